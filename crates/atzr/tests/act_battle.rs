//! Actions (6.0): what an active character may do, and what not any more.

use crate::board::{at, board, p};
use crate::turn_in_words::{activate, can, can_begin, may, play_on, refused, step};
use atzr::{
    battle::{Battle, Phase, SideId},
    printed::{Class, CounterThing},
    rule,
};
use kernel::Proof;

/// Ray with a Pistol and a Bat, and an empty Shotgun, active; a zombie far up the street.
fn ray() -> Battle {
    let board =
        board().star("Ray", 5, "0806").holds(&[CounterThing::Pistol]).stows(&[CounterThing::BaseballBat]);
    let mut battle = board.zombie("0802").done();
    activate(&mut battle, p(0));
    battle
}

fn with_an_empty_gun() -> Battle {
    let board = board().star("Ray", 5, "0806").holds(&[CounterThing::Pistol, CounterThing::Pistol]);
    let mut battle = board.last(|it| it.hands[0].empty = true).zombie("0802").done();
    activate(&mut battle, p(0));
    battle
}

#[test]
fn he_moves_fires_and_moves_on_as_far_as_his_points_go_and_fires_once() {
    let _proof = Proof::of(rule!("atzr.action.list")).facts([1, 2]);
    let _proof = Proof::of(rule!("atzr.action.active-fire"));
    let mut battle = ray();
    play_on(&mut battle, &[], &["Go to 0807"]);
    // A 1 misses; one die of noise.
    play_on(&mut battle, &[1, 1], &["Fire the Pistol"]);
    assert_eq!(refused(&battle, "Fire the Pistol"), Some(rule!("atzr.ruling.active-fire-once")));
    for label in ["Stow the Pistol", "Try something else (a Challenge)"] {
        assert_eq!(refused(&battle, label), Some(rule!("atzr.action.list")), "{label}");
    }
    assert!(can(&battle, "Move fast"), "full movement may be fast");
    play_on(&mut battle, &[], &["Go to 0809", "Ray is done"]);
    assert_eq!(battle.people[0].at, at("0809"));
}

#[test]
fn handling_items_leaves_normal_movement_and_nothing_else() {
    let _proof = Proof::of(rule!("atzr.action.handle-items")).facts([2, 3]);
    let mut battle = ray();
    play_on(&mut battle, &[], &["Go to 0807", "Ready the Baseball Bat, stow the Pistol"]);
    let handle = Some(rule!("atzr.action.handle-items"));
    assert_eq!(refused(&battle, "Move fast"), handle);
    assert!(can(&battle, "Stow the Baseball Bat"), "as many things as he likes");
    play_on(&mut battle, &[], &["Ready the Pistol"]);
    assert_eq!(refused(&battle, "Fire the Pistol"), handle);
    assert!(can(&battle, "Go to 0809"));
}

#[test]
fn after_a_fast_move_nobody_handles_items_or_reloads_but_he_may_still_fire() {
    let _proof = Proof::of(rule!("atzr.move.fast")).facts([2, 3, 5]);
    let _proof = Proof::of(rule!("atzr.action.list"));
    let _proof = Proof::of(rule!("atzr.ruling.fast-move-timing"));
    let mut battle = with_an_empty_gun();
    play_on(&mut battle, &[6, 6], &["Move fast"]);
    assert!(battle.people[0].turn.fast, "though no die passed");
    assert_eq!(refused(&battle, "Reload the Pistol"), Some(rule!("atzr.action.list")));
    assert_eq!(refused(&battle, "Stow the Pistol"), Some(rule!("atzr.action.list")));
    assert!(can(&battle, "Fire the Pistol"));
    assert!(can(&battle, "Go to 0809"), "and goes as far as he always can");
    assert!(!can(&battle, "Move fast") && refused(&battle, "Move fast").is_none(), "once");
}

#[test]
fn reloading_leaves_normal_movement_and_loads_one_weapon() {
    let _proof = Proof::of(rule!("atzr.action.reload")).facts([1, 2]);
    let _proof = Proof::of(rule!("atzr.action.list")).facts([3]);
    let _proof = Proof::of(rule!("atzr.ammo.reload-active"));
    let board = board().star("Ray", 5, "0806").holds(&[CounterThing::Pistol, CounterThing::Pistol]);
    let mut battle =
        board.last(|it| it.hands.iter_mut().for_each(|it| it.empty = true)).zombie("0802").done();
    activate(&mut battle, p(0));
    play_on(&mut battle, &[], &["Reload the Pistol"]);
    assert_eq!([0, 1].map(|it| battle.people[0].hands[it].empty), [false, true]);
    assert_eq!(refused(&battle, "Reload the Pistol"), Some(rule!("atzr.action.list")));
    assert_eq!(refused(&battle, "Move fast"), Some(rule!("atzr.action.reload")));
    assert_eq!(refused(&battle, "Fire the Pistol"), Some(rule!("atzr.action.reload")));
    assert!(can(&battle, "Go to 0809"));
}

