//! What it is worth to be at a place: the danger there, the company, and how far it is to where the mission leads.
use ground::open::{
    Circle, Crowd, Walk,
    measure::{self, distance},
    path::Path,
};
use kernel::Point;
use smallvec::SmallVec;

use super::{
    mission::{self, Mission},
    place::WalkSpot,
    threat::{self, Memory},
    way::{self, STEP_MM},
};
use crate::{
    battle::{
        Battle, FigureId, ap,
        figure::BASE_MM,
        r#move::{is_taken, walker},
    },
    table::ap::Action as Priced,
};

/// The most AP that are looked ahead.
const MOST_AP: usize = 8;
/// What it costs to be where one does not belong: while there is time, soon before the end, and at the end.
const OUTSIDE: [i32; 3] = [3_000, 12_000, 60_000];
/// To touch a door that has to be opened is worth more than the last step to it.
const AT_DOOR: i32 = 1_500;
/// What it costs to be alone, and to be so for each millimetre more.
const ALONE: i32 = 300;
const ALONE_MM: i32 = 2;
const MOST_ALONE: i32 = 1_500;
const AT_EDGE: i32 = 600;
pub const NEAR_MM: i32 = 125;
/// Kept from standing zombies on the way.
const CLEAR_MM: i32 = 4;

/// Weighs places for one human.
pub struct Judge<'a> {
    battle: &'a Battle,
    memory: &'a Memory,
    human: u16,
    mission: Mission,
    from: Point,
    way: Option<&'a Path>,
    step_worth: i32,
}

impl<'a> Judge<'a> {
    pub fn new(
        battle: &'a Battle,
        memory: &'a Memory,
        human: u16,
        mission: Mission,
        way: Option<&'a Path>,
    ) -> Self {
        let from = battle.at(FigureId::Human(human));
        let ap_needed = way.map_or(0, |it| it.length_mm / STEP_MM + it.crossings as i32);
        // Not every AP is spent on the way, and fear doubles what it costs.
        let spare = 3 * (mission::turns_left(battle) - after(mission)) - ap_needed;
        Judge { battle, memory, human, mission, from, way, step_worth: step_worth(spare) }
    }

    /// What it is worth to be at a place when the zombies act; `gained` millimetres of his way are behind him there.
    pub fn score(&self, at: Point, gained: i32) -> i32 {
        self.unthreatened(at, gained) - self.danger(at)
    }

    fn danger(&self, at: Point) -> i32 {
        let attackers = threat::attackers(self.battle, self.memory, self.human, at);
        threat::of_attackers_on(self.battle, self.human, attackers)
    }

    /// The same if it is no more than this.
    fn danger_within(&self, at: Point, most: i32) -> Option<i32> {
        let danger = |it: i32| threat::of_attackers_on(self.battle, self.human, it);
        let too_many = |it: i32| most < danger(it);
        let attackers = threat::attackers_until(self.battle, self.memory, self.human, at, too_many);
        Some(danger(attackers)).filter(|&it| it <= most)
    }

    /// What it would be worth if nobody could attack him there.
    fn unthreatened(&self, at: Point, gained: i32) -> i32 {
        let mut score = gained * self.step_worth / STEP_MM;
        if self.way.is_none() {
            score -= self.astray(at) * self.step_worth / STEP_MM;
        }
        if let Mission::Hold(area) = self.mission
            && !area.contains(at)
        {
            score -= self.outside();
        }
        let table = self.battle.scene.ground.table();
        let to_edge = at.x.min(table.width - at.x).min(at.y).min(table.height - at.y);
        if to_edge < 60 && self.way.is_none() {
            score -= AT_EDGE;
        }
        score - self.alone(at)
    }

    /// How far a place is from where he is to stay.
    fn astray(&self, at: Point) -> i32 {
        match self.mission {
            Mission::Hold(area) => area.distance(at),
            Mission::Guard(there) => (distance(there, at) - NEAR_MM).max(0),
            Mission::Stand | Mission::Leave(_) | Mission::Hunt | Mission::Take(_) => 0,
            Mission::Search(_) | Mission::SearchVehicle(_) => 0,
            Mission::Board { .. } | Mission::Refuel(_) => 0,
        }
    }

    fn outside(&self) -> i32 {
        match mission::turns_left(self.battle) {
            ..=1 => OUTSIDE[2],
            2..=3 => OUTSIDE[1],
            4.. => OUTSIDE[0],
        }
    }

