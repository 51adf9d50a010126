//! Buildings (7.1.3, 13.6.2): doors, entry rolls, barricades.

use crate::acting_in_words::does;
use crate::board::{Board, at, board, p};
use crate::turn_in_words::{activate, can, can_begin, play_on, refused};
use atzr::{
    battle::{Battle, building},
    printed::{Area, Class, CounterThing, DayPart},
    rule,
};
use kernel::{Choice, Event, Proof, Ratio, What};

/// The Ramsey place is 0404, 0504 and 0405; its only door is in 0504, a green triangle. The school has a green one in 1108
/// and a red one in 1309; 0705 is a building of one hex.
fn active(board: Board) -> Battle {
    let mut battle = board.done();
    activate(&mut battle, p(0));
    battle
}

/// A door that somebody has been through, with nothing more to be met behind it.
fn opened(battle: &mut Battle, hex: &str) {
    let place = place(battle, hex);
    (battle.set_up().places[place].open, battle.set_up().places[place].card) = (true, Some(4));
}

fn place(battle: &Battle, hex: &str) -> usize {
    battle.scene.board.entrance(at(hex)).unwrap()
}

/// A card that brings nobody, as the die that draws it.
const NOBODY: u16 = 5;

#[test]
fn a_larger_building_is_entered_and_left_through_its_triangles_only() {
    let _proof = Proof::of(rule!("atzr.building.multi-hex-access")).facts([1, 2]);
    let battle = active(board().star("Ray", 5, "0406"));
    let walls = Some(rule!("atzr.building.multi-hex-access"));
    assert!(!can_begin(&battle, "Go to 0404"));
    assert_eq!(refused(&battle, "Go to 0405, into a building"), walls);
    let inside = active(board().star("Ray", 5, "0405"));
    assert_eq!(refused(&inside, "Go to 0406"), walls);
    assert!(can_begin(&inside, "Go to 0404"));
}

#[test]
fn an_entry_roll_opens_the_door_for_everybody() {
    let _proof = Proof::of(rule!("atzr.building.entry-once")).facts([1]);
    let _draw_on_triangle = Proof::of(rule!("atzr.card.draw-on-triangle")).facts([1, 2]);
    let _draw_after_entry = Proof::of(rule!("atzr.building.draw-after-entry"));
    let mut battle = active(board().star("Ray", 5, "0505").grunt("Ines", 4, "0506"));
    // Five is the last that opens a green triangle; the card is drawn when he is inside.
    play_on(&mut battle, &[5, NOBODY], &["Go to 0504, into a building"]);
    let door = place(&battle, "0504");
    assert_eq!((battle.people[0].at, battle.people[0].turn.points), (at("0504"), 1));
    assert_eq!((battle.places[door].open, battle.places[door].card), (true, Some(4)));
    // Ines needs neither roll nor card.
    play_on(&mut battle, &[], &["Let Ines go on first", "Go to 0504, into a building"]);
    assert_eq!((battle.people[1].at, battle.deck.left().len()), (at("0504"), 53));
}

#[test]
fn a_failed_entry_costs_nothing_makes_noise_and_is_not_tried_again_in_this_activation() {
    let _proof = Proof::of(rule!("atzr.building.entry-fail")).facts([1, 2, 3]);
    let _entry_attempts = Proof::of(rule!("atzr.ruling.entry-attempts"));
    let mut battle = active(board().star("Ray", 5, "0505").grunt("Ines", 4, "0505"));
    // One over: one die of noise, a 5 of which brings a zombie in the suburbs; its counter says side 1.
    play_on(&mut battle, &[6, 5, 1], &["Go to 0504, into a building"]);
    assert_eq!((battle.people[0].at, battle.people[0].turn.points, battle.zombies.len()), (at("0505"), 3, 1));
    let door = "Go to 0504, into a building";
    assert_eq!(refused(&battle, door), Some(rule!("atzr.ruling.entry-attempts")));
    assert!(can(&battle, "Go to 0506"), "he may go on elsewhere");
    // Somebody else may try, and through an open door he goes without a roll.
    play_on(&mut battle, &[1, NOBODY], &["Let Ines go on first", door, "", "Let Ray go on first"]);
    play_on(&mut battle, &[], &[door]);
    assert_eq!(battle.people[0].at, at("0504"));
}

