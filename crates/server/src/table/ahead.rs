//! Looking ahead from the open question: what an answer may come to, and who would know what to do.
use kernel::{Answer, Question};
use shelf::{Adviser, Foreseen, Game};

use super::{Table, refused, unwritten};
use crate::{seat::Who, wrong::Wrong};

impl Table {
    /// Somebody who looks ahead from the question with this number; that he was asked is written down with the game.
    pub fn adviser(&self, who: Who, number: &str) -> Result<Box<dyn Adviser>, Wrong> {
        let mut live = self.live();
        self.asked(&live, who, number, |_| Ok(()))?;
        let adviser = live.game.adviser().ok_or_else(|| no_advice(&*live.game))?;
        live.game.mark_advice().map_err(unwritten)?;
        Ok(adviser)
    }

    /// What an answer to the question with this number may come to by the end of its step.
    pub fn foresee(
        &self,
        who: Who,
        number: &str,
        read: impl FnOnce(&Question) -> Result<Answer, String>,
    ) -> Result<Foreseen, Wrong> {
        let live = self.live();
        let (seat, answer) = self.asked(&live, who, number, read)?;
        let copy = live.game.foreseer(seat).map_err(|it| refused(&it))?;
        // The table goes on while it is looked at.
        drop(live);
        copy.foresee(&answer).map_err(|it| refused(&it))
    }
}

/// Why nobody looks ahead from the open question.
fn no_advice(game: &dyn Game) -> Wrong {
    Wrong::stale(match game.desk() {
        Some(_) => "The thinker gives no advice in a campaign, only in its games.",
        None => "The thinker cannot look ahead from this question.",
    })
}
