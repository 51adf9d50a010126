//! Levels (16.4.2): what XP make of a character, and what he may learn.
use kernel::{Dice, Given, RuleId, rule::hit, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    campaign::{
        SheetChange, What, note,
        roster::{Character, Fate},
    },
    rules::Rules,
    table::{
        fear::BASE_MORAL_VALUE,
        skill::{Skill, SkillList},
    },
};

/// The most skills a character has; the free ones for the weapons he began with are not counted.
pub const MOST_SKILLS: usize = 5;

/// Total XP needed for a level; the steps of the table go on growing by 1.
pub fn xp_for(level: u16) -> u32 {
    match u64::from(level) {
        0 | 1 => 0,
        // 6 for level 2, then 9 for level 3 and one more for each level after it.
        n => u32::try_from(6 + (n - 2) * (n + 15) / 2).unwrap_or(u32::MAX),
    }
}

/// The level that so many XP have reached.
pub fn level_of(xp: u32) -> u16 {
    let mut level = 1;
    while level < u16::MAX && xp_for(level + 1) <= xp {
        level += 1;
    }
    level
}

/// The Base Moral Value of a character of this level who has lost none.
pub fn full_moral_value(level: u16) -> i32 {
    BASE_MORAL_VALUE + i32::from(level.max(1)) - 1
}

/// Raises a character to the level of his XP, between scenarios.
pub(crate) fn advance(
    character: &mut Character,
    rules: &Rules,
    changes: &mut Vec<SheetChange>,
    dice: &mut dyn Dice,
) {
    let (from, to) = (character.level, level_of(character.xp));
    if to <= from {
        return;
    }
    dice.cite(rule!("dwa.level.between-scenarios"));
    dice.cite(rule!("dwa.ruling.xp-not-spent"));
    character.level = to;
    note(changes, rule!("dwa.level.table"), What::Level { from, to }, dice);
    raise_moral_value(character, from, to, changes, dice);
    if rules.skills {
        skills_to_learn(character, to - from, changes, dice);
    }
}

/// The value itself and the most it can be again.
fn raise_moral_value(
    character: &mut Character,
    from: u16,
    to: u16,
    changes: &mut Vec<SheetChange>,
    dice: &mut dyn Dice,
) {
    dice.cite(rule!("dwa.ruling.moral-value"));
    let full = What::FullMoralValue { from: full_moral_value(from), to: full_moral_value(to) };
    note(changes, rule!("dwa.level.fear-gain"), full, dice);
    let value = character.moral_value;
    character.moral_value += i32::from(to - from);
    let raised = What::MoralValue { from: value, to: character.moral_value };
    note(changes, rule!("dwa.level.fear-gain"), raised, dice);
}

/// One skill for each level, while the limit leaves room.
fn skills_to_learn(
    character: &mut Character,
    gained: u16,
    changes: &mut Vec<SheetChange>,
    dice: &mut dyn Dice,
) {
    let from = character.skills_to_learn;
    let room = MOST_SKILLS.saturating_sub(character.skills.len()) as u16;
    let to = (from + gained).min(room);
    if to < from + gained {
        dice.cite(rule!("dwa.skill.maximum"));
    }
    if from != to {
        character.skills_to_learn = to;
        note(changes, rule!("dwa.level.skill-gain"), What::SkillsToLearn { from, to }, dice);
    }
}

impl Character {
    pub fn full_moral_value(&self) -> i32 {
        full_moral_value(self.level)
    }

    /// Whether he may learn this skill now; the error is the rule that forbids it.
    pub fn may_learn(&self, skill: Skill, rules: &Rules) -> Result<(), RuleId> {
        if self.fate != Fate::Alive {
            return refused(rule!("dwa.level.skill-gain"));
        }
        if self.skills_to_learn == 0 || self.knows(skill) {
            return refused(rule!("dwa.level.skill-gain"));
        }
        if MOST_SKILLS <= self.skills.len() {
            return refused(rule!("dwa.skill.maximum"));
        }
        self.may_choose(skill, rules)
    }

    /// Whether level, archetype and specialty leave this skill open to him.
    pub fn may_choose(&self, skill: Skill, rules: &Rules) -> Result<(), RuleId> {
        if self.level < skill.level() {
            return refused(rule!("dwa.skill.level-limit"));
        }
        if !rules.restrictions || skill.kind() == SkillList::General {
            return Ok(());
        }
        if let Some(specialty) = self.specialty
            && !specialty.may_learn(skill)
        {
            return refused(rule!("dwa.char.restrictions-subtype"));
        }
        if !self.archetype.may_learn(skill) {
            hit(rule!("dwa.ruling.restriction-lists"));
            return refused(self.archetype.restriction());
        }
        Ok(())
    }

    /// Learns a skill that a level has brought.
    pub fn learn(&mut self, skill: Skill, rules: &Rules) -> Result<(), RuleId> {
        self.may_learn(skill, rules)?;
        self.skills_to_learn -= 1;
        self.skills.push(skill);
        Ok(())
    }

    /// All he can choose from now.
    pub fn open_skills(&self, rules: &Rules) -> impl Iterator<Item = Skill> {
        Skill::all().filter(|&it| self.may_learn(it, rules).is_ok())
    }
}

pub(crate) fn refused(rule: RuleId) -> Result<(), RuleId> {
    hit(rule);
    Err(rule)
}

/// A total of XP.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = serde_json::json!({ "xp": 12 }))]
pub struct LevelOf {
    #[schemars(title = "XP", range(min = 0, max = 1_000_000))]
    pub xp: u32,
}

/// What a total of XP stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Level {
    pub level: u16,
    pub full_moral_value: i32,
    /// The total that the next level needs.
    pub next_at_xp: u32,
}

impl Given for LevelOf {
    const NAME: &'static str = "dwa.level";
    const ABOUT: &'static str = "The level of a total of XP.";
    type Result = Level;

    fn check(&self) -> Result<(), ValueFault> {
        if 1_000_000 < self.xp {
            return Err(ValueFault::at("xp", "1000000 at the most"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Level {
        dice.cite(rule!("dwa.level.table"));
        dice.cite(rule!("dwa.ruling.level-table"));
        dice.cite(rule!("dwa.level.fear-gain"));
        let level = level_of(self.xp);
        Level { level, full_moral_value: full_moral_value(level), next_at_xp: xp_for(level + 1) }
    }
}
