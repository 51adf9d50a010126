//! The book's examples of In Sight (p. 17 to 21).
use super::example;
use ffo::{
    rule,
    table::{
        class::Class,
        insight::{Acts, Enemy, SightAction, order},
        react::{Reaction, ReactionTest},
        star::StarPower,
        status::Status,
    },
};
use kernel::{Given, scripted};

#[test]
fn insight_order() {
    let mut example = example(rule!("ffo.example.insight-order"));
    // A, B and C.
    let order = order(&[1, 3, 2], &mut scripted(&[]));
    let steps: Vec<Vec<usize>> = order.into_iter().map(|it| it.figures.to_vec()).collect();
    example.comes_to(steps);
    let grunt = SightAction::default();
    let b = grunt.act(&mut example);
    example.comes_to(b);
    let c = SightAction { hit: Some(Status::Stunned), ..grunt }.act(&mut example);
    example.comes_to(c);
}

#[test]
fn insight_star_keeps_action() {
    let mut example = example(rule!("ffo.example.insight-star-keeps-action"));
    let power = StarPower { dice: 4, taken: vec![Status::Stunned], ..StarPower::default() };
    let left = power.use_all(&mut example).status;
    example.comes_to(left);
    let c = SightAction { star: true, successes: 2, hit: Some(left), ..SightAction::default() };
    let acts = c.act(&mut example);
    example.comes_to(acts);
}

#[test]
fn insight_postponed() {
    let mut example = example(rule!("ffo.example.insight-postponed"));
    let billy = Enemy { distance_mm: 25 * 24, ..Enemy::default() };
    let action =
        SightAction { class: Class::Ganger, fired_at: true, enemies: vec![billy], ..SightAction::default() };
    let acts = action.act(&mut example);
    let already_ducked_back = acts == Acts::DucksBack;
    example.comes_to(acts);
    let test = ReactionTest {
        class: Class::Ganger,
        already_ducked_back,
        able_to_fire: false,
        ..ReactionTest::default()
    };
    let reaction: Reaction = test.resolve(&mut example);
    example.comes_to(reaction);
}
