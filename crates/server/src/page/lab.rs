//! The laboratory: what is played at the left, what has come of it at the right.
mod plot;

use maud::{Markup, html};
use shelf::{Parameter, Prepared, Row};

use super::{
    percent, plain_bar,
    start::{scenarios, switches},
    whole,
};
use crate::{
    even::{State, Tally},
    form::Form,
    lab_page::{LIMITS, Wanted},
};

/// Fewer games than this say nothing.
const FEW: u32 = 10;

/// A setting with what is known of it.
#[derive(Debug)]
pub struct Shown<'a> {
    pub wanted: &'a Wanted,
    pub tally: &'a Tally,
    pub form: &'a Form,
}

pub fn page(it: &Shown<'_>) -> Markup {
    let inner = html! {
        (plain_bar("The laboratory", "how a fight goes when it is fought many times"))
        main .labbed {
            (form(it))
            section .paper .told aria-labelledby="lab-h" {
                h2 #lab-h { (it.wanted.setting.laid.title()) }
                p .vh #lab-said role="status" {}
                div #lab-told { (inner(it)) }
            }
        }
        script src="/lab.js" defer {}
    };
    whole("The laboratory", "leafed", &inner)
}

fn form(it: &Shown<'_>) -> Markup {
    let laid: &dyn Prepared = &*it.wanted.setting.laid;
    let parameters = laid.parameters();
    html! {
        form #lab .paper .new .setting method="post" action="/lab" {
            button .vh type="submit" name="lab" value="go" tabindex="-1" aria-hidden="true" { "Play it out" }
            fieldset { legend .lab { "What is played" }
                p .row { label for="what" { "Scenario" } (choice(it)) }
                noscript { button .btn type="submit" formmethod="get" formaction="/lab" { "Look at it" } }
                p .row { label for="bot" { "Who plays" } select #bot name="bot" {
                    @for bot in it.wanted.book.bots {
                        option value=(bot.name) selected[bot.name == it.wanted.setting.bot.name] { (bot.name) ": " (bot.about) }
                    }
                } }
            }
            @if !parameters.is_empty() {
                fieldset { legend .lab { "To set" } @for parameter in &parameters { (slider(parameter, it.form)) } }
            }
            fieldset { legend .lab { "Optional rules" } (switches::fields(it.wanted.book, &laid.switched(), it.form)) }
            details .curious { summary { "For the curious" }
                p .row { label for="seed" { "Seed of the first game" small { "the others follow it" } }
                    input #seed name="seed" inputmode="numeric" autocomplete="off" value=(it.wanted.setting.first); }
            }
            div .acts { button .btn .go type="submit" name="lab" value="go" { "Play it out" } }
        }
    }
}

fn choice(it: &Shown<'_>) -> Markup {
    let all = scenarios();
    html! {
        select #what name="what" {
            @for book in shelf::BOOKS {
                optgroup label=(book.short) {
                    @for listed in all.iter().filter(|it| it.book.id == book.id) {
                        option value={ (book.id) "/" (listed.id) }
                            selected[book.id == it.wanted.book.id && listed.id == it.wanted.order.scenario] { (listed.scenario.title()) }
                    }
                }
            }
        }
    }
}

fn slider(it: &Parameter, form: &Form) -> Markup {
    let name = format!("set.{}", it.name);
    let value = form.filled(&name).map_or_else(|| it.value.to_string(), str::to_owned);
    html! {
        p .slide {
            label for={ "set-" (it.name) } { (it.about) }
            output for={ "set-" (it.name) } { (value) }
            input #{ "set-" (it.name) } type="range" name=(name) min=(it.least) max=(it.most) value=(value);
            span .ends { span { (it.least) } span { (it.most) } }
        }
    }
}

/// What is known so far, and what can be done about it.
pub fn inner(it: &Shown<'_>) -> Markup {
    let tally = it.tally;
    html! {
        p .sum { (words(tally)) }
        (doing(tally))
        @if FEW <= tally.games {
            (plot::settling(&tally.rows))
            div .plots {
                (plot::spread("Turns", &counts(&tally.rows, |it| it.turns.into())))
                (plot::spread("People lost", &counts(&tally.rows, |it| it.started.saturating_sub(it.survivors).into())))
            }
        }
        @if tally.games != 0 { (ends(tally)) (facts(it)) }
    }
}

/// How often the players win, as people say it.
pub fn words(tally: &Tally) -> String {
    if tally.games < FEW {
        return match &tally.state {
            State::Unknown => "Nobody has played this yet.".to_owned(),
            State::Failed(why) => format!("It cannot be played out: {why}."),
            State::Playing | State::Stopped | State::Settled => "Too few games yet to say.".to_owned(),
        };
    }
    let share = tally.share();
    let [value, low, high] = [share.value, share.low, share.high].map(percent);
    format!("The players win {value} of {} games; the truth lies between {low} and {high}.", tally.games)
}

