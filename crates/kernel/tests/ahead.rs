//! Answers looked at before they are given: as far as no die is rolled, and nothing of the game is changed.

use std::cell::Cell;

use crate::toy::{LEDGER, Plain, start};
use kernel::{
    Answer, Answers, Book, Defaults, Flow, Ledger, Pause, Play, Refusal, RuleId, Seat, Session, Status,
    Viewer, Whim, ask, dice::SeededDice,
};

/// A game that waits with a question after some decisions.
fn waiting(seed: u64, decisions: u32) -> Option<Session<Plain>> {
    let mut session = Session::<Plain>::new(start(seed));
    let (mut left, mut whim) = (decisions, Whim::new(seed));
    let mut some = |asked: &kernel::LiveQuestion<'_>| {
        left = left.checked_sub(1)?;
        whim.answer(asked)
    };
    let status = session.advance(&mut SeededDice::new(seed), &mut some);
    matches!(status, Status::Asking { .. }).then_some(session)
}

#[test]
fn an_answer_looked_at_leads_where_it_leads_when_it_is_given() {
    let mut led_on = 0;
    for (seed, decisions) in (0..30).flat_map(|seed| (0..6).map(move |it| (seed, it))) {
        let Some(mut session) = waiting(seed, decisions) else { continue };
        let asked = session.question().unwrap().clone();
        let before = (session.tape().to_vec(), session.journal().len());
        let ahead = session.ahead(std::slice::from_ref(&asked.default)).unwrap();
        assert_eq!((session.tape().to_vec(), session.journal().len()), before, "nothing has changed");
        let dice = session.dice();
        session.answer(asked.seat, asked.default).unwrap();
        session.advance(&mut SeededDice::new(seed), &mut kernel::Nobody);
        match ahead.session.question() {
            Some(next) => {
                assert_eq!(session.question(), Some(next));
                assert_eq!(session.dice(), dice, "no die was rolled");
                led_on += 1;
            }
            None => assert!(dice < session.dice() || session.is_over()),
        }
    }
    assert!(5 < led_on, "{led_on}");
}

#[test]
fn whatever_comes_after_dice_cannot_be_looked_at() {
    let all = (0..30).filter_map(|seed| waiting(seed, 2));
    let rolls = all.filter(|it| {
        let default = it.question().unwrap().default.clone();
        it.ahead(&[default]).is_ok_and(|it| it.session.question().is_none())
    });
    let mut met = 0;
    for session in rolls {
        let default = session.question().unwrap().default.clone();
        assert_eq!(session.ahead(&[default.clone(), default]).err(), Some(Refusal::NothingAsked));
        met += 1;
    }
    assert!(0 < met);
}

#[test]
fn what_a_leader_answers_can_be_given_as_it_stands() {
    for seed in 0..30 {
        let Some(session) = waiting(seed, 1) else { continue };
        let seat = session.question().unwrap().seat;
        let mut own = |asked: &kernel::LiveQuestion<'_>| {
            if asked.ask.seat == seat { Defaults.answer(asked) } else { None }
        };
        let (ahead, answers) = session.led_by(&mut own).unwrap();
        assert!(!answers.is_empty());
        assert_eq!(session.ahead(&answers).unwrap().told, ahead.told);
    }
}

/// So many questions are asked in one step.
const CALLED: usize = 60;

thread_local! {
    static PUT: Cell<usize> = const { Cell::new(0) };
}

/// A step that asks again and again, and counts how often it has put a question.
#[derive(Debug)]
struct RollCall;

impl Book for RollCall {
    type Battle = u8;
    type View = u8;
    type Preview = ();
    const ID: &'static str = "roll-call";
    const SCHEMA: u32 = 1;

    fn ledger() -> &'static Ledger {
        &LEDGER
    }

    fn step(calls: &mut u8, play: &mut Play<'_>) -> Result<Flow, Pause> {
        for _ in 0..CALLED {
            PUT.set(PUT.get() + 1);
            play.yes_no(calls, ask(RuleId::in_ledger("toy.act.deed"), Seat(0)))?;
        }
        Ok(Flow::Ends)
    }

    fn view(calls: &u8, _: Viewer) -> u8 {
        *calls
    }
}

#[test]
fn many_answers_cost_one_pass_over_their_step() {
    let mut session = Session::<RollCall>::new(0);
    let mut none = |_: &kernel::LiveQuestion<'_>| None;
    assert!(matches!(session.advance(&mut SeededDice::new(1), &mut none), Status::Asking { .. }));
    PUT.set(0);
    let all = vec![Answer::YesNo(true); CALLED];
    assert!(session.ahead(&all).unwrap().session.is_over());
    // Once to where the copy waits, and once through the step.
    assert!(PUT.get() <= CALLED + 2, "{} questions were put for {CALLED} answers", PUT.get());
}
