//! A stretch of the journal as short lines: a roll with its modifiers and what came of it is one of them.
mod bout;
mod decision;
mod dice;
mod harm;
mod interrupt;
mod open;
mod reason;
mod way;

use std::ops::Range;

use self::decision::Decision;
pub use self::{
    decision::{decision, undone},
    interrupt::{InterruptWords, Slip, for_others, led_to, slip},
    open::tell_before_dice,
    reason::named,
    way::crowd,
};

use kernel::{Event, Interrupt, Ledger, Need, Note, Pick, Point, Question, RuleId, Term, Token, What};

use crate::{
    clause::Clause,
    lexicon::Lexicon,
    roll::DiceLine,
    story::{self, Names, capital, sentence},
};

/// A book's own words; where it has none, the rule's id has to do.
#[derive(Clone, Copy, Debug)]
pub struct Phrases {
    /// What belongs to a rule: prompts, lessons, refusals, modifiers, dice.
    pub rules: &'static Lexicon,
    /// How one word of a result is read aloud.
    pub outcome: fn(&str) -> Option<Clause>,
    /// What the fields of results are called, in the order that they are told in.
    pub labels: &'static [(&'static str, &'static str)],
    /// What a figure is called that is no longer to be seen.
    pub figure: fn(Token) -> Option<String>,
    /// What several figures of this one's kind are called together, where those without a name of their own are counted.
    pub many: fn(Token) -> Option<&'static str>,
    /// What an event says of the one it is about, or by itself; where the plain words will do, nothing. It is silent for what
    /// is only kept count of: that stands behind the line it belongs to.
    pub event: fn(&Event, &Names) -> Option<Clause>,
    /// Whether an event tells again what its figure has just chosen to do, and which of the two says more.
    pub again: fn(&Pick, &Event) -> Option<Fuller>,
    /// Whether an event that is about nobody has a line of its own, however many like it stand beside it: a line of a diary.
    pub alone: fn(&Event) -> bool,
    /// What a card shows that was drawn, by itself.
    pub drawn: fn(&Note) -> Option<String>,
    /// The outcome of dice that an event carries out, or says that they have come to, by the name that dice which need it give it.
    pub reached: fn(&Event) -> Option<Term>,
    /// Whether an event tells what befalls somebody: the dice after it are not that one's, but of whoever acted before.
    pub befalls: fn(&Event) -> bool,
    /// Why what an event tells was so, as a whole sentence, if the event has what was measured.
    pub because: fn(&Event, &Names) -> Option<String>,
    /// What is said of something that interrupts.
    pub interrupt: fn(&Interrupt) -> Option<InterruptWords>,
    /// What a slip beside the next question says of an event: a card that was drawn, a turn in which nobody could act.
    pub notice: fn(&Event, &Names) -> Option<Notice>,
    /// The ids of its rules, which are no words.
    pub ledger: Option<&'static Ledger>,
}

impl Phrases {
    pub const NONE: Phrases = Phrases {
        rules: &Lexicon::EMPTY,
        outcome: |_| None,
        labels: &[],
        figure: |_| None,
        many: |_| None,
        event: |_, _| None,
        again: |_, _| None,
        alone: |_| false,
        drawn: |_| None,
        reached: |_| None,
        befalls: |_| false,
        because: |_, _| None,
        interrupt: |_| None,
        notice: |_, _| None,
        ledger: None,
    };

    /// Whether a word is the id of a rule or ruling of the book.
    pub fn is_rule(&self, word: &str) -> bool {
        self.ledger.is_some_and(|it| it.rule(word).is_some() || it.ruling(word).is_some())
    }
}

/// A slip of its own beside the next question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    pub kind: NoticeKind,
    pub title: String,
    pub text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeKind {
    /// A card that was drawn.
    Card,
    /// Why somebody may not act.
    Idle,
}

