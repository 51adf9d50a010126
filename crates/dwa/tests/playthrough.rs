//! Whole games as they were played when they were written down: whoever makes the rules faster must not change them.
//! `cargo xtask playthrough` writes them anew where a rule was meant to change.

use std::{collections::BTreeSet, fmt::Write};

use crate::{
    board::{board, human},
    everything::{self, Explorer},
};
use dwa::{
    battle::{
        Battle, Dwa,
        figure::{Ammo, CarriedWeapon, Malfunction, Zombie},
    },
    bot::Steady,
    rules::Rules,
    setup::{self, scenario::Scenario},
    table::{skill::Skill, weapons::Weapon},
};
use kernel::{
    Answers, Event, Point, RuleId, Session, What,
    conformance::{Digest, ReadGame, holds_still, simulated},
    dice::{Dice, SeededDice},
};

/// The whole book: every optional rule there is.
const EVERYTHING: Rules = Rules {
    armed_zombies: true,
    fancy_moves: true,
    vehicles: true,
    zombies_per_human: None,
    ..Rules::CAMPAIGN
};

fn compare(file: &str, now: &str) {
    holds_still(env!("CARGO_MANIFEST_DIR"), file, now);
}

fn shipped(name: &str, rules: Option<Rules>) -> Battle {
    let (_, text) = setup::scenarios().iter().find(|it| it.0.contains(name)).unwrap();
    let mut battle = Scenario::read(text).unwrap().battle();
    battle.rules = rules.unwrap_or(battle.rules);
    battle
}

/// Humans in the middle of an open table, a horde round them.
fn horde(humans: i32, zombies: u32, rules: Rules) -> Battle {
    let mut board = board().rules(|it| *it = rules).scene(|it| it.entry.b = true);
    for number in 0..humans {
        let mut figure = human("A", 550 + 60 * (number % 3), 550 + 60 * (number / 3));
        figure.weapons.push(CarriedWeapon {
            weapon: Weapon::Pistol,
            loaded: 12,
            pieces: 0,
            trouble: Malfunction::None,
            grenade: None,
        });
        figure.in_hand.push(0);
        figure.ammo = Ammo { clips: 9, ..Ammo::default() };
        figure.skills.push(Skill::needed_for(Weapon::Pistol).unwrap());
        board = board.add(figure);
    }
    let mut dice = SeededDice::new(7);
    let mut coordinate = || i32::from(dice.die(dwa::rule!("dwa.zombie.enter-a"), 1170)) + 14;
    board
        .with(|battle| {
            while battle.zombies.len() < zombies as usize {
                let at = Point::new(coordinate(), coordinate());
                let near = |it: Point| (it.x - at.x).abs().max((it.y - at.y).abs()) < 26;
                if !battle.figures().any(|it| near(battle.at(it))) {
                    battle.arrange().zombies.push(Zombie::new(at));
                }
            }
        })
        .done()
}

#[test]
fn games_go_as_they_went_in_every_question_answer_and_event() {
    let mut lines = String::new();
    let mut game = |name: &str, start: Battle, seed: u64, decisions: usize| {
        let game = ReadGame::<Dwa>::play(start, seed, decisions);
        let turn = game.session.checkpoint().turn;
        writeln!(lines, "{name} {seed}: turn {turn}, {}", game.line()).unwrap();
    };
    for (path, _) in setup::scenarios() {
        let name = path.rsplit('/').next().unwrap();
        game(name, shipped(path, None), 1, 150);
        game(&format!("{name}, all rules"), shipped(path, Some(EVERYTHING)), 2, 150);
    }
    game("four against 32", horde(4, 32, Rules::SINGLE_GAME), 3, 120);
    game("four against 32, all rules", horde(4, 32, EVERYTHING), 4, 120);
    game("nine against 150", horde(9, 150, Rules::SINGLE_GAME), 5, 60);
    game("nine against 150, all rules", horde(9, 150, EVERYTHING), 6, 60);
    compare("playthroughs/games.txt", &lines);
}

