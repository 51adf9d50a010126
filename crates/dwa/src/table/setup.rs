//! Dice of the game (7.3).
use kernel::{Dice, Given, Roll, RuleId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::journal::Incident;

/// One to three: a D6 halved and rounded up.
pub fn d3(why: RuleId, dice: &mut dyn Dice) -> u8 {
    dice.cite(rule!("dwa.setup.dice"));
    match dice.d6(why) {
        1 | 2 => 1,
        3 | 4 => 2,
        _ => 3,
    }
}

/// The scatter die: whole degrees clockwise from the table's north edge. Its face is the angle; 360 is north, as 0 is.
pub fn direction(why: RuleId, dice: &mut dyn Dice) -> u16 {
    dice.cite(rule!("dwa.setup.dice"));
    dice.cite(rule!("dwa.ruling.scatter-die"));
    let degrees = dice.die(why, 360) % 360;
    dice.came(why, &|| Incident::Direction { degrees }.into());
    degrees
}

/// A 1D3 on its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct D3 {}

impl Given for D3 {
    const NAME: &'static str = "dwa.setup.d3";
    const ABOUT: &'static str = "A three-sided die.";
    type Result = u8;

    fn resolve(&self, dice: &mut dyn Dice) -> u8 {
        d3(rule!("dwa.setup.dice"), dice)
    }
}

/// A scatter die on its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Direction {}

impl Given for Direction {
    const NAME: &'static str = "dwa.setup.direction";
    const ABOUT: &'static str = "The scatter die: degrees clockwise from north.";
    type Result = u16;
    const COUNTS: Option<(&'static str, &'static str)> = Some(("degree", "degrees"));

    fn resolve(&self, dice: &mut dyn Dice) -> u16 {
        direction(rule!("dwa.setup.dice"), dice)
    }
}
