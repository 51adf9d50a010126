//! The table as it stood at each moment that is played: turn, people and sheets never run ahead of what is told, nor behind it.
use std::collections::{BTreeMap, BTreeSet};

use kernel::Token;
use maud::Markup;
use serde_json::{Map, Value, json};
use view::{Panel, Role, View};

use crate::{
    look::TableView,
    page::{sheet, spine, table},
};

/// A moment within the steps that were played.
struct Placed {
    /// The position before the step it belongs to.
    before: usize,
    /// The position once it is told: the same until its step is over.
    after: usize,
    is_title: bool,
    figures: BTreeSet<Token>,
    /// Who has how many wounds more by it.
    wounds: Vec<(Token, i64)>,
}

/// What is known of somebody before the step that befalls them is over.
#[derive(Default)]
struct Underway {
    /// Those of whom the step tells nothing more: they stand as it leaves them.
    settled: BTreeSet<Token>,
    /// How many wounds the others have more.
    wounds: BTreeMap<Token, i64>,
}

/// Hangs onto each moment the parts of the page that differ from those shown before it: `parts` as it begins, `then` once it
/// is told. Nothing ever goes back.
pub fn hang(look: &TableView, news: &mut [Value]) {
    let placed: Vec<Option<Placed>> = news.iter().map(|it| placed(look, it)).collect();
    let mut shown: BTreeMap<&'static str, String> = BTreeMap::new();
    let mut underway = Underway::default();
    let mut reached = 0;
    let mut step = None;
    for (at, it) in news.iter_mut().enumerate() {
        let Some(here) = &placed[at] else { continue };
        if step.replace(here.before) != Some(here.before) {
            underway = Underway::default();
        }
        let begins = reached.max(here.before + usize::from(here.is_title));
        it["parts"] = parts(&standing(look, begins, here, &underway), &mut shown);
        let later = placed[at + 1..].iter().flatten().filter(|next| next.before == here.before);
        let later: BTreeSet<Token> = later.flat_map(|it| it.figures.iter().copied()).collect();
        underway.settled.extend(here.figures.difference(&later));
        for (token, more) in &here.wounds {
            *underway.wounds.entry(*token).or_default() += more;
        }
        reached = begins.max(here.after);
        it["then"] = parts(&standing(look, reached, here, &underway), &mut shown);
    }
}

fn placed(look: &TableView, it: &Value) -> Option<Placed> {
    let journal = &look.journal;
    let line = |at: usize| {
        let line = usize::try_from(it["lines"][at].as_u64()?).ok()?;
        line.checked_sub(journal.before)
    };
    let first = journal.told.get(line(0)?)?.events.start;
    let last = journal.told.get(line(1)?.checked_sub(1)?)?.events.end.checked_sub(1)?;
    let before = position(look, *journal.places.get(first)?)?;
    let over = journal.places.len() <= last + 1;
    let after = if over { look.passed.len() } else { position(look, journal.places[last] + 1)? };
    let figures = it["figures"].as_array().into_iter().flatten().filter_map(token).collect();
    let wounds = it["wounds"].as_array().into_iter().flatten();
    let wounds = wounds.filter_map(|it| Some((token(&it[0])?, it[1].as_i64()?))).collect();
    Some(Placed { before, after, is_title: it["kind"] == "title", figures, wounds })
}

fn token(it: &Value) -> Option<Token> {
    u32::try_from(it.as_u64()?).ok().map(Token)
}

/// Which of the positions passed stood when an event was told.
fn position(look: &TableView, place: usize) -> Option<usize> {
    look.passed.iter().rposition(|it| it.0 <= place)
}

/// A position passed; past the last of them how the table stands now.
fn at(look: &TableView, position: usize) -> &View {
    look.passed.get(position).map_or(&look.view, |it| &it.1)
}

/// A position as it is told; of one whose step is under way, those who have come to harm by now as it leaves them.
fn standing(look: &TableView, position: usize, here: &Placed, underway: &Underway) -> View {
    let mut view = at(look, position).clone();
    if position != here.before {
        return view;
    }
    let next = at(look, position + 1);
    for token in underway.wounds.keys().chain(&underway.settled).copied() {
        let about = |it: &&mut Panel| it.about == Some(token);
        let is_settled = underway.settled.contains(&token);
        let more = underway.wounds.get(&token).copied().filter(|_| !is_settled);
        if let Some(sheet) = view.panels.iter_mut().find(about) {
            let left = next.panels.iter().find(|it| it.about == Some(token)).filter(|_| is_settled);
            left.into_iter().for_each(|it| sheet.clone_from(it));
            more.into_iter().for_each(|it| wound(sheet, it));
        }
        let left = next.tokens.iter().find(|it| it.id == token).filter(|_| is_settled);
        if let Some((old, new)) = view.tokens.iter_mut().find(|it| it.id == token).zip(left) {
            old.clone_from(new);
        }
    }
    view
}

/// So many wounds more on a sheet that counts them.
fn wound(sheet: &mut Panel, more: i64) {
    let line = sheet.lines.iter_mut().find(|it| it.role == Some(Role::Wounds));
    if let Some(amount) = line.and_then(|it| it.amount.as_mut()) {
        amount.n = u32::try_from(i64::from(amount.n) + more).unwrap_or(amount.n);
    }
}

/// The parts that differ from those shown last.
fn parts(view: &View, shown: &mut BTreeMap<&'static str, String>) -> Value {
    let all: [(&'static str, Markup); 3] = [
        ("spine", spine::spine(view, None)),
        ("party", sheet::party(view, None)),
        ("clock", table::clock(view)),
    ];
    let mut parts = Map::new();
    for (id, markup) in all {
        let text = markup.into_string();
        if shown.get(id) != Some(&text) {
            parts.insert(id.to_owned(), json!(text));
            shown.insert(id, text);
        }
    }
    Value::Object(parts)
}
