//! Figures on an open table: what lies between two of them, who touches whom, who sees whom, where there is room.
use std::ptr;

use ground::open::{
    Circle, Crowd, Ground, LineOfSight, Obstacle, Passages, Piece, PieceId, RoomId, Share, Walk, measure,
    ring,
    sight::{self, Stretch},
};
use kernel::Point;
use smallvec::SmallVec;

/// How far away a place with room is looked for.
const FAR_MM: i32 = 300;

/// A position of any book on an open table. It says where its figures are; what follows from that is the same in every book.
pub trait Tabletop {
    type Figure: Copy + PartialEq;

    fn ground(&self) -> &Ground;

    /// What has changed on the ground since it was laid out.
    fn state(&self) -> Passages<'_>;

    /// Everybody on the table, standing or not, in an order that does not change.
    fn figures(&self) -> impl Iterator<Item = Self::Figure>;

    fn base(&self, who: Self::Figure) -> Circle;

    /// The piece on whose top it stands; the table itself if none.
    fn level(&self, who: Self::Figure) -> Option<PieceId>;

    /// The vehicle that it sits in, by its place in [`Passages::extra`].
    fn vehicle(&self, who: Self::Figure) -> Option<usize>;

    fn is_standing(&self, who: Self::Figure) -> bool;

    /// Whether it touches those who sit in a vehicle, from outside.
    fn reaches_into(&self, _who: Self::Figure, _vehicle: usize) -> bool {
        false
    }

    fn at(&self, who: Self::Figure) -> Point {
        self.base(who).at
    }

    /// Millimetres between the edges of two bases, flat on the table.
    fn gap(&self, a: Self::Figure, b: Self::Figure) -> i32 {
        measure::gap(self.base(a), self.base(b))
    }

    /// Whether the edges of two bases are at most so far apart.
    fn is_within(&self, a: Self::Figure, b: Self::Figure, mm: i32) -> bool {
        measure::within(self.base(a), self.base(b), mm)
    }

    /// Millimetres between the middles of two figures.
    fn distance(&self, a: Self::Figure, b: Self::Figure) -> i32 {
        measure::distance(self.at(a), self.at(b))
    }

    /// Whether the middles of two figures are at most so far apart.
    fn is_at_most(&self, a: Self::Figure, b: Self::Figure, mm: i32) -> bool {
        measure::at_most(self.at(a), self.at(b), mm)
    }

    /// Base-to-base contact: 1 mm or less apart, on the same level; with who sits in a vehicle, if the book lets others reach in.
    fn in_contact(&self, a: Self::Figure, b: Self::Figure) -> bool {
        match (self.vehicle(a), self.vehicle(b)) {
            (None, None) | (Some(_), Some(_)) => {
                self.level(a) == self.level(b) && measure::contact(self.base(a), self.base(b))
            }
            (Some(vehicle), None) => self.reaches_into(b, vehicle),
            (None, Some(vehicle)) => self.reaches_into(a, vehicle),
        }
    }

    /// Whether a straight line from the middle of `a` to any point of `b`'s base is free of terrain.
    fn sees(&self, a: Self::Figure, b: Self::Figure) -> bool {
        self.sees_from(self.at(a), a, b)
    }

    /// The same from another point of his, such as the tip of a cone.
    fn sees_from(&self, eye: Point, a: Self::Figure, b: Self::Figure) -> bool {
        let blocks = |piece: &Piece| piece.blocks_sight && self.is_between(a, b, piece);
        sight::sees(self.ground(), self.state(), eye, self.base(b), &blocks)
    }

    /// Whether the straight line from the middle of `who` to a point is free of terrain.
    fn sees_point(&self, who: Self::Figure, point: Point) -> bool {
        let blocks = |piece: &Piece| piece.blocks_sight && self.is_between(who, who, piece);
        sight::clear(self.ground(), self.state(), self.at(who), point, &blocks)
    }

    /// Whether the straight line between the middles of two figures is free of terrain, and of the bodies of others who stand but those
    /// that `passes` names. Who stands is listed once for many lines.
    fn sees_past(
        &self,
        a: Self::Figure,
        b: Self::Figure,
        standing: &StandingFigures<Self::Figure>,
        passes: &dyn Fn(Self::Figure) -> bool,
    ) -> bool {
        let blocks = |piece: &Piece| piece.blocks_sight && self.is_between(a, b, piece);
        let passes = |index: usize| {
            let other = standing.figures[index];
            other == a || other == b || passes(other)
        };
        let (ground, state, figures) = (self.ground(), self.state(), &standing.crowd);
        let line = LineOfSight { ground, state, blocks: &blocks, figures, passes: &passes };
        line.is_clear(self.at(a), self.at(b))
    }

