//! Fear and morale on the board (13).
use crate::board::{Board, board, h, human};
use crate::steps::{roll, roll_and_answer};
use dwa::{
    battle::{
        Battle,
        change::{self, By},
        fear, zombification,
    },
    rule,
    table::{char::Archetype, quirk::Quirk, skill::Skill},
};
use kernel::{Answer, Proof};

fn test(battle: &mut Battle, faces: &[u16]) {
    roll(faces, |play| fear::test_all(battle, play).unwrap());
}

/// The value that the first human rolls against, and what is added to his dice.
fn value(board: Board) -> (i32, i32) {
    let tests = fear::measure_all(&board.done());
    (tests[0].1.value().total(), tests[0].1.modifiers().total())
}

fn dawson() -> Board {
    board().human("Dawson", 600, 600)
}

#[test]
fn a_zombie_within_10_cm_frightens_and_one_a_millimetre_farther_does_not() {
    let _proof = Proof::of(rule!("dwa.fear.trigger"));
    let mut near = dawson().zombie(725, 600).done();
    test(&mut near, &[4, 5]);
    assert!(!near.humans[0].turn.afraid);
    assert_eq!(near.humans[0].fear_tests, 1);
    let mut far = dawson().zombie(726, 600).done();
    test(&mut far, &[]);
}

#[test]
fn who_fails_pays_double_this_turn() {
    let _proof = Proof::of(rule!("dwa.fear.failure"));
    let mut battle = dawson().zombie(700, 600).done();
    test(&mut battle, &[4, 6]);
    assert!(battle.humans[0].turn.afraid);
    assert_eq!((battle.humans[0].turn.ap, battle.humans[0].deeds.failed_fear_tests), (4, 1));
}

#[test]
fn everybody_near_counts_and_nobody_for_himself() {
    let _proof = Proof::of(rule!("dwa.ruling.fear-who-counts"));
    assert_eq!(value(dawson().zombie(700, 600)), (9, 0));
    assert_eq!(value(dawson().zombie(700, 600).fallen_zombie(600, 700)), (8, 0));
    assert_eq!(value(dawson().zombie(700, 600).human("Lawless", 600, 475)), (10, 0));
    assert_eq!(value(dawson().zombie(700, 600).human("Lawless", 600, 474)), (9, 0));
    let stranger = dwa::battle::Human { member: false, ..human("stranger", 600, 500) };
    assert_eq!(value(dawson().zombie(700, 600).add(stranger)), (9, 0));
    assert_eq!(value(dawson().zombie(700, 600).with(|it| it.arrange().humans[0].wounds = 3)), (6, 0));
    let mut battle = dawson().zombie(700, 600).done();
    test(&mut battle, &[4, 5]);
}

#[test]
fn a_stranger_tests_for_himself_without_the_team() {
    let stranger = dwa::battle::Human { member: false, moral: 7, ..human("stranger", 600, 600) };
    assert_eq!(value(board().add(stranger).human("Lawless", 600, 500).zombie(700, 600)), (6, 0));
}

#[test]
fn archetypes_and_psychos_count_only_where_they_are_in_use() {
    let crowd = || {
        let psycho = human("psycho", 600, 500);
        dawson().add(psycho).zombie(700, 600).with(|it| {
            it.arrange().humans[0].archetype = Archetype::Civilian;
            it.arrange().humans[1].quirks.push(Quirk::Psycho);
        })
    };
    assert_eq!(value(crowd()), (10, 0));
    assert_eq!(value(crowd().rules(|it| (it.archetypes, it.quirks) = (true, true))), (10, 2));
}

#[test]
fn all_test_from_the_same_positions_in_the_order_of_their_ids() {
    let mut battle = dawson().human("Lawless", 600, 650).zombie(700, 625).done();
    test(&mut battle, &[5, 6, 4, 6]);
    assert_eq!([battle.humans[0].turn.afraid, battle.humans[1].turn.afraid], [true, false]);
}

#[test]
fn a_value_of_one_or_less_is_rolled_and_fails() {
    let _proof = Proof::of(rule!("dwa.ruling.fear-limits"));
    let mut battle = dawson().zombie(700, 600).with(|it| it.arrange().humans[0].moral = 2).done();
    test(&mut battle, &[1, 1]);
    assert!(battle.humans[0].turn.afraid);
}

fn dies(battle: &mut Battle, human: u16) {
    roll(&[], |play| change::eliminate(battle, play, rule!("dwa.wound.test"), h(human), By::NOBODY));
}

fn morals(battle: &Battle) -> Vec<i16> {
    battle.humans.iter().map(|it| it.moral).collect()
}

fn squad() -> Board {
    dawson().human("Lawless", 100, 100).human("Ortiz", 200, 100).human("Price", 300, 100)
}

