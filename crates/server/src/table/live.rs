//! A game that is being played, and what is still on its way to the disk.
use std::{collections::BTreeMap, ops::Range};

use kernel::Viewer;
use shelf::Game;
use store::Writing;
use tokio::sync::oneshot;

use super::{Request, unwritten};
use crate::{chronicle::TurnIndex, wrong::Wrong};

/// The game itself and what belongs to it as long as it is live.
#[derive(Debug)]
pub struct Live {
    pub game: Box<dyn Game>,
    /// What has to be said about the game as it was taken up.
    pub remarks: Vec<String>,
    /// Stands for the game so far and for what it waits for.
    pub mark: u64,
    /// A take-back that waits for consent, or was refused.
    pub request: Option<Request>,
    /// Whether the last undo took back dice that had been rolled.
    pub undid_dice: bool,
    /// How far each pair of eyes has read the journal.
    pub chronicles: BTreeMap<Viewer, TurnIndex>,
    /// The decisions that were taken in one go; after a restart each is taken back by itself.
    pub gestures: Vec<Range<usize>>,
}

/// What of a game that was played on is still on its way to the disk.
pub(super) type PendingWrite = Result<Option<Writing>, Wrong>;

impl Live {
    /// Waits until what was played is on disk.
    pub(super) fn wait_on(&mut self, played: PendingWrite) -> Result<(), Wrong> {
        let mut writing = played?;
        while let Some(it) = writing {
            writing = self.game.written(it.wait()).map_err(unwritten)?;
        }
        self.now_waits();
        Ok(())
    }

    /// The same for those who may not keep a thread waiting.
    pub(super) async fn keep_on(&mut self, played: PendingWrite) -> Result<(), Wrong> {
        let mut writing = played?;
        while let Some(it) = writing {
            writing = self.game.written(kept(it).await).map_err(unwritten)?;
        }
        self.now_waits();
        Ok(())
    }

    /// Plays until a person is needed; all of it is on disk when this returns.
    pub(super) fn play_on(&mut self) -> Result<(), Wrong> {
        let played = self.game.play().map_err(unwritten);
        self.wait_on(played)
    }

    /// Takes note of what the game waits for.
    fn now_waits(&mut self) {
        let mark = self.game.number();
        // Once the game has moved on there is nothing left to ask for.
        if std::mem::replace(&mut self.mark, mark) != mark {
            self.request = None;
        }
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
