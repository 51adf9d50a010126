//! Charges and melees that are refused.
use kernel::RuleId;

use crate::battle::{Battle, PersonId, act::Action};

pub fn of_fight(battle: &Battle, who: PersonId, action: &Action, by: RuleId) -> Option<String> {
    let _ = (battle, who, action, by);
    None
}
