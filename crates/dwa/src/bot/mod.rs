//! Bots for human seats. Steady plays sensibly: it looks one action ahead, weighs danger, kills and progress, and
//! takes the best; it knows nothing that does not lie open on the table.
mod answer;
mod choose;
mod drive;
mod errand;
mod fight;
mod fire;
mod gear;
mod judge;
mod mission;
mod place;
mod threat;
pub mod value;
mod way;

use kernel::{Answer, Answers, LiveQuestion, Whim, question::AskedFor};

use self::{choose::ActionPlan, way::Ways};
use crate::battle::{Battle, FigureId, act::Action};

/// Plays sensibly.
#[derive(Clone, Debug)]
pub struct Steady {
    whim: Whim,
    /// What the last action was chosen for; the questions that it raises are answered by it.
    plan: Option<ActionPlan>,
    /// Actions chosen in a row without spending AP, so that nothing goes on for ever.
    idle: u8,
    ways: Ways,
}

/// After so many actions that cost nothing an activation is ended.
const MOST_IDLE: u8 = 12;

impl Steady {
    pub fn new(seed: u64) -> Self {
        Steady { whim: Whim::new(seed), plan: None, idle: 0, ways: Ways::default() }
    }

    fn think(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        let battle = asked.table::<Battle>()?;
        let human = match asked.ask.about.map(FigureId::from_token) {
            Some(FigureId::Human(human)) if usize::from(human) < battle.humans.len() => Some(human),
            Some(_) | None => None,
        };
        match (asked.shape, human) {
            (AskedFor::One(_), Some(human)) if asked.item::<Action>(0).is_some() => {
                Some(Answer::One(self.act(battle, asked, human)))
            }
            _ => answer::answer(battle, asked, human, self.plan.as_ref()),
        }
    }

    /// Chooses an action and remembers why.
    fn act(&mut self, battle: &Battle, asked: &LiveQuestion<'_>, human: u16) -> usize {
        let plan = choose::choose(battle, asked, human, &mut self.ways);
        let ap = battle.humans[usize::from(human)].turn.ap;
        let same = self.plan.as_ref().is_some_and(|it| it.human == human && it.ap == ap);
        self.idle = if same { self.idle.saturating_add(1) } else { 0 };
        let option = if MOST_IDLE <= self.idle { asked.len() - 1 } else { plan.option };
        self.plan = Some(plan);
        option
    }
}

impl Answers for Steady {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        let allowed = |it: &Answer| asked.check(it).is_ok();
        let thought = self.think(asked).filter(allowed);
        thought.or_else(|| Some(asked.default()).filter(allowed)).or_else(|| self.whim.answer(asked))
    }

    /// What somebody else chose for him: the questions that it raises are answered as he would have meant it.
    fn taped(&mut self, asked: &LiveQuestion<'_>, answer: &Answer) {
        let (Some(battle), Answer::One(option)) = (asked.table::<Battle>(), answer) else { return };
        if asked.item::<Action>(*option).is_none() {
            return;
        }
        self.plan = match asked.ask.about.map(FigureId::from_token) {
            Some(FigureId::Human(human)) => choose::planned(battle, asked, human, *option, &mut self.ways),
            Some(FigureId::Zombie(_)) | None => None,
        };
    }
}
