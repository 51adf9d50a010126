//! Out of a building by the quickest way.
use ground::open::{Pace, Path, PieceId, measure};
use kernel::{Pause, Play, Point};

use super::{
    Purpose,
    go::{self, Stops},
    posture,
    walk::reach_mm,
    way::Afoot,
};
use crate::battle::{Battle, PersonId, building};

/// No way on one floor is longer.
const FAR_MM: i32 = 5_000;

pub(super) fn get_out(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    building: u16,
) -> Result<(), Pause> {
    if battle.person(who).level.is_none() {
        if let Some(path) = way_out(battle, who, building) {
            go::go(battle, play, who, &path, Purpose::Active, Stops::OnlyIfHindered)?;
        }
        return Ok(());
    }
    // From upstairs the way out leads down.
    let Some((stairs, end)) = way_down(battle, who) else { return Ok(()) };
    if battle.person(who).at != end && !posture::is_at(battle, who, stairs) {
        if let Some(path) = within_reach(battle, who, end) {
            go::go(battle, play, who, &path, Purpose::Active, Stops::OnlyIfHindered)?;
        }
        return Ok(());
    }
    if posture::cannot_climb(battle, who).is_none() && !battle.person(who).prone {
        posture::climb(battle, play, who, stairs)?;
    }
    Ok(())
}

/// The way to the nearest place outside, as far as their move goes.
fn way_out(battle: &Battle, who: PersonId, building: u16) -> Option<Path> {
    let at = battle.person(who).at;
    let area = &battle.scene.buildings[usize::from(building)].area;
    let afoot = Afoot::new(battle, who.into(), at);
    let walk = afoot.walk();
    let (low, high) = area.extent()?;
    // No way out of it is longer, through whichever room.
    let far = 2 * (high.x - low.x + high.y - low.y);
    let path = walk.nearest_hidden(at, Pace::MILLIMETRES, far, &|it| area.contains(it))?;
    cut(battle, who, &path)
}

fn within_reach(battle: &Battle, who: PersonId, to: Point) -> Option<Path> {
    let path = Afoot::new(battle, who.into(), to).route(to, FAR_MM)?;
    cut(battle, who, &path)
}

/// As much of a way as is left of their move.
fn cut(battle: &Battle, who: PersonId, path: &Path) -> Option<Path> {
    let limit = reach_mm(battle, who);
    let afoot = Afoot::new(battle, who.into(), path.end());
    let path = afoot.walk().follow(path, Pace::MILLIMETRES, limit);
    (0 < path.length_mm).then_some(path)
}

/// The nearest stairs or ladder that lead down from their floor, and where its upper end is.
fn way_down(battle: &Battle, who: PersonId) -> Option<(u16, Point)> {
    let person = battle.person(who);
    let height = |level: Option<PieceId>| building::height_of(battle, level);
    let climbs = battle.scene.ground.table().climbs.iter().zip(0_u16..);
    let down = climbs.filter(|(it, _)| it.head_on == person.level && height(it.foot_on) < height(it.head_on));
    down.map(|(it, at)| (at, it.head)).min_by_key(|it| measure::dist2(person.at, it.1))
}
