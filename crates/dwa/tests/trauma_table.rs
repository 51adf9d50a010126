//! Trauma points (16.7.1).
use dwa::{
    rule,
    table::trauma::{Trauma, TraumaGain},
};
use kernel::{Given, Proof, scripted};

fn after(points: u8, gained: u8) -> Trauma {
    TraumaGain { points, gained }.add(&mut scripted(&[]))
}

#[test]
fn the_sixth_point_is_a_psychosis_and_the_excess_stays() {
    let _proof = Proof::of(rule!("dwa.trauma.sixth-point")).facts([1, 2]);
    let _proof = Proof::of(rule!("dwa.ruling.trauma-two"));
    assert_eq!(after(4, 1), Trauma { psychoses: 0, points: 5 });
    assert_eq!(after(5, 1), Trauma { psychoses: 1, points: 0 });
    assert_eq!(after(5, 2), Trauma { psychoses: 1, points: 1 });
    assert_eq!(after(5, 7), Trauma { psychoses: 2, points: 0 });
}

#[test]
fn nobody_goes_about_with_six_points() {
    assert!(TraumaGain { points: 6, gained: 1 }.check().is_err_and(|it| it.path() == "/points"));
    assert!(TraumaGain { points: 5, gained: 1 }.check().is_ok());
}
