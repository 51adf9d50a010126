//! Zombie attacks on the board (15.1.5).
use crate::board::{Board, board};
use crate::steps::{at, roll_and_answer, zombies_act};
use dwa::{
    battle::{figure::Posture, zombie},
    rule,
    table::{skill::Skill, weapons::Weapon},
};
use kernel::{Answer, Proof};

fn dawson() -> Board {
    board().human("Dawson", 600, 600)
}

#[test]
fn a_zombie_that_has_moved_its_whole_distance_still_attacks_once() {
    let _proof = Proof::of(rule!("dwa.zombie.free-attack")).facts([1, 2, 3]);
    let mut battle = dawson().zombie(475, 600).done();
    zombies_act(&mut battle, &[6]);
    assert_eq!(battle.humans[0].wounds, 1);
    assert!(battle.humans[0].bitten);
}

#[test]
fn a_zombie_that_began_the_phase_in_contact_attacks_twice() {
    let _proof = Proof::of(rule!("dwa.zombie.two-attacks")).facts([1]);
    let mut battle = dawson().zombie(626, 600).done();
    zombies_act(&mut battle, &[6, 6]);
    assert_eq!(battle.humans[0].wounds, 2);
}

#[test]
fn a_zombie_that_has_stood_up_in_contact_attacks_once() {
    let _proof = Proof::of(rule!("dwa.zombie.stand-up-attack")).facts([1, 2]);
    let mut battle = dawson().fallen_zombie(626, 600).done();
    zombies_act(&mut battle, &[6]);
    assert_eq!(battle.humans[0].wounds, 1);
}

#[test]
fn an_attack_wounds_on_six() {
    let _proof = Proof::of(rule!("dwa.zombie.attack-roll")).facts([1]);
    let mut battle = dawson().zombie(626, 600).done();
    zombies_act(&mut battle, &[5, 6]);
    assert_eq!(battle.humans[0].wounds, 1);
}

#[test]
fn a_club_helps_a_zombie_and_a_pistol_does_not() {
    let _proof = Proof::of(rule!("dwa.zombie.attack-weapon")).facts([1]);
    for (weapon, wounds) in [(Weapon::BaseballBat, 1), (Weapon::KitchenKnife, 1), (Weapon::Pistol, 0)] {
        let mut battle =
            dawson().zombie(480, 600).with(|it| it.arrange().zombies[0].weapon = Some(weapon)).done();
        zombies_act(&mut battle, &[5]);
        assert_eq!(battle.humans[0].wounds, wounds, "{weapon:?}");
    }
}

#[test]
fn each_other_attacker_helps_and_two_attacks_of_one_zombie_do_not() {
    let _proof = Proof::of(rule!("dwa.zombie.attack-numbers")).facts([1, 3, 4, 5]);
    let mut alone = dawson().zombie(626, 600).done();
    zombies_act(&mut alone, &[5, 5]);
    assert_eq!(alone.humans[0].wounds, 0);
    let mut three = dawson().zombie(626, 600).zombie(480, 600).fallen_zombie(600, 574).done();
    zombies_act(&mut three, &[4, 3, 4, 3]);
    assert_eq!(three.humans[0].wounds, 2);
    // Two at Dawson and one at Lawless beside him.
    let pair = dawson().human("Lawless", 600, 800).zombie(626, 600).zombie(574, 600).zombie(626, 800);
    let mut pair = pair.done();
    zombies_act(&mut pair, &[4, 5, 4, 4, 5, 5]);
    assert_eq!([pair.humans[0].wounds, pair.humans[1].wounds], [1, 0]);
}

#[test]
fn the_zombie_with_the_worst_chance_rolls_first() {
    // The unarmed second needs 5, the first with its bat 4.
    let mut battle = dawson()
        .zombie(480, 600)
        .zombie(720, 600)
        .with(|it| it.arrange().zombies[0].weapon = Some(Weapon::BaseballBat))
        .done();
    let mut other_way = battle.clone();
    zombies_act(&mut battle, &[5, 4]);
    assert_eq!(battle.humans[0].wounds, 2);
    assert_eq!(battle.zombies[0].facing, 90);
    zombies_act(&mut other_way, &[4, 5]);
    assert_eq!(other_way.humans[0].wounds, 1);
}

#[test]
fn a_zombie_between_two_humans_draws_one_and_attacks_him_with_all_it_has() {
    let _attack_roll = Proof::of(rule!("dwa.zombie.attack-roll")).facts([2]);
    let _proof = Proof::of(rule!("dwa.ruling.zombie-target-choice"));
    let mut battle = board().human("Dawson", 574, 600).human("Lawless", 626, 600).zombie(600, 600).done();
    zombies_act(&mut battle, &[2, 6, 6]);
    assert_eq!((battle.humans[0].wounds, battle.humans[1].wounds), (0, 2));
}

#[test]
fn a_human_who_moved_up_in_his_own_phase_is_attacked_twice() {
    let _two_attacks = Proof::of(rule!("dwa.zombie.two-attacks")).facts([2]);
    let _proof = Proof::of(rule!("dwa.ruling.zombie-two-attacks"));
    let mut battle = dawson().zombie(700, 600).done();
    battle.arrange().humans[0].at = at(674, 600);
    zombies_act(&mut battle, &[6, 6]);
    assert_eq!(battle.humans[0].wounds, 2);
}

#[test]
fn a_zombie_has_no_bonus_at_the_back_and_attacks_the_fallen_too() {
    let _proof = Proof::of(rule!("dwa.ruling.back-attack-zombies"));
    let mut battle =
        dawson().zombie(600, 626).with(|it| it.arrange().humans[0].posture = Posture::Fallen).done();
    zombies_act(&mut battle, &[5, 6]);
    assert_eq!(battle.humans[0].wounds, 1);
}

#[test]
fn a_lucky_bastard_has_his_first_hit_rolled_again_and_no_other() {
    let _proof = Proof::of(rule!("dwa.skill.lucky-bastard")).facts([1, 3]);
    let lucky = || {
        let board = dawson().zombie(626, 600).rules(|it| it.skills = true);
        board.with(|it| it.arrange().humans[0].skills.push(Skill::LuckyBastard)).done()
    };
    for (answer, faces, wounds) in [(true, &[6, 5, 6][..], 1), (false, &[6, 6], 2)] {
        let mut battle = lucky();
        roll_and_answer(faces, [Answer::YesNo(answer)], |play| {
            zombie::stand_up(&mut battle, play).unwrap();
            zombie::attack_all(&mut battle, play).unwrap();
        });
        assert_eq!(battle.humans[0].wounds, wounds);
    }
}
