//! A stretch of the journal in moments, as a table plays them: a title, all who move, each attack, each throw of dice.
//! What is told of a moment are its lines; who takes part, what changes on the board and whether play stops are data.
mod cut;
mod dice;
mod part;
mod recap;

use std::ops::Range;

use kernel::{Gone, Point, Token};

pub use self::{
    cut::cut,
    dice::{MomentCause, MomentDice},
    part::MomentReader,
    recap::{Recap, harmed_before, recap},
};

/// Something that is shown by itself. The moments of a stretch hold each of its lines once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    pub kind: MomentKind,
    /// Which of the lines tell of it.
    pub lines: Range<usize>,
    /// Which of the events it is made of.
    pub events: Range<usize>,
    /// Who does it, and to whom.
    pub by: Option<Token>,
    pub whom: Vec<Token>,
    /// What changes on the board, in its order.
    pub changes: Vec<BoardChange>,
    pub harms: Vec<Harm>,
    /// Whether it is told in so grave a way that play waits for whoever watches.
    pub stops: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MomentKind {
    /// A new turn.
    Title,
    /// Whoever moves one after the other.
    Moves,
    /// Somebody attacks, with the first dice of it.
    Attack,
    /// Dice that are not the first of an attack.
    Dice,
    /// Somebody comes to the table.
    Arrival,
    /// Something befalls somebody.
    Fate,
    /// Several of the dead move and attack, and nobody comes to harm.
    Routine,
    /// Words alone.
    Note,
}

/// What becomes of a figure on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardChange {
    Goes { token: Token, way: Vec<Point> },
    Comes { token: Token, at: Point, was: Option<Token> },
    Falls { token: Token },
    Rises { token: Token },
    Leaves { token: Token, gone: Gone },
    Marked { token: Token },
}

impl BoardChange {
    pub fn token(&self) -> Token {
        match self {
            BoardChange::Goes { token, .. }
            | BoardChange::Comes { token, .. }
            | BoardChange::Falls { token }
            | BoardChange::Rises { token }
            | BoardChange::Leaves { token, .. }
            | BoardChange::Marked { token } => *token,
        }
    }
}

/// That somebody came to harm, and by whom, where an event says so: nothing is guessed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Harm {
    pub whom: Token,
    pub by: Option<Token>,
    pub kind: HarmKind,
    /// What did it where nobody's blow did.
    pub test: Option<FailedTest>,
}

/// The test that somebody has failed and is out of action for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailedTest {
    /// The event of their dice: others may have rolled since.
    pub rolled: usize,
    /// Who had harmed them since they were last tested.
    pub after: Vec<Token>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HarmKind {
    Shaken,
    Fell,
    /// So many wounds more than before.
    Wounds(i32),
    /// Out of action for good.
    Out,
    /// Gets up as somebody else: the dead one who rises.
    Rises,
}

impl Moment {
    /// Everybody who takes part: whoever does it first.
    pub fn figures(&self) -> Vec<Token> {
        let mut all: Vec<Token> = Vec::new();
        let harmed = self.harms.iter().map(|it| it.whom);
        let changed = self.changes.iter().map(BoardChange::token);
        for token in self.by.into_iter().chain(self.whom.iter().copied()).chain(harmed).chain(changed) {
            if !all.contains(&token) {
                all.push(token);
            }
        }
        all
    }
}
