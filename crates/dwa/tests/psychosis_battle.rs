//! Psychoses (16.7) on the board.
use crate::board;
use crate::board::{
    acting::{acts, can_walk, offers, refused, says},
    board, human,
};
use dwa::{
    battle::{
        Battle, Zombie,
        board::LooseThing,
        figure::{CarriedWeapon, Life, Malfunction, Posture},
        psychosis, skill, zombie,
    },
    rule,
    table::{psychosis::Psychosis, quirk::Quirk, skill::Skill, weapons::Weapon},
};
use kernel::{Play, Point, Proof, scripted};

/// Ann in the middle with this weapon and this psychosis.
fn ann(weapon: Option<Weapon>, psychosis: Psychosis) -> board::Board {
    let mut ann = human("Ann", 600, 600);
    if let Some(weapon) = weapon {
        ann.weapons.push(CarriedWeapon {
            weapon,
            loaded: 6,
            pieces: 0,
            trouble: Malfunction::None,
            grenade: None,
        });
        ann.in_hand.push(0);
    }
    ann.psychoses.push(psychosis);
    board().add(ann).rules(|it| it.trauma = true)
}

fn compelled(mut battle: Battle, dice: &[u16]) -> Battle {
    let (mut dice, mut said) = (scripted(dice), says(&[]));
    let mut play = Play::new(Vec::new(), &mut dice, &mut said);
    psychosis::compel(&mut battle, &mut play, 0).unwrap();
    battle
}

fn begun(battle: &mut Battle, dice: &[u16]) {
    let (mut dice, mut said) = (scripted(dice), says(&[]));
    psychosis::minds(battle, &mut Play::new(Vec::new(), &mut dice, &mut said)).unwrap();
}

#[test]
fn a_charge_ends_in_contact_with_a_zombie_that_falls() {
    let _proof = Proof::of(rule!("dwa.psychosis.charge")).facts([1, 2, 3]);
    let near = || ann(None, Psychosis::Charge).zombie(725, 600).zombie(300, 300).done();
    let mut battle = compelled(near(), &[]);
    assert!(battle.in_contact(board::h(0), board::z(0)) && battle.zombies[0].fallen);
    assert_eq!((battle.humans[0].turn.ap, battle.humans[0].turn.begun), (2, true), "10 cm for 2 AP");
    assert!(!battle.zombies[1].fallen);
    let at = battle.humans[0].at;
    battle.arrange().zombies.push(Zombie::new(Point::new(at.x, at.y + 25)));
    battle.arrange().humans[0].turn.begun = false;
    let refusal = refused(&battle, 0, "break away from close combat");
    assert_eq!(refusal, Some(rule!("dwa.psychosis.charge")), "and he does not break that turn");
    let far = compelled(ann(None, Psychosis::Charge).zombie(850, 600).done(), &[]);
    assert_eq!((far.humans[0].at, far.humans[0].turn.ap), (Point::new(650, 600), 3), "else 1 AP towards it");
    let off = compelled(board::Board(near()).rules(|it| it.trauma = false).done(), &[]);
    assert_eq!(off.humans[0].at, Point::new(600, 600));
    let held = compelled(ann(None, Psychosis::Charge).zombie(625, 600).done(), &[]);
    assert!(!held.zombies[0].fallen && held.humans[0].turn.ap == 4, "in close combat nobody charges");
}

