//! An open table, seen from above.
use view::{OpenTable, Terrain, View};

use crate::{
    Look, art, barrier, building, clip, figure, ground,
    ink::{escape, number},
    label::{NUMBER, Slot},
    map, opening, overlay, plate,
    print::Print,
    prop, roof,
};

impl Print for OpenTable {
    fn board(&self, view: &View, look: &Look) -> String {
        board(view, self, look)
    }

    fn map(&self, view: &View) -> String {
        map::map(view, self)
    }

    fn cell(&self) -> Option<String> {
        None
    }

    fn figures(&self, view: &View, look: &Look) -> Vec<(&'static str, String)> {
        let figures = figure::draw(view, look);
        let terrain = roof::opened([self.scenery.as_slice(), &self.terrain].concat(), &view.tokens);
        let house = building::draw(&terrain, &view.tokens, look.detail);
        vec![
            ("floors", house.floors),
            ("furniture", prop::furniture(&building::in_the_open(&terrain))),
            ("roofs", house.roofs),
            ("remains", figure::bodies(&view.remains)),
            ("fallen", figures.fallen),
            ("standing", figures.standing),
            ("marks", figures.marks),
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

/// The table as one `<svg>`.
fn board(view: &View, table: &OpenTable, look: &Look) -> String {
    let OpenTable { width, height, terrain, scenery } = table;
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
    let (style, crosses) = (look.style(), look.crosses());
    format!("{}{style}{defs}{}{body}{crosses}</svg>\n", open(view, look, size), clip(p, size))
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
        ("remains", figure::bodies(&view.remains)),
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
        "<svg id=\"{p}board\" class=\"pic board\" viewBox=\"{}\" \
         data-label=\"13\" data-half=\"14\" role=\"graphics-document img\" aria-labelledby=\"{p}title {p}desc\" \
         preserveAspectRatio=\"xMidYMid meet\" xmlns=\"http://www.w3.org/2000/svg\">\n\
         <title id=\"{p}title\">{title}</title><desc id=\"{p}desc\">{}. {}, {}. {} by {} {}.</desc>\n",
        look.window([left, left, wide, high]),
        clock.join(", "),
        number(people, "figure"),
        number(dead, "dead one"),
        width / length.one(),
        height / length.one(),
        length.short(),
    )
}
