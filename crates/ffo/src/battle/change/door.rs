//! Doors, windows and barricades, and buildings as a whole.
use ground::open::OpeningId;
use stage::Openable;

use crate::battle::{Battle, OpeningState, scene::BuildingState};

/// Opens a door or window that nothing bars, or shuts it.
pub fn open_or_shut(battle: &mut Battle, opening: OpeningId, open: bool) {
    change(battle, opening, |it| it.open = open);
}

/// The glass or the wood is gone.
pub fn break_open(battle: &mut Battle, opening: OpeningId) {
    change(battle, opening, |it| it.broken = true);
}

pub fn unlock(battle: &mut Battle, opening: OpeningId) {
    change(battle, opening, |it| it.locked = false);
}

/// The Defensive Value rises or falls; beaten down from outside, it stays down. From which turn on it can be entered.
pub fn set_dv(battle: &mut Battle, opening: OpeningId, dv: u8, beaten: bool, since: u16) {
    change(battle, opening, |it| {
        (it.dv, it.since) = (dv, since);
        it.beaten |= beaten;
    });
}

/// How many have worked on it in this activation.
pub fn count_workers(battle: &mut Battle, opening: OpeningId, worked: u8) {
    change(battle, opening, |it| it.worked = worked);
}

fn change(battle: &mut Battle, opening: OpeningId, to: impl FnOnce(&mut OpeningState)) {
    let at = opening.0 as usize;
    let state = &mut battle.openings.open()[at];
    to(state);
    let passage = battle.scene.openings[at].passage(state);
    battle.passages.open()[at] = passage;
}

/// What has become of a building from now on: entered, burning, its alarm sounding.
pub fn set_building(battle: &mut Battle, building: u16, state: BuildingState) {
    battle.buildings.open()[usize::from(building)] = state;
}
