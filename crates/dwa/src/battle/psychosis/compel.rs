//! What psychoses make somebody do first in his activation (ruling on compulsions).
use kernel::{Dice, Pause, Play};

use super::{CHARGED, NEAR_MM, SCARED, deed, suffers};
use crate::{
    battle::{
        Battle, FigureId, ap,
        change::{self, By},
        figure::Posture,
        r#move,
    },
    journal::Incident,
    table::{ap::Action as Priced, psychosis::Psychosis},
};

/// All of them, by table number; what cannot be paid or reached is left out.
pub fn compel(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<(), Pause> {
    if !battle.rules.trauma || battle.humans[usize::from(human)].psychoses.is_empty() {
        return Ok(());
    }
    let had = ap::at_hand(battle, human, false);
    for psychosis in [Psychosis::Charge, Psychosis::Paranoid, Psychosis::Scared, Psychosis::Hallucinate] {
        if suffers(battle, human, psychosis) && deed::is_able(battle, human) {
            give_in(battle, play, human, psychosis)?;
        }
    }
    let turn = battle.turn_of(human);
    turn.begun |= turn.ap + turn.ap_not_for_movement < had;
    Ok(())
}

fn give_in(battle: &mut Battle, play: &mut Play<'_>, human: u16, psychosis: Psychosis) -> Result<(), Pause> {
    match psychosis {
        Psychosis::Charge => charge(battle, play, human),
        Psychosis::Paranoid => return shoot_friend(battle, play, human),
        Psychosis::Scared => return flee(battle, play, human),
        Psychosis::Hallucinate => return strike_friend(battle, play, human),
        Psychosis::Berserk
        | Psychosis::MentalBlock
        | Psychosis::Terrified
        | Psychosis::Depressive
        | Psychosis::Schizophrenic
        | Psychosis::Rage
        | Psychosis::Despaired => (),
    }
    Ok(())
}

/// Towards the closest zombie: into contact if the AP reach, else 5 cm.
fn charge(battle: &mut Battle, play: &mut Play<'_>, human: u16) {
    let who = FigureId::Human(human);
    let nearest =
        battle.zombies().map(|it| it.0).min_by_key(|&it| (battle.gap(who, FigureId::Zombie(it)), it));
    let Some(zombie) = nearest.map(FigureId::Zombie) else { return };
    if battle.in_close_combat(human) || battle.in_contact(who, zombie) {
        return;
    }
    let before = battle.at(who);
    let ap = ap::price(battle, human, Priced::Move);
    if !deed::could(battle, human, |it| deed::can_close_with(it, human, zombie, ap)) {
        return;
    }
    takes_hold(play, human, Psychosis::Charge, Some(zombie));
    deed::get_up(battle, play, human);
    deed::close_with(battle, play, human, zombie, ap);
    if battle.at(who) == before {
        return;
    }
    battle.turn_of(human).compelled |= CHARGED;
    if battle.in_contact(who, zombie) {
        change::fall(battle, play, rule!("dwa.psychosis.charge"), zombie, By::human(human, true));
    } else {
        play.cite(rule!("dwa.psychosis.charge"));
    }
}

/// One burst at the nearest friend within 10 cm in sight.
fn shoot_friend(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<(), Pause> {
    if battle.in_close_combat(human) {
        return Ok(());
    }
    let nearest = deed::nearest_human(battle, human, NEAR_MM, |_| true);
    let Some(friend) = nearest.filter(|&it| deed::can_fire_once(battle, human, it)) else { return Ok(()) };
    takes_hold(play, human, Psychosis::Paranoid, Some(friend));
    deed::fire_once(battle, play, human, friend)
}

/// All AP go into moving towards the nearest friend; out of close combat he must break first, or do nothing.
fn flee(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<(), Pause> {
    if battle.humans[usize::from(human)].turn.compelled & SCARED == 0 {
        return Ok(());
    }
    takes_hold(play, human, Psychosis::Scared, nearest_friend(battle, human).map(FigureId::Human));
    let figure = &battle.humans[usize::from(human)];
    let lies = figure.is_on_table() && figure.posture != Posture::Standing;
    if lies && ap::unaffordable(battle, human, Priced::StandUp).is_none() {
        r#move::stand_up(battle, play, human);
    }
    if battle.in_close_combat(human) {
        deed::try_break(battle, play, human)?;
    }
    if deed::is_able(battle, human) && !held_fast(battle, human) && deed::can_walk(battle, human) {
        let friend = nearest_friend(battle, human);
        if let Some(friend) = friend {
            let all = ap::at_hand(battle, human, true);
            deed::close_with(battle, play, human, FigureId::Human(friend), all);
        }
    }
    battle.turn_of(human).done = true;
    Ok(())
}

/// In close combat and not free to leave it.
fn held_fast(battle: &Battle, human: u16) -> bool {
    battle.in_close_combat(human) && !battle.humans[usize::from(human)].turn.must_leave
}

fn nearest_friend(battle: &Battle, human: u16) -> Option<u16> {
    let who = FigureId::Human(human);
    let others = battle.humans().filter(|it| it.0 != human && it.1.is_on_table()).map(|it| it.0);
    others.min_by_key(|&it| (battle.gap(who, FigureId::Human(it)), it))
}

/// Into contact with the nearest friend within 10 cm, and one strike at him.
fn strike_friend(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<(), Pause> {
    let figure = &battle.humans[usize::from(human)];
    if !deed::has_melee(figure) || battle.in_close_combat(human) {
        return Ok(());
    }
    let who = FigureId::Human(human);
    let near = nearest_friend(battle, human).map(FigureId::Human);
    let Some(friend) = near.filter(|&it| battle.gap(who, it) <= NEAR_MM) else { return Ok(()) };
    let touches = battle.in_contact(who, friend);
    let able = |it: &Battle| match touches {
        true => ap::unaffordable(it, human, Priced::Strike).is_none(),
        false => deed::can_reach(it, human, friend),
    };
    if !deed::could(battle, human, able) {
        return Ok(());
    }
    takes_hold(play, human, Psychosis::Hallucinate, Some(friend));
    deed::get_up(battle, play, human);
    if touches || deed::reach(battle, play, human, friend) {
        deed::strike_once(battle, play, human, friend)?;
    }
    Ok(())
}

/// Tells that a psychosis makes him act, and at or towards whom; what he does comes after it.
fn takes_hold(play: &mut Play<'_>, human: u16, psychosis: Psychosis, at: Option<FigureId>) {
    let who = FigureId::Human(human).token();
    psychosis.takes_hold(&mut play.by(who));
    play.cite(rule!("dwa.ruling.compulsions"));
    play.note(psychosis.rule(), who, Incident::Compelled { at: at.map(FigureId::token) });
}
