//! Fear and morale on the board (13).
use crate::board::{
    Board,
    acting::{acts, cost, refused},
    board, board_on, h, human,
};
use crate::steps::{at, roll, roll_and_answer, table, wall};
use dwa::{
    battle::{
        Battle, Phase, Zombie,
        change::{self, By},
        fear,
        figure::{Life, Posture},
        turn, zombification,
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
    let _proof = Proof::of(rule!("dwa.fear.trigger")).facts([1, 2]);
    let mut near = dawson().zombie(725, 600).done();
    test(&mut near, &[4, 5]);
    assert!(!near.humans[0].turn.afraid);
    assert_eq!(near.humans[0].fear_tests, 1);
    let mut far = dawson().zombie(726, 600).done();
    test(&mut far, &[]);
}

#[test]
fn fallen_and_unseen_zombies_frighten_too_and_several_call_for_one_test() {
    let _proof = Proof::of(rule!("dwa.fear.trigger")).facts([3, 5]);
    let wall = wall("wall", &[(650, 0), (650, 1200)]);
    let unseen = board_on(table(vec![wall])).human("Dawson", 600, 600).zombie(725, 600);
    for board in [dawson().fallen_zombie(725, 600), unseen, dawson().zombie(500, 600).zombie(700, 600)] {
        let mut battle = board.done();
        test(&mut battle, &[1, 2]);
        assert_eq!(battle.humans[0].fear_tests, 1);
    }
}

#[test]
fn who_fails_pays_double_this_turn() {
    let _proof = Proof::of(rule!("dwa.fear.failure")).facts([1, 2, 3, 5]);
    let mut battle = dawson().zombie(700, 600).done();
    test(&mut battle, &[4, 6]);
    assert!(battle.humans[0].turn.afraid);
    assert_eq!((battle.humans[0].turn.ap, battle.humans[0].deeds.failed_fear_tests), (4, 1));
    let prices = |it: &Battle| ["walk", "lie down", "turn"].map(|deed| cost(it, 0, deed));
    assert_eq!(prices(&battle), [Some(2), Some(2), Some(0)]);
    let mut stands = battle.clone();
    acts(&mut stands, 0, &[], &["lie down"]);
    assert_eq!(stands.humans[0].turn.ap, 2);
    assert_eq!(refused(&stands, 0, "stand up"), Some(rule!("dwa.ap.complete-in-turn")), "4 AP");
    battle.phase = Phase::End;
    roll(&[], |play| turn::step(&mut battle, play).unwrap());
    assert_eq!(prices(&battle), [Some(1), Some(1), Some(0)], "the next turn is a new one");
}

#[test]
fn everybody_near_counts_and_nobody_for_himself() {
    let _modifiers = Proof::of(rule!("dwa.fear.modifiers")).facts([1, 2, 3, 4]);
    let _proof = Proof::of(rule!("dwa.ruling.fear-who-counts"));
    assert_eq!(value(dawson().zombie(700, 600)), (9, 0));
    assert_eq!(value(dawson().zombie(700, 600).fallen_zombie(600, 700)), (8, 0));
    assert_eq!(value(dawson().zombie(700, 600).human("Lawless", 600, 475)), (10, 0));
    assert_eq!(value(dawson().zombie(700, 600).human("Lawless", 600, 474)), (9, 0));
    let stranger = dwa::battle::Human { member: false, ..human("stranger", 600, 500) };
    assert_eq!(value(dawson().zombie(700, 600).add(stranger)), (9, 0));
    assert_eq!(value(dawson().zombie(700, 600).with(|it| it.arrange().humans[0].wounds = 3)), (6, 0));
    let pair = || dawson().zombie(700, 600).human("Lawless", 600, 500).human("Ortiz", 600, 700);
    assert_eq!(value(pair()), (11, 0), "each of them counts");
    let lies = pair().with(|it| it.arrange().humans[1].posture = Posture::Fallen);
    assert_eq!(value(lies), (11, 0), "who lies there counts");
    let dead = pair().with(|it| it.arrange().humans[1].life = Life::Eliminated { turn: 1 });
    assert_eq!(value(dead), (10, 0), "and who is dead does not");
    let mut battle = dawson().zombie(700, 600).done();
    test(&mut battle, &[4, 5]);
}

#[test]
fn a_stranger_tests_for_himself_without_the_team() {
    let _proof = Proof::of(rule!("dwa.fear.trigger")).facts([4]);
    let stranger = dwa::battle::Human { member: false, moral: 7, ..human("stranger", 600, 600) };
    let near = || board().add(stranger.clone()).human("Lawless", 600, 500).zombie(700, 600);
    assert_eq!(value(near()), (6, 0));
    let mut battle = near().done();
    test(&mut battle, &[3, 4]);
    assert!(battle.humans[0].turn.afraid);
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
    let _proof = Proof::of(rule!("dwa.fear.modifiers")).facts([5]);
    let mut battle = dawson().human("Lawless", 600, 650).zombie(700, 625).done();
    test(&mut battle, &[5, 6, 4, 6]);
    assert_eq!([battle.humans[0].turn.afraid, battle.humans[1].turn.afraid], [true, false]);
}

#[test]
fn a_value_of_one_or_less_is_rolled_and_fails() {
    let _test = Proof::of(rule!("dwa.fear.test")).facts([3]);
    let _proof = Proof::of(rule!("dwa.ruling.fear-limits"));
    let mut battle = dawson().zombie(700, 600).with(|it| it.arrange().humans[0].moral = 2).done();
    test(&mut battle, &[1, 1]);
    assert!(battle.humans[0].turn.afraid);
    let mut bold = dawson().zombie(700, 600).with(|it| it.arrange().humans[0].moral = 13).done();
    test(&mut bold, &[6, 6]);
    assert!(!bold.humans[0].turn.afraid, "what cannot fail is rolled as well");
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
    let _proof = Proof::of(rule!("dwa.fear.team-losses")).facts([1, 3]);
    let mut battle = squad().add(dwa::battle::Human { member: false, ..human("stranger", 50, 50) }).done();
    dies(&mut battle, 0);
    assert_eq!(morals(&battle), [10, 8, 8, 8, 10]);
    dies(&mut battle, 1);
    assert_eq!(morals(&battle)[2..], [6, 6, 10]);
}

#[test]
fn a_dead_stranger_costs_every_member_two() {
    let _proof = Proof::of(rule!("dwa.fear.npc-killed")).facts([1]);
    let mut battle = squad().add(dwa::battle::Human { member: false, ..human("stranger", 50, 50) }).done();
    dies(&mut battle, 4);
    assert_eq!(morals(&battle), [8, 8, 8, 8, 10]);
}

#[test]
fn a_member_who_turns_costs_one_more_where_that_is_in_use() {
    let _proof = Proof::of(rule!("dwa.fear.team-zombified")).facts([1, 2, 3]);
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
    let _last_survivor = Proof::of(rule!("dwa.fear.last-survivor")).facts([1, 2, 3, 5]);
    let _proof = Proof::of_all(&[rule!("dwa.ruling.last-survivor"), rule!("dwa.ruling.moral-value")]);
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
    battle.arrange().zombies.push(Zombie::new(at(100, 200)));
    let tests = fear::measure_all(&battle);
    assert_eq!(tests[0].1.value().total(), 11, "what is near him counts as ever");
}

#[test]
fn a_human_who_started_alone_is_no_last_survivor() {
    let _proof = Proof::of(rule!("dwa.fear.last-survivor")).facts([4]);
    let stranger = dwa::battle::Human { member: false, ..human("stranger", 50, 50) };
    let mut battle = dawson().add(stranger.clone()).done();
    dies(&mut battle, 1);
    assert_eq!(battle.humans[0].moral, 8);
    let mut pair = dawson().human("Lawless", 100, 100).add(stranger).done();
    pair.arrange().humans[0].moral = 3;
    dies(&mut pair, 2);
    assert_eq!(pair.humans[0].moral, 1, "there are two of them still");
    dies(&mut pair, 1);
    assert_eq!(pair.humans[0].moral, 10);
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
    let _proof = Proof::of(rule!("dwa.skill.nerves-of-steel")).facts([1]);
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
    let _proof = Proof::of(rule!("dwa.skill.motivate")).facts([1, 3]);
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
