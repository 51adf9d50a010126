//! The book's own examples that are played on a board: what the zombies do to Dawson.
#![allow(clippy::unwrap_used)]

mod board;
mod steps;

use board::{board, h, z};
use dwa::{
    battle::{
        Phase,
        change::{self, By},
        turn,
    },
    ledger::LEDGER,
    rule,
};
use kernel::RuleId;
use steps::{roll, zombies_act, zombies_move};

fn example(id: RuleId) {
    assert!(LEDGER.examples.iter().any(|it| it.id == id.as_str()), "{id} is no example");
}

#[test]
fn team_morale() {
    example(rule!("dwa.example.team-morale"));
    let squad = board().human("Dawson", 600, 600).human("Lawless", 700, 600);
    let mut battle = squad.human("Ortiz", 800, 600).human("Price", 900, 600).done();
    for lost in [2, 3] {
        roll(&[], |play| change::eliminate(&mut battle, play, rule!("dwa.wound.test"), h(lost), By::NOBODY));
    }
    assert_eq!((battle.humans[0].moral, battle.humans[1].moral), (6, 6));
}

#[test]
fn no_tests_without_wounds() {
    example(rule!("dwa.example.no-tests-without-wounds"));
    let mut battle = board().human("Dawson", 600, 600).human("Lawless", 700, 600).done();
    battle.phase = Phase::Arrivals;
    roll(&[], |play| {
        while !matches!(battle.phase, Phase::Humans { .. }) {
            turn::step(&mut battle, play).unwrap();
        }
        for test in [rule!("dwa.wound.test"), rule!("dwa.zombification.test")] {
            assert!(play.journal().iter().all(|it| it.rule != test));
        }
    });
}

#[test]
fn zombie_move_contact() {
    example(rule!("dwa.example.zombie-move-contact"));
    let mut battle = board().human("Dawson", 600, 600).human("Lawless", 600, 800).zombie(500, 600).done();
    zombies_move(&mut battle, &[]);
    assert!(battle.in_contact(h(0), z(0)));
}

#[test]
fn zombie_lurch() {
    example(rule!("dwa.example.zombie-lurch"));
    let mut battle = board().human("Dawson", 600, 600).zombie(435, 600).done();
    assert_eq!(battle.gap(h(0), z(0)), 140);
    zombies_act(&mut battle, &[5, /* the attack */ 6]);
    assert!(battle.in_contact(h(0), z(0)));
    assert_eq!(battle.humans[0].wounds, 1);
}
