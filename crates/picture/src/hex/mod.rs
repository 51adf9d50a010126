//! A printed map of hexes with its counters, and the key beside it. Ground and houses are drawn in the units of the print, of
//! which there are more than millimetres; whatever moves lies in millimetres, as on any table.
mod grid;
mod growth;
mod house;
mod key;
mod land;
mod names;
pub mod plate;
mod sketch;
mod stack;

use ::ground::hex::{Hex, centre, corners};
use kernel::Point;
use view::{
    Length, Outline, Piece, Terrain, View,
    hex::{Hexes, Light},
};

use crate::{
    Look, art, clip, figure, ground,
    ink::{PaperPoint, escape, n, number, path},
    label::Slot,
    overlay,
    print::Print,
};

/// Millimetres a unit of the print is long.
pub const FINE: f64 = 0.43;

/// Margin round the map, and how wide the key beside it is, in millimetres.
const MARGIN: i32 = 9;
const KEY: i32 = 84;

impl Print for Hexes {
    fn board(&self, view: &View, look: &Look) -> String {
        board(view, self, look)
    }

    fn map(&self, view: &View) -> String {
        sketch::map(view, self)
    }

    fn cell(&self) -> Option<String> {
        Some(cell())
    }

    fn figures(&self, view: &View, look: &Look) -> Vec<(&'static str, String)> {
        let counters = stack::draw(view, look);
        let scenery = house::draw(self, &view.tokens, look.detail);
        vec![
            ("houses", printed(&scenery)),
            ("remains", printed(&figure::bodies(&fine(&view.remains)))),
            ("fallen", counters.fallen),
            ("standing", counters.standing),
            ("heaps", counters.heaps),
            ("marks", figure::marks(view, look)),
            ("plates", plate::draw(view, look)),
        ]
    }

    fn plates(&self, view: &View, look: &Look) -> Vec<(Slot, String)> {
        plate::all(view, look)
    }

    fn number(&self) -> Slot {
        NUMBER
    }
}

/// Beside a counter, which is larger than a figure.
const NUMBER: Slot = Slot { low: (-37.0, 5.0), size: (18.0, 15.0) };

/// The map as one `<svg>`.
fn board(view: &View, map: &Hexes, look: &Look) -> String {
    let p = &look.prefix;
    let size = (map.width, map.height);
    let mut body = String::new();
    if look.rulers {
        body.push_str(&mat(map, p));
    }
    body.push_str(&format!("<g id=\"{p}world\" clip-path=\"url(#{p}edge)\">\n"));
    for (name, drawn) in layers(view, map, look) {
        body.push_str(&format!("<g id=\"{p}{name}\">{drawn}</g>\n"));
    }
    body.push_str(&format!(
        "</g>\n<rect class=\"matline\" width=\"{}\" height=\"{}\"/>\n",
        map.width, map.height
    ));
    let defs = if look.defs { art::used(&body) } else { String::new() };
    let (style, crosses) = (look.style(), look.crosses());
    format!("{}{style}{defs}{}{body}{crosses}</svg>\n", open(view, map, look), clip(p, size))
}

/// From the ground up, in the order in which a printed map is laid down.
fn layers(view: &View, map: &Hexes, look: &Look) -> Vec<(&'static str, String)> {
    let scenery: Vec<Terrain> = map.scenery.iter().map(enlarged).collect();
    let sheet = at_fine(Point::new(map.width, map.height));
    let sheet = (sheet.0 as i32, sheet.1 as i32);
    let counters = stack::draw(view, look);
    vec![
        ("ground", printed(&ground::ground(sheet))),
        ("roads", printed(&(land::ground(&scenery) + &land::roads(&scenery)))),
        ("rough", printed(&growth::ground(map))),
        ("stains", printed(&stains(view))),
        ("barriers", printed(&land::barriers(&scenery))),
        ("houses", printed(&house::draw(map, &view.tokens, look.detail))),
        ("props", printed(&land::props(&scenery))),
        ("crowns", printed(&(growth::crowns(map) + &land::trees(&scenery)))),
        ("dusk", tint(map)),
        ("lights", printed(&land::lights(&scenery, map.light))),
        ("grid", printed(&grid::lines(map, look.detail))),
        (
            "names",
            printed(&if look.detail {
                land::names(&scenery) + &names::draw(map, &scenery)
            } else {
                String::new()
            }),
        ),
        ("joints", printed(&grid::joints(map))),
        ("vision", String::new()),
        ("remains", printed(&figure::bodies(&fine(&view.remains)))),
        ("overlays", overlay::draw(view, look, FINE)),
        ("entrances", printed(&grid::entrances(map))),
        ("fallen", counters.fallen),
        ("standing", counters.standing),
        ("heaps", counters.heaps),
        ("marks", figure::marks(view, look)),
        ("vignette", ground::vignette((map.width, map.height))),
        ("plates", if look.plates { plate::draw(view, look) } else { String::new() }),
        ("chips", overlay::chips(view, look, FINE)),
    ]
}

