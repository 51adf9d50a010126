//! Charges on the board (p. 30 to 33): the test at the spot, what whoever is charged may do, and who gets into melee.
use ffo::{
    battle::{
        Battle, FigureId, PersonId, State, change, charge,
        exchange::{Rush, RushManner},
        person::{Arm, ArmKind, Reloads},
        reaction,
    },
    rule,
    table::{
        melee::Guard,
        weapon::{Gun, GunLine, MeleeWeapon, Weapon},
    },
};
use kernel::{Event, Proof};

use crate::board::{
    Board,
    acting::{activate, acts, tells, within},
    board, p, z,
};

/// A loaded gun without the noise that draws zombies.
fn quiet(gun: Gun) -> Arm {
    let line = GunLine { silent: true, ..gun.line() };
    Arm { what: ArmKind::Gun(Weapon::Own(line)), loaded: true, reloads: Reloads::Usual }
}

const KNIFE: Arm = Arm { what: ArmKind::Melee(MeleeWeapon::OneHand), loaded: true, reloads: Reloads::Usual };

/// Ann, a Survivor with nothing in hand, beside Eve, a Ganger with these arms, the first in hand. Both have Rep 4 and face each other.
fn two(arms: &[Arm]) -> Board {
    let eve = board().rules(|it| it.custom_weapons = true).person("Ann", 600, 600).enemy("Eve", 600, 575);
    eve.who(|it| {
        it.facing = 180;
        it.arms = arms.iter().copied().collect();
        it.held = arms.iter().take(1).map(|_| 0).collect();
    })
}

/// These charge Eve.
fn charge(battle: &mut Battle, who: &[u16], dice: &[u16], answers: &[&str]) -> Vec<Event> {
    let rush = |it: &u16| Rush { who: PersonId(*it), whom: p(1), manner: RushManner::Active };
    let rushes: Vec<Rush> = who.iter().map(rush).collect();
    within(battle, dice, answers, |battle, play| charge::by_people(battle, play, &rushes)).1
}

fn fight(battle: &Battle) -> Vec<(FigureId, FigureId, u8)> {
    battle.bouts.iter().map(|it| (it.one, it.other, it.even)).collect()
}

/// Three dice each, and as many successes.
const EVEN: [u16; 6] = [1, 6, 6, 1, 6, 6];

#[test]
fn a_charger_who_passes_more_is_not_fired_at_and_catches_the_target_unarmed() {
    let _proof = Proof::of(rule!("ffo.charge.charger-more")).facts([1, 2, 3]);
    let _draw = Proof::of(rule!("ffo.charge.draw-melee-weapon")).facts([2]);
    let mut battle = two(&[KNIFE, quiet(Gun::Pistol)]).done();
    let dice = [&[1, 1, 1, /* Eve */ 1, 1], EVEN.as_slice()].concat();
    charge(&mut battle, &[0], &dice, &[]);
    assert_eq!(fight(&battle), [(p(0), p(1), 1)], "the knife has not counted");
    // In the next round it does.
    let dice = [1, 6, 6, /* Eve */ 1, 6, 6, 6, 6];
    within(&mut battle, &dice, &[], |battle, play| ffo::battle::melee::round(battle, play, p(0), p(1)));
    assert_eq!(fight(&battle), [(p(0), p(1), 2)]);
}

#[test]
fn where_both_pass_as_many_the_target_has_one_shot() {
    let _proof = Proof::of(rule!("ffo.charge.same")).facts([1, 2]);
    let mut battle = two(&[quiet(Gun::Shotgun)]).done();
    let fire = "Fire the weapon of their own, 1 shot at Ann";
    // Eve's gun is a club.
    let dice = [&[1, 1, 5, /* Eve */ 1, 1, /* the shot */ 3, 1, 6, 6], [1, 6, 6, 6].as_slice()].concat();
    let told = charge(&mut battle, &[0], &dice, &[fire]);
    assert!(!tells(&told, rule!("ffo.shoot.miss-reacts")));
    assert_eq!(fight(&battle), [(p(0), p(1), 1)]);
}

