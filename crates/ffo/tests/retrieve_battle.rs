//! Retrieving the wounded on the board (p. 33).
use ffo::{
    battle::{Battle, PersonId, State, r#move},
    rule,
};
use kernel::{Point, Proof};

use crate::board::{
    Board,
    acting::{acts, offers, refused},
    board,
};

/// Ann beside Bob, who is Out of the Fight.
fn wounded() -> Board {
    let bob = board().person("Ann", 600, 600).person("Bob", 600, 575);
    bob.who(|it| (it.state, it.prone) = (State::OutOfTheFight, true))
}

fn may(battle: &Battle) -> bool {
    offers(battle, 0).iter().any(|it| it == "Pick up Bob")
}

#[test]
fn picking_somebody_up_takes_two_inches_of_the_move() {
    let _proof = Proof::of(rule!("ffo.retrieve.pick-up")).facts([1, 2]);
    let mut battle = wounded().done();
    let before = r#move::left_mm(&battle, PersonId(0));
    acts(&mut battle, 0, &[], &["Pick up Bob"]);
    assert_eq!(r#move::left_mm(&battle, PersonId(0)), before - 50);
    assert_eq!((battle.people[0].carries, battle.people[1].at), (Some(PersonId(1)), Point::new(600, 600)));
    acts(&mut battle, 0, &[], &["Put Bob down"]);
    assert_eq!(battle.people[0].carries, None);
}

#[test]
fn the_wounded_are_picked_up_from_beside_them_with_enough_move_left() {
    let _proof = Proof::of(rule!("ffo.retrieve.pick-up")).facts([1]);
    let away = |mm: i32| wounded().who(|it| it.at = Point::new(600, 600 - mm)).done();
    assert!(may(&away(25)));
    assert!(!may(&away(27)));
    let spent = |left: i32| {
        let mut battle = away(25);
        let normal = r#move::left_mm(&battle, PersonId(0));
        battle.arrange().people[0].turn.spent_mm = normal - left;
        battle
    };
    assert!(may(&spent(50)));
    assert_eq!(refused(&spent(49), 0, "Pick up Bob"), Some(rule!("ffo.retrieve.pick-up")));
}

#[test]
fn nobody_picks_up_enemies_the_dead_or_those_who_are_carried_already() {
    let _proof = Proof::of(rule!("ffo.retrieve.pick-up")).facts([1]);
    assert!(may(&wounded().done()));
    assert!(!may(&wounded().who(|it| it.side = crate::board::GANG).done()));
    assert!(!may(&wounded().who(|it| it.state = State::ObviouslyDead { turn: 1, fresh: true }).done()));
    let mut carried = wounded().person("Cat", 625, 575).done();
    carried.arrange().people[2].carries = Some(PersonId(1));
    assert!(!may(&carried));
    acts(&mut carried, 2, &[], &["Put Bob down"]);
    assert!(may(&carried));
}
