//! Take Back (21.0).
use crate::board;
use crate::board::p;
use crate::dice_by_rule::cast;
use crate::steps::roll;
use atzr::{
    battle::{Battle, Encounter, SideId, Stance, State, encounter, place::Searched},
    printed::Class,
    rule,
    setup::layout::MapLayout,
};
use kernel::Proof;

/// Every place searched or not to be searched, a Ganger somewhere, no zombie.
fn cleared() -> Battle {
    let board = board::encounter(MapLayout::single("maple-heights"), Encounter::TakeBack {});
    let mut battle = board.star("Ray", 5, "0306").enemies(Class::Ganger).enemy("A", 3, "1412").done();
    battle.set_up().person(p(1)).state = State::RanAway;
    battle.recount();
    for (n, place) in battle.set_up().places.iter_mut().enumerate() {
        place.search = if n == 0 { Searched::Never } else { Searched::Done };
    }
    battle
}

fn won(mut battle: Battle) -> bool {
    roll(&[], |play| encounter::end_turn(&mut battle, play).unwrap());
    battle.result.is_some_and(|it| it.success)
}

#[test]
fn a_map_is_taken_back_when_all_is_searched_the_hostile_are_gone_and_no_zombie_is_left() {
    let _takeback_hostiles = Proof::of(rule!("atzr.ruling.takeback-hostiles"));
    assert!(won(cleared()));
    for state in [State::TakenOff, State::OutOfTheFight, State::Left, State::Captive { of: SideId(0) }] {
        let mut battle = cleared();
        battle.set_up().person(p(1)).state = state;
        assert!(won(battle), "{state:?}");
    }
    let mut unsearched = cleared();
    unsearched.set_up().places[3].search = Searched::NotYet;
    assert!(!won(unsearched));
    let mut zombie = cleared();
    zombie.set_up().zombies.push(atzr::battle::Zombie::new(board::at("1412"), 1, 0));
    zombie.recount();
    assert!(!won(zombie));
}

#[test]
fn hostile_humans_must_go_and_others_may_stay() {
    let _takeback_hostiles = Proof::of(rule!("atzr.ruling.takeback-hostiles"));
    let mut hostile = cleared();
    hostile.set_up().person(p(1)).state = State::Functioning;
    hostile.recount();
    let mut neutral = hostile.clone();
    assert!(!won(hostile));
    neutral.set_stance(SideId(0), SideId(1), Stance::Neutral);
    assert!(won(neutral));
}

#[test]
fn it_is_played_for_the_whole_map() {
    let _proof = Proof::of(rule!("atzr.takeback.objective"));
    let board = board::encounter(MapLayout::single("maple-heights"), Encounter::TakeBack {});
    let mut battle = board.star("Ray", 5, "0306").done();
    battle.set_up().person(p(0)).state = State::Waiting;
    (battle.turn, battle.phase) = (0, atzr::battle::Phase::Begin);
    battle.recount();
    cast(&[], &[], |play| encounter::begin(&mut battle, play).unwrap());
    assert_eq!(battle.places.len(), battle.scene.board.entrances().len());
    assert!(!encounter::all_searched(&battle) && battle.person(p(0)).functions());
}

#[test]
fn it_is_over_at_the_end_of_a_turn_and_only_when_places_people_and_zombies_are_all_seen_to() {
    let _proof = Proof::of(rule!("atzr.takeback.objective")).facts([2, 3, 5]);
    let board = board::encounter(MapLayout::single("maple-heights"), Encounter::TakeBack {});
    let mut battle = board.star("Ray", 5, "0306").enemies(Class::Ganger).enemy("A", 3, "1412").done();
    battle.set_up().person(p(0)).state = State::Waiting;
    (battle.turn, battle.phase) = (0, atzr::battle::Phase::Begin);
    battle.recount();
    cast(&[], &[], |play| encounter::begin(&mut battle, play).unwrap());
    battle.turn = 1;
    battle.set_up().zombies.clear();
    battle.set_up().zombies.push(atzr::battle::Zombie::new(board::at("0112"), 1, 0));
    battle.recount();
    assert!(!won(battle.clone()), "nothing has been done yet");
    // The dead first: that is not enough while there are places to search.
    let mut no_zombie = battle.clone();
    no_zombie.set_up().zombies[0].out = true;
    no_zombie.recount();
    assert!(!won(no_zombie));
    battle.set_up().places.iter_mut().for_each(|it| it.search = Searched::Done);
    assert!(!won(battle.clone()), "somebody hostile is about, and a zombie");
    battle.set_up().person(p(1)).state = State::RanAway;
    battle.recount();
    assert!(!won(battle.clone()), "the zombie is left");
    battle.set_up().zombies[0].out = true;
    battle.recount();
    // In mid-turn nothing is over: another may come before its end.
    roll(&[], |play| encounter::check(&mut battle, play).unwrap());
    assert_eq!(battle.result, None);
    assert!(won(battle));
}
