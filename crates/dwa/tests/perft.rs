//! How many ways of answering there are: a rule that offers one option more or less, anywhere, shows in a number.
//!
//! The dice are the same in all of them. Of places those proposed count, of several options at once every allowed set of a few,
//! of an order only the one that stands if nobody cares.
#![allow(clippy::unwrap_used)]

mod board;
mod written;

use std::fmt::Write;

use board::board;
use dwa::{
    battle::{Battle, Dwa},
    rules::Rules,
    setup::{self, scenario::Scenario},
    table::weapons::Weapon,
};
use kernel::{Answer, Answers, Asked, Book, Flow, Play, dice::Seeded, question::AskedFor};

/// Sets of more options than this are not listed.
const LISTED: usize = 6;

/// Gives the answers it was handed, then notes what else could be answered and leaves the question open.
struct Answered<'a> {
    answers: std::slice::Iter<'a, Answer>,
    choices: Vec<Answer>,
}

impl Answers for Answered<'_> {
    fn answer(&mut self, asked: &Asked<'_>) -> Option<Answer> {
        let known = self.answers.next().cloned();
        if known.is_none() {
            self.choices = choices(asked);
        }
        known
    }
}

fn choices(asked: &Asked<'_>) -> Vec<Answer> {
    match asked.shape {
        AskedFor::One(of) => (0..of.open()).map(Answer::One).collect(),
        AskedFor::Some { of, least, most } if of.open() <= LISTED => {
            let sets =
                (0..1u32 << of.open()).map(|bits| (0..of.open()).filter(move |it| bits >> it & 1 == 1));
            let sets = sets.map(Iterator::collect::<Vec<_>>);
            sets.filter(|it| (least..=most).contains(&it.len())).map(Answer::Some).collect()
        }
        AskedFor::YesNo(_) => vec![Answer::YesNo(false), Answer::YesNo(true)],
        AskedFor::Number { least, most } => (least..=most).map(Answer::Number).collect(),
        AskedFor::Point(field) => field.propose().into_iter().map(Answer::Point).collect(),
        AskedFor::Some { .. } | AskedFor::Order(_) => vec![asked.default()],
    }
}

/// The number of ways in which `depth` decisions can be taken from here; a game that ends before is one.
fn paths(mut battle: Battle, mut dice: Seeded, mut taken: Vec<Answer>, depth: u32) -> u64 {
    loop {
        let (mut after, mut rolled) = (battle.clone(), dice);
        let mut answered = Answered { answers: taken.iter(), choices: Vec::new() };
        match Dwa::step(&mut after, &mut Play::bulk(&mut rolled, &mut answered)) {
            Ok(Flow::Goes) => (battle, dice, taken) = (after, rolled, Vec::new()),
            Ok(Flow::Ends) => return 1,
            Err(_) if depth == 1 => return answered.choices.len() as u64,
            Err(_) => {
                let with = |it: &Answer| [taken.as_slice(), std::slice::from_ref(it)].concat();
                let choices = answered.choices.iter();
                return choices.map(|it| paths(battle.clone(), dice, with(it), depth - 1)).sum();
            }
        }
    }
}

/// A man with a pistol, a zombie that comes and one that lies.
fn alone() -> Battle {
    board().armed("A", 600, 600, Weapon::Pistol, 12).zombie(700, 600).fallen_zombie(600, 500).done()
}

/// Two in close combat, every optional rule on.
fn held(rules: Rules) -> Battle {
    board()
        .rules(|it| *it = rules)
        .armed("A", 600, 600, Weapon::Pistol, 12)
        .armed("B", 660, 600, Weapon::OneHandedAxe, 0)
        .zombie(600, 626)
        .zombie(660, 640)
        .done()
}

fn street() -> Battle {
    let (_, text) = setup::scenarios().iter().find(|it| it.0.contains("street")).unwrap();
    Scenario::read(text).unwrap().battle()
}

#[test]
fn there_are_as_many_ways_of_answering_as_there_were() {
    let positions: [(&str, Battle, u32); 4] = [
        ("a pistol, a zombie that comes, one that lies", alone(), 3),
        ("two in close combat, a single game", held(Rules::SINGLE_GAME), 4),
        ("two in close combat, a campaign", held(Rules::CAMPAIGN), 4),
        ("the street", street(), 3),
    ];
    let mut lines = String::from("position | decisions | ways of answering\n");
    for (name, battle, deepest) in positions {
        for depth in 1..=deepest {
            let found = paths(battle.clone(), Seeded::new(1), Vec::new(), depth);
            writeln!(lines, "{name} | {depth} | {found}").unwrap();
        }
    }
    written::compare("perft.txt", &lines);
}
