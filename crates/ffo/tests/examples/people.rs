//! The book's examples of Skills and Attributes (p. 7).
use super::example;
use ffo::{
    rule,
    table::{
        attribute::{Attribute, Newcomer},
        figure::Figure,
        skill::{NewSkills, Skill},
    },
};
use kernel::{Given, scripted};

#[test]
fn skills() {
    let mut example = example(rule!("ffo.example.skills"));
    for (rep, better) in [(2, Skill::People), (5, Skill::Savvy), (4, Skill::People), (3, Skill::Savvy)] {
        let skills = NewSkills { rep, better }.resolve(&mut example);
        example.comes_to((skills.people, skills.savvy));
    }
}

#[test]
fn attribute_14() {
    let mut example = example(rule!("ffo.example.attribute-14"));
    let star = Newcomer::default().resolve(&mut example).unwrap();
    example.comes_to((star.rolled, star.chooses_another));
    let attributes = vec![star.rolled, Attribute::Logical];
    let faults = Figure { rep: 5, attributes, ..Figure::default() }.resolve(&mut scripted(&[]));
    example.comes_to(faults);
}
