//! Where to point a template: candidates for bots and for people who would rather not click.
use ground::open::measure::gap;
use kernel::Point;
use smallvec::SmallVec;

use crate::battle::{Battle, FigureId};

/// The most zombies whose pairs are looked at.
const NEAREST: usize = 10;

/// The most points that are proposed.
const MOST: usize = 12;

/// Points on the zombies within reach and between two of them, those first that catch most enemies and fewest friends.
pub(crate) fn candidates(
    battle: &Battle,
    human: u16,
    reach_mm: i32,
    caught: impl Fn(Point) -> SmallVec<[FigureId; 8]>,
) -> Vec<Point> {
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
    let mut scored: Vec<(i32, Point)> = points.into_iter().map(|it| (worth(&caught(it)), it)).collect();
    scored.sort_by_key(|it| -it.0);
    scored.dedup_by_key(|it| it.1);
    scored.truncate(MOST);
    if scored.is_empty() {
        // Nobody is near: straight ahead.
        let facing = i32::from(battle.humans[usize::from(human)].facing);
        return vec![ground::open::measure::polar(from.at, facing, 100)];
    }
    scored.into_iter().map(|it| it.1).collect()
}

/// A friend caught outweighs two enemies.
fn worth(caught: &[FigureId]) -> i32 {
    caught.iter().map(|it| if it.is_zombie() { 1 } else { -2 }).sum()
}
