//! The board (7.2): terrain and what changes on it, who is where. Distances, contact and sight follow as on any
//! [table](Tabletop).
use ground::open::{Body, Circle, Ground, Passage, Passages, Piece, PieceId, Polygon, RoomId, measure};
use kernel::Point;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use stage::{Hull, Openable, Parked, Scenery, Tabletop};

use super::{
    Battle,
    figure::{Ammo, CarriedWeapon, FigureId, Posture},
    victory::Goal,
};
use crate::table::search::Item;

/// What a scenario fixes for the whole game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableScene {
    pub title: String,
    pub ground: Ground,
    /// What each piece of the ground is, for those who draw it.
    pub pieces: Vec<PieceKind>,
    pub openings: Vec<OpeningKind>,
    pub rooms: Vec<RoomKind>,
    #[serde(default)]
    pub scenery: Vec<Scenery>,
    pub entry: EntryMethods,
    pub goal: Goal,
    /// The turn after which the game is over.
    pub last_turn: Option<u16>,
    /// What is still open before the first turn.
    #[serde(default)]
    pub start: Start,
}

/// What the dice and the players settle before the first turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    /// Weapons whose ammunition is rolled: whose, and which of his weapons.
    pub clips: Vec<(u16, u8)>,
    /// Humans whom the scenario gives no place.
    pub unplaced: Vec<u16>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PieceKind {
    Building,
    Wall,
    LowWall,
    Fence,
    Hedge,
    Bush,
    Tree,
    Furniture,
    Sandbags,
    Barricade,
    Wreck,
    Crates,
    Rock,
}

/// A hole in a wall (15.1.3.3): doors, windows and barricades are broken alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OpeningKind {
    Door,
    LockedDoor,
    Hatch,
    Window,
    BoardedWindow,
    Barricade,
    /// Always open.
    Gap,
}

impl OpeningKind {
    /// What it lets through in this state (ruling on line of sight).
    pub const fn passage(self, state: OpeningState) -> Passage {
        let through = state.open || state.broken;
        match (self, through) {
            (OpeningKind::Gap, _) => Passage::OPEN,
            (OpeningKind::Door | OpeningKind::LockedDoor | OpeningKind::Hatch, true) => Passage::OPEN,
            (OpeningKind::Door | OpeningKind::LockedDoor | OpeningKind::Hatch, false) => Passage::CLOSED,
            (OpeningKind::Window | OpeningKind::BoardedWindow, true) => Passage::SILL,
            (OpeningKind::Window, false) => Passage::PANE,
            (OpeningKind::BoardedWindow, false) => Passage::CLOSED,
            (OpeningKind::Barricade, true) => Passage::OPEN,
            (OpeningKind::Barricade, false) => Passage::PANE,
        }
    }
}

impl Openable for OpeningKind {
    type State = OpeningState;

    fn passage(&self, state: &OpeningState) -> Passage {
        OpeningKind::passage(*self, *state)
    }
}

/// A room that can be entered and searched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomKind {
    pub stock: Stock,
    /// Rooms of one building share this.
    pub building: u16,
    pub searchable: bool,
}

/// What a place is rich in (16.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stock {
    #[default]
    Ordinary,
    Weapons,
    Medical,
}

/// The entry methods in use (15.1.3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct EntryMethods {
    /// Placed at random before the first turn: how many.
    #[schemars(title = "Before the first turn")]
    pub a: Option<u16>,
    /// Two dice each turn.
    #[schemars(title = "Each turn")]
    pub b: bool,
    /// In rooms that humans enter.
    #[schemars(title = "In rooms")]
    pub c: bool,
    /// At each shot.
    #[schemars(title = "When shots are fired")]
    pub d: bool,
    /// At grenades, chainsaws and sustained fire.
    #[schemars(title = "At loud noises")]
    pub e: bool,
}

