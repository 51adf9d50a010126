//! Weapons (p. 9 and 23): the Weapons Table, and what people fight with hand to hand.
mod firing;
mod swath;

use kernel::{Dice, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use self::{
    firing::{Fired, Firing},
    swath::{Swath, SwathFit, burnt},
};
use crate::table::dice::check_within;

/// An inch of the table.
pub const INCH_MM: i32 = 25;

/// A line of the Weapons Table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GunLine {
    /// The greatest distance at which it may be fired.
    #[schemars(range(min = 1, max = 72))]
    pub range_in: u8,
    /// The Target Ratings that it may be fired with; the last is the highest.
    #[serde(rename = "targets")]
    pub ratings: Ratings,
    #[schemars(range(min = 1, max = 6))]
    pub impact: u8,
    /// Dice that are rolled on top of the rating in full fire; only as many as the rating count, the best of them.
    #[serde(default)]
    #[schemars(range(max = 6))]
    pub bonus_dice: u8,
    /// Fired, it brings no zombies.
    #[serde(default)]
    pub silent: bool,
    /// It is empty after every shot.
    #[serde(default)]
    pub single_shot: bool,
    /// It leaves the hand when it is used.
    #[serde(default)]
    pub thrown: bool,
    #[serde(default = "two")]
    #[schemars(range(min = 1, max = 2))]
    pub hands: u8,
}

const fn two() -> u8 {
    2
}

/// The printed Target Ratings of a weapon: one, or a lower and a higher.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Ratings {
    One(u8),
    Two([u8; 2]),
}

impl Ratings {
    pub const fn highest(self) -> u8 {
        match self {
            Ratings::One(it) => it,
            Ratings::Two([_, high]) => high,
        }
    }

    pub const fn lowest(self) -> u8 {
        match self {
            Ratings::One(it) => it,
            Ratings::Two([low, _]) => low,
        }
    }

    pub fn contains(self, rating: u8) -> bool {
        rating == self.lowest() || rating == self.highest()
    }
}

impl GunLine {
    /// Whether it may be fired at so great a distance.
    pub fn reaches(&self, mm: i32, dice: &mut dyn Dice) -> bool {
        dice.cite(rule!("ffo.weapon.characteristics"));
        dice.cite(rule!("ffo.ruling.range-limit"));
        mm <= i32::from(self.range_in) * INCH_MM
    }

    fn check(&self) -> Result<(), ValueFault> {
        check_within("range_in", self.range_in.into(), 1, 72)?;
        check_within("impact", self.impact.into(), 1, 6)?;
        check_within("bonus_dice", self.bonus_dice.into(), 0, 6)?;
        check_within("hands", self.hands.into(), 1, 2)?;
        let (low, high) = (self.ratings.lowest(), self.ratings.highest());
        if low == 0 || high < low || 10 < high {
            return Err(ValueFault::at("targets", "takes a rating of 1 to 10, or a lower and a higher"));
        }
        Ok(())
    }
}

/// The weapons of the table, and those of the lists of people that it leaves out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Gun {
    AssaultRifle,
    #[schemars(title = "BA pistol")]
    BaPistol,
    BoltActionRifle,
    MachinePistol,
    Pistol,
    SemiAutomaticRifle,
    Shotgun,
    SquadAutomaticWeapon,
    SubmachineGun,
    /// The BAMP of the lists of people.
    BigMachinePistol,
    /// The book's own example of a made weapon.
    Crossbow,
    /// A One Hand Melee Weapon that is thrown, where made weapons are allowed.
    ThrownWeapon,
}

impl Gun {
    pub const TABLE: [Gun; 9] = [
        Gun::AssaultRifle,
        Gun::BaPistol,
        Gun::BoltActionRifle,
        Gun::MachinePistol,
        Gun::Pistol,
        Gun::SemiAutomaticRifle,
        Gun::Shotgun,
        Gun::SquadAutomaticWeapon,
        Gun::SubmachineGun,
    ];

    /// Whether it is there only where players make their own weapons.
    pub const fn is_made(self) -> bool {
        matches!(self, Gun::Crossbow | Gun::ThrownWeapon)
    }

    pub const fn line(self) -> GunLine {
        let (range_in, ratings, impact, hands) = match self {
            Gun::AssaultRifle => (48, Ratings::Two([1, 3]), 3, 2),
            Gun::BaPistol => (12, Ratings::Two([1, 2]), 2, 1),
            Gun::BoltActionRifle => (48, Ratings::One(1), 3, 2),
            Gun::MachinePistol => (12, Ratings::One(3), 1, 1),
            Gun::Pistol => (12, Ratings::Two([1, 2]), 1, 1),
            Gun::SemiAutomaticRifle => (48, Ratings::Two([1, 2]), 3, 2),
            Gun::Shotgun => (12, Ratings::One(3), 2, 2),
            Gun::SquadAutomaticWeapon => (48, Ratings::Two([3, 4]), 3, 2),
            Gun::SubmachineGun => (24, Ratings::One(3), 1, 2),
            Gun::BigMachinePistol => (12, Ratings::One(3), 2, 1),
            Gun::Crossbow => (24, Ratings::One(1), 2, 2),
            Gun::ThrownWeapon => (6, Ratings::One(1), 1, 1),
        };
        GunLine {
            range_in,
            ratings,
            impact,
            bonus_dice: if matches!(self, Gun::Shotgun) { 3 } else { 0 },
            silent: self.is_made(),
            single_shot: matches!(self, Gun::Crossbow),
            thrown: matches!(self, Gun::ThrownWeapon),
            hands,
        }
    }
}

/// What is fired: one that the book has, or one that players have made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "takes a weapon of the table, or one of your own with its numbers")]
pub enum Weapon {
    Listed(Gun),
    Own(GunLine),
}

impl Weapon {
    pub fn line(self, dice: &mut dyn Dice) -> GunLine {
        match self {
            Weapon::Listed(gun) if gun.is_made() => {
                dice.cite(rule!("ffo.weapon.custom"));
                if gun == Gun::ThrownWeapon {
                    dice.cite(rule!("ffo.ruling.thrown-weapons"));
                }
            }
            Weapon::Listed(_) => {
                dice.cite(rule!("ffo.weapon.table"));
                dice.cite(rule!("ffo.ruling.weapon-table-ratings"));
            }
            Weapon::Own(_) => dice.cite(rule!("ffo.weapon.custom")),
        }
        self.numbers()
    }

    /// The same for whoever only looks.
    pub const fn numbers(self) -> GunLine {
        match self {
            Weapon::Listed(gun) => gun.line(),
            Weapon::Own(line) => line,
        }
    }

    pub(crate) fn check(self) -> Result<(), ValueFault> {
        self.numbers().check()
    }
}

/// What somebody fights with, hand to hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MeleeWeapon {
    #[default]
    Unarmed,
    Improvised,
    OneHand,
    TwoHand,
    Chainsaw,
}
