//! Vehicles: where they can be driven to, and what they meet on the way.
use ground::open::{Polygon, angle, measure};
use kernel::{LiveQuestion, Point, odds};
use view::OverlayKind;

use super::{human, sketch::Sketch};
use crate::{
    battle::{
        change,
        figure::BASE_MM,
        vehicle::{self, Ahead, Course, VehicleAction, course},
        whereabouts::cm,
    },
    table::vehicle::{Speed, TurnVehicle, VehicleTurn},
};

/// The outline of what lies ahead has a corner every so many degrees.
const CORNER_DEGREES: usize = 9;

pub(super) fn show(sketch: &mut Sketch<'_>, human: u16, action: &VehicleAction) {
    match *action {
        VehicleAction::GetIn { vehicle, .. } => mark(sketch, vehicle),
        VehicleAction::GetOut => beside(sketch, human),
        VehicleAction::TakeWheel | VehicleAction::Start(_) => own(sketch, human),
        VehicleAction::Drive => {
            let vehicle = sketch.battle.humans[usize::from(human)].vehicle;
            let cm = vehicle.and_then(|it| sketch.battle.vehicles.get(usize::from(it))).map(|it| it.speed_cm);
            match cm.filter(|&it| it != 0) {
                Some(cm) => at_speed(sketch, human, cm),
                None => own(sketch, human),
            }
        }
    }
}

/// The vehicle he sits in.
fn own(sketch: &mut Sketch<'_>, human: u16) {
    if let Some(vehicle) = sketch.battle.humans[usize::from(human)].vehicle {
        mark(sketch, vehicle);
    }
}

pub(super) fn mark(sketch: &mut Sketch<'_>, vehicle: u8) {
    if let Some(it) = sketch.battle.vehicles.get(usize::from(vehicle)) {
        let outline = it.outline();
        sketch.area(OverlayKind::Mark, outline, None);
    }
}

/// Where he can get out: all round it.
pub(super) fn beside(sketch: &mut Sketch<'_>, human: u16) {
    let vehicle = sketch.battle.humans[usize::from(human)].vehicle;
    if let Some(it) = vehicle.and_then(|it| sketch.battle.vehicles.get(usize::from(it))) {
        let round = it.kind.hull().grown(BASE_MM).outline(it.at, i32::from(it.facing));
        sketch.area(OverlayKind::Mark, round, None);
    }
}

/// What could be reached at this speed.
pub(super) fn at_speed(sketch: &mut Sketch<'_>, human: u16, speed_cm: u8) {
    let Some(vehicle) = sketch.battle.humans[usize::from(human)].vehicle else { return };
    let speed = Speed::of(u16::from(speed_cm));
    let pace = match speed {
        Speed::Slow => "slow",
        Speed::Fast => "fast",
    };
    sketch.line("speed", pace, Some(rule!("dwa.vehicle.speed")));
    let field = vehicle::ahead(sketch.battle, vehicle, speed, 10 * i32::from(speed_cm));
    match speed_cm {
        0 => mark(sketch, vehicle),
        _ => ahead(sketch, &field),
    }
}

/// What is left of its way, and how far it can turn.
pub(super) fn ahead(sketch: &mut Sketch<'_>, it: &Ahead) {
    let mut corners = vec![it.from];
    let turns = (-it.widest..=it.widest).step_by(CORNER_DEGREES);
    corners.extend(turns.map(|turn| measure::polar(it.from, it.facing + turn, it.left_mm)));
    sketch.area(OverlayKind::Reach, Polygon::new(corners), Some(cm(it.left_mm)));
}

/// One stretch of its way: where it ends, and whom it meets.
pub(super) fn stretch(sketch: &mut Sketch<'_>, asked: &LiveQuestion<'_>, it: &Ahead, to: Point) {
    ahead(sketch, it);
    let acting = human(sketch.battle, asked);
    let vehicle = acting.and_then(|it| sketch.battle.humans[usize::from(it)].vehicle);
    let (Some(vehicle), Ok(())) = (vehicle, kernel::Field::check(it, to)) else { return sketch.nowhere(to) };
    let (bearing, mm) = it.stretch(to);
    let turn = angle::apart(bearing, it.facing);
    if turn != 0 {
        let speed = Speed::of(u16::from(sketch.battle.vehicles[usize::from(vehicle)].speed_cm));
        let safe = odds(|dice| TurnVehicle { speed }.roll(dice) == VehicleTurn::Safe).of(&true);
        sketch.line("turns", format!("{turn}°"), Some(asked.ask.why));
        sketch.line("does not slide", safe.to_string(), Some(asked.ask.why));
    }
    let mut turned = sketch.battle.clone();
    change::place_vehicle(&mut turned, vehicle, it.from, bearing as i16);
    let Course { mm, leaves, hit, met } = course(&turned, vehicle, bearing, mm);
    sketch.line("goes", cm(mm), Some(rule!("dwa.vehicle.speed")));
    let ends = [(hit.is_some(), "crashes"), (leaves, "leaves the table")];
    if let Some((_, what)) = ends.iter().find(|it| it.0) {
        sketch.line("then", *what, Some(rule!("dwa.vehicle.crash")).filter(|_| hit.is_some()));
    }
    let end = measure::polar(it.from, bearing, mm);
    let outline = turned.vehicles[usize::from(vehicle)].kind.hull().outline(end, bearing);
    stage::sketch::line(sketch, vec![it.from, end]);
    sketch.area(OverlayKind::Route, outline, Some(cm(mm)));
    met.into_iter().for_each(|(_, who)| sketch.aims_at(who, Vec::new()));
}
