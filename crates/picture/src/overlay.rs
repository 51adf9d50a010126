//! What is laid over the board: reach, sight, template, places to go; their strokes do not scale.
use view::{Outline, Overlay, View};

use crate::{
    ink::{At, bounds, corners, escape, middle, n, path, places, rounded, speaks_of},
    plate,
};

/// A part of a reach is at least so many millimetres wide.
const SPECK: f64 = 12.0;

/// A line this close round a figure has no room for its cost.
const FIGURE: f64 = 40.0;

/// So much room a cost needs on either side.
const FREE: f64 = 16.0;

/// How an overlay is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sort {
    Reach,
    /// The line of one more action point within a reach.
    Step,
    Clear,
    Cut,
    Near,
    Middle,
    Far,
    Route,
    /// How far something can be sent.
    Range,
    Zone,
    /// A place that the game is about.
    Goal,
    /// What can be seen from somewhere; drawn by itself.
    Vision,
    Other,
}

fn sort(kind: &str) -> Sort {
    let words: [(&[&str], Sort); 12] = [
        (&["vision"], Sort::Vision),
        (&["step", "ap line"], Sort::Step),
        (&["reach"], Sort::Reach),
        (&["cut", "blocked", "hidden"], Sort::Cut),
        (&["sight", "clear"], Sort::Clear),
        (&["route", "path"], Sort::Route),
        (&["range"], Sort::Range),
        (&["near"], Sort::Near),
        (&["far"], Sort::Far),
        (&["template", "cone", "blast", "burst"], Sort::Middle),
        (&["goal", "objective"], Sort::Goal),
        (&["zone", "entry", "exit", "deploy", "mark"], Sort::Zone),
    ];
    words.iter().find(|it| speaks_of(kind, it.0)).map_or(Sort::Other, |it| it.1)
}

/// Places below, then reach, then sight, then the template, each in a group of its own.
pub fn draw(overlays: &[Overlay], size: (i32, i32), fine: f64) -> String {
    let groups: [(&str, &[Sort]); 4] = [
        ("zones", &[Sort::Goal, Sort::Zone, Sort::Other]),
        ("reach", &[Sort::Reach, Sort::Step, Sort::Range, Sort::Route]),
        ("sight", &[Sort::Clear, Sort::Cut]),
        ("template", &[Sort::Near, Sort::Middle, Sort::Far]),
    ];
    let mut res = String::new();
    for (name, sorts) in groups {
        let mut drawn: String = sorts.iter().map(|it| all(*it, overlays)).collect();
        if sorts.contains(&Sort::Goal) {
            drawn.push_str(&flags(overlays, size, fine));
        }
        if !drawn.is_empty() {
            res.push_str(&format!("<g class=\"o-{name}\">{drawn}</g>"));
        }
    }
    res
}

/// Everything of one sort. A reach is one area, whatever it is made of: a line within it goes round a hole.
fn all(wanted: Sort, overlays: &[Overlay]) -> String {
    let those = overlays.iter().filter(|it| sort(&it.kind) == wanted);
    if wanted != Sort::Reach {
        return those.map(|it| one(wanted, it)).collect();
    }
    let worth = |it: &&Overlay| !is_speck(&corners(&it.outline), SPECK);
    let d: String = those.filter(worth).map(|it| drawn(wanted, it)).collect();
    if d.is_empty() { d } else { format!("<path class=\"reach\" fill-rule=\"evenodd\" d=\"{d}\"/>") }
}

/// The line of an overlay; one of whole hexes keeps their corners.
fn drawn(sort: Sort, it: &Overlay) -> String {
    if speaks_of(&it.kind, &["hex"]) && matches!(it.outline, Outline::Area(_)) {
        return path(&corners(&it.outline), true);
    }
    shape(sort, &it.outline)
}

