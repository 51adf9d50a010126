//! Scenario files: those that come with the program, and wrong ones.
use atzr::{
    battle::{Atzr, Battle, Encounter},
    bot::Steady,
    setup::{
        generate::{EncounterKind, Generator},
        scenario::{self, Scenario},
        scenarios,
    },
};
use kernel::{Book, Flow, Play, dice::SeededDice};

fn played(mut battle: Battle, seed: u64) -> Battle {
    let (mut dice, mut bot) = (SeededDice::new(seed), Steady::new(seed));
    for _ in 0..50_000 {
        match Atzr::step(&mut battle, &mut Play::bulk(&mut dice, &mut bot)) {
            Ok(Flow::Goes) => (),
            Ok(Flow::Ends) => return battle,
            Err(pause) => panic!("{pause:?}"),
        }
    }
    panic!("{} with seed {seed} does not end", battle.scene.title);
}

#[test]
fn every_scenario_can_be_read_and_played_to_its_end() {
    for (id, text) in scenarios() {
        let scenario = Scenario::read(text).unwrap_or_else(|it| panic!("{id}: {it}"));
        assert_eq!(Scenario::of(scenario.file()).unwrap().battle(), scenario.battle(), "{id}");
        let mut won = 0;
        for seed in 0..4 {
            let battle = played(scenario.battle(), seed);
            won += usize::from(battle.result.unwrap().success);
        }
        println!("{id}: {won} of 4");
    }
}

#[test]
fn the_generator_makes_every_encounter_in_every_area() {
    let kinds = [
        EncounterKind::Search,
        EncounterKind::Raid,
        EncounterKind::Rescue,
        EncounterKind::TakeBack,
        EncounterKind::Chillin,
        EncounterKind::Defend,
        EncounterKind::Robbery,
        EncounterKind::Bushwhack,
    ];
    for encounter in kinds {
        for area in atzr::printed::Area::ALL {
            let generator = Generator { encounter, area, seed: 7, ..Generator::default() };
            let battle = generator.scenario().unwrap().battle();
            assert_eq!(battle.scene.area, area);
            assert_eq!(battle.people.len(), 4);
        }
    }
    let crowd = Generator { people: 9, ..Generator::default() };
    assert_eq!(
        crowd.scenario().unwrap_err().to_string(),
        "people: found 9, expected 1 to 4, for a Star of Rep 5"
    );
}

#[test]
fn a_wrong_file_is_refused_where_it_is_wrong() {
    let (_, text) = scenarios()[0];
    let wrong = |from: &str, to: &str| Scenario::read(&text.replacen(from, to, 1)).unwrap_err().to_string();
    assert!(wrong("\"maple-heights\"", "\"maple-hights\"").contains("`maple-hights`"));
    assert!(wrong("\"survivor\"", "\"tourist\"").contains("tourist"));
    let hands =
        "\"hands\": [{\"thing\": \"pistol\"}, {\"thing\": \"pistol\"}, {\"thing\": \"ammo\"}], \"gear\"";
    let crowded = wrong(
        "\"hands\": [\n            {\n              \"thing\": \"hunting-rifle\"\n            }\n          ],\n          \"gear\"",
        hands,
    );
    assert!(crowded.contains("found 3 things, expected at most 2"), "{crowded}");
}

#[test]
fn there_is_no_rescue_without_a_grunt_to_be_rescued() {
    let lone = Generator { encounter: EncounterKind::Rescue, people: 1, ..Generator::default() };
    let expected = "people: found 1, expected 2 to 4, for one of them is the hostage";
    assert_eq!(lone.scenario().unwrap_err().to_string(), expected);
    let two = Generator { people: 2, ..lone.clone() }.scenario().unwrap();
    assert!(
        Generator { encounter: EncounterKind::Raid, ..lone }.scenario().is_ok(),
        "a raid for things takes nobody"
    );
    // In a file as well: with nobody but the Star, and with the Star for the hostage.
    let mut file = two.file().clone();
    file.teams[0].people[0].hostage = true;
    let star = Scenario::of(&file).unwrap_err().to_string();
    assert!(star.contains("found no hostage but a Star"), "{star}");
    file.teams[0].people[0].hostage = false;
    file.teams[0].people.truncate(1);
    let lone = Scenario::of(&file).unwrap_err().to_string();
    assert!(lone.contains("found no hostage but a Star"), "{lone}");
    file.encounter = Encounter::Search {};
    assert!(Scenario::of(&file).is_ok());
}

#[test]
fn the_schema_in_the_tree_is_the_one_of_the_code() {
    let kept = include_str!("../../../scenarios/atzr.schema.json");
    assert_eq!(kept, scenario::schema());
}
