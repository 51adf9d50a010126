//! Where zombies come on (p. 46 and 47).
use ground::open::{measure, ring};
use kernel::{Dice, Play, Point, Token};

use super::floor::{Floor, Past, is_inside};
use crate::{
    battle::{Battle, Zombie, ZombieId, change, person::BASE_MM},
    table::{weapon::INCH_MM, zombie::Hour},
};

/// So far away they come on.
const AWAY_MM: i32 = 12 * INCH_MM;

/// Puts a zombie on the table at an hour of the clock round a place; it faces that place.
pub(super) fn come_on(
    battle: &mut Battle,
    play: &mut Play<'_>,
    from: Point,
    hour: Hour,
    by: Option<Token>,
) -> ZombieId {
    play.cite(rule!("ffo.zombie.gen-ways"));
    play.cite(rule!("ffo.zombie.place-no-activation"));
    let at = spot(battle, play, from, hour.bearing_degrees());
    let inside = is_inside(battle, at, None);
    if inside {
        play.cite(rule!("ffo.zombie.place-building"));
    }
    let zombie = Zombie {
        facing: measure::bearing(at, from).unwrap_or(0) as i16,
        // Walls hide the cause from it, but it comes out to it all the same.
        heard: inside.then_some(from),
        ..Zombie::new(at, battle.turn)
    };
    change::place_zombie(battle, play, rule!("ffo.zombie.place-clock"), zombie, by)
}

/// The first free place on the ring, clockwise from a bearing.
fn spot(battle: &Battle, play: &mut Play<'_>, from: Point, degrees: i32) -> Point {
    let table = battle.scene.ground.table();
    let rolled = measure::polar(from, degrees, AWAY_MM);
    if !table.contains(rolled) {
        play.cite(rule!("ffo.zombie.place-off-table"));
    }
    Floor::new(battle, None).walk(None, Past::Nobody, |walk| {
        let free = ring::clockwise(from, degrees, AWAY_MM).find(|&it| walk.free_at(it));
        free.unwrap_or_else(|| {
            let inside = (BASE_MM + 1) / 2;
            let nearest = Point::new(
                rolled.x.clamp(inside, table.width - inside),
                rolled.y.clamp(inside, table.height - inside),
            );
            walk.nearest_free(nearest)
        })
    })
}
