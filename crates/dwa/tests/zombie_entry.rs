//! Zombies enter the game (15.1.1, 15.1.3.1).
use crate::board;
use crate::board::{Board, acting::acts, board, board_on};
use crate::steps::{at, house, roll, table, zombies_move};
use dwa::{
    battle::{
        Battle, Phase, change,
        figure::Goal,
        zombie::{self, LoudKind, entry, gunshot},
        zombification,
    },
    rule,
    table::weapons::Weapon,
};
use ground::open::{Circle, Polygon, Room, measure};
use kernel::Proof;

fn with_entry(board: Board, change: impl FnOnce(&mut dwa::battle::board::EntryMethods)) -> Board {
    board.scene(|it| change(&mut it.entry))
}

#[test]
fn method_a_puts_zombies_on_random_free_places_20_cm_from_the_humans() {
    let _enter_a = Proof::of(rule!("dwa.zombie.enter-a")).facts([1, 2]);
    let _proof = Proof::of(rule!("dwa.ruling.entry-placement"));
    let mut battle = with_entry(board().human("Dawson", 600, 600), |it| it.a = Some(2)).done();
    // The first place is 199 mm from Dawson and the second 200; the last is taken by then.
    let faces = [376 - 12, 588, 375 - 12, 588, 375 - 12, 588, 1, 1175];
    roll(&faces, |play| entry::at_start(&mut battle, play));
    let places: Vec<_> = battle.zombies.iter().map(|it| it.at).collect();
    assert_eq!(places, [at(375, 600), at(13, 1187)]);
    let mut off = board().human("Dawson", 600, 600).done();
    roll(&[], |play| entry::at_start(&mut off, play));
    assert!(off.zombies.is_empty());
    roll(&[], |play| zombie::arrive(&mut battle, play).unwrap());
}

