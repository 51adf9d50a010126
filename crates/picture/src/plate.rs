//! Name plates under people, moved aside where they would cover somebody.
use view::{Piece, View};

use crate::{
    Look,
    figure::place,
    ink::{escape, n},
    label::{LabelSpace, Slot},
    letters,
};

const HEIGHT: f64 = 16.0;

/// How much wider a plate is than the name on it.
pub const EDGE: f64 = 10.0;

/// How wide a name is in the letters of a plate, in the size of marks.
pub fn lettered(word: &str) -> f64 {
    letters::narrow(word, 13.0, 0.4)
}

pub fn draw(view: &View, look: &Look) -> String {
    let plate = |(slot, word): (Slot, String)| {
        let (wide, (x, _)) = (slot.size.0, slot.middle());
        format!(
            "<g class=\"plate\" transform=\"translate({},{})\"><rect x=\"{}\" width=\"{}\" height=\"16\" rx=\"2\"/>\
             <text y=\"12.6\" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\">{}</text></g>",
            n(x),
            n(slot.low.1),
            n(-wide / 2.0),
            n(wide),
            n(wide - EDGE),
            escape(&word)
        )
    };
    all(view, look).into_iter().map(plate).collect()
}

/// Every plate and the name on it.
pub fn all(view: &View, look: &Look) -> Vec<(Slot, String)> {
    let mut room = LabelSpace::of(view, &Look { targets: Vec::new(), ..look.clone() });
    let mut plates = Vec::new();
    for it in view.tokens.iter().filter(|it| !it.is_dead()) {
        let word = short(&it.name);
        let wide = lettered(&word) + EDGE;
        let Some(slot) = room.best_but(&round(it, wide), |slot| mistaken(slot, it, view)) else { continue };
        room.take(slot);
        if !look.unnamed.contains(&it.id) {
            plates.push((slot, word));
        }
    }
    plates
}

/// What it costs if a plate is nearer to somebody else than to the one whose name it has.
fn mistaken(slot: &Slot, piece: &Piece, view: &View) -> f64 {
    let own = slot.apart(place(piece));
    let nearer = |it: &&Piece| it.id != piece.id && slot.apart(place(it)) < own + 3.0;
    view.tokens.iter().filter(nearer).map(|it| if it.is_dead() { 20.0 } else { 60.0 }).sum()
}

/// The name, or the last word of a long one, in capitals.
fn short(name: &str) -> String {
    let name = if name.chars().count() <= 12 { name } else { name.rsplit(' ').next().unwrap_or(name) };
    name.chars().take(16).collect::<String>().to_uppercase()
}

/// Where a plate may lie about a figure, the best place first: close by, then a little further off.
fn round(piece: &Piece, wide: f64) -> Vec<Slot> {
    let ((x, y), half) = (place(piece), f64::from(piece.diameter) / 2.0);
    let mut slots = Vec::new();
    for gap in [half + 9.5, half + 13.0, half + 22.0, half + 44.0] {
        let (below, above) = (y + gap, y - gap - HEIGHT);
        let spots = [
            (x - wide / 2.0, below),
            (x - gap - wide, y - HEIGHT / 2.0),
            (x + gap, y - HEIGHT / 2.0),
            (x - wide / 2.0, above - 4.0),
            (x + half * 0.7, below - 3.0),
            (x - half * 0.7 - wide, below - 3.0),
            (x + half * 0.7, above),
            (x - half * 0.7 - wide, above),
            (x - gap - wide, y + half * 0.4),
            (x + gap, y - half * 0.4 - HEIGHT),
        ];
        slots.extend(spots.map(|low| Slot { low, size: (wide, HEIGHT) }));
    }
    slots
}
