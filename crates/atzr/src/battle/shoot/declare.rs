//! Naming the targets before any die is rolled (10.7, 10.8).
use kernel::{
    Choice, Offered, Pause, Play, Roll, ask, odds,
    question::{Anchor, Chance},
};
use smallvec::{SmallVec, smallvec};

use super::{
    super::{Battle, FigureId, PersonId},
    Firing, Guns, Manner, Shot, Target, Targets, aim, volley,
};
use crate::battle::reaction::Missed;

/// Some Fire Dice on one target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Put {
    shooter: PersonId,
    guns: Guns,
    whom: FigureId,
    dice: u16,
    of: u16,
    order: u8,
    manner: Manner,
}

/// A player chooses weapon and targets for one who may: active fire, or a Star's.
pub fn declare(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    manner: Manner,
) -> Result<Option<Firing>, Pause> {
    let ways: Vec<Gun> = aim::guns(battle, who)
        .into_iter()
        .filter(|&it| aim::is_loaded(battle, who, it) && aim::targets(battle, who, it).next().is_some())
        .map(|guns| Gun { shooter: who, guns })
        .collect();
    let guns = match ways.as_slice() {
        [] => return Ok(None),
        [only] => only.guns,
        [..] => {
            let asking = ask(rule!("atzr.ranged.two-weapons"), battle.seat_for(who)).about(who.token());
            play.pick(&*battle, asking, &ways)?.guns
        }
    };
    let targets = name(battle, play, who, guns, manner)?;
    Ok(Some(Firing { shooter: who, manner, shot: Shot::Guns { guns, targets } }))
}

/// Asks for the targets of all weapons that fire, each with its Fire Dice.
pub fn name(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    guns: Guns,
    manner: Manner,
) -> Result<Targets, Pause> {
    let able: Vec<FigureId> = aim::targets(battle, who, guns).collect();
    let weapons: SmallVec<[u16; 2]> =
        volley::firings(battle, who, guns).map(|it| it.counted(aim::counter_of(battle, it.weapon))).collect();
    let mut targets = Targets::new();
    for (weapon, &all) in weapons.iter().enumerate() {
        let mut left = all;
        while 0 < left {
            let options = puts(battle, who, guns, manner, &able, &targets, (all, left));
            let asking = ask(rule!("atzr.ranged.allocation"), battle.seat_for(who)).about(who.token());
            let put = match options.as_slice() {
                [] => break,
                [only] => *only,
                [..] => play.pick(&*battle, asking, &options)?,
            };
            left -= put.dice;
            add(&mut targets, put.whom, weapon, weapons.len(), put.dice);
        }
    }
    Ok(targets)
}

/// What may be done with the dice that are left: all or some on anybody who stands with the first target (10.1).
fn puts(
    battle: &Battle,
    who: PersonId,
    guns: Guns,
    manner: Manner,
    able: &[FigureId],
    named: &Targets,
    (of, left): (u16, u16),
) -> Vec<Put> {
    let near = |it: &FigureId| named.first().is_none_or(|first| aim::together(battle, first.whom, *it));
    let alone = able.iter().filter(|it| near(it)).count() == 1;
    let mut puts = Vec::new();
    for &whom in able.iter().filter(|it| near(it)) {
        let known = named.iter().position(|it| it.whom == whom);
        let order = known.unwrap_or(named.len()) as u8 + 1;
        let counts = (1..=left).rev().filter(|&it| it == left || !alone);
        puts.extend(counts.map(|dice| Put { shooter: who, guns, whom, dice, of, order, manner }));
    }
    puts
}

fn add(targets: &mut Targets, whom: FigureId, weapon: usize, weapons: usize, dice: u16) {
    let at = targets.iter().position(|it| it.whom == whom).unwrap_or_else(|| {
        targets.push(Target { whom, dice: smallvec![0; weapons] });
        targets.len() - 1
    });
    targets[at].dice[weapon] += dice;
}

