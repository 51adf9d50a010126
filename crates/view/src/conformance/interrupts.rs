//! Whoever is asked in the middle of something is told of what, and by whom.
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use kernel::{Answer, Answers, LiveQuestion, Question, RuleId, Term, Token, Whim};

use crate::telling::{self, Phrases};

/// Lets a bot answer, and keeps what interrupts, and what is asked in nobody's own time without saying why.
pub struct InterruptReader<'a, T> {
    pub bot: Box<dyn Answers>,
    pub phrases: &'a Phrases,
    /// Whether somebody's own people act, or a game is still being set up.
    pub is_own_time: fn(&T) -> bool,
    /// What each kind of interruption is told as.
    pub kinds: BTreeMap<Term, String>,
    pub unsaid: BTreeSet<RuleId>,
}

impl<T> fmt::Debug for InterruptReader<'_, T> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("InterruptReader").field("kinds", &self.kinds).field("unsaid", &self.unsaid).finish()
    }
}

impl<'a, T> InterruptReader<'a, T> {
    pub fn new(phrases: &'a Phrases, is_own_time: fn(&T) -> bool) -> Self {
        let bot = Box::new(Whim::new(1));
        InterruptReader { bot, phrases, is_own_time, kinds: BTreeMap::new(), unsaid: BTreeSet::new() }
    }

    fn read(&mut self, question: &Question, table: &T) {
        let Some(interrupt) = question.interrupt else {
            if !(self.is_own_time)(table) {
                self.unsaid.insert(question.why);
            }
            return;
        };
        assert!(interrupt.by.is_some() && question.about.is_some(), "{question:?}");
        let slip = telling::slip(question, self.phrases, &|it: Token| format!("figure {}", it.0));
        let what = slip.map(|it| it.what).unwrap_or_default();
        assert!(!what.is_empty() && !what.contains('{'), "{question:?}: {what}");
        self.kinds.insert(interrupt.kind, what);
    }
}

impl<T: 'static> Answers for InterruptReader<'_, T> {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        if let Some(table) = asked.table::<T>() {
            self.read(&asked.question(), table);
        }
        self.bot.answer(asked)
    }
}