fn printed(drawn: &str) -> String {
    if drawn.is_empty() { String::new() } else { format!("<g transform=\"scale({FINE})\">{drawn}</g>") }
}

/// A place in units of the print.
pub fn at_fine(p: Point) -> PaperPoint {
    (f64::from(p.x) / FINE, f64::from(p.y) / FINE)
}

/// The same piece in units of the print.
fn enlarged(it: &Terrain) -> Terrain {
    let long = |mm: i32| (f64::from(mm) / FINE).round() as i32;
    let to = |p: &Point| Point::new(long(p.x), long(p.y));
    let outline = match &it.outline {
        Outline::Area(area) => {
            Outline::Area(::ground::open::Polygon::new(area.corners.iter().map(to).collect()))
        }
        Outline::Line { points, thickness } => {
            Outline::Line { points: points.iter().map(to).collect(), thickness: long(*thickness) }
        }
        Outline::Circle { at, diameter } => Outline::Circle { at: to(at), diameter: long(*diameter) },
    };
    Terrain { outline, ..it.clone() }
}

/// Where somebody lies.
fn stains(view: &View) -> String {
    let lying = View { tokens: fine(&view.tokens), remains: fine(&view.remains), ..View::default() };
    ground::stains(&lying, &[])
}

/// The same pieces in units of the print.
fn fine(pieces: &[Piece]) -> Vec<Piece> {
    let moved = |it: &Piece| {
        let (x, y) = at_fine(it.at);
        Piece { at: Point::new(x as i32, y as i32), ..it.clone() }
    };
    pieces.iter().map(moved).collect()
}

/// Evening and night lie over the whole print.
fn tint(map: &Hexes) -> String {
    let class = match map.light {
        Light::Night => "dusk night",
        Light::Evening => "dusk",
        Light::Day => return String::new(),
    };
    format!("<rect class=\"{class}\" width=\"{}\" height=\"{}\"/>", map.width, map.height)
}

/// The sheet that map and key are printed on.
fn mat(map: &Hexes, p: &str) -> String {
    let key = if map.key.is_empty() { 0 } else { KEY };
    let (wide, high) = (map.width + key + 2 * MARGIN - 2, map.height + 2 * MARGIN - 2);
    let printed_key = if key == 0 { String::new() } else { key::draw(map, f64::from(map.width) + 10.0) };
    format!(
        "<g id=\"{p}rulers\"><rect class=\"castshadow\" x=\"{}\" y=\"{}\" width=\"{wide}\" height=\"{high}\" \
         rx=\"1.5\"/><rect class=\"mat\" x=\"{}\" y=\"{}\" width=\"{wide}\" height=\"{high}\" rx=\"1\"/>\
         {printed_key}</g>\n",
        3 - MARGIN,
        4 - MARGIN,
        1 - MARGIN,
        1 - MARGIN,
    )
}

fn open(view: &View, map: &Hexes, look: &Look) -> String {
    let p = &look.prefix;
    let margin = if look.rulers { MARGIN } else { 0 };
    let key = if look.rulers && !map.key.is_empty() { KEY } else { 0 };
    let (wide, high) = (map.width + key + 2 * margin + 2, map.height + 2 * margin + 2);
    let people = view.tokens.iter().filter(|it| !it.is_dead()).count();
    let clock: Vec<String> =
        view.clock.iter().map(|it| format!("{}: {}", escape(&it.name), escape(&it.value))).collect();
    let sheets: Vec<String> = map.sheets.iter().map(|it| escape(&it.name)).collect();
    format!(
        "<svg id=\"{p}board\" class=\"pic board hexes\" viewBox=\"{0}\" \
         data-label=\"5.6\" data-half=\"10\" role=\"graphics-document img\" aria-labelledby=\"{p}title {p}desc\" \
         preserveAspectRatio=\"xMidYMid meet\" xmlns=\"http://www.w3.org/2000/svg\">\n\
         <title id=\"{p}title\">{1}</title><desc id=\"{p}desc\">{2}. {3}, {4}. {5}: {6}.</desc>\n",
        look.window([-margin, -margin, wide, high]),
        escape(&view.title),
        clock.join(", "),
        number(people, "figure"),
        number(view.tokens.len() - people, "dead one"),
        sheets.join(", "),
        Length::Hexes.write(map.cells.len() as i32),
    )
}

/// The outline of a hex about its middle.
fn cell() -> String {
    let middle = at_fine(centre(Hex::default()));
    let round: Vec<PaperPoint> = corners(Hex::default())
        .iter()
        .map(|&it| at_fine(it))
        .map(|it| (it.0 - middle.0, it.1 - middle.1))
        .collect();
    path(&round, true)
}

/// A shorter way to say a moved and turned group.
fn placed(at: PaperPoint, degrees: f64, inner: &str) -> String {
    let turn = if degrees == 0.0 { String::new() } else { format!(" rotate({})", n(degrees)) };
    format!("<g transform=\"translate({},{}){turn}\">{inner}</g>", n(at.0), n(at.1))
}
