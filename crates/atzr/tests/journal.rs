//! What happened is data: nothing reads the words of a choice, and games of older versions still read.
use atzr::{
    account,
    battle::{Atzr, FigureId, PersonId, ZombieId},
    bot::Steady,
    journal::{Card, Happened, Mark},
    phrases,
    setup::{self, scenario::Scenario},
};
use kernel::{Book, Event, Seat, Session, Token, What, dice::SeededDice};
use view::{
    account::{Account, Consequence, Foretold, Shaken},
    story::Names,
    telling::{Phrases, tell},
};

const ACCOUNT: Account = Account {
    deed: account::deed,
    throw: account::throw,
    high: account::high,
    won: account::won,
    verdict: account::verdict,
    fared: account::fared,
    side: account::side,
    ours: |side| side == view::Allegiance::Players,
    told: account::told,
    shot: account::shot,
    attack: account::attack,
    came: account::came,
    grave: account::grave,
    shaken: Shaken { one: "", many: "", short: "" },
    foretold: Foretold { out: "", left: "", fell: "", shaken: "" },
    dead: "zombies",
};

const WORDS: Phrases = Phrases {
    outcome: phrases::outcome,
    figure: phrases::figure,
    rules: &atzr::words::WORDS,
    event: phrases::event,
    again: phrases::again,
    many: phrases::many,
    reached: phrases::reached,
    drawn: phrases::drawn,
    befalls: phrases::befalls,
    ..Phrases::NONE
};

/// The journals of a few games that bots play.
fn journals() -> Vec<Vec<Event>> {
    let play = |(seed, text): (u64, &str)| {
        let mut session = Session::<Atzr>::new(Scenario::read(text).unwrap().battle());
        session.advance(&mut SeededDice::new(seed), &mut Steady::new(seed));
        assert!(session.is_over());
        session.journal().to_vec()
    };
    (1..).zip(setup::scenarios().iter().map(|it| it.1)).map(play).collect()
}

/// The same event with other words for what was chosen.
fn reworded(event: &Event) -> Event {
    let what = match event.what.clone() {
        What::Asked { seat, about, chose, pick } if !chose.is_empty() => {
            What::Asked { seat, about, chose: "Qx is done 7".into(), pick }
        }
        other => other,
    };
    Event { what, ..event.clone() }
}

#[test]
fn an_account_does_not_read_the_words_of_a_choice() {
    let (mut decisions, names) = (0, Names::default());
    for journal in journals() {
        for event in &journal {
            let other = reworded(event);
            decisions += usize::from(other != *event);
            assert_eq!(ACCOUNT.deed_of(&other), ACCOUNT.deed_of(event), "{event:?}");
            assert_eq!(account::told(&other, &names), account::told(event, &names), "{event:?}");
            assert_eq!(phrases::befalls(&other), phrases::befalls(event), "{event:?}");
        }
    }
    assert!(100 < decisions, "{decisions}");
}

#[test]
fn what_a_choice_does_is_told_from_what_it_is() {
    let mut names = Names::default();
    for journal in journals() {
        names.recall(&journal, phrases::figure);
        for event in journal.iter().filter(|it| it.rule == atzr::rule!("atzr.action.list")) {
            let told = phrases::event(event, &names);
            assert!(!matches!(event.what, What::Asked { .. }) || told.is_some(), "{event:?}");
            assert_eq!(phrases::event(&reworded(event), &names), told, "{event:?}");
        }
    }
}

#[test]
fn every_note_and_card_of_whole_games_is_the_books_and_has_words() {
    let names = Names::default();
    for event in journals().into_iter().flatten() {
        match &event.what {
            What::Noted { note, .. } => {
                assert!(Happened::read(note).is_some(), "{event:?}");
                assert!(phrases::event(&event, &names).is_some(), "{event:?}");
            }
            What::Drew { card } => assert!(Card::read(card).is_some(), "{event:?}"),
            What::Marked { mark, .. } => assert!(Mark::read(*mark).is_some(), "{event:?}"),
            What::Worded { .. } => panic!("no rule tells words: {event:?}"),
            _ => (),
        }
    }
}

#[test]
fn every_shot_says_who_fires_what_at_whom_and_comes_to_something() {
    let mut shots = 0;
    for journal in journals() {
        for (at, event) in journal.iter().enumerate() {
            let What::Noted { token: Some(shooter), note } = &event.what else { continue };
            let Some(Happened::Fires { with, at: whom, .. }) = Happened::read(note) else { continue };
            assert!(!with.is_empty() && !whom.is_empty(), "{event:?}");
            let came = |target: Token| journal[at..].iter().any(|it| outcome_of(it, *shooter, target));
            assert!(whom.iter().all(|it| came(*it)), "{event:?}");
            shots += 1;
        }
    }
    assert!(10 < shots, "{shots}");
}

