//! Templates and places: what lies under a cone, in a circle, in a blast, and what an option belongs to.
use std::any::Any;

use ground::open::{Circle, Cone, OpeningId, Polygon};
use kernel::{
    Field, Odds, Point, odds,
    question::{Anchor, Chance},
};
use view::OverlayKind;

use super::sketch::Sketch;
use crate::{
    battle::{
        Battle, FigureId,
        figure::BASE_MM,
        flame,
        grenade::{self, Thrown},
        mg::{self, CircleFire},
        shoot::{chances, endings, held},
        shotgun::{self, Pointed},
        whereabouts::cm,
    },
    journal::Ending,
    setup::Area,
    table::{
        flame::Burn,
        grenade::{Blast, Landing, blast_radius_mm},
        mg::CIRCLE_DIAMETER_MM,
        shoot::Hit,
        weapons::Grenade,
    },
    view::UNITS,
};

/// Where the bands of a cone end that are nearer than its end.
const BANDS_MM: [i32; 2] = [50, 100];

/// How wide the mark is on a door.
const DOOR_MM: i32 = 12;

/// How far a template can be laid.
pub(super) fn range(sketch: &mut Sketch<'_>, what: &dyn Any) {
    let (human, mm) = if let Some(it) = what.downcast_ref::<Pointed>() {
        (it.human, held(sketch.battle, it.human, it.place).weapon.range_mm())
    } else if let Some(it) = what.downcast_ref::<Thrown>() {
        (it.human, held(sketch.battle, it.human, it.place).weapon.range_mm())
    } else if let Some(it) = what.downcast_ref::<CircleFire>() {
        (it.human, it.weapon.range_mm())
    } else {
        return;
    };
    ring(sketch, human, mm);
}

/// So far from the edge of his base.
fn ring(sketch: &mut Sketch<'_>, human: u16, mm: i32) {
    let base = sketch.battle.base(FigureId::Human(human));
    stage::sketch::ring(sketch, base, mm, UNITS.length);
}

/// The template laid at a point.
pub(super) fn point(sketch: &mut Sketch<'_>, what: &dyn Any, to: Point) {
    if let Some(&pointed) = what.downcast_ref::<Pointed>() {
        cone(sketch, pointed, to);
    } else if let Some(&thrown) = what.downcast_ref::<Thrown>() {
        blast(sketch, thrown, to);
    } else if let Some(&laid) = what.downcast_ref::<CircleFire>() {
        circle(sketch, laid, to);
    } else if let Some(&area) = what.downcast_ref::<Area>() {
        deploy(sketch, area);
        sketch.base(to);
    }
}

pub(super) fn best_cone(sketch: &mut Sketch<'_>, pointed: Pointed) {
    if let Some(&to) = shotgun::proposed(sketch.battle, pointed).first() {
        cone(sketch, pointed, to);
    }
}

pub(super) fn best_blast(sketch: &mut Sketch<'_>, thrown: Thrown) {
    if let Some(&to) = grenade::proposed(sketch.battle, thrown).first() {
        blast(sketch, thrown, to);
    }
}

pub(super) fn best_circle(sketch: &mut Sketch<'_>, laid: CircleFire) {
    let centres = mg::Centres::new(sketch.battle, laid);
    if let Some(&to) = centres.propose().first() {
        circle(sketch, laid, to);
    }
}

fn cone(sketch: &mut Sketch<'_>, pointed: Pointed, to: Point) {
    let Pointed { human, place, shells } = pointed;
    let (battle, weapon) = (sketch.battle, held(sketch.battle, human, place).weapon);
    if to == battle.at(FigureId::Human(human)) {
        return;
    }
    let cone = shotgun::cone(battle, human, weapon, to);
    if !weapon.is_shotgun() {
        flames(sketch, human, cone);
        return totals(sketch, pointed, to);
    }
    stage::sketch::bands(sketch, cone, BANDS_MM);
    let sprays = shotgun::measure(battle, human, place, shells, to);
    if let Some((_, first)) = sprays.first() {
        sketch.modifiers(&first.modifiers());
    }
    for (who, spray) in &sprays {
        let odds = odds(|dice| spray.fire(dice).best());
        sketch.aims_at(*who, if who.is_zombie() { chances(&odds) } else { Vec::new() });
    }
    let firer = FigureId::Human(human);
    let is_hit = |it: FigureId| sprays.iter().any(|spray| spray.0 == it);
    let shielded = |it: &FigureId| *it != firer && cone.contains(battle.at(*it)) && !is_hit(*it);
    battle.figures().filter(shielded).for_each(|it| sketch.hides(it));
    if !matches!(sprays[..], [] | [(FigureId::Zombie(_), _)]) {
        totals(sketch, pointed, to);
    }
}

/// What the whole cone comes to, where it covers several or one of the living.
fn totals(sketch: &mut Sketch<'_>, pointed: Pointed, to: Point) {
    let chances = shotgun::chances_at(sketch.battle, pointed, to);
    sketch.chances(chances, rule!("dwa.shotgun.template-targets"));
}

fn flames(sketch: &mut Sketch<'_>, human: u16, cone: Cone) {
    let (battle, wearer) = (sketch.battle, FigureId::Human(human));
    sketch.area(OverlayKind::Template, cone.outline(), None);
    let burn = Burn { cause: flame::cause(battle, human), turn: 1 };
    sketch.modifiers(&burn.modifiers());
    let burns = odds(|dice| burn.roll(dice).eliminated);
    let ending = |it: &bool| if *it { Ending::ELIMINATED } else { Ending::OnFire };
    let touched = flame::touched(battle, human, cone);
    touched.iter().for_each(|&it| sketch.aims_at(it, told(&burns, ending, it)));
    let hidden =
        |it: &FigureId| *it != wearer && cone.touches_circle(battle.base(*it)) && !touched.contains(it);
    battle.figures().filter(hidden).for_each(|it| sketch.hides(it));
}

