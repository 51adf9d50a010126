//! Places in words: how far, which way, and what is there. For readers only.
use ground::open::{Circle, Opening, Table, measure};
use kernel::Point;
use view::Length;

const WINDS: [&str; 16] = [
    "north",
    "north-north-east",
    "north-east",
    "east-north-east",
    "east",
    "east-south-east",
    "south-east",
    "south-south-east",
    "south",
    "south-south-west",
    "south-west",
    "west-south-west",
    "west",
    "west-north-west",
    "north-west",
    "north-north-west",
];

/// The wind that lies nearest to a bearing.
pub fn wind(degrees: i32) -> &'static str {
    WINDS[((degrees.rem_euclid(360) * 4 + 45) / 90 % 16) as usize]
}

/// Which way a place lies.
pub fn direction(from: Point, to: Point) -> &'static str {
    measure::bearing(from, to).map_or("here", wind)
}

/// How far and which way: 10 cm north-east.
pub fn way(from: Point, to: Point, length: Length) -> String {
    match measure::distance(from, to) {
        0 => "here".to_owned(),
        mm => format!("{} {}", length.write(mm), direction(from, to)),
    }
}

/// A template by where it lies and how many are under it: 10 cm north-east: 2 in the cone. Ranges count from the edge of the base.
pub fn template(from: Circle, to: Point, n: usize, name: &str, length: Length) -> String {
    let far = length.write(measure::gap(from, Circle::new(to, 0)));
    let way = format!("{far} {}", direction(from.at, to));
    match n {
        0 => format!("{way}: nobody in the {name}"),
        n => format!("{way}: {n} in the {name}"),
    }
}

/// A place by its distances from the west and north edges.
pub fn spot(at: Point, length: Length) -> String {
    format!("{}, {}", length.write(at.x), length.write(at.y))
}

/// The opening whose middle is so near.
pub fn opening_near(table: &Table, at: Point, mm: i32) -> Option<&Opening> {
    let middle = |it: &Opening| Point::new(it.from.x.midpoint(it.to.x), it.from.y.midpoint(it.to.y));
    table.openings.iter().find(|it| measure::distance(middle(it), at) <= mm)
}
