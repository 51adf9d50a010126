//! In Sight on the board (p. 15 to 20): who comes into sight, who acts when, and what waits until it is over.
use ffo::{
    battle::{
        Battle, PersonId, State, insight,
        person::{Arm, ArmKind, Reloads},
        turn::can_act,
    },
    rule,
    table::{
        class::Class,
        status::Status,
        weapon::{Gun, GunLine, Weapon},
    },
};
use kernel::{Event, Point, Proof};

use crate::board::{
    Board,
    acting::{activate, acts, tells, within},
    board, p,
};

/// A loaded gun without the noise that draws zombies.
fn quiet(gun: Gun) -> Arm {
    let line = GunLine { silent: true, ..gun.line() };
    Arm { what: ArmKind::Gun(Weapon::Own(line)), loaded: true, reloads: Reloads::Usual }
}

fn armed(board: Board, gun: Gun) -> Board {
    board.who(|it| {
        it.arms.push(quiet(gun));
        it.held.push(0);
    })
}

/// Ann, who is active and looks north, and Eve 8 inches before her, who looks at her; both with rifles. Nobody has seen anybody yet.
fn two() -> Board {
    let ann =
        armed(board().rules(|it| it.custom_weapons = true).person("Ann", 600, 600), Gun::BoltActionRifle);
    armed(ann.enemy("Eve", 600, 400), Gun::BoltActionRifle).who(|it| it.facing = 180)
}

/// Ann has come into sight; whether there was a test.
fn comes(battle: &mut Battle, dice: &[u16], answers: &[&str]) -> (bool, Vec<Event>) {
    let stays = if dice.is_empty() { &[][..] } else { &["600,600"] };
    steps(battle, dice, &[stays, answers].concat())
}

/// The same with an answer for the two inches.
fn steps(battle: &mut Battle, dice: &[u16], answers: &[&str]) -> (bool, Vec<Event>) {
    activate(battle, 0);
    within(battle, dice, answers, |battle, play| insight::come_into_sight(battle, play, PersonId(0)))
}

fn person(battle: &Battle, who: u16) -> &ffo::battle::Person {
    battle.person(PersonId(who))
}

/// Ann has 3 dice for her Rep of 4 while she is active, and Eve 4.
const ANN_FIRST: [u16; 7] = [1, 1, 1, /* Eve */ 1, 6, 6, 6];
/// Only Eve acts.
const EVE_ALONE: [u16; 7] = [6, 6, 6, /* Eve */ 1, 1, 6, 6];
const EVE_FIRST: [u16; 7] = [1, 6, 6, /* Eve */ 1, 1, 6, 6];

#[test]
fn whoever_has_most_successes_acts_first_and_a_hit_costs_the_action() {
    let _proof = Proof::of(rule!("ffo.insight.order")).facts([1]);
    let _loss = Proof::of(rule!("ffo.insight.loss-of-action")).facts([1, 2]);
    let _trigger = Proof::of(rule!("ffo.insight.trigger")).facts([1]);
    let mut battle = two().done();
    // Ann hits, and Eve is Out of the Fight before she can do anything.
    let dice = [ANN_FIRST.as_slice(), &[6, /* damage */ 1]].concat();
    let (taken, told) = comes(&mut battle, &dice, &[]);
    assert!(taken && tells(&told, rule!("ffo.insight.loss-of-action")));
    assert!(!person(&battle, 1).carries_on() && person(&battle, 0).carries_on());
    let mut battle = two().done();
    let dice = [EVE_FIRST.as_slice(), &[6, 1]].concat();
    comes(&mut battle, &dice, &[]);
    assert!(!person(&battle, 0).carries_on() && person(&battle, 1).carries_on());
}

