//! The journal as data: nothing looks at its words, and games of older versions still read.
use dwa::{
    account,
    battle::{Dwa, FigureId},
    bot::Steady,
    journal::{Decision, Incident},
    phrases,
    setup::{self, scenario::Scenario},
};
use kernel::{Audience, Event, Gone, Pick, Point, Seat, Session, Status, Token, What, dice::SeededDice};
use view::{
    Panel, View,
    account::{Consequence, ThrowPurpose},
    story::Names,
    telling::{Phrases, tell},
};

const WORDS: Phrases = Phrases {
    outcome: phrases::outcome,
    rules: &dwa::words::WORDS,
    event: phrases::event,
    again: phrases::again,
    many: phrases::many,
    reached: phrases::reached,
    befalls: phrases::befalls,
    figure: phrases::figure,
    ..Phrases::NONE
};

/// What happens in a game that the bot plays on both sides.
fn played(name: &str, seed: u64) -> Vec<Event> {
    let (_, text) = setup::scenarios().iter().find(|it| it.0.contains(name)).unwrap();
    let mut session = Session::<Dwa>::new(Scenario::read(text).unwrap().battle());
    let (mut dice, mut bot) = (SeededDice::new(seed), Steady::new(seed));
    assert!(matches!(session.advance(&mut dice, &mut bot), Status::Over));
    session.journal().to_vec()
}

fn games() -> Vec<Event> {
    let games = [("street", 1), ("farmhouse", 2), ("firefight", 3), ("supermarket", 4)];
    games.iter().flat_map(|it| played(it.0, it.1)).collect()
}

fn names() -> Names {
    let named = |id: u16, name: &str| Panel {
        title: name.to_owned(),
        about: Some(FigureId::Human(id).token()),
        ..Panel::default()
    };
    Names::of(&View { panels: vec![named(0, "Lawless"), named(1, "Barbara")], ..View::default() })
}

#[test]
fn nothing_reads_the_words_of_an_option() {
    let names = names();
    let (mut decided, mut compared) = (0, 0);
    for event in games() {
        let mut garbled = event.clone();
        if let What::Asked { chose, pick, .. } = &mut garbled.what {
            *chose = "fnord".into();
            compared += 1;
            if let Pick::Deed(note) = pick {
                assert!(Decision::read(note).is_some(), "{note:?}");
                decided += 1;
            }
        }
        assert_eq!(account::deed(&garbled), account::deed(&event), "{event:?}");
        assert_eq!(account::told(&garbled, &names), account::told(&event, &names), "{event:?}");
        assert_eq!(phrases::event(&garbled, &names), phrases::event(&event, &names), "{event:?}");
        assert_eq!(phrases::befalls(&garbled), phrases::befalls(&event), "{event:?}");
    }
    assert!(100 < decided && decided <= compared, "{decided} of {compared}");
}

#[test]
fn whatever_is_noted_has_a_name_and_words() {
    let names = names();
    for event in games() {
        assert!(!matches!(event.what, What::Worded { .. }), "{event:?}");
        if let What::Noted { note, .. } = &event.what {
            assert!(Incident::read(note).is_some(), "{note:?}");
        }
        if let What::Noted { .. } | What::Marked { .. } | What::Counted { token: Some(_), .. } = event.what {
            assert!(phrases::event(&event, &names).is_some(), "{event:?}");
        }
    }
}

#[test]
fn dice_that_attack_or_test_have_an_owner() {
    let mut owned = 0;
    for event in games() {
        let What::Rolled { by, .. } = event.what else { continue };
        if let Some(ThrowPurpose::Attack | ThrowPurpose::Test) = account::throw(event.rule) {
            assert!(by.is_some(), "{event:?}");
            owned += 1;
        }
    }
    assert!(100 < owned, "{owned}");
}

#[test]
fn an_attack_is_told_before_its_dice_and_who_goes_by_whom() {
    let events = games();
    let mut killed = 0;
    let mut acting: Option<Token> = None;
    for event in &events {
        if let Some(Consequence::Acts(token)) = account::deed(event) {
            acting = Some(token);
        }
        if let What::Rolled { by: Some(by), .. } = event.what
            && account::throw(event.rule) == Some(ThrowPurpose::Attack)
            && event.rule != dwa::rule!("dwa.grenade.effect-table")
        {
            assert_eq!(Some(by), acting, "{event:?}");
        }
        if let What::Removed { token, gone: Gone::Out, by } = event.what
            && FigureId::from_token(token).is_zombie()
        {
            assert!(by.is_some(), "{event:?}");
            killed += 1;
        }
    }
    assert!(10 < killed, "{killed}");
}

