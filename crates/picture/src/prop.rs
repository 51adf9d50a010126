//! Things that stand about: furniture, vehicles, wrecks, crates, rocks, trees, and what nobody has drawn yet.
use std::collections::BTreeMap;

use kernel::Point;
use view::{Condition, Furniture, Outline, Prop, Terrain, TerrainKind, Vehicle};

use crate::{
    barrier,
    building::{self, block},
    ground,
    ink::{
        Jitter, PaperPoint, at, boxed, corners, escape, leafy, length, middle, n, number, path, smooth,
        with_shadow,
    },
    opening,
};

pub fn furniture(terrain: &[Terrain]) -> String {
    let all = terrain.iter().filter_map(|it| match it.kind {
        TerrainKind::Furniture { furniture } => Some(titled(it, &piece_of_furniture(furniture, &it.outline))),
        TerrainKind::Room { .. }
        | TerrainKind::Building
        | TerrainKind::Wall
        | TerrainKind::Barrier { .. }
        | TerrainKind::Opening { .. }
        | TerrainKind::Vehicle { .. }
        | TerrainKind::Wreck { .. }
        | TerrainKind::Surface { .. }
        | TerrainKind::Prop { .. }
        | TerrainKind::Object
        | TerrainKind::Other => None,
    });
    all.collect()
}

pub fn draw(terrain: &[Terrain]) -> String {
    let props = terrain.iter().filter_map(|it| Some(titled(it, &prop(it)?)));
    props.collect::<String>() + &objects(terrain)
}

/// A drawing with the name and state of what it shows.
fn titled(it: &Terrain, drawn: &str) -> String {
    format!("<g><title>{}</title>{drawn}</g>", told_of(it))
}

/// The name and state of a piece of terrain.
fn told_of(it: &Terrain) -> String {
    let name = if it.name.is_empty() { it.kind.word() } else { it.name.as_str() };
    let marks = it.marks.iter().map(|it| it.word.as_str());
    let words: Vec<String> = std::iter::once(name).chain(marks).map(escape).collect();
    words.join(", ")
}

/// One mark where something can be picked up, with the names of all that lies there: a second mark over the first would not
/// be seen, and its name would hide that of the first.
fn objects(terrain: &[Terrain]) -> String {
    let mut places: BTreeMap<Point, Vec<String>> = BTreeMap::new();
    for it in terrain.iter().filter(|it| it.kind == TerrainKind::Object) {
        let (x, y) = middle(&corners(&it.outline));
        places.entry(Point::new(x.round() as i32, y.round() as i32)).or_default().push(told_of(it));
    }
    let mark = |(at, names): (Point, Vec<String>)| {
        let title = names.join(", ");
        format!(
            "<g><title>{title}</title><use href=\"#thing\" transform=\"translate({},{})\"/></g>",
            at.x, at.y
        )
    };
    places.into_iter().map(mark).collect()
}

/// What stands about; nothing for what another layer draws.
fn prop(it: &Terrain) -> Option<String> {
    let outline = &it.outline;
    let drawn = match it.kind {
        TerrainKind::Vehicle { vehicle } if it.is(Condition::Wrecked) => wreck(outline, vehicle, false),
        TerrainKind::Vehicle { vehicle } => self::vehicle(outline, vehicle),
        TerrainKind::Wreck { vehicle, burnt } => wreck(outline, vehicle, burnt),
        TerrainKind::Prop { prop } => standing(prop, outline),
        TerrainKind::Opening { .. } if opening::is_opening(it) => return None,
        TerrainKind::Surface { .. } if ground::fill(it).is_some() => return None,
        TerrainKind::Opening { .. } | TerrainKind::Surface { .. } | TerrainKind::Other => {
            block("unknown", outline)
        }
        TerrainKind::Room { .. }
        | TerrainKind::Building
        | TerrainKind::Wall
        | TerrainKind::Barrier { .. }
        | TerrainKind::Furniture { .. }
        | TerrainKind::Object => return None,
    };
    let afire = it.is(Condition::OnFire);
    Some(if afire { drawn + &placed("fire-top", outline) } else { drawn })
}