#[test]
fn the_paranoid_shoots_the_nearest_friend_within_ten_centimetres() {
    let _proof = Proof::of(rule!("dwa.psychosis.paranoid")).facts([1, 2]);
    let _proof = Proof::of(rule!("dwa.psychosis.as-quirk"));
    let with = |x: i32, weapon| ann(weapon, Psychosis::Paranoid).human("Cal", 400, 600).human("Bob", x, 600);
    let battle = compelled(with(725, Some(Weapon::Pistol)).done(), &[3]);
    assert_eq!((battle.humans[2].wounds, battle.humans[2].stands()), (1, false), "3 and 1 at point blank");
    assert_eq!((battle.humans[0].turn.ap, battle.humans[0].weapons[0].loaded), (3, 5), "one burst");
    compelled(with(726, Some(Weapon::Pistol)).done(), &[]);
    compelled(with(725, Some(Weapon::BaseballBat)).done(), &[]);
    compelled(
        with(725, Some(Weapon::Pistol)).with(|it| it.arrange().humans[0].weapons[0].loaded = 0).done(),
        &[],
    );
    compelled(with(725, Some(Weapon::Pistol)).zombie(600, 625).done(), &[]);
    compelled(with(725, Some(Weapon::Pistol)).rules(|it| it.trauma = false).done(), &[]);
    let touching = compelled(with(625, Some(Weapon::Pistol)).done(), &[3]);
    assert!(!touching.humans[2].is_alive(), "CQM in contact");
}

#[test]
fn who_hallucinates_goes_for_the_nearest_friend_within_ten_centimetres() {
    let _proof = Proof::of(rule!("dwa.psychosis.hallucinate")).facts([1, 2]);
    let with = |x: i32, weapon| ann(Some(weapon), Psychosis::Hallucinate).human("Bob", x, 600);
    let battle = compelled(with(725, Weapon::BaseballBat).done(), &[5]);
    assert!(battle.in_contact(board::h(0), board::h(1)));
    assert_eq!((battle.humans[1].wounds, battle.humans[0].turn.ap), (1, 0), "2 AP there and one strike");
    let off = compelled(with(725, Weapon::BaseballBat).rules(|it| it.trauma = false).done(), &[]);
    assert_eq!(off.humans[0].at, Point::new(600, 600));
    assert_eq!(compelled(with(726, Weapon::BaseballBat).done(), &[]).humans[0].turn.ap, 4);
    assert_eq!(
        compelled(with(725, Weapon::Pistol).done(), &[]).humans[0].turn.ap,
        4,
        "no close combat weapon"
    );
}

#[test]
fn a_friend_is_struck_with_what_is_in_hand_from_where_one_comes_and_as_one_is_found() {
    let _proof = Proof::of(rule!("dwa.psychosis.hallucinate")).facts([1]);
    let _back = Proof::of(rule!("dwa.cc.back-attack"));
    let struck = |weapon: Weapon, die: u16, change: &dyn Fn(&mut Battle)| {
        let board = ann(Some(weapon), Psychosis::Hallucinate).human("Bob", 725, 600);
        // He faces whoever comes from the west.
        let facing = |it: &mut Battle| it.arrange().humans[1].facing = 270;
        let bob = &compelled(board.with(facing).with(change).done(), &[die]).humans[1];
        (bob.wounds, bob.is_alive())
    };
    let (whole, wounded) = ((0, true), (1, true));
    let same = |_: &mut Battle| ();
    let bat = [4, 5].map(|die| struck(Weapon::BaseballBat, die, &same));
    assert_eq!(bat, [whole, wounded]);
    let machete = [3, 4].map(|die| struck(Weapon::Machete, die, &same));
    assert_eq!(machete, [whole, wounded], "a blade falls on 4");
    assert!(!struck(Weapon::Machete, 6, &same).1);
    let turned = |it: &mut Battle| it.arrange().humans[1].facing = 90;
    assert_eq!([3, 4].map(|die| struck(Weapon::BaseballBat, die, &turned)), [whole, wounded], "from behind");
    let lies = |it: &mut Battle| it.arrange().humans[1].posture = Posture::Fallen;
    assert_eq!([1, 2].map(|die| struck(Weapon::BaseballBat, die, &lies).1), [true, false]);
    let psycho = |it: &mut Battle| {
        it.rules.quirks = true;
        it.arrange().humans[1].quirks.push(Quirk::Psycho);
    };
    assert_eq!([5, 6].map(|die| struck(Weapon::BaseballBat, die, &psycho)), [whole, wounded]);
}

