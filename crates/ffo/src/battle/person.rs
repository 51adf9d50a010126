//! People (p. 4): who somebody is, what they carry, and what state they are in.
use ground::open::{Circle, OpeningId, PieceId};
use kernel::{Point, Pronoun, Seat, Token};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    place::{VehicleId, ZombieId},
    side::SideId,
};
use crate::table::{
    age::Age,
    attribute::Attribute,
    challenge,
    class::Class,
    status::Status,
    weapon::{MeleeWeapon, Weapon},
};

/// Every base is an inch across, so two that touch are an inch apart from point to point.
pub const BASE_MM: i32 = 25;

/// A human by their place in the battle; ids never change and are never used again.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct PersonId(pub u16);

/// Anybody with a base on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FigureId {
    Person(PersonId),
    Zombie(ZombieId),
}

/// Whatever a token may mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Who {
    Figure(FigureId),
    Vehicle(VehicleId),
}

/// Zombies' tokens begin here and vehicles' there, so that no two meet.
const FIRST_ZOMBIE: u32 = 1 << 16;
const FIRST_VEHICLE: u32 = 1 << 24;

impl Who {
    pub const fn from_token(token: Token) -> Self {
        match token.0 {
            it if it < FIRST_ZOMBIE => Who::Figure(FigureId::Person(PersonId(it as u16))),
            it if it < FIRST_VEHICLE => Who::Figure(FigureId::Zombie(ZombieId((it - FIRST_ZOMBIE) as u16))),
            it => Who::Vehicle(VehicleId((it - FIRST_VEHICLE) as u8)),
        }
    }

    pub const fn token(self) -> Token {
        match self {
            Who::Figure(it) => it.token(),
            Who::Vehicle(it) => it.token(),
        }
    }
}

impl FigureId {
    pub const fn token(self) -> Token {
        match self {
            FigureId::Person(it) => Token(it.0 as u32),
            FigureId::Zombie(it) => Token(FIRST_ZOMBIE + it.0 as u32),
        }
    }

    pub const fn person(self) -> Option<PersonId> {
        match self {
            FigureId::Person(it) => Some(it),
            FigureId::Zombie(_) => None,
        }
    }

    pub const fn is_zombie(self) -> bool {
        matches!(self, FigureId::Zombie(_))
    }
}

impl From<PersonId> for FigureId {
    fn from(it: PersonId) -> Self {
        FigureId::Person(it)
    }
}

impl From<ZombieId> for FigureId {
    fn from(it: ZombieId) -> Self {
        FigureId::Zombie(it)
    }
}

impl PersonId {
    pub const fn token(self) -> Token {
        FigureId::Person(self).token()
    }
}

impl ZombieId {
    pub const fn token(self) -> Token {
        FigureId::Zombie(self).token()
    }
}

impl VehicleId {
    pub const fn token(self) -> Token {
        Token(FIRST_VEHICLE + self.0 as u32)
    }
}

/// What has become of somebody (p. 22).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// Not on the table yet.
    #[default]
    Waiting,
    /// In Carry On: ducked back, prone and fighting do not matter.
    Functioning,
    Stunned(Stun),
    OutOfTheFight,
    /// Since when; a body that zombies have not found is fresh.
    ObviouslyDead {
        turn: u16,
        fresh: bool,
    },
    /// In the power of a side, and as they were taken.
    Captive {
        of: SideId,
        hurt: Status,
    },
    /// Removed by a Runaway.
    RanAway,
    /// Off the table by its edge, alive.
    Left,
    /// A zombie now.
    Turned {
        zombie: ZombieId,
    },
}

/// How long somebody stays Stunned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Stun {
    /// Activations to be spent doing nothing.
    pub left: u8,
    /// The one that is under way is one of them: it began after they were Stunned.
    pub counts: bool,
    /// By the sight of a feast, and not by damage.
    pub feast: bool,
}

