//! Places in words: how far, which way, and what is there. For readers only.
use ground::open::{Circle, measure};
use kernel::Point;
use stage::whereabouts;

use super::{Battle, FigureId, figure::BASE_MM, shoot};
use crate::view::UNITS;

pub use whereabouts::{direction, wind};

/// How far and which way: 10 cm north-east.
pub fn way(from: Point, to: Point) -> String {
    whereabouts::way(from, to, UNITS.length)
}

/// A template by where it lies and how many are under it: 10 cm north-east: 2 in the cone.
pub fn template(from: Circle, to: Point, n: usize, name: &str) -> String {
    whereabouts::template(from, to, n, name, UNITS.length)
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
    whereabouts::spot(at, UNITS.length)
}

/// Centimetres with at most one decimal.
pub fn cm(mm: i32) -> String {
    UNITS.length.write(mm)
}

/// What a base put there touches, the figures first.
fn beside(battle: &Battle, who: FigureId, at: Point) -> Option<String> {
    let (base, level) = (Circle::new(at, BASE_MM), battle.level(who));
    let touches = |it: &FigureId| *it != who && battle.level(*it) == level;
    let mut figures = battle.figures().filter(touches);
    if let Some(other) = figures.find(|&it| measure::contact(battle.base(it), base)) {
        return Some(format!("next to {}", shoot::name(battle, other)));
    }
    if let Some(opening) = whereabouts::opening_near(battle.scene.ground.table(), at, BASE_MM) {
        return Some(format!("at the {}", opening.name));
    }
    if battle.lying.iter().any(|it| it.at == at) {
        return Some("beside an item".to_owned());
    }
    let body = battle.bodies.iter().find(|it| it.gap(base) <= 1);
    body.map(|it| format!("by the {}", it.piece().name))
}
