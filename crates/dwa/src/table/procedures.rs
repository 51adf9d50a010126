//! Every table procedure by name, for the command line and the companion.
use kernel::Procedure;

use crate::{
    campaign::{level::LevelOf, skill::MedicTry, xp::Deeds},
    table::{
        fear::FearTest,
        psychosis::{NewPsychosis, PsychosisRoll},
        quirk::{Allowance, NewQuirk, QuirkRoll},
        search::{SearchFind, SearchItem, SearchSurvivor, SearchWeapon, SearchZombies},
        skill::FirstAid,
        trauma::TraumaGain,
        vehicle::{Crash, RamZombies, StartVehicle, TurnVehicle},
        wound::WoundTest,
        zombie::{DoorRoll, ZombieAttack},
        zombification::{ArmedZombie, ZombificationTest},
    },
};

/// In the book's order.
pub static PROCEDURES: &[Procedure] = &[
    Procedure::of::<WoundTest>(),
    Procedure::of::<ZombificationTest>(),
    Procedure::of::<ArmedZombie>(),
    Procedure::of::<FearTest>(),
    Procedure::of::<ZombieAttack>(),
    Procedure::of::<DoorRoll>(),
    Procedure::of::<SearchZombies>(),
    Procedure::of::<SearchFind>(),
    Procedure::of::<SearchSurvivor>(),
    Procedure::of::<SearchItem>(),
    Procedure::of::<SearchWeapon>(),
    Procedure::of::<StartVehicle>(),
    Procedure::of::<TurnVehicle>(),
    Procedure::of::<Crash>(),
    Procedure::of::<RamZombies>(),
    Procedure::of::<Deeds>(),
    Procedure::of::<LevelOf>(),
    Procedure::of::<FirstAid>(),
    Procedure::of::<MedicTry>(),
    Procedure::of::<NewQuirk>(),
    Procedure::of::<QuirkRoll>(),
    Procedure::of::<Allowance>(),
    Procedure::of::<TraumaGain>(),
    Procedure::of::<NewPsychosis>(),
    Procedure::of::<PsychosisRoll>(),
];
