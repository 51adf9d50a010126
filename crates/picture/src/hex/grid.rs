//! What is printed over the ground: the lines between the hexes, their numbers, the triangles of the entrances, the joints.
use std::collections::BTreeMap;

use ::ground::hex::{Hex, Side, centre, corners};
use view::{
    Condition,
    hex::{Cell, CellKind, Entrance, Hexes, TraceKind},
};

use super::at_fine;
use crate::ink::{PaperPoint, at, escape, n, path, places};

/// The hexes' sides once each, dots in the clear ones, and numbers where there is room.
pub fn lines(map: &Hexes, detail: bool) -> String {
    let (mut sides, mut dots, mut numbers) = (String::new(), String::new(), String::new());
    for it in &map.cells {
        let round: Vec<PaperPoint> = corners(it.name).iter().map(|&it| at_fine(it)).collect();
        // The other three sides are the neighbours' own.
        sides.push_str(&path(&[round[5], round[0], round[1], round[2]], false));
        let (x, y) = at_fine(it.at);
        if it.kind == CellKind::Clear {
            dots.push_str(&format!("M{}h.1", at((x, y))));
        }
        if detail {
            numbers.push_str(&format!(
                "<text class=\"hexn\" x=\"{}\" y=\"{}\">{}</text>",
                n(x),
                n(y - 25.0),
                it.name
            ));
        }
    }
    let marks: String = map.cells.iter().map(marked).collect();
    format!(
        "<path class=\"hexl\" d=\"{sides}\"/><path class=\"hexc\" d=\"{dots}\"/>{marks}<g class=\"hexns\">{numbers}</g>"
    )
}

/// Noise, a feast, something that lies about.
fn marked(it: &Cell) -> String {
    let (x, y) = at_fine(it.at);
    let mut drawn = String::new();
    let mut beside = -20.0;
    for trace in &it.traces {
        let symbol = match trace.kind {
            TraceKind::Noise => "hex-noise",
            TraceKind::Feast => "hex-feast",
            TraceKind::Item => "thing",
            TraceKind::GasTank => "hex-tank",
        };
        drawn.push_str(&format!(
            "<g transform=\"translate({})\"><title>{}</title><use href=\"#{symbol}\"/></g>",
            at((x + beside, y + 22.0)),
            escape(&trace.word)
        ));
        beside += 14.0;
    }
    drawn
}

/// Where sheets are laid together, and what each is called.
pub fn joints(map: &Hexes) -> String {
    let mut res = String::new();
    for it in &map.sheets {
        let from = places(&[centre(it.from)])[0];
        let (left, top) = at_fine(kernel::Point::new(from.0 as i32 - 17, from.1 as i32 - 15));
        let (wide, high) = at_fine(map_size(map));
        if 0 < it.from.col {
            res.push_str(&format!("<path class=\"hexj\" d=\"M{},{}V{}\"/>", n(left + 9.0), n(top), n(high)));
        }
        if 0 < it.from.row {
            res.push_str(&format!("<path class=\"hexj\" d=\"M{},{}H{}\"/>", n(left), n(top + 17.0), n(wide)));
        }
    }
    res
}

fn map_size(map: &Hexes) -> kernel::Point {
    kernel::Point::new(map.width, map.height)
}

/// Triangles that point into their buildings, with the number that opens them.
pub fn entrances(map: &Hexes) -> String {
    let kinds: BTreeMap<Hex, CellKind> = map.cells.iter().map(|it| (it.name, it.kind)).collect();
    map.entrances.iter().map(|it| entrance(it, map, &kinds)).collect()
}

fn entrance(it: &Entrance, map: &Hexes, kinds: &BTreeMap<Hex, CellKind>) -> String {
    let side = outward(it.hex, map, kinds);
    let to = (f64::from(side.number()) * 60.0 - 150.0).to_radians();
    let (x, y) = at_fine(centre(it.hex));
    let middle = (x + to.cos() * 29.0, y + to.sin() * 29.0);
    let is = |condition: Condition| it.marks.iter().any(|it| it.condition == condition);
    let (boarded, open) = (is(Condition::Barricaded), is(Condition::Open));
    let mut words: Vec<String> = it.colour.iter().map(|it| format!("{} entrance", it.word())).collect();
    words.extend(it.marks.iter().map(|it| it.word.clone()));
    let title = escape(&words.join(", "));
    let turned = n(to.to_degrees() + 180.0);
    let mut inner = String::new();
    if let (Some(colour), Some(number)) = (&it.colour, it.number) {
        let class = if open { " open" } else { "" };
        inner.push_str(&format!(
            "<g transform=\"rotate({turned})\"><path class=\"tri {0}{class}\" d=\"M11,0L-8,11.5V-11.5Z\"/></g>\
             <text class=\"trin {0}{class}\" x=\"{1}\" y=\"{2}\">{number}</text>",
            colour.word(),
            n(to.cos() * 2.0),
            n(to.sin() * 2.0 + 4.0),
        ));
    }
    if boarded {
        inner.push_str(&format!("<g transform=\"rotate({turned})\"><use href=\"#hex-boards\"/></g>"));
    }
    if inner.is_empty() {
        return inner;
    }
    format!("<g class=\"entr\" transform=\"translate({})\"><title>{title}</title>{inner}</g>", at(middle))
}

/// The side by which one comes in: away from the building, onto clear ground if there is any.
fn outward(hex: Hex, map: &Hexes, kinds: &BTreeMap<Hex, CellKind>) -> Side {
    let house = map.houses.iter().find(|it| it.hexes.contains(&hex));
    let own = |it: Hex| house.is_some_and(|house| house.hexes.contains(&it));
    let rank = |side: &Side| {
        let to = hex.step(*side);
        match kinds.get(&to) {
            _ if own(to) => 9,
            None => 8,
            Some(CellKind::Clear) => 0,
            Some(CellKind::Building) => 7,
            Some(CellKind::Rough) => 3,
        }
    };
    let wanted =
        [Side::LowerRight, Side::LowerLeft, Side::UpperRight, Side::UpperLeft, Side::Bottom, Side::Top];
    wanted.into_iter().min_by_key(rank).unwrap_or(Side::Bottom)
}
