//! Every table procedure by name.
use kernel::{Given, Procedure};

use crate::table::{applied::APPLIED, dice};

const fn of<G: Given>() -> Procedure {
    Procedure::of::<G>().applying(APPLIED)
}

/// In the book's order.
pub const PROCEDURES: &[Procedure] = &[of::<dice::PassDice>(), of::<dice::SuccessDice>()];
