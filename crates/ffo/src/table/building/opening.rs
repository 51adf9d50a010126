//! Doors and windows (p. 35).
use kernel::{Dice, Given, Roll, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::barricade::{Frame, MOST_RAISED};
use crate::table::{dice::check_within, react::KnockDownTest, status::Status, weapon::INCH_MM};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DoorIs {
    Open,
    #[default]
    Closed,
    /// By the scenario.
    Locked,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WindowIs {
    Open,
    #[default]
    Closed,
    Broken,
}

/// Whether somebody comes through, and what it costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Passing {
    /// Of their move, opening it included.
    CostsMm(i32),
    /// It is a barricade of this Defensive Value.
    Barred(u8),
}

/// A door to be passed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Door {
    pub is: DoorIs,
    /// How often it has been barricaded.
    #[schemars(range(min = 0, max = MOST_RAISED))]
    pub raised: u8,
}

impl Given for Door {
    const NAME: &'static str = "ffo.building.doors";
    const ABOUT: &'static str = "What it costs to pass a door.";
    type Result = Passing;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("raised", self.raised.into(), 0, MOST_RAISED.into())?;
        if self.is == DoorIs::Open && self.raised != 0 {
            return Err(ValueFault::at("raised", "an open door is no barricade"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Passing {
        dice.cite(rule!("ffo.building.doors"));
        match self.is {
            DoorIs::Closed if self.raised == 0 => Passing::CostsMm(2 * INCH_MM),
            DoorIs::Open => Passing::CostsMm(0),
            DoorIs::Locked | DoorIs::Closed => {
                dice.cite(rule!("ffo.ruling.doors-locked"));
                Passing::Barred(Frame::Door.dv(self.raised))
            }
        }
    }
}

/// A window to be passed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Window {
    pub is: WindowIs,
    /// How often it has been barricaded.
    #[schemars(range(min = 0, max = MOST_RAISED))]
    pub raised: u8,
}

impl Given for Window {
    const NAME: &'static str = "ffo.building.windows";
    const ABOUT: &'static str = "What it costs to pass a window without crashing through it.";
    type Result = Passing;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("raised", self.raised.into(), 0, MOST_RAISED.into())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Passing {
        dice.cite(rule!("ffo.building.windows"));
        if self.raised != 0 {
            dice.cite(rule!("ffo.ruling.windows"));
            return Passing::Barred(Frame::Window.dv(self.raised));
        }
        Passing::CostsMm(match self.is {
            WindowIs::Open => 2 * INCH_MM,
            WindowIs::Closed => 4 * INCH_MM,
            WindowIs::Broken => 6 * INCH_MM,
        })
    }
}

/// Somebody who crashes through a window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct WindowCrash {
    pub window: Window,
    pub who: KnockDownTest,
    /// It is not on the ground floor.
    pub upper_floor: bool,
}

/// What comes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CrashedThrough {
    /// It is barricaded.
    Cannot,
    /// At no cost of movement; the window is broken now.
    Through {
        /// The glass has done so much.
        status: Status,
        /// The drop takes a Physical Challenge.
        needs_challenge: bool,
    },
}

impl Given for WindowCrash {
    const NAME: &'static str = "ffo.building.crash-window";
    const ABOUT: &'static str = "What the glass does to somebody who crashes through a window.";
    type Result = CrashedThrough;

    fn check(&self) -> Result<(), ValueFault> {
        self.window.check()?;
        self.who.check()?;
        if self.window.is == WindowIs::Open {
            return Err(ValueFault::at("window", "nobody crashes through an open one"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> CrashedThrough {
        let why = rule!("ffo.building.crash-window");
        dice.cite(why);
        dice.cite(rule!("ffo.ruling.windows"));
        if self.window.raised != 0 {
            return CrashedThrough::Cannot;
        }
        let status = if dice.d6(why) == 1 { self.who.take_with_another(why, dice) } else { Status::CarryOn };
        CrashedThrough::Through { status, needs_challenge: self.upper_floor }
    }
}
