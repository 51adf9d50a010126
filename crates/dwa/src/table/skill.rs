//! Skills (16.5): the list, and those that are a test of their own.
use kernel::{Dice, Given, Need, Roll, RuleId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    journal::Outcome,
    table::{handling::Distraction, weapons::Weapon},
};

/// Every skill of 16.5, in the book's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Skill {
    Cool,
    FancyMove,
    Lucky,
    NervesOfSteel,
    Agile,
    Fearless,
    Mechanics,
    FirstAid,
    Medic,
    Motivate,
    Inspire,
    Snappy,
    Quick,
    Dodge,
    Hero,
    LuckyBastard,
    Handguns,
    Shotgun,
    Rifle,
    Automatic,
    MachineGun,
    GrenadeLauncher,
    Bows,
    Aggressive,
    Brace,
    Cover,
    EagleEye,
    FastReload,
    Sharpshooter,
    Unload,
    Ambidextrous,
    DeepPockets,
    Frantic,
    Gunner,
    MartialArts,
    CombatExpert,
    Reflex,
    Tough,
    ChainsawManiac,
    DoubleTap,
    Killer,
    Sniper,
    Strong,
}

/// The book's three lists of skills.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SkillList {
    /// 16.5.2.
    General,
    /// The general weapon skills of 16.5.3: knowledge, never a use.
    Weapon,
    /// The specific combat skills of 16.5.3.
    Combat,
}

/// A row of the lists of 16.5.
#[derive(Clone, Copy, Debug)]
pub struct SkillRow {
    pub skill: Skill,
    pub name: &'static str,
    pub kind: SkillList,
    pub level: u16,
    pub rule: RuleId,
}

const fn row(skill: Skill, name: &'static str, kind: SkillList, level: u16, rule: RuleId) -> SkillRow {
    SkillRow { skill, name, kind, level, rule }
}

/// In the order of [`Skill`].
#[rustfmt::skip]
pub const SKILLS: [SkillRow; 43] = [
    row(Skill::Cool,            "Cool",                SkillList::General, 1, rule!("dwa.skill.cool")),
    row(Skill::FancyMove,       "Fancy move",          SkillList::General, 1, rule!("dwa.skill.fancy-move")),
    row(Skill::Lucky,           "Lucky",               SkillList::General, 1, rule!("dwa.skill.lucky")),
    row(Skill::NervesOfSteel,   "Nerves of steel",     SkillList::General, 1, rule!("dwa.skill.nerves-of-steel")),
    row(Skill::Agile,           "Agile",               SkillList::General, 2, rule!("dwa.skill.agile")),
    row(Skill::Fearless,        "Fearless",            SkillList::General, 2, rule!("dwa.skill.fearless")),
    row(Skill::Mechanics,       "Mechanics",           SkillList::General, 2, rule!("dwa.skill.mechanics")),
    row(Skill::FirstAid,        "First aid",           SkillList::General, 3, rule!("dwa.skill.first-aid")),
    row(Skill::Medic,           "Medic",               SkillList::General, 3, rule!("dwa.skill.medic")),
    row(Skill::Motivate,        "Motivate",            SkillList::General, 3, rule!("dwa.skill.motivate")),
    row(Skill::Inspire,         "Inspire",             SkillList::General, 4, rule!("dwa.skill.inspire")),
    row(Skill::Snappy,          "Snappy",              SkillList::General, 4, rule!("dwa.skill.snappy")),
    row(Skill::Quick,           "Quick",               SkillList::General, 4, rule!("dwa.skill.quick")),
    row(Skill::Dodge,           "Dodge",               SkillList::General, 5, rule!("dwa.skill.dodge")),
    row(Skill::Hero,            "Hero",                SkillList::General, 5, rule!("dwa.skill.hero")),
    row(Skill::LuckyBastard,    "Lucky bastard",       SkillList::General, 3, rule!("dwa.skill.lucky-bastard")),
    row(Skill::Handguns,        "Handguns",            SkillList::Weapon,  1, rule!("dwa.skill.weapon-list")),
    row(Skill::Shotgun,         "Shotgun",             SkillList::Weapon,  1, rule!("dwa.skill.weapon-list")),
    row(Skill::Rifle,           "Rifle",               SkillList::Weapon,  1, rule!("dwa.skill.weapon-list")),
    row(Skill::Automatic,       "Automatic",           SkillList::Weapon,  1, rule!("dwa.skill.weapon-list")),
    row(Skill::MachineGun,      "Machine gun",         SkillList::Weapon,  1, rule!("dwa.skill.weapon-list")),
    row(Skill::GrenadeLauncher, "Grenade launcher",    SkillList::Weapon,  1, rule!("dwa.skill.weapon-list")),
    row(Skill::Bows,            "Bows",                SkillList::Weapon,  1, rule!("dwa.skill.weapon-list")),
    row(Skill::Aggressive,      "Aggressive",          SkillList::Combat,  2, rule!("dwa.skill.aggressive")),
    row(Skill::Brace,           "Brace",               SkillList::Combat,  2, rule!("dwa.skill.brace")),
    row(Skill::Cover,           "Cover",               SkillList::Combat,  2, rule!("dwa.skill.cover")),
    row(Skill::EagleEye,        "Eagle eye",           SkillList::Combat,  2, rule!("dwa.skill.eagle-eye")),
    row(Skill::FastReload,      "Fast reload",         SkillList::Combat,  2, rule!("dwa.skill.fast-reload")),
    row(Skill::Sharpshooter,    "Sharpshooter",        SkillList::Combat,  2, rule!("dwa.skill.sharpshooter")),
    row(Skill::Unload,          "Unload",              SkillList::Combat,  2, rule!("dwa.skill.unload")),
    row(Skill::Ambidextrous,    "Ambidextrous",        SkillList::Combat,  3, rule!("dwa.skill.ambidextrous")),
    row(Skill::DeepPockets,     "Deep pockets",        SkillList::Combat,  3, rule!("dwa.skill.deep-pockets")),
    row(Skill::Frantic,         "Frantic",             SkillList::Combat,  3, rule!("dwa.skill.frantic")),
    row(Skill::Gunner,          "Gunner",              SkillList::Combat,  3, rule!("dwa.skill.gunner")),
    row(Skill::MartialArts,     "Martial arts expert", SkillList::Combat,  3, rule!("dwa.skill.martial-arts")),
    row(Skill::CombatExpert,    "Combat expert",       SkillList::Combat,  4, rule!("dwa.skill.combat-expert")),
    row(Skill::Reflex,          "Reflex",              SkillList::Combat,  4, rule!("dwa.skill.reflex")),
    row(Skill::Tough,           "Tough",               SkillList::Combat,  4, rule!("dwa.skill.tough")),
    row(Skill::ChainsawManiac,  "Chainsaw maniac",     SkillList::Combat,  4, rule!("dwa.skill.chainsaw-maniac")),
    row(Skill::DoubleTap,       "Double tap",          SkillList::Combat,  5, rule!("dwa.skill.double-tap")),
    row(Skill::Killer,          "Killer",              SkillList::Combat,  5, rule!("dwa.skill.killer")),
    row(Skill::Sniper,          "Sniper",              SkillList::Combat,  5, rule!("dwa.skill.sniper")),
    row(Skill::Strong,          "Strong",              SkillList::Combat,  5, rule!("dwa.skill.strong")),
];

