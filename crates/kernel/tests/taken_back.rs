//! Take-backs stay in the record and in their place, whatever is taken back after them.

use crate::toy::{Plain, rule, start};
use kernel::{
    Event, Pick, Seat, Session, TakenBack, What,
    conformance::play_whole,
    dice::SeededDice,
    play::Whim,
    session::taken_back::{places, with_take_backs},
};

fn taken_back(asked: usize, decisions: usize) -> TakenBack {
    let why = rule("toy.act.deed");
    TakenBack {
        seat: Seat(1),
        asked,
        decisions,
        why,
        about: None,
        chose: "hit".into(),
        pick: Pick::Unsaid,
        allowed: Vec::new(),
    }
}

/// Where in a journal take-backs are told, as how many decisions come before each.
fn told(journal: &[Event]) -> Vec<(usize, usize)> {
    let mut asked = 0;
    let mut all = Vec::new();
    for event in journal {
        match event.what {
            What::Asked { .. } => asked += 1,
            What::TookBack { decisions, .. } => all.push((asked, decisions)),
            _ => (),
        }
    }
    all
}

fn back(session: &mut Session<Plain>, decision: usize) {
    let decisions = session.decisions() - decision;
    session.undo_to(decision).unwrap();
    session.record_take_back(taken_back(decision, decisions));
}

#[test]
fn each_stands_before_the_decision_that_was_taken_instead() {
    let mut session = play_whole::<Plain>(start(1), 1, 1_000).session;
    let many = session.decisions();
    assert!(8 < many);
    back(&mut session, many - 2);
    session.advance(&mut SeededDice::new(5), &mut Whim::new(5));
    back(&mut session, 6);
    let at_the_end = with_take_backs(session.journal().to_vec(), session.taken_back());
    assert_eq!(told(&at_the_end).len(), 2, "nothing has been decided since");
    session.advance(&mut SeededDice::new(6), &mut Whim::new(6));
    let journal = with_take_backs(session.journal().to_vec(), session.taken_back());
    let asked: Vec<usize> = told(&journal).iter().map(|it| it.0).collect();
    assert_eq!(asked, [6, 6], "where the first one stood was taken back too");
    assert_eq!(told(&journal)[0].1, 2);
    let raw = session.journal();
    for (place, at) in places(raw, session.taken_back()).into_iter().zip(asked) {
        assert!(matches!(raw[place].what, What::Asked { .. }));
        let before = raw[..place].iter().filter(|it| matches!(it.what, What::Asked { .. })).count();
        assert_eq!(before, at);
    }
    let without: Vec<&Event> =
        journal.iter().filter(|it| !matches!(it.what, What::TookBack { .. })).collect();
    assert!(without.into_iter().eq(raw), "nothing else is changed");
}

#[test]
fn a_game_of_which_nothing_was_taken_back_has_its_journal_as_it_was() {
    let session = play_whole::<Plain>(start(2), 2, 1_000).session;
    assert_eq!(with_take_backs(session.journal().to_vec(), session.taken_back()), session.journal());
}
