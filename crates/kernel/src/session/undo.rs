//! Taking back: the tape is cut, and what came before is played again.
use std::fmt;

use serde::Serialize;

use super::{Book, Session, run};
use crate::log::{self, Divergence};

/// Why a decision cannot be taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum UndoError {
    NoSuchDecision { decisions: usize },
    Diverged(Divergence),
}

impl fmt::Display for UndoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UndoError::NoSuchDecision { decisions: 0 } => f.write_str("nothing has been decided yet"),
            UndoError::NoSuchDecision { decisions } => {
                write!(f, "there are {decisions} decisions, numbered 0 to {}", decisions - 1)
            }
            UndoError::Diverged(it) => write!(f, "the game was recorded under other rules: {it}"),
        }
    }
}

impl std::error::Error for UndoError {}

impl<B: Book> Session<B> {
    /// Goes back to where the decision with this number (from 0) was still open. Dice rolled before it stay rolled.
    pub fn undo_to(&mut self, decision: usize) -> Result<(), UndoError> {
        if let Some((step, nth)) = self.history.find_decision(decision) {
            self.rewind(step)?;
            return self.cut_tape(nth);
        }
        match decision - self.history.decisions() {
            nth if nth < log::answers(&self.tape) => self.cut_tape(nth),
            _ => Err(UndoError::NoSuchDecision { decisions: self.decisions() }),
        }
    }

    /// Takes back the last decision.
    pub fn undo(&mut self) -> Result<(), UndoError> {
        match self.decisions() {
            0 => Err(UndoError::NoSuchDecision { decisions: 0 }),
            n => self.undo_to(n - 1),
        }
    }

    /// Forgets what was rolled and answered in the step under way.
    pub fn restart_step(&mut self) {
        self.tape.clear();
        self.settled = 0;
        self.asking = None;
    }

    /// The position before the step with this number, played again from the nearest kept one.
    pub fn position(&self, step: usize) -> Result<B::Battle, UndoError> {
        let step = step.min(self.history.len());
        let (kept, battle) = self.frames.before(step);
        let mut battle = battle.clone();
        for at in kept..step {
            let tape = self.history.tape(at).to_vec();
            run::replay::<B>(&mut battle, tape).map_err(|it| UndoError::Diverged(it.diverged))?;
        }
        Ok(battle)
    }

    /// Plays the finished steps again, once, and shows the position before each of them and the one after all.
    pub fn each_position(&self, mut visit: impl FnMut(usize, &B::Battle)) -> Result<(), UndoError> {
        let mut battle = self.start().clone();
        for (step, tape) in self.steps().enumerate() {
            visit(step, &battle);
            run::replay::<B>(&mut battle, tape.to_vec()).map_err(|it| UndoError::Diverged(it.diverged))?;
        }
        visit(self.history.len(), &battle);
        Ok(())
    }

    /// Makes this finished step the one under way.
    fn rewind(&mut self, step: usize) -> Result<(), UndoError> {
        self.checkpoint = self.position(step)?;
        self.frames.cut(step);
        self.passed.clear();
        if let Some((journal_before, tape)) = self.history.cut(step) {
            self.journal.truncate(journal_before);
            self.tape = tape;
        }
        self.over = false;
        Ok(())
    }

    fn cut_tape(&mut self, nth_answer: usize) -> Result<(), UndoError> {
        self.tape.truncate(log::nth_answer(&self.tape, nth_answer));
        self.settled = self.tape.len();
        self.asking = None;
        Ok(())
    }
}
