//! Activation dice (p. 13 and 14): one for each side and one for the dead, and the order they give.
use kernel::Play;

use super::{Mover, Phase};
use crate::battle::{Battle, group};

/// The groups are what they are as the dice are rolled.
pub(super) fn roll(battle: &mut Battle, play: &mut Play<'_>) -> Phase {
    let _ = play;
    battle.groups = battle.side_ids().flat_map(|it| group::groups(battle, it)).collect();
    battle.order = battle.side_ids().map(Mover::Side).chain([Mover::Zombies]).collect();
    Phase::Next
}
