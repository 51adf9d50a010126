//! Dice of the game (7.3).
use dwa::{
    rule,
    table::{
        grenade::Deviation,
        setup::{D3, Direction, d3},
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

#[test]
fn a_three_sided_die_is_half_a_die_rounded_up() {
    let _proof = Proof::of(rule!("dwa.setup.dice")).facts([2]);
    let read = [1, 2, 3, 4, 5, 6].map(|face| D3 {}.resolve(&mut scripted(&[face])));
    assert_eq!(read, [1, 1, 2, 2, 3, 3]);
}

#[test]
fn one_two_and_three_are_equally_likely() {
    let odds = odds(|dice| d3(rule!("dwa.setup.dice"), dice));
    let third = Ratio::new(1, 3);
    assert!([1, 2, 3].iter().all(|it| odds[it] == third));
}

#[test]
fn the_scatter_die_shows_every_degree_and_never_a_hit() {
    let _dice = Proof::of(rule!("dwa.setup.dice")).facts([3, 4]);
    let _proof = Proof::of(rule!("dwa.ruling.scatter-die"));
    // What the die shows is the angle, and a full turn is north.
    for (face, degrees) in [(1, 1), (90, 90), (359, 359), (360, 0)] {
        assert_eq!(Direction {}.resolve(&mut scripted(&[face])), degrees);
        assert_eq!(Deviation { d6: 2 }.roll(&mut scripted(&[face, 1, 1])).degrees, degrees);
    }
    let odds = odds(|dice| Direction {}.resolve(dice));
    assert_eq!(odds.outcomes.len(), 360);
    assert_eq!(odds[&270], Ratio::new(1, 360));
}
