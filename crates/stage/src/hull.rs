//! Vehicles as the ground knows them: a box that turns about its middle, and one that is towed.
use ground::open::{
    Body, Piece, Polygon, Shape,
    drive::{self, Swing},
    measure::polar,
};
use kernel::Point;

/// How large a vehicle is, in millimetres.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hull {
    pub length: i32,
    pub width: i32,
    pub height: i32,
}

impl Hull {
    /// Of so many half inches, whatever can be seen from above; a height is as high as it is. Half a millimetre is rounded to the even one,
    /// so that the middle of such a side lies on a whole millimetre.
    pub const fn of_half_inches(length: i32, width: i32, height: i32) -> Self {
        Hull { length: half_inches(length), width: half_inches(width), height }
    }

    /// The middle of its front: where it is measured from as it drives.
    pub fn front(self, at: Point, facing: i32) -> Point {
        polar(at, facing, self.length / 2)
    }

    /// Where its middle is if its front is here.
    pub fn behind(self, front: Point, facing: i32) -> Point {
        polar(front, facing + 180, self.length / 2)
    }

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

const fn half_inches(n: i32) -> i32 {
    let doubled = 25 * n;
    let down = doubled / 2;
    if doubled % 2 == 0 { down } else { down + down % 2 }
}

/// A vehicle where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parked {
    pub hull: Hull,
    /// Its middle.
    pub at: Point,
    /// Degrees, clockwise from north.
    pub facing: i32,
}

impl Parked {
    pub fn outline(&self) -> Polygon {
        self.hull.outline(self.at, self.facing)
    }

    pub fn body(&self, name: &str) -> Body {
        self.hull.body(name, self.at, self.facing)
    }

    pub fn front(&self) -> Point {
        self.hull.front(self.at, self.facing)
    }

    /// The same vehicle farther on at a bearing, whichever way it faces.
    pub fn moved(self, bearing: i32, mm: i32) -> Self {
        Parked { at: polar(self.at, bearing, mm), ..self }
    }

    /// What it passes over as it drives straight at a bearing, start and end included.
    pub fn sweep(&self, bearing: i32, mm: i32) -> Polygon {
        drive::sweep(&self.outline(), bearing, mm)
    }

    /// How it turns in place by so many degrees, clockwise unless they are negative.
    pub const fn swing(&self, by: i32) -> Swing {
        let Hull { length, width, .. } = self.hull;
        Swing { at: self.at, length, width, from: self.facing, by }
    }
}

/// A vehicle that pulls another: their middles, the trailer coupled to its rear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rig {
    pub cab: Parked,
    pub trailer: Parked,
}

impl Rig {
    /// The trailer straight behind the cab.
    pub fn straight(cab: Parked, trailer: Hull) -> Self {
        let coupling = cab.hull.behind(cab.at, cab.facing);
        let at = trailer.behind(coupling, cab.facing);
        Rig { cab, trailer: Parked { hull: trailer, at, facing: cab.facing } }
    }

    /// The cab is there now, after it turned or went straight: the trailer has followed its coupling.
    pub fn follow(self, cab: Parked) -> Self {
        let coupling = |it: Parked| it.hull.behind(it.at, it.facing);
        let Parked { hull, facing, .. } = self.trailer;
        let (at, facing) = drive::tow(hull.length, facing, coupling(self.cab), coupling(cab));
        Rig { cab, trailer: Parked { hull, at, facing } }
    }

    pub fn outlines(&self) -> [Polygon; 2] {
        [self.cab.outline(), self.trailer.outline()]
    }
}
