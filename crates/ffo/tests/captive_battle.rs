//! Those who are down and in the hands of an enemy (p. 28): dispatched or captured.
use ffo::{
    battle::{
        PersonId, State, captive,
        person::{Main, Stun},
    },
    rule,
    table::{status::Status, weapon::Gun},
};
use kernel::Proof;

use crate::board::{
    BAND, Board,
    acting::{acts, offers, within},
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

/// Ann, who is armed, with so many captives before her who were Stunned as they were taken.
fn guards(captives: u16) -> Board {
    let mut board = board().armed("Ann", 600, 600, Gun::Pistol);
    for nth in 0..captives {
        board = board.enemy(&format!("Eve {nth}"), 510 + 30 * i32::from(nth), 500);
        board =
            board.who(|it| (it.state, it.prone) = (State::Captive { of: BAND, hurt: Status::Stunned }, true));
    }
    board
}

fn looks_after(battle: &mut ffo::battle::Battle) -> usize {
    within(battle, &[], &[], |battle, play| {
        captive::look_after(battle, play);
        Ok(())
    });
    let taken = |it: &&ffo::battle::Person| matches!(it.state, State::Captive { .. });
    battle.people.iter().filter(taken).count()
}

#[test]
fn captives_whom_nobody_armed_watches_are_free() {
    let _proof = Proof::of(rule!("ffo.status.guard-captives")).facts([1]);
    assert_eq!(looks_after(&mut guards(1).done()), 1);
    let unarmed = guards(1).with(|it| it.arrange().people[0].arms.clear());
    let mut battle = unarmed.with(|it| it.arrange().people[0].held.clear()).done();
    assert_eq!(looks_after(&mut battle), 0);
    let freed = battle.person(PersonId(1));
    assert_eq!(freed.state, State::Stunned(Stun { left: 1, counts: false, feast: false }));
    let away = |it: &mut ffo::battle::Battle| it.arrange().people[0].facing = 180;
    assert_eq!(looks_after(&mut guards(1).with(away).done()), 0, "she looks the other way");
    // Whoever is Out of the Fight cannot go anywhere.
    let hurt = Status::OutOfTheFight;
    let immobile = guards(1).who(|it| it.state = State::Captive { of: BAND, hurt });
    assert_eq!(looks_after(&mut immobile.with(away).done()), 1);
}

#[test]
fn one_guard_watches_six_captives_and_no_more() {
    let _proof = Proof::of(rule!("ffo.status.guard-captives")).facts([2]);
    assert_eq!(looks_after(&mut guards(6).done()), 6);
    assert_eq!(looks_after(&mut guards(7).done()), 6);
    // Bob sees the first alone, and Ann all of them: shared out well nobody gets away.
    let bob = |it: Board| it.armed("Bob", 420, 500, Gun::Pistol).who(|it| it.facing = 90);
    assert_eq!(looks_after(&mut bob(guards(7)).done()), 7);
}

#[test]
fn a_friend_in_contact_frees_a_captive_who_is_then_as_they_were_taken() {
    let _proof = Proof::of(rule!("ffo.status.auto-kill-or-capture")).facts([6]);
    let _wounded = Proof::of(rule!("ffo.status.treat-wounded")).facts([2]);
    let hurt = Status::OutOfTheFight;
    let taken = State::Captive { of: ffo::battle::SideId(1), hurt };
    let mut battle =
        board().person("Ann", 600, 600).person("Bob", 600, 575).who(|it| it.state = taken).done();
    acts(&mut battle, 0, &[], &["Free Bob"]);
    assert_eq!(battle.person(PersonId(1)).state, State::OutOfTheFight);
    assert!(!offers(&battle, 0).iter().any(|it| it == "Free Bob"));
}

#[test]
fn captives_of_a_guard_who_runs_away_are_free() {
    let _proof = Proof::of(rule!("ffo.move.runaway")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.runaway-carried"));
    let unhurt = State::Captive { of: BAND, hurt: Status::CarryOn };
    let mut battle = guards(2).who(|it| it.state = unhurt).done();
    within(&mut battle, &[], &[], |battle, play| {
        ffo::battle::r#move::run_away(battle, play, rule!("ffo.move.runaway"), PersonId(0));
        Ok(())
    });
    assert_eq!(battle.person(PersonId(2)).state, State::Functioning);
    assert_eq!(battle.person(PersonId(1)).status(), Status::Stunned, "as they were taken");
}
