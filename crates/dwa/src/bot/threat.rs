//! Who can get at whom, and how bad that would be. Points are hundredths of a hundredth of a wound.
use std::{cell::RefCell, sync::Arc};

use ground::open::{Body, Circle, Crowd, Passage, PieceId, measure, path::Pace, sight};
use kernel::Point;
use smallvec::SmallVec;

use crate::battle::{
    Battle, Human, Zombie,
    board::{TableScene, blocks_sight},
    figure::{BASE_MM, Goal},
    r#move::walker,
    victory,
};

/// What a zombie walks in a turn, and how far it may throw itself after that.
const MOVE_MM: i32 = 100;
const LURCH_MM: i32 = 150;
/// Nothing farther off matters this turn or the next.
const FAR_MM: i32 = 250;
/// What a way round something is longer.
const DETOUR_MM: i32 = 50;
const PACE: Pace = Pace { mm_per_point: 50, points_per_crossing: 1 };

/// What a wound more is worth.
pub const WOUND: i32 = 10_000;
/// What any zombie less on the table is worth.
const KILL: i32 = 1_200;

/// How far it was to places when it was asked last: between two actions of one activation most is asked again. It is worked out from
/// the ground and the two places alone, so that it makes no difference what is remembered.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    scene: Option<Arc<TableScene>>,
    openings: Vec<Passage>,
    bodies: Vec<Body>,
    /// Each at the number that its places come to; one that has none remembers nothing.
    ways: RefCell<Vec<Option<Remembered>>>,
}

#[derive(Clone, Copy, Debug)]
struct Remembered {
    from: Point,
    to: Point,
    level: Option<PieceId>,
    way: Option<i32>,
}

/// So many ways are remembered.
const MOST: usize = 2048;

impl Memory {
    /// Forgets everything if the ground is not what it was.
    pub fn refresh(&mut self, battle: &Battle) {
        let same = self.scene.as_ref().is_some_and(|it| Arc::ptr_eq(it, &battle.scene))
            && self.openings == *battle.passages
            && self.bodies == *battle.bodies;
        if !same {
            self.scene = Some(Arc::clone(&battle.scene));
            self.openings = battle.passages.to_vec();
            self.bodies = battle.bodies.to_vec();
            self.ways = RefCell::new(vec![None; MOST]);
        }
    }

    /// How far a zombie has to walk until it touches somebody at a place; none if it is far off or finds no way.
    fn way_mm(&self, battle: &Battle, zombie: &Zombie, to: Point, level: Option<PieceId>) -> Option<i32> {
        if !is_near(zombie, to, level) {
            return None;
        }
        let from = zombie.at;
        let mut ways = self.ways.borrow_mut();
        let numbers = [(from.x, 31), (from.y, 1_021), (to.x, 131), (to.y, 4_099)];
        let number =
            numbers.into_iter().map(|it| (it.0 as usize).wrapping_mul(it.1)).fold(0, usize::wrapping_add);
        let Some(slot) = ways.get_mut(number % MOST) else { return way_mm(battle, zombie, to, level) };
        match *slot {
            Some(it) if (it.from, it.to, it.level) == (from, to, level) => it.way,
            Some(_) | None => {
                let way = way_mm(battle, zombie, to, level);
                *slot = Some(Remembered { from, to, level, way });
                way
            }
        }
    }
}

/// Whether a zombie matters to somebody at a place this turn or the next.
fn is_near(zombie: &Zombie, at: Point, level: Option<PieceId>) -> bool {
    zombie.level == level && measure::within(zombie.base(), Circle::new(at, BASE_MM), FAR_MM)
}

/// What [`Memory`] remembers of one that is near.
fn way_mm(battle: &Battle, zombie: &Zombie, at: Point, level: Option<PieceId>) -> Option<i32> {
    let gap = measure::gap(zombie.base(), Circle::new(at, BASE_MM));
    let nobody = Crowd::default();
    let walk = walker(battle, level, &nobody);
    if walk.free(zombie.at, at) {
        return Some(gap + PACE.crossing_mm() * walk.crossings(zombie.at, at) as i32);
    }
    // Round a corner it is farther; how much is not looked for.
    let seen = sight::clear(&battle.scene.ground, battle.state(), zombie.at, at, &blocks_sight);
    match seen {
        true => Some(gap + DETOUR_MM),
        false if gap <= DETOUR_MM => Some(gap + 2 * DETOUR_MM),
        false => None,
    }
}

/// How likely a zombie attacks somebody at a place in the coming zombie phase, in hundredths.
fn weight(battle: &Battle, memory: &Memory, zombie: &Zombie, human: u16, at: Point) -> i32 {
    let level = battle.humans[usize::from(human)].level;
    let Some(way) = memory.way_mm(battle, zombie, at, level) else { return 0 };
    let plain = match (zombie.fallen, way) {
        (true, ..=1) => 60,
        // Who is in contact already attacks twice.
        (false, ..=1) => 140,
        (true, ..=60) => 6,
        (true, _) => 0,
        (false, ..=MOVE_MM) => 100,
        (false, ..=LURCH_MM) => 40,
        (false, ..=200) => 12,
        (false, _) => 5,
    };
    let held_up = zombie.stunned || zombie.waits;
    let plain = if held_up { plain / 4 } else { plain };
    if 1 < way && others_nearer(battle, zombie, human, at) { plain / 2 } else { plain }
}

