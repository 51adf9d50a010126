//! Going a way: as far as the first thing that interrupts it, which is resolved before they go on.
use ground::open::{OpeningId, Pace, Path, Walk, measure};
use kernel::{Dice, Pause, Play, Point, RuleId};
use smallvec::SmallVec;

use super::{
    Purpose, Went,
    trigger::{Search, Trigger},
    way::Afoot,
};
use crate::{
    battle::{Battle, FigureId, PersonId, building, change, fire, greedy, insight, zombie},
    journal::{Housework, Moving},
};

/// Whether somebody whom an In Sight has interrupted thinks again before they go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stops {
    AtSight,
    OnlyIfHindered,
}

impl Purpose {
    pub(super) const fn rule(self) -> RuleId {
        match self {
            Purpose::Active => rule!("ffo.move.normal"),
            Purpose::InSight => rule!("ffo.insight.star-action"),
            Purpose::TwoInches => rule!("ffo.insight.two-inches"),
            Purpose::Reaction => rule!("ffo.move.duck-back"),
            Purpose::Contact => rule!("ffo.charge.roll"),
            Purpose::Evasion => rule!("ffo.charge.brown-pants"),
            Purpose::Vehicle => rule!("ffo.vehicle.enter-exit"),
        }
    }

    /// Whether it comes out of the move of an activation that is under way.
    fn is_paid(self, battle: &Battle, who: PersonId) -> bool {
        match self {
            Purpose::Active | Purpose::TwoInches | Purpose::InSight | Purpose::Contact => {
                battle.person(who).turn.active
            }
            Purpose::Reaction | Purpose::Evasion | Purpose::Vehicle => false,
        }
    }

    /// Whether such a way is interrupted by this: within an In Sight there is no other one.
    const fn heeds(self, trigger: Trigger) -> bool {
        match trigger {
            Trigger::Door(_) => true,
            Trigger::InSight => matches!(self, Purpose::Active | Purpose::Vehicle),
            Trigger::Zed(_) | Trigger::Feast(_) => {
                !matches!(self, Purpose::Reaction | Purpose::Evasion | Purpose::Contact)
            }
            Trigger::Entry { .. } | Trigger::Flames(_) | Trigger::Loot => !matches!(self, Purpose::Vehicle),
        }
    }
}

pub(super) fn go(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    path: &Path,
    purpose: Purpose,
    stops: Stops,
) -> Result<Went, Pause> {
    let (end, mut rest) = (path.end(), path.clone());
    let mut met: SmallVec<[Trigger; 4]> = SmallVec::new();
    loop {
        let heeds = |it: Trigger| purpose.heeds(it) && !met.contains(&it);
        let found = Search::new(battle, who).first(&rest, &heeds);
        let Some((mm, trigger)) = found else {
            advance(battle, play, who, &rest, purpose);
            insight::look_about(battle, who);
            return Ok(Went::Arrived);
        };
        let (done, left) = cut(&Afoot::new(battle, who.into(), end).walk(), &rest, mm);
        advance(battle, play, who, &done, purpose);
        if let Some(&next) = left.places.get(1) {
            change::turn_to(battle, who.into(), next);
        }
        let at = done.end();
        let seen = meet(battle, play, who, trigger, purpose)?;
        // Whoever sees somebody new is asked about each of them once.
        if trigger != Trigger::InSight {
            met.push(trigger);
        }
        if let Some(went) = hindered(battle, who, purpose) {
            play.note(purpose.rule(), who.token(), Moving::IsStopped);
            return Ok(went);
        }
        let thinks_again = seen && stops == Stops::AtSight;
        if seen {
            play.cite(rule!("ffo.insight.continue-move"));
        }
        // Whatever has been opened is cheaper to pass now.
        let left = measured(&Afoot::new(battle, who.into(), end).walk(), left.places);
        let limit = Pace::MILLIMETRES.cost_mm(&left);
        let next = if battle.person(who).at == at { Some(left) } else { way_on(battle, who, end, limit) };
        let Some(next) = next.filter(|_| !thinks_again) else { return Ok(Went::Stopped) };
        rest = next;
    }
}

/// The way on from where something on the way has brought them.
fn way_on(battle: &Battle, who: PersonId, end: Point, limit_mm: i32) -> Option<Path> {
    Afoot::new(battle, who.into(), end).route(end, limit_mm)
}

