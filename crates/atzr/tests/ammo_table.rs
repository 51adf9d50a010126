//! Tight ammo (10.4).
use atzr::{
    rule,
    table::ammo::{Ammo, AmmoCheck, runs_out},
};
use kernel::{Given, Proof, Ratio, odds, scripted};

#[test]
fn two_ones_empty_a_weapon_and_one_does_not() {
    let _proof = Proof::of(rule!("atzr.ammo.out")).facts([1]);
    assert_eq!([0, 1, 2, 3].map(|it| runs_out(it, &mut scripted(&[]))), [false, false, true, true]);
    assert_eq!(AmmoCheck { fire_dice: 3 }.resolve(&mut scripted(&[1, 6, 1])), Ammo::OutOfAmmo);
    assert_eq!(AmmoCheck { fire_dice: 3 }.resolve(&mut scripted(&[1, 6, 2])), Ammo::Loaded);
}

#[test]
fn three_dice_empty_a_weapon_in_two_of_twenty_seven_firings() {
    let odds = odds(|dice| AmmoCheck { fire_dice: 3 }.resolve(dice));
    assert_eq!(odds[&Ammo::OutOfAmmo], Ratio::new(2, 27));
}
