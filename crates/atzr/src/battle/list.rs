//! How the list of what somebody can do is sorted for a reader.
use kernel::OptionGroup;

use super::{
    Battle, PersonId, act::Action, encounter, item::ItemAction, r#move::MoveAction, recovery::RecoveryAction,
};

/// What an action belongs to.
pub fn group(battle: &Battle, who: PersonId, action: &Action) -> OptionGroup {
    match action {
        Action::Shoot(_) | Action::Charge(_) => OptionGroup::Attack,
        Action::Move(MoveAction::Leave) => OptionGroup::Done,
        Action::Move(MoveAction::Go { .. } | MoveAction::Fast | MoveAction::PopUp) => OptionGroup::Move,
        Action::Building(_) | Action::Meet(_) => OptionGroup::Deal,
        Action::Item(it) => of_item(it),
        Action::Recovery(it) => of_recovery(it),
        Action::Challenge(_) => OptionGroup::Seldom,
        Action::Encounter(_) if encounter::is_success(battle, battle.person(who).side) => OptionGroup::Done,
        Action::Encounter(_) => OptionGroup::Seldom,
        Action::Switch(_) | Action::Done => OptionGroup::Done,
    }
}

fn of_item(action: &ItemAction) -> OptionGroup {
    match action {
        ItemAction::Search | ItemAction::PickUp { .. } | ItemAction::Cure { .. } => OptionGroup::Deal,
        ItemAction::Take { .. } | ItemAction::TakeCard { .. } => OptionGroup::Deal,
        ItemAction::Ready { .. }
        | ItemAction::Give { .. }
        | ItemAction::Attach { .. }
        | ItemAction::PlaceTank { .. }
        | ItemAction::Wear { .. }
        | ItemAction::Reload { .. }
        | ItemAction::SpendAmmo { .. } => OptionGroup::Gear,
        // Empty hands and things left behind hardly ever help anybody.
        ItemAction::Stow { .. } | ItemAction::Drop { .. } => OptionGroup::Seldom,
    }
}

fn of_recovery(action: &RecoveryAction) -> OptionGroup {
    match action {
        RecoveryAction::Shoot { .. } | RecoveryAction::Strike { .. } => OptionGroup::Attack,
        RecoveryAction::PickUp { .. }
        | RecoveryAction::PutDown
        | RecoveryAction::Medikit { .. }
        | RecoveryAction::Doctor { .. }
        | RecoveryAction::Capture { .. }
        | RecoveryAction::Release { .. } => OptionGroup::Deal,
    }
}
