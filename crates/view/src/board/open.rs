//! An open table: places are measured from its edges.
use std::borrow::Cow;

use kernel::Point;
use schemars::JsonSchema;
use serde::Serialize;

use super::{Board, Edges, near};
use crate::{Length, Terrain};

/// A table with whatever stands on it, in millimetres.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct OpenTable {
    pub width: i32,
    pub height: i32,
    pub terrain: Vec<Terrain>,
    /// Roads, pavements, lamps: what no rule knows of.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub scenery: Vec<Terrain>,
}

impl Board for OpenTable {
    fn size(&self) -> (i32, i32) {
        (self.width, self.height)
    }

    fn word(&self) -> &'static str {
        "table"
    }

    fn grain(&self) -> i32 {
        100
    }

    fn has_cells(&self) -> bool {
        false
    }

    fn cells(&self) -> Vec<(Point, String)> {
        Vec::new()
    }

    fn terrain(&self) -> Cow<'_, [Terrain]> {
        Cow::Borrowed(&self.terrain)
    }

    fn scale(&self, character: i32, length: Length) -> String {
        let tenths = character * 10 / length.one();
        format!("one character: {}.{} {}", tenths / 10, tenths % 10, length.short())
    }

    fn edges(&self) -> Edges {
        Edges::default()
    }

    fn places(&self, length: Length) -> String {
        format!("in {} from the west and from the north", length.short())
    }

    fn place(&self, at: Point, length: Length) -> String {
        format!("at {} {}", length.number(at.x.into()), length.number(at.y.into()))
    }

    fn whereabouts(&self, at: Point) -> Option<String> {
        near::on_table(at, &self.terrain, &self.scenery)
    }
}