#[test]
fn a_dead_member_costs_every_other_member_two() {
    let _proof = Proof::of(rule!("dwa.fear.team-losses"));
    let mut battle = squad().add(dwa::battle::Human { member: false, ..human("stranger", 50, 50) }).done();
    dies(&mut battle, 0);
    assert_eq!(morals(&battle), [10, 8, 8, 8, 10]);
    dies(&mut battle, 1);
    assert_eq!(morals(&battle)[2..], [6, 6, 10]);
}

#[test]
fn a_dead_stranger_costs_every_member_two() {
    let _proof = Proof::of(rule!("dwa.fear.npc-killed"));
    let mut battle = squad().add(dwa::battle::Human { member: false, ..human("stranger", 50, 50) }).done();
    dies(&mut battle, 4);
    assert_eq!(morals(&battle), [8, 8, 8, 8, 10]);
}

#[test]
fn a_member_who_turns_costs_one_more_where_that_is_in_use() {
    let _proof = Proof::of(rule!("dwa.fear.team-zombified"));
    for (in_use, moral) in [(true, 7), (false, 8)] {
        let mut battle = squad().rules(|it| it.team_zombified = in_use).done();
        battle.arrange().humans[0].wounds = 6;
        dies(&mut battle, 0);
        battle.turn = 2;
        roll(&[1], |play| zombification::test_all(&mut battle, play).unwrap());
        assert_eq!(morals(&battle)[1..], [moral; 3]);
    }
}

#[test]
fn the_last_survivor_is_restored_to_his_full_value_and_loses_no_more() {
    let _proof = Proof::of_all(&[
        rule!("dwa.fear.last-survivor"),
        rule!("dwa.ruling.last-survivor"),
        rule!("dwa.ruling.moral-value"),
    ]);
    let stranger = dwa::battle::Human { member: false, ..human("stranger", 50, 50) };
    let mut battle = dawson().human("Lawless", 100, 100).add(stranger).done();
    battle.arrange().humans[1].full_moral = 12;
    battle.arrange().humans[0].wounds = 6;
    dies(&mut battle, 0);
    assert_eq!(battle.humans[1].moral, 12);
    dies(&mut battle, 2);
    battle.turn = 2;
    roll(&[1, 6], |play| zombification::test_all(&mut battle, play).unwrap());
    assert_eq!(battle.humans[1].moral, 12);
}

#[test]
fn a_human_who_started_alone_is_no_last_survivor() {
    let stranger = dwa::battle::Human { member: false, ..human("stranger", 50, 50) };
    let mut battle = dawson().add(stranger).done();
    dies(&mut battle, 1);
    assert_eq!(battle.humans[0].moral, 8);
}

fn with_skills(skills: &[Skill]) -> Battle {
    let board = dawson().zombie(700, 600).rules(|it| it.skills = true);
    board.with(|it| it.arrange().humans[0].skills.extend_from_slice(skills)).done()
}

fn answer(battle: &mut Battle, faces: &[u16], answers: &[Answer]) {
    roll_and_answer(faces, answers.to_vec(), |play| fear::test_all(battle, play).unwrap());
}

#[test]
fn nerves_of_steel_ignore_the_first_test_of_the_game_only() {
    let _proof = Proof::of(rule!("dwa.skill.nerves-of-steel"));
    let mut battle = with_skills(&[Skill::NervesOfSteel]);
    answer(&mut battle, &[], &[Answer::YesNo(true)]);
    assert!(!battle.humans[0].turn.afraid);
    battle.arrange().humans[0].turn.used.clear();
    answer(&mut battle, &[6, 6], &[]);
    assert!(battle.humans[0].turn.afraid);
}

#[test]
fn cool_helps_the_value_and_fearless_the_dice_but_one_of_them_only() {
    let _proof = Proof::of_all(&[rule!("dwa.skill.cool"), rule!("dwa.skill.fearless")]);
    for (chosen, faces, afraid) in
        [(0, [4, 6], true), (1, [4, 6], false), (1, [5, 6], true), (2, [5, 6], false), (2, [6, 6], true)]
    {
        let mut battle = with_skills(&[Skill::Cool, Skill::Fearless]);
        answer(&mut battle, &faces, &[Answer::One(chosen)]);
        assert_eq!(battle.humans[0].turn.afraid, afraid, "{chosen} {faces:?}");
        assert_eq!(battle.humans[0].turn.used.len(), usize::from(chosen != 0));
    }
}

#[test]
fn motivate_helps_the_others_within_10_cm_and_not_oneself() {
    let _proof = Proof::of(rule!("dwa.skill.motivate"));
    let pair = |x| {
        let board = dawson().human("Lawless", x, 600).zombie(500, 600).rules(|it| it.skills = true);
        board.with(|it| it.arrange().humans[1].skills.push(Skill::Motivate)).done()
    };
    let mut near = pair(725);
    answer(&mut near, &[5, 6], &[Answer::YesNo(true)]);
    assert!(!near.humans[0].turn.afraid, "10 - 1 + 1 for the team + 1");
    let mut far = pair(726);
    answer(&mut far, &[5, 5], &[]);
    assert!(far.humans[0].turn.afraid);
}
