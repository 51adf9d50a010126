//! Houses: floors, roofs that stay on until somebody has looked in, walls.
use view::{Outline, Terrain};

use crate::{
    barrier,
    ink::{At, Chance, boxed, corners, length, middle, n, path, places, speaks_of, with_shadow},
    opening,
};

/// The layers a house is made of.
#[derive(Debug, Default)]
pub struct House {
    pub floors: String,
    pub shadows: String,
    pub roofs: String,
    pub walls: String,
}

pub fn draw(terrain: &[Terrain], detail: bool) -> House {
    let mut house = House::default();
    let rooms: Vec<(&Terrain, Vec<At>)> =
        terrain.iter().filter(|it| it.kind == "room").map(|it| (it, corners(&it.outline))).collect();
    for it in terrain {
        match &it.outline {
            Outline::Line { points, .. } if is_wall(it) && is_closed(&places(points)) => {
                let d = path(&places(points), true);
                house.floors.push_str(&with_shadow_of_house(&d));
            }
            _ if it.kind == "building" && !is_wall(it) => house.roofs.push_str(&solid(it)),
            _ => (),
        }
    }
    for (it, round) in &rooms {
        house.floors.push_str(&floor(it, round, detail));
    }
    for (it, round) in rooms.iter().filter(|it| is_unexplored(it.0)) {
        let fill = tiles(round, terrain);
        house.roofs.push_str(&roof(it, round, &rooms, fill));
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

pub fn is_unexplored(room: &Terrain) -> bool {
    room.marks.iter().any(|it| it == "unexplored")
}

/// A wall by itself, or the outer wall of a building that can be entered.
pub fn is_wall(it: &Terrain) -> bool {
    it.kind == "wall" || it.kind == "building" && matches!(it.outline, Outline::Line { .. })
}

/// What no roof hides; things that lie about are shown wherever they are.
pub fn in_the_open(terrain: &[Terrain]) -> Vec<Terrain> {
    let roofs: Vec<Vec<At>> = terrain
        .iter()
        .filter(|it| it.kind == "room" && is_unexplored(it))
        .map(|it| corners(&it.outline))
        .collect();
    let house = |it: &Terrain| ["room", "building", "wall", "object"].contains(&it.kind.as_str());
    let hidden = |it: &Terrain| {
        let round = corners(&it.outline);
        let under = |roof: &Vec<At>| round.iter().all(|&at| holds(roof, at));
        !house(it) && !opening::is_opening(it) && roofs.iter().any(under)
    };
    terrain.iter().filter(|it| !hidden(it)).cloned().collect()
}

/// Whether a place name belongs on it: on a roof, or in a house of which no room is known.
pub fn is_named(it: &Terrain, terrain: &[Terrain]) -> bool {
    match it.kind.as_str() {
        "room" => is_unexplored(it),
        "building" if is_wall(it) => {
            let round = corners_of_loop(it);
            let within = |room: &Terrain| holds(&round, middle(&corners(&room.outline)));
            !terrain.iter().any(|other| other.kind == "room" && within(other))
        }
        kind => kind == "building",
    }
}

fn corners_of_loop(it: &Terrain) -> Vec<At> {
    match &it.outline {
        Outline::Line { points, .. } => places(points),
        outline => corners(outline),
    }
}

fn is_closed(line: &[At]) -> bool {
    3 < line.len() && line.first() == line.last()
}

/// Boards, tiles, carpet or concrete, by what the room is called.
fn floor(room: &Terrain, round: &[At], detail: bool) -> String {
    let kinds: [(&[&str], &str); 5] = [
        (&["bath", "wash", "toilet"], "p-bath"),
        (
            &["kitchen", "pharmacy", "shop", "surgery", "supermarket", "sales", "diner", "canteen", "lab"],
            "p-tile",
        ),
        (&["bed", "office", "study", "lounge", "dormitory", "cinema"], "p-carpet"),
        (
            &["garage", "barn", "cellar", "store", "cold", "loading", "shed", "workshop", "hangar"],
            "p-concrete",
        ),
        (&["hall", "corridor", "porch", "attic"], "p-plank-v"),
    ];
    let named = kinds.iter().find(|it| speaks_of(&room.name, it.0)).map(|it| it.1);
    let fill = named.unwrap_or(["p-plank", "p-plank-v"][Chance::of_words(&room.name).below(2) as usize]);
    let mut res = format!("<path fill=\"url(#{fill})\" d=\"{}\"/>", path(round, true));
    if detail && fill.starts_with("p-plank") {
        res.push_str(&rug(room, round));
    }
    res
}

/// A rug in the middle of a room that is large enough; it stops nobody.
fn rug(room: &Terrain, round: &[At]) -> String {
    let ((x, y), long, wide, degrees) = boxed(&room.outline);
    if wide < 90.0 || round.len() != 4 {
        return String::new();
    }
    let (w, h) = ((long * 0.4).min(90.0), (wide * 0.4).min(60.0));
    let class = ["rug", "rug b"][Chance::of_words(&room.name).below(2) as usize];
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

/// The roof over a room nobody has looked into; towards a room that is known it is torn and shows its rafters.
fn roof(room: &Terrain, round: &[At], rooms: &[(&Terrain, Vec<At>)], fill: &str) -> String {
    let inside = middle(round);
    let mut chance = Chance::at(inside);
    let (mut edge, mut rafters) = (Vec::new(), String::new());
    for (i, &a) in round.iter().enumerate() {
        let b = round[(i + 1) % round.len()];
        edge.push(a);
        let out = outward(a, b, inside);
        let mid = middle(&[a, b]);
        let beyond = (mid.0 + out.0 * 9.0, mid.1 + out.1 * 9.0);
        if rooms.iter().any(|it| !is_unexplored(it.0) && holds(&it.1, beyond)) {
            tear(&mut edge, &mut rafters, (a, b), out, &mut chance);
        }
    }
    let d = path(&edge, true);
    let mut res = with_shadow_of_roof(&d);
    if !rafters.is_empty() {
        res.push_str(&format!("<path class=\"rafter\" d=\"{rafters}\"/>"));
    }
    let ridge = ridge(&room.outline);
    res + &format!("<path fill=\"url(#{fill})\" d=\"{d}\"/>{ridge}<path class=\"roofedge\" d=\"{d}\"/>")
}

/// Clay or slate, the same for all rooms of a house.
fn tiles(round: &[At], terrain: &[Terrain]) -> &'static str {
    let house = terrain.iter().find(|it| {
        let walls = corners_of_loop(it);
        is_wall(it) && is_closed(&walls) && holds(&walls, middle(round))
    });
    let mut chance = house.map_or_else(|| Chance::at(round[0]), |it| Chance::of_words(&it.name));
    ["p-roof", "p-roof2"][chance.below(2) as usize]
}

fn with_shadow_of_roof(d: &str) -> String {
    format!("<path class=\"castshadow\" transform=\"translate(7,9)\" d=\"{d}\"/>")
}

/// Breaks the edge from `a` to `b` into teeth, every second one a rafter.
fn tear(edge: &mut Vec<At>, rafters: &mut String, (a, b): (At, At), out: At, chance: &mut Chance) {
    let teeth = (length(a, b) / 14.0).max(3.0) as u32;
    for i in 1..teeth {
        let along = f64::from(i) / f64::from(teeth);
        let deep = if i % 2 == 0 { chance.between(7.0, 10.0) } else { chance.between(12.0, 17.0) };
        let foot = (a.0 + (b.0 - a.0) * along, a.1 + (b.1 - a.1) * along);
        edge.push((foot.0 + out.0 * deep, foot.1 + out.1 * deep));
        if i % 2 == 0 {
            let tip = (foot.0 + out.0 * (deep + 9.0), foot.1 + out.1 * (deep + 9.0));
            rafters.push_str(&path(&[foot, tip], false));
        }
    }
}

/// The unit vector across an edge, away from the inside.
fn outward(a: At, b: At, inside: At) -> At {
    let long = length(a, b).max(0.1);
    let out = (-(b.1 - a.1) / long, (b.0 - a.0) / long);
    let mid = middle(&[a, b]);
    let dot = out.0 * (mid.0 - inside.0) + out.1 * (mid.1 - inside.1);
    if dot < 0.0 { (-out.0, -out.1) } else { out }
}

/// Whether a place lies within the corners.
fn holds(round: &[At], p: At) -> bool {
    let mut within = false;
    for (i, a) in round.iter().enumerate() {
        let b = round[(i + 1) % round.len()];
        if (a.1 <= p.1) != (b.1 <= p.1) && p.0 < a.0 + (b.0 - a.0) * (p.1 - a.1) / (b.1 - a.1) {
            within = !within;
        }
    }
    within
}

/// The ridge and hips of a roof over a rectangle, with the slope that faces the light from the north-west.
fn ridge(outline: &Outline) -> String {
    let (middle, long, wide, degrees) = boxed(outline);
    let (s, c) = degrees.to_radians().sin_cos();
    let place = |along: f64, aside: f64| (middle.0 + c * along - s * aside, middle.1 + s * along + c * aside);
    let (end, side) = (long / 2.0, wide / 2.0);
    let tip = (end - side).max(0.0);
    let mut lines = path(&[place(-tip, 0.0), place(tip, 0.0)], false);
    for (from, to) in [(-tip, -end), (tip, end)] {
        for aside in [-side, side] {
            lines.push_str(&path(&[place(from, 0.0), place(to, aside)], false));
        }
    }
    let bright = |aside: f64| place(0.0, aside).0 * 0.6 + place(0.0, aside).1 * 0.8;
    let lit = if bright(-side) < bright(side) { -side } else { side };
    let slope =
        |aside: f64| path(&[place(-end, aside), place(end, aside), place(tip, 0.0), place(-tip, 0.0)], true);
    format!(
        "<path class=\"roofhi\" d=\"{}\"/><path class=\"rooflo\" d=\"{}\"/><path class=\"ridge\" d=\"{lines}\"/>",
        slope(lit),
        slope(-lit)
    )
}

/// A building that nobody enters: all roof, clay, slate, or flat with what stands on it.
fn solid(it: &Terrain) -> String {
    let round = corners(&it.outline);
    let d = path(&round, true);
    let style = Chance::of_words(&it.name).below(3);
    let shadow = format!("<path class=\"castshadow\" transform=\"translate(9,12)\" d=\"{d}\"/>");
    if style == 2 || round.len() != 4 {
        return shadow + &flat(it, &round);
    }
    let fill = ["p-roof", "p-roof2"][style as usize];
    let ridge = ridge(&it.outline);
    shadow + &format!("<path fill=\"url(#{fill})\" d=\"{d}\"/>{ridge}<path class=\"roofedge\" d=\"{d}\"/>")
}

/// Gravel within a parapet, a fan and a skylight.
fn flat(it: &Terrain, round: &[At]) -> String {
    let mid = middle(round);
    let inner: Vec<At> = round
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
