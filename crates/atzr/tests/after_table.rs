//! After the Encounter (4.2, 14, 26): Rep up and down, Keeping It Together, food and roads.
use atzr::{
    printed::{Area, PeopleTables, Printed, people::KeptTogether},
    rule,
    table::{
        after::{Deeds, RepChange, RepResult},
        campaign::{AreaMove, Fed, Larder, Month},
        together::{Grunt, Star, Together},
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn tables() -> &'static PeopleTables {
    &Printed::book().people
}

const PROVED: Deeds = Deeds {
    ran_away: false,
    shot_at: true,
    in_melee: false,
    out_of_the_fight: false,
    used_star_power: false,
    success: true,
};

fn change(rep: i32, star: bool, deeds: Deeds, dice: &[u16]) -> RepResult {
    RepChange { rep, star, deeds }.roll(&mut scripted(dice))
}

#[test]
fn rep_may_rise_when_all_three_conditions_hold() {
    let _proof = Proof::of(rule!("atzr.after.increase-conditions")).facts([1, 2, 3]);
    let _star_power_all_dice = Proof::of(rule!("atzr.ruling.star-power-all-dice"));
    let may = |deeds: Deeds| deeds.may_rise(&mut scripted(&[]));
    assert!(may(PROVED));
    assert!(may(Deeds { shot_at: false, in_melee: true, ..PROVED }));
    assert!(!may(Deeds { shot_at: false, ..PROVED }), "neither shot at nor in melee");
    assert!(!may(Deeds { ran_away: true, ..PROVED }));
    assert!(!may(Deeds { out_of_the_fight: true, ..PROVED }));
    assert!(!may(Deeds { used_star_power: true, ..PROVED }));
    assert!(!may(Deeds { success: false, ..PROVED }));
}

#[test]
fn a_die_higher_than_rep_or_a_six_raises_it() {
    let _proof = Proof::of(rule!("atzr.after.increase-roll")).facts([1]);
    assert_eq!(change(4, false, PROVED, &[4]), RepResult::Stays);
    assert_eq!(change(4, false, PROVED, &[5]), RepResult::Rises);
    assert_eq!(change(5, false, PROVED, &[6]), RepResult::Rises);
    let odds = odds(|dice| RepChange { rep: 3, star: false, deeds: PROVED }.roll(dice));
    assert_eq!(odds[&RepResult::Rises], Ratio::new(1, 2));
}

#[test]
fn a_grunt_stops_at_six_and_a_star_goes_on_with_sixes() {
    let _proof = Proof::of(rule!("atzr.after.increase-cap")).facts([1, 2]);
    let _increase_roll = Proof::of(rule!("atzr.after.increase-roll")).facts([2]);
    let _rep_increase_high = Proof::of(rule!("atzr.ruling.rep-increase-high"));
    assert_eq!(change(6, false, PROVED, &[]), RepResult::Stays);
    assert_eq!(change(6, true, PROVED, &[6]), RepResult::Rises);
    assert_eq!(change(8, true, PROVED, &[6]), RepResult::Rises);
    assert_eq!(change(8, true, PROVED, &[5]), RepResult::Stays);
}

#[test]
fn flight_a_wound_or_failure_may_cost_a_point_and_a_one_does() {
    let _proof = Proof::of(rule!("atzr.after.decrease-conditions")).facts([1, 2]);
    let _decrease_roll = Proof::of(rule!("atzr.after.decrease-roll")).facts([1]);
    let _rep_change_order = Proof::of(rule!("atzr.ruling.rep-change-order"));
    for deeds in [
        Deeds { ran_away: true, ..PROVED },
        Deeds { out_of_the_fight: true, ..PROVED },
        Deeds { success: false, ..PROVED },
    ] {
        assert_eq!(change(4, false, deeds, &[1]), RepResult::Falls);
        assert_eq!(change(4, false, deeds, &[2]), RepResult::Stays);
    }
    assert_eq!(change(4, false, Deeds { shot_at: false, ..PROVED }, &[]), RepResult::Stays, "no test at all");
}

#[test]
fn a_grunt_below_three_disappears_and_a_star_falls_on() {
    let _proof = Proof::of(rule!("atzr.after.decrease-floor")).facts([1, 2]);
    let failed = Deeds { success: false, ..PROVED };
    assert_eq!(change(3, false, failed, &[1]), RepResult::Disappears);
    assert_eq!(change(4, false, failed, &[1]), RepResult::Falls);
    assert_eq!(change(3, true, failed, &[1]), RepResult::Falls);
    assert_eq!(change(2, true, failed, &[1]), RepResult::Falls);
}

#[test]
fn success_is_judged_for_each_character() {
    let _proof = Proof::of(rule!("atzr.after.per-character"));
    let odds = |success| {
        odds(|dice| RepChange { rep: 4, star: false, deeds: Deeds { success, ..PROVED } }.roll(dice))
    };
    assert_eq!(odds(true)[&RepResult::Rises], Ratio::new(1, 3));
    assert_eq!(odds(false)[&RepResult::Falls], Ratio::new(1, 6));
}

#[test]
fn the_star_rolls_fewer_dice_for_a_wound_and_for_members_lost() {
    let _roll = Proof::of(rule!("atzr.together.roll")).facts([3]);
    let _proof = Proof::of(rule!("atzr.ruling.table-keeping-it-together"));
    let star = Star { rep: 5, ..Star::default() };
    let dice = |star: Star| star.dice(tables()).total();
    assert_eq!(dice(star), 5);
    assert_eq!(dice(Star { out_of_the_fight: true, ..star }), 4);
    assert_eq!(dice(Star { members_lost: 2, ..star }), 3);
    assert_eq!(dice(Star { born_leader: true, ..star }), 6);
}

#[test]
fn a_grunt_rolls_by_months_hunger_and_what_was_said() {
    let _roll = Proof::of(rule!("atzr.together.roll")).facts([5, 6]);
    let _proof = Proof::of(rule!("atzr.ruling.table-keeping-it-together"));
    let grunt = Grunt { rep: 4, ..Grunt::default() };
    let dice = |grunt: Grunt| grunt.dice(tables()).total();
    let months = [0, 2, 3, 5, 6].map(|months| dice(Grunt { months, ..grunt }));
    assert_eq!(months, [4, 4, 3, 3, 2]);
    assert_eq!(dice(Grunt { hungry: true, ..grunt }), 5);
    assert_eq!(dice(Grunt { hungry: true, poisoned: true, ..grunt }), 6);
    assert_eq!(dice(Grunt { born_leader: true, ..grunt }), 3);
}

#[test]
fn successes_decide_who_stays_who_leaves_and_who_poisons() {
    let _roll = Proof::of(rule!("atzr.together.roll")).facts([7, 8, 9, 10]);
    let _proof = Proof::of(rule!("atzr.ruling.table-keeping-it-together"));
    let kept = |star: u16, own: u16, success| {
        let grunt = Grunt { rep: i32::from(own.max(1)), ..Grunt::default() };
        let dice: Vec<u16> = if own == 0 { vec![6] } else { vec![1; own.into()] };
        grunt.roll(star, success, tables(), &mut scripted(&dice))
    };
    assert_eq!(kept(4, 2, false), KeptTogether::StaysAndSkips);
    assert_eq!(kept(3, 2, false), KeptTogether::Stays);
    assert_eq!(kept(1, 0, false), KeptTogether::StaysAndSkips);
    assert_eq!(kept(2, 2, true), KeptTogether::Stays);
    assert_eq!(kept(2, 2, false), KeptTogether::Leaves);
    assert_eq!(kept(0, 0, true), KeptTogether::Stays);
    assert_eq!(kept(0, 0, false), KeptTogether::Leaves);
    assert_eq!(kept(2, 3, true), KeptTogether::Leaves);
    assert_eq!(kept(2, 4, true), KeptTogether::LeavesAndPoisons);
    assert_eq!(kept(0, 1, true), KeptTogether::LeavesAndPoisons);
}

/// Two dice against one, after a success: 0-0 1/8; 1 of the Star or more against 0 3/8; 0 against 1 1/8;
/// 1 against 1 2/8; 2 against 1 1/8.
#[test]
fn keeping_it_together_has_exact_odds() {
    let test = Together {
        star: Star { rep: 2, ..Star::default() },
        grunt: Grunt { rep: 1, ..Grunt::default() },
        success: true,
    };
    let kept = odds(|dice| test.resolve(dice));
    assert_eq!(kept[&KeptTogether::StaysAndSkips], Ratio::new(4, 8));
    assert_eq!(kept[&KeptTogether::Stays], Ratio::new(3, 8));
    assert_eq!(kept[&KeptTogether::LeavesAndPoisons], Ratio::new(1, 8));
}

#[test]
fn rural_and_urban_are_not_connected() {
    let _proof = Proof::of(rule!("atzr.campaign.move-area")).facts([2]);
    let can = |from, to| AreaMove { from, to }.is_possible(&mut scripted(&[]));
    for area in Area::ALL {
        assert!(can(area, area));
        assert!(can(area, Area::Suburbs) && can(Area::Suburbs, area));
    }
    assert!(!can(Area::Rural, Area::Urban) && !can(Area::Urban, Area::Rural));
}

#[test]
fn everybody_eats_one_and_a_b_feeds_two() {
    let _proof = Proof::of_all(&[
        rule!("atzr.campaign.supplies"),
        rule!("atzr.item.supplies"),
        rule!("atzr.ruling.supplies-who-pays"),
    ]);
    let fed = |members, supplies_a, supplies_b| {
        Larder { members, supplies_a, supplies_b }.resolve(&mut scripted(&[]))
    };
    assert_eq!(fed(2, 2, 1), Fed { supplies_a: 0, supplies_b: 1, hungry: 0 });
    assert_eq!(fed(3, 1, 1), Fed { supplies_a: 0, supplies_b: 0, hungry: 0 });
    assert_eq!(fed(2, 1, 1), Fed { supplies_a: 1, supplies_b: 0, hungry: 0 });
    assert_eq!(fed(4, 0, 1), Fed { supplies_a: 0, supplies_b: 0, hungry: 2 });
    assert_eq!(fed(1, 0, 0), Fed { supplies_a: 0, supplies_b: 0, hungry: 1 });
}

#[test]
fn twelve_months_are_a_year() {
    let _proof = Proof::of(rule!("atzr.campaign.time"));
    let mut month = Month::FIRST;
    for _ in 0..12 {
        month = month.next(&mut scripted(&[]));
    }
    assert_eq!(month, Month { year: 2, month: 1 });
}
