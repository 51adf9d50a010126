//! Driving (16.3): the speed, the way, turns and slides.
use std::any::Any;

use ground::open::{angle, measure};
use kernel::{
    Choice, Dice, Field, Menu, Note, OptionView, Pause, Play, Point, RuleId, ask, odds, question::Chance,
};

use super::{
    VehicleAction, driver,
    ram::{Run, advance},
    seat, token, wheel,
};
use crate::{
    battle::{Battle, act::Action, ap, change, shoot::either, whereabouts::cm},
    journal::{Count, Decision, Ending},
    table::vehicle::{Speed, TurnVehicle, VehicleTurn},
};

/// The steps in which the speed changes, one for each AP.
const STEP_CM: u8 = 5;
const TOP_SPEED_CM: u8 = 40;
/// The most AP that go into the speed in a turn.
const MOST_STEPS: u8 = 4;
/// What a vehicle loses in a turn without an active driver, and what a slide leaves it.
const UNDRIVEN_CM: u8 = 20;
const AFTER_SLIDE_CM: u8 = 20;
/// A stretch between two turns is at least this long.
const SHORTEST_MM: i32 = 10;

pub fn offer(battle: &Battle, human: u16, vehicle: u8, menu: &mut Menu<Action>) {
    if driver(battle, vehicle) != Some(human) {
        return;
    }
    let refused = refused(battle, human, vehicle);
    menu.offer_unless(refused, Action::Vehicle(VehicleAction::Drive));
}

fn refused(battle: &Battle, human: u16, vehicle: u8) -> Option<RuleId> {
    let target = &battle.vehicles[usize::from(vehicle)];
    if target.wrecked {
        return Some(rule!("dwa.vehicle.crash"));
    }
    if !target.running {
        return Some(rule!("dwa.vehicle.start"));
    }
    battle.humans[usize::from(human)].turn.begun.then_some(rule!("dwa.vehicle.driver-ap"))
}

/// Changes the speed with his AP, then takes the vehicle along its way.
pub fn drive(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<(), Pause> {
    let Some(vehicle) = battle.humans[usize::from(human)].vehicle else { return Ok(()) };
    let speed = choose_speed(battle, play, human, vehicle)?;
    let turn = battle.turn_of(human);
    turn.ap = 0;
    turn.ap_not_for_movement = 0;
    turn.done = true;
    play.cite(rule!("dwa.vehicle.driver-ap"));
    change::set_speed(battle, vehicle, speed, true);
    play.counted(rule!("dwa.vehicle.speed"), token(human), Count::CmATurn, i32::from(speed));
    go(battle, play, human, vehicle)
}

/// A speed in centimetres a turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct SpeedChoice(pub u8);

impl Choice for SpeedChoice {
    type Table = Battle;

    fn offered(&self, _: &Battle) -> OptionView {
        OptionView::new(format!("{} cm", self.0))
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        Some(Decision::Speed { cm: self.0 }.into())
    }
}

fn choose_speed(battle: &Battle, play: &mut Play<'_>, human: u16, vehicle: u8) -> Result<u8, Pause> {
    let now = battle.vehicles[usize::from(vehicle)].speed_cm;
    let steps = (ap::at_hand(battle, human, false) / ap::doubled(battle, human, 1)).min(MOST_STEPS);
    play.cite(rule!("dwa.ruling.vehicle-speed"));
    let (slowest, fastest) = (now.saturating_sub(STEP_CM * steps), (now + STEP_CM * steps).min(TOP_SPEED_CM));
    let speeds: Vec<SpeedChoice> =
        (slowest..=fastest).step_by(usize::from(STEP_CM)).map(SpeedChoice).collect();
    let same = speeds.iter().position(|it| it.0 == now).unwrap_or(0);
    let asking = ask(rule!("dwa.vehicle.speed"), seat(battle, human)).about(token(human)).or(same);
    let SpeedChoice(speed) = play.pick(battle, asking, &speeds)?;
    if now < speed {
        play.cite(rule!("dwa.vehicle.accelerate"));
    }
    if speed < now {
        play.cite(rule!("dwa.vehicle.decelerate"));
    }
    Ok(speed)
}

/// The places a vehicle can be driven to in a straight line after a turn on the spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ahead {
    pub from: Point,
    pub facing: i32,
    pub left_mm: i32,
    pub widest: i32,
    pub speed: Speed,
}

impl Ahead {
    pub fn stretch(&self, to: Point) -> (i32, i32) {
        let bearing = measure::bearing(self.from, to).unwrap_or(self.facing);
        (bearing, measure::distance(self.from, to))
    }
}

impl Field for Ahead {
    fn check(&self, point: Point) -> Result<(), RuleId> {
        let (bearing, mm) = self.stretch(point);
        if mm < SHORTEST_MM.min(self.left_mm) || self.left_mm < mm {
            return Err(rule!("dwa.vehicle.speed"));
        }
        if self.widest < angle::apart(bearing, self.facing) {
            return Err(rule!("dwa.ruling.vehicle-turning"));
        }
        Ok(())
    }

