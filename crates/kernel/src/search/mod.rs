//! Looking ahead: each option of an open question is played out from copies of the game, and the best mean wins.
//!
//! A paused step is its checkpoint and its tape, so an option is tried by playing the step again with that answer and then on, with
//! fresh dice and a plain bot in every chair. What the asked seat may not know is dealt anew before each playout.
mod options;
mod playout;
mod thinker;
mod weigh;

use std::fmt;

pub use thinker::Thinker;
pub use weigh::{Heard, Seen, Verdicts};

use crate::{
    log::Tape,
    play::{Answers, Nobody, Play, SoFar},
    question::{Answer, LiveQuestion, Seat},
    rule::RuleId,
    session::{Book, Session},
};

/// What a position promises a seat, in thousandths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Worth {
    /// How likely it is that the game is won: all or nothing once it is over.
    pub chance: u16,
    /// How well it goes beside that: who is still alive, and how whole.
    pub well: u16,
}

/// Of the worth of a position so much is winning, and so much how well it goes beside.
const WINNING: u32 = 850;
const WELL: u32 = 150;

impl Worth {
    pub fn new(chance: u32, well: u32) -> Self {
        Worth { chance: chance.min(1_000) as u16, well: well.min(1_000) as u16 }
    }

    /// Chance and wellbeing as one number: 0 to 1,000,000.
    const fn total(self) -> u32 {
        WINNING * self.chance as u32 + WELL * self.well as u32
    }
}

/// What a search knows of a book besides its rules.
pub struct Search<B: Book> {
    /// Who plays on in every chair.
    pub player: fn(u64) -> Box<dyn Answers + Send>,
    /// The turn that a position is in.
    pub turn: fn(&B::Battle) -> u32,
    pub worth: fn(&B::Battle, Seat) -> Worth,
    pub effort: Effort,
}

impl<B: Book> Clone for Search<B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Book> Copy for Search<B> {}

impl<B: Book> fmt::Debug for Search<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Search").field("effort", &self.effort).finish_non_exhaustive()
    }
}

/// How much is played out for one question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Playouts for all options together; an option may get none only where there are more options than these.
    pub playouts: u32,
    /// So many turns are looked ahead.
    pub turns: u32,
    /// In fewer playouts than these nothing is beyond doubt, and nothing is given up for being no better.
    pub least: u32,
    /// No more options than these are tried; of more, those that lie evenly among them.
    pub options: usize,
}

/// A question that is open, with all that is needed to play on from it.
pub struct Root<B: Book> {
    checkpoint: B::Battle,
    tape: Tape,
    /// The position as it is asked in.
    known: B::Battle,
    pub seat: Seat,
    pub why: RuleId,
    /// What is tried; the first is what the plain bot would answer.
    pub options: Vec<Answer>,
}

impl<B: Book> fmt::Debug for Root<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Root").field("why", &self.why).field("options", &self.options).finish_non_exhaustive()
    }
}

impl<B: Book> Root<B> {
    /// A question as it is being asked; nothing where the position is not the book's.
    pub fn asked(asked: &LiveQuestion<'_>, so_far: &SoFar<'_>, plain: Answer, most: usize) -> Option<Self> {
        Some(Root {
            checkpoint: so_far.checkpoint.downcast_ref::<B::Battle>()?.clone(),
            tape: so_far.tape.to_vec(),
            known: asked.table::<B::Battle>()?.clone(),
            seat: asked.ask.seat,
            why: asked.ask.why,
            options: options::of(asked, plain, most),
        })
    }

    /// The question that a session waits with; nothing where none is open.
    pub fn open(session: &Session<B>, search: &Search<B>, seed: u64) -> Option<Self> {
        session.question()?;
        let mut finder = Finder { plain: (search.player)(seed), most: search.effort.options, found: None };
        let mut scratch = session.checkpoint().clone();
        let mut none = crate::dice::TypedDice::new([]);
        let play = Play::new(session.tape().to_vec(), &mut none, &mut finder);
        let mut play = play.from(session.checkpoint()).untold().undescribed();
        let _thrown_away = B::step(&mut scratch, &mut play);
        finder.found
    }
}

/// Looks at the open question and does not answer it.
struct Finder<B: Book> {
    plain: Box<dyn Answers + Send>,
    most: usize,
    found: Option<Root<B>>,
}

impl<B: Book> Answers for Finder<B> {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        Nobody.answer(asked)
    }

    fn answer_from(&mut self, asked: &LiveQuestion<'_>, so_far: &SoFar<'_>) -> Option<Answer> {
        let plain = self.plain.answer(asked).unwrap_or_else(|| asked.default());
        self.found = Root::asked(asked, so_far, plain, self.most);
        None
    }

    fn taped(&mut self, asked: &LiveQuestion<'_>, answer: &Answer) {
        self.plain.taped(asked, answer);
    }
}