#[test]
fn a_failed_entry_is_heard_sooner_in_the_dark_and_in_the_city() {
    let _proof = Proof::of(rule!("atzr.building.entry-fail-noise"));
    let _ruling = Proof::of(rule!("atzr.ruling.night-entry-noise"));
    let heard_in = |area: Area, day: DayPart, faces: &[u16]| {
        let mut battle = active(board().day(day).star("Ray", 5, "0505"));
        std::sync::Arc::make_mut(&mut battle.scene).area = area;
        play_on(&mut battle, faces, &["Go to 0504, into a building"]);
        battle.zombies.len()
    };
    let heard = |day: DayPart, faces: &[u16]| heard_in(Area::Suburbs, day, faces);
    // In the suburbs a 5 by day, a 4 in the evening; the counter says side 1.
    assert_eq!(heard(DayPart::Daytime, &[6, 4]), 0);
    assert_eq!(heard(DayPart::Evening, &[6, 4, 1]), 1);
    assert_eq!(heard(DayPart::Evening, &[6, 3]), 0);
    // In the city each comes one sooner.
    assert_eq!(heard_in(Area::Urban, DayPart::Daytime, &[6, 4, 1]), 1);
    assert_eq!(heard_in(Area::Urban, DayPart::Daytime, &[6, 3]), 0);
}

#[test]
fn the_next_activation_brings_another_attempt() {
    let _proof = Proof::of(rule!("atzr.ruling.entry-attempts"));
    let mut battle = active(board().star("Ray", 5, "0505"));
    play_on(&mut battle, &[6, 1], &["Go to 0504, into a building"]);
    activate(&mut battle, p(0));
    assert!(can(&battle, "Go to 0504, into a building"));
}

#[test]
fn the_chance_of_getting_in_stands_with_the_door() {
    let chance = |hex: &str, label: &str| {
        let battle = active(board().star("Ray", 5, hex));
        let menu = atzr::battle::act::menu(&battle, p(0), p(0));
        let go =
            menu.open.iter().map(|it| it.offered(&battle)).find(|it| it.label.starts_with(label)).unwrap();
        go.odds.into_iter().find(|it| it.what == "gets in").map(|it| it.p)
    };
    assert_eq!(chance("0505", "Go to 0504"), Some(Ratio::new(5, 6)));
    assert_eq!(chance("1308", "Go to 1309"), Some(Ratio::new(1, 2)), "red");
    assert_eq!(chance("1303", "Go to 1304"), Some(Ratio::new(2, 3)), "yellow");
    assert_eq!(chance("0706", "Go to 0705"), None, "no roll");
}

#[test]
fn a_building_of_one_hex_is_entered_from_all_sides_without_a_roll_and_draws_once() {
    let _proof = Proof::of(rule!("atzr.building.entry-row-dash")).facts([1, 2]);
    let _draw_on_one_hex_building = Proof::of(rule!("atzr.card.draw-on-one-hex-building")).facts([1, 2]);
    for from in at("0705").neighbours() {
        let mut battle = active(board().star("Ray", 5, &from.to_string()).last(|it| it.movement = 6));
        play_on(&mut battle, &[NOBODY], &["Go to 0705, into a building"]);
        assert_eq!((battle.people[0].at, battle.deck.left().len()), (at("0705"), 53));
        // Out and in again: no second card.
        play_on(&mut battle, &[], &["Go to 0706", "Go to 0705, into a building"]);
        assert_eq!(battle.deck.left().len(), 53);
    }
}

#[test]
fn inside_nobody_rolls_and_a_door_reached_from_inside_draws_its_card_and_is_open() {
    let _proof = Proof::of(rule!("atzr.card.draw-on-triangle")).facts([3, 5]);
    let _cards_inside = Proof::of(rule!("atzr.ruling.cards-inside"));
    let mut battle = active(board().star("Ray", 5, "1209"));
    play_on(&mut battle, &[NOBODY], &["Go to 1309, into a building"]);
    let door = place(&battle, "1309");
    assert!(battle.places[door].open && battle.places[door].card.is_some());
    // A room without a triangle draws nothing.
    activate(&mut battle, p(0));
    play_on(&mut battle, &[], &["Go to 1209, into a building"]);
    assert_eq!(battle.deck.left().len(), 53);
}

#[test]
fn the_door_that_takes_a_roll_from_outside_takes_none_from_inside() {
    let _proof = Proof::of(rule!("atzr.building.entry-roll")).facts([4]);
    let door = "Go to 1309, into a building";
    let enter = |from: &str, faces: &[u16]| {
        let mut battle = active(board().star("Ray", 5, from));
        play_on(&mut battle, faces, &[door]);
        assert_eq!(battle.people[0].at, at("1309"));
        battle.places[place(&battle, "1309")].open
    };
    assert!(enter("1308", &[3, NOBODY]), "a roll and a card");
    assert!(enter("1209", &[NOBODY]), "a card alone, and it is open then");
}

