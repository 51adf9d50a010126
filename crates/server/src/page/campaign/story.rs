//! What has happened in a campaign, as its journal tells it: a chapter for each month or game.
use kernel::{Origin, OwnTables};
use maud::{Markup, html};
use report::escaped;
use view::telling::{JournalLine, JournalLineKind};

use super::{games, top, whole};
use crate::{
    campaign::{Open, Passage, Tale},
    page::option::capital,
};

/// A story by its chapters.
pub type Chapters = [(Option<String>, Vec<Passage>)];

/// A stretch of a campaign's time, and what happened in it.
struct Chapter<'a> {
    title: String,
    lines: Vec<&'a JournalLine>,
}

fn chapters(open: &Open) -> Vec<Chapter<'_>> {
    let mut all = vec![Chapter { title: "Before it began".to_owned(), lines: Vec::new() }];
    for it in &open.look.journal.told {
        match it.kind {
            JournalLineKind::Heading => all.push(Chapter { title: it.text.clone(), lines: Vec::new() }),
            JournalLineKind::Line | JournalLineKind::Under | JournalLineKind::Aside => {
                if let Some(chapter) = all.last_mut() {
                    chapter.lines.push(it);
                }
            }
        }
    }
    // As a month begins nothing has happened yet.
    all.retain(|it| !it.lines.is_empty());
    all
}

/// The latest stretch of it, on the campaign's own page.
pub fn latest(open: &Open, here: &str) -> Markup {
    let chapters = chapters(open);
    let Some(now) = chapters.last() else { return Markup::default() };
    html! {
        section aria-labelledby="diary" {
            h2 .sec #diary { (capital(&now.title)) }
            div .paper .text .diary { ol .entries { @for it in &now.lines { (line(open, it)) } } }
        }
        p .hint { a href={ (here) "/story" } { "The whole story" } }
    }
}

/// All of it, from the beginning, to be read and kept: no dice, no rules, nothing that was taken back.
pub fn story(open: &Open, tale: &Chapters) -> Markup {
    let here = format!("/campaign/{}", open.id);
    let inner = html! {
        (top(&open.desk.name, "the story so far"))
        main .leaf .months {
            article .paper .text .diary .whole {
                @if tale.is_empty() { p { "Nothing has happened yet." } }
                @else { (cast(open)) }
                @for (at, (title, passages)) in tale.iter().enumerate() {
                    section aria-labelledby={ "chapter-" (at) } {
                        h2 #{ "chapter-" (at) } { (chapter(title.as_deref())) }
                        @for it in paragraphs(passages) { (passage(&it)) }
                    }
                }
            }
            (games(open, &here))
            p .hint { a href=(here) { "Back to the team" }
                @if !tale.is_empty() { " · " a href={ (here) "/story.md" } download={ (open.id) ".md" } { "Save as Markdown" } } }
        }
    };
    whole("The story so far", "leafed", &inner)
}

fn chapter(title: Option<&str>) -> String {
    capital(title.unwrap_or("before it began"))
}

/// What is read in one go.
enum Paragraph<'a> {
    /// Sentences, and whether a player's own tables had a part in one.
    Said(Vec<(String, bool)>),
    Game(&'a Tale),
}

/// Sentences between the games together, those about one person as one.
fn paragraphs(passages: &[Passage]) -> Vec<Paragraph<'_>> {
    let mut all = Vec::new();
    for stretch in passages.chunk_by(|a, b| matches!((a, b), (Passage::Said(_), Passage::Said(_)))) {
        let said: Vec<&shelf::ChangeLine> = stretch
            .iter()
            .filter_map(|it| match it {
                Passage::Said(told) => Some(told),
                Passage::Game(_) => None,
            })
            .collect();
        match stretch {
            [Passage::Game(tale)] => all.push(Paragraph::Game(tale)),
            _ => all.push(Paragraph::Said(
                said.chunk_by(|a, b| a.name == b.name && !a.name.is_empty()).map(together).collect(),
            )),
        }
    }
    all
}

/// All that is said of one person in a row.
fn together(said: &[&shelf::ChangeLine]) -> (String, bool) {
    let words: Vec<&str> = said.iter().map(|it| it.words.as_str()).collect();
    let words = match words.split_last() {
        Some((last, before)) if !before.is_empty() => format!("{} and {last}", before.join(", ")),
        _ => words.join(""),
    };
    let who = said.first().map_or("", |it| it.name.as_str());
    let yours = said.iter().any(|it| it.origin == Origin::Yours);
    (ended(&format!("{who} {words}")), yours)
}

fn passage(it: &Paragraph<'_>) -> Markup {
    html! {
        @match it {
            Paragraph::Said(all) => p { @for (text, yours) in all { (text) @if *yours { " " small { "(your tables)" } } " " } },
            Paragraph::Game(tale) => {
                h3 { (tale.title) }
                p { @for it in &tale.deeds { (it) " " }
                    @if let Some(key) = &tale.key { a href={ "/seat/" (key) "/report" } { "The whole report" } } }
            },
        }
    }
}

/// Everybody in it, and what has become of them.
fn cast(open: &Open) -> Markup {
    html! {
        @if !open.desk.people.is_empty() {
            dl .cast { @for it in &open.desk.people { div .lost[!it.lives] {
                dt { (it.name) }
                dd { (capital(&it.is)) }
            } } }
        }
    }
}

/// The story as text.
pub fn markdown(open: &Open, tale: &Chapters) -> String {
    let mut text = format!("# {}\n", escaped(&open.desk.name));
    for it in &open.desk.people {
        let is = it.is.as_str();
        text.push_str(&format!("\n- **{}**: {}", escaped(&it.name), escaped(is)));
    }
    for (title, passages) in tale {
        text.push_str(&format!("\n\n## {}\n", escaped(&chapter(title.as_deref()))));
        for it in paragraphs(passages) {
            let (head, sentences) = match it {
                Paragraph::Said(all) => (None, all.into_iter().map(|it| it.0).collect()),
                Paragraph::Game(tale) => (Some(tale.title.clone()), tale.deeds.clone()),
            };
            let head = head.map_or_else(String::new, |it| format!("\n### {}\n", escaped(&it)));
            text.push_str(&format!("{head}\n{}\n", escaped(&sentences.join(" "))));
        }
    }
    text.push('\n');
    text
}

fn line(open: &Open, it: &JournalLine) -> Markup {
    html! {
        li .under[it.kind == JournalLineKind::Under] {
            (capital(&it.text)) " " (crate::page::why_link(it.rule.as_str())) (yours(open, it))
        }
    }
}

/// That a player's own tables brought it about.
fn yours(open: &Open, it: &JournalLine) -> Markup {
    let origin = OwnTables::origin_of(open.look.own_tables.as_ref(), &it.rules);
    html! { @if origin == Origin::Yours { " " small { "(your tables)" } } }
}

/// A sentence with its capital and its full stop.
fn ended(text: &str) -> String {
    let words = capital(text.trim());
    if words.ends_with(['.', '!', '?']) { words } else { format!("{words}.") }
}
