//! What the ledgers say of a rule.
use kernel::{
    RuleId,
    rule::{Example, LedgerEntry, Ruling},
};
use shelf::Rulebook;

/// An entry of some book's ledger.
#[derive(Clone, Debug)]
pub enum LedgerItem {
    Rule(&'static Rulebook, &'static LedgerEntry, Vec<&'static Ruling>),
    Ruling(&'static Rulebook, &'static Ruling),
    Example(&'static Rulebook, &'static Example),
}

pub fn find(id: &str) -> Option<LedgerItem> {
    shelf::books().iter().find_map(|book| {
        if let Some(rule) = book.ledger.rule(id) {
            return Some(LedgerItem::Rule(book, rule, book.ledger.rulings_on(rule.id).collect()));
        }
        if let Some(ruling) = book.ledger.ruling(id) {
            return Some(LedgerItem::Ruling(book, ruling));
        }
        book.ledger.examples.iter().find(|it| it.id == id).map(|it| LedgerItem::Example(book, it))
    })
}

/// The words of a rule or ruling; nothing for an id that no ledger has.
pub fn text(id: &str) -> &'static str {
    match find(id) {
        Some(LedgerItem::Rule(_, rule, _)) => rule.text,
        Some(LedgerItem::Ruling(_, ruling)) => ruling.ruling,
        Some(LedgerItem::Example(_, example)) => example.expect,
        None => "",
    }
}

/// What somebody who is asked by this rule for the first time should know.
pub fn lesson(book: &Rulebook, rule: &LedgerEntry) -> Option<&'static str> {
    RuleId::read(rule.id).and_then(|it| book.phrases.rules.lesson(it))
}

/// Why what this rule forbids cannot be done, in the words of its book, if it has any.
pub fn refusal(id: RuleId) -> Option<String> {
    let book = match find(id.as_str())? {
        LedgerItem::Rule(book, ..) | LedgerItem::Ruling(book, _) | LedgerItem::Example(book, _) => book,
    };
    book.phrases.rules.refusal(id, None)
}