#[test]
fn a_door_is_tried_with_two_points_left_and_before_they_are_paid() {
    let _proof = Proof::of(rule!("atzr.building.entry-roll")).facts([5]);
    let door = "Go to 0504, into a building";
    let with = |points: u8| {
        let mut battle = active(board().star("Ray", 5, "0505"));
        battle.set_up().people[0].turn.points = points;
        battle
    };
    assert!(!can(&with(1), door), "he could not pay for the hex");
    let ray = |battle: &Battle| (battle.people[0].at, battle.people[0].turn.points);
    // One over brings a die of noise, of which nobody comes.
    let mut shut = with(2);
    play_on(&mut shut, &[6, 1], &[door]);
    assert_eq!(ray(&shut), (at("0505"), 2));
    let mut open = with(2);
    play_on(&mut open, &[5, NOBODY], &[door]);
    assert_eq!(ray(&open), (at("0504"), 0));
}

#[test]
fn one_door_that_is_open_leaves_the_others_of_the_building_shut() {
    let _proof = Proof::of(rule!("atzr.building.entry-once")).facts([3]);
    let board = board().star("Ray", 5, "1107").grunt("Ines", 4, "1107");
    let mut battle = active(board.grunt("Dot", 4, "1308"));
    let green = "Go to 1108, into a building";
    play_on(&mut battle, &[5, NOBODY], &[green, "", "Let Ines go on first", green]);
    assert_eq!([0, 1].map(|it| battle.people[it].at), [at("1108"); 2], "the second without a roll");
    // The red door of the same school has still to be opened; the sixteenth of the cards left brings nobody.
    assert!(!battle.places[place(&battle, "1309")].open);
    activate(&mut battle, p(2));
    play_on(&mut battle, &[3, 16], &["Go to 1309, into a building"]);
    assert_eq!(battle.people[2].at, at("1309"));
}

#[test]
fn the_card_is_drawn_when_the_hex_is_entered_and_paid_for() {
    let _proof = Proof::of(rule!("atzr.building.draw-after-entry")).facts([1]);
    let door = "Go to 0504, into a building";
    let mut battle = active(board().star("Ray", 5, "0505"));
    let cards = battle.deck.left().len();
    does(&mut battle, p(0), &[6, 1], &[door]);
    assert_eq!(battle.deck.left().len(), cards, "none on a roll that fails");
    activate(&mut battle, p(0));
    let told = does(&mut battle, p(0), &[5, NOBODY], &[door]);
    let when = |is: fn(&What) -> bool| told.iter().position(|it| is(&it.what)).unwrap();
    let moved = when(|it| matches!(it, What::Moved { .. }));
    let drawn = when(|it| matches!(it, What::Drew { .. }));
    let costs = |it: &Event| it.rule == rule!("atzr.move.building") && matches!(it.what, What::Added { .. });
    let paid = told.iter().position(costs).unwrap();
    assert!(paid < drawn && moved < drawn, "{told:?}");
}

#[test]
fn one_leaves_by_any_door_whichever_one_came_by_and_without_a_roll() {
    let _proof = Proof::of(rule!("atzr.building.exit")).facts([1, 2]);
    let mut battle = active(board().star("Ray", 5, "1107").last(|it| it.movement = 12));
    play_on(&mut battle, &[1, NOBODY], &["Go to 1108, into a building"]);
    // The red door is first reached from inside; the second card is the sixteenth of those left, which brings nobody.
    play_on(&mut battle, &[16], &["Go to 1309, into a building", "Go to 1310"]);
    assert_eq!(battle.people[0].at, at("1310"));
}

#[test]
fn one_other_of_the_group_may_come_in_in_the_same_step_on_the_same_roll() {
    let _proof = Proof::of(rule!("atzr.ruling.entering-group"));
    let board = || board().star("Ray", 5, "0505").grunt("Ines", 4, "0505").grunt("Dot", 4, "0506");
    let mut battle = active(board());
    // Dot is not beside the door; Ines pays her two points as he does.
    play_on(&mut battle, &[1, NOBODY], &["Go to 0504, into a building", "Ines"]);
    assert_eq!([0, 1].map(|it| battle.people[it].at), [at("0504"); 2]);
    assert_eq!([0, 1].map(|it| battle.people[it].turn.points), [1, 1]);
    // Who has not the points for it is not asked.
    let mut battle = active(board());
    battle.set_up().people[1].turn.points = 1;
    play_on(&mut battle, &[1, NOBODY], &["Go to 0504, into a building"]);
    assert_eq!(battle.people[1].at, at("0505"));
}

