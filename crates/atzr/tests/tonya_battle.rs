//! Tonya, where no player plays her (3.1.3).

use crate::board::{Board, board, p};
use crate::dice_by_rule::cast;
use crate::steps::{roll, roll_and_answer};
use atzr::{
    battle::{
        Battle, Counter, Phase, Role, Side, SideId, Stance,
        act::{self, Action},
        change,
        group::{self, Purpose},
        meet::{self, MeetAction},
        reaction, shoot,
    },
    printed::{Class, cards::Humans},
    rule,
    table::damage::Harm,
};
use kernel::{Answer, Proof};

const US: SideId = SideId(0);
const THEM: SideId = SideId(1);

/// Ray, and Tonya beside him with nobody to tell her what to do.
fn with_tonya(class: Class, stance: Stance) -> Battle {
    let mut board: Board = board().star("Ray", 5, "0306");
    board.0.side_mut(US).class = class;
    board.0.set_up().person(p(0)).class = class;
    board.0.sides.push(Side::new("strangers", Class::Survivor, Role::Strangers, &[]));
    let board = board.enemy("Tonya", 5, "0406").last(|it| {
        (it.star, it.star_power, it.counter) = (true, 5, Counter::Named(0));
    });
    let mut battle = board.done();
    battle.set_stance(US, THEM, stance);
    battle
}

#[test]
fn drawn_as_a_stranger_she_is_a_star_of_rep_five_with_two_attributes() {
    let _proof = Proof::of(rule!("atzr.tonya.npc-star")).facts([1, 2]);
    let mut battle = board().star("Ray", 5, "0806").done();
    (battle.zombie_die, battle.phase) = (Some(4), Phase::Doubles);
    let humans = Humans { number: 1, class: Class::Survivor };
    cast(&[(rule!("atzr.npc.generate-same-class"), &[1])], &[], |play| {
        meet::on_doubles(&mut battle, play, p(0), humans).unwrap();
    });
    let tonya = battle.person(p(1));
    assert_eq!(tonya.name, "Tonya");
    assert_eq!((tonya.rep, tonya.star_power, tonya.attributes.len()), (5, 5, 2));
    assert!(tonya.star && tonya.seat.is_none() && tonya.class == Class::Survivor);
    // Nobody else who is drawn is a Star, and what her counter says of Rep 5 holds without the optional rule as well.
    let others = |n: u16| {
        let mut battle = board().star("Ray", 5, "0806").done();
        (battle.zombie_die, battle.phase) = (Some(4), Phase::Doubles);
        battle.rules.star_rep_five = false;
        let humans = Humans { number: 1, class: Class::Survivor };
        cast(&[(rule!("atzr.npc.generate-same-class"), &[n])], &[], |play| {
            meet::on_doubles(&mut battle, play, p(0), humans).unwrap();
        });
        let drawn = battle.person(p(1));
        (drawn.name == "Tonya", drawn.star, drawn.star_power, drawn.rep)
    };
    assert_eq!(others(1), (true, true, 5, 5));
    for n in 2..=6 {
        let (tonya, star, power, _) = others(n);
        assert_eq!((tonya, star, power), (false, false, 0), "{n}");
    }
    // A hit that would put a Grunt down is taken on Star Power.
    let harms = std::iter::once(Harm::OutOfTheFight).collect();
    cast(&[(rule!("atzr.star-power.roll"), &[1])], &[], |play| {
        shoot::harm(&mut battle, play, p(1), harms, change::By::Fate).unwrap();
    });
    assert!(battle.person(p(1)).functions());
}

#[test]
fn she_is_a_friend_whatever_the_dice() {
    let _proof = Proof::of(rule!("atzr.tonya.friend")).facts([1]);
    let mut battle = with_tonya(Class::Ganger, Stance::Unmet);
    roll(&[1, 6], |play| assert!(!meet::at_first_sight(&mut battle, play, p(0)).unwrap()));
    assert_eq!(battle.stance(US, THEM), Stance::ToTalk);
}

