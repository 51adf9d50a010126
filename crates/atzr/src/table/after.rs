//! Rep up and Rep down after an Encounter (26).
use kernel::{Dice, Given, Need, Roll, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{journal::Outcome, table::dice::check_rep};

/// What a character did in an Encounter that bears on Rep.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["success", "shot_at", "in_melee", "ran_away", "out_of_the_fight", "used_star_power"]))]
pub struct Deeds {
    pub ran_away: bool,
    pub shot_at: bool,
    pub in_melee: bool,
    pub out_of_the_fight: bool,
    /// Rolled Star Power dice, to whatever effect.
    pub used_star_power: bool,
    /// The Encounter was a success for this character.
    pub success: bool,
}

impl Deeds {
    /// Whether Rep may rise.
    pub fn may_rise(&self, dice: &mut dyn Dice) -> bool {
        dice.cite(rule!("atzr.after.increase-conditions"));
        dice.cite(rule!("atzr.after.per-character"));
        if self.used_star_power {
            dice.cite(rule!("atzr.ruling.star-power-all-dice"));
        }
        let proved = (self.shot_at || self.in_melee) && !self.out_of_the_fight && !self.used_star_power;
        !self.ran_away && proved && self.success
    }

    /// Whether Rep may fall.
    pub fn may_fall(&self, dice: &mut dyn Dice) -> bool {
        dice.cite(rule!("atzr.after.decrease-conditions"));
        dice.cite(rule!("atzr.after.per-character"));
        self.ran_away || self.out_of_the_fight || !self.success
    }
}

/// A character after an Encounter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct RepChange {
    /// In full, without hunger and wounds.
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub rep: i32,
    pub star: bool,
    pub deeds: Deeds,
}

impl Default for RepChange {
    fn default() -> Self {
        let deeds = Deeds { shot_at: true, success: true, ..Deeds::default() };
        RepChange { rep: 4, star: false, deeds }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RepResult {
    /// A Grunt who would fall below 3 is gone from the campaign.
    Disappears,
    Falls,
    Stays,
    Rises,
}

/// What a Grunt's Rep cannot exceed, and what it cannot fall below.
const GRUNT_REP: std::ops::RangeInclusive<i32> = 3..=6;

impl RepChange {
    pub fn roll(&self, dice: &mut dyn Dice) -> RepResult {
        dice.cite(rule!("atzr.ruling.rep-change-order"));
        if self.deeds.may_rise(dice) {
            return self.rise(dice);
        }
        if self.deeds.may_fall(dice) {
            return self.fall(dice);
        }
        RepResult::Stays
    }

    fn rise(&self, dice: &mut dyn Dice) -> RepResult {
        if !self.star && *GRUNT_REP.end() <= self.rep {
            dice.cite(rule!("atzr.after.increase-cap"));
            dice.cite(rule!("atzr.ruling.rep-increase-high"));
            return RepResult::Stays;
        }
        let least = (self.rep + 1).min(6);
        dice.needs(rule!("atzr.after.increase-roll"), &[Need::at_least(least, Outcome::RepRises)]);
        let die = dice.d6(rule!("atzr.after.increase-roll"));
        if self.star && 6 <= self.rep {
            dice.cite(rule!("atzr.after.increase-cap"));
            dice.cite(rule!("atzr.ruling.rep-increase-high"));
        }
        if self.rep < die || die == 6 { RepResult::Rises } else { RepResult::Stays }
    }

    fn fall(&self, dice: &mut dyn Dice) -> RepResult {
        dice.needs(rule!("atzr.after.decrease-roll"), &[Need::at_most(1, Outcome::RepFalls).dreaded()]);
        if dice.d6(rule!("atzr.after.decrease-roll")) != 1 {
            return RepResult::Stays;
        }
        dice.cite(rule!("atzr.after.decrease-floor"));
        if !self.star && self.rep <= *GRUNT_REP.start() {
            return RepResult::Disappears;
        }
        RepResult::Falls
    }
}

impl Given for RepChange {
    const NAME: &'static str = "atzr.after";
    const ABOUT: &'static str = "Whether somebody's Rep rises or falls after an Encounter.";
    type Result = RepResult;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        if self.deeds.used_star_power && !self.star {
            return Err(ValueFault::at("used_star_power", "only a Star has any").within("deeds"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> RepResult {
        self.roll(dice)
    }
}
