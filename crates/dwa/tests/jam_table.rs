//! Jammed weapons (11.3).
use dwa::{
    rule,
    table::{
        grenade::{GrenadeThrow, Landing},
        handling::Handling,
        jam::{GrenadeJam, Jam, JamCheck, Misfire},
        weapons::Weapon,
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

use Jam::{Jammed, Works};

fn jam(weapon: Weapon, ones: u8, faces: &[u16]) -> Jam {
    JamCheck { weapon, ones }.resolve(&mut scripted(faces))
}

#[test]
fn each_one_brings_a_second_die_which_jams_on_one_or_two() {
    let _proof = Proof::of(rule!("dwa.jam.roll")).facts([1, 3]);
    assert_eq!([1, 2, 3, 6].map(|face| jam(Weapon::Pistol, 1, &[face])), [Jammed, Jammed, Works, Works]);
    assert_eq!(jam(Weapon::SubMachineGun, 3, &[3, 6, 2]), Jammed);
    assert_eq!(jam(Weapon::Pistol, 0, &[]), Works);
    let twice = JamCheck { weapon: Weapon::AssaultRifle, ones: 2 };
    assert_eq!(odds(|dice| twice.roll(dice))[&Jammed], Ratio::new(5, 9));
}

#[test]
fn bows_and_shotguns_jam_and_what_is_thrown_does_not() {
    let _proof = Proof::of(rule!("dwa.jam.roll")).facts([7]);
    let _proof = Proof::of(rule!("dwa.ruling.jam-scope"));
    use Weapon::*;
    for weapon in
        [PumpShotgun, DoubleBarrelShotgun, SawnOffShotgun, Rifle, Carbine, SniperRifle, Bow, Crossbow]
    {
        assert_eq!(jam(weapon, 1, &[2]), Jammed);
    }
    assert_eq!([ThrowingKnife, ThrowingAxe].map(|it| jam(it, 1, &[])), [Works, Works]);
}

#[test]
fn a_revolver_never_jams() {
    let _proof = Proof::of(rule!("dwa.jam.revolver")).facts([1]);
    assert_eq!(jam(Weapon::Revolver, 1, &[]), Works);
}

#[test]
fn a_flamethrower_does_not_jam() {
    let _proof = Proof::of(rule!("dwa.jam.flamethrower"));
    assert_eq!(jam(Weapon::Flamethrower, 4, &[]), Works);
}

#[test]
fn a_machine_gun_jams_on_three_ones_without_a_second_die() {
    let _proof = Proof::of(rule!("dwa.jam.machine-gun")).facts([1, 2]);
    assert_eq!([1, 2, 3, 10].map(|ones| jam(Weapon::MachineGun, ones, &[])), [Works, Works, Jammed, Jammed]);
}

fn thrown(weapon: Weapon, jams: bool, faces: &[u16]) -> Landing {
    GrenadeThrow { weapon, range_mm: 100, handling: Handling::default(), jams }.land(&mut scripted(faces))
}

const FAR: Landing = Landing::Off { d6: 3 };

#[test]
fn a_hand_grenade_explodes_in_the_hand_on_a_second_one() {
    let _proof = Proof::of(rule!("dwa.jam.grenade")).facts([1, 3, 5]);
    let _proof = Proof::of_all(&[rule!("dwa.ruling.jam-launcher")]);
    for weapon in [Weapon::ConcussionGrenade, Weapon::Molotov] {
        assert_eq!(thrown(weapon, true, &[1, 1]), Landing::Explodes);
        assert_eq!(thrown(weapon, true, &[1, 2]), FAR);
        assert_eq!(thrown(weapon, true, &[2]), FAR, "only a natural 1 is followed by a die");
        assert_eq!(thrown(weapon, false, &[1]), FAR, "the rule is optional");
    }
}

#[test]
fn a_launched_grenade_explodes_or_is_a_dud_and_jams_the_launcher() {
    let _proof = Proof::of(rule!("dwa.jam.grenade-launcher")).facts([2, 4]);
    let _proof = Proof::of_all(&[rule!("dwa.ruling.jam-launcher")]);
    let second = |face| thrown(Weapon::GrenadeLauncher, true, &[1, face]);
    assert_eq!([1, 2, 3, 4, 6].map(second), [Landing::Explodes, Landing::Dud, Landing::Dud, FAR, FAR]);
    let odds = odds(|dice| GrenadeJam { launched: true }.roll(dice));
    assert_eq!(odds[&Misfire::Dud], Ratio::new(1, 3));
}

#[test]
fn a_modified_one_is_not_a_natural_one() {
    let _proof = Proof::of(rule!("dwa.jam.grenade")).facts([4]);
    let handling = Handling { moved: true, ..Handling::default() };
    let throw = GrenadeThrow { weapon: Weapon::FlashBang, range_mm: 10, handling, jams: true };
    assert_eq!(throw.land(&mut scripted(&[2])), FAR);
    assert_eq!(throw.land(&mut scripted(&[1, 1])), Landing::Explodes, "a natural one is");
}

#[test]
fn what_has_no_attack_dice_is_refused() {
    for weapon in [Weapon::Molotov, Weapon::GrenadeLauncher, Weapon::Hammer] {
        assert!(JamCheck { weapon, ones: 1 }.check().unwrap_err().to_string().starts_with("weapon:"));
    }
    assert!(
        JamCheck { weapon: Weapon::Rifle, ones: 2 }.check().unwrap_err().to_string().starts_with("ones:")
    );
    assert_eq!(JamCheck { weapon: Weapon::PumpShotgun, ones: 3 }.check(), Ok(()));
}
