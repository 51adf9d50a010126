//! What is offered can be chosen, and nothing else.
use serde_json::{Value, json};

use super::{FailureSite, PausedGame};
use crate::{
    dice::SeededDice,
    log::Input,
    place::Point,
    play::Nobody,
    question::{Answer, GameEnd, MOST_OF_A_FORM, Question, Refusal, Seat, Shape},
    session::{Book, Flow, Session, Status},
};

/// Of a long list, how many answers are tried.
const MOST_TRIED: usize = 16;

/// Every answer the question offers is taken; one of another form, out of range, forbidden or by another seat is
/// refused and changes nothing; and no point on earth breaks the rules.
pub fn only_what_is_offered_is_taken<B: Book>(paused: &PausedGame<'_, B>) {
    let question = paused.question;
    let at = FailureSite::paused(paused, "what is offered is not what is taken");
    for answer in thinned(fitting(question)) {
        assert_eq!(question.check(&answer), Ok(()), "{at}, {answer:?}");
        let status = try_answer(paused, &answer);
        let taken = matches!(status, None | Some(Status::Asking { .. } | Status::Over));
        assert!(taken, "{at}, {answer:?}: {status:?}");
    }
    let mut session = paused.session.clone();
    for answer in unfitting(question) {
        let refused = session.answer(question.seat, answer.clone());
        assert!(
            matches!(refused, Err(Refusal::Shape { .. } | Refusal::Forbidden { .. })),
            "{at}, {answer:?}"
        );
    }
    let stranger = Seat(question.seat.0.wrapping_add(1));
    let refused = session.answer(stranger, question.default.clone());
    assert_eq!(refused, Err(Refusal::Seat { asked: question.seat }), "{at}");
    assert_eq!(session.tape(), paused.session.tape(), "{at}: a refused answer was kept");
    variants_are_taken(paused);
    for answer in far_points(question) {
        let status = try_answer(paused, &answer);
        assert!(!matches!(status, Some(Status::Broken(_))), "{at}, {answer:?}: {status:?}");
    }
}

/// What an option offers to be done at once can be done so: every answer fits, and no die comes between two of them.
fn variants_are_taken<B: Book>(paused: &PausedGame<'_, B>) {
    let Shape::One { options } = &paused.question.shape else { return };
    for (at, option) in options.iter().enumerate().filter(|it| it.1.refused.is_none()) {
        for variant in &option.variants {
            let answers: Vec<Answer> =
                std::iter::once(Answer::One(at)).chain(variant.answers.iter().cloned()).collect();
            let taken = paused.session.ahead(&answers);
            let site = FailureSite::paused(paused, "a variant is not taken");
            assert!(taken.is_ok(), "{site}, {variant:?}: {:?}", taken.err());
            // Where nothing is asked after the option, the variant is the option, and its odds stand nowhere else.
            if let ([before @ .., last], false, false) =
                (&answers[..], variant.answers.is_empty(), variant.odds.is_empty())
            {
                let shown = odds_of(paused, before, last);
                assert_eq!(shown, json!(variant.odds), "{site}: other odds than at the last question");
            }
        }
    }
}

/// The odds that the question after some answers shows for one more.
fn odds_of<B: Book>(paused: &PausedGame<'_, B>, before: &[Answer], last: &Answer) -> Value {
    let ahead = paused.session.ahead(before).ok();
    let session = ahead.as_ref().map(|it| &it.session);
    if let (Some(Shape::One { options }), Answer::One(at)) =
        (session.and_then(Session::question).map(|it| &it.shape), last)
    {
        return json!(options[*at].odds);
    }
    // Of a place and of a number they stand in the preview: of the answer as a whole, or of the only one it is aimed at.
    let preview = json!(session.and_then(|it| it.preview(Some(last)).ok()));
    let under = preview["under"].as_array().into_iter().flatten();
    let of_one = || under.map(|it| &it["odds"]).find(|it| !it.is_null()).cloned();
    Some(preview["odds"].clone()).filter(|it| !it.is_null()).or_else(of_one).unwrap_or_default()
}

