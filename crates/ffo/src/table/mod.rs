//! One test or lookup a file: what is measured and the dice go in, what becomes of it comes out. Named after the chapters.
pub mod procedures;
pub mod applied;
pub mod dice;
pub mod attribute;
pub mod class;
pub mod weapon;
