//! Tables for the tests.

use ground::Point;
use ground::open::{Circle, Ground, Opening, Passage, Piece, PieceId, Polygon, Shape, Table};

pub fn at(x: i32, y: i32) -> Point {
    Point::new(x, y)
}

pub fn base(x: i32, y: i32) -> Circle {
    Circle::new(at(x, y), 25)
}

pub fn piece(name: &str, shape: Shape) -> Piece {
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

pub fn wall(name: &str, line: &[(i32, i32)], thickness: i32) -> Piece {
    let line = line.iter().map(|&(x, y)| at(x, y)).collect();
    piece(name, Shape::Wall { line, thickness })
}

pub fn fence(name: &str, line: &[(i32, i32)]) -> Piece {
    let fence = wall(name, line, 0);
    Piece { height_mm: 15, blocks_sight: false, blocks_move: false, solid: false, crossing: Some(1), ..fence }
}

pub fn trunk(name: &str, x: i32, y: i32, diameter: i32) -> Piece {
    piece(name, Shape::Circle(Circle::new(at(x, y), diameter)))
}

pub fn opening(name: &str, wall: u32, from: (i32, i32), to: (i32, i32), passage: Passage) -> Opening {
    Opening {
        name: name.to_owned(),
        wall: PieceId(wall),
        from: at(from.0, from.1),
        to: at(to.0, to.1),
        passage,
    }
}

pub fn table(pieces: Vec<Piece>) -> Table {
    Table { width: 1000, height: 1000, pieces, ..Table::default() }
}

pub fn ground(pieces: Vec<Piece>) -> Ground {
    Ground::new(table(pieces)).expect("a table that can be played on")
}

/// A wall across the table at y = 500 with one opening from x = 480 to x = 520.
pub fn split(passage: Passage, thickness: i32) -> Ground {
    let mut table = table(vec![wall("wall", &[(0, 500), (1000, 500)], thickness)]);
    table.openings.push(opening("gate", 0, (480, 500), (520, 500), passage));
    Ground::new(table).expect("a table that can be played on")
}
