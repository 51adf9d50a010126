//! Infection (13.9.3, 13.9.4).
use atzr::{
    rule,
    table::infection::{Bites, Infection, InfectionTest, after_doubles},
};
use kernel::{Proof, Ratio, odds, scripted};

#[test]
fn seven_is_healthy_and_six_is_infected() {
    let _proof = Proof::of(rule!("atzr.infection.test")).facts([1, 2]);
    let test = InfectionTest { rep: 4, out_of_the_fight: false };
    assert_eq!(test.roll(&mut scripted(&[3])), Infection::Healthy);
    assert_eq!(test.roll(&mut scripted(&[2])), Infection::Infected);
    let downed = InfectionTest { out_of_the_fight: true, ..test };
    assert_eq!(downed.roll(&mut scripted(&[3])), Infection::Infected);
    assert_eq!(downed.roll(&mut scripted(&[4])), Infection::Healthy);
    assert_eq!(odds(|dice| downed.roll(dice))[&Infection::Infected], Ratio::new(1, 2));
}

#[test]
fn who_went_down_or_needed_a_second_round_tests() {
    let _proof = Proof::of_all(&[
        rule!("atzr.infection.who"),
        rule!("atzr.ruling.infection-first-round"),
        rule!("atzr.ruling.feast-victim"),
    ]);
    let tests = |bites: Bites| bites.must_test(&mut scripted(&[]));
    assert!(!tests(Bites::default()));
    assert!(tests(Bites { out_of_the_fight: true, ..Bites::default() }));
    assert!(tests(Bites { first_round_not_won: true, ..Bites::default() }));
    assert!(!tests(Bites { out_of_the_fight: true, feasted: true, ..Bites::default() }));
}

#[test]
fn a_dose_of_the_cure_spares_the_test_for_good() {
    let _proof = Proof::of(rule!("atzr.cure.doses"));
    let bites = Bites { out_of_the_fight: true, immune: true, ..Bites::default() };
    assert!(!bites.must_test(&mut scripted(&[])));
}

#[test]
fn each_doubles_takes_a_point_and_at_two_the_infected_is_a_zombie() {
    let _proof = Proof::of(rule!("atzr.infection.turn")).facts([1, 5]);
    let _proof = Proof::of(rule!("atzr.infection.zombified"));
    assert_eq!(after_doubles(4, &mut scripted(&[])), Some(3));
    assert_eq!(after_doubles(3, &mut scripted(&[])), None);
    assert_eq!([2, 1].map(|rep| after_doubles(rep, &mut scripted(&[]))), [None, None]);
}
