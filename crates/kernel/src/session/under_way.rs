//! The step under way while dice are missing: the position as far as it was played, and not a die further.
use super::{Book, Session, run};
use crate::{
    dice::{Dice, Faces},
    play::{Nobody, Play},
    rule::RuleId,
};

impl<B: Book> Session<B> {
    /// The position at the moment in which the next die would fall. A rule cannot be stopped at a die as it can at a question: it is
    /// played again over the tape and left where the tape has no more dice, before anything is made up.
    pub fn as_far_as_rolled(&self) -> B::Battle {
        let mut scratch = self.checkpoint.clone();
        let (mut dice, mut nobody) = (LeavesHere, Nobody);
        let play = Play::new(self.tape.clone(), &mut dice, &mut nobody).settled(self.tape.len());
        run::run::<B>(&mut scratch, play.from(&self.checkpoint));
        scratch
    }
}

/// Dice that are not there: whoever rolls them gets no further.
pub(super) struct LeavesHere;

impl Dice for LeavesHere {
    fn die(&mut self, _: RuleId, _: u16) -> u16 {
        // No panic hook hears of it, and `run` catches it as it catches a bug.
        std::panic::resume_unwind(Box::new("the dice end here"))
    }

    fn pool(&mut self, why: RuleId, _: u16, sides: u16) -> Faces {
        Faces::from_slice(&[self.die(why, sides)])
    }
}
