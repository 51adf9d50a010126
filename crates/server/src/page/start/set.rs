//! Setting a table: who sits where, whose dice, which optional rules.
use maud::{Markup, html};
use shelf::{Bot, Choice, Parameter, PlayableScenario, Rulebook};

use super::{ScenarioCard, even, switches};
use crate::{drawn, even::TallyView, form::FormData};

/// What a table is about to be set for.
#[derive(Debug)]
pub struct Setting<'a> {
    pub book: &'static Rulebook,
    /// As it stands with what the form says.
    pub laid: &'a dyn PlayableScenario,
    pub form: &'a FormData,
    pub said: Option<&'a str>,
    /// The address of its picture, where the page does not show it anyway.
    pub drawn: Option<String>,
    /// How even it is, as far as it is known.
    pub even: Option<&'a TallyView>,
    /// Where the form goes to, and where it is drawn anew.
    pub to: String,
    pub again: String,
    /// What tells the server which scenario is meant.
    pub hidden: Vec<(&'static str, String)>,
    /// Whether the rules are somebody else's to set.
    pub fixed_rules: bool,
    pub button: &'static str,
}

impl<'a> Setting<'a> {
    /// The table for a scenario of the shelf.
    pub fn of(
        chosen: &ScenarioCard,
        laid: &'a dyn PlayableScenario,
        form: &'a FormData,
        said: Option<&'a str>,
    ) -> Self {
        Setting {
            book: chosen.book,
            laid,
            form,
            said,
            drawn: Some(drawn::of_scenario(chosen.book.id, chosen.id, form)),
            even: None,
            to: "/set".to_owned(),
            again: format!("/set/{}/{}", chosen.book.id, chosen.id),
            hidden: vec![("book", chosen.book.id.to_owned()), ("scenario", chosen.id.to_owned())],
            fixed_rules: false,
            button: "Start game",
        }
    }
}

