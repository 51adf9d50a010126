//! Retrieving the wounded (p. 33).
use kernel::{Menu, OptionView, Pause, Play};

use super::{Battle, PersonId, act::Action};
use crate::journal::Choosing;

#[derive(Clone, Debug, PartialEq)]
pub enum RetrieveAction {
    TakeUp(PersonId),
    PutDown,
}

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let _ = (battle, who, menu);
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &RetrieveAction,
) -> Result<(), Pause> {
    let _ = (battle, play, who, action);
    Ok(())
}

impl RetrieveAction {
    pub fn offered(&self, battle: &Battle, who: PersonId) -> OptionView {
        let name = |who: PersonId| battle.person(who).name.as_str();
        OptionView::new(match self {
            RetrieveAction::TakeUp(whom) => format!("Pick up {}", name(*whom)),
            RetrieveAction::PutDown => {
                format!("Put {} down", battle.person(who).carries.map_or("them", name))
            }
        })
    }

    pub const fn deed(&self, _: &Battle, _: PersonId) -> Choosing {
        match self {
            RetrieveAction::TakeUp(whom) => Choosing::TakesUp { whom: whom.token() },
            RetrieveAction::PutDown => Choosing::PutsDown,
        }
    }
}
