//! Psychoses (16.7) on the board: always in effect, never a choice.
mod compel;
pub mod deed;

use kernel::{Dice, Menu, Pause, Play, RuleId};

pub use self::compel::compel;
use super::{
    Battle, FigureId,
    act::{self, Action},
    change::{self, By},
    r#move::MoveAction,
    vehicle::VehicleAction,
};
use crate::{
    journal::{Count, Incident},
    table::psychosis::Psychosis,
};

/// How near a zombie has to be for the Scared, and a friend for the Paranoid and those who hallucinate.
const NEAR_MM: i32 = 100;
/// How near a zombie has to be for the Terrified.
pub(super) const TERROR_MM: i32 = 300;

/// A zombie was near as the turn began (Scared).
const SCARED: u8 = 1;
/// No skills this turn (Schizophrenic).
const ABSENT: u8 = 2;
/// He moved towards a zombie because he had to (Charge).
const CHARGED: u8 = 4;

/// Whether somebody has this psychosis, where psychoses are played.
pub fn suffers(battle: &Battle, human: u16, psychosis: Psychosis) -> bool {
    battle.rules.trauma && battle.humans[usize::from(human)].psychoses.contains(&psychosis)
}

/// Despaired and Schizophrenic roll as the turn begins, and everybody who might be Scared looks round.
pub fn minds(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    if !battle.rules.trauma {
        return Ok(());
    }
    for human in 0..battle.humans.len() as u16 {
        if !battle.humans[usize::from(human)].is_alive() {
            continue;
        }
        let who = FigureId::Human(human).token();
        if suffers(battle, human, Psychosis::Schizophrenic)
            && Psychosis::Schizophrenic.takes_hold(&mut play.by(who))
        {
            be_absent(battle, play, human);
        }
        if suffers(battle, human, Psychosis::Despaired) && Psychosis::Despaired.takes_hold(&mut play.by(who))
        {
            despair(battle, play, human);
        }
        // Whoever becomes Scared in the fear step of this turn flees already.
        if zombie_near(battle, human) {
            battle.turn_of(human).compelled |= SCARED;
        }
    }
    Ok(())
}

/// No AP and no skill this turn; the tests of phase 1 are taken all the same.
fn be_absent(battle: &mut Battle, play: &mut Play<'_>, human: u16) {
    let turn = battle.turn_of(human);
    turn.ap = 0;
    turn.done = true;
    turn.compelled |= ABSENT;
    play.cite(rule!("dwa.ruling.psychosis-details"));
    let token = FigureId::Human(human).token();
    play.note(rule!("dwa.psychosis.schizophrenic"), token, Incident::DoesNothing);
}

/// One bullet, if he has one; he never turns.
fn despair(battle: &mut Battle, play: &mut Play<'_>, human: u16) {
    change::keep_dead(battle, human);
    let figure = &battle.humans[usize::from(human)];
    if let (Some(&place), Some(held)) = (figure.in_hand.first(), figure.held())
        && held.weapon.is_gun()
        && 0 < held.loaded
    {
        change::load(battle, human, place, held.loaded - 1);
    }
    play.cite(rule!("dwa.ruling.psychosis-details"));
    let by = By::human(human, false);
    change::eliminate(battle, play, rule!("dwa.psychosis.despaired"), FigureId::Human(human), by);
}

fn zombie_near(battle: &Battle, human: u16) -> bool {
    let who = FigureId::Human(human);
    let on_table = battle.humans[usize::from(human)].is_on_table();
    on_table && battle.zombies().any(|it| battle.gap(who, FigureId::Zombie(it.0)) <= NEAR_MM)
}

/// Whether his mind lets him use a skill this turn.
pub fn allows_skills(battle: &Battle, human: u16) -> bool {
    battle.humans[usize::from(human)].turn.compelled & ABSENT == 0
}

/// Whether he has fired this turn and so does not move any more (Mental block).
pub fn is_rooted(battle: &Battle, human: u16) -> bool {
    suffers(battle, human, Psychosis::MentalBlock) && battle.humans[usize::from(human)].turn.fired
}

/// The psychosis that keeps somebody from firing now.
pub fn forbids_fire(battle: &Battle, human: u16) -> Option<RuleId> {
    let turn = &battle.humans[usize::from(human)].turn;
    let moved = turn.moved || 0 < turn.ap_on_movement;
    if suffers(battle, human, Psychosis::MentalBlock) && moved {
        return Some(rule!("dwa.psychosis.mental-block"));
    }
    let fights = || battle.in_close_combat(human);
    let afraid = suffers(battle, human, Psychosis::Terrified) && fights();
    afraid.then_some(rule!("dwa.psychosis.terrified"))
}

