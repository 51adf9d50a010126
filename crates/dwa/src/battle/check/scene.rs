//! What a scenario has fixed: the ground, what stands on it, what the humans are after.
use kernel::flaw::{self, CheckResult, count, each, number, perhaps, within};
use stage::check::area;

use super::{Battle, MOST_COUNTED, exactly};
use crate::{
    battle::{board::TableScene, victory::Goal},
    rules::Rules,
};

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
    within("ground", stage::check::table(table, MOST_CROSSINGS))?;
    count("pieces", scene.pieces.len(), exactly(table.pieces.len()))?;
    count("openings", scene.openings.len(), exactly(table.openings.len()))?;
    count("rooms", scene.rooms.len(), exactly(table.rooms.len()))?;
    stage::check::scenery(&scene.scenery)?;
    perhaps("entry/a", scene.entry.a, 0..=MOST_ENTERING)?;
    within("goal", goal(scene, &scene.goal, DEEPEST))?;
    perhaps("last_turn", scene.last_turn, 0..=MOST_COUNTED)
}

pub(super) fn rules(rules: &Rules) -> CheckResult {
    perhaps("rules/zombies_per_human", rules.zombies_per_human, 0..=MOST_PER_HUMAN)
}

fn goal(scene: &TableScene, it: &Goal, deepest: usize) -> CheckResult {
    flaw::holds("", deepest != 0, "goals lie too deep within each other; eight levels are enough")?;
    match it {
        Goal::Survive => Ok(()),
        Goal::Leave { humans, .. } => number("leave/humans", *humans, 0..=MOST_COUNTED),
        Goal::Reach { place: at, .. } => within("reach/place", area(scene.ground.table(), at)),
        Goal::Hold { place: at, .. } => within("hold/place", area(scene.ground.table(), at)),
        Goal::Kill { zombies } => number("kill/zombies", *zombies, 0..=MOST_COUNTED),
        Goal::CarryOut { items, of, .. } => {
            number("carry-out/items", *items, 0..=MOST_COUNTED)?;
            count("carry-out/of", of.len(), 0..=100)
        }
        Goal::DriveOff { humans, .. } => number("drive-off/humans", *humans, 0..=MOST_COUNTED),
        Goal::All(these) | Goal::Any(these) => each("of", 20, these, |it| goal(scene, it, deepest - 1)),
    }
}
