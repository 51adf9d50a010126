//! Why a line is as it is: a sentence from what was measured, or else from the rule; and who and where it was.
use std::ops::Range;

use kernel::{Event, Note, Pick, Point, RuleId, Token, What, note::Datum};

use super::{JournalLine, Teller};
use crate::story;

/// More reasons than these are not told of one line.
const TOLD: usize = 3;

/// More places than these are not shown of one line.
const SHOWN: usize = 12;

impl Teller<'_> {
    /// Gives every line its reason, its figures and its places; those of a crowd have theirs already.
    pub fn explain(&mut self) {
        let mut told = std::mem::take(&mut self.told);
        for line in &mut told {
            let Some(events) = self.events.get(line.events.clone()) else { continue };
            if line.figures.is_empty() {
                line.figures = figures(events, line.rule);
                line.points = points(events.iter());
            }
            if line.why.is_none() {
                line.why = self.reason(line, &self.reasons(events, |_| true));
            }
        }
        self.told = told;
    }

    /// The last line is about these alone of all to whom something has happened in a stretch.
    pub fn explain_these(&mut self, stretch: Range<usize>, these: &[Token]) {
        let Some(events) = self.events.get(stretch) else { return };
        let of_these = |it: &Event| story::token(it).is_some_and(|it| these.contains(&it));
        let reasons = self.reasons(events, of_these);
        let Some(mut line) = self.told.pop() else { return };
        let mut others = events.iter().filter(|it| of_these(it)).flat_map(named).collect::<Vec<Token>>();
        others.retain(|it| !these.contains(it));
        others.sort_unstable();
        others.dedup();
        (line.own, line.figures) = (these.len(), [these, &others].concat());
        if let [who] = these {
            line.points = points(events.iter().filter(|it| story::token(it) == Some(*who)));
        }
        line.why = self.reason(&line, &reasons);
        self.told.push(line);
    }

    /// The event after those of a line: what was measured last belongs to what comes next.
    pub fn end_of_line(&self) -> usize {
        let of_line = |it: &Event| !story::is_bare(it) && !self.is_measured(it);
        let stretch = self.untold..self.at;
        let last = stretch.clone().rev().find(|it| self.events.get(*it).is_some_and(of_line));
        let after = last.map_or(self.untold, |it| it + 1);
        let measured =
            (after..self.at).find(|it| self.events.get(*it).is_some_and(|it| self.is_measured(it)));
        measured.filter(|_| last.is_some()).unwrap_or(self.at)
    }

    /// Whether an event is nothing but what was measured.
    fn is_measured(&self, event: &Event) -> bool {
        let silent =
            matches!(event.what, What::Noted { .. }) && self.own_words(event).is_some_and(|it| it.is_empty());
        silent && (self.phrases.because)(event, self.names).is_some()
    }

    /// What was measured, a sentence for each thing.
    fn reasons(&self, events: &[Event], of: impl Fn(&Event) -> bool) -> Vec<String> {
        let mut reasons: Vec<String> = Vec::new();
        for said in events.iter().filter(|it| of(it)).filter_map(|it| (self.phrases.because)(it, self.names))
        {
            if !reasons.contains(&said) {
                reasons.push(said);
            }
        }
        reasons
    }

    /// The reasons in few words, or else that of the rule.
    fn reason(&self, line: &JournalLine, reasons: &[String]) -> Option<String> {
        let news: Vec<&String> = reasons.iter().filter(|it| !says(&line.text, it)).collect();
        let mut said: Vec<String> = news.iter().take(TOLD).map(|it| (*it).clone()).collect();
        if let Some(more) = news.len().checked_sub(TOLD).filter(|it| *it != 0) {
            said.push(format!("The same goes for {more} more."));
        }
        if said.is_empty() {
            said.extend(self.by_rule(line).filter(|it| !says(&line.text, it)));
        }
        (!said.is_empty()).then(|| said.join(" "))
    }

    /// What the rule says, in the book's words or in the ledger's.
    fn by_rule(&self, line: &JournalLine) -> Option<String> {
        let mut names = line.figures.iter().map(|it| self.names.known(*it));
        let (who, whom) = (names.next().flatten(), names.next().flatten());
        let in_words = |rule: RuleId| self.phrases.rules.because(rule, who, whom);
        in_words(line.rule).or_else(|| self.in_the_ledger(line.rule))
    }

    /// The first sentence that the ledger has of a rule.
    fn in_the_ledger(&self, rule: RuleId) -> Option<String> {
        let ledger = self.phrases.ledger?;
        let ruling = || ledger.ruling(rule.as_str()).map(|it| it.ruling);
        let text = ledger.rule(rule.as_str()).map(|it| it.text).or_else(ruling)?;
        let first = text.split_inclusive(". ").next()?.trim_end().trim_end_matches('.');
        Some(format!("{}.", story::capital(first)))
    }
}

/// Whether a line says this already.
fn says(text: &str, reason: &str) -> bool {
    let plain = |it: &str| it.trim_end_matches('.').to_lowercase();
    plain(text).contains(&plain(reason))
}

/// Those who take part: whoever the event of this rule is about, then everybody else in the order named.
fn figures(events: &[Event], rule: RuleId) -> Vec<Token> {
    let own = events.iter().filter(|it| it.rule == rule).find_map(story::token);
    let about = events.iter().find_map(story::token);
    let mut all: Vec<Token> = own.or(about).into_iter().collect();
    for token in events.iter().flat_map(named) {
        if !all.contains(&token) {
            all.push(token);
        }
    }
    all
}

/// Everybody whom an event names.
pub fn named(event: &Event) -> Vec<Token> {
    let others: Vec<Token> = match &event.what {
        What::Rolled { by, at, .. } => by.iter().chain(at).copied().collect(),
        What::Noted { note, .. } | What::Drew { card: note } => note.figures().collect(),
        What::Asked { pick: Pick::Deed(note), .. } => note.figures().collect(),
        What::Fell { by, .. } | What::Removed { by, .. } => by.iter().copied().collect(),
        What::Placed { was, called_by, .. } => was.iter().chain(called_by).copied().collect(),
        What::Needed { .. }
        | What::Added { .. }
        | What::Moved { .. }
        | What::Rose { .. }
        | What::Marked { .. }
        | What::Counted { .. }
        | What::Asked { .. }
        | What::Cited
        | What::Worded { .. }
        | What::TookBack { .. } => Vec::new(),
    };
    story::token(event).into_iter().chain(others).collect()
}

/// The places that events name: of a way its two ends.
fn points<'a>(events: impl DoubleEndedIterator<Item = &'a Event> + Clone) -> Vec<Point> {
    let mut all: Vec<Point> = Vec::new();
    let at = |note: &Note| -> Vec<Point> {
        let one = |it: &Datum| if let Datum::At(at) = it { Some(*at) } else { None };
        note.with.iter().filter_map(one).collect()
    };
    let begins = events.clone().find_map(|it| match &it.what {
        What::Moved { from, .. } => Some(*from),
        _ => None,
    });
    let ends = events.clone().rev().find_map(|it| match &it.what {
        What::Moved { to, .. } => Some(*to),
        _ => None,
    });
    all.extend(begins.into_iter().chain(ends));
    for event in events {
        match &event.what {
            What::Noted { note, .. } | What::Asked { pick: Pick::Deed(note), .. } => all.extend(at(note)),
            What::Placed { at, .. } => all.push(*at),
            _ => (),
        }
    }
    let mut once: Vec<Point> = Vec::new();
    for point in all {
        if !once.contains(&point) && once.len() < SHOWN {
            once.push(point);
        }
    }
    once
}
