//! The way of one zombie (p. 48): as far as it can go, round what is in the way, through the doors that let it.
use ground::open::{
    Obstacle, Path, Walk,
    measure::{at_most, distance, towards as along},
};
use kernel::{Dice, Pause, Play, Point, RuleId};
use smallvec::SmallVec;

use super::{
    floor::{self, Floor, PACE, Past},
    siege, zed,
};
use crate::{
    battle::{Battle, FigureId, PersonId, ZombieId, change, scene::OpeningType},
    table::weapon::INCH_MM,
};

/// How far they go, and how far on slow ground.
pub(super) const MOVE_MM: i32 = 6 * INCH_MM;
pub(super) const SLOW_MM: i32 = 4 * INCH_MM;

/// So near they come to somebody whom they do not charge, and to somebody whom four others are upon.
pub(super) const SHORT_MM: i32 = 3 * INCH_MM / 2 + 1;
pub(super) const CROWDS_MM: i32 = 2 * INCH_MM;

/// So often on its way it is looked at who comes near it.
const STEP_MM: i32 = 5;

/// Towards somebody whom it does not charge: it stops so far from them.
pub(super) fn towards_human(
    battle: &mut Battle,
    play: &mut Play<'_>,
    which: ZombieId,
    whom: PersonId,
    short_mm: i32,
) -> Result<(), Pause> {
    let to = battle.person(whom).at;
    towards(battle, play, which, to, &|at| at_most(at, to, short_mm))
}

/// As near to a place as this activation takes it; it stops where that is near enough.
pub(super) fn towards(
    battle: &mut Battle,
    play: &mut Play<'_>,
    which: ZombieId,
    to: Point,
    enough: &dyn Fn(Point) -> bool,
) -> Result<(), Pause> {
    if enough(battle.zombie(which).at) {
        return Ok(());
    }
    let path = plan(battle, which, to, enough);
    go(battle, play, rule!("ffo.zombie.move"), which, &path)
}

/// The way that one activation takes it towards a place.
pub(super) fn plan(battle: &Battle, which: ZombieId, to: Point, enough: &dyn Fn(Point) -> bool) -> Path {
    let (from, me) = (battle.zombie(which).at, FigureId::from(which));
    let floor = Floor::new(battle, battle.zombie(which).level);
    let road = floor.bare(|walk| {
        let open = match walk.free(from, to) && walk.crossings(from, to) == 0 {
            true => Some(straight(walk, from, to)),
            false => walk.roads(PACE).way(walk, from, to),
        };
        // Where there is no way it goes to what bars it, and else as near as it can.
        let path = open.unwrap_or_else(|| match siege::barred(battle, which, to) {
            Some((_, path)) => up_to(walk, path),
            None => straight(walk, from, to),
        });
        floor.allowed(walk, &walk.until(&path, enough).unwrap_or(path), 0)
    });
    let end = road.end();
    let is_open = floor
        .walk(Some(me), Past::Fallen, |walk| road.places.windows(2).all(|leg| walk.free(leg[0], leg[1])));
    floor.walk(Some(me), Past::Nobody, |walk| {
        if is_open && walk.free_at(end) {
            return road.clone();
        }
        let round = walk.path_mm(from, end, PACE, Some(MOVE_MM)).unwrap_or_else(|| {
            let near = walk.approach(from, end, PACE, MOVE_MM);
            walk.until(&near, enough).unwrap_or(near)
        });
        floor.allowed(walk, &round, 0)
    })
}

/// A way as far as its last stretch goes.
fn up_to(walk: &Walk<'_>, mut path: Path) -> Path {
    if let [.., from, to] = path.places.as_mut_slice() {
        *to = walk.farthest(*from, *to);
    }
    path
}

/// A straight way, whatever is in it.
fn straight(walk: &Walk<'_>, from: Point, to: Point) -> Path {
    let stop = walk.farthest(from, to);
    Path { places: vec![from, stop], length_mm: distance(from, stop), crossings: walk.crossings(from, stop) }
}

/// Goes a way, opening what it leads through. Whoever meets a zombie for the first time as it comes may be in for it at once;
/// whether it has got to the end.
pub(super) fn go(
    battle: &mut Battle,
    play: &mut Play<'_>,
    rule: RuleId,
    which: ZombieId,
    path: &Path,
) -> Result<(), Pause> {
    let level = battle.zombie(which).level;
    for leg in path.places.windows(2) {
        open(battle, play, which, leg[0], leg[1]);
        leg.iter().for_each(|&at| floor::cite_slow(battle, play, at, level));
        let mut from = leg[0];
        while let Some((stop, who)) = zed::on_the_way(battle, which, from, leg[1]) {
            change::enter(battle, play, rule, which.into(), stop);
            zed::zed(battle, play, who)?;
            if battle.zombie(which).at != stop || !is_free(battle, which) {
                return Ok(());
            }
            from = stop;
        }
        change::enter(battle, play, rule, which.into(), leg[1]);
    }
    Ok(())
}

/// Nobody holds it up, and it is on its feet.
pub(super) fn is_free(battle: &Battle, which: ZombieId) -> bool {
    battle.zombie(which).stands() && battle.foes(which.into()).is_empty()
}

/// The doors and the large windows that a stretch leads through are open from now on.
fn open(battle: &mut Battle, play: &mut Play<'_>, which: ZombieId, from: Point, to: Point) {
    let floor = Floor::new(battle, battle.zombie(which).level);
    let crossed: SmallVec<[Obstacle; 4]> =
        floor.bare(|walk| walk.crossed(from, to)).into_iter().map(|it| it.0).collect();
    for thing in crossed {
        let Obstacle::Opening(id) = thing else { continue };
        match battle.scene.openings[id.0 as usize].what {
            OpeningType::Door => {
                play.cite(rule!("ffo.zombie.move-doors"));
                change::open_or_shut(battle, id, true);
            }
            OpeningType::ShopWindow => {
                play.cite(rule!("ffo.zombie.move-windows"));
                change::break_open(battle, id);
            }
            OpeningType::Window | OpeningType::Gap => (),
        }
    }
}

/// The places of a stretch, a step apart, its end included.
pub(super) fn steps(from: Point, to: Point) -> impl Iterator<Item = Point> {
    let mm = distance(from, to);
    (1..=mm / STEP_MM).map(move |it| along(from, to, it * STEP_MM)).chain([to])
}
