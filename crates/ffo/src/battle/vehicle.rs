//! Vehicles (p. 39 to 44): getting in and out, starting, driving, and whatever they run into.
mod aboard;
mod start;

use kernel::{Menu, OptionView, Pause, Play};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use stage::{Hull, Parked};

use super::{
    Battle, FigureId, Person, PersonId, SideId, VehicleId, Who, act::Action, person::SeatPlace, shoot::Firing,
};
use crate::{journal::Choosing, table::vehicle};

/// A vehicle of the list; of the pickups some are vans.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum VehicleKind {
    Atv,
    BigRig,
    Bus,
    Motorcycle,
    /// An open one.
    Pickup,
    Van,
    /// A van without windows behind.
    ClosedVan,
    Rv,
    Sedan,
    SportsCar,
    Suv,
}

impl VehicleKind {
    /// The box trailer of a Big Rig.
    pub const TRAILER: Hull = Hull::of_half_inches(28, 7, 90);

    /// The line of the Vehicle List that it has.
    pub const fn listed(self) -> vehicle::Vehicle {
        match self {
            VehicleKind::Atv => vehicle::Vehicle::Atv,
            VehicleKind::BigRig => vehicle::Vehicle::BigRig,
            VehicleKind::Bus => vehicle::Vehicle::Bus,
            VehicleKind::Motorcycle => vehicle::Vehicle::Motorcycle,
            VehicleKind::Pickup | VehicleKind::Van | VehicleKind::ClosedVan => vehicle::Vehicle::Pickup,
            VehicleKind::Rv => vehicle::Vehicle::Rv,
            VehicleKind::Sedan => vehicle::Vehicle::Sedan,
            VehicleKind::SportsCar => vehicle::Vehicle::SportsCar,
            VehicleKind::Suv => vehicle::Vehicle::Suv,
        }
    }

    pub const fn hull(self) -> Hull {
        let (length, width, height) = match self {
            VehicleKind::Motorcycle => (6, 2, 25),
            VehicleKind::Atv => (6, 4, 25),
            VehicleKind::SportsCar => (11, 5, 28),
            VehicleKind::Sedan => (12, 5, 32),
            VehicleKind::Suv => (13, 6, 40),
            VehicleKind::Pickup | VehicleKind::Van | VehicleKind::ClosedVan => (13, 6, 45),
            VehicleKind::Rv => (20, 7, 70),
            VehicleKind::Bus => (28, 7, 75),
            VehicleKind::BigRig => (14, 7, 80),
        };
        Hull::of_half_inches(length, width, height)
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum VehicleAction {
    GetIn { vehicle: VehicleId, place: SeatPlace },
    GetOut,
    TakeWheel,
    Start(Means),
    HideInside,
}

/// How an engine is started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    Keys,
    Hotwire,
}

/// What others see of somebody in a vehicle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exposure {
    Inside,
    RidesInTheOpen,
    OutOfSight,
}

/// A move of a vehicle that has not happened yet.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Course {
    /// Where it would be, stretch by stretch.
    pub way: Vec<Parked>,
    /// The first thing that it would run into.
    pub runs_into: Option<Who>,
}

/// The active moves of a side's vehicles, before its groups.
pub fn active_moves(battle: &mut Battle, play: &mut Play<'_>, side: SideId) -> Result<(), Pause> {
    let _ = (battle, play, side);
    Ok(())
}

/// Those of a side's vehicles that have moved go on by themselves as another side begins.
pub fn inactive_moves(battle: &mut Battle, play: &mut Play<'_>, side: SideId) -> Result<(), Pause> {
    let _ = (battle, play, side);
    Ok(())
}

/// Whether a side has vehicles whose inactive move of this turn is still to come.
pub fn owes_inactive_move(battle: &Battle, side: SideId) -> bool {
    let drives = |driver: PersonId| battle.person(driver).side == side;
    let owes = |it: &super::Vehicle| !it.moved_inactive && it.active_mm != 0 && it.driver.is_some_and(drives);
    battle.vehicles.iter().any(owes)
}

/// Those in a vehicle, by id.
pub fn occupants(battle: &Battle, vehicle: VehicleId) -> impl Iterator<Item = (PersonId, &Person)> {
    battle.on_table().filter(move |it| it.1.vehicle() == Some(vehicle))
}

/// Whether somebody sits in a vehicle whose latest move was so fast that they count as Moving Fast.
pub fn is_moving_fast(battle: &Battle, who: PersonId) -> bool {
    let _ = (battle, who);
    false
}

