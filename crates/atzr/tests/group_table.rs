//! How big a group may be and whom it begins with (4.0, 4.1).
use atzr::{
    printed::{Class, CounterThing, Printed},
    rule,
    table::{
        card::Deck,
        cup::Cups,
        group::{StartingGrunts, room, size_limit, starting_card, starting_grunt},
        npc::Who,
    },
};
use kernel::{Proof, scripted};

#[test]
fn a_group_has_fewer_characters_than_its_star_has_rep() {
    let _proof = Proof::of(rule!("atzr.group.size-limit")).facts([1, 2]);
    let limits = [3, 4, 5, 6].map(|rep| size_limit(rep, &mut scripted(&[])));
    assert_eq!(limits, [2, 3, 4, 5]);
    assert_eq!(room(5, 4, &mut scripted(&[])), 0);
    assert_eq!(room(5, 3, &mut scripted(&[])), 1);
    assert_eq!(room(4, 5, &mut scripted(&[])), 0, "nobody has to leave when Rep drops, but nobody joins");
}

#[test]
fn the_grunts_of_the_beginning_are_limited_by_the_card_the_rep_and_the_pile() {
    let _proof = Proof::of(rule!("atzr.group.start-recruit")).facts([3]);
    let _start_group_card = Proof::of(rule!("atzr.ruling.start-group-card"));
    let most =
        |star_rep, humans, unused| StartingGrunts { star_rep, humans, unused }.most(&mut scripted(&[]));
    assert_eq!(most(5, 2, 15), 2);
    assert_eq!(most(5, 4, 15), 3);
    assert_eq!(most(4, 4, 15), 2);
    assert_eq!(most(5, 4, 1), 1);
    assert_eq!(most(2, 4, 15), 0);
}

#[test]
fn cards_with_zombies_are_passed_over_until_one_has_humans() {
    let _proof = Proof::of(rule!("atzr.group.start-recruit")).facts([1]);
    let printed = Printed::book();
    let mut deck = Deck::new(&printed.cards);
    // E01 and E02 have zombies, E10 two Gangers in the urban column.
    assert_eq!(starting_card(printed, &mut deck, &mut scripted(&[1, 1, 8])), 2);
    assert_eq!(deck.discards().len(), 3);
}

#[test]
fn starting_grunts_are_of_your_class_with_a_weapon_and_an_item() {
    let _proof = Proof::of(rule!("atzr.group.start-gear")).facts([1]);
    let _start_class = Proof::of(rule!("atzr.group.start-class")).facts([2]);
    let printed = Printed::book();
    let mut cups = Cups::new(printed);
    let grunt = starting_grunt(Class::Militia, printed, &mut cups, &mut scripted(&[3, 1, 19])).unwrap();
    assert_eq!(grunt.who, Who::Named(printed.characters.find("Bank").unwrap()));
    assert_eq!((grunt.class, grunt.weapon), (Class::Militia, Some(CounterThing::Pistol)));
    assert_eq!(grunt.item.unwrap().0, CounterThing::Ammo);
}

#[test]
fn tonya_is_put_back_when_she_is_drawn_for_the_starting_group() {
    let _proof = Proof::of(rule!("atzr.ruling.start-group-card"));
    let printed = Printed::book();
    let mut cups = Cups::new(printed);
    let grunt = starting_grunt(Class::Survivor, printed, &mut cups, &mut scripted(&[1, 1, 1, 19])).unwrap();
    assert_eq!(grunt.who, Who::Named(printed.characters.find("Too Tall").unwrap()));
    assert!(cups.unused().has(printed.characters.find("Tonya").unwrap().0));
    assert_eq!(cups.unused().len(), 15);
}
