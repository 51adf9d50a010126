//! What is wrong with an open table that came from outside, and with where things are on it.
use ground::open::{PieceId, Table, TableFault};
use kernel::{
    Point,
    flaw::{self, CheckResult, Flaw, each, number, one_of, perhaps},
};

use crate::{layout::SMALLEST_MM, place::TableArea, ruler::LARGEST_MM, scenery::Scenery};

const MOST_SCENERY: usize = 4_000;

/// Bodies, noises and those who have left the table lie beside it now and then, but never farther away.
const FAR_MM: i32 = 20_000;

/// Its geometry was checked as it was read; what is larger than a room could hold takes too long to search. No way pays for crossing
/// anything more often than `most_crossings` at once.
pub fn table(table: &Table, most_crossings: u16) -> CheckResult {
    for (name, side) in [("width", table.width), ("height", table.height)] {
        if !(SMALLEST_MM..=LARGEST_MM).contains(&side) {
            let wrong = format!("{side} mm; a table has sides of {SMALLEST_MM} to {LARGEST_MM} mm");
            return Err(Flaw::new(name, wrong));
        }
    }
    let most = usize::MAX;
    each("pieces", most, &table.pieces, |piece| {
        flaw::called("name", &piece.name)?;
        perhaps("crossing", piece.crossing.map(u16::from), 0..=most_crossings)
    })?;
    each("openings", most, &table.openings, |it| flaw::called("name", &it.name))?;
    each("rooms", most, &table.rooms, |it| flaw::called("name", &it.name))?;
    each("climbs", most, &table.climbs, |it| flaw::called("name", &it.name))
}

/// What is only looked at.
pub fn scenery(all: &[Scenery]) -> CheckResult {
    each("scenery", MOST_SCENERY, all, |it| {
        flaw::called("name", &it.name)?;
        match it.shape.faults("it").first() {
            None => Ok(()),
            Some(TableFault { wrong, .. }) => Err(Flaw::new("shape", *wrong)),
        }
    })
}

/// A part of the table that somebody is to reach or hold.
pub fn area(table: &Table, it: &TableArea) -> CheckResult {
    match it {
        TableArea::Room(name) => {
            let there = table.rooms.iter().any(|it| it.name == *name);
            flaw::holds("room", there, "no room of the table is called so")
        }
        TableArea::Box(sides) | TableArea::Named { sides, .. } => {
            each("box", 4, sides, |it| number("", *it, -LARGEST_MM..=2 * LARGEST_MM))
        }
    }
}

/// Somebody on the table stands on it.
pub fn on_table(table: &Table, at: Point) -> CheckResult {
    for (axis, found, most) in [("x", at.x, table.width), ("y", at.y, table.height)] {
        if !(0..=most).contains(&found) {
            let wrong = format!("{axis} is {found} mm; the table goes from 0 to {most} mm");
            return Err(Flaw::new("at", wrong));
        }
    }
    Ok(())
}

/// Anywhere near a table.
pub fn somewhere(at: Point) -> CheckResult {
    for (axis, found) in [("x", at.x), ("y", at.y)] {
        if !(-FAR_MM..=FAR_MM).contains(&found) {
            let wrong = format!("{axis} is {found} mm; nothing lies farther away than {FAR_MM} mm");
            return Err(Flaw::new("at", wrong));
        }
    }
    Ok(())
}

/// What somebody stands on has a roof; the table itself if it is nothing.
pub fn level(table: &Table, level: Option<PieceId>) -> CheckResult {
    let Some(level) = level else { return Ok(()) };
    one_of("level", level.0, table.pieces.len(), "pieces of terrain")?;
    let roofed = table.pieces[level.0 as usize].roof_mm.is_some();
    flaw::holds("level", roofed, "nobody can stand on that piece: it has no roof")
}
