//! Who is locked in melee with whom.
use crate::{
    battle::{Battle, Bout, FigureId},
    table::melee::Guard,
};

/// Two fight from now on; a bout that stands is counted on.
pub fn lock(battle: &mut Battle, one: FigureId, other: FigureId, guard: Guard) {
    if bout_mut(battle, one, other).is_none() {
        battle.bouts.open().push(Bout { one, other, even: 0, fought: false, guard });
    }
}

/// A round of theirs came out Evenly Matched.
pub fn count_even(battle: &mut Battle, one: FigureId, other: FigureId, guard: Guard) {
    count_round(battle, one, other, guard);
    if let Some(bout) = bout_mut(battle, one, other) {
        bout.even = bout.even.saturating_add(1);
    }
}

/// They have fought a round; how whoever was charged meets the other from now on.
pub fn count_round(battle: &mut Battle, one: FigureId, other: FigureId, guard: Guard) {
    if let Some(bout) = bout_mut(battle, one, other) {
        (bout.fought, bout.guard) = (true, guard);
    }
}

/// Somebody has won a round, or was knocked down: none of their results stands any longer, though those who lie fight on.
pub fn end_results(battle: &mut Battle, who: FigureId) {
    for bout in battle.bouts.open().iter_mut().filter(|it| it.foe(who).is_some()) {
        bout.even = 0;
    }
}

/// Whether the latest round was theirs.
pub fn win_round(battle: &mut Battle, who: FigureId, won: bool) {
    if let FigureId::Person(it) = who {
        battle.person_mut(it).won_round = won;
    }
}

/// The two fight no longer.
pub fn part(battle: &mut Battle, one: FigureId, other: FigureId) {
    battle.bouts.open().retain(|it| it.foe(one) != Some(other));
}

/// Somebody fights nobody any more.
pub fn part_all(battle: &mut Battle, who: FigureId) {
    battle.bouts.open().retain(|it| it.foe(who).is_none());
}

fn bout_mut(battle: &mut Battle, one: FigureId, other: FigureId) -> Option<&mut Bout> {
    battle.bouts.open().iter_mut().find(|it| it.foe(one) == Some(other))
}
