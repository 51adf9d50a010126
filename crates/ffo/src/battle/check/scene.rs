//! What a scenario has fixed: the ground, what stands on it, what the sides are after.
use ground::open::{Polygon, TableFault};
use kernel::flaw::{self, CheckResult, Flaw, count, each, number, one_of, perhaps, within};
use stage::check::{area, somewhere};

use super::{Check, MOST_COUNTED, MOST_SIDES, exactly};
use crate::battle::{
    Goal,
    scene::{BuildingKind, Region, Scene},
};

/// Goals within goals.
const DEEPEST: usize = 8;
const MOST_REGIONS: usize = 500;
const MOST_LIGHTS: usize = 500;

impl Check<'_> {
    pub(super) fn scene(self) -> CheckResult {
        let scene = &*self.battle.scene;
        let table = scene.ground.table();
        flaw::called("title", &scene.title)?;
        // Nothing on this table costs anything to cross but a door or a window, in millimetres.
        within("ground", stage::check::table(table, 0))?;
        count("pieces", scene.pieces.len(), exactly(table.pieces.len()))?;
        count("openings", scene.openings.len(), exactly(table.openings.len()))?;
        count("rooms", scene.rooms.len(), exactly(table.rooms.len()))?;
        each("buildings", table.pieces.len(), &scene.buildings, |it| building(scene, it))?;
        each("regions", MOST_REGIONS, &scene.regions, region)?;
        each("lights", MOST_LIGHTS, &scene.lights, |it| somewhere(*it))?;
        stage::check::scenery(&scene.scenery)?;
        number("day", scene.day, 1..=MOST_COUNTED)?;
        self.side("nominated", scene.nominated)?;
        each("goals", MOST_SIDES, &scene.goals, |it| {
            self.side("0", it.0)?;
            within("1", goal(scene, &it.1, DEEPEST))
        })?;
        perhaps("last_turn", scene.last_turn, 0..=MOST_COUNTED)
    }
}

fn building(scene: &Scene, it: &BuildingKind) -> CheckResult {
    let pieces = scene.ground.table().pieces.len();
    flaw::called("name", &it.name)?;
    number("dv", it.dv, 0..=2)?;
    polygon("area", &it.area)?;
    one_of("walls", it.walls.0, pieces, "pieces of terrain")?;
    count("floors", it.floors.len(), 1..=8)?;
    it.floors.iter().try_for_each(|it| within("floors", stage::check::level(scene.ground.table(), *it)))
}

fn region(it: &Region) -> CheckResult {
    polygon("area", &it.area)?;
    each("crest", 300, &it.crest, |it| somewhere(*it))
}

fn polygon(name: &str, it: &Polygon) -> CheckResult {
    let faults = ground::open::Shape::Polygon(it.clone()).faults(name);
    match faults.first() {
        None => count(name, it.corners.len(), 3..=300),
        Some(TableFault { wrong, .. }) => Err(Flaw::new(name, *wrong)),
    }
}

fn goal(scene: &Scene, it: &Goal, deepest: usize) -> CheckResult {
    flaw::holds("", deepest != 0, "goals lie too deep within each other; eight levels are enough")?;
    let table = scene.ground.table();
    match it {
        Goal::Survive | Goal::Defeat => Ok(()),
        Goal::Leave { people, .. } => number("leave/people", *people, 0..=MOST_COUNTED),
        Goal::Reach { place, .. } => within("reach/place", area(table, place)),
        Goal::Hold { place, .. } => within("hold/place", area(table, place)),
        Goal::KillZombies { zombies } => number("kill-zombies/zombies", *zombies, 0..=MOST_COUNTED),
        Goal::Enter { buildings } => each("enter/buildings", 100, buildings, |it| flaw::called("", it)),
        Goal::All(these) | Goal::Any(these) => each("of", 20, these, |it| goal(scene, it, deepest - 1)),
    }
}
