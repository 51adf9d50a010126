//! What stands on a scenario's table (7.2): terrain, buildings, ways up, vehicles.
use std::collections::BTreeMap;

use ground::open::{Climb, ClimbKind, Ground, Opening, Piece, PieceId, Polygon, Room, Segment, Shape, Table};
use kernel::Point;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    outline::Outline,
    scenario::{Fault, Ruler},
};
use crate::battle::board::{
    OpeningKind, OpeningState, PieceKind, RoomKind, RoomState, Stock, Vehicle, VehicleKind,
};

/// A piece of terrain: exactly one of `line`, `box`, `area` and `at` says where it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TerrainFile {
    pub kind: PieceKind,
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
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub openings: Vec<OpeningFile>,
}

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

/// A ladder or stairs between two levels.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClimbFile {
    pub name: String,
    pub kind: Steps,
    pub foot: [i32; 2],
    /// The piece on whose top it begins; the table if none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub foot_on: Option<String>,
    pub head: [i32; 2],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub head_on: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Steps {
    Ladder,
    Stairs,
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

pub(crate) fn is_default<T: Default + PartialEq>(it: &T) -> bool {
    *it == T::default()
}

pub(super) const fn yes() -> bool {
    true
}

const fn wall_thickness() -> i32 {
    6
}

/// What a kind of terrain is like (rulings on line of sight and cover).
#[derive(Clone, Copy, Debug)]
pub struct Properties {
    pub height_mm: i32,
    pub blocks_sight: bool,
    pub blocks_move: bool,
    pub solid: bool,
    pub crossing: Option<u8>,
}

impl PieceKind {
    #[rustfmt::skip]
    pub const fn properties(self) -> Properties {
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

impl TerrainFile {
    fn outline(&self) -> Outline<'_> {
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

/// The table in the making, and where in the file each thing on it comes from.
#[derive(Clone, Debug)]
pub struct Layout {
    ruler: Ruler,
    pub table: Table,
    pub pieces: Vec<PieceKind>,
    pub openings: Vec<OpeningKind>,
    pub opening_states: Vec<OpeningState>,
    pub rooms: Vec<RoomKind>,
    pub room_states: Vec<RoomState>,
    paths: BTreeMap<String, String>,
}

impl Layout {
    pub fn new(ruler: Ruler, width: i32, height: i32) -> Self {
        Layout {
            ruler,
            table: Table { width, height, ..Table::default() },
            pieces: Vec::new(),
            openings: Vec::new(),
            opening_states: Vec::new(),
            rooms: Vec::new(),
            room_states: Vec::new(),
            paths: BTreeMap::new(),
        }
    }

    /// The ground; what the geometry finds wrong is told at the thing it is wrong with.
    pub fn ground(&self) -> Result<Ground, Fault> {
        Ground::new(self.table.clone()).map_err(|faults| match faults.first() {
            Some(fault) => {
                let path = self.paths.get(&fault.what).cloned().unwrap_or_default();
                Fault::new(path, format!("`{}`: {}", fault.what, fault.wrong), "a table that can be built")
            }
            None => Fault::new("", "a table that cannot be built", "another one"),
        })
    }

    pub fn level(&self, path: &str, name: Option<&String>) -> Result<Option<PieceId>, Fault> {
        let Some(name) = name else { return Ok(None) };
        let at = self.table.pieces.iter().position(|it| it.name == *name && it.roof_mm.is_some());
        match at {
            Some(at) => Ok(Some(PieceId(at as u32))),
            None => Err(Fault::new(path, format!("`{name}`"), "the name of an earlier piece with a roof")),
        }
    }

    pub fn add_terrain(&mut self, path: &str, file: &TerrainFile) -> Result<(), Fault> {
        let shape = file.outline().shape(self.ruler, path)?;
        let stands_on = self.level(&format!("{path}/on"), file.on.as_ref())?;
        let wall = self.add_piece(path, file.name.as_ref(), file.kind, shape, file.roof, stands_on);
        for (i, opening) in file.openings.iter().enumerate() {
            self.add_opening(&format!("{path}/openings/{i}"), &[wall], opening)?;
        }
        Ok(())
    }

    fn add_piece(
        &mut self,
        path: &str,
        name: Option<&String>,
        kind: PieceKind,
        shape: Shape,
        roof: bool,
        stands_on: Option<PieceId>,
    ) -> PieceId {
        let id = self.table.pieces.len();
        let made_up = || format!("{} {}", crate::view::words(&kind), id + 1);
        let name = name.cloned().unwrap_or_else(made_up);
        let is = kind.properties();
        self.paths.insert(name.clone(), path.to_owned());
        self.table.pieces.push(Piece {
            name,
            shape,
            height_mm: is.height_mm,
            blocks_sight: is.blocks_sight,
            blocks_move: is.blocks_move,
            solid: is.solid,
            crossing: is.crossing,
            roof_mm: roof.then_some(is.height_mm),
            stands_on,
        });
        self.pieces.push(kind);
        PieceId(id as u32)
    }

    fn add_opening(&mut self, path: &str, walls: &[PieceId], file: &OpeningFile) -> Result<(), Fault> {
        let from = self.ruler.point(&format!("{path}/from"), file.from)?;
        let to = self.ruler.point(&format!("{path}/to"), file.to)?;
        let Some(&wall) = walls.iter().find(|&&it| self.holds(it, from, to)) else {
            let found = format!("an opening from {:?} to {:?} that is in no wall", file.from, file.to);
            return Err(Fault::new(path, found, "both ends in one straight stretch of a wall"));
        };
        let id = self.table.openings.len();
        let made_up = || format!("{} {}", crate::view::words(&file.kind), id + 1);
        let name = file.name.clone().unwrap_or_else(made_up);
        let state =
            OpeningState { open: file.open, broken: file.broken, attacked_turns: file.attacked_turns };
        self.paths.insert(name.clone(), path.to_owned());
        self.table.openings.push(Opening { name, wall, from, to, passage: file.kind.passage(state) });
        self.openings.push(file.kind);
        self.opening_states.push(state);
        Ok(())
    }

    fn holds(&self, wall: PieceId, from: Point, to: Point) -> bool {
        let Shape::Wall { line, .. } = &self.table.pieces[wall.0 as usize].shape else { return false };
        line.windows(2).any(|pair| {
            let stretch = Segment::new(pair[0], pair[1]);
            stretch.contains(from) && stretch.contains(to)
        })
    }

    pub fn add_building(&mut self, path: &str, file: &BuildingFile) -> Result<(), Fault> {
        let ruler = self.ruler;
        let thickness = ruler.length(&format!("{path}/thickness"), file.thickness)?;
        let [x, y, width, height] = ruler.rectangle(&format!("{path}/box"), file.rectangle)?;
        let mut line = Polygon::rectangle(x, y, width, height).corners;
        line.push(line[0]);
        let outer = Shape::Wall { line, thickness };
        let mut walls = vec![self.add_piece(path, Some(&file.name), PieceKind::Building, outer, false, None)];
        for (i, line) in file.inner_walls.iter().enumerate() {
            let path = format!("{path}/inner_walls/{i}");
            let shape = Shape::Wall { line: ruler.points(&path, line)?, thickness };
            let name = format!("{} inner wall {}", file.name, i + 1);
            walls.push(self.add_piece(&path, Some(&name), PieceKind::Wall, shape, false, None));
        }
        for (i, opening) in file.openings.iter().enumerate() {
            self.add_opening(&format!("{path}/openings/{i}"), &walls, opening)?;
        }
        self.add_rooms(path, file)
    }

    fn add_rooms(&mut self, path: &str, file: &BuildingFile) -> Result<(), Fault> {
        let building = self.rooms.iter().map(|it| it.building + 1).max().unwrap_or(0);
        let whole = [RoomFile {
            name: file.name.clone(),
            rectangle: file.rectangle,
            stock: Stock::Ordinary,
            searchable: true,
            explored: false,
            searched: false,
            rolled: false,
        }];
        let (rooms, given) =
            if file.rooms.is_empty() { (&whole[..], false) } else { (&file.rooms[..], true) };
        for (i, room) in rooms.iter().enumerate() {
            let path = if given { format!("{path}/rooms/{i}") } else { path.to_owned() };
            if self.table.rooms.iter().any(|it| it.name == room.name) {
                let found = format!("a second room `{}`", room.name);
                return Err(Fault::new(format!("{path}/name"), found, "a name of its own for each room"));
            }
            let [x, y, width, height] = self.ruler.rectangle(&format!("{path}/box"), room.rectangle)?;
            let area = Polygon::rectangle(x, y, width, height);
            self.paths.entry(room.name.clone()).or_insert(path);
            self.table.rooms.push(Room { name: room.name.clone(), area, confined: true });
            self.rooms.push(RoomKind { stock: room.stock, building, searchable: room.searchable });
            let RoomFile { explored, searched, rolled, .. } = *room;
            self.room_states.push(RoomState { explored, searched, rolled });
        }
        Ok(())
    }

    pub fn add_climb(&mut self, path: &str, file: &ClimbFile) -> Result<(), Fault> {
        let climb = Climb {
            name: file.name.clone(),
            kind: match file.kind {
                Steps::Ladder => ClimbKind::Ladder,
                Steps::Stairs => ClimbKind::Stairs,
            },
            foot: self.ruler.point(&format!("{path}/foot"), file.foot)?,
            foot_on: self.level(&format!("{path}/foot_on"), file.foot_on.as_ref())?,
            head: self.ruler.point(&format!("{path}/head"), file.head)?,
            head_on: self.level(&format!("{path}/head_on"), file.head_on.as_ref())?,
        };
        self.paths.insert(file.name.clone(), path.to_owned());
        self.table.climbs.push(climb);
        Ok(())
    }

    /// A vehicle, which must stand free of everything that is in the way and of the vehicles before it.
    pub fn vehicle(&self, path: &str, file: &VehicleFile, others: &[Vehicle]) -> Result<Vehicle, Fault> {
        if !file.speed_cm.is_multiple_of(5) || 40 < file.speed_cm {
            let found = format!("{} cm a turn", file.speed_cm);
            return Err(Fault::new(format!("{path}/speed_cm"), found, "0 to 40 in steps of 5"));
        }
        let vehicle = Vehicle {
            name: file.name.clone(),
            kind: file.kind,
            at: self.ruler.point(&format!("{path}/at"), file.at)?,
            facing: self.ruler.degrees(&format!("{path}/facing"), file.facing)?,
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
        };
        let outline = outline(&vehicle);
        if outline.corners.iter().any(|&it| !self.table.contains(it)) {
            return Err(Fault::new(
                format!("{path}/at"),
                "a vehicle partly off the table",
                "it wholly on it",
            ));
        }
        let in_way = self.table.pieces.iter().filter(|it| it.blocks_move && it.stands_on.is_none());
        let hit = in_way.filter(|it| meets(&outline, &it.shape)).map(|it| &it.name);
        let bumped = others.iter().filter(|it| meets(&outline, &Shape::Polygon(self::outline(it))));
        match hit.chain(bumped.map(|it| &it.name)).next() {
            Some(name) => {
                let found = format!("`{}` on `{name}`", file.name);
                Err(Fault::new(format!("{path}/at"), found, "a place that is free"))
            }
            None => Ok(vehicle),
        }
    }
}

fn outline(vehicle: &Vehicle) -> Polygon {
    let (length, width, _) = vehicle.kind.size_mm();
    Polygon::facing(vehicle.at, i32::from(vehicle.facing), length, width)
}

/// Whether an outline and a shape touch anywhere.
pub fn meets(outline: &Polygon, shape: &Shape) -> bool {
    match shape {
        Shape::Polygon(other) => {
            other.edges().any(|it| outline.meets(it)) || outline.edges().any(|it| other.meets(it))
        }
        Shape::Wall { line, .. } => line.windows(2).any(|it| outline.meets(Segment::new(it[0], it[1]))),
        Shape::Circle(circle) => outline.touches_circle(*circle),
    }
}
