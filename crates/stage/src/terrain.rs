//! What stands on a table, as a file has it, and what a book says of it.
use std::fmt::Debug;

use ground::open::Passage;
use kernel::written::is_default;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::outline::Outline;

/// A book's kinds of terrain.
pub trait PieceKind: Copy + Debug {
    /// The outer walls of a building, and the walls within it.
    const BUILDING: Self;
    const WALL: Self;

    /// What it hides, stops and costs to cross.
    fn properties(self) -> Properties;

    /// What one of it is called that has no name.
    fn word(self) -> String;
}

/// What a kind of terrain is like.
#[derive(Clone, Copy, Debug)]
pub struct Properties {
    pub height_mm: i32,
    pub blocks_sight: bool,
    pub blocks_move: bool,
    pub solid: bool,
    pub crossing: Option<u8>,
}

/// A stretch of a wall that can let through, as a book's files have it.
pub trait WallOpening: Clone + Debug {
    /// From one end to the other.
    fn stretch(&self) -> [[i32; 2]; 2];

    fn name(&self) -> Option<&str>;

    /// What one of it is called that has no name.
    fn word(&self) -> String;

    /// What it lets through as the file has it.
    fn passage(&self) -> Passage;
}

/// A piece of terrain: exactly one of `line`, `box`, `area` and `at` says where it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "TerrainFile")]
pub struct TerrainFile<P, O> {
    pub kind: P,
    /// Made up if it has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// From place to place, as walls and hedges go.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<Vec<[i32; 2]>>,
    /// How thick a line is, or how wide a round thing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thickness: Option<i32>,
    /// The left upper corner, then width and height.
    #[serde(default, rename = "box", skip_serializing_if = "Option::is_none")]
    pub rectangle: Option<[i32; 4]>,
    /// Degrees by which a box is turned clockwise about its middle.
    #[serde(default, skip_serializing_if = "is_default")]
    pub turned: i16,
    /// The corners of anything else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub area: Option<Vec<[i32; 2]>>,
    /// The middle of a round thing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<[i32; 2]>,
    /// Figures can stand on top of it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub roof: bool,
    /// The piece on whose top it stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<String>,
    /// Gates and gaps in a line.
    #[serde(default = "Vec::<O>::new", skip_serializing_if = "Vec::is_empty")]
    pub openings: Vec<O>,
}

/// Where something is, in the unit of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Footprint {
    /// Its middle, and how wide it is.
    Round {
        at: [i32; 2],
        across: i32,
    },
    Line {
        from: [i32; 2],
        to: [i32; 2],
        thickness: i32,
    },
    /// The left upper corner, then width and height.
    Box([i32; 4]),
}

impl<P, O> TerrainFile<P, O> {
    pub fn new(name: String, kind: P, spot: Footprint) -> Self {
        let (mut line, mut thickness, mut rectangle, mut middle) = (None, None, None, None);
        match spot {
            Footprint::Round { at, across } => (middle, thickness) = (Some(at), Some(across)),
            Footprint::Line { from, to, thickness: thick } => {
                (line, thickness) = (Some(vec![from, to]), Some(thick));
            }
            Footprint::Box(sides) => rectangle = Some(sides),
        }
        TerrainFile {
            kind,
            name: Some(name),
            line,
            thickness,
            rectangle,
            turned: 0,
            area: None,
            at: middle,
            roof: false,
            on: None,
            openings: Vec::new(),
        }
    }

    pub(crate) fn outline(&self) -> Outline<'_> {
        Outline {
            line: self.line.as_deref(),
            thickness: self.thickness,
            rectangle: self.rectangle,
            turned: self.turned,
            area: self.area.as_deref(),
            at: self.at,
        }
    }
}
