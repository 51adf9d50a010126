//! Zombies enter the game (15.1.1, 15.1.3.1).
use crate::board;
use crate::board::{Board, board, board_on};
use crate::steps::{at, house, roll, table, zombies_move};
use dwa::{
    battle::{
        Battle, Phase, change,
        zombie::{self, LoudKind, entry, gunshot},
    },
    rule,
    table::weapons::Weapon,
};
use ground::open::{Circle, Polygon, Room, measure};
use kernel::Proof;

fn with_entry(board: Board, change: impl FnOnce(&mut dwa::battle::board::Entry)) -> Board {
    board.scene(|it| change(&mut it.entry))
}

#[test]
fn method_a_puts_zombies_on_random_free_places_20_cm_from_the_humans() {
    let _proof = Proof::of_all(&[rule!("dwa.zombie.enter-a"), rule!("dwa.ruling.entry-placement")]);
    let mut battle = with_entry(board().human("Dawson", 600, 600), |it| it.a = Some(2)).done();
    // The first place is 199 mm from Dawson and the second 200; the last is taken by then.
    let faces = [376 - 12, 588, 375 - 12, 588, 375 - 12, 588, 1, 1175];
    roll(&faces, |play| entry::at_start(&mut battle, play));
    let places: Vec<_> = battle.zombies.iter().map(|it| it.at).collect();
    assert_eq!(places, [at(375, 600), at(13, 1187)]);
    let mut off = board().human("Dawson", 600, 600).done();
    roll(&[], |play| entry::at_start(&mut off, play));
    assert!(off.zombies.is_empty());
}

#[test]
fn method_b_brings_a_zombie_for_each_six_of_two_dice_at_one_edge() {
    let _proof = Proof::of_all(&[rule!("dwa.zombie.enter-b"), rule!("dwa.zombie.enter-choice")]);
    let arrive = |faces: &[u16]| {
        let mut battle = with_entry(board().human("Dawson", 600, 600), |it| it.b = true).done();
        roll(faces, |play| zombie::arrive(&mut battle, play).unwrap());
        battle.zombies.iter().map(|it| it.at).collect::<Vec<_>>()
    };
    assert_eq!(arrive(&[5, 5]), []);
    assert_eq!(arrive(&[6, 1, 1, 100]), [at(112, 13)]);
    assert_eq!(arrive(&[6, 6, 2, 1, 1175]), [at(1187, 13), at(1187, 1187)]);
    let mut off = board().human("Dawson", 600, 600).done();
    roll(&[], |play| zombie::arrive(&mut off, play).unwrap());
}

fn room() -> Board {
    let mut town = table(vec![]);
    let area = Polygon::rectangle(500, 500, 200, 200);
    town.rooms.push(Room { name: "kitchen".to_owned(), area, confined: true });
    board_on(town).human("Dawson", 450, 600)
}

fn goes_in(battle: &mut Battle, faces: &[u16]) {
    let (who, rule) = (board::h(0), rule!("dwa.move.distance"));
    roll(faces, |play| change::enter(battle, play, rule, who, at(520, 600)));
}

#[test]
fn method_c_rolls_once_when_somebody_enters_a_new_room() {
    let _proof = Proof::of_all(&[rule!("dwa.zombie.enter-c"), rule!("dwa.ruling.room-check-once")]);
    let mut found = with_entry(room(), |it| it.c = true).done();
    // Two zombies; the first place for the second touches Dawson and is thrown away.
    goes_in(&mut found, &[5, 2, 100, 100, 34, 88, 150, 20]);
    let places: Vec<_> = found.zombies.iter().map(|it| it.at).collect();
    assert_eq!(places, [at(612, 612), at(662, 532)]);
    assert!(found.rooms[0].rolled && found.rooms[0].explored);
    found.arrange().humans[0].at = at(450, 600);
    goes_in(&mut found, &[]);
    let mut empty = with_entry(room(), |it| it.c = true).done();
    goes_in(&mut empty, &[4]);
    assert!(empty.zombies.is_empty() && empty.rooms[0].rolled);
    let mut off = room().done();
    goes_in(&mut off, &[]);
    assert!(off.rooms[0].explored && !off.rooms[0].rolled);
}

fn shoots(battle: &mut Battle, weapon: Weapon, kind: LoudKind, faces: &[u16]) {
    let place = battle.humans[0].at;
    roll(faces, |play| gunshot(battle, play, 0, place, weapon, kind));
}