/// Whether what they met keeps them from going on.
fn hindered(battle: &Battle, who: PersonId, purpose: Purpose) -> Option<Went> {
    let person = battle.person(who);
    if !person.carries_on() {
        return Some(Went::Down);
    }
    let over = purpose == Purpose::Active && !person.turn.active;
    let busy = person.ducked.is_some() || person.is_held_up() || !battle.foes(who.into()).is_empty();
    (over || (busy && purpose != Purpose::Reaction)).then_some(Went::Stopped)
}

/// Goes a way that nothing interrupts, and pays for it.
fn advance(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, path: &Path, purpose: Purpose) {
    let cost = Pace::MILLIMETRES.cost_mm(path);
    for &place in path.places.iter().skip(1) {
        let from = battle.person(who).at;
        change::enter(battle, play, purpose.rule(), who.into(), place);
        zombie::watch(battle, who, from);
    }
    if cost != 0 && purpose.is_paid(battle, who) {
        play.cite(rule!("ffo.ruling.stationary-moving"));
        if purpose == Purpose::TwoInches {
            play.cite(rule!("ffo.ruling.insight-two-inches"));
        }
        spend(battle, who, cost);
        battle.turn_mut(who).moved = true;
    }
}

/// Whoever crawls comes half as far.
fn spend(battle: &mut Battle, who: PersonId, mm: i32) {
    let times = if battle.person(who).prone { 2 } else { 1 };
    battle.turn_mut(who).spent_mm += times * mm;
}

/// So many millimetres of a way, and what is left of it.
fn cut(walk: &Walk<'_>, path: &Path, mm: usize) -> (Path, Path) {
    let (mut left, mut at) = (mm as i32, 0);
    while let Some(leg) = path.places.get(at..at + 2) {
        let length = measure::distance(leg[0], leg[1]);
        if left < length {
            break;
        }
        (left, at) = (left - length, at + 1);
    }
    let from = path.places[at];
    let place = path.places.get(at + 1).map_or(from, |&to| measure::towards(from, to, left));
    let mut done: Vec<Point> = path.places[..=at].to_vec();
    done.push(place);
    done.dedup();
    let mut rest = vec![place];
    rest.extend(path.places.iter().skip(at + 1));
    rest.dedup();
    (measured(walk, done), measured(walk, rest))
}

fn measured(walk: &Walk<'_>, places: Vec<Point>) -> Path {
    let legs = || places.windows(2).map(|it| (it[0], it[1]));
    let length_mm = legs().map(|(a, b)| measure::distance(a, b)).sum();
    let crossings = legs().map(|(a, b)| walk.crossings(a, b)).sum();
    Path { places, length_mm, crossings }
}

/// Resolves what they have come upon; whether it was an In Sight that has been taken.
fn meet(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    trigger: Trigger,
    purpose: Purpose,
) -> Result<bool, Pause> {
    match trigger {
        Trigger::InSight => return come_into_sight(battle, play, who),
        Trigger::Zed(_) => zombie::zed(battle, play, who)?,
        Trigger::Feast(feast) => zombie::see_feast(battle, play, who, feast)?,
        Trigger::Door(opening) => open(battle, play, who, opening, purpose),
        Trigger::Entry { building, floor } => building::enter(battle, play, who, building, floor)?,
        Trigger::Flames(_) => fire::burn(battle, play, who.into())?,
        Trigger::Loot => {
            if let Some(loot) = greedy::temptation(battle, who, battle.stand(who.into())) {
                greedy::linger(battle, play, who, loot);
            }
        }
    }
    Ok(false)
}

/// Whoever sees or is seen now is news no longer in this phase.
pub(super) fn come_into_sight(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
) -> Result<bool, Pause> {
    let stand = battle.stand(who.into());
    let fresh = Search::new(battle, who).in_sight(stand);
    let taken = insight::come_into_sight(battle, play, who)?;
    for enemy in fresh {
        let pair = (who.min(enemy), who.max(enemy));
        if !battle.seen.contains(&pair) {
            battle.seen.push(pair);
        }
    }
    insight::look_about(battle, who);
    Ok(taken)
}

/// What is left to pay for passing it is paid on the way.
fn open(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, opening: OpeningId, purpose: Purpose) {
    let shut = building::price_mm(battle, opening, play);
    change::open_or_shut(battle, opening, true);
    let cost = shut - building::price_mm(battle, opening, play);
    if purpose.is_paid(battle, who) {
        spend(battle, who, cost);
    }
    let what = battle.scene.ground.opening(opening).name.clone();
    let rule = building::passing_rule(battle, opening);
    play.note(rule, FigureId::from(who).token(), Housework::Opens { what: what.into() });
}
