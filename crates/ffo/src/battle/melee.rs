//! Melee (p. 29) on the board: who fights whom, round by round.
use kernel::{Menu, OptionView, Pause, Play};
use smallvec::SmallVec;

use super::{Battle, FigureId, PersonId, ZombieId, act::Action};
use crate::{
    journal::Choosing,
    table::{
        charge::Met,
        melee::{Fighter, Guard},
    },
};

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

/// Chargers have come into contact: the first rounds are fought at once.
pub fn begin(
    battle: &mut Battle,
    play: &mut Play<'_>,
    attackers: &[(FigureId, Met)],
    whom: FigureId,
) -> Result<(), Pause> {
    let _ = (battle, play, attackers, whom);
    Ok(())
}

/// One round between two.
pub fn round(
    battle: &mut Battle,
    play: &mut Play<'_>,
    attacker: FigureId,
    defender: FigureId,
) -> Result<(), Pause> {
    let _ = (battle, play, attacker, defender);
    Ok(())
}

/// Somebody in a round, as the board has them.
pub fn fighter(battle: &Battle, who: FigureId, against: FigureId, guard: Guard) -> Fighter {
    let _ = (battle, against);
    match who {
        FigureId::Zombie(_) => Fighter::zombie(),
        FigureId::Person(_) => Fighter { guard, ..Fighter::default() },
    }
}

/// Whether somebody gets away from all whom they fight.
pub fn break_off(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<bool, Pause> {
    let _ = (battle, play, who);
    Ok(false)
}

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let _ = (battle, who, menu);
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &MeleeAction,
) -> Result<(), Pause> {
    let _ = (battle, play, who, action);
    Ok(())
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
