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
mod map;
mod hex;
mod cover;

use kernel::{Point, Token};
use view::{Ground, Piece, Terrain, View};

use ink::{escape, n, number};

pub use art::defs;
pub use cover::cover;
pub use hex::cell;
pub use label::{MANY, number as number_of};
pub use map::map;
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
        }
    }
}

/// The whole table as one `<svg>`; nothing where there is none.
pub fn board(view: &View, look: &Look) -> String {
    let (width, height, terrain, scenery) = match &view.ground {
        Ground::Open { width, height, terrain, scenery } => (width, height, terrain, scenery),
        Ground::Hex(map) => return hex::board(view, map, look),
        Ground::None => return String::new(),
    };
    let terrain = &roof::opened([scenery.as_slice(), terrain].concat(), &view.tokens);
    let size = (*width, *height);
    let p = &look.prefix;
    let mut body = String::new();
    if look.rulers {
        body.push_str(&ground::rulers(size, view.units.length, p));
    }
    body.push_str(&format!("<g id=\"{p}world\" clip-path=\"url(#{p}edge)\">\n"));
    for (name, drawn) in layers(view, look, size, terrain) {
        body.push_str(&format!("<g id=\"{p}{name}\">{drawn}</g>\n"));
    }
    body.push_str(&format!("</g>\n<rect class=\"matline\" width=\"{width}\" height=\"{height}\"/>\n"));
    let defs = if look.defs { art::used(&body) } else { String::new() };
    format!("{}{defs}{}{body}</svg>\n", open(view, look, size), clip(p, size))
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

/// From the ground up, in the order in which a printed map is laid down.
fn layers(view: &View, look: &Look, size: (i32, i32), terrain: &[Terrain]) -> Vec<(&'static str, String)> {
    let house = building::draw(terrain, &view.tokens, look.detail);
    let figures = figure::draw(view, look);
    let open = building::in_the_open(terrain);
    vec![
        ("ground", ground::ground(size)),
        ("roads", ground::roads(terrain)),
        ("stains", ground::stains(view, terrain)),
        ("floors", house.floors),
        ("furniture", prop::furniture(&open)),
        ("wall-shadows", house.shadows),
        ("roofs", house.roofs),
        ("walls", house.walls),
        ("openings", opening::draw(terrain)),
        ("barriers", barrier::draw(&open)),
        ("props", prop::draw(&open)),
        ("names", if look.detail { ground::names(terrain) } else { String::new() }),
        ("overlays", overlay::draw(view, look, 1.0)),
        ("fallen", figures.fallen),
        ("standing", figures.standing),
        ("marks", figures.marks),
        ("crowns", prop::crowns(&open)),
        ("lights", ground::lights(view, terrain)),
        ("folds", ground::folds(size)),
        ("vignette", ground::vignette(size)),
        ("plates", if look.plates { plate::draw(view, look) } else { String::new() }),
        ("chips", overlay::chips(view, look, 1.0)),
    ]
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

fn open(view: &View, look: &Look, (width, height): (i32, i32)) -> String {
    let p = &look.prefix;
    let margin = if look.rulers { 22 } else { 0 };
    let (left, wide, high) = (-margin, width + 2 * margin + 4, height + 2 * margin + 4);
    let people = view.tokens.iter().filter(|it| !it.is_dead()).count();
    let dead = view.tokens.len() - people;
    let (title, length) = (escape(&view.title), view.units.length);
    let clock: Vec<String> =
        view.clock.iter().map(|it| format!("{}: {}", escape(&it.name), escape(&it.value))).collect();
    format!(
        "<svg id=\"{p}board\" class=\"pic board\" viewBox=\"{left} {left} {wide} {high}\" \
         data-label=\"13\" role=\"graphics-document img\" aria-labelledby=\"{p}title {p}desc\" \
         preserveAspectRatio=\"xMidYMid meet\" xmlns=\"http://www.w3.org/2000/svg\">\n\
         <title id=\"{p}title\">{title}</title><desc id=\"{p}desc\">{}. {}, {}. {} by {} {}.</desc>\n",
        clock.join(", "),
        number(people, "figure"),
        number(dead, "dead one"),
        width / length.one(),
        height / length.one(),
        length.short(),
    )
}

fn clip(prefix: &str, (width, height): (i32, i32)) -> String {
    format!(
        "<defs><clipPath id=\"{prefix}edge\"><rect width=\"{width}\" height=\"{height}\"/></clipPath></defs>\n"
    )
}
