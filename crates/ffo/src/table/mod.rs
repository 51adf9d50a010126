//! One test or lookup a file: what is measured and the dice go in, what becomes of it comes out. Named after the chapters.
pub mod procedures;
pub mod applied;
pub mod dice;
pub mod attribute;
pub mod class;
pub mod weapon;
pub mod ammo;
pub mod shoot;
pub mod damage;
pub mod cover;
pub mod melee;
pub mod charge;
pub mod breakoff;
pub mod leave;
