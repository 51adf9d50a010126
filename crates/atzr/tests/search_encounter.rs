//! Encounters in general (18.3) and Search (19.0): who comes, what it is about, how it ends.
#![allow(clippy::unwrap_used)]

mod board;
mod dice_by_rule;
mod steps;

use atzr::{
    battle::{
        Atzr, Battle, Encounter, Phase, Role, SideId, Stance, State,
        act::{self, Action},
        encounter::{self, EncounterAction, Objective, Outcome, Purpose},
    },
    printed::{Class, Thing},
    rule,
    setup::layout::Layout,
};
use board::{Board, board, p};
use dice_by_rule::cast;
use kernel::{Answer, Nobody, Proof, Session, Status, dice::Seeded, question::Shape};
use steps::roll;

const US: SideId = SideId(0);

/// Everybody waits beside the map.
fn waiting(mut board: Board) -> Battle {
    for person in &mut board.0.people {
        person.state = State::Waiting;
    }
    (board.0.turn, board.0.phase) = (0, Phase::Begin);
    board.done()
}

fn outcome(battle: &mut Battle) -> Option<Outcome> {
    roll(&[], |play| encounter::check(battle, play).unwrap());
    battle.result.clone()
}

/// What ending the Encounter now would be called, if it may be ended.
fn may_end(battle: &mut Battle) -> Option<bool> {
    battle.phase = Phase::Active { side: US, leader: p(0), acting: Some(p(0)) };
    let menu = act::menu(battle, p(0), p(0));
    let open = menu.open.contains(&Action::Encounter(EncounterAction::CallIt));
    open.then(|| EncounterAction::CallIt.offered(battle, p(0)).label.contains("success"))
}

#[test]
fn a_search_begins_at_an_edge_with_a_card_for_everybody_and_no_humans() {
    let _proof = Proof::of(rule!("atzr.search-encounter.objective"));
    let _format = Proof::of(rule!("atzr.encounter.format"));
    let mut battle = waiting(board().star("Ray", 5, "0101").grunt("Ines", 4, "0101"));
    // E09 brings two zombies, E12 a Ganger who is ignored.
    let cards: (_, &[u16]) = (rule!("atzr.zombie.start-cards"), &[9, 11]);
    cast(&[cards], &[(rule!("atzr.zombie.start-move-on"), Answer::One(0))], |play| {
        encounter::begin(&mut battle, play).unwrap();
    });
    assert_eq!(battle.functioning().count(), 2);
    assert!(battle.functioning().all(|it| battle.scene.board.grid().to_edge(it.1.at) == 0));
    assert_eq!((battle.undead().count(), battle.sides.len()), (2, 1));
    assert!(battle.progress.edge.is_some());
}

/// What stands if nobody cares: the middle of the edge for the first, and beside him for the next.
#[test]
fn the_first_comes_on_in_the_middle_of_an_edge_and_the_others_beside_him() {
    let _proof = Proof::of(rule!("atzr.zombie.start-move-on"));
    let mut session = Session::<Atzr>::new(waiting(board().star("Ray", 5, "0101").grunt("Ines", 4, "0101")));
    let mut defaults = Vec::new();
    for answer in [Answer::One(0), Answer::One(0), Answer::One(0)] {
        let status = session.advance(&mut Seeded::new(3), &mut Nobody);
        let Status::Asking { question, .. } = status else { panic!("{status:?}") };
        let Shape::One { options } = &question.shape else { panic!("{question:?}") };
        let Answer::One(usual) = question.default else { panic!("{question:?}") };
        defaults.push(options[usual].label.clone());
        let seat = question.seat;
        session.answer(seat, answer).unwrap();
    }
    // The northern edge of two maps of 16 columns side by side; then Ray stops in its corner.
    assert_eq!(defaults[..2], ["Enter from the top edge", "Begin at 0901"]);
    assert_eq!(defaults[2], "Stop here");
    let status = session.advance(&mut Seeded::new(3), &mut Nobody);
    let Status::Asking { question, .. } = status else { panic!("{status:?}") };
    let Shape::One { options } = &question.shape else { panic!("{question:?}") };
    let Answer::One(usual) = question.default else { panic!("{question:?}") };
    assert_eq!(options[usual].label, "Begin at 0101", "{options:?}");
}

#[test]
fn one_supplies_or_one_recruit_is_a_success_and_anything_else_is_not() {
    let _proof = Proof::of(rule!("atzr.encounter.format"));
    let after = |supplies, recruits| {
        let mut battle = board().star("Ray", 5, "0306").done();
        (battle.progress.supplies, battle.progress.recruits) = (u16::into(supplies), u16::into(recruits));
        battle.progress.called = true;
        outcome(&mut battle).unwrap().success
    };
    assert_eq!([after(0, 0), after(1, 0), after(0, 1)], [false, true, true]);
    let mut battle = board().star("Ray", 5, "0306").done();
    for (thing, found) in [(Thing::Pistol, 0), (Thing::SuppliesB, 1), (Thing::SuppliesA, 2)] {
        roll(&[], |play| encounter::found(&mut battle, play, p(0), thing));
        assert_eq!(battle.progress.supplies.of(US), found);
    }
}

