//! The start page: games to go on with, the books on the shelf, their scenarios, and setting a new table.
mod books;
pub mod chairs;
pub mod even;
mod go_on;
pub mod make;
pub mod set;
pub mod switches;

use std::time::SystemTime;

use maud::{Markup, html};
use shelf::{PlayableScenario, Rulebook};

use super::{bar, icon, tools, whole};
use crate::{even as evens, form::FormData, glance::Glance, hall::StoredGame, seat::Seats};

pub use go_on::{all as games, which};

/// A scenario of the shelf.
#[derive(Debug)]
pub struct ScenarioCard {
    pub book: &'static Rulebook,
    pub id: &'static str,
    pub scenario: Box<dyn PlayableScenario>,
}

/// Every scenario that can be read, the first to play first.
pub fn scenarios() -> Vec<ScenarioCard> {
    let mut all = Vec::new();
    for book in shelf::books() {
        for (id, text) in (book.scenarios)() {
            if let Ok(scenario) = (book.read)(text, &[]) {
                all.push(ScenarioCard { book, id, scenario });
            }
        }
    }
    all
}

/// A game in a list, with what is known of it; the words say why it cannot be opened.
#[derive(Debug)]
pub struct GameCard {
    pub kept: StoredGame,
    pub glance: Result<Glance, String>,
}

impl GameCard {
    pub fn is_over(&self) -> bool {
        self.kept.over
    }

    /// Whether anybody but bots plays; a game whose chairs are not known may be anybody's.
    pub fn has_people(&self) -> bool {
        self.kept.seats.as_ref().is_none_or(Seats::has_people)
    }
}

/// A campaign in a list.
#[derive(Debug)]
pub struct Team {
    pub id: String,
    pub name: String,
    /// Whether a game is under way, how many are in the team, which game comes next.
    pub about: String,
    pub written: Option<SystemTime>,
    /// Whether it was put away.
    pub away: bool,
}

/// All that the start page shows.
#[derive(Debug)]
pub struct Start<'a> {
    pub games: &'a [GameCard],
    pub teams: &'a [Team],
    pub all: &'a [ScenarioCard],
    /// What the table is about to be set for, as it stands with what the form says.
    pub chosen: Option<&'a ScenarioCard>,
    pub laid: Option<&'a dyn PlayableScenario>,
    /// How even it is, as far as it is known.
    pub even: Option<evens::TallyView>,
    pub form: &'a FormData,
    /// Why what was asked for could not be done.
    pub said: Option<&'a str>,
}

/// The page, with the table for `chosen` about to be set.
pub fn page(it: &Start<'_>) -> Markup {
    let first = it.all.first().map(|it| (it.book.id, it.id));
    let inner = html! {
        (top("The shelf", "it knows the rules so that you can play"))
        main .home {
            div .hall {
                (go_on::section(it.games, true))
                (go_on::teams(it.teams))
                (books::shelf(it.chosen.map(|it| it.book.id)))
                @for book in shelf::books() { (books::scenarios(book, it.all, it.chosen, first)) }
                (go_on::over(it.games, true))
            }
            @if let Some(chosen) = it.chosen {
                @let laid = it.laid.unwrap_or(chosen.scenario.as_ref());
                (set::panel(&set::Setting { even: it.even.as_ref(), ..set::Setting::of(chosen, laid, it.form, it.said) }))
            }
        }
    };
    whole("The shelf", "started", &inner)
}

/// The bar of the pages round the shelf.
pub fn top(title: &str, about: &str) -> Markup {
    let place = html! { h1 { (title) } span { (about) } };
    bar(&place, &tools())
}

/// `1 person`, `4 people`.
pub fn people(count: usize) -> String {
    if count == 1 { "1 person".to_owned() } else { format!("{count} people") }
}
