//! What the bot that looks ahead thinks of the options, in the panel of the question.
use kernel::{Answer, Question, question::Shape};
use maud::{Markup, html};
use shelf::Opinion;
use view::Length;

use super::{
    option::{all, capital},
    percent,
};
use crate::advice::{AdviceState, Seen};

/// The place for advice below the answers; whoever has a script sees it once it is switched on.
pub fn slip(question: &Question, seen: Option<&Seen>, here: &str, number: &str, length: Length) -> Markup {
    html! {
        form #advice .advice method="post" action={ (here) "/advice" } {
            (inner(question, seen, number, length))
        }
    }
}

/// What is known so far, and what can be done about it.
pub fn inner(question: &Question, seen: Option<&Seen>, number: &str, length: Length) -> Markup {
    let button = |deed: &str, words: &str| {
        html! { button .lnk type="submit" name="advice" value=(deed) { (words) } }
    };
    html! {
        input type="hidden" name="question" value=(number);
        p .acts {
            @match seen.map(|it| it.state) {
                None => (button("go", "What would the thinker do?")),
                Some(AdviceState::Thinking) => { (button("stop", "Stop thinking")) span .plain { (button("look", "Refresh")) } },
                Some(AdviceState::Stopped) => (button("go", "Think again")),
                Some(AdviceState::Done) => {},
            }
            span role="status" { (seen.map(|it| status(question, it, length)).unwrap_or_default()) }
        }
        @if let Some(seen) = seen.filter(|it| it.options.iter().any(|it| 0 < it.playouts)) { (table(question, seen, length)) }
    }
}

/// How far it is, or what it would do.
fn status(question: &Question, seen: &Seen, length: Length) -> String {
    let played: usize = seen.options.iter().map(|it| it.playouts).sum();
    let played = if played == 1 { "1 game".to_owned() } else { format!("{played} games") };
    match (seen.state, seen.pick.and_then(|it| seen.options.get(it))) {
        (AdviceState::Thinking, _) => format!("It is playing the options out: {played} so far."),
        (AdviceState::Stopped, _) => format!("Stopped after {played}."),
        (AdviceState::Done, Some(it)) => {
            format!("It would choose: {}. {played}.", words(question, &it.answer, length))
        }
        (AdviceState::Done, None) => format!("It has no favourite after {played}."),
    }
}

/// The options, the best chance first.
fn table(question: &Question, seen: &Seen, length: Length) -> Markup {
    let mut rows: Vec<(usize, &Opinion)> = seen.options.iter().enumerate().collect();
    rows.sort_by(|a, b| b.1.chance.total_cmp(&a.1.chance).then(a.0.cmp(&b.0)));
    rows.sort_by_key(|it| seen.pick != Some(it.0));
    html! {
        table .seen {
            thead { tr { th scope="col" { "Option" } th scope="col" { "Win chance" } th scope="col" { "Games" } } }
            tbody { @for (at, it) in rows.iter().filter(|it| 0 < it.1.playouts) {
                tr .pick[seen.pick == Some(*at)] {
                    th scope="row" { (capital(&words(question, &it.answer, length))) @if seen.pick == Some(*at) { span .mini { " its pick" } } }
                    td { (bar(it)) (percent(it.chance)) " ± " (percent(it.error)) }
                    td { (it.playouts) }
                }
            } }
        }
    }
}

/// The chance as a bar, with its error as a whisker.
fn bar(it: &Opinion) -> Markup {
    let at = |share: f64| format!("{:.1}", 100.0 * share.clamp(0.0, 1.0));
    html! {
        svg .chance viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
            rect .all width="100" height="8" {}
            rect .won width=(at(it.chance)) height="8" {}
            path .err d={ "M" (at(it.chance - it.error)) " 4H" (at(it.chance + it.error)) } {}
        }
    }
}

/// An answer as the question has it.
pub fn words(question: &Question, answer: &Answer, length: Length) -> String {
    let options = all(question);
    let label =
        |at: &usize| options.get(*at).map_or_else(|| format!("option {}", at + 1), |it| it.label.clone());
    let joined = |these: &[usize], none: &str| match these {
        [] => none.to_owned(),
        _ => these.iter().map(label).collect::<Vec<_>>().join(", "),
    };
    match answer {
        Answer::One(at) => label(at),
        Answer::Some(these) => joined(these, "none of them"),
        Answer::Order(these) => joined(these, "any order"),
        Answer::YesNo(yes) => if *yes { "yes" } else { "no" }.to_owned(),
        Answer::Number(n) => n.to_string(),
        Answer::Form(_) => "the form as proposed".to_owned(),
        Answer::Game(_) => "the game".to_owned(),
        Answer::Point(point) => {
            let proposed = matches!(question.shape, Shape::Point { .. });
            let here = |it: &&kernel::OptionView| it.at == Some(kernel::question::Anchor::Place(*point));
            let named = options.iter().filter(|_| proposed).find(here).map(|it| it.label.clone());
            let from = |mm: i32| format!("{} {}", mm / length.one(), length.short());
            named.unwrap_or_else(|| {
                format!("{} from the west, {} from the north", from(point.x), from(point.y))
            })
        }
    }
}