#[test]
fn simulated_games_end_as_they_ended() {
    let mut lines = String::new();
    let mut game = |name: &str, start: &Battle, seed: u64, turns: u16| {
        let battle = simulated::<Dwa>(start.clone(), seed, |it| it.turn <= turns);
        let digest = Digest::of(&(&battle.humans, &battle.zombies, &battle.result));
        let humans = battle.humans().count();
        let zombies = battle.zombies().count();
        writeln!(lines, "{name} {seed}: {humans} v {zombies}, position {:016x}", digest.0).unwrap();
    };
    for (path, _) in setup::scenarios() {
        let name = path.rsplit('/').next().unwrap();
        (1..=3).for_each(|seed| game(name, &shipped(path, None), seed, 12));
        let all = shipped(path, Some(EVERYTHING));
        (4..=6).for_each(|seed| game(&format!("{name}, all rules"), &all, seed, 12));
    }
    for rules in [Rules::SINGLE_GAME, EVERYTHING] {
        let (small, large) = (horde(4, 32, rules), horde(9, 300, rules));
        (1..=4).for_each(|seed| game("four against 32", &small, seed, 10));
        (5..=6).for_each(|seed| game("nine against 300", &large, seed, 4));
    }
    compare("playthroughs/simulated.txt", &lines);
}

#[test]
fn one_short_game_can_be_read() {
    let game = ReadGame::<Dwa>::play(shipped("street", None), 1, 12);
    compare("playthroughs/street.txt", &format!("the street, seed 1\n\n{}", game.text()));
}

/// The rules that a journal names, in its events and in its sums.
fn named(journal: &[Event]) -> BTreeSet<RuleId> {
    let parts = |it: &Event| match &it.what {
        What::Added { parts } => parts.iter().map(|it| it.rule).collect(),
        _ => Vec::new(),
    };
    journal.iter().flat_map(|it| [it.rule].into_iter().chain(parts(it))).collect()
}

/// Every rule of the book, under whether a game has told of it.
fn coverage(named: &BTreeSet<RuleId>) -> String {
    let named: BTreeSet<&str> = named.iter().map(|it| it.as_str()).collect();
    let ids = dwa::ledger::LEDGER.rules.iter().map(|it| it.id);
    let all: BTreeSet<&str> = ids.chain(dwa::ledger::LEDGER.rulings.iter().map(|it| it.id)).collect();
    let list = |head: &str, these: &mut dyn Iterator<Item = &&str>| {
        these.fold(format!("\n{head}\n"), |text, it| text + it + "\n")
    };
    list("told of in these games", &mut named.iter()) + &list("told of in none", &mut all.difference(&named))
}

#[test]
fn games_with_everything_on_go_as_they_went_and_by_the_same_rules() {
    assert_eq!(everything::missing(), BTreeSet::new());
    let (mut lines, mut rules) = (String::new(), BTreeSet::new());
    let mut explorer = Explorer::new(1);
    for (name, start) in everything::towns() {
        for seed in 1..=3 {
            let game = ReadGame::<Dwa>::play(start.clone(), seed, 200);
            let turn = game.session.checkpoint().turn;
            writeln!(lines, "{name} {seed}: turn {turn}, {}", game.line()).unwrap();
            rules.extend(named(game.session.journal()));
        }
        let mut whole = |bot: &str, answers: &mut dyn Answers, seed: u64| {
            let mut session = Session::<Dwa>::new(start.clone());
            session.advance(&mut SeededDice::new(seed), answers);
            assert!(session.is_over(), "{name}");
            let (turn, told) = (session.checkpoint().turn, session.journal());
            let digest = Digest::of(&told);
            writeln!(lines, "{name}, {bot} {seed}: turn {turn}, {} events, {:016x}", told.len(), digest.0)
                .unwrap();
            rules.extend(named(told));
        };
        whole("steady", &mut Steady::new(4), 4);
        (5..=6).for_each(|seed| whole("explorer", &mut explorer, seed));
    }
    compare("playthroughs/everything.txt", &(lines + &coverage(&rules)));
}

#[test]
fn simulated_games_with_everything_on_end_as_they_ended() {
    let mut lines = String::new();
    for (name, start) in everything::towns() {
        for seed in 1..=3 {
            let battle = simulated::<Dwa>(start.clone(), seed, |it| it.turn <= 8);
            let digest = Digest::of(&(&battle.humans, &battle.zombies, &battle.vehicles, &battle.lying));
            let (humans, zombies) = (battle.humans().count(), battle.zombies().count());
            writeln!(lines, "{name} {seed}: {humans} v {zombies}, position {:016x}", digest.0).unwrap();
        }
    }
    compare("playthroughs/everything-simulated.txt", &lines);
}
