//! What somebody does whose time to act in an In Sight has come (p. 17 and 18).
use ffo::{
    rule,
    table::{
        class::Class,
        insight::{
            Acts::{
                self, Charges, Chooses, ContinuesMove, DucksBack, FightsOn, Fires, KeepsLeaving, LosesNerve,
                Nothing,
            },
            Bound, Condition, Enemy, SightAction,
            StarChoice::{self, ChargeIntoMelee, DuckBack, Fire, Move, Runaway},
            may_fire_afterwards,
        },
        react::{Reaction, Stage},
        status::Status,
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn at(inches: i32) -> Enemy {
    Enemy { distance_mm: 25 * inches, ..Enemy::default() }
}

fn sees(enemies: &[Enemy]) -> SightAction {
    SightAction { enemies: enemies.to_vec(), ..SightAction::default() }
}

fn act(it: &SightAction) -> Acts {
    it.act(&mut scripted(&[]))
}

fn fires(places: &[usize]) -> Acts {
    Fires(places.iter().copied().collect())
}

fn charges(places: &[usize]) -> Acts {
    Charges(places.iter().copied().collect())
}

fn chooses(choices: &[StarChoice]) -> Acts {
    Chooses(choices.iter().copied().collect())
}

#[test]
fn whoever_has_no_success_takes_no_action_but_may_fire_afterwards_if_active() {
    let _proof = Proof::of(rule!("ffo.insight.zero")).facts([1, 2]);
    assert_eq!(act(&SightAction { successes: 0, ..sees(&[at(6)]) }), Nothing);
    let may = |active, fired, targets| may_fire_afterwards(active, fired, targets, &mut scripted(&[]));
    assert!(may(true, false, true));
    assert!(!may(false, false, true) && !may(true, true, true) && !may(true, false, false));
}

#[test]
fn grunts_fire_at_the_closest_enemy_and_never_at_a_zombie() {
    let _targeting = Proof::of(rule!("ffo.insight.targeting")).facts([1, 6]);
    let _action = Proof::of(rule!("ffo.insight.grunt-action")).facts([1, 5]);
    let _ruling = Proof::of(rule!("ffo.ruling.zombies-in-insight"));
    assert_eq!(act(&sees(&[at(9), at(6), at(7)])), fires(&[1]));
    assert_eq!(act(&sees(&[at(6), at(9), at(6)])), fires(&[0, 2]));
    let zombie = Enemy { zombie: true, in_charge_reach: true, ..at(2) };
    assert_eq!(act(&sees(&[zombie, at(9)])), fires(&[1]));
    assert_eq!(act(&sees(&[zombie])), Nothing);
    // Though a charge is possible, the gun comes first.
    assert_eq!(act(&sees(&[Enemy { in_charge_reach: true, ..at(6) }])), fires(&[0]));
}

#[test]
fn stars_choose_what_they_do_and_whom_they_fire_at() {
    let _action = Proof::of(rule!("ffo.insight.star-action")).facts([1]);
    let _targeting = Proof::of(rule!("ffo.insight.targeting")).facts([2]);
    let star = |it: SightAction| act(&SightAction { star: true, ..it });
    let close = Enemy { in_charge_reach: true, ..at(6) };
    assert_eq!(star(sees(&[close])), chooses(&[Fire, DuckBack, ChargeIntoMelee, Move, Runaway]));
    assert_eq!(star(sees(&[at(13)])), chooses(&[DuckBack, Move, Runaway]));
    // Not even a greater gun drives a Star away.
    let outgunned = SightAction { fired_at: true, outgunned: true, ..sees(&[at(6)]) };
    assert_eq!(star(outgunned), chooses(&[Fire, DuckBack, Move, Runaway]));
    let zombie = Enemy { zombie: true, ..at(6) };
    assert_eq!(star(sees(&[zombie, at(20)])), chooses(&[Fire, DuckBack, Move, Runaway]));
}

#[test]
fn whoever_sees_nobody_does_nothing() {
    let _ruling = Proof::of(rule!("ffo.ruling.insight-one-way"));
    assert_eq!(act(&sees(&[])), Nothing);
    let star = SightAction { star: true, ..sees(&[]) };
    assert_eq!(act(&star), chooses(&[StarChoice::Nothing, Move, Runaway]));
}

#[test]
fn a_grunt_with_wounded_goes_on_before_all_else() {
    let _proof = Proof::of(rule!("ffo.insight.grunt-action")).facts([2]);
    let carrier = SightAction { retrieving_wounded: true, fired_at: true, outgunned: true, ..sees(&[at(6)]) };
    assert_eq!(act(&carrier), ContinuesMove);
}

#[test]
fn a_grunt_who_was_fired_at_by_a_greater_gun_ducks_back() {
    let _proof = Proof::of(rule!("ffo.insight.grunt-action")).facts([3, 4]);
    let outgunned = SightAction { outgunned: true, ..sees(&[at(6)]) };
    assert_eq!(act(&SightAction { fired_at: true, ..outgunned.clone() }), DucksBack);
    assert_eq!(act(&outgunned), fires(&[0]));
    let fired_at = SightAction { fired_at: true, outgunned: false, ..outgunned };
    assert_eq!(act(&fired_at), fires(&[0]));
}

#[test]
fn a_grunt_who_cannot_fire_charges_the_closest_in_reach_or_ducks_back() {
    let _proof = Proof::of(rule!("ffo.insight.grunt-action")).facts([6, 7]);
    let _ruling = Proof::of(rule!("ffo.ruling.cannot-shoot-back"));
    let reach = |inches| Enemy { in_charge_reach: true, ..at(inches) };
    let empty = |enemies: &[Enemy]| SightAction { range_in: None, ..sees(enemies) };
    assert_eq!(act(&empty(&[reach(9), reach(7), at(6)])), charges(&[1]));
    assert_eq!(act(&empty(&[at(6)])), DucksBack);
    assert_eq!(act(&sees(&[reach(13)])), charges(&[0]));
}

#[test]
fn with_nobody_left_to_fight_a_grunt_does_nothing() {
    let _proof = Proof::of(rule!("ffo.insight.grunt-action")).facts([8]);
    let _ruling = Proof::of(rule!("ffo.ruling.insight-target-gone"));
    let gone = Enemy { condition: Condition::OutOfIt, in_charge_reach: true, ..at(6) };
    assert_eq!(act(&sees(&[gone, gone])), Nothing);
    let shot_at = SightAction { fired_at: true, outgunned: true, ..sees(&[gone]) };
    assert_eq!(act(&shot_at), Nothing);
}

#[test]
fn those_who_are_down_are_fired_at_if_nobody_else_is_in_range() {
    let _proof = Proof::of(rule!("ffo.insight.grunt-action")).facts([9]);
    let _ruling = Proof::of(rule!("ffo.ruling.insight-target-gone"));
    let down = Enemy { condition: Condition::Down, ..at(4) };
    assert_eq!(act(&sees(&[down, at(12)])), fires(&[1]));
    assert_eq!(act(&sees(&[down, at(13)])), fires(&[0]));
    assert_eq!(act(&sees(&[down])), fires(&[0]));
}

#[test]
fn exactly_the_range_of_the_weapon_is_in_range() {
    let _proof = Proof::of(rule!("ffo.insight.grunt-action")).facts([10]);
    let _ruling = Proof::of(rule!("ffo.ruling.range-limit"));
    let away = |distance_mm| act(&sees(&[Enemy { distance_mm, ..Enemy::default() }]));
    assert_eq!([away(300), away(301)], [fires(&[0]), DucksBack]);
}

#[test]
fn damage_costs_the_action_and_a_knock_down_in_carry_on_does_not() {
    let _loss = Proof::of(rule!("ffo.insight.loss-of-action")).facts([2, 3]);
    let _ruling = Proof::of(rule!("ffo.ruling.insight-protected"));
    let hit = |status| act(&SightAction { hit: Some(status), ..sees(&[at(6)]) });
    assert_eq!([hit(Status::Stunned), hit(Status::OutOfTheFight)], [Nothing, Nothing]);
    assert_eq!(hit(Status::CarryOn), fires(&[0]));
}

#[test]
fn a_star_who_carries_on_by_star_power_keeps_the_action() {
    let _proof = Proof::of(rule!("ffo.insight.star-power-keeps-action")).facts([1, 2]);
    let hit = |status| act(&SightAction { star: true, hit: Some(status), ..sees(&[at(6)]) });
    assert_eq!(hit(Status::CarryOn), chooses(&[Fire, DuckBack, Move, Runaway]));
    assert_eq!(hit(Status::Stunned), Nothing);
}

#[test]
fn whoever_has_ducked_back_or_is_leaving_does_not_fire() {
    let _proof = Proof::of(rule!("ffo.insight.mod-cannot-fire")).facts([1, 2, 3]);
    let _ruling = Proof::of(rule!("ffo.ruling.insight-ducked"));
    let close = Enemy { in_charge_reach: true, ..at(6) };
    let bound = |bound, seen| act(&SightAction { bound: Some(bound), seen, ..sees(&[close]) });
    assert_eq!(bound(Bound::DuckedBack, true), DucksBack);
    assert_eq!(bound(Bound::DuckedBack, false), Nothing);
    assert_eq!(
        [bound(Bound::LeavingTheTable, true), bound(Bound::LeavingTheTable, false)],
        [KeepsLeaving, KeepsLeaving,]
    );
}

#[test]
fn in_a_melee_they_can_only_fight_on() {
    let _proof = Proof::of(rule!("ffo.ruling.insight-in-melee"));
    let locked = SightAction { in_melee: true, ..sees(&[at(1), at(6)]) };
    assert_eq!(act(&locked), FightsOn);
    assert_eq!(act(&SightAction { star: true, ..locked }), FightsOn);
}

#[test]
fn a_citizens_nerve_is_tested_when_the_time_to_act_comes() {
    let _proof = Proof::of(rule!("ffo.insight.brown-pants")).facts([1, 2, 3, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.brown-pants-scope"));
    let citizen = SightAction { class: Class::Citizen, rep: 3, ..sees(&[at(6)]) };
    let with = |face| citizen.act(&mut scripted(&[face]));
    assert_eq!([with(3), with(4)], [fires(&[0]), LosesNerve]);
    // Only when that time comes.
    assert_eq!(act(&SightAction { successes: 0, ..citizen.clone() }), Nothing);
    let others = [Class::Ganger, Class::Survivor, Class::Police, Class::NationalGuard, Class::Army];
    assert!(others.iter().all(|&class| act(&SightAction { class, ..citizen.clone() }) == fires(&[0])));
    let star = SightAction { star: true, ..citizen };
    assert_eq!(star.act(&mut scripted(&[4])), LosesNerve);
    assert_eq!(star.act(&mut scripted(&[3])), chooses(&[Fire, DuckBack, Move, Runaway]));
}

#[test]
fn after_an_in_sight_those_who_leave_come_first_and_then_all_fire() {
    let _proof = Proof::of(rule!("ffo.insight.reaction-order")).facts([1, 2, 3]);
    let stage = |it: Reaction| it.stage(&mut scripted(&[]));
    assert_eq!([Reaction::DuckBack, Reaction::Runaway].map(stage), [Stage::Away; 2]);
    assert_eq!([Reaction::Fire, Reaction::RushShot].map(stage), [Stage::Fire; 2]);
    assert_eq!(stage(Reaction::CarryOn), Stage::Act);
    assert!(Stage::Away < Stage::Fire && Stage::Fire < stage(Reaction::ChargeIntoMelee));
    assert!(stage(Reaction::ChargeIntoMelee) < Stage::Act);
}

#[test]
fn odds_of_a_citizens_nerve() {
    let citizen = SightAction { class: Class::Citizen, rep: 4, ..sees(&[at(6)]) };
    assert_eq!(odds(|dice| citizen.act(dice))[&LosesNerve], Ratio::new(1, 3));
}

#[test]
fn what_the_book_does_not_know_is_refused() {
    let far = sees(&[Enemy { distance_mm: 4001, ..Enemy::default() }]);
    let ducked = SightAction { bound: Some(Bound::DuckedBack), in_melee: true, ..sees(&[]) };
    assert!(far.check().is_err() && ducked.check().is_err() && sees(&[]).check().is_ok());
}
