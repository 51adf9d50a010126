//! A stretch of the journal as short lines: a roll with its modifiers and what came of it is one of them.
use std::ops::Range;

use ground::open::measure;
use kernel::{Event, Point, RuleId, Token, What, sum::Part};

use crate::{
    roll::{How, Roll, Rolled, Thrown},
    story::{self, Names, about, capital, cm, sentence},
};

/// A book's own words; where it has none, the rule's id has to do.
#[derive(Clone, Copy, Debug)]
pub struct Phrases {
    /// What a question of this rule asks, and whether it is about one figure.
    pub prompt: fn(RuleId, bool) -> Option<&'static str>,
    /// What a modifier is called.
    pub modifier: fn(&Part) -> Option<&'static str>,
    /// How one word of a result is read aloud.
    pub outcome: fn(&str) -> Option<&'static str>,
    /// What a figure is called that is no longer to be seen.
    pub figure: fn(Token) -> Option<String>,
    /// What dice of this rule with so many sides are rolled for, and how they are told.
    pub dice: fn(RuleId, u16) -> Option<Thrown>,
    /// What an event says of the one it is about, or by itself; where the plain words will do, nothing.
    pub event: fn(&Event) -> Option<String>,
    /// What somebody who meets a question of this rule for the first time should know of it.
    pub lesson: fn(RuleId) -> Option<&'static str>,
    /// Why an option that this rule forbids cannot be chosen, where the rule's first words would not say.
    pub refusal: fn(RuleId) -> Option<&'static str>,
}

impl Phrases {
    pub const NONE: Phrases = Phrases {
        prompt: |_, _| None,
        modifier: |_| None,
        outcome: |_| None,
        figure: |_| None,
        dice: |_, _| None,
        event: |_| None,
        lesson: |_| None,
        refusal: |_| None,
    };
}

/// One line of the telling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pub kind: Kind,
    pub text: String,
    /// The rule to show beside it.
    pub rule: RuleId,
    /// Every rule behind it, in the order applied.
    pub rules: Vec<RuleId>,
    /// The dice, if the line tells of some.
    pub roll: Option<Rolled>,
    /// Which of the events it tells of.
    pub events: Range<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A new turn.
    Heading,
    Line,
    /// What follows from the line before: a roll.
    Under,
    /// Notes that need no more than a glance.
    Aside,
}

/// Fewer notes or moves in a row than this are told one by one.
const A_FEW: usize = 3;

/// Tells what happened.
pub fn tell(events: &[Event], names: &Names, phrases: &Phrases) -> Vec<Told> {
    let mut teller = Teller { events, at: 0, names, phrases, cited: Vec::new(), untold: 0, told: Vec::new() };
    while let Some(event) = teller.peek() {
        match &event.what {
            What::Rolled { .. } | What::Added { .. } => teller.roll(),
            What::Counted { token: Some(token), .. } => teller.counts(*token),
            What::Counted { token: None, what, n } => teller.count(what, *n),
            What::Moved { .. } => teller.moves(),
            What::Noted { token: None, .. } => teller.notes(),
            What::Asked { .. }
            | What::Noted { .. }
            | What::Fell { .. }
            | What::Rose { .. }
            | What::Placed { .. }
            | What::Removed { .. }
            | What::Marked { .. }
            | What::Drew { .. } => teller.single(),
        }
    }
    teller.told
}

struct Teller<'a> {
    events: &'a [Event],
    at: usize,
    names: &'a Names,
    phrases: &'a Phrases,
    /// Rules applied since the last line, which belong to the next one.
    cited: Vec<RuleId>,
    /// The first event that no line has told yet.
    untold: usize,
    told: Vec<Told>,
}

