//! Fear (13): 2D6 against what is left of a human's nerve.
use kernel::{
    Dice, Given, Need, Roll, RuleId, Sum,
    written::{FaultReason, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{journal::Outcome, rules::Rules, table::char::Archetype};

/// A human with zombies within 10 cm at the beginning of the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct FearTest {
    /// Their Base Moral Value, permanent losses taken off.
    #[schemars(range(min = -20, max = 20))]
    pub base_moral_value: i32,
    /// Other team members within 10 cm.
    #[schemars(title = "Team members within 10 cm")]
    #[schemars(range(min = 0, max = 100))]
    pub team_within_10cm: u16,
    /// Zombies within 10 cm, standing or fallen.
    #[schemars(range(min = 1, max = 100))]
    #[schemars(title = "Zombies within 10 cm")]
    pub zombies_within_10cm: u16,
    #[schemars(range(min = 0, max = 20))]
    pub wounds: u8,
    /// None where archetypes are not in use.
    pub archetype: Option<Archetype>,
    /// They use Cool for this test (16.5.2).
    pub cool: bool,
    /// They use Fearless for this test (16.5.2).
    pub fearless: bool,
    /// Others within 10 cm who use Motivate (16.5.2).
    #[schemars(range(min = 0, max = 20))]
    pub motivators: u8,
    /// Others within 10 cm who are Psychos (16.6.1).
    #[schemars(range(min = 0, max = 20))]
    pub psychos: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fear {
    Failed,
    Passed,
}

/// The Base Moral Value of a human who has seen nothing yet (13.1).
pub const BASE_MORAL_VALUE: i32 = 10;

impl Default for FearTest {
    fn default() -> Self {
        FearTest {
            base_moral_value: BASE_MORAL_VALUE,
            team_within_10cm: 0,
            zombies_within_10cm: 1,
            wounds: 0,
            archetype: None,
            cool: false,
            fearless: false,
            motivators: 0,
            psychos: 0,
        }
    }
}

impl FearTest {
    /// What the dice must not exceed.
    pub fn value(&self) -> Sum {
        let mut sum = Sum::default();
        sum.add(rule!("dwa.fear.test"), self.base_moral_value);
        let mut each = |rule: RuleId, n: i32| {
            if n != 0 {
                sum.add(rule, n);
            }
        };
        each(rule!("dwa.fear.modifiers"), i32::from(self.team_within_10cm));
        each(rule!("dwa.fear.modifiers"), -i32::from(self.zombies_within_10cm));
        each(rule!("dwa.wound.accumulate"), -i32::from(self.wounds));
        each(rule!("dwa.skill.cool"), i32::from(self.cool));
        each(rule!("dwa.skill.motivate"), i32::from(self.motivators));
        sum
    }

    /// What is added to the dice; here plus is bad.
    pub fn modifiers(&self) -> Sum {
        let mut sum = Sum::default();
        match self.archetype {
            Some(Archetype::Military) => sum.add(rule!("dwa.char.military"), -1),
            Some(Archetype::Civilian) => sum.add(rule!("dwa.char.civilian-fear"), 1),
            Some(Archetype::LawEnforcement) | None => (),
        }
        if self.fearless {
            sum.add(rule!("dwa.skill.fearless"), -2);
        }
        if self.psychos != 0 {
            sum.add(rule!("dwa.quirk.psycho"), i32::from(self.psychos));
        }
        sum
    }

    pub fn roll(&self, dice: &mut dyn Dice) -> Fear {
        let calm = Need::at_most(self.value().total(), Outcome::NotAfraid);
        dice.needs(rule!("dwa.fear.test"), &[calm]);
        let rolled = dice.sum_of_d6(rule!("dwa.fear.test"), 2);
        if self.archetype == Some(Archetype::LawEnforcement) {
            dice.cite(rule!("dwa.char.law-enforcement"));
        }
        let modifiers = dice.plus(&self.modifiers());
        let value = dice.plus(&self.value());
        if self.psychos != 0 {
            dice.cite(rule!("dwa.ruling.distraction"));
        }
        // What cannot fail or cannot succeed is rolled all the same.
        if !(2..12).contains(&(value - modifiers)) {
            dice.cite(rule!("dwa.ruling.fear-limits"));
        }
        dice.cite(rule!("dwa.ruling.fear-test-direction"));
        if rolled + modifiers <= value {
            return Fear::Passed;
        }
        Fear::Failed
    }
}

impl Given for FearTest {
    const NAME: &'static str = "dwa.fear";
    const ABOUT: &'static str = "A fear test: anyone who fails it pays double for everything this turn.";
    type Result = Fear;

    fn check(&self) -> Result<(), ValueFault> {
        if !(-100..=100).contains(&self.base_moral_value) {
            return Err(ValueFault::at("base_moral_value", FaultReason::takes(-100..=100)));
        }
        if self.zombies_within_10cm == 0 {
            return Err(ValueFault::at(
                "zombies_within_10cm",
                "1 or more, for without a zombie there is no test",
            ));
        }
        if self.cool && self.fearless {
            return Err(ValueFault::at(
                "fearless",
                "not together with cool, for a character uses one skill a turn",
            ));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Fear {
        self.roll(dice)
    }
}

/// A death that the rest of the team never gets over (13.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    /// A team member was killed.
    TeamKilled,
    /// A team member who was killed has turned.
    TeamTurned,
    /// A human who is no team member was killed.
    NpcKilled,
}

impl Loss {
    /// A Base Moral Value after this loss; it may fall below 0.
    pub fn taken_from(self, base_moral_value: i32, rules: &Rules, dice: &mut dyn Dice) -> i32 {
        let mut sum = Sum::default();
        match self {
            Loss::TeamKilled => sum.add(rule!("dwa.fear.team-losses"), -2),
            Loss::TeamTurned if rules.team_zombified => sum.add(rule!("dwa.fear.team-zombified"), -1),
            Loss::TeamTurned => (),
            Loss::NpcKilled => sum.add(rule!("dwa.fear.npc-killed"), -2),
        }
        base_moral_value + dice.plus(&sum)
    }
}
