//! What is refused in and about vehicles.
use kernel::RuleId;

use crate::battle::{Battle, PersonId, vehicle::VehicleAction};

pub fn of_vehicle(battle: &Battle, who: PersonId, action: &VehicleAction, by: RuleId) -> Option<String> {
    let _ = (battle, who, action, by);
    None
}
