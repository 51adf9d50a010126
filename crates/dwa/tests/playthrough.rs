//! Whole games as they were played when they were written down: whoever makes the rules faster must not change them.
//! `cargo xtask playthrough` writes them anew where a rule was meant to change.
#![allow(clippy::unwrap_used)]

mod board;
mod written;

use std::fmt::Write;

use board::{board, human};
use dwa::{
    battle::{
        Battle, Dwa,
        figure::{Ammo, Held, Trouble, Zombie},
    },
    rules::Rules,
    setup::{self, scenario::Scenario},
    table::{skill::Skill, weapons::Weapon},
};
use kernel::{
    Answer, Answers, Asked, Book, Flow, Play, Point, Session, Status, Whim,
    dice::{Dice, Seeded},
};
use written::compare;

/// The whole book: every optional rule there is.
const EVERYTHING: Rules = Rules {
    armed_zombies: true,
    fancy_moves: true,
    vehicles: true,
    zombies_per_human: None,
    ..Rules::CAMPAIGN
};

/// A running number that any change of the text changes (FNV-1a).
#[derive(Clone, Copy)]
struct Digest(u64);

impl Digest {
    const EMPTY: Digest = Digest(0xcbf2_9ce4_8422_2325);

    fn add(&mut self, text: &str) {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// Answers on a whim as long as there are decisions left, and remembers each question as a reader would see it.
struct Reader {
    whim: Whim,
    left: usize,
    questions: Digest,
    answers: Vec<Answer>,
}

impl Reader {
    fn new(seed: u64, decisions: usize) -> Self {
        Reader { whim: Whim::new(seed), left: decisions, questions: Digest::EMPTY, answers: Vec::new() }
    }
}

impl Answers for Reader {
    fn answer(&mut self, asked: &Asked<'_>) -> Option<Answer> {
        self.left = self.left.checked_sub(1)?;
        self.questions.add(&serde_json::to_string(&asked.question()).unwrap());
        let answer = self.whim.answer(asked)?;
        self.answers.push(answer.clone());
        Some(answer)
    }
}

/// A game of so many decisions, every question read.
fn played(start: Battle, seed: u64, decisions: usize) -> (Session<Dwa>, Reader) {
    let (mut session, mut dice) = (Session::<Dwa>::new(start), Seeded::new(seed));
    let mut reader = Reader::new(!seed, decisions);
    match session.advance(&mut dice, &mut reader) {
        Status::Over | Status::Asking { .. } => (session, reader),
        other => panic!("game {seed} stopped: {other:?}"),
    }
}

/// The same game as a simulation plays it, to its end or as far as it goes in so many turns.
fn simulated(mut battle: Battle, seed: u64, turns: u16) -> Battle {
    let (mut dice, mut whim) = (Seeded::new(seed), Whim::new(!seed));
    while battle.turn <= turns {
        match Dwa::step(&mut battle, &mut Play::bulk(&mut dice, &mut whim)) {
            Ok(Flow::Goes) => (),
            Ok(Flow::Ends) => break,
            Err(pause) => panic!("game {seed} stopped: {pause:?}"),
        }
    }
    battle
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
        figure.weapons.push(Held {
            weapon: Weapon::Pistol,
            loaded: 12,
            pieces: 0,
            trouble: Trouble::None,
            grenade: None,
        });
        figure.in_hand.push(0);
        figure.ammo = Ammo { clips: 9, ..Ammo::default() };
        figure.skills.push(Skill::needed_for(Weapon::Pistol).unwrap());
        board = board.add(figure);
    }
    let mut dice = Seeded::new(7);
    let mut coordinate = || i32::from(dice.die(dwa::rule!("dwa.zombie.enter-a"), 1170)) + 14;
    board
        .with(|battle| {
            while battle.zombies.len() < zombies as usize {
                let at = Point::new(coordinate(), coordinate());
                let near = |it: Point| (it.x - at.x).abs().max((it.y - at.y).abs()) < 26;
                if !battle.figures().any(|it| near(battle.at(it))) {
                    battle.zombies.push(Zombie::new(at));
                }
            }
        })
        .done()
}

#[test]
fn games_go_as_they_went_in_every_question_answer_and_event() {
    let mut lines = String::new();
    let mut game = |name: &str, start: Battle, seed: u64, decisions: usize| {
        let (session, reader) = played(start, seed, decisions);
        let mut told = Digest::EMPTY;
        session.journal().iter().for_each(|it| told.add(&serde_json::to_string(it).unwrap()));
        let (answers, events) = (reader.answers.len(), session.journal().len());
        let line = format!(
            "{name} {seed}: turn {}, {answers} answers, {events} events, questions {:016x}, journal {:016x}",
            session.checkpoint().turn,
            reader.questions.0,
            told.0
        );
        writeln!(lines, "{line}").unwrap();
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
        let battle = simulated(start.clone(), seed, turns);
        let mut digest = Digest::EMPTY;
        digest.add(&serde_json::to_string(&(&battle.humans, &battle.zombies, &battle.result)).unwrap());
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
    let (session, reader) = played(shipped("street", None), 1, 12);
    let mut lines = String::from("the street, seed 1\n\nanswers\n");
    for answer in &reader.answers {
        writeln!(lines, "{}", serde_json::to_string(answer).unwrap()).unwrap();
    }
    lines.push_str("\njournal\n");
    for event in session.journal() {
        writeln!(lines, "{}", serde_json::to_string(event).unwrap()).unwrap();
    }
    compare("playthroughs/street.txt", &lines);
}
