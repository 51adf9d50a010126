//! Where there is room for a base.
use ground::open::{Circle, Crowd, Piece, PieceId, walk::Walk};
use kernel::Point;
use stage::{Tabletop, tabletop};

use crate::{
    battle::{Battle, FigureId, figure::BASE_MM},
    table::r#move::OBSTACLE_HEIGHT_MM,
};

/// What stops somebody on foot: what the map says, and what is too high to be a mere obstacle.
pub fn blocks_way(piece: &Piece) -> bool {
    piece.blocks_move || (piece.crossing.is_some() && OBSTACLE_HEIGHT_MM < piece.height_mm)
}

/// A human on foot, who has to heed the bases of `crowd`.
pub fn walker<'a>(battle: &'a Battle, level: Option<PieceId>, crowd: &'a Crowd) -> Walk<'a> {
    Walk {
        ground: &battle.scene.ground,
        state: battle.state(),
        diameter: BASE_MM,
        level,
        stays_on_table: true,
        crowd,
        passes: &|_| false,
        blocks: &blocks_way,
    }
}

/// Whether a base can be put there: on the table or that roof, on nothing that blocks and on nobody.
pub fn is_room_for(battle: &Battle, base: Circle, level: Option<PieceId>) -> bool {
    let nobody = Crowd::default();
    battle.has_room(&walker(battle, level, &nobody), base.at)
}

/// Whether somebody's base is there; `but` is left out.
pub fn is_taken(battle: &Battle, base: Circle, level: Option<PieceId>, but: Option<u16>) -> bool {
    Tabletop::is_taken(battle, base, level, but.map(FigureId::Human))
}

/// The nearest free place that can be reached in a straight line from `at`, on the same level.
pub fn nearest_room(battle: &Battle, at: Point, level: Option<PieceId>) -> Option<Point> {
    let nobody = Crowd::default();
    Tabletop::nearest_room(battle, &walker(battle, level, &nobody), at)
}

/// The nearest free place on a level, whatever lies between.
pub fn nearest_room_on(battle: &Battle, at: Point, level: Option<PieceId>) -> Option<Point> {
    let nobody = Crowd::default();
    battle.nearest_room_beyond(&walker(battle, level, &nobody), at)
}

/// The nearest place that suits.
pub fn nearest(at: Point, suits: &dyn Fn(Point) -> bool) -> Option<Point> {
    tabletop::nearest(at, BASE_MM, suits)
}
