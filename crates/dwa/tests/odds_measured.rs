//! The odds of an option are those of the board: what a procedure takes is measured for them as for the roll.
use crate::board::{Board, board};
use crate::shown::{Told, shown};
use crate::vehicle_battle::car;
use dwa::{
    battle::{Phase, Vehicle, act},
    table::{char::Archetype, quirk::Quirk, skill::Skill, weapons::Weapon},
};

/// The first human acts, says this, and is shown options with their odds.
fn options(board: Board, answers: &[&str]) -> Vec<(String, Told)> {
    let mut battle = board.done();
    battle.phase = Phase::Humans { acting: Some(0) };
    let asked = shown(&mut battle, &[], answers, |battle, play| act::act(battle, play, 0).map(|_| ()));
    let labels: Vec<String> = asked.options.iter().map(|it| it.label.clone()).collect();
    labels.into_iter().map(|it| (it.clone(), asked.option(&it))).collect()
}

fn odds_of(board: Board, option: &str) -> Told {
    options(board, &[]).into_iter().find(|it| it.0 == option).unwrap_or_else(|| panic!("{option}")).1
}

#[test]
fn flames_in_the_hands_of_a_civilian_kill_less_at_once() {
    let burns = |archetype: Archetype| {
        let board = board().armed("Dawson", 600, 600, Weapon::Flamethrower, 6).zombie(730, 600);
        let board = board.rules(|it| it.archetypes = true);
        let board = board.with(|it| it.arrange().humans[0].archetype = archetype);
        options(board, &["fire the flamethrower"]).remove(0).1
    };
    let told = |out: &str, on_fire: &str| {
        vec![("eliminated".to_owned(), out.to_owned()), ("on fire".to_owned(), on_fire.to_owned())]
    };
    assert_eq!(burns(Archetype::LawEnforcement), told("1/3", "2/3"));
    assert_eq!(burns(Archetype::Civilian), told("1/6", "5/6"));
}

#[test]
fn with_a_new_battery_it_starts_for_certain() {
    let starts = |new_battery: bool, psycho: bool| {
        let mut board = board().human("Ann", 600, 600).human("Bob", 640, 600);
        board = board.rules(|it| (it.vehicles, it.items, it.quirks) = (true, true, psycho));
        let board = board.with(|it| {
            it.arrange().humans[0].vehicle = Some(0);
            it.arrange().humans[1].quirks.push(Quirk::Psycho);
            it.arrange().vehicles.push(Vehicle { has_keys: true, new_battery, driver: Some(0), ..car() });
            it.refresh_ground();
        });
        odds_of(board, "start with the keys").into_iter().map(|it| it.1).collect::<Vec<_>>()
    };
    assert_eq!(starts(false, false), ["2/3", "1/3"]);
    assert_eq!(starts(false, true), ["1/2", "1/2"], "a Psycho stands beside it");
    assert_eq!(starts(true, false), ["1"]);
}

#[test]
fn a_psycho_near_by_is_in_the_odds_of_first_aid() {
    let helps = |quirks: bool| {
        let mut board = board().human("Dawson", 600, 600).human("Norman", 640, 600);
        board = board.rules(|it| (it.skills, it.quirks) = (true, quirks));
        let board = board.with(|it| {
            it.arrange().humans[0].skills.push(Skill::FirstAid);
            it.arrange().humans[0].wounds = 1;
            it.arrange().humans[1].quirks.push(Quirk::Psycho);
        });
        odds_of(board, "heal Dawson with First aid").into_iter().map(|it| it.1).collect::<Vec<_>>()
    };
    assert_eq!(helps(false), ["1/3", "2/3"]);
    assert_eq!(helps(true), ["1/6", "5/6"]);
}
