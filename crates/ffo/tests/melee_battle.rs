//! Melee on the board (p. 29 to 33): rounds of those who are active, results that stand, and breaking off.
use ffo::{
    battle::{
        Battle, Bout, FigureId, Phase, State, melee,
        person::{Arm, ArmKind, Reloads, Saw},
    },
    rule,
    table::{
        melee::Guard,
        status::Status,
        weapon::{Gun, MeleeWeapon},
    },
};
use kernel::Proof;

use crate::board::{
    Board, NOBODY,
    acting::{acts, offers, plays_until, refused, within},
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

const SAW: Arm = Arm { what: ArmKind::Chainsaw(Saw::Off), loaded: true, reloads: Reloads::Usual };

fn sawyer(saw: Saw) -> Board {
    let arm = Arm { what: ArmKind::Chainsaw(saw), ..SAW };
    let ann = board().person("Ann", 600, 600).who(|it| it.zed_proof = true);
    ann.who(|it| {
        it.arms.push(arm);
        it.held.push(0);
    })
}

fn saw(battle: &Battle) -> ArmKind {
    battle.people[0].arms[0].what
}

#[test]
fn a_chainsaw_is_started_without_dice_unless_zombies_come_near() {
    let _proof = Proof::of(rule!("ffo.melee.chainsaw")).facts([3]);
    let _noise = Proof::of(rule!("ffo.melee.chainsaw-noise")).facts([1]);
    let _ruling = Proof::of(rule!("ffo.ruling.chainsaw"));
    // It starts, and six shots are heard; it costs nothing.
    let mut battle = sawyer(Saw::Off).done();
    acts(&mut battle, 0, &NOBODY, &["Start the chainsaw"]);
    assert_eq!((saw(&battle), battle.people[0].turn.main), (ArmKind::Chainsaw(Saw::Runs), None));
    assert_eq!(battle.noises[0].shots, 6);
    acts(&mut battle, 0, &[], &["Switch the chainsaw off"]);
    assert_eq!(saw(&battle), ArmKind::Chainsaw(Saw::Off));
    // Twelve inches off a zombie comes for her: now it is rolled for.
    let near = |mm: i32| sawyer(Saw::Off).zombie(600, 600 + mm).done();
    let mut battle = near(300);
    acts(&mut battle, 0, &[4], &["Start the chainsaw"]);
    assert_eq!(saw(&battle), ArmKind::Chainsaw(Saw::Off));
    acts(&mut battle, 0, &[&[3], NOBODY.as_slice()].concat(), &["Start the chainsaw"]);
    assert_eq!(saw(&battle), ArmKind::Chainsaw(Saw::Runs));
    acts(&mut near(301), 0, &NOBODY, &["Start the chainsaw"]);
    // One that looks away does not come.
    let mut away = near(300);
    away.arrange().zombies[0].facing = 180;
    acts(&mut away, 0, &NOBODY, &["Start the chainsaw"]);
}

#[test]
fn one_that_has_stalled_takes_the_activation_to_start_again() {
    let _proof = Proof::of(rule!("ffo.melee.chainsaw-stall")).facts([3]);
    let _gas = Proof::of(rule!("ffo.melee.chainsaw-gas")).facts([1]);
    let mut battle = sawyer(Saw::Stalled).done();
    acts(&mut battle, 0, &[4], &["Start the chainsaw"]);
    assert_eq!(saw(&battle), ArmKind::Chainsaw(Saw::Stalled));
    assert_eq!(refused(&battle, 0, "Start the chainsaw"), Some(rule!("ffo.action.choice")));
    let mut battle = sawyer(Saw::Stalled).done();
    acts(&mut battle, 0, &[&[3], NOBODY.as_slice()].concat(), &["Start the chainsaw"]);
    assert_eq!(saw(&battle), ArmKind::Chainsaw(Saw::Runs));
    let empty = sawyer(Saw::OutOfGas).done();
    assert!(!offers(&empty, 0).iter().any(|it| it == "Start the chainsaw"));
}

#[test]
fn a_chainsaw_is_heard_once_in_each_turn_that_it_runs() {
    let _proof = Proof::of(rule!("ffo.melee.chainsaw-noise")).facts([1]);
    let mut battle = sawyer(Saw::Runs).done();
    battle.phase = Phase::Morning;
    plays_until(&mut battle, &NOBODY, &[], |it| it == Phase::Dice);
    assert_eq!(battle.noises.len(), 1);
    acts(&mut battle, 0, &[], &["Switch the chainsaw off"]);
    acts(&mut battle, 0, &[], &["Start the chainsaw"]);
    assert_eq!(battle.noises.len(), 1, "no louder for it");
    acts(&mut battle, 0, &[], &["Switch the chainsaw off"]);
    battle.phase = Phase::Morning;
    plays_until(&mut battle, &[], &[], |it| it == Phase::Dice);
}

#[test]
fn whoever_means_to_spare_uses_no_weapon_and_puts_nobody_to_death() {
    let _proof = Proof::of(rule!("ffo.melee.non-lethal")).facts([1, 2, 3, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.non-lethal"));
    let knife = arm(ArmKind::Melee(MeleeWeapon::OneHand));
    let here = || {
        matched().with(|it| {
            let ann = &mut it.arrange().people[0];
            (ann.star, ann.arms, ann.held) = (true, [knife].into_iter().collect(), [0].into_iter().collect());
        })
    };
    // Three dice without the knife; a 1 for the damage would have killed.
    let mut battle = here().done();
    let dice = [/* Ann */ 1, 1, 1, /* Eve */ 6, 6, 6, /* damage */ 1];
    acts(&mut battle, 0, &dice, &["Fight to spare", "Fight Eve"]);
    let eve = &battle.people[1];
    assert_eq!((eve.state, eve.deeds.spared), (State::OutOfTheFight, true));
    // With it she has five, and kills.
    let mut battle = here().done();
    acts(&mut battle, 0, &[1, 1, 1, 1, 1, 6, 6, 6, 1], &["Fight Eve"]);
    assert_eq!(battle.people[1].status(), Status::ObviouslyDead);
    // And after she has thought better of it.
    let mut battle = here().done();
    let minds = ["Fight to spare", "Fight to kill", "Fight Eve"];
    acts(&mut battle, 0, &[1, 1, 1, 1, 1, 6, 6, 6, 1], &minds);
    assert!(!battle.people[1].deeds.spared);
    // What leaves somebody Out of the Fight as it is is no more than that.
    let mut battle = here().done();
    acts(&mut battle, 0, &[1, 1, 1, 6, 6, 6, /* damage */ 2], &["Fight to spare", "Fight Eve"]);
    let eve = &battle.people[1];
    assert_eq!((eve.state, eve.deeds.spared), (State::OutOfTheFight, false));
}

#[test]
fn a_loser_who_carries_on_stays_in_the_melee_and_lies_until_it_is_over() {
    let _proof = Proof::of(rule!("ffo.melee.result-win")).facts([5, 6]);
    let _even = Proof::of(rule!("ffo.melee.result-even")).facts([4]);
    let _ruling = Proof::of(rule!("ffo.ruling.knocked-down-in-melee"));
    let mut battle = matched().who(|it| it.body_armor = 1).done();
    // Ann wins by one; the damage knocks Eve down, and armour keeps her in Carry On.
    let dice = [/* Ann */ 1, 1, 6, /* Eve */ 1, 6, 6, /* damage */ 6, /* Recover */ 1, 1];
    within(&mut battle, &dice, &[], |battle, play| melee::round(battle, play, p(0), p(1)));
    let eve = &battle.people[1];
    assert_eq!((eve.prone, eve.state, battle.bouts.len()), (true, State::Functioning, 1));
    for locked in ["Stand up", "Crawl", "Walk", "Fire", "Leave the table"] {
        assert!(!offers(&battle, 1).iter().any(|it| it == locked), "{locked}");
    }
    assert!(offers(&battle, 1).iter().any(|it| it == "Fight Ann"));
    // Ann is Out of the Fight in the next round, and Eve may get up. Ann has two dice more against her.
    let dice = [/* Eve */ 1, 1, 1, /* Ann */ 6, 6, 6, 6, 6, /* damage */ 2];
    within(&mut battle, &dice, &[], |battle, play| melee::round(battle, play, p(1), p(0)));
    assert!(offers(&battle, 1).iter().any(|it| it == "Stand up"));
}
