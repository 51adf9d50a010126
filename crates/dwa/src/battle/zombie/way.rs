//! The way of one zombie (15.1.3.4): to its goal, round what is in the way, past the others, or just straight on.
use ground::open::{
    Circle, Passage, Passages, Piece, Segment, Walks,
    lattice::Nook,
    measure::{at_most, bearing, distance, polar, towards},
    walk::{Sweep, Walk},
};
use kernel::{Dice, Play, Point};
use smallvec::SmallVec;

use super::{
    doors,
    place::{INSIDE_MM, Over, blocks_move, within},
    reach::{Access, NOTICED_MM},
    stairs,
    walk::{MOVE_MM, Movement, PACE, Plan, Shut, Straight, Way},
};
use crate::battle::{
    Battle, change,
    figure::{BASE_MM, Goal},
};

/// Whoever gets no farther than this leans on somebody.
const LEANS_MM: i32 = 90;

/// No way round the others is longer than this.
const ROUND_MOST_MM: i32 = 3 * MOVE_MM;

/// To so many places a way round the others is looked for.
const ROUND_TRIES: usize = 3;

impl Movement {
    /// To the closest human with room beside him; if there is none, as near as it can to the closest.
    pub fn approach(&mut self, battle: &mut Battle, play: &mut Play<'_>, zombie: u32, first: u16) -> Plan {
        let mut full: SmallVec<[u16; 4]> = SmallVec::new();
        let mut human = first;
        let mut access = self.access_to(battle, zombie, human);
        let first_access = access.clone();
        while matches!(access, Access::Full | Access::Shut) {
            play.cite(rule!("dwa.zombie.no-room"));
            full.push(human);
            let Some(next) = self.senses.human(battle, zombie, &full) else {
                (human, access) = (first, first_access);
                break;
            };
            let Goal::Human(other) = self.senses.settle(battle, play, zombie, next, &full) else { break };
            human = other;
            access = self.access_to(battle, zombie, human);
        }
        change::pursue(battle, zombie, Goal::Human(human));
        self.shut = None;
        self.queues = matches!(access, Access::Full | Access::Shut);
        if self.bare && access == Access::Full {
            self.shut = Some(Shut { zombie, human, from: None });
        }
        match access {
            Access::Round(way) => {
                let ahead = way.last().copied().unwrap_or(battle.zombies[zombie as usize].at);
                self.along(battle, play, zombie, way, ahead)
            }
            Access::Open | Access::Full | Access::Shut => self.approach_human(battle, play, zombie, human),
        }
    }

    fn approach_human(&mut self, battle: &Battle, play: &mut Play<'_>, zombie: u32, human: u16) -> Plan {
        let (figure, target) = (&battle.zombies[zombie as usize], &battle.humans[usize::from(human)]);
        if let Some(vehicle) = target.vehicle {
            return doors::to_vehicle(battle, play, self, zombie, vehicle);
        }
        if target.level != figure.level {
            return stairs::to_level(battle, play, self, zombie, target.level, target.at);
        }
        if self.shut.is_none()
            && within(figure.at, target.at, MOVE_MM)
            && let Some(way) = self.contact_way(battle, zombie, human)
        {
            let rule =
                if way.len() == 2 { rule!("dwa.zombie.move") } else { rule!("dwa.zombie.around-obstacle") };
            return Plan::Go(rule, way);
        }
        if self.bare {
            return self.towards(battle, play, zombie, target.at);
        }
        let beside = self.contact_place(battle, zombie, human, Over::Nobody);
        let beside = beside.or_else(|| self.contact_place(battle, zombie, human, Over::Everybody));
        self.towards(battle, play, zombie, beside.unwrap_or(target.at))
    }

    /// Whether a zombie can come to a human, or the others leave no room that it can get to.
    fn access_to(&mut self, battle: &Battle, zombie: u32, human: u16) -> Access {
        let target = &battle.humans[usize::from(human)];
        if !target.is_on_table() {
            return Access::Open;
        }
        let (neighbours, crowded) = self.neighbours(battle, zombie, human);
        // Each base takes at most a third of the places round another.
        if self.bare && neighbours < 3 {
            return Access::Open;
        }
        let me = self.bases.of_zombie(zombie);
        let skips = |it: usize| it == me || self.bases.passed(battle, it, target.level, Over::Nobody);
        let room = self.bases.walk(battle, Some(me), target.level, Over::Nobody, |walk| {
            let suits = |place: Point| walk.is_ground_at(place);
            self.bases.crowd.has_contact_place(target.base(), BASE_MM, &skips, &suits)
        });
        if !room {
            return Access::Full;
        }
        let same_level = target.level == battle.zombies[zombie as usize].level;
        if crowded && same_level { self.access(battle, zombie, human) } else { Access::Open }
    }

