//! What is hidden reaches neither a chair nor a watcher, over whole games of every shipped scenario: alone, shared between two
//! players, and with a second side of players against them.
use atzr::{
    battle::{Atzr, Battle},
    bot::Steady,
    printed::{Class, CounterThing},
    setup::{
        forces::{PersonFile, TeamFile},
        scenario::{Scenario, ScenarioFile},
        scenarios,
        share::share,
    },
};
use kernel::{
    Seat,
    conformance::{nothing_leaks, nothing_leaks_before_dice},
};

fn battle(text: &str) -> Battle {
    Scenario::of(&serde_json::from_str(text).unwrap()).unwrap().battle()
}

/// Plays a game and says how often there was something hidden.
fn hidden(battle: Battle, seed: u64) -> usize {
    let seats: Vec<Seat> = battle.sides.iter().flat_map(|it| it.seats.iter().copied()).collect();
    nothing_leaks::<Atzr>(battle, &seats, &mut Steady::new(seed), seed)
}

#[test]
fn nothing_hidden_reaches_anybody_in_any_scenario() {
    let mut dealt = 0;
    for (at, (_, text)) in scenarios().iter().enumerate() {
        dealt += hidden(battle(text), at as u64);
    }
    assert!(0 < dealt, "strangers were met");
}

#[test]
fn nothing_hidden_is_shown_while_a_die_is_awaited() {
    let mut dealt = 0;
    for (at, (_, text)) in scenarios().iter().enumerate() {
        let (battle, seed) = (battle(text), 60 + at as u64);
        let seats: Vec<Seat> = battle.sides.iter().flat_map(|it| it.seats.iter().copied()).collect();
        dealt += nothing_leaks_before_dice::<Atzr>(battle, &seats, &mut Steady::new(seed), seed);
    }
    assert!(0 < dealt, "strangers were met");
}

#[test]
fn nothing_hidden_reaches_either_of_two_players_on_one_side() {
    let mut dealt = 0;
    for (at, (_, text)) in scenarios().iter().enumerate() {
        if let Ok(shared) = share(text, 2) {
            dealt += hidden(battle(&shared), 20 + at as u64);
        }
    }
    assert!(0 < dealt, "strangers were met");
}

#[test]
fn nothing_hidden_reaches_rivals_or_those_who_watch_them() {
    for (at, (_, text)) in scenarios().iter().enumerate() {
        let mut file: ScenarioFile = serde_json::from_str(text).unwrap();
        if file.teams.len() == 1 {
            file.teams.push(rivals());
        }
        let dealt = hidden(Scenario::of(&file).unwrap().battle(), 40 + at as u64);
        assert!(0 < dealt, "each side has things in its pockets that the other may not know");
    }
}

fn rivals() -> TeamFile {
    let person = |name: &str, star: bool, thing: CounterThing| PersonFile {
        name: name.to_owned(),
        seat: 1,
        star,
        hands: vec![thing.into()],
        gear: vec![CounterThing::Ammo.into()],
        ..PersonFile::default()
    };
    let people =
        vec![person("Vic", true, CounterThing::Shotgun), person("Moss", false, CounterThing::Pistol)];
    TeamFile { name: "the others".to_owned(), class: Class::Ganger, people, ..TeamFile::default() }
}
