//! Line of Sight on the map (10.5).
use crate::acting_in_words;
use crate::acting_in_words::{activate, play, refused};
use crate::board::{at, board, p};
use atzr::{
    battle::{Battle, FigureId, ZombieId, change},
    printed::{Class, CounterThing, DayPart, Terrain},
    rule,
};
use kernel::Proof;

/// Ray with a rifle here, Bank there.
fn two(here: &str, there: &str) -> Battle {
    let mut battle = board()
        .star("Ray", 5, here)
        .holds(&[CounterThing::HuntingRifle])
        .enemies(Class::Ganger)
        .enemy("Bank", 3, there)
        .done();
    activate(&mut battle, p(0));
    battle
}

fn sees(battle: &Battle) -> bool {
    assert_eq!(battle.sees(p(0), p(1)), battle.sees(p(1), p(0)), "sight is mutual");
    battle.sees(p(0), p(1))
}

/// Ray fires at Bank, misses and is missed.
fn fires(battle: &mut Battle) {
    acting_in_words::does(battle, p(0), &[1, 2, 3, 3, 6, 6], &["Fire the Hunting Rifle"]);
}

#[test]
fn a_line_runs_from_centre_to_centre_over_clear_ground() {
    let _proof = Proof::of(rule!("atzr.los.center"));
    let mut battle = two("0802", "0811");
    for row in 1..=12 {
        assert_eq!(battle.scene.board.terrain(at(&format!("08{row:02}"))), Terrain::Clear);
    }
    assert!(sees(&battle));
    fires(&mut battle);
}

#[test]
fn rough_in_between_hides_and_at_the_ends_does_not() {
    let _proof = Proof::of(rule!("atzr.los.rough")).facts([1, 2]);
    let battle = two("0601", "0603");
    assert_eq!(battle.scene.board.terrain(at("0602")), Terrain::Rough);
    assert!(!sees(&battle));
    assert_eq!(refused(&battle, p(0), "Fire the Hunting Rifle"), Some(rule!("atzr.los.rough")));
    assert!(sees(&two("0602", "0606")) && sees(&two("0606", "0602")));
}

#[test]
fn a_building_in_between_hides_and_at_the_ends_does_not() {
    let _proof = Proof::of(rule!("atzr.los.building")).facts([1, 2]);
    let battle = two("0703", "0707");
    assert_eq!(battle.scene.board.terrain(at("0705")), Terrain::Building);
    assert!(!sees(&battle));
    assert_eq!(refused(&battle, p(0), "Fire the Hunting Rifle"), Some(rule!("atzr.los.building")));
    assert!(sees(&two("0705", "0709")) && sees(&two("0709", "0705")));
}

#[test]
fn inside_a_building_one_sees_the_next_hex_and_no_farther() {
    let _proof = Proof::of(rule!("atzr.los.building")).facts([3]);
    let _proof = Proof::of(rule!("atzr.ruling.los-buildings"));
    // Maple School: 1108, 1208, 1209, 1309.
    assert!(sees(&two("1108", "1208")));
    // Bank stands in cover, so that he has one die more to react with.
    let faces = [1, 2, 3, 3, 6, 6, 6];
    acting_in_words::does(&mut two("1108", "1208"), p(0), &faces, &["Fire the Hunting Rifle"]);
    let battle = two("1108", "1309");
    assert!(!sees(&battle));
    assert_eq!(battle.blocked(at("1108"), at("1309")), Some(rule!("atzr.los.building")));
    assert_eq!(refused(&battle, p(0), "Fire the Hunting Rifle"), Some(rule!("atzr.los.building")));
}

#[test]
fn anybody_in_between_hides_but_those_beside_the_two_do_not() {
    let _proof = Proof::of(rule!("atzr.los.characters")).facts([1, 2]);
    let with = |side: u8, hex: &str| {
        let mut battle = two("0803", "0807");
        let mut person = atzr::battle::Person::new("X", atzr::battle::SideId(side), None, Class::Ganger, 3);
        (person.at, person.state) = (at(hex), atzr::battle::State::Functioning);
        battle.set_up().people.push(person);
        battle.recount();
        battle
    };
    for side in [0, 1] {
        let battle = with(side, "0805");
        assert!(!sees(&battle));
        assert_eq!(battle.unseen(p(0), FigureId::Person(p(1))), Some(rule!("atzr.los.characters")));
        assert!(sees(&with(side, "0803")) && sees(&with(side, "0807")));
    }
    let mut battle = two("0803", "0807");
    battle.set_up().zombies.push(atzr::battle::Zombie::new(at("0804"), 1, 0));
    battle.recount();
    assert!(!sees(&battle));
    // The zombie itself is a target, so that the rifle can be fired.
    assert!(acting_in_words::offers(&battle, p(0), "Fire the Hunting Rifle"));
    let hidden = with(0, "0805");
    assert_eq!(refused(&hidden, p(0), "Fire the Hunting Rifle"), Some(rule!("atzr.los.characters")));
}

