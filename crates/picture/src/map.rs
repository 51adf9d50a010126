//! A small map for a scenario's card: plain shapes, no symbols.
use view::{Barrier, OpenTable, Outline, Prop, Terrain, TerrainKind, View};

use crate::{
    building,
    ground::{self, Fill},
    ink::{corners, escape, n, path, places},
    opening, overlay, prop,
};

pub fn map(view: &View, table: &OpenTable) -> String {
    let OpenTable { width, height, terrain, scenery } = table;
    let terrain = &[scenery.as_slice(), terrain].concat();
    let mut body = format!("<rect class=\"grass\" width=\"{width}\" height=\"{height}\"/>");
    // Low things first: whatever has a roof lies on top.
    let rank = |it: &&Terrain| match it.kind {
        TerrainKind::Surface { .. } if ground::fill(it).is_some() => 0,
        TerrainKind::Room { .. } => 1,
        TerrainKind::Building | TerrainKind::Wall if building::is_wall(it) => 3,
        TerrainKind::Opening { .. } if opening::is_opening(it) => 4,
        TerrainKind::Surface { .. }
        | TerrainKind::Building
        | TerrainKind::Wall
        | TerrainKind::Opening { .. }
        | TerrainKind::Barrier { .. }
        | TerrainKind::Furniture { .. }
        | TerrainKind::Vehicle { .. }
        | TerrainKind::Wreck { .. }
        | TerrainKind::Prop { .. }
        | TerrainKind::Object
        | TerrainKind::Other => 2,
    };
    let mut sorted: Vec<&Terrain> = terrain.iter().collect();
    sorted.sort_by_key(rank);
    body.extend(sorted.into_iter().map(piece));
    body.push_str(&overlay::outlines(&view.overlays));
    for it in &view.tokens {
        let (class, share) = match (it.is_dead(), it.is_ours()) {
            (true, _) => ("map-dead", 0.5),
            (false, true) => ("map-human", 0.7),
            (false, false) => ("map-other", 0.7),
        };
        let reach = n(f64::from(it.diameter) * share);
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
    match it.kind {
        TerrainKind::Room { .. } => area("map-room"),
        TerrainKind::Wall => line("map-wall", &it.outline, 8),
        TerrainKind::Building if building::is_wall(it) => line("map-wall", &it.outline, 8),
        TerrainKind::Building => area("map-solid"),
        TerrainKind::Opening { .. } if opening::is_opening(it) => line("map-gap", &it.outline, 6),
        TerrainKind::Prop { prop: Prop::Tree } => area("map-green"),
        TerrainKind::Object => String::new(),
        TerrainKind::Barrier { barrier } => match barrier {
            Barrier::Bush => area("map-green"),
            Barrier::Hedge => line("map-line", &it.outline, 10),
            Barrier::LowWall | Barrier::Fence | Barrier::Sandbags | Barrier::Barricade => {
                line("map-bar", &it.outline, 6)
            }
        },
        TerrainKind::Surface { .. } => match ground::fill(it) {
            Some(Fill::Asphalt) => area("asphalt"),
            Some(Fill::Water) => area("water"),
            Some(Fill::Dirt) => area("dirt"),
            Some(Fill::Paving | Fill::Concrete | Fill::Gravel) => area("paving"),
            None => area("map-low"),
        },
        TerrainKind::Opening { .. }
        | TerrainKind::Furniture { .. }
        | TerrainKind::Vehicle { .. }
        | TerrainKind::Wreck { .. }
        | TerrainKind::Prop { .. }
        | TerrainKind::Other => area("map-low"),
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
