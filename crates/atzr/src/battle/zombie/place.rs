//! Where zombies come from (13.2, 13.3): a counter out of the cup, six hexes through the side that it shows.
use ground::hex::{Hex, Side};
use kernel::{Dice, Pause, Play, RuleId};

use super::{super::Battle, ZombieId, way::room};
use crate::{
    battle::{
        PersonId,
        change::{self, ZombieOrigin},
        encounter,
        place::Noise,
    },
    journal::Happened,
    table,
};

/// How far off they appear.
const AWAY: u8 = 6;

/// Shots were fired or a door was rattled: one die for each, and a zombie for each that succeeds (13.2.2).
pub fn noise(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, dice: u16) -> Result<(), Pause> {
    let noise = table::zombie::Noise { area: battle.scene.area, day_part: battle.scene.day, fire_dice: dice };
    let n = noise.roll(&mut play.by(who.token()));
    heard(battle, play, rule!("atzr.zombie.noise"), who, (dice, n));
    play.cite(rule!("atzr.zombie.noise-timing"));
    play.cite(rule!("atzr.ruling.noise-timing"));
    come(battle, play, who, dice, n)
}

/// Tells whom so many dice of noise bring.
pub fn heard(battle: &Battle, play: &mut Play<'_>, rule: RuleId, who: PersonId, (dice, zombies): (u16, u16)) {
    if 0 < dice && play.is_read() {
        let least = table::zombie::least(battle.scene.area, battle.scene.day);
        play.note(rule, who.token(), Happened::Attracts { zombies, least });
    }
}

/// Noise that has been rolled for: it is remembered, and so many zombies come, one by one by their own numbers.
pub fn come(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    dice: u16,
    zombies: u16,
) -> Result<(), Pause> {
    let at = battle.person(who).at;
    if 0 < dice {
        battle.noises.push(Noise { at, turn: battle.turn, dice });
    }
    for _ in 0..zombies {
        play.cite(rule!("atzr.zombie.generate-when"));
        let Some(number) = draw(battle, play) else { break };
        let hex = hex_for(battle, play, at, number);
        change::place_zombie(battle, play, rule!("atzr.zombie.place"), hex, number, ZombieOrigin::Noise(who));
    }
    Ok(())
}

/// The zombies of one Event Card: one stack by the number of the first counter, those past four beside it (13.5.1).
pub fn place_card(battle: &mut Battle, play: &mut Play<'_>, from: Hex, zombies: u16) -> Vec<ZombieId> {
    let mut placed = Vec::new();
    let mut stack = None;
    for _ in 0..zombies {
        play.cite(rule!("atzr.zombie.generate-when"));
        let Some(number) = draw(battle, play) else { break };
        let hex = *stack.get_or_insert_with(|| hex_for(battle, play, from, number));
        let hex = if 0 < room(battle, hex) { hex } else { beside(battle, play, hex, number) };
        let rule = rule!("atzr.zombie.stack-card");
        placed.push(change::place_zombie(battle, play, rule, hex, number, ZombieOrigin::Card));
    }
    placed
}

/// A counter out of the cup (13.3); an empty cup gives none.
pub fn draw(battle: &mut Battle, play: &mut Play<'_>) -> Option<u8> {
    let counters = battle.cups.zombies();
    let read = || numbered(&counters);
    let number = battle.cups.draw_zombie(rule!("atzr.zombie.place"), &mut play.thrown().reads(read));
    if number.is_none() {
        play.note(rule!("atzr.ruling.zombie-cup"), None, Happened::NoCounterLeft);
    }
    number
}

/// Which of the counters in the cup show which number.
fn numbered(counters: &[u8]) -> String {
    let mut drawn = 0;
    let each = counters.iter().zip(1..).filter(|it| *it.0 != 0).map(|(&n, shows)| {
        let from = drawn + 1;
        drawn += u16::from(n);
        match from == drawn {
            true => format!("{from} shows {shows}"),
            false => format!("{from} to {drawn} show {shows}"),
        }
    });
    each.collect::<Vec<_>>().join(", ")
}

/// Six hexes from `from` through the side with this number, or the next one clockwise that can be used.
fn hex_for(battle: &Battle, play: &mut Play<'_>, from: Hex, number: u8) -> Hex {
    play.cite(rule!("atzr.zombie.place-hex-side-one"));
    play.cite(rule!("atzr.ruling.grid-sides"));
    let usable = |hex: Hex| is_usable(battle, hex);
    if let Some(hex) = clockwise(number).map(|side| from.steps(side, AWAY)).find(|it| usable(*it)) {
        if battle.scene.board.building_at(hex).is_some() {
            play.cite(rule!("atzr.zombie.place-building"));
        }
        let wanted = Side::numbered(number).map(|side| from.steps(side, AWAY));
        if wanted != Some(hex) {
            cite_moved(battle, play, wanted);
        }
        return hex;
    }
    play.cite(rule!("atzr.ruling.placement-details"));
    let grid = battle.scene.board.grid();
    let off = |hex: &Hex| from.distance(*hex).abs_diff(AWAY);
    grid.hexes().filter(|it| usable(*it)).min_by_key(off).unwrap_or(from)
}

fn cite_moved(battle: &Battle, play: &mut Play<'_>, wanted: Option<Hex>) {
    let off_map = wanted.is_none_or(|it| !battle.scene.board.grid().contains(it));
    let rule: RuleId =
        if off_map { rule!("atzr.zombie.place-off-map") } else { rule!("atzr.ruling.placement-details") };
    play.cite(rule);
}

/// All six sides, from the one with this number on.
fn clockwise(number: u8) -> impl Iterator<Item = Side> {
    let first = Side::numbered(number);
    std::iter::successors(first, |it| Some(it.clockwise())).take(6)
}

/// Beside a full stack, through the side of its own number, clockwise on from there.
fn beside(battle: &Battle, play: &mut Play<'_>, stack: Hex, number: u8) -> Hex {
    play.cite(rule!("atzr.zombie.stack-limit"));
    let near = clockwise(number).map(|side| stack.step(side)).find(|it| is_usable(battle, *it));
    near.unwrap_or_else(|| hex_for(battle, play, stack, number))
}

fn is_usable(battle: &Battle, hex: Hex) -> bool {
    battle.scene.board.grid().contains(hex)
        && 0 < room(battle, hex)
        && !encounter::keeps_zombies_out(battle, hex)
}
