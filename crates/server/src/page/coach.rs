//! Slips that teach: how the table works, and each kind of question the first time it is asked.
use maud::{Markup, html};
use view::{story, telling::Phrases};

use super::{option::capital, question::shape};
use crate::look::{Look, Now};

/// Both slips; the script opens each once and remembers it, without it they open by hand.
pub fn slips(look: &Look, phrases: &Phrases) -> Markup {
    html! {
        aside #coach .coach aria-label="Help" {
            (lesson(look, phrases))
            details #how .slip data-slip="how" {
                summary { "How this table works" }
                ul {
                    li { "One question at a time. Point at an option and the board shows what it would come to; click to choose it." }
                    li { "Drag the board to move it, wheel or pinch to come closer. Any click hurries the dice." }
                    li { "Lines of the journal open to their dice and rules, and lead back to before a decision." }
                    li .keys { "Keys: numbers, " kbd { "Y" } " " kbd { "N" } ", arrows, Enter; " kbd { "+" } " " kbd { "\u{2212}" } " " kbd { "0" } " closer, farther, whole table; " kbd { "U" } " takes back; " kbd { "?" } " help." }
                }
                (close("how"))
            }
        }
    }
}

fn lesson(look: &Look, phrases: &Phrases) -> Markup {
    let Now::Asked(question) = &look.now else { return html! {} };
    let Some(text) = (phrases.lesson)(question.why) else { return html! {} };
    let title = (phrases.prompt)(question.why, question.about.is_some());
    let title = title.map_or_else(|| story::about(question.why), str::to_owned);
    html! {
        details #lesson .slip data-slip={ (question.why) " " (shape(look)) } {
            summary { "First time: " (capital(title.trim_end_matches('?'))) }
            p { (text) }
            (close("lesson"))
        }
    }
}

fn close(which: &str) -> Markup {
    html! {
        p .scripted {
            button .lnk type="button" data-close=(which) { "Got it" }
            @if which == "lesson" { " " button .lnk type="button" data-teach="off" { "No more of these" } }
        }
    }
}
