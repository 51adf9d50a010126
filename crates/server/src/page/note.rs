//! What an option would come to, in words: distance, cover, cost, who is under it, or why it cannot be.
use kernel::How;
use maud::{Markup, html};
use shelf::{End, Foreseen};
use view::{NamedValue, Preview, Under, View};

use super::{
    odds::{self, Key},
    option::reason,
    percent, why_link,
};

/// `key` paints the odds as they are painted in the question.
pub fn note(preview: &Preview, view: &View, key: &Key) -> Markup {
    html! {
        @if let Some(rule) = preview.refused { p .no { "Not there. " (reason(&preview.reason, rule)) " " (why_link(rule.as_str())) } }
        @if !preview.lines.is_empty() { dl .facts { @for it in &preview.lines { (fact(it)) } } }
        @if !preview.under.is_empty() { ul .under { @for it in &preview.under { (one(it, view, key)) } } }
    }
}

/// No more ends than these are told.
const MOST_ENDS: usize = 6;

/// What may come of it by the end of the step, and how that is known.
pub fn ahead(seen: &Foreseen) -> Markup {
    let how = match seen.how {
        How::Enumerated => "exact".to_owned(),
        How::Simulated { games, .. } => format!("from {games} rolls, with standard errors"),
    };
    let chance = |it: &End| match &it.exact {
        Some(exact) if exact.to_string().len() <= 7 => format!("{exact}, {}", percent(it.chance)),
        Some(_) => percent(it.chance),
        None => format!("{} ± {}", percent(it.chance), percent(it.error)),
    };
    html! {
        @if seen.ends.iter().any(|it| it.chance < 1.0) {
            div .ahead {
                p { "In the end, if you go on as suggested (" (how) "). More than one of these can happen:" }
                ul { @for it in seen.ends.iter().take(MOST_ENDS) { li { (it.what) " " b { (chance(it)) } } } }
            }
        }
    }
}

fn fact(it: &NamedValue) -> Markup {
    html! {
        div {
            dt { @match it.rule {
                Some(rule) => a href={ "/why/" (rule) } title=(rule) { (it.name) },
                None => (it.name),
            } }
            dd { (it.value) }
        }
    }
}

/// Somebody under a template or aimed at, by the letter on the board.
fn one(it: &Under, view: &View, key: &Key) -> Markup {
    let name = view.tokens.iter().find(|piece| piece.id == it.id).map_or("somebody", |it| it.name.as_str());
    html! {
        li {
            @if let Some(letter) = &it.letter { span .who { (letter) } }
            span .name { (name) @if it.hidden { " is hidden" } }
            @if !it.odds.is_empty() { (odds::bar(&it.odds, key)) }
        }
    }
}
