//! Vehicles (p. 39 to 44): getting in and out, starting, driving, and whatever they run into.
mod aboard;
mod boarded;
mod charge;
mod course;
mod crash;
mod disabled;
mod drive;
mod fate;
mod fire;
mod inactive;
mod jump;
mod people;
mod react;
mod run;
mod skid;
mod start;
mod turn;
mod undead;

use kernel::{Menu, OptionView, Pause, Play, question::Anchor};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use stage::{Hull, Parked};

use self::aboard::By;
pub use self::{
    boarded::boarded,
    charge::{can_run_at, charge},
    disabled::driver_down,
    drive::active_moves,
    fire::fired_at,
    inactive::{inactive_moves, owes_inactive_move},
    jump::fall_off,
    react::{duck_back, rider, run_away},
    start::morning,
};
use super::{Battle, Person, PersonId, VehicleId, Who, act::Action, item, person::SeatPlace};
use crate::{
    journal::Choosing,
    table::{vehicle, weapon::INCH_MM},
};

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
    GetIn {
        vehicle: VehicleId,
        place: SeatPlace,
    },
    GetOut,
    /// Through the window, for whoever has too little of their move left for the door.
    ClimbIn {
        vehicle: VehicleId,
        place: SeatPlace,
    },
    ClimbOut,
    TakeWheel,
    /// One of enemies that is on its way.
    JumpOn(VehicleId),
    Start(Means),
    /// At once, whoever has just started it.
    Drive,
    /// At a vehicle itself, with one of their arms.
    FireAt {
        vehicle: VehicleId,
        arm: u8,
    },
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

/// Those in a vehicle, by id.
pub fn occupants(battle: &Battle, vehicle: VehicleId) -> impl Iterator<Item = (PersonId, &Person)> {
    battle.on_table().filter(move |it| it.1.vehicle() == Some(vehicle))
}

/// Vehicles so near to each other are one group.
const CONVOY_MM: i32 = 4 * INCH_MM;

/// Whether two sit in one vehicle, or in two that are close to each other.
pub fn drive_together(battle: &Battle, one: PersonId, other: PersonId) -> bool {
    let (Some(a), Some(b)) = (battle.person(one).vehicle(), battle.person(other).vehicle()) else {
        return false;
    };
    kernel::rule::hit(rule!("ffo.vehicle.groups"));
    a == b || course::gap_mm(battle, a, b) <= CONVOY_MM
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
    let hidden =
        battle.person(who).hides || battle.person(who).ducked.as_ref().is_some_and(|it| !it.in_place);
    match battle.person(who).seated.map(|it| it.place) {
        Some(_) if hidden => Exposure::OutOfSight,
        _ if saddle => Exposure::RidesInTheOpen,
        None | Some(SeatPlace::Bed | SeatPlace::Outside) => Exposure::RidesInTheOpen,
        Some(SeatPlace::Wheel | SeatPlace::Inside) => Exposure::Inside,
        Some(SeatPlace::ClosedBed) => Exposure::OutOfSight,
    }
}

/// What a vehicle does that goes straight on.
pub fn ahead(battle: &Battle, vehicle: VehicleId, mm: i32) -> Course {
    course::course(battle, vehicle, mm)
}

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    aboard::offer(battle, who, menu);
    start::offer(battle, who, menu);
    drive::offer(battle, who, menu);
    fire::offer(battle, who, menu);
    jump::offer(battle, who, menu);
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &VehicleAction,
) -> Result<(), Pause> {
    match action {
        VehicleAction::GetIn { vehicle, place } => {
            aboard::get_in(battle, play, who, (*vehicle, *place), By::to(*place));
        }
        VehicleAction::ClimbIn { vehicle, place } => {
            aboard::get_in(battle, play, who, (*vehicle, *place), By::Window);
        }
        VehicleAction::ClimbOut => aboard::get_out(battle, play, who, By::Window)?,
        VehicleAction::JumpOn(vehicle) => jump::jump_on(battle, play, who, *vehicle)?,
        VehicleAction::TakeWheel => aboard::take_wheel(battle, who),
        VehicleAction::GetOut => {
            let place = battle.person(who).seated.map_or(SeatPlace::Inside, |it| it.place);
            aboard::get_out(battle, play, who, By::to(place))?;
        }
        VehicleAction::Start(means) => start::start(battle, play, who, *means),
        VehicleAction::Drive => {
            let Some(vehicle) = battle.person(who).vehicle() else { return Ok(()) };
            drive::drive(battle, play, (vehicle, who))?;
        }
        VehicleAction::FireAt { vehicle, arm } => fire::fire(battle, play, who, (*vehicle, *arm))?,
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
                    SeatPlace::Outside => format!("Hang on to the {name}"),
                }
            }
            VehicleAction::ClimbIn { vehicle, place } => {
                let name = &battle.vehicle(*vehicle).name;
                match place {
                    SeatPlace::Wheel => format!("Climb to the wheel of the {name} through the window"),
                    SeatPlace::Inside | SeatPlace::Bed | SeatPlace::ClosedBed | SeatPlace::Outside => {
                        format!("Climb through the window of the {name}")
                    }
                }
            }
            VehicleAction::ClimbOut => format!("Climb out of the window of the {own}"),
            VehicleAction::JumpOn(vehicle) => {
                let label = format!("Jump onto the {}", battle.vehicle(*vehicle).name);
                return OptionView::new(label).at(Anchor::Token(vehicle.token()));
            }
            VehicleAction::GetOut => format!("Get out of the {own}"),
            VehicleAction::TakeWheel => format!("Take the wheel of the {own}"),
            VehicleAction::Start(Means::Keys) => format!("Start the {own}"),
            VehicleAction::Start(Means::Hotwire) => format!("Hotwire the {own}"),
            VehicleAction::Drive => format!("Drive the {own}"),
            VehicleAction::FireAt { vehicle, arm } => {
                let name = &battle.vehicle(*vehicle).name;
                let label = format!("Fire the {} at the {name}", item::called(battle, who, *arm));
                return OptionView::new(label).at(Anchor::Token(vehicle.token()));
            }
        })
    }

    pub fn deed(&self, battle: &Battle, who: PersonId) -> Choosing {
        match self {
            VehicleAction::GetIn { vehicle, .. } | VehicleAction::ClimbIn { vehicle, .. } => {
                Choosing::GetsIn { vehicle: vehicle.token() }
            }
            VehicleAction::GetOut | VehicleAction::ClimbOut => Choosing::GetsOut,
            VehicleAction::JumpOn(vehicle) => Choosing::Charges { whom: vehicle.token() },
            VehicleAction::TakeWheel => Choosing::TakesWheel,
            VehicleAction::Start(means) => Choosing::StartsEngine { hotwires: *means == Means::Hotwire },
            VehicleAction::Drive => Choosing::DrivesOn,
            VehicleAction::FireAt { vehicle, arm } => {
                let shots =
                    super::shoot::weapon_at(battle, who, *arm).map_or(0, |it| it.numbers().ratings.highest());
                Choosing::AimsAt { whom: vehicle.token(), shots }
            }
        }
    }
}
