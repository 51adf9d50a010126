//! Things that stand about: furniture, vehicles, wrecks, crates, rocks, trees, and what nobody has drawn yet.
use view::{Outline, Terrain};

use crate::{
    barrier,
    building::block,
    ground,
    ink::{
        At, Chance, at, boxed, corners, escape, leafy, length, middle, n, number, path, smooth, speaks_of,
        with_shadow,
    },
    opening,
};

pub fn furniture(terrain: &[Terrain]) -> String {
    terrain.iter().filter(|it| it.kind == "furniture").map(|it| titled(it, &piece_of_furniture(it))).collect()
}

pub fn draw(terrain: &[Terrain]) -> String {
    terrain.iter().filter(|it| is_prop(it)).map(|it| titled(it, &prop(it))).collect()
}

fn is_prop(it: &Terrain) -> bool {
    let elsewhere = ["room", "wall", "building", "furniture"].contains(&it.kind.as_str());
    !elsewhere
        && !barrier::is_barrier(&it.kind)
        && !opening::is_opening(it)
        && ground::surface(&it.kind).is_none()
}

/// A drawing with the name and state of what it shows.
fn titled(it: &Terrain, drawn: &str) -> String {
    let name = if it.name.is_empty() { &it.kind } else { &it.name };
    let words: Vec<String> = std::iter::once(name).chain(&it.marks).map(|it| escape(it)).collect();
    format!("<g><title>{}</title>{drawn}</g>", words.join(", "))
}

fn prop(it: &Terrain) -> String {
    let wrecked = it.kind == "wreck" || it.marks.iter().any(|mark| mark == "wrecked");
    let drawn = match it.kind.as_str() {
        "car" | "wreck" | "truck" | "bus" | "van" => vehicle(it, wrecked),
        "crates" | "boxes" => crates(&it.outline),
        "rock" | "rocks" | "rubble" => rock(&it.outline),
        "tree" | "trees" | "wood" => trunk(&it.outline),
        "object" | "item" | "marker" | "objective" => thing(&it.outline),
        "lamp" => placed("lamp", &it.outline),
        "bin" => placed("bin", &it.outline),
        "bench" => placed("bench", &it.outline),
        _ => block("unknown", &it.outline),
    };
    let afire = it.marks.iter().any(|mark| speaks_of(mark, &["on fire", "burning"]));
    if afire { drawn + &placed("fire-top", &it.outline) } else { drawn }
}

fn placed(symbol: &str, outline: &Outline) -> String {
    format!("<use href=\"#{symbol}\" transform=\"translate({})\"/>", at(middle(&corners(outline))))
}

/// The outline once more, away from the light, whichever way the thing is turned.
pub fn shadow(outline: &Outline, by: (i32, i32)) -> String {
    let d = path(&corners(outline), true);
    format!("<path class=\"castshadow\" transform=\"translate({},{})\" d=\"{d}\"/>", by.0, by.1)
}

/// A symbol of `long` by `wide`, stretched into an outline.
fn fitted(symbol: &str, (long, wide): (f64, f64), outline: &Outline) -> String {
    let (middle, length, width, degrees) = boxed(outline);
    format!(
        "<use href=\"#{symbol}\" transform=\"translate({}) rotate({}) scale({:.2},{:.2})\"/>",
        at(middle),
        n(degrees),
        length / long,
        width / wide
    )
}

fn vehicle(it: &Terrain, wrecked: bool) -> String {
    if wrecked {
        return wreck(it);
    }
    let symbol = match it.kind.as_str() {
        kind if speaks_of(kind, &["bus"]) || speaks_of(&it.name, &["bus"]) => ("bus", (124.0, 34.0)),
        "car" => ("car", (85.0, 36.0)),
        _ => ("truck", (124.0, 40.0)),
    };
    shadow(&it.outline, (6, 8)) + &fitted(symbol.0, symbol.1, &it.outline)
}

/// What is left of a vehicle: black where it has burnt, else faded; broken either way.
fn wreck(it: &Terrain) -> String {
    let sorts: [(&[&str], &str, (f64, f64)); 4] = [
        (&["tank", "carrier"], "wreck-tank", (130.0, 70.0)),
        (&["tractor", "digger"], "wreck-tractor", (90.0, 50.0)),
        (&["bus", "coach", "tram"], "wreck-bus", (124.0, 36.0)),
        (&["van", "truck", "lorry", "ambulance", "camper"], "wreck-van", (124.0, 42.0)),
    ];
    let named = |it: &str| sorts.iter().find(|sort| speaks_of(it, sort.0));
    let (symbol, size) =
        named(&it.name).or_else(|| named(&it.kind)).map_or(("wreck", (84.0, 36.0)), |it| (it.1, it.2));
    let drawn = shadow(&it.outline, (5, 7)) + &fitted(symbol, size, &it.outline);
    if speaks_of(&it.name, &["burn"]) { drawn } else { format!("<g class=\"left\">{drawn}</g>") }
}

