//! One door for each kind of change: what the book ties to a change stands inside, in the book's order. People, zombies, openings,
//! buildings, vehicles and what lies about are [`Guarded`]: everybody reads them, and only the doors of this module write them.
mod door;
mod gear;
mod guarded;
mod health;
mod melee;
mod place;
mod undead;
mod vehicle;

pub use self::{
    door::*,
    gear::*,
    guarded::{Arrangement, Guarded},
    health::*,
    melee::*,
    place::*,
    undead::*,
    vehicle::*,
};