/// Plays the step on with this answer, in a session of its own.
fn try_answer<B: Book>(paused: &PausedGame<'_, B>, answer: &Answer) -> Option<Status<B>> {
    let mut fork = Session::<B>::taken_up(paused.session.checkpoint().clone(), Vec::new(), Flow::Goes);
    let mut tape = paused.session.tape().to_vec();
    tape.push(Input::Answered { why: paused.question.why, answer: answer.clone() });
    fork.replay(Vec::new(), tape);
    fork.step(&mut SeededDice::new(paused.seed), &mut Nobody)
}

fn thinned(mut answers: Vec<Answer>) -> Vec<Answer> {
    let every = answers.len().div_ceil(MOST_TRIED).max(1);
    let mut at = 0;
    answers.retain(|_| {
        at += 1;
        (at - 1) % every == 0
    });
    answers
}

/// Answers that must be taken: all, where they can be listed.
pub fn fitting(question: &Question) -> Vec<Answer> {
    let mut fitting = question.list();
    match &question.shape {
        Shape::Some { options, least, most } => {
            let backwards = (0..options.len()).rev();
            fitting.push(Answer::Some(backwards.clone().take(*least).collect()));
            fitting.push(Answer::Some(backwards.take(*most).collect()));
        }
        Shape::Order { options } => fitting.push(Answer::Order((0..options.len()).rev().collect())),
        Shape::One { .. }
        | Shape::YesNo
        | Shape::Number { .. }
        | Shape::Point { .. }
        | Shape::Form { .. }
        | Shape::Game { .. } => (),
    }
    fitting.push(question.default.clone());
    // A point proposed nowhere has no default either.
    if matches!(&question.shape, Shape::Point { proposed } if proposed.is_empty()) {
        fitting.clear();
    }
    fitting
}

/// Answers that must be refused.
pub fn unfitting(question: &Question) -> Vec<Answer> {
    let mut wrong = vec![
        Answer::One(0),
        Answer::Some(Vec::new()),
        Answer::YesNo(true),
        Answer::Number(0),
        Answer::Point(Point::default()),
        Answer::Order(Vec::new()),
        Answer::Form(Value::Null),
        GameEnd::Abandoned.into(),
    ];
    wrong.retain(|it| std::mem::discriminant(it) != std::mem::discriminant(&question.default));
    match &question.shape {
        Shape::One { options } => {
            wrong.extend([options.len(), usize::MAX].map(Answer::One));
            let closed = (0..options.len()).filter(|&it| options[it].refused.is_some());
            wrong.extend(closed.map(Answer::One));
        }
        Shape::Some { options, least, most } => {
            wrong.push(Answer::Some(vec![options.len()]));
            wrong.push(Answer::Some(vec![0; (*most).max(2)]));
            wrong.push(Answer::Some((0..most + 1).collect()));
            if let Some(few) = least.checked_sub(1) {
                wrong.push(Answer::Some((0..few).collect()));
            }
        }
        Shape::Order { options } => {
            wrong.push(Answer::Order((1..=options.len()).collect()));
            wrong.push(Answer::Order((0..options.len() + 1).collect()));
            if 1 < options.len() {
                wrong.push(Answer::Order(vec![0; options.len()]));
            }
        }
        Shape::Number { least, most } => {
            wrong.extend(
                [least.checked_sub(1), most.checked_add(1)].into_iter().flatten().map(Answer::Number),
            );
        }
        Shape::Form { .. } => wrong.push(Answer::Form(Value::from("x".repeat(MOST_OF_A_FORM)))),
        Shape::YesNo | Shape::Point { .. } | Shape::Game { .. } => (),
    }
    wrong
}

fn far_points(question: &Question) -> Vec<Answer> {
    let far = [i32::MIN, -1, i32::MAX];
    match question.shape {
        Shape::Point { .. } => {
            far.iter().flat_map(|&x| far.iter().map(move |&y| Answer::Point(Point::new(x, y)))).collect()
        }
        Shape::One { .. } | Shape::Some { .. } | Shape::YesNo => Vec::new(),
        Shape::Number { .. } | Shape::Order { .. } | Shape::Form { .. } | Shape::Game { .. } => Vec::new(),
    }
}
