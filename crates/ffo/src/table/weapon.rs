//! Weapons (p. 9 and 23): the Weapons Table, and what is in somebody's hands in a melee.
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A line of the Weapons Table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GunLine {
    /// The greatest distance at which it may be fired.
    pub range_in: u8,
    /// The Target Ratings that it may be fired with; the last is the highest.
    #[serde(rename = "targets")]
    pub ratings: Ratings,
    pub impact: u8,
    /// Fired, it brings no zombies.
    #[serde(default)]
    pub silent: bool,
    /// It is empty after every shot.
    #[serde(default)]
    pub single_shot: bool,
    #[serde(default = "two")]
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

/// The weapons of the table, and those of the lists of people that it leaves out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Gun {
    AssaultRifle,
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
    /// One that the players have defined, by its place in their list.
    Custom(u8),
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

    /// Its line; one that players have defined has its own with the game.
    pub const fn line(self) -> Option<GunLine> {
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
            Gun::Custom(_) => return None,
        };
        let crossbow = matches!(self, Gun::Crossbow);
        Some(GunLine { range_in, ratings, impact, silent: crossbow, single_shot: crossbow, hands })
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
