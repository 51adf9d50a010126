//! Where psychoses (16.7) end: what they leave free, what stops them, and in which order they come.
use crate::board::{
    Board,
    acting::{acts, can_walk, chooses, offers, refused, says},
    board, board_on, h, human, z,
};
use crate::steps::{roll, table, wall};
use dwa::{
    battle::{
        Battle, Phase,
        figure::{CarriedWeapon, Life, Malfunction, Posture},
        psychosis, quirk, turn, zombification,
    },
    rule,
    table::{psychosis::Psychosis, quirk::Quirk, weapons::Weapon},
};
use kernel::{Play, Point, Proof, play::Defaults, scripted};

fn held(weapon: Weapon) -> CarriedWeapon {
    CarriedWeapon { weapon, loaded: 6, pieces: 0, trouble: Malfunction::None, grenade: None }
}

fn ann_on(board: Board, weapon: Option<Weapon>, psychoses: &[Psychosis]) -> Board {
    let mut ann = human("Ann", 600, 600);
    if let Some(weapon) = weapon {
        ann.weapons.push(held(weapon));
        ann.in_hand.push(0);
    }
    ann.psychoses.extend(psychoses.iter().copied());
    board.add(ann).rules(|it| it.trauma = true)
}

/// Ann in the middle with this weapon and these psychoses.
fn ann(weapon: Option<Weapon>, psychoses: &[Psychosis]) -> Board {
    ann_on(board(), weapon, psychoses)
}

/// What Ann has to do first in her activation: psychoses, then quirks.
fn compelled(mut battle: Battle, dice: &[u16]) -> Battle {
    roll(dice, |play| {
        psychosis::compel(&mut battle, play, 0).unwrap();
        quirk::begin(&mut battle, play, 0).unwrap();
    });
    battle
}

fn with_quirk(mut battle: Battle, quirk: Quirk) -> Battle {
    battle.rules.quirks = true;
    battle.arrange().humans[0].quirks.push(quirk);
    battle
}

/// Phase 1 of a turn, over these dice in their order.
fn phase_one(battle: &mut Battle, faces: &[u16]) {
    battle.phase = Phase::Arrivals;
    let (mut dice, mut answers) = (scripted(faces), Defaults);
    let mut play = Play::new(Vec::new(), &mut dice, &mut answers);
    while battle.phase != (Phase::Humans { acting: None }) {
        turn::step(battle, &mut play).unwrap();
    }
}

fn has(options: &[String], label: &str) -> bool {
    options.iter().any(|it| it == label)
}

#[test]
fn a_charge_comes_first_and_leaves_the_rest_free_and_in_contact_there_is_none() {
    let _proof = Proof::of(rule!("dwa.psychosis.charge")).facts([4, 5]);
    let mut battle = ann(None, &[Psychosis::Charge]).zombie(725, 600).done();
    chooses(&mut battle, &[], &[]);
    assert!(battle.in_contact(h(0), z(0)) && battle.zombies[0].fallen, "10 cm, before anything is chosen");
    assert_eq!((battle.humans[0].turn.ap, battle.humans[0].turn.done), (2, false));
    acts(&mut battle, 0, &[], &["walk", "660,600"]);
    assert_eq!(battle.humans[0].turn.ap, 1);
    let mut held = ann(None, &[Psychosis::Charge]).zombie(625, 600).done();
    chooses(&mut held, &[], &[]);
    assert_eq!((held.humans[0].turn.ap, held.zombies[0].fallen), (4, false));
    assert!(has(&offers(&held, 0), "break away from close combat"));
}

#[test]
fn a_blocked_mind_strikes_after_a_move_and_shoots_after_standing_up() {
    let _proof = Proof::of(rule!("dwa.psychosis.mental-block")).facts([3, 4]);
    let by = Some(rule!("dwa.psychosis.mental-block"));
    let mut battle = ann(Some(Weapon::Pistol), &[Psychosis::MentalBlock]).zombie(650, 600).done();
    acts(&mut battle, 0, &[], &["walk", "625,600"]);
    assert!(battle.in_contact(h(0), z(0)));
    assert_eq!(refused(&battle, 0, "fire the pistol in close combat at zombie 1"), by);
    assert!(has(&offers(&battle, 0), "strike zombie 1 with the pistol"));
    let mut lies = ann(Some(Weapon::Pistol), &[Psychosis::MentalBlock]).zombie(775, 600).done();
    lies.arrange().humans[0].posture = Posture::Fallen;
    acts(&mut lies, 0, &[], &["stand up"]);
    acts(&mut lies, 0, &[1], &["fire the pistol at zombie 1", "1"]);
    assert_eq!(refused(&lies, 0, "walk"), by);
    assert!(has(&offers(&lies, 0), "lie down"));
}

