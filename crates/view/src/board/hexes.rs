//! A map of hexes: places are hexes, and have names.
use std::borrow::Cow;

use ground::{
    hex::{COLUMN_MM, centre, corners},
    open::{Polygon, measure},
};
use kernel::Point;

use super::{Board, Edges, near};
use crate::{
    Length, Outline, Prop, Surface, Terrain, TerrainKind,
    hex::{Cell, CellKind, Growth, HexHouse, Hexes},
};

impl Board for Hexes {
    fn size(&self) -> (i32, i32) {
        (self.width, self.height)
    }

    fn word(&self) -> &'static str {
        "map"
    }

    fn grain(&self) -> i32 {
        43
    }

    fn has_cells(&self) -> bool {
        true
    }

    fn cells(&self) -> Vec<(Point, String)> {
        self.cells.iter().map(|it| (it.at, it.name.to_string())).collect()
    }

    /// Those that are not clear, each by itself.
    fn terrain(&self) -> Cow<'_, [Terrain]> {
        let piece = |it: &Cell| Terrain {
            name: it.name.to_string(),
            kind: match it.kind {
                CellKind::Building => TerrainKind::Building,
                CellKind::Rough | CellKind::Clear => TerrainKind::Prop { prop: Prop::Tree },
            },
            outline: Outline::Area(Polygon::new(corners(it.name).to_vec())),
            marks: Vec::new(),
        };
        self.cells.iter().filter(|it| it.kind != CellKind::Clear).map(piece).collect()
    }

    fn scale(&self, character: i32, _: Length) -> String {
        format!("10 hexes: {} characters across", (10 * COLUMN_MM + character / 2) / character)
    }

    /// A hex is written as its column and its row; the rows are those of the first column.
    fn edges(&self) -> Edges {
        let Some(first) = self.cells.first().map(|it| it.name) else { return Edges::default() };
        let named = |it: &Cell| (it.at, it.name.to_string());
        let halves = |name: &str| name.split_at_checked(2).map(|it| (it.0.to_owned(), it.1.to_owned()));
        let top = self.cells.iter().filter(|it| it.name.row == first.row).map(named);
        let left = self.cells.iter().filter(|it| it.name.col == first.col).map(named);
        Edges {
            columns: top.filter_map(|(at, name)| Some((at.x, halves(&name)?.0))).collect(),
            rows: left.filter_map(|(at, name)| Some((at.y, halves(&name)?.1))).collect(),
            reads: Some("hex 0203: column 02, row 03; even columns lie half a hex lower".to_owned()),
        }
    }

    fn places(&self, _: Length) -> String {
        "by hex".to_owned()
    }

    /// The nearest hex; of several figures in one each has a spot of its own.
    fn place(&self, at: Point, _: Length) -> String {
        let away = |it: Point| i64::from(it.x - at.x).pow(2) + i64::from(it.y - at.y).pow(2);
        let nearest = self.cells.iter().min_by_key(|it| away(it.at));
        format!("in {}", nearest.map_or_else(|| "no hex".to_owned(), |it| it.name.to_string()))
    }

    fn whereabouts(&self, at: Point) -> Option<String> {
        let cell = self.cells.iter().min_by_key(|it| measure::distance(it.at, at))?;
        let house = self.houses.iter().find(|it| it.hexes.contains(&cell.name));
        house
            .map(|it| near::within(&it.name))
            .or_else(|| cell.growth.map(|it| format!("in the {}", growth(it))))
            .or_else(|| road(&self.scenery, cell.at))
            .or_else(|| beside_house(&self.houses, cell.at))
    }
}

/// Houses further off than so many hexes do not say where somebody is.
const BESIDE_HEXES: i32 = 3;

fn beside_house(houses: &[HexHouse], at: Point) -> Option<String> {
    let far = |it: &HexHouse| it.hexes.iter().map(|it| measure::distance(centre(*it), at)).min();
    let (far, nearest) = houses.iter().filter_map(|it| Some((far(it)?, it))).min_by_key(|it| it.0)?;
    if BESIDE_HEXES * COLUMN_MM < far {
        return None;
    }
    let corners = || nearest.hexes.iter().flat_map(|it| corners(*it));
    let least = Point::new(corners().map(|it| it.x).min()?, corners().map(|it| it.y).min()?);
    let most = Point::new(corners().map(|it| it.x).max()?, corners().map(|it| it.y).max()?);
    Some(near::beside(at, &nearest.name, least, most))
}

/// The street that runs through here, if it has a name.
fn road(scenery: &[Terrain], at: Point) -> Option<String> {
    let is_street =
        |it: &&Terrain| it.kind == TerrainKind::Surface { surface: Surface::Road } && !it.name.is_empty();
    let street = scenery.iter().filter(is_street).find(|it| near::holds(it, at))?;
    Some(format!("on {}", near::the(&street.name)))
}

const fn growth(growth: Growth) -> &'static str {
    match growth {
        Growth::Woods => "woods",
        Growth::Crops => "crops",
        Growth::Scrub => "scrub",
        Growth::Rubble => "rubble",
    }
}
