//! The Leader Die (4.3.2).
use atzr::{
    printed::{Class, FightTables},
    rule,
    table::{
        leader::LeaderDie,
        reaction::{Reaction, ReactionTest},
    },
};
use kernel::{Proof, Ratio, odds, scripted};

#[test]
fn it_is_one_die_against_the_leaders_rep() {
    let _proof = Proof::of_all(&[rule!("atzr.leader.die"), rule!("atzr.ruling.leader-die-self")]);
    assert!(LeaderDie { rep: 5 }.roll(&mut scripted(&[5])));
    assert!(!LeaderDie { rep: 5 }.roll(&mut scripted(&[6])));
    assert_eq!(odds(|dice| LeaderDie { rep: 4 }.roll(dice))[&true], Ratio::new(2, 3));
}

#[test]
fn passed_it_is_one_passed_die_more_for_every_tester() {
    let _proof = Proof::of(rule!("atzr.leader.die"));
    let tester = ReactionTest { class: Class::Ganger, rep: 3, ..ReactionTest::default() };
    let tables = FightTables::book().reaction;
    let take = |leader, faces: &[u16]| tester.take(&tables, leader, &mut scripted(faces));
    assert_eq!(take(false, &[4, 4]), Reaction::Runaway);
    assert_eq!(take(true, &[4, 4]), Reaction::RushShot);
    assert_eq!(take(true, &[3, 4]), Reaction::Fire);
    assert_eq!(take(true, &[3, 3]), Reaction::Fire);
}
