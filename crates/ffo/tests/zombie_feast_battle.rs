//! Feasts on the board (p. 48 and 49): who comes to a body, how long they feed, and who has to see it.
use ffo::{
    battle::{
        Battle, PersonId, State, change, harm,
        person::Stun,
        zombie::{activate, bitten, end_turn, notice, see_feast, witness},
    },
    rule,
    table::{melee::Guard, status::Status},
};
use ground::open::measure::{distance, polar};
use kernel::{Point, Proof, rule::set_up};

use crate::board::{
    BAND, Board,
    acting::{offers, tells, whatever, within},
    board, p, z,
};

const fn at(x: i32, y: i32) -> Point {
    Point::new(x, y)
}

/// Somebody who lies at (600, 600).
fn lies(state: State) -> Board {
    board().person("Ann", 600, 600).who(|it| {
        it.state = state;
        it.prone = true;
    })
}

fn out() -> Board {
    lies(State::OutOfTheFight)
}

/// Somebody who has seen zombies and what they do.
fn veteran(board: Board, name: &str, x: i32, y: i32) -> Board {
    board.person(name, x, y).who(|it| {
        it.zed_proof = true;
        it.feast_passed = true;
    })
}

fn dead(battle: &mut Battle, dice: &[u16]) {
    battle.dead_die = Some(1);
    battle.side_mut(BAND).die = Some(6);
    within(battle, dice, &[], activate);
}

fn turn_ends(battle: &mut Battle) {
    within(battle, &[], &[], end_turn);
}

fn left(battle: &Battle) -> Option<u8> {
    battle.feasts[0].left
}

#[test]
fn a_zombie_goes_to_a_body_that_it_sees_within_twelve_inches() {
    let _proof = Proof::of(rule!("ffo.zombie.feast-attract")).facts([1]);
    let _ruling = Proof::of(rule!("ffo.ruling.feast-priority"));
    let goes = |state, mm| {
        // It faces away from its noise, so that a body alone turns it.
        let mut battle =
            lies(state).zombie(600 - mm, 600).with(|it| it.arrange().zombies[0].facing = 90).done();
        battle.arrange().zombies[0].last_seen = Some(at(600 - mm, 1000));
        dead(&mut battle, &[]);
        battle.zombies[0].at
    };
    let stunned = State::Stunned(Stun { left: 1, counts: false, feast: false });
    let fresh = |fresh| State::ObviouslyDead { turn: 0, fresh };
    for state in [stunned, State::OutOfTheFight, fresh(true)] {
        assert_eq!((goes(state, 300), goes(state, 301)), (at(450, 600), at(299, 750)));
    }
    assert_eq!(goes(fresh(false), 300), at(300, 750), "an old body draws nobody");
}

#[test]
fn of_two_bodies_it_goes_to_the_closer_one() {
    let _proof = Proof::of(rule!("ffo.zombie.feast-attract")).facts([1]);
    let down = |it: &mut ffo::battle::Person| it.state = State::OutOfTheFight;
    let board = board().person("Ann", 600, 350).who(down).person("Bob", 840, 600).who(down);
    let mut battle = board.zombie(600, 600).done();
    dead(&mut battle, &[]);
    assert_eq!(battle.zombies[0].at, at(750, 600));
}

#[test]
fn a_body_is_fresh_only_if_a_zombie_saw_the_death() {
    let _proof = Proof::of(rule!("ffo.zombie.feast-attract")).facts([2]);
    let dies = |y, facing| {
        let mut battle = lies(State::ObviouslyDead { turn: 1, fresh: true }).zombie(600, y).done();
        battle.arrange().zombies[0].facing = facing;
        witness(&mut battle, PersonId(0));
        dead(&mut battle, &[]);
        battle.zombies[0].at
    };
    assert_eq!(dies(900, 0), at(600, 750));
    assert_eq!(dies(300, 0), at(600, 150), "it looked the other way, and goes on");
}