impl Default for EntryMethods {
    fn default() -> Self {
        EntryMethods { a: None, b: true, c: false, d: false, e: false }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct OpeningState {
    pub open: bool,
    pub broken: bool,
    /// Turns in a row in which at least two zombies have attacked it.
    pub attacked_turns: u16,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct RoomState {
    /// A human has been in it.
    pub explored: bool,
    pub searched: bool,
    /// Entry method C was rolled here, so a search has no zombie roll.
    pub rolled: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum VehicleKind {
    Car,
    Truck,
    Bus,
}

impl VehicleKind {
    /// For figures of 25 to 28 mm.
    pub const fn hull(self) -> Hull {
        let (length, width, height) = match self {
            VehicleKind::Car => (90, 40, 30),
            VehicleKind::Truck => (140, 50, 60),
            VehicleKind::Bus => (200, 50, 60),
        };
        Hull { length, width, height }
    }
}

/// A vehicle (16.3): scenery, unless the scenario lets it be driven.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Vehicle {
    pub name: String,
    pub kind: VehicleKind,
    /// Its middle.
    pub at: Point,
    pub facing: i16,
    /// Centimetres a turn.
    pub speed_cm: u8,
    pub running: bool,
    pub has_keys: bool,
    /// Somebody on the table carries its keys.
    pub keys_of: Option<u8>,
    pub new_battery: bool,
    pub out_of_gas: bool,
    pub wrecked: bool,
    pub searched: bool,
    pub driven_this_turn: bool,
    pub broken_open: bool,
    pub attacked_turns: u16,
    pub driver: Option<u16>,
}

impl Vehicle {
    pub fn parked(&self) -> Parked {
        Parked { hull: self.kind.hull(), at: self.at, facing: i32::from(self.facing) }
    }

    /// Its outline where it stands.
    pub fn outline(&self) -> Polygon {
        self.parked().outline()
    }

    pub fn body(&self) -> Body {
        self.parked().body(&self.name)
    }
}

/// Something that lies on the table and can be picked up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Lying {
    pub at: Point,
    pub what: LooseThing,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LooseThing {
    Weapon(CarriedWeapon),
    Ammo(Ammo),
    Item(Item),
    /// A radio that was left behind and is on.
    RunningRadio,
}

/// A sound that zombies hear at any distance (15.1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Noise {
    pub at: Point,
    pub turn: u16,
    /// Who made it, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<u16>,
}

/// What stands between a firer and his target (11.2.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CoverBetween {
    pub soft: bool,
    pub solid: bool,
}

/// How high a figure is: what is as high can hide one's width.
pub(super) const FIGURE_MM: i32 = 28;

impl Battle {
    /// What these figures are called, for people who draw one of them.
    pub(crate) fn called(&self, these: impl IntoIterator<Item = FigureId>) -> Vec<String> {
        let name = |it: FigureId| crate::view::called(self, it.token()).unwrap_or_default();
        these.into_iter().map(name).collect()
    }

    /// What has changed on the ground since it was laid out.
    pub fn state(&self) -> Passages<'_> {
        Passages { openings: &self.passages, extra: &self.bodies }
    }

    pub fn base(&self, who: FigureId) -> Circle {
        match who {
            FigureId::Human(it) => self.humans[usize::from(it)].base(),
            FigureId::Zombie(it) => self.zombies[it as usize].base(),
        }
    }

    pub fn at(&self, who: FigureId) -> Point {
        self.base(who).at
    }

    pub fn level(&self, who: FigureId) -> Option<PieceId> {
        match who {
            FigureId::Human(it) => self.humans[usize::from(it)].level,
            FigureId::Zombie(it) => self.zombies[it as usize].level,
        }
    }

    /// Lying, whether by his own will or not.
    pub fn is_fallen(&self, who: FigureId) -> bool {
        match who {
            FigureId::Human(it) => self.humans[usize::from(it)].posture == Posture::Fallen,
            FigureId::Zombie(it) => self.zombies[it as usize].fallen,
        }
    }

    pub fn is_standing(&self, who: FigureId) -> bool {
        match who {
            FigureId::Human(it) => self.humans[usize::from(it)].stands(),
            FigureId::Zombie(it) => self.zombies[it as usize].stands(),
        }
    }

    /// Millimetres between the edges of two bases, flat on the table.
    pub fn gap(&self, a: FigureId, b: FigureId) -> i32 {
        Tabletop::gap(self, a, b)
    }

    /// Base-to-base contact; who sits in a vehicle is in contact with the zombies that touch it once it is broken open.
    pub fn in_contact(&self, a: FigureId, b: FigureId) -> bool {
        Tabletop::in_contact(self, a, b)
    }

