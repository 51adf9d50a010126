//! Parts of a table by name or sides, and its edges.
use std::collections::BTreeSet;

use ground::open::{Polygon, Shape, Table};
use kernel::{Point, written::Fault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use view::Length;

use crate::ruler::Ruler;

/// An edge of the table; north is where y is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    North,
    East,
    South,
    West,
}

impl Edge {
    pub const ALL: [Edge; 4] = [Edge::North, Edge::East, Edge::South, Edge::West];

    /// The part of the table along it, so deep: the left upper corner, then width and height.
    pub const fn strip(self, table: &Table, depth: i32) -> [i32; 4] {
        let (width, height) = (table.width, table.height);
        match self {
            Edge::North => [0, 0, width, depth],
            Edge::East => [width - depth, 0, depth, height],
            Edge::South => [0, height - depth, width, depth],
            Edge::West => [0, 0, depth, height],
        }
    }

    /// The edge nearest to a place; of somebody who has left, the one he stepped over.
    pub fn nearest(table: &Table, at: Point) -> Edge {
        let ways = [
            (at.y, Edge::North),
            (table.width - at.x, Edge::East),
            (table.height - at.y, Edge::South),
            (at.x, Edge::West),
        ];
        ways.into_iter().min().map_or(Edge::North, |it| it.1)
    }
}

/// A part of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TableArea {
    /// The room of this name.
    Room(String),
    /// The left upper corner, then width and height.
    Box([i32; 4]),
    /// The same with what people call it.
    Named {
        /// With its article: `the sandbags`.
        name: String,
        /// The left upper corner, then width and height.
        #[serde(rename = "box")]
        sides: [i32; 4],
    },
}

impl TableArea {
    /// The same in millimetres, if the table has it.
    pub fn laid(&self, path: &str, ruler: Ruler, table: &Table) -> Result<TableArea, Fault> {
        match self {
            TableArea::Box(sides) => {
                let sides = ruler.rectangle(&format!("{path}/box"), *sides)?;
                Ok(name_of(sides, table)
                    .map_or(TableArea::Box(sides), |name| TableArea::Named { name, sides }))
            }
            TableArea::Named { name, sides } => {
                let sides = ruler.rectangle(&format!("{path}/named/box"), *sides)?;
                Ok(TableArea::Named { name: name.clone(), sides })
            }
            TableArea::Room(name) if self.areas(table).next().is_none() => {
                Err(Fault::new(format!("{path}/room"), format!("`{name}`"), "the name of a room"))
            }
            TableArea::Room(_) => Ok(self.clone()),
        }
    }

    /// Where it lies.
    pub fn areas<'a>(&'a self, table: &'a Table) -> impl Iterator<Item = Polygon> + 'a {
        let (name, sides) = match self {
            TableArea::Room(name) => (Some(name), None),
            TableArea::Box(sides) | TableArea::Named { sides, .. } => (None, Some(*sides)),
        };
        let rooms = table.rooms.iter().filter(move |it| Some(&it.name) == name).map(|it| it.area.clone());
        let boxed = sides.map(|[x, y, width, height]| Polygon::rectangle(x, y, width, height));
        rooms.chain(boxed)
    }

    pub fn contains(&self, table: &Table, at: Point) -> bool {
        match self {
            TableArea::Room(name) => table.rooms.iter().any(|it| it.name == *name && it.area.contains(at)),
            TableArea::Box([x, y, width, height]) | TableArea::Named { sides: [x, y, width, height], .. } => {
                (*x..=x + width).contains(&at.x) && (*y..=y + height).contains(&at.y)
            }
        }
    }

    /// In a sentence.
    pub fn words(&self, length: Length) -> String {
        match self {
            TableArea::Room(name) => format!("the {name}"),
            TableArea::Named { name, .. } => name.clone(),
            TableArea::Box([x, y, width, height]) => {
                let [left, right, top, bottom] = [*x, x + width, *y, y + height].map(|it| it / length.one());
                let unit = length.short();
                format!(
                    "the place {left} to {right} {unit} from the west edge and {top} to {bottom} {unit} from the north edge"
                )
            }
        }
    }
}

/// What a box is called by what it covers: the one thing or room that lies in it, or the edge that it touches.
fn name_of([x, y, width, height]: [i32; 4], table: &Table) -> Option<String> {
    let inside = |at: &Point| (x..=x + width).contains(&at.x) && (y..=y + height).contains(&at.y);
    let all_inside = |area: &Polygon| area.corners.iter().all(inside);
    let things = table.pieces.iter().filter(|it| match &it.shape {
        Shape::Polygon(area) => all_inside(area),
        Shape::Wall { line, .. } => line.iter().all(inside),
        Shape::Circle(circle) => inside(&circle.at),
    });
    let rooms = table.rooms.iter().filter(|it| all_inside(&it.area)).map(|it| &it.name);
    let names: BTreeSet<&String> =
        things.map(|it| &it.name).chain(rooms).filter(|it| !it.is_empty()).collect();
    let mut names = names.into_iter();
    if let (Some(only), None) = (names.next(), names.next()) {
        return Some(format!("the {only}"));
    }
    let touched = [
        (y == 0, "north"),
        (y + height == table.height, "south"),
        (x == 0, "west"),
        (x + width == table.width, "east"),
    ];
    let edges: Vec<&str> = touched.iter().filter(|it| it.0).map(|it| it.1).collect();
    match edges.as_slice() {
        [edge] => Some(format!("the {edge} edge")),
        [one, other] if touched[0].0 != touched[1].0 => Some(format!("the {one}-{other} corner")),
        _ => None,
    }
}
