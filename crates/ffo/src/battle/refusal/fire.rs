//! Fire that is refused.
use kernel::RuleId;

use crate::battle::{Battle, PersonId, shoot::ShootAction};

pub fn of_shot(battle: &Battle, who: PersonId, action: &ShootAction, by: RuleId) -> Option<String> {
    let _ = action;
    let name = &battle.person(who).name;
    if by == rule!("ffo.shoot.los") {
        return Some(format!("{name} sees no enemy to fire at."));
    }
    if by == rule!("ffo.weapon.characteristics") {
        return Some(format!("No enemy whom {name} sees is in range."));
    }
    if by == rule!("ffo.move.prone-fire") {
        return Some(format!("{name} has Ducked Back."));
    }
    None
}