#[test]
fn it_may_be_given_up_only_with_no_danger_near_and_ended_whenever_it_is_done() {
    let _proof = Proof::of(rule!("atzr.ruling.leave-map"));
    let with = |hex: &str, hostile: bool| {
        let mut battle = board().star("Ray", 5, "0306").enemies(Class::Ganger).enemy("A", 3, hex).done();
        if !hostile {
            battle.set_stance(US, SideId(1), Stance::Neutral);
        }
        battle
    };
    assert_eq!(may_end(&mut with("0906", true)), None);
    assert_eq!(may_end(&mut with("1006", true)), Some(false));
    assert_eq!(may_end(&mut with("0906", false)), Some(false));
    assert_eq!(may_end(&mut board().star("Ray", 5, "0306").zombie("0906").done()), None);
    let mut done = with("0406", true);
    done.progress.supplies = 1.into();
    assert_eq!(may_end(&mut done), Some(true));
    roll(&[], |play| encounter::check(&mut done, play).unwrap());
    assert_eq!(done.result, None);
}

#[test]
fn it_ends_when_nobody_of_ours_can_act_on_the_map_any_more() {
    let _proof = Proof::of(rule!("atzr.encounter.format"));
    let mut battle = board().star("Ray", 5, "0306").grunt("Ines", 4, "0307").done();
    assert_eq!(outcome(&mut battle), None);
    battle.person_mut(p(0)).state = State::Left;
    battle.person_mut(p(1)).state = State::RanAway;
    assert!(outcome(&mut battle).is_some());
}

#[test]
fn success_is_judged_for_everybody_by_himself() {
    let _proof = Proof::of(rule!("atzr.after.per-character"));
    let states = [
        (State::Functioning, true),
        (State::Left, true),
        (State::OutOfTheFight, true),
        (State::RanAway, false),
        (State::LetGo, false),
        (State::ObviouslyDead { turn: 1, fresh: false }, false),
    ];
    let mut board = board();
    for _ in states {
        board = board.grunt("Ines", 4, "0306");
    }
    let mut battle = board.grunt("at home", 4, "0306").done();
    for (n, (state, _)) in states.into_iter().enumerate() {
        battle.people[n].state = state;
    }
    battle.people[6].state = State::Left;
    battle.progress.absent.push(p(6));
    (battle.progress.supplies, battle.progress.called) = (1.into(), true);
    battle.recount();
    let each = outcome(&mut battle).unwrap().each;
    let expected: Vec<_> = states.iter().enumerate().map(|(n, it)| (p(n as u16), it.1)).collect();
    assert_eq!(each, expected);
}

#[test]
fn in_a_bushwhack_it_is_a_success_for_who_was_not_harmed() {
    let _proof = Proof::of(rule!("atzr.after.per-character"));
    let layout = || Layout::side_by_side("maple-heights", "route-nine");
    let mut battle = board::encounter(layout(), Encounter::Bushwhack {})
        .star("Ray", 5, "0306")
        .grunt("Ines", 4, "0307")
        .done();
    battle.person_mut(p(1)).deeds.out_of_the_fight = true;
    let ended = outcome(&mut battle).unwrap();
    assert_eq!((ended.success, ended.each), (false, vec![(p(0), true), (p(1), false)]));
    // Nobody just goes home while they lie in wait.
    let mut ambushed = board::encounter(layout(), Encounter::Bushwhack {})
        .star("Ray", 5, "0306")
        .enemies(Class::Ganger)
        .enemy("A", 3, "0606");
    ambushed.0.side_mut(SideId(1)).role = Role::Bushwhackers;
    let mut ambushed = ambushed.done();
    assert_eq!(outcome(&mut ambushed), None);
    assert_eq!(may_end(&mut ambushed), None);
}

#[test]
fn a_hostage_who_was_never_found_has_no_success() {
    let _proof = Proof::of(rule!("atzr.after.per-character"));
    let raid = Encounter::Raid { class: Class::Ganger, purpose: Purpose::Hostage };
    let board = board::encounter(Layout::side_by_side("maple-heights", "route-nine"), raid);
    let mut battle = board.star("Ray", 5, "0306").grunt("Ines", 4, "0307").done();
    battle.person_mut(p(1)).state = State::Left;
    battle.progress.hostage = Some(p(1));
    battle.progress.objective = Objective::NeverThere;
    battle.progress.called = true;
    let ended = outcome(&mut battle).unwrap();
    assert_eq!((ended.success, ended.each), (false, vec![(p(0), false), (p(1), false)]));
}
