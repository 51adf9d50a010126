//! Activations (8.2): which human acts, what he may do, one action at a time.
use kernel::{Menu, Pause, Play};

use super::Battle;

/// Everything a human can do with his AP, by chapter.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    Move(super::r#move::MoveAction),
    Act(ActAction),
    Ammo(super::ammo::AmmoAction),
    Shoot(super::shoot::ShootAction),
    Cc(super::cc::CcAction),
    Search(super::search::SearchAction),
    Item(super::item::ItemAction),
    Vehicle(super::vehicle::VehicleAction),
    Skill(super::skill::SkillAction),
    /// Ends the activation; AP not used are lost.
    Done,
}

/// Manipulating things (9.1).
#[derive(Clone, Debug, PartialEq)]
pub enum ActAction {}

/// Asks whose turn it is; nobody left to act ends phase 2.
pub fn choose(battle: &mut Battle, play: &mut Play<'_>) -> Result<Option<u16>, Pause> {
    let _ = (battle, play);
    Ok(None)
}

/// One action of one human.
pub fn act(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<(), Pause> {
    let _ = (battle, play, human);
    Ok(())
}

/// What he may do now, and what he may not and why.
pub fn menu(battle: &Battle, human: u16) -> Menu<Action> {
    let _ = (battle, human);
    Menu::default()
}
