//! Movement (7).
use atzr::{
    printed::{FightTables, Terrain},
    rule,
    table::r#move::{FastMove, Step},
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn rep_3() -> FastMove {
    FastMove { rep: 3, ..FastMove::default() }
}

fn cost(step: Step) -> i32 {
    step.cost(&FightTables::book().movement).total()
}

#[test]
fn each_passed_die_is_a_point_more() {
    let _proof = Proof::of(rule!("atzr.move.fast")).facts([1]);
    assert_eq!(rep_3().roll(&mut scripted(&[3, 3])), 2);
    assert_eq!(rep_3().roll(&mut scripted(&[3, 4])), 1);
    assert_eq!(rep_3().roll(&mut scripted(&[4, 4])), 0);
    assert_eq!(odds(|dice| rep_3().roll(dice))[&1], Ratio::new(1, 2));
}

#[test]
fn over_rep_one_die_is_left_and_over_twice_rep_none() {
    let _proof = Proof::of(rule!("atzr.carry.limit")).facts([2, 3]);
    let _timing = Proof::of(rule!("atzr.ruling.fast-move-timing"));
    let loaded = |load| FastMove { load, ..rep_3() };
    assert_eq!(loaded(3).roll(&mut scripted(&[1, 1])), 2);
    assert_eq!(loaded(4).roll(&mut scripted(&[1])), 1);
    assert_eq!(loaded(6).roll(&mut scripted(&[1])), 1);
    assert_eq!(loaded(7).roll(&mut scripted(&[])), 0);
    assert!(loaded(6).check().is_ok());
    assert!(loaded(7).check().unwrap_err().to_string().starts_with("load: takes up to 6"));
}

#[test]
fn who_carries_somebody_counts_the_better_die() {
    let _proof = Proof::of(rule!("atzr.recovery.fast-move")).facts([1, 2]);
    let carrier = FastMove { carrying: true, ..rep_3() };
    assert_eq!(carrier.roll(&mut scripted(&[1, 1])), 1);
    assert_eq!(carrier.roll(&mut scripted(&[6, 1])), 1);
    assert_eq!(carrier.roll(&mut scripted(&[6, 6])), 0);
    assert_eq!(FastMove { load: 4, ..carrier }.roll(&mut scripted(&[1])), 1);
}

#[test]
fn the_fast_roll_three_dice_and_the_slow_one() {
    let _proof = Proof::of(rule!("atzr.ruling.table-attributes"));
    let fast = FastMove { fast: true, ..rep_3() };
    assert_eq!(fast.roll(&mut scripted(&[1, 2, 3])), 3);
    assert_eq!(FastMove { load: 4, ..fast }.roll(&mut scripted(&[1])), 1);
    assert_eq!(FastMove { carrying: true, ..fast }.roll(&mut scripted(&[1, 2, 3])), 1);
    assert_eq!(FastMove { slow: true, ..rep_3() }.roll(&mut scripted(&[1])), 1);
    assert!(FastMove { slow: true, ..fast }.check().is_err());
}

#[test]
fn clear_costs_one_rough_and_buildings_two() {
    let _proof =
        Proof::of_all(&[rule!("atzr.move.clear"), rule!("atzr.move.rough"), rule!("atzr.move.building")]);
    let human = |terrain| cost(Step { terrain, ..Step::default() });
    assert_eq!(Terrain::ALL.map(human), [1, 2, 2]);
}

#[test]
fn zombies_pay_three_where_humans_pay_two() {
    let _proof = Proof::of(rule!("atzr.zombie.move-cost")).facts([1, 2, 3]);
    let zombie = |terrain| cost(Step { terrain, zombie: true, ..Step::default() });
    assert_eq!(Terrain::ALL.map(zombie), [1, 3, 3]);
}

#[test]
fn too_much_to_carry_and_somebody_to_pick_up_cost_a_point_each() {
    let _proof = Proof::of_all(&[rule!("atzr.carry.limit"), rule!("atzr.recovery.pick-up")]);
    let step = Step { terrain: Terrain::Rough, rep: 3, ..Step::default() };
    assert_eq!([6, 7].map(|load| cost(Step { load, ..step })), [2, 3]);
    assert_eq!(cost(Step { load: 7, picks_up: true, ..step }), 4);
}

#[test]
fn the_movement_card_gives_the_rest() {
    let _proof = Proof::of(rule!("atzr.ruling.table-movement-costs"));
    assert_eq!(Step::default().resolve(&mut scripted(&[])), 1);
    assert_eq!(FightTables::book().movement.leaving_the_map, 1);
}
