//! Counters where they lie: several in a hex are a stack that shows the edges of those below.
use std::collections::BTreeMap;

use kernel::Token;
use view::{Piece, View};

use super::FINE;
use crate::{
    Look,
    figure::{self, Figures, place},
    ink::{PaperPoint, at, n},
};

/// How far the dead and people of one hex stand from its middle: far enough to read what is on either.
const APART: f64 = 6.4;

/// The people, the dead, and those who lie about, of each hex; from the top of the map down.
pub fn draw(view: &View, look: &Look) -> Figures {
    let mut hexes: BTreeMap<(i32, i32), Vec<&Piece>> = BTreeMap::new();
    for it in &view.tokens {
        hexes.entry((it.at.y, it.at.x)).or_default().push(it);
    }
    let mut figures = Figures::default();
    for here in hexes.values() {
        let (dead, people): (Vec<&Piece>, Vec<&Piece>) = here.iter().partition(|it| it.is_dead());
        let apart = if dead.is_empty() || people.is_empty() { 0.0 } else { APART };
        stack(&dead, -apart, look, &mut figures.standing, &mut figures.heaps);
        let (lying, standing): (Vec<&Piece>, Vec<&Piece>) = people.iter().partition(|it| it.lies);
        stack(&lying, apart, look, &mut figures.fallen, &mut figures.heaps);
        stack(&standing, apart, look, &mut figures.standing, &mut figures.heaps);
    }
    figures
}

/// One on top of the other, the one who acts on top of all; beside them how many there are, if they are alike.
fn stack(pieces: &[&Piece], aside: f64, look: &Look, figures: &mut String, heaps: &mut String) {
    let mut pieces = pieces.to_vec();
    pieces.sort_by_key(|it| (look.selected == Some(it.id), it.face.as_ref().is_some_and(|it| it.star)));
    let count = pieces.len();
    let spots: Vec<(Token, PaperPoint)> =
        pieces.iter().enumerate().map(|(i, it)| (it.id, spot(it, count - 1 - i, count, aside))).collect();
    // The topmost first, as one reads them off the stack.
    let all: Vec<&Piece> = pieces.iter().rev().copied().collect();
    figures
        .extend(pieces.iter().zip(&spots).map(|(it, (_, spot))| figure::counter_at(it, *spot, &all, look)));
    let alike = pieces.first().is_some_and(|it| it.is_dead());
    if let (true, true, Some((_, top))) = (alike, 1 < count, spots.last()) {
        let disc = (top.0 + 17.0 * FINE, top.1 - 17.0 * FINE);
        heaps.push_str(&format!(
            "<g class=\"heap\" transform=\"translate({}) scale({FINE})\"><circle class=\"cntb\" r=\"9.5\"/>\
             <text class=\"cntn\" y=\"{}\">×{count}</text></g>",
            at(disc),
            n(4.6)
        ));
    }
}

/// Those below stand out to the upper left, four of them at most.
fn spot(it: &Piece, below: usize, count: usize, aside: f64) -> PaperPoint {
    let (x, y) = place(it);
    let step = if it.is_dead() { (1.3, 1.7) } else { (3.0, 2.6) };
    let sunk = below.min(4) as f64;
    let middle = (count - 1).min(4) as f64 / 2.0;
    (x + aside + (middle - sunk) * step.0, y + aside * 0.3 + (middle - sunk) * step.1 - 0.6)
}
