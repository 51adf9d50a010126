//! Outgunned Rankings (10.2).
use atzr::{
    printed::{
        CounterThing,
        CounterThing::{AssaultRifle, Crossbow, Grenade, HuntingRifle, Pistol, Rpg, Shotgun, Smg},
        Counters, Printed,
    },
    rule,
    table::outgunned::{Guns, Outgunned},
};
use kernel::{Given, Proof, scripted};

fn book() -> &'static Counters {
    &Printed::book().counters
}

fn guns(weapon: CounterThing, other: Option<CounterThing>) -> Guns {
    Guns::of(weapon, other, book(), &mut scripted(&[]))
}

fn outgunned(fired: CounterThing, own: CounterThing) -> Outgunned {
    Outgunned { fired, own: Some(own), ..Outgunned::default() }
}

fn is(test: &Outgunned) -> bool {
    test.resolve(&mut scripted(&[]))
}

#[test]
fn a_weapon_ranks_as_its_fire_dice_but_for_shotguns_and_explosives() {
    let _proof = Proof::of(rule!("atzr.outgunned.ratings")).facts([2, 3]);
    let all = [Pistol, Crossbow, HuntingRifle, Smg, AssaultRifle, Shotgun, Grenade, Rpg];
    assert_eq!(all.map(|it| guns(it, None).ranking), [1, 1, 2, 3, 3, 3, 6, 6]);
}

#[test]
fn the_greater_weapon_outguns_and_an_equal_one_does_not() {
    let _proof = Proof::of(rule!("atzr.outgunned.rule")).facts([1]);
    assert!(is(&outgunned(HuntingRifle, Pistol)));
    assert!(!is(&outgunned(HuntingRifle, HuntingRifle)));
    assert!(!is(&outgunned(Smg, Shotgun)));
    assert!(!is(&outgunned(Pistol, Smg)));
}

#[test]
fn who_cannot_shoot_back_is_outgunned_by_anything() {
    let _proof = Proof::of_all(&[rule!("atzr.outgunned.rule"), rule!("atzr.ruling.outgunned-cannot-shoot")]);
    assert!(is(&Outgunned { own: None, ..outgunned(Pistol, Smg) }));
}

#[test]
fn stars_zombies_chargers_and_carriers_are_never_outgunned() {
    let _proof = Proof::of(rule!("atzr.outgunned.never")).facts([1, 3]);
    let _proof = Proof::of(rule!("atzr.ruling.outgunned-cannot-shoot"));
    let unarmed = Outgunned { own: None, ..outgunned(Rpg, Pistol) };
    assert!(is(&unarmed));
    assert!(!is(&Outgunned { star: true, ..unarmed.clone() }));
    assert!(!is(&Outgunned { zombie: true, ..unarmed.clone() }));
    assert!(!is(&Outgunned { charging_or_retrieving: true, ..unarmed }));
}

#[test]
fn two_weapons_rank_one_more_but_yield_to_a_single_one_of_that_rank() {
    let _proof = Proof::of(rule!("atzr.outgunned.ratings")).facts([5, 6, 7]);
    let _proof = Proof::of(rule!("atzr.ruling.outgunned-two-weapons"));
    assert_eq!(guns(Pistol, Some(Pistol)).ranking, 2);
    assert_eq!(guns(Pistol, Some(Smg)).ranking, 4);
    let fired_both = Outgunned { fired_with: Some(Pistol), ..outgunned(Pistol, Pistol) };
    assert!(is(&fired_both));
    assert!(!is(&Outgunned { own: Some(HuntingRifle), ..fired_both.clone() }));
    let both = Outgunned { own_other: Some(Pistol), ..outgunned(HuntingRifle, Pistol) };
    assert!(is(&both));
    assert!(!is(&Outgunned { own_other: Some(Pistol), ..fired_both }));
    assert!(!is(&Outgunned { fired: Pistol, ..both }));
}

#[test]
fn a_frying_pan_is_no_gun() {
    assert!(
        outgunned(CounterThing::FryingPan, Pistol).check().unwrap_err().to_string().starts_with("fired:")
    );
    assert!(outgunned(Pistol, CounterThing::Ammo).check().unwrap_err().to_string().starts_with("own:"));
}
