//! What other dice would have come to, on a game whose odds are known by heart.
use kernel::{
    Book, Dice, Event, Flow, Gone, Input, Ledger, Nobody, Note, Pause, Play, Ratio, RuleId, Session, Term,
    Token, Viewer, What,
    dice::scripted,
    session::what_if::{PastThrow, WhatIf, throws},
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

static LEDGER: Ledger = Ledger { book: "range", chapters: &[], rules: &[], rulings: &[], examples: &[] };

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

    fn view(score: &Score, _: Viewer) -> u16 {
        score.0
    }
}

fn tell(score: &mut Score, play: &mut Play<'_>, rule: RuleId, hits: u16) {
    score.0 += hits;
    for _ in 0..hits {
        play.tell(rule, What::Removed { token: Token(7), gone: Gone::Out, by: None });
    }
    if hits == 0 {
        play.tell(rule, What::Noted { token: Some(Token(7)), note: Note::new(Term::new("missed")) });
    }
}

fn played() -> Session<Range> {
    let mut session = Session::<Range>::new(Score(0));
    let mut dice = scripted(&[17, 2, 5, 1, 5, 6]);
    session.advance(&mut dice, &mut Nobody);
    assert!(session.is_over());
    session
}

fn asked(session: &Session<Range>, most: usize) -> Vec<PastThrow<usize>> {
    looked(session, most, 0, &mut usize::MAX.clone())
}

fn looked(session: &Session<Range>, most: usize, again: usize, left: &mut usize) -> Vec<PastThrow<usize>> {
    let removed =
        |events: &[Event]| events.iter().filter(|it| matches!(it.what, What::Removed { .. })).count();
    let told = |it: &Event| matches!(it.what, What::Removed { .. } | What::Noted { .. });
    let ask = WhatIf { begins: &|rule| rule != WIND, ends: &told, read: &removed, most, again };
    let tape: Vec<Input> = session.steps().next().unwrap().to_vec();
    throws::<Range, usize>(session.start(), &tape, &ask, left)
}

#[test]
fn every_throw_has_its_exact_odds() {
    let found = asked(&played(), 1000);
    let came: Vec<usize> = found.iter().map(|it| it.came).collect();
    assert_eq!(came, [0, 1, 2]);
    assert!(found.iter().all(|it| it.odds.as_ref().unwrap().exact));
    let odds = |at: usize| found[at].odds.clone().unwrap().chances.into_iter().collect::<Vec<_>>();
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
fn a_throw_of_too_many_ways_is_thrown_again_so_often() {
    let found = looked(&played(), 20, 600, &mut usize::MAX.clone());
    let exact: Vec<bool> = found.iter().map(|it| it.odds.as_ref().unwrap().exact).collect();
    assert_eq!(exact, [true, false, false]);
    for throw in &found[1..] {
        let chances = &throw.odds.as_ref().unwrap().chances;
        let sum = chances.values().fold(Ratio::zero(), |sum, it| sum.plus(it));
        assert_eq!(sum, Ratio::one());
        assert!(chances.contains_key(&throw.came), "what came is possible");
        assert!((chances[&0].value() - 4.0 / 9.0).abs() < 0.1, "{chances:?}");
    }
    assert_eq!(found, looked(&played(), 20, 600, &mut usize::MAX.clone()), "the same every time");
}

#[test]
fn no_more_runs_are_made_than_there_are_left() {
    for all in [0, 5, 6, 30, 100, 1000] {
        let mut left = all;
        let found = looked(&played(), 40, 50, &mut left);
        assert!(left <= all);
        assert_eq!(found.len(), 3, "every throw is named");
        let known = found.iter().filter(|it| it.odds.is_some()).count();
        assert!(if all < 6 { known == 0 } else { known != 0 }, "{known} of {all}");
    }
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

/// Two throw one die each until they differ; the lower one is out.
#[derive(Debug)]
struct Duel;

impl Book for Duel {
    type Battle = Score;
    type View = u16;
    type Preview = ();
    const ID: &'static str = "duel";
    const SCHEMA: u32 = 1;

    fn ledger() -> &'static Ledger {
        &LEDGER
    }

    fn step(_: &mut Score, play: &mut Play<'_>) -> Result<Flow, Pause> {
        loop {
            let (one, other) = (play.die(SHOT, 6), play.die(SHOT, 6));
            if one != other {
                play.tell(
                    SHOT,
                    What::Removed { token: Token(u32::from(one < other)), gone: Gone::Out, by: None },
                );
                return Ok(Flow::Ends);
            }
        }
    }

    fn view(score: &Score, _: Viewer) -> u16 {
        score.0
    }
}

#[test]
fn a_throw_that_may_go_on_without_end_is_followed_no_farther_than_a_few_rolls() {
    let mut session = Session::<Duel>::new(Score(0));
    session.advance(&mut scripted(&[3, 3, 2, 5]), &mut Nobody);
    let whom = |events: &[Event]| {
        events.iter().find_map(|it| match it.what {
            What::Removed { token, .. } => Some(token),
            _ => None,
        })
    };
    let told = |it: &Event| matches!(it.what, What::Removed { .. });
    let ask = WhatIf { begins: &|rule| rule == SHOT, ends: &told, read: &whom, most: 5_000, again: 400 };
    let tape: Vec<Input> = session.steps().next().unwrap().to_vec();
    let mut left = 20_000;
    let found = throws::<Duel, Option<Token>>(session.start(), &tape, &ask, &mut left);
    assert_eq!((found.len(), found[0].came), (1, Some(Token(1))));
    let odds = found[0].odds.clone().unwrap();
    assert!(!odds.exact, "the ways are without end");
    assert!((odds.chances[&Some(Token(1))].value() - 0.5).abs() < 0.1, "{odds:?}");
    assert!(20_000 - left <= 5_000 + 16 * 400, "{left}");
}
