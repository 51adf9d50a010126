//! What the journal says of an attack before its dice.
use kernel::Play;

use crate::{
    battle::{Battle, FigureId},
    journal::{self, Incident},
    table::weapons::Weapon,
};

/// Somebody fires at these, the declared or nearest one first; how many bursts, and how often he has aimed.
pub(crate) fn tell_attack(
    battle: &Battle,
    play: &mut Play<'_>,
    human: u16,
    weapon: Weapon,
    targets: &[FigureId],
    (bursts, aim): (u8, u8),
) {
    let firer = FigureId::Human(human);
    let range = targets.first().map(|&it| battle.gap(firer, it));
    let at = journal::tokens(targets);
    let fires = Incident::Fires { with: weapon, at, range, bursts, aim };
    play.note(rule!("dwa.shoot.procedure"), firer.token(), fires);
}
