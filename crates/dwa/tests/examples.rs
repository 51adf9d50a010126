//! The book's own examples (14): dice in, result out. Each test has the name of its ledger entry.
use dwa::{
    rule,
    table::{
        ap::{Action, HUMAN_AP, Price},
        auto::Burst,
        handling::Handling,
        shoot::{Hit, Shot, Target},
        weapons::Weapon,
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
