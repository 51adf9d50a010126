//! A campaign as it is played on: what the team is asked between its games, and what its games bring (16).

use crate::home::{campaign, over};
use dwa::{
    battle::{Battle, figure::Life},
    campaign::{CampaignFile, GameOutcome, Series, roster::Fate},
    journal::Chronicle,
    rule,
    setup::Scenario,
    table::skill::Skill,
};
use kernel::{
    Answer, Book, Conformance, Flow, GameEnd, Play, Proof, Question, Refusal, Seat, Session, Status, What,
    Whim,
    conformance::nothing_leaks,
    dice::{SeededDice, TypedDice},
    play::{Defaults, Nobody},
    question::Shape,
};
use serde_json::{Value, json};

fn session(campaign: CampaignFile) -> Session<Series> {
    let mut session = Session::new(campaign);
    asked(&mut session, &[]);
    session
}

/// Plays on with these dice until something is asked.
fn asked(session: &mut Session<Series>, dice: &[u16]) -> Question {
    match session.advance(&mut TypedDice::new(dice.iter().copied()), &mut Nobody) {
        Status::Asking { question, .. } => (*question).clone(),
        other => panic!("{other:?}"),
    }
}

fn labels(question: &Question) -> Vec<&str> {
    let Shape::One { options } = &question.shape else { panic!("{question:?}") };
    options.iter().filter(|it| it.refused.is_none()).map(|it| it.label.as_str()).collect()
}

/// Chooses the option of this label, rolling these dice on the way.
fn choose(session: &mut Session<Series>, label: &str, dice: &[u16]) -> Question {
    let question = session.question().unwrap().clone();
    let found = labels(&question).iter().position(|it| *it == label);
    let at = found.unwrap_or_else(|| panic!("`{label}` is not among {:?}", labels(&question)));
    session.answer(Seat(0), Answer::One(at)).unwrap();
    asked(session, dice)
}

fn fill_in(session: &mut Session<Series>, value: Value, dice: &[u16]) -> Question {
    session.answer(Seat(0), Answer::Form(value)).unwrap();
    asked(session, dice)
}

/// The game that is due, set up.
fn due(question: &Question) -> Battle {
    let Shape::Game { scenario, .. } = &question.shape else { panic!("{question:?}") };
    Scenario::read(scenario).unwrap().battle()
}

fn hand_in(session: &mut Session<Series>, battle: &Battle) -> Question {
    let outcome = json!(GameOutcome::of(battle).unwrap());
    session.answer(Seat(0), GameEnd::Over { game: "home-1".to_owned(), outcome }.into()).unwrap();
    asked(session, &[])
}

/// Down the street with whoever is in the team; the game is due then.
fn set_out(session: &mut Session<Series>) -> Question {
    choose(session, "play a game", &[]);
    let question = choose(session, "Down the street", &[]);
    let Answer::Form(proposed) = question.default else { panic!("{question:?}") };
    fill_in(session, proposed, &[])
}

/// Nobody wins a game by where the team is put down: the squad of a campaign goes down the street as two, whoever they are.
#[test]
fn a_team_larger_than_the_scenario_has_places_is_asked_who_goes() {
    let _proof = Proof::of_all(&[rule!("dwa.ruling.who-goes"), rule!("dwa.ruling.next-scenario")]);
    let mut session = session(campaign(&["Ana", "Bo", "Cy", "Di"]));
    let question = set_out(&mut session);
    let Shape::Some { options, least, most } = &question.shape else { panic!("{question:?}") };
    let names: Vec<&str> = options.iter().map(|it| it.label.as_str()).collect();
    assert_eq!((names, *least, *most), (vec!["Ana", "Bo", "Cy", "Di"], 2, 2));
    session.answer(Seat(0), Answer::Some(vec![1, 3])).unwrap();
    let battle = due(&asked(&mut session, &[]));
    let names: Vec<&str> = battle.humans.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["Bo", "Di"]);
    assert!(battle.scene.start.unplaced.is_empty(), "each has a place of the scenario's");
    let before = session.checkpoint().team.clone();
    hand_in(&mut session, &over(battle, true));
    let team = &session.checkpoint().team;
    assert_eq!((&team[0], &team[2]), (&before[0], &before[2]), "nothing happens to those at home");
    assert_eq!((team[1].xp, team[3].xp), (2, 2));
}

