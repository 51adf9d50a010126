//! A stretch of the journal as short lines: a roll with its modifiers and what came of it is one of them.
mod bout;
mod decision;
mod dice;
mod way;

use std::ops::Range;

use self::decision::Decision;
pub use self::decision::{decision, undone};

use kernel::{Event, Need, Note, Question, RuleId, Term, Token, What};

use crate::{
    lexicon::Lexicon,
    roll::Rolled,
    story::{self, Names, capital, sentence},
};

/// A book's own words; where it has none, the rule's id has to do.
#[derive(Clone, Copy, Debug)]
pub struct Phrases {
    /// What belongs to a rule: prompts, lessons, refusals, modifiers, dice.
    pub rules: &'static Lexicon,
    /// How one word of a result is read aloud.
    pub outcome: fn(&str) -> Option<&'static str>,
    /// What the fields of results are called, in the order that they are told in.
    pub labels: &'static [(&'static str, &'static str)],
    /// What a figure is called that is no longer to be seen.
    pub figure: fn(Token) -> Option<String>,
    /// What an event says of the one it is about, or by itself; where the plain words will do, nothing. No words at all
    /// for what is only kept count of: it stands behind the line it belongs to.
    pub event: fn(&Event, &Names) -> Option<String>,
    /// Whether an event that is about nobody has a line of its own, however many like it stand beside it: a line of a diary.
    pub alone: fn(&Event) -> bool,
    /// What a card shows that was drawn, by itself.
    pub drawn: fn(&Note) -> Option<String>,
    /// Whether an event tells what befalls somebody: the dice after it are not that one's, but of whoever acted before.
    pub befalls: fn(&Event) -> bool,
    /// What the book calls the points that an option costs, and the line of a sheet that counts them.
    pub points: &'static str,
}

impl Phrases {
    pub const NONE: Phrases = Phrases {
        rules: &Lexicon::EMPTY,
        outcome: |_| None,
        labels: &[],
        figure: |_| None,
        event: |_, _| None,
        alone: |_| false,
        drawn: |_| None,
        befalls: |_| false,
        points: "points",
    };
}

/// A question as a sentence; `named` says what the figure is called that it is about.
pub fn prompt(question: &Question, phrases: &Phrases, named: impl FnOnce(Token) -> String) -> String {
    let who = question.about.map(named);
    phrases.rules.prompt(question.why, who.as_deref()).unwrap_or_else(|| {
        let asked = story::about(question.why);
        who.map_or_else(|| format!("{}?", capital(&asked)), |who| format!("{}: {asked}?", capital(&who)))
    })
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
    /// What is kept count of beside it, and dice that have no line of their own, in words.
    pub behind: Vec<String>,
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
    let mut teller = Teller {
        events,
        at: 0,
        names,
        phrases,
        cited: Vec::new(),
        behind: Vec::new(),
        untold: 0,
        actor: None,
        opened: None,
        needs: None,
        by_program: false,
        bout: None,
        told: Vec::new(),
    };
    while let Some(event) = teller.peek() {
        if teller.places() {
            continue;
        }
        match &event.what {
            What::Rolled { .. } | What::Added { .. } => teller.roll(),
            What::Counted { token: Some(token), .. } => teller.counts(*token),
            What::Counted { token: None, what, n } => teller.count(*what, *n),
            What::Moved { .. } => teller.moves(),
            What::Noted { token: None, .. } | What::Worded { token: None, .. } => teller.notes(),
            What::Asked { .. }
            | What::TookBack { .. }
            | What::Noted { .. }
            | What::Cited
            | What::Needed { .. }
            | What::Worded { .. }
            | What::Fell { .. }
            | What::Rose { .. }
            | What::Placed { .. }
            | What::Removed { .. }
            | What::Marked { .. }
            | What::Drew { .. } => teller.single(),
        }
    }
    teller.finish()
}

/// How a line began that what comes next may go on with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Opened {
    /// Somebody decided to do something.
    Asked,
    /// Something was said of somebody.
    Noted,
}