#[test]
fn a_body_comes_before_the_living_unless_they_touch_the_zombie() {
    let _proof = Proof::of(rule!("ffo.zombie.feast-attract")).facts([3, 4]);
    let _priority = Proof::of(rule!("ffo.zombie.act-priority")).facts([9]);
    let _ruling = Proof::of(rule!("ffo.ruling.feast-priority"));
    let beside = |mm: i32| {
        let mut battle = veteran(out(), "Bob", 625 + mm, 800).zombie(600, 800).done();
        battle.dead_die = Some(1);
        whatever(&mut battle, &[], &[], activate);
        battle.zombies[0].at
    };
    assert_eq!(beside(0), at(600, 800), "Bob is in contact: it charges him where it stands");
    assert_eq!(beside(10), at(600, 650));
}

#[test]
fn the_first_at_the_body_rolls_and_those_who_join_do_not() {
    let _proof = Proof::of(rule!("ffo.zombie.feast-duration")).facts([1, 3]);
    let _ruling = Proof::of(rule!("ffo.ruling.feast-start"));
    let mut battle = out().zombie(600, 720).zombie(600, 480).zombie(720, 600).done();
    battle.arrange().zombies[1].facing = 180;
    battle.arrange().zombies[2].facing = 270;
    dead(&mut battle, &[4]);
    assert_eq!((battle.feasts.len(), left(&battle)), (1, Some(4)));
    assert!(battle.zombies.iter().all(|it| it.feasts == Some(0) && distance(it.at, at(600, 600)) <= 26));
    // Any number of them: six fill the places at the body, and the others reach past them.
    let mut many = out();
    for nth in 0..9 {
        let place = polar(at(600, 600), 40 * nth, 100);
        many = many.zombie(place.x, place.y);
    }
    let mut battle = many.done();
    for (nth, zombie) in battle.arrange().zombies.iter_mut().enumerate() {
        zombie.facing = (40 * nth as i16 + 180) % 360;
    }
    dead(&mut battle, &[4]);
    dead(&mut battle, &[]);
    assert!(battle.zombies.iter().all(|it| it.feasts == Some(0)), "{:?}", battle.zombies);
}

#[test]
fn whoever_is_feasted_on_is_dead_and_will_not_turn() {
    let _proof = Proof::of(rule!("ffo.zombie.feast-duration")).facts([4]);
    let _ruling = Proof::of(rule!("ffo.ruling.feast-start"));
    let stunned = State::Stunned(Stun { left: 1, counts: false, feast: false });
    for state in [stunned, State::OutOfTheFight] {
        let mut battle = lies(state).zombie(600, 720).done();
        bitten(&mut battle, PersonId(0));
        dead(&mut battle, &[4]);
        let ann = battle.person(PersonId(0));
        assert_eq!((ann.status(), ann.infected, ann.deeds.eaten), (Status::ObviouslyDead, None, true));
    }
}

#[test]
fn a_feast_is_a_turn_shorter_at_the_end_of_each_turn_the_first_included() {
    let _proof = Proof::of(rule!("ffo.zombie.feast-duration")).facts([2]);
    let _priority = Proof::of(rule!("ffo.zombie.act-priority")).facts([1]);
    let mut battle = veteran(out(), "Bob", 600, 780).zombie(600, 640).done();
    dead(&mut battle, &[2]);
    turn_ends(&mut battle);
    assert_eq!(left(&battle), Some(1));
    let here = battle.zombies[0].at;
    dead(&mut battle, &[]);
    assert_eq!((battle.zombies[0].at, battle.zombies[0].feasts), (here, Some(0)), "whoever is near");
    turn_ends(&mut battle);
    assert_eq!(left(&battle), Some(0));
}

