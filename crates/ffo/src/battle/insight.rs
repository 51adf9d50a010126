//! In Sight (p. 15 to 20): who comes into sight of whom, and who acts in which order.
mod extra;
mod occasion;
mod step;
mod wish;

use kernel::{Dice, Pause, Play};

use super::{Battle, FigureId, PersonId, exchange, reaction, sight::Stand};
use crate::{journal::Sighted, table::insight::InSightTest};

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

/// Whether somebody has come into sight who was not before; then the test has been taken and all have acted.
pub fn come_into_sight(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<bool, Pause> {
    // Nobody begins another In Sight before this one is over.
    if battle.holding != 0 {
        return Ok(false);
    }
    let Some(found) = occasion::found(battle, who) else { return Ok(false) };
    let of =
        found.fresh.iter().map(|it| if it.0 == who { it.1 } else { it.0 }).map(PersonId::token).collect();
    play.note(rule!("ffo.insight.trigger"), who.token(), Sighted::ComesIntoSight { of });
    play.cite(rule!("ffo.ruling.insight-seen-already"));
    remember(battle, &found);
    let enemy = if found.fresh[0].0 == who { found.fresh[0].1 } else { found.fresh[0].0 };
    let movers = occasion::group(battle, who);
    extra::steps(battle, play, &movers, enemy)?;
    // Those of the group who are seen by now are of the test too, and those who are not any more are not.
    let all = occasion::after_steps(battle, movers, &found);
    remember(battle, &all);
    if all.fresh.is_empty() {
        return Ok(true);
    }
    let figures = occasion::figures(battle, &all);
    battle.holding += 1;
    let after = step::play_out(battle, play, &all, &figures)?;
    battle.holding -= 1;
    play.cite(rule!("ffo.insight.reactions-after"));
    play.cite(rule!("ffo.ruling.tests-in-insight"));
    let answers = reaction::react(battle, play, after)?;
    exchange::exchange(battle, play, answers)?;
    Ok(true)
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
    let is_news = |it: PersonId| !battle.seen.contains(&occasion::pair(who, it));
    let enemies = battle.functioning().map(|it| it.0).filter(|&it| battle.are_enemies(who, it.into()));
    let (mut watchers, mut lookers) = (Vec::new(), Vec::new());
    for enemy in enemies.filter(|&it| is_news(it)) {
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
    let fresh = watchers.iter().chain(&lookers).map(|&it| occasion::pair(who, it)).collect();
    let all = Occasion { movers: vec![who], fresh };
    let test = occasion::test(battle, &occasion::figures(battle, &all));
    Some(Foreseen { watchers, lookers, test })
}
