//! What stands on the shelf. The program puts it there once, before anything is asked for; until then the shelf is empty.
use std::sync::OnceLock;

use kernel::{RuleId, Term};

use crate::{Rulebook, ToCome, campaign::SUFFIX};

/// The books of a program, in the order of the shelf.
#[derive(Clone, Copy, Debug)]
pub struct Stock {
    pub books: &'static [&'static Rulebook],
    /// Those that cannot be played yet, in the order in which they are to come.
    pub to_come: &'static [ToCome],
}

/// The books side by side, and those to come.
static SHELF: OnceLock<(Vec<Rulebook>, &'static [ToCome])> = OnceLock::new();

/// Puts the books on the shelf. Only the first time counts, so that nothing changes under whoever has read it.
pub fn stock(stock: Stock) {
    SHELF.get_or_init(|| (stock.books.iter().copied().copied().collect(), stock.to_come));
    for book in books() {
        RuleId::know(book.ledger);
        book.terms.iter().for_each(|names| Term::know(names));
    }
}

/// Every book, in the order of the shelf.
pub fn books() -> &'static [Rulebook] {
    SHELF.get().map_or(&[], |it| &it.0)
}

/// The books that will stand on the shelf one day.
pub fn to_come() -> &'static [ToCome] {
    SHELF.get().map_or(&[], |it| it.1)
}

/// The book with this id; the header of a campaign names its book too.
pub fn book(id: &str) -> Option<&'static Rulebook> {
    let id = id.strip_suffix(SUFFIX).unwrap_or(id);
    books().iter().find(|it| it.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nothing is ever put on the shelf of this program.
    #[test]
    fn an_empty_shelf_says_so() {
        assert!(books().is_empty() && to_come().is_empty() && book("chess").is_none());
        let said = crate::book_of(r#"{"book": "chess"}"#).unwrap_err().to_string();
        assert!(
            said.ends_with("found \"chess\", expected a book, of which there is none on this shelf"),
            "{said}"
        );
        assert_eq!(crate::campaigns(None).unwrap_err(), "no book has campaigns");
        assert_eq!(crate::campaigns(Some("chess")).unwrap_err(), "there is no book `chess`");
        assert_eq!(crate::ready().count(), 0);
        assert_eq!(crate::own_box("", "").unwrap_err(), ["no book takes tables of your own"]);
        assert_eq!(crate::own_tables(RuleId::in_ledger("chess.move.pawn")), None);
        let said = crate::library::campaigns("chess").unwrap_err().to_string();
        assert_eq!(said, "there is no book `chess` on this shelf");
    }
}
