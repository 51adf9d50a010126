//! A card of somebody on the board: who they are, how they fare, whom they sense and are after, and their sheet.
use maud::{Markup, html};
use view::{NamedValue, Panel, Piece, Preview, View};

use super::option::capital;

/// The card of a figure; nothing of one that is not to be seen.
pub fn card(piece: &Piece, preview: &Preview, view: &View) -> Markup {
    let sheet: Option<&Panel> = view.panels.iter().find(|it| it.about == Some(piece.id));
    let states: Vec<&str> = piece.badges.iter().map(|it| it.word.as_str()).collect();
    let holds = piece.in_hand.as_ref().map(|it| it.word.as_str());
    html! {
        section .paper .whocard role="dialog" aria-label={ "About " (piece.name) } tabindex="-1" {
            h3 { (capital(&piece.name)) }
            p .lead { (capital(&piece.word)) @for it in &states { " · " (it) } }
            dl .facts {
                @if let (Some(it), None) = (holds, sheet) { div { dt { "holds" } dd { (it) } } }
                @for it in &preview.lines { (fact(it)) }
                @for it in sheet.iter().flat_map(|it| it.shown()) { (fact(&it)) }
            }
            button .btn type="button" data-shut { "Close " kbd { "Esc" } }
        }
    }
}

fn fact(it: &NamedValue) -> Markup {
    html! { div { dt { (it.name) } dd { (it.value) } } }
}