#[test]
fn a_game_of_an_older_version_reads_and_is_told() {
    let older = r#"[
        {"rule":"dwa.turn.phases","what":{"counted":{"token":null,"what":"turn","n":1}}},
        {"rule":"dwa.turn.human-activation","what":{"asked":{"seat":0,"about":null,"chose":"Lawless"}}},
        {"rule":"dwa.turn.human-activation","what":{"asked":{"seat":0,"about":0,"chose":"fire the pistol at zombie 1"}}},
        {"rule":"dwa.shoot.declare-repeat","what":{"asked":{"seat":0,"about":0,"chose":"2"}}},
        {"rule":"dwa.ap.cost-table","what":{"counted":{"token":0,"what":"AP","n":2}}},
        {"rule":"dwa.shoot.rof-dice","what":{"rolled":{"sides":6,"faces":[2]}}},
        {"rule":"dwa.shoot.procedure","what":{"noted":{"token":65536,"text":"is missed"}}},
        {"rule":"dwa.flame.out-of-fuel","what":{"marked":{"token":0,"mark":"out of fuel","on":true}}},
        {"rule":"dwa.psychosis.mental-block","what":{"marked":{"token":0,"mark":"MentalBlock","on":true}}},
        {"rule":"dwa.turn.zombie-activation","what":{"noted":{"token":null,"text":""}}},
        {"rule":"dwa.zombie.two-attacks","what":{"noted":{"token":65536,"text":"attacks"}}},
        {"rule":"dwa.zombie.attack-roll","what":{"rolled":{"sides":6,"faces":[6]}}},
        {"rule":"dwa.zombie.attack-roll","what":{"noted":{"token":0,"text":"is wounded"}}},
        {"rule":"dwa.wound.accumulate","what":{"counted":{"token":0,"what":"wounds","n":1}}},
        {"rule":"dwa.fear.failure","what":{"marked":{"token":0,"mark":"afraid","on":true}}},
        {"rule":"dwa.zombie.wander","what":{"removed":{"token":65537}}},
        {"rule":"dwa.setup.victory-conditions","what":{"removed":{"token":0}}}
    ]"#;
    let events: Vec<Event> = serde_json::from_str(older).unwrap();
    let deeds: Vec<Consequence> = events.iter().filter_map(account::deed).collect();
    let (lawless, zombie) = (Token(0), Token(1 << 16));
    let expected = [
        Consequence::Acts(lawless),
        Consequence::Rests,
        Consequence::Acts(zombie),
        Consequence::Wounds(lawless, 1),
        Consequence::Shaken(lawless),
        Consequence::Strayed(Token((1 << 16) + 1)),
        Consequence::Left(lawless),
    ];
    assert_eq!(deeds, expected);
    let mut names = names();
    names.recall(&events, phrases::figure);
    let told: Vec<String> = tell(&events, &names, &WORDS).into_iter().map(|it| it.text).collect();
    for line in [
        "Turn 1",
        "Lawless acts",
        "Lawless: fire the pistol at zombie 1",
        "Lawless fires 2 shots",
        "Lawless is out of fuel",
        "Lawless has a new psychosis: Mental block",
        "Zombie 1 attacks",
    ] {
        assert!(told.iter().any(|it| it == line), "{line}: {told:#?}");
    }
}

/// Wherever something is heard, appears or rises, the telling names the place; the event has a point and no words.
#[test]
fn noises_arrivals_and_the_risen_are_told_by_the_names_of_their_places() {
    let mut told: Vec<String> = Vec::new();
    let names = ["street", "farmhouse", "firefight", "supermarket"];
    for (name, seed) in names.into_iter().flat_map(|it| (1..=4).map(move |seed| (it, seed))) {
        let (_, text) = setup::scenarios().iter().find(|it| it.0.contains(name)).unwrap();
        let view = dwa::view::view(&Scenario::read(text).unwrap().battle(), Seat(0));
        let names = Names::of(&view);
        for event in played(name, seed) {
            let at = match &event.what {
                What::Placed { at, was, called_by, .. } if was.is_some() || called_by.is_some() => *at,
                What::Noted { note, .. } => match Incident::read(note) {
                    Some(Incident::FollowsSound { at, .. } | Incident::RadioPlays { at, .. }) => at,
                    _ => continue,
                },
                _ => continue,
            };
            let words = phrases::event(&event, &names).unwrap().words();
            let Some(place) = names.whereabouts(at) else { continue };
            assert!(words.contains(&place) && !words.contains(" cm"), "{words}");
            told.push(words);
        }
    }
    let some = |what: &str| told.iter().any(|it| it.contains(what));
    let kinds = ["goes after ", "rises ", "in the living room", "by the ", " of the "];
    assert!(kinds.iter().all(|it| some(it)), "{told:#?}");
}

#[test]
fn whom_a_noise_calls_appears_somewhere() {
    let (_, text) = setup::scenarios().iter().find(|it| it.0 == "farmhouse").unwrap();
    let names = Names::of(&dwa::view::view(&Scenario::read(text).unwrap().battle(), Seat(0)));
    let called_by = Some(FigureId::Human(0).token());
    let what =
        What::Placed { token: FigureId::Zombie(20).token(), at: Point::new(600, 500), was: None, called_by };
    let event = Event { rule: dwa::rule!("dwa.setup.zombie-control"), audience: Audience::All, what };
    let told = |names| phrases::event(&event, names).unwrap().words();
    assert_eq!(told(&names), "appears in the living room, called by the noise of Ben");
    assert_eq!(told(&Names::default()), "comes for the noise of somebody");
}
