//! Houses: floors, roofs that stay on until somebody has looked in, walls.
use view::{Condition, Floor, Outline, Piece, Terrain, TerrainKind};

use crate::{
    barrier,
    ink::{Jitter, PaperPoint, boxed, corners, length, middle, n, path, places, with_shadow},
    opening, roof,
};

/// The layers a house is made of.
#[derive(Debug, Default)]
pub struct HouseLayers {
    pub floors: String,
    pub shadows: String,
    pub roofs: String,
    pub walls: String,
}

pub fn draw(terrain: &[Terrain], tokens: &[Piece], detail: bool) -> HouseLayers {
    let mut house = HouseLayers::default();
    let rooms: Vec<(&Terrain, Vec<PaperPoint>)> =
        terrain.iter().filter(|it| is_room(it)).map(|it| (it, corners(&it.outline))).collect();
    for it in terrain {
        match &it.outline {
            Outline::Line { points, .. } if is_wall(it) && is_closed(&places(points)) => {
                let d = path(&places(points), true);
                house.floors.push_str(&with_shadow_of_house(&d));
            }
            _ if it.kind == TerrainKind::Building && !is_wall(it) => house.roofs.push_str(&solid(it)),
            _ => (),
        }
    }
    for (it, round) in &rooms {
        house.floors.push_str(&floor(it, round, detail));
    }
    for (it, round) in rooms.iter().filter(|it| is_unexplored(it.0)) {
        house.roofs.push_str(&roof::draw(it, round, &rooms, terrain, tokens));
    }
    let walls: Vec<&Terrain> = terrain.iter().filter(|it| is_wall(it)).collect();
    for (class, wider) in [("wall-e", 1.6), ("wall", 0.0)] {
        house.walls.extend(walls.iter().map(|it| wall(it, class, wider)));
    }
    let shadows: String = walls.iter().map(|it| wall(it, "wshadow", 0.0)).collect();
    house.shadows = format!("<g transform=\"translate(5,6)\">{shadows}</g>");
    house
}

fn with_shadow_of_house(d: &str) -> String {
    format!(
        "<path class=\"castshadow\" transform=\"translate(9,12)\" d=\"{d}\"/><path fill=\"url(#p-concrete)\" d=\"{d}\"/>"
    )
}

pub fn is_room(it: &Terrain) -> bool {
    matches!(it.kind, TerrainKind::Room { .. })
}

/// Whether a room has its roof on.
pub fn is_unexplored(room: &Terrain) -> bool {
    room.is(Condition::Unexplored)
}

/// A wall by itself, or the outer wall of a building that can be entered.
pub fn is_wall(it: &Terrain) -> bool {
    match it.kind {
        TerrainKind::Wall => true,
        TerrainKind::Building => matches!(it.outline, Outline::Line { .. }),
        TerrainKind::Room { .. }
        | TerrainKind::Barrier { .. }
        | TerrainKind::Opening { .. }
        | TerrainKind::Furniture { .. }
        | TerrainKind::Vehicle { .. }
        | TerrainKind::Wreck { .. }
        | TerrainKind::Surface { .. }
        | TerrainKind::Prop { .. }
        | TerrainKind::Object
        | TerrainKind::Other => false,
    }
}

/// What no roof hides; things that lie about are shown wherever they are.
pub fn in_the_open(terrain: &[Terrain]) -> Vec<Terrain> {
    let roofs: Vec<Vec<PaperPoint>> =
        terrain.iter().filter(|it| is_room(it) && is_unexplored(it)).map(|it| corners(&it.outline)).collect();
    let house = |it: &Terrain| match it.kind {
        TerrainKind::Room { .. } | TerrainKind::Building | TerrainKind::Wall | TerrainKind::Object => true,
        TerrainKind::Barrier { .. }
        | TerrainKind::Opening { .. }
        | TerrainKind::Furniture { .. }
        | TerrainKind::Vehicle { .. }
        | TerrainKind::Wreck { .. }
        | TerrainKind::Surface { .. }
        | TerrainKind::Prop { .. }
        | TerrainKind::Other => false,
    };
    let hidden = |it: &Terrain| {
        let round = corners(&it.outline);
        let under = |roof: &Vec<PaperPoint>| round.iter().all(|&at| holds(roof, at));
        !house(it) && !opening::is_opening(it) && roofs.iter().any(under)
    };
    terrain.iter().filter(|it| !hidden(it)).cloned().collect()
}

/// Whether a place name belongs on it: on a room nobody has looked into, or in a house of which no room is known.
pub fn is_named(it: &Terrain, terrain: &[Terrain]) -> bool {
    if is_room(it) {
        return is_unexplored(it) || it.is(Condition::Glimpsed);
    }
    if it.kind == TerrainKind::Building && is_wall(it) {
        let round = corners_of_loop(it);
        let within = |room: &Terrain| holds(&round, middle(&corners(&room.outline)));
        return !terrain.iter().any(|other| is_room(other) && within(other));
    }
    it.kind == TerrainKind::Building
}

pub fn corners_of_loop(it: &Terrain) -> Vec<PaperPoint> {
    match &it.outline {
        Outline::Line { points, .. } => places(points),
        outline => corners(outline),
    }
}

