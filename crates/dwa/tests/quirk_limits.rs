//! Where quirks (16.6) end: whom they spare, how often they are rolled for, and when.
use crate::board::{
    Board,
    acting::{acts, chooses, noted, offers, refused},
    board, board_on, h, human, z,
};
use crate::steps::{roll, table, wall, zombies_act};
use dwa::{
    battle::{
        Battle, Phase, fear,
        figure::{CarriedWeapon, Malfunction, Posture},
        psychosis, quirk, shoot, skill, turn,
    },
    rule,
    table::{
        char::{Archetype, Sex},
        psychosis::Psychosis,
        quirk::Quirk,
        skill::Skill,
        weapons::Weapon,
    },
};
use kernel::{Play, Point, Proof, play::Defaults, scripted};

/// Ann in the middle with this weapon in hand and these quirks.
fn ann_on(board: Board, weapon: Option<Weapon>, quirks: &[Quirk]) -> Board {
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
    ann.quirks.extend(quirks.iter().copied());
    board.add(ann).rules(|it| it.quirks = true)
}

fn ann(weapon: Option<Weapon>, quirks: &[Quirk]) -> Board {
    ann_on(board(), weapon, quirks)
}

/// The steps of phase 1 from the minds on.
fn phase_one(battle: &mut Battle, faces: &[u16]) {
    battle.phase = Phase::Arrivals;
    let (mut dice, mut answers) = (scripted(faces), Defaults);
    let mut play = Play::new(Vec::new(), &mut dice, &mut answers);
    while battle.phase != (Phase::Humans { acting: None }) {
        turn::step(battle, &mut play).unwrap();
    }
}

#[test]
fn a_quirk_takes_hold_unasked_as_often_as_its_situation_comes_and_is_no_skill() {
    let _proof = Proof::of(rule!("dwa.quirk.always-on")).facts([1, 2, 3]);
    let board = ann(Some(Weapon::Pistol), &[Quirk::Macho]).zombie(775, 600);
    let mut battle = board.rules(|it| it.skills = true).done();
    battle.arrange().humans[0].skills.push(Skill::Dodge);
    for left in [5, 4] {
        battle.arrange().humans[0].turn.activated = false;
        battle.arrange().humans[0].turn.fired_at.clear();
        chooses(&mut battle, &[1], &[]);
        assert_eq!(battle.humans[0].weapons[0].loaded, left);
    }
    assert!(battle.humans[0].turn.used.is_empty() && skill::may_use(&battle, 0, Skill::Dodge));
}

#[test]
fn the_clumsy_roll_only_when_they_move() {
    let _proof = Proof::of(rule!("dwa.quirk.clumsy")).facts([4, 5]);
    let mut battle = ann(Some(Weapon::Pistol), &[Quirk::Clumsy]).zombie(775, 600).done();
    battle.arrange().humans[0].turn.ap = 6;
    acts(&mut battle, 0, &[], &["lie down", "stand up"]);
    assert_eq!(battle.humans[0].posture, Posture::Standing);
    acts(&mut battle, 0, &[1], &["fire the pistol at zombie 1", "1", "0"]);
    acts(&mut battle, 0, &[2], &["walk", "600,650"]);
    assert_eq!((battle.humans[0].posture, battle.humans[0].at), (Posture::Fallen, Point::new(600, 600)));
}

#[test]
fn a_criminal_shoots_before_anything_else_and_is_free_then() {
    let _proof = Proof::of(rule!("dwa.quirk.criminal")).facts([2, 3]);
    let with = |archetype| {
        let mut bob = human("Bob", 600, 700);
        bob.archetype = archetype;
        bob.turn.done = true;
        let mut other = human("Cal", 600, 480);
        (other.archetype, other.turn.done) = (archetype, true);
        let board = ann(Some(Weapon::Pistol), &[Quirk::Criminal]).add(bob).add(other);
        board.rules(|it| it.archetypes = true).done()
    };
    let mut battle = with(Archetype::LawEnforcement);
    chooses(&mut battle, &[3], &[]);
    assert_eq!((battle.humans[1].wounds, battle.humans[2].wounds), (1, 0), "the nearest of them, once");
    assert_eq!((battle.humans[0].turn.ap, battle.humans[0].turn.done), (3, false));
    acts(&mut battle, 0, &[], &["walk", "650,600"]);
    assert_eq!(battle.humans[0].turn.ap, 2);
    let mut friends = with(Archetype::Civilian);
    chooses(&mut friends, &[], &[]);
    assert_eq!(friends.humans[0].turn.ap, 4);
}

