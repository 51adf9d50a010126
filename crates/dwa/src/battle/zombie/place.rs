//! Where there is room for a zombie: everybody's bases, free places, and the places beside things.
use ground::open::{
    Body, Circle, Crowd, Piece, PieceId, Segment, Shape,
    measure::{self, dist2, distance, polar, towards},
    walk::Walk,
};
use kernel::Point;

use crate::battle::{
    Battle,
    figure::{BASE_MM, Posture},
};

/// From the edge of the table to the middle of a base that stands wholly on it.
pub(crate) const INSIDE_MM: i32 = (BASE_MM + 1) / 2;

/// The bases of everybody, the humans by their ids and the zombies after them. Who is no longer there stays listed and is
/// passed by all.
#[derive(Debug)]
pub(crate) struct Bases {
    pub crowd: Crowd,
    humans: usize,
}

/// Whom a base may overlap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Over {
    Nobody,
    /// Those who lie: one goes over them and does not stop on them.
    Fallen,
    /// Anybody: only the ground counts.
    Everybody,
}

impl Bases {
    pub fn new(battle: &Battle) -> Self {
        let humans = battle.humans.iter().map(|it| it.base());
        let zombies = battle.zombies.iter().map(|it| it.base());
        let mut bases = Bases { crowd: Crowd::new(humans.chain(zombies)), humans: battle.humans.len() };
        // Who is out stays listed, but nobody has to look at him.
        for (zombie, _) in battle.zombies.iter().enumerate().filter(|it| it.1.out) {
            bases.crowd.take(bases.of_zombie(zombie as u32));
        }
        bases
    }

    pub const fn of_zombie(&self, zombie: u32) -> usize {
        self.humans + zombie as usize
    }

    pub fn moved_zombie(&mut self, battle: &Battle, zombie: u32) {
        self.crowd.place(self.of_zombie(zombie), battle.zombies[zombie as usize].at);
    }

    /// Looks ahead at who is near zombies that move next.
    pub fn expect(&self, battle: &Battle, zombies: impl Iterator<Item = u32>) {
        let places = zombies.map(|it| battle.zombies[it as usize].at);
        self.crowd.expect(places, super::walk::MOVE_MM + BASE_MM);
    }

    /// Takes in what skills have done: a human who dodged, zombies who came.
    pub fn refresh(&mut self, battle: &Battle) {
        if self.crowd.len() != battle.humans.len() + battle.zombies.len() {
            *self = Bases::new(battle);
            return;
        }
        for (index, human) in battle.humans.iter().enumerate() {
            if self.crowd.base(index) != Some(human.base()) {
                self.crowd.place(index, human.at);
            }
        }
    }

    /// Whether the figure of an index is no hindrance to somebody on this level.
    pub fn passed(&self, battle: &Battle, index: usize, level: Option<PieceId>, over: Over) -> bool {
        let (there, on, lies) = match index.checked_sub(self.humans) {
            None => {
                let human = &battle.humans[index];
                (human.is_on_table(), human.level, human.posture != Posture::Standing)
            }
            Some(zombie) => {
                let zombie = &battle.zombies[zombie];
                (!zombie.out, zombie.level, zombie.fallen)
            }
        };
        let overlaps = match over {
            Over::Nobody => false,
            Over::Fallen => lies,
            Over::Everybody => true,
        };
        !there || on != level || overlaps
    }

