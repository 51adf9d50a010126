//! Dice that keep what they showed and which rules asked for it, to explain one result to people.
use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::Serialize;

use crate::{
    dice::{Dice, Faces},
    rule::RuleId,
    sum::{Modifier, Sum},
};

/// What was rolled, added and applied on the way to one result.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Explanation {
    pub dice: Vec<DieRoll>,
    pub modifiers: Vec<Modifier>,
    /// Every rule applied, in the order in which it first was.
    pub rules: Vec<RuleId>,
}

/// One die and the rule that called for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DieRoll {
    pub rule: RuleId,
    pub sides: u16,
    pub face: u16,
}

/// Any dice, with an account of what they did.
pub struct ExplainingDice<'a> {
    dice: &'a mut dyn Dice,
    so_far: Explanation,
}

impl std::fmt::Debug for ExplainingDice<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.so_far.fmt(f)
    }
}

impl<'a> ExplainingDice<'a> {
    pub fn new(dice: &'a mut dyn Dice) -> Self {
        ExplainingDice { dice, so_far: Explanation::default() }
    }

    pub fn explanation(self) -> Explanation {
        self.so_far
    }

    fn apply(&mut self, rule: RuleId) {
        if !self.so_far.rules.contains(&rule) {
            self.so_far.rules.push(rule);
        }
    }

    fn keep(&mut self, rule: RuleId, sides: u16, faces: &[u16]) {
        self.apply(rule);
        self.so_far.dice.extend(faces.iter().map(|&face| DieRoll { rule, sides, face }));
    }
}

impl Dice for ExplainingDice<'_> {
    fn die(&mut self, why: RuleId, sides: u16) -> u16 {
        let face = self.dice.die(why, sides);
        self.keep(why, sides, &[face]);
        face
    }

    fn pool(&mut self, why: RuleId, n: u16, sides: u16) -> Faces {
        let mut faces = self.dice.in_order(why, n, sides);
        self.keep(why, sides, &faces);
        faces.sort_unstable();
        faces
    }

    /// As a pool, so that each face can be shown.
    fn count(&mut self, why: RuleId, n: u16, sides: u16, scores: RangeInclusive<u16>) -> u16 {
        self.pool(why, n, sides).iter().filter(|it| scores.contains(it)).count() as u16
    }

    fn plus(&mut self, sum: &Sum) -> i32 {
        for part in sum.parts() {
            self.apply(part.rule);
            self.so_far.modifiers.push(*part);
        }
        self.dice.plus(sum)
    }

    fn cite(&mut self, why: RuleId) {
        self.dice.cite(why);
        self.apply(why);
    }

    fn ran_out(&self) -> bool {
        self.dice.ran_out()
    }
}
