//! The front of a book, for a shelf: what is to be drawn, in words.

/// What stands on a cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cover {
    /// What is drawn on it: crowd, hexes, road, city, print; anything else is a plain cloth binding.
    pub motif: &'static str,
    /// The title, a line each.
    pub title: &'static [&'static str],
    /// What a paper band round it says, if there is one.
    pub band: Option<&'static str>,
}
