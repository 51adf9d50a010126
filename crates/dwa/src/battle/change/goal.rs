//! What the zombies are after, and what they have done in their phase.
use crate::battle::{
    Battle,
    figure::{Forced, Goal},
};

/// A zombie goes after something else.
pub fn pursue(battle: &mut Battle, zombie: u32, goal: Goal) {
    battle.zombies.open()[zombie as usize].goal = goal;
}

/// It has gone after this many of the battle's noises, or been to them.
pub fn hear(battle: &mut Battle, zombie: u32, noises: u32) {
    battle.zombies.open()[zombie as usize].heard = noises;
}

/// Whom it is to attack in this phase.
pub fn set_prey(battle: &mut Battle, zombie: u32, prey: Option<u16>) {
    battle.zombies.open()[zombie as usize].prey = prey;
}

/// It spends its AP on breaking something open.
pub fn force(battle: &mut Battle, zombie: u32, what: Forced) {
    battle.zombies.open()[zombie as usize].forcing = Some(what);
}

/// It has begun to act in this phase.
pub fn set_off(battle: &mut Battle, zombie: u32) {
    battle.zombies.open()[zombie as usize].begun = true;
}

/// Its AP went into standing up.
pub fn spend_on_standing_up(battle: &mut Battle, zombie: u32) {
    let figure = &mut battle.zombies.open()[zombie as usize];
    (figure.was_fallen, figure.begun) = (true, true);
}

/// The zombie phase begins for one of them, in contact with somebody or not.
pub fn begin_phase(battle: &mut Battle, zombie: u32, in_contact: bool) {
    let figure = &mut battle.zombies.open()[zombie as usize];
    figure.waits = false;
    figure.begun = false;
    figure.was_fallen = figure.fallen;
    figure.was_in_contact = in_contact;
    figure.prey = None;
    figure.forcing = None;
}

/// A turn begins: what zombies and vehicles did in the last one is forgotten.
pub fn begin_turn(battle: &mut Battle) {
    for zombie in battle.zombies.open() {
        zombie.waits = false;
        zombie.was_fallen = false;
        zombie.was_in_contact = false;
        zombie.prey = None;
    }
    for vehicle in battle.vehicles.open() {
        vehicle.driven_this_turn = false;
    }
}
