//! The fire of those who are charged (11.2.1), at those who come and at nobody else.
use ground::hex::Hex;
use kernel::{Choice, Dice, Interrupt, Note, OptionView, Pause, Play, ask, question::Anchor};
use smallvec::{SmallVec, smallvec};

use super::super::{
    Battle, FigureId, PersonId,
    shoot::{self, BlastAt, Firing, Guns, Manner, Shot, Target, Targets},
};
use crate::{
    journal::{Choosing, Interruption},
    table::charge::Allowed,
};

/// Whether somebody has a loaded weapon in hand.
pub fn can_fire(battle: &Battle, who: PersonId) -> bool {
    shoot::best(battle, who, |_| true).is_some() || shoot::explosive_in_hand(battle, who).is_some()
}

/// What is fired at whom: every die that the test and the weapon allow, and never more at anybody, nor in all. Who is charged
/// may hold his fire; in a surprise he may not (rulings on the charge table and on shooting in a surprise).
pub fn declare(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    chargers: &[FigureId],
    allowed: &[Allowed],
    manner: Manner,
) -> Result<Option<Firing>, Pause> {
    if allowed.iter().all(|it| *it == Allowed::Nothing) {
        return Ok(None);
    }
    let because = coming(battle, who, chargers, manner);
    let Some(guns) = weapon(battle, play, who, allowed, because)? else {
        return blast(battle, play, who, chargers, allowed, manner);
    };
    play.cite(rule!("atzr.charge.target-fire-limit"));
    let dice: u16 = shoot::fire_dice(battle, who, guns);
    let cap = |it: Allowed| match it {
        Allowed::Nothing => 0,
        Allowed::OneDie => 1.min(dice),
        Allowed::AllDice => dice,
    };
    let caps: Caps = chargers.iter().zip(allowed).map(|(&whom, &it)| (whom, cap(it))).collect();
    let targets = match battle.person(who).seat {
        Some(_) => name(battle, play, (who, guns, manner), caps, because)?,
        None => go_round(caps, dice),
    };
    Ok((!targets.is_empty()).then(|| firing((who, guns, manner), targets)))
}

/// Those who come at him, the nearest first.
fn coming(battle: &Battle, who: PersonId, chargers: &[FigureId], manner: Manner) -> Interrupt {
    let here = battle.person(who).at;
    let mut all: SmallVec<[FigureId; 4]> = chargers.into();
    all.sort_by_key(|&it| battle.at(it).distance(here));
    let kind = match manner {
        Manner::Surprised => Interruption::RunsIntoZombies,
        Manner::Charged | Manner::Active | Manner::InSight | Manner::Reaction | Manner::RushShot => {
            Interruption::IsCharged
        }
    };
    Interrupt::new(kind).by_all(all.into_iter().map(FigureId::token))
}

/// The weapons with as many dice as are put on targets.
fn firing(shooter: (PersonId, Guns, Manner), targets: Targets) -> Firing {
    let weapons = if shooter.1.are_two() { 2 } else { 1 };
    let dice: SmallVec<[u16; 2]> = (0..weapons).map(|weapon| put_on(&targets, weapon)).collect();
    with_dice(shooter, targets, &dice)
}

/// How many dice of a weapon are on targets.
fn put_on(targets: &Targets, weapon: usize) -> u16 {
    targets.iter().map(|it| it.dice[weapon]).sum()
}

/// The weapons with so many dice each.
fn with_dice((shooter, guns, manner): (PersonId, Guns, Manner), targets: Targets, dice: &[u16]) -> Firing {
    let guns = shoot::with_dice(guns, dice);
    Firing { shooter, manner, shot: Shot::Guns { guns, targets } }
}

/// How many dice may still be fired at each.
type Caps = SmallVec<[(FigureId, u16); 4]>;

/// The loaded weapons, one or two at once: the player's choice of several, and of as few dice as a Star may choose where more
/// than one may be fired; else the one with the most Fire Dice.
fn weapon(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    allowed: &[Allowed],
    because: Interrupt,
) -> Result<Option<Guns>, Pause> {
    let one_die = allowed.iter().filter(|it| **it == Allowed::OneDie).count();
    let several = 1 < one_die || allowed.contains(&Allowed::AllDice);
    let all_dice = |it: &Guns| it.dice(0).is_none() && (!it.are_two() || it.dice(1).is_none());
    let loaded = |it: &Guns| (several || all_dice(it)) && shoot::is_loaded(battle, who, *it);
    let all: SmallVec<[Weapon; 3]> =
        shoot::guns(battle, who).into_iter().filter(loaded).map(|guns| Weapon { who, guns }).collect();
    match (battle.person(who).seat, all.as_slice()) {
        (_, []) => Ok(None),
        (_, [only]) => Ok(Some(only.guns)),
        (Some(seat), [..]) => {
            let asking = ask(rule!("atzr.charge.target-fire-limit"), seat).about(who.token());
            let asking = asking.because(because);
            Ok(Some(play.pick(&*battle, asking, &all)?.guns))
        }
        (None, [..]) => Ok(shoot::best(battle, who, |_| true)),
    }
}

