//! Friend or Foe on the map (16.0, 16.2): who counts, who is active, and what comes of it.
use crate::acting_in_words::throws;
use crate::board::{Board, at, board, p};
use crate::dice_by_rule::{cast, rolled};
use crate::steps::roll;
use crate::turn_in_words::{activate, can_begin, play_on};
use atzr::{
    battle::{Battle, Phase, Role, Side, SideId, Stance, State, meet, npcmove},
    printed::{Class, cards::Humans},
    rule,
};
use kernel::Proof;

const US: SideId = SideId(0);
const THEM: SideId = SideId(1);

/// A side of people nobody has met.
fn strangers(mut board: Board, class: Class) -> Board {
    board.0.sides.push(Side::new("strangers", class, Role::Strangers, &[]));
    board
}

/// Two of ours and two Militia along Heights Road.
fn street() -> Board {
    let ours = board().star("Ray", 5, "0306").grunt("Ines", 4, "0307");
    strangers(ours, Class::Militia).enemy("A", 4, "0906").enemy("B", 3, "0907")
}

#[test]
fn those_who_do_not_fight_walk_up_to_each_other_and_talk_when_they_are_beside_each_other() {
    let _proof = Proof::of(rule!("atzr.meet.friend-or-foe")).facts([3]);
    let mut battle = street().done();
    let far = |battle: &Battle| {
        let of = |side: SideId| battle.functioning().filter(move |it| it.1.side == side).map(|it| it.1.at);
        of(US).flat_map(|one| of(THEM).map(move |it| it.distance(one))).min()
    };
    // 1 + 2 against 3 + 2, and nobody says a word yet.
    roll(&[1, 3], |play| assert!(!meet::at_first_sight(&mut battle, play, p(0)).unwrap()));
    assert_eq!((battle.stance(US, THEM), battle.side(THEM).talks.done), (Stance::ToTalk, false));
    activate(&mut battle, p(0));
    assert!(!can_begin(&battle, "Talk"), "not at {:?} hexes", far(&battle));
    // They come as far as they can without a die on the table for strangers, and have nothing to say on the way.
    activate(&mut battle, p(2));
    roll(&[], |play| npcmove::act(&mut battle, play, THEM).unwrap());
    assert_eq!((far(&battle), battle.side(THEM).talks.done), (Some(3), false));
    // Our people may go the rest of the way ...
    let mut ours = battle.clone();
    activate(&mut ours, p(0));
    assert!(!can_begin(&ours, "Talk"));
    play_on(&mut ours, &[], &["Go to 0406", "Go to 0505"]);
    assert_eq!(far(&ours), Some(1));
    assert!(can_begin(&ours, "Talk"));
    // ... or they do, and the talk begins where they arrive.
    activate(&mut battle, p(2));
    let (_, told) = cast(&[], &[], |play| npcmove::act(&mut battle, play, THEM).unwrap());
    assert_eq!((far(&battle), rolled(&told, rule!("atzr.talk.roll"))), (Some(1), 2));
}

#[test]
fn in_the_fight_of_friend_or_foe_only_those_whose_activation_it_is_are_active() {
    let _proof = Proof::of(rule!("atzr.meet.friend-or-foe")).facts([4]);
    let dice = |phase: Phase| {
        let mut battle = street().done();
        battle.phase = phase;
        let foe = rule!("atzr.meet.friend-or-foe");
        // 1 + 2 against 4 + 2.
        let (fights, told) =
            cast(&[(foe, &[1, 4])], &[], |play| meet::at_first_sight(&mut battle, play, p(0)).unwrap());
        assert!(fights);
        throws(&told, rule!("atzr.insight.leader-rolls"))[..2].to_vec()
    };
    // Rep 5 against Rep 4, with a die less for whoever is active, and nobody else.
    assert_eq!(dice(Phase::Active { side: US, leader: p(0), acting: Some(p(0)) }), [4, 4]);
    assert_eq!(dice(Phase::Strangers { side: THEM }), [5, 3]);
}

#[test]
fn only_those_on_their_feet_beside_the_leader_count() {
    let _proof = Proof::of(rule!("atzr.meet.friend-or-foe")).facts([5]);
    let fights = |board: Board, dice: [u16; 2]| {
        let mut battle = board.done();
        cast(&[(rule!("atzr.meet.friend-or-foe"), &dice)], &[], |play| {
            meet::at_first_sight(&mut battle, play, p(0)).unwrap();
        });
        battle.hostile(US, THEM)
    };
    // Ray and Ines are two, against 4 + 2; a third would make it 4 against 6.
    let more = |name: &str, hex: &str| street().person(US, name, 4, hex);
    assert!(fights(street(), [1, 4]));
    assert!(!fights(more("Dot", "0206"), [1, 4]), "she is beside Ray");
    assert!(fights(more("Dot", "0112"), [1, 4]), "she is elsewhere");
    assert!(fights(more("Dot", "0206").last(|it| it.state = State::OutOfTheFight), [1, 4]));
    // So are A and B, 3 + 2 against 3; a third makes it 6 against 3.
    let more = |hex: &str| street().enemy("C", 3, hex);
    assert!(!fights(street(), [1, 3]));
    assert!(fights(more("1006"), [1, 3]), "he is beside A");
    assert!(!fights(more("1412"), [1, 3]), "he is elsewhere");
    assert!(!fights(more("1006").last(|it| it.state = State::OutOfTheFight), [1, 3]));
}

#[test]
fn strangers_for_whom_no_other_room_is_free_hold_the_one_that_was_entered() {
    let _proof = Proof::of(rule!("atzr.meet.in-building")).facts([4]);
    // The Ramsey place is 0504 with the door, 0404 beside it and 0405 behind; somebody of ours stands in one of them.
    let met = |taken: &str| {
        let mut battle = board().star("Ray", 5, "0504").grunt("Ines", 4, taken).done();
        battle.set_up().person(p(0)).turn.came_from = Some(at("0505"));
        let entrance = battle.scene.board.entrance(at("0504")).unwrap();
        let humans = Humans { number: 2, class: Class::Ganger };
        cast(&[(rule!("atzr.meet.friend-or-foe"), &[6, 1])], &[], |play| {
            meet::in_building(&mut battle, play, entrance, &[p(0)], humans).unwrap();
        });
        assert_eq!(battle.places[entrance].held_by, Some(THEM));
        let them = battle.functioning().filter(|it| it.1.side == THEM).map(|it| it.1.at.to_string());
        (battle.person(p(0)).at.to_string(), them.collect::<Vec<_>>())
    };
    let both = |ours: &str, theirs: &str| (ours.to_owned(), vec![theirs.to_owned(); 2]);
    assert_eq!(met("0404"), both("0505", "0504"));
    // With the room beside it free they are there, and Ray stays where he is.
    assert_eq!(met("0405"), both("0504", "0404"));
}
