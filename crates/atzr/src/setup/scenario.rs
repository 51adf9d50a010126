//! Scenario files: one text, one Encounter with the maps it is played on and the people who play it.
use std::collections::BTreeMap;

use ground::hex::Hex;
use kernel::written::{self, Card, ChoiceFile, Fault, ParameterFile, Settable, Written, Wrong, is_default};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    build,
    forces::TeamFile,
    layout::MapLayout,
    position::{BoxFile, FeastFile, PlaceFile, PositionFile, ZombieFile},
};
use crate::{
    battle::{
        Battle, Encounter,
        check::check,
        item::Lying,
        place::{Marker, Noise},
    },
    printed::DayPart,
    rules::Rules,
};

/// A scenario that can be played.
pub type Scenario = written::Scenario<ScenarioFile>;

/// A scenario as it is written down: an Encounter that begins as its rules say, or one that `begin` takes up where it is. Hexes
/// are named by the column and row of the whole board, counted from its upper left corner over all maps: `0507`. People and sides are
/// called by their names.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ScenarioFile {
    /// Where an editor finds the schema of this file.
    #[serde(rename = "$schema", default, skip_serializing_if = "Option::is_none")]
    pub schema: Option<String>,
    /// The book this is a scenario of: `atzr`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(extend("enum" = ["atzr"]))]
    pub book: Option<String>,
    #[schemars(length(max = 200))]
    pub title: String,
    /// What happens.
    #[serde(default)]
    pub about: String,
    /// What a player learns by playing it, in a few words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub teaches: String,
    /// How long a game of it takes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u16>,
    pub encounter: Encounter,
    pub maps: MapLayout,
    /// Left out, the dice decide as for an Involuntary Encounter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<DayPart>,
    #[serde(default)]
    pub rules: Rules,
    /// Who comes is known beforehand: nobody rolls for it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub mustered: bool,
    /// How many Supplies and recruits together a Search is to bring; the book asks for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wanted: Option<u16>,
    /// One for each side of players; players of one side play together.
    #[schemars(length(min = 1))]
    pub teams: Vec<TeamFile>,
    /// Those whom the mechanics run, every group a side of its own; only with `begin`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub strangers: Vec<TeamFile>,
    /// Zombies on the map: at most 4 in a hex, and no more than the box has counters for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub zombies: Vec<ZombieFile>,
    /// Zombie Feasts that have begun; only with `begin`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub feasts: Vec<FeastFile>,
    /// Triangle hexes and buildings of one hex where something has happened: opened, barricaded, searched, a card drawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<PlaceFile>,
    /// Counters that lie about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lying: Vec<Lying>,
    /// Gas Tanks that were placed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tanks: Vec<Hex>,
    /// Noise that zombies walk to; only with `begin`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub noises: Vec<Noise>,
    /// The NPC markers of a Defend; only with `begin`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<Marker>,
    /// Event Cards that lie open, by their names; all others are in the draw pile, which has no order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub discards: Vec<String>,
    /// What is left in the box; left out, everything that is not on the table.
    #[serde(default, rename = "box", skip_serializing_if = "is_default")]
    pub in_box: BoxFile,
    /// Where in the Encounter it is taken up; left out, before it begins: everybody comes onto the map as its rules say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begin: Option<PositionFile>,
    /// A file of the player's own with what their box has in print, in place of the reconstruction, which an empty one is; left
    /// out, whatever the program was started with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tables: Option<String>,
    /// Numbers of this file that can be set from outside.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub parameters: BTreeMap<String, ParameterFile>,
    /// Things of this file that can be chosen by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub choices: BTreeMap<String, ChoiceFile>,
}

impl Written for ScenarioFile {
    type Battle = Battle;

    fn build(&self) -> Result<Battle, Fault> {
        let battle = build::battle(self)?;
        // A game of it is checked whenever it is opened again: what would fail there is not begun.
        check(&battle)?;
        Ok(battle)
    }

    fn settable(&self) -> Settable<'_> {
        (&self.parameters, &self.choices)
    }

    fn card(&self) -> Card<'_> {
        Card { title: &self.title, about: &self.about, teaches: &self.teaches, minutes: self.minutes }
    }
}

impl ScenarioFile {
    /// An Encounter that begins as its rules say.
    pub fn new(title: String, encounter: Encounter, maps: MapLayout, teams: Vec<TeamFile>) -> Self {
        ScenarioFile {
            schema: None,
            book: None,
            title,
            about: String::new(),
            teaches: String::new(),
            minutes: None,
            encounter,
            maps,
            day: None,
            rules: Rules::default(),
            mustered: false,
            wanted: None,
            teams,
            strangers: Vec::new(),
            zombies: Vec::new(),
            feasts: Vec::new(),
            places: Vec::new(),
            lying: Vec::new(),
            tanks: Vec::new(),
            noises: Vec::new(),
            markers: Vec::new(),
            discards: Vec::new(),
            in_box: BoxFile::default(),
            begin: None,
            tables: None,
            parameters: BTreeMap::new(),
            choices: BTreeMap::new(),
        }
    }

    /// How many players there are chairs for.
    pub fn seats(&self) -> u8 {
        let seats = self.teams.iter().flat_map(|it| &it.people).map(|it| it.seat);
        seats.max().unwrap_or(0) + 1
    }
}

/// The schema of scenario files, for editors and for those who write programs.
pub fn schema() -> String {
    written::schema::<ScenarioFile>()
}

/// A scenario's text played by these tables of a player's own; empty ones are the reconstruction.
pub fn with_tables(text: &str, tables: &str) -> Result<String, Wrong> {
    let mut file: ScenarioFile = written::read(text, "scenario")?;
    file.tables = Some(tables.to_owned());
    Ok(file.text())
}