#[test]
fn after_a_feast_each_goes_its_own_way_and_none_comes_back() {
    let _proof = Proof::of(rule!("ffo.zombie.feast-end")).facts([1, 2]);
    let _ruling = Proof::of(rule!("ffo.ruling.feast-start"));
    let mut battle = out().zombie(600, 640).zombie(560, 600).done();
    battle.arrange().zombies[1].facing = 90;
    dead(&mut battle, &[1]);
    turn_ends(&mut battle);
    let before: Vec<Point> = battle.zombies.iter().map(|it| it.at).collect();
    dead(&mut battle, &[/* 6 o'clock */ 3, /* 10 o'clock */ 5]);
    let moved: Vec<i32> = battle.zombies.iter().zip(&before).map(|it| distance(it.0.at, *it.1)).collect();
    assert_eq!(moved, [150, 150]);
    assert_eq!([battle.zombies[0].facing, battle.zombies[1].facing], [180, 300]);
    set_up(|| battle.arrange().zombies[0].facing = 0);
    let here = battle.zombies[0].at;
    dead(&mut battle, &[]);
    assert!(battle.zombies.iter().all(|it| it.feasts.is_none()));
    assert_ne!(battle.zombies[0].at, here, "it walks past the body");
}

#[test]
fn a_zombie_does_not_feast_on_whom_it_has_just_put_down() {
    let _proof = Proof::of(rule!("ffo.zombie.feast-duration")).facts([5]);
    let _ruling = Proof::of(rule!("ffo.ruling.feast-start"));
    let fight = |it: &mut Battle| change::lock(it, z(0), p(0), Guard::Ready);
    let mut battle = veteran(board(), "Ann", 600, 600).zombie(600, 625).with(fight).done();
    dead(&mut battle, &[/* the zombie */ 1, 1, 6, /* Ann */ 1, 6, 6]);
    // The round of its own activation has put her down: there is no feast before the next.
    set_up(|| {
        battle.arrange().people[0].state = State::OutOfTheFight;
        battle.arrange().bouts.clear();
    });
    assert!(battle.feasts.is_empty());
    dead(&mut battle, &[6]);
    assert_eq!(left(&battle), Some(6));
}

#[test]
fn a_zombie_that_is_charged_at_its_feast_and_not_destroyed_feeds_no_longer() {
    let _proof = Proof::of(rule!("ffo.zombie.charge-pass-one")).facts([6]);
    let _ruling = Proof::of(rule!("ffo.ruling.feasting-targets"));
    let mut battle = veteran(out(), "Bob", 600, 800).zombie(600, 640).done();
    dead(&mut battle, &[5]);
    let at_it = battle.zombies[0].at;
    set_up(|| {
        battle.arrange().people[1].at = at(at_it.x, at_it.y + 25);
        change::lock(&mut battle, p(1), z(0), Guard::Ready);
    });
    // They come out even.
    dead(&mut battle, &[/* the zombie */ 1, 1, 6, /* Bob */ 1, 6, 6]);
    assert_eq!((battle.zombies[0].feasts, battle.zombies[0].at), (None, at_it));
}

/// A feast that goes on at (600, 600), and Bob so far from the zombie at it, whom he has before him.
fn sees_feast(mm: i32) -> Board {
    let board = out().person("Bob", 600, 625 + mm).who(|it| it.zed_proof = true);
    board.zombie(600, 625).with(|it| {
        let feast = change::begin_feast(it, PersonId(0), Some(3));
        change::dine(it, ffo::battle::ZombieId(0), Some(feast));
    })
}

fn looks(battle: &mut Battle, dice: &[u16]) {
    within(battle, dice, &[], notice);
}

#[test]
fn a_feast_is_seen_from_six_inches() {
    let _proof = Proof::of(rule!("ffo.zombie.feast-test-when")).facts([1]);
    let mut near = sees_feast(150).done();
    looks(&mut near, &[1, 1]);
    assert!(near.people[1].feast_passed);
    looks(&mut near, &[]);
    let mut far = sees_feast(151).done();
    looks(&mut far, &[]);
    assert!(!far.people[1].feast_passed);
    let mut away = sees_feast(100).done();
    set_up(|| away.arrange().people[1].facing = 180);
    looks(&mut away, &[]);
}

