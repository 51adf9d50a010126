//! Wounds on the board (12.5).
use crate::board::{board, human};
use crate::steps::{roll, roll_and_answer};
use dwa::{
    battle::{
        Battle,
        change::{self, By, Cause},
        figure::Life,
        wound,
    },
    rule,
    table::{quirk::Quirk, skill::Skill},
};
use kernel::{Answer, Proof};

fn wounded(n: u8, cause: Cause) -> Battle {
    let mut battle = board().human("Dawson", 600, 600).done();
    hurt(&mut battle, n, cause);
    battle
}

fn hurt(battle: &mut Battle, n: u8, cause: Cause) {
    roll(&[], |play| change::wound(battle, play, rule!("dwa.zombie.attack-roll"), 0, n, cause, By::NOBODY));
}

fn test(battle: &mut Battle, faces: &[u16]) {
    roll(faces, |play| wound::test_all(battle, play).unwrap());
}

#[test]
fn wounds_add_up_and_are_tested_together() {
    let _accumulate = Proof::of(rule!("dwa.wound.accumulate")).facts([1, 2]);
    let _test = Proof::of(rule!("dwa.wound.test")).facts([4]);
    let mut battle = wounded(1, Cause::ZombieAttack);
    hurt(&mut battle, 2, Cause::Other);
    assert_eq!((battle.humans[0].wounds, battle.humans[0].untested), (3, 3));
    test(&mut battle, &[3]);
    assert!(battle.humans[0].is_alive());
    hurt(&mut battle, 1, Cause::Other);
    test(&mut battle, &[3]);
    assert_eq!(battle.humans[0].life, Life::Eliminated { turn: 1 });
}

#[test]
fn the_die_must_reach_the_number_of_wounds() {
    let _test = Proof::of(rule!("dwa.wound.test")).facts([1, 2, 3, 5, 7]);
    let _proof = Proof::of(rule!("dwa.ruling.wound-variant"));
    for (wounds, die, alive) in [(1, 1, true), (2, 1, false), (6, 6, true), (7, 6, false)] {
        let mut battle = wounded(wounds, Cause::Other);
        test(&mut battle, &[die]);
        assert_eq!(battle.humans[0].is_alive(), alive, "{wounds} {die}");
    }
}

#[test]
fn old_wounds_are_not_tested_again() {
    let _proof = Proof::of(rule!("dwa.wound.no-new-wound")).facts([1]);
    let mut battle = wounded(2, Cause::Other);
    test(&mut battle, &[2]);
    test(&mut battle, &[]);
    assert_eq!((battle.humans[0].wounds, battle.humans[0].untested), (2, 0));
}

#[test]
fn somebody_tough_rolls_again_if_a_zombie_hurt_him() {
    let _proof = Proof::of(rule!("dwa.skill.tough"));
    let tough = |cause| {
        let mut battle = wounded(2, cause);
        battle.rules.skills = true;
        battle.arrange().humans[0].skills.push(Skill::Tough);
        battle
    };
    for (yes, faces, alive) in [(true, &[1, 2][..], true), (true, &[1, 1], false), (false, &[1], false)] {
        let mut bitten = tough(Cause::ZombieAttack);
        roll_and_answer(faces, [Answer::YesNo(yes)], |play| wound::test_all(&mut bitten, play).unwrap());
        assert_eq!(bitten.humans[0].is_alive(), alive, "{yes} {faces:?}");
    }
    let mut shot = tough(Cause::Other);
    test(&mut shot, &[1]);
    assert!(!shot.humans[0].is_alive());
}

#[test]
fn a_psycho_near_by_makes_one_wound_deadly_where_quirks_are_in_use() {
    let _proof = Proof::of(rule!("dwa.ruling.wound-timing"));
    for (x, in_use, alive) in [(725, true, false), (726, true, true), (725, false, true)] {
        let mut battle = wounded(1, Cause::Other);
        battle.arrange().humans.push(human("psycho", x, 600));
        battle.arrange().humans[1].quirks.push(Quirk::Psycho);
        battle.rules.quirks = in_use;
        test(&mut battle, &[1]);
        assert_eq!(battle.humans[0].is_alive(), alive, "{x} {in_use}");
    }
}
