//! What stands on a scenario's table: terrain, buildings, woods and hills, vehicles. How a table is laid out is `stage`'s; what a thing
//! is like is the book's.
use ground::open::{Passage, Polygon, Shape};
use kernel::written::{Fault, is_default};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use stage::{Building, Openable, Outline, Ruler};

use super::scenario::yes;
use crate::battle::{
    Vehicle,
    place::{Trailer, VehicleFate},
    scene::{OpeningKind, OpeningState, OpeningType, PieceKind, Region, RegionKind},
    vehicle::VehicleKind,
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
    /// Defensive Value: 0 for a tent, 1 for a light structure, 2 for a heavy one.
    #[serde(default = "heavy")]
    pub dv: u8,
    /// How many there are, the ground floor with them; an upper one is called `NAME, floor 2` and so on.
    #[serde(default = "one")]
    pub floors: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub inner_walls: Vec<Vec<[i32; 2]>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub openings: Vec<OpeningFile>,
    /// One room for the whole building if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rooms: Vec<RoomFile>,
    /// Its ground floor has been entered by humans.
    #[serde(default, skip_serializing_if = "is_default")]
    pub entered: bool,
    /// Turns that its alarm sounds.
    #[serde(default, skip_serializing_if = "is_default")]
    pub alarm: u8,
}

/// A stretch of a wall that can let through.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpeningFile {
    pub kind: OpeningType,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    pub from: [i32; 2],
    pub to: [i32; 2],
    /// The floor that it leads to, from 0 for the ground.
    #[serde(default, skip_serializing_if = "is_default")]
    pub floor: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub open: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub broken: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub locked: bool,
    /// Defensive Value; left out, that of one which nobody has worked on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dv: Option<u8>,
}

/// A room of a building.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RoomFile {
    pub name: String,
    #[serde(rename = "box")]
    pub rectangle: [i32; 4],
}

/// Ground of one kind: either `box` or `area` says where it lies.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RegionFile {
    pub kind: RegionKind,
    /// The left upper corner, then width and height.
    #[serde(default, rename = "box", skip_serializing_if = "Option::is_none")]
    pub rectangle: Option<[i32; 4]>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub area: Option<Vec<[i32; 2]>>,
    /// The crest of a hill, from place to place.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub crest: Vec<[i32; 2]>,
}

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
    /// A Big Rig pulls its trailer.
    #[serde(default, skip_serializing_if = "is_default")]
    pub trailer: bool,
    /// The side that comes with it; left out, it was found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
    /// Who carries its keys.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keys_of: Option<String>,
    /// How far its latest move went.
    #[serde(default, skip_serializing_if = "is_default")]
    pub speed: u16,
    #[serde(default, skip_serializing_if = "is_default")]
    pub running: bool,
    /// Left out, it is rolled for when somebody wants to know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fuel: Option<bool>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub fate: VehicleFate,
    /// Turns that its alarm sounds.
    #[serde(default, skip_serializing_if = "is_default")]
    pub alarm: u8,
}

const fn wall_thickness() -> i32 {
    2
}

const fn heavy() -> u8 {
    2
}

const fn one() -> u8 {
    1
}

impl OpeningFile {
    const fn kind(&self) -> OpeningKind {
        OpeningKind { what: self.kind, floor: self.floor }
    }

    pub(super) fn made(&self) -> (OpeningKind, OpeningState) {
        let dv = self.dv.unwrap_or(self.kind.dv());
        let Self { open, broken, locked, .. } = *self;
        (self.kind(), OpeningState { open, broken, locked, dv, ..OpeningState::default() })
    }
}

impl stage::WallOpening for OpeningFile {
    fn stretch(&self) -> [[i32; 2]; 2] {
        [self.from, self.to]
    }

    fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    fn word(&self) -> String {
        view::words::spelled(&self.kind)
    }

    fn passage(&self) -> Passage {
        let (kind, state) = self.made();
        kind.passage(&state)
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
        RoomFile { name: building.to_owned(), rectangle }
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

    /// An upper floor as a piece that one stands on, from 1.
    pub(super) fn floor(&self, floor: u8) -> TerrainFile {
        let spot = stage::Footprint::Box(self.rectangle);
        let name = format!("{}, floor {}", self.name, floor + 1);
        TerrainFile { roof: yes(), ..TerrainFile::new(name, PieceKind::Floor, spot) }
    }
}

/// Ground of one kind, in millimetres.
pub(super) fn region(ruler: Ruler, path: &str, file: &RegionFile) -> Result<Region, Fault> {
    let (rectangle, area) = (file.rectangle, file.area.as_deref());
    let outline = Outline { line: None, thickness: None, rectangle, turned: 0, area, at: None };
    let crest = ruler.points(&format!("{path}/crest"), &file.crest)?;
    if !crest.is_empty() && file.kind != RegionKind::Hill {
        return Err(Fault::new(format!("{path}/crest"), "a crest", "one for a hill alone"));
    }
    match outline.shape(ruler, path)? {
        Shape::Polygon(area) if 3 <= area.corners.len() => Ok(Region { kind: file.kind, area, crest }),
        Shape::Polygon(_) | Shape::Wall { .. } | Shape::Circle(_) => {
            Err(Fault::new(path, "no area", "a `box`, or an `area` of three corners or more"))
        }
    }
}

/// A vehicle, which must stand free of everything that is in the way and of the vehicles before it.
pub(super) fn vehicle(
    layout: &Layout,
    ruler: Ruler,
    path: &str,
    file: &VehicleFile,
    others: &[Vehicle],
) -> Result<Vehicle, Fault> {
    let outlines = || others.iter().map(|it| (it.name.as_str(), it.outline()));
    let place = (file.at, file.facing);
    let parked = layout.park(path, &file.name, file.kind.hull(), place, outlines())?;
    if file.trailer && file.kind != VehicleKind::BigRig {
        return Err(Fault::new(format!("{path}/trailer"), "a trailer", "one behind a Big Rig alone"));
    }
    let speed_mm = match file.speed {
        0 => 0,
        tenths => ruler.length(&format!("{path}/speed"), tenths.into())?,
    };
    let mut made = Vehicle::new(file.name.clone(), file.kind, parked.at, file.facing);
    if file.trailer {
        let rig = stage::Rig::straight(parked, VehicleKind::TRAILER);
        let trailer: Polygon = rig.trailer.outline();
        layout.parks(path, &file.name, &trailer, outlines())?;
        made.trailer = Some(Trailer { at: rig.trailer.at, facing: file.facing });
    }
    (made.speed_mm, made.active_mm) = (speed_mm, speed_mm);
    (made.running, made.fuel, made.fate, made.alarm) = (file.running, file.fuel, file.fate, file.alarm);
    Ok(made)
}
