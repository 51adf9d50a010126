//! What cannot be chosen says why as things stand, with the numbers at hand.

use std::collections::BTreeMap;

use crate::board::{
    acting::{refused, why_not},
    board,
};
use dwa::{
    battle::{
        Battle, Dwa,
        figure::{Ammo, Zombie},
    },
    rule,
    setup::{self, scenario::Scenario},
    table::{psychosis::Psychosis, quirk::Quirk, skill::Skill, weapons::Weapon},
};
use kernel::{
    Answer, Nobody, Point, Refusal, Session, Status, conformance::Reasons, dice::SeededDice, question::Shape,
};

fn armed(loaded: u8, clips: u8) -> Battle {
    let mut battle = board().armed("Dawson", 600, 600, Weapon::Pistol, loaded).done();
    battle.arrange().humans[0].ammo = Ammo { clips, ..Ammo::default() };
    battle
}

#[test]
fn what_is_too_dear_says_what_it_takes_and_what_is_left() {
    let mut battle = armed(6, 0);
    battle.arrange().humans[0].turn.ap = 0;
    assert_eq!(refused(&battle, 0, "lie down"), Some(rule!("dwa.ap.complete-in-turn")));
    assert_eq!(why_not(&battle, 0, "lie down"), "It takes 1 AP, and none is left.");
    battle.arrange().humans[0].turn.ap = 1;
    battle.arrange().humans[0].weapons[0].loaded = 0;
    battle.arrange().humans[0].ammo.clips = 1;
    assert_eq!(why_not(&battle, 0, "reload the pistol"), "It takes 2 AP, and 1 is left.");
}

#[test]
fn a_second_skill_says_which_was_used_and_an_absent_mind_says_so() {
    const COVER: &str = "cover the others while the zombies move";
    let mut battle = armed(6, 0);
    battle.rules.skills = true;
    battle.arrange().humans[0].skills.push(Skill::Cover);
    assert_eq!(refused(&battle, 0, COVER), None);
    battle.arrange().humans[0].turn.used.push(Skill::Agile);
    assert_eq!(refused(&battle, 0, COVER), Some(rule!("dwa.skill.one-per-turn")));
    assert_eq!(why_not(&battle, 0, COVER), "One skill a turn, and Dawson has used Agile already.");
    battle.arrange().humans[0].turn.used.clear();
    battle.arrange().humans[0].turn.compelled = u8::MAX;
    assert_eq!(why_not(&battle, 0, COVER), "Dawson is not in their right mind this turn and uses no skill.");
}

#[test]
fn a_full_magazine_and_empty_pockets_are_told_apart() {
    let full = armed(Weapon::Pistol.profile().mag.unwrap(), 2);
    assert_eq!(refused(&full, 0, "reload the pistol"), Some(rule!("dwa.ammo.reload")));
    let mag = Weapon::Pistol.profile().mag.unwrap();
    assert_eq!(why_not(&full, 0, "reload the pistol"), format!("The magazine is full: {mag} of {mag}."));
    let bare = armed(0, 0);
    assert_eq!(why_not(&bare, 0, "reload the pistol"), "Dawson has nothing left to reload the pistol with.");
}

#[test]
fn targets_say_how_far_they_are_and_who_was_fired_at() {
    let mut battle = armed(6, 0);
    battle.arrange().zombies.push(Zombie::new(Point::new(1150, 600)));
    let told = why_not(&battle, 0, "fire the pistol at zombie 1");
    assert!(told.starts_with("Zombie 1 is ") && told.contains("away, and the pistol reaches "), "{told}");
    battle.arrange().humans[0].weapons[0].loaded = 0;
    assert_eq!(why_not(&battle, 0, "fire the pistol at zombie 1"), "The pistol is empty.");
}

#[test]
fn close_combat_says_with_whom() {
    let mut battle = armed(6, 2);
    battle.arrange().humans[0].weapons[0].loaded = 0;
    battle.arrange().zombies.push(Zombie::new(Point::new(625, 600)));
    for label in ["reload the pistol", "lie down"] {
        assert_eq!(
            why_not(&battle, 0, label),
            "Not while Dawson is in close combat with zombie 1.",
            "{label}"
        );
    }
}

