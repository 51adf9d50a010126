//! Where moments are shown while they are played: a caption over the board, and beside it what has happened so far.
use maud::{Markup, html};

/// The caption, empty until something is played.
pub fn caption() -> Markup {
    html! {
        section #caption .caption hidden aria-label="What happens" {
            div .told { p .lead {} p .what {} }
            div .acts {
                button #next .btn .go type="button" { "Next" }
                button #skip .btn type="button" { "Skip all " kbd { "Esc" } }
            }
            p .count aria-hidden="true" {}
        }
    }
}

/// The panel that stands in the question's place while something is played.
pub fn panel() -> Markup {
    html! {
        section #now .paper .happening hidden aria-labelledby="now-h" {
            h2 #now-h { "What happens" }
            ol .sofar {}
        }
    }
}
