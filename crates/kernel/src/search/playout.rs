//! One game played on from an open question.
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::{Root, Search, Worth};
use crate::{
    dice::SeededDice,
    log::Input,
    play::Play,
    question::Answer,
    session::{Book, Flow},
};

/// A game that has not come to its horizon after so many steps is left where it is.
const MOST_STEPS: u32 = 20_000;

impl<B: Book> Search<B> {
    /// What a position is worth that came of an answer; nothing if what was dealt anew does not fit what has happened since.
    pub(super) fn playout(&self, root: &Root<B>, answer: &Answer, seed: u64) -> Option<Worth> {
        // A game on trial that breaks must not break the game it is tried for.
        catch_unwind(AssertUnwindSafe(|| self.played(root, answer, seed))).ok().flatten()
    }

    fn played(&self, root: &Root<B>, answer: &Answer, seed: u64) -> Option<Worth> {
        let mut dice = SeededDice::new(seed);
        let mut player = (self.player)(!seed);
        let mut battle = root.checkpoint.clone();
        B::resample(&mut battle, &root.known, root.seat, &mut dice);
        let mut tape = root.tape.clone();
        tape.push(Input::Answered { why: root.why, answer: answer.clone() });
        let taken = tape.len();
        let mut play = Play::new(tape, &mut dice, &mut *player).settled(taken).untold();
        let mut flow = B::step(&mut battle, &mut play).ok()?;
        if play.is_unfit() {
            return None;
        }
        // What was drawn face down in this very step could not be dealt anew before it.
        let known = battle.clone();
        B::resample(&mut battle, &known, root.seat, &mut dice);
        let last = (self.turn)(&battle).saturating_add(self.effort.turns);
        for _ in 0..MOST_STEPS {
            if flow == Flow::Ends || last < (self.turn)(&battle) {
                break;
            }
            flow = B::step(&mut battle, &mut Play::bulk(&mut dice, &mut *player)).ok()?;
        }
        Some((self.worth)(&battle, root.seat))
    }
}
