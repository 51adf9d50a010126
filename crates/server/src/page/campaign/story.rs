//! What has happened in a campaign, as its journal tells it: a chapter for each month or game.
use kernel::{Origin, OwnTables};
use maud::{Markup, html};
use report::escaped;
use view::telling::{Kind, Told};

use super::{games, top, whole};
use crate::{campaign::Open, page::option::capital};

/// A stretch of a campaign's time, and what happened in it.
struct Chapter<'a> {
    title: String,
    lines: Vec<&'a Told>,
}

fn chapters(open: &Open) -> Vec<Chapter<'_>> {
    let mut all = vec![Chapter { title: "Before it began".to_owned(), lines: Vec::new() }];
    for it in &open.look.journal.told {
        match it.kind {
            Kind::Heading => all.push(Chapter { title: it.text.clone(), lines: Vec::new() }),
            Kind::Line | Kind::Under | Kind::Aside => {
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

/// All of it, from the beginning, to be read and kept.
pub fn story(open: &Open) -> Markup {
    let here = format!("/campaign/{}", open.id);
    let chapters = chapters(open);
    let inner = html! {
        (top(&open.desk.name, "the story so far"))
        main .leaf .months {
            article .paper .text .diary .whole {
                @if chapters.is_empty() { p { "Nothing has happened yet." } }
                @else { (cast(open)) }
                @for (at, chapter) in chapters.iter().enumerate() {
                    section aria-labelledby={ "chapter-" (at) } {
                        h2 #{ "chapter-" (at) } { (capital(&chapter.title)) }
                        p { @for it in &chapter.lines { (sentence(it)) (mark(it)) (yours(open, it)) " " } }
                    }
                }
            }
            (games(open, &here))
            p .hint { a href=(here) { "Back to the team" }
                @if !chapters.is_empty() { " · " a href={ (here) "/story.md" } download={ (open.id) ".md" } { "Save as Markdown" } } }
        }
    };
    whole("The story so far", "leafed", &inner)
}

/// Everybody in it, and what has become of them.
fn cast(open: &Open) -> Markup {
    html! {
        @if !open.desk.people.is_empty() {
            dl .cast { @for it in &open.desk.people { div .lost[!it.lives] {
                dt { (it.name) }
                dd { (capital(it.lines.first().map_or("", |it| it.1.as_str()))) }
            } } }
        }
    }
}

/// The story as text.
pub fn markdown(open: &Open) -> String {
    let mut text = format!("# {}\n", escaped(&open.desk.name));
    for it in &open.desk.people {
        let is = it.lines.first().map_or("", |it| it.1.as_str());
        text.push_str(&format!("\n- **{}**: {}", escaped(&it.name), escaped(is)));
    }
    for chapter in chapters(open) {
        text.push_str(&format!("\n\n## {}\n", escaped(&capital(&chapter.title))));
        chapter.lines.iter().for_each(|it| text.push_str(&format!("\n{}", escaped(&sentence(it)))));
    }
    text.push('\n');
    text
}

fn line(open: &Open, it: &Told) -> Markup {
    html! {
        li .under[it.kind == Kind::Under] {
            (capital(&it.text)) (mark(it)) (yours(open, it))
        }
    }
}

/// That a player's own tables brought it about.
fn yours(open: &Open, it: &Told) -> Markup {
    let origin = OwnTables::origin_of(open.look.own_tables.as_ref(), &it.rules);
    html! { @if origin == Origin::Yours { " " small { "(your tables)" } } }
}

/// What was told, as a sentence.
fn sentence(it: &Told) -> String {
    let words = capital(it.text.trim());
    if words.ends_with(['.', '!', '?']) { words } else { format!("{words}.") }
}

/// The way to the rule behind it, small enough to read over.
fn mark(it: &Told) -> Markup {
    html! { a .mark-of href={ "/why/" (it.rule) } title=(it.rule) aria-label={ "why: " (it.rule) } { "§" } }
}
