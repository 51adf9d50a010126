//! The In Sight Test (8.3).
use atzr::{
    printed::FightTables,
    rule,
    table::insight::{Acting, InSightTest, SightGroup},
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn group(side: u8, rep: i32) -> SightGroup {
    SightGroup { side, rep, ..SightGroup::default() }
}

fn dice(group: &SightGroup) -> i32 {
    group.dice(&FightTables::book().in_sight).total()
}

fn take(groups: &[SightGroup], faces: &[u16]) -> Acting {
    let test = InSightTest { groups: groups.to_vec() };
    test.take(&FightTables::book().in_sight, &mut scripted(faces))
}

#[test]
fn the_leader_rolls_a_die_for_each_point_of_rep() {
    let _proof = Proof::of(rule!("atzr.insight.leader-rolls")).facts([2]);
    assert_eq!(dice(&group(0, 5)), 5);
    assert_eq!(take(&[group(0, 2), group(1, 1)], &[3, 3, 3]).as_slice(), [0]);
}

#[test]
fn fewer_than_one_die_are_no_successes() {
    let _proof = Proof::of(rule!("atzr.insight.leader-rolls")).facts([3]);
    let blind = SightGroup { active: true, enemies_concealed: true, ..group(0, 1) };
    assert_eq!(dice(&blind), -1);
    assert_eq!(take(&[blind, group(1, 1)], &[4, 3]).as_slice(), [1]);
}

#[test]
fn the_active_roll_one_die_fewer() {
    let _proof = Proof::of(rule!("atzr.insight.active-modifier")).facts([1]);
    assert_eq!(dice(&SightGroup { active: true, ..group(0, 5) }), 4);
}

#[test]
fn concealed_opponents_cost_a_die_on_both_sides() {
    let _proof = Proof::of(rule!("atzr.insight.concealed-modifier")).facts([1, 2, 3]);
    let concealed = |side| SightGroup { enemies_concealed: true, ..group(side, 4) };
    assert_eq!([0, 1].map(|side| dice(&concealed(side))), [3, 3]);
    assert_eq!(dice(&SightGroup { active: true, ..concealed(0) }), 2);
}

#[test]
fn alarm_suspicion_and_sharp_eyes_give_a_die_each() {
    let _proof = Proof::of_all(&[
        rule!("atzr.raid.alert"),
        rule!("atzr.robbery.suspicious"),
        rule!("atzr.ruling.table-attributes"),
    ]);
    let all = SightGroup { alert: true, suspicious: true, sharp_eyes: true, ..group(0, 3) };
    assert_eq!(dice(&all), 6);
}

#[test]
fn more_successes_win_and_equal_ones_are_retaken() {
    let _proof = Proof::of(rule!("atzr.insight.winner")).facts([2]);
    let _proof = Proof::of(rule!("atzr.ruling.table-in-sight"));
    let both = [group(0, 2), group(1, 2)];
    assert_eq!(take(&both, &[1, 4, 4, 4]).as_slice(), [0]);
    assert_eq!(take(&both, &[1, 4, 3, 4, 4, 4, 1, 4]).as_slice(), [1]);
}

#[test]
fn an_active_rep_4_is_seen_first_in_64_of_93_tests() {
    let odds = odds(|dice| InSightTest::default().resolve(dice));
    assert_eq!(odds[&Acting::from_slice(&[0])], Ratio::new(29, 93));
    assert_eq!(odds[&Acting::from_slice(&[1])], Ratio::new(64, 93));
    assert_eq!(odds.unexplored, Ratio::zero());
}

#[test]
fn groups_of_one_side_may_both_act_if_each_beats_every_opponent() {
    let _proof = Proof::of(rule!("atzr.insight.several-groups")).facts([1, 2]);
    let _proof = Proof::of(rule!("atzr.ruling.insight-scope"));
    let three = [group(0, 2), group(0, 2), group(1, 2)];
    assert_eq!(take(&three, &[1, 1, 1, 1, 1, 4]).as_slice(), [0, 1]);
    assert_eq!(take(&three, &[1, 1, 1, 4, 1, 4]).as_slice(), [0]);
    assert_eq!(take(&three, &[1, 4, 1, 4, 1, 1]).as_slice(), [2]);
    assert_eq!(take(&three, &[1, 4, 4, 4, 1, 4, 1, 1, 4, 4, 4, 4]).as_slice(), [0]);
}

#[test]
fn a_group_is_compared_only_with_those_in_sight_of_it() {
    let _proof = Proof::of(rule!("atzr.ruling.insight-scope"));
    let sees = |group: SightGroup, whom: &[usize]| SightGroup { in_sight_of: Some(whom.to_vec()), ..group };
    let apart = [sees(group(0, 1), &[2]), sees(group(0, 1), &[3]), group(1, 1), group(1, 1)];
    assert_eq!(take(&apart, &[1, 4, 4, 1]).as_slice(), [0, 3]);
}

#[test]
fn without_a_die_on_either_side_nobody_acts() {
    let _proof = Proof::of(rule!("atzr.insight.leader-rolls")).facts([4]);
    let _proof = Proof::of(rule!("atzr.ruling.insight-no-dice"));
    let blind = |side| SightGroup { active: true, ..group(side, 1) };
    assert!(take(&[blind(0), blind(1)], &[]).is_empty());
    assert_eq!(take(&[group(0, 1), blind(1)], &[1]).as_slice(), [0], "one die is enough");
}

#[test]
fn a_test_needs_groups_that_see_each_other() {
    let friends = InSightTest { groups: vec![group(0, 4), group(0, 4)] };
    assert!(friends.check().unwrap_err().to_string().contains("no group of another side"));
    assert!(InSightTest { groups: vec![group(0, 4)] }.check().unwrap_err().to_string().contains("2 to 6"));
}

#[test]
fn who_has_nobody_against_him_does_not_retake_the_test_for_ever() {
    let _proof = Proof::of(rule!("atzr.ruling.insight-no-dice"));
    let alone = |side| SightGroup { in_sight_of: Some(Vec::new()), ..group(side, 4) };
    assert!(take(&[alone(0), alone(0)], &[]).is_empty());
    let blind = |it: usize| SightGroup { in_sight_of: Some(vec![it]), ..group(it as u8, 0) };
    assert!(take(&[blind(1), blind(0), alone(2)], &[]).is_empty(), "those who see each other have no die");
}
