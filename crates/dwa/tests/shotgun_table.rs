//! Shotguns (11.2.7.1).
use dwa::{
    rule,
    table::{
        handling::Handling,
        shoot::Hit,
        shotgun::{Band, Spray},
        weapons::{Cone, Weapon},
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

use Hit::{Elim, Fall, Miss};

fn spray(weapon: Weapon, along_mm: i32) -> Spray {
    Spray { weapon, along_mm, shells: 1, handling: Handling::default() }
}

fn faces(spray: Spray) -> [Hit; 6] {
    [1, 2, 3, 4, 5, 6].map(|face| spray.fire(&mut scripted(&[face])).best())
}

const NEAR: [Hit; 6] = [Miss, Fall, Fall, Elim, Elim, Elim];
const MIDDLE: [Hit; 6] = [Miss, Miss, Fall, Fall, Elim, Elim];
const FAR: [Hit; 6] = [Miss, Miss, Miss, Fall, Fall, Elim];

#[test]
fn a_shotgun_hits_harder_the_nearer_the_target() {
    let _proof = Proof::of(rule!("dwa.shotgun.roll")).facts([2, 3]);
    let _proof = Proof::of_all(&[rule!("dwa.ruling.shotgun-bands"), rule!("dwa.ruling.cone-geometry")]);
    for weapon in [Weapon::PumpShotgun, Weapon::DoubleBarrelShotgun] {
        let bands = [0, 50, 51, 100, 101, 150].map(|mm| faces(spray(weapon, mm)));
        assert_eq!(bands, [NEAR, NEAR, MIDDLE, MIDDLE, FAR, FAR]);
    }
    let bands = [0, 50, 51, 100].map(|mm| faces(spray(Weapon::SawnOffShotgun, mm)));
    assert_eq!(bands, [NEAR, NEAR, FAR, FAR]);
}

#[test]
fn neither_range_nor_aiming_touches_a_template() {
    let _proof = Proof::of(rule!("dwa.shoot.range-template-exempt")).facts([1]);
    let _proof = Proof::of_all(&[rule!("dwa.shoot.aim-template")]);
    let point_blank = spray(Weapon::PumpShotgun, 50);
    assert!(point_blank.modifiers().is_empty(), "no +1 at 5 cm");
    assert_eq!(point_blank.fire(&mut scripted(&[3])).best(), Fall);
}

#[test]
fn a_firer_who_moved_or_flinches_modifies_the_dice() {
    let _proof = Proof::of(rule!("dwa.ruling.template-modifiers"));
    let handling = Handling { moved: true, flinch: true, ..Handling::default() };
    let unsteady = Spray { handling, ..spray(Weapon::PumpShotgun, 50) };
    assert_eq!(faces(unsteady), [Miss, Miss, Miss, Fall, Fall, Elim]);
}

#[test]
fn both_barrels_are_two_dice_for_each_target() {
    let _proof = Proof::of_all(&[rule!("dwa.shotgun.two-barrels"), rule!("dwa.ruling.two-barrels")]);
    let both = Spray { shells: 2, ..spray(Weapon::SawnOffShotgun, 80) };
    let fired = both.fire(&mut scripted(&[6, 1]));
    assert_eq!((&fired.hits[..], fired.ones), (&[Miss, Elim][..], 1));
    assert_eq!(odds(|dice| both.fire(dice).best())[&Elim], Ratio::new(11, 36));
}

#[test]
fn a_pump_shotgun_has_one_barrel_and_a_cone_its_length() {
    let pump = spray(Weapon::PumpShotgun, 150);
    assert_eq!(pump.check(), Ok(()));
    assert!(Spray { shells: 2, ..pump }.check().unwrap_err().to_string().starts_with("shells:"));
    assert!(Spray { shells: 0, ..pump }.check().unwrap_err().to_string().starts_with("shells:"));
    assert!(spray(Weapon::PumpShotgun, 151).check().unwrap_err().to_string().starts_with("along_mm:"));
    assert!(spray(Weapon::SawnOffShotgun, 101).check().unwrap_err().to_string().starts_with("along_mm:"));
    assert!(spray(Weapon::Flamethrower, 10).check().unwrap_err().to_string().starts_with("weapon:"));
}

#[test]
fn the_outline_of_a_cone_belongs_to_it() {
    assert!(Cone::Long.covers(150, 25) && !Cone::Long.covers(150, 26) && !Cone::Long.covers(151, 0));
    assert!(Cone::Long.covers(60, -10) && !Cone::Long.covers(59, 10));
    assert!(Cone::Short.covers(100, 50) && !Cone::Short.covers(99, 50) && !Cone::Short.covers(101, 0));
    assert!(Cone::Short.covers(0, 0) && !Cone::Short.covers(-1, 0));
    assert_eq!(
        [50, 51, 100].map(|mm| Cone::Short.band(mm)),
        [Some(Band::Near), Some(Band::Middle), Some(Band::Middle)]
    );
    assert_eq!([101, 150, 151].map(|mm| Cone::Long.band(mm)), [Some(Band::Far), Some(Band::Far), None]);
}
