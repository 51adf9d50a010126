//! Where to go: the ways that AP pay for, weighed by danger and by what the mission gains.
use ground::open::{
    Circle, Crowd, OpeningId,
    measure::{self, distance},
    path::Path,
};
use kernel::Point;
use smallvec::SmallVec;

use super::{
    mission::{self, Mission},
    threat,
    way::{self, STEP_MM, Ways},
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
/// To be where the mission wants him is worth more than the last step.
const ARRIVED: i32 = 1_500;
/// What it costs to be alone, and to be so for each millimetre more.
const ALONE: i32 = 300;
const ALONE_MM: i32 = 2;
const MOST_ALONE: i32 = 1_500;
const AT_EDGE: i32 = 600;
const NEAR_MM: i32 = 125;
/// A walk must be better than staying by so much.
const INERTIA: i32 = 250;
/// Kept from standing zombies on the way.
const CLEAR_MM: i32 = 4;

/// A place to walk to.
#[derive(Clone, Copy, Debug)]
struct Spot {
    at: Point,
    ap: u8,
    score: i32,
}

/// What there is to gain by walking, for each number of AP.
#[derive(Clone, Debug)]
pub struct Outlook {
    pub mission: Mission,
    /// The score of staying.
    pub stay: i32,
    spots: SmallVec<[Spot; 8]>,
    /// A closed door that the way leads through and that he touches.
    pub door: Option<OpeningId>,
    /// What is left of the way to where the mission wants him.
    pub way_mm: i32,
}

impl Outlook {
    /// The best score that so many AP of movement pay for.
    pub fn best(&self, ap: u8) -> i32 {
        self.spot(ap).map_or(self.stay, |it| it.score.max(self.stay))
    }

    /// Where that is, if it is better than staying.
    pub fn goes_to(&self, ap: u8) -> Option<(Point, i32)> {
        let spot = self.spot(ap)?;
        (self.stay + INERTIA < spot.score).then_some((spot.at, spot.score))
    }

    fn spot(&self, ap: u8) -> Option<&Spot> {
        self.spots.iter().filter(|it| it.ap <= ap).max_by_key(|it| (it.score, std::cmp::Reverse(it.ap)))
    }
}

/// Looks round for a human who may walk, or not.
pub fn outlook(battle: &Battle, human: u16, walks: bool, ways: &mut Ways) -> Outlook {
    let mission = mission::mission(battle, human, ways.errand(battle));
    let figure = &battle.humans[usize::from(human)];
    let mut outlook = Outlook { mission, stay: 0, spots: SmallVec::new(), door: None, way_mm: 0 };
    if !figure.is_on_table() {
        return outlook;
    }
    let way = target(battle, human, mission).and_then(|it| ways.way(battle, human, it));
    outlook.way_mm = way.map_or(0, |it| it.length_mm);
    let judge = Judge::new(battle, human, mission, way);
    outlook.stay = judge.score(figure.at, 0);
    outlook.door = way.and_then(|it| way::door_ahead(battle, human, it));
    if walks {
        judge.look(&mut outlook.spots, way);
    }
    outlook
}

/// Where the mission wants him, if he is not there.
fn target(battle: &Battle, human: u16, mission: Mission) -> Option<Point> {
    let figure = &battle.humans[usize::from(human)];
    match mission {
        Mission::Stand => None,
        Mission::Hold(area) if area.contains(figure.at) => None,
        Mission::Hold(area) => Some(mission::free_near(battle, Some(human), area.nearest(figure.at))),
        Mission::Leave(edge) => {
            Some(mission::free_near(battle, Some(human), mission::edge_point(battle, figure.at, edge)))
        }
        Mission::Guard(at) if distance(figure.at, at) <= NEAR_MM => None,
        Mission::Guard(at) => Some(mission::free_near(battle, Some(human), at)),
        Mission::Search(room) if battle.room_at(figure.at) == Some(room) => None,
        Mission::Search(room) => Some(mission::room_point(battle, Some(human), room)),
        Mission::Take(at) => {
            let lying = battle.lying[at].at;
            let here = measure::contact(figure.base(), Circle::new(lying, BASE_MM));
            (!here).then(|| mission::free_near(battle, Some(human), lying))
        }
        Mission::Board { vehicle, .. } | Mission::SearchVehicle(vehicle) | Mission::Refuel(vehicle) => {
            beside(battle, human, vehicle)
        }
        Mission::Hunt => {
            let near = battle.zombies().min_by_key(|it| measure::dist2(it.1.at, figure.at))?;
            let gap = measure::gap(near.1.base(), figure.base());
            (200 < gap).then(|| measure::towards(near.1.at, figure.at, 180))
        }
    }
}

/// The nearest free place beside a vehicle; none for who touches it.
fn beside(battle: &Battle, human: u16, vehicle: u8) -> Option<Point> {
    let figure = &battle.humans[usize::from(human)];
    let body = &battle.bodies[usize::from(vehicle)];
    if body.gap(figure.base()) <= 1 {
        return None;
    }
    let nobody = Crowd::new([]);
    let walk = walker(battle, None, &nobody);
    let free = |it: &Point| {
        let base = Circle::new(*it, BASE_MM);
        walk.free_at(*it) && !is_taken(battle, base, None, Some(human)) && body.gap(base) <= 1
    };
    body.places_beside(BASE_MM, 10).into_iter().filter(free).min_by_key(|&it| measure::dist2(it, figure.at))
}

/// The standing zombies that are in the way, a little wider than they are.
fn in_the_way(battle: &Battle, human: u16) -> Crowd {
    let figure = &battle.humans[usize::from(human)];
    let standing = battle.zombies().filter(|it| it.1.stands() && it.1.level == figure.level);
    let away = standing.filter(|it| !measure::contact(it.1.base(), figure.base()));
    Crowd::new(away.map(|it| Circle::new(it.1.at, BASE_MM + CLEAR_MM)))
}

/// Weighs places for one human.
struct Judge<'a> {
    battle: &'a Battle,
    human: u16,
    mission: Mission,
    from: Point,
    /// A place some way ahead on his way.
    ahead: Option<Point>,
    step_worth: i32,
}

