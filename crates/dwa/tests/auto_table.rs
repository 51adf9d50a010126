//! Automatic fire (11.2.6).
use dwa::{
    rule,
    table::{
        auto::Burst,
        handling::Handling,
        shoot::{Cover, Hit, Posture, ShotSkill, Target},
        weapons::Weapon,
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};
use smallvec::SmallVec;

use Hit::{Elim, Fall, Miss};

fn burst(weapon: Weapon, targets: &[Target]) -> Burst {
    let targets = SmallVec::from_slice(targets);
    Burst { weapon, targets, handling: Handling::default(), aim: 0, skill: None }
}

fn smg(ranges_mm: &[i32]) -> Burst {
    let targets: Vec<Target> = ranges_mm.iter().map(|&it| Target::at_mm(it)).collect();
    burst(Weapon::SubMachineGun, &targets)
}

fn total(burst: &Burst) -> i32 {
    burst.modifiers().total()
}

#[test]
fn each_scoring_die_is_drawn_for_and_the_best_on_a_target_counts() {
    let _proof = Proof::of(rule!("dwa.auto.random-hits")).facts([1, 2, 3]);
    let _proof = Proof::of_all(&[rule!("dwa.ruling.auto-allocation")]);
    let three = smg(&[150, 150, 150]);
    let fired = three
        .fire(&mut scripted(&[4, 4, 5, 6, 2, /* the Falls on */ 1, 2, /* the Elims on */ 1, 1]));
    assert_eq!(fired.hits[..], [Elim, Fall, Miss]);
    let spread = three.fire(&mut scripted(&[4, 4, 4, 1, 1, 1, 2, 3]));
    assert_eq!((&spread.hits[..], spread.ones), (&[Fall, Fall, Fall][..], 2));
}

#[test]
fn a_lone_target_takes_every_hit_without_a_draw() {
    let _proof = Proof::of(rule!("dwa.auto.no-single-shots"));
    assert_eq!(smg(&[150]).fire(&mut scripted(&[1, 2, 3, 4, 5])).hits[..], [Elim]);
}

#[test]
fn odds_of_a_burst_at_two_targets() {
    let two = smg(&[150, 150]);
    let first = odds(|dice| two.fire(dice)).map(|it| it.hits[0]);
    // Each die eliminates a given one of two on 5-6 and the right draw, and touches it on 4-6 and the right draw.
    assert_eq!(first[&Miss], Ratio::new(3 * 3 * 3 * 3 * 3, 4 * 4 * 4 * 4 * 4));
    assert_eq!(first[&Elim], Ratio::new(6 * 6 * 6 * 6 * 6 - 5 * 5 * 5 * 5 * 5, 6 * 6 * 6 * 6 * 6));
}

#[test]
fn the_assault_rifle_falls_on_three_and_four() {
    let _proof = Proof::of(rule!("dwa.shoot.weapon-table")).facts([4]);
    let _proof = Proof::of(rule!("dwa.shoot.rof-dice")).facts([1]);
    let rifle = burst(Weapon::AssaultRifle, &[Target::at_mm(150)]);
    let same = |face| rifle.fire(&mut scripted(&[face; 5])).hits[0];
    assert_eq!([1, 2, 3, 4, 5, 6].map(same), [Miss, Miss, Fall, Fall, Elim, Elim]);
    let smg = smg(&[150]);
    let same = |face| smg.fire(&mut scripted(&[face; 5])).hits[0];
    assert_eq!([3, 4, 5].map(same), [Miss, Fall, Elim]);
}

#[test]
fn the_worst_range_counts_for_every_die() {
    let _proof = Proof::of(rule!("dwa.shoot.range-auto-worst")).facts([1, 2]);
    assert_eq!(total(&smg(&[100, 100])), 1);
    assert_eq!(total(&smg(&[50, 101])), 0);
    assert_eq!(total(&smg(&[50, 200])), -1);
    assert_eq!(smg(&[50, 200]).fire(&mut scripted(&[4, 4, 4, 4, 4])).hits[..], [Miss, Miss]);
}

#[test]
fn of_every_modifier_the_worst_case_among_the_targets() {
    let _proof = Proof::of(rule!("dwa.shoot.range-auto-worst")).facts([4, 5, 6]);
    let _proof = Proof::of(rule!("dwa.ruling.worst-modifier"));
    let open = Target::at_mm(150);
    let covered = Target { cover: Cover::Soft, ..open };
    let fighting = Target { fights_friend: true, ..open };
    let fallen = Target { posture: Posture::Fallen, ..open };
    let of = |targets: &[Target]| total(&burst(Weapon::AssaultRifle, targets));
    assert_eq!(of(&[open, covered]), -1);
    assert_eq!(of(&[covered, covered]), -1, "once, however many are covered");
    assert_eq!(of(&[open, fighting]), -2);
    assert_eq!(of(&[covered, fighting]), -3);
    assert_eq!(of(&[fallen, open]), 0);
    assert_eq!(of(&[fallen, fallen]), 1);
    assert_eq!(of(&[fallen, Target { range_mm: 201, ..fallen }]), -1, "one of them is too far");
    burst(Weapon::AssaultRifle, &[open, covered]).fire(&mut scripted(&[1, 1, 1, 1, 1]));
}

#[test]
fn aiming_helps_the_first_die_alone() {
    let _proof = Proof::of(rule!("dwa.shoot.aim-automatic")).facts([1, 2]);
    let _proof = Proof::of_all(&[rule!("dwa.ruling.aim-details")]);
    let aimed = Burst { aim: 1, ..smg(&[150]) };
    assert_eq!(aimed.fire(&mut scripted(&[4, 1, 1, 1, 1])).hits[..], [Elim]);
    assert_eq!(aimed.fire(&mut scripted(&[1, 4, 3, 3, 3])).hits[..], [Fall]);
    assert_eq!(total(&aimed), 0);
}

#[test]
fn one_scoring_die_spares_the_friends_in_the_fight_and_none_hits_one() {
    let _proof = Proof::of(rule!("dwa.shoot.into-close-combat-miss")).facts([1]);
    let _proof = Proof::of(rule!("dwa.shoot.into-close-combat-hit")).facts([2]);
    let target = Target { fights_friend: true, ..Target::at_mm(150) };
    let fight = burst(Weapon::SubMachineGun, &[target]);
    assert!(fight.fire(&mut scripted(&[5, 5, 5, 5, 5])).hits_friend);
    let one_scores = fight.fire(&mut scripted(&[1, 1, 1, 1, 6]));
    assert_eq!((one_scores.hits[0], one_scores.hits_friend), (Fall, false));
    assert_eq!(odds(|dice| fight.fire(dice).hits_friend)[&true], Ratio::new(5i128.pow(5), 6i128.pow(5)));
}

#[test]
fn a_sniper_with_an_assault_rifle_and_a_double_tap() {
    let _proof = Proof::of_all(&[rule!("dwa.skill.sniper"), rule!("dwa.skill.double-tap")]);
    let rifle = burst(Weapon::AssaultRifle, &[Target::at_mm(150)]);
    let sniper = Burst { skill: Some(ShotSkill::Sniper), ..rifle.clone() };
    assert_eq!(sniper.fire(&mut scripted(&[1, 1, 1, 1, 2])).hits[..], [Elim]);
    let tap = Burst { skill: Some(ShotSkill::DoubleTap), ..rifle };
    assert_eq!(tap.fire(&mut scripted(&[1, 1, 1, 2, 3])).hits[..], [Elim]);
}

#[test]
fn a_burst_has_one_to_five_targets_in_range_of_an_automatic_weapon() {
    let _proof = Proof::of(rule!("dwa.auto.max-targets")).facts([1]);
    let fired = smg(&[150; 5]).fire(&mut scripted(&[4, 4, 4, 4, 6, 1, 2, 3, 4, 5]));
    assert_eq!(fired.hits[..], [Fall, Fall, Fall, Fall, Elim]);
    assert_eq!(smg(&[150; 5]).check(), Ok(()));
    assert!(smg(&[150; 6]).check().unwrap_err().to_string().starts_with("targets:"));
    assert!(smg(&[]).check().unwrap_err().to_string().starts_with("targets:"));
    assert_eq!(smg(&[150, 600]).check(), Ok(()));
    assert!(smg(&[150, 601]).check().unwrap_err().to_string().starts_with("targets[1].range_mm:"));
    assert!(
        burst(Weapon::Rifle, &[Target::at_mm(1)]).check().unwrap_err().to_string().starts_with("weapon:")
    );
}
