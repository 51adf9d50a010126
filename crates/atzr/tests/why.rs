//! Every line of the journal says why: once, in words, and of nobody else.
use std::collections::BTreeSet;

use atzr::{
    SHELVED,
    battle::Atzr,
    bot::Steady,
    setup::{self, scenario::Scenario},
};
use kernel::{Answers, Book, Event, Seat, Session, Token, Whim, dice::SeededDice, event::heard};
use view::{
    story::{Names, capital},
    telling::{JournalLine, JournalLineKind, named, tell},
};

/// A whole game as a player reads it.
fn game(text: &str, seed: u64, bot: &mut dyn Answers) -> (Vec<Event>, Names, Vec<JournalLine>) {
    let mut session = Session::<Atzr>::new(Scenario::read(text).unwrap().battle());
    session.advance(&mut SeededDice::new(seed), bot);
    let events: Vec<Event> = heard(session.journal(), Seat(0)).cloned().collect();
    let mut names = Names::of(&Atzr::view(session.checkpoint(), Seat(0).into()));
    names.recall(&events, SHELVED.phrases.figure);
    let told = tell(&events, &names, &SHELVED.phrases);
    (events, names, told)
}

/// What is wrong with a line's reason.
fn fault(line: &JournalLine, events: &[Event], names: &Names, all: &BTreeSet<Token>) -> Option<String> {
    let why = match &line.why {
        None if line.kind == JournalLineKind::Heading => return None,
        None => return Some("no reason".to_owned()),
        Some(why) => why,
    };
    let plain = |it: &str| it.trim_end_matches('.').to_lowercase();
    if plain(why) == plain(&line.text) {
        return Some("says itself again".to_owned());
    }
    if why.contains("atzr.") {
        return Some(format!("a rule's id: {why}"));
    }
    let own: BTreeSet<Token> = line.figures.iter().copied().chain(events.iter().flat_map(named)).collect();
    // One name may be part of another: Ruth, zombie Ruth.
    let mut rest = why.clone();
    let mut called: Vec<&str> = own.iter().map(|it| names.name(*it)).collect();
    called.sort_by_key(|it| std::cmp::Reverse(it.len()));
    for name in called {
        rest = rest.replace(name, "*").replace(&capital(name), "*");
    }
    let whole = |name: &str| {
        rest.match_indices(name)
            .any(|(at, _)| !rest[at + name.len()..].starts_with(|it: char| it.is_alphanumeric()))
    };
    let other = all.iter().filter(|it| !own.contains(it)).map(|it| names.name(*it)).find(|it| whole(it));
    other.map(|it| format!("names {it}: {why}"))
}

#[test]
fn every_line_of_whole_games_says_why() {
    let (mut wrong, mut lines) = (BTreeSet::new(), 0);
    for (id, text) in setup::scenarios() {
        for seed in 1..=3 {
            for (events, names, told) in
                [game(text, seed, &mut Steady::new(seed)), game(text, seed, &mut Whim::new(seed))]
            {
                let all: BTreeSet<Token> = events.iter().flat_map(named).collect();
                for line in told {
                    lines += 1;
                    let own = events.get(line.events.clone()).unwrap_or_default();
                    if let Some(fault) = fault(&line, own, &names, &all) {
                        wrong.insert(format!("{id}: [{}] {} | {fault}", line.rule, line.text));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(5000 < lines, "{lines}");
}
