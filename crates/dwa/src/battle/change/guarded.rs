//! What only the doors write.
use std::sync::Arc;

use ground::open::{Body, Passage};
use stage::opening;

use crate::{
    battle::{
        Battle, FigureId, Human, Lying, OpeningState, Phase, RoomState, TableScene, Vehicle, Zombie,
        figure::{HumanTurn, Life, Posture},
    },
    rules::Rules,
};

kernel::guarded! {
    /// A part of the position that everybody reads and only the doors of [`change`](super) write.
    ///
    /// ```
    /// fn reads(battle: &dwa::battle::Battle) -> u8 {
    ///     battle.humans[0].wounds
    /// }
    /// ```
    /// ```compile_fail
    /// fn writes(battle: &mut dwa::battle::Battle) {
    ///     battle.humans[0].wounds = 1;
    /// }
    /// ```
    Guarded, opened by pub(super)
}

/// All that is guarded, open: for whoever sets a position up before it is played.
#[derive(Debug)]
pub struct Arrangement<'a> {
    pub humans: &'a mut Vec<Human>,
    pub zombies: &'a mut Vec<Zombie>,
    pub openings: &'a mut Vec<OpeningState>,
    pub passages: &'a mut Vec<Passage>,
    pub rooms: &'a mut Vec<RoomState>,
    pub vehicles: &'a mut Vec<Vehicle>,
    pub bodies: &'a mut Vec<Body>,
    pub lying: &'a mut Vec<Lying>,
}

impl Battle {
    /// A table with nobody on it, before the first turn.
    pub fn empty(scene: TableScene, rules: Rules) -> Self {
        let table = scene.ground.table();
        Battle {
            turn: 0,
            phase: Phase::Setup,
            humans: Guarded::default(),
            zombies: Guarded::default(),
            openings: Guarded(vec![OpeningState::default(); table.openings.len()]),
            passages: Guarded(table.openings.iter().map(|it| it.passage).collect()),
            rooms: Guarded(vec![RoomState::default(); table.rooms.len()]),
            vehicles: Guarded::default(),
            bodies: Guarded::default(),
            lying: Guarded::default(),
            noises: Vec::new(),
            humans_at_start: 0,
            result: None,
            rules,
            scene: Arc::new(scene),
        }
    }

    /// Opens everything to whoever sets the position up; rules go through the doors (`cargo xtask tidy`).
    pub const fn arrange(&mut self) -> Arrangement<'_> {
        Arrangement {
            humans: self.humans.open(),
            zombies: self.zombies.open(),
            openings: self.openings.open(),
            passages: self.passages.open(),
            rooms: self.rooms.open(),
            vehicles: self.vehicles.open(),
            bodies: self.bodies.open(),
            lying: self.lying.open(),
        }
    }

    /// The same board with some on the ground and some gone, for odds: nothing of it happens.
    pub(crate) fn supposing(
        &self,
        fallen: impl IntoIterator<Item = FigureId>,
        gone: impl IntoIterator<Item = FigureId>,
    ) -> Battle {
        let mut copy = self.clone();
        for who in fallen {
            match who {
                FigureId::Zombie(it) => copy.zombies.open()[it as usize].fallen = true,
                FigureId::Human(it) => copy.humans.open()[usize::from(it)].posture = Posture::Fallen,
            }
        }
        for who in gone {
            match who {
                FigureId::Zombie(it) => copy.zombies.open()[it as usize].out = true,
                FigureId::Human(it) => {
                    copy.humans.open()[usize::from(it)].life = Life::Eliminated { turn: 0 };
                }
            }
        }
        copy
    }

    /// The same board with somebody on their feet who has paid for standing up, for what they could do then: nothing of it
    /// happens.
    pub(crate) fn supposing_up(&self, human: u16, ap: u8) -> Battle {
        let mut copy = self.clone();
        let figure = &mut copy.humans.open()[usize::from(human)];
        figure.posture = Posture::Standing;
        let extra = ap.min(figure.turn.ap_not_for_movement);
        figure.turn.ap_not_for_movement -= extra;
        figure.turn.ap = figure.turn.ap.saturating_sub(ap - extra);
        figure.turn.paid_mm = 0;
        copy
    }

    /// Works out anew what each opening lets through and where the vehicles stand.
    pub fn refresh_ground(&mut self) {
        self.passages = Guarded(opening::passages(&self.scene.openings, self.openings.iter()));
        self.bodies = Guarded(self.vehicles.iter().map(Vehicle::body).collect());
    }

    /// What a human has done this turn: the rules' own notes, which change nothing on the table.
    pub fn turn_of(&mut self, human: u16) -> &mut HumanTurn {
        &mut self.humans.open()[usize::from(human)].turn
    }
}
