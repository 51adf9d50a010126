//! Fire (11.2.9).
use dwa::{
    rule,
    table::flame::{Burn, Cause, Fuel, FuelCheck, HitBy, Spread, Tank, TankHit},
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn eliminated(cause: Cause, turn: u8) -> [bool; 6] {
    [1, 2, 3, 4, 5, 6].map(|face| Burn { cause, turn }.roll(&mut scripted(&[face])).eliminated)
}

const ON_FIVE: [bool; 6] = [false, false, false, false, true, true];
const ON_THREE: [bool; 6] = [false, false, true, true, true, true];

#[test]
fn a_burning_figure_dies_on_five_then_on_three_then_surely() {
    let _proof = Proof::of(rule!("dwa.flame.burn-table")).facts([1, 2]);
    let _proof = Proof::of_all(&[rule!("dwa.ruling.fire-timing")]);
    for cause in [Cause::Flamethrower, Cause::Spread] {
        assert_eq!(eliminated(cause, 1), ON_FIVE);
        assert_eq!(eliminated(cause, 2), ON_THREE);
        assert_eq!(eliminated(cause, 3), [true; 6]);
        assert_eq!(eliminated(cause, 4), [true; 6]);
    }
}

#[test]
fn what_a_grenade_lit_burns_two_worse_each_turn() {
    let _proof = Proof::of(rule!("dwa.grenade.molotov-burns")).facts([2]);
    let burn = Burn { cause: Cause::Grenade, turn: 2 };
    assert_eq!(burn.modifiers().total(), 2);
    assert_eq!(eliminated(Cause::Grenade, 2), ON_THREE);
    assert_eq!(eliminated(Cause::Grenade, 3), [true; 6]);
    assert!(
        Burn { turn: 1, ..burn }.check().unwrap_err().to_string().starts_with("turn:"),
        "its first roll is the blast"
    );
    assert!(Burn { turn: 0, cause: Cause::Spread }.check().unwrap_err().to_string().starts_with("turn:"));
}

#[test]
fn a_civilian_with_a_flamethrower_burns_worse_at_first_only() {
    let _proof = Proof::of(rule!("dwa.char.civilian-weapons")).facts([5]);
    assert_eq!(eliminated(Cause::CiviliansFlamethrower, 1), [false, false, false, false, false, true]);
    assert_eq!(eliminated(Cause::CiviliansFlamethrower, 2), ON_THREE);
}

#[test]
fn only_a_natural_one_on_the_first_roll_checks_the_fuel() {
    let checks = |cause, turn, face| Burn { cause, turn }.roll(&mut scripted(&[face])).checks_fuel;
    assert!(checks(Cause::Flamethrower, 1, 1) && checks(Cause::CiviliansFlamethrower, 1, 1));
    assert!(!checks(Cause::CiviliansFlamethrower, 1, 2), "a modified 1 is not a natural one");
    assert!(!checks(Cause::Flamethrower, 2, 1) && !checks(Cause::Spread, 1, 1));
}

#[test]
fn the_fuel_runs_out_on_one_or_two_after_a_one() {
    let _proof = Proof::of(rule!("dwa.flame.out-of-fuel")).facts([1]);
    let _proof = Proof::of_all(&[rule!("dwa.ruling.flame-fuel")]);
    let fuel = |face| FuelCheck { ones: 1 }.roll(&mut scripted(&[face]));
    assert_eq!([1, 2, 3, 6].map(fuel), [Fuel::Out, Fuel::Out, Fuel::Left, Fuel::Left]);
    assert_eq!(odds(|dice| FuelCheck { ones: 2 }.roll(dice))[&Fuel::Out], Ratio::new(5, 9));
    assert_eq!(FuelCheck { ones: 0 }.roll(&mut scripted(&[])), Fuel::Left);
}

#[test]
fn a_tank_that_is_hit_blows_up_on_one_or_two() {
    let _proof = Proof::of(rule!("dwa.flame.tank-explodes")).facts([1]);
    let hit = |face| TankHit { by: HitBy::Firearm }.roll(&mut scripted(&[face]));
    assert_eq!([1, 2, 3, 6].map(hit), [Tank::Explodes, Tank::Explodes, Tank::Holds, Tank::Holds]);
}

#[test]
fn bites_and_blows_do_not_blow_up_a_tank() {
    let _proof = Proof::of(rule!("dwa.flame.tank-explodes")).facts([4]);
    let _proof = Proof::of(rule!("dwa.ruling.tank-explosion"));
    for by in [HitBy::Strike, HitBy::ZombieAttack] {
        assert_eq!(TankHit { by }.roll(&mut scripted(&[])), Tank::Holds);
    }
    for by in [HitBy::Grenade, HitBy::Fire] {
        assert_eq!(TankHit { by }.roll(&mut scripted(&[2])), Tank::Explodes);
    }
}

#[test]
fn fire_spreads_on_four_to_six() {
    let _proof = Proof::of(rule!("dwa.flame.spread")).facts([1]);
    assert_eq!([3, 4].map(|face| Spread {}.roll(&mut scripted(&[face]))), [false, true]);
    assert_eq!(odds(|dice| Spread {}.roll(dice))[&true], Ratio::new(1, 2));
}
