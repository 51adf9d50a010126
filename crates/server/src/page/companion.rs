//! The companion: single tests without a board, each a form made from what it takes.
use kernel::{How, Likely, Procedure, Ratio};
use maud::{Markup, html};
use serde_json::{Map, Value};
use shelf::Rulebook;
use view::{
    Length,
    story::Names,
    telling::{self, Phrases},
    words::{self, Plain},
};

use super::{
    chances::{self, ChanceBar},
    field::{self, Field, FieldFault, FilledForm},
    from, odds_bar, percent, plain_bar, rule_link,
    table::{length, phrases},
    whole,
};
use crate::{form::FormData, reckon};

/// Outcomes that people read; the rest is summed up.
const MOST_ROWS: usize = 30;

/// What came of a test, and what could have.
#[derive(Debug)]
pub struct CompanionResult {
    pub done: reckon::Resolution,
    pub odds: reckon::OddsTable,
}

/// Every procedure of every book.
pub fn list() -> Markup {
    let inner = html! {
        (plain_bar("Companion", "single tests and lookups for play at a real table"))
        main .leaf {
            p .seek .scripted {
                label for="seek" { "Look for" }
                input #seek type="search" autocomplete="off" placeholder="fear, shotgun, infection";
                span #found role="status" {}
            }
            @for book in shelf::books() {
                section .shelf-of aria-label=(book.title) data-sought {
                    h2 { (book.title) }
                    @if let Some(own) = book.own.and_then(|it| (it.in_use)()) { p .lead { "Using your own tables: " b { (own.name) } } }
                    div .chapters { @for (chapter, procedures) in chapters(book) { (part(chapter, &procedures)) } }
                }
            }
            p .lead { "Programs can do the same, and play whole games: " a href="/api" { "the API" } "." }
        }
    };
    whole("Companion", "leafed", &inner)
}

/// Procedures by the chapters of the book, in the book's order; chapters of one name stand together.
fn chapters(book: &Rulebook) -> Vec<(&'static str, Vec<&'static Procedure>)> {
    let mut all: Vec<(&str, Vec<&Procedure>)> = Vec::new();
    for it in book.procedures {
        let chapter = book.ledger.chapter(it.name).unwrap_or("More");
        match all.iter_mut().find(|it| it.0 == chapter) {
            Some((_, known)) => known.push(it),
            None => all.push((chapter, vec![it])),
        }
    }
    all
}

fn part(chapter: &str, procedures: &[&Procedure]) -> Markup {
    html! {
        section .paper .text aria-label=(chapter) {
            h3 .lab { (chapter) }
            ul .procs { @for it in procedures {
                li { a href={ "/companion/" (it.name) } { (it.about.trim_end_matches('.')) } " " span .rule { (it.name) } }
            } }
        }
    }
}