/// Zombies go for the nearest.
fn others_nearer(battle: &Battle, zombie: &Zombie, human: u16, at: Point) -> bool {
    let own = measure::dist2(zombie.at, at);
    let nearer = |it: &Human| measure::dist2(zombie.at, it.at) < own;
    battle.humans().any(|it| it.0 != human && it.1.is_on_table() && nearer(it.1))
}

/// What may come at a human at a place in the coming zombie phase, in hundredths of attackers.
pub fn attackers(battle: &Battle, memory: &Memory, human: u16, at: Point) -> i32 {
    attackers_until(battle, memory, human, at, |_| false)
}

/// The same, or some number that is enough.
pub fn attackers_until(
    battle: &Battle,
    memory: &Memory,
    human: u16,
    at: Point,
    enough: impl Fn(i32) -> bool,
) -> i32 {
    let reach = i64::from(FAR_MM + BASE_MM);
    let mut sum = 0;
    for (_, zombie) in battle.zombies().filter(|it| measure::dist2(it.1.at, at) <= reach * reach) {
        sum += weight(battle, memory, zombie, human, at);
        if enough(sum) {
            break;
        }
    }
    sum
}

/// What it costs a human to be at a place when the zombies act.
pub fn danger(battle: &Battle, human: u16, at: Point) -> i32 {
    of_attackers_on(battle, human, attackers(battle, &Memory::default(), human, at))
}

/// So many attackers on somebody who may be wounded already.
pub fn of_attackers_on(battle: &Battle, human: u16, hundredths: i32) -> i32 {
    of_attackers(hundredths) * frailty(battle, human) / 2
}

/// Halves of what a wound more means to him, who has some already.
fn frailty(battle: &Battle, human: u16) -> i32 {
    2 + i32::from(battle.humans[usize::from(human)].wounds)
}

/// So many attackers, in hundredths: each hits the likelier the more there are, and holds him.
pub fn of_attackers(hundredths: i32) -> i32 {
    20 * hundredths + hundredths * hundredths / 6
}

/// Who threatens whom, with everybody where he is now.
pub struct Threats<'a> {
    pub battle: &'a Battle,
    /// What each human has to expect, in hundredths of attackers.
    attackers: SmallVec<[i32; 8]>,
    /// Each zombie that may come at a human, and how likely, in hundredths.
    comes: Vec<(u32, u16, i32)>,
}

impl<'a> Threats<'a> {
    pub fn new(battle: &'a Battle, memory: &Memory) -> Self {
        let mut attackers = SmallVec::from_elem(0, battle.humans.len());
        let mut comes = Vec::new();
        for (zombie, figure) in battle.zombies() {
            for (human, it) in battle.humans().filter(|it| it.1.is_on_table()) {
                let weight = weight(battle, memory, figure, human, it.at);
                if weight != 0 {
                    attackers[usize::from(human)] += weight;
                    comes.push((zombie, human, weight));
                }
            }
        }
        Threats { battle, attackers, comes }
    }

    /// What it is worth to be rid of a zombie, and how much of that a fall is worth. The more come at somebody, the more it helps
    /// him that one does not.
    pub fn worth(&self, zombie: u32) -> (i32, i32) {
        let first = self.comes.partition_point(|it| it.0 < zombie);
        let mut now = 0;
        for &(_, human, weight) in self.comes[first..].iter().take_while(|it| it.0 == zombie) {
            let all = self.attackers[usize::from(human)];
            now += (of_attackers(all) - of_attackers(all - weight)) * frailty(self.battle, human) / 2;
        }
        let figure = &self.battle.zombies[zombie as usize];
        let wanted = if kills_wanted(self.battle, &self.battle.scene.goal) { KILL } else { 0 };
        let known = wanted + if self.will_come(figure) { KILL } else { KILL / 10 };
        let fall = match figure.fallen {
            true => 0,
            false => now * if self.is_in_contact(figure) { 4 } else { 9 } / 10 + known / 5,
        };
        (known + now, fall)
    }

    fn will_come(&self, zombie: &Zombie) -> bool {
        let near = |it: &Human| measure::gap(zombie.base(), it.base()) <= FAR_MM;
        matches!(zombie.goal, Goal::Human(_))
            || self.battle.humans().any(|it| it.1.is_on_table() && near(it.1))
    }

    fn is_in_contact(&self, zombie: &Zombie) -> bool {
        self.battle.humans().any(|it| it.1.is_on_table() && measure::contact(zombie.base(), it.1.base()))
    }
}

/// Whether the goal asks for kills that are still to be made.
fn kills_wanted(battle: &Battle, goal: &victory::Goal) -> bool {
    match goal {
        victory::Goal::Kill { .. } => !goal.is_met(battle, false),
        victory::Goal::All(goals) | victory::Goal::Any(goals) => {
            goals.iter().any(|it| kills_wanted(battle, it))
        }
        victory::Goal::Survive
        | victory::Goal::Leave { .. }
        | victory::Goal::Reach { .. }
        | victory::Goal::Hold { .. }
        | victory::Goal::CarryOut { .. }
        | victory::Goal::DriveOff { .. } => false,
    }
}
