//! Name plates under the counters of people, one for each hex.
use std::collections::BTreeMap;

use kernel::Point;
use view::{Piece, View};

use super::FINE;
use crate::{
    figure::is_dead,
    ink::{escape, n},
};

pub fn draw(view: &View) -> String {
    let mut places: BTreeMap<(i32, i32), Vec<&Piece>> = BTreeMap::new();
    for it in view.tokens.iter().filter(|it| !is_dead(it)) {
        places.entry((it.at.y, it.at.x)).or_default().push(it);
    }
    places.iter().map(|(&(y, x), here)| plate(Point::new(x, y), here, view)).collect()
}

fn plate(at: Point, here: &[&Piece], view: &View) -> String {
    let names: Vec<String> = here.iter().take(2).map(|it| short(&it.name)).collect();
    let more = here.len().saturating_sub(2);
    let word = names.join(" + ") + &if more == 0 { String::new() } else { format!(" +{more}") };
    let wide = word.chars().count() as f64 * 7.4 + 8.0;
    let half = wide * FINE / 2.0;
    let (width, height) = view.ground.size();
    let x = f64::from(at.x).clamp(half + 1.0, (f64::from(width) - half - 1.0).max(half + 1.0));
    let y = (f64::from(at.y) + 10.2).min(f64::from(height) - 7.0);
    format!(
        "<g class=\"plate\" transform=\"translate({},{}) scale({FINE})\"><rect x=\"{}\" width=\"{}\" height=\"14.5\" \
         rx=\"2\"/><text y=\"11.5\">{}</text></g>",
        n(x),
        n(y),
        n(-wide / 2.0),
        n(wide),
        escape(&word)
    )
}

/// The name, or the first word of a long one, in capitals.
fn short(name: &str) -> String {
    let name = if name.chars().count() <= 10 { name } else { name.split(' ').next().unwrap_or(name) };
    name.chars().take(12).collect::<String>().to_uppercase()
}
