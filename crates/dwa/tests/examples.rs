//! The book's own examples (14): dice in, result out. Each test has the name of its ledger entry.
use crate::board::{
    acting::{acts, can_walk, refused, says},
    board, h, z,
};
use crate::steps::{roll, zombies_act, zombies_move};
use dwa::{
    battle::{
        Phase,
        change::{self, By},
        turn,
    },
    rule,
    table::{
        ap::{Action, HUMAN_AP, Price},
        auto::Burst,
        fear::{Fear, FearTest},
        handling::Handling,
        shoot::{Hit, Shot, Target},
        trauma::{Trauma, TraumaGain},
        weapons::Weapon,
        wound::{WoundResult, WoundTest},
        zombie::{Bite, Door, DoorAttack, ZombieAttack},
        zombification::{Turning, ZombificationTest},
    },
};
use kernel::{Given, RuleId, scripted};
use smallvec::smallvec;

use Hit::{Elim, Fall, Miss};

/// The test plays this example of the ledger.
fn example(id: RuleId) {
    assert!(dwa::ledger::LEDGER.examples.iter().any(|it| it.id == id.as_str()), "{id} is no example");
}

fn pistol(range_mm: i32, moved: bool) -> Shot {
    let handling = Handling { moved, ..Handling::default() };
    Shot { weapon: Weapon::Pistol, target: Target::at_mm(range_mm), handling, aim: 0, skill: None }
}

fn faces(shot: &Shot) -> [Hit; 6] {
    [1, 2, 3, 4, 5, 6].map(|face| shot.fire(&mut scripted(&[face])).hit)
}

#[test]
fn dawson_doubled_ap() {
    example(rule!("dwa.example.dawson-doubled-ap"));
    let pays = |action| Price::of(action, true).resolve(&mut scripted(&[]));
    let (moving, firing) = (pays(Action::Move), pays(Action::Fire(Weapon::Pistol)));
    assert_eq!((moving, firing, HUMAN_AP - moving - firing), (2, 2, 0));
}

#[test]
fn dawson_pistol_moved() {
    example(rule!("dwa.example.dawson-pistol-moved"));
    assert_eq!(pistol(150, true).fire(&mut scripted(&[4])).hit, Miss);
}

#[test]
fn pistol_moved_no_elim() {
    example(rule!("dwa.example.pistol-moved-no-elim"));
    assert_eq!(faces(&pistol(150, true)), [Miss, Miss, Miss, Miss, Fall, Fall]);
}

#[test]
fn pistol_15_not_moved() {
    example(rule!("dwa.example.pistol-15-not-moved"));
    assert_eq!(faces(&pistol(150, false)), [Miss, Miss, Miss, Fall, Fall, Elim]);
}

#[test]
fn pistol_point_blank() {
    example(rule!("dwa.example.pistol-point-blank"));
    assert_eq!(faces(&pistol(100, false)), [Miss, Miss, Fall, Fall, Elim, Elim]);
}

#[test]
fn lawless_burst() {
    example(rule!("dwa.example.lawless-burst"));
    let burst = Burst {
        weapon: Weapon::SubMachineGun,
        targets: smallvec![Target::at_mm(95), Target::at_mm(105)],
        handling: Handling::default(),
        aim: 0,
        skill: None,
    };
    assert_eq!(burst.modifiers().total(), 0, "the second zombie is beyond point blank");
    let fired = burst.fire(&mut scripted(&[1, 3, 3, 4, 6, /* both on the second */ 2, 2]));
    assert_eq!(fired.hits[..], [Miss, Elim]);
    assert_eq!((Action::Fire(burst.weapon).cost(), burst.weapon.profile().mag), (2, Some(4)));
}

#[test]
fn lawless_no_second_burst() {
    example(rule!("dwa.example.lawless-no-second-burst"));
    // One zombie within 10 cm, the other just beyond and within 5 cm of it.
    let board = board().armed("Lawless", 600, 600, Weapon::SubMachineGun, 4);
    let mut battle = board.zombie(715, 600).zombie(735, 635).done();
    let fire = |n: u32| format!("fire the sub machine gun at zombie {n}");
    acts(&mut battle, 0, &[1, 3, 3, 4, 6, 1, 1], &[&fire(1), "0", "0"]);
    assert!(battle.zombies[0].out && !battle.zombies[1].fallen);
    assert_eq!((battle.humans[0].turn.ap, battle.humans[0].weapons[0].loaded), (2, 3));
    assert_eq!(refused(&battle, 0, &fire(2)), Some(rule!("dwa.shoot.declare-repeat")));
    assert!(can_walk(&battle, 0, 600, 500) && !can_walk(&battle, 0, 600, 499));
}

