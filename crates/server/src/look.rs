//! A table as one pair of eyes sees it; all that pages and programs are told comes from here.
use std::hash::{DefaultHasher, Hash, Hasher};

use kernel::{Event, OwnTables, Question, Seat, Token, Viewer, What};
use serde_json::Value;
use shelf::TableState;
use view::{
    View,
    roll::wanted,
    story,
    telling::{self, Slip},
};

use crate::{
    chronicle::{Extent, Reader, Telling},
    frames::Stood,
    news,
    page::option::capital,
    seat::{Seats, Who},
    table::{Live, Request, Table},
};

/// What the table waits for.
#[derive(Debug)]
pub struct Standing {
    /// Names what the table waits for; an answer names it too.
    pub number: String,
    pub now: TableState,
    /// How the game ended, once it is over.
    pub result: Option<Value>,
    /// The question or what is waited for, as a sentence.
    pub prompt: String,
    /// What the question interrupts.
    pub slip: Option<Slip>,
    pub decisions: usize,
    /// A take-back that waits for somebody's consent, or was refused.
    pub request: Option<Asks>,
}

/// A wish to take something back, and the chairs that still have to allow it.
#[derive(Clone, Debug)]
pub struct Asks {
    pub request: Request,
    pub waits_for: Vec<Seat>,
}

#[derive(Debug)]
pub struct TableView {
    pub view: View,
    pub number: String,
    /// Names the last change at the table; whoever has seen it need not look again.
    pub change: String,
    pub now: TableState,
    /// How the game ended, once it is over.
    pub result: Option<Value>,
    pub prompt: String,
    /// What the question interrupts.
    pub slip: Option<Slip>,
    /// Whether the last decision was a mere choice of the reader's, so that Escape may go back to it.
    pub steps_back: bool,
    /// What these eyes have read in the journal, and what they call whom it tells of.
    pub journal: Telling,
    pub names: story::Names,
    /// What they have not been shown yet, in moments, and how the table stood at each.
    pub news: Vec<Value>,
    pub stood: Stood,
    /// Whether it is a campaign.
    pub is_campaign: bool,
    /// Whether people roll.
    pub own_dice: bool,
    pub decisions: usize,
    /// A take-back that waits for somebody's consent, or was refused.
    pub request: Option<Asks>,
    /// Whether the last undo took back dice that had been rolled.
    pub undid_dice: bool,
    /// The earliest decision that these eyes may go back to, if they may take any back.
    pub back_to: Option<usize>,
    /// The decisions before which advice was asked.
    pub advised: Vec<usize>,
    pub remarks: Vec<String>,
    /// How many decisions the last gesture of these eyes was.
    pub in_one_go: usize,
    /// Those who may be told at this question to go somewhere together, or to wait.
    pub company: Vec<Token>,
    /// The player's own tables that the game is played by.
    pub own_tables: Option<OwnTables>,
}

pub fn look(live: &mut Live, table: &Table, who: Who, extent: Extent) -> TableView {
    let view = live.game.view(who.eyes());
    let mut names = story::Names::of(&view).read_by(table.seats.of(who));
    let journal = read(live, table, who, &mut names, extent);
    let Standing { number, now, result, prompt, slip, decisions, request } =
        standing(live, table, who, Some(&names));
    let back_to = table.may_go_back(live, who);
    let steps_back = back_to.is_some() && decided_last(&journal, &now);
    let mut look = TableView {
        news: Vec::new(),
        stood: Stood::default(),
        back_to,
        steps_back,
        slip,
        change: table.change(),
        is_campaign: live.game.desk().is_some(),
        own_dice: live.game.takes_dice(),
        remarks: live.remarks.clone(),
        advised: live.game.advised(),
        undid_dice: live.undid_dice,
        in_one_go: in_one_go(live, &table.seats.of(who)),
        company: Vec::new(),
        own_tables: live.game.own_tables().cloned(),
        number,
        decisions,
        request,
        view,
        journal,
        names,
        now,
        result,
        prompt,
    };
    if let Extent::Latest { since } = extent {
        look.news = news::since(&look, table, since);
        let from = since.saturating_sub(look.journal.heard_before);
        look.stood = Stood::gather(&look, from, &|at| live.game.stood(at, who.eyes()));
    }
    look
}

/// How many decisions somebody took in one go with the last.
fn in_one_go(live: &Live, own: &[Seat]) -> usize {
    let last = live.game.last_decisions().unwrap_or_default();
    let last = last.into_iter().filter(|it| own.contains(&it.0)).map(|it| it.1).max();
    let gesture = live.gestures.iter().find(|it| last.is_some_and(|last| it.end == last + 1));
    gesture.map_or(1, |it| it.len())
}

