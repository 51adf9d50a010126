//! A game that is being played: what it waits for, and what is still on its way to the disk.
use std::{collections::BTreeMap, sync::Arc};

use kernel::{Question, Refusal, Viewer, dice::Missing};
use serde_json::Value;
use shelf::{Game, State, Trouble};
use store::Writing;
use tokio::sync::oneshot;

use super::{Request, refused, unwritten};
use crate::{chronicle::Chronicle, look, wrong::Wrong};

/// The game itself and what it waits for.
#[derive(Debug)]
pub struct Live {
    pub game: Box<dyn Game>,
    pub waits: Waits,
    /// What has to be said about the game as it was taken up.
    pub remarks: Vec<String>,
    /// Stands for the game so far and for what it waits for.
    pub mark: u64,
    /// A take-back that waits for consent, or was refused.
    pub request: Option<Request>,
    /// Whether the last undo took back dice that had been rolled.
    pub undid_dice: bool,
    /// How far each pair of eyes has read the journal.
    pub chronicles: BTreeMap<Viewer, Chronicle>,
}

#[derive(Debug)]
pub enum Waits {
    Answer(Arc<Question>),
    Dice(Missing),
    Over(Option<Value>),
    /// The rules have a bug; taking the last decision back leads out of it.
    Stuck(String),
}

/// What a game waits for, with what is still on its way to the disk.
type Played = Result<(State, Option<Writing>), Trouble>;

impl Live {
    /// Plays until a person is needed; all of it is on disk when this returns.
    pub(super) fn play_on(&mut self) -> Result<(), Wrong> {
        let played = self.game.play();
        self.wait_on(played)
    }

    /// Waits until what was played is on disk.
    pub(super) fn wait_on(&mut self, played: Played) -> Result<(), Wrong> {
        let (state, mut writing) = played.map_err(unwritten)?;
        while let Some(it) = writing {
            writing = self.game.written(it.wait()).map_err(unwritten)?;
        }
        match self.now_waits(state) {
            Ok(()) => Ok(()),
            // A refused answer leaves its question open; playing on asks it again, and nothing is new to write.
            Err(refusal) => self.ask_again(&refusal),
        }
    }

    /// The same for those who may not keep a thread waiting.
    pub(super) async fn keep_on(&mut self, played: Played) -> Result<(), Wrong> {
        let (state, mut writing) = played.map_err(unwritten)?;
        while let Some(it) = writing {
            writing = self.game.written(kept(it).await).map_err(unwritten)?;
        }
        match self.now_waits(state) {
            Ok(()) => Ok(()),
            Err(refusal) => self.ask_again(&refusal),
        }
    }

    fn ask_again(&mut self, refusal: &Refusal) -> Result<(), Wrong> {
        let state = self.game.advance().map_err(unwritten)?;
        match self.now_waits(state) {
            Ok(()) => Err(refused(refusal)),
            Err(_) => Err(Wrong::trouble("The rules refuse every answer here; take the last decision back.")),
        }
    }

    /// Takes note of what the game waits for.
    fn now_waits(&mut self, state: State) -> Result<(), Refusal> {
        self.waits = match state {
            State::Asking(question) => Waits::Answer(question),
            State::NeedsDice(missing) => Waits::Dice(missing),
            State::Over => Waits::Over(self.game.result()),
            State::Broken(report) => Waits::Stuck(report.message.clone()),
            State::Refused(refusal) => return Err(refusal),
        };
        let mark = look::mark(self);
        // Once the game has moved on there is nothing left to ask for.
        if std::mem::replace(&mut self.mark, mark) != mark {
            self.request = None;
        }
        Ok(())
    }
}

/// What becomes of a line; those of other tables that are ready by now share its sync. A quick disk is waited for here, a
/// slow one by somebody else, for all tables.
async fn kept(writing: Writing) -> Result<(), store::Error> {
    let library = writing.library().cloned();
    let (tell, told) = oneshot::channel();
    writing.tell(move |outcome| drop(tell.send(outcome)));
    if let Some(library) = library {
        tokio::task::yield_now().await;
        if library.is_quick() {
            library.flush();
        } else if !library.is_flushing() {
            tokio::task::spawn_blocking(move || library.flush_all());
        }
    }
    let lost = || Err(store::Error::Library { why: "a line was lost on its way".to_owned() });
    told.await.unwrap_or_else(|_| lost())
}
