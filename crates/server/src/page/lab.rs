//! The laboratory: what is played at the left, what has come of it at the right.
mod beside;
mod facts;
mod plot;
mod seek;

use maud::{Markup, html};
use shelf::{GameRow, Parameter, PlayableScenario};

use super::{
    percent, plain_bar,
    start::{
        scenarios,
        set::{choice, label},
        switches,
    },
    whole,
};
use crate::{
    even::{Beside, Tally, TallyState},
    form::FormData,
    lab_page::{LIMITS, LabSetting},
};

pub use facts::{query, told};
pub use seek::Seeking;

/// Fewer games than this say nothing.
const FEW: u32 = 10;

/// A setting with what is known of it.
#[derive(Debug)]
pub struct LabPage<'a> {
    pub wanted: &'a LabSetting,
    pub tally: &'a Tally,
    /// All settings of the scenario that were played, this one among them.
    pub beside: &'a [Beside],
    pub seeking: &'a Seeking,
    pub form: &'a FormData,
}

pub fn page(it: &LabPage<'_>) -> Markup {
    let inner = html! {
        (plain_bar("The lab", "one fight, played many times"))
        main .labbed {
            (form(it))
            section .paper .told aria-labelledby="lab-h" {
                h2 #lab-h { (it.wanted.setting.laid.title()) }
                p .hint { (it.wanted.setting.laid.about()) }
                p .vh #lab-said role="status" {}
                (inner(it))
            }
        }
        script type="module" src="/lab.js" {}
    };
    whole("The lab", "leafed", &inner)
}

fn form(it: &LabPage<'_>) -> Markup {
    let laid: &dyn PlayableScenario = &*it.wanted.setting.laid;
    html! {
        form #lab .paper .new .setting method="post" action="/lab" {
            button .vh type="submit" name="lab" value="go" tabindex="-1" aria-hidden="true" { "Simulate" }
            fieldset { legend .lab { "Scenario" }
                p .row { label for="what" { "Scenario" } (scenario(it)) }
                noscript { button .btn type="submit" formmethod="get" formaction="/lab" { "Show this scenario" } }
                p .row { label for="bot" { "Players" } select #bot name="bot" {
                    @for bot in it.wanted.book.bots {
                        option value=(bot.name) selected[bot.name == it.wanted.setting.bot.name] { (bot.name) ": " (bot.about) }
                    }
                } }
            }
            (to_set(it, laid))
            fieldset { legend .lab { "Optional rules" } (switches::fields(it.wanted.book, &it.wanted.own.switched(), it.form)) }
            details .curious { summary { "More settings" }
                p .row { label for="seed" { "Seed of the first game" small { "the others follow it" } }
                    input #seed name="seed" inputmode="numeric" autocomplete="off" value=(it.wanted.setting.first); }
            }
            div .acts {
                a #lab-brief .brief href="#lab-h" { (brief(it.tally)) }
                button .btn .go type="submit" name="lab" value="go" { "Simulate" }
            }
        }
    }
}

