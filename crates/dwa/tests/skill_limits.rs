//! Where skills (16.5) end: what they do not do, for whom, how often and when.
use crate::board::{
    Board,
    acting::{acts, chooses, offers, says},
    board, board_on, h, human, z,
};
use crate::steps::{house, roll, roll_and_answer, table};
use dwa::{
    battle::{
        Battle, Phase, fear,
        figure::{CarriedWeapon, HumanTurn, Malfunction},
        shoot::handling,
        skill, turn, zombie,
    },
    rule,
    table::{
        ap::{Action, Price, PriceSkill},
        search::Item,
        skill::Skill,
        weapons::Weapon,
    },
};
use ground::open::{Piece, measure::distance};
use kernel::{Answer, Given, Play, Point, Proof, play::Defaults, scripted};

fn held(weapon: Weapon, loaded: u8) -> CarriedWeapon {
    CarriedWeapon { weapon, loaded, pieces: loaded, trouble: Malfunction::None, grenade: None }
}

/// Ann in the middle with these weapons, the first in hand, and these skills.
fn ann(weapons: &[(Weapon, u8)], skills: &[Skill]) -> Board {
    let mut ann = human("Ann", 600, 600);
    ann.weapons.extend(weapons.iter().map(|it| held(it.0, it.1)));
    if !weapons.is_empty() {
        ann.in_hand.push(0);
    }
    ann.skills.extend_from_slice(skills);
    board().add(ann).rules(|it| it.skills = true)
}

fn next_turn(battle: &mut Battle) {
    battle.phase = Phase::End;
    let (mut dice, mut answers) = (scripted(&[]), Defaults);
    turn::step(battle, &mut Play::new(Vec::new(), &mut dice, &mut answers)).unwrap();
}

/// The zombie phase up to the attacks, with answers in words.
fn zombies_act(battle: &mut Battle, dice: &[u16], answers: &[&str]) {
    let (mut dice, mut said) = (scripted(dice), says(answers));
    let mut play = Play::new(Vec::new(), &mut dice, &mut said);
    zombie::stand_up(battle, &mut play).unwrap();
    zombie::move_all(battle, &mut play).unwrap();
    zombie::attack_all(battle, &mut play).unwrap();
}

fn has(options: &[String], label: &str) -> bool {
    options.iter().any(|it| it == label)
}

#[test]
fn a_skill_of_the_first_two_phases_leaves_none_for_the_zombies_phase() {
    let _proof = Proof::of(rule!("dwa.skill.one-per-turn")).facts([3, 4, 7]);
    let with = || {
        let mut bob = human("Bob", 300, 300);
        bob.skills.push(Skill::Dodge);
        let board = ann(&[], &[Skill::Cool, Skill::Hero, Skill::Dodge]).zombie(700, 600);
        board.add(bob).rules(|it| it.lurch = false).done()
    };
    let mut cool = with();
    roll_and_answer(&[1, 1], [Answer::One(1)], |play| fear::test_all(&mut cool, play).unwrap());
    assert_eq!(cool.humans[0].turn.used[..], [Skill::Cool]);
    let mut dodges = cool.clone();
    chooses(&mut cool, &[], &["Ann"]);
    assert_eq!(cool.humans[0].turn.ap, 4, "Hero is not asked about any more");
    zombies_act(&mut cool, &[6], &[]);
    assert!(cool.in_contact(h(0), z(0)), "nor is Dodge");
    assert!(skill::may_use(&cool, 1, Skill::Dodge), "Bob's skill is his own");
    next_turn(&mut dodges);
    zombies_act(&mut dodges, &[], &["dodge", "550,600"]);
    assert_eq!(dodges.humans[0].at, Point::new(550, 600));
}

#[test]
fn to_know_a_weapon_is_no_use_of_a_skill() {
    let _proof = Proof::of(rule!("dwa.skill.one-per-turn")).facts([5]);
    let board = ann(&[(Weapon::Pistol, 6)], &[Skill::Handguns, Skill::Cover]).zombie(775, 600);
    let mut battle = board.rules(|it| it.weapon_skills = true).done();
    acts(&mut battle, 0, &[1], &["fire the pistol at zombie 1", "1", "0"]);
    acts(&mut battle, 0, &[], &["cover the others while the zombies move"]);
    assert_eq!((battle.humans[0].turn.cover_ap, &battle.humans[0].turn.used[..]), (2, &[Skill::Cover][..]));
}