    /// The places in contact with a human that nobody takes.
    pub(super) fn contact_places(&self, battle: &Battle, zombie: u32, human: u16) -> SmallVec<[Point; 256]> {
        let (me, target) = (self.bases.of_zombie(zombie), &battle.humans[usize::from(human)]);
        let skips = |it: usize| it == me || self.bases.passed(battle, it, target.level, Over::Nobody);
        let mut places = SmallVec::new();
        self.bases.crowd.each_contact_place(target.base(), BASE_MM, &skips, |it| places.push(it));
        places
    }

    /// How many bases stand or lie where they take places round a human, and whether any is a zombie's.
    fn neighbours(&self, battle: &Battle, zombie: u32, human: u16) -> (usize, bool) {
        let target = &battle.humans[usize::from(human)];
        let (own, me) = (usize::from(human), self.bases.of_zombie(zombie));
        let skips =
            |it: usize| it == own || it == me || self.bases.passed(battle, it, target.level, Over::Nobody);
        let (mut neighbours, mut crowded) = (0, false);
        self.bases.crowd.each_within(target.at, 2 * BASE_MM + 1, |it| {
            if !skips(it) {
                neighbours += 1;
                crowded |= self.bases.of_zombie(0) <= it;
            }
        });
        (neighbours, crowded)
    }

    /// The place in contact with a human that is nearest to a zombie.
    fn contact_place(&self, battle: &Battle, zombie: u32, human: u16, over: Over) -> Option<Point> {
        let target = &battle.humans[usize::from(human)];
        let me = self.bases.of_zombie(zombie);
        let from = battle.zombies[zombie as usize].at;
        let skips = |it: usize| it == me || self.bases.passed(battle, it, target.level, over);
        self.bases.walk(battle, Some(me), target.level, over, |walk| {
            // Of the others the crowd itself takes care.
            let suits = |place: Point| walk.is_ground_at(place);
            self.bases.crowd.contact_place(target.base(), BASE_MM, from, &skips, &suits)
        })
    }

    /// A way into contact that one move is enough for: straight if there is such a place, else the nearest found.
    fn contact_way(&mut self, battle: &Battle, zombie: u32, human: u16) -> Option<Way> {
        let target = &battle.humans[usize::from(human)];
        let (me, from) = (self.bases.of_zombie(zombie), battle.zombies[zombie as usize].at);
        if let Some(place) = self.straight_contact(battle, zombie, human, MOVE_MM) {
            return Some(Way::from_slice(&[from, place]));
        }
        self.shut = Some(Shut { zombie, human, from: Some(from) });
        let skips = |it: usize| it == me || self.bases.passed(battle, it, target.level, Over::Nobody);
        let mut places = Vec::new();
        self.bases.crowd.contact_places_within(target.base(), BASE_MM, (from, MOVE_MM), &skips, &mut places);
        if places.is_empty() {
            return None;
        }
        self.bases.walk(battle, Some(me), target.level, Over::Fallen, |walk| {
            // Most places that others stand before are known to be out of reach without a search.
            let room = walk.room(from, MOVE_MM, Circle::new(target.at, 2 * BASE_MM + 4));
            let mut near = spread(places).filter(|&it| room.covers(it)).peekable();
            near.peek()?;
            let nook = self.nook(walk, from, target.at);
            let farther = |it: Point| self.is_farther(battle, zombie, it, MOVE_MM);
            near.filter(|&it| !is_shut_in(&nook, it) && !farther(it)).find_map(|place| {
                let path = walk.path_mm(from, place, PACE, Some(MOVE_MM))?;
                Some(path.places.into())
            })
        })
    }