#[test]
fn the_scared_run_to_the_nearest_friend_with_all_their_ap() {
    let _proof = Proof::of(rule!("dwa.psychosis.scared")).facts([1, 2]);
    let with = |zombie: i32| ann(None, Psychosis::Scared).human("Bob", 200, 600).zombie(zombie, 600).done();
    let mut battle = with(725);
    begun(&mut battle, &[]);
    let battle = compelled(battle, &[]);
    assert_eq!(battle.humans[0].at, Point::new(400, 600));
    assert!(battle.humans[0].turn.done && battle.humans[0].turn.ap == 0);
    let mut calm = with(726);
    begun(&mut calm, &[]);
    assert_eq!(compelled(calm, &[]).humans[0].at, Point::new(600, 600));
    let mut held = with(625);
    begun(&mut held, &[]);
    let failed = compelled(held.clone(), &[1]);
    assert!(
        failed.humans[0].turn.done && failed.humans[0].at == Point::new(600, 600),
        "or else he does nothing"
    );
    let away = compelled(held, &[2]);
    assert_eq!(away.humans[0].at, Point::new(450, 600), "1 AP for breaking, 3 for running");
}

#[test]
fn a_blocked_mind_shoots_or_moves() {
    let _proof = Proof::of(rule!("dwa.psychosis.mental-block")).facts([1, 2]);
    let battle = ann(Some(Weapon::Pistol), Psychosis::MentalBlock).zombie(750, 600).done();
    let mut moved = battle.clone();
    acts(&mut moved, 0, &[], &["walk", "600,650"]);
    assert_eq!(refused(&moved, 0, "fire the pistol at zombie 1"), Some(rule!("dwa.psychosis.mental-block")));
    let mut fired = battle.clone();
    acts(&mut fired, 0, &[1], &["fire the pistol at zombie 1", "1", "0"]);
    assert_eq!(refused(&fired, 0, "walk"), Some(rule!("dwa.psychosis.mental-block")));
    assert!(offers(&fired, 0).contains(&"lie down".to_owned()), "that is no movement");
    let mut off = board::Board(battle).rules(|it| it.trauma = false).done();
    acts(&mut off, 0, &[], &["walk", "600,650"]);
    assert!(offers(&off, 0).contains(&"fire the pistol at zombie 1".to_owned()));
}

#[test]
fn the_terrified_come_no_nearer_and_never_fight_hand_to_hand() {
    let _proof = Proof::of(rule!("dwa.psychosis.terrified")).facts([1, 3]);
    let with = |x: i32| ann(Some(Weapon::Pistol), Psychosis::Terrified).zombie(x, 600).done();
    assert!(!can_walk(&with(925), 0, 605, 600), "30 cm away");
    assert!(can_walk(&with(925), 0, 595, 600) && can_walk(&with(926), 0, 601, 600));
    let fights = with(625);
    for attack in ["strike zombie 1 with the pistol", "fire the pistol at zombie 1"] {
        let all = offers(&fights, 0);
        assert!(!all.iter().any(|it| it.contains("zombie")), "{attack} is among {all:?}");
    }
    assert!(offers(&fights, 0).contains(&"break away from close combat".to_owned()));
    let off = board::Board(fights).rules(|it| it.trauma = false).done();
    assert!(offers(&off, 0).iter().any(|it| it.contains("zombie")));
}