#[test]
fn what_changes_a_roll_is_asked_about_once_it_is_seen_and_what_gives_ap_before_anything() {
    let _proof = Proof::of(rule!("dwa.skill.one-per-turn")).facts([8, 9]);
    let strike = "strike zombie 1 with the machete";
    let mut strikes = ann(&[(Weapon::Machete, 0)], &[Skill::Aggressive]).zombie(625, 600).done();
    strikes.arrange().zombies[0].facing = 270;
    let mut misses = strikes.clone();
    acts(&mut strikes, 0, &[4], &[strike]);
    assert!(strikes.zombies[0].fallen && strikes.humans[0].turn.used.is_empty(), "nothing to roll again");
    acts(&mut misses, 0, &[3, 4], &[strike, "yes"]);
    assert_eq!(misses.humans[0].turn.used[..], [Skill::Aggressive]);
    for (extra, label) in
        [(Skill::Hero, "use Hero: 1 AP more"), (Skill::Snappy, "use Snappy: 1 AP more, not for movement")]
    {
        let mut late = ann(&[], &[extra]).done();
        let mut early = late.clone();
        chooses(&mut early, &[], &[label]);
        assert_eq!(early.humans[0].turn.used[..], [extra]);
        chooses(&mut late, &[], &["use no skill"]);
        acts(&mut late, 0, &[], &["walk", "600,400"]);
        assert!(!offers(&late, 0).iter().any(|it| it.contains("Hero") || it.contains("Snappy")));
    }
}

#[test]
fn cool_helps_in_one_test_and_leaves_the_value_as_it_was() {
    let _proof = Proof::of(rule!("dwa.skill.cool")).facts([2]);
    let mut battle = ann(&[], &[Skill::Cool]).zombie(700, 600).done();
    let value = |it: &Battle| fear::measure_all(it)[0].1.value().total();
    assert_eq!(value(&battle), 9);
    roll_and_answer(&[4, 6], [Answer::One(1)], |play| fear::test_all(&mut battle, play).unwrap());
    assert!(!battle.humans[0].turn.afraid, "10 against 9 + 1");
    next_turn(&mut battle);
    assert_eq!((value(&battle), battle.humans[0].moral), (9, 10));
    roll_and_answer(&[4, 6], [Answer::One(0)], |play| fear::test_all(&mut battle, play).unwrap());
    assert!(battle.humans[0].turn.afraid);
}

#[test]
fn nerves_of_steel_pass_the_first_test_without_trauma_or_are_gone() {
    let _proof = Proof::of(rule!("dwa.skill.nerves-of-steel")).facts([1, 2, 3]);
    let board = ann(&[], &[Skill::NervesOfSteel]).zombie(700, 600).rules(|it| it.trauma = true);
    let mut used = board.done();
    let mut unused = used.clone();
    let test = |battle: &mut Battle, faces: &[u16], answers: &[Answer]| {
        roll_and_answer(faces, answers.to_vec(), |play| fear::test_all(battle, play).unwrap());
    };
    test(&mut used, &[], &[Answer::YesNo(true)]);
    let ann = &used.humans[0];
    assert_eq!((ann.turn.afraid, ann.trauma, ann.deeds.failed_fear_tests), (false, 0, 0));
    next_turn(&mut used);
    test(&mut used, &[6, 6], &[]);
    assert_eq!((used.humans[0].turn.afraid, used.humans[0].trauma), (true, 1));
    test(&mut unused, &[1, 1], &[Answer::YesNo(false)]);
    next_turn(&mut unused);
    test(&mut unused, &[6, 6], &[]);
    assert!(unused.humans[0].turn.afraid, "it is for the first test of the game alone");
}

