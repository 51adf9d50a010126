//! Every table procedure by name, for the command line and the companion.
use kernel::{Given, Procedure};

use crate::{
    campaign::{self, level, xp},
    table::{applied::APPLIED, *},
};

const fn of<G: Given>() -> Procedure {
    Procedure::of::<G>().applying(APPLIED)
}

/// In the book's order.
#[rustfmt::skip]
pub static PROCEDURES: &[Procedure] = &[
    of::<setup::D3>(),
    of::<setup::Direction>(),
    of::<ap::Price>(),
    of::<r#move::Way>(),
    of::<r#move::Jump>(),
    of::<ammo::CategoryOf>(),
    of::<ammo::StartingClips>(),
    of::<ammo::Loadout>(),
    of::<ammo::Reload>(),
    of::<ammo::DeepPockets>(),
    of::<shoot::Lookup>(),
    of::<shoot::Shot>(),
    of::<shoot::HumanTarget>(),
    of::<auto::Burst>(),
    of::<shotgun::Spray>(),
    of::<mg::MgBurst>(),
    of::<grenade::GrenadeThrow>(),
    of::<grenade::Deviation>(),
    of::<grenade::Blast>(),
    of::<flame::Burn>(),
    of::<flame::FuelCheck>(),
    of::<flame::TankHit>(),
    of::<flame::Spread>(),
    of::<jam::JamCheck>(),
    of::<jam::GrenadeJam>(),
    of::<cc::Cqm>(),
    of::<cc::Strike>(),
    of::<cc::Break>(),
    of::<wound::WoundTest>(),
    of::<zombification::ZombificationTest>(),
    of::<zombification::ArmedZombie>(),
    of::<fear::FearTest>(),
    of::<zombie::ZombieAttack>(),
    of::<zombie::DoorRoll>(),
    of::<search::SearchZombies>(),
    of::<search::SearchFind>(),
    of::<search::SearchSurvivor>(),
    of::<search::SearchItem>(),
    of::<search::SearchWeapon>(),
    of::<vehicle::StartVehicle>(),
    of::<vehicle::TurnVehicle>(),
    of::<vehicle::Crash>(),
    of::<vehicle::RamZombies>(),
    of::<xp::Deeds>(),
    of::<level::LevelOf>(),
    of::<skill::FirstAid>(),
    of::<campaign::skill::MedicTry>(),
    of::<quirk::NewQuirk>(),
    of::<quirk::QuirkRoll>(),
    of::<quirk::Allowance>(),
    of::<trauma::TraumaGain>(),
    of::<psychosis::NewPsychosis>(),
    of::<psychosis::PsychosisRoll>(),
];
