//! What people fight with, and how they meet a charge (p. 29 and 30).
use kernel::{Dice, RuleId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::table::weapon::{GunLine, MeleeWeapon};

/// What somebody has in hand when it comes to blows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Grip {
    Nothing,
    OneHandGun,
    TwoHandGun,
    #[default]
    Improvised,
    OneHand,
    TwoHandInOneHand,
    TwoHandInBoth,
    RunningChainsaw,
    /// Stalled, out of gas, or not started.
    SilentChainsaw,
}

impl Grip {
    /// Of the guns those for two hands alone serve as clubs.
    pub const fn of_gun(gun: GunLine) -> Grip {
        if gun.hands == 1 { Grip::OneHandGun } else { Grip::TwoHandGun }
    }

    /// A melee weapon that is drawn, with both hands free or not; nobody starts a chainsaw in passing.
    pub const fn of(weapon: MeleeWeapon, both_hands: bool) -> Grip {
        match weapon {
            MeleeWeapon::Unarmed => Grip::Nothing,
            MeleeWeapon::Improvised => Grip::Improvised,
            MeleeWeapon::OneHand => Grip::OneHand,
            MeleeWeapon::TwoHand if both_hands => Grip::TwoHandInBoth,
            MeleeWeapon::TwoHand => Grip::TwoHandInOneHand,
            MeleeWeapon::Chainsaw => Grip::SilentChainsaw,
        }
    }

    /// What somebody fights with from the second round on: the best of all they carry.
    pub fn best(carried: &[Grip], dice: &mut dyn Dice) -> Grip {
        dice.cite(rule!("ffo.melee.improvised"));
        dice.cite(rule!("ffo.ruling.hands"));
        let best = carried.iter().copied().rev().max_by_key(|it| it.weighs().1);
        best.unwrap_or(Grip::Nothing)
    }

    pub(super) const fn is_no_weapon(self) -> bool {
        matches!(self, Grip::Nothing | Grip::OneHandGun)
    }

    /// Its line of the table, and its dice.
    pub(super) fn weighs(self) -> (RuleId, i32) {
        match self {
            Grip::Nothing | Grip::OneHandGun => (rule!("ffo.melee.unarmed"), -1),
            Grip::TwoHandGun | Grip::Improvised => (rule!("ffo.melee.improvised"), 0),
            Grip::SilentChainsaw => (rule!("ffo.ruling.chainsaw"), 0),
            Grip::OneHand => (rule!("ffo.melee.one-hand"), 1),
            Grip::TwoHandInOneHand => (rule!("ffo.melee.two-hand"), 1),
            Grip::TwoHandInBoth => (rule!("ffo.melee.two-hand"), 2),
            Grip::RunningChainsaw => (rule!("ffo.melee.chainsaw"), 3),
        }
    }
}

/// How somebody who was charged meets the charger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Guard {
    #[default]
    Ready,
    /// The charger passed more dice: Unarmed in the first round.
    CaughtOut,
    /// A Citizen whose nerve failed: Unarmed throughout.
    Frozen,
}

impl Guard {
    /// In the round after.
    pub fn next_round(self, dice: &mut dyn Dice) -> Guard {
        match self {
            Guard::Ready => Guard::Ready,
            Guard::CaughtOut => {
                dice.cite(rule!("ffo.charge.charger-more"));
                Guard::Ready
            }
            Guard::Frozen => {
                dice.cite(rule!("ffo.ruling.brown-pants-scope"));
                Guard::Frozen
            }
        }
    }
}
