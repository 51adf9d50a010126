//! The book's own examples that are a test or a lookup.
use dwa::{
    ledger::LEDGER,
    rule,
    rules::Rules,
    table::{
        fear::{BASE_MORAL_VALUE, Fear, FearTest, Loss},
        trauma::{Trauma, TraumaGain},
        wound::{WoundResult, WoundTest},
        zombie::{Bite, Door, DoorAttack, ZombieAttack},
        zombification::{Turning, ZombificationTest},
    },
};
use kernel::{RuleId, scripted};

fn example(id: RuleId) {
    assert!(LEDGER.examples.iter().any(|it| it.id == id.as_str()), "{id} is no example");
}

#[test]
fn team_morale() {
    example(rule!("dwa.example.team-morale"));
    let rules = Rules { team_zombified: false, ..Rules::SINGLE_GAME };
    let lost = |value| Loss::TeamKilled.taken_from(value, &rules, &mut scripted(&[]));
    assert_eq!(lost(lost(BASE_MORAL_VALUE)), 6);
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
