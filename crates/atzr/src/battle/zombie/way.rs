//! The ways zombies take (13.6): what they can enter, and how far it is to where they want to be.
use std::{cmp::Reverse, collections::BinaryHeap};

use ground::hex::{Flood, Grid, Hex, HexSet, Reach};
use smallvec::SmallVec;

use super::{super::Battle, STACK, Stack, senses};
use crate::{
    printed::Terrain,
    setup::layout::{Road, Walker},
};

/// What a zombie pays to enter a hex (13.6).
#[inline]
pub fn step_cost(battle: &Battle, hex: Hex) -> u8 {
    battle.scene.printed.tables.movement.zombie.of(battle.scene.board.terrain(hex)) as u8
}

/// Whether walls let zombies step from one hex to the next: about in one building, out through any entrance, in only through the
/// open door that they saw somebody take (13.6.1).
#[inline]
pub fn enters(battle: &Battle, door: Option<Hex>, from: Hex, to: Hex) -> bool {
    door == Some(to) || battle.scene.board.lets_out(from, to)
}

/// How many more zombies find room in a hex: none where a human stands.
pub fn room(battle: &Battle, hex: Hex) -> usize {
    if battle.standing_at(hex).next().is_some() {
        return 0;
    }
    room_for_zombies(battle, hex)
}

/// The same where nobody stands.
#[inline]
fn room_for_zombies(battle: &Battle, hex: Hex) -> usize {
    if battle.crowd[battle.scene.board.grid().index(hex)] == 0 {
        return STACK;
    }
    STACK.saturating_sub(battle.zombies_at(hex).count())
}

/// How far it is for zombies from every hex to one target, in Movement Points.
#[derive(Clone, Debug)]
pub struct Way {
    costs: Road,
    /// The roads to the hexes before the door that they saw somebody take, and what it is from each of them to the target.
    by_door: SmallVec<[(Road, u16); 6]>,
    grid: Grid,
}

const NO_WAY: u16 = u16::MAX;

impl Way {
    /// The target itself can always be entered if walls allow it. All that changes from game to game is the door, and a way takes it
    /// once at the most: so it goes to a hex before it, through it, and on, and roads that never change say how far each part is.
    fn to(battle: &Battle, door: Option<Hex>, target: Hex) -> Way {
        let (grid, costs) = (battle.scene.board.grid(), road(battle, target));
        let mut by_door = SmallVec::new();
        let on = door.map(|door| (door, costs[grid.index(door)])).filter(|it| it.1 != NO_WAY);
        if let Some((door, on)) = on {
            let through = on + u16::from(step_cost(battle, door));
            let before = grid.neighbours(door).filter(|&it| !battle.scene.board.lets_out(it, door));
            by_door = before.map(|it| (road(battle, it), through)).collect();
        }
        Way { costs, by_door, grid }
    }

    /// Movement Points from here to the target, if there is a way.
    pub fn cost(&self, from: Hex) -> Option<u16> {
        let from = self.grid.index(from);
        let by_door = self.by_door.iter().map(|(road, through)| road[from].saturating_add(*through));
        Some(by_door.fold(self.costs[from], u16::min)).filter(|it| *it != NO_WAY)
    }
}

/// The road to a hex for zombies that have seen nobody take a door; all games on a board share it.
fn road(battle: &Battle, target: Hex) -> Road {
    let prices = Terrain::ALL.map(|it| battle.scene.printed.tables.movement.zombie.of(it) as u8);
    battle.scene.board.road(Walker::Zombie, target, prices, || costs(battle, None, target))
}

/// Worked out from the target outwards.
fn costs(battle: &Battle, door: Option<Hex>, target: Hex) -> Vec<u16> {
    let grid = battle.scene.board.grid();
    let mut costs = vec![NO_WAY; grid.len()];
    let mut open = BinaryHeap::new();
    costs[grid.index(target)] = 0;
    open.push(Reverse((0_u16, grid.index(target) as u16)));
    while let Some(Reverse((spent, index))) = open.pop() {
        if costs[usize::from(index)] != spent {
            continue;
        }
        let to = grid.hex(usize::from(index));
        let total = spent + u16::from(step_cost(battle, to));
        for from in grid.neighbours(to) {
            let known = &mut costs[grid.index(from)];
            if total < *known && enters(battle, door, from, to) {
                *known = total;
                open.push(Reverse((total, grid.index(from) as u16)));
            }
        }
    }
    costs
}

