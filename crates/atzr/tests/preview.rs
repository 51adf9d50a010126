//! What an option would come to, shown before it is chosen.
#![allow(clippy::unwrap_used)]
mod board;

use atzr::{
    battle::{Atzr, Battle, Phase, SideId, place::Group},
    printed::{Class, Thing},
};
use board::{Board, at, board, p};
use ground::hex::centre;
use kernel::{Answer, Nobody, Session, Status, dice::Seeded, question::Shape};
use view::{Outline, Preview};

/// The first of the players is asked what he does.
fn asked(board: Board) -> Session<Atzr> {
    let mut battle: Battle = board.done();
    battle.person_mut(p(0)).turn.points = 4;
    battle.groups = vec![Group { leader: p(0), members: [p(0)].into_iter().collect() }];
    battle.phase = Phase::Active { side: SideId(0), leader: p(0), acting: Some(p(0)) };
    let mut session = Session::new(battle);
    match session.advance(&mut Seeded::new(3), &mut Nobody) {
        Status::Asking { .. } => session,
        other => panic!("{other:?}"),
    }
}

/// What the option that says this would come to.
fn of(session: &Session<Atzr>, label: &str) -> Preview {
    let question = session.question().unwrap();
    let Shape::One { options } = &question.shape else { panic!("{question:?}") };
    let labels: Vec<&str> = options.iter().map(|it| it.label.as_str()).collect();
    let at = labels.iter().position(|it| *it == label).unwrap_or_else(|| panic!("{label}: {labels:?}"));
    session.preview(Some(&Answer::One(at))).unwrap()
}

fn value<'a>(preview: &'a Preview, name: &str) -> Option<&'a str> {
    preview.lines.iter().find(|it| it.name == name).map(|it| it.value.as_str())
}

fn kinds(preview: &Preview) -> Vec<&str> {
    preview.overlays.iter().map(|it| it.kind.as_str()).collect()
}

fn ray() -> Board {
    board().star("Ray", 5, "0803").holds(&[Thing::HuntingRifle])
}

#[test]
fn the_question_shows_how_far_he_can_go_point_by_point() {
    let preview = asked(ray()).preview(None).unwrap();
    assert_eq!(kinds(&preview).iter().filter(|it| **it == "reach hexes").count(), 1);
    assert!(kinds(&preview).contains(&"reach step hexes"));
    assert_eq!(preview.overlays.last().unwrap().label.as_deref(), Some("4 MP"));
}

#[test]
fn a_walk_shows_its_way_its_cost_and_that_nobody_sees_it() {
    let preview = of(&asked(ray()), "Go to 0805");
    assert_eq!(value(&preview, "costs"), Some("2 of 4 MP"));
    assert_eq!(value(&preview, "on the way"), Some("nobody new sees him"));
    let way = preview.overlays.iter().find(|it| it.kind == "route").unwrap();
    let Outline::Line { points, .. } = &way.outline else { panic!("a line") };
    assert_eq!(points[..], [at("0803"), at("0804"), at("0805")].map(centre));
}

#[test]
fn a_step_into_sight_says_who_sees_him_and_who_would_act_first() {
    let hidden = ray().enemies(Class::Ganger).enemy("Spike", 4, "0211").holds(&[Thing::Pistol]);
    let session = asked(hidden);
    let question = session.question().unwrap();
    let Shape::One { options } = &question.shape else { panic!("{question:?}") };
    let walks = options.iter().filter(|it| it.label.starts_with("Go to"));
    let seen: Vec<Preview> =
        walks.map(|it| of(&session, &it.label)).filter(|it| value(it, "you act first").is_some()).collect();
    for preview in &seen {
        assert!(kinds(preview).contains(&"sight"));
        assert_eq!(preview.under[0].id, p(1).token());
        assert!(value(preview, "your dice").is_some() && value(preview, "their dice").is_some());
    }
    assert!(!seen.is_empty(), "some step brings him into sight");
}

#[test]
fn a_shot_shows_everybody_it_can_be_aimed_at_with_the_odds_of_each() {
    let session = asked(ray().zombie("0806").zombie("0807"));
    let preview = of(&session, "Fire the Hunting Rifle");
    assert_eq!(preview.under[0].letter.as_deref(), Some("A"));
    let sum = preview.under[0].odds.iter().fold(kernel::Ratio::new(0, 1), |sum, it| sum.plus(&it.p));
    assert_eq!(sum, kernel::Ratio::new(1, 1));
    assert!(kinds(&preview).contains(&"sight"));
}

#[test]
fn a_charge_shows_what_meets_it_and_how_the_melee_may_end() {
    let session = asked(ray().zombie("0805"));
    let preview = of(&session, "Charge 1 zombie");
    assert!(value(&preview, "wins the melee").is_some() && value(&preview, "goes down").is_some());
    let session = asked(ray().enemies(Class::Ganger).enemy("Spike", 3, "0805").holds(&[Thing::Pistol]));
    let preview = of(&session, "Charge Spike");
    assert!(preview.lines.iter().any(|it| it.name == "Spike fires all dice"));
    assert!(preview.under[0].odds.iter().any(|it| it.what == "wins the melee"));
}

#[test]
fn a_door_says_how_often_it_opens() {
    let session = asked(board().star("Ray", 5, "1107"));
    let preview = of(&session, "Go to 1108, into a building");
    assert_eq!(value(&preview, "gets in"), Some("83.3 % (5/6)"));
}
