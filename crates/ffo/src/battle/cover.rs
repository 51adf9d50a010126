//! Cover, concealment and crowds (p. 27), as the board has them.
use kernel::Point;
use smallvec::SmallVec;

use super::{Battle, FigureId};
use crate::table::cover::Position;

/// How somebody is placed against whoever looks from there.
pub fn position(battle: &Battle, target: FigureId, from: Point) -> Position {
    let _ = (battle, target, from);
    Position::default()
}

/// Those close to a target who can be hit in its stead.
pub fn crowd(battle: &Battle, target: FigureId, from: Point) -> SmallVec<[FigureId; 2]> {
    let _ = (battle, target, from);
    SmallVec::new()
}
