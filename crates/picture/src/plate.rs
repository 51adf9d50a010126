//! Name plates under people, moved aside where they would cover somebody.
use view::{Piece, View};

use crate::{
    figure::{is_dead, place},
    ink::{At, escape, n},
};

const HEIGHT: f64 = 16.0;

/// A plate's upper left corner and width.
type Box = (At, f64);

/// Where the number of a figure that can be chosen is put: from its middle to the right and down.
const NUMBER: (f64, f64) = (24.0, 19.0);

pub fn draw(view: &View, size: (i32, i32)) -> String {
    let plate = |((spot, wide), word): (Box, String)| {
        format!(
            "<g class=\"plate\" transform=\"translate({},{})\"><rect x=\"{}\" width=\"{}\" height=\"16\" rx=\"2\"/>\
             <text y=\"12.6\">{}</text></g>",
            n(spot.0 + wide / 2.0),
            n(spot.1),
            n(-wide / 2.0),
            n(wide),
            escape(&word)
        )
    };
    all(view, size).into_iter().map(plate).collect()
}

/// Every plate and the name on it.
fn all(view: &View, size: (i32, i32)) -> Vec<(Box, String)> {
    let mut taken: Vec<Box> = Vec::new();
    let mut words = Vec::new();
    for it in view.tokens.iter().filter(|it| !is_dead(it)) {
        let word = short(&it.name);
        let wide = word.chars().count() as f64 * 8.3 + 8.0;
        taken.push((free(it, wide, view, &taken, size), wide));
        words.push(word);
    }
    taken.into_iter().zip(words).collect()
}

/// How far a place is from the nearest plate or figure.
pub fn room(view: &View, size: (i32, i32)) -> impl Fn(At) -> f64 {
    let plates: Vec<Box> = all(view, size).into_iter().map(|it| it.0).collect();
    let figures: Vec<(At, f64)> =
        view.tokens.iter().map(|it| (place(it), f64::from(it.diameter) / 2.0)).collect();
    move |(x, y)| {
        let plate = |((left, top), wide): &Box| {
            (x.clamp(*left, left + wide) - x).hypot(y.clamp(*top, top + HEIGHT) - y)
        };
        let figure = |(at, half): &(At, f64)| (at.0 - x).hypot(at.1 - y) - half;
        plates.iter().map(plate).chain(figures.iter().map(figure)).fold(f64::MAX, f64::min)
    }
}

/// The name, or the last word of a long one, in capitals.
fn short(name: &str) -> String {
    let name = if name.chars().count() <= 12 { name } else { name.rsplit(' ').next().unwrap_or(name) };
    name.chars().take(16).collect::<String>().to_uppercase()
}

/// The first spot round the figure that covers neither anybody nor a number, else nobody, else the one below.
fn free(piece: &Piece, wide: f64, view: &View, taken: &[Box], size: (i32, i32)) -> At {
    let ((x, y), half) = (place(piece), f64::from(piece.diameter) / 2.0);
    let gap = half + 9.5;
    let spots = [
        (x - wide / 2.0, y + gap),
        (x - gap - wide, y - HEIGHT / 2.0),
        (x + gap, y - HEIGHT / 2.0),
        (x - wide / 2.0, y - gap - HEIGHT - 4.0),
        (x + half * 0.7, y + gap - 3.0),
        (x - half * 0.7 - wide, y + gap - 3.0),
    ];
    let suits = |spot: &&At, numbers: bool| {
        let within = 0.0 <= spot.0
            && spot.0 + wide <= f64::from(size.0)
            && 0.0 <= spot.1
            && spot.1 + HEIGHT <= f64::from(size.1);
        within
            && !view.tokens.iter().any(|it| covers(**spot, wide, it) || (numbers && hides(**spot, wide, it)))
            && !taken.iter().any(|it| meet((**spot, wide), *it))
    };
    let least = spots.iter().min_by_key(|spot| taken.iter().filter(|it| meet((**spot, wide), **it)).count());
    let found = spots.iter().find(|it| suits(it, true)).or_else(|| spots.iter().find(|it| suits(it, false)));
    let spot = found.or(least).unwrap_or(&spots[0]);
    let within = |at: f64, room: i32, length: f64| at.clamp(0.0, (f64::from(room) - length).max(0.0));
    (within(spot.0, size.0, wide), within(spot.1, size.1, HEIGHT))
}

fn covers(spot: At, wide: f64, piece: &Piece) -> bool {
    let (x, y) = place(piece);
    let near = (x.clamp(spot.0, spot.0 + wide), y.clamp(spot.1, spot.1 + HEIGHT));
    (near.0 - x).hypot(near.1 - y) < f64::from(piece.diameter) / 2.0
}

/// Whether the number of a figure would be under it.
fn hides(spot: At, wide: f64, piece: &Piece) -> bool {
    let (x, y) = place(piece);
    spot.0 < x + NUMBER.0 && x < spot.0 + wide && spot.1 < y + NUMBER.1 && y < spot.1 + HEIGHT
}

fn meet(a: Box, b: Box) -> bool {
    let across = a.0.0 < b.0.0 + b.1 && b.0.0 < a.0.0 + a.1;
    across && (a.0.1 - b.0.1).abs() < HEIGHT
}
