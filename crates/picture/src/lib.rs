//! A view drawn as SVG: any table of any book, by what the view says it is. No book is known here and no rule is worked out.
mod art;
mod ink;
pub mod palette;
mod style;

mod ground;
mod building;
mod roof;
mod opening;
mod barrier;
mod prop;
mod overlay;
mod figure;
mod counter;
mod weapon;
mod badge;
mod label;
pub mod letters;
mod plate;
mod print;
mod open;
mod map;
mod hex;
mod cover;

use kernel::{Point, Token};
use view::{Piece, View};

use ink::{escape, n};

pub use art::defs;
pub use cover::cover;
pub use label::{MANY, number as number_of};
pub use style::style;

/// What of a picture is the reader's and not the table's.
#[derive(Clone, Debug, PartialEq)]
pub struct Look {
    /// The figure that acts or is looked at.
    pub selected: Option<Token>,
    /// Figures that could be hit, each with its letter.
    pub targets: Vec<(Token, String)>,
    /// Figures that the template covers and something hides.
    pub hidden: Vec<Token>,
    /// Places that a page marks with a number: names keep clear of them.
    pub spots: Vec<Point>,
    pub rulers: bool,
    pub plates: bool,
    /// Whether the picture brings its symbols along; a page of many pictures has [`defs`] once instead.
    pub defs: bool,
    /// Whether there is room for small things: furniture, rugs, names of places.
    pub detail: bool,
    /// Put before every id, so that a page can hold several boards.
    pub prefix: String,
    /// Left, top, width and height of the part that is shown, in the units of the board; all of it if nothing is said.
    pub part: Option<[i32; 4]>,
    /// Where somebody was put out of action: each place is crossed out.
    pub gone: Vec<Point>,
    /// Those who have no plate: whoever is on the way somewhere.
    pub unnamed: Vec<Token>,
    /// Whether the picture stands by itself, in no page: it brings its style sheet and its letters along.
    pub alone: bool,
}

impl Default for Look {
    fn default() -> Self {
        Look {
            selected: None,
            targets: Vec::new(),
            hidden: Vec::new(),
            spots: Vec::new(),
            rulers: true,
            plates: true,
            defs: true,
            detail: true,
            prefix: String::new(),
            part: None,
            gone: Vec::new(),
            unnamed: Vec::new(),
            alone: false,
        }
    }
}

impl Look {
    /// What part of the sheet the picture shows: `part`, or the whole sheet.
    fn window(&self, sheet: [i32; 4]) -> String {
        let [left, top, wide, high] = self.part.unwrap_or(sheet);
        format!("{left} {top} {wide} {high}")
    }

    fn style(&self) -> String {
        if !self.alone {
            return String::new();
        }
        format!("<style>{}{}</style>", letters::embedded_in_board(), style())
    }

    fn crosses(&self) -> String {
        let cross = |it: &Point| {
            format!(
                "<path class=\"gone\" transform=\"translate({},{})\" d=\"M-11,-11L11,11M11,-11L-11,11\"/>",
                it.x, it.y
            )
        };
        self.gone.iter().map(cross).collect()
    }
}

/// The whole table as one `<svg>`; nothing where there is none.
pub fn board(view: &View, look: &Look) -> String {
    print::of(view).map_or_else(String::new, |it| it.board(view, look))
}

/// The layers that figures make, and [`ROOFED`], each as its group with the id it has in [`board`], every figure that stands or lies on a line
/// of its own.
pub fn figures(view: &View, look: &Look) -> Vec<(&'static str, String)> {
    let layers = print::of(view).map_or_else(Vec::new, |it| it.figures(view, look));
    let group = |(name, drawn)| (name, format!("<g id=\"{}{name}\">{drawn}</g>", look.prefix));
    layers.into_iter().map(group).collect()
}

/// The layers with roofs, which come off where somebody goes in.
pub const ROOFED: [&str; 4] = ["houses", "floors", "furniture", "roofs"];

/// The table small, for a scenario's card; nothing where there is none.
pub fn map(view: &View) -> String {
    print::of(view).map_or_else(String::new, |it| it.map(view))
}

/// The outline of one place about its middle, in the size of marks; nothing where places have no outline.
pub fn cell(view: &View) -> Option<String> {
    print::of(view)?.cell()
}

/// The layers that change while an answer is looked for, each as its group with the id it has in [`board`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Over {
    pub overlays: String,
    /// Letters on those who could be hit, and where figures fight.
    pub marks: String,
    pub chips: String,
}

/// What is laid over the board: to be put in place of what lies there.
pub fn over(view: &View, look: &Look) -> Over {
    let fine = f64::from(view.ground.grain()) / 100.0;
    let group = |name: &str, drawn: String| format!("<g id=\"{}{name}\">{drawn}</g>", look.prefix);
    Over {
        overlays: group("overlays", overlay::draw(view, look, fine)),
        marks: group("marks", figure::marks(view, look)),
        chips: group("chips", overlay::chips(view, look, fine)),
    }
}

/// What a figure does not see, to be put in place of the layer of that name: everything outside the hexes it does.
pub fn vision(view: &View, seen: &[view::Overlay], look: &Look) -> String {
    let (width, height) = view.ground.size();
    let drawn = overlay::vision(seen, (width, height));
    format!("<g id=\"{}vision\">{drawn}</g>", look.prefix)
}

/// One figure by itself, larger, for a strip of sheets; the page has [`defs`].
pub fn token(piece: &Piece) -> String {
    let half = f64::from(piece.diameter) * 1.1;
    let name = escape(&piece.name);
    let drawn = figure::alone(piece);
    let (from, side) = (n(-half), n(2.0 * half));
    format!(
        "<svg class=\"pic token\" viewBox=\"{from} {from} {side} {side}\" role=\"img\" \
         xmlns=\"http://www.w3.org/2000/svg\"><title>{name}</title>{drawn}</svg>"
    )
}

fn clip(prefix: &str, (width, height): (i32, i32)) -> String {
    format!(
        "<defs><clipPath id=\"{prefix}edge\"><rect width=\"{width}\" height=\"{height}\"/></clipPath></defs>\n"
    )
}
