//! The open table: whole millimetres, round bases, polygons and walls.
//!
//! `x` grows to the east, `y` to the south, a bearing is in whole degrees clockwise from north. Nothing here uses a
//! floating point number: distances are compared as squares, angles are integers of a fixed scale (see [`angle`]).
//! Bases are given by their *diameter*, because the usual base of 25 mm has no whole radius.

pub mod angle;
pub mod beside;
pub mod body;
mod contact;
pub mod costs;
pub mod crowd;
pub mod drive;
pub mod far;
mod hide;
pub mod lattice;
pub mod line;
pub mod measure;
pub mod path;
pub mod ring;
pub mod roads;
mod search;
mod seek;
pub mod shape;
pub mod sight;
mod squares;
pub mod terrain;
mod unseen;
pub mod walk;

pub use body::{Body, Ground, Obstacle, Passages};
pub use costs::Costs;
pub use crowd::Crowd;
pub use far::Far;
pub use lattice::Lattice;
pub use line::LineOfSight;
pub use path::{Fan, Pace, Path};
pub use roads::Roads;
pub use shape::{Circle, Cone, Corridor, Polygon, Segment};
pub use sight::Share;
pub use terrain::{
    Climb, ClimbKind, Opening, OpeningId, Passage, Piece, PieceId, Room, RoomId, Shape, Table, TableFault,
    Walks,
};
pub use walk::{Hindrance, Sweep, Walk};
