//! Ways: how far somebody gets, along which way, and what it costs.
use ground::open::{Circle, measure};
use kernel::Point;
use view::OverlayKind;

use super::sketch::Sketch;
use crate::battle::{
    Battle, FigureId, ap,
    figure::BASE_MM,
    r#move::{Fare, Reached, reached, route},
    skill::DODGE_MM,
    whereabouts::cm,
};

/// How far he can walk, AP by AP.
pub(super) fn reach(sketch: &mut Sketch<'_>, human: u16) {
    let figure = &sketch.battle.humans[usize::from(human)];
    if !figure.is_on_table() || !figure.stands() {
        return;
    }
    let all = reached(sketch.battle, human).into_iter();
    let steps = all.map(|Reached { ap, outlines }| (outlines, format!("{ap} AP"))).collect();
    stage::sketch::reach(sketch, steps);
}

/// The way to a place, what it costs, and whom it leads to.
pub(super) fn walk(sketch: &mut Sketch<'_>, human: u16, to: Point) {
    reach(sketch, human);
    let battle = sketch.battle;
    let Some(path) = route(battle, human, to) else { return sketch.nowhere(to) };
    let ap = i32::from(Fare::of(battle, human, &path).ap);
    sketch.line("way", cm(path.length_mm), Some(rule!("dwa.move.distance")));
    if path.crossings != 0 {
        sketch.line("obstacles crossed", path.crossings.to_string(), Some(rule!("dwa.move.obstacle")));
    }
    sketch.costs_of(ap, ap::at_hand(battle, human, true));
    sketch.route(path.places, Some(format!("{ap} AP")));
    met(battle, human, to).into_iter().for_each(|it| sketch.aims_at(it, Vec::new()));
}

/// The standing enemies that he would be in contact with there.
fn met(battle: &Battle, human: u16, to: Point) -> Vec<FigureId> {
    let (base, level) = (Circle::new(to, BASE_MM), battle.level(FigureId::Human(human)));
    let touched = battle.zombies().filter(|it| it.1.stands() && it.1.level == level);
    touched.filter(|it| measure::contact(base, it.1.base())).map(|it| FigureId::Zombie(it.0)).collect()
}

/// Straight there.
pub(super) fn straight(sketch: &mut Sketch<'_>, human: u16, to: Point, label: Option<String>) {
    let from = sketch.battle.at(FigureId::Human(human));
    sketch.route(vec![from, to], label);
}

/// How far a dodge goes.
pub(super) fn dodge(sketch: &mut Sketch<'_>, human: u16) {
    let from = sketch.battle.at(FigureId::Human(human));
    sketch.circle(OverlayKind::Reach, from, 2 * DODGE_MM, Some(cm(DODGE_MM)));
}

/// Which way he would look.
pub(super) fn face(sketch: &mut Sketch<'_>, human: u16, to: Point) {
    let from = sketch.battle.at(FigureId::Human(human));
    stage::sketch::facing(sketch, from, to);
}
