//! What a map is printed with besides its hexes: lawns, roads, water, fences, cars, trees, lamps. No rule knows of it.
use view::{Barrier, Outline, Prop, Surface, Terrain, TerrainKind, Vehicle, hex::Light};

use crate::{
    barrier, ground,
    ink::{Jitter, PaperPoint, at, bounds, boxed, corners, middle, n, path, places, smooth},
    prop,
};

/// Flat ground, from what lies lowest up.
pub fn ground(scenery: &[Terrain]) -> String {
    scenery.iter().filter_map(flat).collect()
}

/// What flat ground it is, if it is any.
fn surface(it: &Terrain) -> Option<Surface> {
    if let TerrainKind::Surface { surface } = it.kind { Some(surface) } else { None }
}

fn flat(it: &Terrain) -> Option<String> {
    let round = corners(&it.outline);
    let d = path(&round, true);
    let filled = |fill: &str| format!("<path fill=\"url(#{fill})\" d=\"{d}\"/>");
    let class = |class: &str| format!("<path class=\"{class}\" d=\"{d}\"/>");
    Some(match surface(it)? {
        Surface::Lawn => class("lawn") + &mown(&round),
        Surface::Field => class("crops") + &ploughed(&round),
        Surface::Sand => {
            format!("<path class=\"sand\" d=\"{0}\"/><path class=\"sandrim\" d=\"{0}\"/>", smooth(&round))
        }
        Surface::Pavement => stroked(it, "hw-p", 0),
        Surface::Square => filled("p-paving") + &class("rim"),
        Surface::Yard => filled("p-concrete") + &class("rim"),
        Surface::Gravel => filled("p-gravel"),
        Surface::CarPark => {
            format!("<path class=\"lotp\" fill=\"url(#p-asphalt)\" d=\"{d}\"/>") + &bays(&it.outline)
        }
        Surface::Pond => water(&round),
        Surface::Pool => pool(&round),
        Surface::Road | Surface::Path | Surface::Dirt | Surface::Rails | Surface::Jetty => return None,
    })
}

/// Stripes where the mower went.
fn mown(round: &[PaperPoint]) -> String {
    let (low, high) = bounds(round);
    let mut d = String::new();
    let mut x = low.0;
    while x < high.0 {
        let to = (x + 18.0).min(high.0);
        d.push_str(&format!("M{}H{}V{}H{}Z", at((x, low.1)), n(to), n(high.1), n(x)));
        x += 36.0;
    }
    if round.len() == 4 { format!("<path class=\"mown\" d=\"{d}\"/>") } else { String::new() }
}

fn ploughed(round: &[PaperPoint]) -> String {
    let (low, high) = bounds(round);
    if round.len() != 4 {
        return String::new();
    }
    let mut d = String::new();
    let mut y = low.1 + 6.0;
    while y < high.1 - 3.0 {
        d.push_str(&format!("M{}H{}", at((low.0 + 4.0, y)), n(high.0 - 4.0)));
        y += 9.0;
    }
    format!("<path class=\"furrow\" d=\"{d}\"/><path class=\"stalk\" d=\"{d}\"/>")
}

/// The painted bays of a car park.
fn bays(outline: &Outline) -> String {
    let (mid, long, wide, degrees) = boxed(outline);
    let mut d = String::new();
    let mut x = 26.0 - long / 2.0;
    while x < long / 2.0 - 20.0 {
        d.push_str(&format!(
            "M{},{}v{}M{0},{}v-{2}",
            n(x),
            n(4.0 - wide / 2.0),
            n(wide * 0.34),
            n(wide / 2.0 - 4.0)
        ));
        x += 32.0;
    }
    super::placed(mid, degrees, &format!("<path class=\"lotl\" d=\"{d}\"/>"))
}

fn ripples((x, y): PaperPoint, wide: f64, high: f64) -> String {
    let mut d = String::new();
    let count = (high / 26.0).clamp(1.0, 7.0) as i32;
    for i in 0..count {
        let down = (f64::from(i) - f64::from(count - 1) / 2.0) * 22.0;
        let shy = if i % 2 == 0 { -0.22 } else { 0.05 };
        d.push_str(&format!("M{}q5,-4 10,0t10,0t10,0", at((x + wide * shy, y + down))));
    }
    format!("<path class=\"ripple\" d=\"{d}\"/>")
}

