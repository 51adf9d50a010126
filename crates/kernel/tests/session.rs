//! Sessions: refusals change nothing, taking back and playing on, dice typed in, bugs reported.

use crate::toy::{Plain, Toy, long, rule, start, variant};
use kernel::{
    Answer, CrashReport, Input, Point, Refusal, Seat, Session, Status, Told,
    conformance::{RecordedGame, play_whole, unfitting},
    dice::{Dice, SeededDice, TypedDice, scripted},
    log::Expectation,
    play::{Answers, Defaults, Nobody, Whim},
    question::{AnswerShape, LiveQuestion, Question},
    session::UndoError,
};

fn game(seed: u64) -> RecordedGame<Plain> {
    play_whole(start(seed), seed, 1_000)
}

/// All that a session is, as bytes.
fn bytes(session: &Session<Plain>) -> String {
    let steps: Vec<_> = session.steps().collect();
    serde_json::to_string(&(session.checkpoint(), steps, session.tape(), session.journal())).unwrap()
}

/// Plays to the first question that `wanted` likes.
fn stop_at(session: &mut Session<Plain>, wanted: impl Fn(&LiveQuestion<'_>) -> bool) -> Question {
    let mut whim = Whim::new(5);
    let mut until = |asked: &LiveQuestion<'_>| if wanted(asked) { None } else { whim.answer(asked) };
    match session.advance(&mut SeededDice::new(5), &mut until) {
        Status::Asking { question, .. } => std::sync::Arc::unwrap_or_clone(question),
        other => panic!("{other:?}"),
    }
}

fn first_question() -> (Session<Plain>, Question) {
    let mut session = Session::new(start(0));
    let question = stop_at(&mut session, |_| true);
    (session, question)
}

#[test]
fn nothing_is_answered_before_something_is_asked() {
    let mut session = Session::<Plain>::new(start(0));
    assert_eq!(session.answer(Seat(0), Answer::One(0)), Err(Refusal::NothingAsked));
    let over = game(0).session;
    let before = bytes(&over);
    let mut after = over.clone();
    assert_eq!(after.answer(Seat(0), Answer::One(0)), Err(Refusal::NothingAsked));
    assert!(matches!(after.advance(&mut scripted(&[]), &mut Nobody), Status::Over));
    assert!(matches!(after.step(&mut scripted(&[]), &mut Nobody), Some(Status::Over)));
    assert_eq!(bytes(&after), before);
}

#[test]
fn a_question_is_answered_once() {
    let (mut session, question) = first_question();
    session.answer(question.seat, question.default.clone()).unwrap();
    let before = bytes(&session);
    assert_eq!(session.question(), None);
    assert_eq!(session.answer(question.seat, question.default.clone()), Err(Refusal::NothingAsked));
    assert_eq!(bytes(&session), before);
}

#[test]
fn wrong_answers_are_refused_for_the_right_reason_and_change_nothing() {
    let (mut session, question) = first_question();
    let before = bytes(&session);
    for wrong in unfitting(&question) {
        let refused = session.answer(question.seat, wrong);
        assert_eq!(refused, Err(Refusal::Shape { wanted: AnswerShape::Order { options: 2 } }));
    }
    let other = session.answer(Seat(1), question.default.clone());
    assert_eq!(other, Err(Refusal::Seat { asked: Seat(0) }));
    assert_eq!(bytes(&session), before);
    assert_eq!(session.question(), Some(&question));
}

#[test]
fn a_forbidden_option_is_refused_by_its_rule() {
    let mut session = Session::new(start(0));
    let question = stop_at(&mut session, |asked| {
        asked.ask.why == rule("toy.act.deed") && asked.question().list().len() < 4
    });
    let before = bytes(&session);
    let closed = question.list().len();
    let refused = session.answer(question.seat, Answer::One(closed));
    assert!(matches!(refused, Err(Refusal::Forbidden { .. })), "{refused:?}");
    assert_eq!(bytes(&session), before);
}

#[test]
fn a_point_is_refused_by_the_rule_when_it_is_played_and_asked_for_again() {
    let mut session = Session::new(start(0));
    let question = stop_at(&mut session, |asked| asked.ask.why == rule("toy.move.to"));
    let before = bytes(&session);
    session.answer(question.seat, Answer::Point(Point::new(99, 99))).unwrap();
    match session.advance(&mut scripted(&[]), &mut Nobody) {
        Status::Refused(refusal) => {
            assert_eq!(refusal, Refusal::Forbidden { by: rule("toy.move.wall"), reason: String::new() })
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(bytes(&session), before);
    assert_eq!(session.question(), Some(&question));
    session.answer(question.seat, question.default.clone()).unwrap();
    assert!(!matches!(session.advance(&mut SeededDice::new(5), &mut Defaults), Status::Refused(_)));
}

#[test]
fn a_bot_that_answers_wrongly_leaves_the_question_to_a_person() {
    let mut session = Session::<Plain>::new(start(0));
    let mut wrong = |_: &LiveQuestion<'_>| Some(Answer::One(99));
    let status = session.advance(&mut SeededDice::new(5), &mut wrong);
    assert!(matches!(status, Status::Refused(Refusal::Shape { .. })), "{status:?}");
    let question = session.question().unwrap().clone();
    session.answer(question.seat, question.default.clone()).unwrap();
    assert!(matches!(session.advance(&mut SeededDice::new(5), &mut Defaults), Status::Over));
}

#[test]
fn taking_back_to_every_decision_and_playing_on_gives_the_same_game() {
    for seed in 0..4 {
        let game = game(seed);
        for decision in 0..game.session.decisions() {
            kernel::conformance::undoing_gives_the_same(&game, decision);
        }
    }
}

#[test]
fn a_long_game_is_taken_back_step_by_step_to_its_start() {
    let game: RecordedGame<Plain> = play_whole(long(3, 60), 3, 10_000);
    let mut session = game.session.clone();
    for left in (0..game.session.decisions()).rev() {
        session.undo().unwrap();
        assert_eq!(session.decisions(), left);
    }
    assert_eq!(session.undo(), Err(UndoError::NoSuchDecision { decisions: 0 }));
    let dice = session.dice();
    assert_eq!(dice, session.steps().chain([session.tape()]).flatten().map(Input::dice).sum::<u64>());
    assert!(session.steps().len() <= 1 && session.journal().len() <= 3);
}

#[test]
fn a_decision_that_was_never_taken_cannot_be_taken_back() {
    let game = game(1);
    let mut session = game.session.clone();
    let decisions = session.decisions();
    for beyond in [decisions, usize::MAX] {
        assert_eq!(session.undo_to(beyond), Err(UndoError::NoSuchDecision { decisions }));
    }
    assert_eq!(bytes(&session), bytes(&game.session));
}

#[test]
fn another_answer_after_taking_back_leads_elsewhere_and_forks_do_not_touch_each_other() {
    let (mut session, question) = first_question();
    let mut fork = session.clone();
    session.answer(question.seat, Answer::Order(vec![0, 1])).unwrap();
    session.advance(&mut SeededDice::new(1), &mut Nobody);
    let went = bytes(&session);
    fork.answer(question.seat, Answer::Order(vec![1, 0])).unwrap();
    fork.advance(&mut SeededDice::new(1), &mut Nobody);
    assert_eq!(bytes(&session), went);
    session.undo().unwrap();
    assert_eq!(session.answer(question.seat, Answer::Order(vec![1, 0])), Err(Refusal::NothingAsked));
    session.advance(&mut SeededDice::new(1), &mut Nobody);
    session.answer(question.seat, Answer::Order(vec![1, 0])).unwrap();
    session.advance(&mut SeededDice::new(1), &mut Nobody);
    assert_ne!(bytes(&session), went);
    assert_eq!(bytes(&session), bytes(&fork));
    assert_eq!(session.digest(session.steps().len()), fork.digest(fork.steps().len()));
}

#[test]
fn equal_digests_are_equal_histories() {
    let (one, other) = (game(0).session, game(1).session);
    assert_eq!(one.digest(0), other.digest(0));
    assert_ne!(one.digest(2), other.digest(2));
    assert_eq!(one.digest(7), game(0).session.digest(7));
}

/// Dice typed in a few at a time, in the middle of steps, are as good as dice that were there from the start.
#[test]
fn dice_that_run_out_are_asked_for_and_change_nothing() {
    for (seed, portion) in [(0, 1), (1, 2), (2, 3), (5, 7)] {
        let game = game(seed);
        let mut faces = game.session.steps().flatten().flat_map(|it| match it {
            Input::Rolled { faces, .. } => faces.to_vec(),
            Input::Answered { .. } => Vec::new(),
        });
        let mut session = Session::<Plain>::new(start(seed));
        let mut typed = TypedDice::new([]);
        let mut answers = game.answers(0);
        let mut asked_for = 0;
        while let Status::NeedsDice { wanted, events, .. } = session.advance(&mut typed, &mut answers) {
            let missing = typed.missing().unwrap();
            assert_eq!(wanted, Expectation::Roll { why: missing.why, n: missing.n, sides: missing.sides });
            let told = [session.journal(), &events].concat();
            assert!(game.session.journal().starts_with(&told), "made-up dice were told");
            typed.add(faces.by_ref().take(portion));
            asked_for += 1;
        }
        assert_eq!(bytes(&session), bytes(&game.session));
        assert!(5 < asked_for && typed.left_over() == 0);
    }
}

#[test]
fn a_face_no_such_die_has_is_asked_for_again() {
    let mut session = Session::<Plain>::new(start(0));
    let before = bytes(&session);
    let mut typed = TypedDice::new([99]);
    assert!(matches!(session.advance(&mut typed, &mut Nobody), Status::NeedsDice { .. }));
    assert_eq!(typed.missing().unwrap().impossible, Some(99));
    assert_eq!(bytes(&session), before);
    typed.add([1]);
    assert!(matches!(session.advance(&mut typed, &mut Nobody), Status::Asking { .. }));
}

/// A six at night breaks the fragile toy.
fn broken() -> (Session<Toy<{ variant::FRAGILE }>>, CrashReport) {
    for seed in 0.. {
        let mut session = Session::new(start(seed));
        if let Status::Broken(report) = session.advance(&mut SeededDice::new(seed), &mut Whim::new(seed)) {
            return (session, report);
        }
    }
    unreachable!()
}

#[test]
fn a_bug_leaves_the_checkpoint_and_a_report_that_makes_it_happen_again() {
    let (mut session, report) = broken();
    assert_eq!(report.message, "the lamp breaks");
    assert_eq!(report.checkpoint, serde_json::to_value(session.checkpoint()).unwrap());
    let sent: CrashReport = serde_json::from_str(&serde_json::to_string(&report).unwrap()).unwrap();
    assert_eq!(sent.rerun::<Toy<{ variant::FRAGILE }>>(), Ok(Some("the lamp breaks".to_owned())));
    assert_eq!(sent.rerun::<Plain>(), Ok(None), "without the bug the step goes on");
    assert!(sent.rerun::<Toy<{ variant::OTHER_SIDES }>>().is_err());
    // It breaks again until something is taken back.
    assert!(matches!(session.advance(&mut SeededDice::new(1), &mut Whim::new(1)), Status::Broken(_)));
    session.undo().unwrap();
    assert!(matches!(session.advance(&mut SeededDice::new(1), &mut Nobody), Status::Asking { .. }));
}

#[test]
fn a_broken_step_can_be_started_over() {
    let (mut session, _) = broken();
    let before = serde_json::to_string(session.checkpoint()).unwrap();
    session.restart_step();
    assert_eq!(serde_json::to_string(session.checkpoint()).unwrap(), before);
    assert!(matches!(session.advance(&mut SeededDice::new(2), &mut Nobody), Status::Asking { .. }));
}

#[test]
fn a_report_of_nonsense_says_so() {
    let (_, mut report) = broken();
    report.checkpoint["turn"] = "ten".into();
    let error = report.rerun::<Plain>().unwrap_err();
    assert!(error.contains("turn"), "{error}");
    report.book = "chess".to_owned();
    assert_eq!(report.rerun::<Plain>(), Err("the report is about chess, not toy".to_owned()));
}

#[test]
fn a_saved_game_is_the_same_when_it_is_taken_up_again() {
    let game = game(2);
    let mut session = Session::<Plain>::new(start(2));
    let (mut dice, mut answers) = (game.dice(0), game.answers(0));
    while let Status::Asking { question, .. } = session.advance(&mut dice, &mut Nobody) {
        let tapes: Vec<_> = session.steps().map(<[_]>::to_vec).collect();
        let saved = serde_json::to_string(&(session.start(), tapes, session.tape())).unwrap();
        let (from, steps, open) = serde_json::from_str(&saved).unwrap();
        let (mut loaded, diverged) = Session::<Plain>::replayed(from, steps, open);
        assert_eq!(diverged, None);
        assert_eq!(bytes(&loaded), bytes(&session));
        assert!(matches!(loaded.advance(&mut scripted(&[]), &mut Nobody), Status::Asking { .. }));
        assert_eq!(loaded.question(), Some(&*question));
        session.answer(question.seat, answers.next(question.why)).unwrap();
    }
    assert_eq!(bytes(&session), bytes(&game.session));
}

#[test]
fn a_step_does_not_roll_on_from_live_dice_once_it_is_spoilt() {
    let game = game(0);
    let mut steps: Vec<_> = game.session.steps().map(<[_]>::to_vec).collect();
    steps.truncate(1);
    let (mut session, _) = Session::<Plain>::replayed(
        start(0),
        steps,
        vec![Input::Rolled {
            why: rule("toy.night.noise"),
            sides: 6,
            faces: [1].as_slice().into(),
            by_program: false,
        }],
    );
    let mut dice = SeededDice::new(9);
    assert!(matches!(session.advance(&mut dice, &mut Nobody), Status::Diverged(_)));
    assert_eq!(dice.position(), 0);
    assert!(!dice.ran_out() && session.tape().is_empty());
}

#[test]
fn how_it_stood_at_any_place_is_played_again() {
    let (mut session, mut dice, mut shown) = (Session::<Plain>::new(start(3)), SeededDice::new(3), 0);
    loop {
        let (question, scratch, told) = match session.advance(&mut dice, &mut Nobody) {
            Status::Asking { question, scratch, events } => {
                let told = session.journal().len() + events.len();
                (question, scratch, told)
            }
            Status::Over => break,
            other => panic!("{other:?}"),
        };
        session.answer(question.seat, question.default.clone()).unwrap();
        // What was shown while somebody was asked can be shown once that is over, too.
        assert_eq!(session.stood(Told::UpTo(told)).as_ref(), Some(&scratch), "after {told}");
        shown += 1;
    }
    assert!(5 < shown, "{shown} questions");
    let mut before = 0;
    for step in 0..session.steps().len() {
        let told = session.told_after(step);
        if before < told || step == 0 {
            let position = session.position(step).unwrap();
            let first = (0..=step).rev().take_while(|it| session.told_after(*it) == told).last();
            if first == Some(step) {
                assert_eq!(session.stood(Told::SoMuch(told)), Some(position), "step {step}");
            }
        }
        before = told;
    }
    for told in 0..=session.journal().len() {
        assert!(session.stood(Told::SoMuch(told)).is_some(), "{told}");
    }
    let kept = Session::<Plain>::taken_up(
        session.checkpoint().clone(),
        session.journal().to_vec(),
        kernel::Flow::Ends,
    );
    assert_eq!(kept.stood(Told::SoMuch(0)), None, "what was played elsewhere is not known");
}
