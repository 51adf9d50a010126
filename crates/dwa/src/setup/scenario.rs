//! Scenario files: one text, one table with everything on it, in any state.
use std::collections::BTreeMap;

use kernel::written::{self, Card, Settable, Written, is_default};
pub use kernel::written::{Choice, ChoiceFile, Fault, Parameter, ParameterFile, Wrong as ScenarioError};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use stage::{ClimbFile, SceneryFile};

use super::{
    build,
    forces::{HumanFile, ZombieFile},
    terrain::{BuildingFile, TerrainFile, VehicleFile},
};
use crate::{
    battle::{
        Battle,
        board::{EntryMethods, LooseThing},
        victory::Goal,
    },
    rules::Rules,
};

/// A scenario that can be played.
pub type Scenario = written::Scenario<ScenarioFile>;

/// A scenario as it is written down. Lengths and places are whole tenths: of a centimetre, or of an inch (2.5 cm) if
/// the rules say that the units are inches. `x` grows to the east, `y` to the south.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ScenarioFile {
    /// Where an editor finds the schema of this file.
    #[serde(rename = "$schema", default, skip_serializing_if = "Option::is_none")]
    pub schema: Option<String>,
    /// The book this is a scenario of: `dwa`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(extend("enum" = ["dwa"]))]
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
    /// Which rules hold unless `rules` says otherwise.
    #[serde(default, skip_serializing_if = "is_default")]
    pub play: GameKind,
    #[serde(default)]
    pub rules: Rules,
    /// Where zombies come from; left out, methods A (three for each human) and B.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<EntryMethods>,
    #[serde(default)]
    pub goal: Goal,
    /// The turn after which the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_turn: Option<u16>,
    /// How many players share the humans.
    #[serde(default = "one")]
    pub seats: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub terrain: Vec<TerrainFile>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub buildings: Vec<BuildingFile>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub climbs: Vec<ClimbFile>,
    /// What is only looked at: no rule knows of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scenery: Vec<SceneryFile>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub vehicles: Vec<VehicleFile>,
    pub humans: Vec<HumanFile>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub zombies: Vec<ZombieFile>,
    /// What lies about and can be picked up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lying: Vec<LyingFile>,
    /// What zombies have heard.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub noises: Vec<NoiseFile>,
    /// Where in the game it is taken up; left out, before the first turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begin: Option<PositionFile>,
    /// Numbers of this file that can be set from outside.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub parameters: BTreeMap<String, ParameterFile>,
    /// Things of this file that can be chosen by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub choices: BTreeMap<String, ChoiceFile>,
}

/// Whether chapter 16 is in use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum GameKind {
    #[default]
    SingleGame,
    Campaign,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LyingFile {
    pub at: [i32; 2],
    pub what: LooseThing,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NoiseFile {
    pub at: [i32; 2],
    pub turn: u16,
}

/// A game taken up in the middle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PositionFile {
    pub turn: u16,
    pub phase: PhaseFile,
    /// The human whose activation it is, in the phase of the humans.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub acting: Option<String>,
    /// How many humans began the game, if some are not in the file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub humans_at_start: Option<u16>,
}

/// The step of the turn that comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseFile {
    Setup,
    Arrivals,
    Burning,
    Minds,
    Fear,
    Zombification,
    Wounds,
    Humans,
    ZombiesStandUp,
    ZombiesMove,
    ZombiesAttack,
    Doors,
    ZombiesFire,
    End,
}

impl Written for ScenarioFile {
    type Battle = Battle;

    fn understood(mut self, text: &str) -> Self {
        self.rules = rules_of(&self, text);
        self
    }

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

/// The switches of the kind of play, with those that the file names put over them.
fn rules_of(file: &ScenarioFile, text: &str) -> Rules {
    let preset = match file.play {
        GameKind::SingleGame => return file.rules,
        GameKind::Campaign => Rules::CAMPAIGN,
    };
    let whole: Value = serde_json::from_str(text).unwrap_or_default();
    let (Some(given), Ok(Value::Object(mut all))) =
        (whole.get("rules").and_then(Value::as_object), serde_json::to_value(preset))
    else {
        return preset;
    };
    all.extend(given.iter().map(|(name, value)| (name.clone(), value.clone())));
    serde_json::from_value(Value::Object(all)).unwrap_or(preset)
}

const fn usual_size() -> [i32; 2] {
    [1200, 1200]
}

const fn one() -> u8 {
    1
}
