//! What stands on a scenario's table (7.2): terrain, buildings, vehicles. How a table is laid out is `stage`'s; what a thing is
//! like is the book's.
use ground::open::Passage;
use kernel::written::{Fault, is_default};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use stage::{Building, Properties};

use crate::battle::board::{
    OpeningKind, OpeningState, PieceKind, RoomKind, RoomState, Stock, Vehicle, VehicleKind,
};

pub type TerrainFile = stage::TerrainFile<PieceKind, OpeningFile>;
pub type Layout = stage::TableLayout<PieceKind, OpeningFile, RoomFile>;

/// A building that can be entered: four walls, inner walls, openings and rooms.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BuildingFile {
    pub name: String,
    /// The left upper corner, then width and height: the middle of the walls.
    #[serde(rename = "box")]
    pub rectangle: [i32; 4],
    /// How thick the walls are.
    #[serde(default = "wall_thickness")]
    pub thickness: i32,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub inner_walls: Vec<Vec<[i32; 2]>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub openings: Vec<OpeningFile>,
    /// One room for the whole building if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rooms: Vec<RoomFile>,
}

/// A stretch of a wall that can let through.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpeningFile {
    pub kind: OpeningKind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    pub from: [i32; 2],
    pub to: [i32; 2],
    #[serde(default, skip_serializing_if = "is_default")]
    pub open: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub broken: bool,
    /// Turns in a row in which at least two zombies have attacked it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub attacked_turns: u16,
}

/// A room of a building.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RoomFile {
    pub name: String,
    #[serde(rename = "box")]
    pub rectangle: [i32; 4],
    /// What it is rich in.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stock: Stock,
    #[serde(default = "yes")]
    pub searchable: bool,
    /// A human has been in it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub explored: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub searched: bool,
    /// Entry method C was rolled here.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rolled: bool,
}

/// A vehicle; it can be driven only where the rules say so.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VehicleFile {
    pub name: String,
    pub kind: VehicleKind,
    /// Its middle.
    pub at: [i32; 2],
    /// Degrees, clockwise from north.
    #[serde(default)]
    pub facing: i16,
    /// Centimetres a turn, in steps of 5.
    #[serde(default, skip_serializing_if = "is_default")]
    pub speed_cm: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub running: bool,
    /// The keys are in it, or it was hotwired before.
    #[serde(default, skip_serializing_if = "is_default")]
    pub has_keys: bool,
    /// Who carries its keys.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keys_of: Option<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub new_battery: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub out_of_gas: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub wrecked: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub searched: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub driven_this_turn: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub broken_open: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub attacked_turns: u16,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub driver: Option<String>,
}

pub(super) const fn yes() -> bool {
    true
}

const fn wall_thickness() -> i32 {
    6
}

// Rulings on line of sight and cover.
impl stage::PieceKind for PieceKind {
    const BUILDING: Self = PieceKind::Building;
    const WALL: Self = PieceKind::Wall;

    #[rustfmt::skip]
    fn properties(self) -> Properties {
        //                            height sight  move   solid  crossing
        match self {
            PieceKind::Building  => of(80,   true,  true,  true,  None),
            PieceKind::Wall      => of(60,   true,  true,  true,  None),
            PieceKind::LowWall   => of(15,   false, false, true,  Some(1)),
            PieceKind::Fence     => of(20,   false, false, false, Some(1)),
            PieceKind::Hedge     => of(20,   false, false, false, Some(1)),
            PieceKind::Bush      => of(20,   false, false, false, Some(1)),
            PieceKind::Tree      => of(100,  false, true,  true,  None),
            PieceKind::Furniture => of(15,   false, false, false, Some(1)),
            PieceKind::Sandbags  => of(20,   false, false, true,  Some(1)),
            PieceKind::Barricade => of(20,   false, false, true,  Some(1)),
            PieceKind::Wreck     => of(30,   true,  true,  true,  None),
            PieceKind::Crates    => of(25,   false, true,  true,  None),
            PieceKind::Rock      => of(20,   false, true,  true,  None),
        }
    }

    fn word(self) -> String {
        crate::view::words(&self)
    }
}

const fn of(
    height_mm: i32,
    blocks_sight: bool,
    blocks_move: bool,
    solid: bool,
    crossing: Option<u8>,
) -> Properties {
    Properties { height_mm, blocks_sight, blocks_move, solid, crossing }
}

impl stage::WallOpening for OpeningFile {
    fn stretch(&self) -> [[i32; 2]; 2] {
        [self.from, self.to]
    }

    fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    fn word(&self) -> String {
        crate::view::words(&self.kind)
    }

    fn passage(&self) -> Passage {
        self.kind.passage(self.state())
    }
}

impl OpeningFile {
    pub(super) const fn state(&self) -> OpeningState {
        OpeningState { open: self.open, broken: self.broken, attacked_turns: self.attacked_turns }
    }
}

impl stage::RoomFile for RoomFile {
    fn name(&self) -> &str {
        &self.name
    }

    fn rectangle(&self) -> [i32; 4] {
        self.rectangle
    }

    fn whole(building: &str, rectangle: [i32; 4]) -> Self {
        RoomFile::ordinary(building.to_owned(), rectangle)
    }
}

impl RoomFile {
    /// A room that nobody has been in, with nothing special in it.
    pub(super) fn ordinary(name: String, rectangle: [i32; 4]) -> Self {
        RoomFile {
            name,
            rectangle,
            stock: Stock::Ordinary,
            searchable: true,
            explored: false,
            searched: false,
            rolled: false,
        }
    }

    pub(super) const fn kind(&self, building: u16) -> RoomKind {
        RoomKind { stock: self.stock, building, searchable: self.searchable }
    }

    pub(super) const fn state(&self) -> RoomState {
        RoomState { explored: self.explored, searched: self.searched, rolled: self.rolled }
    }
}

impl BuildingFile {
    pub(super) fn building(&self) -> Building<'_, OpeningFile, RoomFile> {
        Building {
            name: &self.name,
            rectangle: self.rectangle,
            thickness: self.thickness,
            inner_walls: &self.inner_walls,
            openings: &self.openings,
            rooms: &self.rooms,
        }
    }
}

/// A vehicle, which must stand free of everything that is in the way and of the vehicles before it.
pub(super) fn vehicle(
    layout: &Layout,
    path: &str,
    file: &VehicleFile,
    others: &[Vehicle],
) -> Result<Vehicle, Fault> {
    if !file.speed_cm.is_multiple_of(5) || 40 < file.speed_cm {
        let found = format!("{} cm a turn", file.speed_cm);
        return Err(Fault::new(format!("{path}/speed_cm"), found, "0 to 40 in steps of 5"));
    }
    let parked = others.iter().map(|it| (it.name.as_str(), it.outline()));
    let place = (file.at, file.facing);
    let parked = layout.park(path, &file.name, file.kind.hull(), place, parked)?;
    Ok(Vehicle {
        name: file.name.clone(),
        kind: file.kind,
        at: parked.at,
        facing: file.facing,
        speed_cm: file.speed_cm,
        running: file.running,
        has_keys: file.has_keys,
        keys_of: None,
        new_battery: file.new_battery,
        out_of_gas: file.out_of_gas,
        wrecked: file.wrecked,
        searched: file.searched,
        driven_this_turn: file.driven_this_turn,
        broken_open: file.broken_open,
        attacked_turns: file.attacked_turns,
        driver: None,
    })
}