#[test]
fn a_made_up_place_has_room_for_the_whole_team_and_does_not_ask_how_many_they_are() {
    let names = ["Ana", "Bo", "Cy", "Di", "Em", "Fay"];
    let mut session = session(campaign(&names));
    choose(&mut session, "play a game", &[]);
    let form = choose(&mut session, "a random place", &[]);
    let Shape::Form { schema, .. } = &form.shape else { panic!("{form:?}") };
    let asked: Vec<&String> = schema["properties"].as_object().unwrap().keys().collect();
    assert!(!asked.iter().any(|it| ["humans", "play"].contains(&it.as_str())), "{asked:?}");
    let Answer::Form(proposed) = form.default else { panic!("{:?}", form.default) };
    let battle = due(&fill_in(&mut session, proposed, &[]));
    assert_eq!(battle.humans.len(), names.len());
}

#[test]
fn a_loss_is_told_in_the_turn_it_came_in() {
    let mut session = session(campaign(&["Ana", "Bo"]));
    let mut battle = due(&set_out(&mut session));
    battle.arrange().humans[1].life = Life::Eliminated { turn: 2 };
    hand_in(&mut session, &over(battle, true));
    let told = told(&session);
    let turn = told.iter().find_map(|it| match it.1 {
        Chronicle::Lost { turn, .. } => Some(turn),
        _ => None,
    });
    assert_eq!(turn, Some(2), "the game ended in turn 3");
}

#[test]
fn a_team_of_the_dead_is_told_so_and_offered_nothing_for_the_dead() {
    let mut lost = campaign(&["Ana", "Bo"]);
    lost.team[0].fate = Fate::Dead;
    lost.team[1].fate = Fate::Turned;
    lost.aftermath.turned = vec!["Bo".to_owned()];
    let session = session(lost);
    let Shape::One { options } = &session.question().unwrap().shape else { panic!() };
    let labels: Vec<&str> = options.iter().map(|it| it.label.as_str()).collect();
    assert_eq!(labels, ["add a new character", "end the campaign", "play a game"]);
    assert_eq!(options[2].reason, "the team is lost: nobody is alive");
}

#[test]
fn what_a_game_leaves_undone_is_spoken_of_only_if_there_is_something() {
    let note = |campaign: CampaignFile| {
        let session = session(campaign);
        let Shape::One { options } = &session.question().unwrap().shape else { panic!() };
        options.iter().find(|it| it.label == "play a game").unwrap().note.clone()
    };
    assert_eq!(note(campaign(&["Ana"])), "");
    let mut found = campaign(&["Ana"]);
    found.aftermath.survivors =
        vec![dwa::campaign::roster::Character { name: "Survivor 1".to_owned(), ..found.team[0].clone() }];
    assert_eq!(note(found), "anyone found and not taken in goes away");
}

fn told(session: &Session<Series>) -> Vec<(String, Chronicle)> {
    let note = |it: &kernel::Event| match &it.what {
        What::Noted { token, note } => {
            let name = token.and_then(|it| Series::called(session.checkpoint(), Seat(0).into(), it));
            Some((name.unwrap_or_default(), Chronicle::read(note)?))
        }
        _ => None,
    };
    session.journal().iter().filter_map(note).collect()
}

#[test]
fn a_campaign_begins_with_nobody_and_asks_for_somebody() {
    let mut session = session(CampaignFile::new("Home"));
    assert_eq!(labels(session.question().unwrap()), ["add a new character", "end the campaign"]);
    let form = choose(&mut session, "add a new character", &[]);
    assert!(matches!(form.shape, Shape::Form { .. }), "{form:?}");
    let new = json!({ "name": "Ana", "archetype": "civilian", "sex": "female", "quirks": 1, "weapons": [{ "weapon": "pistol" }] });
    // Two dice for one quirk.
    let next = fill_in(&mut session, new, &[5, 3]);
    assert_eq!(session.checkpoint().team[0].name, "Ana");
    assert!(labels(&next).contains(&"Ana learns a skill") && labels(&next).contains(&"play a game"));
    assert_eq!(told(&session)[0], ("Ana".to_owned(), Chronicle::Joins));
}