#[test]
fn the_indecisive_and_the_thick_roll_at_their_activation_and_not_with_the_tests() {
    let _indecisive = Proof::of(rule!("dwa.quirk.indecisive")).facts([5]);
    let _thick = Proof::of(rule!("dwa.quirk.thick")).facts([2]);
    for (quirk, die, ap) in [(Quirk::Indecisive, 1, 2), (Quirk::Thick, 2, 3)] {
        let mut battle = ann(None, &[quirk]).done();
        phase_one(&mut battle, &[]);
        assert_eq!(battle.humans[0].turn.ap, 4);
        chooses(&mut battle, &[die], &[]);
        assert_eq!(battle.humans[0].turn.ap, ap);
    }
}

/// Bob with a pistol, a psycho within 10 cm of him.
fn beside_a_psycho(x: i32) -> Board {
    ann(None, &[Quirk::Psycho]).armed("Bob", x, 600, Weapon::Pistol, 6)
}

#[test]
fn a_psycho_spoils_the_dice_of_friends_within_ten_centimetres_and_of_no_zombie() {
    let _proof = Proof::of(rule!("dwa.quirk.psycho")).facts([1, 3]);
    let shot = |x: i32, die| {
        let mut battle = beside_a_psycho(x).zombie(x + 175, 600).done();
        acts(&mut battle, 1, &[die], &["fire the pistol at zombie 1", "1", "0"]);
        battle.zombies[0].fallen
    };
    assert_eq!([shot(725, 4), shot(725, 5), shot(726, 4)], [false, true, true]);
    let mut zombie = beside_a_psycho(725).zombie(626, 600).done();
    zombies_act(&mut zombie, &[6, 5]);
    assert_eq!(zombie.humans[0].wounds, 1, "zombies do not mind a psycho");
    let mut own = ann(Some(Weapon::Pistol), &[Quirk::Psycho]).zombie(775, 600).done();
    acts(&mut own, 0, &[4], &["fire the pistol at zombie 1", "1", "0"]);
    assert!(own.zombies[0].fallen, "nor does the psycho");
}

/// The same board with a psycho 5 cm from Ann, who is the first.
fn with_a_psycho(mut battle: Battle) -> Battle {
    let at = battle.humans[0].at;
    let mut norman = human("Norman", at.x, at.y + 75);
    norman.quirks.push(Quirk::Psycho);
    battle.arrange().humans.push(norman);
    battle.rules.quirks = true;
    battle
}

#[test]
fn a_psycho_spoils_every_roll_by_which_somebody_tries_or_withstands_something() {
    let _proof = Proof::of(rule!("dwa.quirk.psycho")).facts([5]);
    let _ruling = Proof::of(rule!("dwa.ruling.distraction"));
    let both =
        |battle: Battle, went: &dyn Fn(Battle) -> bool| [went(battle.clone()), went(with_a_psycho(battle))];
    let does = |dice: &'static [u16], answers: &'static [&str], well: fn(&Battle) -> bool| {
        move |mut battle: Battle| {
            acts(&mut battle, 0, dice, answers);
            well(&battle)
        }
    };
    let spoilt = [true, false];
    let ann = || ann(Some(Weapon::Pistol), &[]);
    let fires = does(&[4], &["fire the pistol at zombie 1", "1", "0"], |it| it.zombies[0].fallen);
    assert_eq!(both(ann().zombie(775, 600).done(), &fires), spoilt);
    let breaks = does(&[2], &["break away from close combat"], |it| it.humans[0].turn.must_leave);
    assert_eq!(both(ann().zombie(600, 575).done(), &breaks), spoilt);
    let jumps = does(&[3], &["jump to the barn"], |it| it.humans[0].stands());
    assert_eq!(both(crate::move_battle::over_a_gap(80, 40), &jumps), spoilt);
    let mut car = ann().rules(|it| it.vehicles = true).done();
    let wheel = dwa::battle::Vehicle { driver: Some(0), ..crate::vehicle_battle::car() };
    car.arrange().vehicles.push(wheel);
    car.refresh_ground();
    car.arrange().humans[0].vehicle = Some(0);
    let starts = does(&[3], &["hotwire"], |it| it.vehicles[0].running);
    assert_eq!(both(car, &starts), spoilt);
    let mut aid = ann().human("Bob", 625, 600).rules(|it| it.skills = true).done();
    aid.arrange().humans[0].skills.push(Skill::FirstAid);
    aid.arrange().humans[1].wounds = 2;
    let heals = does(&[5], &["heal Bob with First aid"], |it| it.humans[1].wounds == 1);
    assert_eq!(both(aid, &heals), spoilt);
    let grenade = board().armed("Ann", 600, 600, Weapon::FragmentationGrenade, 1).zombie(740, 600).done();
    let throws = |mut battle: Battle| {
        // 6 - 1 goes astray, due north: 4 + 6 cm, where nobody is.
        let dice: &[u16] = if battle.humans.len() == 1 { &[6, 5] } else { &[6, 360, 4, 6] };
        acts(&mut battle, 0, dice, &["throw a fragmentation grenade", "740,600"]);
        battle.zombies[0].out
    };
    assert_eq!(both(grenade, &throws), spoilt);
    let mut hurt = ann().done();
    (hurt.arrange().humans[0].wounds, hurt.arrange().humans[0].untested) = (2, 2);
    let survives = |mut battle: Battle| {
        roll(&[2], |play| dwa::battle::wound::test_all(&mut battle, play).unwrap());
        battle.humans[0].is_alive()
    };
    assert_eq!(both(hurt, &survives), spoilt);
}

