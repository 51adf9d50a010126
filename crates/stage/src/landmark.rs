//! Places worth going to, for those who would rather not click and for bots.
use ground::open::{Body, Circle, Ground, Opening, OpeningId, Polygon, Table, measure};
use kernel::Point;

/// How far from the middle of a wall somebody stands who touches it.
const WALL_MM: i32 = 2;

/// On both sides of every door and window that a base does not touch yet.
pub fn openings(ground: &Ground, own: Circle) -> impl Iterator<Item = Point> {
    let ids = (0..ground.table().openings.len() as u32).map(OpeningId);
    ids.filter(move |&it| 1 < ground.gap_to_opening(it, own)).flat_map(move |id| {
        let opening = ground.opening(id);
        let middle = Point::new(opening.from.x.midpoint(opening.to.x), opening.from.y.midpoint(opening.to.y));
        let aside = measure::bearing(opening.from, opening.to).unwrap_or(0) + 90;
        [aside, aside + 180].map(|it| measure::polar(middle, it, own.diameter / 2 + WALL_MM))
    })
}

/// The middle of the opening of an area that is nearest to a base, for bases as large as that.
pub fn entrance(table: &Table, area: &Polygon, own: Circle) -> Option<Point> {
    let middle = |it: &Opening| Point::new(it.from.x.midpoint(it.to.x), it.from.y.midpoint(it.to.y));
    let near = |it: &Point| area.gap(Circle::new(*it, own.diameter)) <= 1;
    let openings = table.openings.iter().map(middle).filter(near);
    openings.min_by_key(|&it| (measure::dist2(own.at, it), it))
}

/// The near side of every vehicle that a base does not touch yet.
pub fn bodies(bodies: &[Body], own: Circle) -> impl Iterator<Item = Point> {
    bodies.iter().filter(move |it| 1 < it.gap(own)).map(move |it| {
        let touch = it.nearest_point(own.at);
        measure::towards(touch, own.at, own.diameter / 2 + 1)
    })
}

/// Both ends of every ladder and of all stairs.
pub fn climbs(table: &Table) -> impl Iterator<Item = Point> {
    table.climbs.iter().flat_map(|it| [it.foot, it.head])
}
