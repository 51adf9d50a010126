//! Ways of doing an option that are chosen together with it: "fire 2 shots", or a weapon and its target at once.
use kernel::question::{Anchor, OptionView, Variant};
use maud::{Markup, html};

use super::{
    odds::Key,
    option::{anchor, told},
};

/// Ways that are aimed at somebody stand in the list up to so many; more are found on the board.
const FEW: usize = 3;

/// The ways beside the plain one stand as small buttons under their option, and so do those that are aimed at few. The option
/// itself asks for the target.
pub fn variants(at: usize, it: &OptionView, name: &str, key: &Key) -> Markup {
    let (aimed, others): (Vec<_>, Vec<_>) = it.variants.iter().enumerate().partition(|it| it.1.at.is_some());
    let others: Vec<_> = others.into_iter().filter(|it| it.0 != 0).collect();
    html! {
        @if !others.is_empty() {
            div .ways role="group" aria-label="Other ways" { @for (n, way) in others { (button(at, n, it.at, way, name, key)) } }
        }
        @if !aimed.is_empty() {
            div .ways .aimed hidden[FEW < aimed.len()] role="group" aria-label="At whom" { @for (n, way) in aimed { (button(at, n, way.at, way, name, key)) } }
        }
    }
}

fn button(at: usize, n: usize, of: Option<Anchor>, way: &Variant, name: &str, key: &Key) -> Markup {
    let shown = OptionView { at: of, odds: way.odds.clone(), ..OptionView::new(&*way.label) };
    let said = format!("{at}.{n}");
    html! {
        button .opt .way type="submit" name=(name) value=(said) data-option=(said) data-anchor=[anchor(&shown)] { (told(&shown, key)) }
    }
}