fn doing(tally: &Tally) -> Markup {
    let ask = |deed: &str, words: &str| {
        html! { button .btn type="submit" form="lab" name="lab" value=(deed) { (words) } }
    };
    html! {
        p .way-on { @match &tally.state {
            State::Unknown => { span .hint { "Up to " (LIMITS.games) " games, behind everything else." } },
            State::Playing => { span .hint { "Playing: " (tally.games) " of " (LIMITS.games) "." } noscript { (ask("look", "Look again")) } (ask("stop", "Stop")) },
            State::Stopped => { span .hint { "Stopped." } (ask("go", "Play on")) },
            State::Settled => { span .hint { "All games are played." } },
            State::Failed(_) => {},
        } }
    }
}

/// How often each number came, from the least to the most.
fn counts(rows: &[Row], of: impl Fn(&Row) -> u32) -> Vec<(u32, u32)> {
    let all: Vec<u32> = rows.iter().map(of).collect();
    let (Some(&least), Some(&most)) = (all.iter().min(), all.iter().max()) else { return Vec::new() };
    (least..=most).map(|n| (n, all.iter().filter(|it| **it == n).count() as u32)).collect()
}

fn ends(tally: &Tally) -> Markup {
    let mut all: Vec<_> = tally.ends.iter().collect();
    all.sort_by_key(|it| std::cmp::Reverse(*it.1));
    html! {
        table .ends-of { caption .lab { "How they end" } tbody {
            @for (end, n) in all { tr { th scope="row" { (end) } td { (n) } td { (percent(f64::from(*n) / f64::from(tally.games.max(1)))) } } }
        } }
    }
}

/// What it takes to have the same again.
fn facts(it: &Shown<'_>) -> Markup {
    let setting = &it.wanted.setting;
    let last = setting.first.wrapping_add(u64::from(it.tally.games).saturating_sub(1));
    let switched: Vec<String> =
        it.wanted.order.switches.iter().map(|it| format!("{} {}", it.0, it.1)).collect();
    html! {
        dl .facts {
            div { dt { "Games" } dd { (it.tally.games) " of the bot " (setting.bot.name) } }
            div { dt { "Seeds" } dd { (setting.first) " to " (last) } }
            div { dt { "Version" } dd { (env!("CARGO_PKG_VERSION")) } }
            div { dt { "Switches" } dd { @if switched.is_empty() { "as the scenario has them" } @else { (switched.join(", ")) } } }
            div { dt { "Again" } dd { code { (command(it)) } } }
        }
        p { a .lnk href={ "/lab/data.csv?" (query(it)) } download { "Download the games (CSV)" } }
    }
}

/// The same games on the command line.
fn command(it: &Shown<'_>) -> String {
    let setting = &it.wanted.setting;
    let mut words = format!(
        "shamble sim {} --games {} --seed {} --bot {}",
        it.wanted.order.scenario, it.tally.games, setting.first, setting.bot.name
    );
    for (name, value) in &it.wanted.order.set {
        words.push_str(&format!(" --set {name}={value}"));
    }
    for (id, value) in changed(it) {
        words.push_str(&format!(" --switch {id}={value}"));
    }
    words
}

/// The switches that are not as the scenario has them.
fn changed<'a>(it: &'a Shown<'_>) -> Vec<(&'a str, &'a str)> {
    let found = scenarios();
    let own = found
        .iter()
        .find(|listed| listed.book.id == it.wanted.book.id && listed.id == it.wanted.order.scenario)
        .map(|it| it.scenario.switched())
        .unwrap_or_default();
    let is_own = |id: &str, value: &str| own.iter().any(|it| it.0 == id && it.1 == value);
    let all = it.wanted.order.switches.iter().map(|it| (it.0.as_str(), it.1.as_str()));
    all.filter(|it| !is_own(it.0, it.1)).collect()
}

/// The fields that make this setting, as an address has them.
fn query(it: &Shown<'_>) -> String {
    let order = &it.wanted.order;
    let mut fields = vec![
        ("what".to_owned(), format!("{}/{}", it.wanted.book.id, order.scenario)),
        ("bot".to_owned(), it.wanted.setting.bot.name.to_owned()),
        ("seed".to_owned(), it.wanted.setting.first.to_string()),
    ];
    fields.extend(order.set.iter().map(|it| (format!("set.{}", it.0), it.1.to_string())));
    fields.extend(order.switches.iter().map(|it| (format!("rule.{}", it.0), it.1.clone())));
    fields.iter().map(|it| format!("{}={}", encoded(&it.0), encoded(&it.1))).collect::<Vec<_>>().join("&")
}

fn encoded(text: &str) -> String {
    let plain = |it: u8| it.is_ascii_alphanumeric() || b"-._~".contains(&it);
    text.bytes().map(|it| if plain(it) { char::from(it).to_string() } else { format!("%{it:02X}") }).collect()
}
