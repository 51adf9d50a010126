//! Everything else that a bot is asked: by what the question is about, else the default.
use kernel::{Answer, LiveQuestion};

use super::{
    choose::{Mind, is_spare},
    fight, threat,
};
use crate::{
    battle::{
        Encounter, Phase,
        charge::{ChargeAction, Joins},
        encounter::{Reply, Says},
        insight::{Extra, Wish},
        meet::Parley,
        reaction::Will,
        shoot::Put,
        turn::Turns,
    },
    table::reaction::Reaction,
};

impl Mind<'_> {
    /// The answer to a question about somebody that is no action; nothing where the default will do.
    pub fn answer(&self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        let best = |worth: &dyn Fn(usize) -> Option<i32>| {
            worth(0)?;
            let all = (0..asked.len()).max_by_key(|&it| (worth(it), std::cmp::Reverse(it)));
            all.map(Answer::One)
        };
        best(&|at| asked.item::<Will>(at).map(|it| self.will(it)))
            .or_else(|| best(&|at| asked.item::<Wish>(at).map(|it| self.wish(it))))
            .or_else(|| best(&|at| asked.item::<Extra>(at).map(|it| self.extra(it))))
            .or_else(|| best(&|at| asked.item::<Put>(at).map(|it| self.put(asked, it))))
            .or_else(|| best(&|at| asked.item::<Parley>(at).map(|it| self.parley(it))))
            .or_else(|| best(&|at| asked.item::<Says>(at).map(|it| self.says(*it))))
            .or_else(|| self.joined_by(asked))
    }

    /// Whoever would charge there by himself comes along.
    fn joined_by(&self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        asked.item::<Joins>(0)?;
        let worth = |at: usize| {
            let it = asked.item::<Joins>(at)?;
            Some(fight::charge(self.battle, it.with, &ChargeAction { hex: it.hex }))
        };
        let best = (0..asked.len()).max_by_key(|&it| (worth(it), std::cmp::Reverse(it)));
        Some(Answer::Some(best.filter(|&it| Some(0) < worth(it)).into_iter().collect()))
    }

    /// A Star does what is best of what stands in the table: it fires if it can, and hides from many guns in the open.
    fn will(&self, will: &Will) -> i32 {
        let fires = threat::can_fire(self.battle, self.who);
        match will {
            Will::Roll(_) => 0,
            Will::Column(_, Reaction::Fire) => 10 + if fires { 10 } else { 0 },
            Will::Column(_, Reaction::CarryOn) => 12,
            Will::Column(_, Reaction::RushShot) => 5 + if fires { 5 } else { 0 },
            Will::Column(_, Reaction::DuckBack) => 4,
            Will::Column(_, Reaction::ChargeIntoMelee) => 1,
            Will::Column(_, Reaction::Runaway) => -20,
        }
    }

    /// Fire if there is anything to fire; otherwise out of sight, unless a melee will be won.
    fn wish(&self, wish: &Wish) -> i32 {
        match *wish {
            Wish::Fire(_) => 40,
            Wish::Charge(_, hex) => fight::charge(self.battle, self.who, &ChargeAction { hex }),
            Wish::DuckBack => 10,
            Wish::Move(_) | Wish::Nothing => 0,
            Wish::NotWithHim => 1,
        }
    }

    /// One step more, into better ground.
    fn extra(&self, extra: &Extra) -> i32 {
        let here = self.battle.person(self.who).at;
        match *extra {
            Extra::Stay => self.place(here) + 1,
            Extra::Step(hex) => self.place(hex),
            Extra::Charge(..) => self.place(here) - 20,
        }
    }

    /// Fire Dice on who matters most.
    fn put(&self, asked: &LiveQuestion<'_>, put: &Put) -> i32 {
        let all = || (0..asked.len()).filter_map(|it| asked.item::<Put>(it));
        let left = all().map(|it| it.dice).max().unwrap_or(put.dice);
        let others =
            all().filter(|it| it.whom != put.whom).map(|it| fight::worth(self.battle, self.who, it.whom));
        fight::allot(self.battle, self.who, put, left, others.max().unwrap_or(0))
    }

    /// A gift where it matters that the talk goes well, then words.
    fn parley(&self, parley: &Parley) -> i32 {
        match *parley {
            Parley::Talk { .. } => 10,
            Parley::Gift { thing, .. } => {
                let wanted =
                    matches!(self.battle.scene.encounter, Encounter::Chillin {} | Encounter::Search {});
                if wanted && is_spare(thing) { 11 } else { -10 }
            }
            Parley::Fight { .. } => -20,
        }
    }

    /// Whoever has something to fire does not hand it over.
    fn says(&self, says: Says) -> i32 {
        let side = self.battle.person(self.who).side;
        let armed = self.battle.functioning().any(|it| it.1.side == side && !it.1.hands.is_empty());
        match says.answer {
            Reply::TakeIt => i32::from(!armed),
            Reply::Never => i32::from(armed),
        }
    }
}

/// The answer to a question about nobody; nothing where the default will do.
pub fn general(asked: &LiveQuestion<'_>, phase: Phase) -> Option<Answer> {
    if let Some(Turns::Activate(_)) = asked.item::<Turns>(0) {
        return Some(Answer::One(0));
    }
    let why = asked.ask.why;
    if why == rule!("atzr.talk.recruit") {
        // Everybody who will come.
        return Some(asked.default());
    }
    if why == rule!("atzr.ruling.entering-group") && phase != Phase::Begin {
        // Two are better than one behind a door.
        return Some(Answer::Some(vec![0]));
    }
    if why == rule!("atzr.star-power.use") || why == rule!("atzr.ammo.counter") {
        return Some(Answer::YesNo(true));
    }
    if why == rule!("atzr.zombie.start-move-on") && 1 < asked.len() {
        // Far onto the map: what can be reached comes in the order of its cost.
        return Some(Answer::One(asked.len() / 2));
    }
    None
}
