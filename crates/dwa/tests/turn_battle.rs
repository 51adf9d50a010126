//! The sequence of the turn (8).
use crate::board::{Board, acting::says, board, h, z};
use crate::steps::roll;
use dwa::{
    battle::{
        Phase,
        change::{self, By, Cause},
        figure::Life,
        turn,
    },
    rule,
};
use kernel::{Event, Flow, Play, Proof, RuleId, What, scripted};

fn first(journal: &[Event], rule: RuleId) -> usize {
    journal.iter().position(|it| it.rule == rule && matches!(it.what, What::Rolled { .. })).unwrap()
}

/// Lawless died last turn, Dawson has two new wounds and a zombie near him.
fn after_a_bad_turn() -> Board {
    board().human("Dawson", 600, 600).human("Lawless", 900, 900).zombie(680, 600).with(|it| {
        it.arrange().humans[1].wounds = 5;
        roll(&[], |play| {
            change::eliminate(it, play, rule!("dwa.wound.test"), h(1), By::NOBODY);
            change::wound(it, play, rule!("dwa.zombie.attack-roll"), 0, 2, Cause::ZombieAttack, By::NOBODY);
        });
        it.turn = 2;
        it.phase = Phase::Arrivals;
        it.scene = std::sync::Arc::new(dwa::battle::Scene { last_turn: Some(3), ..(*it.scene).clone() });
    })
}

#[test]
fn phase_one_goes_from_fear_to_zombification_to_wounds_each_taking_effect_at_once() {
    let _proof = Proof::of_all(&[
        rule!("dwa.turn.test-order"),
        rule!("dwa.turn.test-phase"),
        rule!("dwa.ruling.phase-one-order"),
    ]);
    let mut battle = after_a_bad_turn().scene(|it| it.entry.b = true).done();
    let faces = [1, 1, /* fear */ 6, 6, /* turns */ 1, /* wounds */ 2];
    roll(&faces, |play| {
        while !matches!(battle.phase, Phase::Humans { .. }) {
            turn::step(&mut battle, play).unwrap();
        }
        let order = [
            rule!("dwa.zombie.enter-b"),
            rule!("dwa.fear.test"),
            rule!("dwa.zombification.test"),
            rule!("dwa.wound.test"),
        ]
        .map(|it| first(play.journal(), it));
        assert!(order.is_sorted(), "{order:?}");
    });
    assert!(battle.humans[0].turn.afraid && battle.humans[0].is_alive());
    assert_eq!(battle.humans[1].life, Life::Turned { zombie: 1 });
}

#[test]
fn a_turn_is_tests_then_humans_then_zombies_and_then_the_next() {
    let _proof = Proof::of(rule!("dwa.turn.phases"));
    let board = board().human("Dawson", 600, 600).scene(|it| it.last_turn = Some(2));
    let mut battle = board.with(|it| (it.turn, it.phase) = (0, Phase::Setup)).done();
    let (mut dice, mut done) = (scripted(&[]), says(&["done", "done"]));
    let mut play = Play::new(Vec::new(), &mut dice, &mut done);
    let mut phases = Vec::new();
    while turn::step(&mut battle, &mut play).unwrap() == Flow::Goes {
        phases.push((battle.turn, battle.phase));
    }
    phases.retain(|it| it.1 != Phase::Humans { acting: Some(0) });
    phases.dedup();
    let turn = |n: u16| {
        [
            Phase::Arrivals,
            Phase::Burning,
            Phase::Minds,
            Phase::Fear,
            Phase::Zombification,
            Phase::Wounds,
            Phase::Humans { acting: None },
            Phase::ZombiesStandUp,
            Phase::ZombiesMove,
            Phase::ZombiesAttack,
            Phase::Doors,
            Phase::ZombiesFire,
            Phase::End,
        ]
        .map(|it| (n, it))
    };
    assert_eq!(phases, [turn(1), turn(2)].concat());
}

#[test]
fn all_zombies_move_before_the_first_attacks() {
    let _proof = Proof::of(rule!("dwa.turn.zombie-activation"));
    let mut battle = board()
        .human("Dawson", 600, 600)
        .zombie(626, 600)
        .zombie(480, 600)
        .with(|it| it.phase = Phase::ZombiesStandUp)
        .done();
    roll(&[5, 5, 5], |play| {
        while battle.phase != Phase::End {
            turn::step(&mut battle, play).unwrap();
        }
    });
    assert!(battle.in_contact(h(0), z(1)));
    assert_eq!(battle.humans[0].wounds, 3);
}
