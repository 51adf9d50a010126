//! How zombies move (13.5.1, 13.6): stacks, buildings, doors.
use crate::board;
use crate::board::{at, board, p};
use crate::steps::roll;
use crate::zombie_phases::{off, z, zombie_at, zombies_act};
use atzr::{
    battle::{Battle, building, change, zombie},
    rule,
};
use ground::hex::Side;
use kernel::Proof;

#[test]
fn a_stack_moves_as_one() {
    let _proof = Proof::of(rule!("atzr.zombie.stack-moving")).facts([2]);
    let _proof = Proof::of(rule!("atzr.zombie.move-full")).facts([1, 2]);
    let mut battle = board().grunt("Ray", 5, "0906").zombie("0916").zombie("0916").zombie("0916").done();
    zombies_act(&mut battle, 4, &[]);
    assert_eq!([0, 1, 2].map(|it| zombie_at(&battle, it)), ["0913", "0913", "0913"]);
}

#[test]
fn zombies_on_the_way_to_one_hex_join_where_that_does_not_slow_them() {
    let _proof = Proof::of(rule!("atzr.zombie.stack-moving")).facts([1]);
    let _proof = Proof::of(rule!("atzr.ruling.zombie-stack-moves"));
    let beside = off("0916", 2, 1);
    let mut battle = board().grunt("Ray", 5, "0907").zombie("0916").zombie(&beside).done();
    assert_eq!(at(&beside).distance(at("0907")), at("0916").distance(at("0907")));
    zombies_act(&mut battle, 3, &[]);
    assert_eq!([0, 1].map(|it| zombie_at(&battle, it)), ["0913", "0913"]);
}

#[test]
fn at_most_four_share_a_hex_on_the_way() {
    let _proof = Proof::of(rule!("atzr.zombie.stack-limit")).facts([1]);
    let ray = board().grunt("Ray", 5, "0905");
    let stack = |all: board::Board, n: usize, hex: &str| (0..n).fold(all, |all, _| all.zombie(hex));
    let mut battle = stack(stack(ray, 3, "0914"), 3, &off("0914", 2, 1)).done();
    zombies_act(&mut battle, 3, &[]);
    for hex in battle.scene.board.grid().hexes() {
        assert!(battle.zombies_at(hex).count() <= 4);
    }
    let three = |from: u16| [from, from + 1, from + 2].map(|it| zombie_at(&battle, it));
    assert!(three(0).iter().all(|it| *it == three(0)[0]) && three(3).iter().all(|it| *it == three(3)[0]));
    assert_ne!(three(0)[0], three(3)[0]);
}

#[test]
fn more_than_four_that_charge_one_hex_wait_beside_it() {
    let _proof = Proof::of(rule!("atzr.charge.test")).facts([6]);
    let _proof = Proof::of(rule!("atzr.zombie.activation")).facts([2]);
    let _proof = Proof::of(rule!("atzr.zombie.swarm-limit")).facts([1]);
    let _proof = Proof::of(rule!("atzr.ruling.charge-position"));
    let mut all = board().grunt("Ray", 5, "0912");
    for _ in 0..3 {
        all = all.zombie("0914").zombie("0910");
    }
    let mut battle = all.done();
    // Four of six get in: six dice for him, six for them, twice.
    let round = [1, 1, 1, 1, 1, 1, 4, 4, 4, 4, 4, 4];
    zombies_act(&mut battle, 4, &[&[6, 6][..], &round].concat());
    assert_eq!(battle.undead().count(), 2);
    assert!(battle.undead().all(|it| it.1.at.distance(at("0912")) == 1));
}

#[test]
fn two_humans_in_a_hex_share_the_zombies_and_each_fights_his_own() {
    let _proof = Proof::of(rule!("atzr.zombie.swarm-limit")).facts([2]);
    let _proof = Proof::of(rule!("atzr.surprise.divide"));
    let two = board().grunt("Ray", 5, "0912").grunt("Lil", 3, "0912");
    let mut battle = two.zombie("0914").zombie("0914").zombie("0914").done();
    // The odd one goes to Lil: six dice against three, four against four.
    let (odd, tests) = ([2], [6, 6, 6, 6]);
    let (ray, lil) = ([1, 1, 1, 1, 1, 1, 4, 4, 4], [1, 1, 1, 1, 4, 4, 4, 4]);
    zombies_act(&mut battle, 4, &[&odd[..], &tests, &ray, &lil].concat());
    assert_eq!([0, 1].map(|it| battle.person(p(it)).deeds.zombies), [1, 2]);
}

