//! Zombie attacks (15.1.5) and doors (15.1.3.3).
use dwa::{
    rule,
    table::zombie::{Bite, Door, DoorAttack, DoorRoll, ZombieAttack},
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn hits(attack: &ZombieAttack) -> Ratio {
    odds(|dice| attack.resolve(dice)).of(&Bite::Wound)
}

#[test]
fn a_lone_unarmed_zombie_wounds_on_a_six() {
    let _proof = Proof::of(rule!("dwa.zombie.attack-roll")).facts([1]);
    let attack = ZombieAttack::default();
    assert_eq!(attack.roll(&mut scripted(&[5])), Bite::Miss);
    assert_eq!(attack.roll(&mut scripted(&[6])), Bite::Wound);
    assert_eq!(hits(&attack), Ratio::new(1, 6));
}

#[test]
fn a_weapon_helps_a_zombie_by_one() {
    let _proof = Proof::of(rule!("dwa.zombie.attack-weapon")).facts([1]);
    let attack = ZombieAttack { weapon: true, ..ZombieAttack::default() };
    assert_eq!(attack.roll(&mut scripted(&[4])), Bite::Miss);
    assert_eq!(attack.roll(&mut scripted(&[5])), Bite::Wound);
}

#[test]
fn every_other_attacker_helps_by_one_on_top_of_the_weapon() {
    let _proof = Proof::of(rule!("dwa.zombie.attack-numbers")).facts([1, 2]);
    let attack = |others| ZombieAttack { weapon: true, others, lucky_bastard: false };
    assert_eq!([0, 1, 3].map(|it| attack(it).modifiers().total()), [1, 2, 4]);
    assert_eq!(hits(&attack(3)), Ratio::new(5, 6));
    assert_eq!(hits(&attack(4)), Ratio::one());
}

#[test]
fn a_hit_on_a_lucky_bastard_is_rolled_again_with_the_same_modifiers() {
    let _proof = Proof::of(rule!("dwa.skill.lucky-bastard"));
    let attack = ZombieAttack { others: 2, lucky_bastard: true, ..ZombieAttack::default() };
    assert_eq!(attack.resolve(&mut scripted(&[3])), Bite::Miss);
    assert_eq!(attack.resolve(&mut scripted(&[4, 3])), Bite::Miss);
    assert_eq!(attack.resolve(&mut scripted(&[4, 4])), Bite::Wound);
    assert_eq!(hits(&attack), Ratio::new(1, 4));
}

#[test]
fn two_or_three_zombies_need_two_turns_and_four_need_one() {
    let _proof = Proof::of(rule!("dwa.zombie.doors-time")).facts([1, 2]);
    let dice_at = |attackers, turns| DoorRoll { attackers, turns }.dice();
    assert_eq!([2, 3, 4, 9].map(|it| dice_at(it, 1)), [0, 0, 4, 9]);
    assert_eq!([2, 3, 4, 9].map(|it| dice_at(it, 2)), [2, 3, 5, 10]);
    assert_eq!(DoorRoll { attackers: 3, turns: 1 }.roll(&mut scripted(&[])), Door::Holds);
}

#[test]
fn any_six_breaks_a_door_and_nothing_else_does() {
    let _proof = Proof::of(rule!("dwa.zombie.doors-roll")).facts([2, 3]);
    let door = DoorRoll { attackers: 2, turns: 3 };
    assert_eq!(door.roll(&mut scripted(&[5, 5, 5])), Door::Holds);
    assert_eq!(door.roll(&mut scripted(&[1, 6, 1])), Door::Broken);
    assert_eq!(odds(|dice| door.roll(dice)).of(&Door::Holds), Ratio::new(125, 216));
}

#[test]
fn the_count_of_turns_starts_over_when_fewer_than_two_attack() {
    let _doors_time = Proof::of(rule!("dwa.zombie.doors-time")).facts([4, 5]);
    let _proof = Proof::of_all(&[rule!("dwa.zombie.doors"), rule!("dwa.ruling.door-details")]);
    let mut attack = DoorAttack::default();
    let none = &mut scripted(&[]);
    assert_eq!([2, 2, 2].map(|it| attack.next_turn(it, none).dice()), [0, 2, 3]);
    assert_eq!([1, 2, 2].map(|it| attack.next_turn(it, none).dice()), [0, 0, 2]);
    assert_eq!(attack.next_turn(4, none).dice(), 4 + 2);
    assert_eq!(attack.next_turn(4, none).roll(&mut scripted(&[1, 2, 3, 4, 5, 5, 6])), Door::Broken);
}

#[test]
fn odds_of_a_door_are_refused_for_more_dice_than_can_be_counted() {
    assert!(DoorRoll { attackers: 48, turns: 1 }.check().is_ok());
    assert!(DoorRoll { attackers: 49, turns: 1 }.check().is_err_and(|it| it.path() == "/attackers"));
    assert!(
        odds(|dice| DoorRoll { attackers: 48, turns: 1 }.roll(dice)).of(&Door::Holds) < Ratio::new(1, 100)
    );
}
