//! Jammed weapons (11.3) on the board.
use kernel::{Dice, Menu, Play};

use super::{
    Battle, FigureId,
    act::Action,
    ap, change,
    figure::Malfunction,
    shoot::{ShootAction, held},
};
use crate::{
    journal::Incident,
    table::{
        ap::Action as Priced,
        jam::{Jam, JamCheck},
        weapons::Weapon,
    },
};

/// Whether a weapon jams after the natural 1s of a burst.
pub(crate) fn check(battle: &mut Battle, play: &mut Play<'_>, human: u16, place: u8, ones: u8) {
    if !battle.rules.jams {
        return;
    }
    let weapon = held(battle, human, place).weapon;
    let named = || weapon.profile().name.to_owned();
    let token = FigureId::Human(human).token();
    if after(weapon, ones, &mut play.by(token).with(named)) {
        jam(battle, play, human, place);
    } else if (JamCheck { weapon, ones }).is_rolled() {
        play.note(rule!("dwa.jam.roll"), token, Incident::NoJam { weapon });
    }
}

/// Whether so many natural 1s of a burst jam a weapon of this kind.
pub(crate) fn after(weapon: Weapon, ones: u8, dice: &mut dyn Dice) -> bool {
    JamCheck { weapon, ones }.roll(dice) == Jam::Jammed
}

/// The weapon is jammed now.
pub(crate) fn jam(battle: &mut Battle, play: &mut Play<'_>, human: u16, place: u8) {
    change::set_trouble(battle, human, place, Malfunction::Jammed);
    let jams = Incident::Jams { weapon: held(battle, human, place).weapon };
    play.note(rule!("dwa.jam.clear"), FigureId::Human(human).token(), jams);
}

/// Spends the AP and puts it right.
pub(crate) fn clear(battle: &mut Battle, play: &mut Play<'_>, human: u16, place: u8) {
    ap::pay(battle, play, human, Priced::ClearJam);
    change::set_trouble(battle, human, place, Malfunction::None);
    let clears = Incident::ClearsJam { weapon: held(battle, human, place).weapon };
    play.note(rule!("dwa.jam.clear"), FigureId::Human(human).token(), clears);
}

/// Every jammed weapon that he has in hand can be cleared, but not in close combat.
pub(crate) fn offer(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    for &place in &battle.humans[usize::from(human)].in_hand {
        if held(battle, human, place).trouble != Malfunction::Jammed {
            continue;
        }
        let action = Action::Shoot(ShootAction::ClearJam { place });
        if battle.in_close_combat(human) {
            menu.refuse(rule!("dwa.cc.allowed-actions"), action);
            continue;
        }
        menu.offer_unless(ap::unaffordable(battle, human, Priced::ClearJam), action);
    }
}
