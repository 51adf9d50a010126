//! Firing in close combat (12.2).
use kernel::{
    Dice, Given, Roll, Sum,
    written::{FaultReason, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

use crate::table::{
    auto::{MOST_TARGETS, allot},
    handling::Handling,
    shoot::{Hit, Scores, Tally},
    weapons::Weapon,
};

/// One burst at enemies in contact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Cqm {
    #[schemars(extend("enum" = Weapon::able(|it| it.profile().cqm.is_some())))]
    pub weapon: Weapon,
    /// Standing enemies in contact among whom an automatic weapon's hits fall; other weapons have the declared one.
    #[serde(default = "one")]
    #[schemars(range(min = 1, max = 6))]
    pub enemies: u8,
    /// Shells that a shotgun with two barrels lets off.
    #[serde(default = "one")]
    #[schemars(range(min = 1, max = 2))]
    pub shells: u8,
    #[serde(default)]
    pub handling: Handling,
    /// They use Aggressive: one failed die is rolled again.
    #[serde(default)]
    pub aggressive: bool,
}

/// The dice before the hits are allotted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct CqmRoll {
    pub scored: u8,
    pub failed: u8,
    /// Natural 1s, for the jam roll.
    pub ones: u8,
}

/// What the burst came to.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct CqmHits {
    /// For each enemy: a miss or an elimination.
    pub hits: SmallVec<[Hit; MOST_TARGETS]>,
    /// Natural 1s, for the jam roll; nobody asks for their odds.
    #[serde(skip)]
    pub ones: u8,
}

impl Cqm {
    /// Neither range, aiming, cover, the back nor a friend in the fight changes these dice.
    pub fn modifiers(&self) -> Sum {
        let mut sum = Sum::default();
        Handling { fast_vehicle: None, ..self.handling }.add_to(self.weapon, &mut sum);
        sum
    }

    /// The whole burst; an Aggressive man rolls one failed die again.
    pub fn fire(&self, dice: &mut dyn Dice) -> CqmHits {
        let mut roll = self.roll(dice);
        if self.aggressive && roll.failed != 0 {
            roll = self.reroll(roll, dice);
        }
        self.allot(roll, dice)
    }

    pub fn roll(&self, dice: &mut dyn Dice) -> CqmRoll {
        let sum = self.modifiers();
        if !sum.is_empty() {
            dice.cite(rule!("dwa.ruling.cqm-modifiers"));
            self.handling.cite(self.weapon, dice);
        }
        let plus = dice.plus(&sum);
        let n = self.dice(dice);
        let tally = Tally::roll(rule!("dwa.cc.fire-cqm"), n, plus, self.scores(), dice);
        CqmRoll { scored: tally.elims, failed: n - tally.elims, ones: tally.ones }
    }

    /// The lowest of the failed dice again, which then counts instead.
    pub fn reroll(&self, roll: CqmRoll, dice: &mut dyn Dice) -> CqmRoll {
        dice.cite(rule!("dwa.ruling.reroll-skills"));
        let plus = dice.plus(&self.modifiers());
        self.scores().tell(rule!("dwa.skill.aggressive"), dice);
        let face = dice.d6(rule!("dwa.skill.aggressive"));
        let hit = self.scores().read(face + plus, dice);
        let scored = u8::from(hit == Hit::Elim);
        CqmRoll {
            scored: roll.scored + scored,
            failed: roll.failed - scored,
            ones: roll.ones.saturating_sub(1) + u8::from(face == 1),
        }
    }

    pub fn allot(&self, roll: CqmRoll, dice: &mut dyn Dice) -> CqmHits {
        let hits: SmallVec<[Hit; MOST_TARGETS]> = smallvec![Hit::Elim; usize::from(roll.scored)];
        CqmHits { hits: allot(&hits, usize::from(self.enemies), dice), ones: roll.ones }
    }

    fn scores(&self) -> Scores {
        Scores { fall: None, elim: self.weapon.profile().cqm }
    }

    fn dice(&self, dice: &mut dyn Dice) -> u8 {
        if self.weapon.is_shotgun() {
            dice.cite(rule!("dwa.ruling.cqm-dice"));
            return self.shells;
        }
        self.weapon.profile().rof
    }
}

fn one() -> u8 {
    1
}

impl Given for Cqm {
    const NAME: &'static str = "dwa.cc.cqm";
    const ABOUT: &'static str = "A burst fired in close combat.";
    type Result = CqmHits;

    fn check(&self) -> Result<(), ValueFault> {
        let profile = self.weapon.profile();
        if profile.cqm.is_none() {
            return Err(ValueFault::at("weapon", "takes one with a CQM score"));
        }
        let most = if self.weapon.is_automatic() { profile.rof } else { 1 };
        if !(1..=most).contains(&self.enemies) {
            return Err(ValueFault::at(
                "enemies",
                FaultReason::takes(1..=most).after(format!("with a {}", profile.name)),
            ));
        }
        let barrels = if self.weapon.is_shotgun() { profile.rof } else { 1 };
        if !(1..=barrels).contains(&self.shells) {
            return Err(ValueFault::at(
                "shells",
                FaultReason::takes(1..=barrels).after(format!("with a {}", profile.name)),
            ));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> CqmHits {
        self.fire(dice)
    }
}
