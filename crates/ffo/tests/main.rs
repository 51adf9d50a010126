//! Every test of `ffo` from outside, in one program: it is linked once.
#![allow(clippy::unwrap_used)]

mod ammo_table;
mod applied;
mod breakoff_table;
mod charge_table;
mod cover_table;
mod damage_table;
mod examples;
mod leave_table;
mod melee_table;
mod shoot_table;
mod volley_table;
mod weapon_table;