/// A Grenade or an RPG is one shot, at all who come out of one hex (ruling on explosives).
fn blast(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    chargers: &[FigureId],
    allowed: &[Allowed],
    manner: Manner,
) -> Result<Option<Firing>, Pause> {
    let Some(hand) = shoot::explosive_in_hand(battle, who) else { return Ok(None) };
    let here = battle.person(who).at;
    let able = chargers.iter().zip(allowed).filter(|it| *it.1 != Allowed::Nothing);
    let mut hexes: Vec<Hex> = able.map(|it| battle.at(*it.0)).filter(|it| *it != here).collect();
    hexes.sort_unstable();
    hexes.dedup();
    let out_of = |hex: Hex| chargers.iter().copied().filter(|&it| battle.at(it) == hex).collect::<Vec<_>>();
    let hex = match (hexes.as_slice(), battle.person(who).seat) {
        ([], _) => return Ok(None),
        ([first, ..], None) => *first,
        (_, Some(seat)) => {
            let because = coming(battle, who, chargers, manner);
            let asking = ask(rule!("atzr.ruling.explosive-details"), seat).about(who.token());
            let asking = asking.because(because);
            let at = |&hex: &Hex| Blast::At(BlastAt { who, hand, hex }, out_of(hex), manner);
            let options: Vec<Blast> = hexes.iter().map(at).chain([Blast::Hold]).collect();
            match play.pick(&*battle, asking, &options)? {
                Blast::At(it, ..) => it.hex,
                Blast::Hold => return Ok(None),
            }
        }
    };
    let only = Some(out_of(hex).into());
    Ok(Some(Firing { shooter: who, manner, shot: Shot::Blast { hand, hex, only } }))
}

/// A player says how many dice go at whom until none is left; before the first he may hold his fire where he is charged.
fn name(
    battle: &mut Battle,
    play: &mut Play<'_>,
    shooter: (PersonId, Guns, Manner),
    mut caps: Caps,
    because: Interrupt,
) -> Result<Targets, Pause> {
    let (who, guns, _) = shooter;
    let weapons: SmallVec<[u16; 2]> = shoot::counted(battle, who, guns).collect();
    let mut targets = Targets::new();
    for (weapon, &all) in weapons.iter().enumerate() {
        let mut left = all;
        loop {
            let options = options(shooter, &targets, &caps, weapon, left);
            let asking = ask(rule!("atzr.charge.target-fire-limit"), battle.seat_for(who)).about(who.token());
            let asking = asking.because(because);
            let next = match options.as_slice() {
                [] => break,
                [only] => only.clone(),
                [..] => play.pick(&*battle, asking, &options)?,
            };
            let Put::At { whom, dice, .. } = next else { return Ok(targets) };
            left -= dice;
            caps.iter_mut().filter(|it| it.0 == whom).for_each(|it| it.1 -= dice);
            put(&mut targets, whom, dice, (weapon, weapons.len()));
        }
    }
    Ok(targets)
}

/// So many dice of a weapon at each of those whom it has not been put on, as long as the others can take the rest of them.
fn options(
    shooter: (PersonId, Guns, Manner),
    targets: &Targets,
    caps: &Caps,
    weapon: usize,
    left: u16,
) -> Vec<Put> {
    let of = if shooter.1.are_two() { 2 } else { 1 };
    let named = |whom: FigureId| targets.iter().any(|it| it.whom == whom && 0 < it.dice[weapon]);
    let free = || caps.iter().copied().filter(|it| 0 < it.1 && !named(it.0));
    let room: u16 = free().map(|it| it.1).sum();
    let left = left.min(room);
    let counts = |(whom, cap): (FigureId, u16)| {
        let fewest = left.saturating_sub(room - cap).max(1);
        (fewest..=cap.min(left)).rev().map(move |it| (whom, it))
    };
    let each = free().flat_map(counts);
    // Those that are not on anybody yet are rolled with the others, and the highest go at the first (10.8).
    let rolled: SmallVec<[u16; 2]> =
        (0..of).map(|it| put_on(targets, it) + if it == weapon { left } else { 0 }).collect();
    let at = |(whom, dice): (FigureId, u16)| {
        let mut targets = targets.clone();
        put(&mut targets, whom, dice, (weapon, of));
        Put::At { whom, dice, weapon, firing: with_dice(shooter, targets, &rolled) }
    };
    let hold = match shooter.2 {
        Manner::Charged => (targets.is_empty() && 0 < left).then_some(Put::Hold),
        Manner::Surprised | Manner::Active | Manner::InSight | Manner::Reaction | Manner::RushShot => None,
    };
    each.map(at).chain(hold).collect()
}

