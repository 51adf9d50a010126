//! Positions from outside: what skills can bring about is accepted, what nothing can is refused.
use crate::board::{Board, acting::acts, board};
use dwa::{
    battle::{Battle, Dwa, Human},
    table::skill::Skill,
};
use kernel::Book;
use serde_json::Value;
use std::collections::BTreeSet;

fn with(skill: Skill) -> Battle {
    let board: Board = board().human("Dawson", 600, 600).zombie(900, 900).rules(|it| it.skills = true);
    board.with(|it| it.arrange().humans[0].skills.push(skill)).done()
}

/// What is wrong with the position once its human was changed.
fn flaw(battle: &Battle, change: impl FnOnce(&mut Human)) -> Option<String> {
    let mut battle = battle.clone();
    change(&mut battle.arrange().humans[0]);
    Dwa::check(&battle).err().map(|it| it.to_string())
}

/// Accepted up to the limit, refused beyond it with the name of the field.
fn limited(skill: Skill, field: &str, most: i32, set: fn(&mut Human, i32)) {
    let battle = with(skill);
    for n in [0, 1, most] {
        assert_eq!(flaw(&battle, |it| set(it, n)), None, "{field} {n}");
    }
    let said = flaw(&battle, |it| set(it, most + 1)).unwrap_or_default();
    assert!(said.contains(&format!("humans/0/turn/{field}")), "{said}");
    assert!(said.contains(&most.to_string()), "what would be right: {said}");
}

#[test]
fn the_ap_of_the_snappy_go_as_far_as_the_rules_can_count() {
    limited(Skill::Snappy, "ap_not_for_movement", 40, |it, n| it.turn.ap_not_for_movement = n as u8);
    limited(Skill::Snappy, "ap", 40, |it, n| it.turn.ap = n as u8);
    let both = flaw(&with(Skill::Snappy), |it| {
        (it.turn.ap, it.turn.ap_not_for_movement) = (40, 40);
        it.turn.used.push(Skill::Snappy);
    });
    assert_eq!(both, None);
}

#[test]
fn the_steps_of_the_quick_go_as_far_as_two_of_them() {
    limited(Skill::Quick, "paid_mm", 100, |it, n| it.turn.paid_mm = n as i16);
    assert!(flaw(&with(Skill::Quick), |it| it.turn.paid_mm = -1).is_some());
}

#[test]
fn whatever_the_quick_come_to_in_play_is_accepted() {
    // All of the last step but a millimetre is left when the one of the skill is added.
    for left in [0, 1, 49] {
        let mut battle = with(Skill::Quick);
        let turn = &mut battle.arrange().humans[0].turn;
        (turn.ap, turn.ap_on_movement, turn.ap_on_plain_moves, turn.paid_mm) = (0, 4, 4, left);
        acts(&mut battle, 0, &[], &["use Quick"]);
        assert_eq!(battle.humans[0].turn.paid_mm, left + 50);
        assert_eq!(Dwa::check(&battle).map_err(|it| it.to_string()), Ok(()));
    }
}

#[test]
fn an_obstacle_that_is_crossed_more_often_than_anybody_could_is_refused() {
    let (_, text) = dwa::setup::scenarios()[0];
    let battle = dwa::setup::scenario::Scenario::read(text).unwrap().battle();
    let with = |crossing: u8| {
        let mut position = serde_json::to_value(&battle).unwrap();
        position["scene"]["ground"]["pieces"][0]["crossing"] = crossing.into();
        let battle: Battle = serde_json::from_value(position).unwrap();
        Dwa::check(&battle).err().map(|it| it.to_string())
    };
    assert_eq!(with(10), None);
    let said = with(11).unwrap();
    assert!(said.contains("pieces/0/crossing") && said.contains("10"), "{said}");
}

