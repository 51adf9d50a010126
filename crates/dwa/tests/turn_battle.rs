//! The sequence of the turn (8).
use crate::board::{
    Board,
    acting::{chooses, says},
    board, h, z,
};
use crate::steps::roll;
use dwa::{
    battle::{
        Battle, Phase,
        change::{self, By, Cause},
        figure::Life,
        turn,
    },
    rule,
    table::{psychosis::Psychosis, quirk::Quirk, weapons::Weapon},
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
        it.scene = std::sync::Arc::new(dwa::battle::TableScene { last_turn: Some(3), ..(*it.scene).clone() });
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

/// Phase 1 over these dice, to the last of them; which rules were rolled for, one after the other.
fn phase_one(battle: &mut Battle, faces: &[u16]) -> Vec<RuleId> {
    battle.phase = Phase::Arrivals;
    roll(faces, |play| {
        while !matches!(battle.phase, Phase::Humans { .. }) {
            turn::step(battle, play).unwrap();
        }
        let rolled = play.journal().iter().filter(|it| matches!(it.what, What::Rolled { .. }));
        let mut rules: Vec<RuleId> = rolled.map(|it| it.rule).collect();
        rules.dedup();
        rules
    })
}

fn hurt(battle: &mut Battle, human: u16, wounds: u8) {
    let by = rule!("dwa.zombie.attack-roll");
    roll(&[], |play| change::wound(battle, play, by, human, wounds, Cause::ZombieAttack, By::NOBODY));
}

#[test]
fn in_phase_one_all_take_one_kind_of_test_before_anybody_takes_the_next() {
    let _test_order = Proof::of(rule!("dwa.turn.test-order")).facts([1, 2, 3, 5, 6, 7]);
    let _test_phase = Proof::of(rule!("dwa.turn.test-phase")).facts([1, 2]);
    let _test = Proof::of(rule!("dwa.wound.test")).facts([6]);
    let team = board().human("Dawson", 600, 600).human("Lawless", 760, 600).human("Ortiz", 900, 900);
    let board = team.human("Price", 100, 100).zombie(680, 600).scene(|it| it.entry.b = true);
    let board = board.rules(|it| (it.trauma, it.quirks) = (true, true)).with(|it| {
        it.arrange().humans[2].wounds = 5;
        roll(&[], |play| change::eliminate(it, play, rule!("dwa.wound.test"), h(2), By::NOBODY));
        it.arrange().humans[0].burning = 1;
        it.arrange().humans[0].quirks.push(Quirk::Indecisive);
        it.arrange().humans[3].psychoses.push(Psychosis::Schizophrenic);
        it.turn = 2;
    });
    let mut battle = board.done();
    hurt(&mut battle, 1, 2);
    // Nobody comes; Dawson burns on; Price is himself; fear of Dawson and Lawless; Ortiz lies still; their wounds.
    let faces = [1, 1, 1, 2, /* fear */ 6, 6, 1, 2, /* turns */ 6, /* wounds */ 1, 1];
    let order = [
        rule!("dwa.zombie.enter-b"),
        rule!("dwa.flame.burn-table"),
        rule!("dwa.psychosis.schizophrenic"),
        rule!("dwa.fear.test"),
        rule!("dwa.zombification.test"),
        rule!("dwa.wound.test"),
    ];
    assert_eq!(phase_one(&mut battle, &faces), order);
    let afraid = |human: usize| battle.humans[human].turn.afraid;
    assert_eq!([afraid(0), afraid(1), afraid(3)], [true, false, false], "in the order of their ids");
    assert_eq!((battle.humans[0].wounds, battle.humans[0].is_alive()), (1, true), "the burn is tested");
    assert_eq!(battle.humans[1].life, Life::Eliminated { turn: 2 }, "and not for turning, this turn");
    // Lawless is dead and does not act; Dawson makes up his mind only now, and each has one activation.
    assert_eq!(chooses(&mut battle, &[6], &["Dawson"]), Some(0));
    battle.turn_of(0).done = true;
    assert_eq!(chooses(&mut battle, &[], &[]), Some(3));
    battle.turn_of(3).done = true;
    assert_eq!(chooses(&mut battle, &[], &[]), None);
}

#[test]
fn wounds_of_the_human_and_zombie_phases_wait_for_the_next_turn() {
    let _proof = Proof::of(rule!("dwa.wound.test")).facts([1, 6]);
    let mut battle = board().human("Dawson", 600, 600).zombie(626, 600).zombie(574, 600).done();
    battle.phase = Phase::ZombiesStandUp;
    roll(&[5, 5, 4, 4], |play| {
        while battle.phase != Phase::End {
            turn::step(&mut battle, play).unwrap();
        }
    });
    assert_eq!((battle.humans[0].wounds, battle.humans[0].is_alive()), (2, true));
    battle.turn = 2;
    assert_eq!(phase_one(&mut battle, &[1, 1, 1]), [rule!("dwa.fear.test"), rule!("dwa.wound.test")]);
    assert_eq!(battle.humans[0].life, Life::Eliminated { turn: 2 });
}

#[test]
fn zombies_that_come_as_the_turn_begins_frighten_already() {
    let _proof = Proof::of(rule!("dwa.turn.test-order")).facts([4]);
    let mut battle = board().human("Dawson", 100, 60).scene(|it| it.entry.b = true).done();
    // A six, the north edge, 10 cm along it.
    let rules = phase_one(&mut battle, &[6, 1, 1, 1, 1, 1]);
    assert_eq!(rules, [rule!("dwa.zombie.enter-b"), rule!("dwa.fear.test")]);
}

#[test]
fn no_zombie_acts_before_the_last_human_has() {
    let _phases = Proof::of(rule!("dwa.turn.phases")).facts([2]);
    let _human_activation = Proof::of(rule!("dwa.turn.human-activation")).facts([2]);
    let board = board().human("Dawson", 600, 600).human("Lawless", 100, 100).zombie(626, 600);
    let mut battle = board.with(|it| it.phase = Phase::End).done();
    // Dawson's fear, and then each in turn.
    let (mut dice, mut said) = (scripted(&[1, 1]), says(&["Dawson", "done", "done"]));
    let mut play = Play::new(Vec::new(), &mut dice, &mut said);
    while battle.phase != Phase::ZombiesStandUp {
        let open = battle.humans.iter().filter(|it| it.turn.activated && !it.turn.done).count();
        assert!(open <= 1, "one finishes before the other begins");
        turn::step(&mut battle, &mut play).unwrap();
    }
    assert!(battle.humans.iter().all(|it| it.turn.activated && it.turn.done));
    assert_eq!((battle.phase, battle.humans[0].wounds), (Phase::ZombiesStandUp, 0));
}

#[test]
fn a_turn_is_tests_then_humans_then_zombies_and_then_the_next() {
    let _phases = Proof::of(rule!("dwa.turn.phases")).facts([1]);
    let _zombie_activation = Proof::of(rule!("dwa.turn.zombie-activation")).facts([2]);
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
    let _proof = Proof::of(rule!("dwa.turn.zombie-activation")).facts([1]);
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

/// The zombie phase over these dice, and what was told of it.
fn zombie_phase(battle: &mut Battle, faces: &[u16]) -> Vec<Event> {
    battle.phase = Phase::ZombiesStandUp;
    roll(faces, |play| {
        while battle.phase != Phase::End {
            turn::step(battle, play).unwrap();
        }
        play.journal().to_vec()
    })
}

#[test]
fn the_nearest_zombie_goes_first_and_lurches_before_the_next_one_goes() {
    let _proof = Proof::of(rule!("dwa.turn.zombie-activation")).facts([3, 4]);
    let mut battle = board().human("Dawson", 900, 600).zombie(695, 600).zombie(725, 600).done();
    let told = zombie_phase(&mut battle, &[5, 1]);
    let at = |found: &dyn Fn(&Event) -> bool| told.iter().position(found).unwrap();
    let moves =
        |zombie: u32| at(&|it| matches!(it.what, What::Moved { token, .. } if token == z(zombie).token()));
    let lurch = at(&|it| it.rule == rule!("dwa.zombie.lurch") && matches!(it.what, What::Rolled { .. }));
    assert!(moves(1) < lurch && lurch < moves(0));
    assert_eq!(battle.zombies[0].at.x, 795, "the way was free by then");
    assert!(battle.in_contact(h(0), z(1)));
}

#[test]
fn the_one_with_the_worst_chance_rolls_first_and_human_goes_by_human() {
    let _proof = Proof::of(rule!("dwa.turn.zombie-activation")).facts([5]);
    let board = board().human("Dawson", 600, 600).human("Lawless", 600, 900);
    let board = board.zombie(480, 600).zombie(600, 780).zombie(720, 600);
    let mut battle = board.with(|it| it.arrange().zombies[0].weapon = Some(Weapon::BaseballBat)).done();
    // At Dawson the unarmed third needs 5 and hits, the first with its bat 4 and hits; then the second misses.
    zombie_phase(&mut battle, &[5, 4, 5]);
    assert_eq!([battle.humans[0].wounds, battle.humans[1].wounds], [2, 0]);
}
