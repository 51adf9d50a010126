//! What lies opposite to what, what is largest, what is farthest.
use std::cmp::Reverse;

use ground::hex::{Edge, Hex};
use kernel::rule::hit;

use super::{Board, Building, BuildingId};
use crate::printed::Terrain;

/// A part of the board on which something is hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BoardPart {
    /// One of several maps.
    Map(u8),
    /// Of a single map the half at this edge.
    Half(Edge),
}

impl Board {
    /// What lies opposite to the edge by which somebody came in at a hex (20.0): the farthest map that way, or on the side if there
    /// is none; of a single map the other half.
    pub fn opposite(&self, edge: Edge, entered: Hex) -> BoardPart {
        hit(rule!("atzr.raid.target-map"));
        let layout = self.layout();
        if layout.maps.len() == 1 {
            hit(rule!("atzr.ruling.raid-buildings"));
            return BoardPart::Half(edge.opposite());
        }
        let (across, down) = (layout.across, layout.down() as u8);
        let (east, south) = layout.place(self.map_of(entered));
        let far = |at: u8, of: u8| if 2 * at < of { of - 1 } else { 0 };
        let (mut to_east, mut to_south) = match edge {
            Edge::West => (across - 1, south),
            Edge::East => (0, south),
            Edge::North => (east, down - 1),
            Edge::South => (east, 0),
        };
        if (to_east, to_south) == (east, south) {
            match edge {
                Edge::West | Edge::East => to_south = far(south, down),
                Edge::North | Edge::South => to_east = far(east, across),
            }
        }
        BoardPart::Map(across * to_south + to_east)
    }

    pub fn is_in(&self, part: BoardPart, hex: Hex) -> bool {
        let grid = self.grid();
        match part {
            BoardPart::Map(map) => self.map_of(hex) == map,
            BoardPart::Half(Edge::North) => 2 * hex.row < grid.rows,
            BoardPart::Half(Edge::South) => grid.rows <= 2 * hex.row,
            BoardPart::Half(Edge::West) => 2 * hex.col < grid.columns,
            BoardPart::Half(Edge::East) => grid.columns <= 2 * hex.col,
        }
    }

    /// The buildings of a part: those with at least half of their hexes in it.
    pub fn buildings_in(&self, part: BoardPart) -> impl Iterator<Item = &Building> {
        self.buildings().iter().filter(move |it| {
            let within = it.hexes.iter().filter(|&&hex| self.is_in(part, hex)).count();
            it.hexes.len() <= 2 * within
        })
    }

    /// The building with the most hexes (22.0); of several the first.
    pub fn largest(&self) -> Option<BuildingId> {
        self.buildings().iter().min_by_key(|it| Reverse(it.hexes.len())).map(|it| it.id)
    }

    /// The hex at an edge of the board that is farthest from a building (22.0): of several a clear one, then the first.
    pub fn farthest_hex(&self, from: BuildingId) -> Option<Hex> {
        let grid = self.grid();
        let edge = grid.hexes().filter(|&it| grid.is_edge(it) && self.terrain(it) != Terrain::Building);
        let building = self.building(from);
        edge.min_by_key(|&it| (Reverse(building.distance(it)), self.terrain(it) != Terrain::Clear))
    }

    /// The edge of the board whose nearest hex is farthest from a building (23.0); of several the first.
    pub fn farthest_edge(&self, from: BuildingId) -> Edge {
        let building = self.building(from);
        let distance = |edge: Edge| self.grid().edge(edge).map(|it| building.distance(it)).min();
        let farther = |a: Edge, b: Edge| if distance(a) < distance(b) { b } else { a };
        Edge::ALL.into_iter().fold(Edge::North, farther)
    }

    /// The hexes outside a building that touch it, in the order of the grid.
    pub fn around(&self, building: BuildingId) -> impl Iterator<Item = Hex> {
        let building = self.building(building);
        self.grid().hexes().filter(move |&it| building.distance(it) == 1)
    }
}
