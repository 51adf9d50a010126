//! Taking items from those who are down (15.5).

use crate::board::{at, board, p};
use crate::turn_in_words::{activate, can, can_begin, play_on, refused, say};
use atzr::{
    battle::{Battle, SideId, State, change},
    printed::{Class, CounterThing},
    rule,
};
use kernel::Proof;

/// Bank lies at Ray's feet with a rifle in his hands, a Grenade stowed and a Vest on.
fn bank(state: State) -> Battle {
    let board = board().star("Ray", 5, "0806").holds(&[CounterThing::Pistol]).enemies(Class::Ganger);
    let board =
        board.enemy("Bank", 3, "0806").holds(&[CounterThing::HuntingRifle]).stows(&[CounterThing::Grenade]);
    let board = board.last(|it| {
        it.hands[0].scope = true;
        it.wears_vest = true;
        it.state = state;
    });
    let mut battle = board.done();
    activate(&mut battle, p(0));
    battle
}

#[test]
fn what_a_defeated_enemy_was_seen_to_use_may_be_taken() {
    let _proof = Proof::of(rule!("atzr.take.seen-items")).facts([1, 2]);
    let _lose_taken = Proof::of(rule!("atzr.item.lose-taken")).facts([1]);
    let dead = State::ObviouslyDead { turn: 1, fresh: false };
    for state in [State::OutOfTheFight, dead, State::Captive { of: SideId(0) }] {
        let mut battle = bank(state);
        assert!(!can_begin(&battle, "Take the Grenade"), "it was stowed");
        assert!(!can_begin(&battle, "Take the Vest"), "it shows in melee alone");
        play_on(&mut battle, &[], &["Take the Hunting Rifle from Bank"]);
        let rifle = battle.people[0].gear[0];
        assert_eq!((rifle.thing, rifle.scope), (CounterThing::HuntingRifle, true));
        assert_eq!(
            refused(&battle, "Fire the Pistol").or(refused(&battle, "Move fast")),
            Some(rule!("atzr.action.handle-items"))
        );
    }
    let mut battle = bank(State::OutOfTheFight);
    battle.set_up().people[1].deeds.in_melee = true;
    assert!(can(&battle, "Take the Vest from Bank"));
    assert!(!can_begin(&bank(State::Functioning), "Take the"), "not from who stands");
}

#[test]
fn it_takes_the_same_hex_and_the_action() {
    let _proof = Proof::of(rule!("atzr.ruling.take-items-limits"));
    let mut battle = bank(State::OutOfTheFight);
    battle.set_up().people[1].at = at("0807");
    assert!(!can_begin(&battle, "Take the") && !can_begin(&battle, "Go through"));
    battle.set_up().people[1].at = at("0806");
    battle.set_up().people[0].turn.fast = true;
    assert_eq!(refused(&battle, "Take the Hunting Rifle from Bank"), Some(rule!("atzr.action.list")));
    battle.set_up().people[0].turn.fast = false;
    play_on(&mut battle, &[1, 6], &["Go through the pockets of Bank"]);
}

#[test]
fn one_card_is_drawn_for_each_victim_in_place_of_what_he_had_stowed() {
    let _proof = Proof::of(rule!("atzr.take.card")).facts([3]);
    let _take_items_limits = Proof::of(rule!("atzr.ruling.take-items-limits"));
    let mut battle = bank(State::OutOfTheFight);
    let grenades = battle.cups.left(CounterThing::Grenade);
    // E01, and a 4 for the green row: Ammo.
    play_on(&mut battle, &[1, 4], &["Go through the pockets of Bank"]);
    let found: Vec<CounterThing> = battle.people[0].gear.iter().map(|it| it.thing).collect();
    assert_eq!(found, [CounterThing::Ammo]);
    assert!(battle.people[1].gear.is_empty());
    assert_eq!(battle.cups.left(CounterThing::Grenade), grenades);
    assert!(!can_begin(&battle, "Go through") && can(&battle, "Take the Hunting Rifle from Bank"));
}

#[test]
fn from_ones_own_everything_is_taken_without_a_card() {
    let _proof = Proof::of(rule!("atzr.ruling.take-items-limits"));
    let _seen_items = Proof::of(rule!("atzr.take.seen-items")).facts([4]);
    let board = board().star("Ray", 5, "0806").holds(&[CounterThing::Pistol]).grunt("Ines", 4, "0806");
    let mut battle = board.holds(&[CounterThing::Smg]).stows(&[CounterThing::Medikit]).done();
    battle.set_up().people[1].state = State::ObviouslyDead { turn: 1, fresh: false };
    battle.set_up().people[1].wears_vest = true;
    activate(&mut battle, p(0));
    assert!(!can_begin(&battle, "Go through"));
    let all = ["Take the Medikit from Ines", "Take the SMG from Ines", "Take the Vest from Ines"];
    play_on(&mut battle, &[], &all);
    assert_eq!(battle.people[0].gear.len(), 3);
    // The card of a stranger cites the limit.
    let mut battle = bank(State::OutOfTheFight);
    play_on(&mut battle, &[1, 1], &["Go through the pockets of Bank"]);
}

#[test]
fn a_generic_counter_is_gone_and_leaves_its_things_in_the_hex_in_place_of_a_card() {
    let _proof = Proof::of(rule!("atzr.components.generic-counter")).facts([2, 3]);
    let _ruling = Proof::of(rule!("atzr.ruling.generic-out-of-the-fight"));
    let mut battle = bank(State::Functioning);
    battle.set_up().people[1].counter = atzr::battle::Counter::Generic(0);
    battle.set_up().people[1].at = at("0807");
    battle.recount();
    say(&[], &[], |play| {
        let (how, by) = (change::Down::OutOfTheFight, change::By::Person(p(0)));
        change::go_down(&mut battle, play, rule!("atzr.damage.types"), p(1), how, by);
    });
    assert_eq!(battle.people[1].state, State::TakenOff);
    let lying: Vec<CounterThing> = battle.lying.iter().map(|it| it.item.thing).collect();
    assert_eq!(lying, [CounterThing::HuntingRifle, CounterThing::Grenade, CounterThing::Vest]);
    play_on(&mut battle, &[], &["Go to 0807", "Pick up the Grenade"]);
    assert!(!can_begin(&battle, "Go through"));
}
