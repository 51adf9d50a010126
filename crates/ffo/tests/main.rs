//! Every test of `ffo` from outside, in one program: it is linked once.
#![allow(clippy::unwrap_used)]

mod ammo_table;
mod applied;
mod attribute_table;
mod band_table;
mod breakoff_table;
mod challenge_table;
mod charge_table;
mod cover_table;
mod damage_table;
mod dice_table;
mod examples;
mod figure_table;
mod insight_action_table;
mod insight_table;
mod leader_table;
mod leave_table;
mod melee_table;
mod move_table;
mod outgun_table;
mod protection_table;
mod react_sheets_table;
mod react_table;
mod react_universal_table;
mod recover_table;
mod shoot_table;
mod skill_table;
mod star_table;
mod status_table;
mod terrain_table;
mod vehicle_bash_table;
mod vehicle_table;
mod volley_table;
mod weapon_table;
mod zombie_surprise_table;
mod zombie_table;
