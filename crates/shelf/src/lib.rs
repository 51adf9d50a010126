//! The books on the shelf: the only place that names them all.
use kernel::{Ledger, Procedure};

/// What the program knows of one rulebook.
#[derive(Clone, Copy, Debug)]
pub struct Shelved {
    pub id: &'static str,
    pub title: &'static str,
    pub maker: &'static str,
    pub ledger: &'static Ledger,
    pub procedures: &'static [Procedure],
}

/// Every book, in the order of the shelf.
pub static BOOKS: &[Shelved] = &[Shelved {
    id: "dwa",
    title: "Dead Walk Again 2.05",
    maker: "Eric Laurent-Nauguet, Jörgen Bengtsson and Staffan Raupach (PM-Production, 2007)",
    ledger: &dwa::ledger::LEDGER,
    procedures: dwa::table::procedures::PROCEDURES,
}];

/// The book with this id.
pub fn book(id: &str) -> Option<&'static Shelved> {
    BOOKS.iter().find(|it| it.id == id)
}