/// The whole panel with its map.
pub fn panel(it: &Setting<'_>) -> Markup {
    html! {
        form .paper .new .setting method="post" action=(it.to) data-again=(it.again) aria-labelledby="new" {
            @if let Some(drawn) = &it.drawn { div .top { (drawn::card(drawn)) } }
            div .tl { h2 #new { (it.laid.title()) } p { (it.laid.about()) } }
            (inner(it))
        }
    }
}

/// The fields and the button.
pub fn inner(it: &Setting<'_>) -> Markup {
    html! {
        // Whoever presses Enter in a field means the red button, not the first small one.
        button .vh type="submit" tabindex="-1" aria-hidden="true" { (it.button) }
        @for (name, value) in &it.hidden { input type="hidden" name=(name) value=(value); }
        @if let Some(said) = it.said { p .said role="alert" { (said) } }
        @if let Some(it) = it.even { (even::field(it)) }
        (chairs(it))
        (dice(it.form))
        (to_set(it.laid, it.form))
        @if !it.fixed_rules {
            fieldset { legend .lab { "Optional rules" } (switches::fields(it.book, &it.laid.switched(), it.form)) }
        }
        @if !it.fixed_rules { (own_tables(it.book, it.form)) }
        details .curious { summary { "More settings" }
            p .row { label for="seed" { "Seed of the dice" small { "the same seed rolls the same dice" } }
                input #seed name="seed" inputmode="numeric" autocomplete="off" value=(it.form.field("seed").unwrap_or_default()); }
        }
        div .acts { button .btn .go type="submit" { span { (it.button) span .phone-only { ": " (it.laid.title()) } } } }
    }
}

/// Where what a player's own box has in print is pasted, if the book takes any.
pub fn own_tables(book: &Rulebook, form: &FormData) -> Markup {
    let now = form.field("tables").unwrap_or_default();
    html! {
        @if book.own.is_some() {
            details .curious open[!now.is_empty()] { summary { "Your own tables" }
                p .row .tall { label for={ "own-" (book.id) } { "What your cards, counters and tables say"
                    small { "a file in TOML or JSON, pasted here; " code { "shamble tables " (book.id) " --own" } " prints ours to begin with" } }
                    textarea #{ "own-" (book.id) } name="tables" rows="5" spellcheck="false" autocomplete="off" { (now) } }
            }
        }
    }
}

fn chairs(it: &Setting<'_>) -> Markup {
    let seats = it.laid.seats();
    let most = it.laid.people().min(6);
    html! {
        fieldset { legend .lab { "Players" }
            @if 1 < most {
                div .players role="group" aria-label="How many players" {
                    @for n in 1..=most {
                        button .on[n == seats.len()] type="submit" formmethod="get" formaction=(it.again) formnovalidate
                            name="players" value=(n) aria-pressed=(n == seats.len()) { (n) @if n == 1 { " player" } }
                    }
                }
                // After the buttons: of two values the first holds.
                input type="hidden" name="players" value=(seats.len());
            }
            @for (at, plays) in seats.iter().enumerate() { (chair(it, at, plays)) }
            p .seat { span .whom { "All others" } span .by-book { "by the book" } }
        }
    }
}

fn chair(it: &Setting<'_>, at: usize, plays: &str) -> Markup {
    let name = format!("seat.{at}");
    let now = it.form.filled(&name).unwrap_or(if at == 0 { "me" } else { "friend" });
    let says = |bot: &Bot| format!("{} bot: {}", bot.name, bot.about);
    html! {
        p .seat {
            label .whom for={ "seat-" (at) } { (plays) }
            select .who #{ "seat-" (at) } name=(name) {
                option value="me" selected[now == "me"] { "me" }
                option value="friend" selected[now == "friend"] { "a friend by link" }
                @for bot in it.book.bots { option value=(bot.name) selected[now == bot.name] { (says(bot)) } }
            }
        }
    }
}

fn dice(form: &FormData) -> Markup {
    let own = form.field("dice") == Some("own");
    html! {
        fieldset { legend .lab { "Whose dice" }
            div .seg {
                label { input type="radio" name="dice" value="program" checked[!own]; span { "The program rolls" } }
                label { input type="radio" name="dice" value="own" checked[own]; span { "I roll and enter the results" } }
            }
        }
    }
}

/// Whatever of the scenario can be set: numbers and choices.
fn to_set(laid: &dyn PlayableScenario, form: &FormData) -> Markup {
    let (numbers, choices) = (laid.parameters(), laid.choices());
    html! {
        @if !numbers.is_empty() || !choices.is_empty() {
            fieldset { legend .lab { "Scenario settings" }
                @for it in &numbers { (number(it, form)) }
                @for it in &choices { (choice(it, form)) }
            }
        }
    }
}

/// One of several named things; which of them the scenario has is said.
pub fn choice(it: &Choice, form: &FormData) -> Markup {
    let name = format!("set.{}", it.name);
    let now = form.filled(&name).filter(|now| it.of.iter().any(|of| of == now)).unwrap_or(&it.value);
    html! {
        p .row .tall {
            label for={ "set-" (it.name) } { (label(&it.about)) }
            select #{ "set-" (it.name) } name=(name) {
                @for (of, words) in it.named() {
                    option value=(of) selected[of == now] { (words) @if of == it.own { " (scenario default)" } }
                }
            }
        }
    }
}

/// What a thing is, as the label of its field.
pub fn label(about: &str) -> &str {
    about.trim_end_matches('.')
}

fn number(it: &Parameter, form: &FormData) -> Markup {
    let name = format!("set.{}", it.name);
    let value = form.filled(&name).map_or_else(|| it.value.to_string(), str::to_owned);
    html! {
        p .row {
            label for={ "set-" (it.name) } { (label(&it.about)) small { (it.least) " to " (it.most) } }
            input #{ "set-" (it.name) } type="number" name=(name) min=(it.least) max=(it.most) value=(value) required;
        }
    }
}
