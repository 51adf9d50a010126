//! Psychoses (16.7.2): the table, and the dice by which some of them take hold.
use kernel::{Dice, Given, Need, Roll, RuleId, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{journal::Outcome, table::quirk::roll_new};

/// In the order of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Psychosis {
    Berserk,
    Charge,
    MentalBlock,
    Terrified,
    Depressive,
    Paranoid,
    Scared,
    Schizophrenic,
    Hallucinate,
    Rage,
    Despaired,
}

/// The psychosis table: 2D6, from 2 on.
pub const PSYCHOSES: [Psychosis; 11] = [
    Psychosis::Berserk,
    Psychosis::Charge,
    Psychosis::MentalBlock,
    Psychosis::Terrified,
    Psychosis::Depressive,
    Psychosis::Paranoid,
    Psychosis::Scared,
    Psychosis::Schizophrenic,
    Psychosis::Hallucinate,
    Psychosis::Rage,
    Psychosis::Despaired,
];

impl Psychosis {
    pub const fn rule(self) -> RuleId {
        match self {
            Psychosis::Berserk => rule!("dwa.psychosis.berserk"),
            Psychosis::Charge => rule!("dwa.psychosis.charge"),
            Psychosis::MentalBlock => rule!("dwa.psychosis.mental-block"),
            Psychosis::Terrified => rule!("dwa.psychosis.terrified"),
            Psychosis::Depressive => rule!("dwa.psychosis.depressive"),
            Psychosis::Paranoid => rule!("dwa.psychosis.paranoid"),
            Psychosis::Scared => rule!("dwa.psychosis.scared"),
            Psychosis::Schizophrenic => rule!("dwa.psychosis.schizophrenic"),
            Psychosis::Hallucinate => rule!("dwa.psychosis.hallucinate"),
            Psychosis::Rage => rule!("dwa.psychosis.rage"),
            Psychosis::Despaired => rule!("dwa.psychosis.despaired"),
        }
    }

    pub const fn name(self) -> &'static str {
        match self {
            Psychosis::Berserk => "Berserk",
            Psychosis::Charge => "Charge",
            Psychosis::MentalBlock => "Mental block",
            Psychosis::Terrified => "Terrified",
            Psychosis::Depressive => "Depressive",
            Psychosis::Paranoid => "Paranoid",
            Psychosis::Scared => "Scared",
            Psychosis::Schizophrenic => "Schizophrenic",
            Psychosis::Hallucinate => "Hallucinate",
            Psychosis::Rage => "Rage",
            Psychosis::Despaired => "Despaired",
        }
    }

    /// The highest face of its D6 on which it takes hold; none if there is no die.
    pub const fn holds_up_to(self) -> Option<i32> {
        match self {
            Psychosis::Schizophrenic | Psychosis::Despaired => Some(1),
            Psychosis::Berserk => Some(2),
            Psychosis::Charge
            | Psychosis::MentalBlock
            | Psychosis::Terrified
            | Psychosis::Depressive
            | Psychosis::Paranoid
            | Psychosis::Scared
            | Psychosis::Hallucinate
            | Psychosis::Rage => None,
        }
    }

    /// Whether it takes hold now that its situation has come; a psychosis without a die always does.
    pub fn takes_hold(self, dice: &mut dyn Dice) -> bool {
        match self.holds_up_to() {
            Some(highest) => {
                dice.needs(self.rule(), &[Need::at_most(highest, Outcome::TakesHold).dreaded()]);
                dice.d6(self.rule()) <= highest
            }
            None => {
                dice.cite(rule!("dwa.psychosis.as-quirk"));
                true
            }
        }
    }
}

/// A new psychosis for a character who has these.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct NewPsychosis {
    #[schemars(title = "Has already", extend("uniqueItems" = true))]
    #[schemars(length(max = 20))]
    pub has: Vec<Psychosis>,
    /// What the player chooses, where they may choose; none rolls.
    pub choice: Option<Psychosis>,
}

impl NewPsychosis {
    /// The one that is fixed: the fifth is Despaired, unless he is already.
    pub fn fixed(&self) -> Option<Psychosis> {
        (self.has.len() == 4 && !self.has.contains(&Psychosis::Despaired)).then_some(Psychosis::Despaired)
    }

    /// None for somebody who has all eleven.
    pub fn roll(&self, dice: &mut dyn Dice) -> Option<Psychosis> {
        if PSYCHOSES.iter().all(|it| self.has.contains(it)) {
            dice.cite(rule!("dwa.ruling.quirk-number"));
            return None;
        }
        if let Some(fifth) = self.fixed() {
            dice.cite(rule!("dwa.psychosis.fifth"));
            return Some(fifth);
        }
        if let Some(chosen) = self.choice
            && !self.has.contains(&chosen)
        {
            dice.cite(rule!("dwa.psychosis.choice"));
            return Some(chosen);
        }
        Some(roll_new(rule!("dwa.psychosis.table"), &PSYCHOSES, &self.has, dice))
    }
}

impl Given for NewPsychosis {
    const NAME: &'static str = "dwa.psychosis";
    const ABOUT: &'static str = "The psychosis that six trauma points bring.";
    type Result = Option<Psychosis>;

    fn check(&self) -> Result<(), ValueFault> {
        if self.has.iter().enumerate().any(|(at, it)| self.has[..at].contains(it)) {
            return Err(ValueFault::at("has", "each psychosis once"));
        }
        if self.choice.is_some_and(|it| self.has.contains(&it)) {
            return Err(ValueFault::at("choice", "a psychosis not suffered yet"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Option<Psychosis> {
        self.roll(dice)
    }
}

/// The die of one psychosis, when its situation has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PsychosisRoll {
    #[schemars(extend("enum" = ["berserk", "schizophrenic", "despaired"]))]
    pub psychosis: Psychosis,
}

impl Given for PsychosisRoll {
    const NAME: &'static str = "dwa.psychosis.roll";
    const ABOUT: &'static str = "Whether Berserk, Schizophrenic or Despaired takes hold.";
    type Result = bool;

    fn check(&self) -> Result<(), ValueFault> {
        match self.psychosis.holds_up_to() {
            Some(_) => Ok(()),
            None => Err(ValueFault::at(
                "psychosis",
                "berserk, schizophrenic or despaired; the others have no die",
            )),
        }
    }

    fn resolve(&self, dice: &mut dyn Dice) -> bool {
        self.psychosis.takes_hold(dice)
    }
}
