//! The zombie phase at one density: a table of 120 cm for 40 zombies, ever larger.
use dwa::battle::{Battle, Dwa, Phase};
use kernel::{Book, Defaults, Play, dice::SeededDice};

use crate::table::{SINGLE_GAME, add_human, add_zombies, open_table, scatter};

/// The position as the zombie phase begins.
pub fn start(zombies: usize, humans: usize) -> Battle {
    let side = (zombies as u64 * 1200 * 1200 / 40).isqrt() as i32;
    let mut battle = open_table(side, SINGLE_GAME);
    let places = scatter(side, zombies + humans, &mut SeededDice::new(1), &|_| true);
    places[..humans].iter().for_each(|&at| add_human(&mut battle, at));
    add_zombies(&mut battle, &places[humans..]);
    battle.turn = 1;
    battle.phase = Phase::ZombiesStandUp;
    battle
}

/// The whole zombie phase: all stand up, sense, move, lurch and attack.
pub fn phase(battle: &mut Battle, dice: &mut SeededDice) {
    battle.phase = Phase::ZombiesStandUp;
    while battle.phase != Phase::End {
        let mut defaults = Defaults;
        let mut play = Play::bulk(dice, &mut defaults);
        if let Err(pause) = Dwa::step(battle, &mut play) {
            panic!("the zombie phase stopped: {pause:?}");
        }
    }
}