/// What one phase has worked out already: a way for each target and each door, and the memory for where a stack can get.
#[derive(Clone, Debug, Default)]
pub struct Paths {
    ways: Vec<(Hex, Option<Hex>, Way)>,
    reach: Reach,
    people: HexSet,
}

/// Where a stack can get, how far it is from there, and who stands about.
#[derive(Clone, Copy, Debug)]
pub struct Around<'a> {
    pub way: &'a Way,
    pub reach: &'a Reach,
    /// The hexes in which humans stand.
    pub people: &'a HexSet,
}

impl Paths {
    /// The way to a target for a stack.
    pub fn way(&mut self, battle: &Battle, stack: &Stack, target: Hex) -> &Way {
        let door = senses::door(battle, stack);
        let known = self.ways.iter().position(|it| it.0 == target && it.1 == door);
        let at = known.unwrap_or_else(|| {
            self.ways.push((target, door, Way::to(battle, door, target)));
            self.ways.len() - 1
        });
        &self.ways[at].2
    }

    /// Where a stack can get: not through humans, not into full hexes.
    pub fn reach(&mut self, battle: &Battle, stack: &Stack, points: u8) -> &Reach {
        let board = &battle.scene.board;
        self.people = HexSet::of(board.grid(), battle.functioning().map(|it| it.1.at));
        let price = |terrain| Some(battle.scene.printed.tables.movement.zombie.of(terrain) as u8);
        let flood = Flood {
            floor: board.floor(Walker::Zombie),
            from: stack.at,
            points,
            prices: Terrain::ALL.map(price),
            door: senses::door(battle, stack),
        };
        let people = &self.people;
        let full = |it: usize| {
            STACK <= usize::from(battle.crowd[it]) && room_for_zombies(battle, board.grid().hex(it)) == 0
        };
        self.reach.flood(&flood, |_| false, |it| people.has(it) || full(it));
        &self.reach
    }

    /// All of it at once.
    pub fn around(&mut self, battle: &Battle, stack: &Stack, target: Hex, points: u8) -> Around<'_> {
        self.reach(battle, stack, points);
        self.way(battle, stack, target);
        let door = senses::door(battle, stack);
        let at = self.ways.iter().position(|it| it.0 == target && it.1 == door).unwrap_or_default();
        Around { way: &self.ways[at].2, reach: &self.reach, people: &self.people }
    }
}

impl Around<'_> {
    /// As [`room`].
    pub fn room(&self, battle: &Battle, hex: Hex) -> usize {
        if self.people.contains(hex) { 0 } else { room_for_zombies(battle, hex) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::{scenario::Scenario, scenarios};

    #[test]
    fn a_way_through_a_door_is_as_long_as_the_plain_search_finds_it() {
        let mut compared = 0;
        for (id, text) in scenarios() {
            let battle = Scenario::read(text).unwrap().battle();
            let board = &battle.scene.board;
            let doors = board.entrances().iter().map(|it| Some(it.hex)).chain([None]);
            for (nth, door) in doors.enumerate() {
                // Some targets of each door, other ones for each, and the door itself.
                let targets = board.grid().hexes().skip(nth).step_by(29).chain(door);
                for target in targets {
                    let (way, plain) = (Way::to(&battle, door, target), costs(&battle, door, target));
                    for hex in board.grid().hexes() {
                        let cost = Some(plain[board.grid().index(hex)]).filter(|it| *it != NO_WAY);
                        assert_eq!(way.cost(hex), cost, "{id}: from {hex} to {target} by {door:?}");
                        compared += 1;
                    }
                }
            }
        }
        assert!(100_000 < compared);
    }
}
