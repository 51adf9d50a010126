//! What happened since somebody last looked, in moments for the table to play, and what they come to.
use kernel::{Seat, Token, What};
use maud::{Markup, html};
use serde_json::{Value, json};
use view::{
    Allegiance, View,
    moment::{self, BoardChange, Harm, HarmKind, Moment, MomentKind, MomentReader},
    story,
    telling::{self, JournalLine, JournalLineKind, Phrases},
};

use crate::{chronicle::Telling, frames, look::TableView, page::tray, seat::Who, table::Table};

/// Nobody watches more moments than this: of a long absence only the end is played, and the rest is summed up.
const MOST: usize = 40;

/// Of more who move than these it is only said how many they are; the journal names them.
const MANY: usize = 2;

/// A stretch of the journal to be shown, and how to read it.
#[derive(Debug)]
pub struct Stretch<'a> {
    pub view: &'a View,
    pub book: &'static shelf::Rulebook,
    pub names: &'a story::Names,
    pub lines: &'a [JournalLine],
    pub events: &'a [kernel::Event],
}

impl Stretch<'_> {
    /// Whose somebody is, by what is seen of them.
    fn side(&self, token: Token) -> Option<Allegiance> {
        let seen = self.view.tokens.iter().find(|it| it.id == token).map(|it| it.side);
        seen.or_else(|| (self.book.account.side)(token))
    }

    fn phrases(&self) -> &Phrases {
        &self.book.phrases
    }

    /// The moments of the lines that tell of the events from this one on.
    fn moments(&self, from: usize) -> Vec<Moment> {
        let first = self.lines.iter().position(|it| from < it.events.end).unwrap_or(self.lines.len());
        let side = |it| self.side(it);
        moment::cut(&self.reader(&side), self.lines, first..self.lines.len())
    }

    fn reader<'b>(&'b self, side: &'b dyn Fn(Token) -> Option<Allegiance>) -> MomentReader<'b> {
        MomentReader { events: self.events, account: &self.book.account, side }
    }

    /// What some moments come to; with `true` what is grave.
    fn summed(&self, moments: &[Moment]) -> Vec<(String, bool)> {
        let side = |it| self.side(it);
        let reader = self.reader(&side);
        moment::recap(&reader, moments).sentences(&reader, self.names, self.phrases())
    }

    /// Everything from event `from` on, as the script plays it.
    pub fn news(&self, from: usize, before: usize) -> Vec<Value> {
        let all = self.moments(from);
        let skipped = all.len().saturating_sub(MOST);
        let mut news: Vec<Value> = Vec::new();
        if 0 < skipped {
            news.extend(self.away(&all[..skipped], before));
        }
        news.extend(all[skipped..].iter().map(|it| self.told(it, before)));
        news
    }

    /// What nobody watches any more, in a sentence or two.
    fn away(&self, skipped: &[Moment], before: usize) -> Option<Value> {
        let (first, last) = (skipped.first()?, skipped.last()?);
        let words: Vec<String> = self.summed(skipped).into_iter().map(|it| it.0).collect();
        Some(json!({
            "kind": "away",
            "lines": [first.lines.start + before, last.lines.end + before],
            "lead": ["While you were away:"],
            "text": words.join(" "),
            "stops": true,
            "figures": [], "whom": [], "changes": [],
        }))
    }

    fn told(&self, it: &Moment, before: usize) -> Value {
        let lines = &self.lines[it.lines.clone()];
        let (text, lead) = match it.kind {
            MomentKind::Moves if MANY < lines.len() => (self.crowd(it), Vec::new()),
            _ => caption(lines),
        };
        let rolls = lines.iter().position(|it| it.roll.is_some());
        let dice = rolls.and_then(|at| lines.get(at));
        let announced: Vec<&str> = lines[..rolls.unwrap_or(0)].iter().map(|it| it.text.as_str()).collect();
        json!({
            "kind": kind(it.kind),
            "lines": [it.lines.start + before, it.lines.end + before],
            "by": it.by,
            "whom": it.whom,
            "figures": it.figures(),
            "changes": it.changes.iter().map(change).collect::<Vec<_>>(),
            "harmed": it.harms.iter().map(|it| it.whom).collect::<Vec<_>>(),
            "wounds": it.harms.iter().filter_map(wounds).collect::<Vec<_>>(),
            "stops": it.stops,
            "chosen": self.is_chosen(it),
            "lead": lead,
            "text": text,
            // What is told before the dice lie.
            "announced": announced,
            "dice": dice.map(|it| tray::felt(it).into_string()),
        })
    }

    /// Those who move, in few words.
    fn crowd(&self, it: &Moment) -> String {
        let goes = it.changes.iter().filter(|it| matches!(it, BoardChange::Goes { .. }));
        let all: Vec<Token> = goes.map(BoardChange::token).collect();
        let moves = if all.len() == 1 { "moves" } else { "move" };
        let crowd = telling::crowd(all.into_iter(), self.names, self.phrases());
        format!("{} {moves}", story::capital(&crowd))
    }

    /// Whether somebody chose it: whoever did need not be told for long.
    fn is_chosen(&self, it: &Moment) -> bool {
        let events = self.events.get(it.events.clone()).unwrap_or_default();
        events.iter().any(|it| matches!(it.what, What::Asked { .. }))
    }

    /// One slip that sums up what has happened from event `from` on.
    pub fn slip(&self, from: usize) -> Markup {
        let told = self.summed(&self.moments(from));
        html! {
            section #recap .paper .recap hidden[told.is_empty()] aria-label="What has happened" {
                @if !told.is_empty() {
                    h2 .lab { "What happened" }
                    p { @for (text, grave) in &told { @if *grave { strong { (text) } } @else { (text) } " " } }
                }
            }
        }
    }
}

