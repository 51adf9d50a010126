//! Leaving the table on the board (p. 33).
use ffo::{
    battle::{
        Battle, PersonId, State,
        person::{Arm, ArmKind, Reloads},
        scene::PieceKind,
    },
    rule,
    table::weapon::{Gun, GunLine, Weapon},
};
use ground::open::{Piece, Shape, Table};
use kernel::{Point, Proof};

use crate::board::{
    Board, GANG,
    acting::{acts, offers},
    board, board_on, p, survivor,
};

/// A loaded gun without the noise that draws zombies.
fn quiet(gun: Gun) -> Arm {
    let line = GunLine { silent: true, ..gun.line() };
    Arm { what: ArmKind::Gun(Weapon::Own(line)), loaded: true, reloads: Reloads::Usual }
}

/// Ann 4 inches from the north edge.
fn ann() -> Board {
    board().rules(|it| it.custom_weapons = true).person("Ann", 600, 100)
}

/// Eve looks north with a rifle from there.
fn eve(board: Board, x: i32, y: i32) -> Board {
    let mut eve = survivor("Eve", x, y);
    eve.side = GANG;
    eve.arms.push(quiet(Gun::BoltActionRifle));
    eve.held.push(0);
    board.add(eve)
}

fn leaves(battle: &mut Battle, dice: &[u16], answers: &[&str]) {
    acts(battle, 0, dice, &[&["Leave the table"], answers].concat());
}

fn state(battle: &Battle) -> State {
    battle.person(PersonId(0)).state
}

#[test]
fn whoever_nobody_sees_on_the_way_is_simply_gone() {
    let _proof = Proof::of(rule!("ffo.leave.unseen")).facts([1, 2]);
    let _only = Proof::of(rule!("ffo.leave.active-only")).facts([1]);
    let _ruling = Proof::of(rule!("ffo.ruling.leaving"));
    // From the middle of the table too, and with no move left.
    let mut battle =
        board().person("Ann", 600, 600).with(|it| it.turn_mut(PersonId(0)).spent_mm = 200).done();
    leaves(&mut battle, &[], &[]);
    assert_eq!(state(&battle), State::Left);
    // Eve looks the other way.
    let mut battle = eve(ann(), 600, 500).who(|it| it.facing = 180).done();
    leaves(&mut battle, &[], &[]);
    assert_eq!(state(&battle), State::Left);
    // She has nothing to fire with, or is out of range.
    let mut battle = eve(ann(), 600, 500).who(|it| it.arms[0].loaded = false).done();
    leaves(&mut battle, &[], &[]);
    assert_eq!(state(&battle), State::Left);
}

#[test]
fn an_enemy_who_sees_the_path_and_scores_higher_fires() {
    let _proof = Proof::of(rule!("ffo.leave.seen")).facts([1, 2, 3, 4, 5, 7]);
    let here = || eve(ann(), 600, 500).done();
    let edge = "600,13";
    // An equal score does not fire.
    let mut battle = here();
    leaves(&mut battle, &[3, 3], &[edge]);
    assert_eq!(state(&battle), State::Left);
    // A higher one does: a 4 misses whoever moves fast, and a 5 does not.
    let mut battle = here();
    leaves(&mut battle, &[3, 4, /* the shot */ 4], &[edge]);
    assert_eq!(state(&battle), State::Left, "and she takes no test for it");
    let mut battle = here();
    leaves(&mut battle, &[3, 4, 5, /* damage */ 2], &[edge]);
    assert_eq!((state(&battle), battle.at(p(0))), (State::OutOfTheFight, Point::new(600, 100)));
}

#[test]
fn whoever_sees_a_part_of_the_path_fires_where_they_first_do() {
    let _proof = Proof::of(rule!("ffo.leave.seen")).facts([2, 6, 7]);
    let _ruling = Proof::of(rule!("ffo.ruling.leaving"));
    // A wall hides Ann from Eve, and Gus looks the other way. Fay has the edge before her, and Ann as soon as she comes so near to it.
    let line = [(560, 120), (640, 120)].map(|(x, y)| Point::new(x, y)).to_vec();
    let wall = Piece {
        name: "wall".to_owned(),
        shape: Shape::Wall { line, thickness: 2 },
        height_mm: 60,
        blocks_sight: true,
        blocks_move: true,
        solid: true,
        crossing: None,
        roof_mm: None,
        stands_on: None,
    };
    let table = Table { width: 1200, height: 1200, pieces: vec![wall], ..Table::default() };
    let walled = board_on(table).scene(|it| it.pieces = vec![PieceKind::Wall]);
    let hidden = walled.rules(|it| it.custom_weapons = true).person("Ann", 600, 100);
    let gus = eve(eve(hidden, 600, 500), 600, 510).who(|it| (it.name, it.facing) = ("Gus".to_owned(), 180));
    let mut battle = eve(gus, 900, 60).who(|it| it.name = "Fay".to_owned()).done();
    leaves(&mut battle, &[/* Ann */ 3, /* Fay */ 4, 6, /* damage */ 2], &["600,13"]);
    assert_eq!((state(&battle), battle.at(p(0))), (State::OutOfTheFight, Point::new(600, 60)));
    // Ducked Back she cannot fire, and nothing is rolled.
    let duck = ffo::battle::person::Duck { from: [p(0)].into_iter().collect(), in_place: true };
    let mut battle = eve(ann(), 900, 60).who(|it| it.ducked = Some(duck)).done();
    leaves(&mut battle, &[], &[]);
    assert_eq!(state(&battle), State::Left);
}

#[test]
fn zombies_see_nobody_go_and_nobody_goes_past_one() {
    let _proof = Proof::of(rule!("ffo.leave.unseen")).facts([3, 4]);
    let seen = |board: Board| board.who(|it| it.zed_proof = true).zombie(600, 400).done();
    let mut battle = seen(ann());
    leaves(&mut battle, &[], &[]);
    assert_eq!(state(&battle), State::Left);
    // Whoever is locked in melee stays.
    let lock = |it: &mut Battle| {
        it.arrange().bouts.push(ffo::battle::Bout {
            one: p(0),
            other: p(1),
            even: 1,
            fought: true,
            guard: ffo::table::melee::Guard::Ready,
        });
    };
    let locked = eve(ann(), 600, 125).with(lock).done();
    assert!(!offers(&locked, 0).iter().any(|it| it == "Leave the table"));
}

#[test]
fn whom_somebody_carries_leaves_with_them() {
    let _ruling = Proof::of(rule!("ffo.ruling.leaving"));
    let bob = ann().person("Bob", 600, 100).who(|it| (it.state, it.prone) = (State::OutOfTheFight, true));
    let mut battle = bob.with(|it| it.arrange().people[0].carries = Some(PersonId(1))).done();
    leaves(&mut battle, &[], &[]);
    let bob = battle.person(PersonId(1));
    assert_eq!((bob.state, bob.deeds.left_down), (State::Left, true));
}
