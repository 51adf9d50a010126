//! The tray of felt: the dice of the last roll, what was added, and what came of it.
use maud::{Markup, html};
use view::{
    roll::{DiceLine, NamedModifier},
    story,
    telling::JournalLine,
};

use super::why_link;

/// Where the pips of each face stand, in units of the die.
const PIPS: [&[(i8, i8)]; 6] = [
    &[(0, 0)],
    &[(-1, -1), (1, 1)],
    &[(-1, -1), (0, 0), (1, 1)],
    &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
    &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
];

/// More dice than this are told by their number.
const MOST: usize = 12;

/// The faces of a die with pips, once a page; every die refers to them.
pub fn symbols() -> Markup {
    html! {
        svg .pic .defs width="0" height="0" aria-hidden="true" focusable="false" { defs {
            @for (at, pips) in PIPS.iter().enumerate() {
                symbol #{ "face-" (at + 1) } viewBox="-16 -16 32 32" overflow="visible" {
                    @for (x, y) in *pips {
                        circle .die-p .r[at == 0] cx=(f64::from(*x) * 7.6) cy=(f64::from(*y) * 7.6) r=(if at == 0 { 4.0 } else { 2.9 }) {}
                    }
                }
            }
        } }
    }
}

/// The tray as it stands: the last roll that these eyes have seen.
pub fn tray(rolled: Option<&JournalLine>) -> Markup {
    html! {
        section #tray .tray aria-label="The last roll" {
            @match rolled {
                Some(line) => (felt(line)),
                None => div .felt .bare { p .lab { "No dice yet" } },
            }
        }
    }
}

/// The roll of one line of the journal.
pub fn felt(line: &JournalLine) -> Markup {
    let Some(roll) = &line.roll else { return html! {} };
    html! {
        div .felt {
            p .dice { @for face in roll.faces.iter().take(MOST) { (die(roll.sides, *face)) }
                @if MOST < roll.faces.len() { span .more { "and " (roll.faces.len() - MOST) " more" } } }
            p .capt { span .lab { (label(roll, line.rule)) } em { (roll.outcome.as_deref().unwrap_or_default()) } }
            p .sums { (sums(roll)) (why_link(line.rule.as_str())) }
        }
    }
}

/// Who rolls, and what for.
fn label(roll: &DiceLine, rule: kernel::RuleId) -> String {
    let what = roll.thrown.map_or_else(|| chapter(rule), |it| it.what.to_owned());
    roll.who.as_ref().map_or_else(|| story::capital(&what), |who| format!("{who}: {what}"))
}

/// `book.fear.test` is "fear, test".
fn chapter(rule: kernel::RuleId) -> String {
    let id = rule.as_str();
    let chapter = id.split('.').nth(1).unwrap_or(id).replace('-', " ");
    format!("{chapter}, {}", story::about(rule))
}

fn sums(roll: &DiceLine) -> Markup {
    html! {
        @for (at, it) in roll.parts.iter().enumerate() { (tag(it, at == 0 && roll.is_pool())) " " }
        @if roll.is_pool() && 1 < roll.parts.len() { span .tag .res { b { (roll.faces.len()) } "dice" } " " }
        @if let Some(total) = roll.total() {
            @if !roll.parts.is_empty() || !roll.against.is_empty() { span .tag .res { b { "= " (total) } } " " }
        }
        @if !roll.needs.is_empty() { span .tag { (roll.needs) } " " }
        @if let Some(wanted) = roll.wanted().filter(|_| roll.needs.is_empty()) {
            span .tag title=(roll.against.iter().map(|it| format!("{} {}", it.value, it.name)).collect::<Vec<_>>().join(", ")) {
                "against " b { (wanted) }
            } " "
        }
    }
}

/// What is added, or the number that a pool begins with.
fn tag(it: &NamedModifier, bare: bool) -> Markup {
    html! { span .tag .minus[it.value < 0] { b { (if bare { it.value.to_string() } else { signed(it.value) }) } (it.name) } }
}

pub fn signed(n: i32) -> String {
    format!("{n:+}").replace('-', "\u{2212}")
}

/// A die that shows a face; dice without pips show its number.
pub fn die(sides: u16, face: u16) -> Markup {
    drawn(sides, Some(face))
}

/// A die still to be rolled.
pub fn blank(sides: u16) -> Markup {
    drawn(sides, None)
}

fn drawn(sides: u16, face: Option<u16>) -> Markup {
    let words = face.map_or_else(|| format!("a d{sides}"), |it| format!("a d{sides} showing {it}"));
    let pips = sides == 6;
    html! {
        svg .die viewBox="-23 -23 48 50" role="img" aria-label=(words) data-sides=(sides) {
            ellipse .die-d cx="3" cy="10" rx="20" ry="15" {}
            g .die-turn {
                @if pips {
                    rect .die-s x="-15.5" y="-13" width="32" height="32" rx="6" {}
                    rect .die-b x="-16" y="-16" width="32" height="32" rx="6" {}
                    @if let Some(face) = face { use .die-face href={ "#face-" (face) } x="-16" y="-16" width="32" height="32" {} }
                } @else {
                    path .die-b d="M0-20L17.3-10V10L0 20L-17.3 10V-10Z" {}
                    path .die-f d="M0-13L12 8H-12ZM0-20V-13M17.3 10L12 8M-17.3 10L-12 8" {}
                    @if let Some(face) = face { text .die-t y="6" { (face) } }
                }
            }
        }
    }
}
