//! Reaction Tests (p. 20 to 22 and the Quick Reference Sheets): what people do when they are shot at, see a friend fall, or have Ducked
//! Back.
mod due;
mod knock_down;
mod procedure;
pub mod sheet;
mod universal;

use kernel::Dice;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use self::{
    due::{DuckedBack, Fallen, FireTaken, FriendsFell, knock_down_is_due},
    knock_down::KnockDownTest,
    procedure::{Friends, Member, ReactionTest, ReactionTests},
    universal::{Feast, SeeTheFeast, Zed, ZedOrNoZed},
};

/// What a Class sheet says, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    CarryOn,
    Fire,
    RushShot,
    ChargeIntoMelee,
    /// No better and no worse than to Duck Back.
    RemainDuckedBack,
    DuckBack,
    Runaway,
}

impl Reaction {
    /// Of two tests taken with one set of dice.
    pub fn worse(self, other: Reaction, dice: &mut dyn Dice) -> Reaction {
        dice.cite(rule!("ffo.react.multiple"));
        dice.cite(rule!("ffo.ruling.rush-shot-rank"));
        if self.rank() < other.rank() { other } else { self }
    }

    const fn rank(self) -> u8 {
        match self {
            Reaction::CarryOn => 0,
            Reaction::Fire => 1,
            Reaction::RushShot => 2,
            Reaction::ChargeIntoMelee => 3,
            Reaction::RemainDuckedBack | Reaction::DuckBack => 4,
            Reaction::Runaway => 5,
        }
    }

    /// When the results of tests that waited for the end of an In Sight are carried out.
    pub fn stage(self, dice: &mut dyn Dice) -> Stage {
        dice.cite(rule!("ffo.insight.reaction-order"));
        match self {
            Reaction::DuckBack | Reaction::RemainDuckedBack | Reaction::Runaway => Stage::Away,
            Reaction::Fire | Reaction::RushShot => Stage::Fire,
            Reaction::ChargeIntoMelee => Stage::Charge,
            Reaction::CarryOn => Stage::Act,
        }
    }
}

/// What comes first after an In Sight; all of one stage happens at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    Away,
    Fire,
    Charge,
    /// The active group goes on.
    Act,
}
