//! Grenades (11.2.8).
use dwa::{
    rule,
    table::{
        grenade::{Blast, Deviation, Drift, Effect, GrenadeThrow, Landing},
        handling::Handling,
        weapons::{Grenade, Weapon},
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn throw(weapon: Weapon) -> GrenadeThrow {
    GrenadeThrow { weapon, range_mm: 100, handling: Handling::default(), jams: false }
}

fn landings(throw: GrenadeThrow) -> [Landing; 6] {
    [1, 2, 3, 4, 5, 6].map(|face| throw.land(&mut scripted(&[face])))
}

const OFF_2: Landing = Landing::Off { d6: 2 };
const OFF_3: Landing = Landing::Off { d6: 3 };

#[test]
fn six_lands_on_the_point_and_one_or_two_far_from_it() {
    let _proof = Proof::of(rule!("dwa.grenade.landing")).facts([1]);
    for weapon in [Weapon::FragmentationGrenade, Weapon::Molotov, Weapon::GrenadeLauncher] {
        assert_eq!(landings(throw(weapon)), [OFF_3, OFF_3, OFF_2, OFF_2, OFF_2, Landing::OnTarget]);
    }
}

#[test]
fn first_the_direction_then_the_dice_of_centimetres() {
    let _proof = Proof::of(rule!("dwa.grenade.landing")).facts([2, 3, 4]);
    let _proof = Proof::of_all(&[rule!("dwa.ruling.grenade-deviation"), rule!("dwa.ruling.scatter-die")]);
    let drift = Deviation { d6: 2 }.roll(&mut scripted(&[90, 6, 5]));
    assert_eq!(drift, Drift { degrees: 90, distance_cm: 11 });
    let drift = Deviation { d6: 3 }.roll(&mut scripted(&[360, 6, 6, 6]));
    assert_eq!(drift, Drift { degrees: 0, distance_cm: 18 });
    let far = odds(|dice| Deviation { d6: 2 }.roll(dice)).map(|it| it.distance_cm);
    assert_eq!(far[&7], Ratio::new(1, 6));
    assert!(Deviation { d6: 4 }.check().unwrap_err().to_string().starts_with("d6:"));
}

#[test]
fn what_makes_a_shot_worse_makes_a_landing_worse() {
    let _proof = Proof::of(rule!("dwa.grenade.landing")).facts([7]);
    let _proof = Proof::of_all(&[
        rule!("dwa.ruling.grenade-modifiers"),
        rule!("dwa.ruling.civilian-weapons"),
        rule!("dwa.grenade.range"),
    ]);
    let handling = Handling { moved: true, civilian: true, flinch: true, ..Handling::default() };
    let thrown = GrenadeThrow { handling, ..throw(Weapon::FragmentationGrenade) };
    assert_eq!(thrown.modifiers().total(), -2, "nobody flinches from what he throws");
    assert_eq!(landings(thrown), [OFF_3, OFF_3, OFF_3, OFF_3, OFF_2, OFF_2]);
    let launched = GrenadeThrow { handling, ..throw(Weapon::GrenadeLauncher) };
    assert_eq!(launched.modifiers().total(), -3);
}

#[test]
fn thrown_fifteen_centimetres_and_launched_thirty() {
    let at = |weapon, range_mm| GrenadeThrow { range_mm, ..throw(weapon) }.check();
    assert_eq!(at(Weapon::FlashBang, 150), Ok(()));
    assert!(at(Weapon::FlashBang, 151).unwrap_err().to_string().starts_with("range_mm:"));
    assert_eq!(at(Weapon::GrenadeLauncher, 300), Ok(()));
    assert!(at(Weapon::GrenadeLauncher, 301).unwrap_err().to_string().starts_with("range_mm:"));
    assert!(at(Weapon::ThrowingAxe, 100).unwrap_err().to_string().starts_with("weapon:"));
}

fn effects(grenade: Grenade, confined: bool) -> [Effect; 6] {
    [1, 2, 3, 4, 5, 6].map(|face| Blast { grenade, confined }.roll(&mut scripted(&[face])))
}

use Effect::{Burns, Elim, Fall, Nothing, Stun};

#[test]
fn what_each_grenade_does_to_those_in_its_blast() {
    let _proof = Proof::of(rule!("dwa.grenade.effect-table")).facts([2, 3, 4]);
    for grenade in [Grenade::Concussion, Grenade::Fragmentation] {
        assert_eq!(effects(grenade, false), [Nothing, Fall, Fall, Fall, Elim, Elim]);
    }
    for grenade in [Grenade::Molotov, Grenade::Incendiary] {
        assert_eq!(effects(grenade, false), [Burns, Burns, Burns, Burns, Elim, Elim]);
    }
    assert_eq!(effects(Grenade::FlashBang, true), [Nothing, Nothing, Stun, Stun, Fall, Fall]);
}

#[test]
fn a_confined_space_makes_the_blast_worse() {
    let _proof = Proof::of(rule!("dwa.grenade.confined")).facts([1, 2]);
    let _proof = Proof::of_all(&[rule!("dwa.ruling.confined")]);
    for grenade in [Grenade::Concussion, Grenade::Fragmentation] {
        assert_eq!(effects(grenade, true), [Fall, Fall, Fall, Elim, Elim, Elim]);
    }
    assert_eq!(effects(Grenade::Molotov, true), [Burns, Burns, Burns, Burns, Elim, Elim]);
    assert_eq!(effects(Grenade::FlashBang, true), [Nothing, Nothing, Stun, Stun, Fall, Fall]);
}

#[test]
fn a_flash_bang_is_weaker_in_the_open() {
    let _proof = Proof::of(rule!("dwa.grenade.flash-bang-open")).facts([1]);
    assert_eq!(effects(Grenade::FlashBang, false), [Nothing, Nothing, Nothing, Stun, Stun, Fall]);
}

#[test]
fn who_is_not_killed_by_a_molotov_burns_on() {
    let _proof = Proof::of_all(&[rule!("dwa.grenade.molotov-burns"), rule!("dwa.ruling.molotov")]);
    let odds = odds(|dice| Blast { grenade: Grenade::Molotov, confined: false }.roll(dice));
    assert_eq!(odds[&Burns], Ratio::new(2, 3));
}
