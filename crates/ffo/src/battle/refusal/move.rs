//! Ways, doors and windows that are refused.
use kernel::RuleId;

use crate::battle::{Battle, PersonId, building::BuildingAction, r#move::MoveAction};

pub fn of_move(battle: &Battle, who: PersonId, action: &MoveAction, by: RuleId) -> Option<String> {
    let _ = (battle, who, action, by);
    None
}

pub fn of_building(battle: &Battle, who: PersonId, action: &BuildingAction, by: RuleId) -> Option<String> {
    let _ = (battle, who, action, by);
    None
}