/// What others see of somebody who sits in a vehicle.
pub fn exposure(battle: &Battle, who: PersonId) -> Exposure {
    kernel::rule::hit(rule!("ffo.vehicle.pickup-rear"));
    kernel::rule::hit(rule!("ffo.ruling.vehicle-exposed"));
    let saddle = battle.vehicle_of(who).is_some_and(|it| match it.1.kind {
        VehicleKind::Atv | VehicleKind::Motorcycle => true,
        VehicleKind::BigRig
        | VehicleKind::Bus
        | VehicleKind::Pickup
        | VehicleKind::Van
        | VehicleKind::ClosedVan
        | VehicleKind::Rv
        | VehicleKind::Sedan
        | VehicleKind::SportsCar
        | VehicleKind::Suv => false,
    });
    match battle.person(who).seated.map(|it| it.place) {
        _ if saddle => Exposure::RidesInTheOpen,
        None | Some(SeatPlace::Bed) => Exposure::RidesInTheOpen,
        Some(SeatPlace::Wheel | SeatPlace::Inside) => Exposure::Inside,
        Some(SeatPlace::ClosedBed) => Exposure::OutOfSight,
    }
}

/// Nobody is at the wheel who can drive.
pub fn driver_down(battle: &mut Battle, play: &mut Play<'_>, vehicle: VehicleId) -> Result<(), Pause> {
    let _ = (battle, play, vehicle);
    Ok(())
}

/// Somebody in a vehicle Ducks Back.
pub fn duck_back(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    from: &[FigureId],
) -> Result<(), Pause> {
    let _ = (battle, play, who, from);
    Ok(())
}

/// Somebody in a vehicle Runs Away.
pub fn run_away(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<(), Pause> {
    let _ = (battle, play, who);
    Ok(())
}

/// A vehicle itself is fired at.
pub fn fired_at(
    battle: &mut Battle,
    play: &mut Play<'_>,
    firing: &Firing,
    vehicle: VehicleId,
) -> Result<(), Pause> {
    let _ = (battle, play, firing, vehicle);
    Ok(())
}

/// A driver runs at somebody or something.
pub fn charge(battle: &mut Battle, play: &mut Play<'_>, driver: PersonId, at: Who) -> Result<(), Pause> {
    let _ = (battle, play, driver, at);
    Ok(())
}

/// These have got at those inside.
pub fn boarded(
    battle: &mut Battle,
    play: &mut Play<'_>,
    by: &[FigureId],
    vehicle: VehicleId,
) -> Result<(), Pause> {
    let _ = (battle, play, by, vehicle);
    Ok(())
}

/// What a vehicle does that goes straight on.
pub fn ahead(battle: &Battle, vehicle: VehicleId, mm: i32) -> Course {
    let _ = (battle, vehicle, mm);
    Course::default()
}

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    aboard::offer(battle, who, menu);
    start::offer(battle, who, menu);
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &VehicleAction,
) -> Result<(), Pause> {
    match action {
        VehicleAction::GetIn { vehicle, place } => aboard::get_in(battle, play, who, *vehicle, *place),
        VehicleAction::TakeWheel => aboard::take_wheel(battle, who),
        VehicleAction::GetOut => aboard::get_out(battle, play, who)?,
        VehicleAction::Start(means) => start::start(battle, play, who, *means),
        VehicleAction::HideInside => (),
    }
    Ok(())
}

impl VehicleAction {
    pub fn offered(&self, battle: &Battle, who: PersonId) -> OptionView {
        let own = battle.vehicle_of(who).map_or("vehicle", |it| it.1.name.as_str());
        OptionView::new(match self {
            VehicleAction::GetIn { vehicle, place } => {
                let name = &battle.vehicle(*vehicle).name;
                match place {
                    SeatPlace::Wheel => format!("Get in at the wheel of the {name}"),
                    SeatPlace::Inside => format!("Get in the {name}"),
                    SeatPlace::Bed => format!("Climb on the bed of the {name}"),
                    SeatPlace::ClosedBed => format!("Get in the back of the {name}"),
                }
            }
            VehicleAction::GetOut => format!("Get out of the {own}"),
            VehicleAction::TakeWheel => format!("Take the wheel of the {own}"),
            VehicleAction::Start(Means::Keys) => format!("Start the {own}"),
            VehicleAction::Start(Means::Hotwire) => format!("Hotwire the {own}"),
            VehicleAction::HideInside => format!("Hide in the {own}"),
        })
    }

    pub fn deed(&self, _: &Battle, _: PersonId) -> Choosing {
        match self {
            VehicleAction::GetIn { vehicle, .. } => Choosing::GetsIn { vehicle: vehicle.token() },
            VehicleAction::GetOut => Choosing::GetsOut,
            VehicleAction::TakeWheel => Choosing::TakesWheel,
            VehicleAction::Start(means) => Choosing::StartsEngine { hotwires: *means == Means::Hotwire },
            VehicleAction::HideInside => Choosing::HidesInside,
        }
    }
}
