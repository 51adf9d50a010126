//! What somebody who is charged may fire, and at whom (p. 30 and 31).
use kernel::{
    Dice, Given, RuleId,
    written::{Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::table::{
    dice::{check_each, check_len, check_within},
    weapon::{Gun, Weapon},
};

/// What the Charge into Melee Table lets a target do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Allowed {
    Nothing,
    /// It might fire, but cannot: it may draw a melee weapon.
    ToDraw,
    /// One shot, or a melee weapon drawn instead.
    OneShot,
    /// Up to the Target Rating, or a melee weapon drawn instead.
    Full,
}

impl Allowed {
    /// Whether a melee weapon may be drawn instead of firing.
    pub fn may_draw(self, dice: &mut dyn Dice) -> bool {
        dice.cite(rule!("ffo.charge.draw-melee-weapon"));
        self != Allowed::Nothing
    }
}

/// What goes at one charger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["allowed", "shots", "second_shots"]))]
pub struct FireAt {
    /// What the test lets the target do.
    pub allowed: Allowed,
    #[schemars(range(min = 0, max = 10))]
    pub shots: u8,
    /// Of the second weapon.
    #[schemars(range(min = 0, max = 10))]
    pub second_shots: u8,
}

impl Default for FireAt {
    fn default() -> Self {
        FireAt { allowed: Allowed::Full, shots: 2, second_shots: 0 }
    }
}

/// What a target means to fire at those who charge it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["weapon", "second", "chargers"]))]
pub struct ChargeFire {
    pub weapon: Weapon,
    /// Fired at once with the first.
    pub second: Option<Weapon>,
    #[schemars(length(min = 1, max = 4))]
    pub chargers: Vec<FireAt>,
}

impl Default for ChargeFire {
    fn default() -> Self {
        let weapon = Weapon::Listed(Gun::BaPistol);
        ChargeFire { weapon, second: None, chargers: vec![FireAt::default()] }
    }
}

/// Whether it may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum MayFire {
    Yes,
    /// By the rule that forbids it.
    No(RuleId),
}

impl ChargeFire {
    fn forbidden(&self, dice: &mut dyn Dice) -> Option<RuleId> {
        dice.cite(rule!("ffo.charge.multiple-chargers"));
        dice.cite(rule!("ffo.ruling.one-shot"));
        let at_one = self.chargers.iter().find_map(|it| match (it.allowed, it.shots + it.second_shots) {
            (Allowed::Full, _) | (_, 0) | (Allowed::OneShot, 1) => None,
            (Allowed::OneShot, _) => Some(rule!("ffo.charge.same")),
            (Allowed::Nothing | Allowed::ToDraw, _) => Some(rule!("ffo.charge.multiple-chargers")),
        });
        let second = || self.second.and_then(|it| self.beyond_rating(it, |at| at.second_shots));
        at_one.or_else(|| self.beyond_rating(self.weapon, |at| at.shots)).or_else(second)
    }

    /// One shot at each of several need not be a printed rating, full fire has to be.
    fn beyond_rating(&self, weapon: Weapon, shots: impl Fn(&FireAt) -> u8) -> Option<RuleId> {
        let ratings = weapon.numbers().ratings;
        let fired: u8 = self.chargers.iter().map(&shots).sum();
        let full = self.chargers.iter().any(|it| shots(it) != 0 && it.allowed == Allowed::Full);
        if ratings.highest() < fired {
            return Some(rule!("ffo.charge.multiple-chargers"));
        }
        (full && !ratings.contains(fired)).then_some(rule!("ffo.ruling.one-shot"))
    }
}

impl Given for ChargeFire {
    const NAME: &'static str = "ffo.charge.fire";
    const ABOUT: &'static str = "Whether somebody who is charged may fire so many shots at each charger.";
    type Result = MayFire;

    fn check(&self) -> Result<(), ValueFault> {
        self.weapon.check().within("weapon")?;
        self.second.map_or(Ok(()), Weapon::check).within("second")?;
        check_len("chargers", self.chargers.len(), 1, 4)?;
        check_each("chargers", &self.chargers, |it| {
            check_within("shots", it.shots.into(), 0, 10)?;
            check_within("second_shots", it.second_shots.into(), 0, 10)
        })?;
        if self.second.is_none() && self.chargers.iter().any(|it| it.second_shots != 0) {
            return Err(ValueFault::at("second", "say which weapon the second shots are of"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> MayFire {
        let Some(why) = self.forbidden(dice) else { return MayFire::Yes };
        dice.cite(why);
        MayFire::No(why)
    }
}