    /// Whether a straight line from the middle of `a` to any point of `b`'s base is free (ruling on line of sight).
    pub fn sees(&self, a: FigureId, b: FigureId) -> bool {
        Tabletop::sees(self, a, b)
    }

    /// Whether the straight line from the middle of `who` to a point is free.
    pub fn sees_point(&self, who: FigureId, point: Point) -> bool {
        Tabletop::sees_point(self, who, point)
    }

    /// The room a point lies in.
    pub fn room_at(&self, point: Point) -> Option<RoomId> {
        self.scene.ground.room_at(point)
    }

    /// Whether a zombie touches a vehicle that is broken open and has not moved this turn.
    pub fn reaches_into(&self, who: FigureId, vehicle: u8) -> bool {
        let state = self.vehicles.get(usize::from(vehicle));
        who.is_zombie()
            && state.is_some_and(|it| it.broken_open && !it.driven_this_turn)
            && self.level(who).is_none()
            && self.bodies.get(usize::from(vehicle)).is_some_and(|it| it.gap(self.base(who)) <= 1)
    }

    /// The living humans on the table, by id.
    pub fn humans(&self) -> impl Iterator<Item = (u16, &super::Human)> {
        self.humans.iter().enumerate().filter(|it| it.1.is_alive()).map(|(id, it)| (id as u16, it))
    }

    /// The zombies on the table, standing or fallen, by id.
    pub fn zombies(&self) -> impl Iterator<Item = (u32, &super::Zombie)> {
        self.zombies.iter().enumerate().filter(|it| !it.1.out).map(|(id, it)| (id as u32, it))
    }

    /// Every figure on the table, humans first.
    pub fn figures(&self) -> impl Iterator<Item = FigureId> {
        let humans = self.humans().filter(|it| it.1.is_on_table()).map(|it| FigureId::Human(it.0));
        humans.chain(self.zombies().map(|it| FigureId::Zombie(it.0)))
    }

    /// The standing zombies in contact with a human: they hold him in close combat.
    pub fn opponents(&self, human: u16) -> impl Iterator<Item = u32> {
        let figure = &self.humans[usize::from(human)];
        let (alive, level, base, vehicle) = (figure.is_alive(), figure.level, figure.base(), figure.vehicle);
        let touches = move |id: u32, zombie: &super::Zombie| match vehicle {
            None => zombie.level == level && measure::contact(base, zombie.base()),
            Some(vehicle) => self.reaches_into(FigureId::Zombie(id), vehicle),
        };
        let near = move |it: &(u32, &super::Zombie)| alive && it.1.stands() && touches(it.0, it.1);
        self.zombies().filter(near).map(|it| it.0)
    }

    /// A human in base-to-base contact with a standing enemy.
    pub fn in_close_combat(&self, human: u16) -> bool {
        self.opponents(human).next().is_some()
    }
}

impl Tabletop for Battle {
    type Figure = FigureId;

    fn ground(&self) -> &Ground {
        &self.scene.ground
    }

    fn state(&self) -> Passages<'_> {
        Battle::state(self)
    }

    fn figures(&self) -> impl Iterator<Item = FigureId> {
        Battle::figures(self)
    }

    fn base(&self, who: FigureId) -> Circle {
        Battle::base(self, who)
    }

    fn level(&self, who: FigureId) -> Option<PieceId> {
        Battle::level(self, who)
    }

    fn vehicle(&self, who: FigureId) -> Option<usize> {
        match who {
            FigureId::Human(it) => self.humans[usize::from(it)].vehicle.map(usize::from),
            FigureId::Zombie(_) => None,
        }
    }

    fn is_standing(&self, who: FigureId) -> bool {
        Battle::is_standing(self, who)
    }

    fn reaches_into(&self, who: FigureId, vehicle: usize) -> bool {
        Battle::reaches_into(self, who, vehicle as u8)
    }
}

pub fn blocks_sight(piece: &Piece) -> bool {
    piece.blocks_sight
}

/// Terrain at least as high as a figure.
pub fn hides_width(piece: &Piece) -> bool {
    piece.blocks_sight || FIGURE_MM <= piece.height_mm
}
