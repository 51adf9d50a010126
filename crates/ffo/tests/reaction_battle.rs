//! Reaction Tests on the board (p. 18 to 25): who takes them, and the rounds of fire that come of them.
use ffo::{
    battle::{
        Battle, FigureId, PersonId, State, change,
        exchange::{Exchange, exchange},
        group,
        person::{Arm, ArmKind, Duck, Reloads, Stun},
        reaction,
        shoot::{AimAt, Firing, Manner, Target},
    },
    rule,
    table::{
        status::Status,
        weapon::{Gun, GunLine, Weapon},
    },
};
use kernel::{Event, Proof, rule::set_up};

use crate::board::{
    Board, GANG,
    acting::{acts, tells, whatever, within},
    board, p,
};

/// A loaded gun without the noise that draws zombies.
fn quiet(gun: Gun) -> Arm {
    let line = GunLine { silent: true, ..gun.line() };
    Arm { what: ArmKind::Gun(Weapon::Own(line)), loaded: true, reloads: Reloads::Usual }
}

/// Ann with a rifle, who looks north, and 8 inches off Eve with another, who looks at her.
fn two() -> Board {
    armed(armed(board().rules(|it| it.custom_weapons = true).person("Ann", 600, 600)).enemy("Eve", 600, 400))
        .who(|it| it.facing = 180)
}

fn armed(board: Board) -> Board {
    board.who(|it| {
        it.arms.push(quiet(Gun::BoltActionRifle));
        it.held.push(0);
    })
}

fn at(whom: FigureId) -> Firing {
    let aim = AimAt { at: Target::Figure(whom), of: 0, shots: 1 };
    Firing {
        who: PersonId(0),
        arms: [0].into_iter().collect(),
        manner: Manner::Active,
        aims: [aim].into_iter().collect(),
    }
}

/// Ann fires at Eve, and all answers it.
fn fires(battle: &mut Battle, dice: &[u16], answers: &[&str]) -> Vec<Event> {
    let step = Exchange { fires: vec![at(p(1))], ..Exchange::default() };
    within(battle, dice, answers, |battle, play| exchange(battle, play, step)).1
}

fn person(battle: &Battle, who: u16) -> &ffo::battle::Person {
    battle.person(PersonId(who))
}

#[test]
fn a_target_that_was_missed_tests_and_fires_back() {
    let _proof = Proof::of(rule!("ffo.react.received-fire-when")).facts([1, 3]);
    let _exchange = Proof::of(rule!("ffo.shoot.exchange")).facts([1]);
    let _now = Proof::of(rule!("ffo.react.immediate")).facts([1]);
    let mut battle = two().who(|it| it.class = ffo::table::class::Class::Survivor).done();
    // Ann misses; Eve passes two and fires back, and misses; Ann ducks.
    let dice = [1, /* Eve */ 1, 1, 1, /* Ann */ 6, 6];
    let told = fires(&mut battle, &dice, &[]);
    assert!(tells(&told, rule!("ffo.move.duck-back")));
    assert!(person(&battle, 0).ducked.is_some() && person(&battle, 1).ducked.is_none());
}

#[test]
fn whoever_is_hit_and_carries_on_tests_and_whoever_is_down_does_not() {
    let _proof = Proof::of(rule!("ffo.react.received-fire-when")).facts([4]);
    let _stun = Proof::of(rule!("ffo.status.stunned")).facts([1]);
    let here = || two().who(|it| it.body_armor = 1).done();
    let mut battle = here();
    // The shot hits and knocks down, and she Carries On: then she ducks.
    fires(&mut battle, &[6, /* damage */ 6, /* Recover */ 1, 1, /* Received Fire */ 1, 6], &[]);
    assert_eq!(person(&battle, 1).state, State::Functioning);
    assert!(person(&battle, 1).ducked.is_some());
    let mut battle = two().done();
    fires(&mut battle, &[6, 6, 1, 1], &[]);
    assert_eq!(person(&battle, 1).status(), Status::Stunned);
}

#[test]
fn whoever_runs_away_is_off_the_table() {
    let _proof = Proof::of(rule!("ffo.react.ganger.received-fire"));
    let mut battle = two().done();
    fires(&mut battle, &[1, 6, 6], &[]);
    assert_eq!(person(&battle, 1).state, State::RanAway);
}

#[test]
fn a_star_says_how_many_dice_pass() {
    let _proof = Proof::of(rule!("ffo.star.free-will")).facts([1]);
    let mut battle = two().who(|it| it.star = true).done();
    fires(&mut battle, &[1], &["Pass none"]);
    assert_eq!(person(&battle, 1).state, State::RanAway);
}

