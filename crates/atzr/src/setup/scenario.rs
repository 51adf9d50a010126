//! Scenario files: one text, one Encounter with the maps it is played on and the people who play it.
use std::{collections::BTreeMap, sync::Arc};

use kernel::{
    Seat,
    written::{self, Card, ChoiceFile, Fault, ParameterFile, Settable, Written, Wrong},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    forces::TeamFile,
    layout::{Board, Layout},
};
use crate::{
    battle::{
        Battle, Encounter, Person, PersonId, Role, Scene, Side, SideId, check::check, encounter::Purpose,
    },
    printed::{DayPart, Printed, Thing},
    rules::Rules,
};

/// A scenario that can be played.
pub type Scenario = written::Scenario<ScenarioFile>;

/// A scenario as it is written down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ScenarioFile {
    /// Where an editor finds the schema of this file.
    #[serde(rename = "$schema", default, skip_serializing_if = "Option::is_none")]
    pub schema: Option<String>,
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
    pub maps: Layout,
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
    pub teams: Vec<TeamFile>,
    /// A file of the player's own with what his box has in print, in place of the reconstruction, which an empty one is; left
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
        let battle = battle(self)?;
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

/// Everybody beside the map, or what is wrong with the file.
fn battle(file: &ScenarioFile) -> Result<Battle, Fault> {
    let printed = printed(file)?;
    let board = Board::new(file.maps.clone()).map_err(|it| first(it, "/maps"))?;
    if file.teams.is_empty() || file.teams.iter().any(|it| it.people.is_empty()) {
        return Err(Fault::new("/teams", "nobody", "at least one side of players with somebody in it"));
    }
    let scene = Scene {
        title: file.title.clone(),
        area: board.area(),
        board,
        day: file.day.unwrap_or_default(),
        random_day: file.day.is_none(),
        encounter: file.encounter,
        printed: printed.clone(),
        doubles: SideId(0),
    };
    let (mut sides, mut people) = (Vec::new(), Vec::new());
    for (at, team) in file.teams.iter().enumerate() {
        let side = SideId(at as u8);
        let path = format!("/teams/{at}/people");
        let all = team.people.iter().enumerate();
        let all: Result<Vec<Person>, Fault> = all
            .map(|(i, it)| it.person(&format!("{path}/{i}"), side, team.class, &printed, &file.rules))
            .collect();
        people.extend(all?);
        let mut seats: Vec<Seat> = team.people.iter().map(|it| Seat(it.seat)).collect();
        seats.sort_unstable();
        seats.dedup();
        let name = if team.name.is_empty() { format!("side {}", at + 1) } else { team.name.clone() };
        sides.push(Side::new(name, team.class, Role::Players, &seats));
    }
    let mut battle = Battle::new(scene, file.rules, sides, people);
    battle.progress.mustered = file.mustered;
    battle.progress.wanted = wanted(file)?;
    let everybody = file.teams.iter().flat_map(|it| &it.people);
    battle.progress.hostage = everybody.zip(0..).find(|it| it.0.hostage).map(|it| PersonId(it.1));
    has_hostage(&battle)?;
    note_medikits(file, &mut battle);
    Ok(battle)
}

/// A Medikit that was used on somebody in the last Encounter is not used on the same one first.
fn note_medikits(file: &ScenarioFile, battle: &mut Battle) {
    let everybody = file.teams.iter().flat_map(|it| &it.people);
    let last: Vec<usize> = everybody.enumerate().filter(|it| it.1.last_medikit).map(|it| it.0).collect();
    for at in last {
        let side = battle.people[at].side;
        let has = |it: &Person| {
            it.side == side && it.hands.iter().chain(&it.gear).any(|it| it.thing == Thing::Medikit)
        };
        let holder = battle.people.iter().position(has);
        battle.people[at].deeds.last_medikit = holder.map(|it| PersonId(it as u16));
    }
}

/// A Rescue is for a Grunt whom they hold, never for the Star (20.0).
fn has_hostage(battle: &Battle) -> Result<(), Fault> {
    let Encounter::Raid { purpose: Purpose::Hostage, .. } = battle.scene.encounter else { return Ok(()) };
    let able = match battle.progress.hostage {
        Some(who) => !battle.person(who).star,
        None => battle.people.iter().any(|it| !it.star),
    };
    let right = "a Grunt whom they hold, beside the Star who comes for him";
    if able { Ok(()) } else { Err(Fault::new("/teams", "no hostage but a Star", right)) }
}

/// What a Search is to bring, where it is one.
fn wanted(file: &ScenarioFile) -> Result<Option<u16>, Fault> {
    let Some(wanted) = file.wanted else { return Ok(None) };
    if !matches!(file.encounter, Encounter::Search {}) {
        return Err(Fault::new("/wanted", wanted.to_string(), "nothing, for only a Search brings Supplies"));
    }
    if !(1..=MOST_WANTED).contains(&wanted) {
        return Err(Fault::new("/wanted", wanted.to_string(), format!("1 to {MOST_WANTED}")));
    }
    Ok(Some(wanted))
}

/// As many Supplies as two maps may well have.
const MOST_WANTED: u16 = 10;

/// The book's tables, or the player's own.
fn printed(file: &ScenarioFile) -> Result<Arc<Printed>, Fault> {
    match &file.tables {
        None => Ok(Printed::in_use().clone()),
        Some(text) => Printed::with(text).map_err(|it| first(it, "/tables")),
    }
}

/// A scenario's text played by these tables of a player's own; empty ones are the reconstruction.
pub fn with_tables(text: &str, tables: &str) -> Result<String, Wrong> {
    let mut file: ScenarioFile = written::read(text, "scenario")?;
    file.tables = Some(tables.to_owned());
    Ok(file.text())
}

/// The first of several faults, at a path of this file.
fn first(faults: Vec<crate::printed::Fault>, path: &str) -> Fault {
    match faults.into_iter().next() {
        Some(it) => Fault::new(path, format!("{}: {}", it.path, it.found), it.expected),
        None => Fault::new(path, "something wrong", "what the schema of this file says"),
    }
}
