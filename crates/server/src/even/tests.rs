//! What nobody looks at is given up.
use std::{thread, time::Duration};

use super::*;

/// Few games, and no patience at all.
const HASTY: Limits =
    Limits { games: 6, time: Duration::MAX, settings: 4, rows: false, patience: Duration::ZERO };

fn street() -> Setting {
    books::stock();
    Setting::of(&Order { scenario: "street".to_owned(), ..Order::default() }).unwrap()
}

/// How it stands once it is no longer played, without a look at it; a test that waits for ever fails by never ending.
fn rested(evens: &Evens) -> (u32, TallyState) {
    loop {
        let inner = evens.inner();
        if let Some(tally) = inner.known.values().find(|it| it.state != TallyState::Playing) {
            return (tally.games, tally.state.clone());
        }
        drop(inner);
        thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn a_setting_that_nobody_looks_at_is_given_up_and_can_be_played_on() {
    let evens = Evens::within(HASTY);
    evens.go(street());
    // Whoever wanted it was there for the first game and not for the second.
    assert_eq!(rested(&evens), (2, TallyState::Stopped));
    evens.go(street());
    assert_eq!(rested(&evens), (4, TallyState::Stopped), "it goes on where it was given up");
}

#[test]
fn a_setting_that_somebody_looks_at_is_played_through() {
    let evens = Evens::within(Limits { patience: Duration::MAX, ..HASTY });
    evens.go(street());
    assert_eq!(rested(&evens), (6, TallyState::Settled));
}

#[test]
fn a_look_begins_the_patience_anew() {
    let (second, patience) = (Duration::from_secs(1), Duration::from_secs(2));
    let mut unseen = Unseen::default();
    assert!(unseen.worked(second, patience) && unseen.worked(second, patience));
    unseen.look();
    assert!(unseen.worked(10 * second, patience), "somebody looked while it was done");
    assert!(unseen.worked(second, patience) && unseen.worked(second, patience));
    assert!(!unseen.worked(second, patience));
}
