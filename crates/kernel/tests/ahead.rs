//! Answers looked at before they are given: as far as no die is rolled, and nothing of the game is changed.

use crate::toy::{Plain, start};
use kernel::{Answers, Defaults, Refusal, Session, Status, Whim, dice::SeededDice};

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
