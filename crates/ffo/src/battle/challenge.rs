//! Challenges (p. 38): whatever no other rule decides.
use kernel::{Menu, OptionView, Pause, Play, RuleId};
use smallvec::SmallVec;

use super::{Battle, PersonId, act::Action};
use crate::{
    journal::Choosing,
    table::challenge::{Difficulty, Kind, Tool},
};

/// A Challenge of which the players have agreed what it is about.
#[derive(Clone, Debug, PartialEq)]
pub struct ChallengeAction(pub Kind);

/// One of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    pub who: PersonId,
    pub kind: Kind,
    pub difficulty: Difficulty,
    pub tools: SmallVec<[Tool; 1]>,
    pub opponents: SmallVec<[PersonId; 2]>,
    /// Nobody can give up: they roll again at once.
    pub forced: bool,
    /// The rule that calls for it.
    pub about: RuleId,
}

/// Whether it succeeds.
pub fn attempt(battle: &mut Battle, play: &mut Play<'_>, attempt: &Attempt) -> Result<bool, Pause> {
    let _ = (battle, play, attempt);
    Ok(false)
}

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let _ = (battle, who, menu);
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &ChallengeAction,
) -> Result<(), Pause> {
    let _ = (battle, play, who, action);
    Ok(())
}

impl ChallengeAction {
    pub fn offered(&self, _: &Battle, _: PersonId) -> OptionView {
        OptionView::new(match self.0 {
            Kind::People => "Try a People Challenge",
            Kind::Savvy => "Try a Savvy Challenge",
            Kind::ScientificSavvy => "Try a scientific or mechanical Challenge",
            Kind::Physical => "Try a Physical Challenge",
            Kind::AgilePhysical => "Try a Challenge of agility",
        })
    }

    pub const fn deed(&self, _: &Battle, _: PersonId) -> Choosing {
        Choosing::TriesChallenge
    }
}
