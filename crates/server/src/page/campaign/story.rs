//! What has happened in a campaign that keeps a diary, month by month.
use kernel::Origin;
use maud::{Markup, html};
use shelf::{Chapter, Entry, Look, Played, Told};

use super::{top, whole};
use crate::{
    campaign::Open,
    drawn,
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

/// All of it, from the beginning, to be read and kept.
pub fn story(open: &Open) -> Markup {
    let look = &open.look;
    let here = format!("/campaign/{}", open.id);
    let inner = html! {
        (top(&look.name, "the story so far"))
        main .leaf .months {
            article .paper .text .diary .whole {
                @if look.diary.is_empty() { p { "Nothing has happened yet." } }
                @else { (cast(look)) }
                @for (at, chapter) in look.diary.iter().enumerate() {
                    section aria-labelledby={ "chapter-" (at) } {
                        h2 #{ "chapter-" (at) } { (capital(&chapter.title)) }
                        (prose(open, chapter, &here))
                    }
                }
            }
            p .hint { a href=(here) { "Back to the team" }
                @if !look.diary.is_empty() { " · " a href={ (here) "/story.md" } download={ (open.id) ".md" } { "Save as Markdown" } } }
        }
    };
    whole("The story so far", "leafed", &inner)
}

/// Everybody in it, and what has become of them.
fn cast(look: &Look) -> Markup {
    html! {
        @if !look.sheets.is_empty() {
            dl .cast { @for it in &look.sheets { div .lost[!it.lives] {
                dt { (it.name) }
                dd { (capital(it.lines.first().map_or("", |it| it.1.as_str()))) }
            } } }
        }
    }
}

/// A stretch as it is read: what was told one after the other is a paragraph, a game stands by itself.
fn prose(open: &Open, chapter: &Chapter, here: &str) -> Markup {
    let is_told = |it: &Entry| matches!(it, Entry::Told(_));
    html! {
        @if chapter.entries.is_empty() { p .lead { "Nothing has happened yet." } }
        @for these in chapter.entries.chunk_by(|one, other| is_told(one) && is_told(other)) {
            @match these {
                [Entry::Played(at)] => @if let Some(it) = open.look.played.get(*at) { (scene(open, *at, it, here)) },
                _ => p { @for it in these.iter().filter_map(line_of) { (sentence(it)) (mark(it)) " " } },
            }
        }
    }
}

fn line_of(entry: &Entry) -> Option<&Told> {
    match entry {
        Entry::Told(it) => Some(it),
        Entry::Played(_) => None,
    }
}

/// A game in the story: how it ended, the board as it was left, and what it brought.
fn scene(open: &Open, at: usize, it: &Played, here: &str) -> Markup {
    html! {
        div .scene {
            @if let Some(id) = open.game(&it.game) { (drawn::card(&drawn::of_game(id))) }
            div {
                h3 { a href={ (here) "/game/" (at + 1) } { (it.title) } ": " (it.outcome) }
                p { @for it in &it.told { (sentence(it)) (mark(it)) " " } }
            }
        }
    }
}

/// What was told, as a sentence.
fn sentence(it: &Told) -> String {
    let words = capital(format!("{} {}", it.name, it.words).trim());
    if words.ends_with(['.', '!', '?']) { words } else { format!("{words}.") }
}

/// The way to the rule behind it, small enough to read over.
fn mark(it: &Told) -> Markup {
    html! {
        a .mark-of href={ "/why/" (it.rule) } title=(it.rule) aria-label={ "why: " (it.rule) } { "§" }
        @if it.origin == Origin::Yours { " " small { "(your tables)" } }
    }
}

/// The story as text.
pub fn markdown(look: &Look) -> String {
    let mut text = format!("# {}\n", look.name);
    for it in &look.sheets {
        let is = it.lines.first().map_or("", |it| it.1.as_str());
        text.push_str(&format!("\n- **{}**: {is}", it.name));
    }
    for chapter in &look.diary {
        text.push_str(&format!("\n\n## {}\n", capital(&chapter.title)));
        for entry in &chapter.entries {
            match entry {
                Entry::Told(it) => text.push_str(&format!("\n{}", sentence(it))),
                Entry::Played(at) => {
                    let Some(it) = look.played.get(*at) else { continue };
                    let told: Vec<String> = it.told.iter().map(sentence).collect();
                    text.push_str(&format!("\n\n**{}: {}.** {}\n", it.title, it.outcome, told.join(" ")));
                }
            }
        }
    }
    text.push('\n');
    text
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
    html! {
        (capital(words.trim())) " " (rule_link(it.rule.as_str()))
        @if it.origin == Origin::Yours { " " small { "your tables" } }
    }
}
