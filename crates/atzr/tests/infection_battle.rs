//! The infection during an Encounter (13.9.3, 13.9.4).

use crate::board::{at, board, p};
use crate::steps::roll;
use crate::zombie_phases::{z, zombie_at, zombies_act};
use atzr::{
    battle::{Battle, State, zombie::infected},
    printed::CounterThing,
    rule,
};
use kernel::Proof;

fn buffy() -> Battle {
    board().grunt("Buffy", 4, "0912").holds(&[CounterThing::Pistol]).last(|it| it.infected = true).done()
}

fn doubles(battle: &mut Battle, faces: &[u16]) {
    roll(faces, |play| infected::doubles(battle, play));
}

#[test]
fn every_doubles_costs_the_infected_a_point_of_rep_and_at_two_they_turn() {
    let _proof = Proof::of(rule!("atzr.zombie.rep")).facts([1]);
    let _proof = Proof::of(rule!("atzr.infection.zombified")).facts([2]);
    let _proof = Proof::of(rule!("atzr.infection.turn")).facts([2, 3]);
    let _proof = Proof::of(rule!("atzr.ruling.infection-encounter"));
    let mut battle = buffy();
    doubles(&mut battle, &[]);
    assert_eq!(battle.person(p(0)).rep(), 3);
    // The second time she is one of them: a counter is drawn, and what she had lies there.
    let left = battle.cups.zombies_left();
    doubles(&mut battle, &[1]);
    assert_eq!(battle.person(p(0)).state, State::Turned { zombie: z(0) });
    assert_eq!((zombie_at(&battle, 0).as_str(), battle.zombie(z(0)).was), ("0912", Some(p(0))));
    assert_eq!(battle.cups.zombies_left(), left - 1);
    assert_eq!((battle.lying.len(), battle.lying[0].at), (1, at("0912")));
    // She acts with the zombies from their next activation on, by the Rep of a zombie.
    zombies_act(&mut battle, 3, &[]);
    assert_eq!(zombie_at(&battle, 0), "0912");
    battle.turn = 2;
    zombies_act(&mut battle, 3, &[1]);
    assert_eq!(zombie_at(&battle, 0), "0909");
}

#[test]
fn the_infected_turn_where_they_lie_and_the_healthy_lose_nothing() {
    let _proof = Proof::of(rule!("atzr.infection.turn"));
    let mut battle = buffy();
    battle.set_up().person(p(0)).state = State::OutOfTheFight;
    battle.set_up().people.push(atzr::battle::Person { infected: false, ..buffy().person(p(0)).clone() });
    battle.recount();
    doubles(&mut battle, &[]);
    doubles(&mut battle, &[1]);
    assert_eq!(battle.undead().count(), 1);
    assert_eq!(battle.person(p(1)).rep(), 4);
    assert_eq!(battle.person(p(1)).state, State::Functioning);
}

#[test]
fn only_a_melee_that_is_won_in_its_first_round_leaves_no_doubt() {
    let _proof = Proof::of(rule!("atzr.infection.who")).facts([2, 3]);
    let _proof = Proof::of(rule!("atzr.ruling.infection-first-round"));
    let bitten = |zombies: usize, faces: &[u16]| {
        let ray = board().grunt("Ray", 5, "0912");
        let mut battle = (0..zombies).fold(ray, |all, _| all.zombie("0914")).done();
        zombies_act(&mut battle, 3, faces);
        battle.person(p(0)).deeds.bitten
    };
    let (test, won) = ([6, 6], [1, 1, 1, 1, 1, 1, 4, 4, 4]);
    assert!(!bitten(1, &[&test[..], &won].concat()));
    // A draw first; then a round that leaves one of two alive.
    let draw = [4, 4, 4, 4, 4, 4, 4, 4, 4];
    assert!(bitten(1, &[&test[..], &draw, &won].concat()));
    let one_of_two = [1, 4, 4, 4, 4, 4, 4, 4, 4, 4];
    assert!(infected_later(&[&test[..], &one_of_two, &won].concat()));
    // A round lost without going down.
    let lost = [4, 4, 4, 4, 4, 4, 1, 4, 4, 6];
    assert!(bitten(1, &[&test[..], &lost, &[1, 1, 1, 1, 1, 4, 4, 4]].concat()));
}

fn infected_later(faces: &[u16]) -> bool {
    let mut battle = board().grunt("Ray", 5, "0912").zombie("0914").zombie("0914").done();
    zombies_act(&mut battle, 3, faces);
    battle.undead().count() == 0 && battle.person(p(0)).deeds.bitten
}

#[test]
fn the_dead_hold_no_weapons_and_harm_nobody_but_in_melee() {
    let _proof = Proof::of(rule!("atzr.zombie.no-weapons")).facts([1, 2]);
    let mut battle =
        board().grunt("Buffy", 3, "0912").holds(&[CounterThing::Pistol]).last(|it| it.infected = true);
    battle = battle.grunt("Ray", 5, "0913");
    let mut battle = battle.done();
    doubles(&mut battle, &[1]);
    assert!(battle.person(p(0)).hands.is_empty() && battle.lying.len() == 1);
    // Beside him she does nothing on a 6; on a 4 she falls on him with the three dice of a zombie.
    battle.turn = 2;
    zombies_act(&mut battle, 6, &[]);
    assert!(battle.person(p(1)).functions() && battle.undead().count() == 1);
    zombies_act(&mut battle, 4, &[6, 6, 1, 1, 1, 1, 1, 1, 4, 4, 4]);
    assert_eq!((battle.undead().count(), battle.shots_fired), (0, false));
}

#[test]
fn an_infected_star_loses_rep_like_anybody_and_turns_at_two() {
    let _zombified = Proof::of(rule!("atzr.infection.zombified")).facts([2]);
    let _turn = Proof::of(rule!("atzr.infection.turn")).facts([1]);
    let mut battle = board().star("Ray", 5, "0912").last(|it| it.infected = true).done();
    for rep in [4, 3] {
        doubles(&mut battle, &[]);
        assert_eq!((battle.person(p(0)).rep(), battle.person(p(0)).state), (rep, State::Functioning));
        // Star Power dice that are left are no shield, and none is lost by it.
        assert_eq!(battle.person(p(0)).star_power, 5);
    }
    doubles(&mut battle, &[1]);
    assert_eq!(battle.person(p(0)).state, State::Turned { zombie: z(0) });
}