fn one(sort: Sort, it: &Overlay) -> String {
    let (outline, d) = (&it.outline, drawn(sort, it));
    let plain = |class: &str| format!("<path class=\"{class}\" d=\"{d}\"/>");
    let hatched = |fill: &str| {
        format!(
            "<path class=\"cone-h\" d=\"{d}\"/><path class=\"cone-w\" d=\"{d}\"/><path fill=\"url(#{fill})\" d=\"{d}\"/>\
             <path class=\"cone-o\" d=\"{d}\"/>"
        )
    };
    match sort {
        Sort::Reach => plain("reach"),
        Sort::Step => plain("reach-l"),
        Sort::Clear if is_line(outline) => plain("los-e"),
        Sort::Cut if is_line(outline) => plain("los-x"),
        Sort::Clear => plain("los-clear") + &plain("los-e"),
        Sort::Cut => format!("<path class=\"los-cut\" fill=\"url(#h-dark)\" d=\"{d}\"/>") + &plain("los-x"),
        Sort::Near => hatched("h-near"),
        Sort::Middle => hatched("h-mid"),
        Sort::Far => hatched("h-far"),
        Sort::Route => plain("route"),
        Sort::Range => plain("range"),
        Sort::Zone => plain("zone"),
        Sort::Goal => {
            format!("<path class=\"goal-h\" fill=\"url(#h-goal)\" d=\"{d}\"/>")
                + &plain("goal-e")
                + &plain("goal")
        }
        Sort::Vision => String::new(),
        Sort::Other => plain("other"),
    }
}

/// Whether an area is so small that nobody could read anything from it.
fn is_speck(round: &[At], size: f64) -> bool {
    let (low, high) = bounds(round);
    high.0 - low.0 < size && high.1 - low.1 < size
}

fn is_line(outline: &Outline) -> bool {
    matches!(outline, Outline::Line { thickness, .. } if *thickness <= 2)
}

/// Thin lines stay lines; a reach is rounded off.
fn shape(sort: Sort, outline: &Outline) -> String {
    match outline {
        Outline::Line { points, .. } if sort == Sort::Route || is_line(outline) => {
            path(&places(points), false)
        }
        Outline::Circle { at, diameter } => {
            let (r, x, y) =
                (n(f64::from(*diameter) / 2.0), n(f64::from(at.x) - f64::from(*diameter) / 2.0), at.y);
            format!("M{x},{y}a{r},{r} 0 1 1 {diameter},0a{r},{r} 0 1 1 -{diameter},0Z")
        }
        outline => {
            let round = corners(outline);
            if matches!(sort, Sort::Reach | Sort::Step) && 12 < round.len() {
                rounded(&round)
            } else {
                path(&round, true)
            }
        }
    }
}

/// The table with holes where something can be seen.
pub fn vision(overlays: &[Overlay], (width, height): (i32, i32)) -> String {
    let holes: String = overlays
        .iter()
        .filter(|it| sort(&it.kind) == Sort::Vision)
        .map(|it| drawn(Sort::Vision, it))
        .collect();
    if holes.is_empty() {
        return holes;
    }
    format!("<path class=\"unseen\" fill-rule=\"evenodd\" d=\"M0,0H{width}V{height}H0Z{holes}\"/>")
}

/// A flag with a word in every place that the game is about; figures stand on it.
fn flags(overlays: &[Overlay], (width, height): (i32, i32), fine: f64) -> String {
    let goals = overlays.iter().filter(|it| sort(&it.kind) == Sort::Goal);
    let flag = |it: &Overlay| {
        let label = it.label.as_deref().unwrap_or_default();
        let (low, high) = bounds(&corners(&it.outline));
        let wide = (label.chars().count() as f64 * 6.6 + 16.0) * fine;
        let x = ((low.0 + high.0 - wide) / 2.0).clamp(5.0, (f64::from(width) - wide - 5.0).max(5.0));
        let y = (low.1 + 21.0 * fine).min((low.1 + high.1) / 2.0 + 5.0 * fine);
        let y = y.clamp(19.0 * fine, (f64::from(height) - 8.0 * fine).max(19.0 * fine));
        let small = if fine == 1.0 { String::new() } else { format!(" scale({fine})") };
        format!(
            "<g class=\"goal-t\" transform=\"translate({},{}){small}\"><path d=\"M1,2V-11L11,-7.5L1,-4\"/>\
             <text x=\"15\">{}</text></g>",
            n(x),
            n(y),
            escape(label)
        )
    };
    goals.map(flag).collect()
}

