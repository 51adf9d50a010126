//! Why something cannot be done now, where it takes more than the words of a rule. For readers only.
mod fire;
mod melee;
mod r#move;
mod vehicle;

use kernel::RuleId;

use super::{Battle, PersonId, act::Action};
use crate::words::WORDS;

/// Why a rule forbids somebody an action now; nothing where the rule's first words say it.
pub fn reason(battle: &Battle, who: PersonId, action: &Action, by: RuleId) -> Option<String> {
    let own = match action {
        Action::Move(it) => r#move::of_move(battle, who, it, by),
        Action::Building(it) => r#move::of_building(battle, who, it, by),
        Action::Shoot(it) => fire::of_shot(battle, who, it, by),
        Action::Charge(_) | Action::Melee(_) | Action::Captive(_) => melee::of_fight(battle, who, action, by),
        Action::Vehicle(it) => vehicle::of_vehicle(battle, who, it, by),
        Action::Fire(_)
        | Action::Item(_)
        | Action::Retrieve(_)
        | Action::Challenge(_)
        | Action::Join(_)
        | Action::Switch(_)
        | Action::Done => None,
    };
    own.or_else(|| WORDS.refusal(by, Some(&battle.person(who).name)))
}
