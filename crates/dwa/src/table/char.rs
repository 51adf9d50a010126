//! Archetypes (16.1): what a character was before, and which skills are closed to him for it.
use kernel::{Pronoun, RuleId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::table::{
    skill::{Skill, SkillList},
    weapons::Weapon,
};

/// The three backgrounds (16.1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Archetype {
    Military,
    LawEnforcement,
    Civilian,
}

/// Set at creation; a Sexy character distracts men (16.6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Sex {
    Male,
    Female,
}

impl Sex {
    pub const fn pronoun(self) -> Pronoun {
        match self {
            Sex::Male => Pronoun::He,
            Sex::Female => Pronoun::She,
        }
    }
}

/// Military subtypes with a narrower list of weapons and combat skills (16.1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Specialty {
    Grunt,
    Sniper,
    Officer,
    AntiTerroristUnit,
}

impl Archetype {
    pub const ALL: [Archetype; 3] = [Archetype::Military, Archetype::LawEnforcement, Archetype::Civilian];

    /// What it is called in a journal.
    pub const fn id(self) -> &'static str {
        match self {
            Archetype::Military => "military",
            Archetype::LawEnforcement => "law-enforcement",
            Archetype::Civilian => "civilian",
        }
    }

    /// Subtypes the book suggests; any other may be made up (16.1.1).
    pub const fn subtypes(self) -> &'static [&'static str] {
        match self {
            Archetype::Military => &["USMC", "National Guard", "Navy Seal"],
            Archetype::LawEnforcement => &["Policeman", "FBI agent", "SWAT team", "DEA agent"],
            Archetype::Civilian => &["Family father", "Criminal", "Gang member", "Priest"],
        }
    }

    /// The entry that says what is closed to this archetype.
    pub const fn restriction(self) -> RuleId {
        match self {
            Archetype::Military => rule!("dwa.char.restrictions-military"),
            Archetype::LawEnforcement => rule!("dwa.char.restrictions-law"),
            Archetype::Civilian => rule!("dwa.char.restrictions-civilian"),
        }
    }

    /// Whether the archetype may learn this skill; the lists bind only what is chosen or learned.
    pub fn may_learn(self, skill: Skill) -> bool {
        use Skill::*;
        match (self, skill.kind()) {
            (_, SkillList::General) => true,
            (Archetype::Military, SkillList::Weapon | SkillList::Combat) => {
                !matches!(skill, Unload | ChainsawManiac)
            }
            (Archetype::LawEnforcement, SkillList::Weapon | SkillList::Combat) => {
                !matches!(skill, MachineGun | Automatic | GrenadeLauncher | Brace | Gunner | Killer)
            }
            (Archetype::Civilian, SkillList::Weapon) => skill == Handguns,
            (Archetype::Civilian, SkillList::Combat) => matches!(
                skill,
                Aggressive
                    | Cover
                    | EagleEye
                    | FastReload
                    | Sharpshooter
                    | Ambidextrous
                    | DeepPockets
                    | Reflex
                    | DoubleTap
            ),
        }
    }
}

impl Specialty {
    pub const ALL: [Specialty; 4] =
        [Specialty::Grunt, Specialty::Sniper, Specialty::Officer, Specialty::AntiTerroristUnit];

    /// The weapons of the list; what is thrown or struck with needs no skill and is outside it.
    pub const fn weapons(self) -> &'static [Weapon] {
        use Weapon::*;
        match self {
            Specialty::Grunt => &[AssaultRifle, GrenadeLauncher, MachineGun],
            Specialty::Sniper => &[SniperRifle, Pistol, SilencedPistol, Revolver],
            Specialty::Officer => &[Pistol, SilencedPistol, Revolver],
            Specialty::AntiTerroristUnit => &[SubMachineGun],
        }
    }

    pub const fn combat_skills(self) -> &'static [Skill] {
        use Skill::*;
        match self {
            Specialty::Grunt => &[Killer, Gunner, Brace],
            Specialty::Sniper => &[Skill::Sniper, Sharpshooter, EagleEye],
            Specialty::Officer => &[FastReload],
            Specialty::AntiTerroristUnit => &[DoubleTap, CombatExpert, MartialArts],
        }
    }

    pub fn may_learn(self, skill: Skill) -> bool {
        match skill.kind() {
            SkillList::General => true,
            SkillList::Weapon => skill.weapons().iter().any(|it| self.weapons().contains(it)),
            SkillList::Combat => self.combat_skills().contains(&skill),
        }
    }

    /// Whether he may start with this weapon.
    pub fn may_carry(self, weapon: Weapon) -> bool {
        Skill::needed_for(weapon).is_none() || self.weapons().contains(&weapon)
    }
}