/// The lines of the journal that are wanted; `names` gets to know whom they tell of.
fn read(live: &mut Live, table: &Table, who: Who, names: &mut story::Names, extent: Extent) -> Telling {
    let is_person = |seat| table.seats.is_person(seat);
    let reader = Reader { eyes: who.eyes(), names, phrases: &table.book.phrases, is_person: &is_person };
    live.chronicles.entry(who.eyes()).or_default().tell(&*live.game, reader, extent)
}

/// What the table waits for. Without `names` nothing is drawn for it, if the book can name a figure so.
pub fn standing(live: &Live, table: &Table, who: Who, names: Option<&story::Names>) -> Standing {
    let state = live.game.state();
    let named = |token: Token| {
        let known = names.and_then(|it| it.known(token)).map(str::to_owned);
        known.unwrap_or_else(|| called(live, table, who.eyes(), token))
    };
    let slip = match state {
        TableState::Asking(question) if who == Who::Sits(question.seat) => {
            telling::slip(question, &table.book.phrases, &named)
        }
        _ => None,
    };
    let others_dice = table.dice_of_another(live, who);
    let prompt = match state {
        TableState::Asking(question) if who == Who::Sits(question.seat) => asked(question, named, table),
        TableState::Asking(question) => {
            let known = |token: Token| names.and_then(|it| it.known(token)).map(str::to_owned);
            decides(question, table, &known)
        }
        TableState::NeedsDice(missing) => match others_dice {
            Some((figure, owner)) => rolls(owner, &named(figure), table),
            None => wanted(missing, &table.book.phrases, &|it| called(live, table, who.eyes(), it)),
        },
        TableState::Waiting => "Waiting for the others".to_owned(),
        TableState::Over => "The game is over".to_owned(),
        TableState::Broken(_) => "The rules are stuck".to_owned(),
    };
    // Dice are typed in by whoever rolls them.
    let now = if others_dice.is_some() { TableState::Waiting } else { state.seen_by(who.eyes()) };
    let result = result(live);
    let number = number(live, &table.seats, who);
    let request = live.request.clone().map(|it| Asks { waits_for: table.waits_for(&it), request: it });
    Standing { number, now, result, prompt, slip, decisions: live.game.decisions(), request }
}

/// Whether the last thing that happened is a choice of whoever is asked now: nothing was rolled, drawn, moved or told since.
fn decided_last(journal: &Telling, now: &TableState) -> bool {
    let Some(question) = now.question() else { return false };
    // A sum by itself was not rolled for: what somebody may spend.
    let silent = |it: &&Event| matches!(it.what, What::Cited | What::Needed { .. } | What::Added { .. });
    let last = journal.heard.iter().rev().find(|it| !silent(it));
    last.is_some_and(|it| matches!(it.what, What::Asked { seat, .. } if seat == question.seat))
}

/// How the game ended, once it is over.
pub fn result(live: &Live) -> Option<Value> {
    matches!(live.game.state(), TableState::Over).then(|| live.game.result()).flatten()
}

/// What somebody calls a figure, or the book one that they do not see yet.
pub fn called(live: &Live, table: &Table, eyes: Viewer, token: Token) -> String {
    let drawn = || {
        let names = story::Names::of(&live.game.view(eyes));
        names.known(token).map(str::to_owned)
    };
    let known = live.game.called(eyes, token).or_else(drawn).or_else(|| (table.book.phrases.figure)(token));
    known.unwrap_or_else(|| "somebody".to_owned())
}

/// Who is asked and what about, for everybody else: of an interrupt no more than everybody has been told.
fn decides(question: &Question, table: &Table, known: &dyn Fn(Token) -> Option<String>) -> String {
    let who = capital(&table.named(question.seat));
    match telling::for_others(question, &table.book.phrases, known) {
        Some((what, "")) => format!("{what}. {who} decides."),
        Some((what, about)) => format!("{what}. {who} decides {about}."),
        None => format!("{who} decides"),
    }
}

/// Whose dice are awaited, for everybody else.
fn rolls(owner: Seat, figure: &str, table: &Table) -> String {
    format!("{} rolls for {figure}", capital(&table.named(owner)))
}

/// The question as a sentence.
pub fn asked(question: &Question, named: impl FnOnce(Token) -> String, table: &Table) -> String {
    telling::prompt(question, &table.book.phrases, named)
}

/// How far the game is, and its mark; hashed with the keys of all chairs, so that nobody can try out what he may not know.
pub fn number(live: &Live, seats: &Seats, who: Who) -> String {
    let mut hasher = DefaultHasher::new();
    for chair in &seats.chairs {
        chair.key.as_str().hash(&mut hasher);
    }
    (live.mark, who.eyes()).hash(&mut hasher);
    format!("{}-{:016x}", live.game.decisions(), hasher.finish())
}