    /// The nearest place in contact with a human that is free, not too far, and reached straight over open ground.
    pub fn straight_contact(&self, battle: &Battle, zombie: u32, human: u16, most_mm: i32) -> Option<Point> {
        let from = battle.zombies[zombie as usize].at;
        let looked = self.straight.get().filter(|it| it.is_for(zombie, human, from, most_mm));
        let looked = looked.unwrap_or_else(|| {
            let place = self.look_for_straight_contact(battle, zombie, human, most_mm);
            Straight { zombie, human, from, most_mm, place }
        });
        self.straight.set(Some(looked));
        looked.place.filter(|&it| at_most(from, it, most_mm))
    }

    fn look_for_straight_contact(
        &self,
        battle: &Battle,
        zombie: u32,
        human: u16,
        most_mm: i32,
    ) -> Option<Point> {
        self.straight_over(battle, zombie, human, most_mm, |walk, sweep, from, place| {
            sweep.free(place) && (self.bare || walk.crossings(from, place) == 0)
        })
    }

    /// The same with no part of the base on an obstacle or a sill, on the way or at its end.
    pub fn unobstructed_contact(
        &self,
        battle: &Battle,
        zombie: u32,
        human: u16,
        most_mm: i32,
    ) -> Option<Point> {
        if self.bare {
            return self.straight_contact(battle, zombie, human, most_mm);
        }
        let passages: Vec<Passage> = battle.passages.iter().map(|&it| without_crossing(it)).collect();
        let state = Passages { openings: &passages, ..battle.state() };
        self.straight_over(battle, zombie, human, most_mm, |walk, _, from, place| {
            Walk { state, blocks: &is_in_the_way, ..*walk }.free(from, place)
        })
    }

    /// The nearest free place in contact with a human to which the straight way suits.
    fn straight_over(
        &self,
        battle: &Battle,
        zombie: u32,
        human: u16,
        most_mm: i32,
        suits: impl Fn(&Walk<'_>, &Sweep<'_>, Point, Point) -> bool,
    ) -> Option<Point> {
        let target = &battle.humans[usize::from(human)];
        let (me, from) = (self.bases.of_zombie(zombie), battle.zombies[zombie as usize].at);
        let skips = |it: usize| it == me || self.bases.passed(battle, it, target.level, Over::Nobody);
        self.bases.walk(battle, Some(me), target.level, Over::Fallen, |walk| {
            let sweep = walk.sweep(from, Circle::new(target.at, 3 * BASE_MM));
            let suits = |place: Point| suits(walk, &sweep, from, place);
            self.bases.crowd.contact_place_within(target.base(), BASE_MM, (from, most_mm), &skips, &suits)
        })
    }

    /// A move towards a place: straight, by the shortest way round the ground, or to what shuts it off.
    pub fn towards(&self, battle: &Battle, play: &mut Play<'_>, zombie: u32, to: Point) -> Plan {
        let figure = &battle.zombies[zombie as usize];
        let from = figure.at;
        if self.bare {
            return self.along(battle, play, zombie, Way::from_slice(&[from, step(from, to)]), to);
        }
        let found = self.over_ground(battle, figure.level, |walk, roads| {
            if walk.free(from, to) && walk.crossings(from, to) == 0 {
                return Some((Way::from_slice(&[from, step(from, to)]), to));
            }
            let path = roads.way(walk, from, to)?;
            if path.crossings != 0 {
                play.cite(rule!("dwa.ruling.zombie-terrain"));
            }
            let ahead = walk.follow(&path, PACE, 3 * MOVE_MM).end();
            Some((walk.follow(&path, PACE, MOVE_MM).places.into(), ahead))
        });
        match found {
            Some((way, ahead)) => self.along(battle, play, zombie, way, ahead),
            None => doors::shut_off(battle, play, self, zombie, to),
        }
    }