/// One procedure: its form, and what came of it if it was filled in.
pub fn page(
    it: &Procedure,
    form: &FormData,
    done: Option<&Result<CompanionResult, Vec<FieldFault>>>,
) -> Markup {
    let wrong = done.and_then(|it| it.as_ref().err()).map_or(&[][..], Vec::as_slice);
    let here = format!("/companion/{}", it.name);
    let filled = FilledForm { form, wrong, again: &here };
    let amiss = wrong.iter().find(|it| it.path == "dice");
    let phrases = phrases(it.name.split('.').next().unwrap_or_default());
    let inner = html! {
        (plain_bar("Companion", it.about.trim_end_matches('.')))
        main .leaf .pair {
            form .paper .new .asked method="get" action=(here) novalidate aria-labelledby="proc" {
                // Whoever presses Enter in a field means the red button, not the first small one.
                button .vh type="submit" tabindex="-1" aria-hidden="true" name="go" value="1" { "Resolve" }
                div .tl { h2 #proc { (it.about.trim_end_matches('.')) } p .rule { (it.name) } }
                fieldset { legend .lab { "The situation" } (field::drawn(&Field::of(&it.schema(), length(it.name)), field::START, &filled)) }
                fieldset { legend .lab { "Dice" }
                    p .row .bad[amiss.is_some()] {
                        label for="dice" { "What you rolled" small { "leave it empty and the program rolls" } }
                        input #dice name="dice" inputmode="numeric" autocomplete="off"
                            aria-describedby=[amiss.map(|_| "dice-amiss")] value=(form.field("dice").unwrap_or_default());
                        @if let Some(it) = amiss { span .amiss #dice-amiss { (it.words) } }
                    }
                }
                div .acts { button .btn .go type="submit" name="go" value="1" { "Resolve" } }
            }
            section .paper .text aria-label="Result" aria-live="polite" {
                @match done {
                    None => p .hint { "Describe the situation. The result, each die and modifier, and the exact odds appear here." },
                    Some(Err(wrong)) => p .said role="alert" { (field::together(wrong)) },
                    Some(Ok(done)) => (result(it, done, &phrases)),
                }
            }
        }
    };
    whole(it.about, "leafed", &inner)
}

fn result(it: &Procedure, done: &CompanionResult, phrases: &Phrases) -> Markup {
    let reckon::Resolution { result, explanation, events } = &done.done;
    let own = explanation.rules.first().and_then(|it| shelf::own_tables(*it));
    let lines = telling::tell(events, &Names::default(), phrases);
    html! {
        (came(it, result, phrases))
        // The same line as in the journal of a game: the sum, what it needs, and why.
        @if !lines.is_empty() { ul .as-told { @for line in &lines { li { (line.text) } } } }
        table .sum { tbody {
            @for it in &explanation.dice {
                tr { td { (it.face) } td { "on a d" (it.sides) } td { (rule_link(it.rule.as_str())) } }
            }
            @for it in &explanation.modifiers {
                tr { td { (format!("{:+}", it.value).replace('-', "\u{2212}")) } td { (phrases.rules.modifier(it).unwrap_or("modifier")) }
                    td { (rule_link(it.rule.as_str())) } }
            }
        } }
        (odds(it, &done.odds, phrases))
        p .lead { @for rule in &explanation.rules { (rule_link(rule.as_str())) " " } }
        p { (from(own, &explanation.rules)) }
    }
}

/// What came of it: a word, or a table if it is several things at once.
fn came(it: &Procedure, result: &Value, phrases: &Phrases) -> Markup {
    let several = result.as_object().filter(|all| 1 < all.values().filter(|it| !it.is_null()).count());
    let small = |all: &&Map<String, Value>| all.len() <= 2 && all.values().any(|it| *it == false);
    match several.filter(|it| !small(it)) {
        None => html! { h2 .big { (capital(&told(it, result, phrases))) } },
        Some(all) => html! {
            table .facts { tbody { @for (label, value) in facts(all, phrases, length(it.name)) {
                tr { th scope="row" { (label) } td { (value) } }
            } } }
        },
    }
}

/// The parts of a result with their names, in the order that the book gives them; what only repeats a word is left out.
fn facts(all: &Map<String, Value>, phrases: &Phrases, length: Length) -> Vec<(String, String)> {
    let place =
        |name: &str| phrases.labels.iter().position(|it| it.0 == name).unwrap_or(phrases.labels.len());
    let mut parts: Vec<(&String, &Value)> = all.iter().collect();
    parts.sort_by_key(|it| place(it.0));
    let mut facts: Vec<(String, String)> = Vec::new();
    for (name, value) in parts {
        let said =
            if value.is_null() { "–".to_owned() } else { words::measured(name, value, phrases, length) };
        if !value.is_string() || facts.iter().all(|it| it.1 != said) {
            facts.push((capital(&words::label(name, phrases)), said));
        }
    }
    facts
}

/// A result as its procedure tells it.
fn told(it: &Procedure, result: &Value, phrases: &Phrases) -> String {
    words::result(result, &Plain { nothing: it.nothing, counts: it.counts }, phrases, length(it.name))
}

fn odds(it: &Procedure, known: &reckon::OddsTable, phrases: &Phrases) -> Markup {
    let exact = |(what, p): &(Value, Likely)| Some((what.clone(), p.exact.clone()?));
    let Some(exact) = known.outcomes.iter().map(exact).collect::<Option<Vec<_>>>() else {
        return estimated(it, known, phrases);
    };
    let rows = chances::rows(&exact);
    if let [only] = &rows[..]
        && only.each.is_none()
    {
        return html! { p .hint { "No dice decide this." } };
    }
    let rest: f64 = rows.iter().skip(MOST_ROWS).map(|it| it.p.value()).sum();
    html! {
        h3 .lab { "Odds" }
        table .chances { tbody { @for row in rows.iter().take(MOST_ROWS) { (chance(it, row, phrases)) } } }
        @if MOST_ROWS < rows.len() { p { "and " (rows.len() - MOST_ROWS) " more, " (percent(rest)) " in all" } }
    }
}

/// Chances without fractions, and how they are known.
fn estimated(it: &Procedure, known: &reckon::OddsTable, phrases: &Phrases) -> Markup {
    let rest: f64 = known.outcomes.iter().skip(MOST_ROWS).map(|it| it.1.p).sum();
    html! {
        h3 .lab { "Odds" }
        table .chances { tbody { @for (what, p) in known.outcomes.iter().take(MOST_ROWS) {
            tr {
                th scope="row" { (told(it, what, phrases)) }
                td { @if p.error != 0.0 { "± " (percent(p.error)) } }
                td { (odds_bar(&[(String::new(), p.p), (String::new(), 1.0 - p.p)])) }
                td { (percent(p.p)) }
            }
        } } }
        @if MOST_ROWS < known.outcomes.len() { p { "and " (known.outcomes.len() - MOST_ROWS) " more, " (percent(rest)) " in all" } }
        @if let How::Simulated { games, .. } = known.how {
            p .hint { "Too many combinations to count exactly: estimated from " (games) " rolls, with standard errors." }
        }
    }
}

fn chance(it: &Procedure, row: &ChanceBar, phrases: &Phrases) -> Markup {
    let value = row.p.value();
    html! {
        tr {
            th scope="row" { (told(it, &row.what, phrases))
                @if let Some((count, each)) = &row.each { small { (count) " of these, " (each) " each (" (fine_percent(each.value())) ")" } } }
            td { (short(&row.p)) }
            td { (odds_bar(&[(String::new(), value), (String::new(), 1.0 - value)])) }
            td { (percent(value)) }
        }
    }
}

/// A fraction that is short enough to be read.
fn short(p: &Ratio) -> String {
    const LONGEST: usize = 11;
    let text = p.to_string();
    if text.len() <= LONGEST { text } else { String::new() }
}

/// A small chance, two digits of it.
fn fine_percent(p: f64) -> String {
    format!("{:.2} %", p * 100.0)
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |it| it.to_uppercase().chain(letters).collect())
}
