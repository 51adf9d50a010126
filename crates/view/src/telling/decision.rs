//! Decisions in words: by themselves, and within a sentence about them.
use kernel::{Audience, Event, RuleId, Seat, Token, What};

use super::Phrases;
use crate::story::{self, Names, about, capital};

/// What somebody decided, to be named within a sentence; nothing if the event is no decision or its words are not told.
pub fn decision(asked: &Event, names: &Names, phrases: &Phrases) -> Option<String> {
    match &asked.what {
        What::Asked { about, chose, .. } if !chose.is_empty() => {
            Some(named(asked.rule, *about, chose, names, phrases))
        }
        _ => None,
    }
}

/// What was undone, to be named within a sentence; nothing if the event tells of something else.
pub fn undone(event: &Event, names: &Names, phrases: &Phrases) -> Option<String> {
    let What::TookBack { about, decisions, chose, .. } = &event.what else { return None };
    Some(story::undone(*decisions, &named(event.rule, *about, chose, names, phrases)))
}

/// A decision within a sentence: what it was, or else its own words; nothing of one that has none.
pub(super) fn named(
    rule: RuleId,
    token: Option<Token>,
    chose: &str,
    names: &Names,
    phrases: &Phrases,
) -> String {
    match ((phrases.deed)(rule), token) {
        _ if chose.is_empty() => String::new(),
        (Some(deed), Some(token)) => format!("{}'s {deed}", names.name(token)),
        (None, Some(_)) => format!("“{}”", answered(rule, token, chose, names, phrases)),
        (Some(_) | None, None) => {
            let own = of_the_book(rule, chose, phrases);
            format!("“{}”", own.unwrap_or_else(|| answered(rule, None, chose, names, phrases)))
        }
    }
}

/// What the book says of a decision that is about nobody in particular.
fn of_the_book(rule: RuleId, chose: &str, phrases: &Phrases) -> Option<String> {
    let what = What::Asked { seat: Seat(0), about: None, chose: chose.to_owned().into() };
    let words = (phrases.event)(&Event { rule, audience: Audience::All, what });
    words.filter(|it| !it.is_empty()).map(|it| capital(&it))
}

/// What somebody decided; a bare number or yes needs the question beside it.
pub(super) fn answered(
    rule: RuleId,
    token: Option<Token>,
    chose: &str,
    names: &Names,
    phrases: &Phrases,
) -> String {
    let bare = token.is_none() || matches!(chose, "yes" | "no") || chose.parse::<i32>().is_ok();
    let words = match (phrases.prompt)(rule, token.is_some()) {
        Some(prompt) if bare => format!("{prompt} {chose}"),
        None if bare => format!("{}: {chose}", about(rule)),
        _ => chose.to_owned(),
    };
    match token.map(|it| names.name(it)) {
        Some(name) if words.strip_prefix(name).is_some_and(|it| it.starts_with(' ')) => capital(&words),
        Some(name) => format!("{}: {words}", capital(name)),
        None => capital(&words),
    }
}
