//! Day Parts on the map (18.4).

use crate::board::{Board, at, board, p};
use crate::dice_by_rule::{cast, rolled};
use crate::zombie_phases::{zombie_at, zombies_act};
use atzr::{
    battle::{Atzr, Battle, FigureId, Phase, State, ZombieId, encounter, place::Noise, shoot},
    printed::{Class, CounterThing, DayPart},
    rule,
};
use kernel::{Answer, Book, Event, Proof, What};

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
    let _proof = Proof::of(rule!("atzr.daypart.choice")).facts([1, 2]);
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
    let _proof = Proof::of(rule!("atzr.daypart.evening")).facts([1]);
    let _night = Proof::of(rule!("atzr.daypart.night")).facts([1]);
    let _start_cards = Proof::of(rule!("atzr.daypart.start-cards")).facts([1]);
    let (night, start) = (rule!("atzr.daypart.night"), rule!("atzr.zombie.start-cards"));
    let cases = [
        (DayPart::Daytime, None, None, 1),
        (DayPart::Evening, None, Some(6), 2),
        (DayPart::Night, Some(2), Some(3), 2),
        (DayPart::Night, Some(1), Some(6), 2),
    ];
    for (day, moon, vision, cards) in cases {
        let moon: Vec<u16> = moon.into_iter().collect();
        let (battle, told) = begun(day, false, &[(night, &moon), (start, &[1, 1][..cards])]);
        assert_eq!(battle.vision, vision, "{day:?}");
        assert_eq!(rolled(&told, start), cards, "{day:?}");
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
        let board = board().day(day).star("Ray", 5, "0306").holds(&[CounterThing::Pistol]);
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

/// Whether a die of this face, fired with Rep 5, hits a person or a zombie in a hex.
fn is_hit(day: DayPart, hex: &str, zombie: bool, face: u16) -> bool {
    let (mut battle, _) = begun(day, false, &[]);
    battle.set_up().zombies.clear();
    battle.set_up().person(p(0)).at = at("0306");
    battle.set_up().person(p(0)).hands.push(CounterThing::Pistol.into());
    let (mut battle, target) = match zombie {
        true => (Board(battle).zombie(hex).done(), FigureId::Zombie(ZombieId(0))),
        false => (Board(battle).enemies(Class::Ganger).enemy("A", 4, hex).done(), FigureId::Person(p(1))),
    };
    let guns = shoot::best(&battle, p(0), |_| true).unwrap();
    let fire = shoot::all_at(&battle, p(0), guns, target, shoot::Manner::Active);
    let (_, told) = cast(&[(rule!("atzr.ranged.to-hit"), &[face])], &[], |play| {
        shoot::fire_now(&mut battle, play, &[fire]).unwrap();
    });
    0 < rolled(&told, rule!("atzr.damage.roll")) + rolled(&told, rule!("atzr.zombie.easy-to-kill"))
}

#[test]
fn in_the_dark_an_eight_misses_outside_and_hits_in_a_building_and_a_nine_hits_both() {
    let _proof = Proof::of(rule!("atzr.daypart.evening")).facts([3, 4]);
    let _night = Proof::of(rule!("atzr.daypart.night")).facts([3]);
    let hit = |day, hex, zombie| [2, 3, 4].map(|face| is_hit(day, hex, zombie, face));
    for zombie in [false, true] {
        assert_eq!(hit(DayPart::Daytime, "0506", zombie), [false, true, true]);
        for day in [DayPart::Evening, DayPart::Night] {
            assert_eq!(hit(day, "0506", zombie), [false, false, true], "{day:?}");
        }
    }
    // The living have cover in a building, and zombies never have any.
    for day in [DayPart::Daytime, DayPart::Evening] {
        assert_eq!(hit(day, "0302", true), [false, true, true], "{day:?}");
    }
}

#[test]
fn in_the_evening_zombies_follow_noise_from_beyond_the_hexes_they_see() {
    let _proof = Proof::of(rule!("atzr.daypart.evening")).facts([1, 2]);
    let (battle, _) = begun(DayPart::Evening, false, &[]);
    let goes = |ray: &str, noise: Option<&str>| {
        let mut battle = battle.clone();
        battle.set_up().zombies.clear();
        battle.set_up().person(p(0)).at = at(ray);
        let mut battle = Board(battle).zombie("0912").done();
        battle.turn = 1;
        battle.noises.extend(noise.map(|it| Noise { at: at(it), turn: 1, dice: 1 }));
        zombies_act(&mut battle, 3, if noise.is_none() { &[1] } else { &[] });
        zombie_at(&battle, 0)
    };
    assert_eq!(goes("0905", Some("0903")), "0909", "nine hexes off");
    assert_ne!(goes("0919", None), "0915", "whom it does not see seven hexes off it does not go for");
}

#[test]
fn the_moon_is_rolled_once_before_anybody_is_on_the_map() {
    let _proof = Proof::of(rule!("atzr.daypart.night")).facts([2]);
    let night = rule!("atzr.daypart.night");
    let (mut battle, mut told) = begun(DayPart::Night, false, &[(night, &[1])]);
    let first = |told: &[Event], is: &dyn Fn(&Event) -> bool| told.iter().position(is);
    let moon = first(&told, &|it| it.rule == night && matches!(it.what, What::Rolled { .. }));
    let placed = first(&told, &|it| matches!(it.what, What::Placed { .. }));
    assert!(moon.is_some() && moon < placed, "{moon:?} {placed:?}");
    battle.phase = Phase::Dice;
    while battle.turn < 4 && battle.result.is_none() {
        told.extend(cast(&[], &[], |play| Atzr::step(&mut battle, play).unwrap()).1);
    }
    assert_eq!((rolled(&told, night), battle.vision), (1, Some(6)));
}
