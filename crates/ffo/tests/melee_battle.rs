//! Melee on the board (p. 29 to 33): rounds of those who are active, results that stand, and breaking off.
use ffo::{
    battle::{
        Battle, Bout, FigureId, melee,
        person::{Arm, ArmKind, Reloads, Saw},
    },
    rule,
    table::{
        melee::Guard,
        weapon::{Gun, MeleeWeapon},
    },
};
use kernel::Proof;

use crate::board::{
    Board,
    acting::{acts, offers, refused, within},
    board, gun, p,
};

fn arm(what: ArmKind) -> Arm {
    Arm { what, loaded: true, reloads: Reloads::Usual }
}

/// Ann and Eve are Evenly Matched, with nothing in hand; both have Rep 4.
fn matched() -> Board {
    board().person("Ann", 600, 600).enemy("Eve", 600, 575).with(|it| lock(it, p(0), p(1)))
}

fn lock(battle: &mut Battle, one: FigureId, other: FigureId) {
    battle.arrange().bouts.push(Bout { one, other, even: 1, fought: true, guard: Guard::Ready });
}

fn even(battle: &Battle) -> Vec<u8> {
    battle.bouts.iter().map(|it| it.even).collect()
}

#[test]
fn whoever_is_active_in_a_melee_fights_one_round_and_does_nothing_else() {
    let _proof = Proof::of(rule!("ffo.melee.result-even")).facts([1, 2, 3]);
    let _ruling = Proof::of(rule!("ffo.ruling.melee-rounds"));
    let mut battle = matched().done();
    let dice = [/* Ann's nerve */ 4, 1, 6, 6, /* Eve */ 1, 6, 6];
    acts(&mut battle, 0, &dice, &["Fight Eve"]);
    assert_eq!(even(&battle), [2]);
    assert!(battle.people[0].turn.done);
}

#[test]
fn a_grunt_whose_nerve_fails_tries_to_break_off() {
    let _proof = Proof::of(rule!("ffo.breakoff.grunt")).facts([1, 2]);
    let _when = Proof::of(rule!("ffo.breakoff.when")).facts([1]);
    let mut battle = matched().done();
    assert!(!offers(&battle, 0).iter().any(|it| it == "Break off"));
    acts(&mut battle, 0, &[/* nerve */ 5, /* the totals */ 4, 3], &["Fight Eve"]);
    assert!(battle.bouts.is_empty());
    let mut star = matched().done();
    star.arrange().people[0].star = true;
    acts(&mut star, 0, &[1, 6, 6, 1, 6, 6], &["Fight Eve"]);
    assert_eq!(even(&star), [2]);
    star.arrange().people[0].turn = Default::default();
    acts(&mut star, 0, &[4, 3], &["Break off"]);
    assert!(star.bouts.is_empty());
}

#[test]
fn whoever_fails_to_break_off_is_struck_at_with_a_die_more() {
    let _proof = Proof::of(rule!("ffo.breakoff.roll")).facts([1, 2, 4]);
    let _bonus = Proof::of(rule!("ffo.melee.mod-evenly-matched")).facts([3]);
    let mut battle = matched().done();
    let dice =
        [/* nerve */ 5, /* the totals */ 3, 3, /* Eve */ 1, 6, 6, 6, /* Ann */ 1, 6, 6];
    acts(&mut battle, 0, &dice, &["Fight Eve"]);
    assert_eq!(even(&battle), [2]);
    assert!(battle.people[0].turn.done);
}

#[test]
fn of_several_the_one_with_the_highest_total_strikes() {
    let _proof = Proof::of(rule!("ffo.breakoff.roll")).facts([5, 6]);
    let _ruling = Proof::of(rule!("ffo.ruling.break-off-many"));
    let mut battle = matched().zombie(575, 600).done();
    lock(&mut battle, crate::board::z(0), p(0));
    let totals = [/* Ann 8 */ 4, /* Eve 7 */ 3, /* the zombie 8 */ 5];
    let round = [
        /* the zombie: a die for the failure and one for Eve */ 1, 1, 6, 6, 6,
        /* Ann's success is free */ 1, 6, 6,
    ];
    let dice = [&[5], totals.as_slice(), &round].concat();
    acts(&mut battle, 0, &dice, &["Fight Eve"]);
    assert_eq!(even(&battle), [1, 2]);
}

