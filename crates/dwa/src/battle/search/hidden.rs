//! Zombies that a search turns up, and where they are put (16.2).
use ground::open::{Circle, Opening, Polygon, RoomId, measure};
use kernel::{Dice, Play, Point};

use super::SearchAction;
use crate::battle::{Battle, FigureId, figure::BASE_MM, r#move::is_room_for, zombie::entry};

/// How far from a vehicle its zombies appear (ruling on zombies in vehicles).
const BESIDE_VEHICLE_MM: i32 = 25;
/// How finely places are looked for.
const STEP_MM: usize = 5;

/// Puts them as far from the searchers' entrance as there is room; those above the limit do not come.
pub fn appear(battle: &mut Battle, play: &mut Play<'_>, human: u16, action: &SearchAction, number: u16) {
    for _ in 0..number {
        if entry::is_full(battle, play) {
            return;
        }
        let (rule, place) = match *action {
            SearchAction::Room(room) => (rule!("dwa.search.zombie-placement"), in_room(battle, human, room)),
            SearchAction::Vehicle(vehicle) => {
                play.cite(rule!("dwa.search.zombie-placement"));
                (rule!("dwa.ruling.search-vehicle-zombies"), beside_vehicle(battle, human, vehicle))
            }
        };
        let Some(at) = place else { return };
        entry::put(battle, play, rule, at, None);
    }
}

/// The free place of the room farthest from the way in.
fn in_room(battle: &Battle, human: u16, room: RoomId) -> Option<Point> {
    let area = &battle.scene.ground.table().rooms[room.0 as usize].area;
    let entrance = entrance(battle, human, area);
    let inside = |it: &Point| area.contains(*it) && is_room_for(battle, Circle::new(*it, BASE_MM), None);
    let (low, high) = bounds(area);
    places(low, high).filter(inside).max_by_key(|&it| (measure::dist2(entrance, it), it))
}

/// The middle of the room's opening nearest to the searcher; without one, where he stands.
fn entrance(battle: &Battle, human: u16, area: &Polygon) -> Point {
    let at = battle.at(FigureId::Human(human));
    let middle = |it: &Opening| Point::new(it.from.x.midpoint(it.to.x), it.from.y.midpoint(it.to.y));
    let near = |it: &Point| area.gap(Circle::new(*it, BASE_MM)) <= 1;
    let openings = battle.scene.ground.table().openings.iter().map(middle).filter(near);
    openings.min_by_key(|&it| (measure::dist2(at, it), it)).unwrap_or(at)
}

/// The free place within 2.5 cm of the vehicle that is farthest from the searcher.
fn beside_vehicle(battle: &Battle, human: u16, vehicle: u8) -> Option<Point> {
    let body = &battle.bodies[usize::from(vehicle)];
    let middle = battle.vehicles[usize::from(vehicle)].at;
    let searcher = battle.at(FigureId::Human(human));
    let beside = |it: &Point| {
        let base = Circle::new(*it, BASE_MM);
        body.gap(base) <= BESIDE_VEHICLE_MM && is_room_for(battle, base, None)
    };
    // The longest vehicle and the base beside it fit into this square.
    let reach = 250;
    let low = Point::new(middle.x - reach, middle.y - reach);
    let high = Point::new(middle.x + reach, middle.y + reach);
    places(low, high).filter(beside).max_by_key(|&it| (measure::dist2(searcher, it), it))
}

fn bounds(area: &Polygon) -> (Point, Point) {
    let x = || area.corners.iter().map(|it| it.x);
    let y = || area.corners.iter().map(|it| it.y);
    let low = Point::new(x().min().unwrap_or(0), y().min().unwrap_or(0));
    let high = Point::new(x().max().unwrap_or(0), y().max().unwrap_or(0));
    (low, high)
}

fn places(low: Point, high: Point) -> impl Iterator<Item = Point> {
    let rows = (low.y..=high.y).step_by(STEP_MM);
    rows.flat_map(move |y| (low.x..=high.x).step_by(STEP_MM).map(move |x| Point::new(x, y)))
}
