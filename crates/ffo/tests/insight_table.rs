//! The In Sight Test (p. 15 to 20): the dice and the order.
use ffo::{
    rule,
    table::insight::{InSightTest, Looker, order},
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn waiting(rep: i32) -> Looker {
    Looker { rep, ..Looker::default() }
}

fn active(rep: i32) -> Looker {
    Looker { of_active_side: true, active: true, ..waiting(rep) }
}

fn dice(looker: Looker) -> i32 {
    looker.dice(&mut scripted(&[])).total()
}

/// The steps with their successes.
fn steps(figures: &[Looker], faces: &[u16]) -> Vec<(u16, Vec<usize>)> {
    let test = InSightTest { figures: figures.to_vec() };
    let order = test.take(&mut scripted(faces));
    order.into_iter().map(|it| (it.successes, it.figures.to_vec())).collect()
}

#[test]
fn everybody_rolls_a_die_for_each_point_of_rep() {
    let _proof = Proof::of(rule!("ffo.insight.dice")).facts([1, 2, 3]);
    assert_eq!(waiting(3).roll(&mut scripted(&[3, 4, 1])), 2);
    assert_eq!([dice(waiting(3)), dice(waiting(8))], [3, 8]);
    assert_eq!(waiting(8).roll(&mut scripted(&[1; 8])), 8);
    assert_eq!(active(1).roll(&mut scripted(&[])), 0);
}

#[test]
fn the_active_side_rolls_first_and_each_side_from_the_highest_rep() {
    let _proof = Proof::of(rule!("ffo.insight.dice")).facts([4]);
    let _ruling = Proof::of(rule!("ffo.ruling.battle-dice-order"));
    let friend = Looker { of_active_side: true, ..waiting(2) };
    let all = [waiting(3), active(2), waiting(4), friend, active(3)];
    // Active of Rep 3 and 2 with a die less, their friend of Rep 2, then Rep 4 and 3.
    let faces = [1, 1, /**/ 4, /**/ 1, 4, /**/ 4, 4, 4, 4, /**/ 1, 1, 1];
    assert_eq!(steps(&all, &faces), [(3, vec![0]), (2, vec![4]), (1, vec![3])]);
}

#[test]
fn whoever_is_active_rolls_a_die_less() {
    let _proof = Proof::of(rule!("ffo.insight.mod-active")).facts([1]);
    assert_eq!([dice(active(4)), dice(waiting(4))], [3, 4]);
    assert_eq!(dice(Looker { of_active_side: true, ..waiting(4) }), 4);
}

#[test]
fn it_costs_a_die_if_all_whom_they_see_are_concealed() {
    let _proof = Proof::of(rule!("ffo.insight.mod-concealed-enemy")).facts([1, 2, 3]);
    let _ruling = Proof::of(rule!("ffo.ruling.insight-concealed-many"));
    let sees = |enemies_in_sight, of_them_concealed| {
        dice(Looker { enemies_in_sight, of_them_concealed, ..waiting(4) })
    };
    assert_eq!([sees(1, 0), sees(1, 1)], [4, 3]);
    assert_eq!([sees(3, 2), sees(3, 3)], [4, 3]);
    assert_eq!(sees(0, 0), 4);
}

#[test]
fn a_weapon_that_must_be_drawn_costs_its_owner_a_die() {
    let _proof = Proof::of(rule!("ffo.insight.mod-concealed-weapon")).facts([1]);
    let hidden = Looker { weapon_out_of_sight: true, ..waiting(4) };
    assert_eq!([dice(hidden), dice(waiting(4))], [3, 4]);
}

#[test]
fn those_who_ride_and_are_not_active_roll_a_die_less() {
    let _proof = Proof::of(rule!("ffo.insight.mod-vehicle")).facts([1, 2]);
    let _ruling = Proof::of(rule!("ffo.ruling.vehicle-occupants-active"));
    let rides = |looker| Looker { in_moving_vehicle: true, ..looker };
    assert_eq!([dice(rides(waiting(4))), dice(rides(active(4)))], [3, 3]);
}

#[test]
fn most_successes_act_first_both_sides_together_and_equal_ones_at_once() {
    let _order = Proof::of(rule!("ffo.insight.order")).facts([1, 2]);
    let _zero = Proof::of(rule!("ffo.insight.zero")).facts([1]);
    let all = [active(3), waiting(3), active(3), waiting(3), active(5)];
    let faces = [4, 4, 4, 4, /**/ 1, 4, /**/ 1, 1, /**/ 1, 1, 4, /**/ 1, 1, 1];
    assert_eq!(steps(&all, &faces), [(3, vec![3]), (2, vec![1, 2]), (1, vec![0])]);
    assert!(order(&[0, 0], &mut scripted(&[])).is_empty());
}

#[test]
fn odds_of_acting_first() {
    let test = InSightTest { figures: vec![active(2), waiting(1)] };
    let odds = odds(|dice| {
        let order = test.take(dice);
        order.first().map(|it| it.figures.to_vec())
    });
    let each = [None, Some(vec![0]), Some(vec![1]), Some(vec![0, 1])].map(|it| odds[&it].clone());
    assert_eq!(each, [Ratio::new(1, 4), Ratio::new(1, 4), Ratio::new(1, 4), Ratio::new(1, 4)]);
}

#[test]
fn what_the_book_does_not_know_is_refused() {
    let refuses = |it: Looker| InSightTest { figures: vec![it] }.check().is_err();
    assert!(refuses(Looker { of_them_concealed: 2, ..waiting(4) }));
    assert!(refuses(Looker { of_active_side: false, ..active(4) }));
    assert!(InSightTest { figures: Vec::new() }.check().is_err() && !refuses(active(4)));
}
