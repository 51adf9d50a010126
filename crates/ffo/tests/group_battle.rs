//! Groups on the board (p. 11): who holds together, who leads, and what becomes of groups within a turn.
use ffo::{
    battle::{
        Battle, Person, PersonId, Phase, State,
        group::{self, groups},
        r#move::left_mm,
        person::{Duck, Stun},
        turn::can_act,
    },
    rule,
    table::attribute::Attribute,
};
use kernel::{Point, Proof, rule::set_up, scripted};
use smallvec::SmallVec;

use crate::board::{
    BAND, Board, GANG,
    acting::{acts, offers, plays_until},
    board, survivor,
};

/// The groups of the band at this moment, by number, the Leader first.
fn now(battle: &Battle) -> Vec<Vec<u16>> {
    let all = groups(battle, BAND, &mut scripted(&[])).into_iter();
    all.map(|it| it.members.iter().map(|it| it.0).collect()).collect()
}

fn rolls(battle: &mut Battle, dice: &[u16]) {
    battle.phase = Phase::Dice;
    plays_until(battle, dice, &[], |it| it == Phase::Groups { side: BAND });
}

fn activates(battle: &mut Battle, group: &str) {
    plays_until(battle, &[], &[group], |it| matches!(it, Phase::Active { .. }));
}

fn able(battle: &Battle) -> Vec<u16> {
    battle.person_ids().filter(|&it| can_act(battle, it)).map(|it| it.0).collect()
}

fn put(battle: &mut Battle, who: usize, x: i32, y: i32) {
    battle.arrange().people[who].at = Point::new(x, y);
}

/// Three in a row from north to south, 4 inches from one to the next, who look north: the highest Rep is behind.
fn row() -> Board {
    let rep = |rep, it| Person { rep, ..it };
    board()
        .add(rep(3, survivor("Ann", 600, 400)))
        .add(rep(4, survivor("Bob", 600, 500)))
        .add(rep(5, survivor("Cat", 600, 600)))
}

fn stunned() -> State {
    State::Stunned(Stun { left: 1, counts: false, feast: false })
}

#[test]
fn four_inches_hold_a_group_together_and_a_millimetre_more_does_not() {
    let _proof = Proof::of(rule!("ffo.group.cohesion")).facts([1]);
    let pair = |mm| now(&board().person("Ann", 600, 400).person("Bob", 600, 400 + mm).done());
    assert_eq!(pair(100), [[0, 1]]);
    assert_eq!(pair(101), [[0], [1]]);
}

#[test]
fn one_who_sees_the_other_is_enough() {
    let _proof = Proof::of(rule!("ffo.group.cohesion")).facts([2]);
    let pair = |ann, bob| {
        let board = board().person("Ann", 600, 400).who(|it| it.facing = ann);
        now(&board.person("Bob", 600, 450).who(|it| it.facing = bob).done())
    };
    assert_eq!(pair(0, 0), [[0, 1]], "Bob looks at Ann's back");
    assert_eq!(pair(0, 180), vec![vec![0], vec![1]], "back to back");
}

#[test]
fn links_go_from_one_to_the_next() {
    let _proof = Proof::of(rule!("ffo.group.cohesion")).facts([3]);
    assert_eq!(now(&row().done()), [[2, 0, 1]]);
}

#[test]
fn those_who_lie_duck_or_carry_still_link() {
    let _proof = Proof::of(rule!("ffo.group.cohesion")).facts([4]);
    let _ruling = Proof::of(rule!("ffo.ruling.carry-on-status"));
    let with = |change: fn(&mut Person)| {
        let mut battle = row().done();
        set_up(|| change(&mut battle.arrange().people[1]));
        now(&battle)
    };
    assert_eq!(with(|it| it.prone = true), [[2, 0, 1]]);
    assert_eq!(with(|it| it.ducked = Some(Duck { from: SmallVec::new(), in_place: true })), [[2, 0, 1]]);
}

#[test]
fn the_stunned_link_nobody_and_belong_to_whom_they_are_near() {
    let _cohesion = Proof::of(rule!("ffo.group.cohesion")).facts([5]);
    let _break = Proof::of(rule!("ffo.group.break")).facts([2]);
    let mut battle = row().done();
    for state in [State::OutOfTheFight, State::ObviouslyDead { turn: 1, fresh: true }] {
        battle.arrange().people[1].state = state;
        assert_eq!(now(&battle), [[2], [0]], "{state:?}");
    }
    battle.arrange().people[1].state = stunned();
    assert_eq!(now(&battle).iter().map(Vec::len).sum::<usize>(), 3);
    assert_eq!(now(&battle).len(), 2);
}

#[test]
fn a_group_that_loses_touch_is_two_at_once() {
    let _proof = Proof::of(rule!("ffo.group.break")).facts([1]);
    let _split = Proof::of(rule!("ffo.group.deploy")).facts([1]);
    let mut battle = row().enemy("Eve", 900, 900).done();
    assert_eq!(now(&battle), [[2, 0, 1]]);
    put(&mut battle, 0, 600, 399);
    assert_eq!(now(&battle), [vec![2, 1], vec![0]]);
    assert_eq!(groups(&battle, GANG, &mut scripted(&[])).len(), 1, "the gang has a group of its own");
}

#[test]
fn all_of_a_group_activate_on_their_leaders_rep() {
    let _together = Proof::of(rule!("ffo.group.deploy")).facts([3]);
    let _rep = Proof::of(rule!("ffo.group.mixed-rep")).facts([2]);
    let mut battle = row().done();
    rolls(&mut battle, &[5, 1]);
    activates(&mut battle, "Activate Cat, Ann, Bob");
    assert_eq!(able(&battle), [0, 1, 2]);
}

