//! The dead rise, and zombies with firearms shoot (12.7).
use kernel::{Dice, Pause, Play, Roll};

use super::{
    Battle, FigureId, Zombie,
    board::LooseThing,
    change,
    change::By,
    figure::Life,
    shoot::{Blow, strike_down},
    zombie::place,
};
use crate::{
    journal::Incident,
    table::{
        flame::HitBy,
        shoot::Hit,
        weapons::{Category, Weapon},
        zombification::{ArmedZombie, ArmedZombieShot, Turning, ZombificationTest},
    },
};

/// The zombification step of phase 1.
pub fn test_all(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    if !battle.rules.zombification {
        return Ok(());
    }
    for human in 0..battle.humans.len() as u16 {
        let Some(test) = measure(battle, human) else { continue };
        play.cite(rule!("dwa.ruling.zombification-who"));
        match test.roll(&mut play.by(FigureId::Human(human).token())) {
            Turning::Turns => turn(battle, play, human),
            Turning::LiesStill => {
                let token = FigureId::Human(human).token();
                play.note(rule!("dwa.zombification.test"), token, Incident::LiesStill);
            }
        }
    }
    Ok(())
}

/// The test of a body on the table; none in the turn of the elimination, nor for those who stay dead.
pub fn measure(battle: &Battle, human: u16) -> Option<ZombificationTest> {
    let figure = &battle.humans[usize::from(human)];
    match figure.life {
        Life::Eliminated { turn } if turn < battle.turn && !figure.stays_dead => {
            Some(ZombificationTest { wounds: figure.wounds, turns: battle.turn - turn })
        }
        Life::Eliminated { .. } | Life::Alive | Life::Turned { .. } | Life::Left => None,
    }
}

/// He lies there as a zombie, with the weapon that was in his hand.
fn turn(battle: &mut Battle, play: &mut Play<'_>, human: u16) {
    play.cite(rule!("dwa.ruling.zombification-rise"));
    let weapon = take_weapon(battle, human);
    let figure = &battle.humans[usize::from(human)];
    let (level, facing, body) = (figure.level, figure.facing, figure.at);
    let at = place::nearest_free(battle, level, body);
    let risen = Zombie { level, facing, weapon, fallen: true, was: Some(human), ..Zombie::new(at) };
    change::turn_into(battle, play, rule!("dwa.zombification.effect"), human, risen);
}

/// The weapon in the hand of a body, unless somebody has picked it up or zombies do not use it.
fn take_weapon(battle: &mut Battle, human: u16) -> Option<Weapon> {
    let figure = &battle.humans[usize::from(human)];
    let (held, body) = (*figure.held()?, figure.at);
    let fires = battle.rules.armed_zombies && held.weapon.is_gun();
    if !is_melee(held.weapon) && !fires {
        return None;
    }
    let lies = |it: &super::Lying| {
        it.at == body && matches!(it.what, LooseThing::Weapon(lying) if lying.weapon == held.weapon)
    };
    let at = battle.lying.iter().position(lies)?;
    change::take_up(battle, at);
    Some(held.weapon)
}

/// A knife, a club, a stick: anything that is made to strike with.
pub(crate) fn is_melee(weapon: Weapon) -> bool {
    weapon.profile().category == Category::Melee
}

/// The armed zombies fire when all others have attacked, and the stunned recover: their phase is over. Those who were
/// stunned after they had begun to act have their next activation still before them.
pub fn fire_all(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    if battle.rules.armed_zombies {
        for zombie in 0..battle.zombies.len() as u32 {
            fire(battle, play, zombie);
        }
    }
    for zombie in 0..battle.zombies.len() {
        let figure = &battle.zombies[zombie];
        if figure.stunned && !figure.waits && !figure.begun {
            play.cite(rule!("dwa.ruling.stun"));
            change::recover(battle, FigureId::Zombie(zombie as u32));
        }
    }
    Ok(())
}

fn fire(battle: &mut Battle, play: &mut Play<'_>, zombie: u32) {
    let figure = &battle.zombies[zombie as usize];
    let Some(weapon) = figure.weapon.filter(|it| it.is_gun()) else { return };
    if !figure.stands() || figure.stunned || figure.waits {
        return;
    }
    let targets = closest(battle, zombie, weapon.range_mm());
    if targets.is_empty() {
        return;
    }
    let who = FigureId::Zombie(zombie).token();
    let these = || battle.called(targets.iter().copied());
    let drawn = play.by(who).faces(these).one_of(rule!("dwa.zombification.armed-zombie"), targets.len());
    let target = targets[drawn];
    play.cite(rule!("dwa.shoot.zombies-may-carry"));
    let range = Some(battle.gap(FigureId::Zombie(zombie), target));
    let at = vec![target.token()];
    let fires = Incident::Fires { with: weapon, at, range, bursts: 1, aim: 0 };
    play.note(rule!("dwa.zombification.armed-zombie"), who, fires);
    let shot = ArmedZombie {};
    let hit = match shot.fire(&mut play.by(who).at(target.token())) {
        ArmedZombieShot::Miss => Hit::Miss,
        ArmedZombieShot::Fall => Hit::Fall,
    };
    let rule = rule!("dwa.zombification.armed-zombie-roll");
    let blow = Blow { rule, by: By::zombie(zombie), hit_by: HitBy::Firearm };
    strike_down(battle, play, target, hit, blow);
}

/// The figures closest to a zombie that it sees within range, all equally far.
fn closest(battle: &Battle, zombie: u32, range_mm: i32) -> Vec<FigureId> {
    let who = FigureId::Zombie(zombie);
    let mut near: Vec<(i32, FigureId)> =
        battle.figures().filter(|&it| it != who).map(|it| (battle.gap(who, it), it)).collect();
    near.retain(|it| it.0 <= range_mm);
    near.sort_unstable();
    let first = near.iter().find(|it| battle.sees(who, it.1)).map(|it| it.0);
    near.retain(|it| Some(it.0) == first && battle.sees(who, it.1));
    near.into_iter().map(|it| it.1).collect()
}
