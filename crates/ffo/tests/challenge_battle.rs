//! Challenges on the board (p. 37 to 39).
use ffo::{
    battle::{
        Battle, PersonId,
        challenge::{self, Attempt},
        person::Sex,
    },
    rule,
    table::{
        attribute::Attribute,
        challenge::{Difficulty, Kind, Tool},
    },
};
use kernel::Proof;

use crate::board::{
    acting::{acts, offers, refused, within},
    board,
};

/// Ann of Rep 4 tries something.
fn trial(kind: Kind) -> Attempt {
    Attempt {
        who: PersonId(0),
        kind,
        difficulty: Difficulty::Average,
        tools: Default::default(),
        opponents: Default::default(),
        forced: false,
        about: rule!("ffo.challenge.types"),
    }
}

fn table() -> Battle {
    board().person("Ann", 600, 600).enemy("Eve", 600, 575).done()
}

fn tries(battle: &mut Battle, dice: &[u16], answers: &[&str], trial: &Attempt) -> bool {
    within(battle, dice, answers, |battle, play| challenge::attempt(battle, play, trial)).0
}

#[test]
fn with_one_die_passed_somebody_may_try_again_or_give_up() {
    let _proof = Proof::of(rule!("ffo.challenge.result")).facts([1, 2, 3]);
    let _roll = Proof::of(rule!("ffo.challenge.roll")).facts([1, 2]);
    let (mut battle, physical) = (table(), trial(Kind::Physical));
    assert!(tries(&mut battle, &[4, 4], &[], &physical));
    assert!(!tries(&mut battle, &[5, 6], &[], &physical));
    assert!(tries(&mut battle, &[4, 5, /* again */ 4, 4], &["yes"], &physical));
    assert!(!tries(&mut battle, &[4, 5, /* again */ 4, 5], &["yes"], &physical));
    assert!(!tries(&mut battle, &[4, 5], &["no"], &physical));
}

#[test]
fn what_nobody_can_give_up_is_rolled_again_at_once() {
    let _proof = Proof::of(rule!("ffo.challenge.result")).facts([2]);
    let forced = Attempt { forced: true, ..trial(Kind::AgilePhysical) };
    assert!(tries(&mut table(), &[4, 5, /* again */ 4, 4], &[], &forced));
}

#[test]
fn people_are_held_against_each_other_by_what_the_challenge_is_about() {
    let _proof = Proof::of(rule!("ffo.challenge.mod-comparison")).facts([1, 2]);
    let with = |kind: Kind| Attempt { opponents: [PersonId(1)].into_iter().collect(), ..trial(kind) };
    let mut battle = table();
    let eve = &mut battle.arrange().people[1];
    (eve.rep, eve.people, eve.savvy) = (5, 2, 2);
    // Rep 3 against better muscles, 5 against a duller tongue, 4 against an equal mind.
    assert!(!tries(&mut battle, &[4, 4], &[], &with(Kind::Physical)));
    assert!(tries(&mut battle, &[5, 5], &[], &with(Kind::People)));
    assert!(!tries(&mut battle, &[5, 5], &[], &with(Kind::Savvy)));
    assert!(tries(&mut battle, &[4, 4], &[], &with(Kind::Savvy)));
}

#[test]
fn tools_attributes_and_difficulty_count() {
    let _tool = Proof::of(rule!("ffo.challenge.mod-tool")).facts([1]);
    let _hard = Proof::of(rule!("ffo.challenge.mod-difficulty")).facts([1]);
    let _born = Proof::of(rule!("ffo.challenge.mod-attribute")).facts([1]);
    let mut battle = table();
    let hard = Attempt { difficulty: Difficulty::Difficult, ..trial(Kind::AgilePhysical) };
    assert!(!tries(&mut battle, &[4, 4], &[], &hard));
    let helped = Attempt { tools: [Tool::Object].into_iter().collect(), ..hard.clone() };
    assert!(tries(&mut battle, &[4, 4], &[], &helped));
    battle.arrange().people[0].attributes.push(Attribute::Agile);
    assert!(tries(&mut battle, &[4, 4], &[], &hard));
    assert!(tries(&mut battle, &[5, 5], &[], &helped));
}

