//! A printed map of hexes: what a table shows of it, in the table's words.
use ground::hex::Hex;
use kernel::Point;
use schemars::JsonSchema;
use serde::Serialize;

use crate::{Allegiance, DamageMark, Terrain};

/// One or several map sheets laid together. Millimetres, the upper left corner is at 0, 0.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct Hexes {
    pub width: i32,
    pub height: i32,
    /// Every hex, row by row.
    pub cells: Vec<Cell>,
    pub houses: Vec<HexHouse>,
    /// Roads, fences, cars: what is only looked at, from the ground up.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub scenery: Vec<Terrain>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub entrances: Vec<Entrance>,
    pub sheets: Vec<MapSheet>,
    pub light: Light,
    /// What is printed beside the map.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub key: Vec<Key>,
}

/// A hex of the map.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Cell {
    pub name: Hex,
    /// Its centre.
    pub at: Point,
    pub kind: CellKind,
    /// What makes it rough, where that can be seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub growth: Option<Growth>,
    /// What lies there besides counters of people and the dead.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub traces: Vec<Trace>,
}

/// What light there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Light {
    #[default]
    Day,
    Evening,
    Night,
}

/// What a whole hex counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CellKind {
    Clear,
    Rough,
    Building,
}

/// What makes a hex rough.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Growth {
    Woods,
    Crops,
    Scrub,
    Rubble,
}

/// Something in a hex that is no counter of its own, in the book's words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Trace {
    pub kind: TraceKind,
    pub word: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TraceKind {
    Noise,
    Feast,
    Item,
    GasTank,
}

/// A building over one or several hexes.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct HexHouse {
    pub name: String,
    /// What it is to the players, in a word or two.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
    pub roof: Roof,
    pub hexes: Vec<Hex>,
    /// Somebody has been in it: the roof comes off.
    pub seen: bool,
}

impl HexHouse {
    /// What is printed on it.
    pub fn label(&self) -> String {
        match self.note.as_str() {
            "" => self.name.clone(),
            note => format!("{} ({note})", self.name),
        }
    }
}

/// What a building is covered with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Roof {
    Tiles,
    Slate,
    Wood,
    Tin,
    Flat,
}

/// A hex through which one comes into a building.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Entrance {
    pub hex: Hex,
    /// The colour of its triangle; none for a door without one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
    /// The highest die that opens it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u8>,
    /// What has become of it: open, barricaded, searched.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<DamageMark>,
}

/// The colour of an entrance's triangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    Green,
    Yellow,
    Red,
}

impl Colour {
    pub const fn word(self) -> &'static str {
        match self {
            Colour::Green => "green",
            Colour::Yellow => "yellow",
            Colour::Red => "red",
        }
    }
}

/// A sheet of the map and where its upper left hex lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct MapSheet {
    pub name: String,
    /// What a reader should know of it: suburbs, turned round.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
    pub from: Hex,
    pub columns: u8,
    pub rows: u8,
}

/// A headed part of what is printed beside a map.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Key {
    pub title: String,
    pub rows: Vec<KeyRow>,
}

/// A line of it, with what it explains.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct KeyRow {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sign: Option<Sign>,
    pub text: String,
}

/// What is drawn beside a line of the key.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Sign {
    /// A hex of this kind.
    Hex {
        kind: CellKind,
    },
    Entrance {
        colour: Colour,
        number: u8,
    },
    /// A counter of this side.
    Counter {
        side: Allegiance,
        number: String,
        star: bool,
    },
    /// The six sides with their numbers.
    Sides,
}
