//! Robbery (24.0): talk, hand over, or fight.
use ground::hex::Hex;
use kernel::{Choice, Dice, Offered, Pause, Play, Roll, What, ask};

use super::{Encounter, beside, players};
use crate::{
    battle::{
        Battle, PersonId, SideId, State, change, insight, item, meet, r#move,
        side::{Role, Stance},
        zombie,
    },
    printed::people::Scored,
    table::robbery::Robbers,
};

/// The victims stand beside a building, the robbers beside them; then somebody opens his mouth.
pub fn begin(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    play.cite(rule!("atzr.robbery.setup"));
    play.cite(rule!("atzr.ruling.robbery-details"));
    let victims = stand_beside_a_building(battle, play);
    let Some(leader) = star_of(battle, &victims) else { return Ok(()) };
    let side = battle.person(leader).side;
    let robbers = Robbers { group: victims.len() as i32, class: battle.side(side).class }.roll(play);
    let (them, zombies) = meet::crowd_in(battle, play, robbers.number, robbers.class, Role::Robbers);
    battle.set_stance(side, them, Stance::ToTalk);
    let around = around(battle, battle.person(leader).at);
    meet::put(battle, play, rule!("atzr.robbery.setup"), them, &around);
    let here = battle.person(leader).at;
    zombie::place_card(battle, play, here, zombies);
    hands_up(battle, play, leader, them)
}

/// Who speaks for the victims: their Star, else the highest Rep.
pub fn star_of(battle: &Battle, victims: &[PersonId]) -> Option<PersonId> {
    let rank = |it: &&PersonId| (battle.person(**it).star, battle.person(**it).rep());
    victims.iter().rev().max_by_key(rank).copied()
}

/// Empty hexes beside somebody, out of doors.
fn around(battle: &Battle, here: Hex) -> Vec<Hex> {
    let board = &battle.scene.board;
    let empty = |it: &Hex| board.building_at(*it).is_none() && battle.standing_at(*it).next().is_none();
    board.grid().neighbours(here).filter(empty).collect()
}

/// Puts everybody who came beside a building: the one people went to, or one by lot.
pub fn stand_beside_a_building(battle: &mut Battle, play: &mut Play<'_>) -> Vec<PersonId> {
    let board = battle.scene.board.clone();
    let after_chillin = matches!(battle.scene.encounter, Encounter::Robbery { after_chillin: true, .. });
    let largest = board.largest().filter(|_| after_chillin);
    let lot = |play: &mut Play<'_>| {
        let at = play.one_of(rule!("atzr.robbery.setup"), board.buildings().len());
        board.buildings().get(at).map(|it| it.id)
    };
    let waiting: Vec<PersonId> =
        players(battle).filter(|it| it.1.state == State::Waiting).map(|it| it.0).collect();
    if waiting.is_empty() {
        return waiting;
    }
    let Some(building) = largest.or_else(|| lot(play)) else { return Vec::new() };
    let hexes = beside(battle, building);
    let first = hexes.first().copied().unwrap_or_default();
    for &who in &waiting {
        let free = |it: &&Hex| !r#move::is_full(battle, who, **it);
        let near = hexes.iter().filter(free).min_by_key(|it| it.distance(first)).copied();
        if let Some(hex) = near {
            change::place(battle, play, rule!("atzr.robbery.setup"), who, hex);
        }
    }
    waiting
}

/// What a Star says to robbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Says {
    TakeIt,
    Never,
}

impl Choice for Says {
    type Table = Battle;

    fn offered(&self, _battle: &Battle) -> Offered {
        Offered::new(match self {
            Says::TakeIt => "Hand everything over",
            Says::Never => "Fight",
        })
    }
}

/// Talk the Talk, of which only the comparison counts; then the victims' Star decides for all, and Grunts alone hand over.
fn hands_up(battle: &mut Battle, play: &mut Play<'_>, leader: PersonId, them: SideId) -> Result<(), Pause> {
    let Some(talk) = meet::measure_talk(battle, leader, them) else { return Ok(()) };
    let printed = battle.scene.printed.clone();
    let side = battle.person(leader).side;
    let (rule, active) = match talk.score(&printed.people.talk, play) {
        Scored::More => (rule!("atzr.robbery.victim-more"), vec![side, them]),
        Scored::Same | Scored::Fewer => (rule!("atzr.robbery.robbers-more"), vec![side]),
    };
    play.cite(rule);
    let says = match battle.person(leader).star {
        true => {
            let asking = ask(rule, battle.seat_for(leader)).about(leader.token());
            play.pick(&*battle, asking, &[Says::TakeIt, Says::Never])?
        }
        false => Says::TakeIt,
    };
    if says == Says::TakeIt {
        hand_over(battle, play, side, them);
        return Ok(());
    }
    battle.set_stance(side, them, Stance::Hostile);
    let suspicious = matches!(battle.scene.encounter, Encounter::Robbery { suspicious: true, .. });
    let occasion = insight::Occasion { active, suspicious: suspicious.then_some(side), ..Default::default() };
    insight::forget(battle);
    insight::test(battle, play, &occasion)
}

/// Everything that everybody there carries; the robbers make off with it.
fn hand_over(battle: &mut Battle, play: &mut Play<'_>, side: SideId, them: SideId) {
    let victims: Vec<PersonId> = battle.functioning().filter(|it| it.1.side == side).map(|it| it.0).collect();
    let robber = battle.functioning().find(|it| it.1.side == them).map(|it| it.0);
    for who in victims {
        let mut slots: Vec<change::Slot> = item::slots(battle.person(who)).map(|it| it.0).collect();
        slots.reverse();
        if slots.is_empty() {
            continue;
        }
        battle.progress.robbed.push(who);
        for slot in slots {
            if let (Some(item), Some(robber)) = (change::take(battle, who, slot), robber) {
                battle.person_mut(robber).gear.push(item);
            }
        }
        let text = "hands everything over".into();
        play.tell(rule!("atzr.robbery.robbers-more"), What::Noted { token: Some(who.token()), text });
    }
    battle.side_mut(them).role = Role::Leaving;
    battle.set_stance(side, them, Stance::Neutral);
}
