//! Who comes into sight of whom, and the dice of those who do.
use smallvec::SmallVec;
use stage::Tabletop;

use super::{
    Occasion,
    news::{News, pair},
};
use crate::{
    battle::{
        Battle, FigureId, PersonId, SideId, cover, looking::Looking, person::ArmKind, vehicle::occupants,
    },
    table::insight::{InSightTest, Looker},
};

/// The pairs of enemies of whom one sees the other, of those that count.
pub(super) fn in_view(
    battle: &Battle,
    these: &[PersonId],
    those: &[PersonId],
    counts: &dyn Fn((PersonId, PersonId)) -> bool,
) -> Vec<(PersonId, PersonId)> {
    let standing = battle.standing();
    let mut found = Vec::new();
    for &one in these {
        for &other in those.iter().filter(|&&it| battle.are_enemies(one, it.into())) {
            let pair = pair(one, other);
            if found.contains(&pair) || !counts(pair) {
                continue;
            }
            let (a, b) = (one.into(), other.into());
            if battle.sees_among(a, b, &standing) || battle.sees_among(b, a, &standing) {
                found.push(pair);
            }
        }
    }
    found
}

/// Whom somebody sees, or who sees them, where one of the two is news to the group of the other.
pub(super) fn found(battle: &Battle, who: PersonId) -> Option<Occasion> {
    let news = News::new(battle);
    let fresh = in_view(battle, &[who], &everybody(battle), &|it| news.is_between(it.0, it.1));
    (!fresh.is_empty()).then(|| Occasion { movers: vec![who], fresh })
}

fn everybody(battle: &Battle) -> Vec<PersonId> {
    battle.functioning().map(|it| it.0).collect()
}

/// Those who move together with somebody, themselves first.
pub(super) fn group(battle: &Battle, who: PersonId) -> Vec<PersonId> {
    let mut movers = vec![who];
    if let Some(vehicle) = battle.person(who).vehicle() {
        let others = occupants(battle, vehicle).filter(|it| it.1.carries_on() && it.0 != who);
        movers.extend(others.map(|it| it.0));
    }
    if battle.person(who).turn.active {
        let of_group = |it: &PersonId| battle.person(*it).turn.active && *it != who;
        let group = battle.functioning().map(|it| it.0).filter(of_group);
        let group: Vec<PersonId> = group.filter(|it| !movers.contains(it)).collect();
        movers.extend(group);
    }
    movers
}

/// The test after the two inches: those who are new to a group that they are in sight of, and whichever of their enemies sees them or
/// is seen for the first time. `before` is who had seen whom before it.
pub(super) fn after_steps(
    battle: &Battle,
    movers: Vec<PersonId>,
    before: &[(PersonId, PersonId)],
) -> Occasion {
    let (news, all) = (News::since(battle, before), everybody(battle));
    let mut new: Vec<PersonId> = Vec::new();
    for (one, other) in in_view(battle, &movers, &all, &|it| !news.have_met(it.0, it.1)) {
        for (who, enemy) in [(one, other), (other, one)] {
            if !new.contains(&who) && news.is_to_group_of(who, enemy) {
                new.push(who);
            }
        }
    }
    let fresh = in_view(battle, &new, &all, &|it| !news.have_met(it.0, it.1));
    Occasion { movers, fresh }
}

/// Those who test, each once: the active side first, each side from the highest Rep to the lowest.
pub(super) fn figures(battle: &Battle, occasion: &Occasion) -> Vec<PersonId> {
    let mut all: Vec<PersonId> = Vec::new();
    for who in occasion.fresh.iter().flat_map(|it| [it.0, it.1]) {
        if !all.contains(&who) {
            all.push(who);
        }
    }
    let active = active_side(battle, occasion);
    all.sort_by_key(|&it| {
        let person = battle.person(it);
        (Some(person.side) != active, -person.rep(), it)
    });
    all
}

fn active_side(battle: &Battle, occasion: &Occasion) -> Option<SideId> {
    occasion.movers.first().map(|&it| battle.person(it).side)
}

/// The test of these as they stand.
pub(super) fn test(battle: &Battle, figures: &[PersonId]) -> InSightTest {
    let active = figures.first().map(|&it| battle.person(it).side);
    let figures = figures.iter().map(|&who| {
        let person = battle.person(who);
        let enemies = enemies(battle, who, figures);
        let concealed = enemies.iter().filter(|&&it| is_concealed(battle, it, who)).count();
        Looker {
            rep: person.rep(),
            star: person.star,
            of_active_side: Some(person.side) == active,
            active: person.turn.active,
            enemies_in_sight: enemies.len() as i32,
            of_them_concealed: concealed as i32,
            weapon_out_of_sight: has_to_draw(battle, who),
            in_moving_vehicle: battle.vehicle_of(who).is_some_and(|it| it.1.speed_mm != 0),
        }
    });
    InSightTest { figures: figures.collect() }
}

/// Those of the test whom somebody sees.
fn enemies(battle: &Battle, who: PersonId, figures: &[PersonId]) -> SmallVec<[PersonId; 4]> {
    let is_seen =
        |it: &PersonId| battle.are_enemies(who, (*it).into()) && battle.sees(who.into(), FigureId::from(*it));
    figures.iter().copied().filter(is_seen).collect()
}

fn is_concealed(battle: &Battle, whom: PersonId, from: PersonId) -> bool {
    let place = cover::position(battle, whom.into(), battle.person(from).at);
    place.protection(&mut Looking).concealment
}

/// They have a gun, and nothing in their hands.
fn has_to_draw(battle: &Battle, who: PersonId) -> bool {
    let person = battle.person(who);
    person.held.is_empty() && person.arms.iter().any(|it| matches!(it.what, ArmKind::Gun(_)))
}
