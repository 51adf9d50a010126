//! Campaigns: the list, a team and what can be done with it, what its games have changed.
mod changes;
mod course;
mod story;
mod team;

use maud::{Markup, html};
use serde_json::Value;
use shelf::{Told, UnderWay};

use super::{
    field::{self, Field, Trouble},
    start::{Listed, Team, people, set, switches, top},
    whole,
};
use crate::{board, campaign::Open, drawn, form::Form};

pub use self::{
    changes::game,
    course::number,
    story::{markdown, story},
};

/// All campaigns, and the form for a new one.
pub fn list(teams: &[Team], form: &Form, said: Option<&str>) -> Markup {
    let inner = html! {
        (top("Campaigns", "people who remember what happened to them"))
        main .home {
            div .hall {
                section aria-labelledby="teams" {
                    h2 .sec #teams { "Campaigns " small { "from scenario to scenario: wounds heal, fear stays, skills grow" } }
                    @if teams.is_empty() { p .paper .text { "None yet. Name the first one and start it." } }
                    ul .runs { @for it in teams {
                        li .paper .team { a href={ "/campaign/" (it.id) } { b { (it.name) } span { (it.about) } } }
                    } }
                    (ready())
                    p .hint { "Move a campaign with all its games to another computer: " a href="/exchange" { "import and export" } }
                }
            }
            (new(form, said))
        }
    };
    whole("Campaigns", "started", &inner)
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

fn new(form: &Form, said: Option<&str>) -> Markup {
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
            }
            @for book in books() {
                fieldset data-book=(book.id) { legend .lab { "Optional rules of " (book.short) } (switches::fields(book, &usual(book), form)) (set::own_tables(book, form)) }
            }
            div .acts { button .btn .go type="submit" { "Start the campaign" } }
        }
    }
}

/// What a new campaign of this book is set to.
fn usual(book: &shelf::Shelved) -> Vec<(&'static str, String)> {
    let campaigns = book.campaigns.as_ref();
    let look = campaigns.and_then(|it| (it.look)(&(it.new)("new").ok()?).ok());
    look.map(|it| it.switched).unwrap_or_default()
}

/// A campaign to look at.
#[derive(Debug)]
pub struct Shown<'a> {
    pub open: &'a Open,
    /// What the last change has brought.
    pub told: &'a [Told],
    /// How far the game under way is, and whether it is over.
    pub under_way: Option<(String, bool)>,
    pub scenarios: &'a [Listed],
    pub form: &'a Form,
    pub said: Option<&'a str>,
    /// What is wrong with somebody new.
    pub wrong: &'a [Trouble],
}

pub fn page(it: &Shown<'_>) -> Markup {
    let look = &it.open.look;
    let here = format!("/campaign/{}", it.open.id);
    let inner = html! {
        (top(&look.name, it.open.book.short))
        main .home .campaign {
            div .hall {
                @if let Some(said) = it.said { p .paper .text .said role="alert" { (said) } }
                @let so_far = look.course.as_ref().is_some_and(|it| !it.so_far.is_empty());
                @if !it.told.is_empty() && !so_far && look.under_way.is_none() { (changes::just(it.told)) }
                @if let (Some(game), Some((clock, over))) = (&look.under_way, &it.under_way) { (under_way(it.open, game, clock, *over)) }
                @if let Some(course) = &look.course { (course::now(it, course, &here)) }
                (team::roster(it, &here))
                (story::latest(look, &here))
                @if look.under_way.is_none() { (aftermath(it, &here)) }
                @if look.course.is_none() && look.under_way.is_none() && look.sheets.iter().any(|it| it.lives) { (next(it, &here)) }
                (changes::past(look, &here))
                @if let Some(own) = &look.own_tables { p .hint { "This campaign uses your own tables: " b { (own.name) } } }
            }
            div .side-forms {
                @if look.under_way.is_none() {
                    @if let Some(course) = &look.course { (course::side(course, &here)) }
                    @if look.takes_in { (team::add(it, &here)) }
                }
                p .hint { a href={ "/export-campaign/" (it.open.id) } download={ (it.open.id) ".campaign.shamble" } { "Export this campaign with its games" } }
            }
        }
    };
    whole(&look.name, "started", &inner)
}

