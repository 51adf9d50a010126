//! What interrupts, in words: who did what to whom, why somebody is asked, and what waits.
use kernel::{Event, Question, Token, What};

use super::{JournalLine, JournalLineKind, Phrases};
use crate::{
    lexicon::filled,
    story::{capital, token},
};

/// What a book says of something that interrupts. `{by}` did it to `{whom}`, `{n}` of them where it was more than one, and `{threat}`
/// is what it comes to. Of several sentences the first that can be filled is said.
#[derive(Clone, Copy, Debug)]
pub struct InterruptWords {
    pub what: &'static [&'static str],
    /// Why somebody has to react, as a sentence.
    pub why: Option<&'static str>,
    /// What waits until they have.
    pub then: &'static [&'static str],
    /// What is decided, for those who wait: "whether to use Star Power".
    pub decides: Option<&'static str>,
}

/// A slip on a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slip {
    pub what: String,
    pub why: Option<String>,
    pub then: Option<String>,
}

/// What a question interrupts, if it does.
pub fn slip(question: &Question, phrases: &Phrases, named: &dyn Fn(Token) -> String) -> Option<Slip> {
    let interrupt = question.interrupt?;
    let words = (phrases.interrupt)(&interrupt)?;
    let by = interrupt.by.map(named);
    let whom = interrupt.whom.or(question.about).map(named);
    let count = (1 < interrupt.count).then(|| interrupt.count.to_string());
    let threat = interrupt.threat.and_then(|it| Some((phrases.outcome)(it.as_str())?.result()));
    let holes = [
        ("{by}", by.as_deref()),
        ("{whom}", whom.as_deref()),
        ("{n}", count.as_deref()),
        ("{threat}", threat.as_deref()),
    ];
    let said = |all: &[&str]| all.iter().find_map(|it| filled(it, &holes)).map(|it| capital(&it));
    let why = words.why.and_then(|it| filled(it, &holes)).map(|it| capital(&it));
    Some(Slip { what: said(words.what)?, why, then: said(words.then) })
}

/// What happened and what somebody decides about it, for those who wait: no more than they were told, and not what it may come to.
pub fn for_others(
    question: &Question,
    phrases: &Phrases,
    known: &dyn Fn(Token) -> Option<String>,
) -> Option<(String, &'static str)> {
    let interrupt = question.interrupt?;
    let words = (phrases.interrupt)(&interrupt)?;
    let by = match interrupt.by {
        Some(by) => Some(known(by)?),
        None => None,
    };
    let whom = known(interrupt.whom.or(question.about)?)?;
    let count = (1 < interrupt.count).then(|| interrupt.count.to_string());
    let holes = [
        ("{by}", by.as_deref()),
        ("{whom}", Some(whom.as_str())),
        ("{n}", count.as_deref()),
        ("{threat}", None),
    ];
    let what = words.what.iter().find_map(|it| filled(it, &holes))?;
    Some((capital(&what), words.decides.unwrap_or_default()))
}

/// So many lines are shown with a slip at the most.
const MOST: usize = 3;

/// The last lines that tell what led to the question: those of its own turn that name whoever did it or whom it befell, after the
/// last decision of the chair that is asked.
pub fn led_to<'a>(question: &Question, told: &'a [JournalLine], heard: &[Event]) -> Vec<&'a JournalLine> {
    let Some(interrupt) = question.interrupt else { return Vec::new() };
    let who = [interrupt.by, interrupt.whom, question.about];
    let of = |line: &JournalLine| heard.get(line.events.clone()).unwrap_or_default();
    let decided = |line: &&JournalLine| {
        of(line).iter().any(|it| matches!(it.what, What::Asked { seat, .. } if seat == question.seat))
    };
    let names = |line: &&JournalLine| of(line).iter().any(|it| parties(it).any(|it| who.contains(&Some(it))));
    let since = told.iter().rev().take_while(|it| it.kind != JournalLineKind::Heading && !decided(it));
    let mut lines: Vec<&JournalLine> = since.filter(names).take(MOST).collect();
    lines.reverse();
    lines
}

/// Everybody whom an event names.
fn parties(event: &Event) -> impl Iterator<Item = Token> {
    let (others, note): ([Option<Token>; 2], _) = match &event.what {
        What::Rolled { by, at, .. } => ([*by, *at], None),
        What::Noted { note, .. } => ([None, None], Some(note)),
        What::Fell { by, .. } | What::Removed { by, .. } => ([*by, None], None),
        What::Placed { was, called_by, .. } => ([*was, *called_by], None),
        What::Needed { .. }
        | What::Added { .. }
        | What::Moved { .. }
        | What::Rose { .. }
        | What::Marked { .. }
        | What::Counted { .. }
        | What::Drew { .. }
        | What::Asked { .. }
        | What::Cited
        | What::Worded { .. }
        | What::TookBack { .. } => ([None, None], None),
    };
    let noted: Vec<Token> = note.map(|it| it.figures().collect()).unwrap_or_default();
    others.into_iter().flatten().chain(token(event)).chain(noted)
}
