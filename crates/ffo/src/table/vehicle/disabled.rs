//! A vehicle whose driver is down (p. 44).
use kernel::{
    Dice, Given, Sum,
    written::{FaultReason, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    Hand, MOST_MM,
    control::{Control, Wish, against, challenge},
};
use crate::table::{
    challenge::Difficulty,
    dice::{MOST_REP, check_each, check_len, check_rep, check_within},
};

/// Another occupant who can still act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["rep", "in_rear"]))]
pub struct Taker {
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    pub in_rear: bool,
}

impl Default for Taker {
    fn default() -> Self {
        Taker { rep: 4, in_rear: false }
    }
}

impl Taker {
    /// The Rep that the dice are held against.
    pub fn against(self, dice: &mut dyn Dice) -> Sum {
        let mut sum = against(self.rep, Difficulty::Difficult, dice);
        if self.in_rear {
            sum.add(rule!("ffo.vehicle.driver-disabled"), -1);
        }
        sum
    }
}

/// The driver is Stunned, Out of the Fight or Obviously Dead.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["occupants", "named", "moves_mm"]))]
pub struct DriverDown {
    #[schemars(length(max = 8))]
    pub occupants: Vec<Taker>,
    /// Who reaches for the wheel, by their place; NPCs leave it to the highest Rep with its modifiers.
    #[schemars(range(min = 0, max = 7))]
    pub named: Option<u8>,
    /// How far the vehicle moves at once.
    #[schemars(range(min = 0, max = MOST_MM))]
    pub moves_mm: i32,
}

impl Default for DriverDown {
    fn default() -> Self {
        DriverDown { occupants: vec![Taker::default()], named: None, moves_mm: 300 }
    }
}

/// What becomes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Runaway {
    /// It goes on so far, and this one drives, by their place.
    Driven { by: u8, goes_on_mm: i32 },
    /// It veers 45 degrees, goes on so far and stops; it crashes into whatever is in the way.
    Veers { to: Hand, goes_on_mm: i32 },
}

impl DriverDown {
    /// Who makes the one attempt.
    fn taker(&self, dice: &mut dyn Dice) -> Option<u8> {
        dice.cite(rule!("ffo.ruling.driver-gone-alone"));
        let best = || {
            let each = self.occupants.iter().enumerate();
            // Of equals the first.
            each.rev().max_by_key(|(_, it)| it.rep - i32::from(it.in_rear)).map(|(at, _)| at as u8)
        };
        self.named.or_else(best)
    }

    pub fn run(&self, dice: &mut dyn Dice) -> Runaway {
        let why = rule!("ffo.vehicle.driver-disabled");
        dice.cite(why);
        let goes_on_mm = self.moves_mm / 2;
        if let Some(by) = self.taker(dice) {
            let against = self.occupants[usize::from(by)].against(dice);
            match challenge(why, &against, Wish::Must, dice) {
                Control::Kept => return Runaway::Driven { by, goes_on_mm },
                Control::GivenUp | Control::Lost => (),
            }
        }
        Runaway::Veers { to: Hand::roll(why, dice), goes_on_mm }
    }
}

impl Given for DriverDown {
    const NAME: &'static str = "ffo.vehicle.driver-disabled";
    const ABOUT: &'static str =
        "Where a vehicle goes whose driver is down, and whether another takes the wheel.";
    type Result = Runaway;

    fn check(&self) -> Result<(), ValueFault> {
        check_len("occupants", self.occupants.len(), 0, 8)?;
        check_each("occupants", &self.occupants, |it| check_rep("rep", it.rep))?;
        if self.named.is_some_and(|it| self.occupants.len() <= it.into()) {
            let most = self.occupants.len() as i64 - 1;
            return Err(ValueFault::at("named", FaultReason::takes(0..=most)));
        }
        check_within("moves_mm", self.moves_mm, 0, MOST_MM)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Runaway {
        self.run(dice)
    }
}
