//! The sheet of paper: ground, roads, stains, names, light, folds, rulers.
use ::ground::open::Polygon;
use view::{Condition, Length, Outline, Prop, Surface, Terrain, TerrainKind, View, unit::Ruler};

use crate::{
    badge, building,
    ink::{Jitter, PaperPoint, at, blob, boxed, corners, escape, middle, n, path, places},
};

type Size = (i32, i32);

/// Grass, with worn and mown patches.
pub fn ground((width, height): Size) -> String {
    let mut res = format!("<rect fill=\"url(#p-grass)\" width=\"{width}\" height=\"{height}\"/>");
    let mut chance = Jitter::of((width * 31 + height) as u32);
    for i in 0..(width / 100 * height / 100 / 10).clamp(3, 14) {
        let middle = (chance.between(0.0, f64::from(width)), chance.between(0.0, f64::from(height)));
        let across = (chance.between(60.0, 150.0), chance.between(30.0, 80.0));
        let class = if i % 2 == 0 { "tone-d" } else { "tone-l" };
        let d = blob(middle, across, 11, 0.22, &mut chance);
        res.push_str(&format!("<path class=\"{class}\" d=\"{d}\"/>"));
    }
    res
}

/// Roads, pavements, water and other flat ground.
pub fn roads(terrain: &[Terrain]) -> String {
    terrain.iter().filter_map(|it| Some(flat(it, fill(it)?))).collect()
}

/// What flat ground is filled with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    Asphalt,
    Paving,
    Concrete,
    Gravel,
    Water,
    Dirt,
}

/// What fills a flat piece of ground, if it is one that any table has.
pub fn fill(it: &Terrain) -> Option<Fill> {
    let TerrainKind::Surface { surface } = it.kind else { return None };
    match surface {
        Surface::Road | Surface::CarPark => Some(Fill::Asphalt),
        Surface::Pavement | Surface::Path | Surface::Square => Some(Fill::Paving),
        Surface::Yard => Some(Fill::Concrete),
        Surface::Gravel => Some(Fill::Gravel),
        Surface::Pond => Some(Fill::Water),
        Surface::Dirt | Surface::Field | Surface::Sand => Some(Fill::Dirt),
        Surface::Lawn | Surface::Rails | Surface::Jetty | Surface::Pool => None,
    }
}

fn flat(it: &Terrain, fill: Fill) -> String {
    let round = corners(&it.outline);
    let d = path(&round, true);
    let filled = |pattern: &str| format!("<path fill=\"url(#{pattern})\" d=\"{d}\"/>");
    match fill {
        Fill::Water => {
            let (x, y) = middle(&round);
            let ripple = |dy: f64| format!("M{}q8,-4 16,0t16,0", at((x - 16.0, y + dy)));
            format!(
                "<path class=\"water\" d=\"{d}\"/><path class=\"ripple\" d=\"{}{}\"/>",
                ripple(-6.0),
                ripple(8.0)
            )
        }
        Fill::Dirt => format!("<path class=\"dirt\" d=\"{d}\"/>"),
        Fill::Asphalt => {
            filled("p-asphalt") + &format!("<path class=\"curb\" d=\"{d}\"/>") + &lane(&it.outline)
        }
        Fill::Paving => filled("p-paving"),
        Fill::Concrete => filled("p-concrete"),
        Fill::Gravel => filled("p-gravel"),
    }
}

/// The dashes down the middle of a road.
fn lane(outline: &Outline) -> String {
    let line = match outline {
        Outline::Line { points, .. } => places(points),
        Outline::Area(_) => {
            let (middle, long, wide, degrees) = boxed(outline);
            if long < 2.0 * wide {
                return String::new();
            }
            let (s, c) = degrees.to_radians().sin_cos();
            [-0.5, 0.5].map(|it| (middle.0 + c * long * it, middle.1 + s * long * it)).to_vec()
        }
        Outline::Circle { .. } => return String::new(),
    };
    format!("<path class=\"lane\" d=\"{}\"/>", path(&line, false))
}

/// Where somebody bleeds, and where something has burnt.
pub fn stains(view: &View, terrain: &[Terrain]) -> String {
    let mut res = String::new();
    for it in terrain.iter().filter(|it| matches!(it.kind, TerrainKind::Wreck { burnt: true, .. })) {
        let (middle, long, ..) = boxed(&it.outline);
        let (x, y, r) = (n(middle.0), n(middle.1), n(long * 0.85));
        res.push_str(&format!("<circle fill=\"url(#g-scorch)\" cx=\"{x}\" cy=\"{y}\" r=\"{r}\"/>"));
    }
    let lying = view.tokens.iter().filter(|it| it.lies || 0 < it.wounds);
    for it in view.remains.iter().chain(lying) {
        let mut chance = Jitter::of(it.id.0);
        let near = (
            f64::from(it.at.x) + chance.between(-12.0, 12.0),
            f64::from(it.at.y) + chance.between(4.0, 14.0),
        );
        let reach = chance.between(5.0, 10.0);
        let d = blob(near, (reach, reach * 0.7), 9, 0.34, &mut chance);
        res.push_str(&format!("<path class=\"stain\" d=\"{d}\"/>"));
    }
    res
}

