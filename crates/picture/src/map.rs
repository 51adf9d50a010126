//! A small map for a scenario's card: plain shapes, no symbols.
use view::{Ground, Outline, Terrain, View};

use crate::{
    barrier, building, figure, ground, hex,
    ink::{corners, escape, n, path, places},
    opening, overlay, prop,
};

pub fn map(view: &View) -> String {
    let (width, height, terrain, scenery) = match &view.ground {
        Ground::Open { width, height, terrain, scenery } => (width, height, terrain, scenery),
        Ground::Hex(map) => return hex::map(view, map),
    };
    let terrain = &[scenery.as_slice(), terrain].concat();
    let mut body = format!("<rect class=\"grass\" width=\"{width}\" height=\"{height}\"/>");
    // Low things first: whatever has a roof lies on top.
    let rank = |it: &&Terrain| match it.kind.as_str() {
        kind if ground::surface(kind).is_some() => 0,
        "room" => 1,
        _ if building::is_wall(it) => 3,
        _ if opening::is_opening(it) => 4,
        _ => 2,
    };
    let mut sorted: Vec<&Terrain> = terrain.iter().collect();
    sorted.sort_by_key(rank);
    body.extend(sorted.into_iter().map(piece));
    body.push_str(&overlay::outlines(&view.overlays));
    for it in &view.tokens {
        let class = match (figure::is_dead(it), figure::is_ours(it)) {
            (true, _) => "map-dead",
            (false, true) => "map-human",
            (false, false) => "map-other",
        };
        let reach = n(f64::from(it.diameter) * if class == "map-dead" { 0.5 } else { 0.7 });
        body.push_str(&format!(
            "<circle class=\"{class}\" cx=\"{}\" cy=\"{}\" r=\"{reach}\"/>",
            it.at.x, it.at.y
        ));
    }
    format!(
        "<svg class=\"pic map\" viewBox=\"0 0 {width} {height}\" role=\"img\" xmlns=\"http://www.w3.org/2000/svg\">\
         <title>{}</title><desc>{}</desc>{body}</svg>",
        escape(&view.title),
        prop::told(terrain)
    )
}

fn piece(it: &Terrain) -> String {
    let area = |class: &str| format!("<path class=\"{class}\" d=\"{}\"/>", path(&corners(&it.outline), true));
    match it.kind.as_str() {
        "room" => area("map-room"),
        _ if building::is_wall(it) => line("map-wall", &it.outline, 8),
        _ if opening::is_opening(it) => line("map-gap", &it.outline, 6),
        "tree" | "trees" | "wood" | "bush" => area("map-green"),
        "hedge" => line("map-line", &it.outline, 10),
        "building" => area("map-solid"),
        "object" => String::new(),
        kind if barrier::is_barrier(kind) => line("map-bar", &it.outline, 6),
        kind => match ground::surface(kind) {
            Some("p-asphalt") => area("asphalt"),
            Some("water") => area("water"),
            Some("dirt") => area("dirt"),
            Some(_) => area("paving"),
            None => area("map-low"),
        },
    }
}

/// A line at least so thick that a small map still shows it.
fn line(class: &str, outline: &Outline, least: i32) -> String {
    match outline {
        Outline::Line { points, thickness } => format!(
            "<path class=\"{class}\" stroke-width=\"{}\" d=\"{}\"/>",
            (*thickness).max(least),
            path(&places(points), false)
        ),
        outline => format!("<path class=\"map-low\" d=\"{}\"/>", path(&corners(outline), true)),
    }
}
