//! What only the doors write.
use std::sync::Arc;

use ground::open::{Body, Passage};
use stage::opening;

use crate::{
    battle::{
        Battle, BuildingState, Feast, Lying, OpeningState, Person, PersonId, Phase, Scene, Vehicle, Zombie,
        person::{Deeds, Turn},
        place::Bout,
        sight::light::Light,
    },
    rules::Rules,
};

kernel::guarded! {
    /// A part of the position that everybody reads and only the doors of [`change`](super) write.
    ///
    /// ```
    /// fn reads(battle: &ffo::battle::Battle) -> bool {
    ///     battle.people[0].prone
    /// }
    /// ```
    /// ```compile_fail
    /// fn writes(battle: &mut ffo::battle::Battle) {
    ///     battle.people[0].prone = true;
    /// }
    /// ```
    Guarded, opened by pub(super)
}

/// All that is guarded, open: for whoever sets a position up before it is played.
#[derive(Debug)]
pub struct Arrangement<'a> {
    pub people: &'a mut Vec<Person>,
    pub zombies: &'a mut Vec<Zombie>,
    pub openings: &'a mut Vec<OpeningState>,
    pub passages: &'a mut Vec<Passage>,
    pub buildings: &'a mut Vec<BuildingState>,
    pub vehicles: &'a mut Vec<Vehicle>,
    pub bodies: &'a mut Vec<Body>,
    pub lying: &'a mut Vec<Lying>,
    pub bouts: &'a mut Vec<Bout>,
    pub feasts: &'a mut Vec<Feast>,
}

impl Battle {
    /// A table with nobody on it, before the first turn.
    pub fn empty(scene: Scene, rules: Rules) -> Self {
        let openings = scene.openings.iter().map(|it| OpeningState::new(it.what)).collect();
        let mut battle = Battle {
            rules,
            turn: 0,
            phase: Phase::Begin,
            light: Light::default(),
            sides: Vec::new(),
            people: Guarded::default(),
            zombies: Guarded::default(),
            openings: Guarded(openings),
            passages: Guarded::default(),
            buildings: Guarded(vec![BuildingState::default(); scene.buildings.len()]),
            vehicles: Guarded::default(),
            bodies: Guarded::default(),
            lying: Guarded::default(),
            bouts: Guarded::default(),
            feasts: Guarded::default(),
            noises: Vec::new(),
            order: Vec::new(),
            dead_die: None,
            groups: Vec::new(),
            seen: Vec::new(),
            fallen: Vec::new(),
            dead_turns: 0,
            in_sight: None,
            result: None,
            scene: Arc::new(scene),
        };
        battle.refresh_ground();
        battle
    }

    /// Opens everything to whoever sets the position up; rules go through the doors (`cargo xtask tidy`).
    pub const fn arrange(&mut self) -> Arrangement<'_> {
        Arrangement {
            people: self.people.open(),
            zombies: self.zombies.open(),
            openings: self.openings.open(),
            passages: self.passages.open(),
            buildings: self.buildings.open(),
            vehicles: self.vehicles.open(),
            bodies: self.bodies.open(),
            lying: self.lying.open(),
            bouts: self.bouts.open(),
            feasts: self.feasts.open(),
        }
    }

    /// Works out anew what each opening lets through and where the vehicles stand.
    pub fn refresh_ground(&mut self) {
        self.passages = Guarded(opening::passages(&self.scene.openings, self.openings.iter()));
        let vehicles = self.vehicles.iter().map(Vehicle::body);
        let trailers = self.vehicles.iter().filter_map(Vehicle::trailer_body);
        self.bodies = Guarded(vehicles.chain(trailers).collect());
    }

    /// The same table after something that has not happened, for odds and previews.
    pub fn supposing(&self, change: impl FnOnce(&mut Arrangement<'_>)) -> Battle {
        let mut copy = self.clone();
        change(&mut copy.arrange());
        copy.refresh_ground();
        copy
    }

    /// What somebody has done in this turn: the rules' own notes, which change nothing on the table.
    pub fn turn_mut(&mut self, who: PersonId) -> &mut Turn {
        &mut self.person_mut(who).turn
    }

    pub fn deeds_mut(&mut self, who: PersonId) -> &mut Deeds {
        &mut self.person_mut(who).deeds
    }

    pub(super) fn person_mut(&mut self, who: PersonId) -> &mut Person {
        &mut self.people.open()[usize::from(who.0)]
    }
}
