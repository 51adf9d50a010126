//! What the telling of every book must keep to, held over whole games: a call each in a book's tests.
mod dice;
mod interrupts;
mod reasons;

use std::collections::BTreeMap;

use kernel::{Answers, Book, Event, Gone, Seat, Session, What, dice::SeededDice, event::heard};

pub use self::{dice::DiceLines, interrupts::InterruptReader};
use crate::{
    View,
    account::Account,
    story::Names,
    telling::{JournalLine, Phrases, tell},
};

/// A game as the player in the first chair reads it.
#[derive(Debug)]
pub struct ToldGame {
    pub events: Vec<Event>,
    pub names: Names,
    pub lines: Vec<JournalLine>,
    book: &'static str,
}

impl ToldGame {
    /// A whole game, played by `bot`.
    pub fn play<B: Book<View = View>>(
        start: B::Battle,
        seed: u64,
        bot: &mut dyn Answers,
        phrases: &Phrases,
    ) -> Self {
        let mut session = Session::<B>::new(start);
        session.advance(&mut SeededDice::new(seed), bot);
        assert!(session.is_over(), "game {seed} of {} does not end", B::ID);
        ToldGame::of(&session, phrases)
    }

    /// A game as far as it is.
    pub fn of<B: Book<View = View>>(session: &Session<B>, phrases: &Phrases) -> Self {
        let events: Vec<Event> = heard(session.journal(), Seat(0)).cloned().collect();
        let mut names = Names::of(&B::view(session.checkpoint(), Seat(0).into()));
        names.recall(&events, phrases.figure);
        let lines = tell(&events, &names, phrases);
        ToldGame { events, names, lines, book: B::ID }
    }

    /// How many lines tell of dice.
    pub fn rolls(&self) -> usize {
        self.lines.iter().filter(|it| it.roll.is_some()).count()
    }
}

/// How many were put out of action by an attack that the journal tells as such, and by which rules others were. Whoever the event
/// names must have attacked the one it is about; with what and from how far the attack itself says.
pub fn attacks_behind_ends(account: &Account, journal: &[Event]) -> (usize, BTreeMap<String, usize>) {
    let (mut found, mut without) = (0, BTreeMap::new());
    for (at, event) in journal.iter().enumerate() {
        let What::Removed { token, gone: Gone::Out, by: Some(by) } = event.what else { continue };
        let attack =
            account.cause(journal, at).and_then(|it| Some(((account.attack)(&journal[it.told])?, it)));
        let Some((attack, cause)) = attack else {
            *without.entry(event.rule.to_string()).or_default() += 1;
            continue;
        };
        assert!(cause.by == by && cause.told < at, "{event:?} by {cause:?}");
        let (one, other) = if attack.by == by { (by, token) } else { (token, by) };
        let meant = attack.at.is_empty() || attack.at.contains(&other);
        assert!(attack.by == one && meant, "{event:?}: {attack:?}");
        found += 1;
    }
    (found, without)
}