/// Which of two sentences about one deed says more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fuller {
    /// That of the choice.
    Choice,
    /// That of what then happened.
    Event,
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
pub struct JournalLine {
    pub kind: JournalLineKind,
    pub text: String,
    /// The rule to show beside it.
    pub rule: RuleId,
    /// Every rule behind it, in the order applied.
    pub rules: Vec<RuleId>,
    /// The dice, if the line tells of some.
    pub roll: Option<DiceLine>,
    /// What is kept count of beside it, and dice that have no line of their own, in words.
    pub behind: Vec<String>,
    /// Which of the events it tells of.
    pub events: Range<usize>,
    /// Why it was so: who, what, which number, in a sentence or two.
    pub why: Option<String>,
    /// Those who take part, the one whom it is about first.
    pub figures: Vec<Token>,
    /// How many of these it is told of; the others are those they deal with.
    pub own: usize,
    /// The places that it is about.
    pub points: Vec<Point>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JournalLineKind {
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
pub fn tell(events: &[Event], names: &Names, phrases: &Phrases) -> Vec<JournalLine> {
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
#[derive(Clone, Copy)]
enum Opened<'a> {
    /// Somebody decided to do something: what, and whether it is a way of going.
    Chose { pick: &'a Pick, is_way: bool },
    /// Something was said of somebody.
    Said,
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
    opened: Option<(Token, Opened<'a>)>,
    /// What the next dice need, and the event that says so.
    needs: Option<(usize, &'a [Need])>,
    /// Whether the program rolls the next dice for people who roll their own.
    by_program: bool,
    /// Those who roll against each other at the moment.
    bout: Option<bout::Bout>,
    told: Vec<JournalLine>,
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
        let silent = self.own_words(event).is_some_and(|it| it.is_silent());
        // A choice is told all the same where nothing else is told of whoever made it.
        let told_of = match &event.what {
            What::Asked { about: Some(token), .. } => self.actor == Some(*token) && !self.told.is_empty(),
            _ => true,
        };
        silent && told_of
    }

    /// What comes after the last line belongs to it.
    fn finish(mut self) -> Vec<JournalLine> {
        self.at = self.events.len();
        self.belongs();
        self.explain();
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

    fn push(&mut self, kind: JournalLineKind, text: String, rule: RuleId) {
        let mut rules = vec![rule];
        for cited in self.cited.drain(..) {
            if !rules.contains(&cited) {
                rules.push(cited);
            }
        }
        let end = self.end_of_line();
        let events = self.untold..end;
        self.untold = end;
        let behind = std::mem::take(&mut self.behind);
        self.opened = None;
        let (why, figures, points) = (None, Vec::new(), Vec::new());
        self.told.push(JournalLine {
            kind,
            text,
            rule,
            rules,
            roll: None,
            behind,
            events,
            why,
            figures,
            own: 1,
            points,
        });
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
        let own = self.own_words(event).filter(|it| !it.is_empty());
        let text = match &event.what {
            What::Asked { about, chose, pick, .. } if own.is_none() => {
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
        let again = self.said_again(event);
        self.take();
        match (again, self.told.last()) {
            (Some(Fuller::Choice), Some(last)) => self.go_on_by(last.text.clone(), event.rule),
            (Some(Fuller::Event), Some(_)) => self.go_on_by(text, event.rule),
            (_, _) => self.push(JournalLineKind::Line, text, event.rule),
        }
        self.opens(event, own.is_some_and(|it| it.is_way()));
    }

    /// Who acts now, and what the next event may go on with.
    fn opens(&mut self, event: &'a Event, is_way: bool) {
        match &event.what {
            What::Asked { about, pick, .. } => {
                self.actor = *about;
                self.opened = about.map(|it| (it, Opened::Chose { pick, is_way }));
            }
            What::Noted { token: Some(_), .. } if (self.phrases.befalls)(event) => (),
            What::Noted { token: Some(token), note } => {
                self.actor = Some(*token);
                self.opened = Some((*token, Opened::Said));
                self.against(event.rule, *token, note);
            }
            What::Worded { token: Some(token), .. } | What::Rose { token } => {
                self.actor = Some(*token);
                self.opened = Some((*token, Opened::Said));
            }
            _ => (),
        }
    }

    /// Whether an event says of somebody what they have just chosen to do.
    fn said_again(&self, event: &Event) -> Option<Fuller> {
        let (who, opened) = self.opened?;
        let Opened::Chose { pick, .. } = opened else { return None };
        (story::token(event) == Some(who)).then(|| (self.phrases.again)(pick, event)).flatten()
    }

    /// The last line goes on with this, and is told by this rule.
    fn go_on_by(&mut self, text: String, rule: RuleId) {
        self.go_on(text);
        if let Some(last) = self.told.last_mut() {
            last.rule = rule;
        }
    }

    /// The book's words for an event, without whom it is about.
    fn own_words(&self, event: &Event) -> Option<Clause> {
        (self.phrases.event)(event, self.names)
    }

    /// An event as a sentence, in the book's words where it has some.
    fn said(&self, event: &Event) -> Option<String> {
        match self.own_words(event) {
            Some(words) => Some(capital(&self.of_whom(event, &words))),
            None => sentence(event, self.names),
        }
    }

    /// The same within a sentence.
    fn said_within(&self, event: &Event) -> Option<String> {
        match self.own_words(event) {
            Some(words) => Some(self.of_whom(event, &words)),
            None => story::said(event, self.names).map(|it| it.whole(self.names)),
        }
    }

    /// What is said, after the name of whom it is about.
    fn of_whom(&self, event: &Event, said: &Clause) -> String {
        story::token(event).map_or_else(|| said.words(), |it| said.of(self.names.name(it)))
    }

    fn count(&mut self, what: Term, n: i32) {
        let Some(event) = self.peek() else { return };
        self.take();
        match what {
            Term::TURN => {
                // A turn is told alike whether what came before it is told or not.
                (self.actor, self.bout) = (None, None);
                let heading = self.own_words(event).map_or_else(|| format!("Turn {n}"), |it| it.words());
                self.push(JournalLineKind::Heading, heading, event.rule);
            }
            _ => {
                self.push(JournalLineKind::Line, format!("{}: {n}", capital(&story::plain(what))), event.rule)
            }
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
            return self.push(JournalLineKind::Line, told, last.rule);
        }
        let values: Vec<String> =
            values.iter().map(|it| format!("{} {}", story::plain(it.0), it.1)).collect();
        let name = capital(self.names.name(whose));
        self.push(JournalLineKind::Line, format!("{name}: {}", values.join(", ")), first.rule);
    }

    /// Notes about nobody; many of them in a row are an aside.
    fn notes(&mut self) {
        let Some(first) = self.peek() else { return };
        let (from, cited, behind) = (self.at, self.cited.len(), self.behind.len());
        let mut texts: Vec<String> = Vec::new();
        let alone = self.phrases.alone;
        while let Some(event) = self.peek().filter(|it| story::by_itself(it).is_some() && !alone(it)) {
            texts.extend(self.own_words(event).map(|it| it.words()).or_else(|| story::by_itself(event)));
            self.take();
        }
        if A_FEW <= texts.len() {
            return self.push(JournalLineKind::Aside, format!("{}.", capital(&texts.join("; "))), first.rule);
        }
        self.at = from;
        self.cited.truncate(cited);
        self.behind.truncate(behind);
        self.single();
    }
}
