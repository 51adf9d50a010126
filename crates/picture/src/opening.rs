//! Doors and windows: what stands in the gap of a wall.
use view::{Condition, Opening, Outline, Terrain, TerrainKind};

use crate::{
    barrier::spine,
    building::is_wall,
    ink::{PaperPoint, escape, length, middle, n, places},
};

/// Whether a piece is a hole in a wall rather than a piece by itself.
pub fn is_opening(it: &Terrain) -> bool {
    let Outline::Line { points, .. } = &it.outline else { return false };
    points.len() == 2 && matches!(it.kind, TerrainKind::Opening { .. })
}

pub fn draw(terrain: &[Terrain]) -> String {
    terrain.iter().filter(|it| is_opening(it) && (!is_gap(it) || in_wall(it, terrain))).map(one).collect()
}

fn is_gap(it: &Terrain) -> bool {
    it.kind == TerrainKind::Opening { opening: Opening::Gap }
}

/// A gap in a fence shows nothing but the ground.
fn in_wall(it: &Terrain, terrain: &[Terrain]) -> bool {
    let at = middle(&spine(&it.outline).0);
    let on = |pair: &[PaperPoint]| length(pair[0], at) + length(at, pair[1]) < length(pair[0], pair[1]) + 0.5;
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
    let words: Vec<&str> =
        std::iter::once(it.name.as_str()).chain(it.marks.iter().map(|it| it.word.as_str())).collect();
    let title = escape(&words.join(", "));
    let star = if it.is(Condition::Attacked) { "<use href=\"#clash\" transform=\"scale(.8)\"/>" } else { "" };
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
    let (open, broken) = (it.is(Condition::Open), it.is(Condition::Broken));
    let TerrainKind::Opening { opening } = it.kind else { return State::Free };
    match opening {
        Opening::Window | Opening::BoardedWindow if broken => State::Shards,
        Opening::Window | Opening::BoardedWindow if open => State::Up,
        Opening::BoardedWindow => State::Boards,
        Opening::Window => State::Pane,
        Opening::Gap => State::Free,
        Opening::Door | Opening::LockedDoor | Opening::Hatch if broken => State::Splinters,
        Opening::Door | Opening::LockedDoor | Opening::Hatch if open => State::Ajar,
        Opening::LockedDoor => State::Locked,
        Opening::Door | Opening::Hatch => State::Shut,
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
