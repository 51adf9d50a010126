//! What is only looked at: roads, fences, cars, ponds. No rule knows of it.
use ground::{
    Point,
    hex::centre,
    open::{Circle, Polygon, Shape},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    GRID,
    file::{SceneryFile, Spot},
};
use crate::printed::Fault;

/// Something to look at, in millimetres of the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenery {
    pub kind: SceneryKind,
    /// Printed on the map if there is room for it.
    pub name: String,
    pub shape: Shape,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SceneryKind {
    Road,
    Dirt,
    Path,
    Pavement,
    Square,
    CarPark,
    Rails,
    Lawn,
    Yard,
    Gravel,
    Field,
    Sand,
    Pond,
    Pool,
    Jetty,
    Fence,
    Hedge,
    LowWall,
    Car,
    Van,
    Bus,
    Wreck,
    Boat,
    Tent,
    Tree,
    Bush,
    Lamp,
    Bench,
    Bin,
    Crates,
    Pump,
    Silo,
    Grave,
}

impl SceneryKind {
    /// The word for it, as files and pictures have it.
    pub const fn word(self) -> &'static str {
        match self {
            SceneryKind::Road => "road",
            SceneryKind::Dirt => "dirt",
            SceneryKind::Path => "path",
            SceneryKind::Pavement => "pavement",
            SceneryKind::Square => "square",
            SceneryKind::CarPark => "car-park",
            SceneryKind::Rails => "rails",
            SceneryKind::Lawn => "lawn",
            SceneryKind::Yard => "yard",
            SceneryKind::Gravel => "gravel",
            SceneryKind::Field => "field",
            SceneryKind::Sand => "sand",
            SceneryKind::Pond => "pond",
            SceneryKind::Pool => "pool",
            SceneryKind::Jetty => "jetty",
            SceneryKind::Fence => "fence",
            SceneryKind::Hedge => "hedge",
            SceneryKind::LowWall => "low-wall",
            SceneryKind::Car => "car",
            SceneryKind::Van => "van",
            SceneryKind::Bus => "bus",
            SceneryKind::Wreck => "wreck",
            SceneryKind::Boat => "boat",
            SceneryKind::Tent => "tent",
            SceneryKind::Tree => "tree",
            SceneryKind::Bush => "bush",
            SceneryKind::Lamp => "lamp",
            SceneryKind::Bench => "bench",
            SceneryKind::Bin => "bin",
            SceneryKind::Crates => "crates",
            SceneryKind::Pump => "pump",
            SceneryKind::Silo => "silo",
            SceneryKind::Grave => "grave",
        }
    }

    /// How wide a line or a round thing of this kind is if its file does not say.
    const fn thickness(self) -> i32 {
        match self {
            SceneryKind::Road => 24,
            SceneryKind::Dirt | SceneryKind::Pavement => 14,
            SceneryKind::Path | SceneryKind::Rails | SceneryKind::Jetty => 8,
            SceneryKind::Fence | SceneryKind::LowWall | SceneryKind::Lamp => 2,
            SceneryKind::Hedge | SceneryKind::Bench | SceneryKind::Bin | SceneryKind::Grave => 4,
            SceneryKind::Bush | SceneryKind::Pump => 6,
            SceneryKind::Tree => 14,
            SceneryKind::Square
            | SceneryKind::CarPark
            | SceneryKind::Lawn
            | SceneryKind::Yard
            | SceneryKind::Gravel
            | SceneryKind::Field
            | SceneryKind::Sand
            | SceneryKind::Pond
            | SceneryKind::Pool
            | SceneryKind::Car
            | SceneryKind::Van
            | SceneryKind::Bus
            | SceneryKind::Wreck
            | SceneryKind::Boat
            | SceneryKind::Tent
            | SceneryKind::Crates
            | SceneryKind::Silo => 16,
        }
    }

    /// Length and width of things that are put down rather than outlined.
    const fn size(self) -> Option<(i32, i32)> {
        match self {
            SceneryKind::Car | SceneryKind::Wreck => Some((20, 9)),
            SceneryKind::Van => Some((23, 10)),
            SceneryKind::Bus => Some((40, 12)),
            SceneryKind::Boat => Some((24, 9)),
            SceneryKind::Tent => Some((14, 11)),
            SceneryKind::Crates => Some((9, 9)),
            SceneryKind::Bench => Some((8, 3)),
            SceneryKind::Pump => Some((7, 4)),
            SceneryKind::Road
            | SceneryKind::Dirt
            | SceneryKind::Path
            | SceneryKind::Pavement
            | SceneryKind::Square
            | SceneryKind::CarPark
            | SceneryKind::Rails
            | SceneryKind::Lawn
            | SceneryKind::Yard
            | SceneryKind::Gravel
            | SceneryKind::Field
            | SceneryKind::Sand
            | SceneryKind::Pond
            | SceneryKind::Pool
            | SceneryKind::Jetty
            | SceneryKind::Fence
            | SceneryKind::Hedge
            | SceneryKind::LowWall
            | SceneryKind::Tree
            | SceneryKind::Bush
            | SceneryKind::Lamp
            | SceneryKind::Bin
            | SceneryKind::Silo
            | SceneryKind::Grave => None,
        }
    }
}