/// The same on a small map: its outline alone.
pub fn outlines(overlays: &[Overlay]) -> String {
    let goals = overlays.iter().filter(|it| sort(&it.kind) == Sort::Goal);
    goals.map(|it| format!("<path class=\"map-goal\" d=\"{}\"/>", drawn(Sort::Goal, it))).collect()
}

/// What is written beside the overlays: costs on the line itself, everything else on a chip.
pub fn chips(view: &View, fine: f64) -> String {
    let size = view.ground.size();
    let room = plate::room(view, size);
    view.overlays
        .iter()
        .filter(|it| sort(&it.kind) != Sort::Goal)
        .filter_map(|it| it.label.as_ref().map(|label| (it, label)))
        .map(|(it, label)| match sort(&it.kind) {
            Sort::Reach | Sort::Step => price(it, label, size, fine, &room),
            Sort::Clear
            | Sort::Cut
            | Sort::Near
            | Sort::Middle
            | Sort::Far
            | Sort::Route
            | Sort::Range
            | Sort::Zone
            | Sort::Goal
            | Sort::Vision
            | Sort::Other => chip(it, label, size, fine),
        })
        .collect()
}

/// What it costs to go that far, on the line itself where neither a figure nor a name is in the way.
fn price(
    it: &Overlay,
    label: &str,
    (width, height): (i32, i32),
    fine: f64,
    room: &impl Fn(At) -> f64,
) -> String {
    let round = corners(&it.outline);
    let (low, high) = bounds(&round);
    let word = escape(label);
    if fine != 1.0 {
        return cost((low.0 + high.0) / 2.0, high.1.min(f64::from(height) - 4.0), &word, fine);
    }
    if is_speck(&round, FIGURE) {
        return String::new();
    }
    let middle = ((low.0 + high.0) / 2.0, (low.1 + high.1) / 2.0);
    let ends = [(middle.0, high.1), (middle.0, low.1), (high.0, middle.1), (low.0, middle.1)];
    let on_table = |at: &At| {
        (14.0..f64::from(width) - 14.0).contains(&at.0) && (8.0..f64::from(height) - 8.0).contains(&at.1)
    };
    let free = |at: &At| FREE <= room(*at);
    let most = |a: &&At, b: &&At| room(**a).total_cmp(&room(**b));
    let found = ends.iter().filter(|it| on_table(it)).find(|it| free(it));
    let (x, y) = *found.or_else(|| ends.iter().filter(|it| on_table(it)).max_by(most)).unwrap_or(&ends[0]);
    cost(x, y, &word, fine)
}

fn chip(it: &Overlay, label: &str, (width, height): (i32, i32), fine: f64) -> String {
    let round = corners(&it.outline);
    let low = bounds(&round).0;
    let word = escape(label);
    let wide = (label.chars().count() as f64 * 6.8 + 12.0) * fine;
    let mid: At = middle(&round);
    let x = (mid.0 - wide / 2.0).clamp(2.0, (f64::from(width) - wide - 2.0).max(2.0));
    let y = (low.1.min(mid.1) - 24.0 * fine).clamp(2.0, (f64::from(height) - 22.0 * fine).max(2.0));
    let small = if fine == 1.0 { String::new() } else { format!(" scale({fine})") };
    format!(
        "<g class=\"chip\" transform=\"translate({},{}){small}\"><rect width=\"{}\" height=\"19\" rx=\"2\"/>\
         <text x=\"6\" y=\"14\">{word}</text></g>",
        n(x),
        n(y),
        n(wide / fine)
    )
}

/// A cost is written on the line itself.
fn cost(x: f64, y: f64, word: &str, fine: f64) -> String {
    if fine == 1.0 {
        return format!("<text class=\"reach-t\" x=\"{}\" y=\"{}\">{word}</text>", n(x), n(y + 4.0));
    }
    format!(
        "<text class=\"reach-t\" transform=\"translate({},{}) scale({fine})\">{word}</text>",
        n(x),
        n(y + 4.0 * fine)
    )
}
