//! Zombies (13): what brings them, and what stops them.
use kernel::{Dice, Given, Roll, RuleId, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    journal::Happened,
    printed::{Area, DayPart},
    table::dice::{check_rep, check_within},
};

/// The Rep of every zombie, whatever it sees (13.1.1).
pub const REP: i32 = 3;
/// What a frenzied one counts for activation (13.1.2).
pub const FRENZIED: i32 = 4;

/// The Rep with which a zombie activates.
pub fn activation_rep(frenzied: bool, dice: &mut dyn Dice) -> i32 {
    dice.cite(rule!("atzr.zombie.rep"));
    if !frenzied {
        return REP;
    }
    dice.cite(rule!("atzr.zombie.frenzy"));
    FRENZIED
}

/// Of dice for noise, how many bring a zombie.
pub fn appearing(why: RuleId, n: u16, area: Area, day_part: DayPart, dice: &mut dyn Dice) -> u16 {
    if day_part.is_dark() {
        dice.cite(rule!("atzr.daypart.noise"));
    }
    dice.count(why, n, 6, least(area, day_part)..=6)
}

/// The least face of such a die that brings one.
pub fn least(area: Area, day_part: DayPart) -> u16 {
    let by_day = match area {
        Area::Urban => 4,
        Area::Suburbs => 5,
        Area::Rural => 6,
    };
    by_day - u16::from(day_part.is_dark())
}

/// Fire Dice that were heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Noise {
    /// Fire Dice used, all 6 of a Shotgun, none of a Crossbow or a Scope.
    #[schemars(range(min = 0, max = 60))]
    pub fire_dice: u16,
    pub area: Area,
    pub day_part: DayPart,
}

impl Default for Noise {
    fn default() -> Self {
        Noise { fire_dice: 1, area: Area::Urban, day_part: DayPart::Daytime }
    }
}

impl Noise {
    /// How many zombies come.
    pub fn roll(&self, dice: &mut dyn Dice) -> u16 {
        appearing(rule!("atzr.zombie.noise"), self.fire_dice, self.area, self.day_part, dice)
    }
}

impl Given for Noise {
    const NAME: &'static str = "atzr.zombie.noise";
    const ABOUT: &'static str = "How many zombies gunfire brings.";
    type Result = u16;
    const COUNTS: Option<(&'static str, &'static str)> = Some(("zombie", "zombies"));

    fn check(&self) -> Result<(), ValueFault> {
        check_within("fire_dice", self.fire_dice.into(), 0, 60)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> u16 {
        self.roll(dice)
    }
}

/// A zombie that is hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct ZombieHit {
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub shooter_rep: i32,
    /// The shooter is being charged, or is in a Zombie Surprise.
    pub shooter_charged: bool,
    #[schemars(range(min = 1, max = 20))]
    pub hits: u16,
}

impl Default for ZombieHit {
    fn default() -> Self {
        ZombieHit { shooter_rep: 4, shooter_charged: false, hits: 1 }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ZombieTaken {
    CarryOn,
    ObviouslyDead,
}

impl ZombieHit {
    /// Whether any of the hits kills it.
    pub fn roll(&self, dice: &mut dyn Dice) -> ZombieTaken {
        let kills = if self.shooter_charged {
            dice.count(rule!("atzr.zombie.damage-charged"), self.hits, 6, REP as u16..=6)
        } else {
            dice.cite(rule!("atzr.ruling.easy-to-kill-six"));
            let most = self.shooter_rep.clamp(0, 6) as u16;
            dice.count(rule!("atzr.zombie.easy-to-kill"), self.hits, 6, 1..=most)
        };
        if kills == 0 { ZombieTaken::CarryOn } else { ZombieTaken::ObviouslyDead }
    }
}

impl Given for ZombieHit {
    const NAME: &'static str = "atzr.zombie.damage";
    const ABOUT: &'static str = "What hits do to a zombie.";
    type Result = ZombieTaken;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("shooter_rep", self.shooter_rep)?;
        check_within("hits", self.hits.into(), 1, 20)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> ZombieTaken {
        self.roll(dice)
    }
}

/// The die for how zombies of one kind turn at a dead end, and which way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    Left,
    Right,
}

/// Which way a zombie turns at a dead end (13.5).
pub fn turn(dice: &mut dyn Dice) -> Turn {
    let left = dice.d6(rule!("atzr.zombie.action-dead-end")) <= 3;
    dice.came(rule!("atzr.zombie.action-dead-end"), &|| Happened::TurnsAside { left }.into());
    if left { Turn::Left } else { Turn::Right }
}