#[test]
fn another_players_character_is_asked_for_by_his_own_player() {
    let _proof = Proof::of(rule!("atzr.ruling.entering-group"));
    let mut battle = active(board().star("Ray", 5, "0505").grunt("Ines", 4, "0505").of_seat(1));
    play_on(&mut battle, &[1, NOBODY], &["0> Go to 0504, into a building", "1> Ines"]);
    assert_eq!(battle.people[1].at, at("0504"));
}

#[test]
fn a_door_is_barricaded_for_one_supplies_and_a_whole_activation() {
    let _proof = Proof::of(rule!("atzr.building.barricade")).facts([2, 3, 5]);
    let _barricade_details = Proof::of(rule!("atzr.ruling.barricade-details"));
    let inside = |things: &[CounterThing]| {
        let mut battle = active(board().star("Ray", 5, "0504").stows(things));
        opened(&mut battle, "0504");
        battle
    };
    assert!(!can_begin(&inside(&[CounterThing::Ammo]), "Barricade"));
    let mut battle = inside(&[CounterThing::SuppliesB, CounterThing::SuppliesA]);
    for label in ["Barricade the door with Supplies A", "Barricade the door with Supplies B"] {
        assert!(can(&battle, label), "{label}");
    }
    let left = battle.cups.left(CounterThing::SuppliesB);
    play_on(&mut battle, &[], &["Barricade the door with Supplies B"]);
    assert_eq!(battle.people[0].gear.len(), 1);
    assert_eq!(battle.cups.left(CounterThing::SuppliesB), left);
    assert!(battle.people[0].turn.done, "and no movement, and no fire");
    let door = place(&battle, "0504");
    assert!(!battle.places[door].open && battle.places[door].barricaded);
    assert!(building::needs_roll(&battle, at("0505"), at("0504")).is_some(), "from outside, by anyone");
    assert!(building::needs_roll(&battle, at("0404"), at("0504")).is_none());
    activate(&mut battle, p(0));
    let again = "Barricade the door with Supplies A";
    assert_eq!(refused(&battle, again), Some(rule!("atzr.building.barricade")));
}

#[test]
fn who_has_moved_or_fired_does_not_barricade_and_nobody_does_in_one_hex() {
    let _proof = Proof::of(rule!("atzr.building.barricade")).facts([1, 4]);
    let label = "Barricade the door with Supplies A";
    let mut battle =
        active(board().star("Ray", 5, "0505").last(|it| it.movement = 4).stows(&[CounterThing::SuppliesA]));
    play_on(&mut battle, &[1, NOBODY], &["Go to 0504, into a building"]);
    assert_eq!(refused(&battle, label), Some(rule!("atzr.building.barricade")));
    let mut battle = active(board().star("Ray", 5, "0705").stows(&[CounterThing::SuppliesA]));
    opened(&mut battle, "0705");
    assert_eq!(refused(&battle, label), Some(rule!("atzr.ruling.barricade-details")));
}

#[test]
fn a_barricade_holds_who_comes_to_it_from_inside_lets_him_out_and_is_open_then() {
    let _proof = Proof::of(rule!("atzr.ruling.barricade-details"));
    let mut battle = active(board().star("Ray", 5, "0404"));
    opened(&mut battle, "0504");
    let door = place(&battle, "0504");
    (battle.set_up().places[door].open, battle.set_up().places[door].barricaded) = (false, true);
    play_on(&mut battle, &[], &["Go to 0504, into a building"]);
    assert!(battle.places[door].barricaded, "he has only come up to it");
    play_on(&mut battle, &[], &["Go to 0505"]);
    assert!(battle.places[door].open && !battle.places[door].barricaded);
    // Somebody who rolls well from outside removes one too.
    let mut battle = active(board().star("Ray", 5, "0505"));
    opened(&mut battle, "0504");
    (battle.set_up().places[door].open, battle.set_up().places[door].barricaded) = (false, true);
    play_on(&mut battle, &[4], &["Go to 0504, into a building"]);
    assert!(battle.places[door].open && !battle.places[door].barricaded);
}

#[test]
fn met_strangers_are_met_in_the_next_room_and_the_door_is_held_by_them() {
    let _proof = Proof::of(rule!("atzr.card.draw-on-triangle"));
    let mut battle = active(board().star("Ray", 5, "0505"));
    // The twelfth card: one Ganger, the first counter and the first item; then Friend or Foe.
    play_on(&mut battle, &[1, 12, 1, 1, 1, 1], &["Go to 0504, into a building"]);
    let door = place(&battle, "0504");
    assert_eq!((battle.people[1].class, battle.people[1].at), (Class::Ganger, at("0404")));
    assert!(battle.places[door].held_by.is_some());
    assert_eq!(battle.scene.area, Area::Suburbs);
}
