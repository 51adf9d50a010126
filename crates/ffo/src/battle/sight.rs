//! Who sees whom (p. 2 and 15): a line from point to point past terrain and standing figures, the front of whoever looks, and
//! how far the light reaches.
pub mod light;

use ground::open::{Piece, PieceId, measure, sight};
use kernel::Point;
use stage::{StandingFigures, Tabletop};

use super::{Battle, FigureId, place::VehicleId};

/// Where somebody is, or would be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    pub at: Point,
    /// All round if none.
    pub facing: Option<i16>,
    pub level: Option<PieceId>,
    pub vehicle: Option<VehicleId>,
}

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
        let too_far = |limit: i32| !self.is_at_most(a, b, limit);
        !self.sight_limit_mm(self.at(a), self.at(b)).is_some_and(too_far)
            && self.sees_past(a, b, standing, &|other| self.in_contact(a, other))
    }

    /// Whether somebody sees somebody.
    pub fn sees(&self, who: FigureId, whom: FigureId) -> bool {
        self.sees_among(who, whom, &self.standing())
    }

    /// The same where those who stand are listed once for many looks.
    pub fn sees_among(&self, who: FigureId, whom: FigureId, standing: &StandingFigures<FigureId>) -> bool {
        let stand = self.stand(who);
        let ahead = stand.facing.is_none_or(|it| measure::is_in_front(stand.at, it.into(), self.at(whom)));
        ahead && self.line_past(who, whom, standing)
    }

    /// The same if the two stood elsewhere.
    pub fn would_see(&self, who: FigureId, from: Stand, whom: FigureId, at: Stand) -> bool {
        let _ = (who, whom);
        let ahead = from.facing.is_none_or(|it| measure::is_in_front(from.at, it.into(), at.at));
        ahead && sight::clear(self.ground(), self.state(), from.at, at.at, &|it: &Piece| it.blocks_sight)
    }

    /// Whether somebody who set out from `began` comes upon a target from its rear at `ends`.
    pub fn is_rear(&self, target: FigureId, began: Point, ends: Point) -> bool {
        let (at, facing) = (self.at(target), i32::from(self.facing(target)));
        !measure::is_in_front(at, facing, began) && !measure::is_in_front(at, facing, ends)
    }

    /// How far one can see from one place to another, where light or woods limit it.
    pub fn sight_limit_mm(&self, from: Point, to: Point) -> Option<i32> {
        let _ = (from, to);
        None
    }
}
