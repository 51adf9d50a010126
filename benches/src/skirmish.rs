//! Four humans with pistols in the middle of a table of 120 cm, 32 zombies round them, at most 30 turns.
use std::thread;

use dwa::{
    battle::{Battle, Dwa},
    rules::Rules,
};
use ground::open::measure::dist2;
use kernel::{Answers, Book, Flow, Play, Point, dice::SeededDice};

use crate::{
    shooter::Shooter,
    table::{add_human, add_zombies, open_table, scatter},
};

const SIDE_MM: i32 = 1200;
const CENTRE: Point = Point::new(SIDE_MM / 2, SIDE_MM / 2);
const AWAY_MM: i64 = 300;

/// The position before the first turn; the seed says where the zombies are.
pub fn start(rules: Rules, seed: u64) -> Battle {
    let mut battle = open_table(SIDE_MM, rules);
    for (x, y) in [(550, 550), (650, 550), (550, 650), (650, 650)] {
        add_human(&mut battle, Point::new(x, y));
    }
    let away = |at: Point| AWAY_MM * AWAY_MM <= dist2(at, CENTRE);
    add_zombies(&mut battle, &scatter(SIDE_MM, 32, &mut SeededDice::new(!seed), &away));
    battle
}

/// How a game ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ended {
    pub seed: u64,
    pub turn: u16,
    pub humans: usize,
    pub zombies: usize,
    /// How many dice were rolled: two games that differ anywhere differ here, or in what they come to.
    pub dice: u64,
}

/// Plays one game to its end, as a simulation does.
pub fn game(rules: Rules, seed: u64, bot: &mut dyn Answers) -> Ended {
    let mut battle = start(rules, seed);
    let mut dice = SeededDice::new(seed);
    loop {
        let mut play = Play::bulk(&mut dice, bot);
        match Dwa::step(&mut battle, &mut play) {
            Ok(Flow::Goes) => (),
            Ok(Flow::Ends) => break,
            Err(pause) => panic!("game {seed} stopped: {pause:?}"),
        }
    }
    Ended {
        seed,
        turn: battle.turn,
        humans: battle.humans().count(),
        zombies: battle.zombies().count(),
        dice: dice.position(),
    }
}

/// Games of the cheap player on so many threads; the order of the results is that of the seeds.
pub fn games(rules: Rules, n: u64, threads: u64) -> Vec<Ended> {
    let part = |thread: u64| {
        let seeds = (0..n).filter(move |seed| seed % threads == thread);
        seeds.map(|seed| game(rules, seed, &mut Shooter::default())).collect::<Vec<_>>()
    };
    let mut all: Vec<Ended> = thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|it| scope.spawn(move || part(it))).collect();
        let mut all = part(0);
        for other in others {
            all.extend(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        all
    });
    all.sort_unstable_by_key(|it| it.seed);
    all
}
