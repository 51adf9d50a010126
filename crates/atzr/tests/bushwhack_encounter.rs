//! Bushwhack (25.0).
use crate::board;
use crate::board::p;
use crate::dice_by_rule::{added, cast, rolled};
use atzr::{
    battle::{Atzr, Battle, Encounter, Mover, PersonId, Phase, Role, SideId, State, encounter, turn, zombie},
    printed::{Class, CounterThing, Terrain},
    rule,
    setup::layout::MapLayout,
};
use ground::hex::Hex;
use kernel::{Book, Event, Proof, What};
use std::collections::BTreeSet;

const US: SideId = SideId(0);
const THEM: SideId = SideId(1);

fn waylaid(dice: &[u16]) -> (Battle, Vec<Event>) {
    waylaid_at(1, dice)
}

/// Beside the building with this number, from 1.
fn waylaid_at(building: u16, dice: &[u16]) -> (Battle, Vec<Event>) {
    waylaid_on(MapLayout::side_by_side("maple-heights", "route-nine"), building, dice)
}

fn waylaid_on(layout: MapLayout, building: u16, dice: &[u16]) -> (Battle, Vec<Event>) {
    let board = board::encounter(layout, Encounter::Bushwhack {});
    let board = board.star("Tonya", 5, "0101").grunt("Beck", 4, "0101").grunt("Buffy", 4, "0101");
    let mut battle = board.done();
    for person in battle.set_up().people {
        person.state = State::Waiting;
        person.hands.push(CounterThing::Pistol.into());
    }
    (battle.turn, battle.phase) = (0, Phase::Begin);
    battle.recount();
    let faces = [
        (rule!("atzr.availability.roll"), &[4, 4][..]),
        // As many as there are of ours.
        (rule!("atzr.robbery.setup"), &[building]),
        (rule!("atzr.bushwhack.setup"), &[3]),
        (rule!("atzr.ruling.bushwhack-details"), &[1]),
        (rule!("atzr.bushwhack.start"), dice),
    ];
    let (_, told) = cast(&faces, &[], |play| Atzr::step(&mut battle, play).unwrap());
    (battle, told)
}

#[test]
fn as_many_as_the_die_says_wait_in_cover_three_hexes_off_with_a_line_of_sight() {
    let _proof = Proof::of(rule!("atzr.bushwhack.setup")).facts([2]);
    let _bushwhack_details = Proof::of(rule!("atzr.ruling.bushwhack-details"));
    let (battle, told) = waylaid(&[5, 3]);
    let them = battle.everybody().filter(|it| it.1.side == THEM);
    let hexes: Vec<Hex> = them.map(|it| placed(&told, it.0)).collect();
    assert_eq!((hexes.len(), battle.side(THEM).role), (3, Role::Bushwhackers));
    assert_eq!(battle.side(THEM).class, Class::ALL[0]);
    all_lie_in_cover(&battle, &told, &hexes);
}

/// Three hexes off or more, two to a hex at most, and in cover that the Star sees past those who lay there before, as long as there
/// is any.
fn all_lie_in_cover(battle: &Battle, told: &[Event], hexes: &[Hex]) {
    let star = placed(told, p(0));
    let ours: Vec<Hex> = [1, 2].map(|it| placed(told, p(it))).to_vec();
    for (at, hex) in hexes.iter().enumerate() {
        assert!(3 <= hex.distance(star), "{hex} is {} off", hex.distance(star));
        assert!(hexes.iter().filter(|it| *it == hex).count() <= 2);
        let before = |it: Hex| ours.contains(&it) || hexes[..at].contains(&it);
        let board = &battle.scene.board;
        let lies = |it: &Hex| {
            let taken = hexes[..at].iter().filter(|other| *other == it).count();
            3 <= it.distance(star)
                && board.terrain(*it) != Terrain::Clear
                && taken < 2
                && board.sights().sees_past(star, *it, before)
        };
        assert!(lies(hex) || !board.grid().hexes().any(|it| lies(&it)), "{hex}, the Star at {star}");
    }
}

#[test]
fn those_for_whom_the_first_hex_has_no_room_take_the_covered_ones_nearest_to_it() {
    let _proof = Proof::of(rule!("atzr.bushwhack.setup")).facts([2, 3]);
    let _bushwhack_details = Proof::of(rule!("atzr.ruling.bushwhack-details"));
    for building in 1..=waylaid(&[5, 3]).0.scene.board.buildings().len() as u16 {
        let (battle, told) = waylaid_at(building, &[5, 3]);
        let them = battle.everybody().filter(|it| it.1.side == THEM);
        let hexes: Vec<Hex> = them.map(|it| placed(&told, it.0)).collect();
        all_lie_in_cover(&battle, &told, &hexes);
        assert_eq!(hexes[0], hexes[1], "beside building {building}");
    }
}

