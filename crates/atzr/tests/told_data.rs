//! Whole games of every scenario: each kind of event carries what a telling needs, so that none has to guess.
use std::collections::BTreeMap;

use atzr::{
    account,
    battle::{Atzr, PersonId},
    bot::Steady,
    journal::{Happened, Mark},
    rule,
    setup::{self, scenario::Scenario},
};
use kernel::{Audience, Event, Gone, Session, Token, What, dice::SeededDice};
use view::{
    account::{Consequence, ThrowPurpose},
    conformance::attacks_behind_ends,
};

/// The journals of games that bots play, some of each scenario.
fn journals() -> impl Iterator<Item = Vec<Event>> {
    let all = setup::scenarios().iter().flat_map(|it| (1..=6).map(|seed| (seed, it.1)));
    all.map(|(seed, text)| {
        let mut session = Session::<Atzr>::new(Scenario::read(text).unwrap().battle());
        session.advance(&mut SeededDice::new(seed), &mut Steady::new(seed));
        assert!(session.is_over());
        session.journal().to_vec()
    })
}

/// What an event should say and does not, after those before it.
fn gap(before: &[Event], event: &Event) -> Option<&'static str> {
    match &event.what {
        What::Removed { gone: Gone::Out, by: None, .. } => Some("killed by whom"),
        What::Fell { by: None, .. } => Some("felled by whom"),
        What::Marked { token, mark, on: true } => {
            let out = matches!(Mark::read(*mark)?, Mark::Dead | Mark::OutOfTheFight);
            let fell = |it: &Event| matches!(it.what, What::Fell { token: who, .. } if who == *token);
            (out && !before.iter().any(fell)).then_some("put out by whom")
        }
        What::Placed { called_by: None, .. } if event.rule == rule!("atzr.zombie.noise") => {
            Some("whose noise called it")
        }
        What::Rolled { by: None, .. } if account::throw(event.rule).is_some() => Some("whose dice"),
        What::Noted { token, note } => noted(*token, &Happened::read(note)?),
        _ => None,
    }
}

fn noted(about: Option<Token>, note: &Happened) -> Option<&'static str> {
    let gap = |lacks: bool, what: &'static str| lacks.then_some(what);
    match note {
        Happened::Fires { with, at, .. } => {
            gap(with.is_empty() || at.is_empty() || about.is_none(), "who fires what at whom")
        }
        Happened::Misses { .. } | Happened::Withstands { .. } => gap(about.is_none(), "who missed"),
        Happened::Fights { whom, .. } => gap(whom.is_empty() || about.is_none(), "who fights whom"),
        Happened::Charge { by, whom } => gap(by.is_empty() || whom.is_empty(), "who charges whom"),
        Happened::CannotAct { whom, .. } => gap(whom.is_empty(), "who cannot act"),
        Happened::GetsIn { building, .. } | Happened::KeptOut { building, .. } => {
            gap(building.is_empty() || about.is_none(), "which door")
        }
        Happened::Finds { thing, building } => gap(thing.is_empty() || building.is_empty(), "what where"),
        Happened::FindsNothing { building, on } => gap(building.is_none() && on.is_none(), "nothing where"),
        Happened::GivesAway { thing, to } => gap(thing.is_empty() || to.is_none(), "who gets it"),
        Happened::HandsEverythingOver { to } => gap(to.is_none(), "who gets everything"),
        Happened::Attracts { .. } => gap(about.is_none(), "whose noise"),
        Happened::IsAnEnemy { .. } | Happened::WillTalk { .. } | Happened::StartsFight { .. } => {
            gap(about.is_none(), "both parties of a meeting")
        }
        Happened::Talks { .. } | Happened::Trades { .. } | Happened::Judged { .. } => {
            gap(about.is_none(), "both parties of a talk")
        }
        _ => None,
    }
}

#[test]
fn every_event_says_who_did_it_with_what_to_whom() {
    let (mut gaps, mut events): (BTreeMap<(&str, String), usize>, usize) = (BTreeMap::new(), 0);
    for journal in journals() {
        for (at, event) in journal.iter().enumerate() {
            events += 1;
            if let Some(what) = gap(&journal[..at], event) {
                *gaps.entry((what, event.rule.to_string())).or_default() += 1;
            }
        }
    }
    assert!(5_000 < events, "{events}");
    assert!(gaps.is_empty(), "{gaps:#?}");
}

#[test]
fn the_dead_who_come_for_noise_come_for_somebody() {
    let (mut called, mut by_itself) = (0, 0);
    for journal in journals() {
        let mut noisy = None;
        for event in &journal {
            match &event.what {
                What::Noted { token, note } => {
                    if let Some(Happened::Attracts { .. }) = Happened::read(note) {
                        noisy = *token;
                    }
                }
                What::Placed { called_by: Some(by), .. } => {
                    assert_eq!(Some(*by), noisy, "{event:?}");
                    called += 1;
                }
                What::Placed { .. } => by_itself += 1,
                _ => (),
            }
        }
    }
    assert!(0 < called && 0 < by_itself, "{called} called, {by_itself} not");
}

#[test]
fn whoever_shoots_or_strikes_somebody_who_lies_there_attacks() {
    let (killer, whom) = (PersonId(0).token(), PersonId(1).token());
    let told = |note: Happened| {
        let what = What::Noted { token: Some(killer), note: note.into() };
        Event { rule: rule!("atzr.ranged.auto-kill"), audience: Audience::All, what }
    };
    let shoots = told(Happened::Shoots { whom, with: vec!["Pistol".into()] });
    let strikes = told(Happened::Strikes { whom });
    assert_eq!((account::shot(&shoots), account::shot(&strikes)), (Some(killer), None));
    for event in [shoots, strikes] {
        assert_eq!(account::deed(&event), Some(Consequence::Acts(killer)), "{event:?}");
    }
    assert_eq!(account::throw(rule!("atzr.ranged.auto-kill")), Some(ThrowPurpose::Attack));
}

/// Whoever the event names attacked the one it is about, with what and from how far the attack itself says.
#[test]
fn an_end_has_an_attack_that_names_killer_weapon_and_victim() {
    let (mut found, mut without): (usize, BTreeMap<String, usize>) = (0, BTreeMap::new());
    for journal in journals() {
        let (attacks, others) = attacks_behind_ends(&atzr::SHELVED.account, &journal);
        found += attacks;
        for (rule, n) in others {
            *without.entry(rule).or_default() += n;
        }
    }
    let missing: usize = without.values().sum();
    assert!(100 < found && missing * 20 < found, "{found} found, without an attack: {without:#?}");
}