#[test]
fn a_star_leads_those_of_higher_rep() {
    let _proof = Proof::of(rule!("ffo.leader.star-functions"));
    let battle = row().with(|it| it.arrange().people[0].star = true).done();
    assert_eq!(now(&battle), [[0, 1, 2]]);
    assert_eq!(group::group_of(&battle, PersonId(2), &mut scripted(&[])).rep, 3);
}

#[test]
fn groups_that_meet_after_the_dice_still_activate_as_they_were() {
    let _proof = Proof::of(rule!("ffo.group.defined-at-turn-start")).facts([1, 3]);
    let mut battle = row().done();
    put(&mut battle, 0, 100, 100);
    rolls(&mut battle, &[5, 1]);
    put(&mut battle, 0, 600, 400);
    assert_eq!(now(&battle), [[2, 0, 1]], "they are one group by now");
    activates(&mut battle, "Activate Cat, Bob");
    assert_eq!(able(&battle), [1, 2], "and Ann of Rep 3 has no activation on a 5");
}

#[test]
fn parts_that_have_lost_their_leader_meet_the_die_by_themselves() {
    let _proof = Proof::of(rule!("ffo.group.defined-at-turn-start")).facts([2]);
    let _parts = Proof::of(rule!("ffo.group.break")).facts([3]);
    let _eligible = Proof::of(rule!("ffo.turn.eligible")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.groups-mid-turn"));
    let lost = |die: u16| {
        let mut battle = row().done();
        rolls(&mut battle, &[die, if die == 1 { 2 } else { 1 }]);
        battle.arrange().people[2].state = State::OutOfTheFight;
        battle
    };
    let mut battle = lost(5);
    plays_until(&mut battle, &[], &[], |it| it == Phase::Zombies);
    assert!(able(&battle).is_empty(), "Bob of Rep 4 leads them now");
    let mut battle = lost(4);
    activates(&mut battle, "Activate Bob, Ann");
    let mut cut_off = row().done();
    rolls(&mut cut_off, &[5, 1]);
    put(&mut cut_off, 0, 100, 100);
    activates(&mut cut_off, "Activate Cat, Bob");
    assert_eq!(able(&cut_off), [1, 2], "Ann is cut off, and of Rep 3");
}

#[test]
fn whoever_has_acted_does_not_act_again_in_another_group() {
    let _proof = Proof::of(rule!("ffo.group.defined-at-turn-start")).facts([4]);
    let mut battle = row().done();
    put(&mut battle, 2, 100, 100);
    rolls(&mut battle, &[4, 1]);
    activates(&mut battle, "Activate Cat");
    plays_until(&mut battle, &[], &[], |it| matches!(it, Phase::Groups { .. }));
    put(&mut battle, 2, 600, 600);
    activates(&mut battle, "Activate Bob, Ann");
    assert_eq!(able(&battle), [0, 1]);
}

#[test]
fn whoever_joins_a_group_on_the_way_goes_on_with_it_and_no_farther_than_before() {
    let _proof = Proof::of(rule!("ffo.group.split-combine")).facts([1, 2, 3]);
    let mut battle = row().done();
    put(&mut battle, 2, 600, 700);
    rolls(&mut battle, &[4, 1]);
    activates(&mut battle, "Activate Cat");
    assert!(!offers(&battle, 2).iter().any(|it| it.contains("later")), "Cat has joined nobody yet");
    put(&mut battle, 2, 600, 600);
    let turn = battle.turn_mut(PersonId(2));
    (turn.moved, turn.spent_mm) = (true, 100);
    acts(&mut battle, 2, &[], &["Go on later with Bob's group"]);
    assert!(able(&battle).is_empty());
    battle.phase = Phase::Groups { side: BAND };
    activates(&mut battle, "Activate Bob, Ann, Cat");
    assert_eq!(able(&battle), [0, 1, 2]);
    assert_eq!(left_mm(&battle, PersonId(2)), 100);
    assert_eq!(left_mm(&battle, PersonId(0)), 200);
}

#[test]
fn no_group_below_the_die_can_be_joined() {
    let _proof = Proof::of(rule!("ffo.turn.eligible")).facts([1]);
    let mut battle = row().with(|it| it.arrange().people[1].rep = 3).done();
    put(&mut battle, 2, 600, 700);
    rolls(&mut battle, &[4, 1]);
    activates(&mut battle, "Activate Cat");
    put(&mut battle, 2, 600, 600);
    battle.turn_mut(PersonId(2)).moved = true;
    assert!(!offers(&battle, 2).iter().any(|it| it.contains("later")));
}

#[test]
fn groups_split_as_their_people_go_apart() {
    let _proof = Proof::of(rule!("ffo.group.break")).facts([1]);
    let mut battle = row().with(|it| it.arrange().people[0].attributes.push(Attribute::Initiative)).done();
    rolls(&mut battle, &[5, 1]);
    activates(&mut battle, "Activate Cat, Ann, Bob");
    put(&mut battle, 0, 600, 300);
    assert_eq!(now(&battle), [vec![2, 1], vec![0]]);
    assert_eq!(able(&battle), [0, 1, 2], "each part goes on");
    put(&mut battle, 0, 600, 450);
    assert_eq!(now(&battle), [[2, 0, 1]]);
}
