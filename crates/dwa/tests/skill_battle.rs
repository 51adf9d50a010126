//! Skills (16.5) on the board.
use crate::board;
use crate::board::{
    acting::{acts, offers, refused, says, why_not},
    board, board_on, human,
};
use crate::steps::{table, wall};
use dwa::{
    battle::{
        Battle, Zombie,
        figure::{CarriedWeapon, Malfunction, Posture},
        rolls::Rolls,
        skill, zombie,
    },
    journal::Interruption,
    rule,
    table::{skill::Skill, weapons::Weapon},
};
use kernel::{Play, Point, Proof, Seat, scripted};

/// Ann in the middle with this weapon and these skills.
fn ann(weapon: Option<Weapon>, skills: &[Skill]) -> board::Board {
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
    ann.skills.extend_from_slice(skills);
    board().add(ann).rules(|it| it.skills = true)
}

fn play<T>(
    battle: &mut Battle,
    dice: &[u16],
    answers: &[&str],
    run: impl FnOnce(&mut Battle, &mut Play<'_>) -> T,
) -> T {
    let (mut dice, mut said) = (scripted(dice), says(answers));
    run(battle, &mut Play::new(Vec::new(), &mut dice, &mut said))
}

/// Whether Ann is still in contact with the first zombie after she has done something about it; none if she could not.
fn met(battle: &mut Battle, dice: &[u16], answers: &[&str]) -> Option<bool> {
    play(battle, dice, answers, |battle, play| skill::entered_contact(battle, play, 0, 0).ok())?;
    Some(battle.opponents(0).any(|it| it == 0))
}

fn covers(battle: &mut Battle, dice: &[u16], answers: &[&str]) {
    play(battle, dice, answers, |battle, play| skill::cover_fire(battle, play, 0)).unwrap();
}

#[test]
fn one_skill_is_used_in_a_turn_and_once() {
    let _proof = Proof::of(rule!("dwa.skill.one-per-turn")).facts([1, 2, 6]);
    let _proof = Proof::of(rule!("dwa.ruling.skill-use"));
    let skills = [Skill::Dodge, Skill::Reflex, Skill::Brace, Skill::Gunner, Skill::Killer];
    let mut battle = ann(None, &skills).done();
    assert!(skill::may_use(&battle, 0, Skill::Dodge) && !skill::may_use(&battle, 0, Skill::Hero));
    let usable = |used: Skill| {
        let mut battle = battle.clone();
        play(&mut battle, &[], &[], |battle, play| skill::use_skill(battle, play, 0, used));
        skills.map(|it| skill::may_use(&battle, 0, it))
    };
    assert_eq!(usable(Skill::Dodge), [false; 5]);
    assert_eq!(usable(Skill::Brace), [false, false, false, true, false], "Gunner goes with Brace");
    assert_eq!(usable(Skill::Gunner), [false, false, true, false, false]);
    battle.arrange().humans[0].stunned = true;
    assert!(!skill::may_use(&battle, 0, Skill::Dodge));
    battle.arrange().humans[0].stunned = false;
    battle.rules.skills = false;
    assert!(!skill::may_use(&battle, 0, Skill::Dodge));
}

#[test]
fn cover_keeps_three_ap_at_the_most_of_who_has_neither_moved_nor_reloaded() {
    let _proof = Proof::of(rule!("dwa.skill.cover")).facts([1, 2]);
    let _proof = Proof::of(rule!("dwa.ruling.skill-cover"));
    let label = "cover the others while the zombies move";
    let mut battle = ann(Some(Weapon::Pistol), &[Skill::Cover]).done();
    let mut moved = battle.clone();
    acts(&mut moved, 0, &[], &["walk", "600,550"]);
    assert_eq!(refused(&moved, 0, label), Some(rule!("dwa.ruling.skill-cover")));
    let mut reloaded = battle.clone();
    reloaded.arrange().humans[0].ammo.clips = 1;
    let mut turns = reloaded.clone();
    acts(&mut reloaded, 0, &[], &["reload the pistol"]);
    assert_eq!(reloaded.humans[0].turn.ap, 2, "it is not for want of AP");
    let words = why_not(&reloaded, 0, label);
    assert!(words.contains("reload") && !words.contains(" he "), "{words}");
    assert_eq!(refused(&reloaded, 0, label), Some(rule!("dwa.ruling.skill-cover")));
    turns.arrange().humans[0].turn.ap = 2;
    acts(&mut turns, 0, &[], &[label]);
    assert_eq!(turns.humans[0].turn.cover_ap, 1, "any other action may have cost the AP");
    let mut poor = battle.clone();
    poor.arrange().humans[0].turn.ap = 1;
    assert_eq!(refused(&poor, 0, label), Some(rule!("dwa.ruling.skill-cover")), "1 AP has to be left");
    let mut afraid = battle.clone();
    afraid.arrange().humans[0].turn.afraid = true;
    acts(&mut afraid, 0, &[], &[label]);
    assert_eq!(afraid.humans[0].turn.cover_ap, 2, "it costs double");
    let mut hero = battle.clone();
    hero.arrange().humans[0].turn.ap = 5;
    acts(&mut hero, 0, &[], &[label]);
    assert_eq!(hero.humans[0].turn.cover_ap, 3, "whatever he had");
    acts(&mut battle, 0, &[], &[label]);
    let turn = &battle.humans[0].turn;
    assert_eq!((turn.cover_ap, turn.done, turn.ap), (3, true, 0));
    assert!(!skill::may_use(&battle, 0, Skill::Cover));
}

#[test]
fn who_covers_fires_in_the_zombie_phase_until_his_ap_are_used() {
    let _proof = Proof::of(rule!("dwa.skill.cover")).facts([6]);
    let mut battle = ann(Some(Weapon::Pistol), &[Skill::Cover]).zombie(750, 600).zombie(600, 750).done();
    battle.arrange().humans[0].turn.cover_ap = 3;
    battle.arrange().humans[0].turn.used.push(Skill::Cover);
    covers(&mut battle, &[], &["hold fire"]);
    assert_eq!(battle.humans[0].turn.cover_ap, 3);
    covers(&mut battle, &[6], &["Ann fires at zombie 2", "1", "0", "hold fire"]);
    assert!(battle.zombies[1].out && battle.humans[0].turn.cover_ap == 2);
    covers(&mut battle, &[1, 1], &["Ann fires at zombie 1", "2"]);
    assert_eq!((battle.humans[0].turn.cover_ap, battle.humans[0].weapons[0].loaded), (0, 3));
    covers(&mut battle, &[], &[]);
    let mut contact = ann(Some(Weapon::Pistol), &[Skill::Cover]).zombie(625, 600).done();
    contact.arrange().humans[0].turn.cover_ap = 1;
    covers(&mut contact, &[3], &["Ann fires at zombie 1"]);
    assert!(contact.zombies[0].out && contact.humans[0].turn.cover_ap == 0, "CQM in contact");
}

#[test]
fn who_dodges_goes_up_to_five_centimetres_out_of_that_contact() {
    let _proof = Proof::of(rule!("dwa.skill.dodge")).facts([1, 2, 4]);
    let _proof = Proof::of(rule!("dwa.ruling.skill-dodge-reflex"));
    let battle = ann(None, &[Skill::Dodge]).zombie(625, 600).zombie(500, 600).done();
    let to = |place: &str| met(&mut battle.clone(), &[], &["dodge", place]);
    assert_eq!(to("549,600"), None, "51 mm");
    assert_eq!(to("599,600"), None, "still in contact");
    assert_eq!(to("550,600"), Some(false));
    assert_eq!(to("526,600"), None);
    let mut stays = battle.clone();
    assert_eq!(met(&mut stays, &[], &["do nothing"]), Some(true));
    assert!(skill::may_use(&stays, 0, Skill::Dodge));
    let mut twice = battle.clone();
    met(&mut twice, &[], &["dodge", "550,600"]);
    assert_eq!((twice.humans[0].at, twice.humans[0].turn.ap), (Point::new(550, 600), 4));
    assert_eq!(twice.humans[0].turn.ap_on_movement, 0, "it is no movement of his own");
    twice.arrange().zombies[0].at = Point::new(575, 600);
    assert_eq!(met(&mut twice, &[], &[]), Some(true), "once a turn");
    let mut lies = battle.clone();
    lies.arrange().humans[0].posture = Posture::Prone;
    assert_eq!(met(&mut lies, &[], &[]), Some(true), "nobody dodges lying down");
    let mut off = battle;
    off.rules.skills = false;
    assert_eq!(met(&mut off, &[], &[]), Some(true));
}

#[test]
fn reflex_is_one_free_burst_or_strike_at_the_zombie_that_comes() {
    let _proof = Proof::of(rule!("dwa.skill.reflex")).facts([1, 3, 4]);
    let battle = ann(Some(Weapon::Pistol), &[Skill::Reflex]).zombie(625, 600).done();
    let mut bare = ann(None, &[Skill::Reflex]).zombie(625, 600).done();
    assert_eq!(met(&mut bare, &[], &[]), Some(true), "bare hands neither fire nor strike");
    let mut fires = battle.clone();
    fires.arrange().humans[0].turn.ap = 0;
    fires.arrange().humans[0].turn.afraid = true;
    assert_eq!(met(&mut fires, &[3], &["use Reflex to fire"]), Some(false));
    assert!(fires.zombies[0].out && fires.humans[0].weapons[0].loaded == 5);
    let mut misses = battle.clone();
    assert_eq!(met(&mut misses, &[2], &["use Reflex to fire"]), Some(true));
    assert_eq!(met(&mut misses, &[], &[]), Some(true), "once a turn");
    let mut strikes = battle.clone();
    strikes.arrange().humans[0].weapons[0].loaded = 0;
    assert_eq!(met(&mut strikes, &[5], &["use Reflex to strike"]), Some(false));
    assert!(strikes.zombies[0].fallen);
    let mut off = battle;
    off.rules.skills = false;
    assert_eq!(met(&mut off, &[], &[]), Some(true));
}

#[test]
fn whoever_inspires_gives_a_second_roll_within_twenty_centimetres() {
    let _proof = Proof::of(rule!("dwa.skill.inspire")).facts([1]);
    let _proof = Proof::of(rule!("dwa.ruling.reroll-skills"));
    let with = |x: i32| {
        let mut bob = human("Bob", x, 600);
        bob.skills.push(Skill::Inspire);
        ann(Some(Weapon::Pistol), &[Skill::Inspire]).add(bob).zombie(750, 600).done()
    };
    let inspired = |battle: &mut Battle, answers: &[&str]| {
        play(battle, &[], answers, |battle, play| {
            skill::inspired(battle, play, 0, Interruption::FailsRoll, &|| Rolls::Nothing)
        })
        .unwrap()
    };
    assert!(!inspired(&mut with(376 - 2), &[]), "226 mm apart is a gap of 201");
    let mut battle = with(375);
    assert!(!inspired(&mut battle, &["no"]));
    let mut allies = battle.clone();
    allies.arrange().humans[1].seat = Seat(1);
    assert!(inspired(&mut allies, &["yes"]), "whoever leads him, he is of the team");
    assert!(inspired(&mut battle, &["yes"]) && !inspired(&mut battle, &[]), "his skill of the turn");
    let mut shot = with(375);
    acts(&mut shot, 0, &[1, 6], &["fire the pistol at zombie 1", "1", "0", "yes"]);
    assert!(shot.zombies[0].out, "the second result counts");
    let mut off = with(375);
    off.rules.skills = false;
    assert!(!inspired(&mut off, &[]));
    let mut stranger = with(375);
    stranger.arrange().humans[1].member = false;
    assert!(!inspired(&mut stranger, &[]));
    // The first of the team may inspire as well as anybody.
    let by_ann = play(&mut with(375), &[], &["yes"], |battle, play| {
        skill::inspired(battle, play, 1, Interruption::FailsRoll, &|| Rolls::Nothing)
    });
    assert!(by_ann.unwrap());
}

#[test]
fn a_weapon_needs_its_skill_and_the_skills_come_in_groups() {
    let _proof = Proof::of(rule!("dwa.skill.weapon-needed")).facts([1, 5]);
    let _proof = Proof::of(rule!("dwa.skill.weapon-grouping")).facts([1]);
    let with = |weapon, skills: &[Skill]| {
        ann(Some(weapon), skills).zombie(750, 600).rules(|it| it.weapon_skills = true).done()
    };
    let shot = "fire the pistol at zombie 1";
    assert_eq!(
        refused(&with(Weapon::Pistol, &[Skill::Rifle]), 0, shot),
        Some(rule!("dwa.skill.weapon-needed"))
    );
    assert!(
        offers(&with(Weapon::Revolver, &[Skill::Handguns]), 0).iter().any(|it| it.contains("revolver at"))
    );
    let mut knows = with(Weapon::Pistol, &[Skill::Handguns]);
    acts(&mut knows, 0, &[6], &[shot, "1", "0"]);
    assert!(knows.zombies[0].out && knows.humans[0].turn.used.is_empty(), "knowledge is no use of a skill");
    let mut off = with(Weapon::Pistol, &[]);
    off.rules.weapon_skills = false;
    assert!(offers(&off, 0).contains(&shot.to_owned()), "without characters everybody can use everything");
}

#[test]
fn a_zombie_that_cover_fire_fells_while_others_stand_up_has_spent_its_ap_on_getting_up() {
    let _proof = Proof::of_all(&[rule!("dwa.zombie.stand-up"), rule!("dwa.ruling.skill-cover")]);
    let mut battle =
        ann(Some(Weapon::Pistol), &[Skill::Cover]).fallen_zombie(900, 600).zombie(750, 600).done();
    battle.arrange().humans[0].turn.cover_ap = 1;
    play(&mut battle, &[4], &["Ann fires at zombie 2"], |battle, play| {
        zombie::stand_up(battle, play).unwrap();
        zombie::move_all(battle, play).unwrap();
    });
    assert_eq!((battle.zombies[1].fallen, battle.zombies[1].at), (false, Point::new(750, 600)));
    assert_eq!(battle.zombies[0].at, Point::new(900, 600));
}

#[test]
fn everybody_whom_a_zombie_comes_into_contact_with_may_dodge() {
    let _proof = Proof::of(rule!("dwa.ruling.skill-dodge-reflex"));
    // The only way to Ann leads between her and Bob, so that the zombie touches both.
    let lane = |name: &str, x: i32| wall(name, &[(x, 400), (x, 586)]);
    let mut bob = human("Bob", 642, 612);
    bob.skills.push(Skill::Dodge);
    let mut battle =
        board_on(table(vec![lane("west", 612), lane("east", 639)])).human("Ann", 600, 600).add(bob).done();
    battle.rules.skills = true;
    battle.arrange().zombies.push(Zombie::new(Point::new(625, 520)));
    play(&mut battle, &[], &["dodge", "680,630"], |battle, play| {
        zombie::stand_up(battle, play).unwrap();
        zombie::move_all(battle, play).unwrap();
    });
    assert!(battle.in_contact(board::h(0), board::z(0)), "{:?}", battle.zombies[0].at);
    assert_eq!((battle.zombies[0].prey, battle.humans[1].at), (Some(0), Point::new(680, 630)));
}

#[test]
fn who_dodges_may_touch_those_who_lie_or_stand_on_another_level() {
    let _proof = Proof::of(rule!("dwa.ruling.skill-dodge-reflex"));
    let place = "560,600";
    let beside = |change: fn(&mut Zombie)| {
        let mut battle = ann(None, &[Skill::Dodge]).zombie(625, 600).zombie(535, 600).done();
        change(&mut battle.arrange().zombies[1]);
        met(&mut battle, &[], &["dodge", place])
    };
    assert_eq!(beside(|_| ()), None, "it stands there");
    assert_eq!(beside(|it| it.fallen = true), Some(false));
    assert_eq!(beside(|it| it.out = true), Some(false));
    assert_eq!(beside(|it| it.level = Some(ground::open::PieceId(0))), Some(false));
}

#[test]
fn who_dodges_is_proposed_the_whole_way_and_half_of_it() {
    let mut battle = ann(None, &[Skill::Dodge]).zombie(625, 600).done();
    let mut lengths = Vec::new();
    let mut dodges = |asked: &kernel::LiveQuestion<'_>| match asked.shape {
        kernel::question::AskedFor::One(_) => Some(kernel::Answer::One(1)),
        kernel::question::AskedFor::Point(field) => {
            let from = Point::new(600, 600);
            lengths.extend(field.propose().iter().map(|&it| ground::open::measure::distance(from, it)));
            None
        }
        _ => None,
    };
    let mut dice = scripted(&[]);
    let mut play = Play::new(Vec::new(), &mut dice, &mut dodges);
    assert!(skill::entered_contact(&mut battle, &mut play, 0, 0).is_err(), "the place was not said");
    let near = |mm: i32| lengths.iter().filter(|it| (*it - mm).abs() <= 1).count();
    assert!(3 <= near(50) && 3 <= near(25) && near(50) + near(25) == lengths.len(), "{lengths:?}");
}