#[test]
fn the_terrified_say_why_they_neither_fight_nor_come_nearer() {
    let mut battle = armed(6, 2);
    battle.rules.trauma = true;
    battle.arrange().humans[0].psychoses.push(Psychosis::Terrified);
    battle.arrange().zombies.push(Zombie::new(Point::new(625, 600)));
    for label in ["strike zombie 1 with the pistol", "fire the pistol in close combat at zombie 1"] {
        assert_eq!(refused(&battle, 0, label), Some(rule!("dwa.psychosis.terrified")), "{label}");
        assert_eq!(why_not(&battle, 0, label), "Dawson is Terrified and does not fight zombie 1.", "{label}");
    }
    battle.arrange().zombies[0].at.x = 750;
    let told = walk_to(&battle, Point::new(650, 600));
    assert_eq!(told, "Dawson is Terrified and goes no nearer to a zombie in sight within 30 cm.");
    battle.arrange().humans[0].psychoses.clear();
    battle.rules.quirks = true;
    battle.arrange().humans[0].quirks.push(Quirk::ScaryPants);
    let told = walk_to(&battle, Point::new(650, 600));
    assert_eq!(told, "Dawson is a Scary-pants and stays more than 10 cm away from every zombie in sight.");
}

/// Walks to a place and hears why not.
fn walk_to(battle: &Battle, to: Point) -> String {
    let mut session = Session::<Dwa>::new(battle.clone());
    for _ in 0..3 {
        match session.advance(&mut SeededDice::new(1), &mut Nobody) {
            Status::Asking { question, .. } => {
                let answer = match &question.shape {
                    Shape::Point { .. } => Answer::Point(to),
                    Shape::One { options } => {
                        let walk = options.iter().position(|it| it.label == "walk");
                        Answer::One(walk.unwrap_or(0))
                    }
                    other => panic!("{other:?}"),
                };
                session.answer(question.seat, answer).unwrap();
            }
            Status::Refused(Refusal::Forbidden { reason, .. }) => return reason,
            other => panic!("{other:?}"),
        }
    }
    match session.advance(&mut SeededDice::new(1), &mut Nobody) {
        Status::Refused(Refusal::Forbidden { reason, .. }) => reason,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_place_says_who_is_in_its_way_and_how_dear_it_is() {
    let mut battle = armed(6, 0);
    battle.arrange().zombies.push(Zombie::new(Point::new(700, 600)));
    let told = walk_to(&battle, Point::new(705, 600));
    assert_eq!(told, "Zombie 1 is in the way: bases may touch but not overlap.");
    let told = walk_to(&battle, Point::new(600, 900));
    assert_eq!(told, "It takes 6 AP, and 4 are left.");
    assert_eq!(walk_to(&battle, Point::new(600, 600)), "Dawson is there already.");
}

/// Words for people of whom nobody knows whether they are men.
const MALE: [&str; 8] = ["he", "He", "his", "His", "him", "Him", "himself", "Himself"];

#[test]
fn no_option_of_whole_games_is_refused_with_the_words_of_its_rule_alone() {
    let mut seen = BTreeMap::new();
    for (_, text) in setup::scenarios() {
        for seed in 1..=2 {
            let mut session = Session::<Dwa>::new(Scenario::read(text).unwrap().battle());
            let mut reader = Reasons::new(seed);
            let mut dice = SeededDice::new(seed);
            for _ in 0..120 {
                if session.step(&mut dice, &mut reader).is_some() {
                    break;
                }
            }
            seen.append(&mut reader.told);
        }
    }
    let wordless: Vec<_> = seen.iter().filter(|it| it.1.1.is_empty()).collect();
    assert!(wordless.is_empty(), "{wordless:#?}");
    let of_a_man = |told: &str| told.split(|it: char| !it.is_alphabetic()).any(|it| MALE.contains(&it));
    let of_men: Vec<_> = seen.values().filter(|it| of_a_man(&it.1)).collect();
    assert!(of_men.is_empty(), "{of_men:#?}");
    assert!(5 <= seen.len(), "{seen:#?}");
}
