//! How many ways of answering there are: a rule that offers one option more or less, anywhere, shows in a number.
//!
//! The dice are the same in all of them. Of several options at once every allowed set of a few counts, of an order only the one
//! that stands if nobody cares.
#![allow(clippy::unwrap_used)]

mod board;
mod turn_in_words;
mod written;

use std::fmt::Write;

use atzr::{
    battle::{Atzr, Battle, Stance},
    printed::{Attribute, Class, Thing},
    setup::{scenario::Scenario, scenarios},
};
use board::{board, p};
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
        match Atzr::step(&mut after, &mut Play::bulk(&mut rolled, &mut answered)) {
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

/// Somebody with two guns and full pockets in the street, the dead before him.
fn alone() -> Battle {
    let armed = board().star("Ray", 5, "0803").holds(&[Thing::Pistol, Thing::Smg]);
    let armed = armed.stows(&[Thing::Ammo, Thing::Medikit, Thing::Grenade]);
    let mut battle =
        armed.last(|it| it.attributes.push(Attribute::TwoGuns)).zombie("0805").zombie("0804").done();
    turn_in_words::activate(&mut battle, p(0));
    battle
}

/// Two with a hostile ganger in the open before them.
fn shootout() -> Battle {
    let two = board().star("Ray", 5, "0803").holds(&[Thing::AssaultRifle]).grunt("Ines", 4, "0802");
    let two = two.holds(&[Thing::Shotgun]).enemies(Class::Ganger);
    let mut battle = two.enemy("Spike", 3, "0806").holds(&[Thing::Pistol]).done();
    turn_in_words::activate(&mut battle, p(0));
    battle
}

/// A Star beside strangers who would talk.
fn parley() -> Battle {
    let one = board().star("Ray", 5, "0803").holds(&[Thing::Pistol]).stows(&[Thing::SuppliesA]);
    let mut battle = one.enemies(Class::Survivor).enemy("Lil", 4, "0804").holds(&[Thing::Shotgun]).done();
    battle.set_stance(atzr::battle::SideId(0), atzr::battle::SideId(1), Stance::ToTalk);
    turn_in_words::activate(&mut battle, p(0));
    battle
}

fn shipped(name: &str) -> Battle {
    let (_, text) = scenarios().iter().find(|it| it.0 == name).unwrap();
    Scenario::read(text).unwrap().battle()
}

#[test]
fn there_are_as_many_ways_of_answering_as_there_were() {
    let positions: [(&str, Battle, u32); 5] = [
        ("two guns, two zombies", alone(), 2),
        ("two against a ganger", shootout(), 2),
        ("a word with strangers", parley(), 2),
        ("alone on mill road", shipped("mill-road"), 3),
        ("the alley", shipped("alley"), 3),
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
