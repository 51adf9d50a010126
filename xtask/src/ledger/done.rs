//! `cargo xtask ledger --check`: what `xtask/done.toml` says is finished stays finished.

use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;

use super::coverage::{Coverage, coverage};
use crate::book::{self, Book};
use crate::source;
use crate::{Error, Verdict};

/// What of a book is finished.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Done {
    chapters: Vec<String>,
    /// Which facts of those chapters must be proved.
    #[serde(default)]
    facts: Facts,
}

#[derive(Deserialize, Default, Clone, Copy, PartialEq)]
#[serde(rename_all = "lowercase")]
enum Facts {
    #[default]
    None,
    /// Exceptions, limits, boundaries and orders.
    Pressing,
    All,
}

/// Fails if a finished chapter has something uncited or unproved, or if its tests have not all run.
pub fn check(root: &Path) -> Result<Verdict, Error> {
    let mut wrong = Vec::new();
    let books = book::books(root)?;
    for (name, done) in read(root)? {
        let Some(book) = books.iter().find(|book| book.name == name) else {
            return Err(format!("xtask/done.toml: there is no book `{name}`"));
        };
        let coverage = coverage(root, book)?;
        if let Some(odd) =
            done.chapters.iter().find(|it| !coverage.chapters.iter().any(|known| known.chapter == **it))
        {
            return Err(format!("xtask/done.toml: {name} has no chapter `{odd}`"));
        }
        wrong.extend(coverage.unreliable.iter().map(|said| format!("{name}: {said}")));
        // What did not run proves nothing, and each rule of it would only say so again.
        if coverage.unreliable.is_empty() {
            wrong.extend(unfinished(book, &done, &coverage));
        }
    }
    wrong.iter().for_each(|it| eprintln!("{it}"));
    Ok(if wrong.is_empty() { Verdict::Fine } else { Verdict::Failed })
}

fn unfinished(book: &Book, done: &Done, coverage: &Coverage) -> Vec<String> {
    let is_done =
        |rule: &str| done.chapters.iter().any(|chapter| rule.split('.').nth(1) == Some(chapter.as_str()));
    let mut wrong = Vec::new();
    for id in coverage.unproved.iter().filter(|id| is_done(id)) {
        let missing = if coverage.uncited.contains(id) { "cited" } else { "proved" };
        let where_ = if coverage.everywhere.contains(id) {
            ": most tests apply it, so a proof must name its facts"
        } else {
            ""
        };
        wrong.push(format!("{id}: its chapter is marked done, and it is not {missing}{where_}"));
    }
    for ruling in book.ledger.rulings.iter().filter(|it| it.rules.iter().all(|rule| is_done(rule.get_ref())))
    {
        if coverage.rulings_unproved.iter().any(|id| id == ruling.id()) {
            let where_ = if coverage.everywhere.iter().any(|id| id == ruling.id()) {
                ": most tests apply it, so it is cited where nothing depends on it"
            } else {
                ""
            };
            wrong
                .push(format!("{}: its chapters are marked done, and it is not proved{where_}", ruling.id()));
        }
    }
    for example in
        book.ledger.examples.iter().filter(|it| it.rules.iter().all(|rule| is_done(rule.get_ref())))
    {
        if coverage.examples_untested.iter().any(|id| id == example.id()) {
            wrong.push(format!("{}: its chapters are marked done, and no test plays it", example.id()));
        }
    }
    let is_held = |kind: crate::facts::Kind| match done.facts {
        Facts::None => false,
        Facts::Pressing => kind.is_pressing(),
        Facts::All => true,
    };
    for fact in coverage.facts_unproved.iter().filter(|it| is_held(it.kind) && is_done(&it.rule)) {
        wrong.push(format!("{}: fact {} ({}) is not proved", fact.rule, fact.n, fact.kind.name()));
    }
    wrong
}

fn read(root: &Path) -> Result<BTreeMap<String, Done>, Error> {
    let file = root.join("xtask/done.toml");
    if !file.is_file() {
        return Ok(BTreeMap::new());
    }
    toml::from_str(&source::read(root, &file)?).map_err(|error| format!("xtask/done.toml: {error}"))
}
