//! What Stars alone may do, and what not even they (3.2).

use crate::acting_in_words::{self, activate, does, offers, throws};
use crate::board::{at, board, p};
use crate::dice_by_rule::cast;
use crate::steps::Labels;
use atzr::{
    battle::{
        Battle, FigureId, Phase, SideId, State, charge, encounter,
        insight::{self, Occasion},
        reaction::{self, Missed},
        shoot::{self, Fired, Guns, Manner},
    },
    printed::{Class, CounterThing},
    rule,
};
use kernel::{Event, Play, Proof, What, scripted};

const TRY: &str = "Try something else (a Challenge)";

/// Ray, of Rep 3, before Bank's rifle.
fn ray(star: bool) -> Battle {
    let board = if star { board().star("Ray", 3, "0809") } else { board().grunt("Ray", 3, "0809") };
    let board = board.holds(&[CounterThing::Pistol]).enemies(Class::Ganger);
    board.enemy("Bank", 4, "0806").holds(&[CounterThing::HuntingRifle]).done()
}

/// Bank has fired at Ray and missed.
fn missed() -> Missed {
    let fired = Fired { weapon: CounterThing::HuntingRifle, with: None };
    Missed { who: p(0), by: [p(1)].into_iter().collect(), fired }
}

#[test]
fn a_grunt_has_neither_star_power_nor_free_will_nor_challenges() {
    let _proof = Proof::of(rule!("atzr.star.advantages")).facts([1]);
    // One hit of two dice, the noise, and a damage of 5: only the Star is asked whether it takes that.
    let shot = |star: bool, answers: &[&str]| {
        let mut battle = ray(star);
        let guns = Guns::One { hand: 0, dice: None };
        let firing = shoot::all_at(&battle, p(1), guns, FigureId::Person(p(0)), Manner::Active);
        let faces = [6, 1, 3, 3, 5];
        let fire = |play: &mut Play<'_>| shoot::firefight(&mut battle, play, vec![firing]);
        acting_in_words::play(&faces, answers, fire).0.unwrap();
        battle.person(p(0)).state
    };
    assert_eq!(shot(true, &["Take it: Out of the Fight"]), State::OutOfTheFight);
    assert_eq!(shot(false, &[]), State::OutOfTheFight);
    // Both are missed: the Star picks a column, the Grunt rolls two dice.
    let tests = |star: bool, faces: &[u16], answers: &[&str]| {
        let mut battle = ray(star);
        let react = |play: &mut Play<'_>| reaction::react(&mut battle, play, vec![missed()].into());
        acting_in_words::play(faces, answers, react).0.unwrap();
        battle.person(p(0)).state
    };
    assert_eq!(tests(true, &[], &["Runaway (none passed)"]), State::RanAway);
    assert_eq!(tests(false, &[6, 6], &[]), State::RanAway);
    // A Challenge is on the menu of the Star and of nobody without one.
    let menu = |star: bool| {
        let mut battle = ray(star);
        activate(&mut battle, p(0));
        offers(&battle, p(0), TRY)
    };
    assert_eq!([true, false].map(menu), [true, false]);
}

#[test]
fn star_power_that_was_lost_is_back_in_the_next_encounter() {
    let _proof = Proof::of(rule!("atzr.star-power.dice")).facts([1, 2]);
    for (rep, hungry) in [(5, false), (4, false), (4, true)] {
        let worn = |it: &mut atzr::battle::Person| {
            (it.star_power, it.state, it.less.hunger) = (1, State::Waiting, hungry);
        };
        let mut battle = board().star("Ray", rep, "0101").last(worn).done();
        (battle.turn, battle.phase) = (0, Phase::Begin);
        cast(&[], &[], |play| encounter::begin(&mut battle, play).unwrap());
        assert_eq!(battle.person(p(0)).star_power, rep - u8::from(hungry));
    }
}

/// Dice of a rule that were rolled although a Star took the test, and nobody asked which column it wants.
fn rolls(told: &[Event], rule: kernel::RuleId) -> usize {
    let asked =
        |it: &&Event| matches!(it.what, What::Asked { .. }) && it.rule == rule!("atzr.star.free-will");
    assert_eq!(told.iter().filter(asked).count(), 0, "{told:?}");
    throws(told, rule).iter().sum()
}

#[test]
fn free_will_is_for_being_shot_at_and_for_nothing_else() {
    let _proof = Proof::of(rule!("atzr.star.free-will")).facts([2]);
    // A Fast Move is two dice.
    let mut fast = board().star("Ray", 5, "0809").done();
    activate(&mut fast, p(0));
    let told = does(&mut fast, p(0), &[6, 6], &["Move fast"]);
    assert_eq!(rolls(&told, rule!("atzr.move.fast")), 2);
    // A charge is two dice each, and then they fight.
    let mut charges = board().star("Ray", 5, "0809").enemies(Class::Ganger).enemy("Bank", 3, "0810").done();
    activate(&mut charges, p(0));
    let charge = [(p(0), at("0810"))];
    let (_, told) = cast(&[], &[], |play| charge::by_people(&mut charges, play, &charge).unwrap());
    assert_eq!(rolls(&told, rule!("atzr.charge.test")), 4);
    // In Sight is as many dice as the Leaders have Rep.
    let mut sees = ray(true);
    let occasion = Occasion { active: vec![SideId(1)], ..Occasion::default() };
    let test = |play: &mut Play<'_>| insight::test(&mut sees, play, &occasion).unwrap();
    let (_, told) = acting_in_words::play(&[1, 1, 1, 6, 6, 6], &["Do nothing"], test);
    assert_eq!(rolls(&told, rule!("atzr.insight.leader-rolls")), 6);
    // Only now there is a choice, and no die.
    let mut battle = ray(true);
    let react = |play: &mut Play<'_>| reaction::react(&mut battle, play, vec![missed()].into());
    acting_in_words::play(&[], &["Runaway (none passed)"], react).0.unwrap();
}

#[test]
fn a_challenge_is_agreed_on_before_the_dice_and_is_average_if_nobody_cares() {
    let _proof = Proof::of(rule!("atzr.challenge.define")).facts([2]);
    let active = || {
        let mut battle = board().star("Ray", 4, "0806").done();
        activate(&mut battle, p(0));
        battle
    };
    let failure = "If it fails: they forfeit their next activation";
    let said = [TRY, "Average", "If it succeeds: what you have agreed on", failure];
    let mut battle = active();
    let told = does(&mut battle, p(0), &[1, 1], &said);
    let first_die = told.iter().position(|it| matches!(it.what, What::Rolled { .. })).unwrap();
    let define = rule!("atzr.challenge.define");
    let asked = |it: &Event| matches!(it.what, What::Asked { .. }) && it.rule == define;
    let before = told[..first_die].iter().filter(|it| asked(it)).count();
    assert_eq!((before, told.iter().filter(|it| asked(it)).count()), (3, 3), "{told:?}");
    // Rep 4 as it is: a 4 passes and a 5 does not.
    for (face, fails) in [(4, false), (5, true)] {
        let mut battle = active();
        let (faces, said) = ([face; 2], [TRY]);
        let (mut dice, mut labels) = (scripted(&faces), Labels::new(&said));
        let mut play = Play::new(Vec::new(), &mut dice, &mut labels);
        atzr::battle::act::act(&mut battle, &mut play, p(0), p(0)).unwrap();
        assert_eq!(battle.person(p(0)).deeds.forfeits, fails);
        assert!(labels.shown[1].iter().any(|it| it == "Average") && labels.shown.len() == 4);
    }
}