fn standing(prop: Prop, outline: &Outline) -> String {
    match prop {
        Prop::Crates => crates(outline),
        Prop::Rock => rock(outline),
        Prop::Tree => trunk(outline),
        Prop::Lamp => placed("lamp", outline),
        Prop::Bin => placed("bin", outline),
        Prop::Bench => placed("bench", outline),
        Prop::Boat | Prop::Tent | Prop::Pump | Prop::Silo | Prop::Grave => block("unknown", outline),
    }
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

fn vehicle(outline: &Outline, vehicle: Vehicle) -> String {
    let (symbol, size) = match vehicle {
        Vehicle::Bus => ("bus", (124.0, 34.0)),
        Vehicle::Car => ("car", (85.0, 36.0)),
        Vehicle::Van | Vehicle::Truck | Vehicle::Tractor | Vehicle::Tank => ("truck", (124.0, 40.0)),
        Vehicle::Motorcycle => ("motorcycle", (75.0, 25.0)),
        Vehicle::Atv => ("atv", (75.0, 50.0)),
        Vehicle::Pickup => ("pickup", (93.0, 38.0)),
        Vehicle::Rv => ("rv", (124.0, 46.0)),
        Vehicle::BigRig => ("big-rig", (88.0, 44.0)),
        Vehicle::Trailer => ("trailer", (176.0, 46.0)),
    };
    shadow(outline, (6, 8)) + &fitted(symbol, size, outline)
}

/// What is left of a vehicle: black where it has burnt, else faded; broken either way.
fn wreck(outline: &Outline, vehicle: Vehicle, burnt: bool) -> String {
    let (symbol, size) = match vehicle {
        Vehicle::Tank => ("wreck-tank", (130.0, 70.0)),
        Vehicle::Tractor => ("wreck-tractor", (90.0, 50.0)),
        Vehicle::Bus => ("wreck-bus", (124.0, 36.0)),
        Vehicle::Van
        | Vehicle::Truck
        | Vehicle::Pickup
        | Vehicle::Rv
        | Vehicle::BigRig
        | Vehicle::Trailer => ("wreck-van", (124.0, 42.0)),
        Vehicle::Car | Vehicle::Motorcycle | Vehicle::Atv => ("wreck", (84.0, 36.0)),
    };
    let drawn = shadow(outline, (5, 7)) + &fitted(symbol, size, outline);
    if burnt { drawn } else { format!("<g class=\"left\">{drawn}</g>") }
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

/// The crowns of trees, which hang over whoever stands below.
pub fn crowns(terrain: &[Terrain]) -> String {
    let tree = TerrainKind::Prop { prop: Prop::Tree };
    terrain.iter().filter(|it| it.kind == tree).map(crown).collect()
}

fn crown(it: &Terrain) -> String {
    let Outline::Circle { at, diameter } = &it.outline else { return grove(&it.outline) };
    tree((f64::from(at.x), f64::from(at.y)), f64::from(*diameter) * 1.3)
}

/// Leaves from above, this far from the middle.
pub fn tree(at: PaperPoint, reach: f64) -> String {
    let mut chance = Jitter::at(at);
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
    let inner: Vec<PaperPoint> =
        round.iter().map(|p| (p.0 * 0.8 + mid.0 * 0.2, p.1 * 0.8 + mid.1 * 0.2)).collect();
    let edge = leafy(&round, true);
    let crowns: String = inner.iter().map(|&it| tree(it, length(it, mid).min(70.0) * 0.5)).collect();
    format!("<path class=\"tone-d\" d=\"{edge}\"/>{crowns}")
}

/// A table, a bed, shelves or a counter in its true size.
fn piece_of_furniture(furniture: Furniture, outline: &Outline) -> String {
    match furniture {
        Furniture::Bed => bed(outline),
        Furniture::Sofa => fitted("sofa", (56.0, 22.0), outline),
        Furniture::Armchair => fitted("armchair", (24.0, 22.0), outline),
        Furniture::Shelf => fitted("shelf", (48.0, 10.0), outline),
        Furniture::Bath => fitted("tub", (38.0, 18.0), outline),
        Furniture::Stove => fitted("stove", (20.0, 18.0), outline),
        Furniture::Sink => fitted("sink", (22.0, 18.0), outline),
        Furniture::Bench => fitted("bench", (36.0, 12.0), outline),
        Furniture::RoundTable => fitted("rtable", (42.0, 42.0), outline),
        Furniture::Counter => slab("counter", outline),
        Furniture::Table => slab("furn-w", outline),
    }
}

/// A block with a seam along it.
fn slab(class: &str, outline: &Outline) -> String {
    let (line, _) = barrier::spine(outline);
    format!("{}<path class=\"seam\" d=\"{}\"/>", block(class, outline), path(&line, false))
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
    let houses = terrain.iter().filter(|it| it.kind == TerrainKind::Building).count();
    let rooms = terrain.iter().filter(|it| building::is_room(it)).count();
    format!("{}, {}", number(houses, "building"), number(rooms, "room"))
}
