//! What an answer may come to: every way enumerated, or rolled with an error, and always said which.

use crate::toy::{Plain, start};
use kernel::{
    Answer, Answers, Defaults, Dice, Estimate, Event, Foresight, How, Ratio, Refusal, Roll, RuleId, Session,
    Status, What, Whim, Within, dice::SeededDice, estimate,
};

const ROLLED: RuleId = RuleId::in_ledger("toy.act.deed");
const EXACT: Within = Within { ways: 3_000, games: 1_500, seed: 9 };
const ROUGH: Within = Within { ways: 3, ..EXACT };

/// Four dice, of which sixes are rolled on.
fn sixes(dice: &mut dyn Dice) -> i32 {
    (0..4).map(|_| dice.d6(ROLLED)).filter(|it| *it == 6).count() as i32
}

#[test]
fn few_ways_are_enumerated_and_many_are_rolled() {
    let exact = estimate(EXACT, sixes);
    assert_eq!(exact.how, How::Enumerated);
    assert_eq!(exact.outcomes[&4].exact, Some(Ratio::new(1, 1296)));
    assert_eq!(exact.outcomes[&4].error, 0.0);
    let rough = estimate(ROUGH, sixes);
    assert_eq!(rough.how, How::Simulated { games: 1_500, seed: 9 });
    for (outcome, likely) in &rough.outcomes {
        let truth = exact.outcomes[outcome].p;
        assert!((likely.p - truth).abs() <= 3.5 * likely.error.max(0.002), "{outcome}: {likely:?}, {truth}");
        assert_eq!(likely.exact, None);
    }
    assert_eq!(rough, estimate(ROUGH, sixes), "the same seed, the same estimate");
}

#[test]
fn parts_of_outcomes_add_up() {
    let exact = estimate(EXACT, |dice| (dice.d6(ROLLED), dice.d6(ROLLED)));
    let sixes = exact.parts(|it| [it.0, it.1].into_iter().filter(|it| *it == 6).collect());
    assert_eq!(sixes.outcomes[&6].exact, Some(Ratio::new(11, 36)));
}

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

/// The default, and each of a list.
fn answers(session: &Session<Plain>) -> Vec<Answer> {
    let question = session.question().unwrap();
    let all = (0..8).map(Answer::One).filter(|it| question.check(it).is_ok());
    all.chain([question.default.clone()]).collect()
}

/// How many dice of the step showed what.
fn faces(events: &[Event]) -> Vec<u16> {
    let rolled = events.iter().filter_map(|it| match &it.what {
        What::Rolled { faces, .. } => Some(faces.to_vec()),
        _ => None,
    });
    rolled.flatten().collect()
}

fn foresight(within: Within) -> Foresight<'static, Vec<u16>> {
    Foresight { player: |_| Box::new(Defaults), read: &faces, within }
}

#[test]
fn an_answer_is_foreseen_exactly_or_roughly_and_both_agree() {
    let mut rolled = 0;
    for (seed, decisions) in (0..6).flat_map(|seed| (0..8).map(move |it| (seed, it))) {
        let Some(session) = waiting(seed, decisions) else { continue };
        let before = (session.tape().to_vec(), session.journal().to_vec());
        for answer in answers(&session) {
            let Ok(exact) = session.foresee(&answer, &foresight(EXACT)) else { continue };
            rolled += usize::from(agree(&session, &answer, &exact));
        }
        assert_eq!(before, (session.tape().to_vec(), session.journal().to_vec()), "nothing was decided");
    }
    assert!(5 < rolled, "hardly an answer ever led to dice");
}

/// Whether dice decide something; then the rolled odds are those that were enumerated, within their error.
fn agree(session: &Session<Plain>, answer: &Answer, exact: &Estimate<Vec<u16>>) -> bool {
    if exact.how != How::Enumerated || exact.outcomes.len() < 4 {
        return false;
    }
    let sum = exact.outcomes.values().fold(Ratio::zero(), |sum, it| sum.plus(it.exact.as_ref().unwrap()));
    assert_eq!(sum, Ratio::one());
    let rough = session.foresee(answer, &foresight(ROUGH)).unwrap();
    assert!(matches!(rough.how, How::Simulated { .. }));
    for (outcome, likely) in &rough.outcomes {
        let truth = exact.outcomes[outcome].p;
        assert!(
            (likely.p - truth).abs() <= 4.5 * likely.error.max(0.003),
            "{outcome:?}: {likely:?}, {truth}"
        );
    }
    true
}

#[test]
fn what_may_not_be_answered_is_refused() {
    let session = waiting(3, 2).unwrap();
    let wrong = session.foresee(&Answer::Number(i32::MAX), &foresight(EXACT));
    assert!(wrong.is_err());
    let idle = Session::<Plain>::new(start(0));
    assert_eq!(idle.foresee(&Answer::One(0), &foresight(EXACT)), Err(Refusal::NothingAsked));
}
