//! Skills (p. 7).
use ffo::{
    rule,
    table::skill::{NewSkills, Skill, Skills},
};
use kernel::{Given, Proof, scripted};

fn new(rep: i32, better: Skill) -> Skills {
    NewSkills { rep, better }.resolve(&mut scripted(&[]))
}

fn fit(rep: i32, people: i32, savvy: i32) -> bool {
    Skills { people, savvy }.fit(rep, &mut scripted(&[]))
}

#[test]
fn everybody_has_people_and_savvy_and_nothing_else() {
    let _proof = Proof::of(rule!("ffo.skill.two-skills")).facts([1]);
    let _ruling = Proof::of(rule!("ffo.ruling.trait-counts"));
    let written = serde_json::to_value(new(4, Skill::People)).unwrap();
    assert_eq!(written, serde_json::json!({ "people": 3, "savvy": 2 }));
    assert_eq!(Skill::ALL.len(), 2);
}

#[test]
fn one_skill_is_a_point_below_rep_and_the_other_two() {
    let _proof = Proof::of(rule!("ffo.skill.assign")).facts([1]);
    assert_eq!(new(5, Skill::People), Skills { people: 4, savvy: 3 });
    assert_eq!(new(5, Skill::Savvy), Skills { people: 3, savvy: 4 });
    assert!(fit(5, 4, 3) && fit(5, 3, 4));
    assert!(!fit(5, 4, 4) && !fit(5, 3, 3) && !fit(5, 5, 4) && !fit(5, 5, 3));
}

#[test]
fn at_rep_2_the_worse_skill_is_nothing() {
    let _proof = Proof::of(rule!("ffo.skill.assign")).facts([2]);
    assert_eq!(new(2, Skill::Savvy), Skills { people: 0, savvy: 1 });
    assert!(fit(2, 1, 0) && !fit(2, 1, 1));
    assert!(NewSkills { rep: 1, better: Skill::Savvy }.check().is_err());
}
