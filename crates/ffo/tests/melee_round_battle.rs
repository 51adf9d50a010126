//! Who fights whom, in which order and how often (p. 30 to 33).
use ffo::{
    battle::{
        Battle, Bout, FigureId, PersonId, State, charge,
        exchange::{Rush, RushManner},
        person::{Arm, ArmKind, Extra, Reloads},
    },
    rule,
    table::{class::Class, melee::Guard, weapon::MeleeWeapon},
};
use kernel::{Event, Proof, What};

use crate::board::{
    Board,
    acting::{acts, offers, refused, within},
    board, p,
};

const KNIFE: Arm = Arm { what: ArmKind::Melee(MeleeWeapon::OneHand), loaded: true, reloads: Reloads::Usual };

/// Three dice each, and as many successes.
const EVEN: [u16; 6] = [1, 6, 6, 1, 6, 6];

/// Ann, a Survivor, beside Eve, a Ganger, with nothing in hand. Both have Rep 4 and face each other.
fn two() -> Board {
    let eve = board().person("Ann", 600, 600).enemy("Eve", 600, 575).who(|it| it.facing = 180);
    // They have seen each other in this phase.
    eve.with(|it| it.seen.push((PersonId(0), PersonId(1))))
}

/// Bob comes at Eve from the side.
fn three() -> Board {
    two().person("Bob", 575, 575).who(|it| it.facing = 90)
}

fn charge(battle: &mut Battle, who: &[u16], dice: &[u16], answers: &[&str]) -> Vec<Event> {
    let rush = |it: &u16| Rush { who: PersonId(*it), whom: p(1), manner: RushManner::Active };
    let rushes: Vec<Rush> = who.iter().map(rush).collect();
    within(battle, dice, answers, |battle, play| charge::by_people(battle, play, &rushes)).1
}

fn fight(battle: &Battle) -> Vec<(FigureId, FigureId, u8)> {
    let mut all: Vec<_> = battle.bouts.iter().map(|it| (it.one, it.other, it.even)).collect();
    all.sort_unstable();
    all
}

/// They are Evenly Matched from before.
fn matched(board: Board) -> Board {
    board.with(|it| {
        let bout = Bout { one: p(0), other: p(1), even: 1, fought: true, guard: Guard::Ready };
        it.arrange().bouts.push(bout);
    })
}

#[test]
fn whoever_lies_on_the_ground_and_is_charged_is_fought_with_two_dice_more() {
    let _proof = Proof::of(rule!("ffo.melee.mod-prone")).facts([1]);
    let mut battle = two().with(|it| it.arrange().people[1].prone = true).done();
    let dice = [1, 1, 1, /* Eve */ 1, 1, /* melee */ 1, 6, 6, 6, 6, /* Eve */ 1, 6, 6];
    charge(&mut battle, &[0], &dice, &[]);
    assert_eq!(fight(&battle), [(p(0), p(1), 1)]);
}

#[test]
fn it_is_the_knock_down_that_ends_a_melee_of_several_and_not_lying_there() {
    let _proof = Proof::of(rule!("ffo.melee.multi-resolve")).facts([2, 3, 5]);
    let here = || three().with(|it| it.arrange().people[0].rep = 5);
    let test = [6, 6, 6, 6, 6, 6, /* Eve */ 6, 6];
    // She wins a round where she lies, and the next one fights her.
    let mut battle = here().with(|it| it.arrange().people[1].prone = true).done();
    let rounds = [
        /* Ann */ 6, 6, 6, 6, 6, 6, /* Eve */ 1, 1, 6, /* damage */ 2, /* Bob */ 1, 6, 6,
        6, 6, /* Eve */ 1, 6, 6,
    ];
    charge(&mut battle, &[0, 2], &[test.as_slice(), &rounds].concat(), &[]);
    assert_eq!(battle.people[0].state, State::OutOfTheFight);
    assert_eq!(fight(&battle), [(p(2), p(1), 1)]);
    // She stands and is knocked down: Bob does not fight any more.
    let mut battle = here().with(|it| it.arrange().people[1].class = Class::Army).done();
    let rounds = [1, 1, 6, 6, /* Eve */ 6, 6, 6, /* damage */ 6, /* she recovers */ 1, 1];
    charge(&mut battle, &[0, 2], &[test.as_slice(), &rounds].concat(), &[]);
    assert!(battle.people[1].prone && battle.people[1].carries_on());
    assert_eq!(fight(&battle), [(p(0), p(1), 0), (p(2), p(1), 0)]);
}

