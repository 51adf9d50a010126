//! Automatic fire (11.2.6) on the board.
use crate::board::{
    Board,
    acting::{acts, noted, offers, refused},
    board, z,
};
use dwa::{
    battle::{Battle, FigureId, auto::measure},
    journal::Incident,
    rule,
    table::weapons::Weapon,
};
use kernel::Proof;

const FIRE: &str = "fire the sub machine gun at zombie 1";

/// Lawless in the west with a sub machine gun and 2 AP; the declared zombie 15 cm east of her.
fn lawless() -> Board {
    let board = board().armed("Lawless", 600, 600, Weapon::SubMachineGun, 4).zombie(775, 600);
    board.with(|it| it.arrange().humans[0].turn.ap = 2)
}

fn number_of_targets(battle: &Battle) -> usize {
    measure(battle, 0, 0, z(0)).targets.len()
}

#[test]
fn beside_and_behind_within_five_centimetres_are_targets_too() {
    let _proof = Proof::of(rule!("dwa.auto.targets")).facts([2, 3, 4, 6]);
    let _proof = Proof::of(rule!("dwa.ruling.auto-geometry"));
    let with = |x: i32, y: i32| number_of_targets(&lawless().zombie(x, y).done());
    // Behind: 50 mm between the bases, then 51.
    assert_eq!([with(850, 600), with(851, 600)], [2, 1]);
    // Beside: the centre may lie 50 mm from the line, not 51.
    assert_eq!([with(775, 650), with(775, 651)], [2, 1]);
    assert_eq!([with(775, 550), with(775, 549)], [2, 1]);
    // Before: the centre may be 12.5 mm nearer.
    assert_eq!([with(763, 640), with(762, 640)], [2, 1]);
    assert_eq!(number_of_targets(&lawless().human("Dawson", 810, 610).done()), 2, "friends count too");
    let mut battle = lawless().zombie(810, 610).done();
    acts(&mut battle, 0, &[1, 1, 1, 1, 5, 2], &[FIRE]);
    assert!(!battle.zombies[0].fallen && battle.zombies[1].fallen, "5 - 1: the one behind is covered");
    assert_eq!(battle.humans[0].turn.fired_at.len(), 2);
}

#[test]
fn a_burst_has_five_targets_at_most_and_ties_are_drawn() {
    let _proof = Proof::of(rule!("dwa.auto.max-targets")).facts([1, 2]);
    // Four behind and beside, then two more equally far from the declared one.
    let mut battle =
        lawless().zombie(801, 600).zombie(775, 626).zombie(775, 574).zombie(815, 630).zombie(815, 570).done();
    assert_eq!(number_of_targets(&battle), 5);
    // The second of the two is drawn; five Elims fall on one target each.
    acts(&mut battle, 0, &[2, 6, 6, 6, 6, 6, 1, 2, 3, 4, 5], &[FIRE]);
    let out: Vec<bool> = battle.zombies.iter().map(|it| it.out).collect();
    assert_eq!(out, [true, true, true, true, false, true]);
    // The last one is nearest to Lawless but farthest from the declared one.
    let mut battle =
        lawless().zombie(801, 600).zombie(775, 626).zombie(775, 574).zombie(801, 626).zombie(765, 550).done();
    acts(&mut battle, 0, &[6, 6, 6, 6, 6, 1, 2, 3, 4, 5], &[FIRE]);
    let out: Vec<bool> = battle.zombies.iter().map(|it| it.out).collect();
    assert_eq!(out, [true, true, true, true, true, false]);
}

#[test]
fn the_worst_range_holds_for_each_burst_of_sustained_fire() {
    let _proof = Proof::of(rule!("dwa.shoot.range-auto-worst")).facts([3]);
    // The declared one stands at 15 cm; the other is 20 cm off, and 4 - 1 misses in both bursts.
    let fires = |x: i32, y: i32, dice: &[u16]| {
        let mut battle = lawless().zombie(x, y).done();
        battle.arrange().humans[0].turn.ap = 3;
        acts(&mut battle, 0, dice, &[FIRE, "1"]);
        battle.zombies.iter().filter(|it| it.fallen || it.out).count()
    };
    assert_eq!(fires(825, 645, &[4; 10]), 0);
    assert_eq!(fires(815, 620, &[3, 3, 3, 3, 3, 4, 3, 3, 3, 3, 1]), 1, "nearer by, a 4 lays one down");
}

