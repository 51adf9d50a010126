//! Single steps over scripted dice and answers, and terrain for boards.

use dwa::battle::{Battle, zombie};
use ground::open::{Opening, Passage, Piece, PieceId, Polygon, Shape, Table};
use kernel::{Answer, Play, Point, play::script, scripted};

/// Plays something over these dice; all of them must be rolled, and nobody may be asked.
pub fn roll<R>(faces: &[u16], go: impl FnOnce(&mut Play<'_>) -> R) -> R {
    roll_and_answer(faces, [], go)
}

/// Plays something over these dice and answers; all of them must be used.
pub fn roll_and_answer<R>(
    faces: &[u16],
    answers: impl IntoIterator<Item = Answer>,
    go: impl FnOnce(&mut Play<'_>) -> R,
) -> R {
    let (mut dice, mut answers) = (scripted(faces), script(answers));
    go(&mut Play::new(Vec::new(), &mut dice, &mut answers))
}

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
