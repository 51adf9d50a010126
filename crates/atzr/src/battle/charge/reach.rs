//! Who can be charged (11.2): in sight, and near enough for the Movement Points there are.
use ground::hex::{Hex, Reach};

use super::super::{Battle, PersonId, building, r#move, turn::can_act};

/// The points somebody charges with: what is left of them when he is active, all of them otherwise (ruling on reach).
fn points(battle: &Battle, who: PersonId) -> u8 {
    let person = battle.person(who);
    let active = can_act(battle, who) && battle.groups.iter().any(|it| it.members.contains(&who));
    if active { person.turn.points } else { person.movement }
}

/// Every hex with an enemy in it that somebody could charge now.
pub fn in_reach(battle: &Battle, who: PersonId) -> Vec<Hex> {
    let most = points(battle, who);
    let near = battle.scene.board.grid().within(battle.person(who).at, most);
    near.filter(|&hex| r#move::is_held(battle, who, hex) && can_reach(battle, who, hex)).collect()
}

/// The same within so many points.
pub fn in_contact_reach(battle: &Battle, who: PersonId, points: u8) -> Vec<Hex> {
    let near = battle.scene.board.grid().within(battle.person(who).at, points);
    let held = near.filter(|&hex| r#move::is_held(battle, who, hex) && sees_somebody(battle, who, hex));
    held.filter(|&hex| way(battle, who, hex, points).is_some()).collect()
}

/// Whether somebody sees a hex with enemies and has what it takes to enter it.
pub fn can_reach(battle: &Battle, who: PersonId, hex: Hex) -> bool {
    let person = battle.person(who);
    person.functions()
        && person.carries.is_none()
        && r#move::is_held(battle, who, hex)
        && sees_somebody(battle, who, hex)
        && way(battle, who, hex, points(battle, who)).is_some()
}

fn sees_somebody(battle: &Battle, who: PersonId, hex: Hex) -> bool {
    battle.standing_at(hex).any(|it| battle.sees(who, it.0))
        || battle.zombies_at(hex).any(|it| battle.zombie_sees(it.0, who))
}

/// The hexes he passes, up to the one from which he enters.
pub fn path(battle: &Battle, who: PersonId, hex: Hex) -> Option<Vec<Hex>> {
    let (ways, from) = way(battle, who, hex, points(battle, who))?;
    Some(ways.path(from).into_iter().collect())
}

/// The cheapest way to a hex beside the target from which walls let him in.
fn way(battle: &Battle, who: PersonId, hex: Hex, points: u8) -> Option<(Reach, Hex)> {
    let last = u8::try_from(r#move::cost(battle, who, hex).total()).ok()?;
    let ways = r#move::within(battle, who, points.checked_sub(last)?);
    let here = battle.person(who).at;
    let stops = |it: Hex| it == here || !r#move::is_full(battle, who, it);
    let from = battle
        .scene
        .board
        .grid()
        .neighbours(hex)
        .filter(|&it| stops(it) && building::bars(battle, it, hex).is_none())
        .filter_map(|it| Some((ways.cost(it)?, it)))
        .min()?;
    Some((ways, from.1))
}
