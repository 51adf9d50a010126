//! Robbery (24.0): talk, hand over, or fight.
use ground::hex::Hex;
use kernel::{Dice, Pause, Play, Roll, What, ask};

use super::{Encounter, beside, players};
use crate::{
    battle::{
        Battle, PersonId, SideId, State, change, insight, item, meet, r#move,
        side::{Role, Stance},
    },
    printed::people::Scored,
    table::robbery::Robbers,
};

/// The victims stand beside a building, the robbers beside them; then somebody opens his mouth.
pub fn begin(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    play.cite(rule!("atzr.robbery.setup"));
    play.cite(rule!("atzr.ruling.robbery-details"));
    let victims = stand_beside_a_building(battle, play);
    let Some(&first) = victims.first() else { return Ok(()) };
    let side = battle.person(first).side;
    let robbers = Robbers { group: victims.len() as i32, class: battle.side(side).class }.roll(play);
    let them = meet::crowd_in(battle, play, robbers.number, robbers.class, Role::Robbers);
    battle.set_stance(side, them, Stance::ToTalk);
    let here = battle.person(first).at;
    let around: Vec<Hex> = battle
        .scene
        .board
        .grid()
        .neighbours(here)
        .filter(|it| {
            battle.scene.board.building_at(*it).is_none() && battle.standing_at(*it).next().is_none()
        })
        .collect();
    meet::put(battle, play, rule!("atzr.robbery.setup"), them, &around);
    hands_up(battle, play, first, side, them)
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
    let Some(building) = largest.or_else(|| lot(play)) else { return Vec::new() };
    let hexes = beside(battle, building);
    let waiting: Vec<PersonId> =
        players(battle).filter(|it| it.1.state == State::Waiting).map(|it| it.0).collect();
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

/// Talk the Talk, of which only the comparison counts; then the victims' Leader decides for all.
fn hands_up(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    side: SideId,
    them: SideId,
) -> Result<(), Pause> {
    let Some(talk) = meet::measure_talk(battle, who, them) else { return Ok(()) };
    let printed = battle.scene.printed.clone();
    let scored = talk.score(&printed.people.talk, play);
    let star = battle.functioning().find(|it| it.1.side == side && it.1.star).map(|it| it.0);
    let (rule, active) = match scored {
        Scored::More => (rule!("atzr.robbery.victim-more"), vec![side, them]),
        Scored::Same | Scored::Fewer => (rule!("atzr.robbery.robbers-more"), vec![side]),
    };
    let fights = match star {
        Some(star) => play.yes_no(&*battle, ask(rule, battle.seat_for(star)).about(star.token()))?,
        None => false,
    };
    if !fights {
        hand_over(battle, play, side, them);
        return Ok(());
    }
    battle.set_stance(side, them, Stance::Hostile);
    let suspicious = matches!(battle.scene.encounter, Encounter::Robbery { suspicious: true, .. });
    let occasion = insight::Occasion { active, suspicious: suspicious.then_some(side), ..Default::default() };
    insight::test(battle, play, &occasion)
}

/// Everything that everybody there carries; the robbers make off with it.
fn hand_over(battle: &mut Battle, play: &mut Play<'_>, side: SideId, them: SideId) {
    let victims: Vec<PersonId> = battle.functioning().filter(|it| it.1.side == side).map(|it| it.0).collect();
    let robber = battle.functioning().find(|it| it.1.side == them).map(|it| it.0);
    for who in victims {
        let mut slots: Vec<change::Slot> = item::slots(battle.person(who)).map(|it| it.0).collect();
        slots.reverse();
        for slot in slots {
            let taken = change::take(battle, who, slot);
            battle.progress.robbed |= taken.is_some();
            if let (Some(robber), Some(item)) = (robber, taken) {
                battle.person_mut(robber).gear.push(item);
            }
        }
        let text = "hands everything over".into();
        play.tell(rule!("atzr.robbery.robbers-more"), What::Noted { token: Some(who.token()), text });
    }
    battle.side_mut(them).role = Role::Leaving;
    battle.set_stance(side, them, Stance::Neutral);
}
