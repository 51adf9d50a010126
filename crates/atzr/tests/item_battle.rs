//! Hands, gear and what lies about (2.3.1, 6.0, 15.0).

use crate::board::{Board, at, board, p};
use crate::dice_by_rule::{added, cast};
use crate::turn_in_words::{activate, can, can_begin, may, play_on, refused, say};
use atzr::{
    battle::{
        Battle, ZombieId,
        item::{self, Item, Lying},
        melee,
    },
    printed::{Class, CounterThing},
    rule,
};
use kernel::Proof;

fn active(board: Board) -> Battle {
    let mut battle = board.done();
    activate(&mut battle, p(0));
    battle
}

fn things(items: &[Item]) -> Vec<CounterThing> {
    items.iter().map(|it| it.thing).collect()
}

fn held(battle: &Battle) -> Vec<CounterThing> {
    things(&battle.people[0].hands)
}

#[test]
fn two_things_are_ready_and_what_is_stowed_is_of_no_use() {
    let _proof = Proof::of(rule!("atzr.components.hands-and-gear")).facts([1, 2, 4]);
    let board = board()
        .star("Ray", 5, "0806")
        .holds(&[CounterThing::Pistol])
        .stows(&[CounterThing::Smg, CounterThing::Medikit]);
    let mut battle = active(board.grunt("Ines", 4, "0806").zombie("0802"));
    battle.set_up().people[1].state = atzr::battle::State::OutOfTheFight;
    assert!(can(&battle, "Fire the Pistol") && !can_begin(&battle, "Fire the SMG"));
    assert!(!can_begin(&battle, "Use the Medikit"), "it is stowed");
    play_on(&mut battle, &[], &["Ready the Medikit"]);
    assert_eq!(held(&battle), [CounterThing::Pistol, CounterThing::Medikit]);
    let third = refused(&battle, "Ready the SMG");
    assert_eq!(third, Some(rule!("atzr.components.hands-and-gear")), "two at most");
    activate(&mut battle, p(0));
    assert!(can(&battle, "Use the Medikit on Ines"));
}

#[test]
fn a_gun_of_two_hands_may_be_held_beside_another_thing_and_nothing_else_of_two_hands() {
    let _proof = Proof::of(rule!("atzr.components.hands-and-gear")).facts([5]);
    let with = |held: CounterThing, stowed: CounterThing| {
        active(board().star("Ray", 5, "0806").holds(&[held]).stows(&[stowed]))
    };
    let battle = with(CounterThing::Pistol, CounterThing::Shotgun);
    assert!(can(&battle, "Ready the Shotgun") && can(&battle, "Ready the Shotgun, stow the Pistol"));
    let battle = with(CounterThing::Pistol, CounterThing::Rpg);
    assert_eq!(refused(&battle, "Ready the RPG"), Some(rule!("atzr.components.hands-and-gear")));
    assert!(can(&battle, "Ready the RPG, stow the Pistol"));
    let battle = with(CounterThing::Rpg, CounterThing::Pistol);
    assert_eq!(refused(&battle, "Ready the Pistol"), Some(rule!("atzr.components.hands-and-gear")));
}

#[test]
fn things_are_switched_picked_up_and_handed_over_in_one_hex() {
    let _proof = Proof::of(rule!("atzr.action.handle-items"));
    let board = board().star("Ray", 5, "0806").holds(&[CounterThing::Pistol]).grunt("Ines", 4, "0806");
    let mut battle = active(board.grunt("Dot", 4, "0807").enemies(Class::Militia).enemy("Nick", 4, "1506"));
    for (hex, thing) in [("0806", CounterThing::Ammo), ("0807", CounterThing::Smg)] {
        battle.set_up().lying.push(Lying { at: at(hex), item: thing.into() });
    }
    assert!(can(&battle, "Pick up the Ammo") && !can(&battle, "Pick up the SMG"), "in the next hex");
    assert!(can(&battle, "Give the Pistol to Ines") && !can_begin(&battle, "Give the Pistol to Dot"));
    play_on(&mut battle, &[], &["Pick up the Ammo", "Give the Ammo to Ines", "Give the Pistol to Ines"]);
    assert!(battle.people[0].hands.is_empty() && battle.people[0].gear.is_empty());
    assert_eq!(things(&battle.people[1].hands), [CounterThing::Pistol], "a weapon into empty hands");
    assert_eq!(things(&battle.people[1].gear), [CounterThing::Ammo]);
    assert_eq!(battle.lying.len(), 1);
}

#[test]
fn a_scope_fits_almost_any_gun_and_stays_on_it() {
    let _proof = Proof::of(rule!("atzr.item.scope-attach")).facts([1, 2, 3]);
    for (thing, fits) in [
        (CounterThing::Pistol, true),
        (CounterThing::Crossbow, true),
        (CounterThing::AssaultRifle, true),
        (CounterThing::Shotgun, false),
        (CounterThing::Rpg, false),
        (CounterThing::Grenade, false),
        (CounterThing::BaseballBat, false),
    ] {
        let battle = active(board().star("Ray", 5, "0806").holds(&[thing]).stows(&[CounterThing::Scope]));
        assert_eq!(can_begin(&battle, "Attach the Scope"), fits, "{thing:?}");
    }
    let mut battle =
        active(board().star("Ray", 5, "0806").holds(&[CounterThing::Pistol]).stows(&[CounterThing::Scope]));
    play_on(&mut battle, &[], &["Attach the Scope to the Pistol", "Drop the Pistol"]);
    assert!(battle.lying[0].item.scope);
    assert_eq!(refused(&battle, "Move fast"), Some(rule!("atzr.action.handle-items")));
}

