//! How even it is: what the games of bots have come to, in words and as a bar.
use maud::{Markup, PreEscaped, html};

use crate::even::{FIRST_SEED, MOST_GAMES, Tally, TallyState, TallyView};

/// Fewer games than this say nothing.
const FEW: u32 = 10;

/// The field of the form; the script asks by itself and fills it in.
pub fn field(it: &TallyView) -> Markup {
    html! {
        fieldset .even data-even=(it.to) {
            legend .lab { "How even is it?" }
            (inner(it))
            p .vh role="status" {}
        }
    }
}

/// What is known so far, and what can be done about it.
pub fn inner(it: &TallyView) -> Markup {
    let tally = &it.tally;
    html! {
        div .told {
            @if tally.games != 0 {
                p .sum { span { (words(tally)) } b { (tally.won) " of " (tally.games) @if tally.games == 1 { " game" } @else { " games" } } }
                (bar(tally))
            }
            (doing(it))
            @if tally.games != 0 { (ends(it)) }
        }
    }
}

fn doing(it: &TallyView) -> Markup {
    let tally = &it.tally;
    let played = match tally.games {
        0 => format!("The {} bot plays every seat.", it.bot),
        n => {
            let last = FIRST_SEED + u64::from(n) - 1;
            format!("The {} bot plays every seat, seeds {FIRST_SEED} to {last}.", it.bot)
        }
    };
    html! {
        @match &tally.state {
            TallyState::Unknown => p .way-on { span .hint { "Bots can play it up to " (MOST_GAMES) " times, to see who wins." } (ask(it, "go", "Simulate")) },
            TallyState::Playing => p .way-on { span .hint { (played) " Still playing." noscript { " Refresh in a while." } }
                noscript { (ask(it, "look", "Refresh")) } (ask(it, "stop", "Stop")) },
            TallyState::Stopped => p .way-on { span .hint { (played) " Stopped." } (ask(it, "go", "Continue")) },
            TallyState::Settled => p .hint { (played) },
            TallyState::Failed(words) => p .said { "It cannot be simulated: " (words) "." },
        }
    }
}

fn ask(it: &TallyView, deed: &str, words: &str) -> Markup {
    html! { button .btn type="submit" formaction=(it.to) formnovalidate name="even" value=(deed) { (words) } }
}

/// How often the players win, as people say it.
pub fn words(it: &Tally) -> String {
    if it.games < FEW {
        return "Too few games yet to say.".to_owned();
    }
    let share = it.share();
    // While little is known, tenths say as much as there is to say.
    let of: f64 = if 0.05 < (share.high - share.low) / 2.0 { 10.0 } else { 100.0 };
    let part = |p: f64| (p * of).round();
    let (about, low, high) = (part(share.value), part(share.low), part(share.high));
    if low == high {
        return format!("The players win about {about} games in {of}.");
    }
    format!("The players win about {about} games in {of}, between {low} and {high}.")
}

/// The share of the players plain, that of the others hatched, and between them what is not known yet.
fn bar(it: &Tally) -> Markup {
    let share = it.share();
    let (low, high) = (share.low * 100.0, share.high * 100.0);
    let won = (share.value * 100.0).round();
    let drawn = format!(
        "<rect class=\"p0\" width=\"{low:.1}\" height=\"10\"/><rect class=\"pu\" x=\"{low:.1}\" width=\"{:.1}\" \
         height=\"10\"/><rect class=\"p2\" x=\"{high:.1}\" width=\"{:.1}\" height=\"10\"/>",
        high - low,
        100.0 - high
    );
    html! {
        svg .evenly viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" { (PreEscaped(drawn)) }
        p .sides { span { "the players " (won) " %" } span { "the others " (100.0 - won) " %" } }
    }
}

/// How the games end, the commonest first.
fn ends(it: &TallyView) -> Markup {
    let mut all: Vec<(&str, u32)> = it.tally.ends.iter().map(|it| (it.0.as_ref(), *it.1)).collect();
    all.sort_by_key(|it| std::cmp::Reverse(it.1));
    html! {
        details .text-of { summary { "how they end" }
            @if let Some(goal) = &it.goal { p { "The goal: " (goal) "." } }
            ul { @for (end, n) in all { li { (n) " × " (end) } } }
        }
    }
}
