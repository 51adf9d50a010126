//! Movement (p. 15).
use ffo::{
    rule,
    table::{
        attribute::Attribute,
        class::Class,
        r#move::{ChargeReach, FastMove, FastMover, Mover, Pace, Posture, Underfoot},
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

const STANDING: Mover = Mover { pace: Pace::Normal, scenario_mm: None, posture: Posture::Standing };

fn moves(mover: Mover) -> i32 {
    mover.resolve(&mut scripted(&[]))
}

fn mover(rep: i32) -> FastMover {
    FastMover { rep, ..FastMover::default() }
}

fn fast(rep: i32) -> FastMover {
    FastMover { pace: Pace::Fast, ..mover(rep) }
}

/// How far each of them may go; the group's two dice come first.
fn group(movers: &[FastMover], faces: &[u16]) -> Vec<i32> {
    let test = FastMove { movers: movers.to_vec() };
    assert!(test.check().is_ok());
    test.resolve(&mut scripted(faces)).iter().map(|it| it.left_mm).collect()
}

fn alone(mover: FastMover, faces: &[u16]) -> i32 {
    group(&[mover], faces)[0]
}

fn passed(mover: FastMover, faces: &[u16]) -> u16 {
    FastMove { movers: vec![mover] }.resolve(&mut scripted(faces))[0].passed
}

#[test]
fn people_move_eight_inches_unless_something_else_is_said() {
    let _proof = Proof::of(rule!("ffo.move.normal")).facts([1, 2]);
    let _fast = Proof::of(rule!("ffo.attribute.fast")).facts([1]);
    assert_eq!(moves(STANDING), 200);
    assert_eq!(moves(Mover { pace: Pace::Slow, ..STANDING }), 200);
    assert_eq!(moves(Mover { pace: Pace::of(&[Attribute::Fast]), ..STANDING }), 250);
    assert_eq!(moves(Mover { scenario_mm: Some(100), ..STANDING }), 100);
}

#[test]
fn getting_up_costs_half_a_normal_move() {
    let _proof = Proof::of(rule!("ffo.move.stand-up")).facts([1]);
    let _ruling = Proof::of(rule!("ffo.ruling.half-moves"));
    let up = Mover { posture: Posture::GetsUp, ..STANDING };
    assert_eq!([up, Mover { pace: Pace::Fast, ..up }].map(moves), [100, 125]);
}

#[test]
fn the_prone_crawl_at_half_a_normal_move() {
    let _proof = Proof::of(rule!("ffo.move.crawl")).facts([1]);
    let crawls = Mover { posture: Posture::Crawls, ..STANDING };
    assert_eq!([crawls, Mover { pace: Pace::Fast, ..crawls }].map(moves), [100, 125]);
}

#[test]
fn one_set_of_dice_serves_a_group_each_by_their_own_rep() {
    let _proof = Proof::of(rule!("ffo.move.fast-roll")).facts([1, 2, 3]);
    assert_eq!(group(&[mover(5), mover(4), mover(3), mover(2)], &[3, 5]), [400, 300, 300, 200]);
    assert_eq!(alone(mover(5), &[6, 6]), 200);
}

#[test]
fn a_three_passes_for_rep_3() {
    let _proof = Proof::of(rule!("ffo.move.fast-roll")).facts([5]);
    let _ruling = Proof::of(rule!("ffo.ruling.fast-move-example"));
    assert_eq!(alone(mover(3), &[3, 5]), 300);
    assert_eq!(alone(mover(3), &[4, 5]), 200);
}

#[test]
fn the_third_die_of_the_fast_is_for_them_alone_and_counts() {
    let _proof = Proof::of(rule!("ffo.move.fast-roll")).facts([4]);
    let _fast = Proof::of(rule!("ffo.attribute.fast")).facts([2]);
    assert_eq!(group(&[mover(4), fast(4), mover(4)], &[5, 6, /* of the second */ 1]), [200, 375, 200]);
    assert_eq!(alone(fast(4), &[1, 2, 3]), 625);
}

#[test]
fn each_die_passed_adds_half_a_normal_move() {
    let _proof = Proof::of(rule!("ffo.move.fast-distance")).facts([1, 2]);
    let _universal = Proof::of(rule!("ffo.react.universal.fast-move")).facts([1]);
    assert_eq!([[1, 1], [1, 6], [6, 6]].map(|it| alone(mover(4), &it)), [400, 300, 200]);
    let thrice = [[1, 1, 1], [1, 1, 6], [1, 6, 6], [6, 6, 6]];
    assert_eq!(thrice.map(|it| alone(fast(4), &it)), [625, 500, 375, 250]);
    let wading = FastMover { scenario_mm: Some(100), ..mover(4) };
    assert_eq!(alone(wading, &[1, 1]), 200);
}

#[test]
fn what_has_been_moved_counts_against_all_of_it() {
    let _proof = Proof::of(rule!("ffo.move.fast-any-time")).facts([3]);
    let moved = |moved_mm| FastMover { moved_mm, ..mover(4) };
    assert_eq!([0, 150, 200].map(|mm| alone(moved(mm), &[1, 6])), [300, 150, 100]);
    assert_eq!(alone(moved(200), &[6, 6]), 0);
}

#[test]
fn a_citizen_with_nothing_before_a_threat_has_a_die_less() {
    let _proof = Proof::of(rule!("ffo.move.fast-citizen")).facts([1, 2]);
    let _universal = Proof::of(rule!("ffo.react.universal.fast-move")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.fast-move-citizen"));
    let of = |class, faces_threat| passed(FastMover { class, faces_threat, ..mover(4) }, &[1, 1]);
    assert_eq!([of(Class::Citizen, true), of(Class::Citizen, false)], [1, 2]);
    assert_eq!([Class::Ganger, Class::Survivor, Class::Army].map(|class| of(class, true)), [2; 3]);
    // A die less, and not a point of Rep.
    let citizen = FastMover { class: Class::Citizen, faces_threat: true, ..mover(4) };
    assert_eq!(passed(citizen, &[4, 4]), 1);
}

#[test]
fn a_lost_die_is_the_second_and_two_are_all() {
    let _proof = Proof::of(rule!("ffo.move.fast-roll")).facts([6]);
    let _crawl = Proof::of(rule!("ffo.move.crawl")).facts([2, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.fast-move-dice"));
    let crawls = FastMover { crawls: true, ..mover(4) };
    assert_eq!(passed(crawls, &[1, 6]), 1);
    assert_eq!(passed(crawls, &[6, 1]), 0);
    let in_woods = FastMover { underfoot: Underfoot::Woods, ..crawls };
    assert_eq!(passed(in_woods, &[1, 1]), 0);
    let citizen = FastMover { class: Class::Citizen, faces_threat: true, ..in_woods };
    assert_eq!(passed(citizen, &[1, 1]), 0);
    assert_eq!(passed(FastMover { pace: Pace::Fast, ..crawls }, &[1, 1]), 2);
}

#[test]
fn each_die_of_a_crawler_adds_half_a_crawl() {
    let _proof = Proof::of(rule!("ffo.move.crawl")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.half-moves"));
    let crawls = FastMover { crawls: true, ..mover(4) };
    assert_eq!([[1, 1], [6, 6]].map(|it| alone(crawls, &it)), [150, 100]);
}

#[test]
fn half_a_crawl_of_five_inches_is_two_and_a_half() {
    let _proof = Proof::of(rule!("ffo.move.fast-distance")).facts([4]);
    let _ruling = Proof::of(rule!("ffo.ruling.half-moves"));
    let crawls = FastMover { crawls: true, ..fast(4) };
    // Seven inches and a half, to the millimetre.
    assert_eq!([[6, 6], [1, 6], [1, 1]].map(|it| alone(crawls, &it)), [125, 187, 250]);
}

#[test]
fn the_slow_have_the_first_die_alone() {
    let _proof = Proof::of(rule!("ffo.attribute.slow")).facts([1, 2]);
    let _ruling = Proof::of(rule!("ffo.ruling.fast-move-dice"));
    let slow = FastMover { pace: Pace::Slow, ..mover(4) };
    assert_eq!([[1, 1], [1, 6], [6, 1]].map(|it| passed(slow, &it)), [1, 1, 0]);
    assert_eq!(passed(FastMover { crawls: true, ..slow }, &[1, 1]), 0);
    assert_eq!(alone(slow, &[1, 1]), 300);
    let both = Pace::of(&[Attribute::Fast, Attribute::Slow]);
    assert_eq!(alone(FastMover { pace: both, ..slow }, &[1, 1]), 375);
}

#[test]
fn a_road_is_a_die_more_of_which_the_worst_is_left_out() {
    let _proof = Proof::of(rule!("ffo.terrain.road")).facts([1, 2]);
    let _ruling = Proof::of(rule!("ffo.ruling.fast-move-dice"));
    let on_road = |it| FastMover { underfoot: Underfoot::Road, ..it };
    assert_eq!([[6, 6, 1], [1, 6, 1], [1, 1, 1]].map(|it| passed(on_road(mover(4)), &it)), [1, 2, 2]);
    let fast = on_road(fast(4));
    assert_eq!([[1, 1, 6, 1], [1, 1, 1, 1], [6, 6, 6, 1]].map(|it| passed(fast, &it)), [3, 3, 1]);
}

#[test]
fn woods_cost_a_die_that_a_road_gives_back() {
    let _proof = Proof::of(rule!("ffo.terrain.woods-fast-move")).facts([1, 2, 3]);
    let _ruling = Proof::of(rule!("ffo.ruling.fast-move-dice"));
    let on = |underfoot| FastMover { underfoot, ..mover(4) };
    assert_eq!([[1, 6], [6, 1]].map(|it| passed(on(Underfoot::Woods), &it)), [1, 0]);
    assert_eq!(alone(on(Underfoot::Woods), &[6, 6]), 200);
    assert_eq!([[1, 1], [6, 1]].map(|it| passed(on(Underfoot::RoadInWoods), &it)), [2, 1]);
}

#[test]
fn whoever_carries_the_wounded_counts_one_die_at_most() {
    let _proof = Proof::of(rule!("ffo.retrieve.fast-move")).facts([1, 2]);
    let _ruling = Proof::of(rule!("ffo.ruling.fast-move-dice"));
    let carries = |it| FastMover { carries_wounded: true, ..it };
    assert_eq!([[6, 6], [6, 1], [1, 1]].map(|it| passed(carries(mover(4)), &it)), [0, 1, 1]);
    assert_eq!(passed(carries(fast(4)), &[1, 1, 1]), 1);
    let on_road = FastMover { underfoot: Underfoot::Road, ..mover(4) };
    assert_eq!(passed(carries(on_road), &[1, 1, 1]), 1);
}

#[test]
fn somebody_inactive_charges_over_fourteen_inches_of_open_ground() {
    let _proof = Proof::of(rule!("ffo.move.charge-result")).facts([2]);
    let _ruling = Proof::of(rule!("ffo.ruling.charge-reach"));
    let reaches = |reach: ChargeReach| reach.resolve(&mut scripted(&[]));
    let inactive = |distance_mm| ChargeReach { distance_mm, ..ChargeReach::default() };
    assert_eq!([150, 350, 351].map(|mm| reaches(inactive(mm))), [true, true, false]);
    let fast = Mover { pace: Pace::Fast, ..STANDING };
    assert_eq!([400, 401].map(|mm| reaches(ChargeReach { mover: fast, ..inactive(mm) })), [true, false]);
    let active = |mm| ChargeReach { active_left_mm: Some(50), ..inactive(mm) };
    assert_eq!([200, 201].map(|mm| reaches(active(mm))), [true, false]);
}

#[test]
fn odds_of_a_fast_move() {
    let odds = odds(|dice| FastMove { movers: vec![mover(3)] }.resolve(dice)[0].left_mm);
    assert_eq!([200, 300, 400].map(|mm| odds[&mm].clone()), [1, 2, 1].map(|n| Ratio::new(n, 4)));
}
