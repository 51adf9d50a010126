//! What zombies smell, see and hear (15.1.3, 15.1.3.2).
use crate::board::{board, board_on};
use crate::steps::{at, table, wall, zombies_move};
use dwa::{
    battle::{Battle, Noise, figure::Goal},
    rule,
};
use kernel::Proof;

fn noise(battle: &mut Battle, x: i32, y: i32, turn: u16) {
    battle.noises.push(Noise { at: at(x, y), turn, by: None });
}

#[test]
fn a_human_is_smelled_through_a_wall_at_20_cm_and_not_a_millimetre_farther() {
    let _proof = Proof::of(rule!("dwa.zombie.smell")).facts([1, 2]);
    let high = || table(vec![wall("wall", &[(300, 590), (900, 590)])]);
    let mut near = board_on(high()).human("Dawson", 600, 700).zombie(600, 475).done();
    zombies_move(&mut near, &[]);
    assert_eq!(near.zombies[0].goal, Goal::Human(0));
    let mut far = board_on(high()).human("Dawson", 600, 700).zombie(600, 474).done();
    zombies_move(&mut far, &[90]);
    assert_eq!(far.zombies[0].goal, Goal::Wander(90));
    assert_eq!(far.zombies[0].at, at(700, 474));
}

#[test]
fn a_human_is_seen_at_40_cm_and_not_a_millimetre_farther() {
    let _proof = Proof::of(rule!("dwa.zombie.sight")).facts([1, 3]);
    let mut near = board().human("Dawson", 600, 600).zombie(175, 600).done();
    zombies_move(&mut near, &[]);
    assert_eq!(near.zombies[0].goal, Goal::Human(0));
    assert_eq!(near.zombies[0].at, at(275, 600));
    for facing in [0, 90, 180, 270] {
        let board = board().human("Dawson", 600, 600).zombie(175, 600);
        let mut turned = board.with(|it| it.arrange().zombies[0].facing = facing).done();
        zombies_move(&mut turned, &[]);
        assert_eq!(turned.zombies[0].goal, Goal::Human(0), "facing {facing}");
    }
    let mut far = board().human("Dawson", 600, 600).zombie(174, 600).done();
    zombies_move(&mut far, &[360]);
    assert_eq!(far.zombies[0].goal, Goal::Wander(0));
}

#[test]
fn nobody_is_seen_through_a_wall() {
    let _proof = Proof::of(rule!("dwa.zombie.sight")).facts([2]);
    let high = table(vec![wall("wall", &[(300, 450), (900, 450)])]);
    let mut battle = board_on(high).human("Dawson", 600, 600).zombie(600, 300).done();
    zombies_move(&mut battle, &[360]);
    assert_eq!(battle.zombies[0].goal, Goal::Wander(0));
    let mut open = board().human("Dawson", 600, 600).zombie(600, 300).done();
    zombies_move(&mut open, &[]);
    assert_eq!(open.zombies[0].goal, Goal::Human(0));
}

#[test]
fn a_smelled_human_comes_before_a_sound_and_so_does_a_seen_one() {
    let _proof = Proof::of(rule!("dwa.zombie.sense-order")).facts([3]);
    for x in [800, 950] {
        let mut battle = board().human("Dawson", x, 600).zombie(600, 600).done();
        noise(&mut battle, 500, 600, 1);
        zombies_move(&mut battle, &[]);
        assert_eq!(battle.zombies[0].goal, Goal::Human(0));
        assert_eq!(battle.zombies[0].at, at(700, 600));
    }
}

#[test]
fn a_smelled_human_comes_before_one_who_is_only_seen() {
    let _proof = Proof::of(rule!("dwa.zombie.sense-order")).facts([1, 2]);
    let high = table(vec![wall("wall", &[(500, 700), (900, 700)])]);
    let mut battle =
        board_on(high).human("seen", 600, 374).human("smelled", 600, 825).zombie(600, 600).done();
    zombies_move(&mut battle, &[]);
    assert_eq!(battle.zombies[0].goal, Goal::Human(1), "20 cm behind a wall before 20.1 cm in the open");
    battle.arrange().humans[1].at = at(600, 1100);
    battle.arrange().zombies[0].at = at(600, 600);
    zombies_move(&mut battle, &[]);
    assert_eq!(battle.zombies[0].goal, Goal::Human(0));
}