#[test]
fn who_has_fired_or_handled_something_does_not_charge() {
    let _proof = Proof::of(rule!("atzr.action.list"));
    let board = board().star("Ray", 5, "0806").holds(&[CounterThing::Pistol]);
    let mut battle = board.zombie("0804").done();
    activate(&mut battle, p(0));
    let label = may(&battle).into_iter().find(|it| it.starts_with("Charge")).unwrap();
    play_on(&mut battle, &[], &["Stow the Pistol"]);
    assert_eq!(refused(&battle, &label), Some(rule!("atzr.action.list")));
}

#[test]
fn ammo_is_spent_at_any_time_beside_other_actions() {
    let _proof = Proof::of(rule!("atzr.item.ammo"));
    let board = board().star("Ray", 5, "0806").holds(&[CounterThing::Pistol]).stows(&[CounterThing::Ammo]);
    let mut battle = board.last(|it| it.hands[0].empty = true).zombie("0802").done();
    let left = battle.cups.left(CounterThing::Ammo);
    activate(&mut battle, p(0));
    play_on(&mut battle, &[4, 4], &["Move fast", "Spend an Ammo counter on the Pistol"]);
    assert!(battle.people[0].gear.is_empty() && !battle.people[0].hands[0].empty);
    assert_eq!(battle.cups.left(CounterThing::Ammo), left, "what is used up is out of this Encounter");
    assert!(can(&battle, "Fire the Pistol"), "at once");
}

#[test]
fn dropping_is_free_at_any_time() {
    let _proof = Proof::of(rule!("atzr.ruling.drop-items"));
    let mut battle = ray();
    play_on(&mut battle, &[1, 1], &["Fire the Pistol", "Drop the Baseball Bat", "Drop the Pistol"]);
    assert_eq!(battle.lying.len(), 2);
    assert!(battle.lying.iter().all(|it| it.at == at("0806")));
    assert!(can(&battle, "Go to 0807"));
}

#[test]
fn members_of_a_group_may_take_turns_in_the_middle_of_their_actions() {
    let mut battle = board().star("Ray", 5, "0806").grunt("Ines", 4, "0807").grunt("Dot", 3, "1206").done();
    activate(&mut battle, p(0));
    assert!(!can_begin(&battle, "Let Dot"), "she is not of the group");
    play_on(&mut battle, &[], &["Go to 0805", "Let Ines go on first", "Go to 0808", "Let Ray go on first"]);
    assert_eq!(battle.people[0].turn.points, 2);
    play_on(&mut battle, &[], &["Go to 0803", "Ray is done", "Ines is done"]);
    step(&mut battle, &[], &[]);
    assert_eq!(battle.phase, Phase::Groups { side: SideId(0) });
}

#[test]
fn the_player_says_where_his_grunts_go_and_what_they_do() {
    let _proof = Proof::of(rule!("atzr.ruling.grunt-control"));
    let mut battle = board().grunt("Ines", 4, "0806").holds(&[CounterThing::Pistol]).zombie("0802").done();
    activate(&mut battle, p(0));
    assert!(can_begin(&battle, "Fire the Pistol"));
    play_on(&mut battle, &[], &["Go to 0807", "Ines is done"]);
    assert_eq!(battle.person(p(0)).at, at("0807"));
}

#[test]
fn any_human_uses_any_weapon_he_has() {
    let _proof = Proof::of(rule!("atzr.weapon.anyone"));
    let weapons = [
        CounterThing::Pistol,
        CounterThing::Shotgun,
        CounterThing::Smg,
        CounterThing::HuntingRifle,
        CounterThing::AssaultRifle,
        CounterThing::Crossbow,
        CounterThing::Rpg,
        CounterThing::Grenade,
        CounterThing::BaseballBat,
        CounterThing::FryingPan,
    ];
    for class in [Class::Survivor, Class::Ganger, Class::Militia] {
        for weapon in weapons {
            let board = board().grunt("Ines", 2, "0806").last(|it| it.class = class).stows(&[weapon]);
            let mut battle = board.zombie("0802").done();
            activate(&mut battle, p(0));
            play_on(&mut battle, &[], &[&format!("Ready the {}", weapon.name())]);
            activate(&mut battle, p(0));
            let range = battle.scene.printed.counters.of(weapon).range;
            let fires = can_begin(&battle, "Fire the") || can_begin(&battle, "Use the");
            assert_eq!(fires, 0 < range, "{weapon:?}");
        }
    }
}
