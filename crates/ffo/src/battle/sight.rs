//! Who sees whom (p. 2 and 15): a line from point to point past terrain and standing figures, the front of whoever looks, and
//! how far the light reaches.
pub mod light;
pub(crate) mod region;

use std::ptr;

use ground::open::{Body, Circle, LineOfSight, Passages, Piece, PieceId, measure};
use kernel::{Point, rule::hit};
use smallvec::SmallVec;
use stage::{StandingFigures, Tabletop};

use super::{
    Battle, FigureId, building,
    person::{BASE_MM, Person},
    place::VehicleId,
    vehicle::{Exposure, exposure},
};

/// Where somebody is, or would be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    pub at: Point,
    /// All round if none.
    pub facing: Option<i16>,
    pub level: Option<PieceId>,
    pub vehicle: Option<VehicleId>,
}

impl Stand {
    /// The same elsewhere, facing the way that leads there.
    pub fn gone_to(self, at: Point) -> Stand {
        let facing = measure::bearing(self.at, at).map_or(self.facing, |it| Some(it as i16));
        Stand { at, facing, ..self }
    }
}

/// Somebody at a place.
type Placed = (FigureId, Stand);

impl Battle {
    /// Where a figure is now.
    pub fn stand(&self, who: FigureId) -> Stand {
        let vehicle = who.person().and_then(|it| self.person(it).vehicle());
        Stand {
            at: self.at(who),
            facing: vehicle.is_none().then(|| self.facing(who)),
            level: self.level(who),
            vehicle,
        }
    }

    /// Whether nothing is between two figures, whichever way they look.
    pub fn line(&self, a: FigureId, b: FigureId) -> bool {
        self.line_past(a, b, &self.standing())
    }

    /// The same where those who stand are listed once for many lines.
    pub fn line_past(&self, a: FigureId, b: FigureId, standing: &StandingFigures<FigureId>) -> bool {
        self.is_clear((a, self.stand(a)), (b, self.stand(b)), standing)
    }

    /// Whether somebody sees somebody.
    pub fn sees(&self, who: FigureId, whom: FigureId) -> bool {
        self.sees_among(who, whom, &self.standing())
    }

    /// The same where those who stand are listed once for many looks.
    pub fn sees_among(&self, who: FigureId, whom: FigureId, standing: &StandingFigures<FigureId>) -> bool {
        self.looks((who, self.stand(who)), (whom, self.stand(whom)), standing)
    }

    /// The same if the two stood elsewhere.
    pub fn would_see(&self, who: FigureId, from: Stand, whom: FigureId, at: Stand) -> bool {
        self.looks((who, from), (whom, at), &self.standing())
    }

    /// The same where those who stand are listed once for many looks.
    pub fn looks(&self, one: Placed, other: Placed, standing: &StandingFigures<FigureId>) -> bool {
        let ((who, from), (_, at)) = (one, other);
        let ahead = from.facing.is_none_or(|it| is_ahead(from.at, it, at.at));
        ahead && self.has_eyes(who) && self.is_clear(one, other, standing)
    }

    /// Whether nothing is between two who stand there, whichever way they look.
    pub fn has_line(&self, one: Placed, other: Placed, standing: &StandingFigures<FigureId>) -> bool {
        self.is_clear(one, other, standing)
    }

    /// Whether somebody who set out from `began` comes upon a target from its rear at `ends`.
    pub fn is_rear(&self, target: FigureId, began: Point, ends: Point) -> bool {
        hit(rule!("ffo.table.rear-attack"));
        hit(rule!("ffo.ruling.front-arc-boundary"));
        let (at, facing) = (self.at(target), self.facing(target));
        !is_ahead(at, facing, began) && !is_ahead(at, facing, ends)
    }

    /// How far one can see from one place to another, where light or woods limit it.
    pub fn sight_limit_mm(&self, from: Point, to: Point) -> Option<i32> {
        let light = light::limit_mm(self, to);
        light.into_iter().chain(region::limit_mm(self, from, to)).min()
    }

    /// Whether somebody sees anything at all.
    fn has_eyes(&self, who: FigureId) -> bool {
        match who {
            FigureId::Zombie(it) => !self.zombie(it).out,
            FigureId::Person(it) => self.person(it).carries_on() && !self.is_behind_cover(self.person(it)),
        }
    }

    /// Whether somebody keeps their head down behind what they have Ducked Back to.
    fn is_behind_cover(&self, person: &Person) -> bool {
        let Some(duck) = &person.ducked else { return false };
        hit(rule!("ffo.move.duck-back-sight"));
        !duck.in_place
    }

    /// Whether they can be seen at all.
    fn shows(&self, who: FigureId) -> bool {
        match who {
            FigureId::Zombie(it) => !self.zombie(it).out,
            FigureId::Person(it) => {
                let inside = self.person(it).seated.is_some() && exposure(self, it) == Exposure::OutOfSight;
                self.person(it).is_on_table() && !inside
            }
        }
    }

    fn is_clear(&self, a: Placed, b: Placed, standing: &StandingFigures<FigureId>) -> bool {
        let (from, at) = (a.1, b.1);
        if !self.shows(a.0) || !self.shows(b.0) || building::are_on_two_floors(self, &from, &at) {
            return false;
        }
        let too_far = |limit: i32| !measure::at_most(from.at, at.at, limit);
        !self.sight_limit_mm(from.at, at.at).is_some_and(too_far)
            && region::let_through(self, from.at, at.at)
            && self.nothing_between(a, b, standing)
    }

    fn nothing_between(&self, a: Placed, b: Placed, standing: &StandingFigures<FigureId>) -> bool {
        hit(rule!("ffo.table.measure"));
        hit(rule!("ffo.insight.not-in-sight"));
        hit(rule!("ffo.ruling.los-figures"));
        let ((who, from), (whom, at)) = (a, b);
        let (ground, beside) = (self.ground(), self.beside_vehicles(&[from, at]));
        let blocks = |piece: &Piece| {
            piece.blocks_sight
                && !beside.iter().any(|it| ptr::eq(*it, piece))
                && !ground.bears(from.level, piece)
                && !ground.bears(at.level, piece)
        };
        let viewer = Circle::new(from.at, BASE_MM);
        let passes = |index: usize| {
            let other = standing.figures[index];
            let (base, level) = (self.base(other), self.level(other));
            other == who
                || other == whom
                || (level != from.level && level != at.level)
                || (level == from.level && measure::contact(viewer, base))
        };
        let openings = building::sight_passages(self, &from, &at);
        let state = Passages { openings: &openings, extra: &self.bodies };
        let line = LineOfSight { ground, state, blocks: &blocks, figures: &standing.crowd, passes: &passes };
        line.is_clear(from.at, at.at)
    }

    /// The vehicles that are in the way of nobody at these places: they sit in them or touch them.
    fn beside_vehicles(&self, stands: &[Stand]) -> SmallVec<[&Piece; 4]> {
        let touches = |stand: &Stand, body: &Body| {
            stand.level.is_none() && body.gap(Circle::new(stand.at, BASE_MM)) <= 1
        };
        let near = self.bodies.iter().filter(|body| stands.iter().any(|it| touches(it, body)));
        near.map(Body::piece).collect()
    }
}

/// Whether a point is in the 180 degrees to somebody's front.
fn is_ahead(at: Point, facing: i16, what: Point) -> bool {
    hit(rule!("ffo.table.facing-front"));
    hit(rule!("ffo.table.facing-rear"));
    measure::is_in_front(at, facing.into(), what)
}
