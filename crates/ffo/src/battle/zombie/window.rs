//! Windows too small for zombies (p. 48): they reach through at whoever is beside one, two of them at the same time.
use ground::open::{Circle, OpeningId, Path, measure};
use kernel::{Dice, Play, Point};

use super::{
    floor::{Floor, PACE, Past},
    walk,
};
use crate::{
    battle::{Battle, FigureId, PersonId, ZombieId, change, person::BASE_MM, scene::OpeningType},
    table::weapon::INCH_MM,
};

/// So many reach through one at the same time.
const MOST: usize = 2;

/// How far from the middle of the wall a base stands that is beside it.
const BESIDE_MM: i32 = BASE_MM / 2 + 4;

/// The small window of the ground floor that has somebody on either side of it, if there is one.
fn between(battle: &Battle, which: ZombieId, who: PersonId) -> Option<OpeningId> {
    let (zombie, person) = (battle.zombie(which).at, battle.person(who).at);
    let on_ground = battle.zombie(which).level.is_none() && battle.person(who).level.is_none();
    let parts = |id: &OpeningId| {
        is_beside(battle, *id, zombie)
            && is_beside(battle, *id, person)
            && side(battle, *id, zombie) == -side(battle, *id, person)
    };
    small(battle).find(|it| on_ground && parts(it))
}

/// Whether a zombie has hold of somebody through a window.
pub fn reaches_through(battle: &Battle, which: ZombieId, who: PersonId) -> bool {
    between(battle, which, who).is_some()
}

/// The windows of the ground floor that are too small for a zombie and not barricaded.
fn small(battle: &Battle) -> impl Iterator<Item = OpeningId> {
    let each = battle.scene.openings.iter().zip(battle.openings.iter()).zip(0_u32..);
    let is_small = |kind: OpeningType| kind == OpeningType::Window;
    let all = each.filter(move |((kind, state), _)| {
        is_small(kind.what) && kind.floor == 0 && !state.is_barred(kind.what)
    });
    all.map(|it| OpeningId(it.1))
}

fn is_beside(battle: &Battle, id: OpeningId, at: Point) -> bool {
    2 * battle.scene.ground.gap_to_opening(id, Circle::new(at, BASE_MM)) <= INCH_MM
}

/// On which side of a window a place is.
fn side(battle: &Battle, id: OpeningId, at: Point) -> i64 {
    let opening = battle.scene.ground.opening(id);
    let (from, to) = (opening.from, opening.to);
    let along = (i64::from(to.x - from.x), i64::from(to.y - from.y));
    let away = (i64::from(at.x - from.x), i64::from(at.y - from.y));
    (along.0 * away.1 - along.1 * away.0).signum()
}

/// The way of a zombie to a window from which it gets hold of somebody, if one activation is enough for it and there is room.
pub(super) fn way(battle: &Battle, which: ZombieId, who: PersonId) -> Option<Path> {
    let (from, person) = (battle.zombie(which).at, battle.person(who).at);
    if battle.zombie(which).level.is_some() || battle.person(who).level.is_some() {
        return None;
    }
    if reaches_through(battle, which, who) {
        return Some(Path { places: vec![from, from], length_mm: 0, crossings: 0 });
    }
    let near = small(battle).filter(|&id| is_beside(battle, id, person));
    let room = |id: &OpeningId| others(battle, which, *id, -side(battle, *id, person)) < MOST;
    let places = near.filter(room).flat_map(|id| places(battle, id, -side(battle, id, person)));
    let floor = Floor::new(battle, None);
    floor.walk(Some(FigureId::from(which)), Past::Fallen, |walk| {
        places.into_iter().find_map(|place| {
            let path = walk.path_mm(from, place, PACE, Some(walk::MOVE_MM))?;
            (floor.allowed(walk, &path, 0).end() == place).then_some(path)
        })
    })
}

/// How many other zombies are at a window on one side of it.
fn others(battle: &Battle, which: ZombieId, id: OpeningId, on: i64) -> usize {
    let there = |at: Point| is_beside(battle, id, at) && side(battle, id, at) == on;
    battle.undead().filter(|it| it.0 != which && it.1.stands() && there(it.1.at)).count()
}

/// Places beside a window on one side of it, its ends first, so that two have room.
fn places(battle: &Battle, id: OpeningId, on: i64) -> impl Iterator<Item = Point> {
    let opening = battle.scene.ground.opening(id);
    let (from, to) = (opening.from, opening.to);
    let length = measure::distance(from, to);
    let out = measure::bearing(from, to).unwrap_or(0) + if 0 < on { 90 } else { -90 };
    [0, 4, 2, 1, 3].into_iter().map(move |quarter| {
        let at = measure::towards(from, to, length * quarter / 4);
        measure::polar(at, out.rem_euclid(360), BESIDE_MM)
    })
}

/// It breaks the glass that is between them.
pub(super) fn reach(battle: &mut Battle, play: &mut Play<'_>, which: ZombieId, who: PersonId) {
    if let Some(id) = between(battle, which, who) {
        play.cite(rule!("ffo.zombie.move-windows"));
        change::break_open(battle, id);
    }
}
