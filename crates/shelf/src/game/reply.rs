//! The one way in: whatever people say to a table is checked here before the rules see it.
use kernel::{Answer, GameEnd, Question, Refusal, Seat, dice::Missing, question::AnswerShape};

use super::{GameFault, TableState};

/// What somebody says to what a table waits for.
#[derive(Clone, Debug)]
pub enum Reply {
    Answer(Answer),
    /// An answer, and those to the questions that it leads to before any die is rolled: all of them, or none.
    Answers(Vec<Answer>),
    /// The game that was due is over.
    Played(DueGameEnd),
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
pub struct DueGameEnd(pub(crate) GameEnd);

/// Why a reply was not taken. Nothing has changed by it, unless there was trouble.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplyRefusal {
    /// It is to something that the table no longer waits for.
    Stale,
    NothingAsked,
    NoDiceWanted,
    OthersTurn {
        asked: Seat,
    },
    /// No game can be handed in: something else is asked, or nothing.
    NoGameDue,
    /// The game that is due cannot be handed in: nobody has sat down to it.
    GameNotBegun {
        title: String,
    },
    /// The same: it is still being played.
    GameNotOver {
        title: String,
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
    Trouble(GameFault),
}

impl From<GameFault> for ReplyRefusal {
    fn from(trouble: GameFault) -> Self {
        ReplyRefusal::Trouble(trouble)
    }
}

impl std::fmt::Display for ReplyRefusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ReplyRefusal::Stale => f.write_str("the table has moved on since; nothing was changed"),
            ReplyRefusal::NothingAsked => f.write_str("nothing is being asked just now"),
            ReplyRefusal::NoDiceWanted => f.write_str("no dice are wanted just now"),
            ReplyRefusal::OthersTurn { asked } => Refusal::Seat { asked: *asked }.fmt(f),
            ReplyRefusal::NoGameDue => {
                f.write_str("no game is due in this campaign; answer what is asked first")
            }
            ReplyRefusal::GameNotBegun { title } => write!(f, "{title} has not begun yet"),
            ReplyRefusal::GameNotOver { title } => {
                write!(f, "{title} is not over yet; play it to its end first")
            }
            ReplyRefusal::Number { wanted, given } => {
                let wanted = view::words::counted((*wanted).into(), "die is", "dice are");
                write!(f, "{wanted} wanted, not {given}")
            }
            ReplyRefusal::Face { face, sides } => {
                write!(f, "{face} is not on a d{sides}: it has 1 to {sides}")
            }
            ReplyRefusal::Unfit(refusal) | ReplyRefusal::Refused(refusal) => refusal.fmt(f),
            ReplyRefusal::Trouble(trouble) => trouble.fmt(f),
        }
    }
}

impl std::error::Error for ReplyRefusal {}

impl Reply {
    /// Whether this seat can say this to what the table waits for.
    pub(super) fn check(&self, state: &TableState, seat: Seat) -> Result<(), ReplyRefusal> {
        match (self, state) {
            // Whoever keeps the games says how one ended, nobody else.
            (Reply::Answer(Answer::Game(end)), _) if matches!(**end, GameEnd::Over { .. }) => {
                Err(ReplyRefusal::Unfit(Refusal::Shape { wanted: AnswerShape::Game }))
            }
            (Reply::Played(DueGameEnd(end)), TableState::Asking(question)) => {
                question.check(&end.clone().into()).map_err(ReplyRefusal::Unfit)
            }
            (Reply::Answer(answer), TableState::Asking(question)) => check_answer(answer, question, seat),
            (Reply::Answers(all), TableState::Asking(question)) => {
                if all.iter().any(|it| matches!(it, Answer::Game(_))) {
                    return Err(ReplyRefusal::Unfit(Refusal::Shape { wanted: AnswerShape::Game }));
                }
                let first = all.first().ok_or(ReplyRefusal::NothingAsked)?;
                check_answer(first, question, seat)
            }
            (
                Reply::Answer(_) | Reply::Answers(_) | Reply::Played(_),
                TableState::Waiting | TableState::NeedsDice(_) | TableState::Over | TableState::Broken(_),
            ) => Err(ReplyRefusal::NothingAsked),
            (Reply::Throw(faces), TableState::NeedsDice(missing)) => check_throw(faces, missing),
            (Reply::Dice(_) | Reply::Roll { .. }, TableState::NeedsDice(_)) => Ok(()),
            (
                Reply::Throw(_) | Reply::Dice(_) | Reply::Roll { .. },
                TableState::Asking(_) | TableState::Waiting | TableState::Over | TableState::Broken(_),
            ) => Err(ReplyRefusal::NoDiceWanted),
        }
    }
}

fn check_answer(answer: &Answer, question: &Question, seat: Seat) -> Result<(), ReplyRefusal> {
    if question.seat != seat {
        return Err(ReplyRefusal::OthersTurn { asked: question.seat });
    }
    question.check(answer).map_err(ReplyRefusal::Unfit)
}

fn check_throw(faces: &[u16], missing: &Missing) -> Result<(), ReplyRefusal> {
    let (wanted, sides) = (missing.n, missing.sides);
    if faces.is_empty() || faces.len() != usize::from(wanted) {
        return Err(ReplyRefusal::Number { wanted, given: faces.len() });
    }
    match faces.iter().find(|it| !(1..=sides).contains(*it)) {
        Some(&face) => Err(ReplyRefusal::Face { face, sides }),
        None => Ok(()),
    }
}
