//! Names of buildings and yards: each where it lies over no roof, no car and no other name, if there is such a place.
use ::ground::hex::{centre, corners as hex_corners};
use view::{
    Terrain, TerrainKind,
    hex::{HexHouse, Hexes},
};

use super::{at_fine, key::wrapped, land};
use crate::ink::{PaperPoint, bounds, corners, escape, middle, n};

/// How wide a letter is about, and how high above its line and how deep below it, in units of the print: where a whole map
/// is seen, names are drawn half as large again.
const LETTER: f64 = 8.8;
const HIGH: f64 = 13.0;
const DEEP: f64 = 4.0;

/// How far apart lines are.
const LINE: f64 = 13.0;

/// Half the height of a hex, less what a roof leaves free.
const ROOF: f64 = 26.0;

/// To lie over another name is worse than to lie over a thing.
const OVER_A_NAME: f64 = 6.0;

/// A name in lines, and the places where its first line may stand, the most fitting first.
struct Name {
    lines: Vec<String>,
    spots: Vec<PaperPoint>,
}

/// Left, top, right and foot.
type Area = [f64; 4];

/// All names, each in its place.
pub fn draw(map: &Hexes, scenery: &[Terrain]) -> String {
    let things = things(map, scenery);
    let sheet = at_fine(kernel::Point::new(map.width, map.height));
    let of_houses = map.houses.iter().filter(|it| 1 < it.hexes.len() && !it.name.is_empty()).map(of_house);
    let of_yards = scenery.iter().filter_map(of_yard);
    let mut taken: Vec<Area> = Vec::new();
    let mut drawn = String::new();
    for name in of_houses.chain(of_yards) {
        let cost = |at: &&PaperPoint| {
            let area = name.area(**at);
            let over = |all: &[Area]| all.iter().map(|it| shared(it, &area)).sum::<f64>();
            let off = area[0] < 0.0 || area[1] < 0.0 || sheet.0 < area[2] || sheet.1 < area[3];
            over(&things) + OVER_A_NAME * over(&taken) + if off { 1e6 } else { 0.0 }
        };
        // Of places that are as good the first is taken.
        let best = name.spots.iter().min_by(|a, b| cost(a).total_cmp(&cost(b)));
        let Some(&at) = best else { continue };
        taken.push(name.area(at));
        drawn.push_str(&name.written(at));
    }
    drawn
}

/// What is better not written over: roofs, cars, boats.
fn things(map: &Hexes, scenery: &[Terrain]) -> Vec<Area> {
    let roofs = map.houses.iter().flat_map(|it| &it.hexes).map(|&hex| {
        let round: Vec<PaperPoint> = hex_corners(hex).iter().map(|&it| at_fine(it)).collect();
        let (low, high) = bounds(&round);
        let middle = (low.1 + high.1) / 2.0;
        [low.0 + 8.0, middle - ROOF, high.0 - 8.0, middle + ROOF]
    });
    let stands = |it: &&Terrain| matches!(it.kind, TerrainKind::Vehicle { .. } | TerrainKind::Wreck { .. });
    let cars = scenery.iter().filter(stands).map(|it| {
        let (low, high) = bounds(&corners(&it.outline));
        [low.0, low.1, high.0, high.1]
    });
    roofs.chain(cars).collect()
}

/// Under a building, above it, or a little to a side.
fn of_house(it: &HexHouse) -> Name {
    let spots: Vec<PaperPoint> = it.hexes.iter().map(|&it| at_fine(centre(it))).collect();
    let (low, high) = bounds(&spots);
    // A long name is broken where it would be wider than what it stands under.
    let room = ((high.0 - low.0 + 90.0) / 6.2) as usize;
    let lines = wrapped(&it.label(), room.max(14));
    let x = middle(&spots).0;
    let above = low.1 - ROOF - DEEP - 1.0 - (lines.len() as f64 - 1.0) * LINE;
    let (under, aside) = (high.1 + ROOF + HIGH + 1.0, [0.0, -34.0, 34.0, -62.0, 62.0, -92.0, 92.0]);
    let rows = [under, above, under + 10.0, above - 10.0];
    let spots = aside.iter().flat_map(|by| rows.map(|y| (x + by, y))).collect();
    Name { lines, spots }
}

/// In the middle of a yard, or towards one of its edges.
fn of_yard(it: &Terrain) -> Option<Name> {
    let (low, high) = land::named_yard(it)?;
    let (x, y) = ((low.0 + high.0) / 2.0, (low.1 + high.1) / 2.0 + 4.0);
    let down = (high.1 - low.1) / 2.0;
    let rows = [0.0, down * 0.5, -down * 0.5, down * 0.8, -down * 0.8, down + 14.0, -down - 10.0];
    let spots = rows.iter().flat_map(|by| [0.0, -24.0, 24.0].map(|aside| (x + aside, y + by))).collect();
    Some(Name { lines: vec![it.name.clone()], spots })
}

impl Name {
    /// What it covers if its first line stands there.
    fn area(&self, (x, y): PaperPoint) -> Area {
        let letters = self.lines.iter().map(|it| it.chars().count()).max().unwrap_or(0);
        let half = letters as f64 * LETTER / 2.0;
        [x - half, y - HIGH, x + half, y + DEEP + (self.lines.len() as f64 - 1.0) * LINE]
    }

    fn written(&self, (x, y): PaperPoint) -> String {
        let line = |(at, words): (usize, &String)| {
            let y = y + at as f64 * LINE;
            format!("<text class=\"hplace\" x=\"{}\" y=\"{}\">{}</text>", n(x), n(y), escape(words))
        };
        self.lines.iter().enumerate().map(line).collect()
    }
}

/// How much two areas have in common.
fn shared(a: &Area, b: &Area) -> f64 {
    let wide = a[2].min(b[2]) - a[0].max(b[0]);
    let high = a[3].min(b[3]) - a[1].max(b[1]);
    wide.max(0.0) * high.max(0.0)
}
