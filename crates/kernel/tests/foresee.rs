//! What an answer may come to: every way enumerated, or rolled with an error, and always said which.
#![allow(clippy::unwrap_used)]
mod toy;

use kernel::{
    Answer, Defaults, Dice, Event, Foresight, How, Ratio, Refusal, Roll, RuleId, Session, Status, What,
    Within, dice::Seeded, estimate,
};
use toy::{Plain, start};

const ROLLED: RuleId = RuleId::in_ledger("toy.act.deed");
const EXACT: Within = Within { ways: 100_000, games: 4_000, seed: 9 };
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
    assert_eq!(rough.how, How::Simulated { games: 4_000, seed: 9 });
    for (outcome, likely) in &rough.outcomes {
        let truth = exact.outcomes[outcome].p;
        assert!((likely.p - truth).abs() <= 3.0 * likely.error.max(0.001), "{outcome}: {likely:?}, {truth}");
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
fn waiting(seed: u64) -> Session<Plain> {
    let mut session = Session::<Plain>::new(start(seed));
    let mut left = 6;
    let mut some = |asked: &kernel::Asked<'_>| {
        left -= 1;
        (0 < left).then(|| asked.default())
    };
    let status = session.advance(&mut Seeded::new(seed), &mut some);
    assert!(matches!(status, Status::Asking { .. }));
    session
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
    for seed in 0..12 {
        let session = waiting(seed);
        let answer = session.question().unwrap().default.clone();
        let before = (session.tape().to_vec(), session.journal().to_vec());
        let exact = session.foresee(&answer, &foresight(EXACT)).unwrap();
        let rough = session.foresee(&answer, &foresight(ROUGH)).unwrap();
        assert_eq!(before, (session.tape().to_vec(), session.journal().to_vec()), "nothing was decided");
        if exact.how != How::Enumerated {
            continue;
        }
        let sum = exact.outcomes.values().fold(Ratio::zero(), |sum, it| sum.plus(it.exact.as_ref().unwrap()));
        assert_eq!(sum, Ratio::one());
        for (outcome, likely) in &rough.outcomes {
            let truth = exact.outcomes[outcome].p;
            assert!(
                (likely.p - truth).abs() <= 4.0 * likely.error.max(0.002),
                "{outcome:?}: {likely:?}, {truth}"
            );
        }
        rolled += usize::from(1 < exact.outcomes.len());
    }
    assert!(0 < rolled, "no answer ever led to dice");
}

#[test]
fn what_may_not_be_answered_is_refused() {
    let session = waiting(3);
    let wrong = session.foresee(&Answer::Number(i32::MAX), &foresight(EXACT));
    assert!(wrong.is_err());
    let idle = Session::<Plain>::new(start(0));
    assert_eq!(idle.foresee(&Answer::One(0), &foresight(EXACT)), Err(Refusal::NothingAsked));
}
