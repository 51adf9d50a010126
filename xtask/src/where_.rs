//! `cargo xtask where RULE`: an entry, its words, the code that cites it, the tests that prove it.

use std::path::Path;

use toml::Spanned;

use crate::book::{self, Book, Example, Ruling};
use crate::ledger::{self, Proofs};
use crate::source::Citation;
use crate::{Error, Verdict};

/// Prints all that is known of an id, or the ids that are near it.
pub fn find(root: &Path, id: &str) -> Result<Verdict, Error> {
    let books = book::books(root)?;
    let Some(book) = books.iter().find(|book| book.ledger.ids().any(|known| known == id)) else {
        eprintln!("`{id}` is in no ledger.");
        let near = nearest(id, books.iter().flat_map(|book| book.ledger.ids()));
        if !near.is_empty() {
            eprintln!("Near it are:\n  {}", near.join("\n  "));
        }
        return Ok(Verdict::Unusable);
    };
    let found = ledger::citations(root, book)?;
    let proofs = Proofs::read(root, book, &found)?;
    let cited = places("cited", found.code.iter().filter(|it| it.id == id), |_| "");
    let tested = places("tests", found.tests.iter().filter(|it| it.id == id), |it| match it {
        _ if ledger::is_claim(it) && proofs.is_proof(it) => "  proves it",
        _ if ledger::is_claim(it) => "  claims to prove it, which does not count",
        _ if ledger::is_example_test(book, root, it) && proofs.is_played(it) => "  plays it",
        _ => "",
    });
    for unreliable in proofs.unreliable() {
        eprintln!("{}: {unreliable}", book.name);
    }
    let facts = facts(book, id, &proofs);
    crate::print(&format!("{}\n{facts}{}{cited}\n{tested}", entry(book, id), said(book, id)))?;
    Ok(Verdict::Fine)
}

/// What the rule states one by one, each with the tests that prove it.
fn facts(book: &Book, id: &str, proofs: &Proofs<'_>) -> String {
    let mut out = String::new();
    for fact in book.facts_of(id) {
        out += &format!("  {:>2} {:<10} {}\n", fact.n(), fact.kind.name(), fact.says);
        for test in proofs.of_fact(id, fact.n()) {
            let name = test.test.as_deref().unwrap_or_default();
            out += &format!("                {}:{}  {name}\n", test.file.display(), test.line);
        }
    }
    if out.is_empty() { out } else { format!("facts:\n{out}\n") }
}

fn entry(book: &Book, id: &str) -> String {
    let mut found = Vec::new();
    for rule in book.ledger.rules.iter().filter(|rule| rule.id() == id) {
        let layer = format!("{:?}", rule.layer).to_lowercase();
        let optional = if rule.optional { ", optional" } else { "" };
        found.push(format!("{id}\n  section {}, {layer}{optional}\n  {}\n", rule.section, rule.text));
    }
    for ruling in book.ledger.rulings.iter().filter(|ruling| ruling.id() == id || ruling.is_on(id)) {
        let Ruling { question, ruling: answer, why, rules, .. } = ruling;
        let on = if ruling.id() == id { list("on", rules) } else { String::new() };
        found.push(format!("{}\n  {question}\n  {answer}\n  Why: {why}\n{on}", ruling.id()));
    }
    for example in book.ledger.examples.iter().filter(|example| example.id() == id || example.is_of(id)) {
        let Example { section, given, dice, expect, rules, .. } = example;
        let of = if example.id() == id { list("of", rules) } else { String::new() };
        found.push(format!(
            "{}\n  section {section}\n  Given: {given}\n  Dice: {dice:?}\n  Expect: {expect}\n{of}",
            example.id()
        ));
    }
    found.join("\n")
}

/// What the program says of it.
fn said(book: &Book, id: &str) -> String {
    let Some((_, words)) = book.words.rules.iter().find(|it| it.0 == id) else { return String::new() };
    let lines: String = words.lines().iter().map(|(key, words)| format!("  {key}: {words}\n")).collect();
    format!("words:\n{lines}\n")
}

fn list(how: &str, rules: &[Spanned<String>]) -> String {
    rules.iter().map(|rule| format!("  {how} {}\n", rule.get_ref())).collect()
}

fn places<'a>(
    heading: &str,
    places: impl Iterator<Item = &'a Citation>,
    mark: impl Fn(&Citation) -> &'static str,
) -> String {
    let mut places = places.peekable();
    let mut out = format!("{heading}:{}\n", if places.peek().is_none() { " nowhere" } else { "" });
    for place in places {
        let inside = place.inside.as_deref().unwrap_or("(no function)");
        out += &format!("  {}:{}  {inside}{}\n", place.file.display(), place.line, mark(place));
    }
    out
}

/// Up to six ids like the one asked for: those that contain it, then those a few letters away.
fn nearest<'a>(id: &str, known: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let limit = 2 + id.chars().count() / 4;
    let mut near: Vec<(usize, &str)> = known
        .map(|other| (if !id.is_empty() && other.contains(id) { 0 } else { distance(id, other) }, other))
        .filter(|(distance, _)| *distance <= limit)
        .collect();
    near.sort();
    near.into_iter().take(6).map(|(_, other)| other).collect()
}

/// How many letters to add, drop or change to make one word the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, letter) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, other) in b.iter().enumerate() {
            let changed = diagonal + usize::from(letter != *other);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_are_counted_in_letters() {
        assert_eq!(distance("aim", "aim"), 0);
        assert_eq!(distance("aim", "aims"), 1);
        assert_eq!(distance("", "aim"), 3);
        assert_eq!(distance("shoot", "hoop"), 2);
    }

    #[test]
    fn the_nearest_comes_first_and_far_ones_not_at_all() {
        let known = ["dwa.shoot.aim", "dwa.shoot.range", "dwa.fear.test"];
        assert_eq!(nearest("dwa.shoot.aimm", known.into_iter()), ["dwa.shoot.aim", "dwa.shoot.range"]);
        assert_eq!(nearest("fear", known.into_iter()), ["dwa.fear.test"]);
        assert!(nearest("xyz", known.into_iter()).is_empty());
    }
}
