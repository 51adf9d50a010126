//! Who takes part in a scenario: sides with their people, zombies one by one or in groups.
use kernel::{Pronoun, written::is_default};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    battle::{
        Goal, Stance,
        person::{Arm, SeatPlace, Sex, State, Tool},
    },
    table::{age::Age, attribute::Attribute, class::Class},
};

/// Those who activate by one die.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SideFile {
    pub name: String,
    /// The players of it, from 0; the first of them decides what belongs to nobody else.
    pub seats: Vec<u8>,
    /// What it is after.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<Goal>,
    /// How it stands to the sides before it in the file, in their order; hostile where nothing is said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stances: Vec<Stance>,
    /// Who leads it, if it has no Star.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leader: Option<String>,
    pub people: Vec<PersonFile>,
}

/// A human; everything but name and place has a default.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PersonFile {
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pronoun: Option<Pronoun>,
    /// Which player of the side moves them; left out, the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub star: bool,
    #[serde(default = "survivor")]
    pub class: Class,
    #[serde(default = "four")]
    pub rep: u8,
    /// Left out, Rep less 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub people: Option<u8>,
    /// Left out, Rep less 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub savvy: Option<u8>,
    #[serde(default = "young")]
    pub age: Age,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attributes: Vec<Attribute>,
    /// The level of a Medic.
    #[serde(default, skip_serializing_if = "is_default")]
    pub medic: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub ambidextrous: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub body_armor: u8,
    /// Of the SWAT.
    #[serde(default, skip_serializing_if = "is_default")]
    pub swat: bool,
    /// Weapons, loaded or not.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arms: Vec<Arm>,
    /// The places of the arms in hand, the primary hand first; left out, the first alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_hand: Option<Vec<u8>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tools: Vec<Tool>,
    /// The middle of their base; those in a vehicle are where it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<[i32; 2]>,
    /// The upper floor they are on, or another piece with a roof.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<String>,
    /// Degrees, clockwise from north; left out, they face the middle of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub facing: Option<i16>,
    /// The vehicle they are in, and where in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vehicle: Option<SeatedFile>,
    /// Left out, they carry on.
    #[serde(default = "functioning", skip_serializing_if = "is_functioning")]
    pub state: State,
    #[serde(default, skip_serializing_if = "is_default")]
    pub prone: bool,
    /// Left out, a Star has as many dice as Rep.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub star_power: Option<u16>,
    /// What the infection was rolled to be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub infected: Option<u8>,
}

/// A place in a vehicle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatedFile {
    pub name: String,
    pub place: SeatPlace,
}

/// One zombie at a place, or a group in an area.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ZombieFile {
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
    pub prone: bool,
}

impl PersonFile {
    /// A human of this name with the defaults of the file.
    pub fn named(name: &str) -> Self {
        PersonFile {
            name: name.to_owned(),
            pronoun: None,
            seat: None,
            star: false,
            class: survivor(),
            rep: four(),
            people: None,
            savvy: None,
            age: young(),
            sex: None,
            attributes: Vec::new(),
            medic: 0,
            ambidextrous: false,
            body_armor: 0,
            swat: false,
            arms: Vec::new(),
            in_hand: None,
            tools: Vec::new(),
            at: None,
            on: None,
            facing: None,
            vehicle: None,
            state: functioning(),
            prone: false,
            star_power: None,
            infected: None,
        }
    }
}

const fn survivor() -> Class {
    Class::Survivor
}

const fn four() -> u8 {
    4
}

const fn young() -> Age {
    Age::Young
}

const fn functioning() -> State {
    State::Functioning
}

fn is_functioning(state: &State) -> bool {
    *state == State::Functioning
}
