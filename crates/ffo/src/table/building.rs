//! Buildings (p. 34 to 36): what they withstand, and how one comes in and out.
mod barricade;
mod opening;

use kernel::{Dice, Given};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use self::{
    barricade::{Barricaded, Besieged, Dismantled, Frame, Work},
    opening::{CrashedThrough, Door, DoorIs, Passing, Window, WindowCrash, WindowIs},
};

/// What a building is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Structure {
    /// A tent, or something organic.
    Temporary,
    /// Sheet metal, a single sheet of wood, a manufactured home.
    LightDuty,
    /// A double sheet of wood, stone, brick.
    #[default]
    HeavyDuty,
}

/// A building whose Defensive Value no scenario gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Building {
    pub structure: Structure,
}

impl Given for Building {
    const NAME: &'static str = "ffo.building";
    const ABOUT: &'static str = "The Defensive Value of a building.";
    type Result = u8;

    fn resolve(&self, dice: &mut dyn Dice) -> u8 {
        dice.cite(rule!("ffo.building.dv"));
        match self.structure {
            Structure::Temporary => 0,
            Structure::LightDuty => 1,
            Structure::HeavyDuty => 2,
        }
    }
}