#[test]
fn they_are_no_farther_off_than_the_nearest_such_cover_from_three_hexes_on() {
    let _proof = Proof::of(rule!("atzr.bushwhack.setup")).facts([2, 3]);
    let mut far = Vec::new();
    for building in 1..=waylaid(&[5, 3]).0.scene.board.buildings().len() as u16 {
        let (battle, told) = waylaid_at(building, &[5, 3]);
        let board = &battle.scene.board;
        let first = battle.everybody().find(|it| it.1.side == THEM).unwrap().0;
        let star = placed(&told, p(0));
        let ours: Vec<Hex> = [1, 2].map(|it| placed(&told, p(it))).to_vec();
        let hides = |it: &Hex| {
            let between = |hex: Hex| ours.contains(&hex);
            board.terrain(*it) != Terrain::Clear && board.sights().sees_past(star, *it, between)
        };
        let nearest =
            board.grid().hexes().filter(hides).map(|it| it.distance(star)).filter(|it| 3 <= *it).min();
        let away = placed(&told, first).distance(star);
        assert_eq!(Some(away), nearest, "beside building {building}");
        far.push(away);
    }
    assert!(far.contains(&3) && far.iter().any(|it| 3 < *it), "{far:?}");
}

/// Where somebody was put onto the map.
fn placed(told: &[Event], who: PersonId) -> Hex {
    let at = told.iter().find_map(|it| match it.what {
        What::Placed { token, at, .. } if token == who.token() => Some(at),
        _ => None,
    });
    ground::hex::at(at.unwrap()).unwrap()
}

#[test]
fn the_higher_die_is_active_equal_dice_are_rolled_again_and_that_activation_goes_on() {
    let _proof = Proof::of(rule!("atzr.bushwhack.start")).facts([1, 2, 3]);
    for (dice, active) in [(&[5, 3][..], US), (&[2, 4], THEM), (&[4, 4, 1, 1, 6, 2], US)] {
        let (battle, told) = waylaid(dice);
        assert_eq!(rolled(&told, rule!("atzr.bushwhack.start")), dice.len());
        let tests = rolled(&told, rule!("atzr.insight.leader-rolls"));
        assert!(0 < tests && added(&told, rule!("atzr.insight.active-modifier")) < tests);
        assert_eq!(less(&battle, &told), [active].into());
        let (phase, other) = match active {
            US => (Phase::Groups { side: US }, THEM),
            _ => (Phase::Strangers { side: THEM }, US),
        };
        assert_eq!((battle.turn, battle.phase), (1, phase));
        assert_eq!(battle.order, [Mover::Side(other)]);
        let last = &dice[dice.len() - 2..];
        assert_eq!([battle.side(US).die, battle.side(THEM).die], [Some(last[0] as u8), Some(last[1] as u8)]);
    }
}

#[test]
fn if_nobody_is_about_nobody_is_waylaid() {
    let _proof = Proof::of(rule!("atzr.bushwhack.setup"));
    let board = board::encounter(MapLayout::single("maple-heights"), Encounter::Bushwhack {});
    let mut battle = board.grunt("Beck", 4, "0101").done();
    battle.set_up().person(p(0)).state = State::Waiting;
    (battle.turn, battle.phase) = (0, Phase::Begin);
    battle.recount();
    cast(&[(rule!("atzr.availability.roll"), &[6])], &[], |play| {
        encounter::begin(&mut battle, play).unwrap()
    });
    assert_eq!((battle.sides.len(), battle.functioning().count()), (1, 0));
}

#[test]
fn nobody_waits_nearer_than_three_hexes() {
    let _proof = Proof::of(rule!("atzr.bushwhack.setup"));
    for maps in [("hollis-farm", "lake-minnow"), ("market-square", "harbour-street")] {
        let layout = MapLayout::side_by_side(maps.0, maps.1);
        let buildings = waylaid_on(layout.clone(), 1, &[5, 3]).0.scene.board.buildings().len() as u16;
        for building in 1..=buildings {
            let (battle, told) = waylaid_on(layout.clone(), building, &[5, 3]);
            let star = placed(&told, p(0));
            let them = battle.everybody().filter(|it| it.1.side == THEM).map(|it| placed(&told, it.0));
            let far: Vec<u8> = them.map(|it| it.distance(star)).collect();
            assert!(far.iter().all(|it| 3 <= *it), "{maps:?}, building {building}: {far:?}");
        }
    }
}

