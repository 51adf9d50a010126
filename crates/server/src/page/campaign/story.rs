//! What has happened in a campaign that keeps a diary, month by month.
use maud::{Markup, html};
use shelf::{Chapter, Entry, Look, Played, Told};

use super::{top, whole};
use crate::{
    campaign::Open,
    page::{option::capital, rule_link},
};

/// The latest stretch of it, on the campaign's own page; as a month begins, the one before as well.
pub fn latest(look: &Look, here: &str) -> Markup {
    let Some((now, before)) = look.diary.split_last() else { return Markup::default() };
    let before = before.last().filter(|_| now.entries.is_empty());
    html! {
        (stretch(look, now, here, "diary"))
        @if let Some(before) = before { (stretch(look, before, here, "before")) }
        p .hint { a href={ (here) "/story" } { "The whole story" } }
    }
}

fn stretch(look: &Look, chapter: &Chapter, here: &str, id: &str) -> Markup {
    html! {
        section aria-labelledby=(id) {
            h2 .sec id=(id) { (capital(&chapter.title)) }
            div .paper .text .diary { (entries(look, chapter, here)) }
        }
    }
}

/// All of it, from the beginning.
pub fn story(open: &Open) -> Markup {
    let look = &open.look;
    let here = format!("/campaign/{}", open.id);
    let inner = html! {
        (top(&look.name, "the story so far"))
        main .leaf .months {
            @if look.diary.is_empty() { p .paper .text { "Nothing has been written down yet." } }
            @for (at, chapter) in look.diary.iter().enumerate() {
                section .paper .text .diary aria-labelledby={ "chapter-" (at) } {
                    h2 #{ "chapter-" (at) } { (capital(&chapter.title)) }
                    (entries(look, chapter, &here))
                }
            }
            p .hint { a href=(here) { "Back to the team" } }
        }
    };
    whole("The story so far", "leafed", &inner)
}

fn entries(look: &Look, chapter: &Chapter, here: &str) -> Markup {
    html! {
        @if chapter.entries.is_empty() { p .lead { "Nothing has happened yet." } }
        ol .entries { @for entry in &chapter.entries {
            @match entry {
                Entry::Told(it) => li { (line(it)) },
                Entry::Played(at) => @if let Some(it) = look.played.get(*at) { li .game { (game(*at, it, here)) } },
            }
        } }
    }
}

/// A game with what it has brought, and the way to its report.
fn game(at: usize, it: &Played, here: &str) -> Markup {
    html! {
        a href={ (here) "/game/" (at + 1) } { b { (it.title) ": " (it.outcome) } span { "report and replay" } }
        ul { @for it in &it.told { li { (line(it)) } } }
    }
}

fn line(it: &Told) -> Markup {
    let words = format!("{} {}", it.name, it.words);
    html! { (capital(words.trim())) " " (rule_link(it.rule.as_str())) }
}
