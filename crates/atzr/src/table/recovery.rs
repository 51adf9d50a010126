//! After the Fight Recovery (12.1): who gets up again and who comes back.
use kernel::{Dice, Given, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    printed::{PeopleTables, Printed, people::Recovered},
    table::dice::{Passed, check_rep, passes},
};

/// Why somebody has to recover, and when.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum From {
    /// Out of the Fight, tested after the Encounter.
    #[default]
    OutOfTheFight,
    /// Out of the Fight, treated during the Encounter.
    Treated,
    RanAway,
}

/// The After the Fight Recovery Test of one character.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct RecoveryTest {
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub rep: i32,
    pub from: From,
    /// A Medikit is used on the character after the Encounter.
    pub medikit: bool,
    /// Somebody of the group with Medical Knowledge sees to the character after the Encounter.
    pub medical_knowledge: bool,
    /// What would have been Obviously Dead was done with something non-lethal.
    pub non_lethal: bool,
}

impl Default for RecoveryTest {
    fn default() -> Self {
        RecoveryTest {
            rep: 4,
            from: From::OutOfTheFight,
            medikit: false,
            medical_knowledge: false,
            non_lethal: false,
        }
    }
}

impl RecoveryTest {
    /// How many dice are rolled.
    pub fn dice(&self, tables: &PeopleTables) -> Sum {
        let table = &tables.recovery;
        let mut sum = Sum::default();
        sum.add(rule!("atzr.recovery.after-encounter"), table.dice.into());
        match self.from {
            From::OutOfTheFight | From::RanAway => {
                if self.medikit {
                    sum.add(rule!("atzr.item.medikit-after"), table.medikit.into());
                }
                if self.medical_knowledge {
                    sum.add(rule!("atzr.ruling.table-attributes"), table.medical_knowledge.into());
                }
            }
            // Neither adds a die during the Encounter: they are what lets the patient roll at all (15.0.2).
            From::Treated => (),
        }
        if self.non_lethal {
            sum.add(rule!("atzr.melee.non-lethal"), table.non_lethal.into());
        }
        sum
    }

    pub fn roll(&self, tables: &PeopleTables, dice: &mut dyn Dice) -> Recovered {
        dice.cite(rule!("atzr.ruling.table-after-the-fight-recovery"));
        let n = dice.plus(&self.dice(tables));
        // The best two of three count, which is all that the classes of passed dice know anyway.
        let passed = passes(rule!("atzr.recovery.after-encounter"), self.rep, n, dice);
        let class = Passed::of(passed, dice) as usize;
        match self.from {
            From::OutOfTheFight => tables.recovery.out_of_the_fight_after[class],
            From::Treated => tables.recovery.out_of_the_fight_during[class],
            From::RanAway => tables.recovery.ran_away[class],
        }
    }
}

impl Given for RecoveryTest {
    const NAME: &'static str = "atzr.recovery";
    const ABOUT: &'static str = "Whether somebody Out of the Fight recovers, or a runaway comes back.";
    type Result = Recovered;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        if self.from == From::Treated && (self.medikit || self.medical_knowledge) {
            return Err(ValueFault::of_all(
                &["medikit", "medical_knowledge"],
                "no dice for them during the Encounter",
            ));
        }
        if self.from == From::RanAway && (self.medikit || self.medical_knowledge || self.non_lethal) {
            return Err(ValueFault::of_all(
                &["medikit", "medical_knowledge", "non_lethal"],
                "not for a runaway",
            ));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Recovered {
        self.roll(&Printed::in_use().people, dice)
    }
}
