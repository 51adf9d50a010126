//! Whole games, to see that nothing breaks.
#![allow(clippy::unwrap_used)]

mod board;

use atzr::{
    battle::{Atzr, Battle, Encounter, Person, State, encounter::Purpose},
    printed::{Class, DayPart, Thing},
    setup::layout::Layout,
};
use kernel::{Book, Flow, Play, Seat, Whim, dice::Seeded};

fn start(encounter: Encounter, layout: Layout) -> Battle {
    let mut battle = board::encounter(layout, encounter).0;
    (battle.turn, battle.phase) = (0, atzr::battle::Phase::Begin);
    for (at, name) in ["Ray", "Ines", "Dot", "Coop"].into_iter().enumerate() {
        let mut person = Person::new(
            name,
            atzr::battle::SideId(0),
            Some(Seat(0)),
            Class::Survivor,
            if at == 0 { 5 } else { 4 },
        );
        person.star = at == 0;
        person.state = State::Waiting;
        let thing = [Thing::HuntingRifle, Thing::Pistol, Thing::Shotgun, Thing::BaseballBat][at];
        person.hands.push(thing.into());
        battle.people.push(person);
    }
    battle.sides[0].strength = 4;
    battle
}

fn play(mut battle: Battle, seed: u64) -> (u16, usize) {
    let mut dice = Seeded::new(seed);
    let mut whim = Whim::new(seed);
    for step in 0..20_000 {
        let mut play = Play::bulk(&mut dice, &mut whim);
        match Atzr::step(&mut battle, &mut play) {
            Ok(Flow::Goes) => (),
            Ok(Flow::Ends) => return (battle.turn, step),
            Err(pause) => panic!("{pause:?}"),
        }
        let crowd = battle.crowd.clone();
        battle.recount();
        assert_eq!(crowd, battle.crowd, "seed {seed}, step {step}, {:?}", battle.phase);
    }
    let people: Vec<_> =
        battle.people.iter().map(|it| (&it.name, it.state, it.at.to_string(), it.rep())).collect();
    panic!(
        "{:?} seed {seed} does not end: turn {}, {:?} {people:?}",
        battle.scene.encounter, battle.turn, battle.progress
    );
}

#[test]
fn whole_games_of_every_encounter_come_to_an_end() {
    let two = || Layout::side_by_side("maple-heights", "route-nine");
    let town = || Layout::single("market-square");
    let all = [
        (Encounter::Search {}, two()),
        (Encounter::Raid { class: Class::Ganger, purpose: Purpose::Items }, two()),
        (Encounter::Raid { class: Class::Militia, purpose: Purpose::Hostage }, two()),
        (Encounter::TakeBack {}, Layout::single("maple-heights")),
        (Encounter::Chillin {}, town()),
        (Encounter::Defend {}, two()),
        (Encounter::Robbery { after_chillin: false, suspicious: false }, two()),
        (Encounter::Bushwhack {}, two()),
    ];
    for (encounter, layout) in all {
        for seed in 0..40 {
            let (turns, steps) = play(start(encounter, layout.clone()), seed);
            println!("{encounter:?} seed {seed}: {turns} turns, {steps} steps");
        }
    }
    let _ = DayPart::Night;
}
