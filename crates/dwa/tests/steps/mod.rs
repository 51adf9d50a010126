//! Single steps over scripted dice and answers, and terrain for boards.

use dwa::battle::{Battle, zombie};
use ground::open::{Opening, Passage, Piece, PieceId, Polygon, Shape, Table};
use kernel::Point;

pub use kernel::conformance::{roll, roll_and_answer};

/// The zombie phase up to the moves.
pub fn zombies_move(battle: &mut Battle, faces: &[u16]) {
    roll(faces, |play| {
        zombie::stand_up(battle, play).unwrap();
        zombie::move_all(battle, play).unwrap();
    });
}

/// The zombie phase up to the attacks.
pub fn zombies_act(battle: &mut Battle, faces: &[u16]) {
    roll(faces, |play| {
        zombie::stand_up(battle, play).unwrap();
        zombie::move_all(battle, play).unwrap();
        zombie::attack_all(battle, play).unwrap();
        zombie::break_doors(battle, play).unwrap();
    });
}

pub fn at(x: i32, y: i32) -> Point {
    Point::new(x, y)
}

fn piece(name: &str, shape: Shape) -> Piece {
    Piece {
        name: name.to_owned(),
        shape,
        height_mm: 60,
        blocks_sight: true,
        blocks_move: true,
        solid: true,
        crossing: None,
        roof_mm: None,
        stands_on: None,
    }
}

pub fn house(name: &str, x: i32, y: i32, width: i32, height: i32) -> Piece {
    piece(name, Shape::Polygon(Polygon::rectangle(x, y, width, height)))
}

pub fn wall(name: &str, line: &[(i32, i32)]) -> Piece {
    piece(name, Shape::Wall { line: line.iter().map(|&(x, y)| at(x, y)).collect(), thickness: 0 })
}

pub fn fence(name: &str, line: &[(i32, i32)]) -> Piece {
    let fence = wall(name, line);
    Piece { height_mm: 15, blocks_sight: false, blocks_move: false, solid: false, crossing: Some(1), ..fence }
}

pub fn opening(name: &str, wall: u32, from: (i32, i32), to: (i32, i32), passage: Passage) -> Opening {
    let (from, to) = (at(from.0, from.1), at(to.0, to.1));
    Opening { name: name.to_owned(), wall: PieceId(wall), from, to, passage }
}

pub fn table(pieces: Vec<Piece>) -> Table {
    Table { width: 1200, height: 1200, pieces, ..Table::default() }
}