#[test]
fn a_round_that_is_won_leaves_the_target_unarmed_against_the_others() {
    let _proof = Proof::of(rule!("ffo.charge.charger-more")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.first-round-unarmed"));
    let mut battle = three().done();
    let eve = &mut battle.arrange().people[1];
    (eve.arms, eve.held) = ([KNIFE].into_iter().collect(), [0].into_iter().collect());
    battle.arrange().people[0].rep = 5;
    let test = [1, 1, 1, 1, 1, 1, /* Eve */ 5, 5];
    let rounds = [
        /* Ann */ 6, 6, 6, 6, /* Eve without her knife */ 1, 1, 6, /* damage */ 2,
        /* Bob */ 1, 6, 6, /* Eve still without it */ 1, 6, 6,
    ];
    charge(&mut battle, &[0, 2], &[test.as_slice(), &rounds].concat(), &[]);
    assert_eq!(fight(&battle), [(p(2), p(1), 1)]);
}

#[test]
fn equals_fight_as_their_player_likes_and_a_star_whenever_they_like() {
    let _proof = Proof::of(rule!("ffo.melee.multi-order")).facts([2, 3]);
    let test = [6, 6, 6, 6, 6, 6, /* Eve */ 6, 6];
    // Whoever comes second has a die more.
    let rounds = [1, 6, 6, 1, 6, 6, /* the other */ 1, 6, 6, 6, 1, 6, 6];
    let dice = [test.as_slice(), &rounds].concat();
    let rounds_of = |told: &[Event]| -> Vec<u32> {
        let of = |it: &&Event| it.rule == rule!("ffo.melee.result-even");
        let who = |it: &Event| match it.what {
            What::Noted { token, .. } => token.map(|it| it.0),
            _ => None,
        };
        told.iter().filter(of).filter_map(who).collect()
    };
    assert_eq!(rounds_of(&charge(&mut three().done(), &[0, 2], &dice, &["Bob"])), [2, 0]);
    assert_eq!(rounds_of(&charge(&mut three().done(), &[0, 2], &dice, &["Ann"])), [0, 2]);
    // Bob has a lower Rep, and fights first if he is a Star.
    let star = || three().who(|it| (it.rep, it.star) = (3, true)).done();
    let rounds = [1, 6, 1, 6, 6, /* Ann */ 1, 6, 6, 6, 1, 6, 6];
    let told = charge(&mut star(), &[0, 2], &[test.as_slice(), &rounds].concat(), &["Bob"]);
    assert_eq!(rounds_of(&told), [2, 0]);
    // Grunts go by Rep, and nobody asks.
    let mut grunt = star();
    grunt.arrange().people[2].star = false;
    let rounds = [1, 6, 6, 1, 6, 6, /* Bob */ 1, 6, 6, 1, 6, 6];
    let told = charge(&mut grunt, &[0, 2], &[test.as_slice(), &rounds].concat(), &[]);
    assert_eq!(rounds_of(&told), [0, 2]);
}

#[test]
fn whoever_has_broken_off_may_move_away_and_do_nothing_else() {
    let _proof = Proof::of(rule!("ffo.breakoff.roll")).facts([3]);
    let _alone = Proof::of(rule!("ffo.breakoff.when")).facts([3]);
    let friend = |it: &mut ffo::battle::Person| (it.state, it.prone) = (State::OutOfTheFight, true);
    let mut battle = matched(two().person("Bob", 600, 625).who(friend)).done();
    let ann = &mut battle.arrange().people[0];
    (ann.arms, ann.held) = (
        [crate::board::gun(ffo::table::weapon::Gun::Pistol)].into_iter().collect(),
        [0].into_iter().collect(),
    );
    acts(&mut battle, 0, &[/* nerve */ 5, /* the totals */ 4, 3], &["Fight Eve"]);
    assert!(battle.bouts.is_empty());
    let left = offers(&battle, 0);
    assert_eq!(left, ["Turn around", "Walk", "Move fast", "Ann is done"]);
    for it in ["Fire", "Drop prone", "Pick up Bob", "Charge Eve", "Leave the table"] {
        assert_eq!(refused(&battle, 0, it), Some(rule!("ffo.action.choice")), "{it}");
    }
    acts(&mut battle, 0, &[1, 1], &["Move fast", "Walk", "600,800"]);
    assert_eq!(battle.at(p(0)).y, 800);
}

#[test]
fn whoever_lies_in_a_melee_gets_up_only_once_they_are_out_of_it_or_have_won_a_round() {
    let _proof = Proof::of(rule!("ffo.melee.result-win")).facts([6]);
    let lying = || {
        matched(two())
            .with(|it| {
                let people = it.arrange().people;
                (people[0].prone, people[1].class) = (true, Class::Army);
            })
            .done()
    };
    let up = "Stand up".to_owned();
    assert!(!offers(&lying(), 0).contains(&up));
    let mut away = lying();
    acts(&mut away, 0, &[5, 4, 3], &["Fight Eve", "Stand up"]);
    assert!(!away.people[0].prone);
    // She wins a round, and Eve recovers where she falls: both fight on.
    let mut won = lying();
    let dice = [
        /* nerve */ 4, 1, 1, 6, /* Eve */ 6, 6, 6, 6, 6, /* damage */ 6,
        /* Eve recovers */ 1, 1,
    ];
    acts(&mut won, 0, &dice, &["Fight Eve"]);
    assert_eq!(fight(&won), [(p(0), p(1), 0)]);
    won.arrange().people[0].turn = Default::default();
    acts(&mut won, 0, &[], &["Stand up"]);
    assert!(!won.people[0].prone);
    // In that activation she fights on as well; Eve still lies there.
    acts(&mut won, 0, &[4, /* Ann */ 1, 6, 6, 6, 6, /* Eve */ 1, 6, 6], &["Fight Eve"]);
    // Evenly matched: nobody has won the latest round, and Eve stays where she is.
    won.arrange().people[1].turn = Default::default();
    assert!(!offers(&won, 1).contains(&up));
}

#[test]
fn whoever_has_come_into_a_melee_in_their_activation_fights_on_in_the_next() {
    let _proof = Proof::of(rule!("ffo.melee.result-even")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.melee-rounds"));
    let mut battle = two().done();
    let dice = [[1, 1, 1, 1, 1].as_slice(), &EVEN].concat();
    acts(&mut battle, 0, &dice, &["Charge Eve"]);
    assert_eq!(battle.people[0].turn.extra, Some(Extra::Charge));
    assert_eq!(offers(&battle, 0), ["Fight to spare", "Ann is done"]);
    battle.arrange().people[0].turn = Default::default();
    assert!(offers(&battle, 0).contains(&"Fight Eve".to_owned()));
}

#[test]
fn whoever_begins_in_a_melee_fights_or_tries_to_get_away() {
    let _proof = Proof::of(rule!("ffo.breakoff.grunt")).facts([2]);
    assert_eq!(offers(&matched(two()).done(), 0), ["Fight to spare", "Fight Eve"]);
    acts(&mut matched(two()).done(), 0, &[[4].as_slice(), &EVEN].concat(), &["Fight Eve"]);
    let star = matched(two().with(|it| it.arrange().people[0].star = true)).done();
    assert_eq!(offers(&star, 0), ["Fight to spare", "Fight Eve", "Break off"]);
}
