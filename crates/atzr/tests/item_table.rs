//! Items, what they weigh and what they are good for (15.0, 15.1, 15.3).
use atzr::{
    printed::{CounterThing, Printed},
    rule,
    table::{
        carry::{Burden, Load, LoadCount},
        item::{StarItems, may_not_begin_with, scope_fits, scoped},
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn carried(rep: i32, things: &[CounterThing], worn: &[CounterThing]) -> LoadCount {
    Load { rep, things: things.to_vec(), worn: worn.to_vec() }.resolve(&mut scripted(&[]))
}

#[test]
fn a_scope_rolls_one_die_more_and_the_lowest_does_not_count() {
    let _proof = Proof::of_all(&[rule!("atzr.item.scope-effect"), rule!("atzr.ruling.scope-details")]);
    let faces = scoped(rule!("atzr.item.scope-effect"), 2, &mut scripted(&[5, 1, 3]));
    assert_eq!(faces.as_slice(), [3, 5]);
    let six = odds(|dice| scoped(rule!("atzr.item.scope-effect"), 1, dice)[0]);
    assert_eq!(six[&6], Ratio::new(11, 36));
}

#[test]
fn a_scope_fits_almost_any_gun_but_no_shotgun_and_nothing_that_explodes() {
    let _proof = Proof::of(rule!("atzr.item.scope-attach"));
    let counters = &Printed::book().counters;
    let fits = |it| scope_fits(counters, it, &mut scripted(&[]));
    assert!(
        [
            CounterThing::Pistol,
            CounterThing::Smg,
            CounterThing::HuntingRifle,
            CounterThing::AssaultRifle,
            CounterThing::Crossbow
        ]
        .map(fits)
        .iter()
        .all(|it| *it)
    );
    assert!(
        ![CounterThing::Shotgun, CounterThing::Rpg, CounterThing::Grenade, CounterThing::GasTank]
            .map(fits)
            .contains(&true)
    );
}

#[test]
fn a_star_begins_with_an_item_a_point_of_rep_less_one_a_recruit() {
    let _proof = Proof::of(rule!("atzr.item.star-start")).facts([1]);
    let _recruits = Proof::of(rule!("atzr.item.lose-recruit"));
    let items = |rep, recruits| StarItems { rep, recruits }.number(&mut scripted(&[]));
    assert_eq!([items(5, 0), items(5, 2), items(4, 0), items(1, 3)], [5, 3, 4, 0]);
}

#[test]
fn a_star_begins_with_one_thing_that_explodes_at_most() {
    let counters = &Printed::book().counters;
    let refused = |chosen: &[CounterThing], thing| may_not_begin_with(counters, chosen, thing);
    assert_eq!(refused(&[CounterThing::Pistol, CounterThing::Pistol], CounterThing::Rpg), None);
    let ruling = Some(rule!("atzr.ruling.star-start-items"));
    assert_eq!(refused(&[CounterThing::Rpg], CounterThing::Grenade), ruling);
    assert_eq!(refused(&[CounterThing::GasTank], CounterThing::GasTank), ruling);
    assert_eq!(refused(&[CounterThing::GasTank], CounterThing::SuppliesB), None);
}

#[test]
fn two_hand_items_count_two_and_what_is_worn_counts_nothing() {
    let _proof = Proof::of_all(&[rule!("atzr.carry.count"), rule!("atzr.ruling.table-item-counters")]);
    let counts = |thing| carried(10, &[thing], &[]).count;
    let one = [
        CounterThing::Pistol,
        CounterThing::Ammo,
        CounterThing::Medikit,
        CounterThing::SuppliesA,
        CounterThing::SuppliesB,
        CounterThing::Scope,
        CounterThing::Grenade,
        CounterThing::BaseballBat,
        CounterThing::FryingPan,
    ];
    let two = [
        CounterThing::AssaultRifle,
        CounterThing::Smg,
        CounterThing::Shotgun,
        CounterThing::GasTank,
        CounterThing::Vest,
        CounterThing::HuntingRifle,
        CounterThing::Crossbow,
        CounterThing::Rpg,
    ];
    assert_eq!(one.map(counts), [1; 9]);
    assert_eq!(two.map(counts), [2; 8]);
    assert_eq!(
        carried(4, &[CounterThing::HuntingRifle], &[CounterThing::Vest, CounterThing::Scope]).count,
        2
    );
    assert!(Load { worn: vec![CounterThing::Pistol], ..Load::default() }.check().is_err());
}

#[test]
fn more_than_rep_and_more_than_twice_rep_are_too_much() {
    let _proof = Proof::of(rule!("atzr.carry.limit")).facts([1]);
    let burden = |n| Burden::of(3, n, &mut scripted(&[]));
    assert_eq!(
        [3, 4, 6, 7].map(burden),
        [Burden::None, Burden::OverRep, Burden::OverRep, Burden::OverTwiceRep]
    );
}