    fn reason(&self, point: Point, by: RuleId) -> Option<String> {
        let (bearing, mm) = self.stretch(point);
        if by == rule!("dwa.vehicle.speed") {
            return Some(format!(
                "It is {} off, and the vehicle has {} left to go.",
                cm(mm),
                cm(self.left_mm)
            ));
        }
        let turn = angle::apart(bearing, self.facing);
        Some(format!("That is a turn of {turn} degrees; at this speed the limit is {}.", self.widest))
    }

    fn propose(&self) -> Vec<Point> {
        let turns = [0, -self.widest / 2, self.widest / 2, -self.widest, self.widest];
        let ends = [self.left_mm, self.left_mm / 2];
        let points =
            ends.iter().flat_map(|&mm| turns.map(|it| measure::polar(self.from, self.facing + it, mm)));
        points.filter(|&it| self.check(it).is_ok()).collect()
    }

    fn what(&self) -> Option<&dyn Any> {
        Some(self)
    }

    fn odds(&self, point: Point) -> Vec<Chance> {
        if self.stretch(point).0 == self.facing {
            return Vec::new();
        }
        let turn = TurnVehicle { speed: self.speed };
        either(&odds(|dice| turn.roll(dice) == VehicleTurn::Safe), Ending::TurnsSafely, Ending::Slides)
    }

    fn label(&self, point: Point) -> String {
        let (bearing, mm) = self.stretch(point);
        let turn = (bearing - self.facing + 180).rem_euclid(360) - 180;
        match turn {
            0 => format!("drives {} straight ahead", cm(mm)),
            1.. => format!("{} after a turn of {turn}° to the right", cm(mm)),
            ..0 => format!("{} after a turn of {}° to the left", cm(mm), -turn),
        }
    }
}

/// The whole way of this turn, stretch by stretch.
fn go(battle: &mut Battle, play: &mut Play<'_>, human: u16, vehicle: u8) -> Result<(), Pause> {
    let mut left_mm = 10 * i32::from(battle.vehicles[usize::from(vehicle)].speed_cm);
    let mut run = Run::new(battle, vehicle);
    while 0 < left_mm {
        let field = ahead(battle, vehicle, run.speed, left_mm);
        let rule = match run.speed {
            Speed::Slow => rule!("dwa.vehicle.turn-slow"),
            Speed::Fast => rule!("dwa.vehicle.turn-fast"),
        };
        let to = play.point(battle, ask(rule, seat(battle, human)).about(token(human)), &field)?;
        let (bearing, mm) = field.stretch(to);
        if !turn(battle, play, &mut run, bearing) || !advance(battle, play, &mut run, bearing, mm) {
            return Ok(());
        }
        left_mm -= mm;
    }
    Ok(())
}

/// What lies before a vehicle at this speed.
pub(crate) fn ahead(battle: &Battle, vehicle: u8, speed: Speed, left_mm: i32) -> Ahead {
    let target = &battle.vehicles[usize::from(vehicle)];
    let widest = match speed {
        Speed::Slow => 90,
        Speed::Fast => 45,
    };
    Ahead { from: target.at, facing: i32::from(target.facing), left_mm, widest, speed }
}

/// Turns a vehicle on its way; false if it slid instead.
fn turn(battle: &mut Battle, play: &mut Play<'_>, run: &mut Run, bearing: i32) -> bool {
    let target = &battle.vehicles[usize::from(run.vehicle)];
    let (at, facing) = (target.at, i32::from(target.facing));
    if bearing == facing {
        return true;
    }
    play.cite(rule!("dwa.ruling.vehicle-turning"));
    let (sideways, cm) = match (TurnVehicle { speed: run.speed }).roll(&mut wheel(battle, play, run.vehicle))
    {
        VehicleTurn::Safe => {
            change::place_vehicle(battle, run.vehicle, at, bearing as i16);
            return true;
        }
        VehicleTurn::SlidesLeft { cm } => (facing - 90, cm),
        VehicleTurn::SlidesRight { cm } => (facing + 90, cm),
    };
    if advance(battle, play, run, sideways.rem_euclid(360), 10 * i32::from(cm)) {
        change::set_speed(battle, run.vehicle, AFTER_SLIDE_CM, false);
    }
    false
}

/// What still rolls and was not driven this turn loses speed and goes straight on.
pub fn roll_on(battle: &mut Battle, play: &mut Play<'_>) {
    for vehicle in 0..battle.vehicles.len() as u8 {
        let target = &battle.vehicles[usize::from(vehicle)];
        if target.speed_cm == 0 || target.driven_this_turn {
            continue;
        }
        let speed = target.speed_cm.saturating_sub(UNDRIVEN_CM);
        play.cite(rule!("dwa.ruling.vehicle-speed"));
        let (mm, bearing) = (10 * i32::from(speed), i32::from(target.facing));
        change::set_speed(battle, vehicle, speed, 0 < mm);
        if 0 < mm {
            let mut run = Run::new(battle, vehicle);
            advance(battle, play, &mut run, bearing, mm);
        }
    }
}