    /// Lets `look` at the ground as a base on this level meets it; `me` is no hindrance to itself.
    pub fn walk<R>(
        &self,
        battle: &Battle,
        me: Option<usize>,
        level: Option<PieceId>,
        over: Over,
        look: impl FnOnce(&Walk<'_>) -> R,
    ) -> R {
        let passes = |index: usize| Some(index) == me || self.passed(battle, index, level, over);
        look(&Walk {
            ground: &battle.scene.ground,
            state: battle.state(),
            diameter: BASE_MM,
            level,
            stays_on_table: true,
            crowd: &self.crowd,
            passes: &passes,
            blocks: &blocks_move,
        })
    }

    /// Whether a base can stand at a place.
    pub fn is_free(&self, battle: &Battle, me: Option<usize>, level: Option<PieceId>, at: Point) -> bool {
        self.walk(battle, me, level, Over::Nobody, |walk| walk.free_at(at))
    }
}

/// Lets `look` at the bare ground of a level as a base meets it: figures do not count.
pub(crate) fn over_ground<R>(
    battle: &Battle,
    level: Option<PieceId>,
    look: impl FnOnce(&Walk<'_>) -> R,
) -> R {
    look(&Walk {
        ground: &battle.scene.ground,
        state: battle.state(),
        diameter: BASE_MM,
        level,
        stays_on_table: true,
        crowd: &Crowd::default(),
        passes: &|_| true,
        blocks: &blocks_move,
    })
}

pub(crate) fn blocks_move(piece: &Piece) -> bool {
    piece.blocks_move
}

/// Whether two bases are at most `mm` apart, rounded to whole millimetres: `gap(a, b) <= mm` without its root.
pub(crate) const fn within(a: Point, b: Point, mm: i32) -> bool {
    let twice = 2 * (mm + BASE_MM) as i64 + 1;
    4 * dist2(a, b) < twice * twice
}

/// The gap between two bases at these places.
pub(crate) fn gap(a: Point, b: Point) -> i32 {
    measure::gap(Circle::new(a, BASE_MM), Circle::new(b, BASE_MM))
}

/// The nearest place round `at` where a base can stand.
pub(crate) fn nearest_free(battle: &Battle, level: Option<PieceId>, at: Point) -> Point {
    let bases = Bases::new(battle);
    bases.walk(battle, None, level, Over::Nobody, |walk| {
        if walk.free_at(at) {
            return at;
        }
        let rings = (1..400).flat_map(|ring| (0..36).map(move |part| polar(at, 10 * part, 5 * ring)));
        rings.into_iter().find(|&place| walk.free_at(place)).unwrap_or(at)
    })
}

/// Shows places at which a base touches a stretch of something, every few millimetres along it and round its ends.
pub(crate) fn each_beside(line: Segment, thickness: i32, each: &mut dyn FnMut(Point)) {
    let out = (BASE_MM + thickness) / 2 + 1;
    for end in [line.a, line.b] {
        (0..24).for_each(|part| each(polar(end, 15 * part, out)));
    }
    let (x, y) = (line.b.x - line.a.x, line.b.y - line.a.y);
    for at in along(line) {
        for sign in [1, -1] {
            let aside = Point::new(at.x - sign * y, at.y + sign * x);
            each(towards(at, aside, out));
        }
    }
}

/// Shows places at which a base may touch a piece; some are not free, and some are a hair too far.
pub(crate) fn each_beside_piece(piece: &Piece, each: &mut dyn FnMut(Point)) {
    each_edge(piece, &mut |line, thickness| each_beside(line, thickness, each));
}

/// Shows places on the outline of a piece.
pub(crate) fn each_on_outline(piece: &Piece, each: &mut dyn FnMut(Point)) {
    each_edge(piece, &mut |line, thickness| {
        along(line).for_each(&mut *each);
        if line.a == line.b {
            (0..24).for_each(|part| each(polar(line.a, 15 * part, thickness / 2)));
        }
    });
}

/// The free places in contact with a body, judged by who is nearest to `near`.
pub(crate) fn beside_body(
    battle: &Battle,
    bases: &Bases,
    me: Option<usize>,
    body: &Body,
    near: Point,
) -> Option<Point> {
    bases.walk(battle, me, body.piece().stands_on, Over::Nobody, |walk| {
        let mut best: Option<(i64, Point)> = None;
        each_beside_piece(body.piece(), &mut |place| {
            let found = (dist2(near, place), place);
            if best.is_none_or(|it| found < it)
                && body.gap(Circle::new(place, BASE_MM)) <= 1
                && walk.free_at(place)
            {
                best = Some(found);
            }
        });
        best.map(|it| it.1)
    })
}

fn each_edge(piece: &Piece, each: &mut dyn FnMut(Segment, i32)) {
    match &piece.shape {
        Shape::Polygon(polygon) => polygon.edges().for_each(|line| each(line, 0)),
        Shape::Wall { line, thickness } => {
            line.windows(2).for_each(|pair| each(Segment::new(pair[0], pair[1]), *thickness));
        }
        Shape::Circle(circle) => each(Segment::new(circle.at, circle.at), circle.diameter),
    }
}

/// Places along a stretch, both ends and every 5 mm between.
fn along(line: Segment) -> impl Iterator<Item = Point> {
    let length = distance(line.a, line.b);
    let inner = (0..length / 5).map(move |i| towards(line.a, line.b, 5 * i));
    inner.chain(std::iter::once(line.b))
}
