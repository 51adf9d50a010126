//! Those who are down (p. 22): dispatched, captured, guarded.
use kernel::{Menu, OptionView, Pause, Play};

use super::{Battle, PersonId, act::Action};
use crate::journal::Choosing;

#[derive(Clone, Debug, PartialEq)]
pub enum CaptiveAction {
    Dispatch(PersonId),
    Capture(PersonId),
}

/// The captives whom nobody guards any more are free.
pub fn look_after(battle: &mut Battle, play: &mut Play<'_>) {
    let _ = (battle, play);
}

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let _ = (battle, who, menu);
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &CaptiveAction,
) -> Result<(), Pause> {
    let _ = (battle, play, who, action);
    Ok(())
}

impl CaptiveAction {
    pub fn offered(&self, battle: &Battle, _: PersonId) -> OptionView {
        OptionView::new(match self {
            CaptiveAction::Dispatch(whom) => format!("Dispatch {}", battle.person(*whom).name),
            CaptiveAction::Capture(whom) => format!("Capture {}", battle.person(*whom).name),
        })
    }

    pub fn deed(&self, _: &Battle, _: PersonId) -> Choosing {
        match self {
            CaptiveAction::Dispatch(whom) => Choosing::Dispatches { whom: whom.token() },
            CaptiveAction::Capture(whom) => Choosing::Captures { whom: whom.token() },
        }
    }
}