#[test]
fn she_never_walks_after_a_lost_talk_but_others_may() {
    let _proof = Proof::of(rule!("atzr.tonya.never-walks")).facts([1]);
    // A Ganger who scores fewer has a fight with any other Survivor.
    let lost = [4, 4, 4, 4, 4, 1, 1, 1, 1, 1];
    let mut battle = with_tonya(Class::Ganger, Stance::ToTalk);
    roll(&lost, |play| meet::talk(&mut battle, play, p(0), THEM).unwrap());
    assert_eq!(battle.stance(US, THEM), Stance::Neutral);
    let mut other = with_tonya(Class::Ganger, Stance::ToTalk);
    other.set_up().person(p(1)).star = false;
    cast(&[(rule!("atzr.talk.roll"), &lost)], &[], |play| meet::talk(&mut other, play, p(0), THEM).unwrap());
    assert_eq!(other.stance(US, THEM), Stance::Hostile);
}

#[test]
fn she_joins_survivors_until_the_end_of_the_encounter_and_leads_nobody() {
    let _proof = Proof::of(rule!("atzr.tonya.joins-survivors")).facts([1]);
    let _tonya_details = Proof::of(rule!("atzr.ruling.tonya-details"));
    let won = [1, 1, 1, 1, 1, 4, 4, 4, 4, 4];
    let mut battle = with_tonya(Class::Survivor, Stance::ToTalk);
    roll_and_answer(&won, [Answer::Some(vec![0])], |play| meet::talk(&mut battle, play, p(0), THEM).unwrap());
    let tonya = battle.person(p(1));
    assert!(tonya.side == US && tonya.deeds.leaves_after);
    let groups = group::groups(&battle, US, Purpose::Activation);
    assert_eq!((groups.len(), groups[0].leader), (1, p(0)));
    // She starts no fight, though Ray may.
    battle.sides.push(Side::new("others", Class::Militia, Role::Strangers, &[]));
    let mut battle = Board(battle).enemy("A", 4, "0303").done();
    battle.set_stance(US, SideId(2), Stance::Neutral);
    battle.groups = groups.into_vec();
    let walks = |who| {
        let walk = Action::Meet(MeetAction::Walk { with: SideId(2) });
        act::menu(&battle, p(0), who).open.contains(&walk)
    };
    assert!(walks(p(0)) && !walks(p(1)));
    // And she uses Star Power without being told.
    let harms = std::iter::once(Harm::OutOfTheFight).collect();
    roll(&[1, 1, 1, 6, 6], |play| {
        shoot::harm(&mut battle, play, p(1), harms, change::By::Fate).unwrap();
    });
    assert!(battle.person(p(1)).functions() && battle.person(p(1)).star_power == 3);
}

#[test]
fn she_barters_with_others_and_does_not_join_them() {
    let _proof = Proof::of(rule!("atzr.ruling.table-talk-the-talk"));
    let won = [1, 1, 1, 1, 1, 4, 4, 4, 4, 4];
    let mut battle = with_tonya(Class::Militia, Stance::ToTalk);
    roll(&won, |play| meet::talk(&mut battle, play, p(0), THEM).unwrap());
    assert!(battle.side(THEM).talks.barters && battle.person(p(1)).side == THEM);
}

#[test]
fn her_free_will_is_what_is_best_for_her() {
    let _proof = Proof::of(rule!("atzr.tonya.free-will"));
    let battle = with_tonya(Class::Militia, Stance::Hostile);
    let mut battle = Board(battle).enemy("Nick", 6, "0407").done();
    // Whatever she rolls when Nick goes down beside her, she keeps her head.
    let (_, told) = cast(&[], &[], |play| {
        let (rule, down) = (rule!("atzr.damage.types"), change::Down::OutOfTheFight);
        change::go_down(&mut battle, play, rule, p(2), down, change::By::Fate);
        reaction::man_down(&mut battle, play).unwrap();
    });
    let tonya = battle.person(p(1));
    assert!(tonya.functions() && !tonya.ducked);
    assert!(!told.iter().any(|it| matches!(it.what, kernel::What::Asked { .. })));
}
