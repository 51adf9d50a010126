//! How things stood before a decision: the game itself stays where it is, and nothing of its past is copied.
use super::{
    Book, Session,
    run::{self, End},
};
use crate::{
    dice::TypedDice,
    log::{self, Input},
    play::{Nobody, Play},
};

/// The step in which a decision was taken, and what had come in of it by then.
struct Before<'a, B: Book> {
    position: B::Battle,
    tape: &'a [Input],
    /// The dice of all steps before it.
    dice: u64,
}

impl<B: Book> Session<B> {
    /// The position in which the decision with this number (from 0) was asked for; nothing where the rules no longer ask for it.
    pub fn asked_at(&self, decision: usize) -> Option<B::Battle> {
        let Before { position, tape, .. } = self.before(decision)?;
        let (mut scratch, mut dice, mut nobody) = (position.clone(), TypedDice::new([]), Nobody);
        let play = Play::new(tape.to_vec(), &mut dice, &mut nobody).settled(tape.len()).from(&position);
        matches!(run::run::<B>(&mut scratch, play).end, End::Asking(_)).then_some(scratch)
    }

    /// The position at the beginning of the step in which a decision was taken.
    pub fn checkpoint_at(&self, decision: usize) -> Option<B::Battle> {
        self.before(decision).map(|it| it.position)
    }

    /// How many dice had been rolled when a decision was asked for.
    pub fn dice_at(&self, decision: usize) -> Option<u64> {
        self.before(decision).map(|it| it.dice + log::dice(it.tape))
    }

    fn before(&self, decision: usize) -> Option<Before<'_, B>> {
        let (position, tape, dice, nth) = match self.history.find_decision(decision) {
            Some((step, nth)) => {
                let (tape, dice) = (self.history.tape(step), self.history.dice_before(step));
                (self.position(step).ok()?, tape, dice, nth)
            }
            None => {
                let nth = decision - self.history.decisions();
                (self.checkpoint.clone(), self.tape.as_slice(), self.history.dice(), nth)
            }
        };
        if log::answers(tape) <= nth {
            return None;
        }
        Some(Before { position, tape: &tape[..log::nth_answer(tape, nth)], dice })
    }
}