#[test]
fn a_blocked_mind_does_one_of_two_things_it_is_driven_to() {
    let _proof = Proof::of(rule!("dwa.psychosis.mental-block")).facts([5]);
    let blocked = |more: &[Psychosis], x: i32| {
        let minds: Vec<Psychosis> = [&[Psychosis::MentalBlock], more].concat();
        let board = ann(Some(Weapon::Pistol), &minds).zombie(x, 600);
        with_quirk(board.done(), Quirk::Macho)
    };
    // 5 cm towards it bring it into range, and still there is no shot.
    let charges = compelled(blocked(&[Psychosis::Charge], 830), &[]);
    assert_eq!((charges.humans[0].at, charges.humans[0].weapons[0].loaded), (Point::new(650, 600), 6));
    let by = Some(rule!("dwa.psychosis.mental-block"));
    assert_eq!(refused(&charges, 0, "fire the pistol at zombie 1"), by);
    let fires = compelled(blocked(&[], 780), &[1]);
    assert_eq!((fires.humans[0].weapons[0].loaded, refused(&fires, 0, "walk")), (5, by));
}

#[test]
fn the_terrified_mind_no_zombie_out_of_sight() {
    let _proof = Proof::of(rule!("dwa.psychosis.terrified")).facts([2]);
    let with = |pieces| {
        let board = ann_on(board_on(table(pieces)), None, &[Psychosis::Terrified]).zombie(800, 600);
        board.done()
    };
    let hidden = with(vec![wall("house", &[(700, 300), (700, 900)])]);
    assert!(!hidden.sees(h(0), z(0)) && can_walk(&hidden, 0, 640, 600));
    let seen = with(vec![]);
    assert!(!can_walk(&seen, 0, 640, 600));
    let far = ann(None, &[Psychosis::Terrified]).zombie(926, 600).done();
    assert!(can_walk(&far, 0, 601, 600) && can_walk(&far, 0, 560, 600), "30 cm and a millimetre");
    let mut strikes = ann(Some(Weapon::Machete), &[Psychosis::Terrified]).zombie(625, 600).done();
    let strike = "strike zombie 1 with the machete";
    assert_eq!(refused(&strikes, 0, strike), Some(rule!("dwa.psychosis.terrified")));
    strikes.rules.trauma = false;
    assert!(has(&offers(&strikes, 0), strike));
}

#[test]
fn the_terrified_are_driven_to_no_zombie_but_still_to_a_friend() {
    let _proof = Proof::of(rule!("dwa.psychosis.terrified")).facts([4, 5]);
    let minds = [Psychosis::Charge, Psychosis::Terrified];
    let charge = |minds: &[Psychosis]| compelled(ann(None, minds).zombie(725, 600).done(), &[]);
    assert_eq!(charge(&minds).humans[0].at, Point::new(600, 600));
    assert_ne!(charge(&minds[..1]).humans[0].at, Point::new(600, 600));
    let stupid = |minds: &[Psychosis], dice: &[u16]| {
        let board = ann(Some(Weapon::BaseballBat), minds).zombie(725, 600);
        compelled(with_quirk(board.done(), Quirk::Stupid), dice).humans[0].at
    };
    assert_eq!(stupid(&[Psychosis::Terrified], &[]), Point::new(600, 600));
    assert_ne!(stupid(&[], &[1]), Point::new(600, 600));
    let friend = |x: i32, dice: &[u16]| {
        let minds = [Psychosis::Terrified, Psychosis::Hallucinate];
        let board = ann(Some(Weapon::BaseballBat), &minds).human("Bob", x, 600).zombie(800, 600);
        compelled(board.done(), dice).humans[1].wounds
    };
    assert_eq!(friend(500, &[5]), 1, "Bob stands away from the zombie");
    assert_eq!(friend(700, &[]), 0, "the way to him leads nearer to it");
    let mut seen = ann(None, &[Psychosis::Terrified]).zombie(625, 600).done();
    seen.arrange().humans[0].weapons.push(held(Weapon::Machete));
    seen.arrange().humans[0].in_hand.push(0);
    let strike = "strike zombie 1 with the machete";
    assert_eq!(refused(&seen, 0, strike), Some(rule!("dwa.psychosis.terrified")));
}

