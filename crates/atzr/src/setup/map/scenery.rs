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
    file::{MapSpot, SceneryFile},
};
use crate::printed::TablesFault;

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
    /// Its layer, how wide a line or a round one is unless the file says so, length and width of what is put down.
    #[rustfmt::skip]
    const fn look(self) -> (u8, i32, Option<(i32, i32)>) {
        match self {
            SceneryKind::Road =>      (1, 24, None),
            SceneryKind::Dirt =>      (1, 14, None),
            SceneryKind::Path =>      (1,  8, None),
            SceneryKind::Pavement =>  (0, 14, None),
            SceneryKind::Square =>    (0, 16, None),
            SceneryKind::CarPark =>   (0, 16, None),
            SceneryKind::Rails =>     (1,  8, None),
            SceneryKind::Lawn =>      (0, 16, None),
            SceneryKind::Yard =>      (0, 16, None),
            SceneryKind::Gravel =>    (0, 16, None),
            SceneryKind::Field =>     (0, 16, None),
            SceneryKind::Sand =>      (0, 16, None),
            SceneryKind::Pond =>      (2, 16, None),
            SceneryKind::Pool =>      (2, 16, None),
            SceneryKind::Jetty =>     (2,  8, None),
            SceneryKind::Fence =>     (2,  2, None),
            SceneryKind::Hedge =>     (2,  4, None),
            SceneryKind::LowWall =>   (2,  2, None),
            SceneryKind::Car =>       (2, 16, Some((20, 9))),
            SceneryKind::Van =>       (2, 16, Some((23, 10))),
            SceneryKind::Bus =>       (2, 16, Some((40, 12))),
            SceneryKind::Wreck =>     (2, 16, Some((20, 9))),
            SceneryKind::Boat =>      (2, 16, Some((24, 9))),
            SceneryKind::Tent =>      (2, 16, Some((14, 11))),
            SceneryKind::Tree =>      (2, 14, None),
            SceneryKind::Bush =>      (2,  6, None),
            SceneryKind::Lamp =>      (2,  2, None),
            SceneryKind::Bench =>     (2,  4, Some((8, 3))),
            SceneryKind::Bin =>       (2,  4, None),
            SceneryKind::Crates =>    (2, 16, Some((9, 9))),
            SceneryKind::Pump =>      (2,  6, Some((7, 4))),
            SceneryKind::Silo =>      (2, 16, None),
            SceneryKind::Grave =>     (2,  4, None),
        }
    }

    /// What is lower is drawn first where maps overlap: the ground, ways over it, then what stands there.
    pub const fn layer(self) -> u8 {
        self.look().0
    }

    const fn thickness(self) -> i32 {
        self.look().1
    }

    const fn size(self) -> Option<(i32, i32)> {
        self.look().2
    }
}

pub(super) fn made(files: &[SceneryFile], faults: &mut Vec<TablesFault>) -> Vec<Scenery> {
    let mut made = Vec::new();
    for (i, file) in files.iter().enumerate() {
        match shape(file, &format!("/scenery/{i}")) {
            Ok(shape) => made.push(Scenery { kind: file.kind, name: file.name.clone(), shape }),
            Err(fault) => faults.push(fault),
        }
    }
    made
}

fn shape(file: &SceneryFile, path: &str) -> Result<Shape, TablesFault> {
    let point = |spot: &MapSpot, within: &str| place(spot, &format!("{path}/{within}"));
    let points = |spots: &[MapSpot], within: &str| {
        let all = spots.iter().enumerate().map(|(i, it)| point(it, &format!("{within}/{i}")));
        all.collect::<Result<Vec<Point>, TablesFault>>()
    };
    let thickness = file.thickness.unwrap_or(file.kind.thickness());
    if !(1..=200).contains(&thickness) {
        let found = thickness.to_string();
        return Err(TablesFault::new(format!("{path}/thickness"), found, "millimetres from 1 to 200"));
    }
    match (&file.line, &file.area, &file.at) {
        (Some(line), None, None) if 2 <= line.len() => {
            Ok(Shape::Wall { line: points(line, "line")?, thickness })
        }
        (None, Some(area), None) if 3 <= area.len() => {
            Ok(Shape::Polygon(Polygon::new(points(area, "area")?)))
        }
        (None, Some(area), None) if area.len() == 2 => {
            let corners = points(area, "area")?;
            let [a, b] = [corners[0], corners[1]];
            let (x, y) = (a.x.min(b.x), a.y.min(b.y));
            Ok(Shape::Polygon(Polygon::rectangle(x, y, (a.x - b.x).abs(), (a.y - b.y).abs())))
        }
        (None, None, Some(at)) => Ok(put_down(file, point(at, "at")?, thickness)),
        _ => Err(TablesFault::new(
            path,
            "none or several of `line`, `area` and `at`, or too few places",
            "a `line` of 2 places or more, an `area` of 2 corners (of a box) or more, or one place `at`",
        )),
    }
}

fn put_down(file: &SceneryFile, at: Point, thickness: i32) -> Shape {
    match file.kind.size() {
        Some((length, width)) => Shape::Polygon(Polygon::facing(at, i32::from(file.turned), length, width)),
        None => Shape::Circle(Circle::new(at, thickness)),
    }
}

/// A place of the map; things may hang over its edge by as much as half a hex.
fn place(spot: &MapSpot, path: &str) -> Result<Point, TablesFault> {
    let size = GRID.size_mm();
    match *spot {
        MapSpot::Hex(hex) if GRID.contains(hex) => Ok(centre(hex)),
        MapSpot::Hex(hex) => Err(TablesFault::new(path, hex.to_string(), "a hex from 0101 to 1612")),
        MapSpot::Millimetres([x, y])
            if (-15..=size.x + 15).contains(&x) && (-15..=size.y + 15).contains(&y) =>
        {
            Ok(Point::new(x, y))
        }
        MapSpot::Millimetres([x, y]) => {
            let expected = format!("a place of the map, from [0, 0] to [{}, {}]", size.x, size.y);
            Err(TablesFault::new(path, format!("[{x}, {y}]"), expected))
        }
    }
}
