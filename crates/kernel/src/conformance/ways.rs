//! How many ways of answering there are: a rule that offers one option more or less, anywhere, shows in a number.
//!
//! The dice are the same in all of them. Of places those proposed count, of several options at once every allowed set of a few,
//! of an order only the one that stands if nobody cares.
use std::{fmt::Write, slice};

use crate::{
    dice::SeededDice,
    play::{Answers, Play},
    question::{Answer, AskedFor, LiveQuestion},
    session::{Book, Flow},
};

/// Sets of more options than this are not listed.
const LISTED: usize = 6;

/// Gives the answers it was handed, then notes what else could be answered and leaves the question open.
struct Answered<'a> {
    answers: slice::Iter<'a, Answer>,
    choices: Vec<Answer>,
}

impl Answers for Answered<'_> {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        let known = self.answers.next().cloned();
        if known.is_none() {
            self.choices = choices(asked);
        }
        known
    }
}

fn choices(asked: &LiveQuestion<'_>) -> Vec<Answer> {
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
        AskedFor::Some { .. } | AskedFor::Order(_) | AskedFor::Form(_) | AskedFor::Game(_) => {
            vec![asked.default()]
        }
    }
}

/// In how many ways one decision, two and so on up to `deepest` can be taken from each position, a line for each.
pub fn ways_of_answering<'a, B: Book>(
    positions: impl IntoIterator<Item = (&'a str, B::Battle, u32)>,
) -> String {
    let mut lines = String::from("position | decisions | ways of answering\n");
    for (name, battle, deepest) in positions {
        for depth in 1..=deepest {
            let found = ways::<B>(battle.clone(), SeededDice::new(1), Vec::new(), depth);
            let _ = writeln!(lines, "{name} | {depth} | {found}");
        }
    }
    lines
}

/// The number of ways in which `depth` decisions can be taken from here; a game that ends before is one.
fn ways<B: Book>(mut battle: B::Battle, mut dice: SeededDice, mut taken: Vec<Answer>, depth: u32) -> u64 {
    loop {
        let (mut after, mut rolled) = (battle.clone(), dice);
        let mut answered = Answered { answers: taken.iter(), choices: Vec::new() };
        match B::step(&mut after, &mut Play::bulk(&mut rolled, &mut answered)) {
            Ok(Flow::Goes) => (battle, dice, taken) = (after, rolled, Vec::new()),
            Ok(Flow::Ends) => return 1,
            Err(_) if depth == 1 => return answered.choices.len() as u64,
            Err(_) => {
                let with = |it: &Answer| [taken.as_slice(), slice::from_ref(it)].concat();
                let choices = answered.choices.iter();
                return choices.map(|it| ways::<B>(battle.clone(), dice, with(it), depth - 1)).sum();
            }
        }
    }
}