#[test]
fn team_morale_on_the_board() {
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

#[test]
fn lawless_fear() {
    example(rule!("dwa.example.lawless-fear"));
    let test = FearTest { base_moral_value: 6, team_within_10cm: 1, ..FearTest::default() };
    assert_eq!(test.value().total(), 6);
    assert_eq!(test.roll(&mut scripted(&[2, 3])), Fear::Passed);
}

#[test]
fn dawson_fear() {
    example(rule!("dwa.example.dawson-fear"));
    let test =
        FearTest { base_moral_value: 6, team_within_10cm: 1, zombies_within_10cm: 2, ..FearTest::default() };
    assert_eq!(test.value().total(), 5);
    assert_eq!(test.roll(&mut scripted(&[4, 4])), Fear::Failed);
}

#[test]
fn zombie_attacks() {
    example(rule!("dwa.example.zombie-attacks"));
    let unarmed = ZombieAttack { others: 1, ..ZombieAttack::default() };
    let knife = ZombieAttack { weapon: true, ..unarmed.clone() };
    assert_eq!(unarmed.roll(&mut scripted(&[4])), Bite::Miss);
    assert_eq!(unarmed.roll(&mut scripted(&[5])), Bite::Wound);
    assert_eq!(knife.roll(&mut scripted(&[3])), Bite::Miss);
    let mut dice = scripted(&[6, 4]);
    assert_eq!([unarmed.roll(&mut dice), knife.roll(&mut dice)], [Bite::Wound, Bite::Wound]);
}

#[test]
fn dawson_wound_test() {
    example(rule!("dwa.example.dawson-wound-test"));
    let test = WoundTest { wounds: 2, ..WoundTest::default() };
    assert_eq!(test.roll(&mut scripted(&[1])), WoundResult::Eliminated);
}

#[test]
fn dawson_turns() {
    example(rule!("dwa.example.dawson-turns"));
    let mut dice = scripted(&[3, 4, 4]);
    let turns = [1, 2, 3].map(|turns| ZombificationTest { wounds: 2, turns }.roll(&mut dice));
    assert_eq!(turns, [Turning::LiesStill, Turning::LiesStill, Turning::Turns]);
}

/// How many dice these numbers of attackers have at the end of each turn.
fn door_dice<const N: usize>(attackers: [u16; N]) -> [u16; N] {
    let mut attack = DoorAttack::default();
    attackers.map(|it| attack.next_turn(it, &mut scripted(&[])).dice())
}

#[test]
fn door_two_zombies() {
    example(rule!("dwa.example.door-two-zombies"));
    assert_eq!(door_dice([2, 2, 2]), [0, 2, 3]);
}

#[test]
fn door_third_joins() {
    example(rule!("dwa.example.door-third-joins"));
    assert_eq!(door_dice([2, 2, 3]), [0, 2, 4]);
}

#[test]
fn door_four_zombies() {
    example(rule!("dwa.example.door-four-zombies"));
    assert_eq!(door_dice([4]), [4]);
    let roll = DoorAttack::default().next_turn(4, &mut scripted(&[]));
    assert_eq!(roll.roll(&mut scripted(&[1, 2, 3, 6])), Door::Broken);
}

#[test]
fn trauma_seven() {
    example(rule!("dwa.example.trauma-seven"));
    let after = TraumaGain { points: 5, gained: 2 }.add(&mut scripted(&[]));
    assert_eq!(after, Trauma { psychoses: 1, points: 1 });
}

/// The whole of chapter 14 in one go: every question and every die of it, from the fear tests to Dawson's end.
#[test]
fn the_example_of_play_from_its_first_die_to_its_last_wound() {
    let mut battle = board()
        .armed("Lawless", 640, 680, Weapon::SubMachineGun, 4)
        .armed("Dawson", 600, 600, Weapon::Pistol, 12)
        .zombie(725, 600)
        .zombie(440, 640)
        .zombie(715, 560)
        .rules(|it| it.lurch = true)
        .done();
    (battle.arrange().humans[0].moral, battle.arrange().humans[1].moral) = (6, 6);
    battle.arrange().zombies[2].weapon = Some(Weapon::KitchenKnife);
    (battle.turn, battle.phase) = (4, Phase::Fear);
    // Two zombies within 10 cm of Dawson, one of them within 10 cm of Lawless, and each has the other beside him.
    let near =
        |battle: &dwa::battle::Battle, it: u16| (0..3).filter(|&z0| battle.gap(h(it), z(z0)) <= 100).count();
    assert_eq!((near(&battle, 0), near(&battle, 1)), (1, 2));
    let fear = [2, 3, /* Dawson */ 4, 4];
    let shots = [4, /* the burst */ 1, 3, 3, 4, 6, /* both on the first */ 1, 1];
    let zombies = [5, /* the two attacks */ 6, 4];
    let next_turn = [1, 1, /* the wound test */ 1];
    let dice = [&fear[..], &shots, &zombies, &next_turn].concat();
    let answers = [
        "Dawson",
        "walk",
        "550,600",
        "fire the pistol at zombie 3",
        "fire the sub machine gun at zombie 1",
        "0",
        "0",
        "walk",
        "640,780",
    ];
    let (mut dice, mut said) = (scripted(&dice), says(&answers));
    let mut play = kernel::Play::new(Vec::new(), &mut dice, &mut said);
    let mut until = |battle: &mut dwa::battle::Battle, turn: u16, phase: Phase| {
        while (battle.turn, battle.phase) != (turn, phase) {
            turn::step(battle, &mut play).unwrap();
        }
    };
    until(&mut battle, 4, Phase::Humans { acting: None });
    assert_eq!([0, 1].map(|it: usize| battle.humans[it].turn.afraid), [false, true]);
    until(&mut battle, 4, Phase::Humans { acting: Some(0) });
    assert_eq!((battle.humans[1].turn.ap, battle.humans[1].weapons[0].loaded), (0, 11));
    assert_eq!(
        (battle.gap(h(1), z(2)), battle.zombies[2].fallen),
        (145, false),
        "around 15 cm away, and missed"
    );
    until(&mut battle, 4, Phase::ZombiesStandUp);
    assert_eq!(battle.zombies.iter().map(|it| it.out).collect::<Vec<_>>(), [true, false, false]);
    assert_eq!((battle.humans[0].turn.ap, battle.humans[0].weapons[0].loaded), (0, 3));
    until(&mut battle, 4, Phase::ZombiesAttack);
    assert!(battle.in_contact(h(1), z(1)) && battle.in_contact(h(1), z(2)), "one walks, the other lurches");
    until(&mut battle, 5, Phase::Fear);
    assert_eq!(battle.humans[1].wounds, 2);
    until(&mut battle, 5, Phase::Humans { acting: None });
    assert!(!battle.humans[1].is_alive() && battle.humans[0].is_alive());
}
