//! Every line about dice says whose they are and what came of them.
use std::collections::BTreeSet;

use crate::throws::position;
use dwa::{SHELVED, battle::Dwa, bot::Steady, rule, setup};
use kernel::{Answers, Book, Event, RuleId, Seat, Session, Whim, dice::SeededDice, event::heard};
use view::{
    story::Names,
    telling::{JournalLine, tell},
};

/// Dice that nobody rolls: the box does.
const NOBODYS: &[RuleId] = &[
    rule!("dwa.zombie.enter-b"),
    // Those who attack a door are named with what became of it.
    rule!("dwa.zombie.doors-roll"),
];

/// What a player reads of a journal.
fn lines(journal: &[Event], mut names: Names) -> Vec<JournalLine> {
    let journal: Vec<Event> = heard(journal, Seat(0)).cloned().collect();
    names.recall(&journal, SHELVED.phrases.figure);
    tell(&journal, &names, &SHELVED.phrases)
}

/// A whole game.
fn game(text: &str, seed: u64, bot: &mut dyn Answers) -> Vec<JournalLine> {
    let mut session = Session::<Dwa>::new(position(text));
    session.advance(&mut SeededDice::new(seed), bot);
    assert!(session.is_over());
    lines(session.journal(), Names::of(&Dwa::view(session.checkpoint(), Seat(0).into())))
}

/// What is wrong with a line.
fn fault(line: &JournalLine) -> Option<String> {
    let roll = line.roll.as_ref()?;
    if roll.who.is_none() && !NOBODYS.contains(&line.rule) {
        return Some(format!("nobody's: {}", line.text));
    }
    (roll.outcome.is_none()).then(|| format!("no result: {} [{}]", line.text, line.rule))
}

fn faults(lines: &[JournalLine]) -> impl Iterator<Item = String> {
    lines.iter().filter_map(fault)
}

#[test]
fn every_dice_line_of_whole_games_has_an_owner_and_a_result() {
    let (mut wrong, mut dice) = (BTreeSet::new(), 0);
    for (id, text) in setup::scenarios() {
        for seed in 1..=6 {
            for told in [game(text, seed, &mut Steady::new(seed)), game(text, seed, &mut Whim::new(seed))] {
                dice += told.iter().filter(|it| it.roll.is_some()).count();
                wrong.extend(faults(&told).map(|it| format!("{id}, seed {seed}: {it}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(5000 < dice, "{dice}");
}
