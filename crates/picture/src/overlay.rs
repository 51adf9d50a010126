//! What is laid over the board: reach, sight, template, places to go; their strokes do not scale.
use view::{Outline, Overlay, OverlayKind, View};

use crate::{
    Look,
    ink::{PaperPoint, bounds, corners, escape, inset, middle, n, path, places, rounded},
    label::{LabelSpace, Slot},
    print,
};

/// A part of a reach is at least so many millimetres wide.
const SPECK: f64 = 12.0;

/// A line this close round a figure has no room for its cost.
const FIGURE: f64 = 40.0;

/// Places below, then reach, then sight, then the template, each in a group of its own.
pub fn draw(view: &View, look: &Look, fine: f64) -> String {
    let groups: [(&str, &[OverlayKind]); 4] = [
        ("zones", &[OverlayKind::Goal, OverlayKind::Mark, OverlayKind::Refused]),
        ("reach", &[OverlayKind::Reach, OverlayKind::Step, OverlayKind::Range, OverlayKind::Route]),
        ("sight", &[OverlayKind::Sight, OverlayKind::SightCut]),
        ("template", &[OverlayKind::TemplateNear, OverlayKind::Template, OverlayKind::TemplateFar]),
    ];
    let mut res = String::new();
    for (name, kinds) in groups {
        let mut drawn: String = kinds.iter().map(|it| all(*it, view, fine)).collect();
        if kinds.contains(&OverlayKind::Goal) {
            drawn.push_str(&flags(view, look, fine));
        }
        if !drawn.is_empty() {
            res.push_str(&format!("<g class=\"o-{name}\">{drawn}</g>"));
        }
    }
    res
}

/// Everything of one kind. A reach is one area, whatever it is made of: a line within it goes round a hole.
fn all(wanted: OverlayKind, view: &View, fine: f64) -> String {
    let (those, cells) = (view.overlays.iter().filter(|it| it.kind == wanted), view.ground.has_cells());
    if wanted != OverlayKind::Reach {
        return those.map(|it| one(it, cells, fine)).collect();
    }
    let worth = |it: &&Overlay| !is_speck(&corners(&it.outline), SPECK);
    let d: String = those.filter(worth).map(|it| drawn(it, cells)).collect();
    if d.is_empty() { d } else { format!("<path class=\"reach\" fill-rule=\"evenodd\" d=\"{d}\"/>") }
}

/// The line of an overlay; one of whole cells keeps their corners.
fn drawn(it: &Overlay, cells: bool) -> String {
    if cells && matches!(it.outline, Outline::Area(_)) {
        return path(&corners(&it.outline), true);
    }
    shape(it.kind, &it.outline)
}

fn one(it: &Overlay, cells: bool, fine: f64) -> String {
    let (outline, d) = (&it.outline, drawn(it, cells));
    let plain = |class: &str| format!("<path class=\"{class}\" d=\"{d}\"/>");
    let hatched = |fill: &str| {
        format!(
            "<path class=\"cone-h\" d=\"{d}\"/><path class=\"cone-w\" d=\"{d}\"/><path fill=\"url(#{fill})\" d=\"{d}\"/>\
             <path class=\"cone-o\" d=\"{d}\"/>"
        )
    };
    match it.kind {
        OverlayKind::Reach => plain("reach"),
        OverlayKind::Step => plain("reach-l"),
        OverlayKind::Sight if is_line(outline) => plain("los-e"),
        OverlayKind::SightCut if is_line(outline) => plain("los-x"),
        OverlayKind::Sight => plain("los-clear") + &plain("los-e"),
        OverlayKind::SightCut => {
            format!("<path class=\"los-cut\" fill=\"url(#h-dark)\" d=\"{d}\"/>") + &plain("los-x")
        }
        OverlayKind::TemplateNear => hatched("h-near"),
        OverlayKind::Template => hatched("h-mid"),
        OverlayKind::TemplateFar => hatched("h-far"),
        OverlayKind::Route => plain("route"),
        OverlayKind::Range => plain("range"),
        OverlayKind::Mark => plain("zone"),
        OverlayKind::Goal => hem(outline, &d, fine) + &plain("goal-e") + &plain("goal"),
        OverlayKind::Vision => String::new(),
        OverlayKind::Refused => plain("other"),
    }
}

/// How wide the hatching along the edge of a goal is.
const HEM: f64 = 15.0;