/// For those whom the mechanics run the dice go round.
fn go_round(mut caps: Caps, dice: u16) -> Targets {
    let mut targets = Targets::new();
    for _ in 0..dice {
        let fired = |whom: FigureId| targets.iter().find(|it| it.whom == whom).map_or(0, |it| it.dice[0]);
        let least = caps.iter().filter(|it| 0 < it.1).map(|it| it.0).min_by_key(|&it| fired(it));
        let Some(whom) = least else { break };
        caps.iter_mut().filter(|it| it.0 == whom).for_each(|it| it.1 -= 1);
        put(&mut targets, whom, 1, (0, 1));
    }
    targets
}

/// So many dice more on somebody, of one of so many weapons.
fn put(targets: &mut Targets, whom: FigureId, dice: u16, (weapon, of): (usize, usize)) {
    let at = targets.iter().position(|it| it.whom == whom).unwrap_or_else(|| {
        targets.push(Target { whom, dice: smallvec![0; of] });
        targets.len() - 1
    });
    targets[at].dice[weapon] += dice;
}

/// All of it at once; nobody tests for it.
pub fn fire(battle: &mut Battle, play: &mut Play<'_>, fires: &[Firing]) -> Result<(), Pause> {
    if fires.is_empty() {
        return Ok(());
    }
    shoot::fire_now(battle, play, fires)
}

/// Zombies of a surprise, fired at with all dice of the weapon that the shooter likes.
pub fn at_all(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    zombies: &[FigureId],
) -> Result<Option<Firing>, Pause> {
    let allowed: SmallVec<[Allowed; 4]> = smallvec![Allowed::AllDice; zombies.len()];
    declare(battle, play, who, zombies, &allowed, Manner::Surprised)
}

/// Some dice at somebody who comes, with all that were named before, or none at all.
#[derive(Clone, Debug, PartialEq)]
enum Put {
    At { whom: FigureId, dice: u16, weapon: usize, firing: Firing },
    Hold,
}

/// How many dice a weapon rolls of which only the best count: a Shotgun does.
fn rolled_for_the_best(battle: &Battle, firing: &Firing, weapon: usize) -> Option<u8> {
    let Shot::Guns { guns, .. } = &firing.shot else { return None };
    let item = shoot::aim::items(battle, firing.shooter, *guns).nth(weapon)?;
    let counter = shoot::aim::counter_of(battle, item.thing);
    counter.best_dice.is_some().then_some(counter.fire_dice)
}

impl Choice for Put {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        let Put::At { whom, dice, weapon, firing } = self else { return OptionView::new("Hold fire") };
        let dice = if *dice == 1 { "1 die".to_owned() } else { format!("{dice} dice") };
        let dice = match &firing.shot {
            Shot::Guns { guns, .. } if guns.are_two() => {
                let thing = battle.person(firing.shooter).hands.get(*weapon).map_or("", |it| it.thing.name());
                format!("{thing}: {dice}")
            }
            Shot::Guns { .. } | Shot::Blast { .. } | Shot::Tank { .. } => dice,
        };
        let option = OptionView::new(format!("Fire {dice} at {}", battle.name(*whom)))
            .at(Anchor::Token(whom.token()))
            .odds(shoot::chances(battle, firing, *whom));
        match rolled_for_the_best(battle, firing, *weapon) {
            Some(rolled) => option.note(format!("rolls {rolled} dice, the best count")),
            None => option,
        }
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        let deed = match self {
            Put::At { whom, dice, .. } => Choosing::AimsAt { whom: whom.token(), dice: *dice },
            Put::Hold => Choosing::HoldsFire,
        };
        Some(deed.into())
    }
}

/// A weapon to be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Weapon {
    who: PersonId,
    guns: Guns,
}

impl Choice for Weapon {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        shoot::ShootAction::Fire(self.guns).offered(battle, self.who)
    }

    fn deed(&self, battle: &Battle) -> Option<Note> {
        Some(shoot::ShootAction::Fire(self.guns).deed(battle, self.who).into())
    }
}

/// The hex out of which they come, or none of them.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Blast {
    At(BlastAt, Vec<FigureId>, Manner),
    Hold,
}

impl Choice for Blast {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        match self {
            Blast::At(at, whom, manner) => at.offered_at(battle, whom, *manner),
            Blast::Hold => OptionView::new("Hold fire"),
        }
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        let deed = match self {
            Blast::At(at, whom, _) => at.deed_at(whom),
            Blast::Hold => Choosing::HoldsFire,
        };
        Some(deed.into())
    }
}
