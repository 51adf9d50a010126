//! The spine: turn, phases, people, what else is counted, and the zoom.
use kernel::Token;
use maud::{Markup, PreEscaped, html};
use view::{Allegiance, NamedValue, PhaseView, Role, View};

use super::{icon, sheet, tray};

const ZOOM_IN: &str = "M10 4v12M4 10h12";
const ZOOM_OUT: &str = "M4 10h12";
const FIT: &str = "M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4";
const EYE: &str = "M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5M10 7.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8";
const TO_COME: &str = "M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12";
const DONE: &str = "M4 10.5l4 4 8-9";
const NOW: &str = "M6 3l9 7-9 7z";

pub fn spine(view: &View, acts: Option<Token>) -> Markup {
    let (turn, rest) = view.clock.split_first().map_or((None, &[][..]), |it| (Some(it.0), it.1));
    html! {
        nav #spine .spine .paper aria-label="Turn and people" {
            @if let Some(line) = turn { p .turnno { span .lab { (line.name) } (reading(line)) } }
            (phases(&view.phases))
            (sheet::crew(view, acts))
            @for line in rest.iter().filter(|it| view.phases.is_empty() || it.role != Some(Role::Phase)) { (counted(line, view)) }
            div .zoom role="group" aria-label="Zoom" {
                button type="button" data-zoom="in" aria-label="Zoom in" { (icon(ZOOM_IN)) }
                button type="button" data-zoom="out" aria-label="Zoom out" { (icon(ZOOM_OUT)) }
                button type="button" data-zoom="fit" aria-label="Show the whole board" { (icon(FIT)) }
                @if view.ground.has_cells() {
                    button #eye type="button" data-key="v" aria-pressed="false" aria-label="Line of sight" title="Line of sight (V)" { (icon(EYE)) }
                }
            }
        }
    }
}

/// The parts of a turn; those before the present one are done.
fn phases(phases: &[PhaseView]) -> Markup {
    let now = phases.iter().position(|it| it.now);
    html! {
        @if !phases.is_empty() {
            ol .phases aria-label="The turn" {
                @for (at, it) in phases.iter().enumerate() {
                    @let done = now.is_some_and(|now| at < now);
                    li .now[it.now] aria-current=[it.now.then_some("step")] {
                        @match it.die {
                            Some(die) => span class=(of(die.side)) { (tray::die(die.sides, die.face)) },
                            None => (icon(if it.now { NOW } else if done { DONE } else { TO_COME })),
                        }
                        (it.name)
                        small { (if done { "done" } else { it.note.as_str() }) }
                    }
                }
            }
        }
    }
}

/// Whose die it is, for its looks: sides differ by more than a colour.
const fn of(side: Allegiance) -> &'static str {
    match side {
        Allegiance::Players => "of-players",
        Allegiance::Rivals => "of-rivals",
        Allegiance::Strangers => "of-strangers",
        Allegiance::Dead => "of-dead",
        Allegiance::Neutral => "of-neutral",
    }
}

/// A line of the clock, with the token of those it counts.
fn counted(line: &NamedValue, view: &View) -> Markup {
    let one = view.tokens.iter().find(|it| line.role == Some(Role::Number(it.side)) && !it.lies);
    html! {
        p .tally .worded[line.amount.is_none()] {
            @if let Some(one) = one { (PreEscaped(picture::token(one))) }
            span .lab { (line.name) }
            (reading(line))
        }
    }
}

/// A value of the clock: of a number what it is out of, or its unit, is small.
fn reading(line: &NamedValue) -> Markup {
    match &line.amount {
        None => html! { b { (line.value) } },
        Some(amount) => {
            let rest = amount.rest();
            html! { b { (amount.n) } @if !rest.is_empty() { " " small { (rest) } } }
        }
    }
}
