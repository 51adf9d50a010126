//! Looking at an answer before it is given: where the question stands, and nothing is changed by it.

use crate::toy::{Plain, rule, start};
use kernel::{
    Answer, Point, Refusal, Session, Status,
    dice::SeededDice,
    play::{Answers, Whim},
    question::{LiveQuestion, Question, Shape},
};

/// Plays on to the next question of this rule.
fn stop_at(session: &mut Session<Plain>, why: &'static str) -> Question {
    let mut whim = Whim::new(5);
    let mut until =
        |asked: &LiveQuestion<'_>| (asked.ask.why != rule(why)).then(|| whim.answer(asked)).flatten();
    match session.advance(&mut SeededDice::new(5), &mut until) {
        Status::Asking { question, .. } => std::sync::Arc::unwrap_or_clone(question),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_preview_changes_nothing_and_is_always_the_same() {
    let mut session = Session::new(start(0));
    let question = stop_at(&mut session, "toy.act.deed");
    let before = (session.checkpoint().clone(), session.tape().to_vec(), session.dice());
    let seen = session.preview(Some(&Answer::One(0))).unwrap();
    assert_eq!(seen, session.preview(Some(&Answer::One(0))).unwrap());
    assert_eq!((seen.why.as_str(), seen.refused), ("toy.act.deed", None));
    assert_eq!(before, (session.checkpoint().clone(), session.tape().to_vec(), session.dice()));
    assert_eq!(session.question(), Some(&question));
}

#[test]
fn a_preview_knows_what_the_question_is_a_part_of() {
    let mut session = Session::new(start(0));
    stop_at(&mut session, "toy.act.deed");
    assert_eq!(session.preview(None).unwrap().deed, None);
    stop_at(&mut session, "toy.rest.hours");
    assert_eq!(session.preview(None).unwrap().deed.as_deref(), Some("Rest"));
}

#[test]
fn a_preview_tells_which_rule_forbids() {
    let mut session = Session::new(start(0));
    let question = stop_at(&mut session, "toy.act.deed");
    let Shape::One { options } = &question.shape else { panic!("{question:?}") };
    for (at, it) in options.iter().enumerate() {
        assert_eq!(session.preview(Some(&Answer::One(at))).unwrap().refused, it.refused);
    }
    stop_at(&mut session, "toy.move.to");
    let far = Answer::Point(Point::new(900, 900));
    let refused = session.preview(Some(&far)).unwrap().refused.unwrap();
    session.answer(session.question().unwrap().seat, far).unwrap();
    let status = session.advance(&mut SeededDice::new(5), &mut Whim::new(5));
    assert!(matches!(status, Status::Refused(Refusal::Forbidden { by, .. }) if by == refused), "{status:?}");
}

#[test]
fn an_answer_of_another_kind_has_no_preview() {
    let mut session = Session::new(start(0));
    assert_eq!(session.preview(None), Err(Refusal::NothingAsked));
    stop_at(&mut session, "toy.act.deed");
    assert!(matches!(session.preview(Some(&Answer::YesNo(true))), Err(Refusal::Shape { .. })));
    assert!(matches!(session.preview(Some(&Answer::One(99))), Err(Refusal::Shape { .. })));
}
