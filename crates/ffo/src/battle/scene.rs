//! What an Encounter fixes from its beginning to its end: the ground and the kinds of things on it (p. 34 to 37).
use ground::open::{Ground, Passage, PieceId, Polygon};
use kernel::Point;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use stage::{Openable, Properties, Scenery, opening::passage_for};

use super::{goal::Goal, side::SideId};
use crate::table::{area::Area, weapon::INCH_MM};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scene {
    pub title: String,
    pub area: Area,
    pub ground: Ground,
    /// What each piece of the ground is, for those who draw it.
    pub pieces: Vec<PieceKind>,
    pub openings: Vec<OpeningKind>,
    pub rooms: Vec<RoomKind>,
    pub buildings: Vec<BuildingKind>,
    pub regions: Vec<Region>,
    #[serde(default)]
    pub scenery: Vec<Scenery>,
    /// Lamps: whoever is near one is seen from afar.
    pub lights: Vec<Point>,
    /// Of the campaign.
    pub day: u16,
    /// The side whose die is compared with that of the dead for doubles.
    pub nominated: SideId,
    /// What each side is after.
    pub goals: Vec<(SideId, Goal)>,
    /// The turn after which the Encounter is over, if the scenario sets one: the book does not.
    pub last_turn: Option<u16>,
    /// Zombies are rolled for as the Encounter begins.
    pub zombies_at_start: bool,
}

/// What stands on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PieceKind {
    Building,
    Wall,
    LowWall,
    Fence,
    Hedge,
    Tree,
    Rock,
    Wreck,
    Crates,
    Furniture,
    /// An upper floor of a building.
    Floor,
}

impl stage::PieceKind for PieceKind {
    const BUILDING: Self = PieceKind::Building;
    const WALL: Self = PieceKind::Wall;

    #[rustfmt::skip]
    fn properties(self) -> Properties {
        //                            height sight  move   solid
        match self {
            PieceKind::Building  => of(80,   true,  true,  true),
            PieceKind::Wall      => of(60,   true,  true,  true),
            PieceKind::LowWall   => of(15,   false, false, true),
            PieceKind::Fence     => of(20,   false, false, false),
            PieceKind::Hedge     => of(20,   false, false, false),
            PieceKind::Tree      => of(100,  false, true,  true),
            PieceKind::Rock      => of(20,   false, true,  true),
            PieceKind::Wreck     => of(30,   true,  true,  true),
            PieceKind::Crates    => of(25,   false, true,  true),
            PieceKind::Furniture => of(15,   false, false, false),
            PieceKind::Floor     => of(75,   false, false, false),
        }
    }

    fn word(self) -> String {
        view::words::spelled(&self)
    }
}

const fn of(height_mm: i32, blocks_sight: bool, blocks_move: bool, solid: bool) -> Properties {
    Properties { height_mm, blocks_sight, blocks_move, solid, crossing: None }
}

/// A stretch of a wall that can let through.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpeningKind {
    pub what: OpeningType,
    /// The floor it leads to, from 0 for the ground.
    pub floor: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OpeningType {
    Door,
    Window,
    /// As large as a door.
    ShopWindow,
    /// Always open.
    Gap,
}

impl OpeningType {
    /// The Defensive Value of one that nobody has worked on.
    pub const fn dv(self) -> u8 {
        match self {
            OpeningType::Door => 1,
            OpeningType::Window | OpeningType::ShopWindow | OpeningType::Gap => 0,
        }
    }
}

/// How a door or window is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct OpeningState {
    pub open: bool,
    pub broken: bool,
    pub locked: bool,
    /// Defensive Value.
    pub dv: u8,
    /// Brought to 0 from outside: it cannot be barricaded again.
    pub beaten: bool,
    /// From this turn on it can be entered, where a barricade was in the way.
    pub since: u16,
    /// How many have worked on it in this activation.
    pub worked: u8,
}

impl OpeningState {
    pub fn new(what: OpeningType) -> OpeningState {
        OpeningState { dv: what.dv(), ..OpeningState::default() }
    }

    /// Whether boards or a lock keep everybody out.
    pub const fn is_barred(self, what: OpeningType) -> bool {
        !self.beaten && (self.locked || what.dv() < self.dv)
    }
}

const fn inches(n: u8) -> u8 {
    n * INCH_MM as u8
}

impl Openable for OpeningKind {
    type State = OpeningState;

    /// For people on the ground, who open what they go through and pay for it.
    fn passage(&self, state: &OpeningState) -> Passage {
        if self.floor != 0 {
            return Passage::CLOSED;
        }
        match self.what {
            OpeningType::Gap => Passage::OPEN,
            OpeningType::Door | OpeningType::Window | OpeningType::ShopWindow
                if state.is_barred(self.what) =>
            {
                Passage::CLOSED
            }
            OpeningType::Door if state.open || state.broken || state.beaten => Passage::OPEN,
            OpeningType::Door => passage_for(false, inches(2)),
            OpeningType::Window | OpeningType::ShopWindow if state.broken => passage_for(true, inches(6)),
            OpeningType::Window | OpeningType::ShopWindow if state.open => passage_for(true, inches(2)),
            OpeningType::Window | OpeningType::ShopWindow => passage_for(true, inches(4)),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomKind {
    /// The building it is in, by its place.
    pub building: u16,
}

/// A building that can be entered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BuildingKind {
    pub name: String,
    /// Defensive Value of its walls.
    pub dv: u8,
    pub area: Polygon,
    /// What one stands on: the ground first, then each upper floor.
    pub floors: SmallVec<[Option<PieceId>; 2]>,
    /// Its outer walls.
    pub walls: PieceId,
}

/// What has become of a building.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct BuildingState {
    /// Floors that humans have been on, a bit each.
    pub entered: u8,
    pub burns: Vec<Burning>,
    /// Turns that its alarm still sounds.
    pub alarm: u8,
}

/// A stretch of outer wall that burns, measured along the wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Burning {
    pub from_mm: i32,
    pub to_mm: i32,
    /// It catches fire when activation is next rolled.
    pub smoulders: bool,
}

/// Ground of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Region {
    pub kind: RegionKind,
    pub area: Polygon,
    /// The crest of a hill, from place to place.
    pub crest: Vec<Point>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RegionKind {
    Woods,
    Road,
    Hill,
    /// Slows everybody to 2 inches.
    SteepMountain,
    ImpassableMountain,
    Water,
}
