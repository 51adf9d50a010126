//! Orders to several people at once: where they go, or that they wait.
use maud::{Markup, html};

use crate::look::TableView;

/// What can be told to several people at this question; nothing if there are no two of them.
pub fn panel(look: &TableView, here: &str) -> Markup {
    let all: Vec<String> = look.company.iter().map(|it| it.0.to_string()).collect();
    if all.len() < 2 {
        return html! {};
    }
    let all = all.join(",");
    html! {
        form #together .together .answer method="post" action={ (here) "/answer" } data-who=(all) {
            input type="hidden" name="question" value=(look.number);
            input type="hidden" name="group" value=(all);
            button #lead .btn .scripted type="button" data-key="m" aria-pressed="false" { "Move together " kbd { "M" } }
            button .btn type="submit" name="wait" value="yes" data-key="w" { "The rest wait " kbd { "W" } }
        }
    }
}