fn water(round: &[PaperPoint]) -> String {
    let (low, high) = bounds(round);
    let d = if round.len() < 5 { path(round, true) } else { smooth(round) };
    format!(
        "<path class=\"shore\" d=\"{d}\"/><path class=\"water\" d=\"{d}\"/>{}",
        ripples(middle(round), high.0 - low.0, high.1 - low.1)
    )
}

fn pool(round: &[PaperPoint]) -> String {
    let (low, high) = bounds(round);
    let mid = middle(round);
    let shrunk: Vec<PaperPoint> = round
        .iter()
        .map(|p| {
            let by = |p: f64, mid: f64| p - (p - mid).signum() * 6.0;
            (by(p.0, mid.0), by(p.1, mid.1))
        })
        .collect();
    format!(
        "<path class=\"poolr\" fill=\"url(#p-paving)\" d=\"{}\"/><path class=\"pool\" d=\"{}\"/>{}",
        path(round, true),
        path(&shrunk, true),
        ripples(mid, high.0 - low.0, high.1 - low.1)
    )
}

/// A line as wide as it is and so much wider; an area with a border of that width.
fn stroked(it: &Terrain, class: &str, wider: i32) -> String {
    match &it.outline {
        Outline::Line { points, thickness } => format!(
            "<path class=\"{class} way\" stroke-width=\"{}\" d=\"{}\"/>",
            thickness + wider,
            path(&places(points), false)
        ),
        outline => format!(
            "<path class=\"{class}\" stroke-width=\"{wider}\" d=\"{}\"/>",
            path(&corners(outline), true)
        ),
    }
}

/// Roads and paths: everything of one width below everything of the next, so that they cross without a seam.
pub fn roads(scenery: &[Terrain]) -> String {
    let of = |wanted: Surface| scenery.iter().filter(move |it| surface(it) == Some(wanted));
    let mut res = String::new();
    res.extend(of(Surface::Path).map(|it| stroked(it, "drv", 0)));
    res.extend(of(Surface::Dirt).map(|it| stroked(it, "trk", 0) + &ruts(it)));
    res.extend(of(Surface::Rails).map(rails));
    for (class, wider) in [("hw-c", 4), ("hw-a", 0)] {
        res.extend(of(Surface::Road).map(|it| stroked(it, class, wider)));
    }
    res.extend(of(Surface::Road).map(lane));
    res.extend(of(Surface::Jetty).map(jetty));
    res
}

/// Dashes down the middle of a road that is wide enough for them.
fn lane(it: &Terrain) -> String {
    match &it.outline {
        Outline::Line { points, thickness } if 40 <= *thickness => {
            let d = path(&places(points), false);
            format!("<path class=\"hw-s\" d=\"{d}\"/><path class=\"hw-l\" d=\"{d}\"/>")
        }
        _ => String::new(),
    }
}

fn ruts(it: &Terrain) -> String {
    match &it.outline {
        Outline::Line { points, .. } => {
            format!("<path class=\"rut\" d=\"{}\"/>", path(&places(points), false))
        }
        Outline::Area(_) | Outline::Circle { .. } => String::new(),
    }
}

fn rails(it: &Terrain) -> String {
    let Outline::Line { points, .. } = &it.outline else { return String::new() };
    let d = path(&places(points), false);
    format!(
        "<path class=\"ballast\" d=\"{d}\"/><path class=\"sleepers\" d=\"{d}\"/><path class=\"rails\" d=\"{d}\"/>\
         <path class=\"railgap\" d=\"{d}\"/>"
    )
}

fn jetty(it: &Terrain) -> String {
    let d = path(&corners(&it.outline), true);
    format!(
        "<path class=\"castshadow\" transform=\"translate(3,5)\" d=\"{d}\"/><path class=\"jetty\" d=\"{d}\"/>\
         <path fill=\"url(#p-plank)\" d=\"{d}\"/><path class=\"rim\" d=\"{d}\"/>"
    )
}

