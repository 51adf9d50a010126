//! One door for each kind of change: what the book ties to a change stands inside, in the book's order. Figures, openings, rooms,
//! vehicles and what lies about are [`Guarded`]: everybody reads them, and only the doors of this module write them.
mod carried;
mod goal;
mod ground;
mod guarded;
mod life;
mod nerve;
mod place;

use kernel::Token;

use super::FigureId;

pub use self::{
    carried::*,
    goal::*,
    ground::*,
    guarded::{Arrangement, Guarded},
    life::*,
    nerve::*,
    place::*,
};

/// Whose deed it is that something befalls somebody, for the journal, for kills and for their worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct By {
    pub who: Option<FigureId>,
    /// In base contact with the one eliminated (ruling on kills in close combat).
    pub close: bool,
}

impl By {
    pub const NOBODY: By = By { who: None, close: false };

    /// A human's deed, if it is anybody's.
    pub fn human(human: impl Into<Option<u16>>, close: bool) -> Self {
        By { who: human.into().map(FigureId::Human), close }
    }

    pub const fn zombie(zombie: u32) -> Self {
        By { who: Some(FigureId::Zombie(zombie)), close: false }
    }

    /// The human whose deed it is.
    pub const fn whose(self) -> Option<u16> {
        match self.who {
            Some(FigureId::Human(human)) => Some(human),
            Some(FigureId::Zombie(_)) | None => None,
        }
    }

    pub fn token(self) -> Option<Token> {
        self.who.map(FigureId::token)
    }
}

/// Where a wound comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    ZombieAttack,
    Other,
}