#[test]
fn whoever_passes_both_dice_goes_without_their_next_activation_and_is_not_down() {
    let _proof = Proof::of(rule!("ffo.react.universal.see-the-feast")).facts([1, 10]);
    let _ruling = Proof::of(rule!("ffo.ruling.see-the-feast-stun"));
    let mut battle = sees_feast(100).done();
    let see = |battle: &mut Battle, play: &mut kernel::Play<'_>| see_feast(battle, play, PersonId(1), 0);
    let (_, told) = within(&mut battle, &[4, 4], &[], see);
    assert!(tells(&told, rule!("ffo.react.universal.see-the-feast")), "what it does to him is told");
    let bob = battle.person(PersonId(1));
    assert_eq!((bob.state, bob.prone, bob.appalled), (State::Functioning, false, 1));
}

#[test]
fn whoever_passes_one_is_stunned_for_half_a_die_and_nobody_tests_for_it() {
    let _proof = Proof::of(rule!("ffo.react.universal.see-the-feast")).facts([2, 6]);
    let _ruling = Proof::of(rule!("ffo.ruling.see-the-feast-stun"));
    let mut battle = sees_feast(100).done();
    looks(&mut battle, &[4, 5, /* half of it, rounded up */ 5]);
    let bob = battle.person(PersonId(1));
    assert_eq!(bob.state, State::Stunned(Stun { left: 3, counts: false, feast: true }));
    assert!(bob.feast_passed && !bob.is_down());
    assert!(battle.fallen.is_empty());
}

#[test]
fn whoever_passes_none_runs_away_and_will_have_to_see_it_again() {
    let _proof = Proof::of(rule!("ffo.react.universal.see-the-feast")).facts([3, 4]);
    let _when = Proof::of(rule!("ffo.zombie.feast-test-when")).facts([2]);
    let mut battle = sees_feast(100).done();
    looks(&mut battle, &[5, 6]);
    assert_eq!(battle.people[1].state, State::RanAway);
    assert!(!battle.people[1].feast_passed);
    // In another Encounter.
    set_up(|| battle.arrange().people[1].state = State::Functioning);
    looks(&mut battle, &[1, 2]);
    assert!(battle.people[1].feast_passed);
}

#[test]
fn whoever_is_sickened_in_the_open_drops_and_acts_as_usual_after_the_stun() {
    let _proof = Proof::of(rule!("ffo.react.universal.see-the-feast")).facts([5, 7, 9]);
    let _ruling = Proof::of(rule!("ffo.ruling.see-the-feast-stun"));
    let board = sees_feast(100).enemy("Eve", 625, 725);
    let mut battle = board.who(|it| (it.zed_proof, it.feast_passed, it.prone) = (true, true, true)).done();
    looks(&mut battle, &[4, 5, /* half of it */ 1]);
    let bob = battle.person(PersonId(1));
    assert!(bob.prone && bob.ducked.as_ref().is_some_and(|it| it.in_place));
    // As long as it lasts he is in the hands of an enemy beside him.
    assert!(offers(&battle, 2).iter().any(|it| it == "Capture Bob"));
    within(&mut battle, &[], &[], |battle, play| {
        harm::activate(battle, PersonId(1));
        harm::finish(battle, play, PersonId(1));
        Ok(())
    });
    assert_eq!(battle.person(PersonId(1)).state, State::Functioning);
    // When next active no dice are rolled.
    within(&mut battle, &[], &[], |battle, play| {
        let group = ffo::battle::group::group_of(battle, PersonId(1), play);
        battle.turn_mut(PersonId(1)).active = true;
        ffo::battle::reaction::recover_duck_back(battle, play, &group)
    });
    let bob = battle.person(PersonId(1));
    assert!(bob.ducked.is_none() && bob.turn.active);
}
