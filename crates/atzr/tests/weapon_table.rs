//! What weapons roll (10.0).
use atzr::{
    printed::{
        CounterThing,
        CounterThing::{AssaultRifle, Crossbow, HuntingRifle, Pistol, Shotgun, Smg},
        Counters, Printed,
    },
    rule,
    table::weapon::{Blast, BlastDice, Explosive, Fired, Firing},
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn book() -> &'static Counters {
    &Printed::book().counters
}

fn fired(firing: Firing, faces: &[u16]) -> Fired {
    firing.roll(book().of(firing.weapon), &mut scripted(faces))
}

fn scoped(weapon: CounterThing) -> Firing {
    Firing { scope: true, ..Firing::of(weapon) }
}

#[test]
fn weapons_roll_their_fire_dice() {
    let _proof = Proof::of(rule!("atzr.ruling.table-weapon-counters"));
    let counted = |weapon| Firing::of(weapon).counted(book().of(weapon));
    let weapons = [Pistol, Shotgun, Smg, HuntingRifle, AssaultRifle, Crossbow];
    assert_eq!(weapons.map(counted), [1, 3, 3, 2, 3, 1]);
    let smg = fired(Firing::of(Smg), &[2, 6, 4]);
    assert_eq!((smg.faces.as_slice(), smg.out_of_ammo, smg.noise), (&[6, 4, 2][..], false, 3));
}

#[test]
fn a_shotgun_counts_its_best_three_of_six_and_all_six_are_loud_and_may_be_ones() {
    let _proof = Proof::of(rule!("atzr.weapon.shotgun")).facts([1, 2, 3, 5]);
    let _shotgun_dice = Proof::of(rule!("atzr.ruling.shotgun-dice"));
    let shot = fired(Firing::of(Shotgun), &[1, 5, 2, 6, 1, 3]);
    assert_eq!((shot.faces.as_slice(), shot.out_of_ammo, shot.noise), (&[6, 5, 3][..], true, 6));
    let one = Firing { fire_dice: Some(1), ..Firing::of(Shotgun) };
    let shot = fired(one, &[1, 5, 2, 6, 2, 3]);
    assert_eq!((shot.faces.as_slice(), shot.out_of_ammo, shot.noise), (&[6][..], false, 6));
}

#[test]
fn a_star_may_fire_an_assault_rifle_with_one_die() {
    let _proof = Proof::of(rule!("atzr.weapon.assault-rifle-star"));
    let careful = Firing { fire_dice: Some(1), ..Firing::of(AssaultRifle) };
    assert_eq!(fired(careful, &[4]).noise, 1);
    assert_eq!(fired(Firing::of(AssaultRifle), &[4, 1, 1]).noise, 3);
}

#[test]
fn a_crossbow_is_silent_and_empty_after_every_shot() {
    let _proof = Proof::of(rule!("atzr.weapon.crossbow")).facts([2, 3]);
    let shot = fired(Firing::of(Crossbow), &[6]);
    assert_eq!((shot.out_of_ammo, shot.noise), (true, 0));
}

#[test]
fn a_scope_rolls_one_die_more_and_drops_the_lowest() {
    let _proof = Proof::of(rule!("atzr.item.scope-effect")).facts([1, 2, 3]);
    let _scope_details = Proof::of(rule!("atzr.ruling.scope-details"));
    let shot = fired(scoped(Pistol), &[2, 5]);
    assert_eq!((shot.faces.as_slice(), shot.noise), (&[5][..], 1));
    // The die that is dropped is no one of those that empty a weapon.
    assert!(!fired(scoped(HuntingRifle), &[1, 1, 4]).out_of_ammo);
    assert!(fired(scoped(HuntingRifle), &[1, 1, 1]).out_of_ammo);
    assert!(scoped(Shotgun).check().is_err());
}

#[test]
fn an_explosive_has_as_many_dice_for_each_target_as_one_die_shows() {
    let _proof = Proof::of_all(&[
        rule!("atzr.weapon.explosive-dice"),
        rule!("atzr.ruling.explosive-details"),
        rule!("atzr.weapon.gas-tank"),
        rule!("atzr.ruling.gas-tank-details"),
    ]);
    let blast = |with, targets| Blast { with, targets }.roll(&mut scripted(&[4]));
    assert_eq!(blast(Explosive::Grenade, 3), BlastDice { each: 4, noise: 12 });
    assert_eq!(blast(Explosive::Rpg, 0), BlastDice { each: 4, noise: 4 });
    assert_eq!(blast(Explosive::GasTank, 2), BlastDice { each: 4, noise: 8 });
    let check = |targets| Blast { with: Explosive::Rpg, targets }.check().is_ok();
    assert_eq!([check(6), check(7)], [true, false], "2 humans and 4 zombies are all that a hex holds");
}

#[test]
fn a_shotgun_is_empty_in_26281_of_100000_firings() {
    // 1 - (5/6)^6 - 6 (1/6) (5/6)^5 = 12281 / 46656.
    let odds = odds(|dice| Firing::of(Shotgun).resolve(dice)).map(|it| it.out_of_ammo);
    assert_eq!(odds[&true], Ratio::new(12281, 46656));
}

#[test]
fn what_does_not_shoot_is_refused() {
    assert!(Firing::of(CounterThing::FryingPan).check().unwrap_err().to_string().starts_with("weapon"));
    let four = Firing { fire_dice: Some(4), ..Firing::of(Shotgun) };
    assert!(four.check().unwrap_err().to_string().starts_with("fire_dice: takes 1 to 3"));
}
