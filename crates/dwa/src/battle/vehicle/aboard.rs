//! Getting in and out (ruling on starting vehicles): a door.
use ground::open::Circle;
use kernel::{Dice, Field, Menu, Pause, Play, Point, RuleId, ask};

use super::{VehicleAction, driver, seat, token};
use crate::{
    battle::{
        Battle, FigureId,
        act::Action,
        ap, change,
        dread::{self, Way},
        figure::{BASE_MM, Posture},
        refusal,
        whereabouts::way,
    },
    journal::Mark,
    table::ap::Action as Priced,
};

/// For somebody on the table: the vehicles he touches.
pub fn offer_entry(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    let figure = &battle.humans[usize::from(human)];
    if !figure.is_on_table() || figure.level.is_some() {
        return;
    }
    for (at, body) in battle.bodies.iter().enumerate() {
        if 1 < body.gap(figure.base()) {
            continue;
        }
        let vehicle = at as u8;
        let places = [figure.at, battle.vehicles[at].at];
        let way = Way { places: &places, level: None, vehicle: Some(vehicle) };
        let refused = entry_refused(battle, human, vehicle).or_else(|| dread::forbids(battle, human, way));
        menu.offer_unless(refused, Action::Vehicle(VehicleAction::GetIn { vehicle, driver: false }));
        if driver(battle, vehicle).is_none() {
            menu.offer_unless(refused, Action::Vehicle(VehicleAction::GetIn { vehicle, driver: true }));
        }
    }
}

fn entry_refused(battle: &Battle, human: u16, vehicle: u8) -> Option<RuleId> {
    if !battle.rules.vehicles {
        return Some(rule!("dwa.vehicle.scenario-only"));
    }
    let target = &battle.vehicles[usize::from(vehicle)];
    if target.wrecked {
        return Some(rule!("dwa.vehicle.crash"));
    }
    if 0 < target.speed_cm {
        return Some(rule!("dwa.vehicle.speed"));
    }
    if battle.humans[usize::from(human)].posture != Posture::Standing {
        return Some(rule!("dwa.ruling.prone"));
    }
    ap::unaffordable(battle, human, Priced::OpenDoor)
}

/// For somebody in it.
pub fn offer(battle: &Battle, human: u16, vehicle: u8, menu: &mut Menu<Action>) {
    let rolls = 0 < battle.vehicles[usize::from(vehicle)].speed_cm;
    let refused = if rolls { Some(rule!("dwa.vehicle.speed")) } else { None };
    let refused = refused.or_else(|| ap::unaffordable(battle, human, Priced::OpenDoor));
    let outside = Outside::new(battle, human, vehicle);
    if let Some(&nearest) = outside.free.first() {
        let closed = || outside.dreaded(nearest).filter(|_| outside.propose().is_empty());
        menu.offer_unless(refused.or_else(closed), Action::Vehicle(VehicleAction::GetOut));
    }
    if driver(battle, vehicle).is_none() && !battle.vehicles[usize::from(vehicle)].wrecked {
        let refused = ap::unaffordable(battle, human, Priced::OpenDoor);
        menu.offer_unless(refused, Action::Vehicle(VehicleAction::TakeWheel));
    }
}

pub fn get_in(battle: &mut Battle, play: &mut Play<'_>, human: u16, vehicle: u8, driver: bool) {
    play.cite(rule!("dwa.ruling.vehicle-start"));
    ap::pay(battle, play, human, Priced::OpenDoor);
    battle.turn_of(human).moved = true;
    change::board(battle, human, vehicle, driver);
    play.mark(rule!("dwa.ruling.vehicle-start"), token(human), Mark::InVehicle, true);
}

pub fn take_wheel(battle: &mut Battle, play: &mut Play<'_>, human: u16) {
    play.cite(rule!("dwa.ruling.vehicle-start"));
    ap::pay(battle, play, human, Priced::OpenDoor);
    if let Some(vehicle) = battle.humans[usize::from(human)].vehicle {
        change::take_wheel(battle, human, vehicle);
    }
}

pub fn get_out(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<(), Pause> {
    let Some(vehicle) = battle.humans[usize::from(human)].vehicle else { return Ok(()) };
    let outside = Outside::new(battle, human, vehicle);
    let asking = ask(rule!("dwa.ruling.vehicle-start"), seat(battle, human)).about(token(human));
    let to = play.point(battle, asking, &outside)?;
    ap::pay(battle, play, human, Priced::OpenDoor);
    battle.turn_of(human).moved = true;
    change::alight(battle, human, vehicle);
    play.mark(rule!("dwa.ruling.vehicle-start"), token(human), Mark::InVehicle, false);
    change::enter(battle, play, rule!("dwa.ruling.vehicle-start"), FigureId::Human(human), to);
    Ok(())
}

/// The places beside a vehicle where somebody can get out.
struct Outside<'a> {
    battle: &'a Battle,
    human: u16,
    vehicle: u8,
    /// Where there is room.
    free: Vec<Point>,
}

impl<'a> Outside<'a> {
    fn new(battle: &'a Battle, human: u16, vehicle: u8) -> Self {
        let mut free = battle.bodies[usize::from(vehicle)].places_beside(BASE_MM, 5);
        free.retain(|&it| is_free(battle, it));
        Outside { battle, human, vehicle, free }
    }

    /// The psychosis or quirk that keeps them from getting out there.
    fn dreaded(&self, point: Point) -> Option<RuleId> {
        let places = [self.battle.at(FigureId::Human(self.human)), point];
        dread::forbids_walk(self.battle, self.human, &places)
    }
}

impl Field for Outside<'_> {
    fn check(&self, point: Point) -> Result<(), RuleId> {
        let body = &self.battle.bodies[usize::from(self.vehicle)];
        let beside = body.gap(Circle::new(point, BASE_MM)) <= 1;
        if !beside || !is_free(self.battle, point) {
            return Err(rule!("dwa.ruling.vehicle-start"));
        }
        self.dreaded(point).map_or(Ok(()), Err)
    }

    fn reason(&self, _: Point, by: RuleId) -> Option<String> {
        if let Some(dread) = refusal::of_dread(self.battle, self.human, by) {
            return Some(dread);
        }
        Some("Choose a free place right beside the vehicle.".to_owned())
    }

    fn propose(&self) -> Vec<Point> {
        self.free.iter().copied().filter(|&it| self.check(it).is_ok()).collect()
    }

    fn label(&self, point: Point) -> String {
        let vehicle = &self.battle.vehicles[usize::from(self.vehicle)];
        format!("{} of the middle of the {}", way(vehicle.at, point), vehicle.name)
    }
}

/// Whether a base has room at a place of the table: no figure, nothing that is in the way.
pub fn is_free(battle: &Battle, at: Point) -> bool {
    let base = Circle::new(at, BASE_MM);
    let ground = &battle.scene.ground;
    let figures = || battle.figures().filter(|&it| battle.level(it).is_none());
    ground.table().contains(at)
        && !figures().any(|it| ground::open::measure::overlap(battle.base(it), base))
        && !battle.bodies.iter().any(|it| it.overlaps(base))
        && !ground.bodies().any(|it| it.1.piece().blocks_move && it.1.overlaps(base))
}
