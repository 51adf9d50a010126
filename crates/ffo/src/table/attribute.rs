//! Attributes (p. 6): what sets somebody apart. What each does stands with what it changes.
mod new;

use kernel::{Dice, RuleId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub(crate) use self::new::most_attributes;
pub use self::new::{Greed, InUse, Loot, Newcomer, NewcomersAttributes, is_ambidextrous, medic_level};
use crate::table::dice::read;

/// One line of the Attribute Table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Attribute {
    BornLeader,
    Medic,
    Attractive,
    Brawler,
    Fast,
    Dim,
    Rage,
    Greedy,
    Runt,
    Slow,
    Poser,
    FreeSpirit,
    Logical,
    Agile,
    Initiative,
    HardAsNails,
}

impl Attribute {
    /// As the table has them, from a total of 3 to one of 18.
    pub const TABLE: [Attribute; 16] = [
        Attribute::BornLeader,
        Attribute::Medic,
        Attribute::Attractive,
        Attribute::Brawler,
        Attribute::Fast,
        Attribute::Dim,
        Attribute::Rage,
        Attribute::Greedy,
        Attribute::Runt,
        Attribute::Slow,
        Attribute::Poser,
        Attribute::FreeSpirit,
        Attribute::Logical,
        Attribute::Agile,
        Attribute::Initiative,
        Attribute::HardAsNails,
    ];

    /// One Attribute by the dice.
    pub fn roll(dice: &mut dyn Dice) -> Attribute {
        dice.cite(rule!("ffo.attribute.count"));
        let total = read(rule!("ffo.attribute.table"), 3, dice);
        Attribute::TABLE[(total - 3) as usize]
    }

    /// Its rule, for whoever asks what it does.
    pub const fn rule(self) -> RuleId {
        match self {
            Attribute::BornLeader => rule!("ffo.attribute.born-leader"),
            Attribute::Medic => rule!("ffo.attribute.medic"),
            Attribute::Attractive => rule!("ffo.attribute.attractive"),
            Attribute::Brawler => rule!("ffo.attribute.brawler"),
            Attribute::Fast => rule!("ffo.attribute.fast"),
            Attribute::Dim => rule!("ffo.attribute.dim"),
            Attribute::Rage => rule!("ffo.attribute.rage"),
            Attribute::Greedy => rule!("ffo.attribute.greedy"),
            Attribute::Runt => rule!("ffo.attribute.runt"),
            Attribute::Slow => rule!("ffo.attribute.slow"),
            Attribute::Poser => rule!("ffo.attribute.poser"),
            Attribute::FreeSpirit => rule!("ffo.attribute.free-spirit"),
            Attribute::Logical => rule!("ffo.attribute.logical"),
            Attribute::Agile => rule!("ffo.attribute.agile"),
            Attribute::Initiative => rule!("ffo.attribute.initiative"),
            Attribute::HardAsNails => rule!("ffo.attribute.hard-as-nails"),
        }
    }
}