/// One human being.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Person {
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pronoun: Option<Pronoun>,
    pub side: SideId,
    /// The player who moves them; the first of their side if none is named.
    pub seat: Option<Seat>,
    pub star: bool,
    pub class: Class,
    pub rep: u8,
    pub people: u8,
    pub savvy: u8,
    pub age: Age,
    pub sex: Option<Sex>,
    pub attributes: SmallVec<[Attribute; 2]>,
    /// Medic Dice of somebody who has the Attribute.
    pub medic: u8,
    pub ambidextrous: bool,
    pub body_armor: u8,
    /// Of the SWAT.
    pub swat: bool,
    pub arms: SmallVec<[Arm; 3]>,
    /// The arms in hand by their places, the primary hand first.
    pub held: SmallVec<[u8; 2]>,
    pub tools: SmallVec<[Tool; 2]>,
    pub at: Point,
    /// Whole degrees, clockwise from north.
    pub facing: i16,
    /// The upper floor they are on; the ground if none.
    pub level: Option<PieceId>,
    pub seated: Option<Seated>,
    pub state: State,
    pub prone: bool,
    pub ducked: Option<Duck>,
    /// The latest round of melee was theirs, so that they may get up in it.
    pub won_round: bool,
    /// They fight other people without a weapon, so as not to kill.
    pub spares: bool,
    /// Star Power dice not lost in this Encounter.
    pub star_power: u16,
    pub carries: Option<PersonId>,
    /// Activations that loot still keeps them from.
    pub barred: u8,
    /// Activations that the sight of a feast takes from them: they are in Carry On, and do nothing.
    pub appalled: u8,
    /// What the infection was rolled to be.
    pub infected: Option<u8>,
    /// They take Zed or No Zed? no more, and have passed See the Feast: once in a lifetime.
    pub zed_proof: bool,
    pub feast_passed: bool,
    /// In a vehicle, out of sight and out of the Encounter.
    #[serde(default)]
    pub hides: bool,
    pub turn: Turn,
    pub deeds: Deeds,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Sex {
    Woman,
    Man,
}

/// Where somebody sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Seated {
    pub vehicle: VehicleId,
    pub place: SeatPlace,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatPlace {
    Wheel,
    Inside,
    /// Behind, in the open.
    Bed,
    /// Behind, in a van without windows.
    ClosedBed,
    /// They have jumped on, and hang on to it.
    Outside,
}

/// Ducked Back, and from whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Duck {
    pub from: SmallVec<[FigureId; 2]>,
    /// There was no cover: they dropped prone where they were.
    pub in_place: bool,
}

/// A weapon that somebody carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Arm {
    pub what: ArmKind,
    pub loaded: bool,
    #[serde(default)]
    pub reloads: Reloads,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ArmKind {
    Gun(Weapon),
    Melee(MeleeWeapon),
    Chainsaw(Saw),
}

/// How a chainsaw is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Saw {
    #[default]
    Off,
    Runs,
    Stalled,
    OutOfGas,
}

/// What there is to load a weapon with, where ammo is really tight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reloads {
    #[default]
    Usual,
    /// An Item was burnt for it.
    Stockpiled,
    /// The last one is in the weapon.
    Last,
    /// Nothing any more.
    None,
}

/// What helps at one task or another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Tool {
    Hammer,
    Crowbar,
    LitTorch,
    RepairManual,
    ResidentialHose,
    FireHose,
}

/// What somebody has done in their activation of this turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Turn {
    /// Their group is active.
    pub active: bool,
    /// They are through with the turn, or have no activation in it.
    pub done: bool,
    /// They have begun their activation, and go on with the group that they have joined.
    pub joined: bool,
    /// They were in a melee as their activation began.
    pub locked: bool,
    /// What Fast Move has added to their move.
    pub granted_mm: i32,
    pub spent_mm: i32,
    /// Where they stood as their activation began.
    #[schemars(with = "[i32; 2]")]
    pub began_at: Point,
    pub moved: bool,
    /// They count as Moving Fast until the turn ends, and have tried a Fast Move.
    pub fast: bool,
    pub main: Option<Main>,
    pub extra: Option<Extra>,
    /// They have had their active fire.
    pub fired: bool,
    /// They have fired in an In Sight, or in defence against a charge out of one.
    pub fired_in_sight: bool,
    /// They have tried to pop a weasel.
    pub popped: bool,
    /// Their chainsaw has been heard.
    pub sawed: bool,
    /// The arm that they reload, which is ready when their activation ends.
    pub reloads: Option<u8>,
    /// Openings at which they have failed.
    #[schemars(with = "Vec<u32>")]
    pub tried: SmallVec<[OpeningId; 2]>,
}

/// What takes more than a part of somebody's move (p. 14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Main {
    Fire,
    Reload,
    /// The whole activation.
    Barricade,
    Search,
    Challenge,
    BreakOff,
    StartFire,
}

/// What somebody may do on top of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Extra {
    PickUp,
    Charge,
    DropProne,
    BreakWindow,
}

