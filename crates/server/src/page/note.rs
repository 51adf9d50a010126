//! What an option would come to, in words: distance, cover, cost, who is under it, or why it cannot be.
use maud::{Markup, html};
use view::{Line, Preview, Under, View};

use super::{
    odds::{self, Key},
    option::reason,
    rule_link,
};

pub fn note(preview: &Preview, view: &View) -> Markup {
    let key = Key::of(preview.under.iter().map(|it| it.odds.as_slice()));
    html! {
        @if let Some(rule) = preview.refused { p .no { "Not there. " (reason(rule)) " " (rule_link(rule.as_str())) } }
        @if !preview.lines.is_empty() { dl .facts { @for it in &preview.lines { (fact(it)) } } }
        @if !preview.under.is_empty() { ul .under { @for it in &preview.under { (one(it, view, &key)) } } }
    }
}

fn fact(it: &Line) -> Markup {
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
