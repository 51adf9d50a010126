//! A small map for a scenario's card: plain shapes, no symbols.
use ::ground::hex::corners;
use view::{
    Outline, Surface, Terrain, TerrainKind, View,
    hex::{CellKind, Hexes},
};

use crate::ink::{corners as round, escape, n, number, path, places};

pub fn map(view: &View, map: &Hexes) -> String {
    let mut body = format!("<rect class=\"grass\" width=\"{}\" height=\"{}\"/>", map.width, map.height);
    body.extend(map.scenery.iter().map(piece));
    for it in map.cells.iter().filter(|it| it.kind != CellKind::Clear) {
        let class = if it.kind == CellKind::Building { "map-house" } else { "map-rough" };
        body.push_str(&format!("<path class=\"{class}\" d=\"{}\"/>", path(&places(&corners(it.name)), true)));
    }
    for it in &view.tokens {
        let class = match (it.is_dead(), it.is_ours()) {
            (true, _) => "map-dead small",
            (false, true) => "map-human small",
            (false, false) => "map-other small",
        };
        let r = n(f64::from(it.diameter) * 0.42);
        body.push_str(&format!(
            "<circle class=\"{class}\" cx=\"{}\" cy=\"{}\" r=\"{r}\"/>",
            it.at.x, it.at.y
        ));
    }
    format!(
        "<svg class=\"pic map\" viewBox=\"0 0 {} {}\" role=\"img\" xmlns=\"http://www.w3.org/2000/svg\">\
         <title>{}</title><desc>{}</desc>{body}</svg>",
        map.width,
        map.height,
        escape(&view.title),
        number(map.houses.len(), "building")
    )
}

fn piece(it: &Terrain) -> String {
    let TerrainKind::Surface { surface } = it.kind else { return String::new() };
    let class = match surface {
        Surface::Road | Surface::CarPark => "asphalt",
        Surface::Pavement | Surface::Square | Surface::Path | Surface::Yard => "paving",
        Surface::Pond | Surface::Pool => "water",
        Surface::Dirt | Surface::Field | Surface::Sand | Surface::Gravel => "dirt",
        Surface::Lawn | Surface::Rails | Surface::Jetty => return String::new(),
    };
    match &it.outline {
        Outline::Line { points, thickness } => format!(
            "<path class=\"map-way {class}\" stroke-width=\"{thickness}\" d=\"{}\"/>",
            path(&places(points), false)
        ),
        outline => format!("<path class=\"{class} flat\" d=\"{}\"/>", path(&round(outline), true)),
    }
}
