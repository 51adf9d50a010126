//! Scenario files: one text, one table with everything on it.
use std::collections::BTreeMap;

use kernel::written::{self, Card, Settable, Written, is_default};
pub use kernel::written::{Choice, ChoiceFile, Fault, Parameter, ParameterFile, Wrong as ScenarioError};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use stage::{ClimbFile, SceneryFile};

use super::{
    build,
    forces::{SideFile, ZombieFile},
    terrain::{BuildingFile, RegionFile, TerrainFile, VehicleFile},
};
use crate::{
    battle::{Battle, DayPart},
    rules::Rules,
    table::area::Area,
};

/// A scenario that can be played.
pub type Scenario = written::Scenario<ScenarioFile>;

/// A scenario as it is written down. Lengths and places are whole tenths of an inch. `x` grows to the east, `y` to the south.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ScenarioFile {
    /// Where an editor finds the schema of this file.
    #[serde(rename = "$schema", default, skip_serializing_if = "Option::is_none")]
    pub schema: Option<String>,
    /// The book this is a scenario of: `ffo`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(extend("enum" = ["ffo"]))]
    pub book: Option<String>,
    pub title: String,
    /// What happens and what it teaches.
    #[serde(default)]
    pub about: String,
    /// What a player learns by playing it, in a few words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub teaches: String,
    /// How long a game of it takes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u16>,
    /// Width and height of the table.
    #[serde(default = "usual_size")]
    pub size: [i32; 2],
    #[serde(default)]
    pub area: Area,
    /// Of the campaign, from 1.
    #[serde(default = "first_day")]
    pub day: u16,
    #[serde(default, skip_serializing_if = "is_default")]
    pub light: LightFile,
    #[serde(default)]
    pub rules: Rules,
    /// Zombies are rolled for as the Encounter begins.
    #[serde(default = "yes")]
    pub zombies_at_start: bool,
    /// The turn after which the Encounter is over; the book knows none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_turn: Option<u16>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub terrain: Vec<TerrainFile>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub buildings: Vec<BuildingFile>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub climbs: Vec<ClimbFile>,
    /// Woods, roads, hills and water.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub regions: Vec<RegionFile>,
    /// What is only looked at: no rule knows of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scenery: Vec<SceneryFile>,
    /// Lamps that are on: whoever is near one is seen from afar.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lights: Vec<[i32; 2]>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub vehicles: Vec<VehicleFile>,
    /// Those who activate by one die; the first one's is compared with that of the dead for doubles.
    pub sides: Vec<SideFile>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub zombies: Vec<ZombieFile>,
    /// Where in the Encounter it is taken up; left out, before the first turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begin: Option<PositionFile>,
    /// A whole position, as the program writes it down: it is taken up as it is, and what else the file says is for those who read it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<serde_json::Value>")]
    pub position: Option<Box<Battle>>,
    /// Numbers of this file that can be set from outside.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub parameters: BTreeMap<String, ParameterFile>,
    /// Things of this file that can be chosen by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub choices: BTreeMap<String, ChoiceFile>,
}

/// How light it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct LightFile {
    pub part: DayPart,
    /// Left out, it is rolled for when it first is night.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub full_moon: Option<bool>,
    #[serde(skip_serializing_if = "is_default")]
    pub bad_weather: bool,
}

/// An Encounter taken up between two turns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PositionFile {
    /// The turn that was the last one.
    pub turn: u16,
}

impl Written for ScenarioFile {
    type Battle = Battle;

    fn build(&self) -> Result<Battle, Fault> {
        build::battle(self)
    }

    fn settable(&self) -> Settable<'_> {
        (&self.parameters, &self.choices)
    }

    fn card(&self) -> Card<'_> {
        Card { title: &self.title, about: &self.about, teaches: &self.teaches, minutes: self.minutes }
    }
}

/// The schema of scenario files, for editors and for those who write programs.
pub fn schema() -> String {
    written::schema::<ScenarioFile>()
}

const fn usual_size() -> [i32; 2] {
    [480, 480]
}

const fn first_day() -> u16 {
    1
}

pub(super) const fn yes() -> bool {
    true
}
