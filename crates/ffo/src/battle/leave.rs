//! Leaving the table (p. 33): unseen, or under the eyes of enemies.
mod way;

use ground::open::Path;
use kernel::{Dice, Given, Pause, Play, Point, Throw, ask};

use self::way::Leaving;
use super::{
    Battle, FigureId, PersonId, State, change,
    shoot::{self, Manner, mechanical},
};
use crate::table::leave::{Leave, Left, Watcher};

/// Somebody who sees a path, and the first place of it at which they do and can fire.
struct Seer {
    who: PersonId,
    at: Point,
    watcher: Watcher,
}

/// Whether somebody may leave now: there is a way to an edge of the table.
pub fn may_leave(battle: &Battle, who: PersonId) -> bool {
    let person = battle.person(who);
    let able = person.level.is_none() && person.ducked.is_none() && person.carries_on();
    able && Leaving::new(battle, who).has_way()
}

/// They are gone unseen if there is a way; else they go to an edge of the table under whatever fire that brings.
pub fn leave(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<(), Pause> {
    play.cite(rule!("ffo.leave.active-only"));
    let unseen = Leaving::new(battle, who).unseen();
    let path = match unseen {
        Some(path) => path,
        None => {
            let leaving = Leaving::new(battle, who);
            let asking = ask(rule!("ffo.leave.seen"), battle.seat_for(who)).about(who.token());
            let to = play.point(&*battle, asking, &leaving)?;
            let Some(path) = leaving.way(to) else { return Ok(()) };
            path
        }
    };
    let seers = seers(battle, who, &path);
    let given = Leave {
        rep: battle.person(who).rep(),
        in_melee: !battle.foes(who.into()).is_empty(),
        zombie_mm: zombie_mm(battle, &path),
        watchers: seers.iter().map(|it| it.watcher).collect(),
    };
    let parties = || {
        let each = seers.iter().map(|it| Throw::by(it.who.token()).at(who.token()));
        std::iter::once(Throw::by(who.token())).chain(each).collect()
    };
    match given.resolve(&mut play.by(who.token()).parties(parties)) {
        Left::Cannot => Ok(()),
        Left::Unseen => {
            change::remove(battle, play, rule!("ffo.leave.unseen"), who, State::Left);
            Ok(())
        }
        Left::UnderFire(by) => under_fire(battle, play, who, by.iter().map(|&at| &seers[at])),
    }
}

/// One after the other fires where they first see the leaver, who is off the table if nobody has stopped them.
fn under_fire<'a>(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    by: impl Iterator<Item = &'a Seer>,
) -> Result<(), Pause> {
    let (rule, me) = (rule!("ffo.leave.seen"), FigureId::from(who));
    for seer in by {
        change::enter(battle, play, rule, me, seer.at);
        if let Some(firing) = mechanical(battle, seer.who, &[me], Manner::Leaving) {
            shoot::volley(battle, play, &[firing])?;
        }
        if !battle.person(who).carries_on() {
            return Ok(());
        }
    }
    change::remove(battle, play, rule, who, State::Left);
    Ok(())
}

/// The human enemies who see a path, in the order in which it leads past them.
fn seers(battle: &Battle, who: PersonId, path: &Path) -> Vec<Seer> {
    let leaving = Leaving::new(battle, who);
    let enemies = battle.functioning().map(|it| it.0).filter(|&it| battle.are_enemies(who, it.into()));
    let mut seen: Vec<(usize, Seer)> = enemies
        .filter_map(|enemy| {
            let reached = leaving.first_on(path, enemy, true);
            let (mm, at) = reached.or_else(|| leaving.first_on(path, enemy, false))?;
            let watcher = Watcher {
                zombie: false,
                rep: battle.person(enemy).rep(),
                carries_on: true,
                loaded: shoot::can_fire(battle, enemy),
                in_range: reached.is_some(),
            };
            Some((mm, Seer { who: enemy, at, watcher }))
        })
        .collect();
    seen.sort_by_key(|it| (it.0, it.1.who));
    seen.into_iter().map(|it| it.1).collect()
}

/// How near a path comes to a zombie.
fn zombie_mm(battle: &Battle, path: &Path) -> Option<i32> {
    let to = |at: Point| path.places.windows(2).map(move |leg| way::gap_mm(leg[0], leg[1], at)).min();
    battle.undead().filter(|it| it.1.level.is_none()).filter_map(|it| to(it.1.at)).min()
}
