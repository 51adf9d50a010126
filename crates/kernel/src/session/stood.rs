//! How things stood at a place in what was told: the step that tells it is played again over its tape and left there.
use super::{Book, Session, run, under_way::LeavesHere};
use crate::{
    log::Input,
    play::{Nobody, Play, Told},
};

impl<B: Book> Session<B> {
    /// The position at this place; nothing before the first thing that is known, or where the rules no longer play so.
    pub fn stood(&self, at: Told) -> Option<B::Battle> {
        let step = self.step_at(at)?;
        let before = self.history.journal_before(step).unwrap_or(self.journal.len());
        let (within, is_first) = match at {
            Told::UpTo(told) => (Told::UpTo(told - before), false),
            Told::SoMuch(told) => (Told::SoMuch(told - before), told == before),
        };
        let mut battle = self.position_before(step)?;
        if !is_first {
            let from = battle.clone();
            let (mut dice, mut nobody) = (LeavesHere, Nobody);
            let tape = self.tape_of(step);
            let play = Play::new(tape.to_vec(), &mut dice, &mut nobody).settled(tape.len()).undescribed();
            run::run::<B>(&mut battle, play.from(&from).leaving_at(within));
        }
        Some(battle)
    }

    /// The step within which this place is, or at whose beginning. What steps do in silence comes before what is told next.
    fn step_at(&self, at: Told) -> Option<usize> {
        match at {
            Told::UpTo(told) | Told::SoMuch(told) if self.journal.len() < told => Some(self.history.len()),
            Told::UpTo(told) if self.journal.len() == told => Some(self.history.len()),
            Told::UpTo(told) => self.history.step_from(told + 1).checked_sub(1),
            Told::SoMuch(told) => {
                let first = self.history.step_from(told);
                let before = self.history.journal_before(first).unwrap_or(self.journal.len());
                if before == told { Some(first) } else { first.checked_sub(1) }
            }
        }
    }

    fn position_before(&self, step: usize) -> Option<B::Battle> {
        let ago = self.history.len() - step;
        match self.passed.len().checked_sub(ago) {
            _ if ago == 0 => Some(self.checkpoint.clone()),
            Some(at) => Some(self.passed[at].clone()),
            None => self.position(step).ok(),
        }
    }

    fn tape_of(&self, step: usize) -> &[Input] {
        if step < self.history.len() { self.history.tape(step) } else { &self.tape }
    }
}
