//! The board on the page.
use std::collections::BTreeMap;

use kernel::{
    Answer, Point, Question, Seat, Token,
    dice::SeededDice,
    question::{Anchor, OptionView},
};
use maud::{Markup, PreEscaped, html};
use picture::Look;
use shelf::{PlayableScenario, Players, Source};
use view::View;

use crate::page::{
    list,
    option::{self, capital},
};

/// More places than this are marked by small dots.
const MANY: usize = picture::MANY;

/// The board as SVG, with the figure that acts marked and the options where they belong; one unit is a millimetre.
/// The page has the symbols.
pub fn table(view: &View, question: Option<&Question>) -> Markup {
    if !view.ground.is_board() {
        return html! {};
    }
    let spots = question.map(|it| spots(option::all(it))).unwrap_or_default();
    let look = Look { selected: question.and_then(|it| it.about), spots, defs: false, ..Look::default() };
    let drawn = picture::board(view, &look);
    let inside = drawn.trim_end().trim_end_matches("</svg>");
    let picks = question.map(|it| picks(view, it)).unwrap_or_default();
    // A layer stands on a line of its own, so that the script can tell which has changed.
    let arrow = arrow(view, question);
    html! { (PreEscaped(inside)) (arrow) (PreEscaped("\n")) (picks) (PreEscaped("\n</svg>\n")) }
}

/// The whole table small, with a frame for the part that is seen; for screens that show only part of it.
pub fn small(view: &View) -> Markup {
    if !view.ground.is_board() {
        return html! {};
    }
    let drawn = picture::map(view);
    let inside = drawn.trim_end().trim_end_matches("</svg>");
    html! {
        div #small .mapkey aria-hidden="true" {
            (PreEscaped(inside)) rect #seen .map-seen {} (PreEscaped("</svg>"))
        }
    }
}

