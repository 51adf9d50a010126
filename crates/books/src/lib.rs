//! The books, one line each, in the order of the shelf. Nothing but the program and what tests it knows this list.
mod to_come;

use shelf::{Rulebook, Stock};

#[rustfmt::skip]
static BOOKS: &[&Rulebook] = &[
    &dwa::SHELVED,
    &atzr::SHELVED,
];

/// Puts them all on the shelf; again changes nothing.
pub fn stock() -> &'static [Rulebook] {
    shelf::stock(Stock { books: BOOKS, to_come: to_come::TO_COME });
    shelf::books()
}

/// The book with this id, on a shelf that is stocked; for tests of what stands above it.
pub fn book(id: &str) -> Option<&'static Rulebook> {
    stock();
    shelf::book(id)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn what_is_of_a_book_begins_with_its_id_and_no_two_have_the_same() {
        let mut seen = BTreeSet::new();
        for book in stock() {
            assert!(seen.insert(book.id), "{} is there twice", book.id);
            let own = |name: &str| name.split('.').next() == Some(book.id);
            assert!(book.ledger.rules.iter().all(|it| own(it.id)), "{}", book.id);
            assert!(book.procedures.iter().all(|it| own(it.name)), "{}", book.id);
        }
        assert_eq!(super::book("chess").map(|it| it.id), None);
        assert!(shelf::to_come().iter().all(|it| stock().iter().all(|book| book.short != it.title)));
    }

    /// A scenario is asked for by its id alone.
    #[test]
    fn no_two_scenarios_have_the_same_id() {
        let mut seen = BTreeSet::new();
        for (id, _) in stock().iter().flat_map(|it| (it.scenarios)()) {
            assert!(seen.insert(id), "{id} is there twice");
        }
    }
}
