//! Charges (p. 30) on the board: to the spot of the test, the fire of whoever is charged, and into melee.
mod fire;
mod offer;
mod people;
mod reach;

use kernel::{OptionView, question::Anchor};

pub(super) use self::{fire::defend, reach::contender};
pub use self::{
    offer::{offer, perform},
    people::{by_people, by_zombies, untested},
    reach::{can_reach, measure, spot_mm, targets},
};
use super::{Battle, FigureId, PersonId};
use crate::journal::Choosing;

#[derive(Clone, Debug, PartialEq)]
pub struct ChargeAction(pub FigureId);

impl ChargeAction {
    pub fn offered(&self, battle: &Battle, _: PersonId) -> OptionView {
        OptionView::new(format!("Charge {}", battle.name(self.0))).at(Anchor::Token(self.0.token()))
    }

    pub const fn deed(&self, _: &Battle, _: PersonId) -> Choosing {
        Choosing::Charges { whom: self.0.token() }
    }
}