/// The game that is being played: on with it, settle it, or give it up.
fn under_way(open: &Open, game: &UnderWay, clock: &str, over: bool) -> Markup {
    let here = format!("/campaign/{}", open.id);
    html! {
        section .paper .new .setting .under-way aria-labelledby="now" {
            @if let Some(id) = open.game(&game.game) { div .top { (drawn::card(&drawn::of_game(id))) } }
            div .tl { h2 #now { (game.scenario.title()) } p { @if over { "It is over: see what it cost." } @else { "Under way, " (clock) "." } } }
            @if over {
                form method="post" action={ (here) "/settle" } { div .acts {
                    button .btn .go type="submit" { "Record the result" }
                    @if open.look.course.is_some() { button .btn type="submit" name="dice" value="own" { "Record the result with my own dice" } }
                } }
            } @else {
                form method="post" action={ (here) "/go-on" } { div .acts { button .btn .go type="submit" { "Continue" } } }
            }
            details .ask-first { summary { "Abandon this game" }
                form method="post" action={ (here) "/abandon" } {
                    p { "The game will not count: nobody gains or loses anything. You can still read its journal under Games." }
                    button .btn type="submit" name="sure" value="yes" { "Abandon the game" }
                }
            }
        }
    }
}

/// What the last game leaves to do.
fn aftermath(it: &Shown<'_>, here: &str) -> Markup {
    let look = &it.open.look;
    html! {
        @if !look.may_join.is_empty() || !look.to_treat.is_empty() {
            section .paper .text aria-labelledby="left" {
                h2 #left { "Before the next game" }
                @for who in &look.may_join {
                    form .line method="post" action={ (here) "/take-in" } {
                        input type="hidden" name="name" value=(who.name);
                        label for={ "as-" (who.name) } { b { (who.name) } " may join (" (who.about) ")" }
                        input #{ "as-" (who.name) } name="as" placeholder="under another name" maxlength="60" autocomplete="off";
                        button .btn type="submit" { "Take in" }
                    }
                }
                @for patient in &look.to_treat { (treat(patient, &look.medics, here)) }
            }
        }
    }
}

fn treat(patient: &str, medics: &[String], here: &str) -> Markup {
    html! {
        @if medics.is_empty() { p { b { (patient) } " has turned, and nobody of the team can undo it." } }
        @else {
            form .line method="post" action={ (here) "/treat" } {
                input type="hidden" name="patient" value=(patient);
                label for={ "medic-" (patient) } { b { (patient) } " has turned; one try to undo it by" }
                select #{ "medic-" (patient) } name="medic" { @for it in medics { option value=(it) { (it) } } }
                input name="dice" aria-label={ "Your own dice for " (patient) } placeholder="your dice, if you roll" inputmode="numeric" autocomplete="off";
                button .btn type="submit" { "Treat" }
            }
        }
    }
}

/// The scenarios to choose the next game from.
fn next(it: &Shown<'_>, here: &str) -> Markup {
    let own = it.scenarios.iter().filter(|listed| listed.book.id == it.open.book.id);
    html! {
        section aria-labelledby="next" {
            h2 .sec #next { "Game " (it.open.look.number) " " small { "choose where the team goes" } }
            ul .scns {
                @for listed in own {
                    li .paper .scn { a href={ (here) "/set/" (listed.id) } {
                        (drawn::card(&drawn::of_scenario(listed.book.id, listed.id, &Form::default())))
                        h3 { (listed.scenario.title()) }
                        p { (listed.scenario.about()) }
                        @if let Some(minutes) = listed.scenario.minutes() { p .meta { (minutes) " min" } }
                    } }
                }
                li .paper .scn .make { a href={ (here) "/make" } {
                    h3 { "A random place" } p { "Generated to your settings; see the map first." } p .meta { "the generator" }
                } }
            }
        }
    }
}

/// Setting the table for the team.
pub fn set_page(open: &Open, setting: &set::Setting<'_>) -> Markup {
    let inner = html! {
        (board::symbols())
        (top(&open.look.name, &format!("game {}", open.look.number)))
        main .home {
            div .hall { div .paper .view { (board::picture(setting.laid)) } p .hint { a href={ "/campaign/" (open.id) } { "Back to the team" } } }
            (set::panel(setting))
        }
    };
    whole(setting.laid.title(), "started", &inner)
}

/// What is asked of a new character.
pub fn asked_of_new(open: &Open) -> Field {
    let schema: Value = serde_json::from_str(&(open.campaigns.schema_of_new)()).unwrap_or_default();
    Field::of(&schema, open.book.units.length)
}