#[test]
fn method_d_brings_one_zombie_behind_the_nearest_thing_20_cm_off_in_the_direction() {
    let _proof = Proof::of_all(&[rule!("dwa.zombie.enter-d"), rule!("dwa.ruling.spawn-place")]);
    // A house to the east whose far side is what counts, another behind it.
    let town = table(vec![house("far", 1050, 550, 60, 100), house("near", 800, 550, 60, 100)]);
    let mut battle = with_entry(board_on(town).human("Dawson", 500, 600), |it| it.d = true).done();
    shoots(&mut battle, Weapon::Pistol, LoudKind::Shot, &[90]);
    let place = battle.zombies[0].base();
    let near = battle.scene.ground.piece_named("near").unwrap();
    assert!(battle.scene.ground.body(near).gap(place) <= 1);
    assert!(860 < place.at.x, "at the point farthest from the firer: {place:?}");
    assert!(!battle.zombies[0].waits);
}

#[test]
fn without_an_obstacle_the_zombie_comes_at_the_edge_unless_that_is_too_near() {
    let _proof = Proof::of(rule!("dwa.ruling.scatter-die"));
    let field = |x| with_entry(board().human("Dawson", x, 600), |it| it.d = true).done();
    let mut far = field(600);
    shoots(&mut far, Weapon::Pistol, LoudKind::Shot, &[270]);
    assert_eq!((far.zombies[0].at, far.zombies[0].facing), (at(13, 600), 90));
    let mut near = field(237);
    shoots(&mut near, Weapon::Pistol, LoudKind::Shot, &[270, 360]);
    assert_eq!(near.zombies[0].at, at(237, 13));
    let mut just = field(238);
    shoots(&mut just, Weapon::Pistol, LoudKind::Shot, &[270]);
    assert_eq!(just.zombies[0].at, at(13, 600));
    let mut never = field(100);
    shoots(&mut never, Weapon::Pistol, LoudKind::Shot, &[270; 10]);
    assert_eq!(never.zombies[0].at, at(1187, 13));
}

#[test]
fn an_obstacle_must_lie_within_15_degrees_and_have_a_point_20_cm_off() {
    let _proof = Proof::of(rule!("dwa.ruling.spawn-place"));
    let town = || table(vec![house("shed", 560, 580, 30, 40)]);
    let mut near = with_entry(board_on(town()).human("Dawson", 500, 600), |it| it.d = true).done();
    shoots(&mut near, Weapon::Pistol, LoudKind::Shot, &[90]);
    assert_eq!(near.zombies[0].at, at(1187, 600), "no point of the shed is 20 cm away");
    let town = table(vec![house("shed", 800, 600, 30, 30)]);
    let mut aside = with_entry(board_on(town).human("Dawson", 500, 600), |it| it.d = true).done();
    shoots(&mut aside, Weapon::Pistol, LoudKind::Shot, &[73]);
    assert!(13 < aside.zombies[0].at.y && 1100 < aside.zombies[0].at.x, "18 degrees aside it does not count");
}

#[test]
fn method_e_brings_a_die_and_one_for_what_is_louder() {
    let _proof = Proof::of_all(&[rule!("dwa.zombie.enter-e"), rule!("dwa.ruling.spawn-trigger")]);
    let field = || {
        let crowd = board().human("Dawson", 600, 600).human("Lawless", 650, 600);
        with_entry(crowd, |it| (it.d, it.e) = (true, true)).done()
    };
    for (weapon, kind) in [
        (Weapon::AssaultRifle, LoudKind::SustainedFire),
        (Weapon::FragmentationGrenade, LoudKind::Grenade),
        (Weapon::Chainsaw, LoudKind::Chainsaw),
    ] {
        let mut battle = field();
        shoots(&mut battle, weapon, kind, &[1, 1, 180]);
        assert_eq!(battle.zombies.len(), 2, "{kind:?}");
    }
    let mut single = field();
    shoots(&mut single, Weapon::AssaultRifle, LoudKind::Shot, &[1]);
    assert_eq!(single.zombies.len(), 1);
}

#[test]
fn a_chainsaw_brings_them_once_a_turn_and_silent_weapons_never() {
    let _proof = Proof::of(rule!("dwa.ruling.noise"));
    let mut battle = with_entry(board().human("Dawson", 600, 600), |it| (it.d, it.e) = (true, true)).done();
    shoots(&mut battle, Weapon::Chainsaw, LoudKind::Chainsaw, &[1, 1, 180]);
    shoots(&mut battle, Weapon::Chainsaw, LoudKind::Chainsaw, &[]);
    assert_eq!((battle.zombies.len(), battle.noises.len()), (2, 2));
    for weapon in [Weapon::SilencedPistol, Weapon::Bow, Weapon::Crossbow, Weapon::ThrowingKnife] {
        shoots(&mut battle, weapon, LoudKind::Shot, &[]);
    }
    assert_eq!((battle.zombies.len(), battle.noises.len()), (2, 2));
}

