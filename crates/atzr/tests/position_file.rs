//! Positions written down: whatever a game comes to can be said in a file, and the file begins in that very position.
use std::collections::BTreeSet;

use atzr::{
    battle::{Atzr, Battle, PersonId, Phase, person::Deeds},
    bot::Steady,
    setup::{
        scenario::{Scenario, ScenarioFile},
        scenarios,
        share::share,
        write,
    },
};
use kernel::{Book, Dice, Flow, Play, Seat, Whim, dice::SeededDice, written::Written};

/// A phase as a word.
fn word(phase: Phase) -> &'static str {
    match phase {
        Phase::Begin => "begin",
        Phase::Dice => "dice",
        Phase::Doubles => "doubles",
        Phase::Next => "next",
        Phase::Groups { .. } => "groups",
        Phase::Active { acting: None, .. } => "active",
        Phase::Active { acting: Some(_), .. } => "acting",
        Phase::Strangers { .. } => "strangers",
        Phase::Markers => "markers",
        Phase::Zombies => "zombies",
        Phase::End => "end",
        Phase::Over => "over",
    }
}

fn begins_there(battle: &Battle, seed: u64) -> ScenarioFile {
    let file = write::file(battle).unwrap_or_else(|it| {
        panic!("{}, seed {seed}, turn {}, {:?}: {it}", battle.scene.title, battle.turn, battle.phase)
    });
    let read = Scenario::read(&file.text()).unwrap_or_else(|it| panic!("{it}\n{}", file.text()));
    assert_eq!(read.battle(), *battle, "{}, seed {seed}, turn {}", battle.scene.title, battle.turn);
    assert_eq!(*read.file(), file);
    file
}

#[test]
fn any_position_of_a_game_can_be_written_down_and_begins_there() {
    let mut phases = BTreeSet::new();
    for (_, text) in scenarios() {
        for seed in 0..4 {
            let text = if seed == 3 {
                share(text, 2).unwrap_or_else(|_| (*text).to_owned())
            } else {
                (*text).to_owned()
            };
            let mut battle = Scenario::read(&text).unwrap().battle();
            let (mut dice, mut steady, mut whim) =
                (SeededDice::new(seed), Steady::new(seed), Whim::new(seed));
            for step in 0..2_000_u64 {
                let mut play = match seed % 2 {
                    0 => Play::bulk(&mut dice, &mut steady),
                    _ => Play::bulk(&mut dice, &mut whim),
                };
                if Atzr::step(&mut battle, &mut play).unwrap() == Flow::Ends || battle.result.is_some() {
                    break;
                }
                if step % 7 == seed {
                    phases.insert(word(battle.phase));
                    begins_there(&battle, seed);
                }
            }
        }
    }
    for phase in ["dice", "doubles", "next", "groups", "active", "acting", "strangers", "zombies", "end"] {
        assert!(phases.contains(phase), "{phase} of {phases:?}");
    }
}

