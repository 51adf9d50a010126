//! Bots for human seats. Steady plays sensibly: it looks one action ahead, weighs danger, kills and the Encounter's
//! objective, and takes the best; it knows nothing that does not lie open on the table.
mod answer;
mod choose;
mod fight;
mod goal;
mod threat;
mod way;

use kernel::{Answer, Answers, LiveQuestion, Whim, question::AskedFor};

use self::{choose::Mind, goal::Goal};
use crate::battle::{Battle, FigureId, PersonId, act::Action};

/// Plays sensibly.
#[derive(Clone, Debug)]
pub struct Steady {
    whim: Whim,
    /// Actions chosen in a row without spending anything, so that nothing goes on for ever.
    idle: u8,
    last: Option<(PersonId, u8, u16)>,
}

/// After so many actions that cost nothing an activation is ended.
const MOST_IDLE: u8 = 6;

impl Steady {
    pub fn new(seed: u64) -> Self {
        Steady { whim: Whim::new(seed), idle: 0, last: None }
    }

    fn think(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        let battle = asked.table::<Battle>()?;
        let who = match asked.ask.about.map(FigureId::from_token) {
            Some(FigureId::Person(who)) if usize::from(who.0) < battle.people.len() => Some(who),
            Some(_) | None => None,
        };
        let Some(who) = who else { return answer::general(asked, battle.phase) };
        let goal = goal::goal(battle, who);
        if matches!(asked.shape, AskedFor::One(_)) && asked.item::<Action>(0).is_some() {
            return Some(Answer::One(self.act(battle, asked, who, goal)));
        }
        let mind = Mind::of(battle, who, goal);
        mind.answer(asked).or_else(|| answer::general(asked, battle.phase))
    }

    /// Chooses an action; one that does nothing again and again ends the activation.
    fn act(&mut self, battle: &Battle, asked: &LiveQuestion<'_>, who: PersonId, goal: Goal) -> usize {
        let now = (who, battle.person(who).turn.points, battle.turn);
        self.idle = if self.last == Some(now) { self.idle.saturating_add(1) } else { 0 };
        self.last = Some(now);
        if MOST_IDLE <= self.idle {
            return choose::done(asked);
        }
        Mind::of(battle, who, goal).choose(asked)
    }
}

impl Answers for Steady {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        let allowed = |it: &Answer| asked.check(it).is_ok();
        let thought = self.think(asked).filter(allowed);
        thought.or_else(|| Some(asked.default()).filter(allowed)).or_else(|| self.whim.answer(asked))
    }
}
