//! Woods and hills (p. 36 and 37), in which one sees less far or not at all.
use ground::open::{Circle, Polygon, Segment};
use kernel::{Point, rule::hit};

use super::light::NIGHT_MM;
use crate::{
    battle::{
        Battle, DayPart,
        person::BASE_MM,
        scene::{Region, RegionKind},
    },
    table::weapon::INCH_MM,
};

/// How far one sees in woods by day.
const WOODS_MM: i32 = 12 * INCH_MM;
/// So deep in woods one still sees out and is seen.
const EDGE_MM: i32 = INCH_MM;
/// Places of a line that are looked at in woods are so far apart.
const STEP_MM: i32 = 5;

fn regions(battle: &Battle, kind: RegionKind) -> impl Iterator<Item = &Region> {
    battle.scene.regions.iter().filter(move |it| it.kind == kind)
}

/// How far one sees from one place to another within the same woods.
pub(super) fn limit_mm(battle: &Battle, from: Point, to: Point) -> Option<i32> {
    regions(battle, RegionKind::Woods).find(|it| it.area.contains(from) && it.area.contains(to))?;
    hit(rule!("ffo.terrain.woods-sight"));
    Some(match battle.light.part {
        DayPart::Morning | DayPart::Daytime => WOODS_MM,
        DayPart::Evening | DayPart::Night => NIGHT_MM,
    })
}

/// Whether woods and hills leave a line open.
pub(super) fn let_through(battle: &Battle, from: Point, to: Point) -> bool {
    let line = Segment::new(from, to);
    regions(battle, RegionKind::Woods).all(|it| !hides(&it.area, line))
        && regions(battle, RegionKind::Hill).all(|it| !rises_between(&it.crest, line))
}

/// Whether woods hide the ends of a line from each other that are not both in them.
fn hides(woods: &Polygon, line: Segment) -> bool {
    if !woods.meets(line) || (woods.contains(line.a) && woods.contains(line.b)) {
        return false;
    }
    hit(rule!("ffo.terrain.woods-sight"));
    hit(rule!("ffo.ruling.woods-crossing"));
    line.places(STEP_MM).any(|it| is_deep(woods, it))
}

/// Whether somebody there is too deep in woods to see out.
fn is_deep(woods: &Polygon, at: Point) -> bool {
    let point = Circle::new(at, 0);
    woods.contains(at) && woods.edges().all(|it| EDGE_MM < it.gap(point))
}

/// Whether a crest lies between two of whom neither touches it.
fn rises_between(crest: &[Point], line: Segment) -> bool {
    let stretches = || crest.windows(2).map(|it| Segment::new(it[0], it[1]));
    if !stretches().any(|it| it.meets(line)) {
        return false;
    }
    hit(rule!("ffo.terrain.hill"));
    let touches = |at: Point| stretches().any(|it| it.touches_circle(Circle::new(at, BASE_MM)));
    !touches(line.a) && !touches(line.b)
}

/// Whether somebody there looks over a crest that they touch at whoever is beyond it.
pub(crate) fn is_seen_across_crest(battle: &Battle, at: Point, from: Point) -> bool {
    let line = Segment::new(from, at);
    let over = |it: Segment| it.touches_circle(Circle::new(at, BASE_MM)) && it.meets(line);
    let on = |it: &Region| it.crest.windows(2).any(|it| over(Segment::new(it[0], it[1])));
    regions(battle, RegionKind::Hill).any(on)
}

/// Whether somebody there is on ground of this kind.
pub(crate) fn is_in(battle: &Battle, kind: RegionKind, at: Point) -> bool {
    regions(battle, kind).any(|it| it.area.contains(at))
}
