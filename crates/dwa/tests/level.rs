//! Levels (16.4.2) and what is learned with them (16.5).
use dwa::{
    campaign::{
        level::{Level, LevelOf, full_moral_value, level_of, xp_for},
        roster::{Character, Fate},
    },
    rule,
    rules::Rules,
    table::{
        char::{Archetype, Sex},
        skill::Skill,
        weapons::Weapon,
    },
};
use kernel::{Given, Proof, scripted};

fn of_level(level: u16, skills: &[Skill], skills_to_learn: u16) -> Character {
    Character {
        name: "Dawson".to_owned(),
        archetype: Archetype::Military,
        subtype: None,
        specialty: None,
        sex: Sex::Male,
        xp: xp_for(level),
        level,
        moral_value: full_moral_value(level),
        skills: skills.to_vec(),
        free_skills: vec![Skill::Handguns],
        skills_to_learn,
        quirks: Vec::new(),
        psychoses: Vec::new(),
        trauma: 0,
        wounds: 0,
        weapons: Vec::new(),
        ammunition: Vec::new(),
        items: Vec::new(),
        fate: Fate::Alive,
    }
}

#[test]
fn each_level_needs_its_total_and_the_table_goes_on() {
    let _proof = Proof::of(rule!("dwa.level.table")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("dwa.ruling.level-table"));
    assert_eq!([1, 2, 3, 4, 5, 6].map(xp_for), [0, 6, 15, 25, 36, 48]);
    assert_eq!([7, 8, 9, 10].map(xp_for), [61, 75, 90, 106]);
    assert_eq!([0, 5, 6, 14, 15, 47, 48, 60, 61].map(level_of), [1, 1, 2, 2, 3, 5, 6, 6, 7]);
    let level = LevelOf { xp: 20 }.resolve(&mut scripted(&[]));
    assert_eq!(level, Level { level: 3, full_moral_value: 12, next_at_xp: 25 });
}

#[test]
fn the_full_moral_value_grows_by_one_with_each_level() {
    assert_eq!([1, 2, 3, 10].map(full_moral_value), [10, 11, 12, 19]);
}

#[test]
fn a_total_beyond_reason_is_refused() {
    assert!(LevelOf { xp: 1_000_001 }.check().is_err_and(|it| it.path() == "/xp"));
}

#[test]
fn a_skill_above_his_level_cannot_be_learned() {
    let _proof = Proof::of(rule!("dwa.skill.level-limit")).facts([1, 2]);
    let rules = Rules::CAMPAIGN;
    let mut second = of_level(2, &[], 1);
    assert_eq!(second.may_learn(Skill::Motivate, &rules), Err(rule!("dwa.skill.level-limit")));
    assert_eq!(second.learn(Skill::Agile, &rules), Ok(()));
    assert!(second.knows(Skill::Agile));
    let mut third = of_level(3, &[], 1);
    assert_eq!(third.learn(Skill::Motivate, &rules), Ok(()));
}

#[test]
fn nobody_learns_a_sixth_skill_but_the_free_ones_do_not_count() {
    let _proof = Proof::of(rule!("dwa.skill.maximum")).facts([1]);
    use Skill::*;
    let rules = Rules::CAMPAIGN;
    let mut four = of_level(9, &[Cool, Lucky, Agile, Hero], 2);
    assert_eq!(four.learn(Quick, &rules), Ok(()));
    assert_eq!(four.learn(Dodge, &rules), Err(rule!("dwa.skill.maximum")));
    assert_eq!(four.open_skills(&rules).count(), 0);
}

#[test]
fn a_skill_needs_a_level_that_brought_it_and_is_learned_once() {
    let _proof = Proof::of(rule!("dwa.level.skill-gain"));
    let rules = Rules::CAMPAIGN;
    let mut one = of_level(1, &[], 1);
    assert_eq!(one.may_learn(Skill::Handguns, &rules), Err(rule!("dwa.level.skill-gain")));
    assert_eq!(one.learn(Skill::Cool, &rules), Ok(()));
    assert_eq!(one.learn(Skill::Lucky, &rules), Err(rule!("dwa.level.skill-gain")));
    assert_eq!(one.skills, [Skill::Cool]);
}

#[test]
fn a_weapon_without_its_skill_cannot_be_used_where_skills_are_needed() {
    let _proof = Proof::of(rule!("dwa.skill.weapon-needed"));
    let one = of_level(1, &[], 1);
    let rules = Rules::CAMPAIGN;
    assert_eq!(one.may_use(Weapon::Revolver, &rules), Ok(()));
    assert_eq!(one.may_use(Weapon::Machete, &rules), Ok(()));
    assert_eq!(one.may_use(Weapon::Bow, &rules), Err(rule!("dwa.skill.weapon-needed")));
    assert_eq!(one.may_use(Weapon::Bow, &Rules { weapon_skills: false, ..rules }), Ok(()));
}

#[test]
fn the_dead_and_the_turned_learn_nothing() {
    let _proof = Proof::of(rule!("dwa.level.skill-gain"));
    let rules = Rules::CAMPAIGN;
    for fate in [Fate::Dead, Fate::Turned] {
        let mut gone = Character { fate, ..of_level(3, &[], 2) };
        assert_eq!(gone.open_skills(&rules).count(), 0);
        assert_eq!(gone.learn(Skill::Cool, &rules), Err(rule!("dwa.level.skill-gain")));
        assert_eq!((gone.skills.len(), gone.skills_to_learn), (0, 2), "a medic may bring him back");
    }
}

#[test]
fn a_level_is_told_of_a_million_xp_and_no_more() {
    let check = |xp| LevelOf { xp }.check().map_err(|it| it.to_string());
    assert_eq!(check(1_000_000), Ok(()));
    assert_eq!(check(1_000_001), Err("xp: 1000000 at the most".to_owned()));
}
