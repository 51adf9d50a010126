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
        fear::FearTest,
        handling::Handling,
        shoot::{Hit, Shot, Target},
        trauma::TraumaGain,
        weapons::Weapon,
        wound::WoundTest,
        zombie::{Bite, Door, DoorAttack, ZombieAttack},
        zombification::ZombificationTest,
    },
};
use kernel::{Dice, Given, RuleId, rule::ExampleDice, scripted};
use smallvec::smallvec;

/// The test plays this example of the ledger, with its dice and to its results.
fn example(id: RuleId) -> ExampleDice {
    ExampleDice::of(&dwa::ledger::LEDGER, id)
}

fn pistol(range_mm: i32, moved: bool) -> Shot {
    let handling = Handling { moved, ..Handling::default() };
    Shot { weapon: Weapon::Pistol, target: Target::at_mm(range_mm), handling, aim: 0, skill: None }
}

/// What six shots come to.
fn faces(shot: &Shot, dice: &mut dyn Dice) -> [Hit; 6] {
    [(); 6].map(|()| shot.fire(dice).hit)
}

#[test]
fn dawson_doubled_ap() {
    let mut example = example(rule!("dwa.example.dawson-doubled-ap"));
    let pays = |action| Price::of(action, true).resolve(&mut scripted(&[]));
    let (moving, firing) = (pays(Action::Move), pays(Action::Fire(Weapon::Pistol)));
    example.comes_to((moving, firing, HUMAN_AP - moving - firing));
}

#[test]
fn dawson_pistol_moved() {
    let mut example = example(rule!("dwa.example.dawson-pistol-moved"));
    let fired = pistol(150, true).fire(&mut example);
    example.comes_to(fired.hit);
}

#[test]
fn pistol_moved_no_elim() {
    let mut example = example(rule!("dwa.example.pistol-moved-no-elim"));
    let hits = faces(&pistol(150, true), &mut example);
    example.comes_to(hits);
}

#[test]
fn pistol_15_not_moved() {
    let mut example = example(rule!("dwa.example.pistol-15-not-moved"));
    let hits = faces(&pistol(150, false), &mut example);
    example.comes_to(hits);
}

#[test]
fn pistol_point_blank() {
    let mut example = example(rule!("dwa.example.pistol-point-blank"));
    let hits = faces(&pistol(100, false), &mut example);
    example.comes_to(hits);
}

#[test]
fn lawless_burst() {
    let mut example = example(rule!("dwa.example.lawless-burst"));
    let burst = Burst {
        weapon: Weapon::SubMachineGun,
        targets: smallvec![Target::at_mm(95), Target::at_mm(105)],
        handling: Handling::default(),
        aim: 0,
        skill: None,
    };
    // The second zombie is beyond point blank.
    example.comes_to(burst.modifiers().total());
    let both_on_the_second = [example.rest(), &[2, 2]].concat();
    example.comes_to(burst.fire(&mut scripted(&both_on_the_second)).hits);
    example.comes_to((Action::Fire(burst.weapon).cost(), burst.weapon.profile().mag.unwrap()));
}

#[test]
fn lawless_no_second_burst() {
    let _example = example(rule!("dwa.example.lawless-no-second-burst"));
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
    let mut example = example(rule!("dwa.example.team-morale"));
    let squad = board().human("Dawson", 600, 600).human("Lawless", 700, 600);
    let mut battle = squad.human("Ortiz", 800, 600).human("Price", 900, 600).done();
    for lost in [2, 3] {
        roll(&[], |play| change::eliminate(&mut battle, play, rule!("dwa.wound.test"), h(lost), By::NOBODY));
    }
    example.comes_to((battle.humans[0].moral, battle.humans[1].moral));
}