/// What a campaign will want to know of somebody.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Deeds {
    /// Humans and zombies whom they have put down.
    pub humans: u16,
    pub zombies: u16,
    /// They have hurt somebody who was armed.
    pub hurt_armed: bool,
    /// Hard as Nails has saved them once.
    pub hard_as_nails: bool,
    pub used_star_power: bool,
    pub cheated_death: bool,
    /// How often zombies have put them down.
    pub downed_by_zombies: u16,
    /// Their last fall was meant not to kill.
    pub spared: bool,
    pub ran_away: bool,
    /// They were Out of the Fight as they were brought off the table.
    pub left_down: bool,
    /// They fed a feast.
    pub eaten: bool,
    /// Buildings that have kept a Greedy one already, and bodies.
    pub looted: Vec<u16>,
    pub robbed: Vec<PersonId>,
    /// Challenges with others, the latest last.
    pub challenges: Vec<Tried>,
}

/// A Challenge that somebody has had with somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Tried {
    pub kind: challenge::Kind,
    pub with: PersonId,
    pub came: challenge::Challenged,
}

impl Person {
    /// Somebody of a Class with nothing in their hands, not on the table yet.
    pub fn new(name: impl Into<String>, side: SideId, seat: Option<Seat>, class: Class, rep: u8) -> Person {
        Person {
            name: name.into(),
            pronoun: None,
            side,
            seat,
            star: false,
            class,
            rep,
            people: rep.saturating_sub(1),
            savvy: rep.saturating_sub(2),
            age: Age::Young,
            sex: None,
            attributes: SmallVec::new(),
            medic: 0,
            ambidextrous: false,
            body_armor: 0,
            swat: false,
            arms: SmallVec::new(),
            held: SmallVec::new(),
            tools: SmallVec::new(),
            at: Point::default(),
            facing: 0,
            level: None,
            seated: None,
            state: State::Waiting,
            prone: false,
            ducked: None,
            won_round: false,
            spares: false,
            star_power: 0,
            carries: None,
            barred: 0,
            appalled: 0,
            infected: None,
            zed_proof: false,
            feast_passed: false,
            hides: false,
            turn: Turn::default(),
            deeds: Deeds::default(),
        }
    }

    pub const fn base(&self) -> Circle {
        Circle::new(self.at, BASE_MM)
    }

    /// Their Rep as it is now, for the tables.
    pub fn rep(&self) -> i32 {
        self.rep.into()
    }

    /// In Carry On on the table: they act when active, react, link and lead.
    pub fn carries_on(&self) -> bool {
        self.state == State::Functioning && !self.hides
    }

    /// On the table, alive or dead.
    pub const fn is_on_table(&self) -> bool {
        match self.state {
            State::Functioning
            | State::Stunned(_)
            | State::OutOfTheFight
            | State::ObviouslyDead { .. }
            | State::Captive { .. } => true,
            State::Waiting | State::RanAway | State::Left | State::Turned { .. } => false,
        }
    }

    /// Down, as friends count it: no stun by a feast, for nobody has hurt them.
    pub const fn is_down(&self) -> bool {
        match self.state {
            State::Stunned(stun) => !stun.feast,
            State::OutOfTheFight | State::ObviouslyDead { .. } => true,
            State::Waiting
            | State::Functioning
            | State::Captive { .. }
            | State::RanAway
            | State::Left
            | State::Turned { .. } => false,
        }
    }

    /// Where damage has left them.
    pub const fn status(&self) -> Status {
        match self.state {
            State::Stunned(_) => Status::Stunned,
            State::OutOfTheFight => Status::OutOfTheFight,
            State::ObviouslyDead { .. } | State::Turned { .. } => Status::ObviouslyDead,
            State::Captive { hurt, .. } => hurt,
            State::Waiting | State::Functioning | State::RanAway | State::Left => Status::CarryOn,
        }
    }

    /// On their feet in Carry On, and in the way of a line of sight.
    pub fn stands(&self) -> bool {
        self.carries_on() && !self.prone
    }

    /// Loot or the sight of a feast keeps them from acting.
    pub const fn is_held_up(&self) -> bool {
        self.barred != 0 || self.appalled != 0
    }

    pub fn has(&self, attribute: Attribute) -> bool {
        self.attributes.contains(&attribute)
    }

    pub const fn vehicle(&self) -> Option<VehicleId> {
        match self.seated {
            Some(seated) => Some(seated.vehicle),
            None => None,
        }
    }

    /// The arms in hand, the primary hand first.
    pub fn in_hand(&self) -> impl Iterator<Item = (u8, &Arm)> {
        self.held.iter().filter_map(|&at| Some((at, self.arms.get(usize::from(at))?)))
    }
}

impl Turn {
    /// They are through with their activation.
    pub const fn end(&mut self) {
        (self.active, self.done) = (false, true);
    }
}
