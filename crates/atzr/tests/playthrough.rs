//! Whole games as they were played when they were written down: whoever makes the rules faster must not change them.
//! `cargo xtask playthrough` writes them anew where a rule was meant to change.
#![allow(clippy::unwrap_used)]

mod written;

use std::fmt::Write;

use atzr::{
    battle::{Atzr, Battle},
    setup::{scenario::Scenario, scenarios, share::share},
};
use kernel::{Answer, Answers, Asked, Book, Flow, Play, Session, Status, Whim, dice::Seeded};
use written::compare;

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
fn played(start: Battle, seed: u64, decisions: usize) -> (Session<Atzr>, Reader) {
    let (mut session, mut dice) = (Session::<Atzr>::new(start), Seeded::new(seed));
    let mut reader = Reader::new(!seed, decisions);
    match session.advance(&mut dice, &mut reader) {
        Status::Over | Status::Asking { .. } => (session, reader),
        other => panic!("game {seed} stopped: {other:?}"),
    }
}

/// The same game as a simulation plays it, to its end.
fn simulated(mut battle: Battle, seed: u64) -> Battle {
    let (mut dice, mut whim) = (Seeded::new(seed), Whim::new(!seed));
    loop {
        match Atzr::step(&mut battle, &mut Play::bulk(&mut dice, &mut whim)) {
            Ok(Flow::Goes) => (),
            Ok(Flow::Ends) => return battle,
            Err(pause) => panic!("game {seed} stopped: {pause:?}"),
        }
    }
}

fn shipped(text: &str) -> Battle {
    Scenario::read(text).unwrap().battle()
}

#[test]
fn games_go_as_they_went_in_every_question_answer_and_event() {
    let mut lines = String::new();
    let mut game = |name: &str, start: Battle, seed: u64| {
        let (session, reader) = played(start, seed, 80);
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
            let battle = simulated(start.clone(), seed);
            let mut digest = Digest::EMPTY;
            let told = (&battle.people, &battle.zombies, &battle.places, &battle.result);
            digest.add(&serde_json::to_string(&told).unwrap());
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
    let (session, reader) = played(shipped(text), 1, 12);
    let mut lines = String::from("alone on Mill Road, seed 1\n\nanswers\n");
    for answer in &reader.answers {
        writeln!(lines, "{}", serde_json::to_string(answer).unwrap()).unwrap();
    }
    lines.push_str("\njournal\n");
    for event in session.journal() {
        writeln!(lines, "{}", serde_json::to_string(event).unwrap()).unwrap();
    }
    compare("playthroughs/mill-road.txt", &lines);
}