#[test]
fn a_psycho_changes_no_jam_die_no_quirk_die_and_no_number() {
    let _proof = Proof::of(rule!("dwa.quirk.psycho")).facts([4]);
    let fire = ["fire the pistol at zombie 1", "1", "0"];
    let jam = |psycho: bool, die| {
        let mut battle = beside_a_psycho(725).zombie(900, 600).rules(|it| it.jams = true).done();
        if !psycho {
            battle.arrange().humans[0].quirks.clear();
        }
        acts(&mut battle, 1, &[1, die], &fire);
        battle.humans[1].weapons[0].trouble
    };
    for die in 1..=6 {
        assert_eq!(jam(true, die), jam(false, die), "{die}");
    }
    // A modified 1 is no natural one and jams nothing.
    let mut two = beside_a_psycho(725).zombie(900, 600).rules(|it| it.jams = true).done();
    acts(&mut two, 1, &[2], &fire);
    assert_eq!(two.humans[1].weapons[0].trouble, Malfunction::None);
    let mut clumsy = beside_a_psycho(725).done();
    clumsy.arrange().humans[1].quirks.push(Quirk::Clumsy);
    acts(&mut clumsy, 1, &[3], &["walk", "725,650"]);
    assert_eq!(clumsy.humans[1].at, Point::new(725, 650), "a 3 stays a 3");
}

#[test]
fn who_recognises_a_relative_neither_shoots_nor_strikes_anybody_for_the_rest_of_the_turn() {
    let _proof = Proof::of(rule!("dwa.quirk.relative")).facts([1]);
    let mut battle = ann(Some(Weapon::Pistol), &[Quirk::Relative]).zombie(700, 600).zombie(600, 700).done();
    acts(&mut battle, 0, &[2], &["fire the pistol at zombie 1"]);
    let by = Some(rule!("dwa.quirk.relative"));
    assert_eq!(refused(&battle, 0, "fire the pistol at zombie 1"), by);
    battle.arrange().zombies[1].at = Point::new(600, 625);
    for attack in ["strike zombie 2 with the pistol", "fire the pistol in close combat at zombie 2"] {
        assert_eq!(refused(&battle, 0, attack), by, "{attack}");
    }
    battle.arrange().zombies[1].fallen = true;
    assert_eq!(refused(&battle, 0, "strike zombie 2 with the pistol"), by);
    assert_eq!(refused(&battle, 0, "finish with the pistol: zombie 2"), by);
    assert!(!offers(&battle, 0).iter().any(|it| it.contains("zombie")), "{:?}", offers(&battle, 0));
    battle.arrange().humans[0].weapons[0].weapon = Weapon::FragmentationGrenade;
    battle.arrange().humans[0].weapons[0].pieces = 1;
    battle.arrange().zombies[1].at = Point::new(600, 700);
    assert_eq!(refused(&battle, 0, "throw a fragmentation grenade"), by);
}

#[test]
fn a_shot_at_a_human_reminds_nobody_of_a_relative() {
    let _proof = Proof::of(rule!("dwa.quirk.relative")).facts([4]);
    let board = ann(Some(Weapon::Pistol), &[Quirk::Relative]).human("Bob", 700, 600).zombie(600, 775);
    let mut battle = board.rules(|it| it.trauma = true).done();
    battle.arrange().humans[0].psychoses.push(Psychosis::Paranoid);
    roll(&[3], |play| psychosis::compel(&mut battle, play, 0).unwrap());
    assert_eq!((battle.humans[1].wounds, battle.humans[0].turn.recognised), (1, None));
    acts(&mut battle, 0, &[3, 1], &["fire the pistol at zombie 1", "1", "0"]);
    assert_eq!(battle.humans[0].turn.recognised, Some(false));
}