/// Those of a side who have ducked back.
fn ducked(battle: &Battle, side: SideId) -> Vec<PersonId> {
    battle.functioning().filter(|it| it.1.side == side && it.1.ducked).map(|it| it.0).collect()
}

/// Plays on until a side is active.
fn until_active(battle: &mut Battle, side: SideId) {
    let is = |it: Phase| it == Phase::Groups { side } || it == Phase::Strangers { side };
    for _ in 0..20 {
        if is(battle.phase) || battle.result.is_some() {
            return;
        }
        cast(&[], &[], |play| Atzr::step(battle, play).unwrap());
    }
    panic!("{:?}", battle.phase);
}

#[test]
fn who_of_the_active_side_ducks_back_at_once_is_done_and_who_of_the_other_pops_up_in_his_own_phase() {
    let _proof = Proof::of(rule!("atzr.bushwhack.start")).facts([4, 5]);
    let mut found = [0; 4];
    let buildings = waylaid(&[5, 3]).0.scene.board.buildings().len() as u16;
    for (building, dice) in (1..=buildings).flat_map(|it| [(it, [4, 3]), (it, [3, 4])]) {
        let (mut battle, _) = waylaid_at(building, &dice);
        let (active, other) = if dice[1] < dice[0] { (US, THEM) } else { (THEM, US) };
        let (done, waits) = (ducked(&battle, active), ducked(&battle, other));
        until_active(&mut battle, active);
        if battle.result.is_some() {
            continue;
        }
        assert!(done.iter().all(|&it| !turn::can_act(&battle, it)), "building {building}, {dice:?}");
        found[usize::from(active.0)] += done.len();
        until_active(&mut battle, other);
        let there = waits.iter().filter(|&&it| battle.person(it).functions() && battle.person(it).ducked);
        let able = there.filter(|&&it| 3 <= battle.person(it).rep());
        for &it in able {
            assert!(turn::can_act(&battle, it), "building {building}, {dice:?}");
            found[2 + usize::from(other.0)] += 1;
        }
        for &it in &done {
            assert!(battle.person(it).ducked || !battle.person(it).functions(), "not in the same turn");
        }
    }
    assert!(found.iter().all(|it| 0 < *it), "{found:?}");
}

/// The sides whose Leader has a die less for being Active in the first test.
fn less(battle: &Battle, told: &[Event]) -> BTreeSet<SideId> {
    let (mut is_less, mut sides) = (false, BTreeSet::new());
    for event in told {
        match &event.what {
            What::Added { parts } => {
                is_less = parts.iter().any(|it| it.rule == rule!("atzr.insight.active-modifier"));
            }
            What::Rolled { by: Some(by), .. }
                if event.rule == rule!("atzr.insight.leader-rolls") && is_less =>
            {
                sides.extend(battle.everybody().find(|it| it.0.token() == *by).map(|it| it.1.side));
            }
            _ => (),
        }
    }
    sides
}

#[test]
fn it_is_a_success_only_if_nobody_came_to_harm_though_the_fight_be_won() {
    let _proof = Proof::of(rule!("atzr.bushwhack.setup")).facts([1]);
    for (harmed, success) in [(false, true), (true, false)] {
        let (mut battle, _) = waylaid(&[5, 3]);
        for person in battle.set_up().people {
            (person.state, person.deeds.out_of_the_fight) = match person.side {
                US => (State::Functioning, false),
                _ => (State::TakenOff, false),
            };
        }
        battle.set_up().person(p(1)).deeds.out_of_the_fight = harmed;
        battle.recount();
        battle.progress.called = true;
        cast(&[], &[], |play| encounter::check(&mut battle, play).unwrap());
        let result = battle.result.unwrap();
        assert_eq!(
            (result.success, result.each),
            (success, vec![(p(0), true), (p(1), !harmed), (p(2), true)])
        );
    }
}

#[test]
fn no_zombie_is_there_at_the_start_and_noise_brings_them_as_ever() {
    let _proof = Proof::of(rule!("atzr.bushwhack.setup")).facts([7]);
    let (battle, told) = waylaid(&[5, 3]);
    assert_eq!(rolled(&told, rule!("atzr.zombie.start-cards")), 0);
    // What the first shots have brought is noise.
    let mut quiet = battle;
    quiet.set_up().zombies.clear();
    quiet.set_up().person(p(0)).state = State::Functioning;
    quiet.recount();
    cast(&[(rule!("atzr.zombie.noise"), &[6, 6])], &[], |play| {
        zombie::noise(&mut quiet, play, p(0), 2).unwrap();
    });
    assert_eq!(quiet.undead().count(), 2);
}
