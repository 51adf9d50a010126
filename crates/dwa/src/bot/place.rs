//! Where to go: the ways that AP pay for, weighed by danger and by what the mission gains.
use ground::open::{
    Circle, Crowd, OpeningId,
    measure::{self, distance},
};
use kernel::Point;
use smallvec::SmallVec;

use super::{
    judge::{Judge, NEAR_MM},
    mission::{self, Mission},
    way::{self, Ways},
};
use crate::battle::{
    Battle,
    figure::BASE_MM,
    r#move::{is_taken, walker},
};

/// A walk must be better than staying by so much.
const INERTIA: i32 = 250;

/// A place to walk to.
#[derive(Clone, Copy, Debug)]
pub struct WalkSpot {
    pub at: Point,
    pub ap: u8,
    pub score: i32,
}

/// What there is to gain by walking, for each number of AP.
#[derive(Clone, Debug)]
pub struct Outlook {
    pub mission: Mission,
    /// The score of staying.
    pub stay: i32,
    spots: SmallVec<[WalkSpot; 8]>,
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

    fn spot(&self, ap: u8) -> Option<&WalkSpot> {
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
    let way = target(battle, human, mission).and_then(|it| ways.way(battle, human, it)).cloned();
    let way = way.as_ref();
    outlook.way_mm = way.map_or(0, |it| it.length_mm);
    ways.memory.refresh(battle);
    let judge = Judge::new(battle, &ways.memory, human, mission, way);
    outlook.stay = judge.score(figure.at, 0);
    outlook.door = way.and_then(|it| way::door_ahead(battle, figure.base(), it));
    if walks {
        way::through_doors(battle, figure.level, |open| judge.look(&mut outlook.spots, open, outlook.stay));
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
            let touches = battle.bodies[usize::from(vehicle)].gap(figure.base()) <= 1;
            if touches { None } else { beside(battle, human, vehicle) }
        }
        Mission::Hunt => {
            let near = battle.zombies().min_by_key(|it| measure::dist2(it.1.at, figure.at))?;
            let gap = measure::gap(near.1.base(), figure.base());
            (200 < gap).then(|| measure::towards(near.1.at, figure.at, 180))
        }
    }
}

/// The nearest free place beside a vehicle.
pub fn beside(battle: &Battle, human: u16, vehicle: u8) -> Option<Point> {
    let figure = &battle.humans[usize::from(human)];
    let body = &battle.bodies[usize::from(vehicle)];
    let nobody = Crowd::default();
    let walk = walker(battle, None, &nobody);
    let free = |it: &Point| {
        let base = Circle::new(*it, BASE_MM);
        walk.free_at(*it) && !is_taken(battle, base, None, Some(human)) && body.gap(base) <= 1
    };
    body.places_beside(BASE_MM, 10).into_iter().filter(free).min_by_key(|&it| measure::dist2(it, figure.at))
}