#[test]
fn no_tests_without_wounds() {
    let _example = example(rule!("dwa.example.no-tests-without-wounds"));
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
    let _example = example(rule!("dwa.example.zombie-move-contact"));
    let mut battle = board().human("Dawson", 600, 600).human("Lawless", 600, 800).zombie(500, 600).done();
    zombies_move(&mut battle, &[]);
    assert!(battle.in_contact(h(0), z(0)));
}

#[test]
fn zombie_lurch() {
    let mut example = example(rule!("dwa.example.zombie-lurch"));
    let mut battle = board().human("Dawson", 600, 600).zombie(435, 600).done();
    assert_eq!(battle.gap(h(0), z(0)), 140);
    let and_the_attack = [example.rest(), &[6]].concat();
    zombies_act(&mut battle, &and_the_attack);
    assert!(battle.in_contact(h(0), z(0)));
    example.comes_to(battle.humans[0].wounds);
}

#[test]
fn lawless_fear() {
    let mut example = example(rule!("dwa.example.lawless-fear"));
    let test = FearTest { base_moral_value: 6, team_within_10cm: 1, ..FearTest::default() };
    example.comes_to(test.value().total());
    let fear = test.roll(&mut example);
    example.comes_to(fear);
}

#[test]
fn dawson_fear() {
    let mut example = example(rule!("dwa.example.dawson-fear"));
    let test =
        FearTest { base_moral_value: 6, team_within_10cm: 1, zombies_within_10cm: 2, ..FearTest::default() };
    example.comes_to(test.value().total());
    let fear = test.roll(&mut example);
    example.comes_to(fear);
}

#[test]
fn zombie_attacks() {
    let mut example = example(rule!("dwa.example.zombie-attacks"));
    let unarmed = ZombieAttack { others: 1, ..ZombieAttack::default() };
    let knife = ZombieAttack { weapon: true, ..unarmed.clone() };
    assert_eq!(unarmed.roll(&mut scripted(&[4])), Bite::Miss);
    assert_eq!(unarmed.roll(&mut scripted(&[5])), Bite::Wound);
    assert_eq!(knife.roll(&mut scripted(&[3])), Bite::Miss);
    let bites = [unarmed.roll(&mut example), knife.roll(&mut example)];
    example.comes_to(bites);
}

#[test]
fn dawson_wound_test() {
    let mut example = example(rule!("dwa.example.dawson-wound-test"));
    let test = WoundTest { wounds: 2, ..WoundTest::default() };
    let result = test.roll(&mut example);
    example.comes_to(result);
}

#[test]
fn dawson_turns() {
    let mut example = example(rule!("dwa.example.dawson-turns"));
    let turns = [1, 2, 3].map(|turns| ZombificationTest { wounds: 2, turns }.roll(&mut example));
    example.comes_to(turns);
}

/// How many dice these numbers of attackers have at the end of each turn.
fn door_dice<const N: usize>(attackers: [u16; N]) -> [u16; N] {
    let mut attack = DoorAttack::default();
    attackers.map(|it| attack.next_turn(it, &mut scripted(&[])).dice())
}

#[test]
fn door_two_zombies() {
    let mut example = example(rule!("dwa.example.door-two-zombies"));
    example.comes_to(door_dice([2, 2, 2]));
}

#[test]
fn door_third_joins() {
    let mut example = example(rule!("dwa.example.door-third-joins"));
    example.comes_to(door_dice([2, 2, 3]));
}

#[test]
fn door_four_zombies() {
    let mut example = example(rule!("dwa.example.door-four-zombies"));
    example.comes_to(door_dice([4]));
    let roll = DoorAttack::default().next_turn(4, &mut scripted(&[]));
    assert_eq!(roll.roll(&mut scripted(&[1, 2, 3, 6])), Door::Broken);
}

#[test]
fn trauma_seven() {
    let mut example = example(rule!("dwa.example.trauma-seven"));
    let after = TraumaGain { points: 5, gained: 2 }.add(&mut scripted(&[]));
    example.comes_to((after.psychoses, after.points));
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
