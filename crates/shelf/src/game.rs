//! A game on the table, whatever the book: people and bots in its chairs, dice, and the file it lives in.
mod reply;
mod seated;
mod state;
mod table;

use std::{fmt::Debug, ops::Range, path::Path};

use kernel::{Answer, Event, OwnTables, Question, Refusal, Seat, Token, Told, Viewer};
use serde_json::{Map, Value};
use store::{GamePlace, Writing};
use view::{Preview, View};

pub(crate) use self::table::Table;
pub use self::{
    reply::{DueGameEnd, Reply, ReplyRefusal},
    seated::{Players, Source},
    state::TableState,
};
use crate::{Adviser, Desk, Foreseer, GroupOrder, GroupPlan, Past};

/// What went wrong around the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameFault {
    /// Somebody else has gone on with the game: it has to be taken up again.
    GoneOn,
    /// The library or the disk could not do it, in plain words; the game is not to blame.
    Disk(String),
    /// The game was recorded under other rules and cannot be gone on with, in plain words.
    Diverged(String),
    /// Anything else, in plain words.
    Other(String),
}

impl std::fmt::Display for GameFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            GameFault::GoneOn => write!(f, "{}", store::Error::GoneOn),
            GameFault::Disk(words) | GameFault::Diverged(words) | GameFault::Other(words) => {
                f.write_str(words)
            }
        }
    }
}

impl std::error::Error for GameFault {}

impl From<store::Error> for GameFault {
    fn from(error: store::Error) -> Self {
        match error {
            store::Error::GoneOn => GameFault::GoneOn,
            other if other.is_of_the_disk() => GameFault::Disk(other.to_string()),
            other => GameFault::Other(other.to_string()),
        }
    }
}

/// How things would stand after answers that nobody has given yet; a copy, the game goes on without it.
pub trait Glimpse: Send + Debug {
    /// The question that they lead to; refused where dice come first, or where it is somebody else's.
    fn question(&self) -> Result<&Question, Refusal>;
    fn view(&self) -> View;
    /// What belongs on the board beside that question, or what an answer to it would come to.
    fn preview(&self, answer: Option<&Answer>) -> Result<Preview, Refusal>;
    fn foreseer(&self) -> Result<Box<dyn Foreseer>, Refusal>;
}