    /// A way over the ground, if nobody stands in it; else as near to `ahead` as the others leave room for.
    pub fn along(&self, battle: &Battle, play: &mut Play<'_>, zombie: u32, way: Way, ahead: Point) -> Plan {
        let figure = &battle.zombies[zombie as usize];
        let me = Some(self.bases.of_zombie(zombie));
        let Some(&end) = way.last() else { return Plan::Stay };
        let free = self.bases.walk(battle, me, figure.level, Over::Fallen, |walk| {
            way.windows(2).all(|leg| walk.free(leg[0], leg[1]))
        });
        if free && self.bases.is_free(battle, me, figure.level, end) {
            let straight = way.len() <= 2;
            if !straight {
                play.cite(rule!("dwa.zombie.awkward"));
            }
            let rule = if straight { rule!("dwa.zombie.move") } else { rule!("dwa.zombie.around-obstacle") };
            return Plan::Go(rule, way);
        }
        play.cite(rule!("dwa.ruling.passing-figures"));
        // On open ground a straight line past the others is as good; between walls it is not.
        if !self.bare {
            let round = self.bases.walk(battle, me, figure.level, Over::Fallen, |walk| {
                walk.path_mm(figure.at, end, PACE, Some(MOVE_MM))
            });
            if let Some(path) = round.filter(|_| self.bases.is_free(battle, me, figure.level, end)) {
                return Plan::Go(rule!("dwa.zombie.around-obstacle"), path.places.into());
            }
        }
        let straight = self.past_others(battle, zombie, ahead);
        let leans = match &straight {
            Plan::Go(_, way) => way.last().is_none_or(|&end| at_most(figure.at, end, LEANS_MM)),
            Plan::Stay => true,
            Plan::Stairs(..) | Plan::Leave | Plan::Force(_) => false,
        };
        let round = if leans { self.round_others(battle, zombie, ahead) } else { None };
        round.map_or(straight, |way| Plan::Go(rule!("dwa.zombie.around-obstacle"), way))
    }

    /// One move of the shortest way round the others to where it wants to be, if that is near.
    fn round_others(&self, battle: &Battle, zombie: u32, ahead: Point) -> Option<Way> {
        let figure = &battle.zombies[zombie as usize];
        if !within(figure.at, ahead, NOTICED_MM) {
            return None;
        }
        let me = self.bases.of_zombie(zombie);
        let places = self.wanted(battle, zombie, ahead);
        if places.is_empty() {
            return None;
        }
        self.bases.walk(battle, Some(me), figure.level, Over::Fallen, |walk| {
            let nook = self.nook(walk, figure.at, ahead);
            let mut tries = spread(places)
                .take(ROUND_TRIES)
                .filter(|&it| !is_shut_in(&nook, it) && !self.is_farther(battle, zombie, it, ROUND_MOST_MM));
            let path = tries.find_map(|it| walk.path_mm(figure.at, it, PACE, Some(ROUND_MOST_MM)))?;
            let mut way: Way = walk.follow(&path, PACE, MOVE_MM).places.into();
            let end = way.pop()?;
            let before = *way.last()?;
            way.push(self.off_the_fallen(battle, zombie, before, end));
            Some(way)
        })
    }

    /// Where a zombie on its way to `ahead` wants to be: there, or anywhere in contact with its human if he is what is ahead.
    fn wanted(&self, battle: &Battle, zombie: u32, ahead: Point) -> Vec<Point> {
        let figure = &battle.zombies[zombie as usize];
        let Goal::Human(human) = figure.goal else { return vec![ahead] };
        let target = &battle.humans[usize::from(human)];
        if !within(ahead, target.at, 1) || !target.is_on_table() || target.level != figure.level {
            return vec![ahead];
        }
        if self.queues {
            return Vec::new();
        }
        let me = self.bases.of_zombie(zombie);
        let skips = |it: usize| it == me || self.bases.passed(battle, it, target.level, Over::Nobody);
        let mut places = Vec::new();
        self.bases.crowd.contact_places(target.base(), BASE_MM, figure.at, &skips, &mut places);
        places
    }

