//! Decisions in words: by themselves, and within a sentence about them.
use kernel::{Audience, Event, Pick, RuleId, Seat, Text, Token, What};

use super::Phrases;
use crate::story::{self, Names, about, capital};

/// What somebody decided, to be named within a sentence; nothing if the event is no decision or its words are not told.
pub fn decision(asked: &Event, names: &Names, phrases: &Phrases) -> Option<String> {
    match &asked.what {
        What::Asked { about, chose, pick, .. } if !chose.is_empty() => {
            Some(Decision { rule: asked.rule, about: *about, chose, pick }.named(names, phrases))
        }
        _ => None,
    }
}

/// What was undone, to be named within a sentence; nothing if the event tells of something else.
pub fn undone(event: &Event, names: &Names, phrases: &Phrases) -> Option<String> {
    let What::TookBack { about, decisions, chose, pick, .. } = &event.what else { return None };
    let first = Decision { rule: event.rule, about: *about, chose, pick };
    Some(story::undone(*decisions, &first.named(names, phrases)))
}

/// What was chosen, by which rule, and about whom.
#[derive(Clone, Copy)]
pub(super) struct Decision<'a> {
    pub rule: RuleId,
    pub about: Option<Token>,
    pub chose: &'a Text,
    pub pick: &'a Pick,
}

impl Decision<'_> {
    /// A decision within a sentence: what it was, or else its own words; nothing of one that has none.
    pub fn named(self, names: &Names, phrases: &Phrases) -> String {
        match (phrases.rules.deed(self.rule), self.about) {
            _ if self.chose.is_empty() => String::new(),
            (Some(deed), Some(token)) => format!("{}'s {deed}", names.name(token)),
            (None, Some(_)) => format!("“{}”", self.answered(names, phrases)),
            (Some(_) | None, None) => {
                let own = self.of_the_book(names, phrases);
                format!("“{}”", own.unwrap_or_else(|| self.answered(names, phrases)))
            }
        }
    }

    /// What the book says of a decision that is about nobody in particular.
    fn of_the_book(self, names: &Names, phrases: &Phrases) -> Option<String> {
        let (chose, pick) = (self.chose.clone(), self.pick.clone());
        let what = What::Asked { seat: Seat(0), about: None, chose, pick };
        let words = (phrases.event)(&Event { rule: self.rule, audience: Audience::All, what }, names);
        words.filter(|it| !it.is_empty()).map(|it| capital(&it.words()))
    }

    /// What somebody decided; a bare number or yes needs the question beside it.
    pub fn answered(self, names: &Names, phrases: &Phrases) -> String {
        let chose = self.chose;
        let who = self.about.map(|it| names.name(it));
        let bare = self.about.is_none() || matches!(self.pick, Pick::Yes | Pick::No | Pick::Number(_));
        let words = match phrases.rules.prompt(self.rule, who) {
            Some(prompt) if bare => return format!("{prompt} {chose}"),
            None if bare => format!("{}: {chose}", about(self.rule)),
            _ => chose.to_string(),
        };
        match who {
            Some(name) => format!("{}: {words}", capital(name)),
            None => capital(&words),
        }
    }
}
