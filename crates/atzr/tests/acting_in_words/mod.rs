//! People who act: answers by what an option says, dice as written down.

use atzr::{
    battle::{
        Battle, PersonId, Phase,
        act::{self, Action},
        group::{self, Purpose},
        insight,
    },
    journal::Happened,
};
pub use kernel::conformance::Says;
use kernel::{Choice, Event, Play, RuleId, What, conformance, scripted};

/// Answers in words; where a way leads into is said after a comma, and need not be.
pub fn says(answers: &[&str]) -> Says {
    conformance::says(answers).meaning(|called, said| {
        called.strip_prefix(said).is_some_and(|it| it.is_empty() || it.starts_with(", into"))
    })
}

/// Plays something over these dice and answers in words; all of them must be used. What the table was told.
pub fn play<R>(faces: &[u16], answers: &[&str], go: impl FnOnce(&mut Play<'_>) -> R) -> (R, Vec<Event>) {
    let (mut dice, mut said) = (scripted(faces), says(answers));
    let mut play = Play::new(Vec::new(), &mut dice, &mut said);
    let result = go(&mut play);
    let told = play.journal().to_vec();
    drop(play);
    assert!(said.left().is_empty(), "answers never asked for: {:?}", said.left());
    (result, told)
}

/// The side of somebody is active, with its groups as they stand, and everybody of it may act.
pub fn activate(battle: &mut Battle, who: PersonId) {
    let side = battle.person(who).side;
    insight::forget(battle);
    battle.groups = group::groups(battle, side, Purpose::Activation).into_vec();
    for group in battle.groups.clone() {
        for member in group.members {
            let person = &mut battle.set_up().people[usize::from(member.0)];
            person.turn = Default::default();
            person.turn.points = person.movement;
        }
    }
    let leader = group::group_of(battle, who, Purpose::Activation).leader;
    battle.phase = Phase::Active { side, leader, acting: Some(who) };
}

/// Somebody does one thing of his activation, and whatever comes of it.
pub fn does(battle: &mut Battle, who: PersonId, faces: &[u16], answers: &[&str]) -> Vec<Event> {
    let leader = group::group_of(battle, who, Purpose::Activation).leader;
    if let Phase::Active { acting, .. } = &mut battle.phase {
        *acting = Some(who);
    }
    let (result, told) = play(faces, answers, |play| act::act(battle, play, leader, who));
    result.expect("every answer was allowed");
    told
}

/// What he may do now, and what not and why, in words.
pub fn menu(battle: &Battle, who: PersonId) -> (Vec<String>, Vec<(String, RuleId)>) {
    let mut battle = battle.clone();
    let side = battle.person(who).side;
    let leader = group::group_of(&battle, who, Purpose::Activation).leader;
    battle.phase = Phase::Active { side, leader, acting: Some(who) };
    let menu = act::menu(&battle, leader, who);
    let label = |it: &Action| it.offered(&battle).label;
    (menu.open.iter().map(label).collect(), menu.closed.iter().map(|(it, rule)| (label(it), *rule)).collect())
}

/// Why something is shown grey, if it is.
pub fn refused(battle: &Battle, who: PersonId, label: &str) -> Option<RuleId> {
    menu(battle, who).1.into_iter().find(|it| it.0 == label).map(|it| it.1)
}

pub fn offers(battle: &Battle, who: PersonId, label: &str) -> bool {
    menu(battle, who).0.iter().any(|it| it == label)
}

/// What the table was told, in order.
pub fn notes(told: &[Event]) -> Vec<Happened> {
    let read = |it: &Event| match &it.what {
        What::Noted { note, .. } => Some(Happened::read(note).expect("every note is one of the book's")),
        _ => None,
    };
    told.iter().filter_map(read).collect()
}

/// Whether somebody came into sight.
pub fn came_into_sight(told: &[Event]) -> bool {
    notes(told).iter().any(|it| matches!(it, Happened::ComesIntoSight { .. }))
}

/// How many dice a rule called for, throw by throw.
pub fn throws(told: &[Event], rule: RuleId) -> Vec<usize> {
    let faces = |it: &Event| match &it.what {
        What::Rolled { faces, .. } if it.rule == rule => Some(faces.len()),
        _ => None,
    };
    told.iter().filter_map(faces).collect()
}