#[test]
fn a_target_who_passes_more_fires_in_full() {
    let _proof = Proof::of(rule!("ffo.charge.target-more")).facts([1, 2, 3]);
    let mut battle = two(&[quiet(Gun::SubmachineGun)]).done();
    let dice =
        [1, 5, 5, /* Eve */ 1, 1, /* the shots */ 3, 3, 3, 1, 6, 6, /* Eve */ 1, 6, 6, 6];
    charge(&mut battle, &[0], &dice, &["Fire the weapon of their own, 3 shots at Ann"]);
    assert_eq!(fight(&battle), [(p(0), p(1), 1)]);
}

#[test]
fn whoever_may_fire_may_draw_a_melee_weapon_instead() {
    let _proof = Proof::of(rule!("ffo.charge.draw-melee-weapon")).facts([1]);
    let mut battle = two(&[quiet(Gun::Pistol), KNIFE]).done();
    let dice = [1, 5, 5, /* Eve */ 1, 1, /* melee */ 1, 6, 6, /* Eve */ 1, 6, 6, 6, 6];
    charge(&mut battle, &[0], &dice, &["Draw the one hand"]);
    assert_eq!(battle.people[1].held.as_slice(), [1]);
}

#[test]
fn somebody_charged_from_behind_turns_round_and_cannot_fire() {
    let _proof = Proof::of(rule!("ffo.charge.rear-no-fire"));
    let _rear = Proof::of(rule!("ffo.charge.mod-rear")).facts([1, 2]);
    let mut battle = two(&[quiet(Gun::Pistol)]).who(|it| it.facing = 0).done();
    // Eve has no dice left for the test, and passes as few as Ann.
    let dice = [&[5, 5, 5], EVEN.as_slice()].concat();
    charge(&mut battle, &[0], &dice, &[]);
    assert_eq!((battle.people[1].facing, fight(&battle)), (180, vec![(p(0), p(1), 1)]));
}

#[test]
fn a_target_of_several_rolls_once_and_fires_at_those_it_has_beaten() {
    let _proof = Proof::of(rule!("ffo.charge.multiple-chargers")).facts([1, 5]);
    let _time = Proof::of(rule!("ffo.charge.any-time")).facts([4]);
    let _order = Proof::of(rule!("ffo.melee.multi-order")).facts([1]);
    let _rounds = Proof::of(rule!("ffo.melee.multi-resolve")).facts([1, 4, 5]);
    let mut battle = two(&[quiet(Gun::SubmachineGun)])
        .person("Bob", 575, 575)
        .who(|it| (it.rep, it.facing) = (3, 90))
        .person("Cat", 625, 575)
        .who(|it| (it.rep, it.facing) = (5, 270))
        .done();
    let test = [/* Cat */ 6, 6, 6, /* Ann */ 1, 5, 5, /* Bob */ 1, 1, 1, /* Eve */ 1, 5];
    let shots = [/* at Cat */ 2, 2, /* at Ann */ 2];
    let rounds = [
        /* Cat */ 1, 6, 6, 6, /* Eve */ 1, 6, 6, 6, /* Ann has a die more against Eve */ 1, 6,
        6, 6, /* Eve */ 1, 6, 6, 6, /* Bob has two more, and Eve is Unarmed against him */ 1, 6, 6,
        6, /* Eve */ 1, 6, 6,
    ];
    let dice = [test.as_slice(), &shots, &rounds].concat();
    let fire = "Fire the weapon of their own, 1 shot at Ann and 2 shots at Cat";
    charge(&mut battle, &[0, 2, 3], &dice, &[fire]);
    let mut all = fight(&battle);
    all.sort_unstable();
    assert_eq!(all, [(p(0), p(1), 1), (p(2), p(1), 1), (p(3), p(1), 1)]);
}

