//! What a month begins with (14.4, 14.5): where the group goes and what it eats.
use kernel::{Dice, Given, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    printed::{Area, CounterThing, Counters, Printed},
    table::dice::check_within,
};

/// A group that stays where it is, or goes elsewhere, at the start of a month.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AreaMove {
    pub from: Area,
    pub to: Area,
}

impl AreaMove {
    /// Rural and urban are not connected.
    pub fn is_possible(&self, dice: &mut dyn Dice) -> bool {
        dice.cite(rule!("atzr.campaign.move-area"));
        match (self.from, self.to) {
            (Area::Rural, Area::Urban) | (Area::Urban, Area::Rural) => false,
            (Area::Suburbs, Area::Rural | Area::Urban | Area::Suburbs)
            | (Area::Rural, Area::Suburbs | Area::Rural)
            | (Area::Urban, Area::Suburbs | Area::Urban) => true,
        }
    }
}

impl Given for AreaMove {
    const NAME: &'static str = "atzr.campaign.move";
    const ABOUT: &'static str = "Whether a group can go from one area to another at the start of a month.";
    type Result = bool;

    fn resolve(&self, dice: &mut dyn Dice) -> bool {
        self.is_possible(dice)
    }
}

/// A group and its Supplies at the start of a month.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Larder {
    /// Members, Star included.
    #[schemars(range(min = 1, max = 100))]
    pub members: u16,
    #[schemars(title = "Supplies A")]
    #[schemars(range(min = 0, max = 1000))]
    pub supplies_a: u16,
    #[schemars(title = "Supplies B")]
    #[schemars(range(min = 0, max = 1000))]
    pub supplies_b: u16,
}

impl Default for Larder {
    fn default() -> Self {
        Larder { members: 1, supplies_a: 1, supplies_b: 0 }
    }
}

/// What is left, and who has had nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Fed {
    pub supplies_a: u16,
    pub supplies_b: u16,
    /// Members who count 1 Rep less for the whole month.
    pub hungry: u16,
}

impl Larder {
    /// Feeds `mouths` of the members: Supplies A first, then B, of which change is made.
    pub fn feed(&self, mouths: u16, counters: &Counters, dice: &mut dyn Dice) -> Fed {
        dice.cite(rule!("atzr.campaign.supplies"));
        dice.cite(rule!("atzr.ruling.supplies-who-pays"));
        let mut left = Fed { supplies_a: self.supplies_a, supplies_b: self.supplies_b, hungry: self.members };
        let change = u16::from(counters.of(CounterThing::SuppliesB).supplies).saturating_sub(1);
        for _ in 0..mouths.min(self.members) {
            if left.supplies_a == 0 && left.supplies_b != 0 {
                dice.cite(rule!("atzr.item.supplies"));
                left.supplies_b -= 1;
                // One of them is eaten at once.
                left.supplies_a += change + 1;
            }
            if left.supplies_a == 0 {
                break;
            }
            left.supplies_a -= 1;
            left.hungry -= 1;
        }
        left
    }
}

impl Given for Larder {
    const NAME: &'static str = "atzr.campaign.supplies";
    const ABOUT: &'static str = "How many of a group go hungry for a month, and what Supplies are left.";
    type Result = Fed;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("members", self.members.into(), 1, 100)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Fed {
        self.feed(self.members, &Printed::in_use().counters, dice)
    }
}

/// Months from Year 1 on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Month {
    pub year: u16,
    /// 1 to 12.
    pub month: u8,
}

impl Month {
    pub const FIRST: Month = Month { year: 1, month: 1 };

    /// As a reader reads it.
    pub fn words(self) -> String {
        format!("month {} of year {}", self.month, self.year)
    }

    pub fn next(self, dice: &mut dyn Dice) -> Month {
        dice.cite(rule!("atzr.campaign.time"));
        if self.month < 12 {
            return Month { month: self.month + 1, ..self };
        }
        Month { year: self.year.saturating_add(1), month: 1 }
    }
}
