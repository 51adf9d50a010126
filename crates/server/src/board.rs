//! The board on the page.
use kernel::{Seat, Token, dice::Seeded};
use maud::{Markup, PreEscaped, html};
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

/// The table of a scenario as a picture on a card that names it; the page has the symbols. `prefix` tells it from others.
pub fn card(scenario: &dyn Prepared, prefix: &str) -> Markup {
    let game = scenario.start(Players::people(), Source::Seeded(Seeded::new(1)));
    glimpse(&game.view(Seat(0)), prefix)
}

/// A table cut to fill its frame, for the eye alone.
pub fn glimpse(view: &View, prefix: &str) -> Markup {
    let prefix = format!("{prefix}-");
    let look = Look { rulers: false, plates: false, defs: false, detail: false, prefix, ..Look::default() };
    let drawn = picture::board(view, &look).replacen("xMidYMid meet", "xMidYMid slice", 1);
    html! { div .pict inert aria-hidden="true" { (PreEscaped(drawn)) } }
}

/// The symbols that the cards of a page draw from.
pub fn symbols() -> Markup {
    PreEscaped(picture::defs())
}