#[test]
fn each_thing_that_somebody_has_done_stands_in_the_file() {
    type Mark = (&'static str, fn(&mut Deeds));
    let marks: [Mark; 18] = [
        ("\"shot_at\": true", |it| it.shot_at = true),
        ("\"in_melee\": true", |it| it.in_melee = true),
        ("\"out_of_the_fight\": true", |it| it.out_of_the_fight = true),
        ("\"downed_by_zombies\": true", |it| it.downed_by_zombies = true),
        ("\"used_star_power\": true", |it| it.used_star_power = true),
        ("\"bitten\": true", |it| it.bitten = true),
        ("\"searched\": true", |it| it.searched = true),
        ("\"offered\": true", |it| it.offered = true),
        ("\"hard_as_nails\": true", |it| it.hard_as_nails = true),
        ("\"ran_away\": true", |it| it.ran_away = true),
        ("\"spared\": true", |it| it.spared = true),
        ("\"left_down\": true", |it| it.left_down = true),
        ("\"eaten\": true", |it| it.eaten = true),
        ("\"leaves_after\": true", |it| it.leaves_after = true),
        ("\"forfeits\": true", |it| it.forfeits = true),
        ("\"zombies\": 2", |it| (it.humans, it.zombies) = (1, 2)),
        ("\"last_medikit\": \"", |it| it.last_medikit = Some(PersonId(1))),
        ("\"treated_by\": [", |it| it.treated_by = vec![PersonId(1)]),
    ];
    let mut battle = Scenario::read(scenarios()[0].1).unwrap().battle();
    let (mut dice, mut steady) = (SeededDice::new(0), Steady::new(0));
    for _ in 0..20 {
        Atzr::step(&mut battle, &mut Play::bulk(&mut dice, &mut steady)).unwrap();
    }
    for (n, (line, mark)) in marks.into_iter().enumerate() {
        let mut marked = battle.clone();
        let mut deeds = Deeds::default();
        mark(&mut deeds);
        let lines = |file: &ScenarioFile| file.text().matches(line).count();
        marked.set_up().people[0].deeds = Deeds::default();
        let before = lines(&begins_there(&marked, n as u64));
        marked.set_up().people[0].deeds = deeds;
        assert_eq!(lines(&begins_there(&marked, n as u64)), before + 1, "{line}");
    }
}

#[test]
fn every_position_of_a_defend_begins_there_with_its_markers() {
    let text = scenarios().iter().find(|it| it.0 == "homestead").unwrap().1;
    let mut phases = BTreeSet::new();
    for seed in 20..26 {
        let mut battle = Scenario::read(text).unwrap().battle();
        let (mut dice, mut steady) = (SeededDice::new(seed), Steady::new(seed));
        for _ in 0..60 {
            let flow = Atzr::step(&mut battle, &mut Play::bulk(&mut dice, &mut steady)).unwrap();
            if flow == Flow::Ends || battle.result.is_some() {
                break;
            }
            phases.insert(word(battle.phase));
            begins_there(&battle, seed);
        }
    }
    assert!(phases.contains("markers"), "{phases:?}");
}

#[test]
fn an_encounter_that_has_not_begun_is_written_as_one_and_one_that_is_over_is_not() {
    for (id, text) in scenarios() {
        let mut battle = Scenario::read(text).unwrap().battle();
        let file = begins_there(&battle, 0);
        assert!(file.begin.is_none() && file.strangers.is_empty(), "{id}");
        let (mut dice, mut steady) = (SeededDice::new(1), Steady::new(1));
        while Atzr::step(&mut battle, &mut Play::bulk(&mut dice, &mut steady)).unwrap() == Flow::Goes {}
        assert_eq!(write::file(&battle).unwrap_err(), "the Encounter is over", "{id}");
    }
}

/// Values that somebody may put where another stood.
const BITS: [&str; 24] = [
    "0",
    "1",
    "2",
    "3",
    "6",
    "7",
    "12",
    "255",
    "65535",
    "true",
    "false",
    "null",
    "[]",
    "{}",
    "\"0101\"",
    "\"0806\"",
    "\"1108\"",
    "\"1624\"",
    "\"3212\"",
    "\"zombies\"",
    "\"left\"",
    "\"functioning\"",
    "\"out-of-the-fight\"",
    "\"\"",
];

/// Where the plain values of a text stand.
fn values(text: &str) -> Vec<std::ops::Range<usize>> {
    let ends = |it: char| ",}]\n".contains(it);
    let starts = text.match_indices(": ").map(|it| it.0 + 2);
    let plain = starts.filter(|&it| !text[it..].starts_with(['{', '[']));
    plain.map(|it| it..it + text[it..].find(ends).unwrap_or(0)).collect()
}

#[test]
fn a_spoilt_position_is_refused_or_can_be_played() {
    let why = atzr::rule!("atzr.turn.activation-roll");
    let (mut read, mut wrong) = (0, 0);
    for (index, (_, text)) in scenarios().iter().enumerate() {
        let mut battle = Scenario::read(text).unwrap().battle();
        let mut dice = SeededDice::new(40 + index as u64);
        let mut bot = Steady::new(7);
        for _ in 0..40 {
            let before = battle.clone();
            let flow = Atzr::step(&mut battle, &mut Play::bulk(&mut dice, &mut bot)).unwrap();
            if flow == Flow::Ends || battle.result.is_some() {
                battle = before;
                break;
            }
        }
        let text = begins_there(&battle, 40).text();
        let places = values(&text);
        for seed in 0..150 {
            let mut changed = text.clone();
            let at = places[usize::from(dice.die(why, places.len() as u16)) - 1].clone();
            changed.replace_range(at, BITS[usize::from(dice.die(why, BITS.len() as u16)) - 1]);
            let Ok(scenario) = Scenario::read(&changed) else {
                wrong += 1;
                continue;
            };
            read += 1;
            let (mut battle, mut dice, mut whim) =
                (scenario.battle(), SeededDice::new(seed), Whim::new(seed));
            for seat in [0, 1, u8::MAX] {
                Atzr::view(&battle, Seat(seat).into());
            }
            for _ in 0..25 {
                if Atzr::step(&mut battle, &mut Play::bulk(&mut dice, &mut whim)).unwrap() == Flow::Ends {
                    break;
                }
            }
        }
    }
    assert!(100 < read && 100 < wrong, "{read} read, {wrong} refused");
}
