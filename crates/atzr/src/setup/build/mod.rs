//! A scenario file made into a position: everything it says is checked and put on the table.
mod check;
mod dice;
mod in_box;
mod names;
mod people;
mod progress;
mod things;
mod turn;

use std::sync::Arc;

use ground::hex::Hex;
use kernel::{Seat, written::Fault};

use self::names::Names;
pub use self::names::{MARKERS, ZOMBIES};
use super::{layout::Board, scenario::ScenarioFile};
use crate::{
    battle::{
        Atzr, Battle, Encounter, EncounterScene, Person, PersonId, Role, Side, SideId,
        encounter::{self, Purpose},
    },
    printed::{CounterThing, Printed},
};

/// As many Supplies as two maps may well have.
const MOST_WANTED: u16 = 10;

/// The position that a file describes, or what is wrong with it.
pub fn battle(file: &ScenarioFile) -> Result<Battle, Fault> {
    is_of_this_book(file)?;
    let printed = printed(file)?;
    let board = Board::new(file.maps.clone()).map_err(|it| first(it, "/maps"))?;
    if file.teams.is_empty() || file.teams.iter().any(|it| it.people.is_empty()) {
        return Err(Fault::new("/teams", "nobody", "at least one side of players with somebody in it"));
    }
    check::needs_begin(file)?;
    let names = Names::of(file)?;
    let scene = EncounterScene {
        title: file.title.clone(),
        area: board.area(),
        board,
        day: file.day.unwrap_or_default(),
        random_day: file.day.is_none(),
        encounter: file.encounter,
        printed,
        doubles: SideId(0),
    };
    let people = people::people(file, &names, &scene)?;
    let mut battle = Battle::new(scene, file.rules, sides(&names), people);
    battle.progress.mustered = file.mustered;
    battle.progress.wanted = wanted(file)?;
    battle.progress.hostage = names.people.iter().position(|it| it.file.hostage).map(person_id);
    has_hostage(&battle)?;
    note_medikits(&names, &mut battle);
    let mut builder = Builder { file, names, battle };
    builder.counts()?;
    builder.progress()?;
    encounter::furnish(&mut builder.battle);
    builder.things()?;
    builder.battle.recount();
    builder.turn()?;
    builder.crowd()?;
    Ok(builder.battle)
}

/// A position in the making.
struct Builder<'a> {
    file: &'a ScenarioFile,
    names: Names<'a>,
    battle: Battle,
}

impl Builder<'_> {
    fn on_the_board(&self, path: &str, hex: Hex) -> Result<Hex, Fault> {
        on_the_board(&self.battle.scene.board, path, hex)
    }
}

/// A hex of the board.
fn on_the_board(board: &Board, path: &str, hex: Hex) -> Result<Hex, Fault> {
    let grid = board.grid();
    if grid.contains(hex) {
        return Ok(hex);
    }
    let last = Hex::new(grid.columns - 1, grid.rows - 1);
    Err(Fault::new(path, format!("{hex}, which is off the map"), format!("a hex from 0101 to {last}")))
}

fn person_id(at: usize) -> PersonId {
    PersonId(at as u16)
}

fn is_of_this_book(file: &ScenarioFile) -> Result<(), Fault> {
    use kernel::Book;
    match file.book.as_deref() {
        None | Some(Atzr::ID) => Ok(()),
        Some(other) => Err(Fault::new("/book", format!("`{other}`"), format!("`{}`", Atzr::ID))),
    }
}

/// The sides with those who play them, and what each has said and rolled.
fn sides(names: &Names<'_>) -> Vec<Side> {
    let side = |(at, it): (usize, &names::ListedSide<'_>)| {
        let of = names.people.iter().filter(|person| usize::from(person.side.0) == at);
        let mut seats: Vec<Seat> = of.filter(|_| it.plays).map(|it| Seat(it.file.seat)).collect();
        seats.sort_unstable();
        seats.dedup();
        let role = if it.plays { Role::Players } else { it.file.role.unwrap_or(Role::Strangers) };
        let mut side = Side::new(it.name.clone(), it.file.class, role, &seats);
        (side.die, side.talks) = (it.file.die, it.file.talks);
        side
    };
    names.sides.iter().enumerate().map(side).collect()
}

/// A Medikit that was used on somebody in the last Encounter is not used on the same one first.
fn note_medikits(names: &Names<'_>, battle: &mut Battle) {
    let last = names.people.iter().enumerate().filter(|it| it.1.file.last_medikit).map(|it| it.0);
    for at in last {
        let side = battle.people[at].side;
        let has = |it: &Person| {
            it.side == side && it.hands.iter().chain(&it.gear).any(|it| it.thing == CounterThing::Medikit)
        };
        let holder = battle.people.iter().position(has);
        battle.deeds_mut(person_id(at)).last_medikit = holder.map(person_id);
    }
}

/// A Rescue is for a Grunt whom they hold, never for the Star (20.0).
fn has_hostage(battle: &Battle) -> Result<(), Fault> {
    let Encounter::Raid { purpose: Purpose::Hostage, .. } = battle.scene.encounter else { return Ok(()) };
    let able = match battle.progress.hostage {
        Some(who) => !battle.person(who).star,
        None => battle.people.iter().any(|it| !it.star),
    };
    let right = "a Grunt whom they hold, beside the Star who comes for them";
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

/// The book's tables, or the player's own.
fn printed(file: &ScenarioFile) -> Result<Arc<Printed>, Fault> {
    match &file.tables {
        None => Ok(Printed::in_use().clone()),
        Some(text) => Printed::with(text).map_err(|it| {
            let fault = first(it, "");
            Fault::new("/tables", format!("{}: {}", fault.path, fault.found), fault.expected)
        }),
    }
}

/// The first of several faults, at a path of this file.
fn first(faults: Vec<crate::printed::TablesFault>, path: &str) -> Fault {
    match faults.into_iter().next() {
        Some(it) => Fault::new(format!("{path}{}", it.path), it.found, it.expected),
        None => Fault::new(path, "something wrong", "what the schema of this file says"),
    }
}
