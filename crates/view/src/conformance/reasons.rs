//! Every line of the journal says why: once, in words, and of nobody else.
use std::{cmp::Reverse, collections::BTreeSet};

use kernel::{Event, Token};

use super::ToldGame;
use crate::{
    story::capital,
    telling::{JournalLine, JournalLineKind, named},
};

impl ToldGame {
    /// The lines that have no reason, that say themselves again, that show a rule's id, or that name somebody who has no part in it.
    pub fn unreasoned(&self) -> Vec<String> {
        let all: BTreeSet<Token> = self.events.iter().flat_map(named).collect();
        let told = |it: &JournalLine| {
            let fault = self.unreasoned_line(it, &all)?;
            Some(format!("[{}] {} | {fault}", it.rule, it.text))
        };
        self.lines.iter().filter_map(told).collect()
    }

    fn unreasoned_line(&self, line: &JournalLine, all: &BTreeSet<Token>) -> Option<String> {
        let why = match &line.why {
            None if line.kind == JournalLineKind::Heading => return None,
            None => return Some("no reason".to_owned()),
            Some(why) => why,
        };
        let plain = |it: &str| it.trim_end_matches('.').to_lowercase();
        if plain(why) == plain(&line.text) {
            return Some("says itself again".to_owned());
        }
        if why.contains(&format!("{}.", self.book)) {
            return Some(format!("a rule's id: {why}"));
        }
        let events: &[Event] = self.events.get(line.events.clone()).unwrap_or_default();
        let own: BTreeSet<Token> =
            line.figures.iter().copied().chain(events.iter().flat_map(named)).collect();
        let other = self.named_beside(why, &own, all);
        other.map(|it| format!("names {it}: {why}"))
    }

    /// Somebody whom a sentence names beside these.
    fn named_beside(&self, why: &str, own: &BTreeSet<Token>, all: &BTreeSet<Token>) -> Option<&str> {
        // One name may be part of another: Ruth, zombie Ruth.
        let mut rest = why.to_owned();
        let mut called: Vec<&str> = own.iter().map(|it| self.names.name(*it)).collect();
        called.sort_by_key(|it| Reverse(it.len()));
        for name in called {
            rest = rest.replace(name, "*").replace(&capital(name), "*");
        }
        let whole = |name: &str| {
            rest.match_indices(name)
                .any(|(at, _)| !rest[at + name.len()..].starts_with(|it: char| it.is_alphanumeric()))
        };
        all.iter().filter(|it| !own.contains(it)).map(|it| self.names.name(*it)).find(|it| whole(it))
    }
}