/// The names of places, as a map prints them.
pub fn names(terrain: &[Terrain]) -> String {
    let named =
        |it: &&Terrain| (building::is_named(it, terrain) || fill(it).is_some()) && it.name != it.kind.word();
    terrain.iter().filter(named).map(name).collect()
}

fn name(it: &Terrain) -> String {
    let ((x, y), long, wide, degrees) = boxed(&loop_as_area(&it.outline));
    let room =
        if 45.0 < degrees.rem_euclid(180.0) && degrees.rem_euclid(180.0) < 135.0 { wide } else { long };
    if it.name.is_empty() || room < it.name.chars().count() as f64 * 9.5 {
        return String::new();
    }
    let y = if fill(it).is_some() { y + wide * 0.3 } else { y + 5.0 };
    let roofed = if it.kind == TerrainKind::Building || building::is_unexplored(it) { " roofed" } else { "" };
    format!("<text class=\"place{roofed}\" x=\"{}\" y=\"{}\">{}</text>", n(x), n(y), escape(&it.name))
}

/// The area within a closed line.
fn loop_as_area(outline: &Outline) -> Outline {
    match outline {
        Outline::Line { points, .. } if 3 < points.len() && points.first() == points.last() => {
            Outline::Area(Polygon::new(points[1..].to_vec()))
        }
        outline => outline.clone(),
    }
}

pub fn is_lamp(it: &Terrain) -> bool {
    it.kind == TerrainKind::Prop { prop: Prop::Lamp }
}

/// Lamps, which burn at night, and fires.
pub fn lights(view: &View, terrain: &[Terrain]) -> String {
    let glow = |fill: &str, class: &str, (x, y): PaperPoint, r: i32| {
        format!("<circle class=\"{class}\" fill=\"url(#{fill})\" cx=\"{}\" cy=\"{}\" r=\"{r}\"/>", n(x), n(y))
    };
    let mut res = String::new();
    for it in terrain.iter().filter(|it| is_lamp(it)) {
        res.push_str(&glow("g-lamp", "lampglow", middle(&corners(&it.outline)), 170));
    }
    for it in view.tokens.iter().filter(|it| badge::burns(it)) {
        res.push_str(&glow("g-fire", "fireglow", (f64::from(it.at.x), f64::from(it.at.y)), 90));
    }
    for it in terrain.iter().filter(|it| it.is(Condition::OnFire)) {
        res.push_str(&glow("g-fire", "fireglow", middle(&corners(&it.outline)), 120));
    }
    res
}

/// A printed map has been folded in three and in two.
pub fn folds((width, height): Size) -> String {
    let line = |by: f64| {
        let (a, b, c) =
            (f64::from(width) / 3.0 + by, f64::from(width) / 1.5 + by, f64::from(height) / 2.0 + by);
        format!("M{},0V{height}M{},0V{height}M0,{}H{width}", n(a), n(b), n(c))
    };
    format!("<path class=\"foldd\" d=\"{}\"/><path class=\"foldl\" d=\"{}\"/>", line(0.7), line(-0.7))
}

pub fn vignette((width, height): Size) -> String {
    format!("<rect fill=\"url(#g-vig)\" width=\"{width}\" height=\"{height}\"/>")
}

/// The mat with its rulers, in the unit of the view.
pub fn rulers((width, height): Size, length: Length, prefix: &str) -> String {
    let (wide, high) = (width + 40, height + 40);
    let Ruler { tick, number } = length.ruler();
    let (mut ticks, mut figures) = (String::new(), String::new());
    for x in (0..=width).step_by(tick.max(1) as usize) {
        let long = if x % number == 0 { 6 } else { 4 };
        ticks.push_str(&format!("M{x},-2v-{long}M{x},{}v{long}", height + 2));
        if x % number == 0 && 0 < x && x < width {
            let said = length.number(x.into());
            figures.push_str(&format!("<text class=\"tickn\" x=\"{x}\" y=\"-10\">{said}</text>"));
        }
    }
    for y in (0..=height).step_by(tick.max(1) as usize) {
        let long = if y % number == 0 { 6 } else { 4 };
        ticks.push_str(&format!("M-2,{y}h-{long}M{},{y}h{long}", width + 2));
        if y % number == 0 && 0 < y && y < height {
            let said = length.number(y.into());
            figures.push_str(&format!(
                "<text class=\"tickn\" transform=\"translate(-10,{y}) rotate(-90)\">{said}</text>"
            ));
        }
    }
    format!(
        "<g id=\"{prefix}rulers\"><rect class=\"castshadow\" x=\"-16\" y=\"-14\" width=\"{wide}\" height=\"{high}\" \
         rx=\"3\"/><rect class=\"mat\" x=\"-20\" y=\"-20\" width=\"{wide}\" height=\"{high}\" rx=\"2\"/>\
         <path class=\"tick\" d=\"{ticks}\"/>{figures}</g>\n"
    )
}
