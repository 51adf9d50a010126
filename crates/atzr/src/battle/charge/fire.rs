//! The fire of those who are charged (11.2.1), at those who come and at nobody else.
use ground::hex::Hex;
use kernel::{Choice, Offered, Pause, Play, ask, question::Anchor};
use smallvec::{SmallVec, smallvec};

use super::super::{
    Battle, FigureId, PersonId,
    shoot::{self, Firing, Guns, Manner, Shot, Target, Targets},
};
use crate::table::charge::Allowed;

/// Whether somebody has a loaded weapon in hand.
pub fn can_fire(battle: &Battle, who: PersonId) -> bool {
    gun(battle, who).is_some() || shoot::explosive_in_hand(battle, who).is_some()
}

/// The loaded weapon with the most Fire Dice.
fn gun(battle: &Battle, who: PersonId) -> Option<Guns> {
    shoot::best(battle, who, |_| true)
}

/// One die after the other is put on somebody who may be fired at; never more in all than the weapon has.
pub fn declare(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    chargers: &[FigureId],
    allowed: &[Allowed],
) -> Result<Option<Firing>, Pause> {
    let Some(guns) = gun(battle, who) else { return blast(battle, play, who, chargers, allowed) };
    let dice: u16 = shoot::fire_dice(battle, who, guns);
    let cap = |it: Allowed| match it {
        Allowed::Nothing => 0,
        Allowed::OneDie => 1,
        Allowed::AllDice => dice,
    };
    let mut left: Vec<(FigureId, u16)> =
        chargers.iter().zip(allowed).map(|(&whom, &it)| (whom, cap(it))).filter(|it| 0 < it.1).collect();
    let mut targets = Targets::new();
    for _ in 0..dice {
        let able: Vec<At> = left.iter().filter(|it| 0 < it.1).map(|it| At(it.0)).collect();
        let Some(at) = choose(battle, play, who, &able, &targets)? else { break };
        left.iter_mut().filter(|it| it.0 == at).for_each(|it| it.1 -= 1);
        put(&mut targets, at);
    }
    if targets.is_empty() {
        return Ok(None);
    }
    let guns = shoot::with_dice(guns, targets.iter().map(|it| it.dice[0]).sum());
    Ok(Some(Firing { shooter: who, manner: Manner::Charged, shot: Shot::Guns { guns, targets } }))
}

/// A Grenade or an RPG is one shot, at all who come out of one hex (ruling on explosives).
fn blast(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    chargers: &[FigureId],
    allowed: &[Allowed],
) -> Result<Option<Firing>, Pause> {
    let Some(hand) = shoot::explosive_in_hand(battle, who) else { return Ok(None) };
    let here = battle.person(who).at;
    let able = chargers.iter().zip(allowed).filter(|it| *it.1 != Allowed::Nothing);
    let mut hexes: Vec<From> = able.map(|it| From(battle.at(*it.0))).filter(|it| it.0 != here).collect();
    hexes.sort_unstable();
    hexes.dedup();
    let hex = match (hexes.as_slice(), battle.person(who).seat) {
        ([], _) => return Ok(None),
        ([only], _) | ([only, ..], None) => only.0,
        (_, Some(seat)) => {
            let asking = ask(rule!("atzr.ruling.explosive-details"), seat).about(who.token());
            play.pick(&*battle, asking, &hexes)?.0
        }
    };
    let only = Some(chargers.iter().copied().filter(|&it| battle.at(it) == hex).collect());
    Ok(Some(Firing { shooter: who, manner: Manner::Charged, shot: Shot::Blast { hand, hex, only } }))
}

/// A player says at whom; for everybody else the dice go round.
fn choose(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    able: &[At],
    so_far: &Targets,
) -> Result<Option<FigureId>, Pause> {
    let person = battle.person(who);
    match (able, person.seat) {
        ([], _) => Ok(None),
        ([only], _) => Ok(Some(only.0)),
        (_, Some(seat)) => {
            let asking = ask(rule!("atzr.charge.target-fire-limit"), seat).about(who.token());
            Ok(Some(play.pick(&*battle, asking, able)?.0))
        }
        (_, None) => {
            let dice = |it: &&At| so_far.iter().find(|at| at.whom == it.0).map_or(0, |at| at.dice[0]);
            Ok(able.iter().min_by_key(dice).map(|it| it.0))
        }
    }
}

fn put(targets: &mut Targets, whom: FigureId) {
    match targets.iter_mut().find(|it| it.whom == whom) {
        Some(it) => it.dice[0] += 1,
        None => targets.push(Target { whom, dice: smallvec![1] }),
    }
}

/// All of it at once; nobody tests for it.
pub fn fire(battle: &mut Battle, play: &mut Play<'_>, fires: &[Firing]) -> Result<(), Pause> {
    if fires.is_empty() {
        return Ok(());
    }
    shoot::fire_now(battle, play, fires)
}

/// Zombies of a surprise, fired at with all dice: one after the other, as the shooter likes.
pub fn at_all(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    zombies: &[FigureId],
) -> Result<Option<Firing>, Pause> {
    let allowed: SmallVec<[Allowed; 4]> = smallvec![Allowed::AllDice; zombies.len()];
    let firing = declare(battle, play, who, zombies, &allowed)?;
    Ok(firing.map(|it| Firing { manner: Manner::Surprised, ..it }))
}

/// Somebody to be fired at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct At(FigureId);

impl Choice for At {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> Offered {
        Offered::new(format!("A die at {}", battle.name(self.0))).at(Anchor::Token(self.0.token()))
    }
}

/// The hex out of which they come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct From(Hex);

impl Choice for From {
    type Table = Battle;

    fn offered(&self, _battle: &Battle) -> Offered {
        Offered::new(format!("At {}", self.0)).at(Anchor::Place(ground::hex::centre(self.0)))
    }
}