    /// The place nearest to `ahead` that it gets to in a straight line past the others.
    pub fn past_others(&self, battle: &Battle, zombie: u32, ahead: Point) -> Plan {
        const ASIDE: [i32; 11] = [0, 15, -15, 30, -30, 45, -45, 65, -65, 90, -90];
        let figure = &battle.zombies[zombie as usize];
        let (me, from) = (self.bases.of_zombie(zombie), figure.at);
        let Some(heading) = bearing(from, ahead) else { return Plan::Stay };
        let reach = MOVE_MM.min(distance(from, ahead));
        let mut best = (distance(from, ahead), from);
        self.bases.walk(battle, Some(me), figure.level, Over::Fallen, |walk| {
            let sweep = walk.sweep(from, Circle::new(from, 2 * reach + 2));
            for aside in ASIDE {
                let to = polar(from, heading + aside, reach);
                // Places and distances are rounded, so that no end of this way can be more than 3 mm nearer than the way.
                if !Segment::new(from, to).is_within(Circle::new(ahead, 0), best.0 + 2) {
                    continue;
                }
                let end = walk.paid_for(from, sweep.farthest(to), PACE, MOVE_MM);
                if end == from {
                    continue;
                }
                let end = self.off_the_fallen(battle, zombie, from, end);
                if at_most(end, ahead, best.0 - 1) && sweep.free(end) {
                    best = (distance(end, ahead), end);
                }
            }
        });
        if best.1 == from {
            return Plan::Stay;
        }
        Plan::Go(rule!("dwa.zombie.move"), Way::from_slice(&[from, best.1]))
    }

    /// The last place of a straight way at which it can stop: not on somebody who lies there.
    fn off_the_fallen(&self, battle: &Battle, zombie: u32, from: Point, end: Point) -> Point {
        let me = Some(self.bases.of_zombie(zombie));
        let level = battle.zombies[zombie as usize].level;
        let free = |at: Point| self.bases.is_free(battle, me, level, at);
        if end == from || free(end) {
            return end;
        }
        let mm = distance(from, end);
        let back = (0..mm).map(|less| towards(from, end, mm - less)).take(2 * BASE_MM as usize);
        back.into_iter().find(|&at| free(at)).unwrap_or(from)
    }

    /// Straight on, until something stops it or the table ends.
    pub fn wander(&mut self, battle: &mut Battle, play: &mut Play<'_>, zombie: u32, degrees: i32) -> Plan {
        let figure = &battle.zombies[zombie as usize];
        let (me, from, level) = (self.bases.of_zombie(zombie), figure.at, figure.level);
        let to = polar(from, degrees, MOVE_MM);
        let (stop, end) = self.bases.walk(battle, Some(me), level, Over::Fallen, |walk| {
            let walk = Walk { stays_on_table: false, ..*walk };
            let stop = walk.farthest(from, to);
            (stop, walk.paid_for(from, stop, PACE, MOVE_MM))
        });
        if stop != to {
            play.cite(rule!("dwa.ruling.wander"));
            change::pursue(battle, zombie, Goal::None);
        }
        if is_over_edge(battle, end) {
            return Plan::Leave;
        }
        let end = self.off_the_fallen(battle, zombie, from, end);
        Plan::Go(rule!("dwa.zombie.wander"), Way::from_slice(&[from, end]))
    }
}

fn is_shut_in(nook: &Option<Nook>, place: Point) -> bool {
    nook.as_ref().is_some_and(|it| it.shuts_in(place))
}

/// A wall or an obstacle.
fn is_in_the_way(piece: &Piece) -> bool {
    blocks_move(piece) || piece.crossing.is_some()
}

/// An opening as one meets it who does not climb: a sill is as good as a wall.
const fn without_crossing(passage: Passage) -> Passage {
    match passage.walks {
        Walks::Crossing(_) => Passage { walks: Walks::Closed, ..passage },
        Walks::Open | Walks::Closed => passage,
    }
}

/// As far as one move goes in a straight line.
fn step(from: Point, to: Point) -> Point {
    if distance(from, to) <= MOVE_MM { to } else { towards(from, to, MOVE_MM) }
}

fn is_over_edge(battle: &Battle, at: Point) -> bool {
    let table = battle.scene.ground.table();
    let to_side = at.x.min(table.width - at.x).min(at.y).min(table.height - at.y);
    to_side < INSIDE_MM
}

/// A few of the places round somebody, well apart, in their order: the nearest first.
pub(super) fn spread(places: impl IntoIterator<Item = Point>) -> impl Iterator<Item = Point> {
    let mut tried: SmallVec<[Point; 8]> = SmallVec::new();
    let apart = move |place: &Point| {
        let apart = !tried.iter().any(|&it| at_most(it, *place, BASE_MM / 2));
        if apart {
            tried.push(*place);
        }
        apart
    };
    places.into_iter().filter(apart).take(8)
}