/// A position with one at least of everything that is checked.
const EVERYTHING: &str = r#"{
    "title": "everything", "size": [900, 600], "entry": { "a": 4 }, "last_turn": 9,
    "goal": { "all": [{ "leave": { "humans": 1 } }, { "kill": { "zombies": 2 } }] },
    "begin": { "turn": 3, "phase": "humans", "acting": "Dawson", "humans_at_start": 4 },
    "rules": { "zombies_per_human": 5 },
    "buildings": [{ "name": "shop", "box": [600, 100, 200, 200],
        "openings": [{ "kind": "door", "from": [600, 150], "to": [600, 190], "attacked_turns": 2 }],
        "rooms": [{ "name": "shop", "box": [600, 100, 200, 200] }] }],
    "vehicles": [{ "name": "car", "kind": "car", "at": [200, 500], "facing": 90, "speed_cm": 15, "running": true,
        "driver": "Moss" }],
    "humans": [
        { "name": "Dawson", "at": [300, 300], "weapons": [{ "weapon": "pistol", "loaded": 5 }, { "weapon": "bow" }],
          "in_hand": [0], "turn": { "ap": 2, "fired_at": ["biter", "Moss"] } },
        { "name": "Moss", "vehicle": "car" },
        { "name": "Reed", "at": [400, 400], "life": { "eliminated": { "turn": 1 } } },
        { "name": "Stone", "at": [450, 450], "life": { "eliminated": { "turn": 1 } } }
    ],
    "zombies": [
        { "name": "biter", "at": [270, 280], "goal": { "human": "Dawson" }, "prey": "Dawson" },
        { "at": [500, 500], "was": "Reed", "goal": { "wander": 45 } },
        { "at": [450, 100], "goal": { "noise": { "at": [10, 20], "heard": 3 } } }
    ],
    "lying": [{ "at": [100, 100], "what": { "weapon": { "weapon": "pistol", "loaded": 1 } } },
        { "at": [100, 100], "what": { "ammo": { "clips": 1 } } }],
    "noises": [{ "at": [10, 20], "turn": 2 }]
}"#;

/// Every number of a position, and whatever might be one, by the way to it.
fn numbers(value: &Value, at: &str, all: &mut Vec<String>) {
    match value {
        Value::Null | Value::Number(_) => all.push(at.to_owned()),
        Value::Array(these) => {
            these.iter().enumerate().for_each(|(i, it)| numbers(it, &format!("{at}/{i}"), all));
        }
        Value::Object(these) => these.iter().for_each(|(name, it)| numbers(it, &format!("{at}/{name}"), all)),
        Value::Bool(_) | Value::String(_) => (),
    }
}

/// The position with a number as large, or as small, as its type lets it be; none if nothing there is a number.
fn at_its_end(position: &Value, at: &str, ends: &[i64]) -> Option<Battle> {
    ends.iter().find_map(|&end| {
        let mut changed = position.clone();
        *changed.pointer_mut(at).unwrap() = end.into();
        serde_json::from_value(changed).ok()
    })
}

/// The ways to the numbers that no check bounds at these ends, with stars for the numbers in lists.
fn unbounded(ends: &[i64]) -> BTreeSet<String> {
    let battle = dwa::setup::scenario::Scenario::read(EVERYTHING).unwrap().battle();
    assert_eq!(Dwa::check(&battle).map_err(|it| it.to_string()), Ok(()));
    let position = serde_json::to_value(&battle).unwrap();
    let mut all = Vec::new();
    numbers(&position, "", &mut all);
    let dynamic = all.iter().filter(|it| !it.starts_with("/scene/ground"));
    let open = dynamic
        .filter(|it| at_its_end(&position, it, ends).is_some_and(|battle| Dwa::check(&battle).is_ok()));
    let starred = |it: &String| {
        let parts = it.split('/').skip(1).map(|it| if it.parse::<u8>().is_ok() { "*" } else { it });
        parts.collect::<Vec<_>>().join("/")
    };
    open.map(starred).collect()
}

#[test]
fn every_number_of_a_position_has_its_ends_but_for_those_that_nothing_is_looked_up_by() {
    let large = unbounded(&[i64::from(u32::MAX), i64::from(i32::MAX), 65_535, 32_767, 255, 127]);
    let counted = ["arrows", "belts", "clips", "shells"];
    let counted =
        counted.iter().flat_map(|it| ["humans/*/ammo", "lying/*/what/ammo"].map(|at| format!("{at}/{it}")));
    let others = [
        // Switches of one bit each.
        "humans/*/turn/compelled",
        "humans/*/weapons/*/pieces",
        "lying/*/what/weapon/pieces",
        "scene/rooms/*/building",
    ];
    assert_eq!(large, counted.chain(others.map(str::to_owned)).collect());
    let small = unbounded(&[i64::from(i32::MIN), -32_768, -128]);
    assert_eq!(small, BTreeSet::new());
}