#[test]
fn motivate_helps_everybody_but_the_motivator() {
    let _proof = Proof::of(rule!("dwa.skill.motivate")).facts([2]);
    let mut alone = ann(&[], &[Skill::Motivate]).zombie(700, 600).done();
    roll(&[4, 6], |play| fear::test_all(&mut alone, play).unwrap());
    assert!(alone.humans[0].turn.afraid, "10 against 9, and nothing to ask about");
    let mut two = ann(&[], &[Skill::Motivate]).human("Bob", 600, 650).zombie(700, 625).done();
    roll_and_answer(&[5, 6, 5, 6], [Answer::YesNo(true)], |play| fear::test_all(&mut two, play).unwrap());
    let afraid: Vec<bool> = two.humans.iter().map(|it| it.turn.afraid).collect();
    assert_eq!(afraid, [true, false], "11 against 10, and against 10 + 1 for Bob");
    let mut stunned = ann(&[], &[Skill::Motivate]).human("Bob", 600, 650).zombie(700, 625).done();
    stunned.arrange().humans[0].stunned = true;
    roll(&[1, 1, 5, 6], |play| fear::test_all(&mut stunned, play).unwrap());
    assert!(stunned.humans[1].turn.afraid, "who is stunned motivates nobody");
}

#[test]
fn an_agile_climb_is_no_movement_that_spoils_the_aim() {
    let _proof = Proof::of(rule!("dwa.skill.agile")).facts([4]);
    let shed = Piece { roof_mm: Some(50), height_mm: 50, ..house("shed", 620, 500, 200, 200) };
    let mut battle = board_on(table(vec![shed])).human("Ann", 607, 600).rules(|it| it.skills = true).done();
    battle.arrange().humans[0].skills.push(Skill::Agile);
    let mut climbs = battle.clone();
    acts(&mut climbs, 0, &[], &["climb onto the shed"]);
    assert!(handling(&climbs, 0).moved);
    acts(&mut battle, 0, &[], &["use Agile", "climb onto the shed"]);
    assert_eq!((battle.humans[0].level.is_some(), battle.humans[0].turn.ap), (true, 4));
    assert!(!handling(&battle, 0).moved);
}

#[test]
fn prices_that_a_skill_halves_are_doubled_by_fear_afterwards() {
    let _mechanics = Proof::of(rule!("dwa.skill.mechanics")).facts([1, 3]);
    let _reload = Proof::of(rule!("dwa.skill.fast-reload")).facts([1, 2]);
    let both = |action, skill| {
        [false, true].map(|afraid| Price { action, skill: Some(skill), afraid }.resolve(&mut scripted(&[])))
    };
    assert_eq!(both(Action::Hotwire, PriceSkill::Mechanics), [2, 4]);
    assert_eq!(both(Action::Reload(Weapon::Pistol), PriceSkill::FastReload), [1, 2]);
    assert_eq!(both(Action::Reload(Weapon::MachineGun), PriceSkill::FastReload), [2, 4]);
}

#[test]
fn first_aid_needs_no_kit_and_leaves_one_in_the_bag() {
    let _proof = Proof::of(rule!("dwa.skill.first-aid")).facts([2, 3, 4]);
    let mut battle = ann(&[], &[Skill::FirstAid]).human("Bob", 625, 600).rules(|it| it.items = true).done();
    battle.arrange().humans[0].items.push(Item::SmallFirstAidKit);
    battle.arrange().humans[1].wounds = 2;
    let mut bare = battle.clone();
    bare.arrange().humans[0].items.clear();
    let heal = "heal Bob with First aid";
    acts(&mut battle, 0, &[5], &[heal]);
    assert_eq!((battle.humans[1].wounds, &battle.humans[0].items[..]), (1, &[Item::SmallFirstAidKit][..]));
    acts(&mut bare, 0, &[4], &[heal]);
    assert_eq!((bare.humans[1].wounds, bare.humans[0].turn.ap), (2, 0), "a failed try costs as much");
    let mut apart = ann(&[], &[Skill::FirstAid]).human("Bob", 627, 600).done();
    apart.arrange().humans[1].wounds = 2;
    assert!(!has(&offers(&apart, 0), heal));
}

