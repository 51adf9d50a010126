//! The board on the page.
use std::collections::BTreeMap;

use kernel::{
    Point, Question, Seat, Token,
    dice::Seeded,
    question::{Anchor, Offered},
};
use maud::{Markup, PreEscaped, html};
use picture::Look;
use shelf::{Players, Prepared, Source};
use view::View;

use crate::page::option;

/// More places than this are marked by small dots.
const MANY: usize = 12;

/// The board as SVG, with the figure that acts marked and the options where they belong; one unit is a millimetre.
/// The page has the symbols.
pub fn table(view: &View, question: Option<&Question>) -> Markup {
    let look = Look { selected: question.and_then(|it| it.about), defs: false, ..Look::default() };
    let drawn = picture::board(view, &look);
    let inside = drawn.trim_end().trim_end_matches("</svg>");
    let picks = question.map(|it| picks(view, option::all(it))).unwrap_or_default();
    // A layer stands on a line of its own, so that the script can tell which has changed.
    html! { (PreEscaped(inside)) (picks) (PreEscaped("\n</svg>\n")) }
}

/// The whole table small, with a frame for the part that is seen; for screens that show only part of it.
pub fn small(view: &View) -> Markup {
    let drawn = picture::map(view);
    let inside = drawn.trim_end().trim_end_matches("</svg>");
    html! {
        div #small .mapkey aria-hidden="true" {
            (PreEscaped(inside)) rect #seen .map-seen {} (PreEscaped("</svg>"))
        }
    }
}

/// The options of one place on the board, the first by its number.
struct Pick<'a> {
    at: Point,
    token: Option<Token>,
    options: Vec<(usize, &'a Offered)>,
}

/// A numbered plate at every figure and place that can be chosen.
fn picks(view: &View, options: &[Offered]) -> Markup {
    let mut all: BTreeMap<Point, Pick<'_>> = BTreeMap::new();
    let numbers = option::numbers(options);
    let stands = |it: &(usize, &Offered)| it.1.refused.is_none() && !option::is_double(options, it.0);
    for (n, it) in options.iter().enumerate().filter(stands) {
        let Some((at, token)) = it.at.and_then(|it| place(view, it)) else { continue };
        let pick = all.entry(at).or_insert_with(|| Pick { at, token, options: Vec::new() });
        pick.options.push((n, it));
    }
    let many = MANY < all.len();
    let print = Print::of(view, if many { "6.5" } else { "9" });
    html! { g #picks .many[many] { @for it in all.values() { (plate(it, &numbers, &print)) } } }
}

/// How marks are drawn on a ground: their size, and the outline of a place where places have one.
struct Print {
    spot: &'static str,
    scale: String,
    cell: Option<String>,
}

impl Print {
    fn of(view: &View, spot: &'static str) -> Print {
        let scale = match view.ground.grain() {
            100 => String::new(),
            grain => format!(" scale(.{grain:02})"),
        };
        let cell = picture::cell(view);
        Print { spot: if cell.is_some() { "9" } else { spot }, scale, cell }
    }
}

fn place(view: &View, anchor: Anchor) -> Option<(Point, Option<Token>)> {
    match anchor {
        Anchor::Place(at) => Some((at, None)),
        Anchor::Token(token) => {
            let piece = view.tokens.iter().find(|it| it.id == token)?;
            Some((piece.at, Some(token)))
        }
    }
}

fn plate(it: &Pick<'_>, numbers: &[usize], print: &Print) -> Markup {
    let Some((first, option)) = it.options.first() else { return html! {} };
    let number = numbers[*first];
    let more = if it.options.len() == 1 { "" } else { "+" };
    let words: Vec<&str> = it.options.iter().map(|it| it.1.label.as_str()).collect();
    // A counter is larger than a figure's base beside its number.
    let (ring, x, y) = if print.cell.is_some() { ("27", -37, 8) } else { ("15.4", 7, 7) };
    html! {
        g .pick .spot[it.token.is_none()] data-pick=(first) data-at=[it.token.map(|it| format!("f-{}", it.0))]
            transform={ "translate(" (it.at.x) "," (it.at.y) ")" (print.scale) } {
            title { (words.join("; ")) }
            @if it.token.is_some() {
                circle .pick-ring r=(ring) {}
                rect .pick-plate x=(x) y=(y) width="18" height="15" rx="2" {}
                text .pick-n x=(x + 9) y=(y + 12) { (number) (more) }
            } @else {
                @if let Some(cell) = &print.cell { path .pick-cell d=(cell) {} }
                circle .pick-spot r=(print.spot) {}
                text .pick-n y=(if print.spot == "9" { "4.2" } else { "3.4" }) { (number) @if option.cost.is_none() { (more) } }
            }
        }
    }
}

/// The table of a scenario as a whole board, as it stands before the first die; the page has the symbols.
pub fn picture(scenario: &dyn Prepared) -> Markup {
    let game = scenario.start(Players::people(), Source::Seeded(Seeded::new(1)));
    PreEscaped(picture::board(&game.view(Seat(0)), &Look { plates: false, defs: false, ..Look::default() }))
}

/// The symbols that a board on a page draws from.
pub fn symbols() -> Markup {
    PreEscaped(picture::defs())
}
