//! Challenges (3.2.3).

use crate::board::{Board, at, board, p};
use crate::turn_in_words::{activate, begin, can, play_on, refused};
use atzr::{
    battle::{Battle, State, turn::can_act},
    printed::Attribute,
    rule,
};
use kernel::Proof;

const TRY: &str = "Try something else (a Challenge)";
const TOLD: &str = "If it succeeds: what you have agreed on";
const FORFEITS: &str = "If it fails: they forfeit their next activation";

fn active(board: Board) -> Battle {
    let mut battle = board.done();
    activate(&mut battle, p(0));
    battle
}

#[test]
fn a_star_or_somebody_with_one_may_try_and_it_is_his_action() {
    let _proof = Proof::of(rule!("atzr.challenge.define")).facts([1]);
    let with = |hex: &str| active(board().grunt("Ines", 4, "0806").star("Ray", 5, hex));
    assert!(can(&with("0807"), TRY) && !can(&with("0808"), TRY));
    let mut battle = with("0807");
    play_on(&mut battle, &[1, 1], &[TRY, "Average", TOLD, FORFEITS]);
    assert_eq!(refused(&battle, "Move fast"), Some(rule!("atzr.action.list")));
    assert!(can(&battle, "Go to 0805"));
}

#[test]
fn failure_costs_the_next_activation_and_only_that() {
    let _proof = Proof::of(rule!("atzr.challenge.define")).facts([3]);
    let mut battle = active(board().star("Ray", 5, "0806"));
    play_on(&mut battle, &[6, 6], &[TRY, "Average", TOLD, FORFEITS]);
    assert!(battle.people[0].deeds.forfeits);
    begin(&mut battle, 6);
    assert!(battle.people[0].deeds.forfeits, "an activation he has not is not forfeited");
    begin(&mut battle, 5);
    assert!(!can_act(&battle, p(0)));
    begin(&mut battle, 5);
    assert!(can_act(&battle, p(0)));
}

#[test]
fn with_one_die_passed_he_tries_again_or_withdraws_without_harm() {
    let _proof = Proof::of(rule!("atzr.challenge.test")).facts([3]);
    let _retake = Proof::of(rule!("atzr.challenge.retake")).facts([1]);
    let take = |faces: &[u16], again: &str| {
        let mut battle = active(board().star("Ray", 4, "0806"));
        play_on(&mut battle, faces, &[TRY, "Average", TOLD, FORFEITS, again]);
        battle.people[0].deeds.forfeits
    };
    assert!(!take(&[4, 5], "no"));
    assert!(take(&[4, 5, 4, 5], "yes"));
    assert!(!take(&[4, 5, 4, 4], "yes"));
}

#[test]
fn easy_and_difficult_move_the_rep_by_one_and_nimble_feet_help() {
    let _proof = Proof::of(rule!("atzr.challenge.test")).facts([1]);
    let fails = |how: &str, faces: &[u16]| {
        let board = board().star("Ray", 4, "0806").last(|it| it.attributes.push(Attribute::Agile));
        let mut battle = active(board);
        play_on(&mut battle, faces, &[TRY, how, TOLD, FORFEITS]);
        battle.people[0].deeds.forfeits
    };
    assert!(!fails("Easy", &[5, 5]) && fails("Average", &[5, 5]));
    assert!(!fails("Average", &[4, 4]) && fails("Difficult", &[4, 4]));
    assert!(!fails("Average, a test of agility", &[5, 5]));
}

#[test]
fn what_success_and_failure_do_is_agreed_beforehand() {
    let _proof = Proof::of(rule!("atzr.challenge.define"));
    // Over the wall of the school, from 1210 into 1209.
    let mut battle = active(board().star("Ray", 5, "1210"));
    let walls = refused(&battle, "Go to 1209, into a building");
    assert_eq!(walls, Some(rule!("atzr.building.multi-hex-access")));
    let across = "If it succeeds: they get into a neighbouring hex, whatever is in the way";
    play_on(&mut battle, &[1, 1], &[TRY, "Difficult", across, FORFEITS, "Into 1209"]);
    assert_eq!(battle.people[0].at, at("1209"));
    let mut battle = active(board().star("Ray", 5, "0806").grunt("Ines", 4, "1206"));
    play_on(&mut battle, &[6, 6], &[TRY, "Average", TOLD, "If it fails: they are Out of the Fight"]);
    assert_eq!((battle.people[0].state, battle.people[0].deeds.forfeits), (State::OutOfTheFight, false));
}
