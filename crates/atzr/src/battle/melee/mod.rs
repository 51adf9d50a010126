//! Melee on the map (11.3 to 11.5, 13.9): who fights whom, round after round, until nobody is left to fight.
mod bout;
mod swarm;

use std::ops::ControlFlow;

use kernel::{Dice, Interrupt, Pause, Play, Throw, ask};
use smallvec::{SmallVec, smallvec};

use self::bout::Bout;
pub use self::{
    bout::{fighter, weapons},
    swarm::swarms,
};
use super::{
    Battle, PersonId, State,
    change::{self, By},
    group::NamedPerson,
    recovery, shoot,
};
use crate::{
    journal::Interruption,
    table::{
        damage::Harm,
        melee::{Downed, FightResult, Foe, Melee, MeleeState},
    },
};

/// Humans who got in against those who hold the hex; the last who functions keeps it.
pub fn fight(
    battle: &mut Battle,
    play: &mut Play<'_>,
    attackers: &[PersonId],
    defenders: &[PersonId],
) -> Result<(), Pause> {
    let attackers = in_order(battle, play, attackers, defenders)?;
    let defenders = in_turn(battle, play, &attackers, defenders)?;
    let mut bout = Bout::default();
    play.cite(rule!("atzr.ruling.melee-rounds"));
    let mut fought: SmallVec<[PersonId; 2]> = SmallVec::new();
    while let Some((attacker, defender)) = next_pair(battle, &attackers, &defenders) {
        fought.push(attacker);
        duel(battle, play, attacker, defender, &mut bout)?;
        let rule = match battle.person(defender).functions() {
            true => rule!("atzr.melee.multi-attacker-loses"),
            false => rule!("atzr.melee.multi-defender-loses"),
        };
        play.cite(rule);
    }
    let fresh: Vec<PersonId> = attackers.into_iter().filter(|it| !fought.contains(it)).collect();
    finish_off(battle, play, &fresh, &defenders)
}

/// The first who can of either side; an attacker who was parted from the defender has left the hex.
fn next_pair(
    battle: &Battle,
    attackers: &[PersonId],
    defenders: &[PersonId],
) -> Option<(PersonId, PersonId)> {
    let able = |of: &[PersonId]| of.iter().copied().find(|&it| battle.person(it).functions());
    let defender = able(defenders)?;
    let hex = battle.person(defender).at;
    let inside = |it: PersonId| battle.person(it).functions() && battle.person(it).at == hex;
    Some((attackers.iter().copied().find(|&it| inside(it))?, defender))
}

/// An attacker who had nobody left to fight may go for whoever lies there Out of the Fight (11.5).
fn finish_off(
    battle: &mut Battle,
    play: &mut Play<'_>,
    fresh: &[PersonId],
    defenders: &[PersonId],
) -> Result<(), Pause> {
    for &who in fresh {
        let lies = |it: &PersonId| battle.person(*it).state == State::OutOfTheFight;
        let Some(whom) = defenders.iter().copied().find(lies) else { return Ok(()) };
        let Some(seat) = battle.person(who).seat.filter(|_| battle.person(who).functions()) else { continue };
        let because = Interrupt::new(Interruption::EnemyLies).by(whom.token());
        let asking = ask(rule!("atzr.melee.multi-defender-loses"), seat).about(who.token());
        let asking = asking.because(because);
        if play.yes_no(&*battle, asking)? {
            recovery::strike(battle, play, who, whom);
        }
    }
    Ok(())
}

/// Attackers from the highest Rep to the lowest; a Star may take another turn (11.5).
fn in_order(
    battle: &mut Battle,
    play: &mut Play<'_>,
    attackers: &[PersonId],
    defenders: &[PersonId],
) -> Result<Vec<PersonId>, Pause> {
    let mut order = attackers.to_vec();
    order.sort_by_key(|&it| std::cmp::Reverse(battle.person(it).rep()));
    let chooses = |battle: &Battle, order: &[PersonId]| {
        let equal = battle.person(order[0]).rep() == battle.person(order[1]).rep();
        equal || order.iter().any(|&it| battle.person(it).star)
    };
    if order.len() < 2 {
        return Ok(order);
    }
    play.cite(rule!("atzr.melee.multi-order"));
    if !chooses(battle, &order) {
        return Ok(order);
    }
    ask_order(battle, play, order[0], order.clone(), defenders.first().copied())
}

