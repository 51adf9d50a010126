//! Name plates under the counters of people, one for each hex.
use std::collections::BTreeMap;

use kernel::Point;
use view::{Piece, View};

use super::FINE;
use crate::{
    Look,
    ink::{escape, n},
    label::{LabelSpace, Slot},
    plate::{EDGE, lettered},
};

/// How high a plate is, in millimetres.
const HEIGHT: f64 = 14.5 * FINE;

pub fn draw(view: &View, look: &Look) -> String {
    let plate = |(slot, word): (Slot, String)| {
        let wide = slot.size.0 / FINE;
        format!(
            "<g class=\"plate\" transform=\"translate({},{}) scale({FINE})\"><rect x=\"{}\" width=\"{}\" \
             height=\"14.5\" rx=\"2\"/><text y=\"11.5\" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\">{}</text></g>",
            n(slot.middle().0),
            n(slot.low.1),
            n(-wide / 2.0),
            n(wide),
            n(wide - EDGE),
            escape(&word)
        )
    };
    all(view, look).into_iter().map(plate).collect()
}

/// Every plate and the names on it.
pub fn all(view: &View, look: &Look) -> Vec<(Slot, String)> {
    let mut places: BTreeMap<(i32, i32), Vec<&Piece>> = BTreeMap::new();
    for it in view.tokens.iter().filter(|it| !it.is_dead()) {
        places.entry((it.at.y, it.at.x)).or_default().push(it);
    }
    let mut room = LabelSpace::of(view, &Look { targets: Vec::new(), ..look.clone() });
    let mut plates = Vec::new();
    for (&(y, x), here) in &places {
        let words = names(here);
        let free = words.iter().find_map(|word| {
            let slots = round(Point::new(x, y), word);
            slots.into_iter().find(|it| room.is_free(it)).map(|it| (it, word.clone()))
        });
        let least = || Some((room.best(&round(Point::new(x, y), words.last()?))?, words.last()?.clone()));
        let Some((slot, word)) = free.or_else(least) else { continue };
        room.take(slot);
        if !here.iter().any(|it| look.unnamed.contains(&it.id)) {
            plates.push((slot, word));
        }
    }
    plates
}

/// What a plate may say, from the longest: two names, or the first of them and how many more.
fn names(here: &[&Piece]) -> Vec<String> {
    let [first, rest @ ..] = here else { return Vec::new() };
    let Some(second) = rest.first() else { return vec![short(&first.name)] };
    let more = if rest.len() < 2 { String::new() } else { format!(" +{}", rest.len() - 1) };
    let both = format!("{} + {}{more}", short(&first.name), short(&second.name));
    vec![both, format!("{} +{}", short(&first.name), rest.len())]
}

/// Below the counter, at the very edge closer to it; else above.
fn round(at: Point, word: &str) -> Vec<Slot> {
    let size = ((lettered(word) + EDGE) * FINE, HEIGHT);
    let (x, y) = (f64::from(at.x), f64::from(at.y));
    let low = |aside: f64, down: f64| Slot { low: (x - size.0 / 2.0 + aside, y + down), size };
    let shifts = [0.0, 6.0, -6.0, 12.0, -12.0];
    let rows = [10.2, 8.6, -10.8 - HEIGHT];
    rows.iter().flat_map(|&down| shifts.map(|aside| low(aside, down))).collect()
}

/// The name, or the first word of a long one, in capitals.
fn short(name: &str) -> String {
    let name = if name.chars().count() <= 10 { name } else { name.split(' ').next().unwrap_or(name) };
    name.chars().take(12).collect::<String>().to_uppercase()
}