/// Ray walks into the Ramsey place through its green door, with a zombie looking on from the street.
fn ray_went_in(zombie_from: &str) -> Battle {
    let mut battle = board().grunt("Ray", 5, "0505").zombie(zombie_from).done();
    battle.set_up().places.iter_mut().for_each(|it| it.card = Some(0));
    roll(&[], |play| {
        change::enter(&mut battle, play, rule!("atzr.move.points"), p(0), at("0504"));
        building::arrive(&mut battle, play, p(0)).unwrap();
    });
    battle
}

#[test]
fn a_zombie_follows_whom_it_saw_enter_through_the_same_hex() {
    let _proof = Proof::of(rule!("atzr.zombie.enter-building")).facts([2, 3]);
    let _proof = Proof::of(rule!("atzr.ruling.zombie-in-building"));
    let mut battle = ray_went_in("0507");
    assert_eq!(battle.zombie(z(0)).follows, Some(at("0504")));
    // He goes on inside and out of its sight: it comes up to the door, then pays three points to go in.
    battle.set_up().person(p(0)).at = at("0404");
    battle.recount();
    zombies_act(&mut battle, 3, &[]);
    assert_eq!(zombie_at(&battle, 0), "0505");
    battle.turn = 2;
    zombies_act(&mut battle, 3, &[]);
    assert_eq!(zombie_at(&battle, 0), "0504");
    // Inside it goes for him hex by hex, at three points each.
    battle.turn = 3;
    zombies_act(&mut battle, 3, &[6, 6, 1, 1, 1, 1, 1, 1, 4, 4, 4]);
    assert!(battle.zombie(z(0)).out);
}

#[test]
fn a_zombie_that_did_not_see_him_go_in_stays_outside_as_near_as_it_gets() {
    let _proof = Proof::of(rule!("atzr.zombie.action-seen"));
    let mut battle = ray_went_in("0507");
    battle.set_up().zombie(z(0)).follows = None;
    zombies_act(&mut battle, 3, &[]);
    assert_eq!(zombie_at(&battle, 0), "0505");
    battle.turn = 2;
    zombies_act(&mut battle, 3, &[]);
    assert_eq!(zombie_at(&battle, 0), "0505", "it claws at the wall");
}

#[test]
fn a_door_that_takes_a_roll_keeps_zombies_out() {
    let _proof = Proof::of(rule!("atzr.zombie.enter-needs-open")).facts([1]);
    let mut battle = ray_went_in("0505");
    battle.set_up().zombie(z(0)).follows = Some(at("0504"));
    let entrance = battle.scene.board.entrance(at("0504")).unwrap();
    (battle.set_up().places[entrance].open, battle.set_up().places[entrance].barricaded) = (false, true);
    zombies_act(&mut battle, 3, &[]);
    assert_eq!(zombie_at(&battle, 0), "0505");
    (battle.set_up().places[entrance].open, battle.set_up().places[entrance].barricaded) = (true, false);
    battle.turn = 2;
    zombies_act(&mut battle, 3, &[6, 6, 1, 1, 1, 1, 1, 1, 4, 4, 4]);
    assert_eq!(zombie_at(&battle, 0), "0504");
}

#[test]
fn zombies_inside_come_out_through_any_entrance_barricaded_or_not() {
    let _proof = Proof::of(rule!("atzr.ruling.zombie-in-building"));
    let mut battle = board().zombie("0504").done();
    battle.set_up().zombie(z(0)).heading = Some(Side::numbered(4).unwrap());
    zombies_act(&mut battle, 3, &[]);
    assert_eq!(zombie_at(&battle, 0), "0507");
    let entrance = battle.scene.board.entrance(at("0504")).unwrap();
    assert!(!battle.places[entrance].open, "the door is no more open than before");
    // From a hex without a triangle the walls hold it: it can only go on inside.
    let mut walled = board().zombie("0404").done();
    walled.set_up().zombie(z(0)).heading = Some(Side::numbered(1).unwrap());
    zombies_act(&mut walled, 3, &[4]);
    let to = at(&zombie_at(&walled, 0));
    assert!(walled.scene.board.building_at(to).is_some() || to == at("0404"));
}

