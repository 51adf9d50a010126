//! Vehicles: who gets in, when it starts, which way it goes.
use ground::open::{Crowd, Obstacle, drive, measure};
use kernel::Point;
use stage::Hull;

use super::mission::{self, Mission};
use crate::{
    battle::{
        Battle, FigureId, ap,
        vehicle::{Means, VehicleAction, occupants},
        victory::{Edge, Goal},
    },
    table::vehicle::Speed,
};

const BOARD: i32 = 12_000;
const START: i32 = 15_000;
const DRIVE: i32 = 20_000;
/// Those who are so near are waited for.
const WAIT_MM: i32 = 350;
/// A turn at speed may end in a slide.
const SLIDE: i32 = 250;
/// Somebody in the way may stall the engine.
const STALL: i32 = 60;
/// How far ahead the way is looked at.
const FAR_MM: i32 = 2_000;

/// What an action with a vehicle is worth.
pub fn weigh(battle: &Battle, human: u16, action: &VehicleAction) -> Option<i32> {
    match *action {
        VehicleAction::GetIn { vehicle, driver } => {
            (mission::mission(battle, human, None) == Mission::Board { vehicle, driver }).then_some(BOARD)
        }
        VehicleAction::TakeWheel => {
            let vehicle = battle.humans[usize::from(human)].vehicle?;
            (mission::chauffeur(battle, vehicle) == Some(human)).then_some(BOARD)
        }
        VehicleAction::GetOut => gets_out(battle, human).then_some(BOARD),
        VehicleAction::Start(Means::Mechanics) => Some(START + 200),
        VehicleAction::Start(Means::Keys | Means::Hotwire) => Some(START),
        VehicleAction::Drive => drives(battle, human).then_some(DRIVE),
    }
}

/// Out of a wreck, or to fetch what is missing.
fn gets_out(battle: &Battle, human: u16) -> bool {
    let Some(vehicle) = battle.humans[usize::from(human)].vehicle else { return false };
    let target = &battle.vehicles[usize::from(vehicle)];
    let refuels = matches!(mission::mission(battle, human, None), Mission::Take(_) | Mission::Refuel(_));
    target.wrecked || refuels && target.out_of_gas
}

/// Whether everybody is in who will be.
fn drives(battle: &Battle, human: u16) -> bool {
    let Some(vehicle) = battle.humans[usize::from(human)].vehicle else { return false };
    let target = &battle.vehicles[usize::from(vehicle)];
    if 0 < target.speed_cm {
        return true;
    }
    let inside = occupants(battle, vehicle).count();
    let enough = usize::from(wanted(&battle.scene.goal)) <= inside;
    let near = |at: Point| measure::distance(at, target.at) <= WAIT_MM;
    let mut outside = battle.humans().filter(|it| it.1.is_on_table());
    let waits = outside.any(|it| near(it.1.at)) && 5 < mission::turns_left(battle);
    enough && !waits
}

/// How many have to be aboard.
fn wanted(goal: &Goal) -> u16 {
    match goal {
        Goal::DriveOff { humans, .. } => *humans,
        Goal::All(goals) | Goal::Any(goals) => goals.iter().map(wanted).max().unwrap_or(0),
        Goal::Survive | Goal::Leave { .. } | Goal::Reach { .. } | Goal::Hold { .. } => 0,
        Goal::Kill { .. } | Goal::CarryOut { .. } => 0,
    }
}

fn edge(goal: &Goal) -> Option<Edge> {
    match goal {
        Goal::DriveOff { edge, .. } => *edge,
        Goal::All(goals) | Goal::Any(goals) => goals.iter().find_map(edge),
        Goal::Survive | Goal::Leave { .. } | Goal::Reach { .. } | Goal::Hold { .. } => None,
        Goal::Kill { .. } | Goal::CarryOut { .. } => None,
    }
}

