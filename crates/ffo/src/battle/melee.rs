//! Melee (p. 29) on the board: who fights whom, round by round.
mod bout;
mod break_off;
mod fighter;
mod offer;
mod saw;
mod weasel;

use kernel::OptionView;
use smallvec::SmallVec;

pub use self::{
    bout::{begin, room, round},
    break_off::{break_off, has_way_from},
    fighter::fighter,
    offer::{bar_others, must_fight, offer, perform},
    saw::morning,
    weasel::{Weasel, shows_back},
};
use super::{Battle, FigureId, PersonId, ZombieId, item};
use crate::journal::Choosing;

#[derive(Clone, Debug, PartialEq)]
pub enum MeleeAction {
    /// Another round.
    Fight(FigureId),
    BreakOff,
    PopTheWeasel(ZombieId, Weasel),
    /// Means to kill nobody from now on, and uses no weapon.
    Spare,
    /// Means to kill again.
    FightToKill,
    /// A chainsaw, by its place among their arms.
    StartSaw(u8),
    StopSaw(u8),
}

/// Those whom somebody fights at this moment.
pub fn opponents(battle: &Battle, who: FigureId) -> SmallVec<[FigureId; 4]> {
    battle.foes(who)
}

impl MeleeAction {
    pub fn offered(&self, battle: &Battle, who: PersonId) -> OptionView {
        OptionView::new(match self {
            MeleeAction::Fight(whom) => format!("Fight {}", battle.name(*whom)),
            MeleeAction::BreakOff => "Break off".to_owned(),
            MeleeAction::PopTheWeasel(which, how) => {
                let prey = battle.name(FigureId::Zombie(*which));
                match how {
                    Weasel::Shot(arm) => {
                        format!("Pop the weasel on {prey} with the {}", item::called(battle, who, *arm))
                    }
                    Weasel::Blow => format!("Pop the weasel on {prey} by a blow"),
                }
            }
            MeleeAction::Spare => "Fight to spare".to_owned(),
            MeleeAction::FightToKill => "Fight to kill".to_owned(),
            MeleeAction::StartSaw(arm) => format!("Start the {}", item::called(battle, who, *arm)),
            MeleeAction::StopSaw(arm) => format!("Switch the {} off", item::called(battle, who, *arm)),
        })
    }

    pub fn deed(&self, battle: &Battle, who: PersonId) -> Choosing {
        let thing = |arm: &u8| item::called(battle, who, *arm).into();
        match self {
            MeleeAction::Fight(whom) => Choosing::FightsOn { whom: whom.token() },
            MeleeAction::BreakOff => Choosing::BreaksOff,
            MeleeAction::PopTheWeasel(which, _) => Choosing::PopsTheWeasel { whom: which.token() },
            MeleeAction::Spare => Choosing::MeansToSpare,
            MeleeAction::FightToKill => Choosing::MeansToKill,
            MeleeAction::StartSaw(arm) => Choosing::StartsSaw { thing: thing(arm) },
            MeleeAction::StopSaw(arm) => Choosing::StopsSaw { thing: thing(arm) },
        }
    }
}
