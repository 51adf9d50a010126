//! Getting in and out (p. 40): by a door, or up and down the bed of a truck. The book asks for no test, only for movement.
use ground::open::{Circle, Crowd, Piece, Walk, measure::polar};
use kernel::{Dice, Given, Menu, Pause, Play, Point, RuleId};
use smallvec::SmallVec;

use super::{VehicleAction, VehicleKind, occupants};
use crate::{
    battle::{
        Battle, FigureId, PersonId, VehicleId,
        act::{self, Action},
        change, insight,
        looking::Looking,
        r#move::left_mm,
        person::{BASE_MM, Main, SeatPlace, Seated},
        place::VehicleFate,
    },
    journal::Driving,
    table::{
        vehicle::{Drive, Seats},
        weapon::INCH_MM,
    },
};

/// What a door costs.
const DOOR_MM: i32 = 2 * INCH_MM;

/// How somebody gets in or out there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum By {
    Door,
    /// Onto a bed or off it, which ends the move.
    Dive,
    /// Which ends the move as well.
    Window,
}

impl By {
    pub(super) const fn to(place: SeatPlace) -> By {
        match place {
            SeatPlace::Wheel | SeatPlace::Inside | SeatPlace::ClosedBed => By::Door,
            SeatPlace::Bed | SeatPlace::Outside => By::Dive,
        }
    }
}

pub(super) fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let person = battle.person(who);
    let Some(seated) = person.seated else { return offer_entry(battle, who, menu) };
    if way_out(battle, who, seated).is_some() {
        let refused = forbids(battle, who, By::to(seated.place));
        menu.offer_unless(refused, Action::Vehicle(VehicleAction::GetOut));
        if refused.is_some() && may_climb(battle, who, seated.place) {
            menu.offer(Action::Vehicle(VehicleAction::ClimbOut));
        }
    }
    if seated.place == SeatPlace::Inside && battle.vehicle(seated.vehicle).driver.is_none() {
        menu.offer(Action::Vehicle(VehicleAction::TakeWheel));
    }
}

/// Into those that they touch, on foot and with free hands.
fn offer_entry(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let person = battle.person(who);
    let locked = battle.bouts.iter().any(|it| it.foe(FigureId::Person(who)).is_some());
    if !person.stands() || person.level.is_some() || person.carries.is_some() || locked {
        return;
    }
    for vehicle in (0..battle.vehicles.len() as u8).map(VehicleId) {
        let it = battle.vehicle(vehicle);
        let enemy = occupants(battle, vehicle).any(|other| battle.hostile(other.1.side, person.side));
        if it.fate != VehicleFate::Sound || enemy || BASE_MM / 2 < it.body().gap(person.base()) {
            continue;
        }
        for place in free_places(battle, vehicle) {
            let refused = forbids(battle, who, By::to(place));
            menu.offer_unless(refused, Action::Vehicle(VehicleAction::GetIn { vehicle, place }));
            if refused.is_some() && may_climb(battle, who, place) {
                menu.offer(Action::Vehicle(VehicleAction::ClimbIn { vehicle, place }));
            }
        }
    }
}

/// Whether a window is left to whoever has too little of their move for the door.
fn may_climb(battle: &Battle, who: PersonId, place: SeatPlace) -> bool {
    let has_window = match place {
        SeatPlace::Wheel | SeatPlace::Inside => true,
        SeatPlace::Bed | SeatPlace::ClosedBed | SeatPlace::Outside => false,
    };
    has_window && forbids(battle, who, By::Window).is_none()
}

/// Whoever has done what takes the whole activation gets nowhere, nor does whoever has not enough of their move left.
fn forbids(battle: &Battle, who: PersonId, by: By) -> Option<RuleId> {
    let person = battle.person(who);
    let whole = match person.turn.main {
        Some(Main::Barricade | Main::Search | Main::Challenge | Main::BreakOff | Main::StartFire) => {
            act::forbids(person, Main::Search)
        }
        Some(Main::Fire | Main::Reload) | None => None,
    };
    let needs = match by {
        By::Door => DOOR_MM,
        By::Dive | By::Window => 1,
    };
    whole.or_else(|| (left_mm(battle, who) < needs).then_some(rule!("ffo.vehicle.enter-exit")))
}

