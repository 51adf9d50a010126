//! Rounds of melee: several fight one, one after the other, and each round as it comes out (p. 31 and 32).
use kernel::{Dice, Pause, Play, Throw, ask};
use smallvec::SmallVec;

use super::fighter::{bout, fighter};
use crate::{
    battle::{
        Battle, FigureId, change,
        group::NamedPerson,
        harm::{self, Blow, By},
        person::{ArmKind, Saw},
    },
    journal::Struggle,
    table::{
        charge::Met,
        melee::{self, After, Fought, Guard, Melee, MeleeBlow, SawAfter, Side, Waiting},
        status::{Hit, Status},
    },
};

/// No more fight one figure at the same time.
const MOST: usize = 4;

/// Chargers have come into contact: the first rounds are fought at once, from the highest Rep to the lowest.
pub fn begin(
    battle: &mut Battle,
    play: &mut Play<'_>,
    attackers: &[(FigureId, Met)],
    whom: FigureId,
) -> Result<(), Pause> {
    play.cite(rule!("ffo.melee.multi-resolve"));
    play.cite(rule!("ffo.melee.max-four"));
    play.cite(rule!("ffo.ruling.melee-rounds"));
    if !battle.foes(whom).is_empty() {
        play.cite(rule!("ffo.melee.join"));
    }
    let attackers = &attackers[..attackers.len().min(room(battle, whom))];
    for &(attacker, met) in attackers {
        let guard = met.guard(play);
        change::lock(battle, attacker, whom, guard);
    }
    let mut waiting: SmallVec<[FigureId; 4]> = attackers.iter().map(|it| it.0).collect();
    while let Some(attacker) = next(battle, play, &waiting, whom)? {
        waiting.retain(|it| *it != attacker);
        let locked = bout(battle, attacker, whom).is_some();
        if locked && fight(battle, play, attacker, whom, false)? == After::Over {
            break;
        }
    }
    Ok(())
}

/// How many more can fight somebody.
pub fn room(battle: &Battle, whom: FigureId) -> usize {
    MOST.saturating_sub(battle.foes(whom).len())
}

/// Who of those who have not fought yet is next; nobody asks for the dead.
fn next(
    battle: &Battle,
    play: &mut Play<'_>,
    waiting: &[FigureId],
    whom: FigureId,
) -> Result<Option<FigureId>, Pause> {
    let star = |it: FigureId| it.person().is_some_and(|it| battle.person(it).star);
    let each = waiting.iter().map(|&it| Waiting { rep: rep(battle, it), star: star(it) });
    let may = melee::next(&each.collect::<Vec<_>>(), play).into_iter().map(|at| waiting[at]);
    let may: SmallVec<[FigureId; 4]> = may.collect();
    let people: Vec<NamedPerson> = may.iter().filter_map(|it| it.person()).map(NamedPerson).collect();
    let seat = match people.as_slice() {
        [] | [_] => return Ok(may.first().copied()),
        [first, ..] => battle.seat_for(first.0),
    };
    let asking = ask(rule!("ffo.melee.multi-order"), seat).about(whom.token());
    Ok(Some(play.pick(battle, asking, &people)?.0.into()))
}

fn rep(battle: &Battle, who: FigureId) -> i32 {
    match who {
        FigureId::Person(it) => battle.person(it).rep(),
        FigureId::Zombie(_) => melee::Fighter::zombie().rep,
    }
}

/// One round between two.
pub fn round(
    battle: &mut Battle,
    play: &mut Play<'_>,
    attacker: FigureId,
    defender: FigureId,
) -> Result<(), Pause> {
    fight(battle, play, attacker, defender, false).map(|_| ())
}