/// From whoever did what the question interrupts to whom it befalls, if both are to be seen.
fn arrow(view: &View, question: Option<&Question>) -> Markup {
    let ends = question.and_then(|question| {
        let interrupt = question.interrupt?;
        let at = |token: Token| view.tokens.iter().find(|it| it.id == token).map(|it| it.at);
        Some((at(interrupt.by?)?, at(interrupt.whom.or(question.about)?)?)).filter(|it| it.0 != it.1)
    });
    html! { g #cause-arrow { @if let Some((from, to)) = ends { (pointed(from, to, f64::from(view.ground.grain()) / 100.0)) } } }
}

/// How far an arrow stays away from the middle of a figure, and how large its head is, in the size of figures.
const CLEAR: f64 = 17.0;
const HEAD: f64 = 10.0;

/// A line that ends before the figure it points at, with a head.
fn pointed(from: Point, to: Point, scale: f64) -> Markup {
    let (dx, dy) = (f64::from(to.x - from.x), f64::from(to.y - from.y));
    let long = dx.hypot(dy).max(1.0);
    let (x, y) = (dx / long, dy / long);
    let along = |n: f64| (f64::from(from.x) + x * n, f64::from(from.y) + y * n);
    // Of two who touch there is room for the head alone.
    let clear = (CLEAR * scale).min(long / 2.0 - HEAD * scale * 0.6).max(0.0);
    let (start, end) = (along(clear), along(long - clear));
    let neck = along(long - clear - HEAD * scale);
    let wide = HEAD * scale * 0.6;
    let line = format!("M{:.1} {:.1}L{:.1} {:.1}", start.0, start.1, neck.0, neck.1);
    let head = format!(
        "M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}Z",
        end.0,
        end.1,
        neck.0 - y * wide,
        neck.1 + x * wide,
        neck.0 + y * wide,
        neck.1 - x * wide
    );
    html! { path .back d=(line) {} path d=(line) {} path .head d=(head) {} }
}

/// The places, not figures, that can be chosen.
pub fn spots(options: &[OptionView]) -> Vec<Point> {
    let place = |it: &OptionView| match it.at? {
        Anchor::Place(at) => Some(at),
        Anchor::Token(_) => None,
    };
    options.iter().filter(|it| it.refused.is_none()).filter_map(place).collect()
}

/// The options of one place on the board, the first by its number.
struct Pick<'a> {
    at: Point,
    token: Option<Token>,
    /// Who stands there.
    taken: Vec<&'a str>,
    options: Vec<(usize, &'a OptionView)>,
}

/// A ring at every figure that can be chosen, and a numbered mark at every such place.
fn picks(view: &View, question: &Question) -> Markup {
    let options = option::all(question);
    let mut all: BTreeMap<Point, Pick<'_>> = BTreeMap::new();
    let numbers = list::numbers(options);
    let stands = |it: &(usize, &OptionView)| it.1.refused.is_none() && !list::is_double(options, it.0);
    for (n, it) in options.iter().enumerate().filter(stands) {
        let Some((at, token)) = it.at.and_then(|it| place(view, it)) else { continue };
        let taken = view.tokens.iter().filter(|it| it.at == at).map(|it| it.name.as_str()).collect();
        let pick = all.entry(at).or_insert_with(|| Pick { at, token, taken, options: Vec::new() });
        pick.options.push((n, it));
    }
    let many = MANY < all.len();
    let print = Print::of(view, many);
    html! { g #picks .many[many] { @for it in all.values() { (plate(it, &numbers, &print, &question.default)) } } }
}

/// How marks are drawn on a ground: their size, and the outline of a place where places have one.
struct Print {
    spot: &'static str,
    scale: String,
    cell: Option<String>,
    /// Whether so many places can be chosen that numbers on them would tell nothing: each is a dot to click.
    dots: bool,
    /// The corner of a figure's number.
    number: (i32, i32),
}

impl Print {
    fn of(view: &View, many: bool) -> Print {
        let spot = if many { "6.5" } else { "9" };
        let scale = match view.ground.grain() {
            100 => String::new(),
            grain => format!(" scale(.{grain:02})"),
        };
        let cell = picture::cell(view);
        let dots = many && cell.is_some();
        let spot = if dots {
            "4"
        } else if cell.is_some() {
            "9"
        } else {
            spot
        };
        Print { spot, scale, cell, dots, number: picture::number_of(view) }
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

fn plate(it: &Pick<'_>, numbers: &[usize], print: &Print, default: &Answer) -> Markup {
    let Some((first, option)) = it.options.first() else { return html! {} };
    let number = numbers[*first];
    let more = if it.options.len() == 1 { "" } else { "+" };
    let words: Vec<&str> = it.options.iter().map(|it| it.1.label.as_str()).collect();
    // Whoever is not named by what can be done there.
    let silent = |name: &&str| !words.iter().any(|it| it.contains(*name));
    let silent: Vec<&str> = it.taken.iter().copied().filter(silent).collect();
    let here = if silent.is_empty() { String::new() } else { format!("{}: ", capital(&silent.join(", "))) };
    // A counter is larger than a figure's base beside its number.
    let (ring, (x, y)) = (if print.cell.is_some() { "27" } else { "15.4" }, print.number);
    let likely = match default {
        Answer::One(n) => it.options.iter().any(|it| it.0 == *n),
        Answer::Point(at) => it.at == *at,
        Answer::Some(_)
        | Answer::YesNo(_)
        | Answer::Number(_)
        | Answer::Order(_)
        | Answer::Form(_)
        | Answer::Game(_) => false,
    };
    // The number of a place where somebody stands lies beside him.
    let aside = if !it.taken.is_empty() && print.cell.is_some() { (x + 9, y + 8) } else { (0, 0) };
    html! {
        g .pick .spot[it.token.is_none()] .likely[likely] data-pick=(first) data-at=[it.token.map(|it| format!("f-{}", it.0))]
            transform={ "translate(" (it.at.x) "," (it.at.y) ")" (print.scale) } {
            title { (here) (words.join("; ")) }
            @if it.token.is_some() {
                circle .pick-ring r=(ring) {}
                // The figure keeps its own number: the key is shown while its option is pointed at.
                g .pick-key {
                    rect .pick-plate x=(x) y=(y) width="18" height="15" rx="2" {}
                    path .pick-edge d={ "M" (x + 1) "," (y + 14) "h16" } {}
                    text .pick-n x=(x + 9) y=(y + 12) { (number) (more) }
                }
            } @else {
                @if let Some(cell) = &print.cell { path .pick-cell d=(cell) {} }
                g .pick-in {
                    circle .pick-spot r=(print.spot) cx=(aside.0) cy=(aside.1) {}
                    @if !print.dots {
                        text .pick-n x=(aside.0) y=(f64::from(aside.1) + if print.spot == "9" { 4.2 } else { 3.4 }) {
                            (number) @if option.cost.is_none() { (more) }
                        }
                    }
                }
            }
        }
    }
}

/// The table of a scenario as a whole board, as it stands before the first die; the page has the symbols.
pub fn picture(scenario: &dyn PlayableScenario) -> Markup {
    let game = scenario.start(Players::people(), Source::Seeded(SeededDice::new(1)));
    PreEscaped(picture::board(
        &game.view(Seat(0).into()),
        &Look { plates: false, defs: false, ..Look::default() },
    ))
}

/// The symbols that a board on a page draws from.
pub fn symbols() -> Markup {
    PreEscaped(picture::defs())
}
