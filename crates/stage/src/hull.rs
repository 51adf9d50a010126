//! Vehicles as the ground knows them: a box that turns about its middle.
use ground::open::{Body, Piece, Polygon, Shape};
use kernel::Point;

/// How large a vehicle is, in millimetres.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hull {
    pub length: i32,
    pub width: i32,
    pub height: i32,
}

impl Hull {
    /// Larger by so much all round.
    pub const fn grown(self, mm: i32) -> Self {
        Hull { length: self.length + 2 * mm, width: self.width + 2 * mm, ..self }
    }

    /// Its outline with its middle here, so many degrees clockwise from north.
    pub fn outline(self, at: Point, facing: i32) -> Polygon {
        Polygon::facing(at, facing, self.length, self.width)
    }

    /// What it is to those who walk, look and shoot: it blocks sight and the way, and stops bullets.
    pub fn body(self, name: &str, at: Point, facing: i32) -> Body {
        Body::new(Piece {
            name: name.to_owned(),
            shape: Shape::Polygon(self.outline(at, facing)),
            height_mm: self.height,
            blocks_sight: true,
            blocks_move: true,
            solid: true,
            crossing: None,
            roof_mm: None,
            stands_on: None,
        })
    }
}
