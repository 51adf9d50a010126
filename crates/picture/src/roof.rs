//! Roofs: they stay on a room until somebody has looked in or can be seen in it, and are torn where a room beside it is known.
use view::{Condition, DamageMark, Outline, Piece, Terrain};

use crate::{
    building::{corners_of_loop, holds, is_closed, is_room, is_unexplored, is_wall},
    figure,
    ink::{Jitter, PaperPoint, boxed, corners, length, middle, path},
};

/// How far a torn roof reaches over the room beside it.
const TORN: f64 = 26.0;

/// The same terrain with the roof off every room in which somebody can be seen: nobody stands on a roof.
pub fn opened(mut terrain: Vec<Terrain>, tokens: &[Piece]) -> Vec<Terrain> {
    let within = |it: &Terrain| {
        let round = corners(&it.outline);
        tokens.iter().any(|who| apart(&round, figure::place(who)) < f64::from(who.diameter) / 2.0)
    };
    for it in terrain.iter_mut().filter(|it| is_room(it) && is_unexplored(it)) {
        if within(it) {
            it.marks.retain(|mark| mark.condition != Condition::Unexplored);
            it.marks.push(DamageMark::new(Condition::Glimpsed, ""));
        }
    }
    terrain
}

/// The roof over a room nobody has looked into; towards a room that is known it is torn and shows its rafters.
pub fn draw(
    room: &Terrain,
    round: &[PaperPoint],
    rooms: &[(&Terrain, Vec<PaperPoint>)],
    terrain: &[Terrain],
    tokens: &[Piece],
) -> String {
    let (torn, fill) = (torn(round, rooms, tokens), tiles(round, terrain));
    let inside = middle(round);
    let mut chance = Jitter::at(inside);
    let (mut edge, mut rafters) = (Vec::new(), String::new());
    for ((a, b), torn) in sides(round).zip(torn) {
        edge.push(a);
        if torn {
            tear(&mut edge, &mut rafters, (a, b), outward(a, b, inside), &mut chance);
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

/// Which sides of a roof are torn: those towards a room that is known, unless somebody stands where the tear would be.
fn torn(round: &[PaperPoint], rooms: &[(&Terrain, Vec<PaperPoint>)], tokens: &[Piece]) -> Vec<bool> {
    let inside = middle(round);
    let is_torn = |(a, b): (PaperPoint, PaperPoint)| {
        let (out, mid) = (outward(a, b, inside), middle(&[a, b]));
        let beyond = (mid.0 + out.0 * 9.0, mid.1 + out.1 * 9.0);
        let known = rooms.iter().any(|it| !is_unexplored(it.0) && holds(&it.1, beyond));
        let below = |it: &Piece| aside(figure::place(it), (a, b)) < TORN + f64::from(it.diameter) / 2.0;
        known && !tokens.iter().any(below)
    };
    sides(round).map(is_torn).collect()
}

fn sides(round: &[PaperPoint]) -> impl Iterator<Item = (PaperPoint, PaperPoint)> + '_ {
    round.iter().enumerate().map(|(i, &a)| (a, round[(i + 1) % round.len()]))
}

/// How far a place is from a room; nothing if it lies within.
fn apart(round: &[PaperPoint], p: PaperPoint) -> f64 {
    if holds(round, p) { 0.0 } else { sides(round).map(|it| aside(p, it)).fold(f64::MAX, f64::min) }
}

/// How far a place is from a line.
fn aside(p: PaperPoint, (a, b): (PaperPoint, PaperPoint)) -> f64 {
    let (x, y) = (b.0 - a.0, b.1 - a.1);
    let share = ((p.0 - a.0) * x + (p.1 - a.1) * y) / (x * x + y * y).max(0.1);
    let share = share.clamp(0.0, 1.0);
    length(p, (a.0 + x * share, a.1 + y * share))
}

/// Clay or slate, the same for all rooms of a house.
fn tiles(round: &[PaperPoint], terrain: &[Terrain]) -> &'static str {
    let house = terrain.iter().find(|it| {
        let walls = corners_of_loop(it);
        is_wall(it) && is_closed(&walls) && holds(&walls, middle(round))
    });
    let mut chance = house.map_or_else(|| Jitter::at(round[0]), |it| Jitter::of_words(&it.name));
    ["p-roof", "p-roof2"][chance.below(2) as usize]
}

fn with_shadow_of_roof(d: &str) -> String {
    format!("<path class=\"castshadow\" transform=\"translate(7,9)\" d=\"{d}\"/>")
}

/// Breaks the edge from `a` to `b` into teeth, every second one a rafter.
fn tear(
    edge: &mut Vec<PaperPoint>,
    rafters: &mut String,
    (a, b): (PaperPoint, PaperPoint),
    out: PaperPoint,
    chance: &mut Jitter,
) {
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
fn outward(a: PaperPoint, b: PaperPoint, inside: PaperPoint) -> PaperPoint {
    let long = length(a, b).max(0.1);
    let out = (-(b.1 - a.1) / long, (b.0 - a.0) / long);
    let mid = middle(&[a, b]);
    let dot = out.0 * (mid.0 - inside.0) + out.1 * (mid.1 - inside.1);
    if dot < 0.0 { (-out.0, -out.1) } else { out }
}

/// The ridge and hips of a roof over a rectangle, with the slope that faces the light from the north-west.
pub fn ridge(outline: &Outline) -> String {
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
