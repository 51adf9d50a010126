//! Groups and their cohesion (p. 11): who acts and tests together.
use kernel::{
    Choice, Note, OptionView,
    question::{Anchor, Then},
};
use smallvec::SmallVec;

use super::{Battle, FigureId, Group, PersonId, SideId, State};
use crate::{
    journal::Choosing,
    table::{attribute::Attribute, weapon::INCH_MM},
};

const COHESION_MM: i32 = 4 * INCH_MM;

/// The groups of a side as they stand now, those of higher Leaders first.
pub fn groups(battle: &Battle, side: SideId) -> Vec<Group> {
    let all = battle.on_table().filter(|it| it.1.side == side && belongs(it.1.state)).map(|it| it.0);
    parts(battle, &all.collect::<Vec<_>>())
}

/// The group that somebody is in at this moment.
pub fn group_of(battle: &Battle, who: PersonId) -> Group {
    let found = groups(battle, battle.person(who).side).into_iter().find(|it| it.members.contains(&who));
    found.unwrap_or_else(|| led(battle, SmallVec::from_slice(&[who])))
}

/// What is left of a group that was: one part or several.
pub fn parts_of(battle: &Battle, group: &Group) -> Vec<Group> {
    let left = group.members.iter().copied().filter(|&it| belongs(battle.person(it).state));
    parts(battle, &left.collect::<Vec<_>>())
}

const fn belongs(state: State) -> bool {
    match state {
        State::Functioning | State::Stunned(_) => true,
        State::Waiting
        | State::OutOfTheFight
        | State::ObviouslyDead { .. }
        | State::Captive { .. }
        | State::RanAway
        | State::Left
        | State::Turned { .. } => false,
    }
}

fn parts(battle: &Battle, people: &[PersonId]) -> Vec<Group> {
    let mut parts: Vec<SmallVec<[PersonId; 6]>> = Vec::new();
    for &who in people.iter().filter(|&&it| battle.person(it).carries_on()) {
        let (linked, mut others): (Vec<_>, Vec<_>) =
            parts.into_iter().partition(|part| part.iter().any(|&it| are_linked(battle, it, who)));
        others.push(linked.into_iter().flatten().chain([who]).collect());
        parts = others;
    }
    for &who in people.iter().filter(|&&it| !battle.person(it).carries_on()) {
        match parts.iter_mut().find(|part| part.iter().any(|&it| are_linked(battle, it, who))) {
            Some(part) => part.push(who),
            None => parts.push(SmallVec::from_slice(&[who])),
        }
    }
    let mut groups: Vec<Group> = parts.into_iter().map(|it| led(battle, it)).collect();
    // The sort is stable: equal Leaders stay in the order of their numbers.
    groups.sort_by_key(|it| (std::cmp::Reverse(it.rep), it.leader));
    groups
}

/// Whether two are near enough, and one of them sees the other.
fn are_linked(battle: &Battle, one: PersonId, other: PersonId) -> bool {
    let (one, other): (FigureId, FigureId) = (one.into(), other.into());
    battle.is_at_most(one, other, COHESION_MM) && (battle.sees(one, other) || battle.sees(other, one))
}

/// With its Leader first: a Star or the appointed leader of the side, else the highest Rep.
fn led(battle: &Battle, mut members: SmallVec<[PersonId; 6]>) -> Group {
    let claim = |&it: &PersonId| {
        let person = battle.person(it);
        let leads = person.star || battle.side(person.side).star_leader == Some(it);
        (!person.carries_on(), !leads, std::cmp::Reverse(person.rep), it)
    };
    members.sort_by_key(claim);
    let leader = members[0];
    let alone = members.len() == 1 && battle.person(leader).has(Attribute::Initiative);
    let rep = battle.person(leader).rep() + i32::from(alone);
    Group { side: battle.person(leader).side, leader, members, rep }
}

/// Somebody, to be chosen by their name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedPerson(pub PersonId);

impl Choice for NamedPerson {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        OptionView::new(battle.person(self.0).name.clone())
            .at(Anchor::Token(self.0.token()))
            .then(Then::Person)
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        Some(Choosing::Names { whom: self.0.token() }.into())
    }
}
