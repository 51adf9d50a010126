//! What other dice would have come to, on a game whose odds are known by heart.
#![allow(clippy::unwrap_used)]
use kernel::{
    Book, Dice, Event, Flow, Input, Ledger, Nobody, Pause, Play, Ratio, RuleId, Seat, Session, Token, What,
    dice::scripted,
    session::what_if::{Throw, WhatIf, throws},
};
use serde::{Deserialize, Serialize};

/// One shot, a burst of two dice, and two dice thrown together; a five or six hits.
#[derive(Debug)]
struct Range;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Score(u16);

const SHOT: RuleId = RuleId::in_ledger("range.shot");
const BURST: RuleId = RuleId::in_ledger("range.burst");
const PAIR: RuleId = RuleId::in_ledger("range.pair");
const WIND: RuleId = RuleId::in_ledger("range.wind");

static LEDGER: Ledger = Ledger { book: "range", rules: &[], rulings: &[], examples: &[] };

impl Book for Range {
    type Battle = Score;
    type View = u16;
    type Preview = ();
    const ID: &'static str = "range";
    const SCHEMA: u32 = 1;

    fn ledger() -> &'static Ledger {
        &LEDGER
    }

    fn step(score: &mut Score, play: &mut Play<'_>) -> Result<Flow, Pause> {
        play.die(WIND, 20);
        let shot = u16::from(5 <= play.die(SHOT, 6));
        tell(score, play, SHOT, shot);
        let burst = (0..2).map(|_| u16::from(5 <= play.die(BURST, 6))).sum();
        tell(score, play, BURST, burst);
        let pair = play.pool(PAIR, 2, 6).iter().filter(|it| 5 <= **it).count() as u16;
        tell(score, play, PAIR, pair);
        Ok(Flow::Ends)
    }

    fn view(score: &Score, _: Seat) -> u16 {
        score.0
    }
}

fn tell(score: &mut Score, play: &mut Play<'_>, rule: RuleId, hits: u16) {
    score.0 += hits;
    for _ in 0..hits {
        play.tell(rule, What::Removed { token: Token(7) });
    }
    if hits == 0 {
        play.tell(rule, What::Noted { token: Some(Token(7)), text: "is missed".into() });
    }
}

fn played() -> Session<Range> {
    let mut session = Session::<Range>::new(Score(0));
    let mut dice = scripted(&[17, 2, 5, 1, 5, 6]);
    session.advance(&mut dice, &mut Nobody);
    assert!(session.is_over());
    session
}

fn asked(session: &Session<Range>, most: usize) -> Vec<Throw<usize>> {
    let removed =
        |events: &[Event]| events.iter().filter(|it| matches!(it.what, What::Removed { .. })).count();
    let told = |it: &Event| matches!(it.what, What::Removed { .. } | What::Noted { .. });
    let ask = WhatIf { begins: &|rule| rule != WIND, ends: &told, read: &removed, most };
    let tape: Vec<Input> = session.steps().next().unwrap().to_vec();
    throws::<Range, usize>(session.start(), &tape, &ask)
}

#[test]
fn every_throw_has_its_exact_odds() {
    let found = asked(&played(), 1000);
    let came: Vec<usize> = found.iter().map(|it| it.came).collect();
    assert_eq!(came, [0, 1, 2]);
    let odds = |at: usize| found[at].odds.clone().unwrap().into_iter().collect::<Vec<_>>();
    assert_eq!(odds(0), [(0, Ratio::new(2, 3)), (1, Ratio::new(1, 3))]);
    let two = [(0, Ratio::new(4, 9)), (1, Ratio::new(4, 9)), (2, Ratio::new(1, 9))];
    assert_eq!(odds(1), two, "two dice one after the other");
    assert_eq!(odds(2), two, "two dice at once");
}

#[test]
fn a_throw_of_too_many_ways_is_only_named() {
    let found = asked(&played(), 20);
    assert_eq!(found.iter().map(|it| it.odds.is_some()).collect::<Vec<_>>(), [true, false, false]);
    assert_eq!(found.iter().map(|it| it.came).collect::<Vec<_>>(), [0, 1, 2]);
}

#[test]
fn looking_back_shows_every_position_and_changes_nothing() {
    let session = played();
    let before = (session.checkpoint().clone(), session.journal().to_vec());
    let mut seen = Vec::new();
    session.each_position(|step, it| seen.push((step, it.clone()))).unwrap();
    assert_eq!(seen, [(0, Score(0)), (1, Score(3))]);
    assert_eq!((session.checkpoint().clone(), session.journal().to_vec()), before);
}
