//! The book's examples of the turn, of doors and of what is carried, on the map.
use super::example;
use atzr::{
    battle::{Battle, Mover, Phase, SideId, building, turn::can_act},
    printed::{Class, CounterThing},
    rule,
    table::campaign::Larder,
};
use kernel::scripted;

use crate::{
    board::{at, board, p},
    turn_in_words::{activate, begin, can, can_begin, play_on, refused, step},
};

#[test]
fn tonya_hands() {
    let _example = example(rule!("atzr.example.tonya-hands"));
    let board = board().star("Tonya", 5, "0806").holds(&[CounterThing::Pistol, CounterThing::Pistol]);
    let board = board
        .stows(&[CounterThing::BaseballBat, CounterThing::Medikit])
        .grunt("Lil", 4, "0806")
        .zombie("0802");
    let mut battle = board.done();
    battle.set_up().people[1].state = atzr::battle::State::OutOfTheFight;
    activate(&mut battle, p(0));
    assert!(can(&battle, "Fire the Pistol") && can_begin(&battle, "Fire the Pistol and Pistol"));
    assert!(!can_begin(&battle, "Use the Medikit"));
    play_on(&mut battle, &[], &["Ready the Medikit, stow the Pistol"]);
    activate(&mut battle, p(0));
    assert!(can(&battle, "Use the Medikit on Lil"));
}

#[test]
fn activation_blue5_red4() {
    let mut example = example(rule!("atzr.example.activation-blue5-red4"));
    let board = board().star("Blue", 5, "0206").grunt("One", 3, "0206").grunt("Two", 3, "0207");
    let board = board.grunt("Lone", 4, "0211").enemies(Class::Ganger);
    let board = board.enemy("Red", 4, "1508").enemy("With Red", 2, "1509").enemy("Low", 3, "1523");
    let mut battle = board.done();
    step(&mut battle, &[example.rest(), &[1]].concat(), &[]);
    let (blue, red) = (Mover::Side(SideId(0)), Mover::Side(SideId(1)));
    assert_eq!(battle.order, [blue, red, Mover::Zombies]);
    step(&mut battle, &[], &[]);
    example.comes_to([0, 1, 2, 3].map(|it| can_act(&battle, p(it))));
    battle.phase = Phase::Next;
    step(&mut battle, &[], &[]);
    example.comes_to([4, 5, 6].map(|it| can_act(&battle, p(it))));
}

/// Blue, which is compared with the zombies, and yellow. The book tells red first, then blue and yellow, and of a roll-off
/// yellow first; here red is rolled last, and blue always before yellow.
fn three_sides(told: &[u16]) -> Battle {
    let faces = match *told {
        [red, blue, yellow] => vec![blue, yellow, red],
        [red, blue, yellow, yellow_again, blue_again] => vec![blue, yellow, red, blue_again, yellow_again],
        _ => panic!("{told:?}"),
    };
    let board = board().star("Blue", 5, "0206").players(Class::Ganger, 1).other_star("Yellow", 5, "1523");
    let mut battle = board.done();
    step(&mut battle, &faces, &[]);
    battle
}

/// Who acts, in order.
fn order(battle: &Battle) -> Vec<&'static str> {
    let name = |it: &Mover| match it {
        Mover::Side(SideId(0)) => "blue",
        Mover::Side(_) => "yellow",
        Mover::Zombies => "zombies",
        Mover::Markers => "markers",
    };
    battle.order.iter().map(name).collect()
}

#[test]
fn three_sides_order() {
    let mut example = example(rule!("atzr.example.three-sides-order"));
    let battle = three_sides(example.rest());
    example.comes_to(order(&battle));
}

#[test]
fn three_sides_roll_off() {
    let mut example = example(rule!("atzr.example.three-sides-roll-off"));
    let battle = three_sides(example.rest());
    example.comes_to(order(&battle));
}

#[test]
fn three_sides_doubles() {
    let mut example = example(rule!("atzr.example.three-sides-doubles"));
    let battle = three_sides(example.rest());
    example.comes_to(battle.phase);
    assert!(order(&battle).is_empty());
}

/// The twin houses have their yellow triangle in 1304, before which is 1303.
#[test]
fn barricade() {
    let mut example = example(rule!("atzr.example.barricade"));
    let board = board().star("Lil", 4, "1303").stows(&[CounterThing::SuppliesA]).grunt("Sailor", 3, "1303");
    let mut battle = board.done();
    activate(&mut battle, p(0));
    // A 3 opens yellow; both go in; the card brings nobody.
    play_on(&mut battle, &[example.rest(), &[5]].concat(), &["Go to 1304, into a building", "Sailor"]);
    example.comes_to(battle.people.iter().all(|it| it.at == at("1304")));
    let supplies = "Barricade the door with Supplies A";
    assert_eq!(
        refused(&battle, supplies),
        Some(rule!("atzr.building.barricade")),
        "not in the same activation"
    );
    activate(&mut battle, p(0));
    play_on(&mut battle, &[], &[supplies]);
    example.comes_to(battle.people[0].gear.len());
    assert!(building::needs_roll(&battle, at("1303"), at("1304")).is_some());
    activate(&mut battle, p(0));
    play_on(&mut battle, &[], &["Go to 1404, into a building"]);
    // They moved on inside.
    example.comes_to(building::needs_roll(&battle, at("1303"), at("1304")).is_some());
}

/// The month's meal is the campaign's; the red triangle of the school is in 1309.
#[test]
fn jimmy_supplies() {
    let _example = example(rule!("atzr.example.jimmy-supplies"));
    let mut battle =
        board().star("Jimmy", 4, "1309").stows(&[CounterThing::SuppliesA, CounterThing::SuppliesA]).done();
    let door = battle.scene.board.entrance(at("1309")).unwrap();
    (battle.set_up().places[door].open, battle.set_up().places[door].card) = (true, Some(4));
    let larder = Larder { members: 1, supplies_a: 2, supplies_b: 0 };
    let fed = larder.feed(1, &battle.scene.printed.counters, &mut scripted(&[]));
    assert_eq!((fed.hungry, fed.supplies_a), (0, 1));
    battle.set_up().people[0].gear.truncate(fed.supplies_a.into());
    begin(&mut battle, 4);
    step(&mut battle, &[], &[]);
    step(&mut battle, &[], &[]);
    play_on(&mut battle, &[], &["Barricade the door with Supplies A"]);
    assert!(battle.places[door].barricaded && battle.people[0].gear.is_empty());
}
