//! The turn on the board (p. 13 and 14): dice, phases, and which groups activate.
use ffo::{
    battle::{
        Battle, DayPart, Mover, PersonId, Phase, Stance, State, Vehicle, turn::can_act, vehicle::VehicleKind,
    },
    rule,
    table::attribute::Attribute,
};
use kernel::{Point, Proof, Seat};

use crate::board::{
    BAND, Board, GANG,
    acting::{plays_until, tells},
    board, v,
};

/// The activation dice are rolled: the side of the players first, then the gang if it is there, then the dead.
fn rolls(battle: &mut Battle, dice: &[u16]) {
    battle.phase = Phase::Dice;
    plays_until(battle, dice, &[], |it| it != Phase::Dice);
}

/// Up to the choice of a group, and that choice.
fn chooses(battle: &mut Battle, group: &str) {
    plays_until(battle, &[], &[], |it| matches!(it, Phase::Groups { .. }));
    plays_until(battle, &[], &[group], |it| matches!(it, Phase::Active { .. }));
}

fn able(battle: &Battle) -> Vec<u16> {
    battle.person_ids().filter(|&it| can_act(battle, it)).map(|it| it.0).collect()
}

/// People of these Reps too far from each other to be one group.
fn scattered(reps: &[u8]) -> Board {
    let names = ["Ann", "Bob", "Cat", "Dan"];
    let mut board = board();
    for (i, (name, &rep)) in names.iter().zip(reps).enumerate() {
        board = board.person(name, 200 + 300 * i as i32, 600).who(|it| it.rep = rep);
    }
    board
}

#[test]
fn the_players_roll_a_die_and_the_dead_another() {
    let _proof = Proof::of(rule!("ffo.turn.dice")).facts([3]);
    let mut battle = scattered(&[4]).zombie(900, 100).done();
    rolls(&mut battle, &[2, 5]);
    assert_eq!(battle.order, [Mover::Zombies, Mover::Side(BAND)]);
    assert_eq!((battle.side(BAND).die, battle.side(GANG).die, battle.dead_die), (Some(2), None, Some(5)));
}

#[test]
fn on_doubles_nobody_activates() {
    let _proof = Proof::of(rule!("ffo.turn.doubles")).facts([1]);
    let mut battle = scattered(&[6]).done();
    rolls(&mut battle, &[3, 3]);
    assert_eq!(battle.phase, Phase::Doubles);
    let told = plays_until(&mut battle, &[], &[], |it| it == Phase::Morning);
    assert!(!tells(&told, rule!("ffo.turn.order")));
}

