//! Barricades (p. 35): built and taken down from inside, worn down from outside.
use kernel::{Dice, Given, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::table::dice::{check_within, happens};

/// How often an opening can be barricaded.
pub(crate) const MOST_RAISED: u8 = 2;

/// How many work on one opening from inside.
const MOST_WORKERS: u8 = 2;

/// How many attack one opening from outside.
const MOST_ATTACKERS: u8 = 3;

/// What is barricaded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    #[default]
    Door,
    Window,
}

impl Frame {
    /// Its Defensive Value, barricaded so often.
    pub const fn dv(self, raised: u8) -> u8 {
        match self {
            Frame::Door => 1 + raised,
            Frame::Window => raised,
        }
    }
}

/// What those inside do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Work {
    #[default]
    Barricade,
    TakeDown,
}

/// What has lowered it in this Encounter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Dismantled {
    /// Nobody, those inside, or those outside but not down to nothing.
    #[default]
    NotFromOutside,
    /// Those outside have brought it to a Defensive Value of 0.
    FromOutside,
}

/// An opening, and those inside who spend their whole activation on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["frame", "dv", "dismantled", "work", "workers"]))]
pub struct Barricaded {
    pub frame: Frame,
    /// As it is now.
    #[schemars(range(min = 0, max = 3))]
    pub dv: u8,
    pub dismantled: Dismantled,
    pub work: Work,
    #[schemars(range(min = 1, max = MOST_WORKERS))]
    pub workers: u8,
}

impl Default for Barricaded {
    fn default() -> Self {
        Barricaded {
            frame: Frame::Door,
            dv: 1,
            dismantled: Dismantled::NotFromOutside,
            work: Work::Barricade,
            workers: 1,
        }
    }
}

impl Given for Barricaded {
    const NAME: &'static str = "ffo.building.barricade";
    const ABOUT: &'static str = "The Defensive Value of an opening after those inside have worked on it.";
    type Result = u8;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("dv", self.dv.into(), 0, self.frame.dv(MOST_RAISED).into())?;
        check_within("workers", self.workers.into(), 1, MOST_WORKERS.into())?;
        if self.dismantled == Dismantled::FromOutside && self.dv != 0 {
            return Err(ValueFault::at("dv", "is 0 if it was destroyed from outside"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> u8 {
        dice.cite(rule!("ffo.building.barricade-dv"));
        dice.cite(rule!("ffo.building.barricade-breach"));
        dice.cite(rule!("ffo.ruling.barricade-rebuild"));
        match self.work {
            Work::TakeDown => {
                dice.cite(rule!("ffo.building.barricade-remove-inside"));
                self.dv.saturating_sub(self.workers)
            }
            Work::Barricade if self.dismantled == Dismantled::FromOutside => self.dv,
            Work::Barricade => {
                dice.cite(rule!("ffo.building.barricade-build"));
                (self.dv + self.workers).min(self.frame.dv(MOST_RAISED))
            }
        }
    }
}

/// A barricade or a locked door, and those outside who spend their whole activation on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Besieged {
    #[schemars(range(min = 1, max = 3))]
    pub dv: u8,
    #[schemars(range(min = 1, max = MOST_ATTACKERS))]
    pub attackers: u8,
    /// How many of them have a hammer, a crowbar or the like.
    #[schemars(range(min = 0, max = MOST_ATTACKERS))]
    pub with_tools: u8,
}

impl Default for Besieged {
    fn default() -> Self {
        Besieged { dv: 1, attackers: 3, with_tools: 0 }
    }
}

impl Given for Besieged {
    const NAME: &'static str = "ffo.building.barricade-destroy";
    const ABOUT: &'static str = "The Defensive Value of a barricade after an attack from outside.";
    type Result = u8;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("dv", self.dv.into(), 1, 3)?;
        check_within("attackers", self.attackers.into(), 1, MOST_ATTACKERS.into())?;
        check_within("with_tools", self.with_tools.into(), 0, self.attackers.into())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> u8 {
        dice.cite(rule!("ffo.ruling.barricade-count"));
        dice.cite(rule!("ffo.ruling.doors-locked"));
        let count = self.attackers + self.with_tools;
        let lowers = happens(rule!("ffo.building.barricade-destroy"), count.into(), dice);
        self.dv - u8::from(lowers)
    }
}
