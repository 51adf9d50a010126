//! What people have in hand, and what lies about (p. 14 and 29).
use ffo::{
    battle::{
        Battle, Lying, PersonId,
        person::{Arm, ArmKind, Extra, Reloads},
    },
    rule,
    table::weapon::{Gun, MeleeWeapon},
};
use kernel::{Point, Proof};

use crate::board::{
    Board,
    acting::{acts, offers, refused},
    board, gun,
};

const KNIFE: Arm = Arm { what: ArmKind::Melee(MeleeWeapon::OneHand), loaded: true, reloads: Reloads::Usual };

/// Ann with a pistol in hand and a knife at her side.
fn ann() -> Board {
    board().armed("Ann", 600, 600, Gun::Pistol).who(|it| it.arms.push(KNIFE))
}

/// A rifle lies so far from her.
fn lies(battle: &mut Battle, mm: i32) {
    let at = Point::new(600 + mm, 600);
    battle.arrange().lying.push(Lying { at, level: None, what: gun(Gun::BoltActionRifle) });
}

const PICK_UP: &str = "Pick up the bolt action rifle";

#[test]
fn drawing_in_ones_own_activation_costs_nothing() {
    let _ruling = Proof::of(rule!("ffo.ruling.hands"));
    let mut battle = ann().done();
    acts(&mut battle, 0, &[], &["Take the one hand in hand"]);
    assert_eq!(battle.people[0].held.as_slice(), [1]);
    acts(&mut battle, 0, &[], &["Take the pistol and the one hand in hand"]);
    assert_eq!(battle.people[0].held.as_slice(), [0, 1]);
    let turn = &battle.people[0].turn;
    assert_eq!((turn.main, turn.extra, turn.moved), (None, None, false));
    assert!(!offers(&battle, 0).contains(&"Take the pistol and the one hand in hand".to_owned()));
}

#[test]
fn what_lies_within_an_inch_is_picked_up_as_the_one_extra_thing() {
    let _proof = Proof::of(rule!("ffo.action.extra")).facts([2]);
    let mut far = ann().with(|it| lies(it, 26)).done();
    assert!(!offers(&far, 0).iter().any(|it| it == PICK_UP));
    far.arrange().lying.clear();
    let mut battle = ann().with(|it| lies(it, 25)).with(|it| lies(it, 20)).done();
    acts(&mut battle, 0, &[], &[PICK_UP]);
    assert_eq!((battle.people[0].arms.len(), battle.lying.len()), (3, 1));
    assert_eq!(battle.people[0].turn.extra, Some(Extra::PickUp));
    assert_eq!(refused(&battle, 0, PICK_UP), Some(rule!("ffo.action.extra")));
}

#[test]
fn what_is_being_reloaded_is_the_same_weapon_when_another_has_left_the_hand() {
    let mut battle = ann().who(|it| it.arms.push(gun(Gun::BoltActionRifle))).done();
    battle.turn_mut(PersonId(0)).reloads = Some(2);
    ffo::battle::change::drop_arm(&mut battle, PersonId(0), 1, None);
    assert_eq!(battle.people[0].turn.reloads, Some(1));
    ffo::battle::change::drop_arm(&mut battle, PersonId(0), 1, None);
    assert_eq!(battle.people[0].turn.reloads, None);
}

#[test]
fn whoever_has_another_loaded_weapon_takes_it_instead_of_reloading() {
    let _proof = Proof::of(rule!("ffo.ammo.reload")).facts([5]);
    let empty = Arm { loaded: false, ..gun(Gun::BoltActionRifle) };
    let armed = board().person("Ann", 600, 600).who(|it| {
        it.arms = [empty, gun(Gun::Pistol)].into_iter().collect();
        it.held.push(0);
    });
    let mut battle = armed.enemy("Eve", 600, 500).done();
    assert!(refused(&battle, 0, "Fire").is_some());
    acts(&mut battle, 0, &[], &["Take the pistol in hand"]);
    assert!(offers(&battle, 0).iter().any(|it| it == "Fire"));
    assert_eq!(battle.people[0].turn.main, None);
}
