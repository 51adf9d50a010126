//! Places by name: what a point lies in, on or by. Names come from the file and the map; a point that lies by nothing has none.
use ground::open::{Circle, Segment, measure};
use kernel::Point;

use crate::{Outline, Surface, Terrain, TerrainKind};

/// Whatever is so near is touched by a base that stands there.
const TOUCH_MM: i32 = 30;

/// A building this far off still says where somebody is.
const BESIDE_MM: i32 = 400;

/// Where a point is among all that stands and lies on a table: "in the living room", "by the east window", "on Main Street",
/// "north of the barn".
pub fn on_table(at: Point, terrain: &[Terrain], scenery: &[Terrain]) -> Option<String> {
    let near = |it: &&Terrain| gap(&it.outline, at) <= TOUCH_MM;
    let named = || terrain.iter().filter(|it| has_name(it));
    let opening = named().find(|it| matches!(it.kind, TerrainKind::Opening { .. }) && near(it));
    let room = || terrain.iter().find(|it| matches!(it.kind, TerrainKind::Room { .. }) && holds(it, at));
    let piece =
        || named().filter(|it| marks_a_place(it.kind)).filter(near).min_by_key(|it| gap(&it.outline, at));
    let ground = |named: bool| {
        let lies = |it: &&Terrain| has_name(it) == named && holds(it, at);
        scenery.iter().rev().filter(lies).find_map(on_surface)
    };
    opening
        .map(|it| format!("by {}", the(&it.name)))
        .or_else(|| room().map(|it| within(&it.name)))
        .or_else(|| piece().map(|it| format!("by {}", the(&it.name))))
        .or_else(|| ground(true))
        .or_else(|| beside_building(at, terrain))
        .or_else(|| ground(false))
}

/// The nearest building with the side of it on which the point lies.
fn beside_building(at: Point, terrain: &[Terrain]) -> Option<String> {
    let buildings = terrain.iter().filter(|it| it.kind == TerrainKind::Building && has_name(it));
    let nearest = buildings.min_by_key(|it| gap(&it.outline, at))?;
    let (least, most) = bounds(&nearest.outline).filter(|_| gap(&nearest.outline, at) <= BESIDE_MM)?;
    Some(beside(at, &nearest.name, least, most))
}

/// On which side of something a point lies that reaches from one corner to the other; north is where y is 0.
pub fn beside(at: Point, name: &str, least: Point, most: Point) -> String {
    let side = |at: i32, least: i32, most: i32| i32::from(most < at) - i32::from(at < least);
    let wind = match (side(at.x, least.x, most.x), side(at.y, least.y, most.y)) {
        (0, -1) => "north",
        (0, 1) => "south",
        (1, 0) => "east",
        (-1, 0) => "west",
        (1, -1) => "north-east",
        (1, 1) => "south-east",
        (-1, -1) => "north-west",
        (-1, 1) => "south-west",
        (_, _) => return format!("by {}", the(name)),
    };
    format!("{wind} of {}", the(name))
}

/// Whether a thing has a name of its own: what has none is numbered by whoever lays the table, or has no letters at all.
fn has_name(it: &Terrain) -> bool {
    !it.name.is_empty() && !it.name.ends_with(|it: char| it.is_ascii_digit())
}

/// Whether it stands where it is from the beginning to the end, and people would say that they are beside it.
const fn marks_a_place(kind: TerrainKind) -> bool {
    match kind {
        TerrainKind::Building
        | TerrainKind::Barrier { .. }
        | TerrainKind::Furniture { .. }
        | TerrainKind::Wreck { .. }
        | TerrainKind::Prop { .. } => true,
        TerrainKind::Room { .. }
        | TerrainKind::Wall
        | TerrainKind::Opening { .. }
        | TerrainKind::Vehicle { .. }
        | TerrainKind::Surface { .. }
        | TerrainKind::Object
        | TerrainKind::Other => false,
    }
}

/// On a road, in a field; nothing for bare earth without a name.
fn on_surface(it: &Terrain) -> Option<String> {
    let TerrainKind::Surface { surface } = it.kind else { return None };
    let (preposition, word) = match surface {
        Surface::Road => ("on", "road"),
        Surface::Pavement => ("on", "pavement"),
        Surface::Path => ("on", "path"),
        Surface::Square => ("in", "square"),
        Surface::CarPark => ("in", "car park"),
        Surface::Yard => ("in", "yard"),
        Surface::Gravel => ("on", "gravel"),
        Surface::Dirt => ("on", ""),
        Surface::Field => ("in", "field"),
        Surface::Sand => ("on", "sand"),
        Surface::Lawn => ("on", "lawn"),
        Surface::Rails => ("on", "rails"),
        Surface::Jetty => ("on", "jetty"),
        Surface::Pond => ("in", "pond"),
        Surface::Pool => ("in", "pool"),
    };
    let name = if has_name(it) { &it.name } else { word };
    (!name.is_empty()).then(|| format!("{preposition} {}", the(name)))
}

/// In a room or a house, on a floor; at one that has a number in a street.
pub fn within(name: &str) -> String {
    let preposition = match name.starts_with(|it: char| it.is_ascii_digit()) {
        true => "at",
        false if name.ends_with("floor") => "on",
        false => "in",
    };
    format!("{preposition} {}", the(name))
}

/// With the article, unless it has one or is that of one place alone, which is written large throughout: Main Street.
pub fn the(name: &str) -> String {
    let large = |it: &str| it.starts_with(|it: char| it.is_uppercase() || it.is_ascii_digit());
    // What belongs to somebody has the owner for an article: Harding's department store.
    let owned = name.split(' ').next().is_some_and(|it| it.ends_with("'s"));
    let own = owned || name.split(' ').all(large);
    match name.strip_prefix("The ") {
        Some(rest) => format!("the {rest}"),
        None if own || name.starts_with("the ") => name.to_owned(),
        None => format!("the {name}"),
    }
}

pub fn holds(it: &Terrain, at: Point) -> bool {
    match &it.outline {
        Outline::Area(area) => area.contains(at),
        Outline::Line { .. } | Outline::Circle { .. } => gap(&it.outline, at) <= 0,
    }
}

/// How far a point is from what an outline encloses.
fn gap(outline: &Outline, at: Point) -> i32 {
    let point = Circle::new(at, 0);
    match outline {
        Outline::Area(area) => area.gap(point),
        Outline::Line { points, thickness } => {
            let middle = Circle::new(at, *thickness);
            points.windows(2).map(|it| Segment::new(it[0], it[1]).gap(middle)).min().unwrap_or(i32::MAX)
        }
        Outline::Circle { at: middle, diameter } => measure::gap(Circle::new(*middle, *diameter), point),
    }
}

/// The upper left and the lower right corner of all of it.
fn bounds(outline: &Outline) -> Option<(Point, Point)> {
    let (points, half): (&[Point], i32) = match outline {
        Outline::Area(area) => (&area.corners, 0),
        Outline::Line { points, thickness } => (points, thickness / 2),
        Outline::Circle { at, diameter } => (std::slice::from_ref(at), diameter / 2),
    };
    let (x, y) = (|| points.iter().map(|it| it.x), || points.iter().map(|it| it.y));
    let least = Point::new(x().min()? - half, y().min()? - half);
    Some((least, Point::new(x().max()? + half, y().max()? + half)))
}
