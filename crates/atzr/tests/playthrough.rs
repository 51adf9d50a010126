//! Whole games as they were played when they were written down: whoever makes the rules faster must not change them.
//! `cargo xtask playthrough` writes them anew where a rule was meant to change.
use crate::everything;
use std::fmt::Write;

use atzr::{
    battle::{Atzr, Battle},
    setup::{scenario::Scenario, scenarios, share::share},
};
use kernel::conformance::{Digest, ReadGame, holds_still, simulated};

fn compare(file: &str, now: &str) {
    holds_still(env!("CARGO_MANIFEST_DIR"), file, now);
}

fn shipped(text: &str) -> Battle {
    Scenario::read(text).unwrap().battle()
}

#[test]
fn games_go_as_they_went_in_every_question_answer_and_event() {
    let mut lines = String::new();
    let mut game = |name: &str, start: Battle, seed: u64| {
        let game = ReadGame::<Atzr>::play(start, seed, 80);
        let turn = game.session.checkpoint().turn;
        writeln!(lines, "{name} {seed}: turn {turn}, {}", game.line()).unwrap();
    };
    for (name, text) in scenarios() {
        game(name, shipped(text), 1);
        if let Ok(shared) = share(text, 2) {
            game(&format!("{name}, two players"), shipped(&shared), 2);
        }
    }
    compare("playthroughs/games.txt", &lines);
}

#[test]
fn simulated_games_end_as_they_ended() {
    let mut lines = String::new();
    for (name, text) in scenarios() {
        let start = shipped(text);
        for seed in 1..=4 {
            let battle = simulated::<Atzr>(start.clone(), seed, |_| true);
            let digest = Digest::of(&(&battle.people, &battle.zombies, &battle.places, &battle.result));
            let standing = battle.people.iter().filter(|it| it.seat.is_some() && !it.is_down()).count();
            let zombies = battle.undead().count();
            let success = battle.result.as_ref().unwrap().success;
            let reached = if success { "reached" } else { "missed" };
            let line = format!(
                "{name} {seed}: turn {}, {standing} v {zombies}, {reached}, position {:016x}",
                battle.turn, digest.0
            );
            writeln!(lines, "{line}").unwrap();
        }
    }
    compare("playthroughs/simulated.txt", &lines);
}

#[test]
fn one_short_game_can_be_read() {
    let (_, text) = scenarios().iter().find(|it| it.0 == "mill-road").unwrap();
    let game = ReadGame::<Atzr>::play(shipped(text), 1, 12);
    compare("playthroughs/mill-road.txt", &format!("alone on Mill Road, seed 1\n\n{}", game.text()));
}

/// What the shipped scenarios never use is held still too.
#[test]
fn games_with_everything_in_play_go_as_they_went_and_apply_the_rules_they_applied() {
    let mut lines = String::new();
    let rules = kernel::rule::applied_in(|| {
        for (seed, (name, start)) in (1..).zip(everything::games()) {
            let game = ReadGame::<Atzr>::play(start.clone(), seed, 80);
            writeln!(lines, "{name}, {seed}: {}", game.line()).unwrap();
            for seed in [seed + 100, seed + 200] {
                let battle = simulated::<Atzr>(start.clone(), seed, |it| it.turn < 30);
                let digest = Digest::of(&(&battle.people, &battle.zombies, &battle.places, &battle.result));
                writeln!(lines, "  {seed}: turn {}, position {:016x}", battle.turn, digest.0).unwrap();
            }
        }
    });
    compare("playthroughs/everything.txt", &lines);
    let rules: String = rules.iter().map(|it| format!("{it}\n")).collect();
    compare("playthroughs/everything_rules.txt", &rules);
}
