//! What a step would set off, before it is made.
use ground::hex::Hex;
use kernel::{Nobody, Play, scripted};

use super::{
    super::{Battle, PersonId, change},
    Occasion, contenders, measure, newly_seen, startle,
};
use crate::table::insight::InSightTest;

/// Who would see somebody for the first time if he stood in that hex, and the In Sight Test that would then be taken if nobody made
/// an extra step; nothing if nobody would. The battle stays as it is.
pub fn foreseen(battle: &Battle, who: PersonId, hex: Hex) -> Option<(Vec<PersonId>, InSightTest)> {
    if !battle.person(who).functions() || !battle.scene.board.grid().contains(hex) {
        return None;
    }
    let mut then = battle.clone();
    let (mut dice, mut answers) = (scripted(&[]), Nobody);
    let play = &mut Play::bulk(&mut dice, &mut answers);
    super::keep_in_mind(&mut then, who);
    if hex != then.person(who).at {
        then.person_mut(who).turn.moving = true;
        change::enter(&mut then, play, rule!("atzr.move.points"), who, hex);
    }
    let startled = startle(&mut then, play, who);
    let fresh = newly_seen(&then, who);
    if fresh.is_empty() {
        return None;
    }
    let all = contenders(&then);
    let occasion = Occasion { startled, ..Occasion::of_movers(&then, who) };
    let test = measure(&then, &occasion, &all);
    Some((fresh, test))
}
