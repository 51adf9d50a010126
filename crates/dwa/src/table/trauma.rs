//! Trauma points (16.7.1).
use kernel::{Dice, Given, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Points that bring a psychosis, and are then taken off.
pub const POINTS_FOR_PSYCHOSIS: u8 = 6;

/// A character who gains trauma points: one for each failed fear test, more if a scenario says so.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = serde_json::json!({ "points": 4, "gained": 1 }))]
pub struct TraumaGain {
    #[schemars(range(min = 0, max = 5))]
    #[schemars(title = "Trauma points so far")]
    pub points: u8,
    #[schemars(title = "Trauma points gained")]
    #[schemars(range(min = 0, max = 20))]
    pub gained: u8,
}

/// What the points come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Trauma {
    /// How many psychoses he develops now.
    pub psychoses: u8,
    /// The points he goes on with.
    pub points: u8,
}

impl TraumaGain {
    pub fn add(&self, dice: &mut dyn Dice) -> Trauma {
        let total = self.points.saturating_add(self.gained);
        let res = Trauma { psychoses: total / POINTS_FOR_PSYCHOSIS, points: total % POINTS_FOR_PSYCHOSIS };
        if res.psychoses != 0 {
            dice.cite(rule!("dwa.trauma.sixth-point"));
        }
        if res.psychoses != 0 && res.points != 0 {
            dice.cite(rule!("dwa.ruling.trauma-two"));
        }
        res
    }
}

impl Given for TraumaGain {
    const NAME: &'static str = "dwa.trauma";
    const ABOUT: &'static str = "Trauma points gained: whether they bring a psychosis, and what is left.";
    type Result = Trauma;

    fn check(&self) -> Result<(), ValueFault> {
        if POINTS_FOR_PSYCHOSIS <= self.points {
            return Err(ValueFault::at("points", "0 to 5, for six have already become a psychosis"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Trauma {
        self.add(dice)
    }
}