#[test]
fn a_blocked_mind_does_not_shoot_after_a_move_that_cost_nothing() {
    let _proof = Proof::of(rule!("dwa.psychosis.mental-block")).facts([1, 6]);
    let by = Some(rule!("dwa.psychosis.mental-block"));
    let mut jumps = crate::move_battle::over_a_gap(50, 40);
    (jumps.rules.skills, jumps.rules.trauma) = (true, true);
    let pistol = ann(Some(Weapon::Pistol), Psychosis::MentalBlock).done().humans[0].weapons[0];
    let jumper = &mut jumps.arrange().humans[0];
    jumper.weapons.push(pistol);
    jumper.in_hand.push(0);
    jumper.skills.push(Skill::Agile);
    jumper.psychoses.push(Psychosis::MentalBlock);
    jumps.arrange().zombies.push(Zombie::new(Point::new(700, 540)));
    jumps.arrange().zombies[0].level = Some(ground::open::PieceId(1));
    acts(&mut jumps, 0, &[], &["use Agile", "jump to the barn"]);
    assert_eq!((jumps.humans[0].turn.ap, jumps.humans[0].turn.ap_on_movement), (4, 0));
    assert_eq!(refused(&jumps, 0, "fire the pistol at zombie 1"), by);
    // So it is with a car: whoever gets out has moved, and whoever has fired stays inside.
    let mut sits = ann(Some(Weapon::Pistol), Psychosis::MentalBlock).zombie(800, 600).done();
    sits.arrange().vehicles.push(crate::vehicle_battle::car());
    sits.refresh_ground();
    sits.rules.vehicles = true;
    sits.arrange().humans[0].vehicle = Some(0);
    let mut outside = sits.clone();
    acts(&mut outside, 0, &[], &["get out", "633,600"]);
    assert_eq!(refused(&outside, 0, "fire the pistol at zombie 1"), by);
    acts(&mut sits, 0, &[1], &["fire the pistol at zombie 1", "1", "0"]);
    assert_eq!(refused(&sits, 0, "get out"), by);
}

/// What Ann may do about a zombie that comes into contact.
fn meets(battle: &Battle, answer: &str) -> Option<Battle> {
    let (mut battle, mut dice, mut said) = (battle.clone(), scripted(&[]), says(&[answer, "550,600"]));
    let met = skill::entered_contact(&mut battle, &mut Play::new(Vec::new(), &mut dice, &mut said), 0, 0);
    met.is_ok().then_some(battle).filter(|_| said.left().is_empty())
}

#[test]
fn a_blocked_mind_does_not_dodge_after_a_shot_nor_shoot_after_a_dodge() {
    let _proof = Proof::of(rule!("dwa.psychosis.mental-block")).facts([6]);
    let board = ann(Some(Weapon::Pistol), Psychosis::MentalBlock).zombie(625, 600);
    let skilled = |it: &mut Battle| it.arrange().humans[0].skills.push(Skill::Dodge);
    let battle = board.rules(|it| it.skills = true).with(skilled).done();
    let mut fired = battle.clone();
    fired.arrange().humans[0].turn.fired = true;
    assert!(meets(&fired, "dodge").is_none(), "no dodge is offered");
    let mut dodged = meets(&battle, "dodge").expect("nothing was fired");
    dodged.arrange().zombies[0].at = Point::new(700, 600);
    assert_eq!(refused(&dodged, 0, "fire the pistol at zombie 1"), Some(rule!("dwa.psychosis.mental-block")));
}

#[test]
fn whoever_must_act_stands_up_for_it_if_the_ap_are_enough() {
    let _charge = Proof::of(rule!("dwa.psychosis.charge")).facts([1, 6]);
    let _hallucinate = Proof::of(rule!("dwa.psychosis.hallucinate"));
    let _ruling = Proof::of(rule!("dwa.ruling.compulsions"));
    let lies = |x: i32, ap: u8| {
        let down = |it: &mut Battle| {
            it.arrange().humans[0].posture = Posture::Fallen;
            it.arrange().humans[0].turn.ap = ap;
        };
        compelled(ann(None, Psychosis::Charge).zombie(x, 600).with(down).done(), &[])
    };
    let charged = lies(680, 4);
    assert!(charged.zombies[0].fallen && charged.humans[0].stands(), "2 AP to stand up, 2 for 5.5 cm");
    assert_eq!(charged.humans[0].turn.ap, 0);
    assert_eq!(lies(900, 3).humans[0].at, Point::new(650, 600), "or 1 AP towards it");
    let tired = lies(680, 2);
    assert_eq!((tired.humans[0].posture, tired.humans[0].turn.ap), (Posture::Fallen, 2), "it is left out");
    let struck = ann(Some(Weapon::BaseballBat), Psychosis::Hallucinate).human("Bob", 625, 600);
    let down = |it: &mut Battle| it.arrange().humans[0].posture = Posture::Prone;
    let struck = compelled(struck.with(down).done(), &[5]);
    assert_eq!((struck.humans[1].wounds, struck.humans[0].turn.ap), (1, 0));
}