#[test]
fn a_scope_is_not_moved_from_gun_to_gun() {
    let _proof = Proof::of(rule!("atzr.item.scope-attach")).facts([4]);
    let board = board().star("Ray", 5, "0806").holds(&[CounterThing::Pistol]);
    let mut battle = active(board.stows(&[CounterThing::Scope, CounterThing::Smg]).grunt("Ines", 4, "0806"));
    play_on(&mut battle, &[], &["Attach the Scope to the Pistol"]);
    // From now on there is none to attach, to take off or to hand over for itself.
    let no_scope = |battle: &Battle| !may(battle).iter().any(|it| it.contains("the Scope"));
    let scopes = |items: &[Item]| items.iter().map(|it| it.scope).collect::<Vec<_>>();
    assert!(no_scope(&battle), "{:?}", may(&battle));
    activate(&mut battle, p(0));
    assert!(no_scope(&battle) && things(&battle.people[0].gear) == [CounterThing::Smg]);
    // It goes with its gun: into the gear, out of it, and to somebody else.
    play_on(&mut battle, &[], &["Ready the SMG, stow the Pistol"]);
    assert_eq!(scopes(&battle.people[0].gear), [true]);
    activate(&mut battle, p(0));
    play_on(&mut battle, &[], &["Give the Pistol to Ines"]);
    assert_eq!((scopes(&battle.people[0].hands), scopes(&battle.people[1].hands)), (vec![false], vec![true]));
    activate(&mut battle, p(1));
    assert!(no_scope(&battle));
}

#[test]
fn a_vest_that_is_not_worn_protects_nobody_and_counts_as_two() {
    let _proof = Proof::of(rule!("atzr.item.vest")).facts([2]);
    let mut battle = active(board().star("Ray", 3, "0806").stows(&[CounterThing::Vest]).zombie("0806"));
    let load = |battle: &Battle| item::load(battle, &battle.people[0]);
    let protects = |battle: &Battle| {
        let mut battle = battle.clone();
        let swarm = [(p(0), std::iter::once(ZombieId(0)).collect())];
        let (done, told) = cast(&[], &[], |play| melee::swarms(&mut battle, play, at("0806"), &swarm));
        done.unwrap();
        0 < added(&told, rule!("atzr.melee.vest"))
    };
    assert_eq!((load(&battle), protects(&battle)), (2, false));
    play_on(&mut battle, &[], &["Put the Vest on"]);
    assert_eq!((load(&battle), protects(&battle)), (0, true));
}

#[test]
fn a_gas_tank_is_placed_where_he_stands() {
    let _proof = Proof::of(rule!("atzr.action.handle-items"));
    let mut battle = active(board().star("Ray", 5, "0806").stows(&[CounterThing::GasTank]));
    assert!(!can_begin(&battle, "Ready the Gas Tank"));
    play_on(&mut battle, &[], &["Place the Gas Tank here"]);
    assert_eq!((battle.tanks.as_slice(), battle.people[0].gear.len()), (&[at("0806")][..], 0));
}

#[test]
fn a_grunt_reloads_with_ammo_at_once_and_a_star_is_asked() {
    let _proof = Proof::of(rule!("atzr.ammo.counter"));
    let empty = |star: bool, seat: bool| {
        let board =
            board().grunt("Ines", 4, "0806").holds(&[CounterThing::Pistol]).stows(&[CounterThing::Ammo]);
        board
            .last(|it| {
                it.star = star;
                it.hands[0].empty = true;
                it.seat = it.seat.filter(|_| seat);
            })
            .done()
    };
    let reload = |battle: &mut Battle, said: &[&str]| {
        say(&[], said, |play| item::reload_at_once(battle, play, p(0), 0)).unwrap();
        !battle.people[0].hands[0].empty
    };
    assert!(reload(&mut empty(false, true), &[]));
    assert!(reload(&mut empty(true, false), &[]), "an NPC Star");
    assert!(reload(&mut empty(true, true), &["yes"]));
    assert!(!reload(&mut empty(true, true), &["no"]));
}

#[test]
fn supplies_and_ammo_need_no_hand() {
    let _proof = Proof::of(rule!("atzr.components.hands-and-gear"));
    let board = board().star("Ray", 5, "0806").holds(&[CounterThing::Pistol, CounterThing::BaseballBat]);
    let battle = active(board.stows(&[
        CounterThing::SuppliesA,
        CounterThing::Ammo,
        CounterThing::Vest,
        CounterThing::Pistol,
    ]));
    for thing in ["Supplies A", "Ammo", "Vest"] {
        let label = format!("Ready the {thing}");
        assert!(!can_begin(&battle, &label) && refused(&battle, &label).is_none(), "{label}");
    }
    assert_eq!(refused(&battle, "Ready the Pistol"), Some(rule!("atzr.components.hands-and-gear")));
}
