//! What makes a hex rough: woods, crops, scrub, rubble.
use view::hex::{Cell, CellKind, Growth, Hexes};

use super::at_fine;
use crate::{
    ink::{Jitter, PaperPoint, at, blob, n, smooth},
    prop,
};

/// Darker ground under whatever grows, and what lies low.
pub fn ground(map: &Hexes) -> String {
    map.cells.iter().filter_map(|it| growth(it).map(|growth| under(it, growth))).collect()
}

/// Trees and bushes, which stand over the ground.
pub fn crowns(map: &Hexes) -> String {
    map.cells.iter().filter_map(|it| growth(it).map(|growth| over(it, growth))).collect()
}

/// What grows in a hex: woods, if it is rough and nothing else is said.
fn growth(it: &Cell) -> Option<Growth> {
    it.growth.or((it.kind == CellKind::Rough).then_some(Growth::Woods))
}

fn under(it: &Cell, growth: Growth) -> String {
    let middle = at_fine(it.at);
    let round = ragged(middle);
    match growth {
        Growth::Crops => format!("<path class=\"crops\" d=\"{round}\"/>{}", furrows(middle)),
        Growth::Rubble => format!("<path class=\"rubble\" d=\"{round}\"/>{}", stones(middle)),
        Growth::Woods | Growth::Scrub => format!("<path class=\"hexu\" d=\"{round}\"/>"),
    }
}

/// The hex with its edges worn off.
fn ragged(middle: PaperPoint) -> String {
    let mut chance = Jitter::at(middle);
    let corner = |i: u32| {
        let turn = f64::from(i) * std::f64::consts::PI / 6.0;
        let far = if i.is_multiple_of(2) { 36.5 } else { 32.0 };
        let shy = chance.between(-2.5, 1.5);
        (middle.0 + turn.cos() * (far + shy), middle.1 + turn.sin() * (far + shy))
    };
    smooth(&(0..12).map(corner).collect::<Vec<PaperPoint>>())
}

fn furrows((x, y): PaperPoint) -> String {
    let mut rows = String::new();
    for i in -3..=3 {
        let down = f64::from(i) * 8.6;
        let half = 35.0 - down.abs() * 0.62;
        rows.push_str(&format!("M{}H{}", at((x - half, y + down)), n(x + half)));
    }
    format!("<path class=\"furrow\" d=\"{rows}\"/><path class=\"stalk\" d=\"{rows}\"/>")
}

fn stones(middle: PaperPoint) -> String {
    let mut chance = Jitter::of((middle.0 * 3.0 + middle.1) as u32);
    let (mut heaps, mut bits) = (String::new(), String::new());
    for i in 0..9_u32 {
        let turn = f64::from(i) * 2.4;
        let far = 6.0 + f64::from(i) * 2.4;
        let spot = (middle.0 + turn.cos() * far, middle.1 + turn.sin() * far * 0.85);
        let size = chance.between(3.0, 7.5);
        heaps.push_str(&blob(spot, (size, size * 0.8), 5, 0.3, &mut chance));
        let by = (spot.0 + chance.between(-9.0, 9.0), spot.1 + chance.between(-9.0, 9.0));
        bits.push_str(&format!(
            "M{}l{},{}",
            at(by),
            n(chance.between(-7.0, 7.0)),
            n(chance.between(2.0, 6.0))
        ));
    }
    format!(
        "<path class=\"castshadow\" transform=\"translate(3,4)\" d=\"{heaps}\"/><path class=\"stones\" d=\"{heaps}\"/>\
         <path class=\"beam\" d=\"{bits}\"/>"
    )
}

fn over(it: &Cell, growth: Growth) -> String {
    let (x, y) = at_fine(it.at);
    let mut chance = Jitter::of((x * 7.0 + y * 13.0) as u32);
    let spots: &[(f64, f64, f64, f64)] = match growth {
        Growth::Woods => &[(-15.0, -12.0, 15.0, 19.0), (14.0, -9.0, 14.0, 18.0), (-2.0, 14.0, 16.0, 20.0)],
        Growth::Scrub => &[
            (-18.0, -9.0, 7.0, 10.0),
            (13.0, -16.0, 6.0, 9.0),
            (17.0, 9.0, 7.0, 10.0),
            (-9.0, 16.0, 7.0, 9.0),
            (1.0, -2.0, 5.0, 7.0),
        ],
        Growth::Crops | Growth::Rubble => return String::new(),
    };
    spots
        .iter()
        .map(|&(dx, dy, low, high)| {
            let spot = (x + dx + chance.between(-3.0, 3.0), y + dy + chance.between(-3.0, 3.0));
            prop::tree(spot, chance.between(low, high))
        })
        .collect()
}