#[test]
fn with_d_alone_sustained_fire_and_the_launcher_count_as_shots_and_a_thrown_grenade_does_not() {
    let field = || with_entry(board().human("Dawson", 600, 600), |it| it.d = true).done();
    let mut battle = field();
    shoots(&mut battle, Weapon::AssaultRifle, LoudKind::SustainedFire, &[1]);
    shoots(&mut battle, Weapon::GrenadeLauncher, LoudKind::Grenade, &[90]);
    shoots(&mut battle, Weapon::FragmentationGrenade, LoudKind::Grenade, &[]);
    shoots(&mut battle, Weapon::Chainsaw, LoudKind::Chainsaw, &[]);
    assert_eq!(battle.zombies.len(), 2);
    let mut e_alone = with_entry(board().human("Dawson", 600, 600), |it| it.e = true).done();
    shoots(&mut e_alone, Weapon::Pistol, LoudKind::Shot, &[]);
    assert!(e_alone.zombies.is_empty());
}

#[test]
fn a_launched_grenade_is_heard_where_it_is_fired_and_where_it_bursts() {
    let mut battle = board().human("Dawson", 600, 600).done();
    roll(&[], |play| gunshot(&mut battle, play, 0, at(900, 600), Weapon::GrenadeLauncher, LoudKind::Grenade));
    let places: Vec<_> = battle.noises.iter().map(|it| it.at).collect();
    assert_eq!(places, [at(600, 600), at(900, 600)]);
}

#[test]
fn there_are_never_more_than_five_zombies_for_each_human_who_started() {
    let _proof = Proof::of_all(&[rule!("dwa.zombie.number"), rule!("dwa.ruling.spawn-cap")]);
    let mut crowd = with_entry(board().human("Dawson", 600, 600), |it| it.d = true);
    for i in 0..4 {
        crowd = crowd.zombie(100 + 50 * i, 100);
    }
    let mut battle = crowd.done();
    battle.arrange().zombies[0].was = Some(7);
    shoots(&mut battle, Weapon::Pistol, LoudKind::Shot, &[1]);
    shoots(&mut battle, Weapon::Pistol, LoudKind::Shot, &[180]);
    assert_eq!(battle.zombies.len(), 6, "the one who turned does not count");
    shoots(&mut battle, Weapon::Pistol, LoudKind::Shot, &[]);
    battle.rules.zombies_per_human = None;
    shoots(&mut battle, Weapon::Pistol, LoudKind::Shot, &[90]);
    assert_eq!(battle.zombies.len(), 7);
    battle.rules.zombies_per_human = Some(2);
    shoots(&mut battle, Weapon::Pistol, LoudKind::Shot, &[]);
}

#[test]
fn who_is_drawn_in_the_zombie_phase_acts_in_the_next() {
    let field = with_entry(board().human("Dawson", 230, 600), |it| it.d = true);
    let mut battle = field.with(|it| it.phase = Phase::ZombiesMove).done();
    shoots(&mut battle, Weapon::Pistol, LoudKind::Shot, &[90]);
    assert!(battle.zombies[0].waits);
    let place = battle.zombies[0].at;
    roll(&[], |play| zombie::move_all(&mut battle, play).unwrap());
    assert_eq!(battle.zombies[0].at, place);
    zombies_move(&mut battle, &[]);
    assert_ne!(battle.zombies[0].at, place);
    assert!(200 <= measure::gap(battle.humans[0].base(), Circle::new(place, 25)));
}

#[test]
fn who_is_on_the_roof_is_not_in_the_room_below() {
    let mut roof = with_entry(room(), |it| it.c = true).done();
    roof.arrange().humans[0].level = Some(ground::open::PieceId(0));
    goes_in(&mut roof, &[]);
    assert!(!roof.rooms[0].explored);
    roof.arrange().humans[0].at = at(520, 600);
    roll(&[], |play| entry::at_start(&mut roof, play));
    assert!(!roof.rooms[0].explored);
    roof.arrange().humans[0].level = None;
    roll(&[], |play| entry::at_start(&mut roof, play));
    assert!(roof.rooms[0].explored && !roof.rooms[0].rolled, "where humans begin nothing is left to explore");
    roof.arrange().humans[0].at = at(450, 600);
    goes_in(&mut roof, &[]);
}