#[test]
fn the_latest_sound_is_heard_at_any_distance_and_of_several_the_closest() {
    let _proof = Proof::of(rule!("dwa.zombie.hearing")).facts([1, 5]);
    let mut battle = board().zombie(100, 600).with(|it| it.turn = 3).done();
    noise(&mut battle, 100, 500, 2);
    noise(&mut battle, 1150, 600, 3);
    noise(&mut battle, 100, 1150, 3);
    zombies_move(&mut battle, &[]);
    assert_eq!(battle.zombies[0].goal, Goal::Noise { at: (100, 1150), heard: 2 });
    assert_eq!(battle.zombies[0].at, at(100, 700));
}

#[test]
fn a_sound_is_gone_after_until_5_cm_from_it_and_then_forgotten() {
    let _hearing = Proof::of(rule!("dwa.zombie.hearing")).facts([6, 9]);
    let _proof = Proof::of(rule!("dwa.ruling.noise"));
    let mut battle = board().zombie(100, 600).done();
    noise(&mut battle, 262, 600, 1);
    zombies_move(&mut battle, &[]);
    assert_eq!(
        battle.zombies[0].at,
        at(200, 600),
        "5 cm from the edge of its base to the place, rounded up from 49.5"
    );
    zombies_move(&mut battle, &[360]);
    assert_eq!(battle.zombies[0].goal, Goal::Wander(0), "nobody is there");
    zombies_move(&mut battle, &[]);
    assert_eq!(battle.zombies[0].goal, Goal::Wander(0), "the old sound does not call it back");
    noise(&mut battle, 1100, 600, 2);
    zombies_move(&mut battle, &[]);
    assert_eq!(battle.zombies[0].goal, Goal::Noise { at: (1100, 600), heard: 1 });
}

#[test]
fn a_sound_stays_the_goal_for_turns_and_is_reached_5_cm_off() {
    let _proof = Proof::of(rule!("dwa.zombie.hearing")).facts([6]);
    let goal = |x: i32| {
        let mut battle = board().zombie(100, 600).done();
        noise(&mut battle, x, 600, 1);
        zombies_move(&mut battle, &[]);
        zombies_move(&mut battle, &[]);
        battle.zombies[0].goal
    };
    assert_eq!(goal(800), Goal::Noise { at: (800, 600), heard: 0 }, "it does not forget it");
    // After its first 10 cm the edge of its base is 50.5 mm, rounded 51, from the second place.
    assert_eq!(goal(263), Goal::Noise { at: (263, 600), heard: 0 });
}

#[test]
fn a_human_on_the_way_makes_it_forget_the_sound() {
    let mut battle = board().human("Dawson", 600, 600).zombie(400, 600).done();
    noise(&mut battle, 100, 600, 1);
    zombies_move(&mut battle, &[]);
    assert_eq!(battle.zombies[0].goal, Goal::Human(0));
}

#[test]
fn a_zombie_that_smells_somebody_calls_those_within_40_cm_and_they_call_nobody() {
    let _proof = Proof::of(rule!("dwa.zombie.moan")).facts([1, 2, 3, 5, 6]);
    // The caller smells Dawson; the second is 40 cm from the caller, the third 40 cm from the second only.
    let street = || board().human("Dawson", 1100, 600).zombie(900, 600).zombie(475, 600).zombie(50, 600);
    let mut called = street().rules(|it| it.moan = true).done();
    zombies_move(&mut called, &[180]);
    assert_eq!(called.zombies[1].goal, Goal::Human(0));
    assert_eq!(called.zombies[1].at, at(575, 600));
    assert_eq!(called.zombies[2].goal, Goal::Wander(180));
    let mut silent = street().done();
    zombies_move(&mut silent, &[360, 180]);
    assert_eq!(silent.zombies[1].goal, Goal::Wander(0));
    let mut beyond = street().rules(|it| it.moan = true).done();
    beyond.arrange().zombies[1].at = at(474, 600);
    zombies_move(&mut beyond, &[360, 180]);
    assert_eq!(beyond.zombies[1].goal, Goal::Wander(0));
}

#[test]
fn what_it_smells_itself_comes_before_a_call() {
    let _moan = Proof::of(rule!("dwa.zombie.moan")).facts([4]);
    let _proof = Proof::of(rule!("dwa.ruling.moan"));
    let street = || {
        let board = board().human("Dawson", 1100, 600).zombie(900, 600).zombie(475, 600);
        board.rules(|it| it.moan = true)
    };
    let mut called = street().done();
    zombies_move(&mut called, &[]);
    assert_eq!(called.zombies[1].goal, Goal::Human(0));
    let mut battle = street().human("Lawless", 400, 800).done();
    zombies_move(&mut battle, &[]);
    assert_eq!(battle.zombies[1].goal, Goal::Human(1));
}

