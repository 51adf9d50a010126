//! Positions from outside: what skills can bring about is accepted, what nothing can is refused.
use crate::board::{Board, acting::acts, board};
use dwa::{
    battle::{Battle, Dwa, Human},
    table::skill::Skill,
};
use kernel::Book;

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
