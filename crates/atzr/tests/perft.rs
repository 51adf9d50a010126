//! How many ways of answering there are: a rule that offers one option more or less, anywhere, shows in a number.
use crate::board::{board, p};
use crate::everything;
use crate::turn_in_words;
use atzr::{
    battle::{Atzr, Battle, Stance},
    printed::{Attribute, Class, CounterThing},
    setup::{scenario::Scenario, scenarios},
};
use kernel::{
    Book,
    conformance::{holds_still, ways_of_answering},
};

/// Somebody with two guns and full pockets in the street, the dead before him.
fn alone() -> Battle {
    let armed = board().star("Ray", 5, "0803").holds(&[CounterThing::Pistol, CounterThing::Smg]);
    let armed = armed.stows(&[CounterThing::Ammo, CounterThing::Medikit, CounterThing::Grenade]);
    let mut battle =
        armed.last(|it| it.attributes.push(Attribute::TwoGuns)).zombie("0805").zombie("0804").done();
    turn_in_words::activate(&mut battle, p(0));
    battle
}

/// Two with a hostile ganger in the open before them.
fn shootout() -> Battle {
    let two = board().star("Ray", 5, "0803").holds(&[CounterThing::AssaultRifle]).grunt("Ines", 4, "0802");
    let two = two.holds(&[CounterThing::Shotgun]).enemies(Class::Ganger);
    let mut battle = two.enemy("Spike", 3, "0806").holds(&[CounterThing::Pistol]).done();
    turn_in_words::activate(&mut battle, p(0));
    battle
}

/// A Star beside strangers who would talk.
fn parley() -> Battle {
    let one = board().star("Ray", 5, "0803").holds(&[CounterThing::Pistol]).stows(&[CounterThing::SuppliesA]);
    let mut battle =
        one.enemies(Class::Survivor).enemy("Lil", 4, "0804").holds(&[CounterThing::Shotgun]).done();
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
    holds_still(env!("CARGO_MANIFEST_DIR"), "perft.txt", &ways_of_answering::<Atzr>(positions));
}

/// The first decisions of every Encounter kind with everything in play, and all that each can do who has come onto the map.
#[test]
fn there_are_as_many_ways_of_answering_with_everything_in_play_as_there_were() {
    let mut positions: Vec<(String, Battle, u32)> = Vec::new();
    for (name, start) in everything::games() {
        let mut there = start.clone();
        let (mut dice, mut usual) =
            (kernel::dice::SeededDice::new(1), |it: &kernel::LiveQuestion<'_>| Some(it.default()));
        Atzr::step(&mut there, &mut kernel::Play::bulk(&mut dice, &mut usual)).unwrap();
        let on_map: Vec<_> = there.functioning().filter(|it| it.1.seat.is_some()).map(|it| it.0).collect();
        for who in on_map {
            let mut acts = there.clone();
            turn_in_words::activate(&mut acts, who);
            positions.push((format!("{name}: {}", there.person(who).name), acts, 1));
        }
        positions.push((name, start, 2));
    }
    let each = positions.iter().map(|it| (it.0.as_str(), it.1.clone(), it.2));
    holds_still(
        env!("CARGO_MANIFEST_DIR"),
        "playthroughs/everything_ways.txt",
        &ways_of_answering::<Atzr>(each),
    );
}
