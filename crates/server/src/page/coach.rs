//! Slips that teach: how the table works, and each kind of question the first time it is asked.
use maud::{Markup, html};
use view::telling::Phrases;

use super::question::shape;
use crate::look::TableView;

/// Both slips; the script opens each once and remembers it, without it they open by hand.
pub fn slips(look: &TableView, phrases: &Phrases) -> Markup {
    html! {
        aside #coach .coach aria-label="Help" {
            (lesson(look, phrases))
            details #how .slip data-slip="how" {
                summary { "How this table works" }
                ul {
                    li .by-mouse { "One question at a time. Point at an option to preview it on the board; click to choose it." }
                    li .by-mouse { "Drag the board to move it, scroll to zoom. Click anywhere to go on while something is played." }
                    li .by-touch { "One question at a time. Tap an option to choose it, or tap the board." }
                    li .by-touch { "Drag the board to move it, pinch to zoom. Tap anywhere to go on while something is played." }
                    li { "Open a line of the journal for its dice and rules, or to go back to that decision." }
                    li .keys { "Keys: numbers, " kbd { "Y" } " " kbd { "N" } ", arrows, Enter; " kbd { "+" } " " kbd { "\u{2212}" } " " kbd { "0" } " zoom in, zoom out, whole board; " kbd { "U" } " undo; " kbd { "?" } " help." }
                }
                (close("how"))
            }
        }
    }
}

fn lesson(look: &TableView, phrases: &Phrases) -> Markup {
    let Some(question) = look.now.question() else { return html! {} };
    let Some(text) = phrases.rules.lesson(question.why) else { return html! {} };
    html! {
        details #lesson .slip data-slip={ (question.why) " " (shape(look)) } {
            summary { "First time: " (look.prompt) }
            p { (text) }
            (close("lesson"))
        }
    }
}

fn close(which: &str) -> Markup {
    html! {
        p .scripted {
            button .lnk type="button" data-close=(which) { "Got it" }
            @if which == "lesson" { " " button .lnk type="button" data-teach="off" { "Turn these notes off" } }
        }
    }
}
