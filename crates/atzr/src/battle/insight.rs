//! In Sight (8.0): somebody comes into view, both sides test, the quicker ones act.
mod extra;
mod foreseen;
mod occasion;
mod winners;

use kernel::{Dice, Pause, Play};

pub(super) use self::winners::quicker;
pub(crate) use self::{extra::Extra, winners::Wish};
pub use self::{
    foreseen::{Foreseen, acts_first, foreseen, on_the_way, outbreak},
    occasion::{Contender, Occasion, contenders, measure, test},
    winners::nearest_enemy,
};
use super::{Battle, Person, PersonId, change, meet, sight};
use crate::journal::Happened;

/// A new phase begins: only those who see each other now are no news to each other (ruling on the memory of a phase).
pub fn forget(battle: &mut Battle) {
    battle.seen.clear();
    let pairs: Vec<(PersonId, PersonId)> = enemies(battle).collect();
    battle.seen = pairs.into_iter().filter(|&(one, other)| battle.sees(one, other)).collect();
}

/// Somebody pops up: he is news to everybody.
pub fn forget_one(battle: &mut Battle, who: PersonId) {
    battle.seen.retain(|&(one, other)| one != who && other != who);
}

/// Before he moves: whoever sees him where he stands has seen him, however it came about.
pub fn keep_in_mind(battle: &mut Battle, who: PersonId) {
    for other in newly_seen(battle, who) {
        battle.seen.push(pair(who, other));
    }
}

fn pair(one: PersonId, other: PersonId) -> (PersonId, PersonId) {
    (one.min(other), one.max(other))
}

/// All pairs of enemies on the map, the lower number first.
fn enemies(battle: &Battle) -> impl Iterator<Item = (PersonId, PersonId)> {
    battle.functioning().flat_map(move |(one, person)| {
        let hostile = move |it: &(PersonId, &Person)| one < it.0 && battle.hostile(person.side, it.1.side);
        battle.functioning().filter(hostile).map(move |it| (one, it.0))
    })
}

/// Somebody has moved or popped up and may be seen: strangers first find out what they are to each other (16.0), then whoever is
/// an enemy and had not seen him takes the test with him (8.2). True if that took his mind off walking on.
pub fn come_into_sight(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<bool, Pause> {
    let mut stopped = false;
    if battle.person(who).functions() {
        stopped |= meet::at_first_sight(battle, play, who)?;
    }
    if battle.person(who).functions() {
        stopped |= meet_enemies(battle, play, who)?;
    }
    Ok(stopped)
}

/// Whoever sees him first now takes the test with him; true if one was due.
fn meet_enemies(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<bool, Pause> {
    let mut startled = startle(battle, play, who);
    let fresh = newly_seen(battle, who);
    if fresh.is_empty() {
        return Ok(false);
    }
    play.cite(rule!("atzr.insight.in-sight"));
    play.cite(rule!("atzr.ruling.insight-once"));
    sight::cite(battle, play, battle.person(who).at);
    let of = fresh.iter().map(|it| it.token()).collect();
    play.note(rule!("atzr.insight.trigger"), who.token(), Happened::ComesIntoSight { of });
    let fresh_one = fresh[0];
    battle.seen.extend(fresh.into_iter().map(|other| pair(who, other)));
    let members = extra::moving_group(battle, who);
    let charges = extra::steps(battle, play, &members, fresh_one)?;
    if !charges.is_empty() {
        play.cite(rule!("atzr.insight.contact-replaces"));
        super::charge::by_people(battle, play, &charges)?;
        return Ok(true);
    }
    for &member in &members {
        startled.extend(startle(battle, play, member));
    }
    test(battle, play, &Occasion { startled, ..Occasion::of_movers(battle, who) })?;
    after_steps(battle, play, &members)?;
    play.cite(rule!("atzr.insight.continue-move"));
    Ok(true)
}

/// A step may have brought people into view with whom nobody has settled anything yet.
fn after_steps(battle: &mut Battle, play: &mut Play<'_>, members: &[PersonId]) -> Result<(), Pause> {
    for &member in members {
        if battle.person(member).functions() {
            meet::at_first_sight(battle, play, member)?;
        }
    }
    Ok(())
}

/// Enemies who see him now and had not in this phase.
fn newly_seen(battle: &Battle, who: PersonId) -> Vec<PersonId> {
    let side = battle.person(who).side;
    let hostile = |it: &(PersonId, &Person)| battle.hostile(side, it.1.side);
    let seen = battle.functioning().filter(hostile).map(|it| it.0).filter(|&it| battle.sees(who, it));
    seen.filter(|&it| !battle.seen.contains(&pair(who, it))).collect()
}

/// Coming right up to somebody behind cover ends his Duck Back; he will count in the test, and not act (ruling on who is seen).
fn startle(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Vec<PersonId> {
    if !battle.person(who).functions() {
        return Vec::new();
    }
    let (side, here) = (battle.person(who).side, battle.person(who).at);
    let near = |it: &(PersonId, &Person)| {
        it.1.ducked && it.1.at.distance(here) <= 1 && battle.hostile(side, it.1.side)
    };
    let found: Vec<PersonId> = battle.functioning().filter(near).map(|it| it.0).collect();
    for &it in &found {
        change::pop_up(battle, play, rule!("atzr.ruling.duck-back-visibility"), it);
        forget_one(battle, it);
    }
    found
}
