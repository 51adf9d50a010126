//! Infection (p. 50): "Harry, Are You Okay?"
use kernel::{Dice, Given, Need, Roll, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    journal::Outcome,
    table::{
        dice::{MOST_REP, check_rep, check_within},
        status::Status,
    },
};

/// The lowest total of somebody who is unharmed.
const UNHARMED: i32 = 9;

/// A human who has lost to a zombie in melee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["rep", "status", "encounter_over"]))]
pub struct InfectionTest {
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    /// Where the melee has left them.
    pub status: Status,
    /// The Encounter has ended before they have activated again.
    pub encounter_over: bool,
}

impl Default for InfectionTest {
    fn default() -> Self {
        InfectionTest { rep: 4, status: Status::Stunned, encounter_over: false }
    }
}

/// What has become of them, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Infection {
    /// There is nothing to test.
    NoTest,
    Unharmed,
    Infected,
    /// They are lost to the band before anybody recovers.
    Lost,
}

impl InfectionTest {
    pub fn is_due(&self, dice: &mut dyn Dice) -> bool {
        dice.cite(rule!("ffo.zombie.infection-test"));
        dice.cite(rule!("ffo.ruling.infection-after"));
        match self.status {
            Status::CarryOn | Status::ObviouslyDead => false,
            Status::Stunned | Status::OutOfTheFight => true,
        }
    }

    pub fn take(&self, dice: &mut dyn Dice) -> Infection {
        if !self.is_due(dice) {
            return Infection::NoTest;
        }
        let why = rule!("ffo.zombie.infection-test");
        let mut sum = Sum::default();
        sum.add(why, self.rep);
        let added = dice.plus(&sum);
        dice.needs(why, &[Need::at_most(UNHARMED - 1, Outcome::Infected).dreaded()]);
        match (dice.d6(why) + added < UNHARMED, self.encounter_over) {
            (false, _) => Infection::Unharmed,
            (true, false) => Infection::Infected,
            (true, true) => Infection::Lost,
        }
    }
}

impl Given for InfectionTest {
    const NAME: &'static str = "ffo.zombie.infection";
    const ABOUT: &'static str = "Whether somebody who lost to a zombie in melee is infected.";
    type Result = Infection;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Infection {
        self.take(dice)
    }
}

/// Somebody infected who activates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Turning {
    /// How often they have rolled for this before; the infection test does not count.
    #[schemars(range(min = 0, max = 5))]
    pub rolls_before: i32,
}

impl Turning {
    /// Whether they are a zombie now.
    pub fn turns(self, dice: &mut dyn Dice) -> bool {
        let why = rule!("ffo.zombie.infection-turning");
        dice.cite(rule!("ffo.ruling.infection-after"));
        let most = self.rolls_before + 1;
        dice.needs(why, &[Need::at_most(most, Outcome::Turns).dreaded()]);
        dice.d6(why) <= most
    }
}

impl Given for Turning {
    const NAME: &'static str = "ffo.zombie.turning";
    const ABOUT: &'static str = "Whether somebody infected turns into a zombie when they activate.";
    type Result = bool;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("rolls_before", self.rolls_before, 0, 5)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> bool {
        self.turns(dice)
    }
}
