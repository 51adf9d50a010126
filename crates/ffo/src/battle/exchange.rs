//! Fire, charges and tests, round after round until nobody has anything to answer (p. 25).
use kernel::{Pause, Play};
use smallvec::SmallVec;

use super::{
    Battle, FigureId, PersonId, charge, r#move,
    reaction::{self, Aftermath},
    shoot::{self, Firing},
};

/// What happens in one step, all of it at once; a shot comes before a charge between the same two.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Exchange {
    pub fires: Vec<Firing>,
    pub charges: Vec<Rush>,
    /// Stars who go where they like.
    pub moves: Vec<PersonId>,
    pub ducks: Vec<(PersonId, SmallVec<[FigureId; 2]>)>,
}

/// Somebody who charges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rush {
    pub who: PersonId,
    pub whom: FigureId,
    pub manner: RushManner,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RushManner {
    Active,
    InSight,
    Reaction,
}

impl Exchange {
    pub fn is_empty(&self) -> bool {
        self.fires.is_empty() && self.charges.is_empty() && self.moves.is_empty() && self.ducks.is_empty()
    }
}

/// Plays a step and all that answers it.
pub fn exchange(battle: &mut Battle, play: &mut Play<'_>, mut step: Exchange) -> Result<(), Pause> {
    while !step.is_empty() {
        let after = act(battle, play, &step)?;
        step = reaction::react(battle, play, after)?;
    }
    Ok(())
}

/// One step: all fire, then all charges of those who still can, then those who duck. What the fire leaves to be tested.
pub(super) fn act(battle: &mut Battle, play: &mut Play<'_>, step: &Exchange) -> Result<Aftermath, Pause> {
    let after = match step.fires.as_slice() {
        [] => Aftermath::default(),
        fires => shoot::volley(battle, play, fires)?,
    };
    if !step.charges.is_empty() {
        charge::by_people(battle, play, &step.charges)?;
    }
    for (who, from) in &step.ducks {
        if battle.person(*who).carries_on() {
            r#move::duck_back(battle, play, *who, from)?;
        }
    }
    Ok(after)
}
