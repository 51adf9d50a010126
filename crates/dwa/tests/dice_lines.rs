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

/// Dice that have nothing to reach: what they show is read off.
const READ_OFF: &[RuleId] = &[
    // Rows of a table.
    rule!("dwa.psychosis.table"),
    rule!("dwa.quirk.table"),
    rule!("dwa.search.item-table"),
    rule!("dwa.search.survivor-table"),
    rule!("dwa.search.weapon-table"),
    // How many, and which way.
    rule!("dwa.ammo.starting-clips"),
    rule!("dwa.grenade.landing"),
    rule!("dwa.zombie.enter-b"),
    rule!("dwa.zombie.enter-d"),
    rule!("dwa.zombie.wander"),
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
    if roll.needs.is_empty() && roll.against.is_empty() && !READ_OFF.contains(&line.rule) {
        return Some(format!("no target: {} [{}]", line.text, line.rule));
    }
    if !roll.needs.is_empty() && !line.text.contains(&roll.needs) {
        return Some(format!("hides what it needs, {}: {}", roll.needs, line.text));
    }
    let is_sum = !roll.parts.is_empty() && roll.faces.len() == 1 && !roll.is_pool();
    if is_sum && !line.text.contains(" = ") {
        return Some(format!("no sum: {} [{}]", line.text, line.rule));
    }
    let bare = ["not takes", "not gets", "not rises", "not falls", "not jams", "not starts"];
    if let Some(words) = bare.iter().find(|it| line.text.contains(*it)) {
        return Some(format!("{words}: {}", line.text));
    }
    (roll.outcome.is_none()).then(|| format!("no result: {} [{}]", line.text, line.rule))
}

fn faults(lines: &[JournalLine]) -> impl Iterator<Item = String> {
    lines.iter().filter_map(fault)
}

#[test]
fn every_dice_line_of_whole_games_has_owner_sum_target_and_result() {
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