/// Hatching along the edge of a goal: what stands in it is read without stripes over it.
fn hem(outline: &Outline, d: &str, fine: f64) -> String {
    let hole = inset(&corners(outline), HEM * fine).map_or(String::new(), |it| path(&it, true));
    format!("<path class=\"goal-h\" fill=\"url(#h-goal)\" fill-rule=\"evenodd\" d=\"{d}{hole}\"/>")
}

/// Whether an area is so small that nobody could read anything from it.
fn is_speck(round: &[PaperPoint], size: f64) -> bool {
    let (low, high) = bounds(round);
    high.0 - low.0 < size && high.1 - low.1 < size
}

fn is_line(outline: &Outline) -> bool {
    matches!(outline, Outline::Line { thickness, .. } if *thickness <= 2)
}

/// Thin lines stay lines; a reach is rounded off.
fn shape(kind: OverlayKind, outline: &Outline) -> String {
    match outline {
        Outline::Line { points, .. } if kind == OverlayKind::Route || is_line(outline) => {
            path(&places(points), false)
        }
        Outline::Circle { at, diameter } => {
            let (r, x, y) =
                (n(f64::from(*diameter) / 2.0), n(f64::from(at.x) - f64::from(*diameter) / 2.0), at.y);
            format!("M{x},{y}a{r},{r} 0 1 1 {diameter},0a{r},{r} 0 1 1 -{diameter},0Z")
        }
        outline => {
            let round = corners(outline);
            if matches!(kind, OverlayKind::Reach | OverlayKind::Step) && 12 < round.len() {
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
        .filter(|it| it.kind == OverlayKind::Vision)
        .map(|it| shape(it.kind, &it.outline))
        .collect();
    if holes.is_empty() {
        return holes;
    }
    format!("<path class=\"unseen\" fill-rule=\"evenodd\" d=\"M0,0H{width}V{height}H0Z{holes}\"/>")
}

/// A flag with a word in every place that the game is about; figures stand on it.
fn flags(view: &View, look: &Look, fine: f64) -> String {
    let small = if fine == 1.0 { String::new() } else { format!(" scale({fine})") };
    let flag = |(slot, label): (Slot, &str)| {
        format!(
            "<g class=\"goal-t\" transform=\"translate({},{}){small}\"><path d=\"M1,2V-11L11,-7.5L1,-4\"/>\
             <text x=\"15\">{}</text></g>",
            n(slot.low.0 + 4.0 * fine),
            n(slot.low.1 + 13.0 * fine),
            escape(label)
        )
    };
    flagged(view, &mut furnished(view, look), fine).into_iter().map(flag).collect()
}

/// Where the flags stand and what they say, in the room that is left.
fn flagged<'a>(view: &'a View, room: &mut LabelSpace, fine: f64) -> Vec<(Slot, &'a str)> {
    let mut flags = Vec::new();
    for it in view.overlays.iter().filter(|it| it.kind == OverlayKind::Goal) {
        let label = it.label.as_deref().unwrap_or_default();
        let wide = (label.chars().count() as f64 * 6.6 + 24.0) * fine;
        let Some(slot) = room.best(&along(&corners(&it.outline), (wide, FLAG * fine))) else { continue };
        room.take(slot);
        flags.push((slot, label));
    }
    flags
}

/// How high a flag with its word is.
const FLAG: f64 = 16.0;

/// Places for a word of this size within an area: above in the middle, then further and further aside, then below.
fn along(round: &[PaperPoint], (wide, high): PaperPoint) -> Vec<Slot> {
    let (low, high_end) = bounds(round);
    let (middle, half) = ((low.0 + high_end.0) / 2.0, ((high_end.0 - low.0 - wide) / 2.0).max(0.0));
    let inner = ((high_end.1 - low.1 - high) / 2.0).min(8.0);
    let rows = [low.1 + inner, high_end.1 - inner - high, (low.1 + high_end.1 - high) / 2.0];
    let shifts = [0.0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75, -1.0, 1.0];
    let at = |y: f64, shift: f64| Slot { low: (middle + half * shift - wide / 2.0, y), size: (wide, high) };
    rows.iter().flat_map(|&y| shifts.map(|it| at(y, it))).collect()
}

/// The room that names leave.
fn furnished(view: &View, look: &Look) -> LabelSpace {
    let mut room = LabelSpace::of(view, look);
    let plates = print::of(view).map_or_else(Vec::new, |it| it.plates(view, look));
    plates.iter().for_each(|it| room.take(it.0));
    room
}

/// The same on a small map: its outline alone.
pub fn outlines(overlays: &[Overlay]) -> String {
    let goals = overlays.iter().filter(|it| it.kind == OverlayKind::Goal);
    goals.map(|it| format!("<path class=\"map-goal\" d=\"{}\"/>", shape(it.kind, &it.outline))).collect()
}

/// What is written beside the overlays: costs on the line itself, everything else on a chip.
pub fn chips(view: &View, look: &Look, fine: f64) -> String {
    let labelled = view.overlays.iter().filter_map(|it| Some((it, it.label.as_deref()?)));
    let mut labelled: Vec<_> = labelled.filter(|it| it.0.kind != OverlayKind::Goal).collect();
    if labelled.is_empty() {
        return String::new();
    }
    // What is aimed at comes before what it costs to go somewhere.
    labelled.sort_by_key(|it| matches!(it.0.kind, OverlayKind::Reach | OverlayKind::Step));
    let mut room = furnished(view, look);
    flagged(view, &mut room, fine);
    let one = |(it, label): (&Overlay, &str)| match it.kind {
        OverlayKind::Reach | OverlayKind::Step => price(it, label, fine, &mut room),
        OverlayKind::Sight
        | OverlayKind::SightCut
        | OverlayKind::TemplateNear
        | OverlayKind::Template
        | OverlayKind::TemplateFar
        | OverlayKind::Route
        | OverlayKind::Range
        | OverlayKind::Mark
        | OverlayKind::Goal
        | OverlayKind::Vision
        | OverlayKind::Refused => chip(it, label, fine, &mut room),
    };
    labelled.into_iter().map(one).collect()
}

/// What it costs to go that far, on the line itself where nothing is in the way.
fn price(it: &Overlay, label: &str, fine: f64, room: &mut LabelSpace) -> String {
    let round = corners(&it.outline);
    if is_speck(&round, FIGURE * fine) {
        return String::new();
    }
    let (low, high) = bounds(&round);
    let middle = ((low.0 + high.0) / 2.0, (low.1 + high.1) / 2.0);
    let ends = [(middle.0, high.1), (middle.0, low.1), (high.0, middle.1), (low.0, middle.1)];
    let size = ((label.chars().count() as f64 * 6.6 + 4.0) * fine, 13.0 * fine);
    let places: Vec<Slot> = ends.into_iter().chain(round).map(|it| Slot::about(it, size)).collect();
    let free = places.iter().find(|it| room.is_free(it)).copied();
    let Some(slot) = free.or_else(|| room.best(&places)) else { return String::new() };
    room.take(slot);
    let (x, y) = slot.middle();
    cost(x, y, &escape(label), fine)
}

fn chip(it: &Overlay, label: &str, fine: f64, room: &mut LabelSpace) -> String {
    let round = corners(&it.outline);
    let (low, high) = bounds(&round);
    let mid: PaperPoint = middle(&round);
    let size = ((label.chars().count() as f64 * 6.8 + 12.0) * fine, 19.0 * fine);
    let (above, below) = (low.1.min(mid.1) - 14.5 * fine, high.1.max(mid.1) + 14.5 * fine);
    let (left, right) = (low.0 - size.0 / 2.0 - 6.0 * fine, high.0 + size.0 / 2.0 + 6.0 * fine);
    let off = |by: f64| [above - by * fine, below + by * fine];
    // What goes far round has its word on its upper side, within the table.
    let upper = low.1 + 14.5 * fine;
    let rows = [
        off(0.0),
        [above.max(upper.min(mid.1)), below],
        [mid.1 - 20.0 * fine, mid.1 + 20.0 * fine],
        off(20.0),
        off(40.0),
    ]
    .concat();
    let shifts = [0.0, -0.5, 0.5, -1.0, 1.0];
    let close = rows.iter().flat_map(|&y| shifts.map(|aside| (mid.0 + aside * size.0, y)));
    let beside =
        [(right, mid.1), (left, mid.1), (right, above), (left, above), (right, below), (left, below)];
    let places: Vec<Slot> = close.chain(beside).map(|it| Slot::about(it, size)).collect();
    let Some(slot) = room.best(&places) else { return String::new() };
    room.take(slot);
    let small = if fine == 1.0 { String::new() } else { format!(" scale({fine})") };
    format!(
        "<g class=\"chip\" transform=\"translate({},{}){small}\"><rect width=\"{}\" height=\"19\" rx=\"2\"/>\
         <text x=\"6\" y=\"14\">{}</text></g>",
        n(slot.low.0),
        n(slot.low.1),
        n(size.0 / fine),
        escape(label)
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
