//! A printed map of hexes: what a table shows of it, in the table's words.
use ground::hex::Hex;
use kernel::Point;
use schemars::JsonSchema;
use serde::Serialize;

use crate::Terrain;

/// One or several map sheets laid together. Millimetres, the upper left corner is at 0, 0.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct Hexes {
    pub width: i32,
    pub height: i32,
    /// Every hex, row by row.
    pub cells: Vec<Cell>,
    pub houses: Vec<House>,
    /// Roads, fences, cars: what is only looked at, from the ground up.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub scenery: Vec<Terrain>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub entrances: Vec<Entrance>,
    pub sheets: Vec<Sheet>,
    /// What light there is: day, evening, night.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub light: String,
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
    /// Clear, rough, building, or whatever else the table calls it.
    pub kind: String,
    /// Woods, crops, rubble; noise, a feast: what else can be seen there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<String>,
}

/// A building over one or several hexes.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct House {
    pub name: String,
    /// What it is covered with: tiles, slate, wood, tin, flat.
    pub roof: String,
    pub hexes: Vec<Hex>,
    /// Somebody has been in it: the roof comes off.
    pub seen: bool,
}

/// A hex through which one comes into a building.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Entrance {
    pub hex: Hex,
    /// The colour of its triangle; none for a door without one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<String>,
    /// The highest die that opens it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u8>,
    /// Open, barricaded, searched.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<String>,
}

/// A sheet of the map and where its upper left hex lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Sheet {
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
    /// A hex of this kind and look.
    Hex {
        kind: String,
        mark: String,
    },
    Entrance {
        colour: String,
        number: u8,
    },
    /// A counter of this side.
    Counter {
        side: String,
        number: String,
        star: bool,
    },
    /// The six sides with their numbers.
    Sides,
}