fn scenario(it: &LabPage<'_>) -> Markup {
    let all = scenarios();
    html! {
        select #what name="what" {
            @for book in shelf::books() {
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

fn to_set(it: &LabPage<'_>, laid: &dyn PlayableScenario) -> Markup {
    let (numbers, choices) = (laid.parameters(), laid.choices());
    let own = it.wanted.own.parameters();
    let own = |name: &str| own.iter().find(|it| it.name == name).map(|it| it.value);
    html! {
        @if !numbers.is_empty() || !choices.is_empty() {
            fieldset { legend .lab { "Scenario settings" }
                @for number in &numbers { (slider(number, own(&number.name))) }
                @for named in &choices { (choice(named, it.form)) }
            }
        }
    }
}

/// A number of the scenario, with what the scenario itself has.
fn slider(it: &Parameter, own: Option<u16>) -> Markup {
    html! {
        p .slider {
            label for={ "set-" (it.name) } { (label(&it.about)) }
            output for={ "set-" (it.name) } { (it.value) }
            input #{ "set-" (it.name) } type="range" name={ "set." (it.name) } min=(it.least) max=(it.most) value=(it.value);
            span .ends { span { (it.least) } @if let Some(own) = own { span { "scenario default: " (own) } } span { (it.most) } }
        }
    }
}

/// What is known so far, and what can be done about it.
pub fn inner(it: &LabPage<'_>) -> Markup {
    let tally = it.tally;
    html! {
        div #lab-told {
            p .sum { (words(tally)) }
            (doing(tally))
            @if FEW <= tally.games { (plot::settling(&tally.rows)) }
            (beside::figure(it))
            (seek::figure(it))
            @if FEW <= tally.games {
                div .plots {
                    (plot::spread("Turns", &counts(&tally.rows, |it| it.turns.into())))
                    (plot::spread("People lost", &counts(&tally.rows, |it| it.started.saturating_sub(it.survivors).into())))
                }
            }
            @if tally.games != 0 { (ends(tally)) (facts::facts(it)) }
        }
    }
}

/// How often the players win, as people say it.
pub fn words(tally: &Tally) -> String {
    if tally.games < FEW {
        return match &tally.state {
            TallyState::Unknown => "Nobody has played this yet.".to_owned(),
            TallyState::Failed(why) => format!("It cannot be simulated: {why}."),
            TallyState::Playing | TallyState::Stopped | TallyState::Settled => {
                "Too few games yet to say.".to_owned()
            }
        };
    }
    let share = tally.share();
    let [value, low, high] = [share.value, share.low, share.high].map(percent);
    let so = match share {
        it if it.holds(0.5) => "As far as these games show, it is even.",
        it if it.value < 0.5 => "The odds are against them.",
        _ => "The odds favour them.",
    };
    format!(
        "The players win {value} of {} games; the true chance is probably between {low} and {high}. {so}",
        tally.games
    )
}

/// The same for whoever does not see the page, with the number that was found last.
pub fn said(it: &LabPage<'_>) -> String {
    let Seeking { can, known, .. } = it.seeking;
    let last = known.iter().rev().find(|known| can.iter().any(|it| it.key == known.sought.key));
    let found = last.and_then(|it| Some((&it.sought, it.found.as_ref().ok()?)));
    match found {
        Some((sought, found)) => {
            format!("{} {}: {}", words(it.tally), sought.words, seek::verdict(&sought.number.name, found))
        }
        None => words(it.tally),
    }
}

/// The same in so few words that they fit beside the button of a small screen.
pub fn brief(tally: &Tally) -> String {
    if tally.games < FEW {
        return format!("{} games played", tally.games);
    }
    let share = tally.share();
    let [value, low, high] = [share.value, share.low, share.high].map(percent);
    format!("{value} won ({low} to {high}), {} games", tally.games)
}

fn doing(tally: &Tally) -> Markup {
    let ask = |deed: &str, words: &str| {
        html! { button .btn type="submit" form="lab" name="lab" value=(deed) { (words) } }
    };
    html! {
        p .way-on { @match &tally.state {
            TallyState::Unknown => { span .hint { "Choose the settings and press “Simulate”: bots play it up to " (LIMITS.games)
                " times in the background. After that, every change is simulated too and listed beside the others." } },
            TallyState::Playing => {
                progress max=(LIMITS.games) value=(tally.games) aria-label="Games played" {}
                span .hint { "Playing: " (tally.games) " of " (LIMITS.games) "." }
                noscript { (ask("look", "Refresh")) }
                (ask("stop", "Stop"))
            },
            TallyState::Stopped => { span .hint { "Stopped after " (tally.games) " of " (LIMITS.games) " games." } (ask("go", "Continue")) },
            TallyState::Settled => { span .hint { "All games have been played." } },
            TallyState::Failed(_) => {},
        } }
    }
}

/// How often each number came, from the least to the most.
fn counts(rows: &[GameRow], of: impl Fn(&GameRow) -> u32) -> Vec<(u32, u32)> {
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
