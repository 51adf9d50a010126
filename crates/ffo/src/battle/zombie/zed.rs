//! Zed or No Zed? (p. 49): the first zombie of somebody's life.
use ground::open::measure::{at_most, dist2};
use kernel::{Dice, Pause, Play, Point};

use super::{charge, feast, walk};
use crate::{
    battle::{
        Battle, Person, PersonId, ZombieId, change, charge::untested, insight, reaction::Held, sight::Stand,
    },
    table::{react::ZedOrNoZed, weapon::INCH_MM},
};

/// So near a zombie has to be.
const NEAR_MM: i32 = 6 * INCH_MM;

/// All tests that are due where everybody stands: at zombies and at feasts that have come near in another way than by a move. In an In
/// Sight they wait for its end.
pub fn notice(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    for who in battle.person_ids() {
        if is_new_to(battle.person(who)) && nearest(battle, who).is_some() {
            zed(battle, play, who)?;
        }
        if let Some(feast) = feast::seen_by(battle, who) {
            feast::see_feast(battle, play, who, feast)?;
        }
    }
    Ok(())
}

fn is_new_to(person: &Person) -> bool {
    !person.zed_proof && person.carries_on()
}

/// Whether they are still to take the test, and it does not wait for the end of an In Sight already.
fn is_due(battle: &Battle, who: PersonId) -> bool {
    is_new_to(battle.person(who)) && !insight::is_held_back(battle, Held::Zed(who))
}

/// The nearest zombie that somebody sees so near.
fn nearest(battle: &Battle, who: PersonId) -> Option<ZombieId> {
    let at = battle.person(who).at;
    let near = battle.undead().filter(|it| at_most(at, it.1.at, NEAR_MM));
    let seen = near.filter(|it| battle.sees(who.into(), it.0.into()));
    seen.min_by_key(|it| (dist2(at, it.1.at), it.0)).map(|it| it.0)
}

/// The first place of a stretch of a zombie's way at which somebody has to take the test, and who.
pub(super) fn on_the_way(
    battle: &Battle,
    which: ZombieId,
    from: Point,
    to: Point,
) -> Option<(Point, PersonId)> {
    let level = battle.zombie(which).level;
    let new: Vec<(PersonId, Point)> =
        battle.functioning().filter(|it| is_due(battle, it.0)).map(|it| (it.0, it.1.at)).collect();
    if new.is_empty() {
        return None;
    }
    walk::steps(from, to).find_map(|at| {
        let stand = Stand { at, facing: None, level, vehicle: None };
        let sees =
            |who: PersonId| battle.would_see(who.into(), battle.stand(who.into()), which.into(), stand);
        let who = new.iter().find(|it| at_most(it.1, at, NEAR_MM) && sees(it.0))?;
        Some((at, who.0))
    })
}

/// Zed or No Zed? for somebody: whoever does not see in time what it is has it upon them at once.
pub fn zed(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<(), Pause> {
    if !is_new_to(battle.person(who)) || insight::holds_back(battle, Held::Zed(who)) {
        return Ok(());
    }
    play.cite(rule!("ffo.zombie.zed-when"));
    play.cite(rule!("ffo.ruling.zed-test-timing"));
    let person = battle.person(who);
    let test = ZedOrNoZed { rep: person.rep(), star: person.star };
    let seen = test.take(&mut play.by(who.token()));
    change::harden_against_zombies(battle, who);
    let Some(shots) = seen.shots() else { return Ok(()) };
    let comes = |it: &ZombieId| {
        let zombie = battle.zombie(*it);
        zombie.stands() && zombie.feasts.is_none() && charge::contact_way(battle, *it, who.into()).is_some()
    };
    let Some(which) = nearest(battle, who).filter(comes) else { return Ok(()) };
    untested(battle, play, which, who, shots)?;
    if !battle.foes(who.into()).is_empty() && battle.person(who).turn.active {
        battle.turn_mut(who).end();
    }
    Ok(())
}
