//! Reaction Tests (9).
use atzr::{
    printed::{
        Class,
        Class::{Ganger, Militia, Survivor},
        FightTables,
    },
    rule,
    table::{
        dice::Passed,
        reaction::{
            Reaction,
            Reaction::{CarryOn, ChargeIntoMelee, DuckBack, Fire, Runaway, RushShot},
            ReactionTest,
        },
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn shot_at(class: Class) -> ReactionTest {
    ReactionTest { class, ..ReactionTest::default() }
}

fn saw_friend_fall(class: Class, friends: u16, friends_down: u16) -> ReactionTest {
    ReactionTest { received_fire: false, man_down: true, friends, friends_down, ..shot_at(class) }
}

/// Under two or more passed dice, one, and none.
fn columns(test: &ReactionTest) -> [Reaction; 3] {
    let tables = FightTables::book().reaction;
    let look_up = |column| test.look_up(tables.of(test.class), column, &mut scripted(&[]));
    [Passed::TwoOrMore, Passed::One, Passed::None].map(look_up)
}

fn take(test: &ReactionTest, faces: &[u16]) -> Reaction {
    test.take(&FightTables::book().reaction, false, &mut scripted(faces))
}

#[test]
fn two_dice_against_rep_pick_the_column() {
    let _proof = Proof::of(rule!("atzr.reaction.procedure")).facts([1]);
    let ganger = shot_at(Ganger);
    assert_eq!(take(&ganger, &[4, 4]), Fire);
    assert_eq!(take(&ganger, &[4, 5]), RushShot);
    assert_eq!(take(&ganger, &[5, 5]), Runaway);
    let odds = odds(|dice| ganger.resolve(dice));
    assert_eq!(
        [Fire, RushShot, Runaway].map(|it| odds.of(&it)),
        [(4, 9), (4, 9), (1, 9)].map(|(n, d)| Ratio::new(n, d))
    );
}

#[test]
fn cover_gives_a_die_more() {
    let _proof = Proof::of(rule!("atzr.cover.meaning"));
    let covered = ReactionTest { in_cover: true, ..shot_at(Ganger) };
    assert_eq!(take(&covered, &[5, 4, 4]), Fire);
    let odds = odds(|dice| covered.resolve(dice));
    assert_eq!(
        [Fire, RushShot, Runaway].map(|it| odds.of(&it)),
        [(20, 27), (6, 27), (1, 27)].map(|(n, d)| Ratio::new(n, d))
    );
}

#[test]
fn the_leader_die_is_rolled_first_and_counts_as_one_passed_die() {
    let _proof = Proof::of(rule!("atzr.leader.die"));
    let led = ReactionTest { leader_rep: Some(5), ..shot_at(Ganger) };
    assert_eq!(led.resolve(&mut scripted(&[5, 5, 5])), RushShot);
    assert_eq!(odds(|dice| led.resolve(dice)).of(&Runaway), Ratio::new(1, 54));
}

#[test]
fn a_poser_rolls_one_die_and_those_for_circumstances() {
    let _proof = Proof::of(rule!("atzr.ruling.table-attributes"));
    let poser = ReactionTest { poser: true, ..shot_at(Ganger) };
    assert_eq!(take(&poser, &[4]), RushShot);
    assert_eq!(take(&ReactionTest { in_cover: true, ..poser }, &[4, 4]), Fire);
}

#[test]
fn gangers_under_fire() {
    let _proof = Proof::of(rule!("atzr.ruling.table-reaction-ganger"));
    let ganger = shot_at(Ganger);
    assert_eq!(columns(&ganger), [Fire, RushShot, Runaway]);
    assert_eq!(columns(&ReactionTest { outgunned: true, ..ganger.clone() }), [DuckBack, DuckBack, Runaway]);
    assert_eq!(
        columns(&ReactionTest { retrieving_wounded: true, ..ganger.clone() }),
        [CarryOn, DuckBack, Runaway]
    );
    let empty = ReactionTest { in_range_and_loaded: false, ..ganger };
    assert_eq!(columns(&empty), [DuckBack, DuckBack, Runaway]);
    assert_eq!(
        columns(&ReactionTest { shooter_in_reach: true, ..empty }),
        [ChargeIntoMelee, DuckBack, Runaway]
    );
}

#[test]
fn militia_under_fire() {
    let _proof = Proof::of(rule!("atzr.ruling.table-reaction-militia"));
    let militia = shot_at(Militia);
    assert_eq!(columns(&militia), [Fire, RushShot, DuckBack]);
    assert_eq!(columns(&ReactionTest { outgunned: true, ..militia.clone() }), [DuckBack; 3]);
    assert_eq!(columns(&ReactionTest { retrieving_wounded: true, ..militia.clone() }), [CarryOn; 3]);
    let empty = ReactionTest { in_range_and_loaded: false, ..militia };
    assert_eq!(columns(&empty), [DuckBack; 3]);
    let near = ReactionTest { shooter_in_reach: true, ..empty };
    assert_eq!(columns(&near), [ChargeIntoMelee, ChargeIntoMelee, DuckBack]);
}

#[test]
fn survivors_under_fire() {
    let _proof = Proof::of(rule!("atzr.ruling.table-reaction-survivor"));
    let survivor = shot_at(Survivor);
    assert_eq!(columns(&survivor), [Fire, DuckBack, Runaway]);
    assert_eq!(columns(&ReactionTest { outgunned: true, ..survivor.clone() }), [DuckBack, DuckBack, Runaway]);
    assert_eq!(
        columns(&ReactionTest { retrieving_wounded: true, ..survivor.clone() }),
        [CarryOn, CarryOn, Runaway]
    );
    let empty = ReactionTest { in_range_and_loaded: false, ..survivor };
    let near = ReactionTest { shooter_in_reach: true, ..empty };
    assert_eq!(columns(&near), [ChargeIntoMelee, DuckBack, Runaway]);
}

#[test]
fn gangers_and_survivors_run_when_more_are_down_than_functioning() {
    let _proof = Proof::of_all(&[
        rule!("atzr.ruling.table-reaction-ganger"),
        rule!("atzr.ruling.table-reaction-survivor"),
    ]);
    for class in [Ganger, Survivor] {
        assert_eq!(columns(&saw_friend_fall(class, 4, 2)), [CarryOn, CarryOn, Runaway]);
        assert_eq!(columns(&saw_friend_fall(class, 5, 3)), [CarryOn, Runaway, Runaway]);
    }
}

#[test]
fn militia_duck_when_twice_as_many_are_down() {
    let _proof = Proof::of(rule!("atzr.ruling.table-reaction-militia"));
    assert_eq!(columns(&saw_friend_fall(Militia, 5, 3)), [CarryOn, CarryOn, Runaway]);
    assert_eq!(columns(&saw_friend_fall(Militia, 3, 2)), [CarryOn, DuckBack, Runaway]);
}

#[test]
fn of_two_tests_at_once_the_worse_result_counts() {
    let _proof = Proof::of(rule!("atzr.reaction.multiple-tests")).facts([2, 3, 4]);
    let _proof = Proof::of(rule!("atzr.ruling.multiple-tests-order"));
    let both = ReactionTest { man_down: true, friends: 4, friends_down: 1, ..shot_at(Ganger) };
    assert_eq!(columns(&both), [Fire, RushShot, Runaway]);
    let many_down = ReactionTest { friends_down: 3, ..both.clone() };
    assert_eq!(columns(&many_down), [Fire, Runaway, Runaway]);
    assert_eq!(take(&both, &[4, 5]), RushShot);
    // Outgunned weighs on what the fire does and not on what a fallen friend does.
    let carrier = ReactionTest { retrieving_wounded: true, outgunned: true, ..both.clone() };
    assert_eq!(take(&ReactionTest { class: Survivor, ..carrier }, &[4, 4]), CarryOn);
    let mut order = Reaction::ALL;
    order.sort();
    assert_eq!(order, [CarryOn, Fire, RushShot, ChargeIntoMelee, DuckBack, Runaway]);
}

#[test]
fn outgunned_is_never_better_than_duck_back_and_leaves_a_runaway() {
    let _proof = Proof::of(rule!("atzr.outgunned.rule")).facts([4]);
    let _proof = Proof::of(rule!("atzr.reaction.procedure")).facts([9]);
    // A table of somebody's own that forgets the line is held to the rule all the same.
    let mut tables = FightTables::book().reaction;
    tables
        .ganger
        .received_fire
        .two_or_more
        .retain(|it| it.result != DuckBack || it.when == atzr::printed::tables::Circumstance::Always);
    let outgunned = ReactionTest { outgunned: true, ..shot_at(Ganger) };
    assert_eq!(outgunned.take(&tables, false, &mut scripted(&[1, 1])), DuckBack);
    assert_eq!(outgunned.take(&tables, false, &mut scripted(&[6, 6])), Runaway);
}

#[test]
fn who_carries_a_friend_does_not_weigh_weapons() {
    let _proof = Proof::of(rule!("atzr.reaction.procedure")).facts([4]);
    let _proof = Proof::of(rule!("atzr.recovery.carrier-tests"));
    let carrier = ReactionTest { outgunned: true, retrieving_wounded: true, ..shot_at(Militia) };
    assert_eq!(columns(&carrier), [CarryOn; 3]);
    assert_eq!(take(&carrier, &[6, 6]), CarryOn);
}

#[test]
fn free_will_picks_a_column_without_dice() {
    let _proof = Proof::of(rule!("atzr.star.free-will"));
    let star = ReactionTest { free_will: Some(Passed::One), leader_rep: Some(5), ..shot_at(Survivor) };
    assert_eq!(star.resolve(&mut scripted(&[])), DuckBack);
}

#[test]
fn a_test_needs_a_cause_and_somebody_to_take_it() {
    let causeless = ReactionTest { received_fire: false, ..shot_at(Ganger) };
    assert!(causeless.check().unwrap_err().to_string().starts_with("man_down"));
    assert!(saw_friend_fall(Ganger, 2, 2).check().unwrap_err().to_string().starts_with("friends_down"));
}