#[test]
fn of_two_humans_equally_close_one_is_drawn() {
    let _move = Proof::of(rule!("dwa.zombie.move")).facts([3]);
    let _proof = Proof::of(rule!("dwa.ruling.zombie-target-choice"));
    for (die, x) in [(1, 500), (2, 700)] {
        let mut battle = board().human("west", 450, 600).human("east", 750, 600).zombie(600, 600).done();
        zombies_move(&mut battle, &[die, 1]);
        assert_eq!(battle.zombies[0].at, at(x, 600));
    }
}

#[test]
fn the_closest_human_is_the_goal() {
    let _sense_order = Proof::of(rule!("dwa.zombie.sense-order")).facts([4]);
    let _proof = Proof::of(rule!("dwa.ruling.senses"));
    let mut battle = board().human("far", 450, 600).human("near", 749, 600).zombie(600, 600).done();
    zombies_move(&mut battle, &[1]);
    assert_eq!(battle.zombies[0].goal, Goal::Human(1));
}

#[test]
fn a_call_comes_before_a_sound_and_nobody_calls_himself() {
    let _proof = Proof::of(rule!("dwa.ruling.moan"));
    // The first hears a sound 30 cm away; the second sees Dawson and calls it to him, who is farther off.
    let street = || board().human("Dawson", 1000, 600).zombie(400, 600).zombie(700, 600);
    let mut called = street().rules(|it| it.moan = true).done();
    noise(&mut called, 400, 912, 1);
    zombies_move(&mut called, &[]);
    assert_eq!((called.zombies[0].goal, called.zombies[0].at), (Goal::Human(0), at(500, 600)));
    let mut silent = street().done();
    noise(&mut silent, 400, 912, 1);
    zombies_move(&mut silent, &[]);
    assert_eq!(silent.zombies[0].at, at(400, 700));
}

#[test]
fn a_call_to_a_sound_comes_after_its_own() {
    let _proof = Proof::of(rule!("dwa.ruling.moan"));
    let street = board().human("Dawson", 100, 100).zombie(800, 800).zombie(1000, 800);
    let mut battle = street.rules(|it| it.moan = true).done();
    noise(&mut battle, 600, 800, 1);
    noise(&mut battle, 1150, 800, 1);
    zombies_move(&mut battle, &[]);
    assert_eq!([battle.zombies[0].at, battle.zombies[1].at], [at(700, 800), at(1100, 800)]);
}

#[test]
fn a_call_to_a_human_comes_before_a_call_to_a_nearer_sound() {
    let _moan = Proof::of(rule!("dwa.zombie.moan")).facts([7, 8]);
    let _proof = Proof::of(rule!("dwa.ruling.moan"));
    // The first has been after the sound before; the second goes for it, the third sees Dawson.
    let street = || board().human("Dawson", 1100, 600).zombie(500, 600).zombie(400, 600);
    let mut sound = street().rules(|it| it.moan = true).done();
    noise(&mut sound, 200, 600, 1);
    sound.arrange().zombies[0].heard = 1;
    let mut human = sound.clone();
    zombies_move(&mut sound, &[]);
    assert_eq!(sound.zombies[0].goal, Goal::Noise { at: (200, 600), heard: 0 });
    let other = dwa::battle::Zombie { at: at(800, 600), ..human.zombies[0] };
    human.arrange().zombies.push(other);
    zombies_move(&mut human, &[]);
    assert_eq!(human.zombies[0].goal, Goal::Human(0));
}

#[test]
fn who_follows_a_call_to_a_sound_does_not_turn_back_to_where_it_found_nobody() {
    let street = board().human("Dawson", 100, 100).zombie(800, 800).zombie(1000, 800);
    let mut battle = street.rules(|it| it.moan = true).done();
    noise(&mut battle, 840, 800, 1);
    noise(&mut battle, 1150, 800, 1);
    zombies_move(&mut battle, &[]);
    assert_eq!(battle.zombies[0].at, at(900, 800));
    zombies_move(&mut battle, &[90]);
    assert_eq!(battle.zombies[0].at, at(1000, 800));
}
