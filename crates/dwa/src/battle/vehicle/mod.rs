//! Vehicles (16.3) on the board: getting in and out, starting, driving, firing from them.
mod aboard;
mod drive;
mod ram;
mod start;

use kernel::{Menu, OptionView, Pause, Play, Thrower};

pub use self::{
    drive::{Ahead, roll_on},
    start::Means,
};
pub(crate) use self::{
    drive::{SpeedChoice, ahead},
    ram::{Course, course},
};
use super::{
    Battle, FigureId, Human,
    act::{self, Action},
    ap,
    cc::CcAction,
};
use crate::table::ap::Action as Priced;

/// What a human can do by this chapter.
#[derive(Clone, Debug, PartialEq)]
pub enum VehicleAction {
    /// Gets in, at the wheel or not.
    GetIn {
        vehicle: u8,
        driver: bool,
    },
    GetOut,
    /// A passenger moves over to the free wheel.
    TakeWheel,
    Start(Means),
    /// Takes all AP: changes the speed, then moves exactly that far.
    Drive,
}

/// Adds what he may do now, and what he may not and why.
pub fn offer(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    let figure = &battle.humans[usize::from(human)];
    let Some(vehicle) = figure.vehicle else { return aboard::offer_entry(battle, human, menu) };
    keep_inside(menu);
    aboard::offer(battle, human, vehicle, menu);
    start::offer(battle, human, vehicle, menu);
    drive::offer(battle, human, vehicle, menu);
}

/// Does it.
pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    action: &VehicleAction,
) -> Result<(), Pause> {
    match *action {
        VehicleAction::GetIn { vehicle, driver } => aboard::get_in(battle, play, human, vehicle, driver),
        VehicleAction::GetOut => return aboard::get_out(battle, play, human),
        VehicleAction::TakeWheel => aboard::take_wheel(battle, play, human),
        VehicleAction::Start(means) => start::start(battle, play, human, means),
        VehicleAction::Drive => return drive::drive(battle, play, human),
    }
    Ok(())
}

/// How it is shown to whoever chooses.
pub fn offered(battle: &Battle, human: u16, action: &VehicleAction) -> OptionView {
    let door = i32::from(ap::price(battle, human, Priced::OpenDoor));
    match *action {
        VehicleAction::GetIn { vehicle, driver } => {
            let name = &battle.vehicles[usize::from(vehicle)].name;
            let seat = if driver { ", at the wheel" } else { "" };
            OptionView::new(format!("get into the {name}{seat}")).cost(door)
        }
        VehicleAction::GetOut => OptionView::new("get out").cost(door),
        VehicleAction::TakeWheel => OptionView::new("take the wheel").cost(door),
        VehicleAction::Start(means) => start::offered(battle, human, means),
        VehicleAction::Drive => OptionView::new("drive").cost(i32::from(ap::at_hand(battle, human, false))),
    }
}

/// The living in a vehicle, driver included, by id.
pub fn occupants(battle: &Battle, vehicle: u8) -> impl Iterator<Item = (u16, &Human)> {
    battle.humans().filter(move |it| it.1.vehicle == Some(vehicle))
}

/// Who sits at its wheel.
pub fn driver(battle: &Battle, vehicle: u8) -> Option<u16> {
    let driver = battle.vehicles[usize::from(vehicle)].driver?;
    occupants(battle, vehicle).any(|it| it.0 == driver).then_some(driver)
}

/// The dice of whoever drives; of a vehicle that rolls on by itself they are nobody's.
fn wheel<'p, 'a>(battle: &Battle, play: &'p mut Play<'a>, vehicle: u8) -> Thrower<'p, 'a> {
    let name = || battle.vehicles[usize::from(vehicle)].name.clone();
    match driver(battle, vehicle) {
        Some(human) => play.by(FigureId::Human(human).token()).with(name),
        None => play.thrown().with(name),
    }
}

/// In a vehicle one does not walk; one strikes only at those who reach into it. It can be searched from inside.
fn keep_inside(menu: &mut Menu<Action>) {
    act::close(menu, rule!("dwa.ruling.vehicle-zombies"), |action| match action {
        Action::Act(_) | Action::Ammo(_) | Action::Shoot(_) | Action::Item(_) => true,
        Action::Search(_) | Action::Skill(_) | Action::Done => true,
        Action::Cc(it) => matches!(it, CcAction::Strike { .. } | CcAction::Fire { .. }),
        Action::Move(_) | Action::Vehicle(_) => false,
    });
}

fn seat(battle: &Battle, human: u16) -> kernel::Seat {
    battle.humans[usize::from(human)].seat
}

const fn token(human: u16) -> kernel::Token {
    FigureId::Human(human).token()
}