#[test]
fn the_paranoid_neither_strike_nor_reload_nor_draw_for_it() {
    let _proof = Proof::of(rule!("dwa.psychosis.paranoid")).facts([3]);
    let with = |weapon, loaded| {
        let board = ann(Some(weapon), &[Psychosis::Paranoid]).human("Bob", 625, 600);
        board.with(|it| {
            let ann = &mut it.arrange().humans[0];
            ann.weapons[0].loaded = loaded;
            ann.weapons.push(held(Weapon::Rifle));
            ann.ammo.clips = 2;
        })
    };
    for (weapon, loaded) in [(Weapon::BaseballBat, 0), (Weapon::Pistol, 0)] {
        let idle = compelled(with(weapon, loaded).done(), &[]);
        let ann = &idle.humans[0];
        assert_eq!(
            (ann.turn.ap, ann.weapons[0].loaded, ann.ammo.clips, &ann.in_hand[..]),
            (4, 0, 2, &[0][..])
        );
        assert_eq!(idle.humans[1].wounds, 0);
    }
    let armed = compelled(with(Weapon::Pistol, 6).done(), &[3]);
    assert_eq!((armed.humans[0].weapons[0].loaded, armed.humans[1].is_alive()), (5, false));
}

#[test]
fn psychoses_come_before_quirks_and_by_their_number_in_the_table() {
    let _proof = Proof::of(rule!("dwa.psychosis.paranoid")).facts([4]);
    let with = |minds: &[Psychosis], ap: u8| {
        let board = ann(Some(Weapon::Pistol), minds).human("Bob", 600, 700).zombie(775, 600);
        let battle = board.with(|it| it.arrange().humans[0].turn.ap = ap).done();
        with_quirk(battle, Quirk::Macho)
    };
    // With 1 AP the psychosis takes it, and nothing is left for the quirk.
    let mut one = with(&[Psychosis::Paranoid], 1);
    roll(&[3], |play| {
        psychosis::compel(&mut one, play, 0).unwrap();
        quirk::begin(&mut one, play, 0).unwrap();
    });
    assert_eq!((one.humans[1].wounds, one.humans[0].turn.ap), (1, 0));
    let mut whole = with(&[Psychosis::Paranoid], 4);
    whole.arrange().humans[1].turn.done = true;
    chooses(&mut whole, &[3, 1], &[]);
    assert_eq!(
        (whole.humans[1].wounds, whole.humans[0].weapons[0].loaded),
        (1, 4),
        "Bob first, then zombie 1"
    );
    // Charge is 3 and Paranoid 7, whichever came first.
    let order = compelled(with(&[Psychosis::Paranoid, Psychosis::Charge], 1), &[]);
    assert_eq!((order.humans[0].at, order.humans[1].wounds), (Point::new(650, 600), 0));
}

#[test]
fn the_scared_run_from_what_was_there_as_the_turn_began() {
    let _proof = Proof::of(rule!("dwa.psychosis.scared")).facts([3]);
    let with = || ann(None, &[Psychosis::Scared]).human("Bob", 200, 600).zombie(725, 600).done();
    let minds = |battle: &mut Battle| roll(&[], |play| psychosis::minds(battle, play).unwrap());
    let mut shot = with();
    minds(&mut shot);
    shot.arrange().zombies[0].out = true;
    assert_eq!(compelled(shot, &[]).humans[0].at, Point::new(400, 600), "that it is gone does not help");
    let mut late = with();
    late.arrange().zombies[0].at = Point::new(900, 600);
    minds(&mut late);
    late.arrange().zombies[0].at = Point::new(725, 600);
    assert_eq!(compelled(late, &[]).humans[0].at, Point::new(600, 600), "nor does a new one frighten");
}

