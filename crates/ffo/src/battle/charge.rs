//! Charges (p. 30) on the board: to the spot of the test, the fire of whoever is charged, and into melee.
use kernel::{Menu, OptionView, Pause, Play, question::Anchor};
use smallvec::SmallVec;

use super::{Battle, FigureId, PersonId, ZombieId, act::Action, exchange::Rush};
use crate::{journal::Choosing, table::charge::Charge};

#[derive(Clone, Debug, PartialEq)]
pub struct ChargeAction(pub FigureId);

/// Whether somebody gets to within 6 inches of somebody whom they then see.
pub fn can_reach(battle: &Battle, who: FigureId, whom: FigureId, limit_mm: i32) -> bool {
    let _ = (battle, who, whom, limit_mm);
    false
}

/// Those whom an active figure may charge.
pub fn targets(battle: &Battle, who: PersonId) -> SmallVec<[FigureId; 4]> {
    let _ = (battle, who);
    SmallVec::new()
}

/// All charges of one step.
pub fn by_people(battle: &mut Battle, play: &mut Play<'_>, rushes: &[Rush]) -> Result<(), Pause> {
    let _ = (battle, play, rushes);
    Ok(())
}

/// Zombies who stand at their spots charge one human.
pub fn by_zombies(
    battle: &mut Battle,
    play: &mut Play<'_>,
    whom: PersonId,
    zombies: &[ZombieId],
) -> Result<(), Pause> {
    let _ = (battle, play, whom, zombies);
    Ok(())
}

/// A zombie charges somebody who was surprised: no test, and so many shots at it.
pub fn untested(
    battle: &mut Battle,
    play: &mut Play<'_>,
    zombie: ZombieId,
    whom: PersonId,
    shots: u16,
) -> Result<(), Pause> {
    let _ = (battle, play, zombie, whom, shots);
    Ok(())
}

/// The test as the board has it.
pub fn measure(battle: &Battle, target: FigureId, chargers: &[FigureId]) -> Charge {
    let _ = (battle, target, chargers);
    Charge::default()
}

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let _ = (battle, who, menu);
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &ChargeAction,
) -> Result<(), Pause> {
    let _ = (battle, play, who, action);
    Ok(())
}

impl ChargeAction {
    pub fn offered(&self, battle: &Battle, _: PersonId) -> OptionView {
        OptionView::new(format!("Charge {}", battle.name(self.0))).at(Anchor::Token(self.0.token()))
    }

    pub const fn deed(&self, _: &Battle, _: PersonId) -> Choosing {
        Choosing::Charges { whom: self.0.token() }
    }
}