#[test]
fn rage_empties_the_gun_after_the_last_attack_at_zombies() {
    let _proof = Proof::of(rule!("dwa.psychosis.rage")).facts([1, 2, 3]);
    let battle = ann(Some(Weapon::Pistol), Psychosis::Rage).zombie(700, 600).done();
    let shot = ["fire the pistol at zombie 1", "1", "0"];
    let mut rages = battle.clone();
    acts(&mut rages, 0, &[1], &shot);
    assert_eq!(rages.humans[0].weapons[0].loaded, 5, "he may announce more");
    acts(&mut rages, 0, &[], &["done"]);
    assert_eq!(rages.humans[0].weapons[0].loaded, 0);
    let mut quiet = battle.clone();
    acts(&mut quiet, 0, &[], &["done"]);
    assert_eq!(quiet.humans[0].weapons[0].loaded, 6);
    let mut off = board::Board(battle).rules(|it| it.trauma = false).done();
    acts(&mut off, 0, &[1], &shot);
    acts(&mut off, 0, &[], &["done"]);
    assert_eq!(off.humans[0].weapons[0].loaded, 5);
}

#[test]
fn the_berserk_fires_at_whoever_is_closest() {
    let _proof = Proof::of(rule!("dwa.psychosis.berserk")).facts([1]);
    let battle = ann(Some(Weapon::Pistol), Psychosis::Berserk).zombie(750, 600).human("Bob", 600, 680).done();
    let shot = ["fire the pistol at zombie 1", "1", "0"];
    let mut wild = battle.clone();
    acts(&mut wild, 0, &[2, 5], &shot);
    assert_eq!((wild.humans[1].is_alive(), wild.zombies[0].fallen), (false, false), "5 and 1 is a 6");
    let mut sane = battle;
    acts(&mut sane, 0, &[3, 6], &shot);
    assert!(sane.zombies[0].out && sane.humans[1].is_alive());
}

#[test]
fn minds_are_rolled_as_the_turn_begins() {
    let _proof = Proof::of(rule!("dwa.psychosis.despaired")).facts([1]);
    let _proof = Proof::of(rule!("dwa.psychosis.schizophrenic")).facts([1]);
    let _proof = Proof::of(rule!("dwa.ruling.psychosis-details"));
    let mut battle = ann(Some(Weapon::Pistol), Psychosis::Schizophrenic).rules(|it| it.skills = true).done();
    battle.arrange().humans[0].skills.push(Skill::Dodge);
    begun(&mut battle, &[2]);
    assert!(!battle.humans[0].turn.done && skill::may_use(&battle, 0, Skill::Dodge));
    begun(&mut battle, &[1]);
    assert!(battle.humans[0].turn.done && battle.humans[0].turn.ap == 0);
    assert!(!skill::may_use(&battle, 0, Skill::Dodge), "and no skills");
    let mut battle = ann(Some(Weapon::Pistol), Psychosis::Despaired).human("Bob", 100, 100).done();
    battle.turn = 3;
    begun(&mut battle, &[2]);
    assert!(battle.humans[0].is_alive());
    let mut off = battle.clone();
    off.rules.trauma = false;
    begun(&mut off, &[]);
    begun(&mut battle, &[1]);
    assert_eq!(battle.humans[0].life, Life::Eliminated { turn: 3 });
    assert!(battle.humans[0].stays_dead && battle.humans[0].weapons[0].loaded == 5, "one bullet");
}