/// Greys out what a psychosis forbids.
pub fn restrict(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    if !battle.rules.trauma || battle.humans[usize::from(human)].psychoses.is_empty() {
        return;
    }
    if let Some(rule) = forbids_fire(battle, human) {
        act::close(menu, rule, |it| !deed::is_fire(it));
    }
    if is_rooted(battle, human) {
        act::close(menu, rule!("dwa.psychosis.mental-block"), |it| !is_movement(it));
    }
    if suffers(battle, human, Psychosis::Terrified) {
        act::close(menu, rule!("dwa.psychosis.terrified"), |it| !deed::is_strike(it) && !deed::is_cqm(it));
    }
    if battle.humans[usize::from(human)].turn.compelled & CHARGED != 0 {
        act::close(menu, rule!("dwa.psychosis.charge"), |it| !deed::is_break(it));
    }
}

fn is_movement(action: &Action) -> bool {
    let it = match action {
        Action::Move(it) => it,
        Action::Vehicle(it) => return matches!(it, VehicleAction::GetIn { .. } | VehicleAction::GetOut),
        _ => return false,
    };
    match it {
        MoveAction::Walk | MoveAction::Climb(_) | MoveAction::Jump(_) => true,
        MoveAction::Stunt(_) | MoveAction::Leave => true,
        MoveAction::Turn | MoveAction::LieDown | MoveAction::StandUp | MoveAction::Use(_) => false,
    }
}

/// Berserk: whom an announced attack really goes at, rolled for each; none leaves it as it is.
pub fn berserk_target(battle: &Battle, play: &mut Play<'_>, human: u16, range_mm: i32) -> Option<FigureId> {
    if !suffers(battle, human, Psychosis::Berserk) {
        return None;
    }
    play.cite(rule!("dwa.ruling.psychosis-details"));
    if !Psychosis::Berserk.takes_hold(&mut play.by(FigureId::Human(human).token())) {
        return None;
    }
    closest(battle, human, range_mm)
}

/// Berserk: whom an attack may go at instead.
pub fn may_divert(battle: &Battle, human: u16) -> Option<FigureId> {
    let range = battle.humans[usize::from(human)].held().map_or(0, |it| it.weapon.range_mm());
    suffers(battle, human, Psychosis::Berserk).then(|| closest(battle, human, range))?
}

/// The closest figure in sight and range.
fn closest(battle: &Battle, human: u16, range_mm: i32) -> Option<FigureId> {
    let who = FigureId::Human(human);
    let others = battle.figures().filter(|&it| it != who);
    let seen = others.filter(|&it| battle.gap(who, it) <= range_mm && deed::sees(battle, human, it));
    seen.min_by_key(|&it| (battle.gap(who, it), it))
}

/// Rage: what his activation, or his Cover, leaves in the guns that he fired at zombies.
pub fn end(battle: &mut Battle, play: &mut Play<'_>, human: u16) {
    let turn = &battle.humans[usize::from(human)].turn;
    if !suffers(battle, human, Psychosis::Rage) || 0 < turn.cover_ap {
        return;
    }
    for place in battle.humans[usize::from(human)].turn.fired_guns.clone() {
        empty(battle, play, human, place);
    }
}

/// Rage: a gun that he fired at zombies this turn leaves his hands, and is empty.
pub fn lets_go(battle: &mut Battle, play: &mut Play<'_>, human: u16, place: u8) {
    let fired = battle.humans[usize::from(human)].turn.fired_guns.contains(&place);
    if fired && suffers(battle, human, Psychosis::Rage) {
        empty(battle, play, human, place);
    }
}

/// Rage: what he fired is empty before the fresh rounds go in, and these are not fired until he attacks again.
pub fn reloads(battle: &mut Battle, play: &mut Play<'_>, human: u16, place: u8) {
    lets_go(battle, play, human, place);
    battle.turn_of(human).fired_guns.retain(|it| *it != place);
}

fn empty(battle: &mut Battle, play: &mut Play<'_>, human: u16, place: u8) {
    let held = battle.humans[usize::from(human)].weapons.get(usize::from(place));
    let Some(held) = held.filter(|it| 0 < it.loaded) else { return };
    let (who, weapon) = (FigureId::Human(human).token(), held.weapon);
    change::load(battle, human, place, 0);
    play.cite(rule!("dwa.ruling.psychosis-details"));
    play.note(rule!("dwa.psychosis.rage"), who, Incident::EmptiesInRage { weapon });
    play.counted(rule!("dwa.psychosis.rage"), who, Count::Bursts, 0);
}