/// The general weapon skills and what each covers (16.5.3).
#[rustfmt::skip]
pub const WEAPON_SKILLS: [(Skill, &[Weapon]); 7] = [
    (Skill::Handguns,        &[Weapon::Pistol, Weapon::SilencedPistol, Weapon::Revolver]),
    (Skill::Shotgun,         &[Weapon::PumpShotgun, Weapon::DoubleBarrelShotgun, Weapon::SawnOffShotgun]),
    (Skill::Rifle,           &[Weapon::Rifle, Weapon::Carbine, Weapon::SniperRifle]),
    (Skill::Automatic,       &[Weapon::AssaultRifle, Weapon::SubMachineGun]),
    (Skill::MachineGun,      &[Weapon::MachineGun]),
    (Skill::GrenadeLauncher, &[Weapon::GrenadeLauncher]),
    (Skill::Bows,            &[Weapon::Bow, Weapon::Crossbow]),
];

impl Skill {
    pub const fn row(self) -> &'static SkillRow {
        &SKILLS[self as usize]
    }

    pub const fn name(self) -> &'static str {
        self.row().name
    }

    pub const fn kind(self) -> SkillList {
        self.row().kind
    }

    /// The level a character must have to choose it.
    pub const fn level(self) -> u16 {
        self.row().level
    }

    pub const fn rule(self) -> RuleId {
        self.row().rule
    }

    pub fn all() -> impl Iterator<Item = Skill> {
        SKILLS.iter().map(|it| it.skill)
    }

    /// The weapons that a general weapon skill covers; none for the other skills.
    pub fn weapons(self) -> &'static [Weapon] {
        WEAPON_SKILLS.iter().find(|it| it.0 == self).map_or(&[], |it| it.1)
    }

    /// The general weapon skill without which this weapon cannot be used; none for what is thrown, burns or
    /// strikes.
    pub fn needed_for(weapon: Weapon) -> Option<Skill> {
        WEAPON_SKILLS.iter().find(|it| it.1.contains(&weapon)).map(|it| it.0)
    }
}

/// A First aid try on oneself or on a human in contact (16.5.2).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct FirstAid {
    /// Who distracts the healer.
    pub distraction: Distraction,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Healing {
    Nothing,
    OneWound,
}

impl FirstAid {
    pub fn roll(&self, dice: &mut dyn Dice) -> Healing {
        dice.needs(rule!("dwa.skill.first-aid"), &[Need::at_least(5, Outcome::Healed)]);
        let score = dice.d6(rule!("dwa.skill.first-aid")) + dice.plus(&self.distraction.sum());
        if 5 <= score {
            return Healing::OneWound;
        }
        Healing::Nothing
    }
}

impl Given for FirstAid {
    const NAME: &'static str = "dwa.skill.first-aid";
    const ABOUT: &'static str = "A heal action with the First aid skill.";
    type Result = Healing;

    fn resolve(&self, dice: &mut dyn Dice) -> Healing {
        self.roll(dice)
    }
}
