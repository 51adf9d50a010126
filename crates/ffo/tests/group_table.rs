//! Groups and their cohesion (p. 11).
use ffo::{
    rule,
    table::group::{
        Between, Cohesion,
        Sight::{self, Both, Neither, OneOfThem},
        State::{self, CarryingOn, ObviouslyDead, OutOfTheFight, Stunned},
    },
};
use kernel::{Given, Proof, scripted};

/// Who is of one group, each as a word of places.
fn groups(figures: &[State], between: &[(usize, usize, i32, Sight)]) -> Vec<Vec<usize>> {
    let between = between
        .iter()
        .map(|&(one, other, distance_mm, sight)| Between { one, other, distance_mm, sight })
        .collect();
    let cohesion = Cohesion { figures: figures.to_vec(), between };
    assert!(cohesion.check().is_ok());
    cohesion.resolve(&mut scripted(&[])).iter().map(|it| it.to_vec()).collect()
}

/// A chain in which each is linked with the next.
fn chain(figures: &[State]) -> Vec<Vec<usize>> {
    let links: Vec<_> = (1..figures.len()).map(|at| (at - 1, at, 100, Both)).collect();
    groups(figures, &links)
}

fn pair(distance_mm: i32, sight: Sight) -> Vec<Vec<usize>> {
    groups(&[CarryingOn; 2], &[(0, 1, distance_mm, sight)])
}

#[test]
fn a_group_has_one_or_as_many_as_one_likes() {
    let _proof = Proof::of(rule!("ffo.group.deploy")).facts([2]);
    assert_eq!(chain(&[CarryingOn]), [[0]]);
    assert_eq!(chain(&[CarryingOn; 20])[0].len(), 20);
}

#[test]
fn four_inches_are_near_enough() {
    let _proof = Proof::of(rule!("ffo.group.cohesion")).facts([1]);
    let _ruling = Proof::of(rule!("ffo.ruling.measurement"));
    assert_eq!(pair(100, Both), [vec![0, 1]]);
    assert_eq!(pair(101, Both), [vec![0], vec![1]]);
}

#[test]
fn it_is_enough_that_one_sees_the_other() {
    let _proof = Proof::of(rule!("ffo.group.cohesion")).facts([2]);
    assert_eq!(pair(50, OneOfThem), [vec![0, 1]]);
    assert_eq!(pair(50, Neither), [vec![0], vec![1]]);
    // Near one and in sight of another of the group is enough.
    let corner = [(0, 1, 50, Neither), (1, 2, 50, Both), (0, 2, 150, Both)];
    assert_eq!(groups(&[CarryingOn; 3], &corner), [vec![0, 1, 2]]);
    let wall = [(0, 1, 50, Both), (1, 2, 50, Neither), (2, 3, 50, Both)];
    assert_eq!(groups(&[CarryingOn; 4], &wall), [vec![0, 1], vec![2, 3]]);
}

#[test]
fn links_go_from_one_to_the_next() {
    let _proof = Proof::of(rule!("ffo.group.cohesion")).facts([3]);
    let far = [(0, 1, 100, Both), (1, 2, 100, Both), (2, 3, 100, Both), (0, 3, 300, Both)];
    assert_eq!(groups(&[CarryingOn; 4], &far), [vec![0, 1, 2, 3]]);
}

#[test]
fn those_who_duck_lie_fight_or_carry_are_links() {
    let _proof = Proof::of(rule!("ffo.group.cohesion")).facts([4]);
    let _ruling = Proof::of(rule!("ffo.ruling.carry-on-status"));
    for state in [State::DuckedBack, State::Prone, State::InMelee, State::RetrievingWounded] {
        assert_eq!(chain(&[CarryingOn, state, CarryingOn]), [vec![0, 1, 2]], "{state:?}");
    }
}

#[test]
fn the_stunned_the_fallen_and_captives_are_no_links() {
    let _proof = Proof::of(rule!("ffo.group.cohesion")).facts([5]);
    let _break = Proof::of(rule!("ffo.group.break")).facts([2]);
    let _ruling = Proof::of(rule!("ffo.ruling.carry-on-status"));
    for state in [OutOfTheFight, ObviouslyDead, State::Captive] {
        assert_eq!(chain(&[CarryingOn, state, CarryingOn]), [vec![0], vec![2]], "{state:?}");
    }
    // The Stunned are of a group, and make no more of it.
    assert_eq!(chain(&[CarryingOn, Stunned, CarryingOn]), [vec![0, 1], vec![2]]);
}

#[test]
fn the_stunned_are_of_the_nearest_group() {
    let _ruling = Proof::of(rule!("ffo.ruling.stunned-timing"));
    let between = [(0, 1, 90, Both), (1, 2, 50, Both)];
    assert_eq!(groups(&[CarryingOn, Stunned, CarryingOn], &between), [vec![0], vec![1, 2]]);
    assert_eq!(groups(&[CarryingOn, Stunned, Stunned], &between), [vec![0, 1], vec![2]]);
}

#[test]
fn two_are_named_once_and_are_not_one() {
    let with = |one, other| Cohesion {
        between: vec![Between { one, other, ..Between::default() }],
        ..Cohesion::default()
    };
    assert!(with(0, 1).check().is_ok());
    assert!(with(0, 0).check().is_err() && with(0, 2).check().is_err());
}