#[test]
fn rage_empties_the_gun_that_was_fired_also_after_a_switch_or_a_drop() {
    let _proof = Proof::of(rule!("dwa.psychosis.rage"));
    let mut battle = ann(Some(Weapon::Pistol), Psychosis::Rage).zombie(700, 600).done();
    let rifle = CarriedWeapon {
        weapon: Weapon::Rifle,
        loaded: 4,
        pieces: 0,
        trouble: Malfunction::None,
        grenade: None,
    };
    battle.arrange().humans[0].weapons.push(rifle);
    acts(&mut battle, 0, &[1], &["fire the pistol at zombie 1", "1", "0"]);
    let mut switched = battle.clone();
    acts(&mut switched, 0, &[], &["take the rifle in hand", "done"]);
    let loaded: Vec<u8> = switched.humans[0].weapons.iter().map(|it| it.loaded).collect();
    assert_eq!(loaded, [0, 4], "the rifle was not fired");
    let mut dropped = battle;
    acts(&mut dropped, 0, &[], &["drop the pistol", "done"]);
    assert_eq!(dropped.humans[0].weapons[0].loaded, 4);
    let LooseThing::Weapon(pistol) = dropped.lying[0].what else { panic!("{:?}", dropped.lying) };
    assert_eq!((pistol.weapon, pistol.loaded), (Weapon::Pistol, 0));
}

#[test]
fn rage_empties_the_gun_when_the_zombies_have_moved_and_ap_for_cover_are_left() {
    let _proof = Proof::of(rule!("dwa.psychosis.rage"));
    let mut battle = ann(Some(Weapon::Pistol), Psychosis::Rage).zombie(750, 600).done();
    (battle.rules.skills, battle.rules.lurch) = (true, false);
    battle.arrange().humans[0].skills.push(Skill::Cover);
    acts(&mut battle, 0, &[1], &["fire the pistol at zombie 1", "1", "0"]);
    acts(&mut battle, 0, &[], &["cover the others while the zombies move"]);
    let left = |it: &Battle| (it.humans[0].weapons[0].loaded, it.humans[0].turn.cover_ap);
    assert_eq!(left(&battle), (5, 2), "he may fire again");
    battle.arrange().humans[0].turn.fired_at.clear();
    let (mut dice, mut said) = (scripted(&[]), says(&["hold fire", "hold fire"]));
    let mut play = Play::new(Vec::new(), &mut dice, &mut said);
    zombie::stand_up(&mut battle, &mut play).unwrap();
    zombie::move_all(&mut battle, &mut play).unwrap();
    assert_eq!(left(&battle), (0, 0));
}

#[test]
fn who_becomes_scared_in_the_fear_step_flees_in_the_same_turn() {
    let _proof = Proof::of(rule!("dwa.psychosis.scared"));
    let mut battle = ann(None, Psychosis::Rage).human("Bob", 200, 600).zombie(725, 600).done();
    begun(&mut battle, &[]);
    assert_eq!(compelled(battle.clone(), &[]).humans[0].at, Point::new(600, 600));
    battle.arrange().humans[0].psychoses.push(Psychosis::Scared);
    assert_eq!(compelled(battle.clone(), &[]).humans[0].at, Point::new(400, 600));
    battle.arrange().humans[0].posture = Posture::Fallen;
    let up = compelled(battle, &[]);
    assert_eq!((up.humans[0].at, up.humans[0].stands()), (Point::new(500, 600), true), "2 AP to stand up");
}

#[test]
fn whoever_is_no_zombie_is_a_friend_to_those_who_must_attack_one() {
    let _proof = Proof::of(rule!("dwa.ruling.compulsions"));
    let stranger = |psychosis, weapon| {
        let board = ann(Some(weapon), psychosis).human("Cal", 700, 600);
        board.with(|it| it.arrange().humans[1].member = false).done()
    };
    let shot = compelled(stranger(Psychosis::Paranoid, Weapon::Pistol), &[3]);
    assert_eq!(shot.humans[1].wounds, 1);
    let struck = compelled(stranger(Psychosis::Hallucinate, Weapon::BaseballBat), &[5]);
    assert_eq!(struck.humans[1].wounds, 1);
}

