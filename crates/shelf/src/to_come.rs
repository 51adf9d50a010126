//! Books that will stand on the shelf one day.
use view::cover::BookCover;

/// A book that cannot be played yet.
#[derive(Clone, Copy, Debug)]
pub struct ToCome {
    pub title: &'static str,
    /// What one plays on and measures in.
    pub ground: &'static str,
    pub cover: BookCover,
}
