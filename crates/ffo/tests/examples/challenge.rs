//! The book's examples of Challenges (p. 38).
use super::example;
use crate::board::{
    acting::{acts, refused},
    board,
};
use ffo::{
    rule,
    table::challenge::{Before, Challenge, Kind, Party},
};
use kernel::Given;

fn billy(kind: Kind) -> Challenge {
    let challenger = Party { rep: 5, ..Party::default() };
    Challenge { kind, challenger, ..Challenge::default() }
}

#[test]
fn challenge_jump() {
    let mut example = example(rule!("ffo.example.challenge-jump"));
    let jump = billy(Kind::Physical);
    let first = jump.attempt(&mut example);
    example.comes_to(first);
    let second = jump.again(&mut example);
    example.comes_to(second);
}

#[test]
fn challenge_history() {
    let mut example = example(rule!("ffo.example.challenge-history"));
    let before = vec![Before::Succeeded];
    let talk = Challenge { opponents: vec![Party::default()], before, ..billy(Kind::People) };
    let result = talk.resolve(&mut example);
    example.comes_to(result);
}

#[test]
fn challenge_sneak() {
    let mut example = example(rule!("ffo.example.challenge-sneak"));
    let mut battle = board().person("Jackie", 600, 600).done();
    let sneaks = "Try a Physical Challenge";
    // Past the guard, which is one success; the ladder is another, and not in this activation.
    let dice = example.rest();
    acts(&mut battle, 0, dice, &[sneaks, "It is neither easy nor difficult"]);
    example.comes_to(battle.people[0].turn.main == Some(ffo::battle::person::Main::Challenge));
    example.comes_to(refused(&battle, 0, sneaks));
}
