//! Events as plain sentences, the rule beside each; whatever the book.
use std::{collections::BTreeMap, sync::Arc};

use ground::open::measure;
use kernel::{Event, Faces, Gone, Point, Pronoun, RuleId, Seat, Term, Token, What, sum::Modifier};

use crate::{Ground, Length, View, clause::Clause};

/// What the figures are called, and the places where these have names. It keeps the names of those who have left the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Names {
    figures: BTreeMap<Token, String>,
    /// Of those of whom it is known.
    pronouns: BTreeMap<Token, Pronoun>,
    places: BTreeMap<Point, String>,
    /// What they stand on, as first seen: asked only when something is told.
    ground: Option<Arc<Ground>>,
    /// The chairs of whoever reads.
    own: Vec<Seat>,
    /// What lengths are said in.
    length: Length,
}

impl Names {
    pub fn of(view: &View) -> Self {
        let mut names = Names::default();
        names.learn(view);
        names
    }

    /// What the people in these chairs did is told to themselves.
    pub fn read_by(mut self, seats: impl IntoIterator<Item = Seat>) -> Self {
        self.own = seats.into_iter().collect();
        self
    }

    /// A player, for whoever reads.
    fn player(&self, seat: Seat) -> String {
        if self.own.contains(&seat) { "You".to_owned() } else { format!("Player {}", u16::from(seat.0) + 1) }
    }

    /// Takes up whoever has come to the table since.
    pub fn learn(&mut self, view: &View) {
        for panel in &view.panels {
            if let Some(token) = panel.about {
                self.figures.insert(token, panel.title.clone());
                self.pronouns.extend(panel.pronoun.map(|it| (token, it)));
            }
        }
        self.length = view.units.length;
        for gone in &view.absent {
            self.figures.insert(gone.id, gone.name.clone());
            self.pronouns.extend(gone.pronoun.map(|it| (gone.id, it)));
        }
        for token in &view.tokens {
            self.figures.insert(token.id, token.name.clone());
            self.pronouns.extend(token.pronoun.map(|it| (token.id, it)));
        }
        if self.places.is_empty() {
            self.places = view.ground.cells().into_iter().collect();
        }
        if self.ground.is_none() && view.ground.size() != (0, 0) {
            self.ground = Some(Arc::new(view.ground.clone()));
        }
    }

    /// Takes up those of whom the events tell and whom no view shows any more.
    pub fn recall(&mut self, events: &[Event], called: fn(Token) -> Option<String>) {
        for token in events.iter().filter_map(token) {
            if !self.figures.contains_key(&token)
                && let Some(name) = called(token)
            {
                self.figures.insert(token, name);
            }
        }
    }

    /// What a place is called, where places have names.
    pub fn place(&self, at: Point) -> Option<&str> {
        self.places.get(&at).map(String::as_str)
    }

    /// Where that is by the names of what is there: "in the living room", "on Main Street".
    pub fn whereabouts(&self, at: Point) -> Option<String> {
        self.ground.as_ref()?.board()?.whereabouts(at)
    }

    /// The same after what a place is called: "at 0507, in the barn".
    pub fn spot(&self, at: Point) -> Option<String> {
        match (self.place(at), self.whereabouts(at)) {
            (Some(place), Some(near)) => Some(format!("at {place}, {near}")),
            (Some(place), None) => Some(format!("at {place}")),
            (None, near) => near,
        }
    }

    /// Words with the name of the place behind them, where it has one.
    pub fn told_at(&self, words: &str, at: Point) -> String {
        self.whereabouts(at).map_or_else(|| words.to_owned(), |near| format!("{words} {near}"))
    }

    /// A length in the unit of the table.
    pub fn length(&self, kept: i32) -> String {
        self.length.write(kept)
    }

    /// What a figure is called, if anybody has told.
    pub fn known(&self, token: Token) -> Option<&str> {
        self.figures.get(&token).map(String::as_str)
    }

    /// What may stand for somebody's name; nothing where no sheet says so: then it is the name again.
    pub fn pronoun(&self, token: Token) -> Option<Pronoun> {
        self.pronouns.get(&token).copied()
    }

