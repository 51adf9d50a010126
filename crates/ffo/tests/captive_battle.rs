//! Those who are down and in the hands of an enemy (p. 28): dispatched or captured.
use ffo::{
    battle::{
        PersonId, State,
        person::{Main, Stun},
    },
    rule,
    table::{status::Status, weapon::Gun},
};
use kernel::Proof;

use crate::board::{
    BAND, Board,
    acting::{acts, offers},
    board, gun,
};

const STUNNED: State = State::Stunned(Stun { left: 1, counts: false, feast: false });

/// Ann beside Eve, an enemy in this state with a pistol.
fn beside(state: State) -> Board {
    board().person("Ann", 600, 600).enemy("Eve", 600, 575).who(|it| {
        (it.state, it.prone) = (state, true);
        it.arms.push(gun(Gun::Pistol));
        it.held.push(0);
    })
}

#[test]
fn whoever_is_down_is_dispatched_or_captured_without_any_dice() {
    let _proof = Proof::of(rule!("ffo.status.auto-kill-or-capture")).facts([1, 4, 6]);
    let _ruling = Proof::of(rule!("ffo.ruling.dispatch-contact"));
    for state in [STUNNED, State::OutOfTheFight] {
        let mut battle = beside(state).done();
        acts(&mut battle, 0, &[], &["Dispatch Eve"]);
        assert_eq!(battle.person(PersonId(1)).status(), Status::ObviouslyDead);
        assert_eq!(battle.person(PersonId(0)).turn.spent_mm, 0);
        let mut battle = beside(state).with(|it| it.turn_mut(PersonId(0)).main = Some(Main::Fire)).done();
        let hurt = battle.person(PersonId(1)).status();
        acts(&mut battle, 0, &[], &["Capture Eve"]);
        let eve = battle.person(PersonId(1));
        assert_eq!((eve.state, eve.arms.len()), (State::Captive { of: BAND, hurt }, 0));
        assert_eq!(battle.lying.len(), 1);
    }
}

#[test]
fn nobody_is_dispatched_out_of_contact_or_on_their_feet() {
    let _proof = Proof::of(rule!("ffo.status.auto-kill-or-capture")).facts([1]);
    let may = |board: Board| offers(&board.done(), 0).iter().any(|it| it == "Capture Eve");
    let away = beside(STUNNED).who(|it| it.at.y = 572);
    assert!(!may(away) && !may(beside(State::Functioning)));
    // In contact it takes no more than to say so.
    acts(&mut beside(STUNNED).done(), 0, &[], &["Capture Eve"]);
}

#[test]
fn those_whom_nobody_plays_only_capture() {
    let _proof = Proof::of(rule!("ffo.status.auto-kill-or-capture")).facts([5]);
    let npc = beside(STUNNED).with(|it| it.sides[0].seats.clear()).done();
    assert!(!offers(&npc, 0).iter().any(|it| it == "Dispatch Eve"));
    let mut battle = npc;
    acts(&mut battle, 0, &[], &["Capture Eve"]);
}

#[test]
fn a_star_who_lies_there_is_larger_than_life_all_the_same() {
    let _proof = Proof::of(rule!("ffo.star.larger-than-life")).facts([5]);
    let star = beside(State::OutOfTheFight).who(|it| (it.star, it.rep) = (true, 5));
    let mut battle = star.done();
    acts(&mut battle, 0, &[], &["Dispatch Eve", "yes"]);
    assert_eq!(battle.person(PersonId(1)).state, State::OutOfTheFight);
}
