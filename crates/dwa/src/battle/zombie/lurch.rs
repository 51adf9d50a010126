//! The lurch (15.1.4): a zombie that ends its move close to a human may throw itself at him.
use kernel::{Dice, Need, Pause, Play, Roll};

use super::walk::Movement;
use crate::{
    battle::{Battle, FigureId, change},
    journal::{Incident, Outcome},
};

const LURCH_MM: i32 = 50;

/// The roll of a zombie that has moved and is in contact with nobody.
pub(super) fn after_move(
    battle: &mut Battle,
    play: &mut Play<'_>,
    movement: &mut Movement,
    zombie: u32,
) -> Result<(), Pause> {
    if !battle.rules.lurch {
        return Ok(());
    }
    let closest = movement.senses.closest_beside(battle, zombie, LURCH_MM);
    if closest.is_empty() {
        return Ok(());
    }
    let who = FigureId::Zombie(zombie).token();
    let these = || battle.called(closest.iter().map(|&it| FigureId::Human(it)));
    let human = closest[play.by(who).faces(these).one_of(rule!("dwa.ruling.lurch"), closest.len())];
    if is_shut(battle, movement, zombie, human) {
        return Ok(());
    }
    // Round a base the nearest free place may lie farther off than the human himself.
    let Some(place) = movement.unobstructed_contact(battle, zombie, human, 2 * LURCH_MM) else {
        return Ok(());
    };
    play.cite(rule!("dwa.ruling.lurch"));
    let whom = FigureId::Human(human).token();
    let rule = rule!("dwa.zombie.lurch");
    play.needs(rule, &[Need::at_least(5, Outcome::Lurches)]);
    let lurches = 5 <= play.by(who).at(whom).d6(rule);
    let told = if lurches { Incident::Lurches { at: whom } } else { Incident::NoLurch { at: whom } };
    play.note(rule, who, told);
    if !lurches || !movement.interrupted(battle, play, zombie)? {
        return Ok(());
    }
    change::enter_of_many(battle, play, rule!("dwa.zombie.lurch"), zombie, place, &movement.braced);
    movement.bases.moved_zombie(battle, zombie);
    movement.comes_into_contact(battle, play, zombie, Some(human))?;
    Ok(())
}

/// Whether its move has shown already that it cannot get into contact.
fn is_shut(battle: &Battle, movement: &Movement, zombie: u32, human: u16) -> bool {
    let at = battle.zombies[zombie as usize].at;
    movement
        .shut
        .is_some_and(|it| (it.zombie, it.human) == (zombie, human) && it.from.is_none_or(|from| from == at))
}
