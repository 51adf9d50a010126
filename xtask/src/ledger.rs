//! `cargo xtask ledger`: how much of each book is cited in code and proved by the tests that ran.

mod coverage;
mod done;
mod table;

use std::collections::BTreeMap;
use std::path::Path;

use crate::book::{self, Book};
use crate::facts::Kind;
use crate::source::{self, Citation};
use crate::{Error, Verdict};

pub use coverage::{Proofs, coverage};
pub use done::check;

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
    for cited in found.tests.iter().filter(|cited| cited.id.starts_with(&format!("{}.", book.name))) {
        let stated = book.facts_of(&cited.id).count();
        if let Some(fact) = cited.facts.iter().find(|it| !(1..=stated).contains(&usize::from(**it))) {
            let Citation { file, line, id, .. } = cited;
            return Err(format!("{}:{line}: {id} has no fact {fact}; it has {stated}", file.display()));
        }
    }
    Ok(found)
}

/// A test that claims to prove its rule; whether it ran is another matter.
pub fn is_claim(citation: &Citation) -> bool {
    citation.in_test() && citation.in_proof && !citation.should_panic
}

/// A test of a worked example: in `tests/examples.rs`, or in the folder that file has become.
pub fn is_example_test(book: &Book, root: &Path, citation: &Citation) -> bool {
    let tests = source::relative(root, &book.folder).join("tests");
    let at_home =
        citation.file == tests.join("examples.rs") || citation.file.starts_with(tests.join("examples"));
    citation.in_test() && at_home && !citation.should_panic
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
        all.iter().map(|(name, coverage)| table::table(name, coverage)).collect::<Vec<_>>().join("\n")
    };
    crate::print(&text)?;
    Ok(Verdict::Fine)
}

/// Lists the facts that no test has proved: of a book, of a chapter (`shoot`, `dwa.shoot`), or all.
pub fn missing(root: &Path, of: Option<&str>) -> Result<Verdict, Error> {
    let mut known = false;
    let mut out = String::new();
    for book in book::books(root)? {
        let is_asked = |rule: &str| {
            let chapter = rule.rsplit_once('.').map_or(rule, |it| it.0);
            let names = [book.name.as_str(), chapter, chapter.rsplit('.').next().unwrap_or_default(), rule];
            of.is_none_or(|it| names.contains(&it))
        };
        let found = citations(root, &book)?;
        let proofs = Proofs::read(root, &book, &found)?;
        known |= book.ledger.rules.iter().any(|rule| is_asked(rule.id()));
        let mut rule = "";
        for fact in book.facts.iter().filter(|it| it.kind != Kind::Definition && is_asked(it.rule())) {
            if proofs.of_fact(fact.rule(), fact.n()).next().is_some() {
                continue;
            }
            if rule != fact.rule() {
                rule = fact.rule();
                out += &format!("{rule}\n");
            }
            out += &format!(
                "  {:>2} {:<10} {}\n                wrong: {}\n",
                fact.n(),
                fact.kind.name(),
                fact.says,
                fact.wrong
            );
        }
        for said in proofs.unreliable() {
            eprintln!("{}: {said}", book.name);
        }
    }
    if !known {
        eprintln!("no book, chapter or rule `{}`", of.unwrap_or_default());
        return Ok(Verdict::Unusable);
    }
    crate::print(&out)?;
    Ok(Verdict::Fine)
}