/// The speed to choose, by its place among those offered, which go up in steps of 5 cm.
pub fn speed(battle: &Battle, human: u16) -> Option<usize> {
    let vehicle = battle.humans[usize::from(human)].vehicle?;
    let target = &battle.vehicles[usize::from(vehicle)];
    let now = i32::from(target.speed_cm);
    let steps = i32::from((ap::at_hand(battle, human, false) / ap::doubled(battle, human, 1)).min(4));
    let slowest = (now - 5 * steps).max(0);
    let fastest = (now + 5 * steps).min(40);
    let course = course(battle, vehicle, 90)?;
    let straight = course.turn == 0 && course.leaves;
    let wanted = if straight { fastest } else { fastest.min(20).max(slowest) };
    Some(((wanted - slowest) / 5) as usize)
}

/// A straight way on from where a vehicle is.
#[derive(Clone, Copy, Debug)]
struct Course {
    bearing: i32,
    turn: i32,
    free_mm: i32,
    /// It leads off the table where it should.
    leaves: bool,
    cost: i32,
}

/// Where to drive next.
pub fn stretch(battle: &Battle, human: u16, allowed: &dyn Fn(Point) -> bool) -> Option<Point> {
    let vehicle = battle.humans[usize::from(human)].vehicle?;
    let target = &battle.vehicles[usize::from(vehicle)];
    let left = 10 * i32::from(target.speed_cm);
    let widest = match Speed::of(u16::from(target.speed_cm)) {
        Speed::Slow => 90,
        Speed::Fast => 45,
    };
    let course = course(battle, vehicle, widest)?;
    let keep = if course.leaves { left } else { (course.free_mm - 60).clamp(10, left) };
    let lengths = [keep, keep / 2, left, 3 * left / 4, left / 2, left / 4, 50, 20, 10];
    lengths.into_iter().map(|mm| measure::polar(target.at, course.bearing, mm)).find(|&it| allowed(it))
}

fn course(battle: &Battle, vehicle: u8, widest: i32) -> Option<Course> {
    let facing = i32::from(battle.vehicles[usize::from(vehicle)].facing);
    let turns = (0..=widest).step_by(15).flat_map(|it| [it, -it]);
    turns.map(|turn| look(battle, vehicle, facing + turn, turn)).min_by_key(|it| it.cost)
}

fn look(battle: &Battle, vehicle: u8, bearing: i32, turn: i32) -> Course {
    let target = &battle.vehicles[usize::from(vehicle)];
    let bearing = bearing.rem_euclid(360);
    let hull = target.kind.hull();
    let outline = Hull { width: hull.width + 4, ..hull }.outline(target.at, bearing);
    let itself = |it: Obstacle| it == Obstacle::Extra(u32::from(vehicle));
    let over = battle.scene.ground.table().edge_at(target.at, bearing);
    let to_edge = measure::distance(target.at, over);
    let stops = |it: &ground::open::Piece| {
        it.stands_on.is_none() && (it.blocks_move || it.solid || it.crossing.is_some())
    };
    let far = to_edge.min(FAR_MM);
    let (free_mm, _) =
        drive::stop(&battle.scene.ground, battle.state(), &outline, bearing, far, &stops, &itself);
    let right =
        edge(&battle.scene.goal).is_none_or(|it| crate::battle::victory::nearest_edge(battle, over) == it);
    let leaves = far <= free_mm && right;
    let fast = Speed::of(u16::from(target.speed_cm)) == Speed::Fast;
    let figures = battle.figures().filter(|&it| it != FigureId::Human(u16::MAX));
    let crowd = Crowd::new(figures.map(|it| battle.base(it)));
    let met = drive::run_into(&crowd, &outline, bearing, free_mm.min(400), &|_| false).len() as i32;
    let slide = if fast && turn != 0 { SLIDE } else { turn.abs() / 3 };
    let cost = if leaves { to_edge } else { 3_000 - free_mm } + slide + STALL * met;
    Course { bearing, turn, free_mm, leaves, cost }
}
