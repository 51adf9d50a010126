//! What an answer would come to, as the page is told it.
use kernel::{RuleId, Token, question::Chance};
use picture::Look;
use serde_json::{Value, json};
use view::{NamedValue, Preview, Under, View};

use crate::{
    board,
    form::FormData,
    page::{self, odds::Key, option},
    rule,
    seat::Who,
    table::Table,
    wrong::Wrong,
};

/// A preview drawn: the groups to put over the board, and what is said beside it.
pub fn drawn(table: &Table, who: Who, form: &FormData) -> Result<Value, Wrong> {
    let (mut odds, mut spots): (Vec<Vec<Chance>>, _) = (Vec::new(), Vec::new());
    let (preview, view) = table.preview(who, form.field("question").unwrap_or_default(), |it| {
        odds.extend(option::all(it).iter().map(|it| it.odds.clone()));
        spots = board::spots(option::all(it));
        if form.has_answer() { form.answer(it, table.book.units.length).map(Some) } else { Ok(None) }
    })?;
    let mut told = words(&preview, &view);
    let under = preview.under.iter().map(|it| it.odds.as_slice());
    let key = Key::of(table.book.fates, odds.iter().map(Vec::as_slice).chain(under));
    told["note"] = json!(page::note::note(&preview, &view, &key).into_string());
    let look = Look {
        targets: preview.under.iter().filter_map(|it| Some((it.id, it.letter.clone()?))).collect(),
        hidden: preview.under.iter().filter(|it| it.hidden).map(|it| it.id).collect(),
        spots,
        ..Look::default()
    };
    let overlays = [view.overlays.as_slice(), &preview.overlays].concat();
    let over = picture::over(&View { overlays, ..view }, &look);
    told["overlays"] = json!(over.overlays);
    told["marks"] = json!(over.marks);
    told["chips"] = json!(over.chips);
    Ok(told)
}

/// What a figure sees, drawn: the layer to put over the ground, and what is said beside it.
pub fn vision(table: &Table, who: Who, form: &FormData) -> Result<Value, Wrong> {
    let token = form.field("token").and_then(|it| it.parse().ok()).map(Token);
    let token = token.ok_or_else(|| Wrong::malformed("`token` is the number of a figure."))?;
    let (seen, view) = table.sees(who, token);
    let mut told = words(&seen, &view);
    told["vision"] = json!(picture::vision(&view, &seen.overlays, &Look::default()));
    Ok(told)
}

fn words(preview: &Preview, view: &View) -> Value {
    json!({
        "lines": preview.lines.iter().map(line).collect::<Vec<_>>(),
        "under": preview.under.iter().map(|it| under(it, view)).collect::<Vec<_>>(),
        "refused": preview.refused.map(|it| forbids(it, &preview.reason)),
    })
}

fn line(it: &NamedValue) -> Value {
    json!({ "name": it.name, "value": it.value, "rule": it.rule })
}

fn under(it: &Under, view: &View) -> Value {
    let name = view.tokens.iter().find(|piece| piece.id == it.id).map(|it| &it.name);
    json!({ "id": it.id, "name": name, "letter": it.letter, "hidden": it.hidden, "odds": it.odds })
}

fn forbids(rule: RuleId, reason: &str) -> Value {
    json!({ "rule": rule, "text": rule::text(rule.as_str()), "reason": reason })
}