struct Teller<'a> {
    events: &'a [Event],
    at: usize,
    names: &'a Names,
    phrases: &'a Phrases,
    /// Rules applied since the last line, which belong to the next one.
    cited: Vec<RuleId>,
    /// What was kept count of since the last line.
    behind: Vec<String>,
    /// The first event that no line has told yet.
    untold: usize,
    /// Who does things at the moment, and so rolls the dice.
    actor: Option<Token>,
    /// Whom the last line is about, as long as it may go on.
    opened: Option<(Token, Opened)>,
    /// What the next dice need, and the event that says so.
    needs: Option<(usize, &'a [Need])>,
    /// Whether the program rolls the next dice for people who roll their own.
    by_program: bool,
    /// Those who roll against each other at the moment.
    bout: Option<bout::Bout>,
    told: Vec<Told>,
}

impl<'a> Teller<'a> {
    /// The next event that has words; bare citations on the way are kept for its line.
    fn peek(&mut self) -> Option<&'a Event> {
        while let Some(event) = self.events.get(self.at) {
            let bare = story::is_bare(event);
            let quiet = !bare && self.is_kept_count(event);
            if !bare && !quiet {
                return Some(event);
            }
            // What has no words of the book's own is not told in plainer ones.
            if quiet && !matches!(event.what, What::Noted { .. }) {
                self.behind.extend(sentence(event, self.names));
            }
            if matches!(&event.what, What::Noted { note, .. } if note.kind == Term::BY_PROGRAM) {
                self.by_program = true;
            }
            if let What::Needed { needs } = &event.what {
                self.needs = Some((self.at, needs));
            }
            self.cited.push(event.rule);
            self.at += 1;
            if quiet && matches!(event.what, What::Asked { about: Some(_), .. }) {
                self.belongs();
            }
        }
        None
    }

    /// What has been taken up belongs to the last line.
    fn belongs(&mut self) {
        let Some(last) = self.told.last_mut() else { return };
        last.events.end = self.at;
        self.untold = self.at;
        last.behind.append(&mut self.behind);
        for rule in self.cited.drain(..) {
            if !last.rules.contains(&rule) {
                last.rules.push(rule);
            }
        }
    }

    /// Whether the book has no words for an event that is only kept count of.
    fn is_kept_count(&self, event: &Event) -> bool {
        let silent = self.own_words(event).is_some_and(|it| it.is_empty());
        // A choice is told all the same where nothing else is told of whoever made it.
        let told_of = match &event.what {
            What::Asked { about: Some(token), .. } => self.actor == Some(*token) && !self.told.is_empty(),
            _ => true,
        };
        silent && told_of
    }

    /// What comes after the last line belongs to it.
    fn finish(mut self) -> Vec<Told> {
        self.at = self.events.len();
        self.belongs();
        self.told
    }

    fn take(&mut self) {
        if let Some(event) = self.events.get(self.at) {
            self.cited.push(event.rule);
            self.at += 1;
            // What the dice need is said right before them.
            if !matches!(event.what, What::Rolled { .. } | What::Added { .. }) {
                self.needs = None;
            }
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
        let behind = std::mem::take(&mut self.behind);
        self.opened = None;
        self.told.push(Told { kind, text, rule, rules, roll: None, behind, events });
    }

    /// The last line goes on with this.
    fn go_on(&mut self, text: String) {
        self.belongs();
        self.opened = None;
        if let Some(last) = self.told.last_mut() {
            last.text = text;
        }
    }

    fn single(&mut self) {
        let Some(event) = self.peek() else { return };
        if self.set_down(event) {
            return;
        }
        let own = self.own_words(event).is_some_and(|it| !it.is_empty());
        let text = match &event.what {
            What::Asked { about, chose, pick, .. } if !own => {
                let chosen = Decision { rule: event.rule, about: *about, chose, pick };
                chosen.answered(self.names, self.phrases)
            }
            What::TookBack { seat, about, decisions, chose, pick, allowed } => {
                let chosen = Decision { rule: event.rule, about: *about, chose, pick };
                let what = chosen.named(self.names, self.phrases);
                story::undid(self.names, *seat, *decisions, &what, allowed)
            }
            _ => self.said(event).unwrap_or_default(),
        };
        let longer = self.said_again(event, &text);
        self.take();
        match longer {
            Some(longer) => self.go_on_by(longer, event.rule),
            None => self.push(Kind::Line, text, event.rule),
        }
        match &event.what {
            What::Asked { about, .. } => {
                self.actor = *about;
                self.opened = about.map(|it| (it, Opened::Asked));
            }
            What::Noted { token: Some(_), .. } if (self.phrases.befalls)(event) => (),
            What::Noted { token: Some(token), note } => {
                self.actor = Some(*token);
                self.opened = Some((*token, Opened::Noted));
                self.against(event.rule, *token, note);
            }
            What::Worded { token: Some(token), .. } | What::Rose { token } => {
                self.actor = Some(*token);
                self.opened = Some((*token, Opened::Noted));
            }
            _ => (),
        }
    }

    /// The fuller of two sentences, where an event says of somebody what he has just chosen to do.
    fn said_again(&self, event: &Event, text: &str) -> Option<String> {
        let last = self.told.last()?;
        let chosen = last.text.as_str();
        let who = story::token(event).filter(|_| !matches!(event.what, What::Asked { .. }))?;
        let chose = |it: &Event| {
            it.rule == last.rule && matches!(it.what, What::Asked { about, .. } if about == Some(who))
        };
        if !self.events[last.events.clone()].iter().any(chose) {
            return None;
        }
        let goes_on = |long: &str, short: &str| {
            long.strip_prefix(short).is_some_and(|it| it.is_empty() || it.starts_with(' '))
        };
        match (goes_on(text, chosen), goes_on(chosen, text)) {
            (true, _) => Some(text.to_owned()),
            (_, true) => Some(chosen.to_owned()),
            (false, false) => None,
        }
    }

    /// The last line goes on with this, and is told by this rule.
    fn go_on_by(&mut self, text: String, rule: RuleId) {
        self.go_on(text);
        if let Some(last) = self.told.last_mut() {
            last.rule = rule;
        }
    }

    /// The book's words for an event, without whom it is about.
    fn own_words(&self, event: &Event) -> Option<String> {
        (self.phrases.event)(event, self.names)
    }

    /// An event as a sentence, in the book's words where it has some.
    fn said(&self, event: &Event) -> Option<String> {
        let Some(words) = self.own_words(event) else { return sentence(event, self.names) };
        Some(match story::token(event) {
            Some(token) => format!("{} {words}", capital(self.names.name(token))),
            None => capital(&words),
        })
    }

    fn count(&mut self, what: Term, n: i32) {
        let Some(event) = self.peek() else { return };
        self.take();
        match what {
            Term::TURN => {
                // A turn is told alike whether what came before it is told or not.
                (self.actor, self.bout) = (None, None);
                let heading = self.own_words(event).unwrap_or_else(|| format!("Turn {n}"));
                self.push(Kind::Heading, heading, event.rule);
            }
            _ => self.push(Kind::Line, format!("{}: {n}", capital(&story::plain(what))), event.rule),
        }
    }

    /// Everything counted of one figure at once, the last value of each.
    fn counts(&mut self, whose: Token) {
        let Some(first) = self.peek() else { return };
        let mut values: Vec<(Term, i32)> = Vec::new();
        let mut last = first;
        while let Some(event) = self.peek() {
            let What::Counted { token: Some(token), what, n } = &event.what else { break };
            if *token != whose {
                break;
            }
            match values.iter_mut().find(|it| it.0 == *what) {
                Some(value) => value.1 = *n,
                None => values.push((*what, *n)),
            }
            last = event;
            self.take();
        }
        if values.len() == 1
            && let Some(told) = self.said(last).filter(|_| self.own_words(last).is_some())
        {
            return self.push(Kind::Line, told, last.rule);
        }
        let values: Vec<String> =
            values.iter().map(|it| format!("{} {}", story::plain(it.0), it.1)).collect();
        let name = capital(self.names.name(whose));
        self.push(Kind::Line, format!("{name}: {}", values.join(", ")), first.rule);
    }

    /// Notes about nobody; many of them in a row are an aside.
    fn notes(&mut self) {
        let Some(first) = self.peek() else { return };
        let (from, cited, behind) = (self.at, self.cited.len(), self.behind.len());
        let mut texts: Vec<String> = Vec::new();
        let alone = self.phrases.alone;
        while let Some(event) = self.peek().filter(|it| story::by_itself(it).is_some() && !alone(it)) {
            texts.extend(self.own_words(event).or_else(|| story::by_itself(event)));
            self.take();
        }
        if A_FEW <= texts.len() {
            return self.push(Kind::Aside, format!("{}.", capital(&texts.join("; "))), first.rule);
        }
        self.at = from;
        self.cited.truncate(cited);
        self.behind.truncate(behind);
        self.single();
    }
}