#[test]
fn double_sixes_move_the_day_on_but_into_no_second_evening() {
    let _proof = Proof::of(rule!("ffo.turn.doubles")).facts([3, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.doubles-day-part"));
    let mut battle = scattered(&[4]).with(|it| it.light.part = DayPart::Evening).done();
    let mut after = |dice: &[u16]| {
        rolls(&mut battle, dice);
        battle.light.part
    };
    assert_eq!(after(&[5, 5]), DayPart::Evening);
    assert_eq!(after(&[6, 6, /* the moon */ 2]), DayPart::Night);
    assert_eq!(after(&[6, 6]), DayPart::Morning);
    assert_eq!(after(&[6, 6]), DayPart::Daytime);
    assert_eq!(after(&[6, 6]), DayPart::Daytime, "it would be a second Evening");
}

#[test]
fn of_several_sides_only_the_nominated_die_makes_doubles() {
    let _proof = Proof::of(rule!("ffo.turn.multi-human-doubles")).facts([1, 4]);
    let two = || scattered(&[4]).enemy("Eve", 900, 900).zombie(100, 1100);
    let mut battle = two().done();
    rolls(&mut battle, &[2, 5, 5, /* the roll-off */ 3, 1]);
    assert_eq!(battle.order, [Mover::Side(GANG), Mover::Zombies, Mover::Side(BAND)]);
    let mut battle = two().scene(|it| it.nominated = GANG).done();
    rolls(&mut battle, &[/* the gang's */ 5, 2, 5]);
    assert_eq!(battle.phase, Phase::Doubles);
}

#[test]
fn groups_activate_from_the_highest_leader_down_and_those_below_the_die_do_not() {
    let _eligible = Proof::of(rule!("ffo.turn.eligible")).facts([1]);
    let _order = Proof::of(rule!("ffo.turn.rep-order")).facts([1]);
    let mut battle = scattered(&[3, 5, 4]).done();
    rolls(&mut battle, &[4, 1]);
    chooses(&mut battle, "Activate Bob");
    assert_eq!(able(&battle), [1]);
    plays_until(&mut battle, &[], &[], |it| matches!(it, Phase::Groups { .. }));
    chooses(&mut battle, "Activate Cat");
    plays_until(&mut battle, &[], &[], |it| it == Phase::Zombies);
    assert!(!battle.people[0].turn.done, "Ann of Rep 3 has no activation on a 4");
}

#[test]
fn of_equal_leaders_the_player_picks() {
    let _proof = Proof::of(rule!("ffo.turn.rep-order")).facts([2]);
    let mut battle = scattered(&[4, 4]).done();
    rolls(&mut battle, &[4, 1]);
    let mut other = battle.clone();
    chooses(&mut battle, "Activate Ann");
    chooses(&mut other, "Activate Bob");
    assert_eq!((able(&battle), able(&other)), (vec![0], vec![1]));
}

#[test]
fn a_group_is_through_before_the_next_one_begins() {
    let _proof = Proof::of(rule!("ffo.turn.one-group-at-a-time")).facts([1]);
    let mut battle = scattered(&[4, 4]).done();
    rolls(&mut battle, &[4, 1]);
    chooses(&mut battle, "Activate Bob");
    assert_eq!(able(&battle), [1], "Ann waits");
    plays_until(&mut battle, &[], &[], |it| matches!(it, Phase::Groups { .. }));
    assert!(able(&battle).is_empty());
    chooses(&mut battle, "Activate Ann");
    assert_eq!(able(&battle), [0], "and Bob does not act again");
}

#[test]
fn a_group_that_could_activate_may_be_left_inactive() {
    let _proof = Proof::of(rule!("ffo.turn.one-group-at-a-time")).facts([2]);
    let mut battle = scattered(&[4, 4]).done();
    rolls(&mut battle, &[4, 1]);
    plays_until(&mut battle, &[], &[], |it| matches!(it, Phase::Groups { .. }));
    let left = ["Leave inactive: Ann", "Leave inactive: Bob"];
    plays_until(&mut battle, &[], &left, |it| it == Phase::Zombies);
    assert!(able(&battle).is_empty());
}

#[test]
fn a_turn_ends_when_all_have_acted_and_the_dice_are_rolled_anew() {
    let _proof = Proof::of(rule!("ffo.turn.end")).facts([1]);
    let mut battle = scattered(&[4]).done();
    rolls(&mut battle, &[2, 1]);
    chooses(&mut battle, "Activate Ann");
    plays_until(&mut battle, &[], &[], |it| it == Phase::Dice);
    assert_eq!((battle.turn, battle.groups.len()), (2, 0));
    rolls(&mut battle, &[6, 4]);
    assert_eq!(battle.side(BAND).die, Some(6));
    plays_until(&mut battle, &[], &[], |it| it == Phase::Zombies);
}

#[test]
fn no_turn_is_the_last_one() {
    let _proof = Proof::of(rule!("ffo.turn.end")).facts([2]);
    let mut battle = scattered(&[4]).done();
    for _ in 0..100 {
        rolls(&mut battle, &[6, 5]);
        plays_until(&mut battle, &[], &[], |it| it == Phase::Dice);
    }
    assert_eq!((battle.turn, battle.result), (101, None));
}

#[test]
fn initiative_counts_for_those_who_are_alone() {
    let _proof = Proof::of(rule!("ffo.attribute.initiative")).facts([1, 2]);
    let alone = || scattered(&[4]).who(|it| it.attributes.push(Attribute::Initiative));
    let mut battle = alone().done();
    rolls(&mut battle, &[5, 1]);
    chooses(&mut battle, "Activate Ann");
    let mut battle = alone().person("Bob", 225, 600).who(|it| it.rep = 3).done();
    rolls(&mut battle, &[5, 1]);
    plays_until(&mut battle, &[], &[], |it| it == Phase::Zombies);
}

#[test]
fn every_side_of_people_rolls_a_die_of_its_own_and_friends_do_too() {
    let _proof = Proof::of(rule!("ffo.turn.multi-human-dice")).facts([1]);
    let mut battle = scattered(&[4]).enemy("Eve", 900, 900).done();
    battle.set_stance(BAND, GANG, Stance::Friends);
    rolls(&mut battle, &[4, 3, 1]);
    assert_eq!((battle.side(BAND).die, battle.side(GANG).die, battle.dead_die), (Some(4), Some(3), Some(1)));
}

#[test]
fn players_may_turn_against_each_other_in_the_middle() {
    let _proof = Proof::of(rule!("ffo.turn.multi-human-when")).facts([2]);
    let mut battle = scattered(&[4]).enemy("Eve", 900, 900).done();
    battle.set_stance(BAND, GANG, Stance::Neutral);
    rolls(&mut battle, &[4, 3, 1]);
    plays_until(&mut battle, &[], &[], |it| matches!(it, Phase::Groups { .. }));
    assert!(!battle.hostile(BAND, GANG));
    plays_until(&mut battle, &[], &["Turn against the gang", "Leave inactive: Ann"], |it| {
        it == Phase::Groups { side: GANG }
    });
    assert!(battle.hostile(GANG, BAND));
}

#[test]
fn a_player_moves_the_grunts_of_the_band() {
    let _proof = Proof::of(rule!("ffo.figure.star-or-grunt")).facts([4]);
    let _ruling = Proof::of(rule!("ffo.ruling.who-controls"));
    let mut battle = scattered(&[4]).person("Bob", 225, 600).done();
    rolls(&mut battle, &[4, 1]);
    chooses(&mut battle, "Activate Ann, Bob");
    battle.phase = Phase::Active { side: BAND, leader: PersonId(0), acting: Some(PersonId(1)) };
    plays_until(&mut battle, &[], &["Let Ann go on first"], |it| {
        it == Phase::Active { side: BAND, leader: PersonId(0), acting: Some(PersonId(0)) }
    });
    assert_eq!(battle.seat_for(PersonId(1)), Seat(0));
}

#[test]
fn somebody_held_up_by_loot_spends_activations_until_the_leader_comes() {
    let _proof = Proof::of(rule!("ffo.attribute.greedy")).facts([2]);
    let mut battle = scattered(&[4]).who(|it| it.barred = 2).done();
    for left in [1, 0] {
        rolls(&mut battle, &[4, 1]);
        chooses(&mut battle, "Activate Ann");
        assert!(able(&battle).is_empty());
        plays_until(&mut battle, &[], &[], |it| it == Phase::Dice);
        assert_eq!(battle.people[0].barred, left);
    }
    rolls(&mut battle, &[4, 1]);
    chooses(&mut battle, "Activate Ann");
    assert_eq!(able(&battle), [0]);
}

#[test]
fn a_leader_who_is_beside_them_ends_the_delay_at_once() {
    let _proof = Proof::of(rule!("ffo.attribute.greedy")).facts([3]);
    let mut battle =
        scattered(&[4]).who(|it| it.barred = 3).person("Star", 226, 600).who(|it| it.rep = 5).done();
    rolls(&mut battle, &[4, 1]);
    chooses(&mut battle, "Activate Star, Ann");
    assert_eq!(able(&battle), [1], "26 mm is not beside them");
    battle.arrange().people[1].at = Point::new(225, 600);
    plays_until(&mut battle, &[], &["Star is done"], |it| matches!(it, Phase::Groups { .. }));
    assert_eq!(battle.people[0].barred, 0);
}

#[test]
fn whoever_a_feast_has_appalled_does_nothing_once_whoever_leads_them() {
    let _proof = Proof::of(rule!("ffo.react.universal.see-the-feast")).facts([1]);
    let _ruling = Proof::of(rule!("ffo.ruling.see-the-feast-stun"));
    // The Star beside them ends no more than the delay by loot.
    let board = scattered(&[4]).who(|it| it.appalled = 1).person("Star", 225, 600).who(|it| it.rep = 5);
    let mut battle = board.done();
    rolls(&mut battle, &[4, 1]);
    chooses(&mut battle, "Activate Star, Ann");
    assert_eq!(able(&battle), [1]);
    let told = plays_until(&mut battle, &[], &["Star is done"], |it| matches!(it, Phase::Groups { .. }));
    assert!(tells(&told, rule!("ffo.react.universal.see-the-feast")));
    assert_eq!(battle.people[0].appalled, 0);
}

#[test]
fn the_vehicles_of_others_go_on_before_a_phase_begins() {
    let mut battle = scattered(&[4]).done();
    let mut sedan = Vehicle::new("sedan", VehicleKind::Sedan, Point::new(600, 900), 0);
    (sedan.driver, sedan.active_mm) = (Some(PersonId(0)), 100);
    battle.arrange().vehicles.push(sedan);
    battle.refresh_ground();
    rolls(&mut battle, &[1, 4]);
    plays_until(&mut battle, &[], &[], |it| it == Phase::InactiveVehicles { of: BAND });
    plays_until(&mut battle, &crate::board::NOBODY, &[], |it| it == Phase::Zombies);
    assert!(battle.vehicle(v(0)).moved_inactive);
    plays_until(&mut battle, &[], &[], |it| it == Phase::Vehicles { side: BAND });
    assert_eq!(battle.people[0].state, State::Functioning);
}

#[test]
fn where_it_is_night_from_the_beginning_the_moon_is_rolled_for_before_the_first_turn() {
    let _ruling = Proof::of(rule!("ffo.ruling.visibility"));
    let full = |part, dice: &[u16]| {
        let board = board().person("Ann", 600, 600);
        let mut battle = board.with(|it| (it.light.part, it.phase) = (part, Phase::Begin)).done();
        plays_until(&mut battle, dice, &[], |it| it == Phase::Morning);
        battle.light.full_moon
    };
    assert_eq!(full(DayPart::Night, &[1]), Some(true));
    assert_eq!(full(DayPart::Night, &[2]), Some(false));
    assert_eq!(full(DayPart::Evening, &[]), None);
}
