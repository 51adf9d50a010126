//! Who takes part in a scenario (7.1, 11.1.1): humans with what they carry, zombies one by one or in groups.
use kernel::{Pronoun, written::is_default};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::terrain::yes;
use crate::{
    battle::figure::{Ammo, Malfunction, Posture},
    table::{
        char::{Archetype, Sex},
        psychosis::Psychosis,
        quirk::Quirk,
        search::Item,
        skill::Skill,
        weapons::{Grenade, Weapon},
    },
};

/// A human; everything but the name has a default.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HumanFile {
    pub name: String,
    /// Which player leads them, from 0.
    #[serde(default, skip_serializing_if = "is_default")]
    pub seat: u8,
    /// A team member; otherwise a non-player character.
    #[serde(default = "yes")]
    pub member: bool,
    #[serde(default = "civilian")]
    pub archetype: Archetype,
    /// Left out, the rules count them as male, and a report uses no pronoun for them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// Left out, that of the sex, if that is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pronoun: Option<Pronoun>,
    /// The middle of their base; left out, they are placed within 10 cm of a random edge.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<[i32; 2]>,
    /// The piece on whose top they stand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<String>,
    /// Degrees, clockwise from north; left out, they face the middle of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub facing: Option<i16>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub posture: Posture,
    #[serde(default, skip_serializing_if = "is_default")]
    pub life: LifeFile,
    #[serde(default, skip_serializing_if = "is_default")]
    pub wounds: u8,
    /// Wounds that the next wound test is about.
    #[serde(default, skip_serializing_if = "is_default")]
    pub untested: u8,
    /// One of them is from a zombie's attack.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bitten: bool,
    /// Base Moral Value now.
    #[serde(default = "ten")]
    pub moral: i16,
    /// Base Moral Value at full.
    #[serde(default = "ten")]
    pub full_moral: i16,
    #[serde(default, skip_serializing_if = "is_default")]
    pub last_survivor: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub stunned: bool,
    /// Turns they have been on fire; 0 is not burning.
    #[serde(default, skip_serializing_if = "is_default")]
    pub burning: u8,
    /// The turn in which they braced the machine gun in their hands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub braced: Option<u16>,
    /// Their body will not turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stays_dead: bool,
    /// At most two of different ammunition, and one more handgun or one-handed melee weapon.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub weapons: Vec<WeaponFile>,
    /// The places of the weapons in their hands, from 0; left out, the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_hand: Option<Vec<u8>>,
    /// Spare ammunition, besides what is rolled.
    #[serde(default, skip_serializing_if = "is_default")]
    pub ammo: Ammo,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<Item>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skills: Vec<Skill>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub quirks: Vec<Quirk>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub psychoses: Vec<Psychosis>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub trauma: u8,
    /// The vehicle they are in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vehicle: Option<String>,
    /// How many fear tests they have made in this game.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fear_tests: u16,
    /// What they have done this turn; only with `begin`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub turn: TurnFile,
    #[serde(default, skip_serializing_if = "is_default")]
    pub kills: u16,
    #[serde(default, skip_serializing_if = "is_default")]
    pub kills_in_close_combat: u16,
    #[serde(default, skip_serializing_if = "is_default")]
    pub failed_fear_tests: u16,
}

/// A human of this name with the defaults of the file.
impl HumanFile {
    pub fn named(name: &str) -> Self {
        HumanFile {
            name: name.to_owned(),
            seat: 0,
            member: true,
            archetype: civilian(),
            sex: None,
            pronoun: None,
            at: None,
            on: None,
            facing: None,
            posture: Posture::default(),
            life: LifeFile::default(),
            wounds: 0,
            untested: 0,
            bitten: false,
            moral: ten(),
            full_moral: ten(),
            last_survivor: false,
            stunned: false,
            burning: 0,
            braced: None,
            stays_dead: false,
            weapons: Vec::new(),
            in_hand: None,
            ammo: Ammo::default(),
            items: Vec::new(),
            skills: Vec::new(),
            quirks: Vec::new(),
            psychoses: Vec::new(),
            trauma: 0,
            vehicle: None,
            fear_tests: 0,
            turn: TurnFile::default(),
            kills: 0,
            kills_in_close_combat: 0,
            failed_fear_tests: 0,
        }
    }
}

/// What has become of a human before the game is taken up; one who turned is named by the zombie's `was`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum LifeFile {
    #[default]
    Alive,
    Eliminated {
        turn: u16,
    },
    Left,
}

/// A weapon; if neither `loaded` nor `pieces` is given its ammunition is rolled (1D3 clips) before the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WeaponFile {
    pub weapon: Weapon,
    /// Bursts in the magazine; a flamethrower's tank is 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loaded: Option<u8>,
    /// Pieces of a stock: grenades, cocktails, knives; grenades for a launcher.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pieces: Option<u8>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub trouble: Malfunction,
    /// What a launcher has in it and in stock, if not fragmentation grenades: incendiary or flash-bang.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grenade: Option<Grenade>,
}

/// What a human has done and may still do this turn.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct TurnFile {
    /// Action points left; 4 if not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ap: Option<u8>,
    pub ap_not_for_movement: u8,
    pub ap_on_movement: u8,
    /// Of these, AP for plain moves (Quick).
    pub ap_on_plain_moves: u8,
    /// What is left of the 5 cm that the last AP of movement paid for, in millimetres.
    pub paid_mm: i16,
    /// The fear test was failed.
    pub afraid: bool,
    pub activated: bool,
    /// Their activation is over.
    pub done: bool,
    pub begun: bool,
    pub must_leave: bool,
    /// The names of those they have fired at.
    pub fired_at: Vec<String>,
    pub used: Vec<Skill>,
    pub cover_ap: u8,
    pub mg_bursts: u8,
    pub pump_shots: u8,
    pub fired: bool,
    /// They have moved otherwise than on foot, which may have cost no AP on movement (Mental block).
    pub moved: bool,
    /// They have reloaded (Cover).
    pub reloaded: bool,
    pub chainsawed: bool,
    pub recognised: Option<bool>,
    pub clumsy_rolled: bool,
    pub compelled: u8,
    /// The radio they carry is turned on.
    pub radio_on: bool,
}

/// One zombie at a place, or a group in an area.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ZombieFile {
    /// So that others can refer to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<[i32; 2]>,
    /// How many there are in the area.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u16>,
    /// The area of a group: the left upper corner, then width and height.
    #[serde(default, rename = "in", skip_serializing_if = "Option::is_none")]
    pub within: Option<[i32; 4]>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<String>,
    /// Degrees, clockwise from north; left out, it faces the middle of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub facing: Option<i16>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub fallen: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub stunned: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub burning: u8,
    /// Destroyed already.
    #[serde(default, skip_serializing_if = "is_default")]
    pub out: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapon: Option<Weapon>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub goal: ZombieGoalFile,
    /// The human it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub was: Option<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub waits: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub was_fallen: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub was_in_contact: bool,
    /// The human it is to attack in this phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prey: Option<String>,
}

/// What a zombie is after.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ZombieGoalFile {
    #[default]
    None,
    /// Their name.
    Human(String),
    Noise {
        at: [i32; 2],
        heard: u32,
    },
    /// Straight on, whole degrees.
    Wander(i16),
}

const fn civilian() -> Archetype {
    Archetype::Civilian
}

const fn ten() -> i16 {
    10
}