#[test]
fn a_character_that_the_rules_forbid_is_refused_with_its_field() {
    let mut session = session(campaign(&["Ana"]));
    choose(&mut session, "add a new character", &[]);
    let plain = json!({ "name": "Bo", "archetype": "civilian", "sex": "male", "quirks": 0 });
    let with = |key: &str, value: Value| {
        let mut new = plain.clone();
        new[key] = value;
        new
    };
    let three = json!([{ "weapon": "rifle" }, { "weapon": "pistol" }, { "weapon": "carbine" }]);
    for (new, field, why) in [
        (with("name", json!("ana")), "/name", "somebody in the team is called ana already"),
        (with("quirks", json!(3)), "/quirks", "at most 2 quirks are rolled"),
        (with("skill", json!("medic")), "/skill", "Medic needs level 3, and a new character is level 1"),
        (with("specialty", json!("officer")), "/specialty", "only the Military have specialties"),
        (
            with("weapons", three),
            "/weapons",
            "it has to be at most two weapons of different ammunition and one more handgun or one-handed melee weapon, not rifle, pistol, carbine",
        ),
        (
            with("weapons", json!([{ "weapon": "rifle", "loaded": 99 }])),
            "/weapons/0/loaded",
            "it has to be 0 to 10 for a rifle, not 99",
        ),
    ] {
        session.answer(Seat(0), Answer::Form(new.clone())).unwrap();
        let status = session.advance(&mut TypedDice::new([]), &mut Nobody);
        let Status::Refused(Refusal::Field(unfit)) = &status else { panic!("{new}: {status:?}") };
        assert_eq!((unfit.fault.path(), unfit.fault.reason.to_string()), (field.to_owned(), why.to_owned()));
    }
    assert_eq!(session.checkpoint().team.len(), 1);
}

#[test]
fn a_new_character_is_offered_the_skills_of_level_1_alone() {
    let mut session = session(campaign(&["Ana"]));
    let form = choose(&mut session, "add a new character", &[]);
    let Shape::Form { schema, .. } = &form.shape else { panic!("{form:?}") };
    let text = schema["$defs"]["Skill"].to_string();
    assert!(text.contains("\"lucky\"") && !text.contains("\"medic\""), "{text}");
}

#[test]
fn sheets_count_clips_and_say_how_much_a_weapon_holds() {
    let mut campaign = campaign(&["Ana"]);
    campaign.team[0].weapons[0].loaded = Some(5);
    let view = dwa::campaign::view(&campaign);
    let of = |name: &str| view.panels[0].lines.iter().find(|it| it.name == name).unwrap().value.clone();
    assert_eq!((of("weapons").as_str(), of("ammunition").as_str()), ("pistol (5 of 12)", "2 clips"));
}

#[test]
fn a_skill_is_learned_and_one_that_is_out_of_reach_says_why() {
    let _proof = Proof::of_all(&[rule!("dwa.level.skill-gain"), rule!("dwa.skill.level-limit")]);
    let mut campaign = campaign(&["Ana"]);
    campaign.team[0].skills_to_learn = 1;
    let mut session = session(campaign);
    let question = choose(&mut session, "Ana learns a skill", &[]);
    let Shape::One { options } = &question.shape else { panic!("{question:?}") };
    let medic = options.iter().find(|it| it.label == "Medic").unwrap();
    assert_eq!(medic.refused, Some(rule!("dwa.skill.level-limit")));
    assert!(medic.reason.starts_with("it needs level"), "{}", medic.reason);
    choose(&mut session, "Lucky", &[]);
    assert!(session.checkpoint().team[0].knows(Skill::Lucky));
    assert_eq!(told(&session), [("Ana".to_owned(), Chronicle::Learns { skill: "Lucky".into() })]);
}

