//! What a way costs (10), jumps and falls (9.1).
use kernel::{
    Dice, Given, Need, Roll,
    written::{FaultReason, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    journal::Outcome,
    table::{
        ap::{Action, Price, PriceSkill},
        handling::Distraction,
    },
};

/// What 1 AP pays for (10).
pub const STEP_MM: i32 = 50;
/// What is higher than this is climbed (9.1).
pub const OBSTACLE_HEIGHT_MM: i32 = 20;
/// The widest gap that can be jumped (9.1).
pub const LONGEST_JUMP_MM: i32 = 100;

/// From corner to corner of the largest table; no way and no shot is longer.
pub const FARTHEST_MM: i32 = 8_500;

/// How many times the price of a move, or of a climb, a distance costs: a started 5 cm is paid in full.
pub fn steps(distance_mm: i32) -> i32 {
    (distance_mm.max(0) + STEP_MM - 1) / STEP_MM
}

/// A way on the ground, over obstacles, up or down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(example = serde_json::json!({ "distance_mm": 100 }))]
pub struct Way {
    #[schemars(range(min = 0, max = FARTHEST_MM))]
    pub distance_mm: i32,
    /// How many obstacles are crossed.
    #[schemars(range(min = 0, max = 100))]
    pub obstacles: u8,
    /// Height climbed, up or down.
    #[schemars(range(min = 0, max = FARTHEST_MM))]
    pub climb_mm: i32,
    /// The skill in use that makes a part of it free.
    pub skill: Option<PriceSkill>,
    /// The fear test of the turn was failed (13).
    pub afraid: bool,
}

impl Way {
    /// What it costs, all in all.
    pub fn ap(&self) -> i32 {
        let price = |action| i32::from(Price { action, skill: self.skill, afraid: self.afraid }.ap());
        steps(self.distance_mm) * price(Action::Move)
            + i32::from(self.obstacles) * price(Action::CrossObstacle)
            + steps(self.climb_mm) * price(Action::Climb)
    }
}

impl Given for Way {
    const NAME: &'static str = "dwa.move";
    const ABOUT: &'static str = "What a move costs in AP.";
    type Result = i32;
    const COUNTS: Option<(&'static str, &'static str)> = Some(("AP", "AP"));

    fn check(&self) -> Result<(), ValueFault> {
        if !(0..=FARTHEST_MM).contains(&self.distance_mm) {
            return Err(ValueFault::at("distance_mm", FaultReason::takes_mm(0..=FARTHEST_MM)));
        }
        if !(0..=FARTHEST_MM).contains(&self.climb_mm) {
            return Err(ValueFault::at(
                "climb_mm",
                FaultReason::takes_mm(0..=FARTHEST_MM).after(", up or down"),
            ));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> i32 {
        dice.cite(rule!("dwa.move.distance"));
        if self.distance_mm % STEP_MM != 0 {
            dice.cite(rule!("dwa.ruling.partial-move"));
        }
        if self.obstacles != 0 {
            dice.cite(rule!("dwa.move.obstacle"));
            dice.cite(rule!("dwa.ruling.obstacles"));
        }
        if self.climb_mm != 0 {
            dice.cite(rule!("dwa.move.climb"));
            dice.cite(rule!("dwa.ruling.obstacles"));
        }
        self.ap()
    }
}

/// A jump over a gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = serde_json::json!({ "distance_mm": 50, "height_mm": 30 }))]
pub struct Jump {
    #[schemars(range(min = 0, max = LONGEST_JUMP_MM))]
    pub distance_mm: i32,
    /// From where they jump down to the foot of the gap.
    #[schemars(range(min = 0, max = FARTHEST_MM))]
    pub height_mm: i32,
    #[serde(default)]
    pub distraction: Distraction,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Jumped {
    Lands,
    /// He lies at the foot of the gap.
    Falls {
        wounds: u8,
    },
}

impl Jump {
    /// What it is in the price list; nobody jumps farther than 10 cm.
    pub fn action(&self) -> Option<Action> {
        if self.distance_mm < 0 || LONGEST_JUMP_MM < self.distance_mm {
            return None;
        }
        Some(if self.distance_mm <= STEP_MM { Action::JumpShort } else { Action::JumpLong })
    }

    pub fn leap(&self, dice: &mut dyn Dice) -> Jumped {
        dice.cite(rule!("dwa.ruling.jump"));
        if self.distance_mm <= STEP_MM {
            dice.cite(rule!("dwa.move.jump-short"));
            return Jumped::Lands;
        }
        self.distraction.cite(dice);
        let plus = dice.plus(&self.distraction.sum());
        dice.needs(rule!("dwa.move.jump-long"), &[Need::at_least(3, Outcome::Lands)]);
        if 3 <= dice.d6(rule!("dwa.move.jump-long")) + plus {
            return Jumped::Lands;
        }
        dice.cite(rule!("dwa.move.jump-fall"));
        Jumped::Falls { wounds: u8::try_from(self.height_mm / STEP_MM).unwrap_or(u8::MAX) }
    }
}

impl Given for Jump {
    const NAME: &'static str = "dwa.move.jump";
    const ABOUT: &'static str = "A jump over a gap, and the fall.";
    type Result = Jumped;

    fn check(&self) -> Result<(), ValueFault> {
        if self.action().is_none() {
            return Err(ValueFault::at("distance_mm", FaultReason::takes_mm(0..=LONGEST_JUMP_MM)));
        }
        if self.height_mm < 0 {
            return Err(ValueFault::at("height_mm", "takes 0 or more"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Jumped {
        self.leap(dice)
    }
}
