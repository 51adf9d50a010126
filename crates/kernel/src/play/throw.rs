//! Whose dice they are, for the journal, and what their faces stand for, for people who roll their own.
use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::Serialize;

use super::Play;
use crate::{
    dice::{Dice, Faces},
    event::{Audience, Need, Token},
    note::Note,
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

/// What has been said of the dice that come next.
#[derive(Debug, Default)]
pub(crate) struct ThrowWords {
    throw: Throw,
    /// Those who roll by turns.
    parties: Vec<Throw>,
}

impl ThrowWords {
    /// Forgets what was said of earlier dice.
    #[cold]
    fn anew(&mut self, who: Option<Token>) {
        *self = ThrowWords { throw: Throw { who, ..Throw::default() }, parties: Vec::new() };
    }
}

/// Dice of a step that say whose they are.
#[derive(Debug)]
pub struct Thrower<'p, 'a>(&'p mut Play<'a>);

impl<'a> Play<'a> {
    /// Dice that somebody rolls, or is tested with.
    pub fn by(&mut self, who: Token) -> Thrower<'_, 'a> {
        self.throws(Some(who))
    }

    /// Dice that are nobody's.
    pub fn thrown(&mut self) -> Thrower<'_, 'a> {
        self.throws(None)
    }

    fn throws(&mut self, who: Option<Token>) -> Thrower<'_, 'a> {
        if self.asks || self.is_read() {
            self.said.get_or_insert_default().anew(who);
        }
        Thrower(self)
    }

    /// Whose the dice are that are rolled now, and whom they are aimed at.
    pub(super) fn owner(&self) -> (Option<Token>, Option<Token>) {
        let said = self.said.as_ref().filter(|_| self.owned);
        said.map_or((None, None), |it| (it.throw.who, it.throw.whom))
    }
}

impl Thrower<'_, '_> {
    /// Against this one.
    pub fn at(self, whom: Token) -> Self {
        if let Some(said) = &mut self.0.said {
            said.throw.whom = Some(whom);
        }
        self
    }

    /// With this, in the book's words.
    pub fn with(self, what: impl FnOnce() -> String) -> Self {
        // What only some may know is not read out.
        if self.0.asks
            && let Some(said) = &mut self.0.said
            && self.0.audience == Audience::All
        {
            said.throw.what = what();
        }
        self
    }

    /// Each face stands for one of these.
    pub fn faces(self, faces: impl FnOnce() -> Vec<String>) -> Self {
        if self.0.asks
            && let Some(said) = &mut self.0.said
            && self.0.audience == Audience::All
        {
            said.throw.faces = faces();
        }
        self
    }

    /// The number is read so.
    pub fn reads(self, reads: impl FnOnce() -> String) -> Self {
        if self.0.asks
            && let Some(said) = &mut self.0.said
        {
            said.throw.reads = reads();
        }
        self
    }

    /// These roll by turns, as the procedure says.
    pub fn parties(self, parties: impl FnOnce() -> Vec<Throw>) -> Self {
        if let Some(said) = &mut self.0.said {
            said.parties = parties();
        }
        self
    }

    fn saying<T>(&mut self, rolls: impl FnOnce(&mut Play<'_>) -> T) -> T {
        let play = &mut *self.0;
        if play.asks
            && let Some(said) = &play.said
        {
            play.dice.hear(Some(&said.throw));
        }
        play.owned = true;
        let rolled = rolls(play);
        play.owned = false;
        if play.asks {
            play.dice.hear(None);
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
        self.0.plus(sum)
    }

    fn needs(&mut self, why: RuleId, needs: &[Need]) {
        self.0.needs(why, needs);
    }

    fn came(&mut self, why: RuleId, to: &dyn Fn() -> Note) {
        self.saying(|play| play.came(why, to));
    }

    fn cite(&mut self, why: RuleId) {
        self.0.cite(why);
    }

    fn enumerating(&mut self) -> Option<&mut Enumerating> {
        self.0.enumerating()
    }

    fn ran_out(&self) -> bool {
        self.0.ran_out()
    }

    fn turn_of(&mut self, party: usize) {
        if let Some(said) = &mut self.0.said
            && let Some(next) = said.parties.get(party)
        {
            said.throw = next.clone();
        }
    }
}