#[test]
fn a_game_is_due_then_played_and_what_it_brings_is_told() {
    let _proof = Proof::of(rule!("dwa.xp.scenario"));
    let mut session = session(campaign(&["Ana", "Bo"]));
    let question = set_out(&mut session);
    let Shape::Game { number, title, .. } = &question.shape else { panic!("{question:?}") };
    assert_eq!((*number, title.as_str()), (1, "Down the street"));
    let mut battle = due(&question);
    assert_eq!(battle.humans[0].name, "Ana");
    battle.arrange().humans[1].life = Life::Eliminated { turn: 2 };
    let next = hand_in(&mut session, &over(battle, true));
    assert!(matches!(next.shape, Shape::One { .. }), "{next:?}");
    let campaign = session.checkpoint();
    assert_eq!((campaign.team[1].fate, campaign.played[0].game.as_str()), (Fate::Dead, "home-1"));
    let told = told(&session);
    let lost =
        Chronicle::Lost { turned: false, game: 1, scenario: "Down the street".into(), turn: 2, by: None };
    assert!(told.contains(&("Bo".to_owned(), lost)), "{told:?}");
    assert!(told.contains(&("Ana".to_owned(), Chronicle::GainsXp { xp: 2 })), "{told:?}");
}

#[test]
fn taking_back_the_end_of_a_game_makes_it_due_again_and_abandoning_it_leaves_the_team_as_it_was() {
    let mut session = session(campaign(&["Ana"]));
    let question = set_out(&mut session);
    let before = session.checkpoint().team.clone();
    let battle = over(due(&question), true);
    hand_in(&mut session, &battle);
    assert_eq!(session.checkpoint().played.len(), 1);
    session.undo().unwrap();
    assert_eq!(asked(&mut session, &[]), question);
    session.answer(Seat(0), GameEnd::Abandoned.into()).unwrap();
    asked(&mut session, &[]);
    assert_eq!((&session.checkpoint().team, session.checkpoint().played.len()), (&before, 0));
    let again = set_out(&mut session);
    assert!(matches!(again.shape, Shape::Game { number: 2, .. }), "an abandoned game counts");
}

#[test]
fn an_outcome_that_would_spoil_the_campaign_is_refused() {
    let mut session = session(campaign(&["Ana"]));
    let question = set_out(&mut session);
    let mut outcome = json!(GameOutcome::of(&over(due(&question), true)).unwrap());
    outcome["team"][0]["human"]["trauma"] = json!(200);
    session.answer(Seat(0), GameEnd::Over { game: "home-1".to_owned(), outcome }.into()).unwrap();
    let status = session.advance(&mut TypedDice::new([]), &mut Nobody);
    assert!(matches!(status, Status::Refused(Refusal::Field(_))), "{status:?}");
}

#[test]
fn a_medic_has_one_try_and_a_survivor_comes_in_under_a_new_name() {
    let _proof = Proof::of_all(&[rule!("dwa.skill.medic"), rule!("dwa.ruling.survivors")]);
    let mut campaign = campaign(&["Ana", "Bo"]);
    campaign.team[0].skills.push(Skill::Medic);
    campaign.team[1].fate = Fate::Turned;
    campaign.aftermath.turned = vec!["Bo".to_owned()];
    campaign.aftermath.survivors =
        vec![dwa::campaign::roster::Character { name: "Survivor 1".to_owned(), ..campaign.team[0].clone() }];
    let mut session = session(campaign);
    let next = choose(&mut session, "Ana treats Bo", &[3]);
    assert!(told(&session).contains(&("Bo".to_owned(), Chronicle::NotCured)));
    let Shape::One { options } = &next.shape else { panic!("{next:?}") };
    let closed = options.iter().find(|it| it.label.ends_with("treats Bo")).unwrap();
    assert_eq!(closed.refused, Some(rule!("dwa.skill.medic")));
    let form = choose(&mut session, "take in Survivor 1", &[]);
    assert_eq!(form.default, Answer::Form(json!({ "name": "Survivor 1" })));
    fill_in(&mut session, json!({ "name": "Vera" }), &[]);
    assert_eq!(session.checkpoint().team[2].name, "Vera");
    choose(&mut session, "dismiss somebody", &[]);
    assert_eq!(labels(session.question().unwrap()), ["Ana", "Vera"], "nobody dismisses the dead");
    choose(&mut session, "Vera", &[]);
    assert_eq!(told(&session).last(), Some(&("Vera".to_owned(), Chronicle::Dismissed)));
}

#[test]
fn a_campaign_can_be_brought_to_an_end_and_that_taken_back() {
    let mut session = session(campaign(&["Ana"]));
    let question = session.question().unwrap().clone();
    let at = labels(&question).iter().position(|it| *it == "end the campaign").unwrap();
    session.answer(Seat(0), Answer::One(at)).unwrap();
    assert!(matches!(session.advance(&mut TypedDice::new([]), &mut Nobody), Status::Over));
    session.undo().unwrap();
    assert_eq!(asked(&mut session, &[]), question);
}