/// Whether an event tells what a shot came to for one of those at whom it went.
fn outcome_of(event: &Event, shooter: Token, target: Token) -> bool {
    match &event.what {
        What::Removed { token, .. } | What::Fell { token, .. } => *token == target,
        What::Marked { token, on: true, .. } => *token == target,
        What::Noted { token, note } => match Happened::read(note) {
            Some(Happened::Misses { whom }) => (*token, whom) == (Some(shooter), target),
            Some(Happened::Withstands { .. } | Happened::CarriesOn) => *token == Some(target),
            _ => false,
        },
        _ => false,
    }
}

/// A journal as versions before this one wrote it.
const OLDER: &str = r#"[
    {"rule":"atzr.turn.two-phases","what":{"counted":{"token":null,"what":"turn","n":1}}},
    {"rule":"atzr.encounter.format","what":{"noted":{"token":null,"text":""}}},
    {"rule":"atzr.ranged.allocation","what":{"noted":{"token":0,"text":"fires the Pistol at zombie 1"}}},
    {"rule":"atzr.ranged.to-hit","what":{"rolled":{"sides":6,"faces":[5]}}},
    {"rule":"atzr.ammo.out","what":{"marked":{"token":0,"mark":"out of ammo","on":true}}},
    {"rule":"atzr.damage.roll","what":{"removed":{"token":65536}}},
    {"rule":"atzr.search.building","what":{"noted":{"token":0,"text":"finds: Supplies A"}}},
    {"rule":"atzr.card.draw-on-triangle","what":{"drew":{"what":"nobody (card E7)"}}},
    {"rule":"atzr.cure.doses","what":{"counted":{"token":0,"what":"doses of the Cure","n":3}}},
    {"rule":"atzr.ruling.leave-map","what":{"removed":{"token":0}}}
]"#;

#[test]
fn a_journal_of_an_older_version_is_read_and_told() {
    let events: Vec<Event> = serde_json::from_str(OLDER).unwrap();
    let mut names = Names::default();
    names.recall(&events, |token| match FigureId::from_token(token) {
        FigureId::Person(_) => Some("Ray".to_owned()),
        FigureId::Zombie(_) | FigureId::Marker(_) => phrases::figure(token),
    });
    let told: Vec<String> = tell(&events, &names, &WORDS).into_iter().map(|it| it.text).collect();
    for line in [
        "Turn 1",
        "Ray fires the Pistol at zombie 1",
        "Ray is out of ammo",
        "Zombie 1 is put down",
        "Ray finds: Supplies A",
        "Nobody (card E7)",
        "Ray finds 3 doses of the Cure",
        "Ray leaves the map",
    ] {
        assert!(told.iter().any(|it| it.contains(line)), "{line}: {told:#?}");
    }
    let deeds: Vec<Consequence> =
        events.iter().map(|it| ACCOUNT.deed_of(it)).filter(|it| *it != Consequence::Nothing).collect();
    let (ray, zombie) = (PersonId(0).token(), FigureId::Zombie(ZombieId(0)).token());
    let expected = [
        Consequence::Rests,
        Consequence::Acts(ray),
        Consequence::Spent(ray),
        Consequence::Out(zombie),
        Consequence::Left(ray),
    ];
    assert_eq!(deeds, expected);
}

#[test]
fn those_who_come_onto_the_map_come_by_a_house_or_a_street() {
    let mut told: Vec<String> = Vec::new();
    for (seed, (_, text)) in (1..).zip(setup::scenarios()) {
        let mut session = Session::<Atzr>::new(Scenario::read(text).unwrap().battle());
        let names = Names::of(&Atzr::view(session.checkpoint(), Seat(0).into()));
        session.advance(&mut SeededDice::new(seed), &mut Steady::new(seed));
        for event in session.journal() {
            let What::Placed { at, was: None, .. } = event.what else { continue };
            let Some(spot) = names.spot(at) else { continue };
            assert!(spot.starts_with("at "), "the hex comes first: {spot}");
            if let Some(words) = phrases::event(event, &names) {
                assert!(words.words().contains(&spot), "{words:?} of {spot}");
            }
            told.push(spot);
        }
    }
    let some = |what: &str| told.iter().any(|it| it.contains(what));
    assert!(some(", in the ") && some(" of the ") && some(", on "), "{told:#?}");
    assert!(told.iter().all(|it| !it.contains('(')), "{told:#?}");
}
