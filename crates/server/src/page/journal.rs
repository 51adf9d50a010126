//! The journal: plain sentences, each of which opens to its dice, modifiers and rules, and leads back to its decision.
use kernel::{Point, Token};
use maud::{Markup, html};
use view::{
    roll::{DiceLine, How},
    telling::{JournalLine, JournalLineKind},
};

use super::{from, named_rule, rule_link, tray::signed};
use crate::{chronicle::TakenDecision, look::TableView, rule};

/// Letters of a rule that are quoted.
const QUOTED: usize = 260;

/// A journal and where its forms lead.
#[derive(Clone, Copy, Debug)]
pub struct Journal<'a> {
    pub look: &'a TableView,
    pub here: &'a str,
    /// The earliest decision that whoever reads it may go back to, if they may take any back.
    pub takes_back: Option<usize>,
}

impl Journal<'_> {
    /// No more lines than a page shows at once, the last before this one.
    pub fn shown(&self, before: usize) -> impl Iterator<Item = (usize, &JournalLine)> {
        self.look.journal.shown_before(before)
    }

    /// The latest lines. The newest stands at the foot, where the list is scrolled to.
    pub fn latest(&self) -> Markup {
        let from = self.shown(usize::MAX).map(|it| it.0).next().unwrap_or_default();
        html! {
            section #journal .paper .jour aria-labelledby="j-h" {
                div .head { h2 #j-h .lab { "Journal" } a .lnk href={ (self.here) "/story" } { "whole story" } }
                div .scroll tabindex="0" role="group" aria-label="The latest lines" {
                    ol .log {
                        @for (at, it) in self.shown(usize::MAX) { (self.line(at, it)) }
                        @if self.look.journal.told.is_empty() { li .turn { "Nothing has happened yet" } }
                    }
                    // The list is drawn from its foot up, so that this stands above it. Without the script it leads to the whole story.
                    @if let Some(last) = from.checked_sub(1) {
                        p .earlier { a #earlier .lnk href={ (self.here) "/story#l-" (last) } data-before=(from) { "Show earlier lines" } }
                    }
                }
            }
        }
    }

    /// The lines before this one, as they stand in the list.
    pub fn earlier(&self, before: usize) -> Markup {
        html! { ol .log { @for (at, it) in self.shown(before) { (self.line(at, it)) } } }
    }

    /// Every line, the first first.
    pub fn whole(&self) -> Markup {
        html! { ol .log .paper { @for (at, it) in self.look.journal.lines() { (self.line(at, it)) } } }
    }

    fn line(&self, at: usize, it: &JournalLine) -> Markup {
        let deed = self.look.journal.deeds.get(&at);
        let faces = it.roll.as_ref().filter(|it| it.thrown.is_none_or(|it| it.how == How::Plain)).map(beside);
        html! {
            @match it.kind {
                JournalLineKind::Heading => li #{ "l-" (at) } .turn { (it.text) },
                JournalLineKind::Line | JournalLineKind::Under | JournalLineKind::Aside => {
                    li #{ "l-" (at) } data-who=[tokens(&it.figures)] data-own=(it.own) data-at=[places(&it.points)] .under[it.kind == JournalLineKind::Under] .aside[it.kind == JournalLineKind::Aside] {
                        details #{ "d-" (at) } {
                            summary {
                                span { (it.text) }
                                @if deed.is_some_and(|it| it.by_bot) { span .mini { "bot" } }
                                @if deed.is_some_and(|it| self.look.advised.contains(&it.decision)) { span .mini { "advice asked" } }
                                @if let Some(faces) = &faces { span .mini { (faces) } }
                            }
                            div .why {
                                @if let Some(why) = &it.why { p .because { (why) } }
                                @if let Some(roll) = &it.roll { (reckoned(roll, it)) }
                                @for text in &it.behind { p .behind { (text) } }
                                p .named { "Rule: " (named_rule(it.rule)) }
                                p .ids {
                                    @for rule in &it.rules { (rule_link(rule.as_str())) " " }
                                    (from(self.look.own_tables.as_ref(), &it.rules))
                                }
                                @if let Some(deed) = deed { (self.back(deed)) }
                            }
                        }
                    }
                },
            }
        }
    }

    /// The way back to before a decision; for more than the last one it is asked once more.
    fn back(&self, deed: &TakenDecision) -> Markup {
        let after = self.look.decisions.saturating_sub(deed.decision);
        let form = |words: &str| {
            html! {
                form .back method="post" action={ (self.here) "/undo" } {
                    input type="hidden" name="question" value=(self.look.number);
                    input type="hidden" name="to" value=(deed.decision);
                    button .lnk type="submit" data-to=(deed.decision) { (words) }
                }
            }
        };
        html! {
            @if !deed.by_bot && self.takes_back.is_some_and(|it| it <= deed.decision) {
                @if after <= 1 { (form("Undo back to here")) }
                @else {
                    details .sure {
                        summary .lnk { "Undo back to here" }
                        p { "This undoes this decision and the " (after - 1) " after it." }
                        (form(&format!("Undo {after} decisions")))
                    }
                }
            }
        }
    }
}

