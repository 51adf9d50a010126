//! Whether the others shut a zombie off from a human (15.1.3.4). Only who is within one move of him counts, on a lattice round
//! him; farther off the ground decides.
use std::cell::RefCell;

use ground::open::{
    Circle, Crowd, Lattice, Roads,
    lattice::{Nook, Rows, STEP_MM},
    measure::{dist2, distance, towards},
    walk::Walk,
};
use kernel::Point;

use super::{
    place::{Over, within},
    walk::{MOVE_MM, Middle, Movement, PACE, Way},
    way::spread,
};
use crate::battle::{Battle, figure::BASE_MM};

/// Zombies farther off find out as they come nearer.
pub(super) const NOTICED_MM: i32 = 2 * MOVE_MM;

/// No way round is longer than this.
const LONGEST_MM: i32 = 5 * MOVE_MM;

/// The lattice reaches this far from the human.
const ROUND_MM: i32 = MOVE_MM + BASE_MM;

/// How a zombie comes to a free place in contact with a human.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Access {
    /// Past the others, or not at all for other reasons than them.
    Open,
    /// From another side, by a longer way over the ground.
    Round(Way),
    /// There is none.
    Full,
    /// The others shut it off.
    Shut,
}

impl Movement {
    /// Whether the others leave a zombie a way to a human on its level.
    pub(super) fn access(&self, battle: &Battle, zombie: u32, human: u16) -> Access {
        let (from, target) = (battle.zombies[zombie as usize].at, &battle.humans[usize::from(human)]);
        if !within(from, target.at, NOTICED_MM) || self.is_beside(battle, zombie, human) {
            return Access::Open;
        }
        let level = target.level;
        let mut places = self.contact_places(battle, zombie, human);
        self.over_ground(battle, level, |walk, roads| {
            // Of the others the list has taken care.
            places.retain(|it| walk.is_ground_at(*it));
            let reached = self.lattice(battle, walk, zombie, human).reached(&places);
            let straight =
                if within(from, target.at, MOVE_MM) { from } else { towards(target.at, from, ROUND_MM) };
            if reached.comes_to(straight) && walk.free(from, straight) {
                return Access::Open;
            }
            let nearest = places.iter().min_by_key(|&&it| (dist2(from, it), it));
            let Some(entry) = nearest.and_then(|&it| entry(walk, roads, (from, it), target.at)) else {
                return Access::Open;
            };
            if reached.comes_to(entry) {
                return Access::Open;
            }
            let way = way_round(walk, roads, (from, target.at), reached.ways_out(entry));
            way.map_or(Access::Shut, Access::Round)
        })
    }

    /// The places round a human that the others leave free; he himself takes some too.
    fn lattice(&self, battle: &Battle, walk: &Walk<'_>, zombie: u32, human: u16) -> Lattice<ROUND_MM> {
        let (me, target) = (self.bases.of_zombie(zombie), &battle.humans[usize::from(human)]);
        let mut lattice = Lattice::new(target.at, &self.ground_round(walk, target.at));
        self.bases.crowd.each_within(target.at, ROUND_MM + 2 * BASE_MM, |it| {
            if it != me
                && !self.bases.passed(battle, it, target.level, Over::Fallen)
                && let Some(base) = self.bases.crowd.base(it)
            {
                lattice.take(base, BASE_MM);
            }
        });
        lattice
    }

    /// Where round a place the ground bears a base; it does not change while the zombies move.
    fn ground_round(&self, walk: &Walk<'_>, middle: Point) -> Rows {
        if self.bare {
            return walk.ground_rows(middle);
        }
        kept(&self.rounds, (walk.level, middle), || walk.ground_rows(middle))
    }

    /// What is left round a middle to come to it from a place.
    pub(super) fn nook(&self, walk: &Walk<'_>, from: Point, middle: Point) -> Option<Nook> {
        let rows = || walk.smaller_rows(middle);
        let rows = if self.bare { rows() } else { kept(&self.nooks, (walk.level, middle), rows) };
        walk.nook(from, middle, &rows)
    }

    /// Whether it is farther than this over the ground, figures or not.
    pub(super) fn is_farther(&self, battle: &Battle, zombie: u32, to: Point, mm: i32) -> bool {
        // Roads leave out ways that hardly turn, which are a few millimetres shorter.
        const LEFT_OUT_MM: i32 = 10;
        let figure = &battle.zombies[zombie as usize];
        !self.bare
            && self.over_ground(battle, figure.level, |walk, roads| {
                !roads.comes_within(walk, figure.at, to, mm + LEFT_OUT_MM)
            })
    }

    /// Whether one straight move into contact is open to it.
    fn is_beside(&self, battle: &Battle, zombie: u32, human: u16) -> bool {
        let (from, target) = (battle.zombies[zombie as usize].at, &battle.humans[usize::from(human)]);
        within(from, target.at, MOVE_MM)
            && self.straight_contact(battle, zombie, human, 2 * MOVE_MM).is_some()
    }
}

/// Where the way over the ground comes into the round for the last time, if it begins out of it.
fn entry(walk: &Walk<'_>, roads: &Roads, (from, to): (Point, Point), middle: Point) -> Option<Point> {
    let way = roads.way(walk, from, to).filter(|it| PACE.cost_mm(it) <= LONGEST_MM)?.places;
    let legs = way.windows(2).rev().flat_map(|leg| {
        let steps = distance(leg[0], leg[1]) / STEP_MM;
        (0..=steps).map(move |it| towards(leg[1], leg[0], STEP_MM * it))
    });
    legs.take_while(|&it| distance(middle, it) <= ROUND_MM).last()
}

/// A way over the ground to one of the places that does not come near the human before.
fn way_round(
    walk: &Walk<'_>,
    roads: &Roads,
    (from, middle): (Point, Point),
    to: impl Iterator<Item = Point>,
) -> Option<Way> {
    let human = Crowd::new([Circle::new(middle, 2 * ROUND_MM - BASE_MM)]);
    let round = Walk { crowd: &human, passes: &|_| false, ..*walk };
    let path = spread(to).take(2).find_map(|to| {
        // Round him it is no shorter than past him.
        let plain = roads.way(walk, from, to).filter(|it| PACE.cost_mm(it) <= LONGEST_MM)?;
        let leads_round = plain.places.windows(2).all(|leg| round.free(leg[0], leg[1]));
        if leads_round { Some(plain) } else { round.path_mm(from, to, PACE, Some(LONGEST_MM)) }
    })?;
    Some(walk.follow(&path, PACE, MOVE_MM).places.into())
}

/// What is known of a place, or is found out for all who come there in this phase.
fn kept(known: &RefCell<Vec<(Middle, Rows)>>, key: Middle, find: impl FnOnce() -> Rows) -> Rows {
    let found = known.borrow().iter().find(|it| it.0 == key).map(|it| it.1);
    found.unwrap_or_else(|| {
        let rows = find();
        known.borrow_mut().push((key, rows));
        rows
    })
}