    /// What it costs to have no friend near.
    fn alone(&self, at: Point) -> i32 {
        let friends = self.battle.humans().filter(|it| it.0 != self.human && it.1.is_on_table());
        match friends.map(|it| distance(it.1.at, at)).min() {
            None | Some(..=NEAR_MM) => 0,
            Some(mm) => (ALONE + ALONE_MM * (mm - NEAR_MM)).min(MOST_ALONE),
        }
    }

    /// How much of his way is behind him at another place, from where he sees one of the next bends of it.
    fn gained(&self, open: &Walk<'_>, at: Point) -> i32 {
        let Some(way) = self.way else { return 0 };
        let bend = [2, 1].into_iter().find(|&it| way.places.get(it).is_some_and(|&bend| open.free(at, bend)));
        bend.map_or(-distance(self.from, at), |it| gained_to(way, at, it))
    }

    /// The same as if he saw from there whatever he likes.
    fn most_gained(&self, at: Point) -> i32 {
        let Some(way) = self.way else { return 0 };
        let bends = [2, 1].into_iter().filter(|&it| it < way.places.len());
        bends.map(|it| gained_to(way, at, it)).fold(-distance(self.from, at), i32::max)
    }

    /// Fills in the best place for each number of AP; one that is worth no more than to stay may be left out.
    pub fn look(&self, spots: &mut SmallVec<[WalkSpot; 8]>, open: &Walk<'_>, stay: i32) {
        let (battle, human) = (self.battle, self.human);
        let crowd = in_the_way(battle, human);
        let walk = walker(battle, battle.level(FigureId::Human(human)), &crowd);
        let price = ap::price(battle, human, Priced::Move).max(1);
        let at_hand = ap::at_hand(battle, human, true);
        let paid = i32::from(battle.humans[usize::from(human)].turn.paid_mm);
        let steps = i32::from(at_hand / price).min(MOST_AP as i32);
        for n in i32::from(paid <= 0)..=steps {
            let mm = paid + n * STEP_MM - 1;
            let along = self.way.and_then(|way| self.along(&walk, way, mm, paid));
            let aside = self.aside(&walk, open, mm, n as u8 * price, stay);
            spots.extend(along.into_iter().chain(aside).filter(|it| it.ap <= at_hand));
        }
    }

    /// The end of so much of his way.
    fn along(&self, walk: &Walk<'_>, way: &Path, mm: i32, paid: i32) -> Option<WalkSpot> {
        let path = walk.follow(way, way::pace(self.battle, self.human), mm);
        let (end, gone) = (path.end(), path.length_mm);
        if end == self.from || !self.is_room(end) {
            return None;
        }
        let price = ap::price(self.battle, self.human, Priced::Move).max(1);
        let over = ap::price(self.battle, self.human, Priced::CrossObstacle);
        let door = || way::door_ahead(self.battle, Circle::new(end, BASE_MM), way).is_some();
        let arrived = match end == way.end() {
            true => arrived(self.mission),
            false if gone < mm && door() => AT_DOOR,
            false => 0,
        };
        let ap = ap_for(gone - paid, price).saturating_add(over.saturating_mul(few(path.crossings)));
        Some(WalkSpot { at: end, ap, score: self.score(end, gone) + arrived })
    }

    /// The best place that lies so far off in a straight line.
    fn aside(&self, walk: &Walk<'_>, open: &Walk<'_>, mm: i32, ap: u8, stay: i32) -> Option<WalkSpot> {
        let most = mm * self.step_worth / STEP_MM;
        let mut best: Option<WalkSpot> = None;
        for Scored { at, score, gains, .. } in self.scored(walk, open, mm, stay) {
            if best.is_some_and(|it| score + most <= it.score) {
                break;
            }
            let score = score + gains;
            let over = ap::price(self.battle, self.human, Priced::CrossObstacle);
            let ap = ap.saturating_add(over.saturating_mul(few(walk.crossings(self.from, at))));
            if best.is_none_or(|it| it.score < score) {
                best = Some(WalkSpot { at, ap, score });
            }
        }
        best
    }