/// More dice than this are named by their number beside a line.
const BESIDE: usize = 6;

/// The faces of a roll beside its line.
fn beside(roll: &DiceLine) -> String {
    if roll.faces.len() <= BESIDE { faces(roll) } else { format!("{} dice", roll.faces.len()) }
}

fn faces(roll: &DiceLine) -> String {
    view::roll::shown(roll.sides, &roll.faces).join(", ")
}

/// The dice, what is added, and what it comes to, a rule beside each.
fn reckoned(roll: &DiceLine, it: &JournalLine) -> Markup {
    let row = |value: &str, words: &str, rule: &str| {
        html! { tr { td { (value) } td { a href={ "/why/" (rule) } title=(rule) { (words) } } } }
    };
    let dice = if roll.faces.len() == 1 { "the die" } else { "the dice" };
    let sides = if roll.sides == 6 { String::new() } else { format!(", d{}", roll.sides) };
    html! {
        table .sums {
            (row(&faces(roll), &format!("{dice}{sides}"), it.rule.as_str()))
            @for part in &roll.parts { (row(&signed(part.value), &format!("{}{}", part.name, if roll.is_pool() { ", in dice" } else { "" }), part.rule.as_str())) }
            @if let Some(total) = roll.total().filter(|_| !roll.parts.is_empty() || roll.wanted().is_some()) {
                tr .tot { td { (total) } td { (roll.outcome.as_deref().unwrap_or("in all")) } }
            }
            @for part in &roll.against { (row(&signed(part.value), &format!("against: {}", part.name), part.rule.as_str())) }
            @if let Some(wanted) = roll.wanted().filter(|_| 1 < roll.against.len()) {
                tr .tot { td { (wanted) } td { "target" } }
            }
        }
    }
}

/// More figures than these are not pointed at.
const POINTED: usize = 60;

/// Whom a line is about, for the script that lights them up: the first is the one it is told of.
pub fn tokens(figures: &[Token]) -> Option<String> {
    let each: Vec<String> = figures.iter().take(POINTED).map(|it| it.0.to_string()).collect();
    (!each.is_empty()).then(|| each.join(" "))
}

/// Where it was, for the same.
pub fn places(points: &[Point]) -> Option<String> {
    let each: Vec<String> = points.iter().map(|it| format!("{},{}", it.x, it.y)).collect();
    (!each.is_empty()).then(|| each.join(" "))
}

/// The opening of a rule's text.
pub fn quoted(id: &str) -> Option<String> {
    let text = rule::text(id);
    let mut opening: String = text.chars().take(QUOTED).collect();
    if opening.len() < text.len() {
        opening.push('…');
    }
    (!text.is_empty()).then_some(opening)
}
