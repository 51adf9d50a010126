//! A table at which a campaign is played: what lies on its desk, and the game that it waits for.
use shelf::{Desk, Due, Reply, Sitting};

use super::{Table, answer::declined, unwritten};
use crate::{seat::Who, wrong::Wrong};

impl Table {
    /// What lies beside the view of a campaign; nothing at other tables.
    pub fn campaign_desk(&self) -> Option<Desk> {
        self.current().game.desk()
    }

    /// Whoever is asked, or the first chair.
    pub fn asked_chair(&self) -> Who {
        let live = self.current();
        Who::Sits(live.game.question().map_or(kernel::Seat(0), |it| it.seat))
    }

    /// The game that a campaign waits for, and how far that has come.
    pub fn due(&self) -> Result<Option<(Due, Sitting)>, Wrong> {
        let live = self.current();
        let Some(due) = shelf::due(&*live.game) else { return Ok(None) };
        let due = due.map_err(Wrong::trouble)?;
        let sitting = due.sitting(&self.library, &self.id).map_err(unwritten)?;
        Ok(Some((due, sitting)))
    }

    /// Hands in the game that a campaign waits for, which has to be over.
    pub fn hand_in(&self) -> Result<(), Wrong> {
        let mut live = self.live();
        let (number, ended) = shelf::ended(&self.library, &self.id, &*live.game).map_err(declined)?;
        let seat = live.game.question().map_or(kernel::Seat(0), |it| it.seat);
        let played = live.game.reply(number, seat, Reply::Played(ended)).map_err(declined)?;
        self.settle(&mut live, Ok(played))
    }
}
