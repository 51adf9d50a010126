//! Places in words: how far, which way, and what is there. For readers only.
use ground::open::{Circle, measure};
use kernel::Point;

use super::{Battle, FigureId, figure::BASE_MM, shoot};

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
pub fn way(from: Point, to: Point) -> String {
    match measure::distance(from, to) {
        0 => "here".to_owned(),
        mm => format!("{} {}", cm(mm), direction(from, to)),
    }
}

/// A template by where it lies and how many are under it: 10 cm north-east: 2 in the cone.
pub fn template(from: Point, to: Point, n: usize, name: &str) -> String {
    match n {
        0 => format!("{}: nobody in the {name}", way(from, to)),
        n => format!("{}: {n} in the {name}", way(from, to)),
    }
}

/// How far, which way, and what is there: 10 cm north-east, at the front door.
pub fn way_to(battle: &Battle, who: FigureId, to: Point) -> String {
    let way = way(battle.at(who), to);
    match beside(battle, who, to) {
        Some(what) => format!("{way}, {what}"),
        None => way,
    }
}

/// A place by its distances from the west and north edges.
pub fn spot(at: Point) -> String {
    format!("{}, {}", cm(at.x), cm(at.y))
}

/// Centimetres with at most one decimal.
pub fn cm(mm: i32) -> String {
    match mm % 10 {
        0 => format!("{} cm", mm / 10),
        rest => format!("{}.{} cm", mm / 10, rest.abs()),
    }
}

/// What a base put there touches, the figures first.
fn beside(battle: &Battle, who: FigureId, at: Point) -> Option<String> {
    let (base, level) = (Circle::new(at, BASE_MM), battle.level(who));
    let touches = |it: &FigureId| *it != who && battle.level(*it) == level;
    let mut figures = battle.figures().filter(touches);
    if let Some(other) = figures.find(|&it| measure::contact(battle.base(it), base)) {
        return Some(format!("next to {}", shoot::name(battle, other)));
    }
    let table = battle.scene.ground.table();
    let middle = |a: Point, b: Point| Point::new(a.x.midpoint(b.x), a.y.midpoint(b.y));
    let near = |it: Point| measure::distance(it, at) <= BASE_MM;
    if let Some(opening) = table.openings.iter().find(|it| near(middle(it.from, it.to))) {
        return Some(format!("at the {}", opening.name));
    }
    if battle.lying.iter().any(|it| it.at == at) {
        return Some("where something lies".to_owned());
    }
    let body = battle.bodies.iter().find(|it| it.gap(base) <= 1);
    body.map(|it| format!("by the {}", it.piece().name))
}
