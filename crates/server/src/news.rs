//! What happened since somebody last looked, in moments for the table to play, and what they come to.
use std::ops::Range;

use kernel::{Seat, Token, What};
use maud::{Markup, html};
use serde_json::{Value, json};
use shelf::TableState;
use view::{
    Allegiance, View,
    moment::{self, BoardChange, Harm, HarmKind, Moment, MomentDice, MomentKind, MomentReader},
    story,
    telling::{self, JournalLine, JournalLineKind, Phrases},
};

use crate::{chronicle::Telling, look::TableView, page::tray, seat::Who, table::Table};

/// Nobody watches more moments than this: of a long absence only the end is played, and the rest is summed up.
const MOST: usize = 40;

/// So many letters have room on the slip that sums up; of more, so many sentences are told that are not grave.
const FITS: usize = 260;
const FIRST: usize = 2;

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
    /// Whether the game is over with it.
    pub over: bool,
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
        let mut first = self.lines.iter().position(|it| from < it.events.end).unwrap_or(self.lines.len());
        // Lines grow by what is only kept count of: they were shown, with their dice.
        let was_shown = |it: &JournalLine| it.events.start < from && !self.shows(from..it.events.end);
        while self.lines.get(first).is_some_and(was_shown) {
            first += 1;
        }
        let side = |it| self.side(it);
        moment::cut(&self.reader(from, &side), self.lines, first..self.lines.len())
    }

    /// Whether anything of some events is to be seen or rolled.
    fn shows(&self, events: Range<usize>) -> bool {
        let events = self.events.get(events).unwrap_or_default();
        events.iter().any(|it| {
            let seen = matches!(
                it.what,
                What::Rolled { .. }
                    | What::Moved { .. }
                    | What::Placed { .. }
                    | What::Fell { .. }
                    | What::Rose { .. }
                    | What::Removed { .. }
                    | What::Drew { .. }
            );
            seen || self.book.account.is_outcome(it)
        })
    }

    fn reader<'b>(&'b self, from: usize, side: &'b dyn Fn(Token) -> Option<Allegiance>) -> MomentReader<'b> {
        MomentReader { events: self.events, from, account: &self.book.account, side }
    }

    /// What some moments come to; with `true` what is grave.
    fn summed(&self, moments: &[Moment]) -> Vec<(String, bool)> {
        let side = |it| self.side(it);
        let reader = self.reader(0, &side);
        moment::recap(&reader, moments).sentences(&reader, self.lines, self.names, self.phrases())
    }

    /// The same as one text.
    fn in_short(&self, moments: &[Moment]) -> String {
        self.summed(moments).into_iter().map(|it| it.0).collect::<Vec<_>>().join(" ")
    }

    /// Everything from event `from` on, as the script plays it.
    pub fn news(&self, from: usize, before: usize) -> Vec<Value> {
        let mut all = self.moments(from);
        let followed = self.last_stand(&all).map(|it| all.split_off(it)).unwrap_or_default();
        let skipped = all.len().saturating_sub(MOST);
        let mut news: Vec<Value> = Vec::new();
        if 0 < skipped {
            news.extend(self.stretched(&all[..skipped], before, "While you were away:", true));
        }
        let mut begun = false;
        for it in &all[skipped..] {
            // What the dead do has a title of its own, once a turn.
            begun &= it.kind != MomentKind::Title;
            if !begun && self.is_of_the_dead(it) {
                begun = true;
                news.push(self.title(it, before));
            }
            news.push(self.told(it, from, before));
        }
        if let Some((end, followed)) = followed.split_last() {
            news.extend(self.stretched(followed, before, "With nobody left:", false));
            news.push(self.told(end, from, before));
        }
        news
    }

    /// Whether the dead go about on their own: whoever only falls or rolls back does not.
    fn is_of_the_dead(&self, it: &Moment) -> bool {
        let moves = matches!(it.kind, MomentKind::Moves | MomentKind::Routine);
        let first = it.changes.first().map(BoardChange::token);
        moves && first.is_some_and(|it| self.side(it) == Some(Allegiance::Dead))
    }

    fn title(&self, it: &Moment, before: usize) -> Value {
        let at = it.lines.start + before;
        json!({
            "kind": "title",
            "lines": [at, at],
            "lead": [],
            "text": format!("The {} move", self.book.account.dead),
            "stops": false,
            "figures": [], "whom": [], "changes": [],
        })
    }

    /// The first moment after the last of the players' people was lost: nobody watches the rest one by one.
    fn last_stand(&self, all: &[Moment]) -> Option<usize> {
        let ours = |it: Token| self.side(it).is_some_and(self.book.account.ours);
        if !self.over || self.view.tokens.iter().any(|it| (self.book.account.ours)(it.side) && !it.lies) {
            return None;
        }
        let lost = |it: &Moment| {
            let killed = it.harms.iter().any(|it| it.kind == HarmKind::Out && ours(it.whom));
            let left = |it: &BoardChange| matches!(it, BoardChange::Leaves { token, .. } if ours(*token));
            killed || it.changes.iter().any(left)
        };
        all.iter().rposition(lost).map(|it| it + 1)
    }

    /// What nobody watches moment by moment, in a sentence or two.
    fn stretched(&self, skipped: &[Moment], before: usize, lead: &str, stops: bool) -> Option<Value> {
        let (first, last) = (skipped.first()?, skipped.last()?);
        let told = self.in_short(skipped);
        Some(json!({
            "kind": "away",
            "lines": [first.lines.start + before, last.lines.end + before],
            "lead": [lead],
            "text": if told.is_empty() { "Nothing more happened." } else { told.as_str() },
            "stops": stops,
            "figures": [], "whom": [], "changes": [],
        }))
    }

    fn told(&self, it: &Moment, from: usize, before: usize) -> Value {
        let lines = &self.lines[it.lines.clone()];
        let (text, mut lead) = match it.kind {
            MomentKind::Routine => (self.routine(it), Vec::new()),
            MomentKind::Moves if MANY < lines.len() => (self.crowd(it), Vec::new()),
            _ => caption(lines),
        };
        let side = |it| self.side(it);
        let reader = self.reader(from, &side);
        let dice = reader.dice(it, self.lines, self.phrases());
        let announced = dice.falls.iter().min().map_or(0, |at| at - it.lines.start);
        let announced: Vec<&str> = match it.kind {
            MomentKind::Routine => vec![text.as_str()],
            _ => lines[..announced].iter().map(|it| it.text.as_str()).collect(),
        };
        let blamed = self.lead_to(it, &dice, &mut lead);
        lead.extend(blamed.as_deref());
        lead.dedup();
        let routine = it.kind == MomentKind::Routine;
        let by = dice.cause.map(|it| it.by).or(it.by).filter(|_| !routine);
        let whom = dice.cause.map_or_else(|| it.whom.clone(), |it| vec![it.whom]);
        let mut figures = it.figures();
        figures.extend(dice.cause.map(|it| it.by).filter(|it| !figures.contains(it)));
        let felt = |at: &usize| tray::felt(&self.lines[*at]).into_string();
        let (last, before_last) = dice.falls.split_last().unzip();
        json!({
            "kind": kind(it.kind),
            "lines": [it.lines.start + before, it.lines.end + before],
            "by": by,
            "whom": if routine { Vec::new() } else { whom },
            "figures": figures,
            "changes": it.changes.iter().map(change).collect::<Vec<_>>(),
            "harmed": it.harms.iter().map(|it| it.whom).collect::<Vec<_>>(),
            "wounds": it.harms.iter().filter_map(wounds).collect::<Vec<_>>(),
            "stops": it.stops,
            "chosen": self.is_chosen(it),
            "lead": lead,
            "text": text,
            // What is told before the dice lie.
            "announced": announced,
            "dice": last.map(felt),
            // Those that fall before them, one throw after the other.
            "throws": before_last.unwrap_or_default().iter().map(felt).collect::<Vec<_>>(),
            // Dice that lie there already: the test by which somebody goes, whoever has rolled since.
            "laid": dice.laid.as_ref().map(felt),
        })
    }

    /// Puts the dice that brought a moment about before it; for a test, who had harmed whoever failed it.
    fn lead_to<'b>(&'b self, it: &Moment, dice: &MomentDice, lead: &mut Vec<&'b str>) -> Option<String> {
        let text = |at: usize| self.lines[at].text.as_str();
        match dice.cause {
            Some(cause) => lead.insert(0, text(cause.line)),
            None => lead.extend(dice.laid.map(text)),
        }
        let test = it.harms.iter().find_map(|it| it.test.as_ref())?;
        moment::harmed_before(&test.after, self.names)
    }

    /// What the dead do in passing.
    fn routine(&self, it: &Moment) -> String {
        let told = self.in_short(std::slice::from_ref(it));
        if told.is_empty() { caption(&self.lines[it.lines.clone()]).0 } else { told }
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
        let mut told = self.summed(&self.moments(from));
        // What does not fit says what is grave, and first of all who moved and came.
        if FITS < told.iter().map(|it| it.0.len()).sum() {
            let mut told_first = 0..FIRST;
            told.retain(|it| it.1 || told_first.next().is_some());
        }
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
        MomentKind::Routine => "routine",
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
    let over = matches!(look.now, TableState::Over);
    Stretch { view: &look.view, book: table.book, names: &look.names, lines: told, events: heard, over }
}

/// The moments from event `since` on; nothing if the table has been set back since.
pub fn since(look: &TableView, table: &Table, since: usize) -> Vec<Value> {
    let journal = &look.journal;
    if journal.heard_len() <= since {
        return Vec::new();
    }
    stretch(look, table).news(since.saturating_sub(journal.heard_before), journal.before)
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
    // What was decided in one go is told in one go: all who were told to walk have walked.
    let decided = heard.iter().enumerate().rev().filter(|it| begins(it.1)).map(|it| it.0);
    let in_one_go = if own.is_empty() { 1 } else { look.in_one_go };
    let begun = decided.take(in_one_go).last().map(|it| it + 1);
    // Before anything was decided the whole opening is summed up.
    stretch(look, table).slip(begun.unwrap_or(0))
}
