//! The odds that an option shows are those of the option as it is then played.

use std::collections::BTreeSet;

use crate::board::board;
use atzr::{
    battle::{Atzr, Battle, FigureId},
    bot::Steady,
    printed::{Class, Thing},
    rule,
    setup::{self, scenario::Scenario},
};
use kernel::{
    Answer, Answers, Asked, Event, Nobody, Session, Status, What,
    conformance::{Played, Promise, Promises},
    dice::Seeded,
    question::{Anchor, Chance, Offered, Question, Shape},
};

/// Plays on as odds have it: nothing that is asked on the way changes anything.
struct Plainly;

impl Answers for Plainly {
    fn answer(&mut self, asked: &Asked<'_>) -> Option<Answer> {
        Some(asked.default())
    }
}

fn player() -> Box<dyn Answers> {
    Box::new(Plainly)
}

/// What kind of option it is, by its first words; nothing for those whose outcome later dice of the same step hide.
fn kind(it: &Offered) -> Option<&'static str> {
    let says = |words: &str| it.label.starts_with(words);
    let told = |what: &str| it.odds.iter().any(|it| it.what == what);
    let kinds = [
        (says("Fire at "), "Fire at somebody"),
        (says("At "), "An explosive at a hex"),
        (says("Move fast"), "Move fast"),
        (told("gets in"), "Go through a door"),
        (told("you act first"), "Into sight"),
        (says("Talk"), "Talk"),
        (says("Surrender"), "Surrender"),
        (told("explodes"), "Fire at a tank"),
    ];
    kinds.into_iter().find(|it| it.0).map(|it| it.1)
}

/// The same odds in the words that a position after the step can tell apart.
fn told_apart(kind: &str, odds: Vec<Chance>) -> Vec<Chance> {
    let word = |what: &str| match (kind, what) {
        ("Fire at somebody" | "An explosive at a hex", "dead" | "Out of the Fight") => "down".to_owned(),
        ("Fire at somebody" | "An explosive at a hex", _) => "up".to_owned(),
        ("Talk", "a fight") => "a fight".to_owned(),
        ("Talk", _) => "no fight".to_owned(),
        (_, what) => what.to_owned(),
    };
    odds.into_iter().map(|it| Chance { what: word(&it.what), ..it }).collect()
}

fn promises(battle: &Battle, question: &Question) -> Vec<Promise> {
    let Shape::One { options } = &question.shape else { return Vec::new() };
    let open = options.iter().enumerate().filter(|it| it.1.refused.is_none() && !it.1.odds.is_empty());
    let promise = |(at, it): (usize, &Offered)| {
        let kind = kind(it)?;
        let about = match it.at {
            // Who is quicker is told of the one who acts, whomever he goes at.
            Some(Anchor::Token(it)) if kind != "Into sight" => Some(it),
            Some(Anchor::Token(_) | Anchor::Place(_)) | None => question.about,
        };
        // In a hex with several the odds are told by their names.
        if kind == "An explosive at a hex" && it.odds.iter().any(|it| it.what.contains(": ")) {
            return None;
        }
        let about = if kind == "An explosive at a hex" { in_hex(battle, it) } else { about };
        let answer = Answer::One(at);
        Some(Promise { kind: kind.to_owned(), answer, odds: told_apart(kind, it.odds.clone()), about })
    };
    open.filter_map(promise).collect()
}

/// The one who stands where an option belongs.
fn in_hex(battle: &Battle, it: &Offered) -> Option<kernel::Token> {
    let Some(Anchor::Place(at)) = it.at else { return None };
    let here = |hex| ground::hex::centre(hex) == at;
    let person = battle.functioning().find(|it| here(it.1.at)).map(|it| it.0.token());
    person.or_else(|| {
        let zombie = battle.zombies.iter().position(|it| !it.out && here(it.at));
        zombie.map(|it| FigureId::Zombie(atzr::battle::ZombieId(it as u16)).token())
    })
}

