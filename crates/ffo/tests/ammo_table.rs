//! Running out of ammo and reloading (p. 24 and 25).
use ffo::{
    rule,
    table::{
        ammo::{
            AmmoCheck, Reload, Reloaded,
            Reloaded::{ForTheLastTime, Loaded, Out},
            runs_out,
        },
        weapon::{Firing, Gun, Weapon},
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn empty_after(gun: Gun, faces: &[u16]) -> bool {
    AmmoCheck { firing: Firing::of(Weapon::Listed(gun)) }.resolve(&mut scripted(faces))
}

fn reload(gun: Gun) -> Reload {
    Reload { weapon: Weapon::Listed(gun), ..Reload::default() }
}

fn reloaded(reload: Reload, faces: &[u16]) -> Reloaded {
    reload.resolve(&mut scripted(faces))
}

#[test]
fn two_ones_or_more_in_one_firing_empty_a_weapon() {
    let _proof = Proof::of(rule!("ffo.ammo.tight")).facts([1]);
    assert_eq!([0, 1, 2, 3].map(|ones| runs_out(ones, &mut scripted(&[]))), [false, false, true, true]);
    assert!(!empty_after(Gun::SubmachineGun, &[1, 2, 2]));
    assert!(empty_after(Gun::SubmachineGun, &[1, 2, 1]));
    assert!(empty_after(Gun::SubmachineGun, &[1, 1, 1]));
}

#[test]
fn the_dice_that_empty_a_weapon_are_shots_all_the_same() {
    let _proof = Proof::of(rule!("ffo.ammo.tight")).facts([2]);
    let fired = Firing::of(Weapon::Listed(Gun::SubmachineGun)).roll(&mut scripted(&[1, 6, 1]));
    assert_eq!((fired.faces.as_slice(), fired.out_of_ammo), ([6, 1, 1].as_slice(), true));
}

#[test]
fn ones_of_two_firings_do_not_add_up() {
    let _proof = Proof::of(rule!("ffo.ammo.tight")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.ammo-per-weapon"));
    assert!(!empty_after(Gun::Pistol, &[1, 5]));
    assert!(!empty_after(Gun::Pistol, &[5, 1]));
    assert!(empty_after(Gun::Pistol, &[1, 1]));
}

#[test]
fn reloading_is_rolled_against_the_highest_rating_and_passing_is_bad() {
    let _proof = Proof::of(rule!("ffo.ammo.really-tight")).facts([1, 2, 4]);
    assert_eq!(reloaded(reload(Gun::AssaultRifle), &[3, 3]), Out);
    assert_eq!(reloaded(reload(Gun::AssaultRifle), &[3, 4]), ForTheLastTime);
    assert_eq!(reloaded(reload(Gun::AssaultRifle), &[4, 4]), Loaded);
    assert_eq!(reloaded(reload(Gun::BoltActionRifle), &[2, 2]), Loaded);
}

#[test]
fn after_the_last_reload_there_is_no_other() {
    let _proof = Proof::of(rule!("ffo.ammo.really-tight")).facts([3]);
    assert_eq!(reloaded(Reload { last_reload_used: true, ..reload(Gun::Pistol) }, &[]), Out);
}

#[test]
fn without_really_tight_ammo_a_reload_always_succeeds() {
    let _proof = Proof::of(rule!("ffo.ammo.really-tight")).facts([6]);
    let _ruling = Proof::of(rule!("ffo.ruling.reload-timing"));
    assert_eq!(reloaded(Reload { really_tight: false, ..reload(Gun::Pistol) }, &[]), Loaded);
    assert_eq!(reloaded(reload(Gun::Pistol), &[2, 2]), Out);
    let odd = Reload { really_tight: false, stockpiled: true, ..reload(Gun::Pistol) };
    assert!(odd.check().is_err());
}

#[test]
fn stockpiled_ammo_is_rolled_against_one_less() {
    let _proof = Proof::of(rule!("ffo.ammo.stockpile")).facts([2, 3]);
    let stocked = |gun| Reload { stockpiled: true, ..reload(gun) };
    assert_eq!(reloaded(stocked(Gun::Pistol), &[2, 1]), ForTheLastTime);
    assert_eq!(reloaded(stocked(Gun::Pistol), &[2, 2]), Loaded);
    assert_eq!(reloaded(stocked(Gun::BoltActionRifle), &[1, 1]), Loaded);
    // The rating that it is fired with stays.
    assert_eq!(stocked(Gun::Pistol).weapon.numbers().ratings.highest(), 2);
}

#[test]
fn a_pistol_runs_dry_in_one_of_thirty_six_and_is_lost_in_one_reload_of_nine() {
    let dry = odds(|dice| AmmoCheck::default().resolve(dice));
    assert_eq!(dry[&true], Ratio::new(1, 36));
    let lost = odds(|dice| reload(Gun::Pistol).resolve(dice));
    assert_eq!(lost[&Out], Ratio::new(1, 9));
}
