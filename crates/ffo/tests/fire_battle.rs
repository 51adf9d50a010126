//! Fire on the board (p. 36).
use ffo::{
    battle::{
        Battle, Phase, fire,
        r#move::{
            route,
            trigger::{self, Trigger},
        },
        person::Tool,
        scene::Burning,
    },
    rule,
};
use kernel::{Point, Proof, rule::set_up};

use crate::board::{
    Board,
    acting::{acts, offers, plays_until, refused},
    house, p,
};

/// Ann beside the middle of the west wall of a heavy house, 800 mm round.
fn arsonist() -> Board {
    house().person("Ann", 486, 440)
}

fn burns(battle: &Battle) -> Vec<Burning> {
    battle.buildings[0].burns.clone()
}

fn morning(battle: &mut Battle, dice: &[u16]) {
    battle.phase = Phase::Morning;
    plays_until(battle, dice, &[], |it| it == Phase::Dice);
}

fn sets(battle: &mut Battle, stretches: &[(i32, i32)]) {
    set_up(|| {
        let burning = |it: &(i32, i32)| Burning { from_mm: it.0, to_mm: it.1, smoulders: false };
        battle.arrange().buildings[0].burns = stretches.iter().map(burning).collect();
    });
}

#[test]
fn a_fire_starts_with_a_hole_where_it_was_set() {
    let _start = Proof::of(rule!("ffo.fire.start")).facts([1, 3, 4]);
    let _hole = Proof::of(rule!("ffo.fire.hole")).facts([1]);
    let mut battle = arsonist().done();
    acts(&mut battle, 0, &[1, 2], &["Set fire to the house"]);
    // The wall goes on from the north-west corner by the east, so that the west side comes last.
    assert_eq!(burns(&battle), [Burning { from_mm: 648, to_mm: 673, smoulders: false }]);
    let mut smoulders = arsonist().done();
    acts(&mut smoulders, 0, &[1, 6], &["Set fire to the house"]);
    assert!(burns(&smoulders)[0].smoulders);
    morning(&mut smoulders, &[]);
    assert_eq!(burns(&smoulders), burns(&battle));
    let mut fails = arsonist().done();
    acts(&mut fails, 0, &[6, 6], &["Set fire to the house"]);
    assert!(burns(&fails).is_empty() && refused(&fails, 0, "Set fire to the house").is_some());
    morning(&mut fails, &[]);
    assert!(offers(&fails, 0).contains(&"Set fire to the house".to_owned()), "when next active");
}

#[test]
fn it_spreads_before_the_activation_dice_to_one_side_of_the_first_hole() {
    let _proof = Proof::of(rule!("ffo.fire.grow")).facts([1, 2]);
    let mut battle = arsonist().done();
    sets(&mut battle, &[(648, 673)]);
    morning(&mut battle, &[3]);
    assert_eq!((burns(&battle)[0].from_mm, burns(&battle)[0].to_mm), (623, 673));
    morning(&mut battle, &[4]);
    assert_eq!((burns(&battle)[0].from_mm, burns(&battle)[0].to_mm), (623, 698));
}

#[test]
fn whoever_is_active_in_a_house_half_of_which_burns_leaves_it_the_quickest_way() {
    let _proof = Proof::of(rule!("ffo.fire.abandon")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.fire-geometry"));
    let entered = |battle: &mut Battle| battle.arrange().buildings[0].entered = u8::MAX;
    let inside = |x: i32, y: i32| house().person("Ann", x, y).with(entered).done();
    // The north and the east wall burn, and the door in the south wall does not.
    let mut battle = inside(600, 420);
    sets(&mut battle, &[(0, 400)]);
    acts(&mut battle, 0, &[], &["Ann is done"]);
    let ann = battle.people[0].at;
    assert!(500 <= ann.y && ann.y <= 503, "{ann:?}");
    // A millimetre less, and she stays.
    let mut battle = inside(600, 420);
    sets(&mut battle, &[(0, 399)]);
    acts(&mut battle, 0, &[], &["Ann is done"]);
    assert_eq!(battle.people[0].at, Point::new(600, 420));
    // From upstairs she goes to the stairs first, and down them with her next move.
    let upstairs = |it: &mut ffo::battle::Person| it.level = Some(ground::open::PieceId(1));
    let mut battle = house().person("Ann", 520, 320).who(upstairs).with(entered).done();
    sets(&mut battle, &[(0, 400)]);
    acts(&mut battle, 0, &[], &["Ann is done"]);
    assert_eq!(battle.people[0].at, Point::new(661, 461));
    *battle.turn_mut(ffo::battle::PersonId(0)) = ffo::battle::person::Turn::default();
    acts(&mut battle, 0, &[], &["Ann is done"]);
    assert_eq!(battle.people[0].level, None);
}

#[test]
fn half_of_the_wall_is_half_of_the_house() {
    let _proof = Proof::of(rule!("ffo.fire.abandon")).facts([1]);
    let mut battle = arsonist().done();
    sets(&mut battle, &[(0, 399)]);
    assert!(!fire::must_be_abandoned(&battle, 0));
    sets(&mut battle, &[(0, 400)]);
    assert!(fire::must_be_abandoned(&battle, 0));
}

#[test]
fn only_hoses_put_it_out() {
    let _proof = Proof::of(rule!("ffo.fire.extinguish")).facts([1, 2]);
    let with = |tool: Option<Tool>| {
        let mut battle = arsonist().who(|it| it.tools.extend(tool)).done();
        sets(&mut battle, &[(600, 705)]);
        battle
    };
    assert_eq!(refused(&with(None), 0, "Fight the fire in the house"), Some(rule!("ffo.fire.extinguish")));
    let fights = |tool| {
        let mut battle = with(Some(tool));
        acts(&mut battle, 0, &[], &["Fight the fire in the house"]);
        burns(&battle)[0].to_mm
    };
    assert_eq!([Tool::ResidentialHose, Tool::FireHose].map(fights), [680, 605]);
}

#[test]
fn a_way_stops_where_it_touches_the_flames() {
    let mut battle = house().person("Ann", 450, 420).done();
    let path = route(&battle, p(0), Point::new(486, 420), 200).unwrap();
    assert_eq!(trigger::first(&battle, ffo::battle::PersonId(0), &path), None);
    sets(&mut battle, &[(660, 700)]);
    let found = trigger::first(&battle, ffo::battle::PersonId(0), &path);
    assert!(matches!(found, Some((_, Trigger::Flames(0)))), "{found:?}");
    sets(&mut battle, &[(0, 500)]);
    assert_eq!(trigger::first(&battle, ffo::battle::PersonId(0), &path), None, "another stretch of it");
}
