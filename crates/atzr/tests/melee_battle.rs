//! Melee on the map (11.3 to 11.5, 13.9).

use crate::board::{board, p};
use crate::steps::roll_and_answer;
use crate::turn_in_words;
use crate::zombie_phases::{charge, is_dead, is_out, place_of, zombies_act};
use atzr::{
    battle::{Battle, State, melee},
    printed::{Class, CounterThing},
    rule,
};
use kernel::{Answer, Proof};

/// A defender with two attackers of the players beside him.
fn two_on_bank() -> Battle {
    let battle = board().grunt("Lil", 3, "0911").grunt("Ray", 5, "0913");
    battle.enemies(Class::Ganger).enemy("Bank", 4, "0912").done()
}

fn fight(battle: &mut Battle, attackers: &[u16], defenders: &[u16], faces: &[u16], answers: Vec<Answer>) {
    for &it in attackers {
        battle.set_up().person(p(it)).at = battle.person(p(defenders[0])).at;
    }
    battle.recount();
    let of = |all: &[u16]| all.iter().map(|&it| p(it)).collect::<Vec<_>>();
    let (attackers, defenders) = (of(attackers), of(defenders));
    roll_and_answer(faces, answers, |play| melee::fight(battle, play, &attackers, &defenders).unwrap());
}

#[test]
fn attackers_come_one_at_a_time_from_the_highest_rep_to_the_lowest() {
    let _proof = Proof::of(rule!("atzr.melee.multi-order")).facts([1]);
    let _proof = Proof::of(rule!("atzr.melee.multi-attacker-loses")).facts([1]);
    let battle = board().enemies(Class::Ganger).enemy("Bank", 3, "0911").enemy("Too Tall", 4, "0913");
    let mut battle = battle.grunt("Tonya", 5, "0912").done();
    // Four dice against five, and Bank's three against five: the lower Rep waits although it was named first.
    let (tall, bank) = ([6, 6, 6, 6, 1, 1, 1, 1, 1, 2], [6, 6, 6, 1, 1, 1, 1, 1, 2]);
    fight(&mut battle, &[0, 1], &[2], &[&tall[..], &bank].concat(), vec![]);
    assert!(is_out(&battle, 0) && is_out(&battle, 1));
    assert!(battle.person(p(2)).functions());
}

#[test]
fn a_star_chooses_when_it_takes_its_turn() {
    let _proof = Proof::of(rule!("atzr.melee.multi-order")).facts([3]);
    let mut battle = two_on_bank();
    battle.set_up().person(p(1)).star = true;
    // The order asked about begins with the highest Rep; Ray lets Lil go first, and she wins with three dice against four.
    let answers = vec![Answer::Order(vec![1, 0]), Answer::YesNo(false)];
    fight(&mut battle, &[0, 1], &[2], &[1, 1, 1, 6, 6, 6, 6, 2], answers);
    assert!(is_out(&battle, 2));
    assert_eq!([0, 1].map(|it| battle.person(p(it)).deeds.humans), [1, 0]);
}

#[test]
fn when_the_defender_loses_the_other_attacker_may_go_for_him_where_he_lies() {
    let _proof = Proof::of(rule!("atzr.melee.multi-defender-loses")).facts([1, 2, 3]);
    let won = [1, 1, 1, 1, 1, 6, 6, 6, 6, 2];
    let mut spares = two_on_bank();
    fight(&mut spares, &[0, 1], &[2], &won, vec![Answer::YesNo(false)]);
    assert!(is_out(&spares, 2));
    // A round that leaves him on his feet does not end it: they fight on, and he has a die less.
    let mut on = two_on_bank();
    let (lost, then) = ([1, 4, 4, 4, 4, 4, 4, 4, 4, 2], [1, 1, 1, 1, 1, 6, 6, 6, 2]);
    fight(&mut on, &[0, 1], &[2], &[&lost[..], &then].concat(), vec![Answer::YesNo(false)]);
    assert!(is_out(&on, 2));
    assert_eq!([0, 1].map(|it| on.person(p(it)).deeds.humans), [0, 1]);
    let mut fails = two_on_bank();
    fight(&mut fails, &[0, 1], &[2], &[&won[..], &[4, 5, 6]].concat(), vec![Answer::YesNo(true)]);
    assert!(is_out(&fails, 2));
    let mut kills = two_on_bank();
    fight(&mut kills, &[0, 1], &[2], &[&won[..], &[4, 5, 3]].concat(), vec![Answer::YesNo(true)]);
    assert!(is_dead(&kills, 2));
}

#[test]
fn rep_that_was_lost_stays_lost_against_the_next_attacker_and_returns_afterwards() {
    let _proof = Proof::of(rule!("atzr.turn.eligible")).facts([6]);
    let _proof = Proof::of(rule!("atzr.melee.damage-next-round")).facts([3, 4]);
    let _proof = Proof::of(rule!("atzr.melee.multi-attacker-loses")).facts([2]);
    let _proof = Proof::of(rule!("atzr.ruling.melee-minus-rep"));
    let mut battle = two_on_bank();
    // Ray wins a round with Impact 1 and rolls a 2; Bank has three dice left, beats him, and has three against Lil too.
    let lost = [1, 4, 4, 4, 4, 4, 4, 4, 4, 2];
    let beaten = [4, 4, 4, 4, 4, 1, 1, 1, 2];
    let next = [4, 4, 4, 1, 1, 1, 2];
    fight(&mut battle, &[0, 1], &[2], &[&lost[..], &beaten, &next].concat(), vec![]);
    assert!(is_out(&battle, 0) && is_out(&battle, 1));
    assert_eq!(battle.person(p(2)).rep(), 4);
    // Nor is it missed when the next die is a 4.
    battle.set_up().person(p(2)).side = atzr::battle::SideId(0);
    battle.set_up().person(p(2)).seat = Some(kernel::Seat(0));
    battle.recount();
    turn_in_words::begin(&mut battle, 4);
    assert!(atzr::battle::turn::can_act(&battle, p(2)));
}

