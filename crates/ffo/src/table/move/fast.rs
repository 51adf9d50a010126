//! The Fast Move Test: one set of dice for a group (p. 15).
use kernel::{Dice, Faces, Given, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{MOST_MM, Mover, Pace, Posture};
use crate::table::{
    class::Class,
    dice::{MOST_REP, check_each, check_len, check_rep, check_within, passes_one},
};

/// What they run over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Underfoot {
    #[default]
    Open,
    Woods,
    /// They begin and end their move on it.
    Road,
    /// A road through woods.
    RoadInWoods,
}

/// Somebody who has said that they try to move fast.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["rep", "class", "pace", "scenario_mm", "crawls", "underfoot", "faces_threat", "carries_wounded", "moved_mm"]))]
pub struct FastMover {
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    pub class: Class,
    pub pace: Pace,
    /// A normal move that the scenario gives them.
    #[schemars(range(min = 0, max = MOST_MM))]
    pub scenario_mm: Option<i32>,
    /// They are prone, and stay so.
    pub crawls: bool,
    pub underfoot: Underfoot,
    /// An enemy or a zombie is in sight, with no cover, obstacle or friend between; it matters to Citizens alone.
    pub faces_threat: bool,
    pub carries_wounded: bool,
    /// What they have moved in this activation already.
    #[schemars(range(min = 0, max = MOST_MM))]
    pub moved_mm: i32,
}

impl Default for FastMover {
    fn default() -> Self {
        FastMover {
            rep: 4,
            class: Class::Ganger,
            pace: Pace::Normal,
            scenario_mm: None,
            crawls: false,
            underfoot: Underfoot::Open,
            faces_threat: false,
            carries_wounded: false,
            moved_mm: 0,
        }
    }
}

/// How fast one of them is. All who have tried count as Moving Fast, whatever they have rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct FastMoved {
    pub passed: u16,
    /// The most that they may still move, what they have moved left out.
    pub left_mm: i32,
}

/// The dice of a group that one of them looks at.
#[derive(Clone, Copy)]
struct Looks {
    /// At so many of the two, the first of them first.
    group: usize,
    /// At a third, thrown for them alone.
    own: bool,
    /// At one more, for the road; the worst of them all is left out.
    road: bool,
}

impl FastMover {
    fn mover(&self) -> Mover {
        let posture = if self.crawls { Posture::Crawls } else { Posture::Standing };
        Mover { pace: self.pace, scenario_mm: self.scenario_mm, posture }
    }

    /// Dice that they lose, those of the road made up for.
    fn losses(&self, dice: &mut dyn Dice) -> i32 {
        let mut losses = 0;
        if self.class == Class::Citizen {
            dice.cite(rule!("ffo.move.fast-citizen"));
            dice.cite(rule!("ffo.ruling.fast-move-citizen"));
            losses += i32::from(self.faces_threat);
        }
        if self.crawls {
            dice.cite(rule!("ffo.move.crawl"));
            losses += 1;
        }
        if matches!(self.underfoot, Underfoot::Woods | Underfoot::RoadInWoods) {
            dice.cite(rule!("ffo.terrain.woods-fast-move"));
            losses += 1;
        }
        if matches!(self.underfoot, Underfoot::Road | Underfoot::RoadInWoods) {
            dice.cite(rule!("ffo.terrain.road"));
            losses -= 1;
        }
        losses
    }

    fn looks(&self, dice: &mut dyn Dice) -> Looks {
        dice.cite(rule!("ffo.ruling.fast-move-dice"));
        if self.pace.is_slow() {
            dice.cite(rule!("ffo.attribute.slow"));
        }
        let losses = self.losses(dice);
        let group = if self.pace.is_slow() { 1 } else { 2 };
        let left = (group + i32::from(self.pace.rolls_a_third()) - losses.max(0)).max(0);
        Looks { group: left.min(group) as usize, own: group < left, road: losses < 0 }
    }

    /// Of the group's dice, and of any of their own.
    fn passed(&self, group: &Faces, dice: &mut dyn Dice) -> u16 {
        let why = rule!("ffo.move.fast-roll");
        let looks = self.looks(dice);
        let passes = |&face: &u16| i32::from(face) <= self.rep;
        let mut passed = group.iter().take(looks.group).filter(|it| passes(it)).count() as u16;
        if looks.own {
            dice.cite(rule!("ffo.attribute.fast"));
            passed += u16::from(passes_one(why, self.rep, dice));
        }
        if looks.road {
            let most = if self.pace.rolls_a_third() { 3 } else { 2 };
            passed = (passed + u16::from(passes_one(why, self.rep, dice))).min(most);
        }
        if self.carries_wounded {
            dice.cite(rule!("ffo.retrieve.fast-move"));
            passed = passed.min(1);
        }
        passed
    }

    fn moves(&self, group: &Faces, dice: &mut dyn Dice) -> FastMoved {
        let passed = self.passed(group, dice);
        dice.cite(rule!("ffo.move.fast-distance"));
        dice.cite(rule!("ffo.ruling.half-moves"));
        if self.moved_mm != 0 {
            dice.cite(rule!("ffo.move.fast-any-time"));
        }
        let normal = self.mover().moves_mm(dice);
        let most = normal + normal * i32::from(passed) / 2;
        FastMoved { passed, left_mm: (most - self.moved_mm).max(0) }
    }

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        check_within("scenario_mm", self.scenario_mm.unwrap_or(0), 0, MOST_MM)?;
        check_within("moved_mm", self.moved_mm, 0, MOST_MM)
    }
}

/// Those of a group who try, all of them named before the dice.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct FastMove {
    #[schemars(length(min = 1, max = 8))]
    pub movers: Vec<FastMover>,
}

impl Default for FastMove {
    fn default() -> Self {
        FastMove { movers: vec![FastMover::default()] }
    }
}

impl Given for FastMove {
    const NAME: &'static str = "ffo.move.fast";
    const ABOUT: &'static str = "A Fast Move Test of a group, and how far each of them may still move.";
    type Result = Vec<FastMoved>;

    fn check(&self) -> Result<(), ValueFault> {
        check_len("movers", self.movers.len(), 1, 8)?;
        check_each("movers", &self.movers, FastMover::check)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Vec<FastMoved> {
        let why = rule!("ffo.move.fast-roll");
        dice.cite(rule!("ffo.dice.pass"));
        dice.cite(rule!("ffo.react.list"));
        dice.cite(rule!("ffo.react.universal.fast-move"));
        dice.cite(rule!("ffo.move.fast-status"));
        dice.cite(rule!("ffo.ruling.fast-move-example"));
        dice.turn_of(0);
        let group = dice.in_order(why, 2, 6);
        let each = self.movers.iter().enumerate();
        each.map(|(at, it)| {
            dice.turn_of(at);
            it.moves(&group, dice)
        })
        .collect()
    }
}