/// A game in progress.
pub trait Game: Send + Debug {
    fn book(&self) -> &'static str;
    /// Plays on until a person is needed or the game ends, and writes down what happened before it says so.
    fn advance(&mut self) -> Result<TableState, GameFault> {
        let mut writing = self.play()?;
        while let Some(it) = writing {
            writing = self.written(it.wait())?;
        }
        Ok(self.state().clone())
    }
    /// The same, but what happened is still on its way to the disk: its outcome has to be handed to [`Game::written`]
    /// before anything is told or done.
    fn play(&mut self) -> Result<Option<Writing>, GameFault>;
    /// Takes note of what became of the writing; there may be more to write.
    fn written(&mut self, outcome: Result<(), store::Error>) -> Result<Option<Writing>, GameFault>;
    /// What the game waits for, since it was last played on.
    fn state(&self) -> &TableState;
    /// Names what the game waits for, so that a reply to something else changes nothing; it is the same after a restart.
    fn number(&self) -> u64;
    /// The one way in for whatever people say: it is checked, taken and played on with. What happened is on its way to the disk
    /// then, as with [`Game::play`].
    fn reply(&mut self, to: u64, seat: Seat, reply: Reply) -> Result<Option<Writing>, ReplyRefusal>;
    /// The same; it is on disk when this returns.
    fn take(&mut self, to: u64, seat: Seat, reply: Reply) -> Result<(), ReplyRefusal> {
        let mut writing = self.reply(to, seat, reply)?;
        while let Some(it) = writing {
            writing = self.written(it.wait())?;
        }
        Ok(())
    }
    /// An answer to whatever is open.
    fn answer(&mut self, seat: Seat, answer: Answer) -> Result<(), ReplyRefusal> {
        self.take(self.number(), seat, Reply::Answer(answer))
    }
    /// The figure whose dice are awaited, and the seat of whoever leads it; nothing where nobody does, whose dice are everybody's.
    fn rolls_for(&self) -> Option<(Token, Seat)>;
    /// Has dice ready that people rolled, before the game asks for them.
    fn lay_out(&mut self, faces: Vec<u16>);
    /// How many chairs its people are led from; a scenario may have more, in which nobody is led.
    fn chairs(&self) -> usize;
    /// Whether people roll for it.
    fn takes_dice(&self) -> bool;
    /// How many typed-in dice nobody has asked for yet.
    fn spare_dice(&self) -> usize;
    /// How many dice have been rolled, those of the step under way included.
    fn dice(&self) -> u64;
    /// Whether what is played next is best written at once: the disk is quick and no other game is being written.
    fn is_quick(&self) -> bool;
    /// Whether no other program has gone on with the game since it was opened here.
    fn is_current(&self) -> Result<bool, GameFault>;
    /// Takes the last decision back; `by` whom goes into the record, or else whoever had decided.
    fn undo(&mut self, by: Option<Seat>) -> Result<(), GameFault> {
        self.undo_to(self.decisions().saturating_sub(1), by)
    }
    /// Goes back to where the decision with this number, counted from 0, was still open.
    fn undo_to(&mut self, decision: usize, by: Option<Seat>) -> Result<(), GameFault> {
        self.undo_allowed(decision, by, &[])
    }
    /// The same after others have allowed it, which goes into the record too.
    fn undo_allowed(&mut self, decision: usize, by: Option<Seat>, allowed: &[Seat]) -> Result<(), GameFault>;
    /// Whether whoever sits in these chairs has learnt something since the decision with this number: dice have fallen, a bot
    /// has decided, or something hidden has come to light.
    fn has_shown_since(&self, decision: usize, seats: &[Seat]) -> Result<bool, GameFault>;
    fn decisions(&self) -> usize;
    fn question(&self) -> Option<&Question>;
    fn view(&self, viewer: Viewer) -> View;
    /// What somebody saw at a place in the journal; nothing where that cannot be played again.
    fn stood(&self, at: Told, viewer: Viewer) -> Option<View>;
    /// What somebody calls a figure, as their view has it; nothing where only the whole view can tell.
    fn called(&self, viewer: Viewer, token: Token) -> Option<String>;
    /// What a figure sees from where it stands, as far as the viewer may know.
    fn sees(&self, viewer: Viewer, token: Token) -> Preview;
    /// What belongs on the board beside the question that this seat is asked; with an answer, what that one would come to. A
    /// rule that forbids it is part of what is shown.
    fn preview(&self, seat: Seat, answer: Option<&Answer>) -> Result<Preview, Refusal>;
    /// How things would stand after these answers, given one after the other by this seat; refused where one of them is, or where
    /// a die would be rolled between two of them.
    fn ahead(&self, seat: Seat, answers: &[Answer]) -> Result<Box<dyn Glimpse>, Refusal>;
    /// Those whom this seat may tell to go somewhere together, or to wait, from the question it is asked.
    fn company(&self, seat: Seat) -> Vec<Token>;
    /// What comes of such an order.
    fn group_plan(&self, seat: Seat, order: &GroupOrder) -> Result<GroupPlan, Refusal>;
    /// Who a figure is, how far it reaches and whom it senses, as far as the viewer may know.
    fn about(&self, viewer: Viewer, token: Token) -> Preview;
    /// Who can say what an answer to the question that this seat is asked may come to by the end of its step.
    fn foreseer(&self, seat: Seat) -> Result<Box<dyn Foreseer>, Refusal>;
    /// Somebody who looks ahead from the question that is open; nobody where none is.
    fn adviser(&self) -> Option<Box<dyn Adviser>>;
    /// Writes down that advice was asked about the open question. It changes nothing of the game.
    fn mark_advice(&mut self) -> Result<(), GameFault>;
    /// The decisions, counted from 0, before which advice was asked.
    fn advised(&self) -> Vec<usize>;
    /// All that was told so far, the step under way and every take-back included.
    fn journal(&self) -> Vec<Event> {
        self.journal_from(0)
    }
    /// The same without its first `from` events.
    fn journal_from(&self, from: usize) -> Vec<Event> {
        self.journal_in(from..usize::MAX)
    }
    /// The events from one place up to another, as far as there are any; what stands elsewhere is not read for it.
    fn journal_in(&self, events: Range<usize>) -> Vec<Event>;
    fn journal_len(&self) -> usize;
    /// How much of the journal stands: what comes next is added after it, and only a take-back changes it.
    fn settled(&self) -> usize;
    /// The last decision of each seat that has taken any, counted from 0; nothing if the journal does not hold them all.
    fn last_decisions(&self) -> Option<Vec<(Seat, usize)>>;
    /// Whether the people may read an event who play at one screen: not what is for nobody, or for a bot.
    fn is_for_people(&self, event: &Event) -> bool;
    /// What they may read of the journal from this event on.
    fn people_hear_from(&self, from: usize) -> Vec<Event> {
        self.journal_from(from).into_iter().filter(|it| self.is_for_people(it)).collect()
    }
    fn people_hear(&self) -> Vec<Event> {
        self.people_hear_from(0)
    }
    /// From now on the game lives in this place, and every decision is on disk before it counts.
    fn keep_in(&mut self, place: GamePlace<'_>, about: Map<String, Value>) -> Result<(), GameFault>;
    /// Writes a copy of the game to another file.
    fn copy_to(&mut self, path: &Path) -> Result<(), GameFault>;
    /// Writes the whole position, so that nothing of the past has to be played again.
    fn put_away(&mut self) -> Result<(), GameFault>;
    fn result(&self) -> Option<Value>;
    /// The player's own tables that it is played by, if it is by any.
    fn own_tables(&self) -> Option<&OwnTables>;
    /// The whole position after the last finished step, as JSON; for what comes after the game.
    fn position(&self) -> Result<String, GameFault>;
    fn is_over(&self) -> bool;
    /// What a page shows of a campaign beside the view; nothing of a game that is none.
    fn desk(&self) -> Option<Desk>;
    /// What was told when this game was handed in; nothing if it was not.
    fn told_of(&self, game: &str) -> Option<Vec<Event>>;
    /// All that was told and not taken back, and each game that was handed in with the place where what it brought begins.
    fn course(&self) -> (Vec<Event>, Vec<(usize, String)>);
    /// The lines that a game has which begins as this one did.
    fn first_lines(&self, about: Map<String, Value>) -> Result<Vec<u8>, GameFault>;
    /// A copy of all that came before, to look back at; the game is played again once for it.
    fn past(&self) -> Result<Box<dyn Past>, GameFault>;
}