#[test]
fn sustained_fire_is_announced_and_keeps_its_targets() {
    let _proof = Proof::of(rule!("dwa.auto.sustained")).facts([1, 3, 5, 6]);
    let mut battle = lawless().zombie(810, 610).done();
    battle.arrange().humans[0].turn.ap = 4;
    // Two bursts more; the first kills one, the second the other, the third goes into the air.
    let dice = [1, 1, 1, 1, 6, 1, /* second */ 1, 1, 1, 1, 6];
    acts(&mut battle, 0, &dice, &[FIRE, "2"]);
    assert!(battle.zombies[0].out && battle.zombies[1].out);
    assert_eq!((battle.humans[0].weapons[0].loaded, battle.humans[0].turn.ap), (1, 0));
    let mut battle = lawless().done();
    (battle.arrange().humans[0].turn.ap, battle.arrange().humans[0].turn.afraid) = (6, true);
    acts(&mut battle, 0, &[1, 1, 1, 1, 1, 1, 1, 1, 1, 1], &[FIRE, "1"]);
    assert_eq!(battle.humans[0].turn.ap, 0, "2 x 2 and 2 x 1 AP");
}

#[test]
fn no_new_target_comes_into_sustained_fire() {
    let _proof = Proof::of(rule!("dwa.auto.sustained")).facts([4, 5]);
    let _proof = Proof::of(rule!("dwa.ruling.sustained"));
    let mut battle = lawless().zombie(851, 600).done();
    battle.arrange().humans[0].turn.ap = 3;
    // The declared zombie dies; the one 51 mm behind it is not in the second burst.
    let told = acts(&mut battle, 0, &[1, 1, 1, 1, 6], &[FIRE, "1"]);
    assert!(battle.zombies[0].out && !battle.zombies[1].out);
    let wasted = noted(&told, rule!("dwa.ruling.sustained"));
    assert_eq!(wasted, [Incident::WastesBurst]);
    assert_eq!(battle.humans[0].weapons[0].loaded, 2);
}

#[test]
fn every_pull_of_the_trigger_is_a_full_burst() {
    let _proof = Proof::of(rule!("dwa.auto.no-single-shots")).facts([1]);
    let mut battle = lawless().done();
    let ways: Vec<String> =
        offers(&battle, 0).into_iter().filter(|it| it.contains("gun at zombie 1")).collect();
    assert_eq!(ways, [FIRE]);
    acts(&mut battle, 0, &[1, 1, 1, 1, 1], &[FIRE]);
    assert_eq!((battle.humans[0].weapons[0].loaded, battle.humans[0].turn.ap), (3, 0));
}

#[test]
fn a_second_burst_leaves_out_who_was_a_target() {
    let _proof = Proof::of(rule!("dwa.auto.sustained")).facts([7, 8]);
    let _proof = Proof::of(rule!("dwa.ruling.second-auto-burst"));
    let mut battle = lawless().zombie(810, 610).zombie(775, 680).done();
    battle.arrange().humans[0].turn.ap = 4;
    acts(&mut battle, 0, &[1, 1, 1, 1, 1], &[FIRE, "0", "0"]);
    assert_eq!(refused(&battle, 0, FIRE), Some(rule!("dwa.shoot.declare-repeat")));
    let third = "fire the sub machine gun at zombie 3";
    assert!(offers(&battle, 0).contains(&third.to_owned()));
    let targets = measure(&battle, 0, 0, z(2)).targets;
    assert_eq!(targets.len(), 1, "the two beside it were targets already");
    acts(&mut battle, 0, &[1, 1, 1, 1, 4], &[third]);
    assert!(battle.zombies[2].fallen);
    assert_eq!(battle.humans[0].turn.ap, 0, "2 AP like the first");
}

#[test]
fn the_worst_of_each_modifier_counts_for_all_dice() {
    let _proof = Proof::of(rule!("dwa.ruling.worst-modifier"));
    // One at 9 cm and one at 11 cm: no point blank; a 3 stays a miss.
    let near = board().armed("Lawless", 600, 600, Weapon::SubMachineGun, 4).zombie(715, 600).zombie(735, 630);
    let mut battle = near.with(|it| it.arrange().humans[0].turn.ap = 2).done();
    acts(&mut battle, 0, &[3, 3, 3, 3, 3], &[FIRE]);
    assert!(battle.zombies.iter().all(|it| !it.fallen));
}

#[test]
fn only_the_first_die_of_the_first_burst_is_aimed() {
    let _proof = Proof::of(rule!("dwa.shoot.aim-automatic")).facts([1, 3]);
    let _proof = Proof::of(rule!("dwa.ruling.aim-details"));
    let mut battle = lawless().done();
    battle.arrange().humans[0].turn.ap = 5;
    // The aimed die 3 + 1 is a Fall, the other 3s are not; the second burst at the fallen zombie: 3 + 1 and no more.
    let dice = [3, 3, 3, 3, 3, /* second */ 3, 1, 1, 1, 2];
    acts(&mut battle, 0, &dice, &[FIRE, "1", "1"]);
    assert!(battle.zombies[0].fallen && !battle.zombies[0].out);
    assert_eq!(battle.humans[0].turn.ap, 0);
    assert!(battle.humans[0].turn.fired_at.contains(&FigureId::Zombie(0)));
}