    pub fn name(&self, token: Token) -> &str {
        self.known(token).unwrap_or("somebody")
    }
}

/// Whom an event is about.
pub fn token(event: &Event) -> Option<Token> {
    match &event.what {
        What::Moved { token, .. }
        | What::Fell { token, .. }
        | What::Rose { token }
        | What::Placed { token, .. }
        | What::Removed { token, .. }
        | What::Marked { token, .. } => Some(*token),
        What::Counted { token, .. }
        | What::Noted { token, .. }
        | What::Worded { token, .. }
        | What::Asked { about: token, .. }
        | What::TookBack { about: token, .. } => *token,
        What::Rolled { .. } | What::Needed { .. } | What::Added { .. } | What::Drew { .. } | What::Cited => {
            None
        }
    }
}

/// Whether an event has no words: a rule was applied, and nothing more is to be said.
pub fn is_bare(event: &Event) -> bool {
    match &event.what {
        What::Cited | What::Needed { .. } => true,
        What::Noted { note, .. } => note.kind == Term::BY_PROGRAM,
        What::Worded { text, .. } => text.is_empty(),
        What::Asked { chose, .. } => chose.is_empty(),
        _ => false,
    }
}

/// Something noted that is about nobody, in plain words.
pub(crate) fn by_itself(event: &Event) -> Option<String> {
    match &event.what {
        What::Noted { token: None, note } => Some(plain(note.kind)),
        What::Worded { token: None, text } => Some(text.to_string()),
        _ => None,
    }
}

/// A name of the book's where it has no words for it.
pub(crate) fn plain(term: Term) -> String {
    term.as_str().replace('-', " ")
}

/// The sentence with its rule; nothing for events that have no words.
pub fn line(event: &Event, names: &Names) -> Option<String> {
    let text = sentence(event, names)?;
    Some(format!("{text:<60} {}", event.rule))
}

/// What happened, as a sentence.
pub fn sentence(event: &Event, names: &Names) -> Option<String> {
    let whole = said(event, names)?.whole(names);
    match event.what {
        // They go on with who rolls or draws.
        What::Rolled { .. } | What::Added { .. } | What::Drew { .. } => Some(whole),
        _ => Some(capital(&whole)),
    }
}

/// What is said of somebody, or by itself.
pub(crate) struct Saying {
    pub whom: Option<Token>,
    /// What stands between the name and the words.
    pub between: &'static str,
    /// Without the name.
    pub clause: Clause,
}

impl Saying {
    fn of(whom: Token, clause: impl Into<Clause>) -> Self {
        Saying { whom: Some(whom), between: " ", clause: clause.into() }
    }

    fn beside(whom: Token, clause: impl Into<Clause>) -> Self {
        Saying { whom: Some(whom), between: ": ", clause: clause.into() }
    }

    pub fn alone(clause: impl Into<Clause>) -> Self {
        Saying { whom: None, between: "", clause: clause.into() }
    }

    /// With the name, to stand within a sentence.
    pub fn whole(&self, names: &Names) -> String {
        match self.whom {
            Some(whom) if self.between == " " => self.clause.of(names.name(whom)),
            Some(whom) => format!("{}{}{}", names.name(whom), self.between, self.clause.words()),
            None => self.clause.words(),
        }
    }
}

