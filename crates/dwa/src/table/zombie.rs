//! Zombie attacks and broken doors (15.1).
use kernel::{Dice, Given, Need, Roll, RuleId, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::journal::Outcome;

/// One attack of one zombie on a human in contact with it (15.1.5).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct ZombieAttack {
    /// It holds a knife, a club, a stick.
    pub weapon: bool,
    /// Other zombies that attack the same human in this zombie phase.
    #[schemars(range(min = 0, max = 20))]
    pub others: u16,
    /// The human is a Lucky bastard, uses the skill, and this is the first hit on them this turn.
    pub lucky_bastard: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bite {
    Miss,
    Wound,
}

impl ZombieAttack {
    pub fn modifiers(&self) -> Sum {
        let mut sum = Sum::default();
        if self.weapon {
            sum.add(rule!("dwa.zombie.attack-weapon"), 1);
        }
        if self.others != 0 {
            sum.add(rule!("dwa.zombie.attack-numbers"), i32::from(self.others));
        }
        sum
    }

    pub fn roll(&self, dice: &mut dyn Dice) -> Bite {
        self.strike(rule!("dwa.zombie.attack-roll"), dice)
    }

    /// The second roll that a Lucky bastard forces on a hit; it counts whatever it is.
    pub fn roll_again(&self, dice: &mut dyn Dice) -> Bite {
        dice.cite(rule!("dwa.ruling.reroll-skills"));
        self.strike(rule!("dwa.skill.lucky-bastard"), dice)
    }

    fn strike(&self, why: RuleId, dice: &mut dyn Dice) -> Bite {
        dice.needs(why, &[Need::at_least(6, Outcome::Wounds)]);
        let score = dice.d6(why) + dice.plus(&self.modifiers());
        if 6 <= score {
            return Bite::Wound;
        }
        Bite::Miss
    }
}

impl Given for ZombieAttack {
    const NAME: &'static str = "dwa.zombie.attack";
    const ABOUT: &'static str = "A zombie's attack in close combat.";
    type Result = Bite;

    fn resolve(&self, dice: &mut dyn Dice) -> Bite {
        match self.roll(dice) {
            Bite::Wound if self.lucky_bastard => self.roll_again(dice),
            first => first,
        }
    }
}

/// How long a door, window or barricade has been under attack (15.1.3.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DoorAttack {
    /// Turns in a row with at least two attackers.
    pub turns: u16,
}

impl DoorAttack {
    /// Counts this turn and says what is rolled at its end.
    pub fn next_turn(&mut self, attackers: u16, dice: &mut dyn Dice) -> DoorRoll {
        dice.cite(rule!("dwa.zombie.doors"));
        self.turns = if attackers < 2 { 0 } else { self.turns.saturating_add(1) };
        DoorRoll { attackers, turns: self.turns }
    }
}

/// The end of a turn in which zombies attacked one door, window or barricade.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = serde_json::json!({ "attackers": 3, "turns": 1 }))]
pub struct DoorRoll {
    /// Zombies that attacked it this turn.
    #[schemars(range(min = 0, max = 48))]
    pub attackers: u16,
    /// Turns in a row with at least two attackers, this one included.
    #[schemars(range(min = 0, max = 100))]
    pub turns: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Door {
    Holds,
    Broken,
}

impl DoorRoll {
    /// Turns of attack that this many zombies need before they may roll.
    pub fn needed_turns(&self) -> Option<u16> {
        match self.attackers {
            0 | 1 => None,
            2 | 3 => Some(2),
            4.. => Some(1),
        }
    }

    /// How many dice they roll now; none while they have to go on.
    pub fn dice(&self) -> u16 {
        match self.needed_turns() {
            Some(needed) if needed <= self.turns => self.attackers.saturating_add(self.turns - needed),
            Some(_) | None => 0,
        }
    }

    pub fn roll(&self, dice: &mut dyn Dice) -> Door {
        dice.cite(rule!("dwa.zombie.doors-time"));
        let n = self.dice();
        if n == 0 {
            return Door::Holds;
        }
        dice.cite(rule!("dwa.ruling.door-details"));
        if dice.count(rule!("dwa.zombie.doors-roll"), n, 6, 6..=6) == 0 {
            return Door::Holds;
        }
        Door::Broken
    }
}

impl Given for DoorRoll {
    const NAME: &'static str = "dwa.zombie.doors";
    const ABOUT: &'static str = "Zombies at a door, window or barricade at the end of a turn.";
    type Result = Door;

    fn check(&self) -> Result<(), ValueFault> {
        if 48 < self.dice() {
            return Err(ValueFault::at("attackers", "with these turns 48 dice at the most"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Door {
        self.roll(dice)
    }
}
