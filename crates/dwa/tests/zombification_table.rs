//! Turning, and zombies with firearms (12.7).
use dwa::{
    rule,
    table::zombification::{ArmedZombie, ArmedZombieShot, Turning, ZombificationTest},
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn body(wounds: u8, turns: u16) -> ZombificationTest {
    ZombificationTest { wounds, turns }
}

#[test]
fn a_body_turns_on_a_die_below_its_wounds_plus_its_turns() {
    let _proof = Proof::of(rule!("dwa.zombification.test")).facts([2]);
    assert_eq!(body(2, 1).roll(&mut scripted(&[2])), Turning::Turns);
    assert_eq!(body(2, 1).roll(&mut scripted(&[3])), Turning::LiesStill);
}

#[test]
fn each_turn_makes_turning_one_sixth_likelier() {
    let _proof = Proof::of(rule!("dwa.zombification.repeat")).facts([2]);
    let turns = |turns| odds(|dice| body(2, turns).roll(dice)).of(&Turning::Turns);
    assert_eq!([1, 2, 3, 4, 5].map(turns), [2, 3, 4, 5, 6].map(|it| Ratio::new(it, 6)));
    assert_eq!(turns(40), Ratio::one());
}

#[test]
fn a_body_without_wounds_cannot_turn_in_the_first_turn() {
    let _proof = Proof::of(rule!("dwa.zombification.test")).facts([4]);
    assert_eq!(odds(|dice| body(0, 1).roll(dice)).of(&Turning::Turns), Ratio::zero());
    assert_eq!(odds(|dice| body(0, 2).roll(dice)).of(&Turning::Turns), Ratio::new(1, 6));
}

#[test]
fn nobody_turns_in_the_turn_he_dies() {
    assert!(body(2, 0).check().is_err_and(|it| it.path() == "/turns"));
}

#[test]
fn only_a_six_of_an_armed_zombie_hits() {
    let _proof = Proof::of(rule!("dwa.zombification.armed-zombie-roll")).facts([1]);
    for face in 1..=5 {
        assert_eq!(ArmedZombie {}.fire(&mut scripted(&[face])), ArmedZombieShot::Miss);
    }
    assert_eq!(ArmedZombie {}.fire(&mut scripted(&[6])), ArmedZombieShot::Fall);
    assert_eq!(odds(|dice| ArmedZombie {}.resolve(dice)).of(&ArmedZombieShot::Fall), Ratio::new(1, 6));
}