/// The kinds of place that somebody else can still take in it.
fn free_places(battle: &Battle, vehicle: VehicleId) -> SmallVec<[SeatPlace; 3]> {
    let it = battle.vehicle(vehicle);
    let Seats { front, rear } = seats(it.kind, it.trailer.is_some());
    let taken = |place| {
        occupants(battle, vehicle).filter(|it| it.1.seated.is_some_and(|it| it.place == place)).count()
    };
    let (inside, behind) = match it.kind {
        VehicleKind::Pickup => (front, Some(SeatPlace::Bed)),
        VehicleKind::ClosedVan | VehicleKind::BigRig => (front, Some(SeatPlace::ClosedBed)),
        VehicleKind::Van
        | VehicleKind::Atv
        | VehicleKind::Bus
        | VehicleKind::Motorcycle
        | VehicleKind::Rv
        | VehicleKind::Sedan
        | VehicleKind::SportsCar
        | VehicleKind::Suv => (front + rear, None),
    };
    let mut places = SmallVec::new();
    if it.driver.is_none() {
        places.push(SeatPlace::Wheel);
    }
    if taken(SeatPlace::Inside) + 1 < usize::from(inside) {
        places.push(SeatPlace::Inside);
    }
    places.extend(behind.filter(|&it| taken(it) < usize::from(rear)));
    places
}

fn seats(kind: VehicleKind, trailer: bool) -> Seats {
    kernel::rule::hit(rule!("ffo.vehicle.table"));
    Drive { vehicle: kind.listed(), trailer, ..Drive::default() }.resolve(&mut Looking).seats
}

pub(super) fn get_in(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    (vehicle, place): (VehicleId, SeatPlace),
    by: By,
) {
    let why = rule!("ffo.vehicle.enter-exit");
    if place == SeatPlace::Bed {
        play.cite(rule!("ffo.vehicle.pickup-rear"));
    }
    pay(battle, who, by);
    change::board(battle, who, vehicle, place);
    play.note(why, who.token(), Driving::GetsIn { vehicle: vehicle.token() });
}

/// From seat to seat.
pub(super) fn take_wheel(battle: &mut Battle, who: PersonId) {
    if let Some(vehicle) = battle.person(who).vehicle() {
        change::board(battle, who, vehicle, SeatPlace::Wheel);
    }
}

/// Beside it, where others may see them come out.
pub(super) fn get_out(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, by: By) -> Result<(), Pause> {
    let why = rule!("ffo.vehicle.enter-exit");
    let Some(seated) = battle.person(who).seated else { return Ok(()) };
    let Some(to) = way_out(battle, who, seated) else { return Ok(()) };
    pay(battle, who, by);
    change::alight(battle, who);
    if seated.place == SeatPlace::Wheel {
        change::halt(battle, seated.vehicle);
    }
    play.note(why, who.token(), Driving::GetsOut { vehicle: seated.vehicle.token() });
    change::enter(battle, play, why, FigureId::Person(who), to);
    insight::come_into_sight(battle, play, who)?;
    Ok(())
}

fn pay(battle: &mut Battle, who: PersonId, by: By) {
    let costs = match by {
        By::Door => DOOR_MM,
        By::Dive | By::Window => left_mm(battle, who),
    };
    let turn = battle.turn_mut(who);
    turn.spent_mm += costs;
    turn.moved = true;
}

/// The first free place beside it: by their own door, by the one across, behind, in front.
pub(super) fn way_out(battle: &Battle, who: PersonId, Seated { vehicle, place }: Seated) -> Option<Point> {
    let it = battle.vehicle(vehicle);
    let (hull, ahead) = (it.kind.hull(), i32::from(it.facing));
    let beside = hull.width / 2 + BASE_MM;
    let behind = hull.length / 2 + BASE_MM;
    let (left, right) = ((ahead + 270, beside), (ahead + 90, beside));
    let (back, front) = ((ahead + 180, behind), (ahead, behind));
    let order = match place {
        SeatPlace::Wheel | SeatPlace::Outside => [left, right, back, front],
        SeatPlace::Inside => [right, left, back, front],
        SeatPlace::Bed | SeatPlace::ClosedBed => [back, right, left, front],
    };
    let others = battle.figures().filter(|&it| it != FigureId::Person(who) && takes_room(battle, it));
    let crowd = Crowd::new(others.map(|it| battle.base(it)).collect::<Vec<Circle>>());
    let walk = Walk {
        ground: &battle.scene.ground,
        state: battle.state(),
        diameter: BASE_MM,
        level: None,
        stays_on_table: true,
        crowd: &crowd,
        passes: &|_| false,
        blocks: &|it: &Piece| it.blocks_move,
    };
    order.into_iter().map(|(degrees, mm)| polar(it.at, degrees, mm)).find(|&at| walk.free_at(at))
}

fn takes_room(battle: &Battle, who: FigureId) -> bool {
    match who {
        FigureId::Person(it) => battle.person(it).seated.is_none(),
        FigureId::Zombie(_) => true,
    }
}