#[test]
fn whoever_is_in_sight_already_is_no_news_in_the_phase() {
    let _proof = Proof::of(rule!("ffo.insight.trigger")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.insight-seen-already"));
    let mut battle = two().done();
    comes(&mut battle, &[6, 6, 6, 6, 6, 6, 6], &[]);
    assert!(!comes(&mut battle, &[], &[]).0);
    // In the next phase, those who see each other as it begins are no news either.
    insight::forget(&mut battle);
    assert!(!comes(&mut battle, &[], &[]).0);
    assert_eq!(battle.seen, [(PersonId(0), PersonId(1))]);
}

#[test]
fn reaction_tests_wait_until_all_have_acted() {
    let _proof = Proof::of(rule!("ffo.insight.reactions-after")).facts([1]);
    let _react = Proof::of(rule!("ffo.react.immediate")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.tests-in-insight"));
    let mut battle = two().who(|it| it.class = Class::Survivor).done();
    // Ann misses, Eve acts and misses; only then both test, and duck.
    let dice = [ANN_FIRST.as_slice(), &[1, /* Eve fires */ 1, /* Ann */ 6, 6, /* Eve */ 6, 6]].concat();
    comes(&mut battle, &dice, &[]);
    assert!(person(&battle, 0).ducked.is_some() && person(&battle, 1).ducked.is_some());
}

#[test]
fn those_with_as_many_successes_act_at_the_same_time() {
    let _proof = Proof::of(rule!("ffo.insight.order")).facts([2, 3]);
    let _ruling = Proof::of(rule!("ffo.ruling.insight-simultaneous"));
    let mut battle = two().done();
    let even = [1, 6, 6, /* Eve */ 1, 6, 6, 6];
    // Both hit, and both are down.
    let dice = [even.as_slice(), &[6, 6, /* damage */ 1, 1]].concat();
    comes(&mut battle, &dice, &[]);
    assert!(!person(&battle, 0).carries_on() && !person(&battle, 1).carries_on());
}

#[test]
fn without_a_success_nobody_acts() {
    let _proof = Proof::of(rule!("ffo.insight.zero")).facts([1]);
    let mut battle = two().done();
    let (taken, _) = comes(&mut battle, &[6, 6, 6, 6, 6, 6, 6], &[]);
    assert!(taken);
    assert!(!person(&battle, 0).turn.fired_in_sight && !person(&battle, 1).turn.fired_in_sight);
}

#[test]
fn a_grunt_who_is_fired_at_by_a_greater_weapon_ducks_instead_of_firing() {
    let _proof = Proof::of(rule!("ffo.insight.grunt-action")).facts([2, 3]);
    let board = board().rules(|it| it.custom_weapons = true).person("Ann", 600, 600);
    let eve = armed(armed(board, Gun::SubmachineGun).enemy("Eve", 600, 400), Gun::Pistol);
    let mut battle = eve.who(|it| it.facing = 180).done();
    // All of Ann's shots miss; Eve ducks at her time to act, and again as she tests.
    let dice = [ANN_FIRST.as_slice(), &[1, 1, 1, /* Received Fire */ 1, 1]].concat();
    comes(&mut battle, &dice, &[]);
    assert!(person(&battle, 1).ducked.is_some() && !person(&battle, 1).turn.fired_in_sight);
}

#[test]
fn a_citizen_whose_nerve_fails_is_out_of_it() {
    let _proof = Proof::of(rule!("ffo.insight.brown-pants")).facts([1, 3]);
    let here = || two().who(|it| it.class = Class::Citizen);
    // Eve is prone where she was, and Ann, who sees her, does not fire at her for all that.
    let mut battle = here().done();
    comes(&mut battle, &[EVE_FIRST.as_slice(), &[/* nerve */ 5]].concat(), &[]);
    assert!(person(&battle, 1).prone && battle.sees(p(0), p(1)));
    assert!(!person(&battle, 0).turn.fired_in_sight && !person(&battle, 1).turn.fired_in_sight);
    // A Star can neither fire at her nor charge her.
    let mut battle = here().with(|it| it.arrange().people[0].star = true).done();
    let dice = [EVE_FIRST.as_slice(), &[5]].concat();
    comes(&mut battle, &dice, &["Do nothing"]);
    let mut battle = here().with(|it| it.arrange().people[0].star = true).done();
    let charges = std::panic::catch_unwind(move || comes(&mut battle, &dice, &["Charge Eve"]));
    assert!(charges.is_err());
    // A die of her Rep is passed: she fires, and Ann is down.
    let mut battle = here().done();
    comes(&mut battle, &[EVE_FIRST.as_slice(), &[/* nerve */ 4, 6, /* damage */ 1]].concat(), &[]);
    assert!(person(&battle, 1).turn.fired_in_sight && !person(&battle, 0).carries_on());
}

/// Ann and Bob, who are active, and before them Eve and Fay: two groups, each of them in sight of all of the other.
fn four() -> Board {
    let bob = two().person("Bob", 640, 600).who(|it| it.turn.active = true);
    let fay = bob.enemy("Fay", 640, 400).who(|it| it.facing = 180);
    fay.with(|it| it.turn_mut(PersonId(2)).began_at = Point::new(640, 600))
}

fn have_met(battle: &mut Battle, pairs: &[(u16, u16)]) {
    battle.seen = pairs.iter().map(|it| (PersonId(it.0), PersonId(it.1))).collect();
}

#[test]
fn whoever_a_group_has_seen_is_no_news_to_any_of_it() {
    let _proof = Proof::of(rule!("ffo.insight.trigger")).facts([1, 3]);
    let _ruling = Proof::of(rule!("ffo.ruling.insight-seen-already"));
    let mut battle = four().done();
    // Eve has seen Ann, and Bob has seen Fay: neither Ann nor Fay is news to the group of the other.
    have_met(&mut battle, &[(0, 1), (2, 3)]);
    assert!(!comes(&mut battle, &[], &[]).0);
    // Nobody of Ann's group has seen Fay.
    have_met(&mut battle, &[(0, 1)]);
    assert!(steps(&mut battle, &[6; 14], &["600,600", "640,600"]).0);
    // Far from each other Fay and Eve are two groups, and Fay's has never seen Ann.
    let mut battle = four().with(|it| it.arrange().people[3].at = Point::new(900, 400)).done();
    have_met(&mut battle, &[(0, 1), (2, 3)]);
    assert!(steps(&mut battle, &[6; 14], &["600,600", "640,600"]).0);
}

#[test]
fn only_those_who_are_new_and_whom_they_see_take_the_new_test() {
    let _proof = Proof::of(rule!("ffo.insight.new-figures")).facts([1, 2, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.insight-seen-already"));
    let mut battle = four().done();
    // Fay alone is news. She, Ann and Bob roll, and Eve, who knows them both, does not.
    have_met(&mut battle, &[(0, 1), (1, 2)]);
    assert!(steps(&mut battle, &[6; 10], &["600,600", "640,600"]).0);
    assert_eq!(battle.seen.len(), 4);
}

#[test]
fn the_first_zombie_of_a_life_is_met_when_the_in_sight_is_over() {
    let _proof = Proof::of(rule!("ffo.insight.reactions-after")).facts([4]);
    let _zed = Proof::of(rule!("ffo.zombie.zed-when")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.tests-in-insight"));
    let mut battle = two().who(|it| it.class = Class::Survivor).zombie(700, 580).done();
    // Ann fires and misses before she looks at what is beside her, and Eve's Received Fire comes last.
    let dice =
        [ANN_FIRST.as_slice(), &[1, /* Eve fires */ 1, /* Zed */ 1, 2, /* Ann, Eve */ 6, 6, 6, 6]].concat();
    comes(&mut battle, &dice, &[]);
    assert!(person(&battle, 0).zed_proof && battle.in_sight.is_none());
}

#[test]
fn whom_a_star_comes_upon_in_an_in_sight_is_news_once_it_is_over() {
    let _proof = Proof::of(rule!("ffo.ruling.insight-star-move"));
    let _new = Proof::of(rule!("ffo.insight.new-figures")).facts([2, 4]);
    // Gus has Eve behind him, and she him, until she has moved.
    let gus = two().who(|it| it.star = true).person("Gus", 800, 300).who(|it| it.facing = 90);
    let mut battle = gus.done();
    // Then she and he roll anew, and Ann, who has seen her before, does not.
    let dice = [EVE_ALONE.as_slice(), &[6; 8]].concat();
    comes(&mut battle, &dice, &["Move", "800,400"]);
    assert!(battle.seen.contains(&(PersonId(1), PersonId(2))));
}

#[test]
fn a_star_chooses_what_to_do() {
    let _proof = Proof::of(rule!("ffo.insight.star-action"));
    let here = || {
        two().with(|it| {
            it.arrange().people[0].star = true;
        })
    };
    let mut battle = here().done();
    comes(&mut battle, &ANN_FIRST, &["Run away"]);
    assert_eq!(person(&battle, 0).state, State::RanAway);
    let mut battle = here().done();
    let (_, told) = comes(&mut battle, &[1, 1, 1, 6, 6, 6, 6], &["Duck Back"]);
    assert!(tells(&told, rule!("ffo.move.duck-back")) && person(&battle, 0).ducked.is_some());
    assert!(battle.sees(p(1), p(0)) || person(&battle, 0).prone);
}

#[test]
fn before_the_dice_the_group_may_go_two_inches_more() {
    let _proof = Proof::of(rule!("ffo.insight.two-inches")).facts([1, 2, 3, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.insight-two-inches"));
    // Behind Bob nobody sees Ann: no dice are rolled, and she counts as seen.
    // Fay, of the same group, is out of everybody's sight.
    let here = || {
        let bob = two().person("Bob", 630, 500).who(|it| it.facing = 90);
        let fay = bob.person("Fay", 300, 300).who(|it| it.turn.active = true);
        fay.with(|it| it.turn_mut(PersonId(3)).began_at = Point::new(300, 300)).done()
    };
    let mut battle = here();
    let (taken, _) = steps(&mut battle, &[], &["650,600", "300,250"]);
    assert!(taken && !battle.sees(p(0), p(1)));
    assert_eq!((person(&battle, 0).turn.spent_mm, person(&battle, 3).turn.spent_mm), (50, 50));
    assert!(battle.seen.contains(&(PersonId(0), PersonId(1))));
    // A millimetre more is too far.
    let mut battle = here();
    let too_far = std::panic::catch_unwind(move || steps(&mut battle, &[], &["651,600"]));
    assert!(too_far.is_err());
    // With less left, no more than that.
    let spent = || {
        two().with(|it| {
            it.turn_mut(PersonId(0)).spent_mm = 180;
        })
    };
    let mut battle = spent().done();
    let too_far = std::panic::catch_unwind(move || steps(&mut battle, &[], &["621,600"]));
    assert!(too_far.is_err());
    let mut battle = spent().done();
    steps(&mut battle, &[6, 6, 6, 6, 6, 6, 6], &["620,600"]);
    assert_eq!(person(&battle, 0).turn.spent_mm, 200);
}

#[test]
fn friend_and_foe_test_once_and_together() {
    let _proof = Proof::of(rule!("ffo.insight.who")).facts([1, 2]);
    let bob = two().person("Bob", 650, 600).who(|it| it.turn.active = true);
    let mut battle = bob.with(|it| it.turn_mut(PersonId(2)).began_at = Point::new(650, 600)).done();
    // Three dice for Ann, three for Bob, four for Eve, and nobody acts.
    let (taken, _) = steps(&mut battle, &[6; 10], &["600,600", "650,600"]);
    assert!(taken);
    assert_eq!(battle.seen.len(), 2);
}

#[test]
fn whoever_is_seen_and_sees_nobody_rolls_and_does_nothing() {
    let _proof = Proof::of(rule!("ffo.insight.who")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.insight-one-way"));
    // Eve looks away.
    let mut battle = two().who(|it| it.facing = 0).done();
    let (taken, _) = comes(&mut battle, &[/* Ann */ 6, 6, 6, /* Eve */ 1, 1, 1, 1], &[]);
    assert!(taken && !person(&battle, 1).turn.fired_in_sight);
    assert_eq!(person(&battle, 1).facing, 0);
}

#[test]
fn whoever_is_fired_at_from_behind_turns_and_acts() {
    let _proof = Proof::of(rule!("ffo.insight.who")).facts([4]);
    let mut battle = two().who(|it| it.facing = 0).done();
    // Ann misses; Eve turns at her time to act, fires and hits.
    let dice = [ANN_FIRST.as_slice(), &[1, /* Eve */ 6, /* damage */ 1, /* Eve tests */ 1, 6]].concat();
    comes(&mut battle, &dice, &[]);
    assert!(person(&battle, 1).turn.fired_in_sight && !person(&battle, 0).carries_on());
}

#[test]
fn a_star_who_is_not_active_moves_as_far_as_usual_and_it_costs_no_later_activation() {
    let _proof = Proof::of(rule!("ffo.insight.star-action")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.insight-star-move"));
    let here = || two().who(|it| it.star = true).done();
    let mut battle = here();
    comes(&mut battle, &EVE_ALONE, &["Move", "800,400"]);
    assert_eq!(person(&battle, 1).at, Point::new(800, 400));
    assert_eq!(person(&battle, 1).turn.spent_mm, 0);
    let mut battle = here();
    let too_far = std::panic::catch_unwind(move || comes(&mut battle, &EVE_ALONE, &["Move", "801,400"]));
    assert!(too_far.is_err());
}

#[test]
fn active_fire_at_somebody_seen_before_is_answered_by_received_fire_alone() {
    let _proof = Proof::of(rule!("ffo.insight.trigger")).facts([4]);
    let mut battle = two().who(|it| it.class = Class::Survivor).done();
    have_met(&mut battle, &[(0, 1)]);
    // Ann misses, and Eve ducks; nobody rolls for In Sight.
    comes(&mut battle, &[], &[]);
    let told = acts(&mut battle, 0, &[1, /* Eve */ 6, 6], &["Fire"]);
    assert!(!tells(&told, rule!("ffo.insight.trigger")) && person(&battle, 1).ducked.is_some());
}

#[test]
fn fire_of_the_same_step_outguns_nobody_yet() {
    let _proof = Proof::of(rule!("ffo.insight.order")).facts([4]);
    let _ruling = Proof::of(rule!("ffo.ruling.insight-simultaneous"));
    let board = board().rules(|it| it.custom_weapons = true).person("Ann", 600, 600);
    let eve = armed(armed(board, Gun::SubmachineGun).enemy("Eve", 600, 400), Gun::Pistol);
    let mut battle = eve.who(|it| it.facing = 180).done();
    // As many successes: three shots and two, all of which miss. Only then does Eve duck from the greater gun.
    let dice = [
        1, 6, 6, /* Eve */ 1, 6, 6, 6, /* Ann */ 2, 2, 2, /* Eve */ 2, 2, /* tests */ 6,
        6, 1, 1,
    ];
    comes(&mut battle, &dice, &[]);
    assert!(person(&battle, 1).turn.fired_in_sight && person(&battle, 1).ducked.is_some());
}

#[test]
fn of_a_shot_and_a_charge_between_the_same_two_the_shot_comes_first() {
    let _proof = Proof::of(rule!("ffo.insight.order")).facts([5]);
    let _ruling = Proof::of(rule!("ffo.ruling.insight-simultaneous"));
    // Ann has nothing to fire with, and charges.
    let here = || {
        let bare = |it: &mut Battle| {
            let ann = &mut it.arrange().people[0];
            ann.arms.clear();
            ann.held.clear();
        };
        two().with(bare).done()
    };
    let even = [1, 6, 6, /* Eve */ 1, 6, 6, 6];
    let mut battle = here();
    comes(&mut battle, &[even.as_slice(), &[/* the shot */ 6, /* damage */ 2]].concat(), &[]);
    assert!(!person(&battle, 0).carries_on() && battle.bouts.is_empty());
    assert_eq!(person(&battle, 0).at, Point::new(600, 600));
    // Missed she comes on: three dice against two, and a round of melee.
    let mut battle = here();
    let charge =
        [/* Ann */ 1, 1, 1, /* Eve */ 6, 6, /* Ann */ 1, 6, 6, /* Eve */ 1, 6, 6];
    comes(&mut battle, &[even.as_slice(), &[1], &charge].concat(), &[]);
    assert_eq!(battle.bouts.len(), 1);
}

#[test]
fn an_active_star_has_what_is_left_of_the_move_and_may_move_fast() {
    let _proof = Proof::of(rule!("ffo.insight.star-action")).facts([2]);
    let _fast = Proof::of(rule!("ffo.insight.reactions-after")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.insight-star-move"));
    let here = || {
        let star = |it: &mut Battle| {
            it.arrange().people[0].star = true;
            it.turn_mut(PersonId(0)).spent_mm = 150;
        };
        two().with(star).done()
    };
    let first = [1, 1, 1, /* Eve */ 6, 6, 6, 6];
    let mut battle = here();
    comes(&mut battle, &first, &["Move", "Walk", "650,600"]);
    assert_eq!((person(&battle, 0).at, person(&battle, 0).turn.spent_mm), (Point::new(650, 600), 200));
    let too_far = std::panic::catch_unwind(move || comes(&mut here(), &first, &["Move", "Walk", "651,600"]));
    assert!(too_far.is_err());
    // The dice of a Fast Move are rolled at once, in the middle of the In Sight.
    let mut battle = here();
    comes(&mut battle, &[first.as_slice(), &[1, 1]].concat(), &["Move", "Move fast", "700,600"]);
    assert!(person(&battle, 0).turn.fast && person(&battle, 0).at == Point::new(700, 600));
}

#[test]
fn recovery_from_a_knock_down_is_rolled_with_the_damage_and_not_held_back() {
    let _proof = Proof::of(rule!("ffo.insight.reactions-after")).facts([2]);
    let _now = Proof::of(rule!("ffo.react.immediate")).facts([4]);
    let _loss = Proof::of(rule!("ffo.insight.loss-of-action")).facts([1, 2]);
    // Ann knocks Eve down, who rolls at once; then Fay has her time to act, and misses.
    let fay = two().enemy("Fay", 800, 400).who(|it| it.facing = 180);
    let mut battle = armed(fay, Gun::BoltActionRifle).done();
    let order = [1, 1, 1, /* Eve */ 1, 6, 6, 6, /* Fay */ 1, 1, 6, 6];
    let shots = [6, /* damage */ 6, /* Recover */ 1, 1, /* Fay */ 1, /* Ann */ 6, 6];
    comes(&mut battle, &[order.as_slice(), &shots].concat(), &[]);
    assert_eq!(person(&battle, 1).status(), Status::Stunned);
    assert!(!person(&battle, 1).turn.fired_in_sight && person(&battle, 2).turn.fired_in_sight);
}

#[test]
fn after_an_in_sight_only_the_active_go_on() {
    let _proof = Proof::of(rule!("ffo.insight.reaction-order")).facts([3, 4]);
    let _carry = Proof::of(rule!("ffo.move.carry-on")).facts([2]);
    let _move = Proof::of(rule!("ffo.insight.continue-move")).facts([1]);
    let mut battle = two().with(|it| it.arrange().people[0].at = Point::new(600, 700)).done();
    // The In Sight comes before her first step; then she goes on with what is left.
    let stays = ["Walk", "600,650", "600,700"];
    acts(&mut battle, 0, &[6; 7], &stays);
    assert!(can_act(&battle, PersonId(0)) && !can_act(&battle, PersonId(1)));
    acts(&mut battle, 0, &[], &["Walk", "600,550"]);
    assert_eq!((person(&battle, 0).at.y, person(&battle, 0).turn.spent_mm), (550, 150));
}

#[test]
fn those_who_are_hit_as_they_fire_back_have_fired_all_the_same() {
    let _proof = Proof::of(rule!("ffo.insight.simultaneous-after")).facts([1]);
    let _order = Proof::of(rule!("ffo.insight.reaction-order")).facts([2]);
    let _exchange = Proof::of(rule!("ffo.shoot.exchange")).facts([4]);
    let mut battle = two().who(|it| it.class = Class::Survivor).done();
    let sight = [ANN_FIRST.as_slice(), &[1, /* Eve fires */ 1]].concat();
    // Both pass two dice, fire and hit.
    let back = [/* Ann */ 1, 1, /* Eve */ 1, 1, /* the shots */ 6, 6, /* damage */ 1, 1];
    comes(&mut battle, &[sight.as_slice(), &back].concat(), &[]);
    assert!(!person(&battle, 0).carries_on() && !person(&battle, 1).carries_on());
}

#[test]
fn whoever_is_locked_in_melee_at_their_time_to_act_fights_another_round() {
    let _proof = Proof::of(rule!("ffo.charge.keeps-insight-action")).facts([2]);
    let _rounds = Proof::of(rule!("ffo.melee.multi-resolve")).facts([6]);
    let _ruling = Proof::of(rule!("ffo.ruling.insight-in-melee"));
    let bare = |it: &mut Battle| {
        for who in it.arrange().people {
            who.arms.clear();
            who.held.clear();
        }
    };
    let mut battle = two().with(bare).done();
    let sight = [1, 6, 6, /* Eve */ 1, 1, 6, 6];
    let charge = [/* Eve */ 1, 1, /* Ann */ 1, 1, 6];
    // The round of the charge comes out even at once, and Ann's action is another.
    let rounds =
        [/* Eve */ 1, 6, 6, /* Ann */ 1, 6, 6, /* Ann */ 1, 6, 6, /* Eve */ 1, 6, 6];
    comes(&mut battle, &[sight.as_slice(), &charge, &rounds].concat(), &[]);
    assert_eq!(battle.bouts.iter().map(|it| it.even).collect::<Vec<u8>>(), [2]);
}

#[test]
fn whoever_has_fired_in_one_in_sight_fires_again_in_a_new_one() {
    let _proof = Proof::of(rule!("ffo.insight.new-figures")).facts([3]);
    // Dan is behind Ann and looks away, until she turns round.
    let mut battle = two().enemy("Dan", 600, 800).who(|it| it.facing = 180).done();
    comes(&mut battle, &[ANN_FIRST.as_slice(), &[6, /* damage */ 1]].concat(), &[]);
    battle.arrange().people[0].facing = 180;
    let again = [1, 1, 1, /* Dan */ 6, 6, 6, 6, /* the shot */ 6, 1];
    comes(&mut battle, &again, &[]);
    assert!(!person(&battle, 1).carries_on() && !person(&battle, 2).carries_on());
}