fn read(promise: &Promise, played: &Played<'_, Atzr>) -> String {
    let Played { before, after, told } = *played;
    let noted = |rule: kernel::RuleId| {
        told.iter().find_map(|it| match &it.what {
            What::Noted { token, text } if it.rule == rule && !text.is_empty() => {
                Some((*token, text.to_string()))
            }
            _ => None,
        })
    };
    match promise.kind.as_str() {
        "Fire at somebody" | "An explosive at a hex" => {
            // Who was missed may react, and then there are other dice.
            let reacts = |it: &Event| {
                it.rule == rule!("atzr.reaction.procedure") && matches!(it.what, What::Rolled { .. })
            };
            let first = &told[..told.iter().position(reacts).unwrap_or(told.len())];
            let zombie = matches!(promise.about.map(FigureId::from_token), Some(FigureId::Zombie(_)));
            // A person who runs away is taken off the map as well, and is not down.
            let falls = |it: &Event| match it.what {
                What::Fell { token } => Some(token) == promise.about,
                What::Removed { token } => {
                    Some(token) == promise.about
                        && (zombie || it.rule == rule!("atzr.components.generic-counter"))
                }
                _ => false,
            };
            let down = first.iter().any(falls);
            if down { "down" } else { "up" }.to_owned()
        }
        "Move fast" => {
            let FigureId::Person(who) = FigureId::from_token(promise.about.unwrap()) else { panic!() };
            match after.person(who).turn.points - before.person(who).turn.points {
                0 => "no more MP".to_owned(),
                n => format!("{n} MP more"),
            }
        }
        "Go through a door" => match noted(rule!("atzr.building.entry-fail")) {
            Some(_) => "stays outside, with noise".to_owned(),
            None => "gets in".to_owned(),
        },
        "Into sight" => {
            let FigureId::Person(who) = FigureId::from_token(promise.about.unwrap()) else { panic!() };
            let (first, _) = noted(rule!("atzr.insight.winner")).unwrap();
            let FigureId::Person(first) = FigureId::from_token(first.unwrap()) else { panic!() };
            let own = before.person(first).side == before.person(who).side;
            if own { "you act first" } else { "they act first" }.to_owned()
        }
        "Talk" => match noted(rule!("atzr.walk.insight")) {
            Some(_) => "a fight".to_owned(),
            None => "no fight".to_owned(),
        },
        "Surrender" => noted(rule!("atzr.mercy.roll")).unwrap().1,
        "Fire at a tank" => {
            if after.tanks.len() < before.tanks.len() { "explodes" } else { "missed" }.to_owned()
        }
        other => panic!("nobody can read {other}"),
    }
}

fn advance(session: &mut Session<Atzr>, dice: &mut Seeded, answers: &mut dyn Answers) -> bool {
    matches!(session.advance(dice, answers), Status::Asking { .. })
}

/// Answers one question and no more.
struct Once<'a>(Option<&'a mut Steady>);

impl Answers for Once<'_> {
    fn answer(&mut self, asked: &Asked<'_>) -> Option<Answer> {
        self.0.take().and_then(|it| it.answer(asked))
    }
}

/// Holds all that is promised at the open question, then goes on with each kind of answer.
fn explore(session: &Session<Atzr>, depth: usize, held: &mut Promises<'_, Atzr>) {
    let Some(question) = session.question().cloned() else { return };
    for promise in promises(session.checkpoint(), &question) {
        held.hold(session, &promise);
    }
    let Shape::One { options } = &question.shape else { return };
    if depth == 0 {
        return;
    }
    let mut tried = BTreeSet::new();
    for (at, it) in options.iter().enumerate().filter(|it| it.1.refused.is_none()) {
        let words: String = it.label.chars().filter(|it| it.is_alphabetic()).take(8).collect();
        let mut next = session.clone();
        if tried.insert(words) && next.answer(question.seat, Answer::One(at)).is_ok() {
            let dice = &mut Seeded::new(3);
            if advance(&mut next, dice, &mut Nobody) {
                explore(&next, depth - 1, held);
            }
        }
    }
}

#[test]
fn odds_come_true_in_whole_games() {
    let mut held = Promises::new(player, &read, 2);
    for (seed, (name, text)) in setup::scenarios().iter().enumerate() {
        let scenario = Scenario::read(text).unwrap_or_else(|it| panic!("{name}: {it}"));
        let mut session = Session::<Atzr>::new(scenario.battle());
        let (mut dice, mut bot) = (Seeded::new(seed as u64), Steady::new(seed as u64));
        for _ in 0..60 {
            if !advance(&mut session, &mut dice, &mut Nobody) {
                break;
            }
            let question = session.question().cloned().unwrap();
            for promise in promises(session.checkpoint(), &question) {
                held.hold(&session, &promise);
            }
            session.advance(&mut dice, &mut Once(Some(&mut bot)));
        }
    }
    held.are_kept(&["Fire at somebody", "Move fast", "Go through a door", "Into sight", "Talk"]);
}

#[test]
fn odds_come_true_with_every_kind_of_weapon() {
    let mut held = Promises::new(player, &read, 3);
    let arms = [Thing::Pistol, Thing::AssaultRifle, Thing::HuntingRifle, Thing::Grenade];
    for thing in arms {
        let ray = || board().star("Ray", 5, "0801").holds(&[thing]);
        // One of the dead beside an enemy would have a word in what becomes of him.
        let alone = ray().enemies(Class::Ganger).enemy("Bank", 3, "0804").done();
        for battle in [alone, ray().zombie("0803").done(), ray().zombie("0802").done()] {
            let mut session = Session::<Atzr>::new(battle);
            if advance(&mut session, &mut Seeded::new(1), &mut Nobody) {
                explore(&session, 4, &mut held);
            }
        }
    }
    held.are_kept(&["An explosive at a hex"]);
}
