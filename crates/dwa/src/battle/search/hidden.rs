//! Zombies that a search turns up, and where they are put (16.2).
use ground::open::{Circle, Polygon, RoomId, measure};
use kernel::{Dice, Play, Point};
use stage::landmark;

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
    let table = battle.scene.ground.table();
    let (area, searcher) = (&table.rooms[room.0 as usize].area, battle.base(FigureId::Human(human)));
    let entrance = landmark::entrance(table, area, searcher).unwrap_or(searcher.at);
    let inside = |it: &Point| area.contains(*it) && is_room_for(battle, Circle::new(*it, BASE_MM), None);
    area.places_round(STEP_MM).filter(inside).max_by_key(|&it| (measure::dist2(entrance, it), it))
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
    let round = Polygon::rectangle(middle.x - reach, middle.y - reach, 2 * reach, 2 * reach);
    round.places_round(STEP_MM).filter(beside).max_by_key(|&it| (measure::dist2(searcher, it), it))
}
