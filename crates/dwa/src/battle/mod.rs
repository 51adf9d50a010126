//! What happens on the board, and in which order. The position is plain data; between two steps everything is in it.
pub mod figure;
pub mod board;
pub mod change;
pub mod turn;
pub mod ap;
pub mod act;
pub mod r#move;
pub mod ammo;
pub mod shoot;
pub mod auto;
pub mod shotgun;
pub mod mg;
pub mod grenade;
pub mod flame;
pub mod jam;
pub mod cc;
pub mod wound;
pub mod zombification;
pub mod fear;
pub mod zombie;
pub mod search;
pub mod item;
pub mod vehicle;
pub mod skill;
pub mod quirk;
pub mod trauma;
pub mod psychosis;
mod dread;
pub mod victory;
pub mod rolls;
pub(crate) mod outlook;
pub mod whereabouts;
pub mod check;
mod list;
mod refusal;

use std::sync::Arc;

use ground::open::{Body, Passage};
use kernel::{Answer, Book, Earlier, Flow, Ledger, LiveQuestion, Pause, Play, Seat, Token, Viewer};
use serde::{Deserialize, Serialize};

pub use self::{
    board::{Lying, Noise, OpeningState, RoomState, Start, TableScene, Vehicle},
    change::Guarded,
    figure::{FigureId, Human, Zombie},
    turn::Phase,
};
use crate::rules::Rules;

/// One position of a game of Dead Walk Again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Battle {
    pub scene: Arc<TableScene>,
    pub rules: Rules,
    pub turn: u16,
    pub phase: Phase,
    pub humans: Guarded<Vec<Human>>,
    pub zombies: Guarded<Vec<Zombie>>,
    pub openings: Guarded<Vec<OpeningState>>,
    /// What each opening lets through, as the openings stand now.
    pub passages: Guarded<Vec<Passage>>,
    pub rooms: Guarded<Vec<RoomState>>,
    pub vehicles: Guarded<Vec<Vehicle>>,
    /// The outline of each vehicle where it stands now.
    pub bodies: Guarded<Vec<Body>>,
    pub lying: Guarded<Vec<Lying>>,
    pub noises: Vec<Noise>,
    /// How many humans there were when the game began; the limit of zombies is counted from it.
    pub humans_at_start: u16,
    pub result: Option<victory::Result>,
}

/// The book, for the kernel.
#[derive(Clone, Copy, Debug)]
pub struct Dwa;

impl Book for Dwa {
    type Battle = Battle;
    type View = view::View;
    type Preview = view::Preview;
    const ID: &'static str = "dwa";
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
        battle.humans.iter().map(|it| usize::from(it.seat.0) + 1).max().unwrap_or(1)
    }

    fn led_by(battle: &Battle, token: Token) -> Option<Seat> {
        match FigureId::from_token(token) {
            FigureId::Human(id) => {
                battle.humans.get(usize::from(id)).filter(|it| it.member).map(|it| it.seat)
            }
            FigureId::Zombie(_) => None,
        }
    }

    fn preview(asked: &LiveQuestion<'_>, earlier: &Earlier, answer: Option<&Answer>) -> view::Preview {
        crate::preview::preview(asked, earlier, answer)
    }

    fn about(battle: &Battle, _: Viewer, token: Token) -> view::Preview {
        crate::preview::about(battle, token)
    }
}