#[test]
fn a_mental_block_lets_him_clear_a_jam_after_a_move() {
    let mut battle = ann(Some(Weapon::Pistol), Psychosis::MentalBlock).zombie(700, 600).done();
    battle.arrange().humans[0].weapons[0].trouble = Malfunction::Jammed;
    battle.arrange().humans[0].turn.ap_on_movement = 1;
    assert!(offers(&battle, 0).contains(&"clear the pistol".to_owned()));
}

#[test]
fn rage_spares_what_is_loaded_after_the_last_attack() {
    let _proof = Proof::of(rule!("dwa.psychosis.rage"));
    let mut battle = ann(Some(Weapon::Pistol), Psychosis::Rage).zombie(700, 600).zombie(600, 700).done();
    battle.arrange().humans[0].ammo.clips = 1;
    battle.arrange().humans[0].turn.ap = 5;
    acts(&mut battle, 0, &[1], &["fire the pistol at zombie 1", "1", "0"]);
    acts(&mut battle, 0, &[], &["reload the pistol"]);
    let mut quiet = battle.clone();
    acts(&mut quiet, 0, &[], &["done"]);
    assert_eq!((quiet.humans[0].weapons[0].loaded, quiet.humans[0].ammo.clips), (12, 0));
    // Fired once more, the fresh magazine is emptied as well.
    acts(&mut battle, 0, &[1], &["fire the pistol at zombie 2", "1"]);
    acts(&mut battle, 0, &[], &["done"]);
    assert_eq!(battle.humans[0].weapons[0].loaded, 0);
}

#[test]
fn in_a_rage_the_shells_left_in_a_shotgun_are_gone_before_others_go_in() {
    let _proof = Proof::of(rule!("dwa.psychosis.rage"));
    let board = ann(Some(Weapon::PumpShotgun), Psychosis::Rage).zombie(700, 600);
    let mut battle = board.with(|it| it.arrange().humans[0].ammo.shells = 3).done();
    acts(&mut battle, 0, &[1], &["fire the pump shotgun", "700,600"]);
    assert_eq!(battle.humans[0].weapons[0].loaded, 5);
    acts(&mut battle, 0, &[], &["reload the pump shotgun"]);
    acts(&mut battle, 0, &[], &["done"]);
    assert_eq!((battle.humans[0].weapons[0].loaded, battle.humans[0].ammo.shells), (3, 0));
}

#[test]
fn of_two_friends_the_scared_and_those_who_hallucinate_go_for_the_nearer() {
    let _proof = Proof::of_all(&[rule!("dwa.psychosis.scared"), rule!("dwa.psychosis.hallucinate")]);
    let with = |psychosis, weapon| ann(weapon, psychosis).human("Bob", 200, 600).human("Cid", 720, 600);
    let mut scared = with(Psychosis::Scared, None).zombie(600, 725).done();
    begun(&mut scared, &[]);
    let ran = compelled(scared, &[]);
    assert!(ran.in_contact(board::h(0), board::h(2)), "{:?}", ran.humans[0].at);
    let struck = compelled(with(Psychosis::Hallucinate, Some(Weapon::BaseballBat)).done(), &[5]);
    assert_eq!((struck.humans[1].wounds, struck.humans[2].wounds), (0, 1));
}

#[test]
fn in_a_rage_one_ap_kept_for_cover_keeps_the_gun_loaded() {
    let _proof = Proof::of(rule!("dwa.psychosis.rage"));
    let mut battle = ann(Some(Weapon::Pistol), Psychosis::Rage).zombie(750, 600).done();
    (battle.rules.skills, battle.rules.lurch) = (true, false);
    battle.arrange().humans[0].skills.push(Skill::Cover);
    battle.arrange().humans[0].turn.ap = 3;
    acts(&mut battle, 0, &[1], &["fire the pistol at zombie 1", "1", "0"]);
    acts(&mut battle, 0, &[], &["cover the others while the zombies move"]);
    assert_eq!((battle.humans[0].weapons[0].loaded, battle.humans[0].turn.cover_ap), (5, 1));
    crate::steps::zombies_move(&mut battle, &[]);
    assert_eq!(battle.humans[0].weapons[0].loaded, 0, "and no longer than the zombies move");
}
