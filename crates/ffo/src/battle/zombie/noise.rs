//! Noise (p. 46): what it draws, at once and in the next activation of the dead.
use kernel::{Dice, Pause, Play, Point, Ratio, Token};

use super::place;
use crate::{
    battle::{Battle, FigureId, Noise, VehicleId, Who, ZombieId, change},
    journal::Undead,
    table::{
        area::Area,
        zombie::{self, Placement, Source},
    },
};

/// Those who come for a noise of so many shots. It never asks.
pub fn hear(
    battle: &mut Battle,
    play: &mut Play<'_>,
    at: Point,
    shots: u16,
    by: Option<Token>,
) -> Vec<ZombieId> {
    let noise = zombie::Noise { area: battle.scene.area, source: Source::Gunfire, shots };
    come(battle, play, at, noise, by)
}

/// Those who come for a noise of which the book says how loud it is.
pub fn sound(
    battle: &mut Battle,
    play: &mut Play<'_>,
    at: Point,
    source: Source,
    by: Option<Token>,
) -> Vec<ZombieId> {
    let noise = zombie::Noise::of(battle.scene.area, source);
    come(battle, play, at, noise, by)
}

/// All noise dice, then a die for the place of each zombie.
fn come(
    battle: &mut Battle,
    play: &mut Play<'_>,
    at: Point,
    noise: zombie::Noise,
    by: Option<Token>,
) -> Vec<ZombieId> {
    let mut dice = thrown(play, by);
    let shots = noise.dice(&mut dice);
    if shots == 0 {
        return Vec::new();
    }
    let zombies = noise.generate(&mut dice);
    let level = match by.map(Who::from_token) {
        Some(Who::Figure(FigureId::Person(it))) => {
            battle.people.get(usize::from(it.0)).and_then(|it| it.level)
        }
        Some(Who::Figure(FigureId::Zombie(_)) | Who::Vehicle(_)) | None => None,
    };
    battle.noises.push(Noise { at, shots, heard_in: battle.dead_turns.saturating_add(1), by, level });
    play.note(rule!("ffo.zombie.gen-shot"), by, Undead::Attracts { zombies, shots });
    play.cite(rule!("ffo.zombie.gen-before-hits"));
    let hours = Placement { zombies }.roll(&mut thrown(play, by));
    hours.into_iter().map(|hour| place::come_on(battle, play, at, hour, by)).collect()
}

/// The dice of whoever or whatever makes the noise.
pub(super) fn thrown<'p, 'a>(play: &'p mut Play<'a>, by: Option<Token>) -> kernel::Thrower<'p, 'a> {
    match by {
        Some(by) => play.by(by),
        None => play.thrown(),
    }
}

/// Before the activation dice: alarms sound.
pub fn morning(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    for at in 0..battle.buildings.len() {
        let middle = battle.scene.buildings[at].area.extent().map(middle);
        if battle.buildings[at].alarm != 0
            && let Some(middle) = middle
        {
            sound(battle, play, middle, Source::BuildingAlarm, None);
        }
    }
    for which in (0..battle.vehicles.len() as u8).map(VehicleId) {
        let (alarm, at) = (battle.vehicle(which).alarm, battle.vehicle(which).at);
        if alarm != 0 {
            change::sound_alarm(battle, which, alarm - 1);
            sound(battle, play, at, Source::CarAlarm, Some(which.token()));
        }
    }
    Ok(())
}

fn middle((low, high): (Point, Point)) -> Point {
    Point::new(low.x.midpoint(high.x), low.y.midpoint(high.y))
}

/// How many a noise draws on average.
pub fn expected(battle: &Battle, shots: u16) -> Ratio {
    let faces = match battle.scene.area {
        Area::Urban => 3,
        Area::Suburban => 2,
        Area::Rural => 1,
    };
    Ratio::new(i128::from(shots) * faces, 6)
}
