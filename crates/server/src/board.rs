//! The board on the page.
use kernel::Token;
use maud::{Markup, PreEscaped};
use picture::Look;
use view::View;

/// The board as SVG, with the figure that acts marked; one unit is a millimetre.
pub fn board(view: &View, acts: Option<Token>) -> Markup {
    PreEscaped(picture::board(view, &Look { selected: acts, ..Look::default() }))
}
