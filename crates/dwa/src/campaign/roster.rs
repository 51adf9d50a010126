//! The character sheet (16.1) and how a character is made.
use kernel::{Dice, RuleId, written::is_default};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    battle::figure::Malfunction,
    campaign::level::{full_moral_value, refused},
    rules::Rules,
    table::{
        char::{Archetype, Sex, Specialty},
        psychosis::Psychosis,
        quirk::{MOST_QUIRKS, NewQuirk, Quirk},
        search::{Item, Stock},
        skill::Skill,
        weapons::{Grenade, Weapon},
    },
};

/// What became of a character.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    #[default]
    Alive,
    /// Dead for good, or a zombie that was destroyed.
    Dead,
    /// A zombie that still walks.
    Turned,
}

/// A weapon they carry, and what is loaded in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Weapon", extend("x-order" = ["weapon", "loaded", "grenade"]))]
pub struct Arm {
    pub weapon: Weapon,
    /// Bursts, shells, arrows or grenades in it; left out, the ammunition for it is rolled (1D3 clips) before the first game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loaded: Option<u16>,
    /// Whether its gas or fuel has run out.
    #[serde(default, skip_serializing_if = "is_default")]
    pub trouble: Malfunction,
    /// What a launcher has in it and in stock, if not fragmentation grenades.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grenade: Option<Grenade>,
}

impl Arm {
    pub const fn new(weapon: Weapon, loaded: u16) -> Self {
        Arm { weapon, loaded: Some(loaded), trouble: Malfunction::None, grenade: None }
    }
}

/// A character sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Character {
    pub name: String,
    pub archetype: Archetype,
    /// Flavour; see [`Archetype::subtypes`] for what the book suggests.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub subtype: Option<String>,
    /// A narrower list of weapons and skills than the archetype's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub specialty: Option<Specialty>,
    pub sex: Sex,
    #[serde(default)]
    pub xp: u32,
    pub level: u16,
    /// Base Moral Value; the full value follows from the level.
    pub moral_value: i32,
    /// Skills that count for the limit.
    #[serde(default)]
    pub skills: Vec<Skill>,
    /// General weapon skills that came free with the weapons they began with.
    #[serde(default)]
    pub free_skills: Vec<Skill>,
    /// Levels whose skill they have not chosen yet.
    #[serde(default)]
    pub skills_to_learn: u16,
    #[serde(default)]
    pub quirks: Vec<Quirk>,
    #[serde(default)]
    pub psychoses: Vec<Psychosis>,
    #[serde(default)]
    pub trauma: u8,
    /// Of the game that is being played; none are carried over.
    #[serde(default)]
    pub wounds: u8,
    #[serde(default)]
    pub weapons: Vec<Arm>,
    /// Spare ammunition.
    #[serde(default)]
    pub ammunition: Vec<Stock>,
    #[serde(default)]
    pub items: Vec<Item>,
    #[serde(default)]
    pub fate: Fate,
}

impl Character {
    pub fn knows(&self, skill: Skill) -> bool {
        self.skills.contains(&skill) || self.free_skills.contains(&skill)
    }

    pub fn has_quirk(&self, quirk: Quirk) -> bool {
        self.quirks.contains(&quirk)
    }

    pub fn has_psychosis(&self, psychosis: Psychosis) -> bool {
        self.psychoses.contains(&psychosis)
    }

    /// Whether he has the skill that this weapon needs; the error is the rule that forbids its use.
    pub fn may_use(&self, weapon: Weapon, rules: &Rules) -> Result<(), RuleId> {
        match Skill::needed_for(weapon) {
            Some(skill) if rules.weapon_skills && !self.knows(skill) => {
                refused(rule!("dwa.skill.weapon-needed"))
            }
            Some(_) | None => Ok(()),
        }
    }
}

