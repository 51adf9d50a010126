//! The book's examples of Fast Moves (p. 15).
use super::example;
use ffo::{
    rule,
    table::r#move::{FastMove, FastMover, Pace},
};
use kernel::{Dice, Given};

fn mover(rep: i32) -> FastMover {
    FastMover { rep, ..FastMover::default() }
}

/// How many inches each of them may go.
fn inches(movers: &[FastMover], dice: &mut dyn Dice) -> Vec<i32> {
    let moved = FastMove { movers: movers.to_vec() }.resolve(dice);
    moved.iter().map(|it| it.left_mm / 25).collect()
}

#[test]
fn fast_move_group() {
    let mut example = example(rule!("ffo.example.fast-move-group"));
    let group = [mover(5), FastMover { pace: Pace::Fast, ..mover(4) }, mover(3)];
    let inches = inches(&group, &mut example);
    example.comes_to(inches);
}

#[test]
fn fast_move_partial() {
    let mut example = example(rule!("ffo.example.fast-move-partial"));
    let inches = inches(&[FastMover { moved_mm: 150, ..mover(5) }], &mut example);
    example.comes_to(inches[0]);
}

#[test]
fn fast_move_exercise() {
    let mut example = example(rule!("ffo.example.fast-move-exercise"));
    let inches = inches(&[mover(4)], &mut example);
    example.comes_to(inches[0]);
}
