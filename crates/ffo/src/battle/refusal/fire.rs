//! Fire that is refused.
use kernel::RuleId;

use crate::battle::{Battle, PersonId, shoot::ShootAction};

pub fn of_shot(battle: &Battle, who: PersonId, action: &ShootAction, by: RuleId) -> Option<String> {
    let _ = (battle, who, action, by);
    None
}