#[test]
fn nobody_breaks_off_with_no_way_to_step_back() {
    let _proof = Proof::of(rule!("ffo.breakoff.when")).facts([2, 4]);
    let mut battle = matched().enemy("Fay", 13, 38).done();
    lock(&mut battle, p(2), p(0));
    battle.arrange().people[0].star = true;
    battle.arrange().people[0].at = kernel::Point::new(13, 13);
    battle.arrange().people[1].at = kernel::Point::new(38, 13);
    assert_eq!(refused(&battle, 0, "Break off"), Some(rule!("ffo.breakoff.when")));
    battle.arrange().people[2].at = kernel::Point::new(900, 900);
    battle.arrange().bouts.pop();
    assert!(offers(&battle, 0).iter().any(|it| it == "Break off"));
}

#[test]
fn from_the_second_round_on_everybody_has_the_best_weapon_they_carry() {
    let _proof = Proof::of(rule!("ffo.melee.improvised")).facts([6]);
    let mut battle = matched().done();
    battle.arrange().people[1].arms =
        [gun(Gun::Pistol), arm(ArmKind::Melee(MeleeWeapon::TwoHand))].into_iter().collect();
    battle.arrange().people[1].held = [0].into_iter().collect();
    let later = melee::fighter(&battle, p(1), p(0), Guard::Ready);
    battle.arrange().bouts[0].fought = false;
    let first = melee::fighter(&battle, p(1), p(0), Guard::Ready);
    let foe = melee::fighter(&battle, p(0), p(1), Guard::Ready);
    assert_eq!((first.dice(&foe).total(), later.dice(&foe).total()), (3, 6));
    battle.arrange().bouts[0].fought = true;
    let dice = [/* nerve */ 4, 1, 6, 6, /* Eve */ 1, 6, 6, 6, 6, 6];
    acts(&mut battle, 0, &dice, &["Fight Eve"]);
}

#[test]
fn a_chainsaw_that_stalls_in_a_round_is_no_more_than_a_club_in_the_next() {
    let _proof = Proof::of(rule!("ffo.melee.chainsaw-stall")).facts([1, 5]);
    let mut battle = matched().done();
    battle.arrange().people[0].arms = [arm(ArmKind::Chainsaw(Saw::Runs))].into_iter().collect();
    battle.arrange().people[0].held = [0].into_iter().collect();
    let dice = [/* nerve */ 4, 1, 1, 1, 6, 6, 6, 6, /* Eve */ 1, 1, 1];
    acts(&mut battle, 0, &dice, &["Fight Eve"]);
    assert_eq!(battle.people[0].arms[0].what, ArmKind::Chainsaw(Saw::Stalled));
    let (saw, foe) = (
        melee::fighter(&battle, p(0), p(1), Guard::Ready),
        melee::fighter(&battle, p(1), p(0), Guard::Ready),
    );
    assert_eq!(saw.dice(&foe).total(), 4);
}

#[test]
fn no_more_than_four_fight_one() {
    let _proof = Proof::of(rule!("ffo.melee.max-four")).facts([1]);
    let _bonus = Proof::of(rule!("ffo.melee.mod-evenly-matched")).facts([2]);
    let mut battle = matched().done();
    for (at, (x, y)) in [(575, 600), (625, 600), (600, 625), (618, 618)].into_iter().enumerate() {
        battle = Board(battle).enemy(["Fay", "Gus", "Hal", "Ike"][at], x, y).done();
    }
    let all: Vec<_> = (2..6).map(|it| (p(it), ffo::table::charge::Met::ChargerMore)).collect();
    // Whoever comes has a die more for each with whom Ann is Evenly Matched.
    let round = |more: usize| {
        let mut dice = vec![1, 6, 6];
        dice.extend(std::iter::repeat_n(6, more));
        dice.extend([1, 6, 6]);
        dice
    };
    let dice = [round(1), round(2), round(3)].concat();
    within(&mut battle, &dice, &["Fay", "Gus"], |battle, play| melee::begin(battle, play, &all, p(0)));
    assert_eq!(battle.foes(p(0)).as_slice(), [p(1), p(2), p(3), p(4)]);
    assert_eq!(even(&battle), [1; 4]);
}