#[test]
fn nobody_inspires_a_jam_die_or_a_zombie() {
    let _proof = Proof::of(rule!("dwa.skill.inspire")).facts([2, 3, 4]);
    let with = || {
        let mut bob = human("Bob", 600, 500);
        bob.skills.push(Skill::Inspire);
        let board = ann(&[(Weapon::Pistol, 6)], &[Skill::EagleEye]).add(bob).zombie(775, 600);
        board.rules(|it| it.jams = true).done()
    };
    let fire = ["fire the pistol at zombie 1", "1", "0"];
    // The shot may be rolled again and comes out worse; its 1 jams the gun, and that die stays.
    let mut jams = with();
    acts(&mut jams, 0, &[3, 1, 2], &[fire[0], fire[1], fire[2], "yes"]);
    assert_eq!(jams.humans[0].weapons[0].trouble, Malfunction::Jammed);
    assert!(skill::may_use(&jams, 0, Skill::EagleEye), "it was Bob's skill");
    assert!(!skill::may_use(&jams, 1, Skill::Inspire));
    let mut bitten = with();
    bitten.arrange().zombies[0].at = Point::new(625, 600);
    zombies_act(&mut bitten, &[6, 5], &[]);
    assert_eq!(bitten.humans[0].wounds, 1, "a zombie's miss or hit is nobody's to roll again");
}

#[test]
fn who_dodges_is_neither_attacked_nor_followed_and_who_has_reflexes_strikes_first() {
    let _dodge = Proof::of(rule!("dwa.skill.dodge")).facts([3]);
    let _reflex = Proof::of(rule!("dwa.skill.reflex")).facts([2]);
    let meets = |skill| {
        let board = ann(&[(Weapon::Pistol, 6)], &[skill]).zombie(700, 600).rules(|it| it.lurch = false);
        board.with(|it| it.arrange().humans[0].turn = HumanTurn { afraid: true, ..HumanTurn::default() })
    };
    let mut plain = meets(Skill::Cool).done();
    zombies_act(&mut plain, &[6], &[]);
    assert_eq!(plain.humans[0].wounds, 1, "it has come 10 cm and attacks");
    let mut dodges = meets(Skill::Dodge).done();
    zombies_act(&mut dodges, &[], &["dodge", "550,600"]);
    assert_eq!((dodges.humans[0].wounds, dodges.humans[0].at), (0, Point::new(550, 600)));
    assert!(dodges.zombies[0].at.x <= 626 && !dodges.in_contact(h(0), z(0)));
    let mut reflexes = meets(Skill::Reflex).done();
    zombies_act(&mut reflexes, &[3], &["use Reflex to fire"]);
    assert!(reflexes.zombies[0].out && reflexes.humans[0].wounds == 0, "it never attacks");
}

#[test]
fn nobody_walks_into_a_zombie_that_a_reflex_has_brought() {
    let _reflex = Proof::of(rule!("dwa.skill.reflex"));
    let _proof = Proof::of(rule!("dwa.ruling.passing-figures"));
    let board = ann(&[(Weapon::Pistol, 6)], &[Skill::Reflex]).human("Bob", 1187, 760);
    let board = board.zombie(700, 600).zombie(1187, 500).scene(|it| it.entry.d = true);
    let mut battle = board.rules(|it| it.lurch = false).done();
    // Ann misses, and the shot brings one from the east, to where the other zombie is going.
    let (mut dice, mut said) = (scripted(&[1, 90]), says(&["use Reflex to fire"]));
    zombie::move_all(&mut battle, &mut Play::new(Vec::new(), &mut dice, &mut said)).unwrap();
    assert_eq!(battle.zombies[2].at, Point::new(1187, 600));
    let (goes, came) = (&battle.zombies[1], &battle.zombies[2]);
    assert_ne!(goes.at, Point::new(1187, 500));
    assert!(25 <= distance(goes.at, came.at), "{:?}", goes.at);
}

#[test]
fn a_lucky_bastard_has_the_first_hit_of_the_turn_rolled_again_with_the_same_modifiers() {
    let _proof = Proof::of(rule!("dwa.skill.lucky-bastard")).facts([2]);
    let board = ann(&[], &[Skill::LuckyBastard]).zombie(626, 600).zombie(574, 600);
    let mut battle = board.done();
    // Two attackers: a 5 hits, and so it does when it is rolled again; the other hits are not.
    zombies_act(&mut battle, &[5, 5, 5, 4, 4], &["yes"]);
    assert_eq!(battle.humans[0].wounds, 2);
}
