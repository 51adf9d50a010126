//! Who is who in a scenario file: people and sides are called by their names.
use ground::hex::Hex;
use kernel::written::Fault;

use super::person_id;
use crate::{
    battle::{Battle, PersonId, Role, SideId, meet},
    setup::{
        forces::{LONGEST_NAME, PersonFile, TeamFile},
        layout::BuildingId,
        scenario::ScenarioFile,
    },
};

/// More than any Encounter has.
const MOST_PEOPLE: usize = 200;
const MOST_SIDES: usize = 60;

/// What the order of activations calls those who are no side.
pub const MARKERS: &str = "markers";
pub const ZOMBIES: &str = "zombies";

/// Everybody and all sides of a file, in the order of their numbers.
pub struct Names<'a> {
    pub people: Vec<ListedPerson<'a>>,
    pub sides: Vec<ListedSide<'a>>,
}

/// Somebody, and where the file has him.
pub struct ListedPerson<'a> {
    pub path: String,
    pub file: &'a PersonFile,
    pub side: SideId,
}

/// A side, and where the file has it.
pub struct ListedSide<'a> {
    pub path: String,
    pub file: &'a TeamFile,
    pub name: String,
    /// Whether players lead it.
    pub plays: bool,
}

impl ListedSide<'_> {
    fn key(&self) -> &str {
        self.file.id.as_deref().unwrap_or(&self.name)
    }
}

impl<'a> Names<'a> {
    pub fn of(file: &'a ScenarioFile) -> Result<Names<'a>, Fault> {
        let (mut sides, mut people) = (Vec::new(), Vec::new());
        let teams = file.teams.iter().enumerate().map(|it| ("teams", it));
        for (list, (i, team)) in teams.chain(file.strangers.iter().enumerate().map(|it| ("strangers", it))) {
            let path = format!("/{list}/{i}");
            let listed = listed(path.clone(), team, list == "teams", sides.len())?;
            let side = SideId(sides.len() as u8);
            sides.push(listed);
            let each = team.people.iter().enumerate();
            people.extend(each.map(|(i, file)| ListedPerson {
                path: format!("{path}/people/{i}"),
                file,
                side,
            }));
            if MOST_PEOPLE < people.len() || MOST_SIDES < sides.len() {
                let expected = format!("at most {MOST_PEOPLE} people on {MOST_SIDES} sides");
                return Err(Fault::new(path, "too many", expected));
            }
        }
        let mut names = Names { people, sides };
        // A campaign knows its members by their numbers, and two of them may have one name.
        if file.begin.is_some() || !file.mustered {
            names.differ()?;
        }
        if let Some(begin) = &file.begin {
            names.in_order(&begin.people)?;
        }
        Ok(names)
    }

    /// Nobody is meant by a name that two have.
    fn differ(&self) -> Result<(), Fault> {
        for (i, it) in self.people.iter().enumerate() {
            if self.people[..i].iter().any(|other| other.file.key() == it.file.key()) {
                let found = format!("a second `{}`", it.file.key());
                let expected = "a name of their own, or an `id`";
                return Err(Fault::new(format!("{}/name", it.path), found, expected));
            }
        }
        for (i, it) in self.sides.iter().enumerate() {
            let taken = self.sides[..i].iter().any(|other| other.key() == it.key());
            if taken || [MARKERS, ZOMBIES].contains(&it.key()) {
                let found = format!("another `{}`", it.key());
                return Err(Fault::new(it.path.clone(), found, "a `name` or an `id` of its own"));
            }
        }
        Ok(())
    }

    /// Puts people in the order that the file gives.
    fn in_order(&mut self, order: &[String]) -> Result<(), Fault> {
        if order.is_empty() {
            return Ok(());
        }
        let path = "/begin/people";
        let mut places = Vec::new();
        for (i, name) in order.iter().enumerate() {
            let who = self.person(&format!("{path}/{i}"), name)?;
            if places.contains(&who) {
                let found = format!("`{name}` again");
                return Err(Fault::new(format!("{path}/{i}"), found, "everybody once"));
            }
            places.push(who);
        }
        if let Some(it) = (0..self.people.len()).find(|it| !places.contains(&person_id(*it))) {
            let found = format!("no `{}`", self.people[it].file.key());
            return Err(Fault::new(path, found, "everybody of this file"));
        }
        let place = |it: &ListedPerson<'_>| order.iter().position(|name| *name == it.file.key());
        self.people.sort_by_key(place);
        Ok(())
    }

    pub fn person(&self, path: &str, name: &str) -> Result<PersonId, Fault> {
        match self.people.iter().position(|it| it.file.key() == name) {
            Some(at) => Ok(person_id(at)),
            None => Err(Fault::new(path, format!("`{name}`"), "the name of somebody in this file")),
        }
    }

    pub fn everyone(&self, path: &str, names: &[String]) -> Result<Vec<PersonId>, Fault> {
        let each = names.iter().enumerate();
        each.map(|(i, name)| self.person(&format!("{path}/{i}"), name)).collect()
    }

    pub fn side(&self, path: &str, name: &str) -> Result<SideId, Fault> {
        match self.sides.iter().position(|it| it.key() == name) {
            Some(at) => Ok(SideId(at as u8)),
            None => {
                let known: Vec<String> = self.sides.iter().map(|it| format!("`{}`", it.key())).collect();
                Err(Fault::new(path, format!("`{name}`"), format!("a side: {}", known.join(", "))))
            }
        }
    }
}

/// A side with the name it goes by.
fn listed(path: String, team: &TeamFile, plays: bool, at: usize) -> Result<ListedSide<'_>, Fault> {
    let role = team.role.unwrap_or(if plays { Role::Players } else { Role::Strangers });
    if plays != (role == Role::Players) {
        let expected = match plays {
            true => "players; others belong under `strangers`",
            false => "any but players, who belong under `teams`",
        };
        return Err(Fault::new(format!("{path}/role"), "another role", expected));
    }
    let name = match (team.name.is_empty(), plays) {
        (false, _) => team.name.clone(),
        (true, true) => format!("side {}", at + 1),
        (true, false) => meet::side_name(team.class, role),
    };
    if LONGEST_NAME < name.chars().count() {
        let expected = format!("a name of at most {LONGEST_NAME} letters");
        return Err(Fault::new(format!("{path}/name"), "a longer one", expected));
    }
    Ok(ListedSide { path, file: team, name, plays })
}

/// The building that a hex is of.
pub fn building(battle: &Battle, path: &str, hex: Hex) -> Result<BuildingId, Fault> {
    let board = &battle.scene.board;
    super::on_the_board(board, path, hex)?;
    let expected = "a hex of a building";
    board.building_at(hex).ok_or_else(|| Fault::new(path, format!("{hex}, which is outside"), expected))
}