    /// The places so far off in a straight line that can be the best and better than to stay, the highest score first. Whether he gets
    /// there and who could attack him there takes longest to find out.
    fn scored(&self, walk: &Walk<'_>, open: &Walk<'_>, mm: i32, stay: i32) -> SmallVec<[Scored; 16]> {
        let around = (0..16).map(|it| Hope::new(self, it, measure::polar(self.from, it * 45 / 2, mm)));
        let mut hopes: SmallVec<[Hope; 16]> = around.collect();
        // Ways are rounded, so that one may gain a little more than straight on; that is not held against any other.
        let most = mm * self.step_worth / STEP_MM;
        let over = hopes.iter().map(|it| it.gains - most).max().unwrap_or(0).max(0);
        hopes.sort_by_key(|it| std::cmp::Reverse(it.calm + it.gains));
        let mut found: SmallVec<[Scored; 16]> = SmallVec::new();
        let mut least = stay.saturating_add(1).saturating_sub(over);
        for Hope { number, at, calm, gains } in hopes {
            if calm + gains < least {
                break;
            }
            if !walk.free(self.from, at) || !self.is_room(at) {
                continue;
            }
            let gains = self.gained(open, at) * self.step_worth / STEP_MM;
            let Some(danger) = self.danger_within(at, calm + gains - least) else { continue };
            let score = calm - danger;
            least = least.max((score + gains).saturating_sub(over));
            found.push(Scored { number, at, score, gains });
        }
        found.sort_by_key(|it| (std::cmp::Reverse(it.score), it.number));
        found
    }

    fn is_room(&self, at: Point) -> bool {
        let level = self.battle.level(FigureId::Human(self.human));
        !is_taken(self.battle, Circle::new(at, BASE_MM), level, Some(self.human))
    }
}

/// How much of a way is behind him at another place that sees this bend of it.
fn gained_to(way: &Path, at: Point, bend: usize) -> i32 {
    let rest: i32 = way.places[bend..].windows(2).map(|it| distance(it[0], it[1])).sum();
    way.length_mm - distance(at, way.places[bend]) - rest
}

/// A place that he may get to: what it is worth if nobody can attack him there, and what he gains by it at the most.
#[derive(Clone, Copy)]
struct Hope {
    number: i32,
    at: Point,
    calm: i32,
    gains: i32,
}

impl Hope {
    fn new(judge: &Judge<'_>, number: i32, at: Point) -> Hope {
        let gains = judge.most_gained(at) * judge.step_worth / STEP_MM;
        Hope { number, at, calm: judge.unthreatened(at, 0), gains }
    }
}

/// A place that he gets to, and what it is worth beside what he gains by it.
#[derive(Clone, Copy)]
struct Scored {
    number: i32,
    at: Point,
    score: i32,
    gains: i32,
}

/// A file may say that an obstacle is crossed as often as it likes; nobody has so many AP.
fn few(crossings: u32) -> u8 {
    u8::try_from(crossings).unwrap_or(u8::MAX)
}

/// What 5 cm towards the goal are worth with so many AP to spare: a goal missed is worth more than a wound.
const fn step_worth(spare_ap: i32) -> i32 {
    match spare_ap {
        ..4 => 20_000,
        4..8 => 9_000,
        8..12 => 3_000,
        12.. => 900,
    }
}

/// What it is worth to be where the mission leads: what can be done there at once.
const fn arrived(mission: Mission) -> i32 {
    match mission {
        Mission::Leave(_) => 20_000,
        Mission::Board { .. } => 8_000,
        Mission::Take(_) | Mission::Refuel(_) => 4_000,
        Mission::Search(_) | Mission::SearchVehicle(_) => 1_500,
        Mission::Stand | Mission::Hold(_) | Mission::Guard(_) | Mission::Hunt => 500,
    }
}

/// AP for so many millimetres.
fn ap_for(mm: i32, price: u8) -> u8 {
    ((mm.max(0) + STEP_MM - 1) / STEP_MM) as u8 * price
}

/// Turns that are needed once he is there.
fn after(mission: Mission) -> i32 {
    match mission {
        Mission::Stand | Mission::Hold(_) | Mission::Leave(_) | Mission::Hunt => 0,
        Mission::Search(_) | Mission::SearchVehicle(_) | Mission::Take(_) | Mission::Guard(_) => 6,
        Mission::Board { .. } | Mission::Refuel(_) => 6,
    }
}

/// The standing zombies that are in the way, a little wider than they are.
fn in_the_way(battle: &Battle, human: u16) -> Crowd {
    let figure = &battle.humans[usize::from(human)];
    let standing = battle.zombies().filter(|it| it.1.stands() && it.1.level == figure.level);
    let away = standing.filter(|it| !measure::contact(it.1.base(), figure.base()));
    Crowd::new(away.map(|it| Circle::new(it.1.at, BASE_MM + CLEAR_MM)))
}