#[test]
fn scary_pants_roll_once_however_many_zombies_they_see() {
    let _proof = Proof::of(rule!("dwa.quirk.scary-pants")).facts([4]);
    let mut battle =
        ann(None, &[Quirk::ScaryPants]).zombie(700, 600).zombie(600, 700).zombie(500, 600).done();
    chooses(&mut battle, &[4], &[]);
    assert_eq!((battle.humans[0].turn.ap, battle.humans[0].turn.done), (4, false));
    let mut frozen = ann(None, &[Quirk::ScaryPants]).zombie(700, 600).zombie(600, 700).done();
    chooses(&mut frozen, &[3], &[]);
    assert_eq!((frozen.humans[0].turn.ap, frozen.humans[0].turn.done), (0, true));
}

#[test]
fn the_sexy_distract_men_but_not_from_their_fear_nor_themselves() {
    let _proof = Proof::of(rule!("dwa.quirk.sexy")).facts([1, 2, 3]);
    let with = |sex| {
        let board = ann(Some(Weapon::Pistol), &[Quirk::Sexy]).armed("Bob", 700, 600, Weapon::Pistol, 6);
        let mut battle = board.zombie(775, 600).done();
        battle.arrange().humans[0].sex = Sex::Male;
        battle.arrange().humans[1].sex = sex;
        battle
    };
    let test = |battle: &Battle, human: u16| {
        let tests = fear::measure_all(battle);
        let test = &tests.iter().find(|it| it.0 == human).unwrap().1;
        (test.value().total(), test.modifiers().total())
    };
    assert_eq!(test(&with(Sex::Male), 1), test(&with(Sex::Female), 1));
    assert_eq!(test(&with(Sex::Male), 1).1, 0, "nothing is added to the dice of a fear test");
    let mut afraid = with(Sex::Male);
    roll(&[5, 5], |play| fear::test_all(&mut afraid, play).unwrap());
    assert!(!afraid.humans[1].turn.afraid, "10 against 10");
    let falls = |sex, human: u16, die| {
        let mut battle = with(sex);
        battle.arrange().zombies[0].at = Point::new(if human == 0 { 600 } else { 700 }, 775);
        acts(&mut battle, human, &[die], &["fire the pistol at zombie 1", "1", "0"]);
        battle.zombies[0].fallen
    };
    assert_eq!(
        [falls(Sex::Male, 1, 4), falls(Sex::Male, 1, 5), falls(Sex::Female, 1, 4)],
        [false, true, true]
    );
    assert!(falls(Sex::Male, 0, 4), "the owner is a man and not distracted");
    assert_eq!(quirk::distraction(&with(Sex::Male), 0).sexy, 0);
}

#[test]
fn the_stupid_go_for_a_zombie_they_do_not_see() {
    let _proof = Proof::of(rule!("dwa.quirk.stupid")).facts([1]);
    let with = |x: i32| {
        let screen = wall("screen", &[(650, 575), (650, 625)]);
        ann_on(board_on(table(vec![screen])), Some(Weapon::BaseballBat), &[Quirk::Stupid])
            .zombie(x, 600)
            .done()
    };
    let mut battle = with(725);
    assert!(!battle.sees(h(0), z(0)));
    let (mut dice, mut nobody) = (scripted(&[]), Defaults);
    let mut play = Play::new(Vec::new(), &mut dice, &mut nobody);
    quirk::begin(&mut battle, &mut play, 0).unwrap();
    assert!(battle.in_contact(h(0), z(0)), "{:?}", battle.humans[0].at);
    let told = play.journal().to_vec();
    assert!(!noted(&told, rule!("dwa.quirk.stupid")).is_empty());
    let mut far = with(726);
    roll(&[], |play| quirk::begin(&mut far, play, 0).unwrap());
    assert_eq!(far.humans[0].at, Point::new(600, 600));
}

#[test]
fn those_who_flinch_do_so_with_shotgun_and_machine_gun_and_launcher_too() {
    let _proof = Proof::of(rule!("dwa.quirk.flinch")).facts([2, 3]);
    let total = |weapon| {
        let battle = ann(Some(weapon), &[Quirk::Flinch]).done();
        let mut sum = kernel::Sum::default();
        shoot::handling(&battle, 0).add_to(weapon, &mut sum);
        sum.total()
    };
    use Weapon::*;
    assert_eq!([PumpShotgun, SawnOffShotgun, MachineGun, GrenadeLauncher].map(total), [-1; 4]);
    assert_eq!([Bow, Crossbow, ThrowingKnife, Molotov, FragmentationGrenade].map(total), [0; 5]);
}
