//! Every table procedure by name, for the command line and the companion.
use kernel::Procedure;

use crate::table::*;

/// In the book's order.
#[rustfmt::skip]
pub static PROCEDURES: &[Procedure] = &[
    Procedure::of::<setup::D3>(),
    Procedure::of::<setup::Direction>(),
    Procedure::of::<ap::Price>(),
    Procedure::of::<r#move::Way>(),
    Procedure::of::<r#move::Jump>(),
    Procedure::of::<ammo::CategoryOf>(),
    Procedure::of::<ammo::StartingClips>(),
    Procedure::of::<ammo::Loadout>(),
    Procedure::of::<ammo::Reload>(),
    Procedure::of::<ammo::DeepPockets>(),
    Procedure::of::<shoot::Lookup>(),
    Procedure::of::<shoot::Shot>(),
    Procedure::of::<shoot::HumanTarget>(),
    Procedure::of::<auto::Burst>(),
    Procedure::of::<shotgun::Spray>(),
    Procedure::of::<mg::MgBurst>(),
    Procedure::of::<grenade::Throw>(),
    Procedure::of::<grenade::Deviation>(),
    Procedure::of::<grenade::Blast>(),
    Procedure::of::<flame::Burn>(),
    Procedure::of::<flame::FuelCheck>(),
    Procedure::of::<flame::TankHit>(),
    Procedure::of::<flame::Spread>(),
    Procedure::of::<jam::JamCheck>(),
    Procedure::of::<jam::GrenadeJam>(),
    Procedure::of::<cc::Cqm>(),
    Procedure::of::<cc::Strike>(),
    Procedure::of::<cc::Break>(),
];