pub fn barriers(scenery: &[Terrain]) -> String {
    let fences: String = scenery
        .iter()
        .filter(|it| barrier::barrier(it) == Some(Barrier::Fence))
        .map(|it| {
            let (line, _) = barrier::spine(&it.outline);
            let d = path(&line, false);
            format!(
                "<path class=\"fsh\" transform=\"translate(2,3)\" d=\"{d}\"/><path class=\"hfence\" d=\"{d}\"/>\
                 <path class=\"hfence2\" d=\"{d}\"/>"
            )
        })
        .collect();
    let other = |it: &&Terrain| matches!(barrier::barrier(it), Some(Barrier::Hedge | Barrier::LowWall));
    let others: Vec<Terrain> = scenery.iter().filter(other).cloned().collect();
    fences + &barrier::draw(&others)
}

/// What stands about.
pub fn props(scenery: &[Terrain]) -> String {
    scenery.iter().map(standing).collect()
}

fn standing(it: &Terrain) -> String {
    let as_anywhere = || prop::draw(std::slice::from_ref(it));
    match it.kind {
        TerrainKind::Vehicle { vehicle: Vehicle::Car | Vehicle::Van } => painted(it, &as_anywhere()),
        TerrainKind::Vehicle { .. } | TerrainKind::Wreck { .. } => as_anywhere(),
        TerrainKind::Prop { prop } => match prop {
            Prop::Crates | Prop::Rock => as_anywhere(),
            Prop::Bench | Prop::Bin | Prop::Lamp => small(it, &as_anywhere()),
            Prop::Boat => boat(it),
            Prop::Tent => tent(it),
            Prop::Pump => pump(it),
            Prop::Silo => silo(it),
            Prop::Grave => grave(it),
            Prop::Tree => String::new(),
        },
        TerrainKind::Room { .. }
        | TerrainKind::Building
        | TerrainKind::Wall
        | TerrainKind::Barrier { .. }
        | TerrainKind::Opening { .. }
        | TerrainKind::Furniture { .. }
        | TerrainKind::Surface { .. }
        | TerrainKind::Object
        | TerrainKind::Other => String::new(),
    }
}

/// Not every car has the same colour.
fn painted(it: &Terrain, drawn: &str) -> String {
    let paint = Jitter::at(middle(&corners(&it.outline))).below(4) + 1;
    format!("<g class=\"car-{paint}\">{drawn}</g>")
}

/// Small things are drawn small.
fn small(it: &Terrain, drawn: &str) -> String {
    let mid = middle(&corners(&it.outline));
    format!(
        "<g transform=\"translate({}) scale(.6) translate({})\">{drawn}</g>",
        at(mid),
        at((-mid.0, -mid.1))
    )
}

fn boat(it: &Terrain) -> String {
    let (mid, long, wide, degrees) = boxed(&it.outline);
    let (l, w) = (long / 2.0, wide / 2.0);
    let hull = |l: f64, w: f64| {
        format!(
            "M{},{}H{}Q{},{} {},0Q{},{} {},{}H{}Z",
            n(-l),
            n(-w),
            n(l * 0.3),
            n(l * 0.8),
            n(-w),
            n(l),
            n(l * 0.8),
            n(w),
            n(l * 0.3),
            n(w),
            n(-l)
        )
    };
    let inner = format!(
        "<path class=\"castshadow\" transform=\"translate(3,5)\" d=\"{0}\"/><path class=\"hull\" d=\"{0}\"/>\
         <path class=\"deck\" d=\"{1}\"/><path class=\"thwart\" d=\"M{2},{3}V{4}M{5},{3}V{4}\"/>",
        hull(l, w),
        hull(l - 3.5, w - 3.0),
        n(-l * 0.4),
        n(3.0 - w),
        n(w - 3.0),
        n(l * 0.15),
    );
    super::placed(mid, degrees, &inner)
}

fn tent(it: &Terrain) -> String {
    let (mid, long, wide, degrees) = boxed(&it.outline);
    let (l, w) = (n(long / 2.0), n(wide / 2.0));
    let inner = format!(
        "<path class=\"castshadow\" transform=\"translate(4,6)\" d=\"M-{l},-{w}H{l}V{w}H-{l}Z\"/>\
         <path class=\"tent\" d=\"M-{l},-{w}H{l}V{w}H-{l}Z\"/><path class=\"tent-s\" d=\"M-{l},0H{l}V{w}H-{l}Z\"/>\
         <path class=\"ridge\" d=\"M-{l},0H{l}\"/><path class=\"dot\" d=\"M{l},-4L{0},0L{l},4Z\"/>",
        n(long / 2.0 - 9.0)
    );
    super::placed(mid, degrees, &inner)
}

