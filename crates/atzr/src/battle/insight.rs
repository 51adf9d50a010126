//! In Sight (8.0): somebody comes into view, both sides test, the quicker ones act.
mod occasion;
mod winners;

use kernel::{Pause, Play};

use self::occasion::extra_steps;
pub use self::occasion::{Contender, Occasion, contenders, measure, test};
use super::{
    Battle, PersonId, change,
    group::{self, Purpose},
};

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

/// All pairs of enemies on the map, the lower number first.
fn enemies(battle: &Battle) -> impl Iterator<Item = (PersonId, PersonId)> {
    battle.functioning().flat_map(move |(one, person)| {
        let hostile =
            move |it: &(PersonId, &super::Person)| one < it.0 && battle.hostile(person.side, it.1.side);
        battle.functioning().filter(hostile).map(move |it| (one, it.0))
    })
}

/// Somebody has moved or popped up: whoever sees him first now takes the test with him; true if one was taken (8.2).
pub fn come_into_sight(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<bool, Pause> {
    let startled = startle(battle, play, who);
    let fresh = newly_seen(battle, who);
    if fresh.is_empty() {
        return Ok(false);
    }
    play.tell(
        rule!("atzr.insight.trigger"),
        kernel::What::Noted { token: Some(who.token()), text: "comes into sight".into() },
    );
    let side = battle.person(who).side;
    let occasion = Occasion { active: vec![side], startled, ..Occasion::default() };
    remember(battle, who, &fresh);
    extra_steps(battle, play, who)?;
    test(battle, play, &occasion)?;
    Ok(true)
}

/// Enemies who see him now and had not in this phase.
fn newly_seen(battle: &Battle, who: PersonId) -> Vec<PersonId> {
    let side = battle.person(who).side;
    let hostile = |it: &(PersonId, &super::Person)| battle.hostile(side, it.1.side);
    let seen = battle.functioning().filter(hostile).map(|it| it.0).filter(|&it| battle.sees(who, it));
    seen.filter(|&it| !battle.seen.contains(&(who.min(it), who.max(it)))).collect()
}

/// None of them is news to him, or to those of his group, in this phase any more.
fn remember(battle: &mut Battle, who: PersonId, fresh: &[PersonId]) {
    let group = group::group_of(battle, who, Purpose::Test).members;
    for &member in group.iter().chain([&who]) {
        for &other in fresh {
            let pair = (member.min(other), member.max(other));
            if !battle.seen.contains(&pair) && (member == who || battle.sees(member, other)) {
                battle.seen.push(pair);
            }
        }
    }
}

/// Coming right up to somebody behind cover ends his Duck Back; he will count in the test, and not act (ruling on who is seen).
fn startle(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Vec<PersonId> {
    let (side, here) = (battle.person(who).side, battle.person(who).at);
    let near = |it: &(PersonId, &super::Person)| {
        it.1.ducked && it.1.at.distance(here) <= 1 && battle.hostile(side, it.1.side)
    };
    let found: Vec<PersonId> = battle.functioning().filter(near).map(|it| it.0).collect();
    for &it in &found {
        change::pop_up(battle, play, rule!("atzr.ruling.duck-back-visibility"), it);
        forget_one(battle, it);
    }
    found
}