/// What happened, in words that need no book.
pub(crate) fn said(event: &Event, names: &Names) -> Option<Saying> {
    if is_bare(event) {
        return None;
    }
    Some(match &event.what {
        What::Rolled { sides, faces, .. } => Saying::alone(rolled(*sides, faces)),
        What::Added { parts } => Saying::alone(added(parts)),
        What::Moved { token, from, to } => match names.place(*to) {
            Some(place) => Saying::of(*token, format!("goes to {place}")),
            None => Saying::of(*token, format!("moves {}", names.length(measure::distance(*from, *to)))),
        },
        What::Fell { token, .. } => Saying::of(*token, "falls"),
        What::Rose { token } => Saying::of(*token, "stands up"),
        What::Placed { token, at, .. } => Saying::of(*token, Clause::is(placed(*at, names))),
        What::Removed { token, gone: Gone::Out, .. } => Saying::of(*token, Clause::is("out of action")),
        What::Removed { token, gone: Gone::Left | Gone::Strayed, .. } => {
            Saying::of(*token, "leaves the table")
        }
        What::Marked { token, mark, on: true } => Saying::beside(*token, plain(*mark)),
        What::Marked { token, mark, on: false } => {
            Saying::beside(*token, format!("no longer {}", plain(*mark)))
        }
        What::Counted { token: Some(token), what, n } => {
            Saying::beside(*token, format!("{} {n}", plain(*what)))
        }
        What::Counted { token: None, what, n } => Saying::alone(format!("{}: {n}", plain(*what))),
        What::Drew { card } => Saying::alone(format!("draws {}", plain(card.kind))),
        What::Asked { about: Some(token), chose, .. } => Saying::of(*token, format!("chooses: {chose}")),
        What::Asked { seat, about: None, chose, .. } => {
            Saying::alone(format!("Player {} chooses: {chose}", u16::from(seat.0) + 1))
        }
        What::Noted { token: Some(token), note } => Saying::of(*token, plain(note.kind)),
        What::Noted { token: None, note } => Saying::alone(plain(note.kind)),
        What::Cited | What::Needed { .. } => return None,
        What::Worded { token: Some(token), text } => Saying::of(*token, text.as_ref()),
        What::Worded { token: None, text } => Saying::alone(text.as_ref()),
        What::TookBack { seat, about, decisions, chose, allowed, .. } => {
            let name = |it: Token| capital(names.name(it));
            let named = about.map_or_else(|| chose.to_string(), |it| format!("{}: {chose}", name(it)));
            let what = if chose.is_empty() { String::new() } else { format!("“{named}”") };
            Saying::alone(undid(names, *seat, *decisions, &what, allowed))
        }
    })
}

/// Where somebody is set down.
fn placed(at: Point, names: &Names) -> String {
    match names.spot(at) {
        Some(spot) => format!("placed {spot}"),
        None => {
            format!("placed {} from the west and {} from the north", names.length(at.x), names.length(at.y))
        }
    }
}

/// That somebody undid decisions, and which; nothing of it where not everybody may read what had been chosen.
pub(crate) fn undid(names: &Names, seat: Seat, decisions: usize, what: &str, allowed: &[Seat]) -> String {
    let undid = format!("{} undid {}", names.player(seat), undone(decisions, what));
    if allowed.is_empty() {
        return undid;
    }
    let others: Vec<String> = allowed.iter().map(|&it| names.player(it).to_lowercase()).collect();
    format!("{undid}; {} allowed it", others.join(" and "))
}

/// So many decisions, of which the first is named if everybody may know it.
pub fn undone(decisions: usize, what: &str) -> String {
    match (decisions, what.is_empty()) {
        (..=1, true) => "a decision".to_owned(),
        (..=1, false) => what.to_owned(),
        (n, true) => format!("{n} decisions"),
        (n, false) => format!("{n} decisions, back to {what}"),
    }
}

/// What a rule is about, from its id: `book.shoot.move-and-fire` is "move and fire".
pub fn about(rule: RuleId) -> String {
    let id = rule.as_str();
    id.rsplit('.').next().unwrap_or(id).replace('-', " ")
}

fn rolled(sides: u16, faces: &Faces) -> String {
    let shown: Vec<String> = faces.iter().map(u16::to_string).collect();
    let dice = if faces.len() == 1 { String::new() } else { faces.len().to_string() };
    format!("rolls {} ({dice}d{sides})", shown.join(", "))
}

fn added(parts: &[Modifier]) -> String {
    let each: Vec<String> =
        parts.iter().map(|it| format!("{} {}", signed(it.value), about(it.rule))).collect();
    if parts.len() == 1 {
        return each.concat();
    }
    let total: i32 = parts.iter().map(|it| it.value).sum();
    format!("{}: {} in all", each.join(", "), signed(total))
}

pub(crate) fn signed(n: i32) -> String {
    match n {
        ..0 => format!("\u{2212}{}", n.unsigned_abs()),
        0 => "±0".to_owned(),
        1.. => format!("+{n}"),
    }
}

pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
