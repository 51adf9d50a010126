//! Melee (11): rounds, Impact and damage.
mod fight;
mod round;

pub use self::{
    fight::{FightResult, Melee, MeleeEnd, MeleeState},
    round::{Downed, Fighter, Foe, MeleeWeapon, Round, Winner, Zombies, damage},
};
