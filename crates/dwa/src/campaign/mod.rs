//! What comes between the games: who survived, what he learned, what he carries over (16.1, 16.4, 16.5).
pub mod outcome;
pub mod file;
pub mod level;
pub mod muster;
pub mod roster;
pub mod series;
pub mod settlement;
pub mod skill;
pub mod team;
mod view;
pub mod xp;

use kernel::{Dice, RuleId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use self::{
    file::{CampaignFile, SettledGame, UnderWay},
    muster::{muster, muster_these},
    outcome::GameOutcome,
    series::Series,
    settlement::{settle_all, settle_outcome},
    view::view,
};
use crate::{
    campaign::{
        roster::{Character, Fate},
        xp::Deeds,
    },
    rules::Rules,
    table::{
        psychosis::Psychosis,
        quirk::Quirk,
        search::Item,
        skill::Skill,
        weapons::{Category, Weapon},
    },
};
pub(crate) use view::{pieces, sheet};

/// One thing that changed on a sheet, and the rule that changed it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SheetChange {
    #[schemars(with = "String")]
    pub rule: RuleId,
    pub what: What,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum What {
    Xp {
        gained: u32,
    },
    Level {
        from: u16,
        to: u16,
    },
    MoralValue {
        from: i32,
        to: i32,
    },
    FullMoralValue {
        from: i32,
        to: i32,
    },
    SkillsToLearn {
        from: u16,
        to: u16,
    },
    WoundsHealed {
        wounds: u8,
    },
    Fate {
        fate: Fate,
    },
    Trauma {
        from: u8,
        to: u8,
    },
    Psychosis {
        psychosis: Psychosis,
    },
    Quirk {
        quirk: Quirk,
    },
    Learned {
        skill: Skill,
    },
    WeaponGained {
        weapon: Weapon,
    },
    WeaponLost {
        weapon: Weapon,
    },
    Loaded {
        weapon: Weapon,
        to: u16,
    },
    Ammunition {
        category: Category,
        from: u16,
        to: u16,
    },
    ItemGained {
        item: Item,
    },
    ItemLost {
        item: Item,
    },
    Joined,
    Dismissed,
    /// A medic's try that changed nothing.
    NotCured,
}

/// The end of a scenario for one character: XP, regained morale, levels, and what does not carry over.
pub fn settle(
    character: &mut Character,
    deeds: &Deeds,
    rules: &Rules,
    dice: &mut dyn Dice,
) -> Vec<SheetChange> {
    let mut changes = Vec::new();
    if deeds.fate != character.fate {
        character.fate = deeds.fate;
        note(&mut changes, rule!("dwa.ruling.victory-degrees"), What::Fate { fate: deeds.fate }, dice);
    }
    if deeds.fate != Fate::Alive {
        return changes;
    }
    dice.cite(rule!("dwa.char.xp-purpose"));
    for part in deeds.xp().parts() {
        let gained = u32::try_from(part.value).unwrap_or(0);
        character.xp = character.xp.saturating_add(gained);
        note(&mut changes, part.rule, What::Xp { gained }, dice);
    }
    regain(character, deeds, &mut changes, dice);
    level::advance(character, rules, &mut changes, dice);
    if character.wounds != 0 {
        let wounds = std::mem::take(&mut character.wounds);
        note(&mut changes, rule!("dwa.ruling.between-games"), What::WoundsHealed { wounds }, dice);
    }
    changes
}

/// Morale for his own kills, never above the full value of his level.
fn regain(character: &mut Character, deeds: &Deeds, changes: &mut Vec<SheetChange>, dice: &mut dyn Dice) {
    let from = character.moral_value;
    let to = (from + deeds.regained()).min(character.full_moral_value().max(from));
    if to < from + deeds.regained() {
        dice.cite(rule!("dwa.ruling.moral-value"));
    }
    if from != to {
        character.moral_value = to;
        note(changes, rule!("dwa.fear.regain"), What::MoralValue { from, to }, dice);
    }
}

fn note(changes: &mut Vec<SheetChange>, rule: RuleId, what: What, dice: &mut dyn Dice) {
    changes.push(change(rule, what, dice));
}

fn change(rule: RuleId, what: What, dice: &mut dyn Dice) -> SheetChange {
    dice.cite(rule);
    SheetChange { rule, what }
}