impl<'a> Teller<'a> {
    /// The next event that has words; bare citations on the way are kept for its line.
    fn peek(&mut self) -> Option<&'a Event> {
        while let Some(event) = self.events.get(self.at) {
            let bare = match &event.what {
                What::Noted { text, .. } => text.is_empty(),
                What::Asked { chose, .. } => chose.is_empty(),
                _ => false,
            };
            if !bare {
                return Some(event);
            }
            self.cited.push(event.rule);
            self.at += 1;
        }
        None
    }

    fn take(&mut self) {
        if let Some(event) = self.events.get(self.at) {
            self.cited.push(event.rule);
            self.at += 1;
        }
    }

    fn push(&mut self, kind: Kind, text: String, rule: RuleId) {
        let mut rules = vec![rule];
        for cited in self.cited.drain(..) {
            if !rules.contains(&cited) {
                rules.push(cited);
            }
        }
        let events = self.untold..self.at;
        self.untold = self.at;
        self.told.push(Told { kind, text, rule, rules, roll: None, events });
    }

    fn single(&mut self) {
        let Some(event) = self.peek() else { return };
        let text = match &event.what {
            What::Asked { about, chose, .. } => self.answered(event.rule, *about, chose),
            _ => self.said(event).unwrap_or_default(),
        };
        self.take();
        self.push(Kind::Line, text, event.rule);
    }

    /// An event as a sentence, in the book's words where it has some.
    fn said(&self, event: &Event) -> Option<String> {
        let Some(words) = (self.phrases.event)(event) else { return sentence(event, self.names) };
        Some(match story::token(event) {
            Some(token) => format!("{} {words}", capital(self.names.name(token))),
            None => capital(&words),
        })
    }

    /// What somebody decided; a bare number or yes needs the question beside it.
    fn answered(&self, rule: RuleId, token: Option<Token>, chose: &str) -> String {
        let bare = token.is_none() || matches!(chose, "yes" | "no") || chose.parse::<i32>().is_ok();
        let words = match (self.phrases.prompt)(rule, token.is_some()) {
            Some(prompt) if bare => format!("{prompt} {chose}"),
            None if bare => format!("{}: {chose}", about(rule)),
            _ => chose.to_owned(),
        };
        match token {
            Some(token) => format!("{}: {words}", capital(self.names.name(token))),
            None => capital(&words),
        }
    }

    fn count(&mut self, what: &str, n: i32) {
        let Some(event) = self.peek() else { return };
        self.take();
        match what {
            "turn" => self.push(Kind::Heading, format!("Turn {n}"), event.rule),
            _ => self.push(Kind::Line, format!("{}: {n}", capital(what)), event.rule),
        }
    }

    /// Everything counted of one figure at once, the last value of each.
    fn counts(&mut self, whose: Token) {
        let Some(first) = self.peek() else { return };
        let mut values: Vec<(&str, i32)> = Vec::new();
        while let Some(event) = self.peek() {
            let What::Counted { token: Some(token), what, n } = &event.what else { break };
            if *token != whose {
                break;
            }
            match values.iter_mut().find(|it| it.0 == what) {
                Some(value) => value.1 = *n,
                None => values.push((what, *n)),
            }
            self.take();
        }
        if values.len() == 1
            && let Some(told) = self.said(first).filter(|_| (self.phrases.event)(first).is_some())
        {
            return self.push(Kind::Line, told, first.rule);
        }
        let values: Vec<String> = values.iter().map(|it| format!("{} {}", it.0, it.1)).collect();
        let name = capital(self.names.name(whose));
        self.push(Kind::Line, format!("{name}: {}", values.join(", ")), first.rule);
    }

    /// Moves in a row: the legs of one way as one, those of many figures on one line.
    fn moves(&mut self) {
        let Some(first) = self.peek() else { return };
        let mut moved: Vec<(Token, i32, Point)> = Vec::new();
        while let Some(event) = self.peek() {
            let What::Moved { token, from, to } = &event.what else { break };
            let mm = measure::distance(*from, *to);
            match moved.iter_mut().find(|it| it.0 == *token) {
                Some(way) => (way.1, way.2) = (way.1 + mm, *to),
                None => moved.push((*token, mm, *to)),
            }
            self.take();
        }
        if moved.len() < A_FEW {
            for (token, mm, to) in moved {
                let name = capital(self.names.name(token));
                let went = match self.names.place(to) {
                    Some(place) => format!("goes to {place}"),
                    None => format!("moves {}", cm(mm)),
                };
                self.push(Kind::Line, format!("{name} {went}"), first.rule);
            }
            return;
        }
        let told = match moved.iter().all(|it| self.names.place(it.2).is_some()) {
            true => format!("{} move", self.crowd(moved.iter().map(|it| it.0))),
            false => {
                let each: Vec<String> =
                    moved.iter().map(|it| format!("{} {}", self.names.name(it.0), cm(it.1))).collect();
                format!("Moves: {}", each.join(", "))
            }
        };
        self.push(Kind::Line, told, first.rule);
    }

    /// Many figures in few words: those who only differ by a number are counted.
    fn crowd(&self, tokens: impl Iterator<Item = Token>) -> String {
        let mut kinds: Vec<(&str, usize, &str)> = Vec::new();
        for token in tokens {
            let name = self.names.name(token);
            let kind = name.trim_end_matches(|it: char| it.is_ascii_digit()).trim_end();
            match kinds.iter_mut().find(|it| it.0 == kind && kind != name) {
                Some(it) => it.1 += 1,
                None => kinds.push((kind, 1, name)),
            }
        }
        let one = |it: &(&str, usize, &str)| match it.1 {
            1 => it.2.to_owned(),
            n => format!("{n} {}s", it.0),
        };
        capital(&kinds.iter().map(one).collect::<Vec<_>>().join(", "))
    }

    /// Notes about nobody; many of them in a row are an aside.
    fn notes(&mut self) {
        let Some(first) = self.peek() else { return };
        let from = self.at;
        let mut texts: Vec<&str> = Vec::new();
        while let Some(Event { what: What::Noted { token: None, text }, .. }) = self.peek() {
            texts.push(text);
            self.take();
        }
        if A_FEW <= texts.len() {
            return self.push(Kind::Aside, format!("{}.", capital(&texts.join("; "))), first.rule);
        }
        self.at = from;
        self.cited.clear();
        self.single();
    }

    fn roll(&mut self) {
        let Some(first) = self.peek() else { return };
        let mut roll = Roll::default();
        while let Some(event) = self.peek() {
            if self.is_quiet(event) {
                self.take();
                continue;
            }
            if roll.rule.is_some() && self.begins_anew() || !roll.takes(event) {
                break;
            }
            if let What::Added { parts } = &event.what {
                self.cited.extend(parts.iter().map(|it| it.rule));
            }
            self.take();
        }
        if roll.is_empty() {
            return;
        }
        let how = roll.thrown(self.phrases).map(|it| it.how);
        let mut text = roll.words(self.phrases);
        let alone = roll.thrown(self.phrases).is_some_and(|it| it.alone);
        let outcome = self.outcome(roll.rule.filter(|_| !alone), how);
        match &outcome {
            Some(outcome) => text = format!("{text}: {outcome}"),
            // What was drawn is told by what comes next.
            None if how == Some(How::Draw) => return,
            None => (),
        }
        self.push(Kind::Under, text, roll.rule.unwrap_or(first.rule));
        if let Some(line) = self.told.last_mut() {
            line.roll = roll.told(self.phrases, outcome);
        }
    }

    /// A sum that belongs to what comes next.
    fn is_quiet(&self, event: &Event) -> bool {
        let What::Added { parts } = &event.what else { return false };
        let thrown = parts.first().and_then(|it| (self.phrases.dice)(it.rule, 0));
        thrown.is_some_and(|it| it.how == How::Quiet)
    }

    /// Whether the next dice are a pool or a draw, which is a roll by itself with what was told before it.
    fn begins_anew(&self) -> bool {
        let dice = self.events[self.at..].iter().find_map(|it| match &it.what {
            What::Rolled { sides, .. } => Some(Some((it.rule, *sides))),
            What::Added { .. } => None,
            What::Noted { text, .. } if text.is_empty() => None,
            What::Asked { chose, .. } if chose.is_empty() => None,
            What::Noted { .. }
            | What::Asked { .. }
            | What::Moved { .. }
            | What::Fell { .. }
            | What::Rose { .. }
            | What::Placed { .. }
            | What::Removed { .. }
            | What::Marked { .. }
            | What::Counted { .. }
            | What::Drew { .. } => Some(None),
        });
        let thrown = dice.flatten().and_then(|(rule, sides)| (self.phrases.dice)(rule, sides));
        thrown.is_some_and(|it| matches!(it.how, How::Pool(_) | How::Draw))
    }

    /// What came of the dice, if the next event says so.
    fn outcome(&mut self, roll: Option<RuleId>, how: Option<How>) -> Option<String> {
        let rolled = roll?;
        let event = self.peek()?;
        let follows = match &event.what {
            What::Fell { .. } | What::Removed { .. } | What::Drew { .. } => true,
            What::Marked { on, .. } => *on,
            What::Noted { token, .. } => {
                token.is_some() && is_close(event.rule, rolled) || event.rule == rolled
            }
            What::Rolled { .. }
            | What::Added { .. }
            | What::Moved { .. }
            | What::Rose { .. }
            | What::Placed { .. }
            | What::Counted { .. }
            | What::Asked { .. } => false,
        };
        if !follows {
            return None;
        }
        self.take();
        if let (What::Drew { what }, Some(How::Draw)) = (&event.what, how) {
            return Some(what.to_string());
        }
        if (self.phrases.event)(event).is_some() {
            return self.said(event).map(|it| small(&it, self.names));
        }
        if let What::Marked { token, mark, .. } = &event.what {
            return Some(format!("{} is {mark}", self.names.name(*token)));
        }
        sentence(event, self.names).map(|it| small(&it, self.names))
    }
}

/// Whether two rules are of one chapter.
fn is_close(a: RuleId, b: RuleId) -> bool {
    let chapter = |it: RuleId| it.as_str().rsplit_once('.').map(|it| it.0.to_owned());
    chapter(a) == chapter(b)
}

/// A sentence after a colon: a figure that has no name of its own begins with a small letter.
fn small(text: &str, names: &Names) -> String {
    let mut letters = text.chars();
    let lower: String = letters.next().map_or(String::new(), |it| it.to_lowercase().chain(letters).collect());
    if names.begins(&lower) { lower } else { text.to_owned() }
}
