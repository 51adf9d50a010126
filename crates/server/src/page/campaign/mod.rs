//! Campaigns: the list, a team with what it is asked, what has happened to it.
mod now;
mod story;

use kernel::Origin;
use maud::{Markup, html};
use shelf::{ChangeLine, CharacterSheet, PlayedGame};

use super::{
    field::FieldFault,
    start::{Team, people, set, switches, top, which},
    whole,
};
use crate::{board, campaign::Open, form::FormData};

pub use self::story::{markdown, story};

/// All campaigns, and the form for a new one.
pub fn list(teams: &[Team], form: &FormData, said: Option<&str>) -> Markup {
    let inner = html! {
        (top("Campaigns", "people who remember what happened to them"))
        main .home {
            div .hall {
                section aria-labelledby="teams" {
                    h2 .sec #teams { "Campaigns " small { "from scenario to scenario: wounds heal, fear stays, skills grow" } }
                    @if teams.is_empty() { p .paper .text { "None yet. Name the first one and start it." } }
                    ul .runs { @for it in teams.iter().filter(|it| !it.away) { (team(it)) } }
                    (ready())
                    @if teams.iter().any(|it| it.away) {
                        h2 .sec { "Archive " small { "restore a campaign to continue it" } }
                        ul .runs { @for it in teams.iter().filter(|it| it.away) { (team(it)) } }
                    }
                    p .hint { "Move a campaign with all its games to another computer: " a href="/exchange" { "import and export" } }
                }
            }
            (new(form, said))
        }
    };
    whole("Campaigns", "started", &inner)
}

/// A campaign in the list, and where to put it.
fn team(it: &Team) -> Markup {
    let here = format!("/campaign/{}", it.id);
    html! {
        li .paper .team {
            a href=(here) { b { (it.name) } span { (it.about) } (which(it)) }
            @if it.away {
                form method="post" action={ (here) "/take-out" } {
                    button .btn type="submit" aria-label={ "Restore " (it.name) ", " (it.id) } { "Restore" }
                }
            } @else {
                details .ask-first { summary aria-label={ "Archive " (it.name) ", " (it.id) } { "Archive" }
                    form method="post" action={ (here) "/put-away" } {
                        p { "You can restore it at any time. Its games stay where they are." }
                        button .btn type="submit" { "Archive it" }
                    }
                }
            }
        }
    }
}

/// The campaigns that come with the program, a line each.
pub fn ready_small() -> Markup {
    html! {
        form .hint .ready-small method="post" action="/campaigns" {
            "Ready to go: "
            @for (at, (book, it)) in shelf::ready().enumerate() {
                @let (title, about) = (it.told)();
                @if at != 0 { " · " }
                button .lnk type="submit" name="ready" value=(it.id) title=(about) { "Start " (title) } " (" (book.short) ")"
            }
        }
    }
}

/// The campaigns that come with the program.
pub fn ready() -> Markup {
    html! {
        @for (book, it) in shelf::ready() {
            @let (title, about) = (it.told)();
            form .paper .text .ready method="post" action="/campaigns" {
                p .lab { (book.short) }
                h3 { (title) }
                p { (about) }
                div .acts { button .btn type="submit" name="ready" value=(it.id) { "Start " (title) } }
            }
        }
    }
}