/// As many crates side by side as there is room for.
fn crates(outline: &Outline) -> String {
    let (middle, long, wide, degrees) = boxed(outline);
    let count = (long / wide.max(1.0)).round().clamp(1.0, 12.0);
    let (s, c) = degrees.to_radians().sin_cos();
    let mut res = shadow(outline, (4, 5));
    for i in 0..count as u32 {
        let by = long / count * (f64::from(i) + 0.5) - long / 2.0;
        res.push_str(&format!(
            "<use href=\"#crate\" transform=\"translate({}) rotate({}) scale({:.2},{:.2})\"/>",
            at((middle.0 + c * by, middle.1 + s * by)),
            n(degrees),
            long / count / 20.0,
            wide / 20.0
        ));
    }
    res
}

fn rock(outline: &Outline) -> String {
    let round = corners(outline);
    let (mid, far) = (middle(&round), length(round[0], middle(&round)) * 0.4);
    let crack = path(&[(mid.0 - far, mid.1 + far * 0.3), mid, (mid.0 + far * 0.6, mid.1 - far * 0.5)], false);
    let d = if round.len() < 7 { path(&round, true) } else { smooth(&round) };
    with_shadow("stones", &d, (4, 6)) + &format!("<path class=\"crease\" d=\"{crack}\"/>")
}

/// Its trunk, true to size; the crown is drawn over the figures.
fn trunk(outline: &Outline) -> String {
    match outline {
        Outline::Circle { at, diameter } => {
            let half = n(f64::from(*diameter) / 2.0);
            format!("<circle class=\"trunk\" cx=\"{}\" cy=\"{}\" r=\"{half}\"/>", at.x, at.y)
        }
        outline => format!("<path class=\"tone-d\" d=\"{}\"/>", path(&corners(outline), true)),
    }
}

fn thing(outline: &Outline) -> String {
    placed("thing", outline)
}

/// The crowns of trees, which hang over whoever stands below.
pub fn crowns(terrain: &[Terrain]) -> String {
    terrain.iter().filter(|it| ["tree", "trees", "wood"].contains(&it.kind.as_str())).map(crown).collect()
}

fn crown(it: &Terrain) -> String {
    let Outline::Circle { at, diameter } = &it.outline else { return grove(&it.outline) };
    tree((f64::from(at.x), f64::from(at.y)), f64::from(*diameter) * 1.3)
}

/// Leaves from above, this far from the middle.
pub fn tree(at: At, reach: f64) -> String {
    let mut chance = Chance::at(at);
    let class = ["tree", "tree b"][chance.below(2) as usize];
    let (x, y) = (n(at.0), n(at.1));
    format!(
        "<use class=\"{class}\" href=\"#tree-{}\" transform=\"translate({x},{y}) scale({:.2})\"/>",
        chance.below(3) + 1,
        reach / 100.0
    )
}

/// A wood: crowns along the edge of its area, light enough to see who is in it.
fn grove(outline: &Outline) -> String {
    let round = corners(outline);
    let mid = middle(&round);
    let inner: Vec<At> = round.iter().map(|p| (p.0 * 0.8 + mid.0 * 0.2, p.1 * 0.8 + mid.1 * 0.2)).collect();
    let edge = leafy(&round, true);
    let crowns: String = inner.iter().map(|&it| tree(it, length(it, mid).min(70.0) * 0.5)).collect();
    format!("<path class=\"tone-d\" d=\"{edge}\"/>{crowns}")
}

/// A table, a bed, shelves or a counter, by its name, in its true size.
fn piece_of_furniture(it: &Terrain) -> String {
    let symbols: [(&[&str], &str, (f64, f64)); 8] = [
        (&["sofa", "couch"], "sofa", (56.0, 22.0)),
        (&["armchair"], "armchair", (24.0, 22.0)),
        (&["shelf", "shelves", "rack", "bookcase", "pews"], "shelf", (48.0, 10.0)),
        (&["bath", "tub"], "tub", (38.0, 18.0)),
        (&["stove", "cooker", "oven"], "stove", (20.0, 18.0)),
        (&["sink"], "sink", (22.0, 18.0)),
        (&["bench"], "bench", (36.0, 12.0)),
        (&["round table"], "rtable", (42.0, 42.0)),
    ];
    if speaks_of(&it.name, &["bed"]) {
        return bed(&it.outline);
    }
    if let Some(found) = symbols.iter().find(|sort| speaks_of(&it.name, sort.0)) {
        return fitted(found.1, found.2, &it.outline);
    }
    let class =
        if speaks_of(&it.name, &["counter", "till", "bar", "freezer"]) { "counter" } else { "furn-w" };
    let (line, _) = barrier::spine(&it.outline);
    format!("{}<path class=\"seam\" d=\"{}\"/>", block(class, &it.outline), path(&line, false))
}

/// The one symbol that is longer than it is wide the other way round.
fn bed(outline: &Outline) -> String {
    let (middle, long, wide, degrees) = boxed(outline);
    format!(
        "<use href=\"#bed\" transform=\"translate({}) rotate({}) scale({:.2},{:.2})\"/>",
        at(middle),
        n(degrees + 90.0),
        wide / 34.0,
        long / 46.0
    )
}

/// How many pieces of terrain there are, in words for those who cannot see them.
pub fn told(terrain: &[Terrain]) -> String {
    let houses = terrain.iter().filter(|it| it.kind == "building").count();
    let rooms = terrain.iter().filter(|it| it.kind == "room").count();
    format!("{}, {}", number(houses, "building"), number(rooms, "room"))
}