#[test]
fn whoever_is_in_melee_already_does_not_fire_at_one_who_joins_it() {
    let _proof = Proof::of(rule!("ffo.melee.join")).facts([1, 3, 4]);
    let _bonus = Proof::of(rule!("ffo.melee.mod-evenly-matched")).facts([1]);
    let mut battle = two(&[quiet(Gun::Pistol)]).person("Bob", 575, 575).who(|it| it.facing = 90).done();
    let even = [1, 5, 5, /* Eve */ 5, 5, /* melee */ 1, 6, 6, 1, 6, 6];
    charge(&mut battle, &[0], &even, &[]);
    let joins = [
        5, 5, 5, /* Eve beats him */ 1, 1, /* Bob has a die more */ 1, 6, 6, 6, /* Eve */ 1,
        6, 6,
    ];
    charge(&mut battle, &[2], &joins, &[]);
    assert_eq!(fight(&battle), [(p(0), p(1), 1), (p(2), p(1), 1)]);
}

#[test]
fn a_carrier_who_is_charged_drops_the_wounded_and_a_star_may_hold_on() {
    let _proof = Proof::of(rule!("ffo.retrieve.charged")).facts([1, 2]);
    let carries = |star: bool| {
        let board = two(&[]).who(|it| it.star = star).enemy("Fay", 600, 575);
        let board = board.who(|it| (it.state, it.prone) = (State::OutOfTheFight, true));
        board.with(|it| it.arrange().people[1].carries = Some(PersonId(2))).done()
    };
    let mut grunt = carries(false);
    charge(&mut grunt, &[0], &[&[1, 1, 1, 5, 5], EVEN.as_slice()].concat(), &[]);
    assert_eq!(grunt.people[1].carries, None);
    let mut star = carries(true);
    charge(&mut star, &[0], &[1, 1, 1, 5, 5, /* melee */ 1, 6, 6, /* Eve */ 1], &["yes"]);
    assert_eq!((star.people[1].carries, fight(&star)), (Some(PersonId(2)), vec![(p(0), p(1), 1)]));
}

#[test]
fn a_citizen_whose_nerve_fails_does_not_charge() {
    let _proof = Proof::of(rule!("ffo.charge.brown-pants")).facts([1, 3]);
    let mut battle = two(&[]).done();
    battle.arrange().people[0].class = ffo::table::class::Class::Citizen;
    charge(&mut battle, &[0], &[5], &[]);
    assert!(battle.bouts.is_empty());
}

#[test]
fn a_citizen_who_breaks_off_before_a_charge_moves_away_and_it_ends_where_it_was_tested() {
    let _proof = Proof::of(rule!("ffo.charge.brown-pants")).facts([4, 6]);
    let _ruling = Proof::of(rule!("ffo.ruling.brown-pants-scope"));
    // Ann is 5 inches off.
    let citizen = || {
        let far = two(&[]).with(|it| it.arrange().people[0].at.y = 700);
        far.who(|it| it.class = ffo::table::class::Class::Citizen).done()
    };
    let away = [/* nerve */ 5, /* Eve breaks off */ 6, /* Ann */ 1];
    let mut battle = citizen();
    charge(&mut battle, &[0], &away, &["Walk", "600,375"]);
    assert!(battle.bouts.is_empty());
    assert_eq!((battle.at(p(0)).y, battle.at(p(1)).y, battle.people[1].turn.spent_mm), (700, 375, 0));
    // A millimetre more is too far, and so is any place nearer to Ann.
    for to in ["600,374", "600,600"] {
        let mut battle = citizen();
        let goes = std::panic::catch_unwind(move || charge(&mut battle, &[0], &away, &["Walk", to]));
        assert!(goes.is_err(), "{to}");
    }
    // With both dice passed a Fast Move takes her 4 inches farther.
    let mut battle = citizen();
    charge(&mut battle, &[0], &[away.as_slice(), &[1, 1]].concat(), &["Move fast", "600,275"]);
    assert_eq!(battle.at(p(1)).y, 275);
    // Nobody beats her where she is held: she is frozen, and has a die less for her bare hands.
    let mut battle = citizen();
    charge(&mut battle, &[0], &[&[5, /* even */ 1, 1], EVEN.as_slice()].concat(), &[]);
    assert_eq!(fight(&battle), [(p(0), p(1), 1)]);
}