/// How the mechanics fire for a Grunt: the most Fire Dice that reach, all at the nearest enemy (8.5).
pub fn mechanical(battle: &Battle, play: &mut Play<'_>, who: PersonId, manner: Manner) -> Option<Firing> {
    let guns = best(battle, who, |it| aim::enemies(battle, who, it).next().is_some())?;
    let enemies = aim::enemies(battle, who, guns).map(FigureId::Person);
    let near = aim::nearest_targets(battle, who, enemies);
    let whom = near[play.one_of(rule!("atzr.insight.targeting"), near.len())];
    Some(all_at(battle, who, guns, whom, manner))
}

/// The loaded weapon with the most Fire Dice of those that will do.
pub fn best(battle: &Battle, who: PersonId, does: impl Fn(Guns) -> bool) -> Option<Guns> {
    let dice = |it: &Guns| -> u16 {
        volley::firings(battle, who, *it).map(|it| it.counted(aim::counter_of(battle, it.weapon))).sum()
    };
    aim::guns(battle, who)
        .into_iter()
        .filter(|it| matches!(it, Guns::One { dice: None, .. }))
        .filter(|&it| aim::is_loaded(battle, who, it) && does(it))
        .max_by_key(dice)
}

/// Every die at one target.
pub fn all_at(battle: &Battle, who: PersonId, guns: Guns, whom: FigureId, manner: Manner) -> Firing {
    let dice = volley::firings(battle, who, guns).map(|it| it.counted(aim::counter_of(battle, it.weapon)));
    let targets = smallvec![Target { whom, dice: dice.collect() }];
    Firing { shooter: who, manner, shot: Shot::Guns { guns, targets } }
}

/// Fire that a Reaction Test calls for: a Star's as it likes, anyone else's at the nearest who fired at him.
pub fn back(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    missed: &Missed,
    manner: Manner,
) -> Result<Option<Firing>, Pause> {
    let person = battle.person(who);
    if !person.functions() {
        return Ok(None);
    }
    kernel::Dice::cite(play, rule!("atzr.ruling.received-fire-target"));
    if person.star && person.seat.is_some() {
        return declare(battle, play, who, manner);
    }
    let can = |guns: Guns| {
        let mut targets = aim::targets(battle, who, guns);
        targets.any(|it| missed.by.iter().any(|&by| it == FigureId::Person(by)))
    };
    let Some(guns) = best(battle, who, can) else { return Ok(None) };
    let there: Vec<FigureId> = aim::targets(battle, who, guns).collect();
    let fired = missed.by.iter().map(|&it| FigureId::Person(it)).filter(|it| there.contains(it));
    let near = aim::nearest_targets(battle, who, fired);
    let whom = near[play.one_of(rule!("atzr.ruling.received-fire-target"), near.len())];
    Ok(Some(all_at(battle, who, guns, whom, manner)))
}

/// A weapon, or both, to be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Gun {
    shooter: PersonId,
    guns: Guns,
}

impl Choice for Gun {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> Offered {
        super::ShootAction::Fire(self.guns).offered(battle, self.shooter)
    }
}

impl Choice for Put {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> Offered {
        let name = battle.name(self.whom);
        let dice = match (self.dice, self.of) {
            (_, 1) => String::new(),
            (dice, of) if dice == of => format!(", all {of} dice"),
            (1, _) => ", 1 die".to_owned(),
            (dice, _) => format!(", {dice} dice"),
        };
        let anchor = Anchor::Token(self.whom.token());
        Offered::new(format!("Fire at {name}{dice}")).at(anchor).odds(self.odds(battle))
    }
}

impl Put {
    /// What becomes of the target, by the very code that will fire.
    fn odds(&self, battle: &Battle) -> Vec<Chance> {
        let Some(firing) = volley::firings(battle, self.shooter, self.guns).next() else { return Vec::new() };
        let volley =
            volley::against(battle, self.shooter, self.manner, firing, self.whom, self.dice, self.order);
        let counter = aim::counter_of(battle, volley.firing.weapon);
        let tables = &battle.scene.printed.tables;
        let all = odds(|dice| volley.resolve(tables, counter, dice).targets.first().map(|it| it.target));
        all.outcomes
            .iter()
            .filter_map(|(fate, p)| Some(Chance { what: volley::word((*fate)?).to_owned(), p: p.clone() }))
            .collect()
    }
}
