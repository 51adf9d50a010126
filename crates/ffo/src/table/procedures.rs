//! Every table procedure by name.
use kernel::{Given, Procedure};

use crate::table::{
    ammo, applied::APPLIED, breakoff, charge, cover, damage, dice, leave, melee, shoot, weapon,
};

const fn of<G: Given>() -> Procedure {
    Procedure::of::<G>().applying(APPLIED)
}

/// In the book's order.
pub const PROCEDURES: &[Procedure] = &[
    of::<dice::PassDice>(),
    of::<dice::SuccessDice>(),
    of::<weapon::Firing>(),
    of::<weapon::Swath>(),
    of::<ammo::AmmoCheck>(),
    of::<ammo::Reload>(),
    of::<shoot::Shot>(),
    of::<shoot::Volley>(),
    of::<damage::Hits>(),
    of::<cover::Position>(),
    of::<cover::Stray>(),
    of::<charge::Charge>(),
    of::<charge::ChargeFire>(),
    of::<melee::SawStart>(),
    of::<melee::Melee>(),
    of::<melee::MultiMelee>(),
    of::<breakoff::BreakOff>(),
    of::<leave::Leave>(),
];