/// The same where the defender has tried in vain to break off, if `held`; what it leaves of a melee of several.
pub fn fight(
    battle: &mut Battle,
    play: &mut Play<'_>,
    attacker: FigureId,
    defender: FigureId,
    held: bool,
) -> Result<After, Pause> {
    play.cite(rule!("ffo.melee.improvised"));
    play.cite(rule!("ffo.ruling.hands"));
    let guards = guards(battle, attacker, defender);
    let given = Melee {
        attacker: melee::Fighter {
            foe_failed_break_off: held,
            ..fighter(battle, attacker, defender, guards[0])
        },
        defender: fighter(battle, defender, attacker, guards[1]),
    };
    let sides = [attacker, defender];
    let parties = || {
        vec![
            Throw::by(attacker.token()).at(defender.token()),
            Throw::by(defender.token()).at(attacker.token()),
        ]
    };
    let fought = given.fight(&mut play.by(attacker.token()).at(defender.token()).parties(parties));
    play.note(rule!("ffo.melee.dice"), attacker.token(), Struggle::Fights { whom: defender.token() });
    for (who, saw) in sides.into_iter().zip([fought.round.attacker_saw, fought.round.defender_saw]) {
        saw.into_iter().for_each(|it| stall(battle, who, it));
    }
    let winner = fought.round.winner;
    change::win_round(battle, attacker, winner == Some(Side::Attacker));
    change::win_round(battle, defender, winner == Some(Side::Defender));
    match winner {
        Some(Side::Attacker) => won(battle, play, attacker, defender, &fought)?,
        Some(Side::Defender) => won(battle, play, defender, attacker, &fought)?,
        None => even(battle, play, attacker, defender),
    }
    Ok(After::round(winner))
}

/// How each of the two meets the other: only whoever was charged can have been caught out.
fn guards(battle: &Battle, attacker: FigureId, defender: FigureId) -> [Guard; 2] {
    let of = |who: FigureId, foe: FigureId| match bout(battle, who, foe) {
        Some(it) if it.other == who => it.guard,
        Some(_) | None => Guard::Ready,
    };
    [of(attacker, defender), of(defender, attacker)]
}

fn even(battle: &mut Battle, play: &mut Play<'_>, attacker: FigureId, defender: FigureId) {
    let guard = bout(battle, attacker, defender).map_or(Guard::Ready, |it| it.guard);
    let next = guard.next_round(play);
    change::lock(battle, attacker, defender, Guard::Ready);
    change::count_even(battle, attacker, defender, next);
    let note = Struggle::EvenlyMatched { with: defender.token() };
    play.note(rule!("ffo.melee.result-even"), attacker.token(), note);
}

/// The winner is free of all standing results; whoever lies in Carry On is still in contact.
fn won(
    battle: &mut Battle,
    play: &mut Play<'_>,
    winner: FigureId,
    loser: FigureId,
    fought: &Fought,
) -> Result<(), Pause> {
    let Some(blow) = fought.loser else { return Ok(()) };
    let guard = bout(battle, winner, loser).map_or(Guard::Ready, |it| it.guard);
    change::count_round(battle, winner, loser, guard.next_round(play));
    change::end_results(battle, winner);
    change::end_results(battle, loser);
    let by = match winner {
        FigureId::Person(it) => By::Person(it),
        FigureId::Zombie(it) => By::Zombies(Some(it)),
    };
    harm::suffer(battle, play, &[Blow { whom: loser, hit: Hit::of_melee(blow), by, in_melee: true }])?;
    if let FigureId::Person(it) = loser
        && blow == MeleeBlow::KnockedCold
    {
        battle.deeds_mut(it).spared = battle.person(it).status() == Status::OutOfTheFight;
    }
    Ok(())
}

pub(super) fn stall(battle: &mut Battle, who: FigureId, after: SawAfter) {
    let Some(who) = who.person() else { return };
    let saw = match after {
        SawAfter::Runs => return,
        SawAfter::Stalled => Saw::Stalled,
        SawAfter::OutOfGas => Saw::OutOfGas,
    };
    let runs = |it: &crate::battle::person::Arm| it.what == ArmKind::Chainsaw(Saw::Runs);
    if let Some(arm) = battle.person(who).arms.iter().position(runs) {
        change::set_saw(battle, who, arm as u8, saw);
    }
}
