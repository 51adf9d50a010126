//! Zombies that are there when the game starts (p. 45).
use kernel::{Dice, Given, Roll, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::table::{
    area::Area,
    dice::{check_len, half_d6},
};

/// How a human has come onto the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Entrance {
    #[default]
    OnFoot,
    InVehicle,
    /// The scenario has placed them.
    Placed,
    /// They come later.
    NotYet,
}

/// A human at the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["npc", "entrance"]))]
pub struct AtStart {
    pub npc: bool,
    pub entrance: Entrance,
}

impl AtStart {
    const fn generates(self) -> bool {
        match self.entrance {
            Entrance::OnFoot | Entrance::InVehicle | Entrance::Placed => !self.npc,
            Entrance::NotYet => false,
        }
    }
}

/// All humans at the start.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["area", "humans"]))]
pub struct StartZombies {
    pub area: Area,
    #[schemars(length(min = 1, max = 12))]
    pub humans: Vec<AtStart>,
}

impl Default for StartZombies {
    fn default() -> Self {
        StartZombies { area: Area::Suburban, humans: vec![AtStart::default()] }
    }
}

impl StartZombies {
    /// How many zombies each of them brings.
    pub fn generate(&self, dice: &mut dyn Dice) -> SmallVec<[i32; 4]> {
        dice.cite(rule!("ffo.ruling.start-zombies"));
        dice.cite(rule!("ffo.zombie.gen-start"));
        let each = self.humans.iter().enumerate();
        each.map(|(at, it)| {
            dice.turn_of(at);
            if it.generates() { self.one(dice) } else { 0 }
        })
        .collect()
    }

    fn one(&self, dice: &mut dyn Dice) -> i32 {
        let why = rule!("ffo.zombie.gen-start");
        match self.area {
            Area::Urban => {
                let mut sum = Sum::default();
                sum.add(why, 1);
                dice.plus(&sum) + dice.d6(why)
            }
            Area::Suburban => dice.d6(why),
            Area::Rural => half_d6(why, dice),
        }
    }
}

impl Given for StartZombies {
    const NAME: &'static str = "ffo.zombie.start";
    const ABOUT: &'static str = "How many zombies each human brings when the game starts.";
    type Result = SmallVec<[i32; 4]>;

    fn check(&self) -> Result<(), ValueFault> {
        check_len("humans", self.humans.len(), 1, 12)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> SmallVec<[i32; 4]> {
        self.generate(dice)
    }
}