/// Who charges two chooses whom he fights first (11.2.1).
fn in_turn(
    battle: &mut Battle,
    play: &mut Play<'_>,
    attackers: &[PersonId],
    defenders: &[PersonId],
) -> Result<Vec<PersonId>, Pause> {
    match (attackers, defenders) {
        ([first, ..], [second, _, ..]) => ask_order(battle, play, *first, defenders.to_vec(), Some(*second)),
        _ => Ok(defenders.to_vec()),
    }
}

fn ask_order(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    order: Vec<PersonId>,
    against: Option<PersonId>,
) -> Result<Vec<PersonId>, Pause> {
    let Some(seat) = battle.person(who).seat else { return Ok(order) };
    let options: Vec<NamedPerson> = order.into_iter().map(NamedPerson).collect();
    let because = Interrupt::new(Interruption::FightsSeveral).by_all(against.map(PersonId::token));
    let asking = ask(rule!("atzr.melee.multi-order"), seat).about(who.token()).because(because);
    Ok(play.order(&*battle, asking, &options)?.into_iter().map(|it| it.0).collect())
}

/// Two humans until one of them is down (11.3, 11.4); where neither has a die the charger goes back (ruling on melees without dice).
fn duel(
    battle: &mut Battle,
    play: &mut Play<'_>,
    one: PersonId,
    other: PersonId,
    bout: &mut Bout,
) -> Result<(), Pause> {
    let fighter = bout.fighter(battle, play, one)?;
    let foe = Foe::Human(bout.fighter(battle, play, other)?);
    bout::begins(play, one, fighter.weapon, &[other.token()]);
    let printed = battle.scene.printed.clone();
    let mut state = MeleeState { melee: Melee { fighter, foe }, lingers: false };
    loop {
        let both =
            || vec![Throw::by(one.token()).at(other.token()), Throw::by(other.token()).at(one.token())];
        let end = match state.round(&printed.tables, &mut play.thrown().parties(both)) {
            ControlFlow::Continue(next) => {
                bout::shaken(play, one, state.melee.fighter, next.melee.fighter);
                if let (Foe::Human(before), Foe::Human(after)) = (state.melee.foe, next.melee.foe) {
                    bout::shaken(play, other, before, after);
                }
                state = next;
                continue;
            }
            ControlFlow::Break(end) => end,
        };
        bout.remember(one, other, &state.melee);
        let (loser, winner, downed) = match end.outcome {
            FightResult::Won(Some(downed)) => (other, one, downed),
            FightResult::Lost(downed) => (one, other, downed),
            FightResult::Won(None) | FightResult::Parted => {
                go_back(battle, play, one);
                return Ok(());
            }
        };
        put_down(battle, play, loser, winner, downed)?;
        if !battle.person(loser).functions() {
            return Ok(());
        }
    }
}

fn go_back(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) {
    if let Some(from) = battle.person(who).turn.came_from {
        change::enter(battle, play, rule!("atzr.ruling.melee-no-dice"), who, from);
    }
}

/// What a human does to a human in melee; Star Power may save the loser, and then the melee goes on (3.2.1.1).
fn put_down(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    by: PersonId,
    downed: Downed,
) -> Result<(), Pause> {
    let harm = match downed {
        Downed::OutOfTheFight | Downed::KnockedCold => Harm::OutOfTheFight,
        Downed::ObviouslyDead => Harm::ObviouslyDead,
    };
    let taken = shoot::harm(battle, play, who, smallvec![harm], By::Person(by))?;
    if taken.is_none() {
        play.cite(rule!("atzr.star-power.melee"));
    }
    battle.deeds_mut(who).spared = downed == Downed::KnockedCold && taken.is_some();
    Ok(())
}
