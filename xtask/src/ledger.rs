//! `cargo xtask ledger`: how much of each book is cited in code and proved by tests.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde::Serialize;

use crate::book::{self, Book};
use crate::source::{self, Citation};
use crate::{Error, Verdict};

/// What a book's code and tests say about its ledger.
#[derive(Serialize)]
struct Coverage {
    rules: usize,
    cited: usize,
    proved: usize,
    rulings: usize,
    rulings_cited: usize,
    examples: usize,
    examples_tested: usize,
    unproved: Vec<String>,
    uncited: Vec<String>,
    rulings_uncited: Vec<String>,
    examples_untested: Vec<String>,
    chapters: Vec<Chapter>,
}

/// One chapter's share, chapters standing in the ledger's order.
#[derive(Serialize)]
struct Chapter {
    chapter: String,
    rules: usize,
    cited: usize,
    proved: usize,
}

/// The citations in a book's code and in its tests.
pub struct Citations {
    pub code: Vec<Citation>,
    pub tests: Vec<Citation>,
}

/// Collects a book's citations; those in code that only tests compile are left out.
pub fn citations(root: &Path, book: &Book) -> Result<Citations, Error> {
    let mut found = Citations { code: Vec::new(), tests: Vec::new() };
    for file in source::rust_files(&book.folder.join("src"))? {
        if !book.generates(&file) {
            found.code.extend(source::citations(root, &file)?.into_iter().filter(|cited| !cited.test_only));
        }
    }
    for file in source::rust_files(&book.folder.join("tests"))? {
        found.tests.extend(source::citations(root, &file)?);
    }
    Ok(found)
}

/// A test that proves its rule.
pub fn is_proof(citation: &Citation) -> bool {
    citation.in_test && citation.in_proof
}

/// A test of a worked example: in `tests/examples.rs`, or in the folder that file has become.
pub fn is_example_test(book: &Book, root: &Path, citation: &Citation) -> bool {
    let tests = source::relative(root, &book.folder).join("tests");
    let at_home =
        citation.file == tests.join("examples.rs") || citation.file.starts_with(tests.join("examples"));
    citation.in_test && at_home
}

/// Prints the coverage of one book or of all, as a table or as JSON.
pub fn report(root: &Path, only: Option<&str>, json: bool) -> Result<Verdict, Error> {
    let mut books = book::books(root)?;
    if let Some(name) = only {
        books.retain(|book| book.name == name);
        if books.is_empty() {
            eprintln!("no book `{name}`: crates/{name}/ledger.toml is not there");
            return Ok(Verdict::Unusable);
        }
    }
    let mut all = BTreeMap::new();
    for book in &books {
        all.insert(book.name.as_str(), coverage(root, book)?);
    }
    let text = if json {
        let joined = serde_json::to_string(&BTreeMap::from([("books", &all)]));
        joined.map_err(|error| format!("cannot write JSON: {error}"))? + "\n"
    } else {
        all.iter().map(|(name, coverage)| table(name, coverage)).collect::<Vec<_>>().join("\n")
    };
    crate::print(&text)?;
    Ok(Verdict::Fine)
}

/// Fails if a chapter that `xtask/done.toml` lists has a rule uncited or unproved.
pub fn check(root: &Path) -> Result<Verdict, Error> {
    let mut verdict = Verdict::Fine;
    let books = book::books(root)?;
    for (name, chapters) in done(root)? {
        let Some(book) = books.iter().find(|book| book.name == name) else {
            return Err(format!("xtask/done.toml: there is no book `{name}`"));
        };
        let coverage = coverage(root, book)?;
        for chapter in chapters {
            if !coverage.chapters.iter().any(|known| known.chapter == chapter) {
                return Err(format!("xtask/done.toml: {name} has no chapter `{chapter}`"));
            }
            let prefix = format!("{name}.{chapter}.");
            for id in coverage.unproved.iter().filter(|id| id.starts_with(&prefix)) {
                let missing = if coverage.uncited.contains(id) { "cited" } else { "proved" };
                eprintln!("{id}: its chapter is marked done, and it is not {missing}");
                verdict = Verdict::Failed;
            }
        }
    }
    Ok(verdict)
}

fn done(root: &Path) -> Result<BTreeMap<String, Vec<String>>, Error> {
    let file = root.join("xtask/done.toml");
    if !file.is_file() {
        return Ok(BTreeMap::new());
    }
    toml::from_str(&source::read(root, &file)?).map_err(|error| format!("xtask/done.toml: {error}"))
}

