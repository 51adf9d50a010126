//! Groups and their cohesion (p. 11): who acts and tests together.
use kernel::{
    Choice, Dice, Note, OptionView,
    question::{Anchor, Then},
};
use smallvec::SmallVec;
use stage::Tabletop;

use super::{Battle, FigureId, Group, PersonId, SideId, State, vehicle};
use crate::{
    journal::Choosing,
    table::{
        attribute::Attribute,
        group::{self, Between, Cohesion, Sight},
        leader::{self, Member},
        turn::Activating,
    },
};

/// The groups of a side as they stand now, those of higher Leaders first.
pub fn groups(battle: &Battle, side: SideId, dice: &mut dyn Dice) -> Vec<Group> {
    let of_side = battle.on_table().filter(|it| it.1.side == side).map(|it| it.0);
    parts(battle, &of_side.filter(|&it| belongs(battle, it)).collect::<Vec<_>>(), dice)
}

/// The group that somebody is in at this moment.
pub fn group_of(battle: &Battle, who: PersonId, dice: &mut dyn Dice) -> Group {
    let mut found = groups(battle, battle.person(who).side, dice).into_iter();
    found.find(|it| it.members.contains(&who)).unwrap_or_else(|| led(battle, &[who], dice))
}

/// What is left of a group that was: one part or several.
pub fn parts_of(battle: &Battle, group: &Group, dice: &mut dyn Dice) -> Vec<Group> {
    let left = group.members.iter().copied().filter(|&it| belongs(battle, it));
    parts(battle, &left.collect::<Vec<_>>(), dice)
}

/// Whether somebody is of any group.
fn belongs(battle: &Battle, who: PersonId) -> bool {
    match battle.person(who).state {
        State::Functioning | State::Stunned(_) => !battle.person(who).hides,
        State::Waiting
        | State::OutOfTheFight
        | State::ObviouslyDead { .. }
        | State::Captive { .. }
        | State::RanAway
        | State::Left
        | State::Turned { .. } => false,
    }
}

fn parts(battle: &Battle, people: &[PersonId], dice: &mut dyn Dice) -> Vec<Group> {
    if people.is_empty() {
        return Vec::new();
    }
    let parts = measure(battle, people).groups(dice).into_iter();
    let people_of = |part: group::Members| part.into_iter().map(|at| people[at]).collect::<Vec<_>>();
    let mut groups: Vec<Group> = parts.map(|it| led(battle, &people_of(it), dice)).collect();
    // The sort is stable: equal Leaders stay in the order of their numbers.
    groups.sort_by_key(|it| (std::cmp::Reverse(it.rep), it.leader));
    groups
}

/// How these stand to each other, as the board has them.
pub fn measure(battle: &Battle, people: &[PersonId]) -> Cohesion {
    let standing = battle.standing();
    let sight = |one: FigureId, other: FigureId| match u8::from(battle.sees_among(one, other, &standing))
        + u8::from(battle.sees_among(other, one, &standing))
    {
        0 => Sight::Neither,
        1 => Sight::OneOfThem,
        _ => Sight::Both,
    };
    let mut between = Vec::with_capacity(people.len() * people.len() / 2);
    for (one, &person) in people.iter().enumerate() {
        for (other, &with) in people.iter().enumerate().skip(one + 1) {
            let (a, b) = (person.into(), with.into());
            let (distance_mm, sight) = match vehicle::drive_together(battle, person, with) {
                true => (0, Sight::Both),
                false => (battle.distance(a, b), sight(a, b)),
            };
            between.push(Between { one, other, distance_mm, sight });
        }
    }
    Cohesion { figures: people.iter().map(|&it| state(battle, it)).collect(), between }
}

/// How somebody is, as far as it matters to a group.
fn state(battle: &Battle, who: PersonId) -> group::State {
    let person = battle.person(who);
    match person.state {
        State::Stunned(_) => group::State::Stunned,
        State::OutOfTheFight => group::State::OutOfTheFight,
        State::Captive { .. } => group::State::Captive,
        State::ObviouslyDead { .. }
        | State::Waiting
        | State::RanAway
        | State::Left
        | State::Turned { .. } => group::State::ObviouslyDead,
        State::Functioning if person.ducked.is_some() => group::State::DuckedBack,
        State::Functioning if !battle.foes(who.into()).is_empty() => group::State::InMelee,
        State::Functioning if person.carries.is_some() => group::State::RetrievingWounded,
        State::Functioning if person.prone => group::State::Prone,
        State::Functioning => group::State::CarryingOn,
    }
}

/// Somebody as one of a group.
pub fn member(battle: &Battle, who: PersonId) -> Member {
    let person = battle.person(who);
    Member {
        rep: person.rep(),
        star_leader: person.star || battle.side(person.side).star_leader == Some(who),
        carrying_on: person.carries_on(),
    }
}

/// With its Leader first; nobody leads where all are Stunned, and the first speaks for them.
fn led(battle: &Battle, people: &[PersonId], dice: &mut dyn Dice) -> Group {
    let members: Vec<Member> = people.iter().map(|&it| member(battle, it)).collect();
    let found = leader::Group { members: members.clone() }.led(dice);
    // Somebody Stunned who is alone needs the activation to recover.
    let own = || members.iter().map(|it| it.rep).max().unwrap_or(0);
    let rep = found.as_ref().map_or_else(own, |it| it.rep);
    let leader = people[found.and_then(|it| it.leaders.first().copied()).unwrap_or(0)];
    let initiative = people.iter().any(|&it| battle.person(it).has(Attribute::Initiative));
    if initiative {
        dice.cite(rule!("ffo.attribute.initiative"));
    }
    dice.cite(rule!("ffo.group.mixed-rep"));
    let rep = Activating { rep, members: people.len() as i32, initiative }.counts_as();
    let others = people.iter().copied().filter(|it| *it != leader);
    let members: SmallVec<[PersonId; 6]> = std::iter::once(leader).chain(others).collect();
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
