//! What the ledgers say of a rule.
use kernel::{
    RuleId,
    rule::{Entry, Example, Ruling},
};
use shelf::Shelved;

/// An entry of some book's ledger.
#[derive(Clone, Debug)]
pub enum Found {
    Rule(&'static Shelved, &'static Entry, Vec<&'static Ruling>),
    Ruling(&'static Shelved, &'static Ruling),
    Example(&'static Shelved, &'static Example),
}

pub fn find(id: &str) -> Option<Found> {
    shelf::books().iter().find_map(|book| {
        if let Some(rule) = book.ledger.rule(id) {
            return Some(Found::Rule(book, rule, book.ledger.rulings_on(rule.id).collect()));
        }
        if let Some(ruling) = book.ledger.ruling(id) {
            return Some(Found::Ruling(book, ruling));
        }
        book.ledger.examples.iter().find(|it| it.id == id).map(|it| Found::Example(book, it))
    })
}

/// The words of a rule or ruling; nothing for an id that no ledger has.
pub fn text(id: &str) -> &'static str {
    match find(id) {
        Some(Found::Rule(_, rule, _)) => rule.text,
        Some(Found::Ruling(_, ruling)) => ruling.ruling,
        Some(Found::Example(_, example)) => example.expect,
        None => "",
    }
}

/// What somebody who is asked by this rule for the first time should know.
pub fn lesson(book: &Shelved, rule: &Entry) -> Option<&'static str> {
    RuleId::read(rule.id).and_then(|it| book.phrases.rules.lesson(it))
}

/// Why what this rule forbids cannot be done, in the words of its book, if it has any.
pub fn refusal(id: RuleId) -> Option<String> {
    let book = match find(id.as_str())? {
        Found::Rule(book, ..) | Found::Ruling(book, _) | Found::Example(book, _) => book,
    };
    book.phrases.rules.refusal(id, None)
}
