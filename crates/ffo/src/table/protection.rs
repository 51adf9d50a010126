//! Protection (p. 9): who gets up again from what lays others out.
use kernel::{Dice, Given, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::table::{class::Class, dice::check_within, react::sheet::Sheet};

/// The last day that a procedure takes.
pub const MOST_DAYS: u16 = 1000;

/// Somebody who may be knocked down, and what they wear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Protection {
    pub class: Class,
    /// Suits of body armour or flak jackets; a second helps no more.
    #[schemars(range(min = 0, max = 2))]
    pub body_armor: u8,
    /// A police officer of the SWAT.
    pub swat: bool,
    /// Of the campaign; it matters for the police alone.
    #[schemars(range(min = 1, max = MOST_DAYS))]
    pub day: u16,
}

impl Default for Protection {
    fn default() -> Self {
        Protection { class: Class::Survivor, body_armor: 1, swat: false, day: 1 }
    }
}

impl Protection {
    /// Whether they count as Protected, against shots and in melee.
    pub fn is(&self, dice: &mut dyn Dice) -> bool {
        dice.cite(rule!("ffo.protection.effect"));
        if 0 < self.body_armor {
            return true;
        }
        let sheet = Sheet::of(self.class);
        let Some(after) = sheet.all_protected_after else { return false };
        dice.cite(sheet.recover_knock_down.rule);
        if self.class == Class::Police {
            dice.cite(rule!("ffo.police.protected"));
        }
        after < self.day || self.swat && self.class == Class::Police
    }
}

impl Given for Protection {
    const NAME: &'static str = "ffo.protection";
    const ABOUT: &'static str = "Whether somebody counts as Protected when they are knocked down.";
    type Result = bool;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("body_armor", self.body_armor.into(), 0, 2)?;
        check_within("day", self.day.into(), 1, MOST_DAYS.into())?;
        if self.swat && self.class != Class::Police {
            return Err(ValueFault::at("swat", "only police officers are SWAT"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> bool {
        self.is(dice)
    }
}
