//! The front of a book, for a shelf.

/// What stands on a cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookCover {
    pub motif: Motif,
    /// The title, a line each.
    pub title: &'static [&'static str],
    /// What a paper band round it says, if there is one.
    pub band: Option<&'static str>,
}

/// What is drawn on a cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motif {
    Crowd,
    Hexes,
    Road,
    City,
    Print,
    /// Nothing: a plain binding.
    Cloth,
}
