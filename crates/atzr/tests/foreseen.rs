//! What may come of an answer, rolled: two runs agree within the error they state.
use atzr::{
    battle::{Atzr, Battle},
    setup::{scenario::Scenario, scenarios},
};
use kernel::{Session, Token, Within, conformance};
use shelf::{LookAhead, foresee};

const ROUGH: Within = Within { ways: 1, games: 300, seed: 9 };

/// A game by the book's plain bot, which waits with its question after some decisions; nothing if it is over before.
fn waiting(start: Battle, decisions: u32) -> Option<Session<Atzr>> {
    conformance::waiting(start, 4, decisions, &mut *(Atzr::SEARCH.player)(4))
}

fn named(token: Token) -> String {
    format!("{token:?}")
}

#[test]
fn where_there_are_too_many_ways_two_runs_agree_within_the_error_they_state() {
    let (_, text) = scenarios()[0];
    let start = Scenario::read(text).unwrap().battle();
    let mut compared = 0;
    for session in (1..60).step_by(4).map_while(|it| waiting(start.clone(), it)) {
        let answer = &session.question().unwrap().default;
        let runs = [1, 2].map(|seed| foresee(&session, answer, Within { seed, ..ROUGH }, &named).unwrap());
        for end in &runs[0].ends {
            let (chance, error) = runs[1]
                .ends
                .iter()
                .find(|it| it.deed == end.deed)
                .map_or((0.0, 0.0), |it| (it.chance, it.error));
            let both = end.error.hypot(error).max(0.01);
            assert!((end.chance - chance).abs() <= 4.0 * both, "{end:?}, then {chance}");
            compared += 1;
        }
    }
    assert!(3 < compared, "{compared}");
}
