//! Retrieving the wounded (p. 33).
use ffo::{
    rule,
    table::retrieve::{Carrier, PickUp, Wounded},
};
use kernel::{Given, Proof, scripted};

fn left(distance_mm: i32, left_mm: i32) -> Option<i32> {
    PickUp { distance_mm, left_mm }.resolve(&mut scripted(&[]))
}

#[test]
fn picking_somebody_up_beside_one_costs_two_inches() {
    let _proof = Proof::of(rule!("ffo.retrieve.pick-up")).facts([1]);
    assert_eq!([left(25, 200), left(25, 50), left(25, 49)], [Some(150), Some(0), None]);
    assert_eq!(left(26, 200), None);
}

#[test]
fn whoever_is_charged_drops_the_wounded_unless_a_star_holds_on() {
    let _proof = Proof::of(rule!("ffo.retrieve.charged")).facts([1]);
    let becomes = |star, holds_on| Carrier { star, holds_on }.resolve(&mut scripted(&[]));
    assert_eq!([becomes(false, false), becomes(true, false)], [Wounded::Dropped; 2]);
    assert_eq!(becomes(true, true), Wounded::Kept);
    assert!(Carrier { star: false, holds_on: true }.check().is_err());
}
