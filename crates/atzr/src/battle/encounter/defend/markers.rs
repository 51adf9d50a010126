//! The NPC markers of a Defend (23.0): where they start, and how they come nearer.
use ground::hex::{Hex, Reach};
use kernel::{Dice, Pause, Play};

use super::reveal;
use crate::{
    battle::{Battle, change},
    printed::Terrain,
    table::r#move::Step,
};

/// How far off markers are placed, and what they move and activate on.
const AWAY: u8 = 6;
const REP: u8 = 4;
const POINTS: u8 = 3;
const HOW_MANY: usize = 3;

/// Six hexes from the nearest hex of a home, as far from each other as can be; those for whom the map has no such hex at
/// the edge farthest from the home (ruling on the markers).
pub fn place(battle: &mut Battle, play: &mut Play<'_>) {
    let Some(&home) = battle.progress.homes.first() else { return };
    let board = battle.scene.board.clone();
    let edge = board.farthest_edge(home);
    battle.progress.flight = Some(edge);
    play.cite(rule!("atzr.ruling.defend-contradiction"));
    let open = |it: &Hex| board.building_at(*it).is_none();
    let ring: Vec<Hex> = board.grid().hexes().filter(|it| open(it) && to_home(battle, *it) == AWAY).collect();
    let mut hexes = farthest_apart(&ring);
    let at_the_edge = board.entries(edge).filter(|it| open(it) && !hexes.contains(it));
    let spare: Vec<Hex> = at_the_edge.collect();
    hexes.extend(spare.into_iter().take(HOW_MANY - hexes.len()));
    for at in hexes {
        change::place_marker(battle, play, at);
    }
}

/// How far it is to the nearest hex of a home.
fn to_home(battle: &Battle, hex: Hex) -> u8 {
    let homes = battle.progress.homes.iter();
    homes.map(|&it| battle.scene.board.building(it).distance(hex)).min().unwrap_or(u8::MAX)
}

/// The three whose two nearest are farthest apart, then whose distances add up to most; all of them if there are no more.
fn farthest_apart(all: &[Hex]) -> Vec<Hex> {
    let apart = |[a, b, c]: [Hex; 3]| {
        let mut sides = [a.distance(b), b.distance(c), c.distance(a)];
        sides.sort_unstable();
        (sides[0], sides.iter().map(|it| u16::from(*it)).sum::<u16>())
    };
    let mut best: Option<[Hex; 3]> = None;
    for (i, &a) in all.iter().enumerate() {
        for (j, &b) in all.iter().enumerate().skip(i + 1) {
            for &c in &all[j + 1..] {
                if best.is_none_or(|it| apart(it) < apart([a, b, c])) {
                    best = Some([a, b, c]);
                }
            }
        }
    }
    best.map_or_else(|| all.to_vec(), |it| it.to_vec())
}

/// Markers activate as Rep 4, towards the home, in cover and out of its sight as far as they can.
pub fn move_markers(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    play.cite(rule!("atzr.defend.marker-move"));
    if battle.marker_die.is_none_or(|die| REP < die) {
        return Ok(());
    }
    for at in 0..battle.markers.len() {
        if battle.markers[at].revealed {
            continue;
        }
        if !in_sight(battle, battle.markers[at].at) {
            step(battle, play, at);
        }
        if in_sight(battle, battle.markers[at].at) {
            reveal(battle, play, at)?;
        }
    }
    Ok(())
}

fn step(battle: &mut Battle, play: &mut Play<'_>, at: usize) {
    let to = next(battle, battle.markers[at].at);
    change::move_marker(battle, play, at, to);
}

/// Whether a hex of a home sees this one.
fn in_sight(battle: &Battle, hex: Hex) -> bool {
    let homes = battle.progress.homes.iter().flat_map(|&it| &battle.scene.board.building(it).hexes);
    homes.into_iter().any(|&it| battle.line(it, hex))
}

/// The hex it goes to: nearer to a home by the way it has to take, hidden before seen, in cover before in the open.
fn next(battle: &Battle, from: Hex) -> Hex {
    let board = &battle.scene.board;
    let costs = &battle.scene.printed.tables.movement;
    let cost = |to: Hex| Step { terrain: board.terrain(to), ..Step::default() }.cost(costs).total() as u8;
    let outside = |hex: Hex| board.building_at(hex).is_none();
    let from_home = |home: Hex| {
        Reach::new(board.grid(), home, u8::MAX, |here, to| {
            let within = board.building_at(to) == board.building_at(home);
            (outside(to) || within && !outside(here)).then(|| cost(to))
        })
    };
    let homes: Vec<Reach> =
        battle.progress.homes.iter().map(|&it| from_home(board.building(it).hexes[0])).collect();
    let left = |hex: Hex| homes.iter().filter_map(|it| it.cost(hex)).min().unwrap_or(u8::MAX);
    let ways = Reach::new(board.grid(), from, POINTS, |_, to| outside(to).then(|| cost(to)));
    let score = |hex: Hex| {
        let nearer = left(hex) < left(from);
        (!nearer, in_sight(battle, hex), left(hex), board.terrain(hex) == Terrain::Clear)
    };
    ways.hexes().min_by_key(|&it| score(it)).unwrap_or(from)
}
