//! Before an Encounter: the maps, and how they are laid together.
pub mod map;
pub mod layout;
