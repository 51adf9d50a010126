//! Bushwhack (25.0): they wait in cover, and it begins at once.
use ground::hex::Hex;
use kernel::{Dice, Pause, Play, Roll};

use super::robbery::stand_beside_a_building;
use crate::{
    battle::{
        Battle, PersonId, insight, meet,
        side::{Role, Stance},
        turn::{Mover, Phase},
    },
    printed::Terrain,
    table::bushwhack::Bushwhackers,
};

/// How far off they wait.
const AWAY: u8 = 3;

pub fn begin(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    play.cite(rule!("atzr.bushwhack.setup"));
    play.cite(rule!("atzr.ruling.bushwhack-details"));
    let victims = stand_beside_a_building(battle, play);
    let Some(first) = star_of(battle, &victims) else { return Ok(()) };
    let side = battle.person(first).side;
    let strangers = Bushwhackers { group: victims.len() as i32 }.roll(play);
    let them = meet::crowd_in(battle, play, strangers.number, strangers.class, Role::Bushwhackers);
    battle.set_stance(side, them, Stance::Hostile);
    let hexes = ambush(battle, play, battle.person(first).at);
    meet::put(battle, play, rule!("atzr.bushwhack.setup"), them, &hexes);
    let ours = loop {
        let (ours, theirs) = (play.d6(rule!("atzr.bushwhack.start")), play.d6(rule!("atzr.bushwhack.start")));
        if ours != theirs {
            break theirs < ours;
        }
    };
    let active = if ours { side } else { them };
    battle.seen.clear();
    insight::test(battle, play, &insight::Occasion { active: vec![active], ..Default::default() })?;
    // The activation of the side that was quicker goes on (ruling on bushwhacks).
    battle.turn = 1;
    battle.order = vec![Mover::Side(active)];
    battle.side_mut(active).die = Some(1);
    battle.phase = Phase::Next;
    Ok(())
}

fn star_of(battle: &Battle, victims: &[PersonId]) -> Option<PersonId> {
    victims.iter().copied().find(|&it| battle.person(it).star).or(victims.first().copied())
}

/// Cover three hexes off with a Line of Sight; else the nearest such hexes beyond; else in the open.
fn ambush(battle: &Battle, play: &mut Play<'_>, star: Hex) -> Vec<Hex> {
    let board = &battle.scene.board;
    let empty = |it: &Hex| battle.standing_at(*it).next().is_none();
    let covers = |it: &Hex| board.terrain(*it) != Terrain::Clear;
    for away in AWAY..=12 {
        let ring: Vec<Hex> = board
            .grid()
            .ring(star, away)
            .filter(|it| empty(it) && covers(it) && battle.line(star, *it))
            .collect();
        if !ring.is_empty() {
            let first = ring[play.one_of(rule!("atzr.bushwhack.setup"), ring.len())];
            let around = board.grid().neighbours(first).filter(|it| empty(it) && covers(it));
            return std::iter::once(first).chain(around).collect();
        }
    }
    let ring: Vec<Hex> = board.grid().ring(star, AWAY).filter(|it| empty(it) && !covers(it)).collect();
    let at = play.one_of(rule!("atzr.bushwhack.setup"), ring.len());
    ring.get(at)
        .map(|&it| std::iter::once(it).chain(board.grid().neighbours(it)).collect())
        .unwrap_or_default()
}
