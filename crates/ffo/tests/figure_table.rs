//! What every character has (p. 4 to 9).
use ffo::{
    rule,
    table::{
        age::Age,
        attribute::Attribute,
        class::Class,
        figure::{Fault, Figure, Role},
        r#move::Mover,
        skill::Skill,
        weapon::{Gun, Weapon},
    },
};
use kernel::{Given, Proof, rule::set_up, scripted};

fn faults(figure: &Figure) -> Vec<Fault> {
    assert!(figure.check().is_ok(), "{figure:?}");
    figure.resolve(&mut scripted(&[])).to_vec()
}

fn of_rep(role: Role, rep: i32) -> Figure {
    let figure = Figure { role, rep, attributes: vec![Attribute::Fast], ..Figure::default() };
    set_up(|| figure.with_skills(Skill::Savvy, &mut scripted(&[])))
}

#[test]
fn a_character_has_eight_traits() {
    let _proof = Proof::of(rule!("ffo.figure.traits")).facts([1]);
    let _ruling = Proof::of(rule!("ffo.ruling.trait-counts"));
    assert_eq!(faults(&Figure::default()), []);
    let written = serde_json::to_value(Figure::default()).unwrap();
    let mut traits: Vec<&str> = written.as_object().unwrap().keys().map(String::as_str).collect();
    traits.sort_unstable();
    assert_eq!(traits, ["age", "attributes", "body_armor", "class", "rep", "role", "skills", "weapons"]);
}

#[test]
fn there_may_be_stars_whom_nobody_plays() {
    let _proof = Proof::of(rule!("ffo.figure.star-or-grunt")).facts([3]);
    let officer = |role| Figure { role, class: Class::Police, ..Figure::default() };
    assert_eq!(faults(&officer(Role::NonPlayerStar)), []);
    assert_eq!(faults(&officer(Role::Star)), [Fault::Class]);
    let boss = Figure { role: Role::NonPlayerStar, ..Figure::default() };
    assert_eq!(faults(&boss), []);
    assert_eq!(faults(&Figure { role: Role::Grunt, ..boss }), [Fault::TooManyAttributes]);
}

#[test]
fn a_stars_rep_has_no_limit() {
    let _proof = Proof::of(rule!("ffo.rep.levels")).facts([3]);
    for rep in [6, 7, 10] {
        assert_eq!(faults(&of_rep(Role::Star, rep)), [], "Rep {rep}");
    }
}

#[test]
fn skills_have_to_follow_rep() {
    let _proof = Proof::of(rule!("ffo.skill.assign")).facts([1]);
    let figure = Figure { rep: 4, ..Figure::default() };
    assert_eq!(faults(&figure), [Fault::Skills]);
    assert_eq!(faults(&Figure { rep: 5, ..figure }), []);
}

#[test]
fn a_character_has_as_many_weapons_as_the_player_likes() {
    let _proof = Proof::of(rule!("ffo.figure.weapons")).facts([1, 2]);
    let _ruling = Proof::of(rule!("ffo.ruling.figure-weapons"));
    let armed = |guns: &[Gun]| Figure {
        weapons: guns.iter().map(|&it| Weapon::Listed(it)).collect(),
        ..Figure::default()
    };
    for guns in [&[][..], &[Gun::AssaultRifle], &[Gun::Pistol, Gun::Shotgun, Gun::SubmachineGun]] {
        assert_eq!(faults(&armed(guns)), [], "{guns:?}");
    }
}

#[test]
fn age_changes_nothing_and_children_do_nothing() {
    let _proof = Proof::of(rule!("ffo.age.groups")).facts([2]);
    let of = |age| {
        let figure = Figure { age, ..Figure::default() };
        let mover = Mover { pace: figure.pace(), ..Mover::default() };
        (faults(&figure), mover.moves_mm(&mut scripted(&[])))
    };
    for age in [Age::Teen, Age::Young, Age::Mature, Age::Old] {
        assert_eq!(of(age), (vec![], 200), "{age:?}");
    }
    assert_eq!(of(Age::Child).0, [Fault::Child]);
    assert_eq!(Age::ALL.iter().filter(|it| it.functions()).count(), 4);
}
