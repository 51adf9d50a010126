//! The sheet of paper: ground, roads, stains, names, light, folds, rulers.
use ::ground::open::Polygon;
use view::{Outline, Terrain, View};

use crate::{
    badge, building,
    ink::{At, Chance, at, blob, boxed, corners, escape, middle, n, path, places, speaks_of},
};

type Size = (i32, i32);

/// Grass, with worn and mown patches.
pub fn ground((width, height): Size) -> String {
    let mut res = format!("<rect fill=\"url(#p-grass)\" width=\"{width}\" height=\"{height}\"/>");
    let mut chance = Chance::of((width * 31 + height) as u32);
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
    terrain
        .iter()
        .filter_map(|it| surface(&it.kind).map(|how| (it, how)))
        .map(|(it, how)| flat(it, how))
        .collect()
}

/// What fills a flat piece of ground of this kind, if it is one.
pub fn surface(kind: &str) -> Option<&'static str> {
    let words: [(&[&str], &str); 6] = [
        (&["road", "street", "asphalt", "car-park"], "p-asphalt"),
        (&["pavement", "sidewalk", "path", "square"], "p-paving"),
        (&["concrete", "yard", "drive"], "p-concrete"),
        (&["gravel"], "p-gravel"),
        (&["water", "river", "pond", "lake", "stream"], "water"),
        (&["dirt", "mud", "field", "track", "sand", "rough"], "dirt"),
    ];
    words.iter().find(|it| it.0.contains(&kind)).map(|it| it.1)
}

fn flat(it: &Terrain, how: &str) -> String {
    let round = corners(&it.outline);
    let d = path(&round, true);
    match how {
        "water" => {
            let (x, y) = middle(&round);
            let ripple = |dy: f64| format!("M{}q8,-4 16,0t16,0", at((x - 16.0, y + dy)));
            format!(
                "<path class=\"water\" d=\"{d}\"/><path class=\"ripple\" d=\"{}{}\"/>",
                ripple(-6.0),
                ripple(8.0)
            )
        }
        "dirt" => format!("<path class=\"dirt\" d=\"{d}\"/>"),
        "p-asphalt" => {
            let kerb = format!("<path fill=\"url(#{how})\" d=\"{d}\"/><path class=\"curb\" d=\"{d}\"/>");
            kerb + &lane(&it.outline)
        }
        _ => format!("<path fill=\"url(#{how})\" d=\"{d}\"/>"),
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
    for it in terrain.iter().filter(|it| it.kind == "wreck" && speaks_of(&it.name, &["burn"])) {
        let (middle, long, ..) = boxed(&it.outline);
        let (x, y, r) = (n(middle.0), n(middle.1), n(long * 0.85));
        res.push_str(&format!("<circle fill=\"url(#g-scorch)\" cx=\"{x}\" cy=\"{y}\" r=\"{r}\"/>"));
    }
    for it in view.tokens.iter().filter(|it| it.lies || 0 < it.wounds) {
        let mut chance = Chance::of(it.id.0);
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
    let named = |it: &&Terrain| {
        (building::is_named(it, terrain) || surface(&it.kind).is_some()) && it.name != it.kind
    };
    terrain.iter().filter(named).map(name).collect()
}

fn name(it: &Terrain) -> String {
    let ((x, y), long, wide, degrees) = boxed(&loop_as_area(&it.outline));
    let room =
        if 45.0 < degrees.rem_euclid(180.0) && degrees.rem_euclid(180.0) < 135.0 { wide } else { long };
    if it.name.is_empty() || room < it.name.chars().count() as f64 * 9.5 {
        return String::new();
    }
    let y = if surface(&it.kind).is_some() { y + wide * 0.3 } else { y + 5.0 };
    let roofed = if it.kind == "building" || building::is_unexplored(it) { " roofed" } else { "" };
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

/// Lamps, which burn at night, and fires.
pub fn lights(view: &View, terrain: &[Terrain]) -> String {
    let glow = |fill: &str, class: &str, (x, y): At, r: i32| {
        format!("<circle class=\"{class}\" fill=\"url(#{fill})\" cx=\"{}\" cy=\"{}\" r=\"{r}\"/>", n(x), n(y))
    };
    let mut res = String::new();
    for it in terrain.iter().filter(|it| it.kind == "lamp") {
        res.push_str(&glow("g-lamp", "lampglow", middle(&corners(&it.outline)), 170));
    }
    for it in view.tokens.iter().filter(|it| badge::burns(it)) {
        res.push_str(&glow("g-fire", "fireglow", (f64::from(it.at.x), f64::from(it.at.y)), 90));
    }
    for it in terrain.iter().filter(|it| it.marks.iter().any(|mark| speaks_of(mark, &["on fire", "burning"])))
    {
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

/// The mat with its centimetres.
pub fn rulers((width, height): Size, prefix: &str) -> String {
    let (wide, high) = (width + 40, height + 40);
    let (mut ticks, mut figures) = (String::new(), String::new());
    for cm in (0..=width / 10).step_by(5) {
        let (x, long) = (cm * 10, if cm % 10 == 0 { 6 } else { 4 });
        ticks.push_str(&format!("M{x},-2v-{long}M{x},{}v{long}", height + 2));
        if cm % 10 == 0 && 0 < cm && x < width {
            figures.push_str(&format!("<text class=\"tickn\" x=\"{x}\" y=\"-10\">{cm}</text>"));
        }
    }
    for cm in (0..=height / 10).step_by(5) {
        let (y, long) = (cm * 10, if cm % 10 == 0 { 6 } else { 4 });
        ticks.push_str(&format!("M-2,{y}h-{long}M{},{y}h{long}", width + 2));
        if cm % 10 == 0 && 0 < cm && y < height {
            figures.push_str(&format!(
                "<text class=\"tickn\" transform=\"translate(-10,{y}) rotate(-90)\">{cm}</text>"
            ));
        }
    }
    format!(
        "<g id=\"{prefix}rulers\"><rect class=\"castshadow\" x=\"-16\" y=\"-14\" width=\"{wide}\" height=\"{high}\" \
         rx=\"3\"/><rect class=\"mat\" x=\"-20\" y=\"-20\" width=\"{wide}\" height=\"{high}\" rx=\"2\"/>\
         <path class=\"tick\" d=\"{ticks}\"/>{figures}</g>\n"
    )
}
