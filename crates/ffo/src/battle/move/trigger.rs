//! What interrupts somebody on their way, and where.
use ground::open::{Obstacle, OpeningId, Path, measure};
use kernel::{Point, rule::hit};
use smallvec::SmallVec;
use stage::{StandingFigures, Tabletop};

use super::way::Afoot;
use crate::{
    battle::{
        Battle, FigureId, PersonId, ZombieId, building, fire, greedy, insight::News, person::BASE_MM,
        sight::Stand,
    },
    table::weapon::INCH_MM,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trigger {
    /// An enemy comes into sight, or sees them.
    InSight,
    /// Zed or No Zed? at this zombie.
    Zed(ZombieId),
    /// See the Feast, by its place.
    Feast(u8),
    Door(OpeningId),
    /// A floor of a building that nobody of theirs has been on.
    Entry {
        building: u16,
        floor: u8,
    },
    /// A burning building.
    Flames(u16),
    /// Loot that keeps a Greedy one.
    Loot,
}

/// Places of a way that are looked at first are so far apart; between two of them the search halves.
const STEP_MM: usize = 25;
/// From where zombies and their feasts are too close.
const CLOSE_MM: i32 = 6 * INCH_MM;

/// The first of them on a way, and after how many of its millimetres.
pub fn first(battle: &Battle, who: PersonId, path: &Path) -> Option<(usize, Trigger)> {
    Search::new(battle, who).first(path, &|_| true)
}

/// What somebody could come upon, listed once for a whole way.
pub(super) struct Search<'a> {
    battle: &'a Battle,
    who: PersonId,
    standing: StandingFigures<FigureId>,
    /// Enemies with whom an In Sight begins as soon as one of the two sees the other.
    unseen: SmallVec<[PersonId; 8]>,
}

impl<'a> Search<'a> {
    pub fn new(battle: &'a Battle, who: PersonId) -> Self {
        let news = News::new(battle);
        let enemies = battle.functioning().map(|it| it.0).filter(|&it| battle.are_enemies(who, it.into()));
        let unseen = enemies.filter(|&it| news.is_between(who, it)).collect();
        Search { battle, who, standing: battle.standing(), unseen }
    }

    /// The first that counts.
    pub fn first(&self, path: &Path, heeds: &dyn Fn(Trigger) -> bool) -> Option<(usize, Trigger)> {
        let stand = self.battle.stand(self.who.into());
        let mut gone = 0;
        for leg in path.places.windows(2) {
            let (from, to) = (leg[0], leg[1]);
            let length = measure::distance(from, to) as usize;
            let facing = measure::bearing(from, to).map_or(stand.facing, |it| Some(it as i16));
            let there = |mm: usize| Stand { at: place(from, to, mm, length), facing, ..stand };
            let door = self.door(path, from, to).filter(|it| heeds(Trigger::Door(it.1)));
            let most = door.map_or(length, |it| it.0);
            let on_way = self.on_leg(most, &there, heeds).or(door.map(|it| (it.0, Trigger::Door(it.1))));
            if let Some((mm, trigger)) = on_way {
                return Some((gone + mm, trigger));
            }
            gone += length;
        }
        None
    }

    /// The first on a straight stretch of so many millimetres.
    fn on_leg(
        &self,
        most: usize,
        there: &dyn Fn(usize) -> Stand,
        heeds: &dyn Fn(Trigger) -> bool,
    ) -> Option<(usize, Trigger)> {
        let mut free = None;
        for mm in (0..most).step_by(STEP_MM).chain([most]) {
            if let Some(found) = self.at(there(mm), heeds) {
                return Some(self.halve(free, (mm, found), there, heeds));
            }
            free = Some(mm);
        }
        None
    }

    /// The first millimetre between one that is free and one that is not.
    fn halve(
        &self,
        free: Option<usize>,
        mut found: (usize, Trigger),
        there: &dyn Fn(usize) -> Stand,
        heeds: &dyn Fn(Trigger) -> bool,
    ) -> (usize, Trigger) {
        let Some(mut free) = free else { return found };
        while free + 1 < found.0 {
            let middle = free.midpoint(found.0);
            match self.at(there(middle), heeds) {
                Some(trigger) => found = (middle, trigger),
                None => free = middle,
            }
        }
        found
    }

