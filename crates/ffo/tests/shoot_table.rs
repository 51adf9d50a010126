//! Ranged combat (p. 25 to 28): one die.
use ffo::{
    rule,
    table::{
        damage::Victim,
        shoot::{
            Posture, Shooter, Shot, Target, ToHit,
            ToHit::{Hit, Miss, Stray},
        },
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn rep(rep: i32) -> Shooter {
    Shooter { rep, ..Shooter::default() }
}

fn at(target: Target) -> Shot {
    Shot { shooter: rep(5), target, order: 1 }
}

fn by(shooter: Shooter) -> Shot {
    Shot { shooter, ..Shot::default() }
}

fn look_up(shot: &Shot, face: i32, more: &[u16]) -> ToHit {
    shot.look_up(face, &mut scripted(more))
}

/// Of a Rep 5 shooter the totals 7 to 10.
fn totals(shot: &Shot) -> [ToHit; 4] {
    [2, 3, 4, 5].map(|face| look_up(shot, face, &[]))
}

fn open() -> Target {
    Target::default()
}

const FREE: [ToHit; 4] = [Miss, Hit, Hit, Hit];
const SPOILS_8: [ToHit; 4] = [Miss, Miss, Hit, Hit];
const SPOILS_9: [ToHit; 4] = [Miss, Miss, Miss, Hit];

#[test]
fn rep_is_added_to_the_die_and_the_total_looked_up() {
    let _proof = Proof::of(rule!("ffo.shoot.score")).facts([1, 2]);
    let shots = [3, 4, 5].map(|it| by(rep(it)));
    assert_eq!(shots.map(|it| look_up(&it, 4, &[])), [Miss, Hit, Hit]);
    assert_eq!([3, 2].map(|face| look_up(&by(rep(5)), face, &[])), [Hit, Miss]);
}

#[test]
fn seven_misses_whatever_the_circumstances() {
    let _proof = Proof::of(rule!("ffo.shoot.table-7")).facts([1]);
    assert_eq!(look_up(&at(open()), 2, &[]), Miss);
    assert_eq!(look_up(&by(rep(6)), 1, &[]), Miss);
}

#[test]
fn eight_hits_unless_shooter_or_target_is_hasty_low_or_covered() {
    let _proof = Proof::of(rule!("ffo.shoot.table-8")).facts([1, 3, 5]);
    assert_eq!(totals(&at(open())), FREE);
    assert_eq!(totals(&by(Shooter { moved_fast: true, ..rep(5) })), SPOILS_8);
    assert_eq!(totals(&at(Target { moved_fast: true, ..open() })), SPOILS_8);
    assert_eq!(totals(&at(Target { charging: true, ..open() })), SPOILS_8);
    assert_eq!(totals(&at(Target { posture: Posture::Prone, ..open() })), SPOILS_8);
    assert_eq!(look_up(&at(Target { in_cover: true, ..open() }), 3, &[]), Miss);
}

#[test]
fn the_second_target_is_missed_on_eight_and_the_third_on_nine() {
    let _proof = Proof::of(rule!("ffo.shoot.table-8")).facts([4]);
    let _proof = Proof::of(rule!("ffo.shoot.table-9")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.third-target-text"));
    let nth = |order| totals(&Shot { order, ..at(open()) });
    assert_eq!([1, 2, 3, 4].map(nth), [FREE, SPOILS_8, SPOILS_9, SPOILS_9]);
}

#[test]
fn a_rush_shot_misses_on_eight_and_nine() {
    let _proof = Proof::of(rule!("ffo.shoot.table-8")).facts([2]);
    let _proof = Proof::of(rule!("ffo.shoot.table-9")).facts([1]);
    let _proof = Proof::of(rule!("ffo.shoot.rush-shot")).facts([1, 2, 3, 4]);
    let _proof = Proof::of(rule!("ffo.retrieve.fire")).facts([1]);
    let _proof = Proof::of(rule!("ffo.vehicle.shoot-from")).facts([2]);
    assert_eq!(totals(&by(Shooter { rush_shot: true, ..rep(5) })), SPOILS_9);
    assert_eq!(totals(&by(Shooter { two_weapons: true, ..rep(5) })), SPOILS_9);
    assert_eq!(totals(&by(Shooter { retrieving: true, ..rep(5) })), SPOILS_9);
    assert_eq!(totals(&by(Shooter { drives: true, ..rep(5) })), SPOILS_9);
    // A passenger of a fast vehicle only counts as Moving Fast.
    assert_eq!(totals(&by(Shooter { moved_fast: true, ..rep(5) })), SPOILS_8);
}

#[test]
fn each_of_two_weapons_is_rushed() {
    let _proof = Proof::of(rule!("ffo.shoot.two-weapons")).facts([2]);
    let both = Shooter { two_weapons: true, ..rep(5) };
    let second = Shot { order: 2, ..by(both) };
    assert_eq!([by(both), second].map(|it| totals(&it)), [SPOILS_9; 2]);
}

#[test]
fn cover_spoils_a_nine_and_haste_does_not() {
    let _proof = Proof::of(rule!("ffo.shoot.table-9")).facts([2, 4]);
    assert_eq!(totals(&at(Target { in_cover: true, ..open() })), SPOILS_9);
    let hasty = Target { charging: true, moved_fast: true, ..open() };
    let ran = Shooter { moved_fast: true, ..rep(5) };
    assert_eq!(totals(&Shot { shooter: ran, ..at(hasty) }), SPOILS_8);
    assert_eq!(totals(&at(Target { posture: Posture::Prone, ..open() })), SPOILS_8);
}

#[test]
fn ten_hits_whatever_the_circumstances() {
    let _proof = Proof::of(rule!("ffo.shoot.table-10")).facts([1]);
    let covered = Target { in_cover: true, posture: Posture::Prone, moved_fast: true, ..open() };
    let rushed = Shooter { rush_shot: true, moved_fast: true, ..rep(5) };
    let shot = Shot { shooter: rushed, target: covered, order: 4 };
    assert_eq!([4, 5, 6].map(|face| look_up(&shot, face, &[])), [Miss, Hit, Hit]);
}

#[test]
fn whoever_charges_is_charging_for_those_who_fire() {
    let _proof = Proof::of(rule!("ffo.charge.target-counts-charging")).facts([1]);
    assert_eq!(totals(&at(Target { charging: true, ..open() })), SPOILS_8);
}

#[test]
fn a_gun_in_the_off_hand_takes_one_off_the_total() {
    let _proof = Proof::of(rule!("ffo.charge.off-hand")).facts([2, 3]);
    let left = Shooter { off_hand: true, ..rep(5) };
    assert_eq!([3, 4].map(|face| look_up(&by(left), face, &[])), [Miss, Hit]);
    let either = Shooter { ambidextrous: true, ..left };
    assert_eq!(look_up(&by(either), 3, &[]), Hit);
}

fn covered_from(rep: i32) -> Shot {
    Shot { shooter: self::rep(rep), target: Target { in_cover: true, ..open() }, order: 1 }
}

#[test]
fn a_six_of_rep_three_that_misses_gets_another_die() {
    let _proof = Proof::of(rule!("ffo.shoot.pitiful-shot")).facts([1, 2, 3]);
    assert_eq!([1, 3, 4, 6].map(|die| look_up(&covered_from(3), 6, &[die])), [Hit, Hit, Miss, Miss]);
    assert_eq!(look_up(&covered_from(3), 5, &[]), Miss);
    assert_eq!(look_up(&covered_from(2), 6, &[]), Miss);
    assert_eq!(look_up(&covered_from(4), 5, &[]), Miss);
    assert_eq!(look_up(&by(rep(3)), 6, &[]), Hit);
}

#[test]
fn a_pitiful_shot_helps_against_whatever_spoils_a_nine() {
    let _proof = Proof::of(rule!("ffo.shoot.pitiful-shot")).facts([4, 5]);
    let _ruling = Proof::of(rule!("ffo.ruling.pitiful-rep"));
    let rushed = by(Shooter { rush_shot: true, ..rep(3) });
    let third = Shot { order: 3, ..by(rep(3)) };
    assert_eq!([rushed, third].map(|it| look_up(&it, 6, &[3])), [Hit, Hit]);
    // An 8 of Rep 3, and a 9 of Rep 4, are no Pitiful Shot.
    let left = Shooter { off_hand: true, ..rep(3) };
    assert_eq!(look_up(&Shot { order: 2, ..by(left) }, 6, &[]), Miss);
    let four = Shooter { rush_shot: true, off_hand: true, ..rep(4) };
    assert_eq!(look_up(&by(four), 6, &[]), Miss);
}

fn in_crowd() -> Target {
    Target { crowd: vec![Victim::Human; 3], ..open() }
}

#[test]
fn what_the_crowd_stops_hits_somebody_in_it() {
    let _proof = Proof::of(rule!("ffo.cover.crowd-stray")).facts([1, 4]);
    assert_eq!([3, 4].map(|face| look_up(&at(in_crowd()), face, &[1, 6, 2])), [Stray(1); 2]);
    assert_eq!([2, 5].map(|face| look_up(&at(in_crowd()), face, &[])), [Miss, Hit]);
    let rushed = Shot { shooter: Shooter { rush_shot: true, ..rep(5) }, ..at(in_crowd()) };
    assert_eq!([3, 4].map(|face| look_up(&rushed, face, &[])), [Miss; 2]);
    // A second target is missed on 8 for that as well, and on 9 for the crowd alone.
    let second = Shot { order: 2, ..at(in_crowd()) };
    assert_eq!(look_up(&second, 3, &[]), Miss);
    assert_eq!(look_up(&second, 4, &[6, 1, 1]), Stray(0));
}

#[test]
fn a_pitiful_shot_that_fails_at_a_crowd_strays() {
    let _proof = Proof::of_all(&[rule!("ffo.shoot.pitiful-shot"), rule!("ffo.cover.crowd-stray")]);
    let shot = Shot { shooter: rep(3), ..at(in_crowd()) };
    assert_eq!(look_up(&shot, 6, &[3]), Hit);
    assert_eq!(look_up(&shot, 6, &[4, /* the three beside */ 2, 3, 5]), Stray(2));
}

#[test]
fn fire_into_an_even_melee_is_fire_into_a_crowd() {
    let _proof = Proof::of(rule!("ffo.shoot.into-melee")).facts([1, 2, 3]);
    let _ruling = Proof::of(rule!("ffo.ruling.crowd-geometry"));
    let fights = Target { even_melee: vec![Victim::Zombie], ..open() };
    assert_eq!(totals(&at(fights)), [Miss, Stray(0), Stray(0), Hit]);
    let zombie = Target { even_melee: vec![Victim::Human], ..Target::zombie() };
    assert_eq!(totals(&at(zombie)), [Miss, Stray(0), Stray(0), Hit]);
}

#[test]
fn a_carrier_is_in_cover_behind_whom_they_carry() {
    let _proof = Proof::of(rule!("ffo.shoot.at-carrier")).facts([1, 2]);
    let carrier = Target { carries: true, ..open() };
    assert_eq!(carrier.beside().collect::<Vec<_>>(), [Victim::OutOfTheFight]);
    assert_eq!(totals(&at(carrier)), [Miss, Stray(0), Stray(0), Hit]);
}

#[test]
fn a_zombie_has_no_cover_but_everything_else_that_spoils_an_eight() {
    let _proof = Proof::of(rule!("ffo.zombie.no-cover")).facts([1, 3]);
    let zombie = |target: Target| Target { zombie: true, ..target };
    assert_eq!(totals(&at(zombie(Target { in_cover: true, ..open() }))), FREE);
    assert_eq!(totals(&at(zombie(in_crowd()))), FREE);
    assert_eq!(totals(&at(zombie(Target { posture: Posture::Prone, ..open() }))), SPOILS_8);
    assert_eq!(totals(&Shot { order: 2, ..at(Target::zombie()) }), SPOILS_8);
}

#[test]
fn a_miss_is_answered_by_whoever_can_and_not_by_the_downed() {
    let _proof = Proof::of(rule!("ffo.shoot.miss-reacts")).facts([1]);
    let _proof = Proof::of(rule!("ffo.charge.target-more")).facts([3]);
    let _ruling = Proof::of_all(&[rule!("ffo.ruling.fire-at-downed"), rule!("ffo.ruling.melee-no-tests")]);
    let reacts = |target: Target| target.reacts(&mut scripted(&[]));
    assert!(reacts(open()) && reacts(Target { posture: Posture::Prone, ..open() }));
    for posture in [Posture::Stunned, Posture::OutOfTheFight] {
        let down = Target { posture, ..open() };
        assert_eq!(totals(&at(down.clone())), SPOILS_8);
        assert!(!reacts(down));
    }
    assert!(!reacts(Target { charging: true, ..open() }) && !reacts(Target::zombie()));
    assert!(!reacts(Target { even_melee: vec![Victim::Human], ..open() }));
}

#[test]
fn rep_four_hits_the_open_in_half_of_all_shots_and_a_pitiful_shot_one_in_twelve() {
    let odds_of = |shot: Shot| odds(|dice| shot.resolve(dice));
    assert_eq!(odds_of(by(rep(4)))[&Hit], Ratio::new(1, 2));
    assert_eq!(odds_of(covered_from(3))[&Hit], Ratio::new(1, 12));
    let crowd = odds_of(Shot { shooter: rep(4), ..at(in_crowd()) });
    assert_eq!((crowd[&Hit].clone(), crowd[&Stray(2)].clone()), (Ratio::new(1, 6), Ratio::new(1, 9)));
}

#[test]
fn targets_that_cannot_be_are_refused() {
    let refused = |target: Target| at(target).check().is_err();
    assert!(refused(Target { carries: true, ..Target::zombie() }));
    assert!(refused(Target { posture: Posture::Stunned, ..Target::zombie() }));
    assert!(refused(Target { charging: true, posture: Posture::Prone, ..open() }));
    assert!(refused(Target { posture: Posture::OutOfTheFight, carries: true, ..open() }));
    assert!(refused(Target { crowd: vec![Victim::Human; 5], ..open() }));
    assert!(Shot { order: 0, ..at(open()) }.check().is_err());
}
