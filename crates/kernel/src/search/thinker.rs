//! A bot that looks ahead.
use std::fmt;

use super::{Root, Search};
use crate::{
    dice::SeededDice,
    play::{Answers, SoFar},
    question::{Answer, AskedFor, LiveQuestion},
    session::Book,
};

/// So often in one turn it may answer otherwise than the plain bot, so that nothing goes on for ever.
const MOST_STRAYED: u16 = 100;

/// Plays its options out and takes the best; where it cannot, and where nothing is surely better, what the plain bot answers.
pub struct Thinker<B: Book> {
    search: Search<B>,
    seeds: SeededDice,
    plain: Box<dyn Answers + Send>,
    turn: u32,
    strayed: u16,
}

impl<B: Book> fmt::Debug for Thinker<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thinker").field("search", &self.search).finish_non_exhaustive()
    }
}

impl<B: Book> Thinker<B> {
    pub fn new(search: Search<B>, seed: u64) -> Self {
        Thinker { plain: (search.player)(seed), search, seeds: SeededDice::new(seed), turn: 0, strayed: 0 }
    }

    /// Whether it may still answer otherwise than the plain bot in this turn.
    fn may_stray(&mut self, asked: &LiveQuestion<'_>) -> bool {
        let Some(battle) = asked.table::<B::Battle>() else { return false };
        let turn = (self.search.turn)(battle);
        if self.turn != turn {
            (self.turn, self.strayed) = (turn, 0);
        }
        self.strayed < MOST_STRAYED
    }
}

fn has_choice(asked: &LiveQuestion<'_>) -> bool {
    matches!(asked.shape, AskedFor::Point(_)) || 1 < asked.len()
}

impl<B: Book> Answers for Thinker<B> {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        self.plain.answer(asked)
    }

    fn answer_from(&mut self, asked: &LiveQuestion<'_>, so_far: &SoFar<'_>) -> Option<Answer> {
        let plain = self.plain.answer(asked)?;
        if !has_choice(asked) || !self.may_stray(asked) {
            return Some(plain);
        }
        let Some(root) = Root::asked(asked, so_far, plain.clone(), self.search.effort.options) else {
            return Some(plain);
        };
        if root.options.len() <= 1 {
            return Some(plain);
        }
        let seed = self.seeds.bits();
        let mut weighed = self.search.weigh(&root, seed, &mut |_| true);
        if weighed.pick == 0 {
            return Some(plain);
        }
        self.strayed += 1;
        let answer = weighed.seen.swap_remove(weighed.pick).answer;
        // What the plain bot meant to do next belongs to another answer.
        self.plain = (self.search.player)(seed);
        self.plain.taped(asked, &answer);
        Some(answer)
    }

    fn looks_ahead(&self) -> bool {
        true
    }

    fn taped(&mut self, asked: &LiveQuestion<'_>, answer: &Answer) {
        self.plain.taped(asked, answer);
    }
}