#[test]
fn friends_test_for_a_melee_and_not_for_the_fire_of_a_charge() {
    let _proof = Proof::of(rule!("ffo.react.man-down-when")).facts([8]);
    let _ruling = Proof::of(rule!("ffo.ruling.melee-no-tests"));
    let here = || {
        let bob = two(&[quiet(Gun::BoltActionRifle)]).person("Bob", 660, 600).who(|it| it.facing = 270);
        bob.done()
    };
    let mut battle = here();
    let rush = Rush { who: PersonId(0), whom: p(1), manner: RushManner::Active };
    // Eve passes more and shoots Ann down, and Bob, who sees it, does not care.
    let dice = [/* Ann */ 5, 5, 5, /* Eve */ 1, 1, /* her shot */ 6, /* damage */ 2];
    within(&mut battle, &dice, &["Fire the weapon of their own, 1 shot at Ann"], |battle, play| {
        charge::by_people(battle, play, &[rush])?;
        reaction::man_down(battle, play)
    });
    assert_eq!(battle.people[0].state, State::OutOfTheFight);
    // In melee he does.
    let mut battle = here();
    let dice = [/* Eve */ 1, 1, 1, 1, /* Ann */ 6, 6, 6, /* damage */ 2, /* Bob */ 1, 1];
    within(&mut battle, &dice, &[], |battle, play| {
        change::lock(battle, p(0), p(1), Guard::Ready);
        ffo::battle::melee::round(battle, play, p(1), p(0))?;
        reaction::man_down(battle, play)
    });
    assert_eq!(battle.people[0].state, State::OutOfTheFight);
}

#[test]
fn zombies_charge_together_and_pass_one_die_each() {
    let mut battle = two(&[]).zombie(600, 550).zombie(575, 575).done();
    battle.arrange().people[0].at = kernel::Point::new(900, 900);
    battle.arrange().people[1].facing = 0;
    let zombies = [ffo::battle::ZombieId(0), ffo::battle::ZombieId(1)];
    let rounds = [
        /* a zombie */ 1, 1, 6, /* Eve */ 1, 6, 6, /* a zombie */ 1, 1, 6, 6,
        /* Eve */ 1, 6, 6,
    ];
    let dice = [&[1, 1], rounds.as_slice()].concat();
    within(&mut battle, &dice, &[], |battle, play| charge::by_zombies(battle, play, PersonId(1), &zombies));
    assert_eq!(fight(&battle), [(z(0), p(1), 1), (z(1), p(1), 1)]);
}

