//! Groups and Leaders (4.3): who acts and tests together.
use kernel::{
    Choice, Note, OptionView, Pause, Play, RuleId, ask,
    question::{Anchor, Then},
};
use smallvec::SmallVec;

use super::{Battle, Person, PersonId, change, place::Group, side::SideId};
use crate::{journal::Choosing, printed::Attribute};

/// What a group is formed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To act: those who have ducked back are of it.
    Activation,
    /// To take an In Sight or Reaction Test: they are not.
    Test,
}

/// The groups of a side as they stand now, those of higher Leaders first (ruling on groups).
pub fn groups(battle: &Battle, side: SideId, purpose: Purpose) -> SmallVec<[Group; 4]> {
    let mut left: SmallVec<[PersonId; 8]> = of_side(battle, side, purpose).collect();
    let mut leaders: SmallVec<[PersonId; 4]> =
        left.iter().copied().filter(|&it| leads(battle.person(it))).collect();
    left.retain(|it| !leads(battle.person(*it)));
    let mut groups: SmallVec<[Group; 4]> =
        leaders.drain(..).map(|leader| Group { leader, members: SmallVec::from_slice(&[leader]) }).collect();
    left.retain(|who| match star_of(battle, *who, &groups) {
        Some(at) => {
            groups[at].members.push(*who);
            false
        }
        None => true,
    });
    while let Some(leader) = highest(battle, &left) {
        let here = battle.person(leader).at;
        let near = |it: &PersonId| battle.person(*it).at.distance(here) <= 1;
        let (with, others) = left.drain(..).partition(near);
        left = others;
        groups.push(led_by(leader, with));
    }
    // The sort is stable: equal Leaders stay in the order of their numbers.
    groups.sort_by_key(|it| std::cmp::Reverse(battle.person(it.leader).rep()));
    groups
}

/// A Star leads a group of his own; Tonya, who is only with the players for now, does not (ruling on Tonya).
fn leads(person: &Person) -> bool {
    person.star && !person.deeds.leaves_after
}

/// The group that somebody is in.
pub fn group_of(battle: &Battle, who: PersonId, purpose: Purpose) -> Group {
    let side = battle.person(who).side;
    let found = groups(battle, side, purpose).into_iter().find(|it| it.members.contains(&who));
    found.unwrap_or_else(|| Group { leader: who, members: SmallVec::from_slice(&[who]) })
}

/// Everybody of a side who may be of a group.
pub fn of_side(battle: &Battle, side: SideId, purpose: Purpose) -> impl Iterator<Item = PersonId> {
    let counts = move |it: &Person| it.side == side && (purpose == Purpose::Activation || !it.ducked);
    battle.functioning().filter(move |it| counts(it.1)).map(|it| it.0)
}

/// Which of the groups led by Stars somebody is near enough to; of two, the one he was told to follow, then his player's.
fn star_of(battle: &Battle, who: PersonId, groups: &[Group]) -> Option<usize> {
    let person = battle.person(who);
    let near = |at: usize| battle.person(groups[at].leader).at.distance(person.at) <= 1;
    let wanted = |at: usize| {
        let leader = groups[at].leader;
        (person.follows == Some(leader), battle.person(leader).seat == person.seat)
    };
    (0..groups.len()).filter(|&it| near(it)).rev().max_by_key(|&it| wanted(it))
}

/// Who leads of those without a Star: the highest Rep, of equals the one his player named, then the first.
fn highest(battle: &Battle, of: &[PersonId]) -> Option<PersonId> {
    let claim = |it: PersonId| (battle.person(it).rep(), battle.person(it).follows == Some(it));
    of.iter().rev().copied().max_by_key(|&it| claim(it))
}

fn led_by(leader: PersonId, mut members: SmallVec<[PersonId; 8]>) -> Group {
    members.sort_by_key(|&it| (it != leader, it));
    Group { leader, members: members.into_iter().collect() }
}

/// The Rep somebody activates on (4.3.1, 5.0), and the rule that says so.
pub fn activation_rep(battle: &Battle, group: &Group, who: PersonId) -> (u8, RuleId) {
    let own = battle.person(who);
    if group.members.len() == 1 {
        let initiative = u8::from(own.has(Attribute::Initiative));
        let rule = match initiative {
            0 => rule!("atzr.turn.eligible"),
            _ => rule!("atzr.ruling.table-attributes"),
        };
        return (own.rep() + initiative, rule);
    }
    let leader = battle.person(group.leader).rep();
    if own.rep() < leader {
        return (leader, rule!("atzr.leader.activation"));
    }
    (own.rep(), rule!("atzr.turn.eligible"))
}

/// Before a side acts its players settle what the map leaves open: whom somebody near two Stars follows, and who leads of
/// those with equal Rep (rulings on groups and on ties of Leaders).
pub fn name_leaders(battle: &mut Battle, play: &mut Play<'_>, side: SideId) -> Result<(), Pause> {
    if !battle.sides[usize::from(side.0)].is_players() {
        return Ok(());
    }
    follow_one_of_two(battle, play, side)?;
    lead_by_choice(battle, play, side)
}

fn follow_one_of_two(battle: &mut Battle, play: &mut Play<'_>, side: SideId) -> Result<(), Pause> {
    let all: Vec<PersonId> = of_side(battle, side, Purpose::Activation).collect();
    for &who in &all {
        if leads(battle.person(who)) {
            continue;
        }
        let here = battle.person(who).at;
        let near = |it: &&PersonId| leads(battle.person(**it)) && battle.person(**it).at.distance(here) <= 1;
        let stars: Vec<NamedPerson> = all.iter().filter(near).map(|&it| NamedPerson(it)).collect();
        if stars.len() < 2 {
            continue;
        }
        let before = stars.iter().position(|it| battle.person(who).follows == Some(it.0)).unwrap_or(0);
        let asking =
            ask(rule!("atzr.ruling.group-geometry"), battle.seat_for(who)).about(who.token()).or(before);
        let star = play.pick(&*battle, asking, &stars)?.0;
        change::follow(battle, who, Some(star));
    }
    Ok(())
}

fn lead_by_choice(battle: &mut Battle, play: &mut Play<'_>, side: SideId) -> Result<(), Pause> {
    for group in groups(battle, side, Purpose::Activation) {
        let leader = battle.person(group.leader);
        if leads(leader) || leader.follows == Some(group.leader) {
            continue;
        }
        let rep = leader.rep();
        let equal = |it: &&PersonId| battle.person(**it).rep() == rep;
        let equals: Vec<NamedPerson> =
            group.members.iter().filter(equal).map(|&it| NamedPerson(it)).collect();
        if equals.len() < 2 {
            continue;
        }
        let asking = ask(rule!("atzr.ruling.leader-ties"), battle.seat_for(group.leader));
        let named = play.pick(&*battle, asking, &equals)?.0;
        for it in equals {
            change::follow(battle, it.0, (it.0 == named).then_some(named));
        }
    }
    Ok(())
}

/// Somebody, to be chosen by his name.
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
