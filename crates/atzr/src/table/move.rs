//! Movement (7): what a hex costs and what a Fast Move brings.
use kernel::{Dice, Given, RuleId, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    journal::Happened,
    printed::{Printed, Terrain, tables::MovementTable},
    table::dice::{check_rep, check_within, passes},
};

/// Somebody who runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct FastMove {
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub rep: i32,
    /// What they carry, a two-hand item counting 2.
    #[schemars(range(min = 0, max = 100))]
    pub load: i32,
    /// They carry somebody who is Out of the Fight.
    pub carrying: bool,
    /// They have the Attribute Fast.
    pub fast: bool,
    /// They have the Attribute Slow.
    pub slow: bool,
}

impl Default for FastMove {
    fn default() -> Self {
        FastMove { rep: 4, load: 0, carrying: false, fast: false, slow: false }
    }
}

impl FastMove {
    /// The rule that keeps him from it.
    pub fn refused(&self) -> Option<RuleId> {
        (2 * self.rep < self.load).then_some(rule!("atzr.carry.limit"))
    }

    /// How many Movement Points more he has in this activation.
    pub fn roll(&self, dice: &mut dyn Dice) -> u16 {
        if let Some(rule) = self.refused() {
            dice.cite(rule);
            return 0;
        }
        let n = self.dice(dice);
        let passed = passes(rule!("atzr.move.fast"), self.rep, n, dice);
        let points = if self.carrying { passed.min(1) } else { passed };
        dice.came(rule!("atzr.move.fast"), &|| Happened::Gains { points }.into());
        if self.carrying {
            dice.cite(rule!("atzr.recovery.fast-move"));
        }
        points
    }

    fn dice(&self, dice: &mut dyn Dice) -> i32 {
        if self.rep < self.load {
            dice.cite(rule!("atzr.carry.limit"));
            dice.cite(rule!("atzr.ruling.fast-move-timing"));
            return 1;
        }
        if self.slow || self.fast {
            dice.cite(rule!("atzr.ruling.table-attributes"));
        }
        match (self.slow, self.fast) {
            (true, _) => 1,
            (false, true) => 3,
            (false, false) => 2,
        }
    }
}

impl Given for FastMove {
    const NAME: &'static str = "atzr.move.fast";
    const ABOUT: &'static str = "A Fast Move: how many Movement Points more.";
    type Result = u16;
    const COUNTS: Option<(&'static str, &'static str)> =
        Some(("Movement Point more", "Movement Points more"));

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        check_within("load", self.load, 0, 100)?;
        if self.refused().is_some() {
            return Err(ValueFault::at(
                "load",
                format!("takes up to {} for a Fast Move, twice the Rep", 2 * self.rep),
            ));
        }
        if self.fast && self.slow {
            return Err(ValueFault::at("slow", "not together with fast"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> u16 {
        self.roll(dice)
    }
}

/// A hex to be entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Step {
    pub terrain: Terrain,
    pub zombie: bool,
    /// Of a human.
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub rep: i32,
    /// What a human carries, a two-hand item counting 2.
    #[schemars(range(min = 0, max = 100))]
    pub load: i32,
    /// They pick up somebody who is Out of the Fight there.
    pub picks_up: bool,
}

impl Default for Step {
    fn default() -> Self {
        Step { terrain: Terrain::Clear, zombie: false, rep: 4, load: 0, picks_up: false }
    }
}

impl Step {
    /// The Movement Points it costs.
    pub fn cost(&self, table: &MovementTable) -> Sum {
        let mut sum = Sum::default();
        if self.zombie {
            sum.add(rule!("atzr.zombie.move-cost"), table.zombie.of(self.terrain));
            return sum;
        }
        let rule = match self.terrain {
            Terrain::Clear => rule!("atzr.move.clear"),
            Terrain::Rough => rule!("atzr.move.rough"),
            Terrain::Building => rule!("atzr.move.building"),
        };
        sum.add(rule, table.human.of(self.terrain));
        if 2 * self.rep < self.load {
            sum.add(rule!("atzr.carry.limit"), table.each_hex_over_twice_rep);
        }
        if self.picks_up {
            sum.add(rule!("atzr.recovery.pick-up"), table.picking_up_a_character);
        }
        sum
    }
}

impl Given for Step {
    const NAME: &'static str = "atzr.move.cost";
    const ABOUT: &'static str = "The Movement Points that a hex costs.";
    type Result = i32;
    const COUNTS: Option<(&'static str, &'static str)> = Some(("Movement Point", "Movement Points"));

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        check_within("load", self.load, 0, 100)?;
        if self.zombie && (self.load != 0 || self.picks_up) {
            return Err(ValueFault::at("zombie", "a zombie carries nothing and nobody"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> i32 {
        dice.cite(MovementTable::RULING);
        dice.plus(&self.cost(&Printed::in_use().tables.movement))
    }
}
