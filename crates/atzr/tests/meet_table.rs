//! Meeting strangers (16, 17): Friend or Foe, Talk the Talk, Mercy, NPC Movement.
use atzr::{
    printed::{
        Class, PeopleTables, Printed,
        people::{Mercy, NpcMove, Scored},
    },
    rule,
    table::{
        meet::{FriendOrFoe, Meeting},
        mercy::Captive,
        npcmove::{Bent, NpcMovement},
        talk::{Talk, Talked, Talker, may_join},
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

use Class::{Ganger, Militia, Survivor};

fn tables() -> &'static PeopleTables {
    &Printed::book().people
}

#[test]
fn a_total_of_at_least_twice_yours_is_a_fight() {
    let _proof = Proof::of(rule!("atzr.meet.friend-or-foe")).facts([1, 2]);
    let _friend_or_foe_scope = Proof::of(rule!("atzr.ruling.friend-or-foe-scope"));
    let meet =
        |ours, theirs, dice: &[u16]| FriendOrFoe { ours, theirs, npc_star: false }.roll(&mut scripted(dice));
    assert_eq!(meet(2, 4, &[1, 2]), Meeting::Fight, "3 against 6");
    assert_eq!(meet(2, 4, &[1, 1]), Meeting::Talk, "3 against 5");
    assert_eq!(meet(1, 1, &[1, 3]), Meeting::Fight);
    let odds = odds(|dice| FriendOrFoe { ours: 1, theirs: 1, npc_star: false }.roll(dice));
    // Ours 2 needs 4 and more, ours 3 needs 6 and more: 4 + 2 of 36; ours 4 would need 8.
    assert_eq!(odds[&Meeting::Fight], Ratio::new(6, 36));
}

#[test]
fn tonya_is_a_friend_whatever_the_totals() {
    let _proof = Proof::of(rule!("atzr.tonya.friend")).facts([1]);
    let meeting = FriendOrFoe { ours: 1, theirs: 4, npc_star: true }.roll(&mut scripted(&[1, 6]));
    assert_eq!(meeting, Meeting::Talk);
}

fn talk(ours: Class, npcs: Class) -> Talk {
    Talk {
        ours: Talker { class: ours, rep: 1, ..Talker::default() },
        npcs: Talker { class: npcs, rep: 1, ..Talker::default() },
        npc_star: false,
    }
}

#[test]
fn leaders_roll_a_die_a_point_of_rep_and_gifts_negotiators_and_numbers_count() {
    let _proof = Proof::of(rule!("atzr.talk.roll")).facts([1, 2]);
    let _gifts = Proof::of(rule!("atzr.talk.gifts")).facts([1]);
    let _others = Proof::of_all(&[rule!("atzr.talk.negotiator"), rule!("atzr.ruling.table-talk-the-talk")]);
    let dice = |ours: Talker, theirs: i32| {
        let other = Talker { characters: theirs, ..Talker::default() };
        ours.dice(&other, &tables().talk).total()
    };
    let two = Talker { rep: 5, characters: 2, ..Talker::default() };
    assert_eq!(dice(two, 3), 5);
    assert_eq!(dice(two, 4), 4, "outnumbered two to one");
    assert_eq!(dice(Talker { negotiator: true, ..two }, 3), 6);
    assert_eq!(dice(Talker { gifts: 3, ..two }, 3), 8);
    assert_eq!(dice(Talker { negotiator: true, gifts: 1, ..two }, 9), 6);
    let given = Talk { npcs: Talker { gifts: 1, ..Talker::default() }, ..Talk::default() };
    assert!(given.check().is_err());
}

#[test]
fn who_scores_more_barters_and_recruits_those_of_his_class() {
    let _proof = Proof::of(rule!("atzr.talk.recruit")).facts([2, 3]);
    let _cooperation = Proof::of(rule!("atzr.class.cooperation")).facts([1, 2]);
    for ours in Class::ALL {
        for npcs in Class::ALL {
            let talked = talk(ours, npcs).roll(tables(), &mut scripted(&[3, 4]));
            let expected = if ours == npcs { Talked::BarterAndJoin } else { Talked::Barter };
            assert_eq!(talked, expected, "{npcs:?} with {ours:?}");
        }
    }
    assert!(may_join(5, 5, &mut scripted(&[])));
    assert!(!may_join(5, 4, &mut scripted(&[])));
}

#[test]
fn the_same_score_makes_gangers_walk_on_survivors_and_militia_on_gangers() {
    let _proof = Proof::of(rule!("atzr.talk.roll")).facts([4]);
    let _attitudes = Proof::of(rule!("atzr.class.attitudes"));
    for ours in Class::ALL {
        for npcs in Class::ALL {
            let talked = talk(ours, npcs).roll(tables(), &mut scripted(&[1, 1]));
            let expected = match (npcs, ours) {
                (Ganger, Survivor) | (Militia, Ganger) => Talked::WalkTheWalk,
                _ if npcs == ours => Talked::Barter,
                _ => Talked::Pleasantries,
            };
            assert_eq!(talked, expected, "{npcs:?} with {ours:?}");
        }
    }
}

#[test]
fn who_scores_fewer_is_walked_on_by_the_table() {
    let _proof = Proof::of(rule!("atzr.ruling.table-talk-the-talk"));
    // Up to which face of the die NPCs walk; 0 and 6 need none.
    let walks = |npcs, ours| -> u8 {
        (1..=6)
            .filter(|face| {
                let talk = talk(ours, npcs);
                let asks = tables().talk.line(Scored::Fewer, npcs, ours).walks;
                let ask = (1..6).contains(&asks) && !(npcs == Survivor && ours == Survivor);
                let dice: &[u16] = if ask { &[4, 1, *face] } else { &[4, 1] };
                talk.roll(tables(), &mut scripted(dice)) == Talked::WalkTheWalk
            })
            .count() as u8
    };
    assert_eq!([Ganger, Militia, Survivor].map(|it| walks(Ganger, it)), [6, 3, 6]);
    assert_eq!([Ganger, Militia, Survivor].map(|it| walks(Militia, it)), [6, 0, 3]);
    assert_eq!([Ganger, Militia, Survivor].map(|it| walks(Survivor, it)), [6, 2, 0]);
}

#[test]
fn survivors_walk_on_survivors_only_under_a_leader_who_outranks_the_star() {
    let _proof = Proof::of(rule!("atzr.ruling.table-talk-the-talk"));
    let outranked = |rep, dice: &[u16]| {
        let mut talk = talk(Survivor, Survivor);
        talk.npcs.rep = rep;
        talk.result(Scored::Fewer, &tables().talk, &mut scripted(dice))
    };
    assert_eq!(outranked(1, &[]), Talked::Pleasantries);
    assert_eq!(outranked(2, &[2]), Talked::WalkTheWalk);
    assert_eq!(outranked(2, &[3]), Talked::Pleasantries);
}

#[test]
fn tonya_never_walks_the_walk() {
    let _proof = Proof::of(rule!("atzr.tonya.never-walks")).facts([1]);
    let talk = Talk { npc_star: true, ..talk(Ganger, Survivor) };
    assert_eq!(talk.roll(tables(), &mut scripted(&[4, 1])), Talked::Pleasantries);
}

#[test]
fn a_talk_succeeds_when_you_score_more_and_fails_when_they_walk() {
    let _proof = Proof::of(rule!("atzr.ruling.talk-success"));
    let success = |scored, talked| Talked::success(scored, talked, &mut scripted(&[]));
    assert_eq!(success(Scored::More, Talked::Barter), Some(true));
    assert_eq!(success(Scored::Fewer, Talked::WalkTheWalk), Some(false));
    assert_eq!(success(Scored::Same, Talked::WalkTheWalk), Some(false));
    assert_eq!(success(Scored::Same, Talked::Pleasantries), None);
    assert_eq!(success(Scored::Same, Talked::Barter), None);
}

/// With two dice a side: more 5/16, the same 6/16, fewer 5/16.
#[test]
fn talk_the_talk_has_exact_odds() {
    let two = Talker { rep: 2, ..Talker::default() };
    let talk = Talk { ours: two, npcs: Talker { class: Militia, ..two }, npc_star: false };
    let talked = odds(|dice| talk.roll(tables(), dice));
    assert_eq!(talked[&Talked::Barter], Ratio::new(5, 16));
    assert_eq!(talked[&Talked::WalkTheWalk], Ratio::new(5, 32));
    assert_eq!(talked[&Talked::Pleasantries], Ratio::new(6 * 2 + 5, 32));
}

fn mercy(captors: Class, class: Class, dice: &[u16]) -> Mercy {
    let captive = Captive { class, rep: 1, captors, captors_rep: 1, ..Captive::default() };
    captive.roll(tables(), &mut scripted(dice))
}

#[test]
fn a_captive_who_scores_more_is_robbed_and_let_go() {
    let _proof = Proof::of_all(&[rule!("atzr.mercy.roll"), rule!("atzr.ruling.table-mercy")]);
    for captors in Class::ALL {
        for captive in Class::ALL {
            assert_eq!(mercy(captors, captive, &[1, 6]), Mercy::Robs);
        }
    }
}

#[test]
fn the_same_score_is_mercy_by_class() {
    let _proof = Proof::of(rule!("atzr.mercy.roll")).facts([3, 4, 5]);
    let _attitudes = Proof::of(rule!("atzr.class.attitudes"));
    let of = |captors| [Ganger, Militia, Survivor].map(|it| mercy(captors, it, &[6, 6]));
    assert_eq!(of(Ganger), [Mercy::Robs, Mercy::Kills, Mercy::Kills]);
    assert_eq!(of(Militia), [Mercy::Kills, Mercy::LetsGo, Mercy::Disarms]);
    assert_eq!(of(Survivor), [Mercy::Robs, Mercy::Robs, Mercy::LeavesOneSupplies]);
}

#[test]
fn a_captive_who_scores_fewer_has_little_to_hope_for() {
    let _proof = Proof::of(rule!("atzr.mercy.roll")).facts([6]);
    let of = |captors| [Ganger, Militia, Survivor].map(|it| mercy(captors, it, &[6, 1]));
    assert_eq!(of(Ganger), [Mercy::Kills; 3]);
    assert_eq!(of(Militia), [Mercy::Kills, Mercy::Robs, Mercy::Robs]);
    assert_eq!(of(Survivor), [Mercy::Kills, Mercy::Robs, Mercy::Robs]);
}

#[test]
fn who_surrenders_rolls_a_die_more() {
    let _proof = Proof::of(rule!("atzr.mercy.surrender")).facts([2]);
    let captive = Captive { rep: 4, surrendered: true, ..Captive::default() };
    assert_eq!(captive.dice(tables()).total(), 5);
    let killed = |surrendered| {
        let captive = Captive { rep: 1, captors_rep: 1, surrendered, ..Captive::default() };
        odds(|dice| captive.roll(tables(), dice))[&Mercy::Kills].clone()
    };
    assert_eq!(killed(false), Ratio::new(3, 4));
    assert_eq!(killed(true), Ratio::new(4, 8));
}

#[test]
fn npcs_leave_or_stay_and_when_confronted_fire_or_get_away() {
    let _proof = Proof::of(rule!("atzr.npcmove.roll")).facts([2, 3, 4, 7]);
    let _others = Proof::of_all(&[rule!("atzr.npcmove.confronted"), rule!("atzr.ruling.table-npc-movement")]);
    let moves = |confronted, bent, dice: &[u16]| {
        NpcMovement { rep: 4, confronted, bent }.roll(tables(), &mut scripted(dice))
    };
    assert_eq!(moves(false, Bent::PassingBy, &[4]), NpcMove::LeaveTheMap);
    assert_eq!(moves(false, Bent::PassingBy, &[5]), NpcMove::Stay);
    for bent in [Bent::PassingBy, Bent::OnHarm, Bent::OnEscape] {
        assert_eq!(moves(true, bent, &[4]), NpcMove::Fire);
        assert_eq!(moves(true, bent, &[5]), NpcMove::GetAway);
    }
    assert_eq!(moves(false, Bent::OnHarm, &[4]), NpcMove::Advance);
    assert_eq!(moves(false, Bent::OnHarm, &[5]), NpcMove::Stay);
}

#[test]
fn robbers_make_for_the_edge_without_a_roll() {
    let _proof = Proof::of(rule!("atzr.robbery.escape")).facts([1]);
    let movement = NpcMovement { rep: 4, confronted: false, bent: Bent::OnEscape };
    assert_eq!(movement.roll(tables(), &mut scripted(&[])), NpcMove::LeaveTheMap);
}