#[test]
fn looks_help_with_the_other_sex_alone() {
    let _proof = Proof::of(rule!("ffo.challenge.mod-attribute")).facts([1, 3]);
    let asks = |other: Sex| {
        let mut battle = table();
        let [ann, eve] = battle.arrange().people.as_mut_slice() else { panic!("there are two") };
        (ann.sex, eve.sex) = (Some(Sex::Woman), Some(other));
        ann.attributes.push(Attribute::Attractive);
        let trial = Attempt { opponents: [PersonId(1)].into_iter().collect(), ..trial(Kind::People) };
        tries(&mut battle, &[5, 5], &[], &trial)
    };
    assert!(asks(Sex::Man));
    assert!(!asks(Sex::Woman));
}

fn with_eve() -> Attempt {
    Attempt { opponents: [PersonId(1)].into_iter().collect(), ..trial(Kind::People) }
}

#[test]
fn one_die_counts_as_the_latest_challenge_with_the_same_opponent_went() {
    let _proof = Proof::of(rule!("ffo.challenge.history")).facts([1, 2, 3, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.challenge-history-text"));
    let (mut battle, people) = (table(), with_eve());
    // A success with her, and from then on one die is enough; a failure, and it is not.
    assert!(tries(&mut battle, &[4, 4], &[], &people));
    assert!(tries(&mut battle, &[4, 6], &[], &people));
    let other = Attempt { kind: Kind::Physical, ..with_eve() };
    assert!(tries(&mut battle, &[4, 6], &[], &other), "whatever it is about");
    assert!(!tries(&mut battle, &[5, 6], &[], &people));
    assert!(!tries(&mut battle, &[4, 6], &[], &people));
    // With somebody else, or with nobody, nothing has been.
    assert!(!tries(&mut battle, &[4, 6], &["no"], &trial(Kind::Physical)));
    // Rolled again one die fails, whatever has been.
    let mut again = table();
    assert!(!tries(&mut again, &[4, 6, /* again */ 4, 6], &["yes"], &people));
}

#[test]
fn a_challenge_with_somebody_is_agreed_with_their_player_and_takes_the_activation() {
    let _define = Proof::of(rule!("ffo.challenge.define")).facts([1, 2]);
    let _types = Proof::of(rule!("ffo.challenge.types")).facts([2]);
    let mut battle = table();
    let people = "Try a People Challenge with Eve";
    acts(&mut battle, 0, &[], &[people, "no"]);
    assert_eq!(battle.people[0].turn.main, None, "they have not agreed");
    // Rep 4, and 1 more for what is very easy.
    acts(&mut battle, 0, &[5, 5], &[people, "yes", "It is very easy"]);
    assert_eq!(battle.people[0].deeds.challenges.len(), 1);
    assert_eq!(refused(&battle, 0, "Walk"), Some(rule!("ffo.action.choice")));
    assert_eq!(refused(&battle, 0, people), Some(rule!("ffo.action.choice")));
    // What concerns nobody else nobody has to agree to.
    let mut alone = table();
    acts(&mut alone, 0, &[4, 4], &["Try a Physical Challenge", "It is neither easy nor difficult"]);
    assert!(alone.people[0].deeds.challenges.is_empty());
}

#[test]
fn whoever_has_given_a_challenge_up_never_tries_it_again() {
    let _proof = Proof::of(rule!("ffo.challenge.result")).facts([2]);
    let mut battle = table();
    let people = "Try a People Challenge with Eve";
    assert!(offers(&battle, 0).iter().any(|it| it == people));
    assert!(!tries(&mut battle, &[4, 6], &["no"], &with_eve()));
    assert_eq!(refused(&battle, 0, people), Some(rule!("ffo.challenge.result")));
}
