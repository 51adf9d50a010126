//! The board on the page.
use kernel::{Seat, Token, dice::Seeded};
use maud::{Markup, PreEscaped};
use picture::Look;
use shelf::{Players, Prepared, Source};
use view::View;

/// The board as SVG, with the figure that acts marked; one unit is a millimetre.
pub fn board(view: &View, acts: Option<Token>) -> Markup {
    PreEscaped(picture::board(view, &Look { selected: acts, ..Look::default() }))
}

/// The table of a scenario as a small map, as it stands before the first die.
pub fn map(scenario: &dyn Prepared) -> Markup {
    let game = scenario.start(Players::people(), Source::Seeded(Seeded::new(1)));
    PreEscaped(picture::map(&game.view(Seat(0))))
}

/// The table of a scenario as a whole board, as it stands before the first die.
pub fn picture(scenario: &dyn Prepared) -> Markup {
    let game = scenario.start(Players::people(), Source::Seeded(Seeded::new(1)));
    PreEscaped(picture::board(&game.view(Seat(0)), &Look { plates: false, ..Look::default() }))
}
