//! How many ways of answering there are: a rule that offers one option more or less, anywhere, shows in a number.
use crate::board::{board, p};
use crate::turn_in_words;
use atzr::{
    battle::{Atzr, Battle, Stance},
    printed::{Attribute, Class, Thing},
    setup::{scenario::Scenario, scenarios},
};
use kernel::conformance::{holds_still, ways_of_answering};

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
    holds_still(env!("CARGO_MANIFEST_DIR"), "perft.txt", &ways_of_answering::<Atzr>(positions));
}