fn new(form: &FormData, said: Option<&str>) -> Markup {
    let books = || shelf::books().iter().filter(|it| it.campaigns.is_some());
    html! {
        form .paper .new .setting method="post" action="/campaigns" aria-labelledby="new" {
            div .tl { h2 #new { "A new campaign" } p { "It starts with an empty team." } }
            @if let Some(said) = said { p .said role="alert" { (said) } }
            fieldset {
                p .row { label for="name" { "Name" }
                    input #name name="name" maxlength="60" required autocomplete="off" value=(form.field("name").unwrap_or_default()); }
                p .row { label for="book" { "Rulebook" }
                    select #book name="book" { @for it in books() { option value=(it.id) { (it.short) } } } }
                p .row { label for="dice" { "Dice between the games" }
                    select #dice name="dice" { option value="" { "The program rolls" } option value="own" { "I roll my own dice" } } }
            }
            @for book in books() {
                fieldset data-book=(book.id) { legend .lab { "Optional rules of " (book.short) } (switches::fields(book, &usual(book), form)) (set::own_tables(book, form)) }
            }
            div .acts { button .btn .go type="submit" { "Start the campaign" } }
        }
    }
}

/// What a new campaign of this book is set to.
fn usual(book: &shelf::Rulebook) -> Vec<(&'static str, String)> {
    let campaigns = book.campaigns.as_ref();
    let text = campaigns.and_then(|it| (it.new)("new").ok());
    campaigns.zip(text).map(|(it, text)| (it.switched)(&text)).unwrap_or_default()
}

/// A campaign to look at.
#[derive(Debug)]
pub struct CampaignPage<'a> {
    pub open: &'a Open,
    pub form: &'a FormData,
    pub said: Option<&'a str>,
    /// What is wrong with the form that the campaign wants filled in.
    pub wrong: &'a [FieldFault],
}

pub fn page(it: &CampaignPage<'_>) -> Markup {
    let (desk, here) = (&it.open.desk, format!("/campaign/{}", it.open.id));
    let inner = html! {
        (top(&desk.name, it.open.book.short))
        main .home .campaign {
            div .now {
                @if let Some(said) = it.said { p .paper .text .said role="alert" { (said) } }
                @for remark in &it.open.look.remarks { p .paper .text .said { (remark) } }
                (brought(it.open, &here))
                (now::now(it, &here))
            }
            div .hall {
                (clock(it.open))
                (now::map(it, &here))
                (roster(it.open))
                (story::latest(it.open, &here))
                (games(it.open, &here))
                @if let Some(own) = &it.open.look.own_tables { p .hint { "This campaign uses your own tables: " b { (own.name) } } }
                p .hint { a href={ "/export-campaign/" (it.open.id) } download={ (it.open.id) ".campaign.shamble" } { "Export this campaign with its games" } }
            }
        }
    };
    whole(&desk.name, "started", &inner)
}

/// What the last game brought, until the next one begins.
fn brought(open: &Open, here: &str) -> Markup {
    let Some(it) = open.brought() else { return Markup::default() };
    html! {
        section aria-labelledby="brought" {
            h2 .sec #brought { "What changed " small { "game " (it.number) ": " (it.played.title) ", " (it.played.outcome) }
                a href={ (here) "/game/" (it.number) } { "report and replay" } }
            div .paper .text { (report::changes(&report::people(&it.told), Some("/why/"))) }
        }
    }
}

/// How far it is, and what everybody has in common.
fn clock(open: &Open) -> Markup {
    let clock = &open.look.view.clock;
    html! {
        @if !clock.is_empty() {
            section aria-labelledby="clock" {
                h2 .vh #clock { "How things stand" }
                (super::sheet::stands(clock))
            }
        }
    }
}

fn roster(open: &Open) -> Markup {
    let sheets = &open.desk.people;
    let living = sheets.iter().filter(|it| it.lives).count();
    html! {
        section aria-labelledby="team" {
            h2 .sec #team { "The team " @if !sheets.is_empty() { small { (people(living)) " · " (open.desk.now) } } }
            @if sheets.is_empty() { p .paper .text { "Nobody is in the team yet." } }
            ul .persons { @for sheet in sheets { (person(sheet)) } }
        }
    }
}

fn person(sheet: &CharacterSheet) -> Markup {
    html! {
        li .paper .person .lost[!sheet.lives] {
            h3 { (sheet.name) }
            dl {
                div .lead-line { dt { "is" } dd { (sheet.is) } }
                @for (name, value) in &sheet.lines { div { dt { (name) } dd { (value) } } }
            }
        }
    }
}

/// The games that are over, the latest first.
fn games(open: &Open, here: &str) -> Markup {
    let played: Vec<(usize, &PlayedGame)> = open.desk.games.iter().enumerate().collect();
    html! {
        @if !played.is_empty() {
            section aria-labelledby="past" {
                h2 .sec #past { "Games played" }
                ol .past { @for (at, it) in played.into_iter().rev() {
                    li .paper { a href={ (here) "/game/" (at + 1) } { b { "Game " (at + 1) ": " (it.title) } span { (it.outcome) } } }
                } }
            }
        }
    }
}

/// What one game has changed; `key` opens its table.
pub fn game(open: &Open, number: usize, it: &PlayedGame, told: &[ChangeLine], key: Option<&str>) -> Markup {
    let here = format!("/campaign/{}", open.id);
    let inner = html! {
        (top(&open.desk.name, &format!("after game {number}")))
        main .leaf {
            section .paper .text aria-labelledby="settled" {
                h2 #settled { (it.title) ": " (it.outcome) }
                @if !told.is_empty() {
                    p .lab { "What changed for each person" }
                    (report::changes(&report::people(told), Some("/why/")))
                    @if told.iter().any(|it| it.origin == Origin::Yours) { p .from { "Some of it from your own tables" } }
                }
                @if let Some(key) = key {
                    p { a href={ "/seat/" (key) "/report" } { "Report" } " · " a href={ "/seat/" (key) "/replay?at=0" } { "Replay" }
                        " · " a href={ "/seat/" (key) } { "The table of " (it.title) } }
                }
                div .acts { a .btn .go href={ (here) "#ask" } { "Continue the campaign" } }
            }
        }
    };
    whole("What has changed", "leafed", &inner)
}

/// Setting the table for the team.
pub fn set_page(open: &Open, setting: &set::Setting<'_>) -> Markup {
    let inner = html! {
        (board::symbols())
        (top(&open.desk.name, setting.laid.title()))
        main .home {
            div .hall { div .paper .view { (board::picture(setting.laid)) } p .hint { a href={ "/campaign/" (open.id) } { "Back to the team" } } }
            (set::panel(setting))
        }
    };
    whole(setting.laid.title(), "started", &inner)
}
