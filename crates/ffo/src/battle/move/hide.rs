//! Duck Back and Runaway.
use ground::open::{Circle, Crowd, Pace, Path, measure};
use kernel::{Dice, Pause, Play, Point, RuleId};
use stage::Tabletop;

use super::{
    Purpose,
    go::{self, Stops},
    way::Afoot,
};
use crate::{
    battle::{
        Battle, FigureId, PersonId, State, captive, change,
        person::{BASE_MM, Duck},
        sight::Stand,
        vehicle,
    },
    table::weapon::INCH_MM,
};

/// How far cover may be.
const COVER_MM: i32 = 6 * INCH_MM;

pub(super) fn duck_back(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    from: &[FigureId],
) -> Result<(), Pause> {
    if battle.person(who).seated.is_some() {
        return vehicle::duck_back(battle, play, who, from);
    }
    play.cite(rule!("ffo.move.duck-back"));
    play.cite(rule!("ffo.ruling.duck-back-cover"));
    match cover(battle, who, from) {
        Some(path) => {
            go::go(battle, play, who, &path, Purpose::Reaction, Stops::OnlyIfHindered)?;
            face_nearest(battle, who, from);
            stay(battle, play, who, from, false);
        }
        None => {
            change::fall(battle, play, rule!("ffo.move.duck-back"), who.into(), None);
            stay(battle, play, who, from, true);
        }
    }
    Ok(())
}

/// Whoever keeps their head down has done with an activation that is under way.
fn stay(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, from: &[FigureId], in_place: bool) {
    let before = battle.person(who).ducked.as_ref().map(|it| it.from.clone()).unwrap_or_default();
    let mut all = before;
    all.extend(from.iter().copied().filter(|it| !all.contains(it)).collect::<Vec<_>>());
    change::duck(battle, play, rule!("ffo.move.duck-back"), who, Duck { from: all, in_place });
    if battle.person(who).turn.active {
        crate::battle::shoot::complete(battle, play, who);
        battle.turn_mut(who).end();
    }
}

/// The way to the nearest place that none of these sees, and from which they are not seen.
fn cover(battle: &Battle, who: PersonId, from: &[FigureId]) -> Option<Path> {
    let own: FigureId = who.into();
    let standing = battle.standing();
    let blank = battle.stand(own);
    let all_round = |at: Point| Stand { at, facing: None, ..blank };
    let causes: Vec<(FigureId, Stand)> =
        from.iter().map(|&it| (it, Stand { facing: None, ..battle.stand(it) })).collect();
    let seen = |at: Point| {
        let there = (own, all_round(at));
        let line = |&cause: &(FigureId, Stand)| battle.has_line(cause, there, &standing);
        causes.iter().any(line)
    };
    let others =
        battle.figures().filter(|&it| it != own && battle.is_standing(it) && battle.level(it) == blank.level);
    let mut afoot = Afoot::new(battle, own, blank.at);
    afoot.heed(Crowd::new(others.map(|it| Circle::new(battle.at(it), BASE_MM))));
    let walk = afoot.walk();
    walk.nearest_hidden(blank.at, Pace::MILLIMETRES, COVER_MM, &seen)
}

fn face_nearest(battle: &mut Battle, who: PersonId, from: &[FigureId]) {
    let at = battle.person(who).at;
    let nearest = from.iter().copied().min_by_key(|&it| (measure::dist2(at, battle.at(it)), it));
    if let Some(cause) = nearest {
        let to = battle.at(cause);
        change::turn_to(battle, who.into(), to);
    }
}

/// Captives whom nobody else guards are free.
pub(super) fn run_away(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: PersonId) {
    if battle.person(who).seated.is_some() {
        return vehicle::run_away(battle, play, who);
    }
    play.cite(rule!("ffo.move.runaway"));
    play.cite(rule!("ffo.ruling.runaway-carried"));
    change::remove(battle, play, rule, who, State::RanAway);
    captive::look_after(battle, play);
}
