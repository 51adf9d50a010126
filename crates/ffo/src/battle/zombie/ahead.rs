//! Zombies with nothing to go for (p. 48): straight on the way they face, turning where they cannot go on.
use ground::open::{
    Hindrance, Path,
    measure::{distance, polar},
};
use kernel::{Dice, Pause, Play, Roll};

use super::{
    floor::{Floor, Past},
    walk,
};
use crate::battle::{Battle, FigureId, ZombieId, change};

/// A quarter of a turn.
const QUARTER: i32 = 90;

/// One move in the direction it faces.
pub(super) fn straight(battle: &mut Battle, play: &mut Play<'_>, which: ZombieId) -> Result<(), Pause> {
    play.cite(rule!("ffo.ruling.zombie-facing-walk"));
    let (heading, mut left) = (i32::from(battle.zombie(which).facing), walk::MOVE_MM);
    let blocked = stretch(battle, play, which, heading, &mut left)?;
    if !blocked || left <= 0 || !walk::is_free(battle, which) {
        return Ok(());
    }
    let die = play.by(which.token()).d6(rule!("ffo.zombie.act-dead-end"));
    let turn = if die <= 3 { -QUARTER } else { QUARTER };
    for side in [turn, -turn] {
        let before = left;
        stretch(battle, play, which, heading + side, &mut left)?;
        if left < before || !walk::is_free(battle, which) {
            return Ok(());
        }
    }
    change::face(battle, which.into(), (heading + turn).rem_euclid(360) as i16);
    Ok(())
}

/// As far as what is left takes it in one direction; whether the ground or the edge of the table stops it before that.
fn stretch(
    battle: &mut Battle,
    play: &mut Play<'_>,
    which: ZombieId,
    degrees: i32,
    left: &mut i32,
) -> Result<bool, Pause> {
    let (from, level) = (battle.zombie(which).at, battle.zombie(which).level);
    let floor = Floor::new(battle, level).without_doors();
    let to = polar(from, degrees, *left);
    let (path, by) = floor.walk(Some(FigureId::from(which)), Past::Nobody, |ground| {
        let (stop, by) = ground.stop(from, to);
        let way = Path { places: vec![from, stop], length_mm: distance(from, stop), crossings: 0 };
        let allowed = floor.allowed(ground, &way, walk::MOVE_MM - *left);
        let slowed = allowed.end() != stop;
        (allowed, by.filter(|_| !slowed))
    });
    let end = path.end();
    *left -= distance(from, end);
    walk::go(battle, play, rule!("ffo.zombie.move"), which, &path)?;
    Ok(match by {
        None => {
            *left = 0;
            false
        }
        // Another figure is no dead end: it waits behind it.
        Some(Hindrance::Base(_)) => {
            *left = 0;
            false
        }
        Some(Hindrance::Thing(_) | Hindrance::Brink) => true,
    })
}
