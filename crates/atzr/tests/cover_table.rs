//! Cover and concealment (10.9).
use atzr::{
    printed::{
        FightTables, Terrain,
        Terrain::{Building, Clear, Rough},
    },
    rule,
    table::cover::{
        Hiding,
        Hiding::{Concealment, Cover, CoverAndConcealment, Nothing},
        Position,
    },
};
use kernel::{Proof, scripted};

fn hiding(position: Position) -> Hiding {
    position.hiding(&FightTables::book().cover, &mut scripted(&[]))
}

fn at(terrain: Terrain, moving: bool) -> Position {
    Position { terrain, moving, ..Position::default() }
}

#[test]
fn woods_hide_everybody_and_open_ground_nobody() {
    let _proof = Proof::of(rule!("atzr.cover.meaning")).facts([3]);
    let _proof = Proof::of(rule!("atzr.move.clear")).facts([2]);
    let _proof = Proof::of(rule!("atzr.ruling.table-cover-concealment"));
    assert_eq!([false, true].map(|it| hiding(at(Clear, it))), [Nothing, Nothing]);
    assert_eq!([false, true].map(|it| hiding(at(Rough, it))), [CoverAndConcealment, CoverAndConcealment]);
}

#[test]
fn in_a_building_only_who_stays_has_cover() {
    let _proof = Proof::of(rule!("atzr.cover.building-moving")).facts([1, 2]);
    assert_eq!([false, true].map(|it| hiding(at(Building, it))), [CoverAndConcealment, Concealment]);
}

#[test]
fn whom_one_carries_is_cover_and_the_stealthy_are_always_concealed() {
    let _proof = Proof::of_all(&[rule!("atzr.ranged.carrier"), rule!("atzr.ruling.table-attributes")]);
    assert_eq!(hiding(Position { carrying: true, ..at(Clear, true) }), Cover);
    assert_eq!(hiding(Position { stealthy: true, ..at(Clear, true) }), Concealment);
    assert_eq!(hiding(Position { carrying: true, ..at(Building, true) }), CoverAndConcealment);
}

#[test]
fn zombies_are_never_in_cover() {
    let _proof = Proof::of(rule!("atzr.cover.meaning")).facts([4]);
    let _proof = Proof::of(rule!("atzr.zombie.no-cover"));
    assert_eq!(hiding(Position { zombie: true, ..at(Rough, false) }), Nothing);
}
