//! Ranged combat (p. 25) on the board: targets declared, dice rolled, noise made, damage done.
use kernel::{Menu, OptionView, Pause, Play, question::Chance};
use smallvec::SmallVec;

use super::{Battle, FigureId, PersonId, VehicleId, act::Action, reaction::Aftermath};
use crate::{journal::Choosing, table::outgun::Guns};

#[derive(Clone, Debug, PartialEq)]
pub enum ShootAction {
    Fire,
    /// One of their arms.
    Reload(u8),
}

/// On what occasion somebody fires.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    Active,
    InSight,
    /// In answer to fire.
    Answer,
    RushShot,
    ChargedAt,
    Surprise,
    OneShot,
    /// At somebody who leaves the table.
    Leaving,
}

/// One figure's fire in one step.
#[derive(Clone, Debug, PartialEq)]
pub struct Firing {
    pub who: PersonId,
    /// The arms that are fired, by their places.
    pub arms: SmallVec<[u8; 2]>,
    pub manner: Manner,
    /// In the order in which they are fired at.
    pub aims: SmallVec<[AimAt; 2]>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AimAt {
    pub at: Target,
    pub shots: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    Figure(FigureId),
    Vehicle(VehicleId),
}

/// Whether somebody has a loaded gun in hand, and may fire it.
pub fn can_fire(battle: &Battle, who: PersonId) -> bool {
    let _ = (battle, who);
    false
}

/// Whether they see a target that is within the range of it.
pub fn reaches(battle: &Battle, who: PersonId, whom: FigureId) -> bool {
    let _ = (battle, who, whom);
    false
}

/// What others are outgunned by, if they can fire.
pub fn guns(battle: &Battle, who: PersonId) -> Option<Guns> {
    let _ = (battle, who);
    None
}

/// Asks what somebody fires at whom; nothing if they hold fire.
pub fn declare(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    manner: Manner,
) -> Result<Option<Firing>, Pause> {
    let _ = (battle, play, who, manner);
    Ok(None)
}

/// What a Grunt fires whom nobody asks: all they have, at the closest first.
pub fn mechanical(battle: &Battle, who: PersonId, at: &[FigureId], manner: Manner) -> Option<Firing> {
    let _ = (battle, who, at, manner);
    None
}

/// All fire of one step, in the book's order of dice.
pub fn volley(battle: &mut Battle, play: &mut Play<'_>, firings: &[Firing]) -> Result<Aftermath, Pause> {
    let _ = (battle, play, firings);
    Ok(Aftermath::default())
}

/// What becomes of one target.
pub fn odds(battle: &Battle, firing: &Firing, whom: FigureId) -> Vec<Chance> {
    let _ = (battle, firing, whom);
    Vec::new()
}

/// The arms that were reloaded in an activation are ready as it ends.
pub fn finish_reloading(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) {
    let _ = (battle, play, who);
}

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let _ = (battle, who, menu);
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &ShootAction,
) -> Result<(), Pause> {
    let _ = (battle, play, who, action);
    Ok(())
}

impl ShootAction {
    pub fn offered(&self, battle: &Battle, who: PersonId) -> OptionView {
        OptionView::new(match self {
            ShootAction::Fire => "Fire".to_owned(),
            ShootAction::Reload(arm) => format!("Reload the {}", super::item::called(battle, who, *arm)),
        })
    }

    pub fn deed(&self, battle: &Battle, who: PersonId) -> Choosing {
        match self {
            ShootAction::Fire => Choosing::OpensFire,
            ShootAction::Reload(arm) => {
                Choosing::Reloads { thing: super::item::called(battle, who, *arm).into() }
            }
        }
    }
}
