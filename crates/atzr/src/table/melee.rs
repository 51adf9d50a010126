//! Melee (11): rounds, Impact and damage.
mod fight;
mod round;

pub use self::{
    fight::{Melee, MeleeEnd, MeleeState, Outcome},
    round::{Downed, Fighter, Foe, MeleeWeapon, Round, Winner, Zombies, damage},
};
