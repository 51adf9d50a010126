//! Games in progress, games that are over, games put away, and campaigns.
use maud::{Markup, html};
use serde_json::Value;
use shelf::TableState;

use super::{GameCard, Team, top};
use crate::{
    drawn,
    glance::Glance,
    page::{campaign, whole},
};

/// More games than this are not shown on the start page.
const MOST_SHOWN: usize = 6;

/// How many games a list has room for.
fn shown(more: bool) -> usize {
    if more { MOST_SHOWN } else { usize::MAX }
}

/// What can be gone on with, the latest first; `more` leads to the page that has all of them.
pub fn section(games: &[GameCard], more: bool) -> Markup {
    let open: Vec<&GameCard> = games.iter().filter(|it| !it.kept.away && !it.is_over()).collect();
    html! {
        @if !open.is_empty() {
            section aria-labelledby="go-on" {
                h2 .sec #go-on { "Continue " small { "every answer is saved" } @if more { a href="/games" { "all games" } } }
                ul .runs { @for it in open.iter().take(shown(more)) { (run(it)) } }
            }
        }
    }
}

/// Games that are over: how they ended, what there is to read.
pub fn over(games: &[GameCard], more: bool) -> Markup {
    let over: Vec<&GameCard> = games.iter().filter(|it| !it.kept.away && it.is_over()).collect();
    html! {
        @if !over.is_empty() {
            section aria-labelledby="over" {
                h2 .sec #over { "Finished games " small { "reports and replays" } @if more { a href="/games" { "all games" } } }
                ul .runs { @for it in over.iter().take(shown(more)) { (run(it)) } }
            }
        }
    }
}

pub fn teams(teams: &[Team]) -> Markup {
    html! {
        section aria-labelledby="teams" {
            h2 .sec #teams { "Campaigns " small { "people who remember" }
                a href="/campaigns" { (if teams.is_empty() { "start your own" } else { "all campaigns" }) } }
            @let here = || teams.iter().filter(|it| !it.away).take(MOST_SHOWN);
            @if here().next().is_some() { ul .runs { @for it in here() {
                li .paper .team { a href={ "/campaign/" (it.id) } { b { (it.name) } span { (it.about) } (which(it)) } }
            } } }
            (campaign::ready_small())
        }
    }
}

/// Which of several of one name a campaign is.
pub fn which(it: &Team) -> Markup {
    html! { span { (store::ago(it.written)) " · " (it.id) } }
}

/// The page of all games, those put away too.
pub fn all(games: &[GameCard]) -> Markup {
    let away: Vec<&GameCard> = games.iter().filter(|it| it.kept.away).collect();
    let here = games.iter().any(|it| !it.kept.away);
    let inner = html! {
        (top("Games", "in progress, finished, archived"))
        main .hall .alone {
            @if !here { p .paper .text { "No games yet. " a href="/" { "Start one" } } }
            (section(games, false))
            (over(games, false))
            @if !away.is_empty() {
                section aria-labelledby="away" {
                    h2 .sec #away { "Archive " small { "restore a game to continue it" } }
                    ul .runs { @for it in away { (run(it)) } }
                }
            }
            p .hint { "Move games to another computer: " a href="/exchange" { "import and export" } }
        }
    };
    whole("Games", "started", &inner)
}

fn run(it: &GameCard) -> Markup {
    let kept = &it.kept;
    let key = kept.seats.as_ref().map(|it| format!("/seat/{}", it.first().as_str()));
    html! {
        li .paper .run {
            @match &it.glance {
                Ok(_) => (drawn::card(&drawn::of_game(&kept.id))),
                Err(_) => div .pict {},
            }
            div .tell {
                b { (kept.name) }
                @match &it.glance {
                    Ok(glance) => (told(glance, &kept.book)),
                    Err(words) => span .ask1 { (words) },
                }
                span { (store::ago(kept.written)) " · " (kept.id) }
                div .do { (actions(it, key.as_deref())) }
            }
        }
    }
}

fn told(glance: &Glance, book: &str) -> Markup {
    html! {
        @match &glance.now {
            TableState::Asking(_) | TableState::NeedsDice(_) => { span .ask1 { (glance.words) } span { (glance.clock) } },
            TableState::Waiting | TableState::Broken(_) => { span { (glance.words) } span { (glance.clock) } },
            TableState::Over => { span .ended { (ended(glance.result.as_ref(), book)) } span { (glance.clock) } },
        }
    }
}

/// How a game ended, as its book calls it.
fn ended(result: Option<&Value>, book: &str) -> String {
    let verdict = shelf::book(book).zip(result).map(|(book, result)| (book.account.verdict)(result));
    verdict.unwrap_or_else(|| "over".to_owned())
}

fn actions(it: &GameCard, key: Option<&str>) -> Markup {
    let id = &it.kept.id;
    html! {
        @if it.kept.away {
            form method="post" action={ "/take-out/" (id) } {
                button .btn type="submit" aria-label={ "Restore " (id) } { "Restore" }
            }
        } @else {
            @if !it.is_over() {
                form method="post" action={ "/go-on/" (id) } {
                    button .btn type="submit" aria-label={ "Continue " (id) } { "Continue" }
                }
                a href={ "/chairs/" (id) } aria-label={ "Players’ links for " (id) } { "Links" }
            } @else if let Some(key) = key {
                @if it.has_people() { a href=(key) aria-label={ "Table of " (id) } { "Table" } }
                a href={ (key) "/report" } aria-label={ "Report of " (id) } { "Report" }
                a href={ (key) "/replay?at=0" } aria-label={ "Replay of " (id) } { "Replay" }
            }
            details .ask-first { summary aria-label={ "Archive " (id) } { "Archive" }
                form method="post" action={ "/put-away/" (id) } {
                    p { "You can restore it at any time." }
                    button .btn type="submit" { "Archive it" }
                }
            }
        }
    }
}
