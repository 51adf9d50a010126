//! What previews of an open table draw: how far somebody gets, ways, ranges and templates.
use ground::open::{Circle, Cone, Polygon, measure};
use kernel::Point;
use view::{Length, OverlayKind, sketch::Sketch};

/// How thick thin lines are.
const LINE_MM: i32 = 1;

/// How long the line is that shows which way somebody looks.
const LOOK_MM: i32 = 40;

/// How far somebody gets, step by step, the nearest first: the lines round each step, the longest first, and what it costs.
pub fn reach(sketch: &mut Sketch, steps: Vec<(Vec<Polygon>, String)>) {
    let last = steps.len().saturating_sub(1);
    for (at, (outlines, costs)) in steps.into_iter().enumerate() {
        // What lies within a step is already round the whole reach.
        let drawn = if at == last { outlines.len() } else { 1 };
        let kind = if at == last { OverlayKind::Reach } else { OverlayKind::Step };
        let mut label = Some(costs);
        for outline in outlines.into_iter().take(drawn) {
            sketch.area(kind, outline, label.take());
        }
    }
}

/// A way, and the base of this size at its end.
pub fn route(sketch: &mut Sketch, points: Vec<Point>, base_mm: i32, label: Option<String>) {
    let Some(&end) = points.last() else { return };
    sketch.stroke(OverlayKind::Route, points, LINE_MM, None);
    sketch.circle(OverlayKind::Route, end, base_mm, label);
}

/// A way without a base.
pub fn line(sketch: &mut Sketch, points: Vec<Point>) {
    sketch.stroke(OverlayKind::Route, points, LINE_MM, None);
}

/// Which way somebody looks.
pub fn facing(sketch: &mut Sketch, from: Point, to: Point) {
    let end = measure::towards(from, to, LOOK_MM.min(measure::distance(from, to)));
    line(sketch, vec![from, end]);
}

/// So far from the edge of a base.
pub fn ring(sketch: &mut Sketch, base: Circle, mm: i32, length: Length) {
    sketch.circle(OverlayKind::Range, base.at, base.diameter + 2 * mm, Some(length.write(mm)));
}

/// A cone with bands that end so far from its tip, the nearest first, denser where it hits harder; the last goes on to its end.
pub fn bands(sketch: &mut Sketch, cone: Cone, ends: [i32; 2]) {
    let part =
        |length: i32| Cone { length, half_width: cone.half_width * length / cone.length, ..cone }.outline();
    let within = ends.into_iter().filter(|&it| it < cone.length).chain([cone.length]);
    let kinds = [OverlayKind::TemplateNear, OverlayKind::Template, OverlayKind::TemplateFar];
    let mut before: Option<Polygon> = None;
    for (end, kind) in within.zip(kinds) {
        let whole = part(end);
        let corners = match (&whole.corners[..], &before) {
            ([_, right, left], Some(inner)) => vec![inner.corners[1], *right, *left, inner.corners[2]],
            _ => whole.corners.clone(),
        };
        sketch.area(kind, Polygon::new(corners), None);
        before = Some(whole);
    }
}
