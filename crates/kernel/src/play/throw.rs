//! Whose dice they are, and what their faces stand for: said to people who roll their own, and never thought of otherwise.
use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::Serialize;

use super::Play;
use crate::{
    dice::{Dice, Faces},
    event::{Audience, Token},
    odds::Enumerating,
    rule::RuleId,
    sum::Sum,
};

/// What is said of dice before they are rolled.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Throw {
    /// Who rolls, or is tested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub who: Option<Token>,
    /// Whom it is aimed at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub whom: Option<Token>,
    /// What else belongs to it, in the book's words: a weapon, a door, a street.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub what: String,
    /// What each face stands for, from 1 on; none where faces are plain numbers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub faces: Vec<String>,
    /// How the number is read, where there are too many faces to name.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub reads: String,
}

impl Throw {
    pub fn by(who: Token) -> Self {
        Throw { who: Some(who), ..Throw::default() }
    }

    pub fn at(self, whom: Token) -> Self {
        Throw { whom: Some(whom), ..self }
    }

    pub fn with(self, what: impl Into<String>) -> Self {
        Throw { what: what.into(), ..self }
    }
}

/// Dice of a step that say whose they are.
#[derive(Debug)]
pub struct Thrower<'p, 'a> {
    play: &'p mut Play<'a>,
    /// Nothing where nobody is asked for dice.
    throw: Option<Box<Throw>>,
    /// Those who roll by turns.
    parties: Vec<Throw>,
}

impl<'a> Play<'a> {
    /// Dice that somebody rolls, or is tested with.
    pub fn by(&mut self, who: Token) -> Thrower<'_, 'a> {
        let throw = self.asks_people.then(|| Box::new(Throw::by(who)));
        Thrower { play: self, throw, parties: Vec::new() }
    }

    /// Dice that are nobody's.
    pub fn thrown(&mut self) -> Thrower<'_, 'a> {
        let throw = self.asks_people.then(Box::default);
        Thrower { play: self, throw, parties: Vec::new() }
    }
}

impl Thrower<'_, '_> {
    /// Against this one.
    pub fn at(mut self, whom: Token) -> Self {
        if let Some(it) = &mut self.throw {
            it.whom = Some(whom);
        }
        self
    }

    /// With this, in the book's words.
    pub fn with(mut self, what: impl FnOnce() -> String) -> Self {
        if let Some(it) = &mut self.throw {
            it.what = what();
        }
        self
    }

    /// Each face stands for one of these.
    pub fn faces(mut self, faces: impl FnOnce() -> Vec<String>) -> Self {
        // What only some may know is not read out.
        if let Some(it) = &mut self.throw
            && self.play.audience == Audience::All
        {
            it.faces = faces();
        }
        self
    }

    /// The number is read so.
    pub fn reads(mut self, reads: impl FnOnce() -> String) -> Self {
        if let Some(it) = &mut self.throw {
            it.reads = reads();
        }
        self
    }

    /// These roll by turns, as the procedure says.
    pub fn parties(mut self, parties: impl FnOnce() -> Vec<Throw>) -> Self {
        if self.throw.is_some() {
            self.parties = parties();
        }
        self
    }

    fn saying<T>(&mut self, rolls: impl FnOnce(&mut Play<'_>) -> T) -> T {
        if self.throw.is_some() {
            self.play.dice.hear(self.throw.as_deref());
        }
        let rolled = rolls(self.play);
        if self.throw.is_some() {
            self.play.dice.hear(None);
        }
        rolled
    }
}

impl Dice for Thrower<'_, '_> {
    fn die(&mut self, why: RuleId, sides: u16) -> u16 {
        self.saying(|play| play.die(why, sides))
    }

    fn pool(&mut self, why: RuleId, n: u16, sides: u16) -> Faces {
        self.saying(|play| play.pool(why, n, sides))
    }

    fn count(&mut self, why: RuleId, n: u16, sides: u16, scores: RangeInclusive<u16>) -> u16 {
        self.saying(|play| play.count(why, n, sides, scores))
    }

    fn plus(&mut self, sum: &Sum) -> i32 {
        self.play.plus(sum)
    }

    fn cite(&mut self, why: RuleId) {
        self.play.cite(why);
    }

    fn enumerating(&mut self) -> Option<&mut Enumerating> {
        self.play.enumerating()
    }

    fn ran_out(&self) -> bool {
        self.play.ran_out()
    }

    fn turn_of(&mut self, party: usize) {
        if let (Some(throw), Some(next)) = (&mut self.throw, self.parties.get(party)) {
            **throw = next.clone();
        }
    }
}
