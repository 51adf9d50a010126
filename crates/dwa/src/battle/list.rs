//! How the list of what a human can do is sorted for a reader.
use kernel::{OptionGroup, OptionView, question::Anchor};

use super::{
    Battle, FigureId,
    act::{ActAction, Action},
    cc::CcAction,
    item::ItemAction,
    r#move::MoveAction,
    shoot::{self, ShootAction},
};

/// An offer with what it belongs to, and what it is called together with those that differ in nothing but the zombie.
pub fn sorted(battle: &Battle, human: u16, action: &Action, offered: OptionView) -> OptionView {
    let alike = match action {
        Action::Shoot(_) | Action::Cc(_) => alike(battle, &offered),
        Action::Move(_)
        | Action::Act(_)
        | Action::Ammo(_)
        | Action::Search(_)
        | Action::Item(_)
        | Action::Vehicle(_)
        | Action::Skill(_)
        | Action::Done => None,
    };
    let offered = offered.group(group(battle, human, action));
    match alike {
        Some(alike) => offered.alike(alike),
        None => offered,
    }
}

/// The same words with any zombie in place of this one.
fn alike(battle: &Battle, offered: &OptionView) -> Option<String> {
    let Some(Anchor::Token(token)) = offered.at else { return None };
    let who = FigureId::from_token(token);
    match who {
        FigureId::Zombie(_) => Some(offered.label.replacen(&shoot::name(battle, who), "a zombie", 1)),
        FigureId::Human(_) => None,
    }
}

/// What an action belongs to: in contact nothing is as urgent as to fight or to break away.
fn group(battle: &Battle, human: u16, action: &Action) -> OptionGroup {
    let fights = battle.in_close_combat(human);
    match action {
        Action::Cc(CcAction::RestartChainsaw { .. }) => OptionGroup::Gear,
        Action::Cc(_) => OptionGroup::Urgent,
        Action::Shoot(ShootAction::ClearJam { .. }) => OptionGroup::Gear,
        Action::Shoot(_) if fights => OptionGroup::Urgent,
        Action::Shoot(_) => OptionGroup::Attack,
        Action::Move(it) => of_move(battle, fights, it),
        Action::Act(it) => of_act(it),
        Action::Ammo(_) => OptionGroup::Gear,
        Action::Search(_) | Action::Vehicle(_) => OptionGroup::Deal,
        Action::Item(it) => of_item(it),
        Action::Skill(_) => OptionGroup::Attack,
        Action::Done => OptionGroup::Done,
    }
}

/// To turn is worth a thought only where somebody strikes at backs.
fn of_move(battle: &Battle, fights: bool, action: &MoveAction) -> OptionGroup {
    match action {
        MoveAction::Turn if !super::act::facing_matters(battle) => OptionGroup::Seldom,
        MoveAction::LieDown => OptionGroup::Seldom,
        MoveAction::StandUp if fights => OptionGroup::Urgent,
        MoveAction::Walk
        | MoveAction::Turn
        | MoveAction::Climb(_)
        | MoveAction::Jump(_)
        | MoveAction::Stunt(_)
        | MoveAction::StandUp
        | MoveAction::Leave
        | MoveAction::Use(_) => OptionGroup::Move,
    }
}

fn of_act(action: &ActAction) -> OptionGroup {
    match action {
        // A way is opened to go it, or closed behind oneself.
        ActAction::Open(_) | ActAction::Close(_) => OptionGroup::Move,
        ActAction::PickUp(_) | ActAction::Heal { .. } => OptionGroup::Deal,
        ActAction::Give { .. } | ActAction::Switch { .. } => OptionGroup::Gear,
        ActAction::Drop(_) => OptionGroup::Seldom,
    }
}

fn of_item(action: &ItemAction) -> OptionGroup {
    match action {
        ItemAction::Antiseptic(_) | ItemAction::Extinguish(_) => OptionGroup::Deal,
        ItemAction::Radio { .. }
        | ItemAction::RadioThere { .. }
        | ItemAction::RefuelChainsaw(_)
        | ItemAction::RefuelVehicle(_)
        | ItemAction::ReplaceBattery(_) => OptionGroup::Gear,
    }
}
