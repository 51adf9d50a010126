//! What may come of an answer: what is enumerated and what is rolled agree.
use dwa::{
    battle::{Battle, Dwa},
    setup::{scenario::Scenario, scenarios},
};
use kernel::{Answer, How, Session, Token, Within, conformance};
use shelf::{Foreseen, LookAhead, foresee};

const EXACT: Within = Within { ways: 300, games: 300, seed: 9 };
const ROUGH: Within = Within { ways: 1, ..EXACT };

/// A game by the book's plain bot, which waits with its question after some decisions; nothing if it is over before.
fn waiting(start: Battle, decisions: u32) -> Option<Session<Dwa>> {
    conformance::waiting(start, 4, decisions, &mut *(Dwa::SEARCH.player)(4))
}

fn named(token: Token) -> String {
    format!("{token:?}")
}

/// Names in another order than those.
fn renamed(token: Token) -> String {
    format!("{}", u32::MAX - token.0)
}

/// Whether somebody may fall or be hurt by this answer and every way of it could be played; then the rolled chances are the
/// enumerated ones, within their error.
fn agrees(session: &Session<Dwa>, answer: &Answer) -> bool {
    let exact = foresee(session, answer, EXACT, &named).unwrap();
    if exact.how != How::Enumerated || exact.ends.is_empty() {
        return false;
    }
    let other = foresee(session, answer, EXACT, &renamed).unwrap();
    let deeds = |it: &Foreseen| it.ends.iter().map(|it| it.deed).collect::<Vec<_>>();
    assert_eq!(deeds(&other), deeds(&exact), "other names change no order");
    let rough = foresee(session, answer, ROUGH, &named).unwrap();
    assert!(exact.ends.iter().all(|it| it.exact.is_some() && it.error == 0.0), "{exact:?}");
    for end in &exact.ends {
        let rolled = rough.ends.iter().find(|it| it.deed == end.deed).map_or(0.0, |it| it.chance);
        let error = (end.chance * (1.0 - end.chance) / f64::from(EXACT.games)).sqrt();
        assert!((rolled - end.chance).abs() <= 4.0 * error + 1e-9, "{end:?}, rolled {rolled}");
    }
    assert!(
        rough.ends.iter().all(|it| exact.ends.iter().any(|end| end.deed == it.deed)),
        "{exact:?}, {rough:?}"
    );
    exact.ends.iter().any(|it| it.chance < 1.0)
}

/// Holds answers of a game against each other until so many have been.
fn compare(start: &Battle, wanted: usize) {
    let mut compared = 0;
    for session in (0..24).step_by(2).map_while(|it| waiting(start.clone(), it)) {
        let question = session.question().unwrap();
        let answers = (0..8).map(Answer::One).filter(|it| question.check(it).is_ok());
        compared += answers.filter(|it| agrees(&session, it)).count();
        if wanted <= compared {
            return;
        }
    }
    panic!("{compared} of {wanted}");
}

#[test]
fn it_sees_the_same_whether_it_counts_or_rolls() {
    let (_, text) = scenarios()[0];
    compare(&Scenario::read(text).unwrap().battle(), 4);
}
