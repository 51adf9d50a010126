//! The machine gun (11.2.7.2).
use dwa::{
    rule,
    table::{
        handling::Handling,
        mg::{MgBurst, MgSkill},
        shoot::Tally,
        weapons::Weapon,
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn burst() -> MgBurst {
    MgBurst { weapon: Weapon::MachineGun, handling: Handling::default(), skill: None }
}

const TEN: [u16; 10] = [1, 1, 2, 3, 4, 4, 4, 5, 6, 6];

fn tally(falls: u8, elims: u8, ones: u8) -> Tally {
    Tally { falls, elims, ones }
}

#[test]
fn of_ten_dice_each_four_is_a_fall_and_each_five_or_six_an_elim() {
    let _proof = Proof::of(rule!("dwa.mg.roll")).facts([1]);
    assert_eq!(burst().fire(&mut scripted(&TEN)), tally(3, 3, 2));
}

#[test]
fn odds_of_ten_dice() {
    let odds = odds(|dice| burst().fire(dice));
    assert_eq!(odds.map(|it| it.elims)[&10], Ratio::new(1, 3i128.pow(10)));
    assert_eq!(odds.map(|it| it.scored())[&5], Ratio::new(252, 1024));
    assert_eq!(odds.map(|it| it.ones)[&0], Ratio::new(5i128.pow(10), 6i128.pow(10)));
}

#[test]
fn a_gunner_eliminates_on_four() {
    let _proof = Proof::of(rule!("dwa.skill.gunner")).facts([1, 2]);
    let gunner = MgBurst { skill: Some(MgSkill::Gunner), ..burst() };
    assert_eq!(gunner.fire(&mut scripted(&TEN)), tally(0, 6, 2));
}

#[test]
fn a_double_tap_makes_elims_of_the_falls() {
    let _proof = Proof::of(rule!("dwa.skill.double-tap"));
    let tap = MgBurst { skill: Some(MgSkill::DoubleTap), ..burst() };
    assert_eq!(tap.fire(&mut scripted(&TEN)), tally(0, 6, 2));
}

#[test]
fn moving_counts_and_range_and_aim_do_not() {
    let _proof = Proof::of_all(&[
        rule!("dwa.ruling.template-modifiers"),
        rule!("dwa.shoot.range-template-exempt"),
        rule!("dwa.shoot.aim-template"),
    ]);
    assert!(burst().modifiers().is_empty());
    let moved = MgBurst { handling: Handling { moved: true, ..Handling::default() }, ..burst() };
    assert_eq!(moved.fire(&mut scripted(&TEN)), tally(1, 2, 2));
}

#[test]
fn a_killer_fires_an_automatic_weapon_like_a_machine_gun() {
    let _proof = Proof::of(rule!("dwa.skill.killer")).facts([1]);
    let killer = MgBurst { weapon: Weapon::AssaultRifle, ..burst() };
    assert_eq!(killer.check(), Ok(()));
    assert_eq!(killer.fire(&mut scripted(&TEN)), tally(3, 3, 2), "a 3 does not count as with its own scores");
    assert!(
        MgBurst { skill: Some(MgSkill::Gunner), ..killer }
            .check()
            .unwrap_err()
            .to_string()
            .starts_with("skill:")
    );
    assert!(
        MgBurst { weapon: Weapon::Rifle, ..burst() }.check().unwrap_err().to_string().starts_with("weapon:")
    );
}