pub fn is_closed(line: &[PaperPoint]) -> bool {
    3 < line.len() && line.first() == line.last()
}

/// What a room is floored with; boards lie one way or the other.
fn floored(room: &Terrain) -> &'static str {
    let TerrainKind::Room { floor } = room.kind else { return "p-plank" };
    match floor {
        Floor::Boards => ["p-plank", "p-plank-v"][Jitter::of_words(&room.name).below(2) as usize],
        Floor::LongBoards => "p-plank-v",
        Floor::Tiles => "p-tile",
        Floor::SmallTiles => "p-bath",
        Floor::Carpet => "p-carpet",
        Floor::Concrete => "p-concrete",
    }
}

fn floor(room: &Terrain, round: &[PaperPoint], detail: bool) -> String {
    let fill = floored(room);
    let mut res = format!("<path fill=\"url(#{fill})\" d=\"{}\"/>", path(round, true));
    if detail && fill.starts_with("p-plank") {
        res.push_str(&rug(room, round));
    }
    if room.is(Condition::Glimpsed) {
        res.push_str(&format!("<path class=\"unlit\" d=\"{}\"/>", path(round, true)));
    }
    res
}

/// A rug in the middle of a room that is large enough; it stops nobody.
fn rug(room: &Terrain, round: &[PaperPoint]) -> String {
    let ((x, y), long, wide, degrees) = boxed(&room.outline);
    if wide < 90.0 || round.len() != 4 {
        return String::new();
    }
    let (w, h) = ((long * 0.4).min(90.0), (wide * 0.4).min(60.0));
    let class = ["rug", "rug b"][Jitter::of_words(&room.name).below(2) as usize];
    let turn = n(degrees);
    format!(
        "<g transform=\"translate({},{}) rotate({turn})\"><rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"{}\" \
         height=\"{}\" rx=\"1\"/><rect class=\"rug-i\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/></g>",
        n(x),
        n(y),
        n(-w / 2.0),
        n(-h / 2.0),
        n(w),
        n(h),
        n(5.0 - w / 2.0),
        n(5.0 - h / 2.0),
        n(w - 10.0),
        n(h - 10.0),
    )
}

/// Whether a place lies within the corners.
pub fn holds(round: &[PaperPoint], p: PaperPoint) -> bool {
    let mut within = false;
    for (i, a) in round.iter().enumerate() {
        let b = round[(i + 1) % round.len()];
        if (a.1 <= p.1) != (b.1 <= p.1) && p.0 < a.0 + (b.0 - a.0) * (p.1 - a.1) / (b.1 - a.1) {
            within = !within;
        }
    }
    within
}

/// A building that nobody enters: all roof, clay, slate, or flat with what stands on it.
fn solid(it: &Terrain) -> String {
    let round = corners(&it.outline);
    let d = path(&round, true);
    let style = Jitter::of_words(&it.name).below(3);
    let shadow = format!("<path class=\"castshadow\" transform=\"translate(9,12)\" d=\"{d}\"/>");
    if style == 2 || round.len() != 4 {
        return shadow + &flat(it, &round);
    }
    let fill = ["p-roof", "p-roof2"][style as usize];
    let ridge = roof::ridge(&it.outline);
    shadow + &format!("<path fill=\"url(#{fill})\" d=\"{d}\"/>{ridge}<path class=\"roofedge\" d=\"{d}\"/>")
}

/// Gravel within a parapet, a fan and a skylight.
fn flat(it: &Terrain, round: &[PaperPoint]) -> String {
    let mid = middle(round);
    let inner: Vec<PaperPoint> = round
        .iter()
        .map(|p| {
            let far = length(*p, mid).max(1.0);
            let share = (far - 11.0).max(0.0) / far;
            (mid.0 + (p.0 - mid.0) * share, mid.1 + (p.1 - mid.1) * share)
        })
        .collect();
    let (outer, inner) = (path(round, true), path(&inner, true));
    let (x, y, turn) = (n(mid.0), n(mid.1), n(boxed(&it.outline).3));
    format!(
        "<path fill=\"url(#p-gravel)\" d=\"{outer}\"/><path class=\"parapet\" d=\"{outer}{inner}\"/>\
         <g transform=\"translate({x},{y}) rotate({turn})\"><path class=\"unit\" d=\"M-62,-44h34v30h-34z\"/>\
         <circle class=\"unit2\" cx=\"-45\" cy=\"-29\" r=\"11\"/><path class=\"crease\" d=\"M-56,-29h22M-45,-40v22\"/>\
         <path class=\"skyl\" d=\"M24,14h40v28h-40z\"/><path class=\"pane\" d=\"M44,14v28M24,28h40\"/></g>"
    )
}

/// A wall as one thick stroke, so that its corners close.
fn wall(it: &Terrain, class: &str, wider: f64) -> String {
    let (line, thick) = barrier::spine(&it.outline);
    let d = if is_closed(&line) { path(&line[1..], true) } else { path(&line, false) };
    format!("<path class=\"{class}\" stroke-width=\"{}\" d=\"{d}\"/>", n(thick + wider))
}

/// The shadow and body of something upright.
pub fn block(class: &str, outline: &Outline) -> String {
    with_shadow(class, &path(&corners(outline), true), (3, 4))
}
