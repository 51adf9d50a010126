//! What stands in the way and can be climbed: fences, hedges, low walls, sandbags, barricades.
use kernel::Point;
use view::{Barrier, Condition, Outline, Terrain, TerrainKind};

use crate::{
    building::block,
    ink::{Jitter, PaperPoint, at, boxed, corners, leafy, length, n, path, places, strip},
    opening, prop,
};

pub fn draw(terrain: &[Terrain]) -> String {
    let gates: Vec<Vec<PaperPoint>> =
        terrain.iter().filter(|it| opening::is_opening(it)).map(|it| spine(&it.outline).0).collect();
    let barriers = terrain.iter().filter_map(|it| Some((it, barrier(it)?)));
    barriers
        .flat_map(|(it, barrier)| parts(it, &gates).into_iter().map(move |it| one(&it, barrier)))
        .collect()
}

/// The stretches of a barrier between its gates.
fn parts(it: &Terrain, gates: &[Vec<PaperPoint>]) -> Vec<Terrain> {
    let Outline::Line { points, thickness } = &it.outline else { return vec![it.clone()] };
    let mut lines: Vec<Vec<PaperPoint>> = vec![places(points)];
    for gate in gates {
        lines = lines.iter().flat_map(|line| without(line, gate[0], gate[1])).collect();
    }
    let whole = |p: &PaperPoint| Point::new(p.0.round() as i32, p.1.round() as i32);
    let outline = |line: &Vec<PaperPoint>| Outline::Line {
        points: line.iter().map(whole).collect(),
        thickness: *thickness,
    };
    lines.iter().map(|line| Terrain { outline: outline(line), ..it.clone() }).collect()
}

/// A line with the stretch from `from` to `to` taken out, if it lies on it.
fn without(line: &[PaperPoint], from: PaperPoint, to: PaperPoint) -> Vec<Vec<PaperPoint>> {
    let on = |pair: &[PaperPoint], p: PaperPoint| {
        length(pair[0], p) + length(p, pair[1]) < length(pair[0], pair[1]) + 0.5
    };
    let Some(i) = line.windows(2).position(|pair| on(pair, from) && on(pair, to)) else {
        return vec![line.to_vec()];
    };
    let turned = length(line[i], to) < length(line[i], from);
    let (near, far) = if turned { (to, from) } else { (from, to) };
    let before: Vec<PaperPoint> = line[..=i].iter().copied().chain([near]).collect();
    let after: Vec<PaperPoint> = [far].into_iter().chain(line[i + 1..].iter().copied()).collect();
    [before, after].into_iter().filter(|it| 1.0 < length(it[0], it[it.len() - 1])).collect()
}

fn one(it: &Terrain, barrier: Barrier) -> String {
    match barrier {
        Barrier::Fence => fence(&it.outline),
        Barrier::Hedge | Barrier::Bush => hedge(&it.outline),
        Barrier::LowWall => low_wall(&it.outline),
        Barrier::Sandbags => bags(&it.outline),
        Barrier::Barricade => barricade(it),
    }
}

/// What kind of barrier it is, if it is one.
pub fn barrier(it: &Terrain) -> Option<Barrier> {
    if let TerrainKind::Barrier { barrier } = it.kind { Some(barrier) } else { None }
}

/// The middle line and the width of an outline.
pub fn spine(outline: &Outline) -> (Vec<PaperPoint>, f64) {
    match outline {
        Outline::Line { points, thickness } => (places(points), f64::from(*thickness)),
        outline => {
            let (middle, long, wide, degrees) = boxed(outline);
            let (s, c) = degrees.to_radians().sin_cos();
            let half = (long - wide) / 2.0;
            let end = |by: f64| (middle.0 + c * by, middle.1 + s * by);
            (vec![end(-half.max(0.1)), end(half.max(0.1))], wide)
        }
    }
}

/// Places along a line, about `step` apart, each with the direction there in degrees.
pub fn along(line: &[PaperPoint], step: f64) -> Vec<(PaperPoint, f64)> {
    let mut res = Vec::new();
    for pair in line.windows(2) {
        let (a, b) = (pair[0], pair[1]);
        let count = (length(a, b) / step).round().max(1.0) as u32;
        let degrees = (b.1 - a.1).atan2(b.0 - a.0).to_degrees();
        for i in 0..=count {
            let share = f64::from(i) / f64::from(count);
            res.push(((a.0 + (b.0 - a.0) * share, a.1 + (b.1 - a.1) * share), degrees));
        }
    }
    res
}

/// Rail, pickets, and a post every fourth.
fn fence(outline: &Outline) -> String {
    let (line, _) = spine(outline);
    let rail = path(&line, false);
    let (mut pickets, mut posts) = (String::new(), String::new());
    for (i, (p, _)) in along(&line, 8.2).iter().enumerate() {
        if i % 4 == 0 {
            posts.push_str(&format!("M{}h4.4v4.4h-4.4Z", at((p.0 - 2.2, p.1 - 2.2))));
        } else {
            pickets.push_str(&format!("M{}h3v4.2h-3Z", at((p.0 - 1.5, p.1 - 2.1))));
        }
    }
    format!(
        "<path class=\"fsh\" transform=\"translate(3,4)\" d=\"{rail}\"/><path class=\"rail\" d=\"{rail}\"/>\
         <path class=\"picket\" d=\"{pickets}\"/><path class=\"fpost\" d=\"{posts}\"/>"
    )
}

