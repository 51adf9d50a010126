//! What happens on the table, and in which order. The position is plain data; between two steps everything is in it.
pub mod person;
pub mod side;
pub mod place;
pub mod scene;
pub mod goal;
pub mod board;
pub mod sight;
pub mod cover;
pub mod change;
pub mod group;
pub mod greedy;
pub mod turn;
pub mod act;
pub mod r#move;
pub mod building;
pub mod fire;
pub mod insight;
pub mod exchange;
pub mod reaction;
pub mod harm;
pub mod captive;
pub mod shoot;
pub mod charge;
pub mod melee;
pub mod challenge;
pub mod item;
pub mod retrieve;
pub mod leave;
pub mod zombie;
pub mod vehicle;
pub mod check;
mod list;
pub(crate) mod looking;
mod refusal;

use std::sync::Arc;

use ground::open::{Body, Passage};
use kernel::{Answer, Book, Earlier, Flow, Ledger, LiveQuestion, Pause, Play, Seat, Token, Viewer};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

pub use self::{
    change::Guarded,
    goal::{EncounterResult, Goal},
    person::{FigureId, Person, PersonId, State, Who},
    place::{Bout, Feast, Group, Lying, Noise, Vehicle, VehicleId, Zombie, ZombieId},
    scene::{BuildingState, OpeningState, Scene},
    side::{Side, SideId, Stance},
    sight::light::{DayPart, Light},
    turn::{Mover, Phase},
};
use crate::rules::Rules;

/// One position of an Encounter.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Battle {
    pub scene: Arc<Scene>,
    pub rules: Rules,
    pub turn: u16,
    pub phase: Phase,
    pub light: Light,
    pub sides: Vec<Side>,
    pub people: Guarded<Vec<Person>>,
    pub zombies: Guarded<Vec<Zombie>>,
    pub openings: Guarded<Vec<OpeningState>>,
    /// What each opening lets through for people on the ground, as the openings stand now.
    pub passages: Guarded<Vec<Passage>>,
    pub buildings: Guarded<Vec<BuildingState>>,
    pub vehicles: Guarded<Vec<Vehicle>>,
    /// The outline of each vehicle where it stands now, then that of each trailer.
    pub bodies: Guarded<Vec<Body>>,
    pub lying: Guarded<Vec<Lying>>,
    pub bouts: Guarded<Vec<Bout>>,
    pub feasts: Guarded<Vec<Feast>>,
    pub noises: Vec<Noise>,
    /// Who is still to act in this turn.
    pub order: Vec<Mover>,
    pub dead_die: Option<u8>,
    /// The groups of all sides that have not activated yet, as they were when the turn began.
    pub groups: Vec<Group>,
    /// Who has been in sight of whom in this phase: pairs, the lower number first.
    pub seen: Vec<(PersonId, PersonId)>,
    pub fallen: Vec<place::Fallen>,
    /// How often the dead have been active.
    pub dead_turns: u32,
    /// The In Sight that is under way; none is between two steps.
    pub in_sight: Option<insight::UnderWay>,
    pub result: Option<EncounterResult>,
}

impl Battle {
    /// How two sides stand to each other.
    #[inline]
    pub fn stance(&self, one: SideId, other: SideId) -> Stance {
        let (low, high) = (one.min(other), one.max(other));
        if low == high {
            return Stance::Friends;
        }
        self.sides[usize::from(high.0)].stances.get(usize::from(low.0)).copied().unwrap_or_default()
    }

    /// Changes how two sides stand to each other.
    pub fn set_stance(&mut self, one: SideId, other: SideId, stance: Stance) {
        let (low, high) = (one.min(other), one.max(other));
        if low == high {
            return;
        }
        let stances = &mut self.sides[usize::from(high.0)].stances;
        if stances.len() <= usize::from(low.0) {
            stances.resize(usize::from(low.0) + 1, Stance::default());
        }
        stances[usize::from(low.0)] = stance;
    }

    /// Whether two sides shoot at each other on sight.
    pub fn hostile(&self, one: SideId, other: SideId) -> bool {
        self.stance(one, other) == Stance::Hostile
    }

    /// Whether a human and anybody else are enemies.
    pub fn are_enemies(&self, who: PersonId, other: FigureId) -> bool {
        match other {
            FigureId::Zombie(_) => true,
            FigureId::Person(it) => self.hostile(self.person(who).side, self.person(it).side),
        }
    }

    pub fn side(&self, side: SideId) -> &Side {
        &self.sides[usize::from(side.0)]
    }

