//! Who has how many Attributes, and what comes with them (p. 7 and 8).
use kernel::{Dice, Given, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Attribute;
use crate::table::{dice::read, weapon::INCH_MM};

/// For whom Attributes are used in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum InUse {
    Nobody,
    Stars,
    /// Stars and those in their groups.
    StarsGroups,
    Everybody,
}

/// A new character who is to have Attributes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Newcomer {
    pub in_use: InUse,
    pub star: bool,
    /// A Grunt in the group of a Star.
    pub in_stars_group: bool,
}

impl Default for Newcomer {
    fn default() -> Self {
        Newcomer { in_use: InUse::Everybody, star: true, in_stars_group: false }
    }
}

/// What they have by the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct NewcomersAttributes {
    pub rolled: Attribute,
    /// Of a Medic.
    pub medic_level: Option<i32>,
    /// A Star chooses another now.
    pub chooses_another: bool,
}

/// How many somebody has.
pub(crate) fn most_attributes(star: bool, dice: &mut dyn Dice) -> usize {
    dice.cite(rule!("ffo.attribute.count"));
    if star { 2 } else { 1 }
}

/// Of somebody who has just become a Medic.
pub fn medic_level(dice: &mut dyn Dice) -> i32 {
    match read(rule!("ffo.attribute.medic"), 1, dice) {
        6 => 2,
        _ => 1,
    }
}

/// Whether somebody whose Attributes are settled uses either hand; all others have one that is better.
pub fn is_ambidextrous(dice: &mut dyn Dice) -> bool {
    read(rule!("ffo.attribute.ambidextrous"), 2, dice) == 12
}

impl Newcomer {
    fn has_any(&self) -> bool {
        match self.in_use {
            InUse::Nobody => false,
            InUse::Stars => self.star,
            InUse::StarsGroups => self.star || self.in_stars_group,
            InUse::Everybody => true,
        }
    }
}

impl Given for Newcomer {
    const NAME: &'static str = "ffo.attribute";
    const ABOUT: &'static str = "The Attribute that a new character rolls, and whether they choose another.";
    type Result = Option<NewcomersAttributes>;
    const NOTHING: &'static str = "no Attributes";

    fn check(&self) -> Result<(), ValueFault> {
        if self.star && self.in_stars_group {
            return Err(ValueFault::at("in_stars_group", "is said of Grunts"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Option<NewcomersAttributes> {
        dice.cite(rule!("ffo.attribute.use"));
        if !self.has_any() {
            return None;
        }
        let rolled = Attribute::roll(dice);
        let medic_level = (rolled == Attribute::Medic).then(|| medic_level(dice));
        let chooses_another = 1 < most_attributes(self.star, dice);
        Some(NewcomersAttributes { rolled, medic_level, chooses_another })
    }
}

/// What somebody Greedy comes upon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Loot {
    /// A building without enemies or zombies in it, which they have entered.
    EmptyBuilding,
    /// Somebody Obviously Dead whom nobody has looted.
    Corpse,
}

/// Somebody Greedy, and what they could not pass by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Greed {
    pub loot: Loot,
    /// How near they have come to it; in a building it does not matter.
    #[schemars(range(min = 0, max = 5000))]
    pub loot_mm: i32,
    /// It has delayed them before in this Encounter.
    pub again: bool,
    /// How near the Leader of their group is; nobody leads them if they lead it themselves.
    #[schemars(range(min = 0, max = 5000))]
    pub leader_mm: Option<i32>,
}

impl Default for Greed {
    fn default() -> Self {
        Greed { loot: Loot::Corpse, loot_mm: INCH_MM, again: false, leader_mm: None }
    }
}

impl Greed {
    /// Whether a Leader so near has them go on at once.
    pub fn is_ended(self, dice: &mut dyn Dice) -> bool {
        dice.cite(rule!("ffo.attribute.greedy"));
        self.leader_mm.is_some_and(|mm| mm <= INCH_MM)
    }
}

impl Given for Greed {
    const NAME: &'static str = "ffo.attribute.greedy";
    const ABOUT: &'static str = "How many of their activations loot costs somebody Greedy.";
    type Result = i32;
    const COUNTS: Option<(&'static str, &'static str)> = Some(("activation", "activations"));

    fn resolve(&self, dice: &mut dyn Dice) -> i32 {
        let why = rule!("ffo.attribute.greedy");
        dice.cite(why);
        dice.cite(rule!("ffo.ruling.greedy"));
        let tempts = match self.loot {
            Loot::EmptyBuilding => true,
            Loot::Corpse => self.loot_mm <= INCH_MM,
        };
        if !tempts || self.again || self.is_ended(dice) {
            return 0;
        }
        read(why, 1, dice)
    }
}