/// Eve goes down, and whoever saw it tests.
fn falls(battle: &mut Battle, how: Status, dice: &[u16]) {
    within(battle, dice, &[], |battle, play| {
        change::go_down(battle, play, rule!("ffo.status.stunned"), PersonId(1), how, Some(p(0).token()));
        reaction::man_down(battle, play)
    });
}

#[test]
fn friends_within_4_inches_who_see_somebody_go_down_test() {
    let _proof = Proof::of(rule!("ffo.react.man-down-when")).facts([1, 2]);
    let here = |y: i32, facing: i16| two().enemy("Fay", 600, y).who(|it| it.facing = facing).done();
    for how in [Status::Stunned, Status::OutOfTheFight, Status::ObviouslyDead] {
        let mut battle = here(300, 180);
        falls(&mut battle, how, &[6, 6]);
        assert_eq!(person(&battle, 2).state, State::RanAway);
    }
    // A little farther off, or looking away, nothing is rolled.
    falls(&mut here(299, 180), Status::Stunned, &[]);
    falls(&mut here(300, 0), Status::Stunned, &[]);
}

#[test]
fn whoever_saw_it_as_it_happened_tests_wherever_they_are_by_then() {
    let _proof = Proof::of(rule!("ffo.react.man-down-when")).facts([1, 2]);
    let _ruling = Proof::of(rule!("ffo.ruling.man-down-details"));
    let falls_and_goes = |from: i32, to: i32, dice: &[u16]| {
        let mut battle = two().enemy("Fay", 600, from).who(|it| it.facing = 180).done();
        within(&mut battle, dice, &[], |battle, play| {
            let rule = rule!("ffo.status.stunned");
            change::go_down(battle, play, rule, PersonId(1), Status::Stunned, Some(p(0).token()));
            set_up(|| battle.arrange().people[2].at = kernel::Point::new(600, to));
            reaction::man_down(battle, play)
        });
    };
    falls_and_goes(300, 200, &[1, 1]);
    falls_and_goes(299, 320, &[]);
}

#[test]
fn several_who_go_down_in_one_step_are_one_test() {
    let _proof = Proof::of(rule!("ffo.react.man-down-when")).facts([5]);
    let mut battle = two().enemy("Fay", 600, 320).who(|it| it.facing = 180).enemy("Gus", 625, 400).done();
    within(&mut battle, &[1, 1], &[], |battle, play| {
        for who in [1, 3] {
            let rule = rule!("ffo.status.stunned");
            change::go_down(battle, play, rule, PersonId(who), Status::Stunned, None);
        }
        reaction::man_down(battle, play)
    });
    assert_eq!(person(&battle, 2).state, State::Functioning);
}

#[test]
fn whoever_is_stunned_does_not_test_for_friends() {
    let _proof = Proof::of(rule!("ffo.react.man-down-when"));
    let stun = State::Stunned(Stun { left: 1, counts: false, feast: false });
    let fay = two().enemy("Fay", 600, 350).who(|it| (it.state, it.facing) = (stun, 180));
    let mut battle = fay.enemy("Gus", 600, 320).who(|it| it.facing = 180).done();
    // Gus alone, whose line Fay on the ground does not block.
    falls(&mut battle, Status::Stunned, &[1, 1]);
}

/// Eve has Ducked Back from Ann behind nothing, and her group activates.
fn recovers(battle: &mut Battle, in_place: bool, dice: &[u16]) {
    within(battle, dice, &[], |battle, play| {
        let duck = Duck { from: [p(0)].into_iter().collect(), in_place };
        change::duck(battle, play, rule!("ffo.move.duck-back"), PersonId(1), duck);
        battle.turn_mut(PersonId(1)).active = true;
        let group = group::group_of(battle, PersonId(1), play);
        reaction::recover_duck_back(battle, play, &group)
    });
}

#[test]
fn whoever_has_ducked_back_out_of_sight_tests_as_their_group_activates() {
    let _proof = Proof::of(rule!("ffo.react.duck-back-when")).facts([1, 2, 3, 4]);
    // Ann looks away, and Eve does not see her.
    let here = || {
        let board = board().person("Ann", 600, 600).who(|it| it.facing = 180);
        board.enemy("Eve", 600, 400).done()
    };
    let mut battle = here();
    recovers(&mut battle, false, &[1, 1]);
    assert!(person(&battle, 1).ducked.is_none() && person(&battle, 1).turn.active);
    let mut battle = here();
    recovers(&mut battle, false, &[1, 6]);
    assert!(person(&battle, 1).ducked.is_some() && !person(&battle, 1).turn.active);
    let mut battle = here();
    recovers(&mut battle, false, &[6, 6]);
    assert_eq!(person(&battle, 1).state, State::RanAway);
    // Prone in the open nothing is rolled.
    let mut battle = here();
    recovers(&mut battle, true, &[]);
    assert!(person(&battle, 1).ducked.is_none() && person(&battle, 1).turn.active);
    // The cause is gone.
    let mut battle = two().done();
    within(&mut battle, &[], &[], |battle, play| {
        let rule = rule!("ffo.status.out-of-the-fight");
        change::go_down(battle, play, rule, PersonId(0), Status::OutOfTheFight, None);
        Ok(())
    });
    recovers(&mut battle, false, &[1, 1]);
    assert!(person(&battle, 1).ducked.is_none());
    assert_eq!(person(&battle, 1).side, GANG);
}