#[test]
fn who_lies_or_hides_in_between_is_in_nobodys_way() {
    let _proof = Proof::of(rule!("atzr.los.characters")).facts([3]);
    let _proof = Proof::of(rule!("atzr.ruling.los-who-blocks"));
    let mut battle = two("0802", "0806");
    let mut person = atzr::battle::Person::new("X", atzr::battle::SideId(1), None, Class::Ganger, 3);
    person.at = at("0804");
    for (state, ducked) in [
        (atzr::battle::State::OutOfTheFight, false),
        (atzr::battle::State::ObviouslyDead { turn: 1, fresh: false }, false),
        (atzr::battle::State::Functioning, true),
    ] {
        (person.state, person.ducked) = (state, ducked);
        battle.set_up().people.truncate(2);
        battle.set_up().people.push(person.clone());
        battle.recount();
        assert!(sees(&battle), "{state:?}");
    }
    // He who has ducked behind cover is no target either.
    let mut stands = battle.clone();
    fires(&mut battle);
    stands.set_up().people[2].ducked = false;
    stands.set_up().people[2].side = atzr::battle::SideId(0);
    stands.recount();
    assert_eq!(refused(&stands, p(0), "Fire the Hunting Rifle"), Some(rule!("atzr.los.characters")));
}

#[test]
fn a_line_along_a_side_is_free_if_one_of_the_two_hexes_is() {
    let _proof = Proof::of(rule!("atzr.los.center")).facts([2]);
    let _proof = Proof::of(rule!("atzr.ruling.los-geometry"));
    // From 0803 the line to 1003 runs between 0903 and 0904.
    let with = |hexes: &[&str]| {
        let mut battle = two("0803", "1003");
        for hex in hexes {
            battle.set_up().zombies.push(atzr::battle::Zombie::new(at(hex), 1, 0));
        }
        battle.recount();
        sees(&battle)
    };
    assert!(with(&[]) && with(&["0903"]) && with(&["0904"]));
    assert!(!with(&["0903", "0904"]));
    fires(&mut two("0803", "1003"));
}

#[test]
fn in_the_evening_and_at_night_nobody_sees_farther_than_the_light() {
    let _proof = Proof::of(rule!("atzr.insight.not-in-sight"));
    let by = |day: DayPart, there: &str| {
        let battle = board()
            .day(day)
            .star("Ray", 5, "0802")
            .holds(&[CounterThing::HuntingRifle])
            .enemies(Class::Ganger)
            .enemy("Bank", 3, there)
            .zombie(there)
            .done();
        (
            sees(&battle),
            battle.zombie_sees(ZombieId(0), p(0)),
            refused(&battle, p(0), "Fire the Hunting Rifle"),
        )
    };
    let dark = Some(rule!("atzr.insight.not-in-sight"));
    assert_eq!(by(DayPart::Daytime, "0811"), (true, true, None));
    assert_eq!(by(DayPart::Evening, "0808"), (true, true, None));
    assert_eq!(by(DayPart::Evening, "0809"), (false, false, dark));
    assert_eq!(by(DayPart::Night, "0805"), (true, true, None));
    assert_eq!(by(DayPart::Night, "0806"), (false, false, dark));
}

#[test]
fn who_has_ducked_back_neither_sees_nor_is_seen_but_from_the_next_hex() {
    let _proof = Proof::of(rule!("atzr.react.duck-back-hidden"));
    let mut battle = two("0605", "0602");
    assert!(sees(&battle));
    play(&[], &[], |play| change::duck(&mut battle, play, p(1)));
    assert!(!sees(&battle));
    assert_eq!(refused(&battle, p(0), "Fire the Hunting Rifle"), Some(rule!("atzr.react.duck-back-hidden")));
    let mut near = two("0603", "0602");
    play(&[], &[], |play| change::duck(&mut near, play, p(1)));
    assert!(sees(&near));
}

#[test]
fn a_zombie_sees_who_has_ducked_back_from_the_next_hex_alone() {
    let from = |hex: &str, ducked: bool| {
        let board = board().grunt("Ray", 4, "0602").last(|it| it.ducked = ducked).zombie(hex);
        board.done().zombie_sees(ZombieId(0), p(0))
    };
    assert!(from("0603", true) && from("0604", false));
    assert!(!from("0604", true));
}