#[test]
fn an_own_scenario_and_a_made_up_place_are_set_by_forms() {
    let mut session = session(campaign(&["Ana"]));
    choose(&mut session, "play a game", &[]);
    let form = choose(&mut session, "a scenario of your own", &[]);
    let Answer::Form(proposed) = &form.default else { panic!("{form:?}") };
    session.answer(Seat(0), Answer::Form(json!({ "scenario": "{}" }))).unwrap();
    let status = session.advance(&mut TypedDice::new([]), &mut Nobody);
    assert!(
        matches!(&status, Status::Refused(Refusal::Field(it)) if it.fault.path() == "/scenario"),
        "{status:?}"
    );
    let game = fill_in(&mut session, proposed.clone(), &[]);
    assert!(matches!(game.shape, Shape::Game { .. }), "{game:?}");
    session.undo_to(1).unwrap();
    asked(&mut session, &[]);
    let form = choose(&mut session, "a random place", &[]);
    let Answer::Form(proposed) = form.default else { panic!("{:?}", form.default) };
    let game = fill_in(&mut session, proposed, &[]);
    assert!(matches!(game.shape, Shape::Game { .. }), "{game:?}");
}

#[test]
fn games_of_an_older_campaign_are_told_before_it_goes_on() {
    let mut older = campaign(&["Ana", "Bo"]);
    let battle = crate::home::started(&mut older);
    crate::home::settled(&mut older, &over(battle, true));
    let mut text: Value = serde_json::from_str(&older.text()).unwrap();
    for key in ["roll", "begun", "told"] {
        text.as_object_mut().unwrap().remove(key);
    }
    let session = session(CampaignFile::read(&text.to_string()).unwrap());
    let told = told(&session);
    assert!(matches!(&told[0].1, Chronicle::GameOver { turn: 3, .. }), "{told:?}");
    assert!(told.contains(&("Bo".to_owned(), Chronicle::GainsXp { xp: 2 })), "{told:?}");
    assert_eq!(session.checkpoint().begun, 1);
}

#[test]
fn bots_play_campaigns_and_the_same_seed_is_the_same_campaign() {
    let play = |seed| {
        let (mut campaign, mut dice, mut bot) =
            (campaign(&["Ana", "Bo", "Cy"]), SeededDice::new(seed), Defaults);
        while campaign.played.len() < 2 {
            assert_eq!(
                Series::step(&mut campaign, &mut Play::bulk(&mut dice, &mut bot)).unwrap(),
                Flow::Goes
            );
        }
        campaign
    };
    assert_eq!(play(1), play(1));
    assert_eq!(play(1).played.len(), 2);
}

#[test]
fn a_campaign_conforms() {
    let start = |seed: u64| match seed % 3 {
        0 => CampaignFile::new("Home"),
        1 => campaign(&["Ana"]),
        _ => campaign(&["Ana", "Bo", "Cy"]),
    };
    Conformance::<Series>::of(&start).games(6).check();
}

/// Between the games everything lies open: nobody hears or sees more than the one who is asked, or who watches.
#[test]
fn nobody_hears_what_is_not_for_them_in_a_campaign() {
    for (seed, names) in [(1, &["Ana"][..]), (2, &["Ana", "Bo", "Cy"])] {
        let dealt = nothing_leaks::<Series>(campaign(names), &[Seat(0)], &mut Whim::new(seed), seed);
        assert_eq!(dealt, 0, "nothing is hidden in this book");
    }
}

#[test]
fn the_clock_of_a_campaign_counts_games_and_those_alive() {
    let mut campaign = campaign(&["Ana", "Ben", "Cora"]);
    campaign.team[2].fate = Fate::Dead;
    let view = dwa::campaign::view(&campaign);
    let clock: Vec<(&str, &str)> =
        view.clock.iter().map(|it| (it.name.as_str(), it.value.as_str())).collect();
    assert_eq!(clock, [("games played", "0"), ("alive", "2 of 3")]);
    assert_eq!(view.panels.iter().map(|it| it.awaited).collect::<Vec<_>>(), [true, true, false]);
}