    /// Everybody who stands on the table, not in a vehicle.
    fn standing(&self) -> StandingFigures<Self::Figure> {
        let stands = |it: &Self::Figure| self.is_standing(*it) && self.vehicle(*it).is_none();
        let figures: Vec<Self::Figure> = self.figures().filter(stands).collect();
        StandingFigures { crowd: Crowd::new(figures.iter().map(|&it| self.base(it))), figures }
    }

    /// The bases of those who stand, but for two: what may hide one of them from the other.
    fn standing_others(&self, a: Self::Figure, b: Self::Figure) -> SmallVec<[Circle; 32]> {
        let others = self.figures().filter(|&it| it != a && it != b && self.is_standing(it));
        others.map(|it| self.base(it)).collect()
    }

    /// Whether a piece can hide `b` from `a`: not what either of them stands on, nor the vehicle that either sits in.
    fn is_between(&self, a: Self::Figure, b: Self::Figure, piece: &Piece) -> bool {
        let bears = |it: Self::Figure| self.sits_in(it, piece) || self.bears(it, piece);
        !bears(a) && !bears(b)
    }

    /// Whether a piece is the body of the vehicle that a figure sits in.
    fn sits_in(&self, who: Self::Figure, piece: &Piece) -> bool {
        let Some(vehicle) = self.vehicle(who) else { return false };
        self.state().extra.get(vehicle).is_some_and(|it| ptr::eq(it.piece(), piece))
    }

    /// Whether a figure stands on a piece, or on something that stands on it.
    fn bears(&self, who: Self::Figure, piece: &Piece) -> bool {
        self.ground().bears(self.level(who), piece)
    }

    /// The room a point lies in.
    fn room_at(&self, point: Point) -> Option<RoomId> {
        self.ground().room_at(point)
    }

    /// The share of `b`'s base that pieces of one kind and the bases of others hide from an eye of `a`.
    fn hidden(
        &self,
        (eye, a): (Point, Self::Figure),
        b: Self::Figure,
        blocks: &dyn Fn(&Piece) -> bool,
        figures: &[Circle],
    ) -> Share {
        let blocks = |piece: &Piece| blocks(piece) && self.is_between(a, b, piece);
        sight::hidden(self.ground(), self.state(), eye, self.base(b), &blocks, figures)
    }

    /// The same part by part, from the middle of `a`: for a drawing.
    fn hidden_parts(
        &self,
        a: Self::Figure,
        b: Self::Figure,
        blocks: &dyn Fn(&Piece) -> bool,
        figures: &[Circle],
    ) -> Vec<Stretch> {
        let blocks = |piece: &Piece| blocks(piece) && self.is_between(a, b, piece);
        sight::stretches(self.ground(), self.state(), self.at(a), self.base(b), &blocks, figures)
    }

    /// What the line between the middles crosses, nearest to `a` first, of the pieces that `counts` names and that are at most so
    /// far from the edge of `b`'s base.
    fn crossed_close_to(
        &self,
        a: Self::Figure,
        b: Self::Figure,
        mm: i32,
        counts: &dyn Fn(&Piece) -> bool,
    ) -> impl Iterator<Item = Obstacle> {
        let (ground, state, base) = (self.ground(), self.state(), self.base(b));
        let counts = |piece: &Piece| counts(piece) && self.is_between(a, b, piece);
        let crossed = sight::cut(ground, state, self.at(a), base.at, &counts);
        crossed.into_iter().filter(move |&it| ground.gap_to(state, it, base) <= mm)
    }

    /// Whether somebody's base is there; `but` is left out.
    fn is_taken(&self, base: Circle, level: Option<PieceId>, but: Option<Self::Figure>) -> bool {
        self.figures()
            .any(|it| Some(it) != but && self.level(it) == level && measure::overlap(base, self.base(it)))
    }

    /// Whether a base can be put where a walk leads, and nobody's is there.
    fn has_room(&self, walk: &Walk<'_>, at: Point) -> bool {
        walk.free_at(at) && !self.is_taken(Circle::new(at, walk.diameter), walk.level, None)
    }

    /// The nearest place with room that can be reached in a straight line from `at`.
    fn nearest_room(&self, walk: &Walk<'_>, at: Point) -> Option<Point> {
        nearest(at, walk.diameter, &|place| self.has_room(walk, place) && walk.free(at, place))
    }

    /// The nearest place with room, whatever lies between.
    fn nearest_room_beyond(&self, walk: &Walk<'_>, at: Point) -> Option<Point> {
        nearest(at, walk.diameter, &|place| self.has_room(walk, place))
    }
}

/// Who stands, and where: the crowd has them in the same order.
#[derive(Clone, Debug)]
pub struct StandingFigures<F> {
    pub crowd: Crowd,
    pub figures: Vec<F>,
}

/// The nearest place that suits, for a base of this diameter.
pub fn nearest(at: Point, diameter: i32, suits: &dyn Fn(Point) -> bool) -> Option<Point> {
    ring::nearest(at, 2 * diameter, FAR_MM, suits)
}
