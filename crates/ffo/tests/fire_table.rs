//! Setting fire to buildings (p. 36).
use ffo::{
    rule,
    table::{
        damage::{Blow, Victim},
        fire::{Arson, Blaze, Burned, Burning, Extent, Extinguishing, Kindled, Spreads, With},
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn kindle(arson: Arson, faces: &[u16]) -> Kindled {
    arson.resolve(&mut scripted(faces))
}

const BARE: Arson = Arson { rep: 4, tool: false };
const TORCH: Arson = Arson { rep: 4, tool: true };

#[test]
fn fire_is_set_with_two_dice_against_rep() {
    let _proof = Proof::of(rule!("ffo.fire.start")).facts([1, 3]);
    assert_eq!(
        [[4, 4], [4, 5], [5, 5]].map(|it| kindle(BARE, &it)),
        [Kindled::Burns, Kindled::Smoulders, Kindled::NoSpark]
    );
    let odds = odds(|dice| BARE.resolve(dice));
    assert_eq!(odds[&Kindled::Burns], Ratio::new(4, 9));
}

#[test]
fn a_torch_is_a_die_more_and_three_passed_count_as_two() {
    let _proof = Proof::of(rule!("ffo.fire.start")).facts([2, 5]);
    let _ruling = Proof::of(rule!("ffo.ruling.pass-cap"));
    assert_eq!(kindle(TORCH, &[5, 4, 4]), Kindled::Burns);
    assert_eq!(kindle(TORCH, &[5, 5, 5]), Kindled::NoSpark);
    assert_eq!(kindle(TORCH, &[1, 2, 3]), Kindled::Burns);
}

fn blaze(blaze: Blaze, faces: &[u16]) -> Burning {
    assert!(blaze.check().is_ok());
    blaze.resolve(&mut scripted(faces))
}

#[test]
fn a_fire_begins_with_a_hole_of_three_inches_less_the_defensive_value() {
    let _proof = Proof::of(rule!("ffo.fire.hole")).facts([1]);
    let begins = |dv| blaze(Blaze { dv, ..Blaze::default() }, &[]);
    assert_eq!([0, 1, 2].map(|dv| begins(dv).burning_mm), [75, 50, 25]);
    assert_eq!(begins(0).spreads, None);
    assert!(Blaze { dv: 3, ..Blaze::default() }.check().is_err());
}

#[test]
fn a_human_who_touches_fire_is_hit_with_impact_3() {
    let _proof = Proof::of(rule!("ffo.fire.hole")).facts([2]);
    let _ruling = Proof::of(rule!("ffo.ruling.fire-geometry"));
    let touches = |victim, face| Burned { victim }.resolve(&mut scripted(&[face]));
    let human = [1, 2, 3, 4, 6].map(|face| touches(Victim::Human, face));
    let (dead, out, down) = (Blow::ObviouslyDead, Blow::OutOfTheFight, Blow::KnockedDown);
    assert_eq!(human, [dead, out, out, down, down]);
    assert_eq!([3, 4].map(|face| touches(Victim::OutOfTheFight, face)), [dead, Blow::Unaffected]);
}

#[test]
fn a_zombie_burns_on_three_or_less() {
    let _proof = Proof::of(rule!("ffo.fire.hole")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.fire-geometry"));
    let zombie = |face| Burned { victim: Victim::Zombie }.resolve(&mut scripted(&[face]));
    let (dead, none) = (Blow::ObviouslyDead, Blow::Unaffected);
    assert_eq!([1, 2, 3, 4, 5, 6].map(zombie), [dead, dead, dead, none, none, none]);
}

#[test]
fn a_fire_spreads_to_one_side_by_the_die() {
    let _proof = Proof::of(rule!("ffo.fire.grow")).facts([2]);
    let grows = |face| blaze(Blaze { dv: 1, burning_mm: 50, ..Blaze::default() }, &[face]);
    let sides = [1, 3, 4, 6].map(|face| grows(face).spreads.unwrap());
    assert_eq!(sides, [Spreads::Left, Spreads::Left, Spreads::Right, Spreads::Right]);
    assert_eq!(grows(1).burning_mm, 100);
}

#[test]
fn half_on_fire_is_to_be_left_and_all_of_it_is_gone() {
    let _proof = Proof::of(rule!("ffo.fire.abandon")).facts([1]);
    let _ruling = Proof::of(rule!("ffo.ruling.fire-geometry"));
    let extent = |mm| Blaze { wall_mm: 1000, ..Blaze::default() }.extent(mm, &mut scripted(&[]));
    assert_eq!(
        [499, 500, 999].map(extent),
        [Extent::Spreading, Extent::MustBeAbandoned, Extent::MustBeAbandoned]
    );
    let last = Blaze { dv: 0, wall_mm: 1000, burning_mm: 990 };
    assert_eq!(
        blaze(last, &[2]),
        Burning { spreads: Some(Spreads::Left), burning_mm: 1000, extent: Extent::BurnedDown }
    );
}

#[test]
fn only_hoses_put_fire_out() {
    let _proof = Proof::of(rule!("ffo.fire.extinguish")).facts([1, 2]);
    let left = |with, burning_mm| Extinguishing { with, burning_mm }.resolve(&mut scripted(&[]));
    assert_eq!(
        [With::NoHose, With::ResidentialHose, With::FireHose].map(|it| left(it, 200)),
        [200, 175, 100]
    );
    assert_eq!([left(With::ResidentialHose, 20), left(With::FireHose, 100)], [0, 0]);
}