    pub fn side_mut(&mut self, side: SideId) -> &mut Side {
        &mut self.sides[usize::from(side.0)]
    }

    pub fn side_ids(&self) -> impl Iterator<Item = SideId> + use<> {
        (0..self.sides.len() as u8).map(SideId)
    }

    /// Whom to ask about somebody: their player, else the first of their side, else the first player of all.
    pub fn seat_for(&self, who: PersonId) -> Seat {
        let person = self.person(who);
        let side = self.side(person.side).seats.first().copied();
        person.seat.or(side).unwrap_or(Seat(0))
    }

    /// The side that a seat plays; the first one for those who only watch.
    pub fn side_of(&self, seat: Seat) -> SideId {
        let at = self.sides.iter().position(|it| it.seats.contains(&seat));
        SideId(at.unwrap_or(0) as u8)
    }

    pub fn person(&self, who: PersonId) -> &Person {
        &self.people[usize::from(who.0)]
    }

    pub fn zombie(&self, which: ZombieId) -> &Zombie {
        &self.zombies[usize::from(which.0)]
    }

    pub fn vehicle(&self, which: VehicleId) -> &Vehicle {
        &self.vehicles[usize::from(which.0)]
    }

    /// The vehicle that somebody sits in.
    pub fn vehicle_of(&self, who: PersonId) -> Option<(VehicleId, &Vehicle)> {
        let id = self.person(who).vehicle()?;
        Some((id, self.vehicle(id)))
    }

    pub fn person_ids(&self) -> impl Iterator<Item = PersonId> + use<> {
        (0..self.people.len() as u16).map(PersonId)
    }

    /// Those in Carry On, by id.
    pub fn functioning(&self) -> impl Iterator<Item = (PersonId, &Person)> {
        self.person_ids().zip(self.people.iter()).filter(|it| it.1.carries_on())
    }

    /// The zombies on the table, by id.
    pub fn undead(&self) -> impl Iterator<Item = (ZombieId, &Zombie)> {
        let ids = (0..self.zombies.len() as u16).map(ZombieId);
        ids.zip(self.zombies.iter()).filter(|it| !it.1.out)
    }

    /// How a reader calls somebody.
    pub fn name(&self, who: FigureId) -> String {
        match who {
            FigureId::Person(it) => self.person(it).name.clone(),
            FigureId::Zombie(it) => format!("zombie {}", it.0 + 1),
        }
    }

    /// What these are called, for people who draw one of them.
    pub fn names(&self, these: impl IntoIterator<Item = FigureId>) -> Vec<String> {
        these.into_iter().map(|it| self.name(it)).collect()
    }

    /// Those who fight somebody in a melee that lasts.
    pub fn foes(&self, who: FigureId) -> SmallVec<[FigureId; 4]> {
        self.bouts.iter().filter_map(|it| it.foe(who)).collect()
    }
}

/// The book, for the kernel.
#[derive(Clone, Copy, Debug)]
pub struct Ffo;

impl Book for Ffo {
    type Battle = Battle;
    type View = view::View;
    type Preview = view::Preview;
    const ID: &'static str = "ffo";
    const SCHEMA: u32 = 1;

    fn ledger() -> &'static Ledger {
        &crate::ledger::LEDGER
    }

    fn step(battle: &mut Battle, play: &mut Play<'_>) -> Result<Flow, Pause> {
        turn::step(battle, play)
    }

    fn view(battle: &Battle, viewer: Viewer) -> view::View {
        crate::view::view(battle, viewer)
    }

    fn check(battle: &Battle) -> kernel::flaw::CheckResult {
        check::check(battle)
    }

    fn called(battle: &Battle, _: Viewer, token: Token) -> Option<String> {
        crate::view::called(battle, token)
    }

    fn chairs(battle: &Battle) -> usize {
        let led = battle.people.iter().filter_map(|it| it.seat);
        let all = battle.sides.iter().flat_map(|it| it.seats.iter().copied()).chain(led);
        all.map(|it| usize::from(it.0) + 1).max().unwrap_or(1)
    }

    fn led_by(battle: &Battle, token: Token) -> Option<Seat> {
        match Who::from_token(token) {
            Who::Figure(FigureId::Person(it)) => {
                battle.people.get(usize::from(it.0)).map(|_| battle.seat_for(it))
            }
            Who::Figure(FigureId::Zombie(_)) | Who::Vehicle(_) => None,
        }
    }

    fn preview(_: &LiveQuestion<'_>, _: &Earlier, _: Option<&Answer>) -> view::Preview {
        view::Preview::default()
    }
}
