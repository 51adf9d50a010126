//! The Charge into Melee Test (11.2): who fires before the bodies meet.
use std::cmp::Ordering;

use kernel::{
    Dice, Given, Sum,
    written::{Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

pub use crate::printed::tables::Allowed;
use crate::{
    printed::{Printed, tables::ChargeTable},
    table::dice::{check_rep, passes},
};

/// One who charges or is charged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["rep", "zombie", "rage", "runt"]))]
pub struct Contender {
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub rep: i32,
    pub zombie: bool,
    /// They have the Attribute Rage.
    pub rage: bool,
    /// They have the Attribute Runt.
    pub runt: bool,
}

impl Default for Contender {
    fn default() -> Self {
        Contender { rep: 4, zombie: false, rage: false, runt: false }
    }
}

impl Contender {
    pub fn dice(&self, table: &ChargeTable) -> Sum {
        let mut sum = table.roll.dice(self.rep);
        if self.rage {
            sum.add(rule!("atzr.ruling.table-attributes"), table.rage);
        }
        if self.runt {
            sum.add(rule!("atzr.ruling.table-attributes"), table.runt);
        }
        sum
    }

    /// How many dice he passes; zombies do not roll.
    pub fn test(&self, table: &ChargeTable, dice: &mut dyn Dice) -> u16 {
        if self.zombie {
            dice.cite(rule!("atzr.zombie.charge-pass-one"));
            return 1;
        }
        dice.cite(rule!("atzr.ruling.free-will-scope"));
        let n = dice.plus(&self.dice(table));
        passes(rule!("atzr.charge.test"), self.rep, n, dice)
    }

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        if self.zombie && (self.rage || self.runt) {
            return Err(ValueFault::at("zombie", "a zombie has no Attributes"));
        }
        Ok(())
    }
}

/// What the target may fire at a charger, as their passed dice compare.
pub fn compare(charger: u16, target: u16, table: &ChargeTable, dice: &mut dyn Dice) -> Allowed {
    dice.cite(rule!("atzr.charge.result-more"));
    dice.cite(ChargeTable::RULING);
    match charger.cmp(&target) {
        Ordering::Greater => table.charger_passed_more,
        Ordering::Equal => table.same,
        Ordering::Less => table.target_passed_more,
    }
}

/// One target and all who charge it at the same time.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Charge {
    pub target: Contender,
    /// The target has a loaded weapon in hand and is not in Duck Back.
    pub target_can_fire: bool,
    #[schemars(length(min = 1, max = 4))]
    pub chargers: Vec<Contender>,
}

impl Default for Charge {
    fn default() -> Self {
        Charge { target: Contender::default(), target_can_fire: true, chargers: vec![Contender::default()] }
    }
}

/// For each charger what may be fired at him.
pub type ChargeFire = SmallVec<[Allowed; 4]>;

/// How many dice each charger has passed.
pub type Passed = SmallVec<[u16; 4]>;

impl Charge {
    /// The target's dice serve against every charger; each charger has his own.
    pub fn test(&self, table: &ChargeTable, dice: &mut dyn Dice) -> ChargeFire {
        self.test_with(&mut Passed::new(), table, dice)
    }

    /// The same for chargers who charge several: what they passed against the first holds against the others.
    pub fn test_with(&self, passed: &mut Passed, table: &ChargeTable, dice: &mut dyn Dice) -> ChargeFire {
        dice.turn_of(0);
        let target = self.target.test(table, dice);
        if 1 < self.chargers.len() {
            dice.cite(rule!("atzr.charge.one-target-roll"));
        }
        let each = self.chargers.iter().enumerate();
        each.map(|(at, charger)| {
            if passed.len() <= at {
                dice.turn_of(at + 1);
                passed.push(charger.test(table, dice));
            }
            self.allowed(passed[at], target, table, dice)
        })
        .collect()
    }

    fn allowed(&self, charger: u16, target: u16, table: &ChargeTable, dice: &mut dyn Dice) -> Allowed {
        let allowed = compare(charger, target, table, dice);
        if self.target.zombie {
            dice.cite(rule!("atzr.ruling.charge-zombies"));
        }
        if self.target_can_fire && !self.target.zombie { allowed } else { Allowed::Nothing }
    }
}

impl Given for Charge {
    const NAME: &'static str = "atzr.charge";
    const ABOUT: &'static str = "A Charge into Melee Test: what the target may fire at each charger.";
    type Result = ChargeFire;

    fn check(&self) -> Result<(), ValueFault> {
        self.target.check().within("target")?;
        for (at, charger) in self.chargers.iter().enumerate() {
            charger.check().within(at).within("chargers")?;
        }
        let humans = self.chargers.iter().filter(|it| !it.zombie).count();
        if self.chargers.is_empty() || 2 < humans || 4 < self.chargers.len() - humans {
            return Err(ValueFault::at("chargers", "takes 1 or 2 humans, or 1 to 4 zombies"));
        }
        if self.target.zombie && self.chargers.iter().any(|it| it.zombie) {
            return Err(ValueFault::at("chargers", "zombies do not charge zombies"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> ChargeFire {
        self.test(&Printed::in_use().tables.charge, dice)
    }
}
