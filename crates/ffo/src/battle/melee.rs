//! Melee (p. 29) on the board: who fights whom, round by round.
mod bout;
mod break_off;
mod fighter;
mod offer;

use kernel::OptionView;
use smallvec::SmallVec;

pub use self::{
    bout::{begin, room, round},
    break_off::{break_off, has_way_from},
    fighter::fighter,
    offer::{bar_others, must_fight, offer, perform},
};
use super::{Battle, FigureId, PersonId, ZombieId};
use crate::journal::Choosing;

#[derive(Clone, Debug, PartialEq)]
pub enum MeleeAction {
    /// Another round.
    Fight(FigureId),
    BreakOff,
    PopTheWeasel(ZombieId),
}

/// Those whom somebody fights at this moment.
pub fn opponents(battle: &Battle, who: FigureId) -> SmallVec<[FigureId; 4]> {
    battle.foes(who)
}

impl MeleeAction {
    pub fn offered(&self, battle: &Battle, _: PersonId) -> OptionView {
        OptionView::new(match self {
            MeleeAction::Fight(whom) => format!("Fight {}", battle.name(*whom)),
            MeleeAction::BreakOff => "Break off".to_owned(),
            MeleeAction::PopTheWeasel(which) => {
                format!("Pop the weasel on {}", battle.name(FigureId::Zombie(*which)))
            }
        })
    }

    pub const fn deed(&self, _: &Battle, _: PersonId) -> Choosing {
        match self {
            MeleeAction::Fight(whom) => Choosing::FightsOn { whom: whom.token() },
            MeleeAction::BreakOff => Choosing::BreaksOff,
            MeleeAction::PopTheWeasel(which) => Choosing::PopsTheWeasel { whom: which.token() },
        }
    }
}
