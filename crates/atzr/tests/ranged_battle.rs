//! Carriers, dispatching and capturing on the map (10.12, 10.14).
use crate::acting_in_words::{activate, does, menu, offers, play};
use crate::board;
use crate::board::{board, p};
use atzr::{
    battle::{
        Battle, FigureId, State,
        shoot::{self, Guns, Manner},
    },
    journal::Happened,
    printed::{Class, CounterThing},
    rule,
};
use kernel::{Proof, What};

/// Ray stands over Bank, who is Out of the Fight; a friend of Bank's looks on.
fn over(things: &[CounterThing]) -> Battle {
    let mut battle = board()
        .star("Ray", 4, "0809")
        .holds(things)
        .enemies(Class::Ganger)
        .enemy("Bank", 3, "0809")
        .last(|it| it.state = State::OutOfTheFight)
        .done();
    activate(&mut battle, p(0));
    battle
}

#[test]
fn who_stands_over_an_enemy_may_dispatch_him_by_fire_or_by_hand() {
    let _proof = Proof::of(rule!("atzr.ranged.auto-kill")).facts([1, 2, 3, 4]);
    let dead = |battle: &Battle| matches!(battle.person(p(1)).state, State::ObviouslyDead { .. });
    // By fire: the dice are for ones and noise alone.
    let mut battle = over(&[CounterThing::HuntingRifle]);
    does(&mut battle, p(0), &[1, 1, 3, 3], &["Shoot Bank dead"]);
    assert!(dead(&battle) && battle.person(p(0)).hands[0].empty && battle.person(p(0)).turn.fired);
    // By hand: one success in as many dice as his Rep.
    let mut battle = over(&[]);
    assert!(!offers(&battle, p(0), "Shoot Bank dead"));
    does(&mut battle, p(0), &[4, 5, 6, 3], &["Try to finish Bank"]);
    assert!(dead(&battle));
    let mut battle = over(&[]);
    does(&mut battle, p(0), &[4, 5, 6, 4], &["Try to finish Bank"]);
    assert!(!dead(&battle));
    assert!(!offers(&battle, p(0), "Try to finish Bank"), "not twice in an activation");
    // An enemy who stands is no prey, and from the next hex nobody is.
    let mut battle = over(&[]);
    battle.set_up().people[1].at = board::at("0808");
    assert!(!offers(&battle, p(0), "Try to finish Bank"));
}

#[test]
fn his_friends_who_see_it_test_for_him() {
    let mut battle = over(&[]);
    let friend = atzr::battle::Person {
        name: "Sid".to_owned(),
        at: board::at("0811"),
        state: State::Functioning,
        ..battle.people[1].clone()
    };
    battle.set_up().people.push(friend);
    battle.side_mut(atzr::battle::SideId(1)).strength = 2;
    battle.recount();
    activate(&mut battle, p(0));
    does(&mut battle, p(0), &[1, 1, 1, 1, 6, 6], &["Try to finish Bank"]);
    assert_eq!(battle.person(p(2)).state, State::RanAway);
}

#[test]
fn he_may_capture_him_instead_and_keep_him_or_let_him_go() {
    let _proof = Proof::of(rule!("atzr.ranged.capture")).facts([1]);
    let mut battle = over(&[CounterThing::Pistol]);
    does(&mut battle, p(0), &[], &["Capture Bank"]);
    assert_eq!(battle.person(p(1)).state, State::Captive { of: atzr::battle::SideId(0) });
    // It costs nothing else: he may still go and fire, and the captive is no target and carried like the fallen.
    assert!(!battle.person(p(0)).turn.fired && battle.person(p(0)).turn.action.is_none());
    assert!(offers(&battle, p(0), "Pick up Bank") && offers(&battle, p(0), "Let Bank go"));
    assert!(!menu(&battle, p(0)).0.iter().any(|it| it.contains("dead")));
    does(&mut battle, p(0), &[], &["Let Bank go"]);
    assert_eq!(battle.person(p(1)).state, State::LetGo);
}

#[test]
fn a_die_that_only_the_carried_stopped_hits_the_carried() {
    let _proof = Proof::of(rule!("atzr.ranged.carrier")).facts([2, 3, 4]);
    let shot = |face: u16, rest: &[u16]| {
        let mut battle = board()
            .grunt("Ray", 4, "0806")
            .holds(&[CounterThing::Pistol])
            .enemies(Class::Militia)
            .enemy("Marc", 4, "0809")
            .enemy("Beck", 3, "0809")
            .last(|it| it.state = State::OutOfTheFight)
            .done();
        battle.set_up().people[1].carries = Some(p(2));
        battle.recount();
        let guns = Guns::One { hand: 0, dice: None };
        let firing = shoot::all_at(&battle, p(0), guns, FigureId::Person(p(1)), Manner::Active);
        let faces = [&[face, 3], rest].concat();
        let (end, told) = play(&faces, &[], |play| shoot::firefight(&mut battle, play, vec![firing]));
        end.unwrap();
        // Whoever was hit is told by name, the carrier or the carried.
        let hits = told.iter().find_map(|it| match &it.what {
            What::Noted { note, .. } => match Happened::read(note)? {
                Happened::Hits { whom, hits } => Some((whom, hits)),
                _ => None,
            },
            _ => None,
        });
        let (marc, beck) = (p(1).token(), p(2).token());
        let expected = if face == 4 { (vec![marc, beck], vec![0, 1]) } else { (vec![marc], vec![0]) };
        assert_eq!(hits, Some(expected));
        battle
    };
    // 4 + 4 = 8 misses by the cover and hits Beck: a 6 kills her, and Marc tests for both with a die for his cover: he carries on.
    let battle = shot(4, &[6, 1, 1, 1]);
    assert!(matches!(battle.person(p(2)).state, State::ObviouslyDead { .. }));
    // Anything less does nothing to her.
    let battle = shot(4, &[5, 1, 1, 1]);
    assert_eq!((battle.person(p(2)).state, battle.person(p(1)).carries), (State::OutOfTheFight, Some(p(2))));
    // 7 misses everybody.
    let battle = shot(3, &[1, 1, 1]);
    assert_eq!(battle.person(p(2)).state, State::OutOfTheFight);
}