pub(super) fn made(files: &[SceneryFile], faults: &mut Vec<Fault>) -> Vec<Scenery> {
    let mut made = Vec::new();
    for (i, file) in files.iter().enumerate() {
        match shape(file, &format!("/scenery/{i}")) {
            Ok(shape) => made.push(Scenery { kind: file.kind, name: file.name.clone(), shape }),
            Err(fault) => faults.push(fault),
        }
    }
    made
}

fn shape(file: &SceneryFile, path: &str) -> Result<Shape, Fault> {
    let point = |spot: &Spot, within: &str| place(spot, &format!("{path}/{within}"));
    let points = |spots: &[Spot], within: &str| {
        let all = spots.iter().enumerate().map(|(i, it)| point(it, &format!("{within}/{i}")));
        all.collect::<Result<Vec<Point>, Fault>>()
    };
    let thickness = file.thickness.unwrap_or(file.kind.thickness());
    if !(1..=200).contains(&thickness) {
        let found = thickness.to_string();
        return Err(Fault::new(format!("{path}/thickness"), found, "millimetres from 1 to 200"));
    }
    match (&file.line, &file.area, &file.at) {
        (Some(line), None, None) if 2 <= line.len() => {
            Ok(Shape::Wall { line: points(line, "line")?, thickness })
        }
        (None, Some(area), None) if 3 <= area.len() => Ok(Shape::Polygon(Polygon::new(points(area, "area")?))),
        (None, Some(area), None) if area.len() == 2 => {
            let corners = points(area, "area")?;
            let [a, b] = [corners[0], corners[1]];
            let (x, y) = (a.x.min(b.x), a.y.min(b.y));
            Ok(Shape::Polygon(Polygon::rectangle(x, y, (a.x - b.x).abs(), (a.y - b.y).abs())))
        }
        (None, None, Some(at)) => Ok(put_down(file, point(at, "at")?, thickness)),
        _ => Err(Fault::new(
            path,
            "none or several of `line`, `area` and `at`, or too few places",
            "a `line` of 2 places or more, an `area` of 2 corners (of a box) or more, or one place `at`",
        )),
    }
}

fn put_down(file: &SceneryFile, at: Point, thickness: i32) -> Shape {
    match file.kind.size() {
        Some((length, width)) => {
            Shape::Polygon(Polygon::facing(at, i32::from(file.turned), length, width))
        }
        None => Shape::Circle(Circle::new(at, thickness)),
    }
}

/// A place of the map; things may hang over its edge by as much as half a hex.
fn place(spot: &Spot, path: &str) -> Result<Point, Fault> {
    let size = GRID.size_mm();
    match *spot {
        Spot::Hex(hex) if GRID.contains(hex) => Ok(centre(hex)),
        Spot::Hex(hex) => Err(Fault::new(path, hex.to_string(), "a hex from 0101 to 1612")),
        Spot::Millimetres([x, y]) if (-15..=size.x + 15).contains(&x) && (-15..=size.y + 15).contains(&y) => {
            Ok(Point::new(x, y))
        }
        Spot::Millimetres([x, y]) => {
            let expected = format!("a place of the map, from [0, 0] to [{}, {}]", size.x, size.y);
            Err(Fault::new(path, format!("[{x}, {y}]"), expected))
        }
    }
}