fn pump(it: &Terrain) -> String {
    let (mid, long, wide, degrees) = boxed(&it.outline);
    let (l, w) = (long / 2.0, wide / 2.0);
    let inner = format!(
        "<rect class=\"curbed\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"5\"/>\
         <rect class=\"pumpb\" x=\"-5\" y=\"-4\" width=\"10\" height=\"8\" rx=\"1\"/><path class=\"string\" d=\"M5,0q6,4 2,8\"/>",
        n(-l - 3.0),
        n(-w - 3.0),
        n(long + 6.0),
        n(wide + 6.0)
    );
    super::placed(mid, degrees, &inner)
}

fn silo(it: &Terrain) -> String {
    let ((x, y), long, ..) = boxed(&it.outline);
    let (r, x, y) = (long / 2.0, n(x), n(y));
    format!(
        "<circle class=\"castshadow\" transform=\"translate(7,9)\" cx=\"{x}\" cy=\"{y}\" r=\"{0}\"/>\
         <circle class=\"silo\" cx=\"{x}\" cy=\"{y}\" r=\"{0}\"/><circle class=\"silo-i\" cx=\"{x}\" cy=\"{y}\" r=\"{1}\"/>\
         <circle class=\"silo-i\" cx=\"{x}\" cy=\"{y}\" r=\"{2}\"/>",
        n(r),
        n(r * 0.66),
        n(r * 0.2)
    )
}

fn grave(it: &Terrain) -> String {
    let mid = middle(&corners(&it.outline));
    let stone = "<path class=\"castshadow\" transform=\"translate(2,3)\" d=\"M-4,4V-3a4,4 0 0 1 8,0V4Z\"/>\
                 <path class=\"mound\" d=\"M-4,5h8v13h-8z\"/><path class=\"stones\" d=\"M-4,4V-3a4,4 0 0 1 8,0V4Z\"/>";
    super::placed(mid, 0.0, stone)
}

pub fn trees(scenery: &[Terrain]) -> String {
    let tree = |it: &Terrain| {
        let (mid, long, ..) = boxed(&it.outline);
        if it.kind == (TerrainKind::Prop { prop: Prop::Tree }) {
            return prop::tree(mid, long / 2.0);
        }
        let bush = barrier::barrier(it) == Some(Barrier::Bush);
        if bush { prop::tree(mid, long / 2.0 + 2.0) } else { String::new() }
    };
    scenery.iter().map(tree).collect()
}

/// Lamps burn in the dark, of the page or of the hour.
pub fn lights(scenery: &[Terrain], light: Light) -> String {
    let class = if light == Light::Day { "lampglow" } else { "lampglow burns" };
    let lamps = scenery.iter().filter(|it| ground::is_lamp(it));
    lamps
        .map(|it| {
            let (x, y) = middle(&corners(&it.outline));
            format!(
                "<circle class=\"{class}\" fill=\"url(#g-lamp)\" cx=\"{}\" cy=\"{}\" r=\"110\"/>",
                n(x),
                n(y)
            )
        })
        .collect()
}

/// Names of roads, along them.
pub fn names(scenery: &[Terrain]) -> String {
    scenery.iter().filter(|it| is_named(it)).filter_map(name).collect()
}

fn is_named(it: &Terrain) -> bool {
    !it.name.is_empty() && it.name != it.kind.word()
}

fn name(it: &Terrain) -> Option<String> {
    let Outline::Line { points, .. } = &it.outline else { return None };
    let line = places(points);
    let (a, b) = line.first().zip(line.get(1))?;
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let degrees = dy.atan2(dx).to_degrees();
    let turned = if 90.0 < degrees || degrees <= -90.0 { degrees + 180.0 } else { degrees };
    let spot = (a.0 + dx * 0.27, a.1 + dy * 0.27);
    let word = crate::ink::escape(&it.name);
    Some(super::placed(spot, turned, &format!("<text class=\"hroad\" y=\"-8\">{word}</text>")))
}

/// The corners of a yard that has a name.
pub fn named_yard(it: &Terrain) -> Option<(PaperPoint, PaperPoint)> {
    let line = matches!(it.outline, Outline::Line { .. });
    let flat = ground::fill(it).is_some() || matches!(surface(it), Some(Surface::Lawn | Surface::Pool));
    (is_named(it) && !line && flat).then(|| bounds(&corners(&it.outline)))
}
