//! The open table of any book: what lies between the figures on it, how scenario files lay it out, towns that nobody drew, what a view
//! shows of it. What a wall hides, what a door holds and what a fence costs to cross is a rule, and a book's own: it hands in its kinds
//! of things, and their properties with them.
pub mod tabletop;
pub mod outline;
pub mod ruler;
pub mod scenery;
pub mod terrain;
pub mod building;
pub mod check;
pub mod climb;
pub mod hull;
pub mod landmark;
pub mod layout;
pub mod looks;
pub mod opening;
pub mod place;
pub mod reach;
pub mod show;
pub mod sketch;
pub mod whereabouts;
pub mod sections;
pub mod town;

pub use self::{
    building::{Building, RoomFile},
    climb::{ClimbFile, Steps},
    hull::{Hull, Parked, Rig},
    layout::TableLayout,
    opening::Openable,
    outline::Outline,
    place::{Edge, TableArea},
    ruler::Ruler,
    scenery::{Scenery, SceneryFile, SceneryKind},
    sections::Sections,
    show::{Appearance, Looks},
    tabletop::{StandingFigures, Tabletop},
    terrain::{Footprint, PieceKind, Properties, TerrainFile, WallOpening},
};
