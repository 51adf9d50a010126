//! What quirks make somebody do first in his activation, after his psychoses (ruling on compulsions).
use kernel::{Dice, Pause, Play};

use super::{NEAR_MM, has};
use crate::{
    battle::{Battle, FigureId, ap, cc, psychosis::deed},
    journal::Incident,
    table::{char::Archetype, quirk::Quirk},
};

/// All of them, by table number; what cannot be paid or reached is left out.
pub fn begin(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<(), Pause> {
    if !battle.rules.quirks || battle.humans[usize::from(human)].quirks.is_empty() {
        return Ok(());
    }
    let had = ap::at_hand(battle, human, false);
    for quirk in [Quirk::Criminal, Quirk::Macho, Quirk::Stupid] {
        if has(battle, human, quirk) && deed::is_able(battle, human) {
            give_in(battle, play, human, quirk)?;
        }
    }
    let turn = battle.turn_of(human);
    turn.begun |= turn.ap + turn.ap_not_for_movement < had;
    Ok(())
}

fn give_in(battle: &mut Battle, play: &mut Play<'_>, human: u16, quirk: Quirk) -> Result<(), Pause> {
    match quirk {
        Quirk::Criminal => return shoot_police(battle, play, human),
        Quirk::Macho => return show_off(battle, play, human),
        Quirk::Stupid => return brawl(battle, play, human),
        Quirk::Clumsy
        | Quirk::Flinch
        | Quirk::Indecisive
        | Quirk::Psycho
        | Quirk::Relative
        | Quirk::ScaryPants
        | Quirk::Sexy
        | Quirk::Thick => (),
    }
    Ok(())
}

/// One burst at the nearest Law Enforcement character within 10 cm in sight.
fn shoot_police(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<(), Pause> {
    if !battle.rules.archetypes || battle.in_close_combat(human) {
        return Ok(());
    }
    let police = deed::nearest_human(battle, human, NEAR_MM, |it| it.archetype == Archetype::LawEnforcement);
    let Some(police) = police.filter(|&it| deed::can_fire_once(battle, human, it)) else { return Ok(()) };
    takes_hold(play, human, Quirk::Criminal, police);
    deed::fire_once(battle, play, human, police)
}

/// One announced attack at the nearest zombie in sight and range.
fn show_off(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<(), Pause> {
    if battle.in_close_combat(human) {
        return Ok(());
    }
    let Some(zombie) = deed::nearest_target(battle, human) else { return Ok(()) };
    takes_hold(play, human, Quirk::Macho, zombie);
    deed::fire_once(battle, play, human, zombie)
}

/// Scary-pants: whoever is activated with a zombie in sight within 10 cm may lose all AP of the turn.
pub fn freeze(battle: &mut Battle, play: &mut Play<'_>, human: u16) {
    if !may_freeze(battle, human) {
        return;
    }
    play.cite(rule!("dwa.ruling.quirk-details"));
    if !Quirk::ScaryPants.takes_hold(&mut play.by(FigureId::Human(human).token())) {
        return;
    }
    let turn = battle.turn_of(human);
    turn.ap = 0;
    turn.ap_not_for_movement = 0;
    turn.done = true;
    play.note(rule!("dwa.quirk.scary-pants"), FigureId::Human(human).token(), Incident::Freezes);
}

/// Whether that is rolled for if he is activated now.
pub fn may_freeze(battle: &Battle, human: u16) -> bool {
    has(battle, human, Quirk::ScaryPants) && sees_one(battle, human)
}

fn sees_one(battle: &Battle, human: u16) -> bool {
    let who = FigureId::Human(human);
    let near = |it: FigureId| battle.gap(who, it) <= NEAR_MM && deed::sees(battle, human, it);
    battle.zombies().any(|it| near(FigureId::Zombie(it.0)))
}

/// Into contact with the nearest zombie within 10 cm, and strikes with all AP that are left.
fn brawl(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<(), Pause> {
    let who = FigureId::Human(human);
    let Some(zombie) = nearest_zombie(battle, human) else { return Ok(()) };
    let there = battle.in_close_combat(human) || battle.in_contact(who, zombie);
    let able = |it: &Battle| match there {
        true => deed::may_fight(it, human) && cc::can_strike(it, human),
        false => deed::can_reach(it, human, zombie),
    };
    if !deed::could(battle, human, able) {
        return Ok(());
    }
    takes_hold(play, human, Quirk::Stupid, zombie);
    deed::get_up(battle, play, human);
    if !there {
        deed::reach(battle, play, human, zombie);
    }
    if !deed::is_able(battle, human) || !deed::is_up(battle, human) {
        return Ok(());
    }
    loop {
        let touched = battle.figures().any(|it| it == zombie) && battle.in_contact(who, zombie);
        let stands = (touched && battle.is_standing(zombie)).then_some(zombie);
        let other = || battle.opponents(human).next().map(FigureId::Zombie);
        // One who lies is struck as well, after those who stand.
        let Some(target) = stands.or_else(other).or(touched.then_some(zombie)) else { return Ok(()) };
        if !deed::may_fight(battle, human) || !deed::strike_once(battle, play, human, target)? {
            return Ok(());
        }
    }
}

/// Tells that a quirk makes him act, and at whom; what he does comes after it.
fn takes_hold(play: &mut Play<'_>, human: u16, quirk: Quirk, at: FigureId) {
    let who = FigureId::Human(human).token();
    quirk.takes_hold(&mut play.by(who));
    play.cite(rule!("dwa.ruling.compulsions"));
    play.note(quirk.rule(), who, Incident::Compelled { at: Some(at.token()) });
}

/// The nearest zombie within 10 cm.
fn nearest_zombie(battle: &Battle, human: u16) -> Option<FigureId> {
    let who = FigureId::Human(human);
    let zombies = battle.zombies().map(|it| FigureId::Zombie(it.0));
    let near = zombies.filter(|&it| battle.gap(who, it) <= NEAR_MM);
    near.min_by_key(|&it| (battle.gap(who, it), it))
}