impl<'a> Judge<'a> {
    fn new(battle: &'a Battle, human: u16, mission: Mission, way: Option<&Path>) -> Self {
        let from = battle.at(FigureId::Human(human));
        let ahead = way.map(|it| way::along(it, 250));
        let ap_needed = way.map_or(0, |it| it.length_mm / STEP_MM + it.crossings as i32);
        // Not every AP is spent on the way, and fear doubles what it costs.
        let a_turn = if battle.humans[usize::from(human)].turn.afraid { 2 } else { 3 };
        let spare = a_turn * (mission::turns_left(battle) - after(mission)) - ap_needed;
        Judge { battle, human, mission, from, ahead, step_worth: step_worth(spare) }
    }

    /// What it is worth to be at a place when the zombies act; `gained` millimetres of his way are behind him there.
    fn score(&self, at: Point, gained: i32) -> i32 {
        let mut score = -threat::danger(self.battle, self.human, at);
        score += gained * self.step_worth / STEP_MM;
        if let Mission::Hold(area) = self.mission
            && !area.contains(at)
        {
            // Who is outside already pays for the way by what he gains of it.
            let back = if self.ahead.is_none() { area.distance(at) } else { 0 };
            score -= self.outside() + back * self.step_worth / STEP_MM;
        }
        let table = self.battle.scene.ground.table();
        let to_edge = at.x.min(table.width - at.x).min(at.y).min(table.height - at.y);
        if to_edge < 60 && self.ahead.is_none() {
            score -= AT_EDGE;
        }
        score - self.alone(at)
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

    /// How much nearer to the place ahead another place is.
    fn gained(&self, at: Point) -> i32 {
        self.ahead.map_or(0, |ahead| distance(self.from, ahead) - distance(at, ahead))
    }

    /// Fills in the best place for each number of AP.
    fn look(&self, spots: &mut SmallVec<[Spot; 8]>, way: Option<&Path>) {
        let (battle, human) = (self.battle, self.human);
        let crowd = in_the_way(battle, human);
        let walk = walker(battle, battle.level(FigureId::Human(human)), &crowd);
        let price = ap::price(battle, human, Priced::Move).max(1);
        let over = ap::price(battle, human, Priced::CrossObstacle);
        let at_hand = ap::at_hand(battle, human, true);
        let paid = i32::from(battle.humans[usize::from(human)].turn.paid_mm);
        let steps = i32::from(at_hand / price).min(MOST_AP as i32);
        let first = i32::from(paid <= 0);
        for n in first..=steps {
            let mm = paid + n * STEP_MM - 1;
            let mut found: SmallVec<[(i32, Point); 24]> = SmallVec::new();
            for turn in 0..16 {
                let at = measure::polar(self.from, turn * 45 / 2, mm);
                found.push((self.score(at, self.gained(at)), at));
            }
            found.sort_unstable_by_key(|it| std::cmp::Reverse(it.0));
            if let Some(way) = way {
                let path = walk.follow(way, way::pace(battle, human), mm);
                let (end, gone) = (path.end(), path.length_mm);
                if end != self.from && self.is_room(end) {
                    let ap = ap_for(gone - paid, price) + over * path.crossings as u8;
                    // He is there, or at a door that has to be opened first.
                    let arrived = if gone < mm { ARRIVED } else { 0 };
                    self.add(spots, Spot { at: end, ap, score: self.score(end, gone) + arrived }, at_hand);
                }
            }
            let free = |it: &&(i32, Point)| {
                battle.scene.ground.table().contains(it.1) && walk.free(self.from, it.1) && self.is_room(it.1)
            };
            if let Some(&(score, at)) = found.iter().find(free) {
                let ap = n as u8 * price + over * walk.crossings(self.from, at) as u8;
                self.add(spots, Spot { at, ap, score }, at_hand);
            }
        }
    }

    fn add(&self, spots: &mut SmallVec<[Spot; 8]>, spot: Spot, at_hand: u8) {
        if spot.ap <= at_hand {
            spots.push(spot);
        }
    }

    fn is_room(&self, at: Point) -> bool {
        let level = self.battle.level(FigureId::Human(self.human));
        !is_taken(self.battle, Circle::new(at, BASE_MM), level, Some(self.human))
    }
}

/// What 5 cm towards the goal are worth with so many AP to spare: a goal missed is worth more than a wound.
const fn step_worth(spare_ap: i32) -> i32 {
    match spare_ap {
        ..4 => 12_000,
        4..8 => 6_000,
        8..12 => 3_000,
        12.. => 900,
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
