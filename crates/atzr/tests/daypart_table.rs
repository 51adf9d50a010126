//! Morning, Daytime, Evening and Night (18.4).
use atzr::{
    printed::DayPart,
    rule,
    table::daypart::{RandomDayPart, StartCards, Vision},
};
use kernel::{Proof, Ratio, odds, scripted};

#[test]
fn an_involuntary_encounter_rolls_its_day_part() {
    let _proof = Proof::of(rule!("atzr.daypart.choice")).facts([2]);
    let parts = [1, 2, 3, 4, 5, 6].map(|it| RandomDayPart {}.roll(&mut scripted(&[it])));
    use DayPart::{Daytime, Evening, Morning, Night};
    assert_eq!(parts, [Morning, Morning, Daytime, Daytime, Evening, Night]);
}

#[test]
fn one_sees_six_hexes_in_the_evening_and_three_at_night_without_a_full_moon() {
    let _proof = Proof::of(rule!("atzr.daypart.evening"));
    let _night = Proof::of(rule!("atzr.daypart.night")).facts([1]);
    let _los_vision = Proof::of(rule!("atzr.ruling.los-vision"));
    let sees = |part, dice: &[u16]| Vision { part }.roll(&mut scripted(dice));
    assert_eq!(sees(DayPart::Morning, &[]), None);
    assert_eq!(sees(DayPart::Daytime, &[]), None);
    assert_eq!(sees(DayPart::Evening, &[]), Some(6));
    assert_eq!(sees(DayPart::Night, &[1]), Some(6));
    assert_eq!(sees(DayPart::Night, &[2]), Some(3));
    let moon = odds(|dice| Vision { part: DayPart::Night }.roll(dice));
    assert_eq!(moon[&Some(6)], Ratio::new(1, 6));
}

#[test]
fn twice_the_cards_are_drawn_at_the_start_in_the_dark() {
    let _proof = Proof::of(rule!("atzr.daypart.start-cards")).facts([1]);
    let cards = DayPart::ALL.map(|part| StartCards { part, characters: 3 }.number(&mut scripted(&[])));
    assert_eq!(cards, [3, 3, 6, 6]);
}