#[test]
fn drifting_zombies_do_not_enter_buildings_and_rough_ground_takes_all_their_points() {
    let _proof = Proof::of(rule!("atzr.zombie.action-dead-end")).facts([3]);
    // 0705 is a bungalow of one hex: from below it the zombie turns.
    let mut battle = board().zombie("0706").done();
    battle.set_up().zombie(z(0)).heading = Some(Side::numbered(1).unwrap());
    zombies_act(&mut battle, 3, &[4]);
    assert!(battle.scene.board.building_at(at(&zombie_at(&battle, 0))).is_none());
    assert_ne!(zombie_at(&battle, 0), "0706");
    // 0105 is rough: with three points it gets in, with fewer it stops before it.
    let mut rough = board().zombie("0106").zombie("0108").done();
    for it in 0..2 {
        rough.set_up().zombie(z(it)).heading = Some(Side::numbered(1).unwrap());
    }
    zombies_act(&mut rough, 3, &[]);
    assert_eq!([0, 1].map(|it| zombie_at(&rough, it)), ["0105", "0106"]);
}

#[test]
fn a_turned_zombie_in_the_hex_of_a_human_falls_on_him_where_they_are() {
    let _proof = Proof::of(rule!("atzr.zombie.action-charge"));
    let mut battle = board().grunt("Ray", 5, "0912").zombie("0912").done();
    zombies_act(&mut battle, 3, &[6, 6, 1, 1, 1, 1, 1, 1, 4, 4, 4]);
    assert!(battle.zombie(z(0)).out);
    assert_eq!(zombie::STACK, 4);
}

#[test]
fn a_stack_stays_together_though_one_of_it_remembers_somebody() {
    let _proof = Proof::of(rule!("atzr.zombie.stack-moving")).facts([3]);
    let mut battle = board().zombie("0912").zombie("0912").done();
    battle.set_up().zombie(z(1)).last_seen = Some(at("0906"));
    battle.set_up().zombie(z(0)).heading = Some(Side::numbered(4).unwrap());
    zombies_act(&mut battle, 3, &[]);
    assert_eq!([0, 1].map(|it| zombie_at(&battle, it)), ["0909", "0909"]);
}

#[test]
fn noise_from_a_house_draws_them_to_its_open_door_and_no_farther() {
    let _proof = Proof::of(rule!("atzr.zombie.enter-building")).facts([1]);
    let mut battle = board().zombie("0507").done();
    let entrance = battle.scene.board.entrance(at("0504")).unwrap();
    (battle.set_up().places[entrance].open, battle.set_up().places[entrance].card) = (true, Some(0));
    battle.noises.push(atzr::battle::place::Noise { at: at("0504"), turn: 1, dice: 3 });
    for turn in [1, 2] {
        battle.turn = turn;
        zombies_act(&mut battle, 3, &[]);
        assert_eq!(zombie_at(&battle, 0), "0505");
    }
    // Somebody whom it saw go in would be followed.
    let zombie = battle.set_up().zombie(z(0));
    (zombie.follows, zombie.last_seen) = (Some(at("0504")), Some(at("0504")));
    battle.turn = 3;
    zombies_act(&mut battle, 3, &[]);
    assert_eq!(zombie_at(&battle, 0), "0504");
}

#[test]
fn a_barricade_keeps_them_out_and_not_in() {
    let _proof = Proof::of(rule!("atzr.zombie.enter-needs-open")).facts([1, 3]);
    let barricaded = |from: &str| {
        let mut battle = board().zombie(from).done();
        let entrance = battle.scene.board.entrance(at("0504")).unwrap();
        battle.set_up().places[entrance].barricaded = true;
        (battle, entrance)
    };
    let (mut inside, door) = barricaded("0504");
    inside.set_up().zombie(z(0)).heading = Some(Side::numbered(4).unwrap());
    zombies_act(&mut inside, 3, &[]);
    assert_eq!(zombie_at(&inside, 0), "0507");
    assert!(inside.places[door].barricaded && !inside.places[door].open, "it stands as before");
    let (mut outside, _) = barricaded("0505");
    let zombie = outside.set_up().zombie(z(0));
    (zombie.follows, zombie.last_seen) = (Some(at("0504")), Some(at("0504")));
    zombies_act(&mut outside, 3, &[]);
    assert_eq!(zombie_at(&outside, 0), "0505");
}