#[test]
fn schizophrenics_roll_before_the_tests_and_take_them_all_the_same() {
    let _proof = Proof::of(rule!("dwa.psychosis.schizophrenic")).facts([2, 3]);
    let mut battle = ann(None, &[Psychosis::Schizophrenic]).zombie(700, 600).done();
    (battle.arrange().humans[0].wounds, battle.arrange().humans[0].untested) = (2, 2);
    let mut absent = battle.clone();
    // The mind, two dice of fear (against 7), the wounds.
    phase_one(&mut absent, &[1, 2, 6, 1]);
    let ann = &absent.humans[0];
    assert!(ann.turn.afraid && !ann.is_alive(), "8 fails, and 1 against 2 wounds kills");
    phase_one(&mut battle, &[1, 2, 5, 2]);
    let ann = &battle.humans[0];
    assert_eq!((ann.turn.afraid, ann.is_alive(), ann.turn.ap, ann.turn.done), (false, true, 0, true));
    assert_eq!(chooses(&mut battle, &[], &[]), None, "nothing is rolled again for the activation");
}

#[test]
fn the_despaired_roll_before_the_tests_and_never_rise() {
    let _proof = Proof::of(rule!("dwa.psychosis.despaired")).facts([2, 3, 4]);
    let with = || ann(None, &[Psychosis::Despaired]).human("Bob", 100, 100).zombie(700, 600).done();
    let mut dies = with();
    // There is no fear test for the dead, and no die for the turning.
    phase_one(&mut dies, &[1]);
    assert_eq!((dies.humans[0].life, dies.humans[0].fear_tests), (Life::Eliminated { turn: 1 }, 0));
    dies.arrange().humans[0].wounds = 6;
    for turn in 2..6 {
        dies.turn = turn;
        roll(&[], |play| zombification::test_all(&mut dies, play).unwrap());
    }
    assert_eq!(dies.humans[0].life, Life::Eliminated { turn: 1 });
    let mut lives = with();
    phase_one(&mut lives, &[2, 1, 1]);
    assert!(lives.humans[0].is_alive() && lives.humans[0].fear_tests == 1);
}

#[test]
fn rage_is_for_zombies_and_rolls_for_what_was_announced_alone() {
    let _proof = Proof::of(rule!("dwa.psychosis.rage")).facts([2, 4]);
    let board = ann(Some(Weapon::Pistol), &[Psychosis::Rage, Psychosis::Paranoid]).human("Bob", 700, 600);
    let mut battle = board.zombie(600, 775).done();
    battle.arrange().humans[1].turn.done = true;
    chooses(&mut battle, &[1], &[]);
    let mut human_only = battle.clone();
    acts(&mut human_only, 0, &[], &["done"]);
    assert_eq!(human_only.humans[0].weapons[0].loaded, 5, "a friend is not worth a magazine");
    acts(&mut battle, 0, &[1, 1], &["fire the pistol at zombie 1", "2"]);
    let (mut dice, mut said) = (scripted(&[]), says(&["done"]));
    let mut play = Play::new(Vec::new(), &mut dice, &mut said);
    battle.phase = Phase::Humans { acting: Some(0) };
    dwa::battle::act::act(&mut battle, &mut play, 0).unwrap();
    assert_eq!(battle.humans[0].weapons[0].loaded, 0, "two dice, and the other rounds are gone");
}

#[test]
fn the_berserk_roll_for_each_attack_and_fire_at_nobody_they_do_not_see() {
    let _proof = Proof::of(rule!("dwa.psychosis.berserk")).facts([2, 3]);
    let screen = wall("screen", &[(560, 640), (640, 640)]);
    let board = ann_on(board_on(table(vec![screen])), Some(Weapon::Pistol), &[Psychosis::Berserk]);
    let mut battle = board.human("Bob", 600, 680).zombie(775, 600).zombie(600, 425).done();
    assert!(!battle.sees(h(0), h(1)));
    // A 2: the closest that she sees is zombie 1; then a 3 for the next attack, of two bursts.
    acts(&mut battle, 0, &[2, 1], &["fire the pistol at zombie 1", "1", "0"]);
    acts(&mut battle, 0, &[3, 1, 1], &["fire the pistol at zombie 2", "2"]);
    assert_eq!((battle.humans[1].wounds, battle.humans[0].weapons[0].loaded), (0, 3));
}
