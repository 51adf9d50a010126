//! What a scenario has fixed: the ground, what stands on it, what the humans are after.
use ground::open::{Table, TableFault};
use kernel::flaw::{self, CheckResult, Flaw, count, each, number, perhaps, within};
use stage::{Scenery, ruler::LARGEST_MM};

use super::{Battle, MOST_COUNTED, exactly};
use crate::{
    battle::{
        board::TableScene,
        victory::{Goal, TableArea},
    },
    rules::Rules,
};

const MOST_SCENERY: usize = 4_000;
/// Goals within goals.
const DEEPEST: usize = 8;
/// The most zombies that a scenario puts on the table, and that its limit allows for each human.
const MOST_ENTERING: u16 = 20_000;
pub(crate) const MOST_PER_HUMAN: u16 = 500;

/// Nobody has the AP to cross anything more often than this.
const MOST_CROSSINGS: u16 = 10;

pub(super) fn check(battle: &Battle) -> CheckResult {
    let scene = &*battle.scene;
    let table = scene.ground.table();
    flaw::called("title", &scene.title)?;
    within("ground", ground(table))?;
    count("pieces", scene.pieces.len(), exactly(table.pieces.len()))?;
    count("openings", scene.openings.len(), exactly(table.openings.len()))?;
    count("rooms", scene.rooms.len(), exactly(table.rooms.len()))?;
    each("scenery", MOST_SCENERY, &scene.scenery, scenery)?;
    perhaps("entry/a", scene.entry.a, 0..=MOST_ENTERING)?;
    within("goal", goal(scene, &scene.goal, DEEPEST))?;
    perhaps("last_turn", scene.last_turn, 0..=MOST_COUNTED)
}

pub(super) fn rules(rules: &Rules) -> CheckResult {
    perhaps("rules/zombies_per_human", rules.zombies_per_human, 0..=MOST_PER_HUMAN)
}

/// Its geometry was checked as it was read; what is larger than a room could hold takes too long to search.
fn ground(table: &Table) -> CheckResult {
    for (name, side) in [("width", table.width), ("height", table.height)] {
        if !(100..=LARGEST_MM).contains(&side) {
            let wrong = format!("{side} mm; a table has sides of 100 to {LARGEST_MM} mm");
            return Err(Flaw::new(name, wrong));
        }
    }
    let most = usize::MAX;
    each("pieces", most, &table.pieces, |piece| {
        flaw::called("name", &piece.name)?;
        perhaps("crossing", piece.crossing.map(u16::from), 0..=MOST_CROSSINGS)
    })?;
    each("openings", most, &table.openings, |it| flaw::called("name", &it.name))?;
    each("rooms", most, &table.rooms, |it| flaw::called("name", &it.name))?;
    each("climbs", most, &table.climbs, |it| flaw::called("name", &it.name))
}

fn scenery(it: &Scenery) -> CheckResult {
    flaw::called("name", &it.name)?;
    match it.shape.faults("it").first() {
        None => Ok(()),
        Some(TableFault { wrong, .. }) => Err(Flaw::new("shape", *wrong)),
    }
}

fn goal(scene: &TableScene, it: &Goal, deepest: usize) -> CheckResult {
    flaw::holds("", deepest != 0, "goals lie too deep within each other; eight levels are enough")?;
    match it {
        Goal::Survive => Ok(()),
        Goal::Leave { humans, .. } => number("leave/humans", *humans, 0..=MOST_COUNTED),
        Goal::Reach { place: at, .. } => within("reach/place", place(scene, at)),
        Goal::Hold { place: at, .. } => within("hold/place", place(scene, at)),
        Goal::Kill { zombies } => number("kill/zombies", *zombies, 0..=MOST_COUNTED),
        Goal::CarryOut { items, of, .. } => {
            number("carry-out/items", *items, 0..=MOST_COUNTED)?;
            count("carry-out/of", of.len(), 0..=100)
        }
        Goal::DriveOff { humans, .. } => number("drive-off/humans", *humans, 0..=MOST_COUNTED),
        Goal::All(these) | Goal::Any(these) => each("of", 20, these, |it| goal(scene, it, deepest - 1)),
    }
}

fn place(scene: &TableScene, it: &TableArea) -> CheckResult {
    match it {
        TableArea::Room(name) => {
            let there = scene.ground.table().rooms.iter().any(|it| it.name == *name);
            flaw::holds("room", there, "no room of the table is called so")
        }
        TableArea::Box(sides) | TableArea::Named { sides, .. } => {
            each("box", 4, sides, |it| number("", *it, -LARGEST_MM..=2 * LARGEST_MM))
        }
    }
}