/// What a player decides about a new character.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = serde_json::json!({ "name": "", "archetype": "civilian", "sex": "female", "quirks": 1, "weapons": [{ "weapon": "pistol" }] }))]
#[schemars(extend("x-order" = ["name", "archetype", "sex", "skill", "subtype", "specialty", "quirks", "weapons", "ammunition"]))]
pub struct NewCharacter {
    #[schemars(length(max = 60))]
    pub name: String,
    /// It matters for fear, for military weapons and for what can be learned.
    pub archetype: Archetype,
    /// What they were before: a policeman, a priest.
    #[serde(default)]
    pub subtype: Option<String>,
    /// Of the Military alone: a narrower list of weapons and skills.
    #[serde(default)]
    pub specialty: Option<Specialty>,
    pub sex: Sex,
    /// A level 1 skill; none leaves it open.
    #[serde(default)]
    #[schemars(title = "First skill")]
    pub skill: Option<Skill>,
    /// How many quirks are rolled.
    #[serde(default = "one")]
    #[schemars(title = "Quirks to roll", range(min = 0, max = 2))]
    pub quirks: u8,
    /// Two at the most and a sidearm, of different kinds of ammunition.
    #[serde(default)]
    pub weapons: Vec<Arm>,
    /// Beside what the weapons have in them.
    #[serde(default)]
    #[schemars(title = "Spare ammunition")]
    pub ammunition: Vec<Stock>,
}

fn one() -> u8 {
    1
}

impl NewCharacter {
    /// The sheet of a level 1 character; the error is the rule that the choices break.
    pub fn create(&self, rules: &Rules, dice: &mut dyn Dice) -> Result<Character, RuleId> {
        self.check(rules)?;
        let mut res = self.blank(dice);
        res.free_skills = self.free_skills(rules, dice);
        if let Some(skill) = self.skill.filter(|_| rules.skills) {
            res.learn(skill, rules)?;
        }
        if rules.quirks {
            for _ in 0..self.quirks {
                dice.cite(rule!("dwa.quirk.creation"));
                let quirk = NewQuirk { has: res.quirks.clone() }.roll(dice);
                res.quirks.push(quirk);
            }
        }
        Ok(res)
    }

    fn check(&self, rules: &Rules) -> Result<(), RuleId> {
        if MOST_QUIRKS < usize::from(self.quirks) {
            return refused(rule!("dwa.quirk.creation"));
        }
        let Some(specialty) = self.specialty else { return Ok(()) };
        let listed = self.weapons.iter().all(|it| specialty.may_carry(it.weapon)) || !rules.restrictions;
        // The specialties are subtypes of the military, whatever is made of their lists.
        if !listed || self.archetype != Archetype::Military {
            return refused(rule!("dwa.char.restrictions-subtype"));
        }
        Ok(())
    }

    fn blank(&self, dice: &mut dyn Dice) -> Character {
        for rule in [rule!("dwa.char.sheet"), rule!("dwa.char.archetypes"), rule!("dwa.fear.base-value")] {
            dice.cite(rule);
        }
        if self.subtype.is_some() {
            dice.cite(rule!("dwa.char.subtypes"));
        }
        Character {
            name: self.name.clone(),
            archetype: self.archetype,
            subtype: self.subtype.clone(),
            specialty: self.specialty,
            sex: self.sex,
            xp: 0,
            level: 1,
            moral_value: full_moral_value(1),
            skills: Vec::new(),
            free_skills: Vec::new(),
            skills_to_learn: 1,
            quirks: Vec::new(),
            psychoses: Vec::new(),
            trauma: 0,
            wounds: 0,
            weapons: self.weapons.clone(),
            ammunition: self.ammunition.clone(),
            items: Vec::new(),
            fate: Fate::Alive,
        }
    }

    /// The general weapon skill of each firearm or bow he starts with, outside the restrictions.
    fn free_skills(&self, rules: &Rules, dice: &mut dyn Dice) -> Vec<Skill> {
        let mut res = Vec::new();
        if !rules.weapon_skills {
            return res;
        }
        dice.cite(rule!("dwa.ruling.starting-skills"));
        for skill in self.weapons.iter().filter_map(|it| Skill::needed_for(it.weapon)) {
            dice.cite(rule!("dwa.skill.weapon-list"));
            if !res.contains(&skill) {
                res.push(skill);
            }
        }
        res
    }
}
