//! Whole games of every scenario: each kind of event carries what a telling needs, so that none has to guess.
use std::collections::BTreeMap;

use dwa::{
    account,
    battle::{Battle, Dwa, FigureId},
    bot::Steady,
    journal::Incident,
    rule, setup,
};
use kernel::{Event, Gone, Session, Status, Token, What, dice::SeededDice};
use view::{account::ThrowPurpose, conformance::attacks_behind_ends};

use crate::throws::position;

fn journal(battle: Battle, seed: u64) -> Vec<Event> {
    let mut session = Session::<Dwa>::new(battle);
    let status = session.advance(&mut SeededDice::new(seed), &mut Steady::new(seed));
    assert!(matches!(status, Status::Over));
    session.journal().to_vec()
}

/// What an event should say and does not.
fn gap(event: &Event) -> Option<&'static str> {
    match &event.what {
        What::Removed { gone: Gone::Out, by: None, .. } if !BY_ITSELF.contains(&event.rule) => {
            Some("killed by whom")
        }
        What::Fell { by: None, .. } if !BY_ITSELF.contains(&event.rule) => Some("felled by whom"),
        What::Placed { was: None, .. } if event.rule == rule!("dwa.zombification.effect") => {
            Some("who rises")
        }
        What::Rolled { by: None, .. } if account::throw(event.rule).is_some() => Some("whose dice"),
        // Whoever a blast or a vehicle meets rolls for themselves: the explosion and the driver are told before.
        What::Rolled { at: None, .. } if MET.contains(&event.rule) => None,
        What::Rolled { at: None, .. } if account::throw(event.rule) == Some(ThrowPurpose::Attack) => {
            Some("at whom")
        }
        What::Noted { token, note } => noted(*token, &Incident::read(note)?),
        _ => None,
    }
}

/// Rules by which somebody falls or dies of what happened before, or of their own doing.
const BY_ITSELF: &[kernel::RuleId] = &[
    rule!("dwa.wound.test"),
    rule!("dwa.move.lie-down"),
    rule!("dwa.move.jump-long"),
    rule!("dwa.quirk.clumsy"),
];

/// Dice that are rolled for whoever is in the way.
const MET: &[kernel::RuleId] =
    &[rule!("dwa.grenade.effect-table"), rule!("dwa.vehicle.ram-slow"), rule!("dwa.vehicle.ram-fast")];

fn noted(about: Option<Token>, note: &Incident) -> Option<&'static str> {
    let gap = |lacks: bool, what: &'static str| lacks.then_some(what);
    match note {
        Incident::Fires { at, range, .. } => {
            gap(at.is_empty() || range.is_none() || about.is_none(), "who fires what at whom")
        }
        Incident::FiresClose { at, .. } => gap(at.is_empty(), "close fire at whom"),
        Incident::Missed { by } | Incident::NotHurt { by } | Incident::Wounded { by, .. } => {
            gap(by.is_none() || about.is_none(), "missed or hurt by whom")
        }
        Incident::BrokenOpen { what, by } | Incident::StaysShut { what, by } => {
            gap(what.is_empty() || by.is_empty(), "which door, by whom")
        }
        Incident::Noise { by, .. } => gap(by.is_none(), "whose noise"),
        Incident::FollowsSound { by, .. } => gap(by.is_none(), "after whose sound"),
        Incident::FollowsMoan { of, .. } => gap(of.is_none(), "after whose moan"),
        Incident::Rams { vehicle, at } | Incident::RamsOn { vehicle, at } => {
            gap(vehicle.is_empty() || at.is_empty(), "who is run over by what")
        }
        Incident::Explosion { by, .. } => gap(by.is_none(), "whose explosion"),
        Incident::Takes { things, .. } | Incident::Finds { things } | Incident::Drops { things } => {
            gap(things.is_empty() || about.is_none(), "who gets what")
        }
        Incident::DoesNothing | Incident::Freezes => gap(about.is_none(), "who does nothing"),
        _ => None,
    }
}

#[test]
fn every_event_says_who_did_it_with_what_to_whom() {
    let (mut gaps, mut events): (BTreeMap<(&str, String), usize>, usize) = (BTreeMap::new(), 0);
    for (_, text) in setup::scenarios() {
        for seed in 1..=3 {
            for event in journal(position(text), seed) {
                events += 1;
                if let Some(what) = gap(&event) {
                    *gaps.entry((what, event.rule.to_string())).or_default() += 1;
                }
            }
        }
    }
    assert!(10_000 < events, "{events}");
    assert!(gaps.is_empty(), "{gaps:#?}");
}

#[test]
fn the_dead_who_rise_are_those_who_fell() {
    let mut rose = 0;
    for (_, text) in setup::scenarios() {
        for seed in 1..=3 {
            let journal = journal(position(text), seed);
            for (at, event) in journal.iter().enumerate() {
                let What::Placed { token, was: Some(was), .. } = event.what else { continue };
                let fell = |it: &Event| matches!(it.what, What::Removed { token, .. } if token == was);
                assert!(
                    FigureId::from_token(token).is_zombie() && journal[..at].iter().any(fell),
                    "{event:?}"
                );
                rose += 1;
            }
        }
    }
    assert!(0 < rose);
}

/// Whoever the event names attacked the one it is about, with what and from how far the attack itself says.
#[test]
fn an_end_has_an_attack_that_names_killer_weapon_and_victim() {
    let (mut found, mut without): (usize, BTreeMap<String, usize>) = (0, BTreeMap::new());
    for (_, text) in setup::scenarios() {
        for seed in 1..=3 {
            let (attacks, others) =
                attacks_behind_ends(&dwa::SHELVED.account, &journal(position(text), seed));
            found += attacks;
            without.extend(others);
        }
    }
    let by_itself =
        [rule!("dwa.flame.burn-table"), rule!("dwa.psychosis.despaired")].map(|it| it.to_string());
    assert!(30 < found && without.keys().all(|it| by_itself.contains(it)), "{found} found, {without:#?}");
}
