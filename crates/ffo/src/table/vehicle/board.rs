//! Melee through the window, with somebody who has jumped on (p. 43).
use kernel::{
    Dice, Given,
    written::{Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::table::melee::{Fighter, Melee, MeleeBlow, Side};

/// A round of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["boarder", "occupant"]))]
pub struct JumpedOn {
    pub boarder: Fighter,
    /// The driver or a passenger.
    pub occupant: Fighter,
}

impl Default for JumpedOn {
    fn default() -> Self {
        JumpedOn { boarder: Fighter::zombie(), occupant: Fighter::default() }
    }
}

/// Who still holds on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hold {
    /// They are Evenly Matched, and the boarder is carried along.
    HangsOn,
    /// The boarder falls off and is knocked down beside the vehicle, besides this.
    FallsOff(Option<MeleeBlow>),
    /// The occupant is hurt.
    Wins(Option<MeleeBlow>),
}

impl Given for JumpedOn {
    const NAME: &'static str = "ffo.vehicle.charged.melee";
    const ABOUT: &'static str = "A round of melee with somebody who has jumped onto a vehicle.";
    type Result = Hold;

    fn check(&self) -> Result<(), ValueFault> {
        if self.occupant.zombie {
            return Err(ValueFault::at("occupant", "zombies do not ride"));
        }
        Melee { attacker: self.boarder, defender: self.occupant }.check().within("boarder")
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Hold {
        dice.cite(rule!("ffo.vehicle.charged"));
        dice.cite(rule!("ffo.ruling.vehicle-jump-on"));
        let fought = Melee { attacker: self.boarder, defender: self.occupant }.fight(dice);
        match fought.round.winner {
            None => Hold::HangsOn,
            Some(Side::Attacker) => Hold::Wins(fought.loser),
            Some(Side::Defender) => Hold::FallsOff(fought.loser),
        }
    }
}
