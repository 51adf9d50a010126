//! What an answer would come to, as the page is told it.
use kernel::{Point, RuleId, Token, question::OptionView};
use picture::Look;
use serde_json::{Value, json};
use view::{NamedValue, Preview, Under, View};

use crate::{
    board,
    form::FormData,
    page::{self, odds::Key, option},
    rule,
    seat::Who,
    table::{Table, gesture::deed},
    wrong::Wrong,
};

/// A preview drawn: the groups to put over the board, and what is said beside it.
pub fn drawn(table: &Table, who: Who, form: &FormData) -> Result<Value, Wrong> {
    let number = form.field("question").unwrap_or_default();
    if form.field("reach").is_some() {
        let (preview, view) = table.reach_of(who, &form.group());
        return Ok(layers(table, &preview, &view, &[], Vec::new()));
    }
    if let Some(seen) = table.preview_gesture(who, number, form)? {
        let proposed = seen.last.as_ref().map(option::all).unwrap_or_default();
        if form.variant().is_some() {
            // Its button says what it does.
            return Ok(layers(table, &seen.preview, &seen.view, proposed, Vec::new()));
        }
        let deed = deed(&seen).and_then(|it| table.book.phrases.rules.place(it));
        let mut told = layers(table, &seen.preview, &seen.view, proposed, Vec::new());
        told["deed"] = json!(deed.unwrap_or(if seen.last.is_some() { "Go there" } else { "Go together" }));
        return Ok(told);
    }
    let (mut options, mut spots): (Vec<OptionView>, _) = (Vec::new(), Vec::new());
    let (preview, view) = table.preview(who, number, |it| {
        options.extend_from_slice(option::all(it));
        spots = board::spots(option::all(it));
        if form.has_answer() { form.answer(it, table.book.units.length).map(Some) } else { Ok(None) }
    })?;
    Ok(layers(table, &preview, &view, &options, spots))
}

/// What changes on the board for a preview, beside the options that its odds are painted with.
fn layers(table: &Table, preview: &Preview, view: &View, options: &[OptionView], spots: Vec<Point>) -> Value {
    let mut told = words(preview, view);
    let under = preview.under.iter().map(|it| it.odds.as_slice());
    let key = Key::of(table.book.fates, options.iter().flat_map(option::odds)).beside(under);
    told["note"] = json!(page::note::note(preview, view, &key).into_string());
    let look = Look {
        targets: preview.under.iter().filter_map(|it| Some((it.id, it.letter.clone()?))).collect(),
        hidden: preview.under.iter().filter(|it| it.hidden).map(|it| it.id).collect(),
        spots,
        ..Look::default()
    };
    let overlays = [view.overlays.as_slice(), &preview.overlays].concat();
    let over = picture::over(&View { overlays, ..view.clone() }, &look);
    told["overlays"] = json!(over.overlays);
    told["marks"] = json!(over.marks);
    told["chips"] = json!(over.chips);
    told
}

/// Who a figure is: a card, and how far it reaches over the board.
pub fn card(table: &Table, who: Who, form: &FormData) -> Result<Value, Wrong> {
    let token = form.field("token").and_then(|it| it.parse().ok()).map(Token);
    let token = token.ok_or_else(|| Wrong::malformed("`token` is the number of a figure."))?;
    let (preview, view) = table.about(who, token);
    let piece = view.tokens.iter().find(|it| it.id == token);
    let piece = piece.ok_or_else(|| Wrong::missing("Nobody of that number is on the table."))?;
    let mut told = layers(table, &preview, &view, &[], Vec::new());
    told["card"] = json!(page::card::card(piece, &preview, &view).into_string());
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
