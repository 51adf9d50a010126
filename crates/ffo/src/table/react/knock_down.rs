//! Recover From Knock Down (p. 21).
use kernel::{Dice, Given, RuleId, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::sheet::{Sheet, When};
use crate::table::{
    class::Class,
    dice::{MOST_REP, Passed, check_rep, corner, passes},
    status::Status,
};

/// A human whom fire or melee has knocked down, however often at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct KnockDownTest {
    pub class: Class,
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    /// They wear body armour, or all of their Class are Protected; the Army and the National Guard always are.
    pub protected: bool,
    /// Stars roll like anybody else.
    pub star: bool,
}

impl Default for KnockDownTest {
    fn default() -> Self {
        KnockDownTest { class: Class::Survivor, rep: 4, protected: false, star: false }
    }
}

impl KnockDownTest {
    /// Where it leaves them; those who Carry On are on the ground like the others.
    pub fn take(&self, dice: &mut dyn Dice) -> Status {
        self.take_with(None, dice)
    }

    /// The same with one die more, of which the worst is left out.
    pub fn take_with_another(&self, why: RuleId, dice: &mut dyn Dice) -> Status {
        self.take_with(Some(why), dice)
    }

    fn take_with(&self, another: Option<RuleId>, dice: &mut dyn Dice) -> Status {
        let why = rule!("ffo.react.knock-down-when");
        let sheet = Sheet::of(self.class);
        let row = &sheet.recover_knock_down;
        dice.cite(rule!("ffo.react.procedure"));
        dice.cite(row.rule);
        if self.star {
            dice.cite(rule!("ffo.star.free-will-excluded"));
        }
        let mut sum = corner(why, 2, dice);
        if let Some(another) = another {
            sum.add(another, 1);
        }
        let n = dice.plus(&sum);
        let passed = Passed::of(passes(why, self.rep, n, dice), dice);
        let protected = self.protected || sheet.all_protected_after == Some(0);
        if protected {
            dice.cite(rule!("ffo.protection.effect"));
        }
        row.under(passed).first(|when| when == When::Protected && protected)
    }
}

impl Given for KnockDownTest {
    const NAME: &'static str = "ffo.react.knock-down";
    const ABOUT: &'static str = "A Recover From Knock Down Test.";
    type Result = Status;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Status {
        self.take(dice)
    }
}
