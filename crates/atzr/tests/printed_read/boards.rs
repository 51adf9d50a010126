//! What is made of counters and characters on the board: whom a weapon reaches, what is left of it, who comes to a game.
use std::{fmt::Write, sync::Arc};

use crate::board::{self, at, p};
use atzr::{
    battle::{
        Battle, FigureId, Role, ZombieId,
        encounter::Encounter,
        item::Item,
        meet,
        shoot::{self, Manner, ShootAction},
    },
    printed::{Class, CounterThing, Printed, cards::Humans, counters::CounterKind},
    setup::{
        layout::MapLayout,
        scenario::{Scenario, ScenarioFile},
        scenarios,
    },
};
use ground::hex::Hex;
use kernel::{Play, Whim, dice::SeededDice};

pub fn board(part: &str, printed: &Arc<Printed>) -> String {
    let mut all = String::new();
    match part {
        "counters" => CounterThing::ALL.into_iter().for_each(|thing| {
            reached(thing, printed, &mut all);
            fired(thing, printed, &mut all);
        }),
        "characters" => comes(printed, &mut all),
        _ => (),
    }
    all
}

/// A Star with these in hand at the end of a road of 32 hexes, and the dead.
fn ray(things: &[CounterThing], dead: &[Hex], printed: &Arc<Printed>) -> Battle {
    let layout = MapLayout::end_to_end("maple-heights", "maple-heights");
    let mut board = board::printed(layout, Encounter::Search {}, printed).star("Ray", 5, "3207");
    board = board.last(|it| it.hands.extend(things.iter().map(|&thing| Item::from(thing))));
    dead.iter().fold(board, |board, hex| board.zombie(&hex.to_string())).done()
}

/// At which hexes that can be seen one of the dead could be fired at.
fn reached(thing: CounterThing, printed: &Arc<Printed>, all: &mut String) {
    let mut battle = ray(&[thing], &[at("3206")], printed);
    let board = battle.scene.board.clone();
    for hex in board.grid().hexes().filter(|it| *it != at("3207")) {
        battle.set_up().zombies[0].at = hex;
        battle.recount();
        let zombie = FigureId::Zombie(ZombieId(0));
        let sees = battle.sees_hex(p(0), hex);
        if sees && shoot::mechanical_at(&battle, p(0), zombie, Manner::Active).is_some() {
            write!(all, "{hex} ").unwrap();
        }
    }
}

fn fired(thing: CounterThing, printed: &Arc<Printed>, all: &mut String) {
    let kind = printed.counters.of(thing).kind;
    if kind == CounterKind::Explosive {
        return thrown(thing, printed, all);
    }
    if kind != CounterKind::Ranged {
        return;
    }
    let mut battle = ray(&[thing], &["3206", "3206", "3207", "3106"].map(at), printed);
    let guns = shoot::guns(&battle, p(0));
    write!(all, "{guns:?};").unwrap();
    for seed in 0..8 {
        let (mut dice, mut whim) = (SeededDice::new(seed), Whim::new(seed));
        let mut play = Play::bulk(&mut dice, &mut whim);
        let named = shoot::name(&mut battle, &mut play, p(0), guns[0], Manner::Active).unwrap();
        write!(all, "{named:?};").unwrap();
    }
}

fn thrown(thing: CounterThing, printed: &Arc<Printed>, all: &mut String) {
    let beside = ray(&[thing, CounterThing::Pistol], &[], printed);
    write!(all, "{:?};", shoot::explosive_in_hand(&beside, p(0))).unwrap();
    for seed in 0..8 {
        let mut battle = ray(&[thing], &[at("3206")], printed);
        if shoot::explosive_in_hand(&battle, p(0)).is_none() || printed.counters.of(thing).range == 0 {
            return;
        }
        let (mut dice, mut whim) = (SeededDice::new(seed), Whim::new(seed));
        let action = ShootAction::Blast { hand: 0 };
        shoot::perform(&mut battle, &mut Play::bulk(&mut dice, &mut whim), p(0), &action).unwrap();
        let out: Vec<usize> = (0..battle.zombies.len()).filter(|it| battle.zombies[*it].out).collect();
        write!(all, "{out:?} {:?};", battle.person(p(0)).hands).unwrap();
    }
}

/// Everybody of the box: those whom a scenario brings by name alone, and strangers until no counter is left.
fn comes(printed: &Arc<Printed>, all: &mut String) {
    let mut file: ScenarioFile = serde_json::from_str(scenarios()[0].1).unwrap();
    file.teams[0].people.truncate(1);
    file.tables = Some(printed.text().to_owned());
    for character in &printed.characters.named {
        let person = &mut file.teams[0].people[0];
        person.name.clone_from(&character.name);
        match Scenario::of(&file) {
            Ok(it) => people(&it.battle(), all),
            Err(it) => writeln!(all, "{it:?}").unwrap(),
        }
    }
    for class in Class::ALL {
        let layout = MapLayout::single("maple-heights");
        let mut battle = board::printed(layout, Encounter::Search {}, printed).star("Ray", 5, "0806").done();
        let (mut dice, mut whim) = (SeededDice::new(1), Whim::new(1));
        let humans = Humans { number: 40, class };
        let mut play = Play::bulk(&mut dice, &mut whim);
        meet::appear(&mut battle, &mut play, humans, Role::Strangers);
        meet::crowd_in(&mut battle, &mut play, 40, class, Role::Raiders);
        people(&battle, all);
    }
}

fn people(battle: &Battle, all: &mut String) {
    writeln!(all, "{}", serde_json::to_string(&battle.people).unwrap()).unwrap();
}
