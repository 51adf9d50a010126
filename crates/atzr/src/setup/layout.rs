//! Maps laid together (2.1): the board that an Encounter is played on.
mod lay;
mod parts;
mod recipe;
mod road;

use std::{
    fmt,
    sync::{Arc, OnceLock},
};

use ground::hex::{Edge, Floor, Grid, Hex, Sights};
use kernel::{rule::hit, written::few};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use self::road::Roads;
pub use self::{
    parts::BoardPart,
    recipe::{MapChoice, MapLayout, PlacedMap},
    road::{Road, Walker},
};
use super::map::{Growth, Map, Roof, Scenery};
use crate::printed::{Area, LootRow, TablesFault, Terrain};

/// The ground of an Encounter. It never changes; copies of it are the same board, and a saved game has only how it was laid.
#[derive(Clone)]
pub struct Board(Arc<Ground>);

struct Ground {
    layout: MapLayout,
    grid: Grid,
    maps: Vec<Arc<Map>>,
    terrain: Vec<Terrain>,
    growth: Vec<Option<Growth>>,
    building_at: Vec<Option<BuildingId>>,
    triangles: Vec<Option<LootRow>>,
    entrances: Vec<Entrance>,
    entrance_at: Vec<Option<u16>>,
    buildings: Vec<Building>,
    scenery: Vec<Scenery>,
    sights: Sights,
    area: Area,
    roads: Roads,
    /// Through which sides people and zombies go, as far as that never changes.
    floors: [OnceLock<Floor>; 2],
}

/// A building of the board, counted over all its maps.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(transparent)]
pub struct BuildingId(pub u8);

/// A hex through which one comes into a building: a triangle hex, or a building of one hex, which has the dash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entrance {
    pub hex: Hex,
    pub row: LootRow,
    pub building: BuildingId,
}

/// A building where it stands on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Building {
    pub id: BuildingId,
    pub name: String,
    pub roof: Roof,
    /// Which of the maps it is on.
    pub map: u8,
    pub hexes: Vec<Hex>,
    /// The hexes through which one gets in and out; none for a building of one hex.
    pub triangles: Vec<(Hex, LootRow)>,
}

impl Building {
    pub fn is_one_hex(&self) -> bool {
        self.hexes.len() == 1
    }

    /// Steps from its nearest hex.
    pub fn distance(&self, hex: Hex) -> u8 {
        self.hexes.iter().map(|it| it.distance(hex)).min().unwrap_or(u8::MAX)
    }
}

impl Board {
    /// The board that a layout gives, or what is wrong with the layout.
    pub fn new(layout: MapLayout) -> Result<Board, Vec<TablesFault>> {
        hit(rule!("atzr.components.maps"));
        hit(rule!("atzr.ruling.table-maps"));
        lay::lay(layout)
    }

    pub fn layout(&self) -> &MapLayout {
        &self.0.layout
    }

    pub fn grid(&self) -> Grid {
        self.0.grid
    }

    pub fn maps(&self) -> &[Arc<Map>] {
        &self.0.maps
    }

    /// What the ground lets be seen: nobody sees across rough or building hexes.
    pub fn sights(&self) -> &Sights {
        &self.0.sights
    }

    /// What it takes to get to a hex from every other, for who pays so much for clear, rough and building hexes.
    pub fn road(&self, walker: Walker, to: Hex, costs: [u8; 3], work_out: impl Fn() -> Vec<u16>) -> Road {
        self.0.roads.to(walker, self.0.grid.index(to), costs, work_out)
    }

    /// The ground for whoever goes there: which steps walls allow, doors aside, and which price each hex has of those for clear, rough
    /// and building hexes.
    pub fn floor(&self, walker: Walker) -> &Floor {
        let [humans, zombies] = &self.0.floors;
        let kind = |hex| self.terrain(hex) as u8;
        let (grid, board) = (self.0.grid, self);
        match walker {
            Walker::Human => humans.get_or_init(|| Floor::new(grid, kind, |from, to| !board.bars(from, to))),
            Walker::Zombie => {
                zombies.get_or_init(|| Floor::new(grid, kind, |from, to| board.lets_out(from, to)))
            }
        }
    }

    /// Whether walls keep people from stepping from one hex to the next: they come into a building and out of it by its entrances.
    #[inline]
    pub fn bars(&self, from: Hex, to: Hex) -> bool {
        let inside = |hex: Hex| self.building_at(hex);
        let shut = |hex: Hex| inside(hex).is_some() && self.entrance(hex).is_none();
        inside(from) != inside(to) && (shut(from) || shut(to))
    }

    /// Whether walls let zombies step from one hex to the next that have seen nobody take a door: about in one building, out through
    /// any entrance (13.6.1).
    #[inline]
    pub fn lets_out(&self, from: Hex, to: Hex) -> bool {
        match (self.building_at(from), self.building_at(to)) {
            (None, None) => true,
            (Some(_), None) => self.entrance(from).is_some(),
            (inside, other) => inside == other,
        }
    }

    #[inline]
    pub fn terrain(&self, hex: Hex) -> Terrain {
        self.0.terrain[self.0.grid.index(hex)]
    }

    /// What makes a hex rough; for drawing alone.
    pub fn growth(&self, hex: Hex) -> Option<Growth> {
        self.0.growth[self.0.grid.index(hex)]
    }

    #[inline]
    pub fn building_at(&self, hex: Hex) -> Option<BuildingId> {
        self.0.building_at[self.0.grid.index(hex)]
    }

    pub fn building(&self, id: BuildingId) -> &Building {
        &self.0.buildings[usize::from(id.0)]
    }

    pub fn buildings(&self) -> &[Building] {
        &self.0.buildings
    }

    /// The colour of the triangle that is printed in a hex.
    #[inline]
    pub fn triangle(&self, hex: Hex) -> Option<LootRow> {
        self.0.triangles[self.0.grid.index(hex)]
    }

    /// Every hex through which one comes into a building, in a fixed order.
    pub fn entrances(&self) -> &[Entrance] {
        &self.0.entrances
    }

    /// The place of a hex among the entrances.
    #[inline]
    pub fn entrance(&self, hex: Hex) -> Option<usize> {
        self.0.entrance_at[self.0.grid.index(hex)].map(usize::from)
    }

    /// The same for the n-th hex of the grid.
    #[inline]
    pub fn entrance_nth(&self, index: usize) -> Option<usize> {
        self.0.entrance_at[index].map(usize::from)
    }

    /// What is only looked at, in millimetres of the board.
    pub fn scenery(&self) -> &[Scenery] {
        &self.0.scenery
    }

    /// What the layout stands for, by the number of its buildings.
    pub fn area(&self) -> Area {
        self.0.area
    }

    /// Which of the maps a hex is on.
    pub fn map_of(&self, hex: Hex) -> u8 {
        self.0.layout.map_of(hex)
    }

    /// The hexes of an edge through which one comes onto the board: there are no buildings among them.
    pub fn entries(&self, edge: Edge) -> impl Iterator<Item = Hex> {
        self.0.grid.edge(edge)
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.layout == other.0.layout
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Board").field(&self.0.layout).finish()
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        self.0.layout.serialize(s)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let layout = MapLayout::deserialize(d)?;
        lay::lay(layout).map_err(|faults| D::Error::custom(few(&faults)))
    }
}
