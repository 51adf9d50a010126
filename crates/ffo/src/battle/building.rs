//! Buildings (p. 35): doors, windows and barricades, floors, and who comes in.
use std::borrow::Cow;

use ground::open::{OpeningId, Passage};
use kernel::{Menu, OptionView, Pause, Play, Text};

use super::{Battle, PersonId, act::Action, sight::Stand};
use crate::journal::Choosing;

/// What somebody can do at a door or window.
#[derive(Clone, Debug, PartialEq)]
pub enum BuildingAction {
    Shut(OpeningId),
    /// Through the glass.
    Crash(OpeningId),
    BreakWindow(OpeningId),
    PickLock(OpeningId),
    BreakDown(OpeningId),
    Barricade(OpeningId),
    /// A barricade, from inside.
    TakeDown(OpeningId),
    /// A barricade, from outside.
    Destroy(OpeningId),
}

/// The building, and the floor of it, that somebody is on.
pub fn floor_of(battle: &Battle, stand: &Stand) -> Option<(u16, u8)> {
    let inside = |it: &super::scene::BuildingKind| it.area.contains(stand.at);
    let at = battle.scene.buildings.iter().position(inside)?;
    let floor = battle.scene.buildings[at].floors.iter().position(|it| *it == stand.level)?;
    Some((at as u16, floor as u8))
}

/// What the openings let through of a line between two, each on their own floor.
pub fn sight_passages<'a>(battle: &'a Battle, a: &Stand, b: &Stand) -> Cow<'a, [Passage]> {
    let _ = (a, b);
    Cow::Borrowed(&battle.passages)
}

/// What the openings let through of the dead.
pub fn zombie_passages(battle: &Battle) -> Vec<Passage> {
    battle.passages.to_vec()
}

/// Somebody comes onto a floor: what waits there, and what it is to them.
pub fn enter(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    building: u16,
    floor: u8,
) -> Result<(), Pause> {
    let _ = (battle, play, who, building, floor);
    Ok(())
}

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let _ = (battle, who, menu);
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &BuildingAction,
) -> Result<(), Pause> {
    let _ = (battle, play, who, action);
    Ok(())
}

impl BuildingAction {
    const fn opening(&self) -> OpeningId {
        match self {
            BuildingAction::Shut(it)
            | BuildingAction::Crash(it)
            | BuildingAction::BreakWindow(it)
            | BuildingAction::PickLock(it)
            | BuildingAction::BreakDown(it)
            | BuildingAction::Barricade(it)
            | BuildingAction::TakeDown(it)
            | BuildingAction::Destroy(it) => *it,
        }
    }

    pub fn offered(&self, battle: &Battle, _: PersonId) -> OptionView {
        let what = &battle.scene.ground.opening(self.opening()).name;
        OptionView::new(match self {
            BuildingAction::Shut(_) => format!("Shut the {what}"),
            BuildingAction::Crash(_) => format!("Crash through the {what}"),
            BuildingAction::BreakWindow(_) => format!("Break the {what}"),
            BuildingAction::PickLock(_) => format!("Pick the lock of the {what}"),
            BuildingAction::BreakDown(_) => format!("Break down the {what}"),
            BuildingAction::Barricade(_) => format!("Barricade the {what}"),
            BuildingAction::TakeDown(_) => format!("Take boards off the {what}"),
            BuildingAction::Destroy(_) => format!("Destroy the barricade at the {what}"),
        })
    }

    pub fn deed(&self, battle: &Battle, _: PersonId) -> Choosing {
        let what: Text = battle.scene.ground.opening(self.opening()).name.clone().into();
        Choosing::WorksOn { what }
    }
}