/// The odds of somebody, if they are a zombie's: what a hit does to a human is another table's matter.
fn told<T: Ord>(odds: &Odds<T>, ending: impl Fn(&T) -> Ending, who: FigureId) -> Vec<Chance> {
    if who.is_zombie() { endings(odds, ending) } else { Vec::new() }
}

fn blast(sketch: &mut Sketch<'_>, thrown: Thrown, to: Point) {
    let Thrown { human, place } = thrown;
    let battle = sketch.battle;
    let (weapon, grenade) = (held(battle, human, place).weapon, held(battle, human, place).explodes());
    ring(sketch, human, weapon.range_mm());
    let throw = grenade::measure(battle, human, place, to);
    sketch.line("range", cm(throw.range_mm), Some(rule!("dwa.grenade.range")));
    sketch.modifiers(&throw.modifiers());
    let lands = odds(|dice| throw.land(dice)).of(&Landing::OnTarget);
    sketch.line("lands there", lands.to_string(), Some(rule!("dwa.grenade.landing")));
    let room = grenade::room(battle, to);
    let diameter = 2 * blast_radius_mm(battle.rules.blast_diameter_cm);
    match room.filter(|it| grenade == Grenade::FlashBang && grenade::is_of_normal_size(it)) {
        Some(room) => sketch.area(OverlayKind::Template, room.area.clone(), None),
        None => sketch.circle(OverlayKind::Template, to, diameter, None),
    }
    let blast = Blast { grenade, confined: room.is_some() };
    sketch.modifiers(&blast.modifiers());
    let effects = odds(|dice| blast.roll(dice));
    let caught = grenade::in_blast(battle, grenade, to, None);
    caught.iter().for_each(|&it| sketch.aims_at(it, told(&effects, |it| (*it).into(), it)));
    hidden_in(sketch, Circle::new(to, diameter), &caught, None);
}

fn circle(sketch: &mut Sketch<'_>, laid: CircleFire, to: Point) {
    ring(sketch, laid.human, laid.weapon.range_mm());
    sketch.circle(OverlayKind::Template, to, CIRCLE_DIAMETER_MM, None);
    sketch.modifiers(&laid.burst(sketch.battle).modifiers());
    let caught = mg::in_circle(sketch.battle, laid.human, to);
    let totals = mg::chances_at(sketch.battle, laid, to);
    sketch.chances(totals, rule!("dwa.mg.roll"));
    let shares = shares(sketch.battle, laid, &caught);
    caught.iter().zip(shares).for_each(|(&it, odds)| sketch.aims_at(it, odds));
    hidden_in(sketch, Circle::new(to, CIRCLE_DIAMETER_MM), &caught, Some(FigureId::Human(laid.human)));
}

/// How each of the dead in a circle fares if the hits are given to them in this order, the worst first; of several bursts only
/// how many they put out is told.
fn shares(battle: &Battle, laid: CircleFire, caught: &[FigureId]) -> Vec<Vec<Chance>> {
    if 1 < laid.bursts {
        return vec![Vec::new(); caught.len()];
    }
    let burst = laid.burst(battle);
    let tallies = odds(|dice| {
        let tally = burst.fire(dice);
        (tally.elims, tally.falls)
    });
    let nth = |n: u8| {
        chances(&tallies.map(|&(elims, falls)| match n {
            n if n < elims => Hit::Elim,
            n if n < elims.saturating_add(falls) => Hit::Fall,
            _ => Hit::Miss,
        }))
    };
    let mut before = 0..=u8::MAX;
    let mut share = |it: &FigureId| {
        let place = if it.is_zombie() { before.next() } else { None };
        place.map_or_else(Vec::new, nth)
    };
    caught.iter().map(&mut share).collect()
}

/// Those in a circle whom something keeps from being hit.
fn hidden_in(sketch: &mut Sketch<'_>, circle: Circle, caught: &[FigureId], but: Option<FigureId>) {
    let battle = sketch.battle;
    let spared =
        |it: &FigureId| Some(*it) != but && circle.contains_strictly(battle.at(*it)) && !caught.contains(it);
    battle.figures().filter(spared).for_each(|it| sketch.hides(it));
}

/// Where somebody may be placed before the first turn.
pub(super) fn deploy(sketch: &mut Sketch<'_>, [x, y, width, height]: Area) {
    sketch.area(OverlayKind::Mark, Polygon::rectangle(x, y, width, height), None);
}

/// The figure or place that an option belongs to.
pub(super) fn mark(sketch: &mut Sketch<'_>, anchor: Anchor) {
    match anchor {
        Anchor::Place(at) => sketch.circle(OverlayKind::Mark, at, 2 * BASE_MM, None),
        Anchor::Token(token) => {
            let who = FigureId::from_token(token);
            if who.is_zombie() {
                return sketch.aims_at(who, Vec::new());
            }
            let at = sketch.battle.at(who);
            sketch.circle(OverlayKind::Mark, at, 2 * BASE_MM, None);
        }
    }
}

pub(super) fn opening(sketch: &mut Sketch<'_>, id: OpeningId) {
    let opening = sketch.battle.scene.ground.opening(id);
    let points = vec![opening.from, opening.to];
    sketch.stroke(OverlayKind::Mark, points, DOOR_MM, None);
}
