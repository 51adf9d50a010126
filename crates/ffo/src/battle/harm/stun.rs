//! Stunned (p. 22): how an activation spent doing nothing gets somebody back into Carry On.
use kernel::{Dice, Play};

use crate::battle::{Battle, PersonId, State, change, person::Stun};

/// Somebody's group activates: an activation that a stun takes begins.
pub fn activate(battle: &mut Battle, who: PersonId) {
    if let State::Stunned(stun) = battle.person(who).state {
        change::count_stun(battle, who, Stun { counts: true, ..stun });
    }
}

/// The activation of somebody's group is over, and a stun with it perhaps. One that began before they were Stunned counts for
/// nothing.
pub fn finish(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) {
    let State::Stunned(stun) = battle.person(who).state else { return };
    play.cite(rule!("ffo.ruling.stunned-timing"));
    play.cite(rule!("ffo.status.treat-wounded"));
    if !stun.counts {
        return;
    }
    let left = stun.left.saturating_sub(1);
    if left == 0 {
        change::recover(battle, play, rule!("ffo.status.stunned"), who);
    } else {
        change::count_stun(battle, who, Stun { left, counts: false, ..stun });
    }
}
