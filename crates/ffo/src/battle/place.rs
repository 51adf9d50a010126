//! What is on the table besides people: zombies, vehicles, noises, feasts, what lies about, and who fights whom.
use ground::open::{Body, Circle, PieceId, Polygon};
use kernel::{Point, Token};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use stage::Parked;

use super::{
    person::{Arm, BASE_MM, FigureId, PersonId},
    side::SideId,
    vehicle::VehicleKind,
};
use crate::table::melee::Guard;

/// A zombie by its place in the battle; ids never change and are never used again.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct ZombieId(pub u16);

#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct VehicleId(pub u8);

/// One of the dead who walk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Zombie {
    pub at: Point,
    pub facing: i16,
    pub level: Option<PieceId>,
    pub prone: bool,
    /// The turn in which it came onto the table.
    pub placed: u16,
    /// Where it last saw a human.
    pub last_seen: Option<Point>,
    /// The floor that the human was on.
    pub seen_on: Option<PieceId>,
    /// The noise it is after.
    pub heard: Option<Point>,
    /// The feast it is at.
    pub feasts: Option<u8>,
    /// The vehicle it hangs on to.
    pub clings: Option<VehicleId>,
    /// The human it was.
    pub was: Option<PersonId>,
    /// Destroyed, or off the table.
    pub out: bool,
}

impl Zombie {
    pub const fn new(at: Point, placed: u16) -> Zombie {
        Zombie {
            at,
            facing: 0,
            level: None,
            prone: false,
            placed,
            last_seen: None,
            seen_on: None,
            heard: None,
            feasts: None,
            clings: None,
            was: None,
            out: false,
        }
    }

    pub const fn base(&self) -> Circle {
        Circle::new(self.at, BASE_MM)
    }

    pub const fn stands(&self) -> bool {
        !self.out && !self.prone
    }
}

/// Something loud, which draws zombies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Noise {
    pub at: Point,
    /// Dice of it.
    pub shots: u16,
    /// The activation of the dead in which it is news.
    pub heard_in: u32,
    pub by: Option<Token>,
    /// The floor that it comes from.
    pub level: Option<PieceId>,
}

/// A body that zombies eat at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Feast {
    pub body: PersonId,
    /// Turns until it is over; not rolled yet if none.
    pub left: Option<u8>,
}

/// Two who are locked in melee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bout {
    pub one: FigureId,
    pub other: FigureId,
    /// Rounds that came out Evenly Matched, as long as that result stands.
    pub even: u8,
    /// They have fought a round.
    #[serde(default)]
    pub fought: bool,
    /// How `other` meets `one`.
    pub guard: Guard,
}

impl Bout {
    /// Whom somebody of it fights.
    pub fn foe(&self, who: FigureId) -> Option<FigureId> {
        match who {
            it if it == self.one => Some(self.other),
            it if it == self.other => Some(self.one),
            _ => None,
        }
    }
}

/// A weapon that lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lying {
    pub at: Point,
    pub level: Option<PieceId>,
    pub what: Arm,
}

/// Somebody who went down since their friends last tested for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fallen {
    pub who: PersonId,
    /// Who brought them down.
    #[serde(default)]
    pub by: Option<Token>,
    /// The friends who saw it as it happened.
    pub seen_by: SmallVec<[Witness; 4]>,
    /// By the fire of a Charge into Melee Test.
    pub in_charge_test: bool,
}

/// Somebody who saw a friend go down, and from how far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Witness {
    pub who: PersonId,
    pub distance_mm: i32,
}

/// A group as it was when the turn began (p. 11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Group {
    pub side: SideId,
    pub leader: PersonId,
    /// The Leader first.
    pub members: SmallVec<[PersonId; 6]>,
    /// What the die is held against.
    pub rep: i32,
}

impl Group {
    /// The same people under one of them.
    pub fn led_by(self, leader: PersonId, rep: i32) -> Group {
        let mut members = self.members;
        members.sort_by_key(|it| (*it != leader, *it));
        Group { leader, members, rep, ..self }
    }
}

/// A vehicle (p. 39).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vehicle {
    pub name: String,
    pub kind: VehicleKind,
    /// Its middle.
    pub at: Point,
    pub facing: i16,
    pub trailer: Option<Trailer>,
    /// The side that began the Encounter with it or came in it; one that was found belongs to nobody.
    pub of: Option<SideId>,
    /// How far its latest move was, and its latest active one, which counts down from 0 if it reversed.
    pub speed_mm: i32,
    pub active_mm: i32,
    /// How far it has come in the move that is under way, or that was its latest.
    #[serde(default)]
    pub gone_mm: i32,
    /// It has made these moves in this turn.
    pub moved_active: bool,
    pub moved_inactive: bool,
    pub driver: Option<PersonId>,
    pub keys_of: Option<PersonId>,
    pub running: bool,
    /// Started in this phase: it moves at half its speed.
    pub just_started: bool,
    /// A failed Challenge has stopped it.
    #[serde(default)]
    pub stalled: bool,
    /// The turn in which somebody last tried to start it.
    #[serde(default)]
    pub tried_in: u16,
    /// Whether there is Fuel in it, once that is known.
    pub fuel: Option<bool>,
    pub fate: VehicleFate,
    /// Turns that its alarm still sounds.
    pub alarm: u8,
    /// Those who can never hotwire it.
    pub tried: SmallVec<[PersonId; 2]>,
    /// The turn in which it was last rolled for as noise.
    pub noisy: u16,
    pub searched: bool,
}

/// Where a trailer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trailer {
    pub at: Point,
    pub facing: i16,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum VehicleFate {
    #[default]
    Sound,
    Wreck,
    Exploded,
    /// Driven off the table.
    Gone,
}

impl Vehicle {
    /// One that stands there and was found.
    pub fn new(name: impl Into<String>, kind: VehicleKind, at: Point, facing: i16) -> Vehicle {
        Vehicle {
            name: name.into(),
            kind,
            at,
            facing,
            trailer: None,
            of: None,
            speed_mm: 0,
            active_mm: 0,
            gone_mm: 0,
            moved_active: false,
            moved_inactive: false,
            driver: None,
            keys_of: None,
            running: false,
            just_started: false,
            stalled: false,
            tried_in: 0,
            fuel: None,
            fate: VehicleFate::default(),
            alarm: 0,
            tried: SmallVec::new(),
            noisy: 0,
            searched: false,
        }
    }

    pub fn parked(&self) -> Parked {
        Parked { hull: self.kind.hull(), at: self.at, facing: self.facing.into() }
    }

    /// Its outline where it stands.
    pub fn outline(&self) -> Polygon {
        self.parked().outline()
    }

    pub fn body(&self) -> Body {
        self.parked().body(&self.name)
    }

    /// The body of what it pulls.
    pub fn trailer_body(&self) -> Option<Body> {
        let Trailer { at, facing } = self.trailer?;
        let name = format!("{} trailer", self.name);
        Some(Parked { hull: VehicleKind::TRAILER, at, facing: facing.into() }.body(&name))
    }
}
