//! Where to point a template: candidates for bots and for people who would rather not click.
use ground::open::measure::gap;
use kernel::Point;
use smallvec::SmallVec;

use crate::battle::{Battle, FigureId};

/// The most zombies whose pairs are looked at.
const NEAREST: usize = 10;

/// The most points that are proposed.
const MOST: usize = 12;

/// Points on the zombies within reach and between two of them that catch enemies, those first that catch most of them and fewest
/// friends; see [`distinct`]. Straight ahead where none of them does.
pub(crate) fn candidates(
    battle: &Battle,
    human: u16,
    reach_mm: i32,
    caught: impl Fn(Point) -> SmallVec<[FigureId; 8]>,
    aside: impl Fn(Point, Point) -> i64,
) -> Vec<Point> {
    let points = distinct(battle, around(battle, human, reach_mm), caught, aside);
    if points.is_empty() {
        let figure = &battle.humans[usize::from(human)];
        return vec![ground::open::measure::polar(figure.at, i32::from(figure.facing), 100)];
    }
    points
}

/// Points on the zombies within reach and between two of them.
fn around(battle: &Battle, human: u16, reach_mm: i32) -> Vec<Point> {
    let from = battle.base(FigureId::Human(human));
    let mut near: Vec<(i32, Point)> = battle.zombies().map(|it| (gap(from, it.1.base()), it.1.at)).collect();
    near.retain(|it| it.0 <= reach_mm);
    near.sort();
    near.truncate(NEAREST);
    let mut points: Vec<Point> = near.iter().map(|it| it.1).collect();
    for (i, a) in near.iter().enumerate() {
        points.extend(near[..i].iter().map(|b| Point::new(a.1.x.midpoint(b.1.x), a.1.y.midpoint(b.1.y))));
    }
    points.retain(|&it| it != from.at);
    points
}

/// Those of the points that catch an enemy, the best first. Of several that catch the same, the one that has them nearest its middle:
/// `aside` is how far from that a place lies, squared.
pub(crate) fn distinct(
    battle: &Battle,
    points: Vec<Point>,
    caught: impl Fn(Point) -> SmallVec<[FigureId; 8]>,
    aside: impl Fn(Point, Point) -> i64,
) -> Vec<Point> {
    let mut best: Vec<(SmallVec<[FigureId; 8]>, i64, Point)> = Vec::new();
    for point in points {
        let mut these = caught(point);
        if !these.iter().any(|it| it.is_zombie()) {
            continue;
        }
        these.sort_unstable();
        let aside = these.iter().map(|&it| aside(point, battle.at(it))).sum();
        match best.iter_mut().find(|it| it.0 == these) {
            Some(known) if aside < known.1 => (known.1, known.2) = (aside, point),
            Some(_) => (),
            None => best.push((these, aside, point)),
        }
    }
    best.sort_by_key(|it| -worth(&it.0));
    best.truncate(MOST);
    best.into_iter().map(|it| it.2).collect()
}

/// A friend caught outweighs two enemies.
fn worth(caught: &[FigureId]) -> i32 {
    caught.iter().map(|it| if it.is_zombie() { 1 } else { -2 }).sum()
}
