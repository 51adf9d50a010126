//! Experience (16.4.1).
use dwa::{
    campaign::{
        roster::Fate,
        xp::{Deeds, ScenarioResult},
    },
    rule,
};
use kernel::{Given, Proof, scripted};

fn survived(outcome: ScenarioResult) -> Deeds {
    Deeds { outcome, kills: 0, close_combat_kills: 0, fate: Fate::Alive, lone_survivor: false }
}

fn xp(deeds: &Deeds) -> i32 {
    deeds.resolve(&mut scripted(&[]))
}

#[test]
fn every_fifth_kill_is_a_point_and_the_rest_is_lost() {
    let _proof = Proof::of(rule!("dwa.xp.kills")).facts([1]);
    let _proof = Proof::of(rule!("dwa.ruling.kill-remainder"));
    let killed = |kills| xp(&Deeds { kills, ..survived(ScenarioResult::MinorHero) }) - 1;
    assert_eq!([0, 4, 5, 9, 10].map(killed), [0, 0, 1, 1, 2]);
}

#[test]
fn a_kill_in_close_combat_counts_twice() {
    let _proof = Proof::of(rule!("dwa.xp.close-combat-double")).facts([1]);
    let killed = |kills, close_combat_kills| {
        xp(&Deeds { kills, close_combat_kills, ..survived(ScenarioResult::MinorHero) }) - 1
    };
    assert_eq!(killed(0, 2), 0);
    assert_eq!(killed(1, 2), 1);
    assert_eq!(killed(0, 3), 1);
    assert_eq!(killed(0, 5), 2);
}

#[test]
fn those_who_survive_a_defeat_learn_more_than_minor_victors() {
    let _proof = Proof::of(rule!("dwa.xp.scenario")).facts([1, 2]);
    use ScenarioResult::*;
    let points = [MajorHero, MinorHero, MinorZombie, MajorZombie].map(|it| xp(&survived(it)));
    assert_eq!(points, [2, 1, 2, 3]);
}

#[test]
fn a_lone_survivor_gets_two_more() {
    let _proof = Proof::of(rule!("dwa.xp.lone-survivor")).facts([1]);
    let lone = Deeds { lone_survivor: true, ..survived(ScenarioResult::MajorZombie) };
    assert_eq!(xp(&lone), 5);
    let dead = Deeds { fate: Fate::Dead, ..lone };
    assert!(dead.check().is_err_and(|it| it.path() == "/lone_survivor"));
}

#[test]
fn the_dead_and_the_turned_earn_nothing() {
    for fate in [Fate::Dead, Fate::Turned] {
        let deeds = Deeds { kills: 20, fate, ..survived(ScenarioResult::MajorHero) };
        assert_eq!((xp(&deeds), deeds.regained()), (0, 0));
    }
}

#[test]
fn a_victory_is_major_and_a_defeat_minor_with_half_the_team_alive() {
    use ScenarioResult::*;
    assert_eq!([2, 1].map(|alive| ScenarioResult::of(true, alive, 4)), [MajorHero, MinorHero]);
    assert_eq!([2, 1].map(|alive| ScenarioResult::of(false, alive, 4)), [MinorZombie, MajorZombie]);
    assert_eq!(ScenarioResult::of(true, 2, 5), MinorHero);
}
