//! Outgunned Rankings (p. 24): who dares to shoot back.
use kernel::{
    Dice, Given,
    written::{Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::table::{
    dice::{check_each, check_len, check_within},
    weapon::Ratings,
};

/// The highest Target Rating that a procedure takes.
const MOST_RATING: u8 = 10;

/// A weapon, or two that are fired together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["rating", "second"]))]
pub struct Guns {
    /// Its highest Target Rating, whatever it fires.
    #[schemars(range(min = 1, max = MOST_RATING))]
    pub rating: u8,
    /// The highest of the other one.
    #[schemars(range(min = 1, max = MOST_RATING))]
    pub second: Option<u8>,
}

impl Default for Guns {
    fn default() -> Self {
        Guns { rating: 2, second: None }
    }
}

impl Guns {
    pub const fn of(ratings: Ratings) -> Self {
        Guns { rating: ratings.highest(), second: None }
    }

    pub const fn both(one: Ratings, other: Ratings) -> Self {
        Guns { rating: one.highest(), second: Some(other.highest()) }
    }

    /// The Outgunned Ranking.
    pub fn ranking(self, dice: &mut dyn Dice) -> u8 {
        dice.cite(rule!("ffo.ruling.or-of-weapon"));
        let Some(second) = self.second else { return self.rating };
        dice.cite(rule!("ffo.outgun.two-weapons"));
        dice.cite(rule!("ffo.ruling.or-two-weapons"));
        self.rating.max(second) + 1
    }

    /// Whether somebody who holds these is outranked by those.
    fn outranked_by(self, fired: Guns, dice: &mut dyn Dice) -> bool {
        let (own, their) = (self.ranking(dice), fired.ranking(dice));
        // A single weapon impresses a pair of the same ranking; a pair does not impress a single one.
        own < their || own == their && self.second.is_some() && fired.second.is_none()
    }

    fn check(&self) -> Result<(), ValueFault> {
        check_within("rating", self.rating.into(), 1, MOST_RATING.into())?;
        check_within("second", self.second.unwrap_or(1).into(), 1, MOST_RATING.into())
    }
}

/// Somebody who was fired at.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Outgunned {
    /// What was fired at them at the same time.
    #[schemars(length(min = 1, max = 8))]
    pub fired: Vec<Guns>,
    /// What they have in hand, loaded or not; nothing if it is no ranged weapon.
    pub own: Option<Guns>,
    pub star: bool,
    /// They have declared a charge and are neither in contact nor stopped.
    pub charging: bool,
    /// They carry somebody who is Out of the Fight.
    pub retrieving_wounded: bool,
}

impl Default for Outgunned {
    fn default() -> Self {
        Outgunned {
            fired: vec![Guns { rating: 3, second: None }],
            own: Some(Guns::default()),
            star: false,
            charging: false,
            retrieving_wounded: false,
        }
    }
}

impl Outgunned {
    pub fn is(&self, dice: &mut dyn Dice) -> bool {
        if self.star || self.charging || self.retrieving_wounded {
            dice.cite(rule!("ffo.outgun.never"));
            dice.cite(rule!("ffo.ruling.never-outgunned"));
            return false;
        }
        dice.cite(rule!("ffo.outgun.ranking"));
        let Some(own) = self.own else {
            dice.cite(rule!("ffo.ruling.cannot-shoot-back"));
            return true;
        };
        self.fired.iter().any(|&fired| own.outranked_by(fired, dice))
    }
}

impl Given for Outgunned {
    const NAME: &'static str = "ffo.outgun";
    const ABOUT: &'static str = "Whether somebody who is fired at is Outgunned.";
    type Result = bool;

    fn check(&self) -> Result<(), ValueFault> {
        check_len("fired", self.fired.len(), 1, 8)?;
        check_each("fired", &self.fired, Guns::check)?;
        self.own.unwrap_or_default().check().within("own")
    }

    fn resolve(&self, dice: &mut dyn Dice) -> bool {
        self.is(dice)
    }
}
