//! Doors and windows: what stands in the gap of a wall.
use view::{Outline, Terrain};

use crate::{
    barrier::spine,
    building::is_wall,
    ink::{At, escape, length, middle, n, places, speaks_of},
};

const KINDS: [&str; 6] = ["door", "window", "hatch", "gap", "gate", "shutter"];

/// Whether a piece is a hole in a wall rather than a piece by itself.
pub fn is_opening(it: &Terrain) -> bool {
    let Outline::Line { points, .. } = &it.outline else { return false };
    points.len() == 2 && speaks_of(&it.kind, &KINDS)
}

pub fn draw(terrain: &[Terrain]) -> String {
    terrain
        .iter()
        .filter(|it| is_opening(it) && (it.kind != "gap" || in_wall(it, terrain)))
        .map(one)
        .collect()
}

/// A gap in a fence shows nothing but the ground.
fn in_wall(it: &Terrain, terrain: &[Terrain]) -> bool {
    let at = middle(&spine(&it.outline).0);
    let on = |pair: &[At]| length(pair[0], at) + length(at, pair[1]) < length(pair[0], pair[1]) + 0.5;
    terrain.iter().filter(|it| is_wall(it)).any(|wall| spine(&wall.outline).0.windows(2).any(on))
}

fn one(it: &Terrain) -> String {
    let Outline::Line { points, thickness } = &it.outline else { return String::new() };
    let line = places(points);
    let (a, b) = (line[0], line[1]);
    let ((x, y), turn) = (middle(&line), (b.1 - a.1).atan2(b.0 - a.0).to_degrees());
    let (half, thick) = (length(a, b) / 2.0, f64::from(*thickness).max(6.0) + 1.0);
    let drawn = match state(it) {
        State::Pane => {
            sill(half, thick) + &format!("<path class=\"pane\" d=\"M{},0H{}\"/>", n(-half), n(half))
        }
        State::Up => sill(half, thick) + &sash(half, thick),
        State::Shards => sill(half, thick) + &shards(half, thick),
        State::Boards => sill(half, thick) + &boards(half),
        State::Shut => threshold(half, thick) + &leaf(half),
        State::Locked => threshold(half, thick) + &leaf(half) + &lock(),
        State::Ajar => threshold(half, thick) + &swing(half),
        State::Splinters => threshold(half, thick) + &splinters(half),
        State::Free => threshold(half, thick),
    };
    let title = escape(&std::iter::once(&it.name).chain(&it.marks).cloned().collect::<Vec<_>>().join(", "));
    let attacked = it.marks.iter().any(|mark| speaks_of(mark, &["attacked"]));
    let star = if attacked { "<use href=\"#clash\" transform=\"scale(.8)\"/>" } else { "" };
    format!(
        "<g class=\"open\" transform=\"translate({},{}) rotate({})\"><title>{title}</title>{drawn}{star}</g>",
        n(x),
        n(y),
        n(turn)
    )
}

/// How an opening looks now.
enum State {
    Pane,
    Up,
    Shards,
    Boards,
    Shut,
    Locked,
    Ajar,
    Splinters,
    Free,
}

fn state(it: &Terrain) -> State {
    let has = |mark: &str| it.marks.iter().any(|it| it == mark);
    let (open, broken) = (has("open"), has("broken"));
    match it.kind.as_str() {
        "window" | "boarded-window" if broken => State::Shards,
        "window" | "boarded-window" if open => State::Up,
        "boarded-window" => State::Boards,
        "gap" => State::Free,
        kind if speaks_of(kind, &["window"]) => State::Pane,
        _ if broken => State::Splinters,
        _ if open => State::Ajar,
        kind if speaks_of(kind, &["locked"]) => State::Locked,
        _ => State::Shut,
    }
}

fn sill(half: f64, thick: f64) -> String {
    frame("sill", half, thick)
}

fn threshold(half: f64, thick: f64) -> String {
    frame("thresh", half, thick)
}

fn frame(class: &str, half: f64, thick: f64) -> String {
    let (x, y, w, h) = (n(-half), n(-thick / 2.0), n(2.0 * half), n(thick));
    format!("<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"/>")
}

fn sash(half: f64, thick: f64) -> String {
    format!(
        "<path class=\"pane\" d=\"M{},{}V{}M{},{}V{}\"/>",
        n(-half),
        n(-thick),
        n(thick),
        n(half),
        n(-thick),
        n(thick)
    )
}

fn shards(half: f64, thick: f64) -> String {
    format!(
        "<path class=\"pane\" d=\"M{},0H{}M{},0H{}\"/><path class=\"shard\" d=\"M{},{}l3,2l-4,1zM{},{}l4,-1l-2,3zM{},{}l2,3l-3,0z\"/>",
        n(-half),
        n(-half * 0.5),
        n(half * 0.6),
        n(half),
        n(-half * 0.3),
        n(thick),
        n(half * 0.2),
        n(thick + 3.0),
        n(half * 0.5),
        n(thick + 1.0),
    )
}

/// Three planks, nailed.
fn boards(half: f64) -> String {
    let plank = |y: f64, turn: f64| {
        format!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"4.5\" rx=\".6\" transform=\"rotate({})\"/>",
            n(-half - 4.0),
            n(y),
            n(2.0 * half + 8.0),
            n(turn)
        )
    };
    let (l, r) = (n(-half - 1.4), n(half + 1.4));
    format!(
        "<g class=\"boards\">{}{}{}</g><path class=\"nail\" d=\"M{l},-3.6h.1M{r},-4.6h.1M{l},.4h.1M{r},1.4h.1M{l},5.4h.1M{r},5h.1\"/>",
        plank(-6.4, -2.4),
        plank(-1.6, 1.8),
        plank(3.0, -1.0)
    )
}

fn leaf(half: f64) -> String {
    format!(
        "<rect class=\"leaf\" x=\"{}\" y=\"-2\" width=\"{}\" height=\"4\"/><circle class=\"knob\" cx=\"{}\" r=\"1.3\"/>",
        n(-half),
        n(2.0 * half),
        n(half - 4.0)
    )
}

fn lock() -> String {
    "<path class=\"thing\" d=\"M-3.4,-3h6.8v6h-6.8z\"/><path class=\"thing-i\" d=\"M0,-1v2\"/>".to_owned()
}

/// The leaf stands at a right angle, with the arc it has swung.
fn swing(half: f64) -> String {
    let long = n(2.0 * half);
    format!(
        "<path class=\"swing\" d=\"M{},0A{long},{long} 0 0 1 {},{long}\"/><rect class=\"leaf\" x=\"{}\" y=\"0\" width=\"3.6\" height=\"{long}\"/>",
        n(half),
        n(-half),
        n(-half - 1.8)
    )
}

fn splinters(half: f64) -> String {
    format!(
        "<g class=\"planks\"><path d=\"M{},4l16,5l-1,4l-16,-6zM{},9l13,-5l2,3l-13,6zM{},-8l9,3l-1,3l-9,-2z\"/></g>",
        n(-half * 0.8),
        n(half * 0.1),
        n(-half * 0.2)
    )
}
