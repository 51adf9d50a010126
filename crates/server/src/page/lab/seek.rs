//! At which number it is even: what can be looked for, how far it is, and what was found.
use lab::balance::{BalanceResult, Verdict};
use maud::{Markup, html};

use super::{LabPage, percent, plot};
use crate::seek::{Answer, BalanceRequest, MOST_GAMES};

/// The searches of a scenario.
#[derive(Debug)]
pub struct Seeking {
    /// What can be looked for in this setting.
    pub can: Vec<BalanceRequest>,
    pub known: Vec<Answer>,
    pub under_way: Option<(BalanceRequest, u64)>,
}

pub fn figure(it: &LabPage<'_>) -> Markup {
    let Seeking { can, known, under_way } = it.seeking;
    let here = known.iter().filter(|known| can.iter().any(|it| it.key == known.sought.key));
    html! {
        @if !can.is_empty() {
            figure .plot .seek {
                figcaption .lab { "Find the balance" }
                @match under_way {
                    Some((sought, games)) => (looking(sought, *games)),
                    None => (offered(can, known)),
                }
                @if !known.is_empty() { ul { @for it in known { (line(it)) } } }
                @for (sought, found) in here.filter_map(|it| Some((&it.sought, it.found.as_ref().ok()?))) {
                    (plot::over(found))
                    p .hint { "Each mark is a number that was played, with its 95 % confidence interval; the vertical line is where the curve through them is even. To repeat it: "
                        code { (command(sought)) } }
                }
            }
        }
    }
}

fn ask(deed: &str, words: &str) -> Markup {
    html! { button .btn type="submit" form="lab" name="lab" value=(deed) { (words) } }
}

fn offered(can: &[BalanceRequest], known: &[Answer]) -> Markup {
    let is_sure = |it: &BalanceRequest| {
        known
            .iter()
            .any(|known| known.sought.key == it.key && known.found.as_ref().is_ok_and(|it| !it.stopped))
    };
    html! {
        p .way-on {
            span .hint { "Bots search the whole range for the number at which the players win half their games, in up to " (MOST_GAMES) " games. Everything else stays as set." }
            @for it in can.iter().filter(|it| !is_sure(it)) {
                (ask(&format!("seek:{}", it.number.name), &format!("Try {} from {} to {}", it.number.name, it.number.least, it.number.most)))
            }
        }
    }
}

fn looking(sought: &BalanceRequest, games: u64) -> Markup {
    html! {
        p .way-on {
            progress max=(MOST_GAMES) value=(games) aria-label="Games played" {}
            span .hint { "Looking for an even fight by number of " (sought.number.name) " (" (sought.words) "): " (games) " of at most " (MOST_GAMES) " games." }
            noscript { (ask("look", "Refresh")) }
            (ask("halt", "Stop looking"))
        }
    }
}

fn line(it: &Answer) -> Markup {
    let name = &it.sought.number.name;
    html! {
        li { b { (it.sought.words) } ": "
            @match &it.found {
                Ok(found) => { (verdict(name, found)) @if found.stopped { " Stopped early, so it is less certain." } },
                Err(why) => { "it cannot be played out: " (why) "." },
            }
        }
    }
}

/// What was found, in one sentence.
pub fn verdict(name: &str, found: &BalanceResult) -> String {
    match &found.verdict {
        Verdict::Value { value, low, high, chance, .. } => format!(
            "even at about {name} {value}, with 95 % certainty between {low:.1} and {high:.1}; at {value} the players win {}.",
            percent(chance.value)
        ),
        Verdict::OutOfReach { nearest, chance } => format!(
            "No number of {name} makes it even; {nearest} comes closest: the players win {} ({} to {}).",
            percent(chance.value),
            percent(chance.low),
            percent(chance.high)
        ),
        Verdict::Unclear { low, high } if low == high => {
            format!("{name} {low} may be even; there are too few games to tell.")
        }
        Verdict::Unclear { low, high } => {
            format!("even somewhere between {name} {low} and {high}; there are too few games to say more.")
        }
    }
}

/// The same search on the command line.
fn command(it: &BalanceRequest) -> String {
    let lab::Setting { name, set, switches, .. } = &it.setting;
    let mut words = format!("shamble balance {}", lab::origin::quoted(name));
    for (option, all) in [("--set", set), ("--switch", switches)] {
        for (name, value) in all {
            words.push_str(&format!(" {option} {}", lab::origin::quoted(&format!("{name}={value}"))));
        }
    }
    let number = &it.number;
    format!(
        "{words} --bot {} --vary {}={}..{} --games {MOST_GAMES} --seed {}",
        it.bot.name, number.name, number.least, number.most, it.first
    )
}
