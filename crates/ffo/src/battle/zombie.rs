//! Zombies (p. 45 to 52): noise that draws them, what they are after, their charges and feasts.
mod ahead;
mod aim;
mod charge;
mod feast;
mod floor;
mod infected;
mod noise;
mod order;
mod place;
mod senses;
mod siege;
mod stairs;
mod start;
mod surprise;
mod vehicle;
mod walk;
mod window;
mod zed;

use kernel::{Dice, Pause, Play};

use self::{aim::Aim, charge::Charging, senses::Senses, siege::Siege, vehicle::Boarding};
pub use self::{
    feast::see_feast,
    infected::{bitten, infection, last_tests},
    noise::{expected, hear, morning, sound},
    senses::{watch, witness},
    start::start,
    surprise::surprise,
    window::reaches_through,
    zed::{notice, zed},
};
use super::{Battle, FigureId, ZombieId};

/// The phase of the dead: all that can get up, then they move, the nearest to a human first, and then those attack that have
/// come close.
pub fn activate(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let active = order::eligible(battle, play);
    if active.is_empty() {
        return Ok(());
    }
    battle.dead_turns = battle.dead_turns.saturating_add(1);
    play.cite(rule!("ffo.zombie.one-group"));
    play.cite(rule!("ffo.zombie.act-priority"));
    play.cite(rule!("ffo.ruling.zombie-order"));
    play.cite(rule!("ffo.zombie.no-insight"));
    let fighting: Vec<(ZombieId, FigureId)> = order::bouts(battle, &active);
    order::leave_feasts(battle, play, &fighting);
    let risen = order::stand_up(battle, play, &active);
    let mut attacks = Attacks::default();
    for which in order::nearest_first(battle, &active) {
        let busy = risen.contains(&which) || fighting.iter().any(|it| it.0 == which);
        if !busy && !battle.zombie(which).out {
            act(battle, play, which, &mut attacks)?;
        }
    }
    siege::wear_down(battle, play, &attacks.sieges);
    charge::all(battle, play, attacks.charges)?;
    vehicle::all(battle, play, &attacks.boarding)?;
    order::fight_on(battle, play, &fighting)?;
    senses::remember(battle, &active);
    let heard = battle.dead_turns;
    battle.noises.retain(|it| heard < it.heard_in);
    Ok(())
}

/// What comes after all have moved.
#[derive(Debug, Default)]
struct Attacks {
    charges: Vec<Charging>,
    sieges: Vec<Siege>,
    boarding: Vec<Boarding>,
}

/// The first of its priorities that applies to one of them.
fn act(
    battle: &mut Battle,
    play: &mut Play<'_>,
    which: ZombieId,
    attacks: &mut Attacks,
) -> Result<(), Pause> {
    let aim = aim::of(battle, play, &Senses::new(battle), which, &attacks.charges);
    aim::tell(battle, play, which, aim);
    if let Some(to) = aim.place(battle)
        && siege::join(battle, play, which, to, &mut attacks.sieges)
    {
        return Ok(());
    }
    if stairs::take(battle, play, which, aim)? {
        return Ok(());
    }
    match aim {
        Aim::Feast => Ok(()),
        Aim::Disperse => feast::leave(battle, play, which),
        Aim::Body(body) => feast::go(battle, play, which, body),
        Aim::Charge(whom) => charge::come_up(battle, play, which, whom, &mut attacks.charges),
        Aim::Vehicle(which_one) => vehicle::come_up(battle, play, which, which_one, &mut attacks.boarding),
        Aim::Crowd(whom) => walk::towards_human(battle, play, which, whom, walk::CROWDS_MM),
        Aim::Seen(whom) => walk::towards_human(battle, play, which, whom, walk::SHORT_MM),
        Aim::LastSeen(at) | Aim::Noise(at) => walk::towards(battle, play, which, at, &|_| false),
        Aim::Ahead => ahead::straight(battle, play, which),
    }
}

/// A turn is over: feasts go on, or end, and those who lie wounded find out whether they are infected.
pub fn end_turn(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    feast::count_down(battle, play);
    infected::those_who_lie(battle, play)
}