fn coverage(root: &Path, book: &Book) -> Result<Coverage, Error> {
    let found = citations(root, book)?;
    let ids = |citations: Vec<&Citation>| -> BTreeSet<String> {
        citations.into_iter().map(|citation| citation.id.clone()).collect()
    };
    let cited = ids(found.code.iter().collect());
    let claimed = ids(found.tests.iter().filter(|citation| is_proof(citation)).collect());
    let tested = ids(found.tests.iter().filter(|citation| is_example_test(book, root, citation)).collect());

    let ledger = &book.ledger;
    let mut chapters: Vec<Chapter> = Vec::new();
    let (mut uncited, mut unproved) = (Vec::new(), Vec::new());
    for rule in &ledger.rules {
        let at = chapters.iter().position(|known| known.chapter == rule.chapter()).unwrap_or_else(|| {
            chapters.push(Chapter { chapter: rule.chapter().to_string(), rules: 0, cited: 0, proved: 0 });
            chapters.len() - 1
        });
        let is_cited = cited.contains(rule.id());
        let is_proved = is_cited && claimed.contains(rule.id());
        chapters[at].rules += 1;
        chapters[at].cited += usize::from(is_cited);
        chapters[at].proved += usize::from(is_proved);
        if !is_cited {
            uncited.push(rule.id().to_string());
        }
        if !is_proved {
            unproved.push(rule.id().to_string());
        }
    }
    let without = |ids: Vec<&str>, known: &BTreeSet<String>| -> Vec<String> {
        ids.into_iter().filter(|id| !known.contains(*id)).map(str::to_string).collect()
    };
    let rulings_uncited = without(ledger.rulings.iter().map(|ruling| ruling.id()).collect(), &cited);
    let examples_untested = without(ledger.examples.iter().map(|example| example.id()).collect(), &tested);
    Ok(Coverage {
        rules: ledger.rules.len(),
        cited: ledger.rules.len() - uncited.len(),
        proved: ledger.rules.len() - unproved.len(),
        rulings: ledger.rulings.len(),
        rulings_cited: ledger.rulings.len() - rulings_uncited.len(),
        examples: ledger.examples.len(),
        examples_tested: ledger.examples.len() - examples_untested.len(),
        unproved,
        uncited,
        rulings_uncited,
        examples_untested,
        chapters,
    })
}

fn table(name: &str, coverage: &Coverage) -> String {
    let row = |chapter: &str, rules: usize, cited: usize, proved: usize| {
        format!("  {chapter:<16} {rules:>5} {cited:>5} {proved:>6}  {}\n", bar(rules, cited, proved))
    };
    let mut out = format!("{name}\n  {:<16} {:>5} {:>5} {:>6}\n", "chapter", "rules", "cited", "proved");
    for Chapter { chapter, rules, cited, proved } in &coverage.chapters {
        out += &row(chapter, *rules, *cited, *proved);
    }
    out += &row("all", coverage.rules, coverage.cited, coverage.proved);
    out += &format!("  rulings cited    {} of {}\n", coverage.rulings_cited, coverage.rulings);
    out += &format!("  examples tested  {} of {}\n", coverage.examples_tested, coverage.examples);
    let cited_unproved: Vec<String> =
        coverage.unproved.iter().filter(|id| !coverage.uncited.contains(id)).cloned().collect();
    out += &list("uncited", &coverage.uncited);
    out += &list("cited, unproved", &cited_unproved);
    out += &list("rulings uncited", &coverage.rulings_uncited);
    out += &list("examples untested", &coverage.examples_untested);
    out
}

/// Twenty places: proved `#`, cited and not proved `+`, neither `.`; full only when all are proved.
fn bar(rules: usize, cited: usize, proved: usize) -> String {
    let places = |count: usize| (20 * count).checked_div(rules).unwrap_or(0);
    let (proved, cited) = (places(proved), places(cited.max(proved)));
    format!("{}{}{}", "#".repeat(proved), "+".repeat(cited - proved), ".".repeat(20 - cited))
}

fn list(heading: &str, ids: &[String]) -> String {
    if ids.is_empty() {
        return String::new();
    }
    format!("\n  {heading} ({})\n    {}\n", ids.len(), ids.join("\n    "))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_bar_is_full_only_when_all_is_proved() {
        assert_eq!(super::bar(298, 298, 298), "#".repeat(20));
        assert_eq!(super::bar(298, 298, 297), format!("{}+", "#".repeat(19)));
        assert_eq!(super::bar(4, 2, 1), "#####+++++..........");
        assert_eq!(super::bar(0, 0, 0), ".".repeat(20));
    }
}