#[test]
fn method_b_brings_a_zombie_for_each_six_of_two_dice_at_one_edge() {
    let _enter_b = Proof::of(rule!("dwa.zombie.enter-b")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("dwa.zombie.enter-choice"));
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
    let _enter_c = Proof::of(rule!("dwa.zombie.enter-c")).facts([1, 2, 3, 4]);
    let _proof = Proof::of(rule!("dwa.ruling.room-check-once"));
    let mut found = with_entry(room(), |it| it.c = true).done();
    // Two zombies; the first place for the second touches Dawson and is thrown away.
    goes_in(&mut found, &[5, 2, 100, 100, 34, 88, 150, 20]);
    let places: Vec<_> = found.zombies.iter().map(|it| it.at).collect();
    assert_eq!(places, [at(612, 612), at(662, 532)]);
    assert!(found.rooms[0].rolled && found.rooms[0].explored);
    found.arrange().humans[0].at = at(450, 600);
    goes_in(&mut found, &[]);
    let mut second = found.clone();
    second.arrange().humans.push(board::human("Lawless", 450, 650));
    let to = (rule!("dwa.move.distance"), board::h(1), at(520, 650));
    roll(&[], |play| change::enter(&mut second, play, to.0, to.1, to.2));
    assert_eq!(second.zombies.len(), 2, "another visitor rolls for nobody");
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
    let _enter_d = Proof::of(rule!("dwa.zombie.enter-d")).facts([1, 10]);
    let _proof = Proof::of(rule!("dwa.ruling.spawn-place"));
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
    let _enter_d = Proof::of(rule!("dwa.zombie.enter-d")).facts([4, 5, 6]);
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
    let _enter_d = Proof::of(rule!("dwa.zombie.enter-d")).facts([4, 5]);
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
    let _enter_e = Proof::of(rule!("dwa.zombie.enter-e")).facts([1, 2, 3, 7]);
    let _proof = Proof::of(rule!("dwa.ruling.spawn-trigger"));
    let field = || {
        let crowd = board().human("Dawson", 600, 600).human("Lawless", 650, 600);
        with_entry(crowd, |it| (it.d, it.e) = (true, true)).done()
    };
    for (weapon, kind) in [
        (Weapon::AssaultRifle, LoudKind::SustainedFire),
        (Weapon::FragmentationGrenade, LoudKind::Grenade),
        (Weapon::Molotov, LoudKind::Grenade),
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
    let _enter_e = Proof::of(rule!("dwa.zombie.enter-e")).facts([5]);
    let _enter_d = Proof::of(rule!("dwa.zombie.enter-d")).facts([3]);
    let _hearing = Proof::of(rule!("dwa.zombie.hearing")).facts([4]);
    let _proof = Proof::of(rule!("dwa.ruling.noise"));
    let mut battle = with_entry(board().human("Dawson", 600, 600), |it| (it.d, it.e) = (true, true)).done();
    shoots(&mut battle, Weapon::Chainsaw, LoudKind::Chainsaw, &[1, 1, 180]);
    shoots(&mut battle, Weapon::Chainsaw, LoudKind::Chainsaw, &[]);
    assert_eq!((battle.zombies.len(), battle.noises.len()), (2, 2));
    for weapon in [Weapon::SilencedPistol, Weapon::Bow, Weapon::Crossbow, Weapon::ThrowingKnife] {
        shoots(&mut battle, weapon, LoudKind::Shot, &[]);
    }
    assert_eq!((battle.zombies.len(), battle.noises.len()), (2, 2));
    shoots(&mut battle, Weapon::Pistol, LoudKind::Shot, &[90]);
    assert_eq!((battle.zombies.len(), battle.noises.len()), (3, 3));
}

#[test]
fn with_d_alone_sustained_fire_and_the_launcher_count_as_shots_and_a_thrown_grenade_does_not() {
    let _enter_e = Proof::of(rule!("dwa.zombie.enter-e")).facts([4]);
    let _enter_d = Proof::of(rule!("dwa.zombie.enter-d")).facts([11]);
    let field = || with_entry(board().human("Dawson", 600, 600), |it| it.d = true).done();
    let mut battle = field();
    shoots(&mut battle, Weapon::AssaultRifle, LoudKind::SustainedFire, &[1]);
    shoots(&mut battle, Weapon::GrenadeLauncher, LoudKind::Grenade, &[90]);
    shoots(&mut battle, Weapon::FragmentationGrenade, LoudKind::Grenade, &[]);
    shoots(&mut battle, Weapon::Molotov, LoudKind::Grenade, &[]);
    shoots(&mut battle, Weapon::Chainsaw, LoudKind::Chainsaw, &[]);
    assert_eq!(battle.zombies.len(), 2);
    let mut e_alone = with_entry(board().human("Dawson", 600, 600), |it| it.e = true).done();
    shoots(&mut e_alone, Weapon::Pistol, LoudKind::Shot, &[]);
    assert!(e_alone.zombies.is_empty());
    shoots(&mut e_alone, Weapon::AssaultRifle, LoudKind::SustainedFire, &[1, 1, 180]);
    assert_eq!(e_alone.zombies.len(), 2);
}

#[test]
fn a_launched_grenade_is_heard_where_it_is_fired_and_where_it_bursts() {
    let _proof = Proof::of(rule!("dwa.zombie.hearing")).facts([7]);
    let mut battle = board().human("Dawson", 600, 600).done();
    roll(&[], |play| gunshot(&mut battle, play, 0, at(900, 600), Weapon::GrenadeLauncher, LoudKind::Grenade));
    let places: Vec<_> = battle.noises.iter().map(|it| it.at).collect();
    assert_eq!(places, [at(600, 600), at(900, 600)]);
    let mut thrown = board().human("Dawson", 600, 600).done();
    roll(&[], |play| gunshot(&mut thrown, play, 0, at(900, 600), Weapon::Molotov, LoudKind::Grenade));
    assert_eq!(
        thrown.noises.iter().map(|it| it.at).collect::<Vec<_>>(),
        [at(900, 600)],
        "not at the thrower"
    );
}

#[test]
fn there_are_never_more_than_five_zombies_for_each_human_who_started() {
    let _number = Proof::of(rule!("dwa.zombie.number")).facts([4, 5]);
    let _proof = Proof::of(rule!("dwa.ruling.spawn-cap"));
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
fn a_full_table_takes_nobody_by_any_method_and_the_dead_among_the_team_count_on() {
    let _proof = Proof::of(rule!("dwa.zombie.number")).facts([1, 2, 3]);
    let full = |change: fn(&mut dwa::battle::board::EntryMethods)| {
        (0..5).fold(with_entry(room(), change), |board, i| board.zombie(100 + 50 * i, 100))
    };
    let mut edge = full(|it| it.b = true).done();
    roll(&[6, 6], |play| zombie::arrive(&mut edge, play).unwrap());
    let mut new_room = full(|it| it.c = true).done();
    goes_in(&mut new_room, &[5, 2]);
    let mut loud = full(|it| it.e = true).done();
    shoots(&mut loud, Weapon::AssaultRifle, LoudKind::SustainedFire, &[6]);
    for battle in [edge, new_room, loud] {
        assert_eq!(battle.zombies.len(), 5);
    }
    let mut killed = full(|it| it.d = true).with(|it| it.arrange().zombies[2].out = true).done();
    shoots(&mut killed, Weapon::Pistol, LoudKind::Shot, &[90]);
    assert_eq!(killed.zombies.len(), 6, "who is killed makes room");
    shoots(&mut killed, Weapon::Pistol, LoudKind::Shot, &[]);
    let mut halved = full(|it| it.d = true).human("Lawless", 700, 700).done();
    halved.arrange().humans[1].life = dwa::battle::figure::Life::Eliminated { turn: 1 };
    shoots(&mut halved, Weapon::Pistol, LoudKind::Shot, &[90]);
    assert_eq!(halved.zombies.len(), 6, "two of them have started");
}

#[test]
fn an_attack_of_several_bursts_brings_them_once_and_they_act_in_the_same_turn() {
    let _enter_d = Proof::of(rule!("dwa.zombie.enter-d")).facts([1, 2, 7]);
    let _enter_e = Proof::of(rule!("dwa.zombie.enter-e")).facts([1, 6]);
    let armed = |weapon, x| board().armed("Dawson", 600, 600, weapon, 6).zombie(x, 600);
    let mut shots = with_entry(armed(Weapon::Pistol, 800), |it| it.d = true).done();
    acts(&mut shots, 0, &[1, 1, 360], &["fire the pistol at zombie 1", "2", "0"]);
    assert_eq!((shots.zombies.len(), shots.zombies[1].at), (2, at(600, 13)));
    zombies_move(&mut shots, &[]);
    assert_eq!(shots.zombies[1].at, at(600, 113));
    let mut sustained = with_entry(armed(Weapon::SubMachineGun, 625), |it| it.e = true).done();
    let label = "fire the sub machine gun in close combat at zombie 1";
    acts(&mut sustained, 0, &[1, 2, 3, 3, 4, 1, 90, 360], &[label, "2"]);
    assert_eq!(sustained.zombies.len(), 3, "three bursts, and once 1 + 1");
}

#[test]
fn the_shot_of_an_armed_zombie_neither_brings_nor_draws_anybody_and_a_humans_does() {
    let _hearing = Proof::of(rule!("dwa.zombie.hearing")).facts([2, 8]);
    let _enter_d = Proof::of(rule!("dwa.zombie.enter-d")).facts([9]);
    let board = board().human("Dawson", 1150, 1150).zombie(100, 100).zombie(200, 100).zombie(100, 800);
    let board = with_entry(board, |it| it.d = true).rules(|it| it.armed_zombies = true);
    let mut battle = board.with(|it| it.arrange().zombies[0].weapon = Some(Weapon::Pistol)).done();
    roll(&[1], |play| zombification::fire_all(&mut battle, play).unwrap());
    assert_eq!((battle.zombies.len(), battle.noises.len()), (3, 0));
    zombies_move(&mut battle, &[90, 90, 90]);
    assert!(!battle.zombies.iter().any(|it| matches!(it.goal, Goal::Noise { .. })));
    shoots(&mut battle, Weapon::Pistol, LoudKind::Shot, &[270]);
    // He runs; they go to where he shot.
    battle.arrange().humans[0].at = at(1150, 20);
    zombies_move(&mut battle, &[]);
    assert_eq!(battle.zombies.len(), 4);
    assert!(battle.zombies.iter().all(|it| it.goal == Goal::Noise { at: (1150, 1150), heard: 0 }));
}

#[test]
fn who_is_drawn_in_the_zombie_phase_acts_in_the_next() {
    let _proof = Proof::of(rule!("dwa.zombie.enter-d")).facts([8]);
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

#[test]
fn whoever_covering_fire_draws_stands_in_the_way_of_those_who_move_next() {
    let _proof = Proof::of(rule!("dwa.zombie.enter-d"));
    let field = board().armed("Ann", 600, 600, Weapon::Pistol, 6).human("Bob", 1187, 700);
    let field = field.zombie(750, 600).zombie(1187, 500).rules(|it| (it.skills, it.lurch) = (true, false));
    let mut battle = with_entry(field, |it| it.d = true).with(|it| it.phase = Phase::ZombiesMove).done();
    let ann = &mut battle.arrange().humans[0];
    ann.skills.push(dwa::table::skill::Skill::Cover);
    (ann.turn.cover_ap, ann.turn.ap) = (1, 0);
    // Zombie 1 goes first and is missed; the one that the shot draws comes over the edge where zombie 2 is going.
    let (mut dice, mut said) =
        (kernel::scripted(&[1, 90]), crate::board::acting::says(&["Ann fires at zombie 1"]));
    let mut play = kernel::Play::new(Vec::new(), &mut dice, &mut said);
    zombie::stand_up(&mut battle, &mut play).unwrap();
    zombie::move_all(&mut battle, &mut play).unwrap();
    let [_, second, drawn] = [0, 1, 2].map(|it| battle.zombies[it].at);
    assert_eq!(drawn, at(1187, 600));
    assert_ne!(second, at(1187, 500));
    assert!(25 <= measure::distance(second, drawn), "{second:?} stands on {drawn:?}");
}
