//! The book's examples of Challenges (p. 38).
use super::example;
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