/// An outline of leaves, true to the piece's size.
pub fn hedge(outline: &Outline) -> String {
    if let Outline::Circle { at, diameter } = outline {
        return prop::tree((f64::from(at.x), f64::from(at.y)), f64::from(*diameter) / 2.0);
    }
    let round = match outline {
        Outline::Line { points, thickness } => {
            let line: Vec<PaperPoint> = along(&places(points), 11.0).iter().map(|it| it.0).collect();
            strip(&line, f64::from(*thickness))
        }
        outline => {
            let mut round = corners(outline);
            round.extend(round.first().copied());
            along(&round, 11.0).iter().map(|it| it.0).collect()
        }
    };
    let mut chance = Jitter::at(round[0]);
    let uneven: Vec<PaperPoint> =
        round.iter().map(|p| (p.0 + chance.between(-1.4, 1.4), p.1 + chance.between(-1.4, 1.4))).collect();
    let mut d = uneven;
    d.dedup_by(|a, b| length(*a, *b) < 3.0);
    let leaves = leaves(outline, &mut chance);
    let d = leafy(&d, turns_right(&d));
    format!(
        "<g class=\"hedge\"><path class=\"castshadow\" transform=\"translate(4,5)\" d=\"{d}\"/>\
         <path class=\"leaf-a\" d=\"{d}\"/><path class=\"leaf-i\" d=\"{leaves}\"/></g>"
    )
}

fn turns_right(round: &[PaperPoint]) -> bool {
    let area: f64 = (0..round.len())
        .map(|i| {
            let (a, b) = (round[i], round[(i + 1) % round.len()]);
            a.0 * b.1 - b.0 * a.1
        })
        .sum();
    0.0 < area
}

fn leaves(outline: &Outline, chance: &mut Jitter) -> String {
    let (line, wide) = spine(outline);
    let mut res = String::new();
    for (p, _) in along(&line, 5.0) {
        let aside = wide * 0.38;
        let leaf = (p.0 + chance.between(-aside, aside), p.1 + chance.between(-aside, aside));
        res.push_str(&format!("M{}q1,1.8 2,0q1,1.8 2,0", at((leaf.0 - 2.0, leaf.1))));
    }
    res
}

/// Stones, end to end.
fn low_wall(outline: &Outline) -> String {
    let (line, wide) = spine(outline);
    let mut joints = String::new();
    for (p, degrees) in along(&line, 13.0) {
        let (s, c) = degrees.to_radians().sin_cos();
        let half = wide / 2.0;
        joints.push_str(&path(&[(p.0 - s * half, p.1 + c * half), (p.0 + s * half, p.1 - c * half)], false));
    }
    let middle = path(&line, false);
    format!("{}<path class=\"crease\" d=\"{joints}{middle}\"/>", block("stones", outline))
}

/// One symbol a bag, laid along the line.
fn bags(outline: &Outline) -> String {
    let (line, wide) = spine(outline);
    let scale = wide / 13.0;
    let mut res = prop::shadow(outline, (3, 4));
    for pair in line.windows(2) {
        let count = (length(pair[0], pair[1]) / (18.0 * scale)).round().max(1.0);
        let step = length(pair[0], pair[1]) / count;
        for (p, degrees) in
            along(&[shift(pair[0], pair[1], step / 2.0), shift(pair[1], pair[0], step / 2.0)], step)
        {
            res.push_str(&format!(
                "<use href=\"#bag\" transform=\"translate({}) rotate({}) scale({:.2})\"/>",
                at(p),
                n(degrees),
                scale
            ));
        }
    }
    res
}

/// From `a` a little towards `b`.
fn shift(a: PaperPoint, b: PaperPoint, by: f64) -> PaperPoint {
    let long = length(a, b).max(0.1);
    (a.0 + (b.0 - a.0) / long * by, a.1 + (b.1 - a.1) / long * by)
}

/// Planks across one another over the true outline.
fn barricade(it: &Terrain) -> String {
    let outline = &it.outline;
    let down = it.is(Condition::Broken) || it.is(Condition::Open);
    let (line, wide) = spine(outline);
    let mut planks = String::new();
    for (i, (p, degrees)) in along(&line, 16.0).iter().enumerate() {
        let turn = degrees + [18.0, -24.0, 40.0][i % 3];
        let (half, thick) = ((wide * 0.7).max(9.0), 2.6);
        planks.push_str(&format!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" transform=\"translate({}) rotate({})\"/>",
            n(-half),
            n(-thick),
            n(2.0 * half),
            n(2.0 * thick),
            at(*p),
            n(turn)
        ));
    }
    let body = if down { String::new() } else { block("crate", outline) };
    format!("{body}<g class=\"boards\">{planks}</g>")
}