#[test]
fn star_power_turns_a_lost_round_into_another() {
    let _proof = Proof::of_all(&[rule!("atzr.star-power.melee"), rule!("atzr.ruling.melee-rounds")]);
    let battle = board().star("Too Tall", 5, "0912").enemies(Class::Ganger).enemy("Nick", 3, "0913");
    let mut battle = battle.done();
    let lost = [4, 4, 4, 4, 4, 1, 1, 1, 2];
    let star_power = [1, 2, 4, 5, 6];
    let won = [1, 1, 1, 1, 1, 4, 4, 4, 2];
    let faces = [&lost[..], &star_power, &won].concat();
    fight(&mut battle, &[0], &[1], &faces, vec![Answer::One(0)]);
    assert_eq!(battle.person(p(0)).star_power, 4);
    assert!(battle.person(p(0)).functions() && is_out(&battle, 1));
}

#[test]
fn without_a_melee_weapon_nobody_is_killed_and_the_victim_recovers_better() {
    let _proof = Proof::of(rule!("atzr.melee.dice")).facts([4]);
    let _proof = Proof::of(rule!("atzr.melee.weapon-bat")).facts([1, 2]);
    let _proof = Proof::of(rule!("atzr.melee.weapon-frying-pan")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("atzr.melee.non-lethal")).facts([1, 2]);
    let _proof = Proof::of(rule!("atzr.ruling.melee-weapons-held"));
    let bank = || board().grunt("Ray", 3, "0912").enemies(Class::Ganger).enemy("Bank", 3, "0913");
    let (won, dead) = ([1, 1, 1, 4, 4, 4], [1]);
    let mut bare = bank().done();
    fight(&mut bare, &[0], &[1], &[&won[..], &dead].concat(), vec![]);
    assert!(is_out(&bare, 1) && bare.person(p(1)).deeds.spared);
    let with = |things: &[CounterThing]| {
        let mut battle = bank().done();
        battle.set_up().people[0].hands = things.iter().map(|&it| it.into()).collect();
        battle
    };
    let mut pan = with(&[CounterThing::FryingPan]);
    fight(&mut pan, &[0], &[1], &[&[1][..], &won, &dead].concat(), vec![]);
    assert!(is_out(&pan, 1));
    let mut bat = with(&[CounterThing::BaseballBat]);
    fight(&mut bat, &[0], &[1], &[&[1, 1][..], &won, &dead].concat(), vec![]);
    assert!(is_dead(&bat, 1));
    // A Bat in the gear is of no use: three dice, and bare hands do not kill.
    let mut stowed = bank().done();
    stowed.set_up().people[0].gear.push(CounterThing::BaseballBat.into());
    fight(&mut stowed, &[0], &[1], &[&won[..], &dead].concat(), vec![]);
    assert!(is_out(&stowed, 1));
    // With both in hand one is picked, once; the Bat is in one hand then.
    let mut both = with(&[CounterThing::BaseballBat, CounterThing::FryingPan]);
    fight(&mut both, &[0], &[1], &[&[1][..], &won, &dead].concat(), vec![Answer::One(0)]);
    assert!(is_dead(&both, 1));
}

#[test]
fn where_neither_has_a_die_the_charger_goes_back() {
    let _proof = Proof::of(rule!("atzr.ruling.melee-no-dice"));
    let battle = board().enemies(Class::Ganger).enemy("Ray", 0, "0913").grunt("Bank", 0, "0912");
    let mut battle = battle.done();
    charge(&mut battle, &[(0, "0912")], &[6, 6, 6, 6], []);
    assert_eq!(place_of(&battle, 0), "0913");
    assert!(battle.person(p(0)).functions() && battle.person(p(1)).functions());
}

#[test]
fn zombies_that_win_roll_once_and_star_power_is_no_help() {
    let _proof = Proof::of(rule!("atzr.zombie.win-one-damage-roll")).facts([1]);
    let _proof = Proof::of(rule!("atzr.star-power.not-against-zombies")).facts([1]);
    let mut battle = board().star("Beck", 4, "0912").zombie("0913").zombie("0913").zombie("0913").done();
    let (test, round, damage) = ([6, 6], [1, 1, 4, 4, 4, 1, 1, 1, 1, 4], [2]);
    // A feast begins at once and takes a die.
    zombies_act(&mut battle, 3, &[&test[..], &round, &damage, &[3]].concat());
    assert!(is_dead(&battle, 0));
    let deeds = &battle.person(p(0)).deeds;
    assert!(deeds.downed_by_zombies && deeds.eaten && deeds.bitten);
}

#[test]
fn zombies_that_are_left_over_from_one_human_go_on_with_the_other() {
    let _proof = Proof::of(rule!("atzr.zombie.swarm-limit"));
    let mut battle =
        board().grunt("Ray", 3, "0912").grunt("Lil", 3, "0912").zombie("0914").zombie("0914").done();
    // One zombie each: Ray is put down, Lil kills hers, and then the one that is left.
    let tests = [6, 6, 6, 6];
    let ray = [4, 4, 4, 4, 1, 1, 1, 2];
    let lil = [1, 1, 1, 1, 4, 4, 4];
    zombies_act(&mut battle, 3, &[&tests[..], &ray, &lil, &lil].concat());
    assert!(is_out(&battle, 0) && battle.person(p(1)).functions());
    assert_eq!(battle.undead().count(), 0);
    assert_eq!(battle.person(p(0)).state, State::OutOfTheFight, "nobody is left to feed on him");
}
