//! The one way in: whatever people say to a table is checked here before the rules see it.
use kernel::{Answer, GameEnd, Refusal, Seat, dice::Missing, question::Wanted};

use super::{State, Trouble};

/// What somebody says to what a table waits for.
#[derive(Clone, Debug)]
pub enum Reply {
    Answer(Answer),
    /// The game that was due is over.
    Played(Ended),
    /// All dice of the throw that is wanted.
    Throw(Vec<u16>),
    /// Dice as they come, fewer or more than are wanted: at a keyboard the rest follows.
    Dice(Vec<u16>),
    /// The program rolls them, as if people had.
    Roll {
        seed: u64,
    },
}

/// How a game ended that was due. None can be made outside this crate, which has opened the game and found it over.
#[derive(Clone, Debug)]
pub struct Ended(pub(crate) GameEnd);

/// Why a reply was not taken. Nothing has changed by it, unless there was trouble.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Declined {
    /// It is to something that the table no longer waits for.
    Stale,
    NothingAsked,
    NoDiceWanted,
    OthersTurn {
        asked: Seat,
    },
    /// So many dice are wanted, and so many were given.
    Number {
        wanted: u16,
        given: usize,
    },
    Face {
        face: u16,
        sides: u16,
    },
    /// No such answer can be given to the question.
    Unfit(Refusal),
    /// The rule itself has refused it; its question is open again.
    Refused(Refusal),
    Trouble(Trouble),
}

impl From<Trouble> for Declined {
    fn from(trouble: Trouble) -> Self {
        Declined::Trouble(trouble)
    }
}

impl std::fmt::Display for Declined {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Declined::Stale => f.write_str("the table has moved on since; nothing was changed"),
            Declined::NothingAsked => f.write_str("nothing is being asked just now"),
            Declined::NoDiceWanted => f.write_str("no dice are wanted just now"),
            Declined::OthersTurn { asked } => Refusal::Seat { asked: *asked }.fmt(f),
            Declined::Number { wanted, given } => {
                let wanted = view::words::counted((*wanted).into(), "die is", "dice are");
                write!(f, "{wanted} wanted, not {given}")
            }
            Declined::Face { face, sides } => {
                write!(f, "{face} is not on a d{sides}: it has 1 to {sides}")
            }
            Declined::Unfit(refusal) | Declined::Refused(refusal) => refusal.fmt(f),
            Declined::Trouble(trouble) => trouble.fmt(f),
        }
    }
}

impl std::error::Error for Declined {}

impl Reply {
    /// Whether this seat can say this to what the table waits for.
    pub(super) fn check(&self, state: &State, seat: Seat) -> Result<(), Declined> {
        match (self, state) {
            // Whoever keeps the games says how one ended, nobody else.
            (Reply::Answer(Answer::Game(end)), _) if matches!(**end, GameEnd::Over { .. }) => {
                Err(Declined::Unfit(Refusal::Shape { wanted: Wanted::Game }))
            }
            (Reply::Played(Ended(end)), State::Asking(question)) => {
                question.check(&end.clone().into()).map_err(Declined::Unfit)
            }
            (Reply::Answer(answer), State::Asking(question)) => {
                if question.seat != seat {
                    return Err(Declined::OthersTurn { asked: question.seat });
                }
                question.check(answer).map_err(Declined::Unfit)
            }
            (
                Reply::Answer(_) | Reply::Played(_),
                State::Waiting | State::NeedsDice(_) | State::Over | State::Broken(_),
            ) => Err(Declined::NothingAsked),
            (Reply::Throw(faces), State::NeedsDice(missing)) => check_throw(faces, missing),
            (Reply::Dice(_) | Reply::Roll { .. }, State::NeedsDice(_)) => Ok(()),
            (
                Reply::Throw(_) | Reply::Dice(_) | Reply::Roll { .. },
                State::Asking(_) | State::Waiting | State::Over | State::Broken(_),
            ) => Err(Declined::NoDiceWanted),
        }
    }
}

fn check_throw(faces: &[u16], missing: &Missing) -> Result<(), Declined> {
    let (wanted, sides) = (missing.n, missing.sides);
    if faces.is_empty() || faces.len() != usize::from(wanted) {
        return Err(Declined::Number { wanted, given: faces.len() });
    }
    match faces.iter().find(|it| !(1..=sides).contains(*it)) {
        Some(&face) => Err(Declined::Face { face, sides }),
        None => Ok(()),
    }
}
