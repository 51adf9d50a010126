//! How the list of what somebody can do is sorted for a reader.
use kernel::OptionGroup;

use super::{act::Action, item::ItemAction, melee::MeleeAction, r#move::MoveAction, shoot::ShootAction};

/// What an action belongs to.
pub fn group(action: &Action) -> OptionGroup {
    match action {
        Action::Melee(MeleeAction::Fight(_) | MeleeAction::BreakOff) => OptionGroup::Urgent,
        Action::Shoot(ShootAction::Fire)
        | Action::Charge(_)
        | Action::Melee(MeleeAction::PopTheWeasel(..))
        | Action::Captive(_) => OptionGroup::Attack,
        Action::Move(MoveAction::Leave) => OptionGroup::Done,
        Action::Move(
            MoveAction::Walk
            | MoveAction::Fast
            | MoveAction::Turn
            | MoveAction::DropProne
            | MoveAction::StandUp
            | MoveAction::Crawl
            | MoveAction::Climb(_),
        )
        | Action::Vehicle(_) => OptionGroup::Move,
        Action::Building(_) | Action::Fire(_) | Action::Retrieve(_) => OptionGroup::Deal,
        Action::Melee(
            MeleeAction::Spare
            | MeleeAction::FightToKill
            | MeleeAction::StartSaw(_)
            | MeleeAction::StopSaw(_),
        )
        | Action::Shoot(ShootAction::Reload(_))
        | Action::Item(ItemAction::PickUp(_) | ItemAction::Hold(_)) => OptionGroup::Gear,
        Action::Challenge(_) => OptionGroup::Seldom,
        Action::Join(_) | Action::Switch(_) | Action::Done => OptionGroup::Done,
    }
}
