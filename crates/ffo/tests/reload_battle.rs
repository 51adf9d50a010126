//! Reloading on the board (p. 24): what becomes of it, and what leaves no time for it.
use ffo::{battle::PersonId, rule, table::weapon::Gun};
use kernel::Proof;

use crate::board::{
    acting::{acts, refused, within},
    board, p,
};

#[test]
fn a_reload_that_was_begun_is_not_lost_to_a_duck_back() {
    let _proof = Proof::of(rule!("ffo.ammo.reload")).facts([4]);
    let ann = board().armed("Ann", 600, 600, Gun::BoltActionRifle).enemy("Eve", 600, 400);
    let mut battle = ann.with(|it| it.arrange().people[0].arms[0].loaded = false).done();
    acts(&mut battle, 0, &[], &["Reload the bolt action rifle"]);
    within(&mut battle, &[], &[], |battle, play| {
        ffo::battle::r#move::duck_back(battle, play, PersonId(0), &[p(1)])
    });
    assert!(battle.people[0].arms[0].loaded && battle.people[0].turn.done);
}

#[test]
fn a_grunt_with_nothing_but_empty_weapons_does_nothing_that_leaves_no_time_to_reload() {
    let _proof = Proof::of(rule!("ffo.ammo.reload")).facts([3]);
    let ann = board().armed("Ann", 600, 600, Gun::BoltActionRifle);
    let mut battle = ann.with(|it| it.arrange().people[0].arms[0].loaded = false).done();
    assert_eq!(refused(&battle, 0, "Move fast"), Some(rule!("ffo.ammo.reload")));
    acts(&mut battle, 0, &[], &["Reload the bolt action rifle"]);
    assert_eq!(refused(&battle, 0, "Move fast"), Some(rule!("ffo.action.reload-move")));
    battle.arrange().people[0].turn = Default::default();
    battle.arrange().people[0].star = true;
    assert_eq!(refused(&battle, 0, "Move fast"), None);
}
