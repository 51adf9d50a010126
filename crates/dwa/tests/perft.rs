//! How many ways of answering there are: a rule that offers one option more or less, anywhere, shows in a number.
use crate::{board::board, everything};
use dwa::{
    battle::{Battle, Dwa},
    rules::Rules,
    setup::{self, scenario::Scenario},
    table::weapons::Weapon,
};
use kernel::conformance::{holds_still, ways_of_answering};

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
    holds_still(env!("CARGO_MANIFEST_DIR"), "perft.txt", &ways_of_answering::<Dwa>(positions));
}

#[test]
fn with_everything_on_everybody_has_as_many_ways_of_acting_as_they_had() {
    let people = everything::people_who_act();
    let positions = people.iter().map(|(name, battle)| {
        // Two decisions deep for those who have nothing but arms; for all it would take too long.
        (name.as_str(), battle.clone(), if name.contains("Arms") { 2 } else { 1 })
    });
    let ways = ways_of_answering::<Dwa>(positions);
    holds_still(env!("CARGO_MANIFEST_DIR"), "perft-everything.txt", &ways);
}
