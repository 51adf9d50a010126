//! Day Parts on the map (18.4).

use crate::board::{board, p};
use crate::dice_by_rule::{cast, rolled};
use atzr::{
    battle::{Battle, FigureId, Phase, State, encounter, shoot},
    printed::{Class, DayPart, Thing},
    rule,
};
use kernel::{Answer, Event, Proof};

/// The beginning of a Search in this Day Part.
fn begun(day: DayPart, random: bool, faces: &[(kernel::RuleId, &[u16])]) -> (Battle, Vec<Event>) {
    let board = board().day(day).scene(|it| it.random_day = random).star("Ray", 5, "0101");
    let mut battle = board.done();
    battle.set_up().person(p(0)).state = State::Waiting;
    (battle.turn, battle.phase) = (0, Phase::Begin);
    battle.recount();
    let south = (rule!("atzr.zombie.start-move-on"), Answer::One(2));
    let (_, told) = cast(faces, &[south], |play| encounter::begin(&mut battle, play).unwrap());
    (battle, told)
}

#[test]
fn an_involuntary_encounter_rolls_for_its_day_part() {
    let _proof = Proof::of(rule!("atzr.daypart.choice"));
    for (face, day) in
        [(2, DayPart::Morning), (4, DayPart::Daytime), (5, DayPart::Evening), (6, DayPart::Night)]
    {
        let (battle, _) = begun(DayPart::Morning, true, &[(rule!("atzr.daypart.choice"), &[face])]);
        assert_eq!(battle.scene.day, day);
    }
    let (_, told) = begun(DayPart::Evening, false, &[]);
    assert_eq!(rolled(&told, rule!("atzr.daypart.choice")), 0);
}

#[test]
fn in_the_dark_one_sees_six_hexes_or_three_and_two_cards_are_drawn_for_everybody() {
    let _evening = Proof::of(rule!("atzr.daypart.evening"));
    let _night = Proof::of(rule!("atzr.daypart.night"));
    let _cards = Proof::of(rule!("atzr.daypart.start-cards"));
    let night = rule!("atzr.daypart.night");
    let cases = [
        (DayPart::Daytime, None, None, 1),
        (DayPart::Evening, None, Some(6), 2),
        (DayPart::Night, Some(2), Some(3), 2),
        (DayPart::Night, Some(1), Some(6), 2),
    ];
    for (day, moon, vision, cards) in cases {
        let moon: Vec<u16> = moon.into_iter().collect();
        let (battle, told) = begun(day, false, &[(night, &moon)]);
        assert_eq!(battle.vision, vision, "{day:?}");
        assert!(cards <= rolled(&told, rule!("atzr.zombie.start-cards")));
    }
    let sees = |day, hex: &str| {
        let battle = board().day(day).star("Ray", 5, "0306").grunt("Ines", 4, hex).done();
        battle.sees(p(0), p(1))
    };
    assert_eq!([sees(DayPart::Evening, "0906"), sees(DayPart::Evening, "1006")], [true, false]);
    assert_eq!([sees(DayPart::Night, "0606"), sees(DayPart::Night, "0706")], [true, false]);
    assert!(sees(DayPart::Daytime, "1006"));
}

#[test]
fn a_target_outside_is_harder_to_hit_in_the_dark_and_one_inside_is_not() {
    let _proof = Proof::of(rule!("atzr.ruling.outside-at-night"));
    let dark = |day, hex: &str| {
        let board = board().day(day).star("Ray", 5, "0306").holds(&[Thing::Pistol]);
        let battle = board.enemies(Class::Ganger).enemy("A", 4, hex).done();
        let target = FigureId::Person(p(1));
        let fire = shoot::best(&battle, p(0), |_| true)
            .map(|guns| shoot::all_at(&battle, p(0), guns, target, shoot::Manner::Active));
        // Some face of the die is a hit in the light and a miss in the dark.
        (1..=6).any(|face| {
            let (fire, mut battle) = (fire.clone().unwrap(), battle.clone());
            let (_, told) = cast(&[(rule!("atzr.ranged.to-hit"), &[face])], &[], |play| {
                shoot::fire_now(&mut battle, play, &[fire]).unwrap();
            });
            told.iter().any(|it| it.rule == rule!("atzr.ruling.outside-at-night"))
        })
    };
    assert!(dark(DayPart::Evening, "0506") && dark(DayPart::Night, "0506"));
    assert!(!dark(DayPart::Daytime, "0506") && !dark(DayPart::Evening, "0302"));
}
