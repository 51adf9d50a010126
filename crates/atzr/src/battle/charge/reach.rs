//! Who can be charged (11.2): in sight, and near enough for the Movement Points there are.
use ground::hex::{Hex, Reach};

use super::super::{Battle, PersonId, building, r#move, turn::can_act};

/// Whether somebody is in his own activation; everybody else charges by a reaction or after an In Sight Test.
pub fn is_active(battle: &Battle, who: PersonId) -> bool {
    can_act(battle, who) && battle.groups.iter().any(|it| it.members.contains(&who))
}

/// The points somebody charges with: what is left of them when he is active, all of them otherwise (ruling on reach).
fn points(battle: &Battle, who: PersonId) -> u8 {
    let person = battle.person(who);
    if is_active(battle, who) { person.turn.points } else { person.movement }
}

/// Whether a hex holds somebody to be charged, and no friend who would be in the way. Those with whom he is at peace are fallen on
/// only beside an enemy.
#[inline]
pub fn holds_enemies(battle: &Battle, who: PersonId, hex: Hex) -> bool {
    let side = battle.person(who).side;
    let standing = || battle.standing_at(hex).filter(|it| it.0 != who).map(|it| it.1.side);
    if standing().next().is_some() {
        return standing().all(|it| it != side) && standing().any(|it| battle.hostile(side, it));
    }
    battle.zombies_at(hex).next().is_some()
}

/// Every hex with an enemy in it that somebody could charge now.
pub fn in_reach(battle: &Battle, who: PersonId) -> Vec<Hex> {
    in_contact_reach(battle, who, points(battle, who))
}

/// The same for somebody of whom it is known where he can go with the points that are left of his activation.
pub fn in_reach_by(battle: &Battle, who: PersonId, ways: &Reach) -> Vec<Hex> {
    let (points, left) = (points(battle, who), battle.person(who).turn.points);
    if points != left {
        return in_contact_reach(battle, who, points);
    }
    let mut held = held(battle, who, points);
    held.retain(|&hex| stand(battle, who, hex, points, ways).is_some());
    held
}

/// The same within so many points.
pub fn in_contact_reach(battle: &Battle, who: PersonId, points: u8) -> Vec<Hex> {
    let mut held = held(battle, who, points);
    if held.is_empty() {
        return held;
    }
    let ways = r#move::within(battle, who, points);
    held.retain(|&hex| stand(battle, who, hex, points, &ways).is_some());
    held
}

/// The hexes so near that somebody sees to hold enemies, the nearest first.
fn held(battle: &Battle, who: PersonId, points: u8) -> Vec<Hex> {
    if !may_charge(battle, who) {
        return Vec::new();
    }
    let taken = r#move::holding(battle, who);
    let near = battle.scene.board.grid().within(battle.person(who).at, points);
    let near = near.filter(|&it| taken.contains(it));
    near.filter(|&hex| holds_enemies(battle, who, hex) && sees_somebody(battle, who, hex)).collect()
}

/// Whether somebody sees a hex with enemies and has what it takes to enter it.
pub fn can_reach(battle: &Battle, who: PersonId, hex: Hex) -> bool {
    may_charge(battle, who)
        && holds_enemies(battle, who, hex)
        && sees_somebody(battle, who, hex)
        && path(battle, who, hex).is_some()
}

/// On his feet and with his hands free for it.
fn may_charge(battle: &Battle, who: PersonId) -> bool {
    battle.person(who).functions() && battle.person(who).carries.is_none()
}

fn sees_somebody(battle: &Battle, who: PersonId, hex: Hex) -> bool {
    battle.standing_at(hex).any(|it| battle.sees(who, it.0))
        || battle.zombies_at(hex).any(|it| battle.zombie_sees(it.0, who))
}

/// The hexes he passes, up to the one from which he enters.
pub fn path(battle: &Battle, who: PersonId, hex: Hex) -> Option<Vec<Hex>> {
    let points = points(battle, who);
    let ways = r#move::within(battle, who, points);
    let from = stand(battle, who, hex, points, &ways)?;
    Some(ways.path(from).into_iter().collect())
}

/// The hex beside the target from which walls let him in, by the cheapest way; who is in the hex already stays in it.
fn stand(battle: &Battle, who: PersonId, hex: Hex, points: u8, ways: &Reach) -> Option<Hex> {
    let here = battle.person(who).at;
    if here == hex {
        return Some(here);
    }
    let last = u8::try_from(r#move::cost(battle, who, hex).total()).ok()?;
    let left = points.checked_sub(last)?;
    let stops = |it: Hex| it == here || !r#move::is_full(battle, who, it);
    let tried = battle.person(who).turn.tried.contains(&hex);
    let opens = |it: Hex| !tried || building::needs_roll(battle, it, hex).is_none();
    let beside = battle.scene.board.grid().neighbours(hex);
    beside
        .filter(|&it| stops(it) && opens(it) && building::bars(battle, it, hex).is_none())
        .filter_map(|it| Some((ways.cost(it).filter(|cost| *cost <= left)?, it)))
        .min()
        .map(|it| it.1)
}
