//! Where there is room for a zombie: everybody's bases, and the ground as a base meets it.
use ground::open::{
    Circle, Crowd, Piece, PieceId,
    measure::{self, dist2},
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
    Bases::new(battle).walk(battle, None, level, Over::Nobody, |walk| walk.nearest_free(at))
}