/// The sentence of some lines, and those that lead to it.
fn caption(lines: &[JournalLine]) -> (String, Vec<&str>) {
    let told: Vec<&str> =
        lines.iter().filter(|it| it.kind != JournalLineKind::Aside).map(|it| it.text.as_str()).collect();
    match told.split_last() {
        Some((last, lead)) => ((*last).to_owned(), lead.to_vec()),
        None => (lines.iter().map(|it| it.text.as_str()).collect::<Vec<_>>().join(" "), Vec::new()),
    }
}

fn kind(kind: MomentKind) -> &'static str {
    match kind {
        MomentKind::Title => "title",
        MomentKind::Moves => "moves",
        MomentKind::Attack => "attack",
        MomentKind::Dice => "dice",
        MomentKind::Arrival => "arrival",
        MomentKind::Fate => "fate",
        MomentKind::Note => "note",
    }
}

/// Who has how many wounds more.
fn wounds(harm: &Harm) -> Option<(Token, i32)> {
    match harm.kind {
        HarmKind::Wounds(more) => Some((harm.whom, more)),
        HarmKind::Shaken | HarmKind::Fell | HarmKind::Out | HarmKind::Rises => None,
    }
}

fn change(it: &BoardChange) -> Value {
    let id = it.token();
    match it {
        BoardChange::Goes { way, .. } => {
            let way: Vec<[i32; 2]> = way.iter().map(|it| [it.x, it.y]).collect();
            json!({ "kind": "goes", "id": id, "way": way })
        }
        BoardChange::Comes { at, .. } => json!({ "kind": "comes", "id": id, "way": [[at.x, at.y]] }),
        BoardChange::Falls { .. } => json!({ "kind": "falls", "id": id }),
        BoardChange::Rises { .. } => json!({ "kind": "rises", "id": id }),
        BoardChange::Leaves { .. } => json!({ "kind": "leaves", "id": id }),
        BoardChange::Marked { .. } => json!({ "kind": "marked", "id": id }),
    }
}

/// What a table tells of.
fn stretch<'a>(look: &'a TableView, table: &Table) -> Stretch<'a> {
    let Telling { told, heard, .. } = &look.journal;
    Stretch { view: &look.view, book: table.book, names: &look.names, lines: told, events: heard }
}

/// The moments from event `since` on, each with turn, people and sheets as they stood then; nothing if the table has been set
/// back since.
pub fn since(look: &TableView, table: &Table, since: usize) -> Vec<Value> {
    let journal = &look.journal;
    if journal.heard_len() <= since {
        return Vec::new();
    }
    let stretch = stretch(look, table);
    let mut news = stretch.news(since.saturating_sub(journal.heard_before), journal.before);
    frames::hang(look, &mut news);
    news
}

/// The slip beside the question: what happened since whoever looks last decided; for a watcher, in this turn.
pub fn slip(look: &TableView, table: &Table, who: Who) -> Markup {
    let own: Vec<Seat> = table.seats.of(who);
    let begins = |it: &kernel::Event| match &it.what {
        What::Asked { seat, .. } | What::TookBack { seat, .. } => own.contains(seat),
        What::Counted { token: None, what: kernel::Term::TURN, .. } => own.is_empty(),
        _ => false,
    };
    let heard = &look.journal.heard;
    let turn =
        |it: &kernel::Event| matches!(it.what, What::Counted { token: None, what: kernel::Term::TURN, .. });
    let begun = heard.iter().rposition(begins).map(|it| it + 1);
    let from = begun.or_else(|| heard.iter().rposition(turn)).unwrap_or(0);
    stretch(look, table).slip(from)
}