#[test]
fn a_grunt_who_cannot_reach_the_shooter_charges_whoever_is_in_reach() {
    let _proof = Proof::of(rule!("ffo.react.ganger.received-fire")).facts([4]);
    let here = |bob: i32| {
        let eve = two().with(|it| {
            let people = it.arrange().people;
            people[0].at.y = 950;
            people[1].arms[0].loaded = false;
        });
        eve.person("Bob", 600 - bob, 400).done()
    };
    // Ann misses from 22 inches; Eve passes two, and Bob is 14 inches off.
    let charge = |battle: &mut Battle| {
        let step = Exchange { fires: vec![at(p(1))], ..Exchange::default() };
        whatever(battle, &[1, 1, 1], &[], |battle, play| exchange(battle, play, step)).1
    };
    let mut battle = here(350);
    assert!(tells(&charge(&mut battle), rule!("ffo.charge.roll")));
    let mut battle = here(351);
    assert!(!tells(&charge(&mut battle), rule!("ffo.charge.roll")));
    assert!(person(&battle, 1).ducked.is_some());
}

#[test]
fn a_grunt_fires_back_at_the_closest_of_those_who_have_fired() {
    let _proof = Proof::of(rule!("ffo.shoot.exchange")).facts([3]);
    let _once = Proof::of(rule!("ffo.react.received-fire-when")).facts([2]);
    let eve = two().who(|it| it.class = ffo::table::class::Class::Survivor);
    let mut battle = armed(eve.person("Bob", 640, 550)).done();
    let bob = Firing { who: PersonId(2), ..at(p(1)) };
    let ann = Firing { who: PersonId(0), ..at(p(1)) };
    let step = Exchange { fires: vec![ann, bob], ..Exchange::default() };
    // Both miss; she tests once and fires at Bob, who ducks.
    let dice = [1, 1, /* Eve */ 1, 1, /* her shot */ 1, /* Bob */ 6, 6];
    within(&mut battle, &dice, &[], |battle, play| exchange(battle, play, step));
    assert!(person(&battle, 2).ducked.is_some() && person(&battle, 0).ducked.is_none());
}

#[test]
fn whoever_is_fired_at_from_behind_faces_the_shooter_before_they_answer() {
    let _proof = Proof::of(rule!("ffo.table.facing-front")).facts([5]);
    let _ruling = Proof::of(rule!("ffo.ruling.facing-change"));
    let eve = two().who(|it| (it.facing, it.class) = (0, ffo::table::class::Class::Survivor));
    let mut battle = eve.done();
    // Ann misses; Eve turns and fires back, and misses too; Ann ducks.
    fires(&mut battle, &[1, /* Eve */ 1, 1, 1, /* Ann */ 6, 6], &[]);
    assert_eq!(person(&battle, 1).facing, 180);
}

#[test]
fn whoever_is_out_of_the_fight_neither_acts_nor_reacts() {
    let _proof = Proof::of(rule!("ffo.status.out-of-the-fight")).facts([1]);
    let out = |it: &mut ffo::battle::Person| (it.state, it.prone) = (State::OutOfTheFight, true);
    let mut battle = two().who(out).done();
    // A knock down does nothing to her, and she takes no test; nor does she for a friend who goes down beside her.
    acts(&mut battle, 0, &[6, /* damage */ 6], &["Fire"]);
    battle.turn_mut(PersonId(1)).active = true;
    assert!(!ffo::battle::turn::can_act(&battle, PersonId(1)));
    assert_eq!(person(&battle, 1).state, State::OutOfTheFight);
}

#[test]
fn friends_test_each_time_that_somebody_goes_down() {
    let _proof = Proof::of(rule!("ffo.react.man-down-when")).facts([3]);
    // Gus looks away from Eve.
    let fay = two().enemy("Fay", 600, 320).who(|it| it.facing = 180);
    let mut battle = fay.enemy("Gus", 625, 400).who(|it| it.facing = 90).done();
    for who in [1, 3] {
        within(&mut battle, &[1, 1], &[], |battle, play| {
            let rule = rule!("ffo.status.stunned");
            change::go_down(battle, play, rule, PersonId(who), Status::Stunned, None);
            reaction::man_down(battle, play)
        });
    }
    assert_eq!(person(&battle, 2).state, State::Functioning);
}
