//! In Sight (p. 15 to 20): who comes into sight of whom, and who acts in which order.
mod extra;
mod news;
mod occasion;
mod step;
mod wish;

use kernel::{Dice, Pause, Play};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

pub(super) use self::news::News;
use super::{
    Battle, FigureId, PersonId, exchange,
    reaction::{self, Aftermath, Held},
    sight::Stand,
    zombie,
};
use crate::{journal::Sighted, table::insight::InSightTest};

/// What an In Sight keeps in mind as long as it lasts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnderWay {
    /// Citizens whose nerve has failed: they are out of it.
    pub out: SmallVec<[PersonId; 2]>,
    /// What waits until it is over.
    pub held: Vec<Held>,
    /// Stars who have moved: whom they have come upon is news as soon as it is over.
    pub moved: SmallVec<[PersonId; 2]>,
}

/// Those who came into sight, and the pairs that are new.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Occasion {
    pub movers: Vec<PersonId>,
    pub fresh: Vec<(PersonId, PersonId)>,
}

/// What a step into sight would bring: those who would see, those who would be seen, and the test.
#[derive(Clone, Debug, PartialEq)]
pub struct Foreseen {
    pub watchers: Vec<PersonId>,
    pub lookers: Vec<PersonId>,
    pub test: InSightTest,
}

/// A phase begins: whoever sees each other now has been seen.
pub fn forget(battle: &mut Battle) {
    let people: Vec<PersonId> = battle.functioning().map(|it| it.0).collect();
    battle.seen = occasion::in_view(battle, &people, &people, &|_| true);
}

impl Battle {
    /// Whether somebody's nerve has failed in the In Sight that is under way, so that they have no part in it any more.
    pub(super) fn is_out_of_in_sight(&self, who: FigureId) -> bool {
        let under_way = self.in_sight.as_ref().zip(who.person());
        under_way.is_some_and(|(in_sight, who)| in_sight.out.contains(&who))
    }
}

/// Whether a test waits already.
pub(super) fn is_held_back(battle: &Battle, test: Held) -> bool {
    battle.in_sight.as_ref().is_some_and(|it| it.held.contains(&test))
}

/// Whether a test has to wait until the In Sight that is under way is over; it is taken then.
pub(super) fn holds_back(battle: &mut Battle, test: Held) -> bool {
    let Some(in_sight) = &mut battle.in_sight else { return false };
    if !in_sight.held.contains(&test) {
        in_sight.held.push(test);
    }
    true
}

/// Whomever somebody sees, or is seen by, without being news has been seen from now on.
pub(super) fn look_about(battle: &mut Battle, who: PersonId) {
    if battle.in_sight.is_some() {
        return;
    }
    let everybody: Vec<PersonId> = battle.functioning().map(|it| it.0).collect();
    let news = News::new(battle);
    let seen = occasion::in_view(battle, &[who], &everybody, &|it| !news.have_met(it.0, it.1));
    let known: Vec<_> = seen.into_iter().filter(|it| !news.is_between(it.0, it.1)).collect();
    battle.seen.extend(known);
}

/// Whether somebody has come into sight who was not before; then the test has been taken and all have acted.
pub fn come_into_sight(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<bool, Pause> {
    // Nobody begins another In Sight before this one is over.
    if battle.in_sight.is_some() {
        return Ok(false);
    }
    let Some(found) = occasion::found(battle, who) else { return Ok(false) };
    let of =
        found.fresh.iter().map(|it| if it.0 == who { it.1 } else { it.0 }).map(PersonId::token).collect();
    play.note(rule!("ffo.insight.trigger"), who.token(), Sighted::ComesIntoSight { of });
    play.cite(rule!("ffo.ruling.insight-seen-already"));
    let before = battle.seen.clone();
    if !before.is_empty() {
        play.cite(rule!("ffo.insight.new-figures"));
    }
    remember(battle, &found);
    battle.in_sight = Some(UnderWay::default());
    let enemy = if found.fresh[0].0 == who { found.fresh[0].1 } else { found.fresh[0].0 };
    let movers = occasion::group(battle, who);
    extra::steps(battle, play, &movers, enemy)?;
    // Those of the group who are seen by now are of the test too, and those who are not any more are not.
    let all = occasion::after_steps(battle, movers, &before);
    remember(battle, &all);
    let shot_at = act(battle, play, &all)?;
    let UnderWay { held, moved, .. } = battle.in_sight.take().unwrap_or_default();
    play.cite(rule!("ffo.insight.reactions-after"));
    play.cite(rule!("ffo.ruling.tests-in-insight"));
    play.cite(rule!("ffo.insight.simultaneous-after"));
    play.cite(rule!("ffo.insight.reaction-order"));
    play.cite(rule!("ffo.ruling.carry-on-acts"));
    let answers = reaction::react(battle, play, Aftermath { held, ..shot_at })?;
    exchange::exchange(battle, play, answers)?;
    for who in moved {
        if battle.person(who).carries_on() {
            come_into_sight(battle, play, who)?;
        }
    }
    Ok(true)
}

/// The test of all who are in sight, and what each of them does; nobody if the two inches have brought them out of it.
fn act(battle: &mut Battle, play: &mut Play<'_>, all: &Occasion) -> Result<Aftermath, Pause> {
    zombie::notice(battle, play)?;
    if all.fresh.is_empty() {
        return Ok(Aftermath::default());
    }
    let figures = occasion::figures(battle, all);
    step::play_out(battle, play, all, &figures)
}

/// These pairs are news no longer in this phase.
fn remember(battle: &mut Battle, occasion: &Occasion) {
    for &pair in &occasion.fresh {
        if !battle.seen.contains(&pair) {
            battle.seen.push(pair);
        }
    }
}

/// The test that somebody would bring about there, if they would.
pub fn foreseen(battle: &Battle, who: PersonId, stand: Stand) -> Option<Foreseen> {
    let me = FigureId::from(who);
    let news = News::new(battle);
    let enemies = battle.functioning().map(|it| it.0).filter(|&it| battle.are_enemies(who, it.into()));
    let (mut watchers, mut lookers) = (Vec::new(), Vec::new());
    for enemy in enemies.filter(|&it| news.is_between(who, it)) {
        let there = battle.stand(enemy.into());
        if battle.would_see(enemy.into(), there, me, stand) {
            watchers.push(enemy);
        }
        if battle.would_see(me, stand, enemy.into(), there) {
            lookers.push(enemy);
        }
    }
    if watchers.is_empty() && lookers.is_empty() {
        return None;
    }
    let fresh = watchers.iter().chain(&lookers).map(|&it| news::pair(who, it)).collect();
    let all = Occasion { movers: vec![who], fresh };
    let test = occasion::test(battle, &occasion::figures(battle, &all));
    Some(Foreseen { watchers, lookers, test })
}