#[test]
fn a_charger_goes_to_the_spot_six_inches_away_and_then_on_beyond_their_move() {
    let _proof = Proof::of(rule!("ffo.charge.conditions")).facts([1, 2]);
    let _roll = Proof::of(rule!("ffo.charge.roll")).facts([4]);
    let _reach = Proof::of(rule!("ffo.ruling.charge-reach"));
    let _geometry = Proof::of(rule!("ffo.ruling.charge-geometry"));
    let at = |mm: i32| {
        let board = board().person("Ann", 600, 600).enemy("Eve", 600, 600 - mm).who(|it| it.facing = 180);
        // They have seen each other in this phase.
        board.with(|it| it.seen.push((PersonId(0), PersonId(1)))).done()
    };
    let dice = [&[1, 1, 1, /* Eve */ 1, 1], EVEN.as_slice()].concat();
    let mut battle = at(350);
    activate(&mut battle, 0);
    assert_eq!(ffo::battle::r#move::left_mm(&battle, PersonId(0)), 200);
    charge(&mut battle, &[0], &dice, &[]);
    assert_eq!((fight(&battle), battle.at(p(0)).y), (vec![(p(0), p(1), 1)], 275));
    let mut far = at(352);
    assert!(!charge::can_reach(&far, p(0), p(1), 200));
    charge(&mut far, &[0], &[], &[]);
    assert!(far.bouts.is_empty());
}

#[test]
fn within_six_inches_a_charger_tests_where_they_stand_and_stays_there_if_knocked_down() {
    let _conditions = Proof::of(rule!("ffo.charge.conditions")).facts([3]);
    let _fire = Proof::of(rule!("ffo.charge.target-more")).facts([4]);
    let _geometry = Proof::of(rule!("ffo.ruling.charge-geometry"));
    let protected = |it: &mut Battle| {
        let ann = &mut it.arrange().people[0];
        (ann.at.y, ann.body_armor) = (700, 1);
    };
    let mut battle = two(&[quiet(Gun::BoltActionRifle)]).with(protected).done();
    let dice = [
        /* Ann */ 5, 5, 5, /* Eve */ 1, 1, /* her shot */ 6, /* damage */ 6,
        /* Recover */ 1, 1,
    ];
    charge(&mut battle, &[0], &dice, &["Fire the weapon of their own, 1 shot at Ann"]);
    let ann = &battle.people[0];
    assert_eq!((ann.at.y, ann.prone, ann.state), (700, true, State::Functioning));
    assert!(battle.bouts.is_empty());
}

#[test]
fn nobody_is_charged_who_has_others_on_all_sides() {
    let _proof = Proof::of(rule!("ffo.charge.conditions")).facts([4]);
    let ringed = |n: i32| {
        let mut board = board().person("Ann", 600, 700).enemy("Eve", 600, 600);
        for nth in 0..n {
            let at = ground::open::measure::polar(kernel::Point::new(600, 600), 60 * nth, 27);
            board = board.enemy(&format!("Fay {nth}"), at.x, at.y);
        }
        board.done()
    };
    assert!(charge::can_reach(&ringed(3), p(0), p(1), 200));
    let all_round = ringed(6);
    assert!(!charge::can_reach(&all_round, p(0), p(1), 200));
    assert!(!charge::targets(&all_round, PersonId(0)).contains(&p(1)));
}

#[test]
fn one_walks_up_to_somebody_who_is_down_without_a_test() {
    let _proof = Proof::of(rule!("ffo.charge.only-way")).facts([2]);
    let _ruling = Proof::of(rule!("ffo.ruling.dispatch-contact"));
    let stun = ffo::battle::person::Stun { left: 1, counts: false, feast: false };
    let down = board().person("Ann", 600, 600).enemy("Eve", 600, 500);
    let mut battle = down.who(|it| (it.state, it.prone) = (State::Stunned(stun), true)).done();
    assert!(charge::targets(&battle, PersonId(0)).is_empty());
    acts(&mut battle, 0, &[], &["Walk", "600,525", "Capture Eve"]);
    assert!(battle.bouts.is_empty());
}

#[test]
fn a_charge_comes_before_or_after_moving() {
    let _proof = Proof::of(rule!("ffo.charge.any-time")).facts([1]);
    let apart = |it: &mut Battle| {
        it.arrange().people[0].at.y = 700;
        it.seen.push((PersonId(0), PersonId(1)));
    };
    let mut battle = two(&[]).with(apart).done();
    let dice = [/* Ann */ 1, 1, 1, /* Eve */ 6, 6, /* Ann */ 1, 6, 6, /* Eve */ 1, 6, 6];
    acts(&mut battle, 0, &dice, &["Walk", "600,680", "Charge Eve"]);
    assert_eq!(fight(&battle), [(p(0), p(1), 1)]);
}