    /// What somebody comes upon there.
    fn at(&self, stand: Stand, heeds: &dyn Fn(Trigger) -> bool) -> Option<Trigger> {
        let sight = || (!self.in_sight(stand).is_empty()).then_some(Trigger::InSight);
        heeds(Trigger::InSight)
            .then(sight)
            .flatten()
            .or_else(|| self.zed(stand).filter(|&it| heeds(it)))
            .or_else(|| self.feast(stand).filter(|&it| heeds(it)))
            .or_else(|| self.flames(stand).filter(|&it| heeds(it)))
            .or_else(|| self.entry(stand).filter(|&it| heeds(it)))
            .or_else(|| self.loot(stand).filter(|&it| heeds(it)))
    }

    /// The enemies who are news and whom they see from there or who see them.
    pub fn in_sight(&self, stand: Stand) -> SmallVec<[PersonId; 4]> {
        let own = (FigureId::from(self.who), stand);
        let looks = |it: &PersonId| {
            let other = (FigureId::from(*it), self.battle.stand((*it).into()));
            self.battle.looks(own, other, &self.standing) || self.battle.looks(other, own, &self.standing)
        };
        let seen: SmallVec<[PersonId; 4]> = self.unseen.iter().copied().filter(looks).collect();
        if !seen.is_empty() {
            hit(rule!("ffo.insight.in-sight"));
            hit(rule!("ffo.insight.trigger"));
        }
        seen
    }

    /// The nearest zombie that is close and in sight, for somebody who has never met one.
    fn zed(&self, stand: Stand) -> Option<Trigger> {
        hit(rule!("ffo.zombie.zed-when"));
        if self.battle.person(self.who).zed_proof {
            return None;
        }
        let close = |it: &ZombieId| measure::at_most(stand.at, self.battle.zombie(*it).at, CLOSE_MM);
        let near = self.battle.undead().map(|it| it.0).filter(close);
        let seen = near.filter(|&it| self.sees(stand, it.into()));
        let nearest = seen.min_by_key(|&it| (measure::dist2(stand.at, self.battle.zombie(it).at), it));
        nearest.map(Trigger::Zed)
    }

    fn feast(&self, stand: Stand) -> Option<Trigger> {
        hit(rule!("ffo.zombie.feast-test-when"));
        if self.battle.person(self.who).feast_passed {
            return None;
        }
        let close = |body: PersonId| measure::at_most(stand.at, self.battle.person(body).at, CLOSE_MM);
        let seen = |body: PersonId| close(body) && self.sees(stand, body.into());
        let at = self.battle.feasts.iter().position(|it| seen(it.body))?;
        Some(Trigger::Feast(at as u8))
    }

    fn sees(&self, stand: Stand, whom: FigureId) -> bool {
        self.battle.looks((self.who.into(), stand), (whom, self.battle.stand(whom)), &self.standing)
    }

    fn entry(&self, stand: Stand) -> Option<Trigger> {
        let (building, floor) = building::floor_of(self.battle, &stand)?;
        let entered = self.battle.buildings[usize::from(building)].entered;
        (entered & building::floor_bit(floor) == 0).then_some(Trigger::Entry { building, floor })
    }

    fn flames(&self, stand: Stand) -> Option<Trigger> {
        fire::flames_at(self.battle, &stand).map(Trigger::Flames)
    }

    fn loot(&self, stand: Stand) -> Option<Trigger> {
        greedy::temptation(self.battle, self.who, stand).map(|_| Trigger::Loot)
    }

    /// The first shut door or window on a straight stretch, and where their base touches it.
    fn door(&self, path: &Path, from: Point, to: Point) -> Option<(usize, OpeningId)> {
        let afoot = Afoot::new(self.battle, self.who.into(), path.end());
        let walk = afoot.walk();
        let shut = |it: &OpeningId| building::is_shut(self.battle, *it);
        let crossed = walk.crossed(from, to).into_iter();
        let doors = crossed.filter_map(|(thing, _)| match thing {
            Obstacle::Opening(it) => Some(it),
            Obstacle::Piece(_) | Obstacle::Extra(_) => None,
        });
        let length = measure::distance(from, to) as usize;
        let crosses = |it: OpeningId, mm: usize| {
            let crossed = walk.crossed(from, place(from, to, mm, length));
            crossed.iter().any(|found| found.0 == Obstacle::Opening(it))
        };
        let at = |it: OpeningId| {
            let (mut before, mut beyond) = (0, length);
            while before + 1 < beyond {
                let middle = before.midpoint(beyond);
                if crosses(it, middle) { beyond = middle } else { before = middle }
            }
            (before.saturating_sub(BASE_MM as usize / 2), it)
        };
        doors.filter(shut).map(at).min()
    }
}

/// So many millimetres along a stretch.
fn place(from: Point, to: Point, mm: usize, length: usize) -> Point {
    if mm == length { to } else { measure::towards(from, to, mm as i32) }
}
