//! Players against each other (1.0): each side has its own success, and goes home when it likes.
use crate::acting_in_words::notes;
use crate::board;
use crate::board::p;
use crate::dice_by_rule::cast;
use atzr::{
    battle::{
        Atzr, Battle, Encounter, Mover, Person, PersonId, Phase, Role, Side, SideId, Stance, State,
        encounter::{self, EncounterAction, Objective, Purpose},
    },
    journal::Happened,
    printed::{Class, CounterThing},
    rule,
    setup::layout::MapLayout,
};
use kernel::{Book, Flow, Proof, Seat};

const RAY: SideId = SideId(0);
const LIL: SideId = SideId(1);

/// Ray and Ines on one side, Lil on the other, all on the map and out of each other's sight.
fn rivals(encounter: Encounter) -> Battle {
    let mut battle = board::encounter(MapLayout::single("maple-heights"), encounter).0;
    battle.turn = 1;
    battle.sides.push(Side::new("Lil's crew", Class::Ganger, Role::Players, &[Seat(1)]));
    battle.set_stance(RAY, LIL, Stance::Neutral);
    for (name, side, at) in [("Ray", RAY, "0101"), ("Ines", RAY, "0101"), ("Lil", LIL, "1612")] {
        let class = battle.side(side).class;
        let mut person = Person::new(name, side, Some(Seat(side.0)), class, 4);
        (person.state, person.at) = (State::Functioning, board::at(at));
        battle.set_up().people.push(person);
        battle.side_mut(side).strength += 1;
    }
    battle
}

fn call_it(battle: &mut Battle, who: PersonId) -> Vec<Happened> {
    let (_, told) = cast(&[], &[], |play| {
        encounter::perform(battle, play, who, &EncounterAction::CallIt).unwrap();
        encounter::check(battle, play).unwrap();
    });
    notes(&told)
}

fn succeeded(battle: &Battle) -> Vec<PersonId> {
    battle.result.as_ref().unwrap().each.iter().filter(|it| it.1).map(|it| it.0).collect()
}

#[test]
fn what_one_side_finds_or_recruits_is_not_the_others() {
    for found in [true, false] {
        let mut battle = rivals(Encounter::Search {});
        cast(&[], &[], |play| match found {
            true => encounter::found(&mut battle, play, p(2), CounterThing::SuppliesA),
            false => encounter::recruited(&mut battle, play, p(2)),
        });
        assert!(!encounter::is_reached(&battle, RAY));
        assert!(encounter::is_reached(&battle, LIL));
    }
}

#[test]
fn who_goes_home_takes_his_own_people_along_and_the_others_play_on() {
    let _proof = Proof::of(rule!("atzr.ruling.rivals"));
    let _modes = Proof::of(rule!("atzr.game.modes")).facts([7]);
    let mut battle = rivals(Encounter::Search {});
    cast(&[], &[], |play| encounter::found(&mut battle, play, p(0), CounterThing::SuppliesA));
    call_it(&mut battle, p(0));
    assert_eq!(
        [0, 1, 2].map(|it| battle.person(p(it)).state),
        [State::Left, State::Left, State::Functioning]
    );
    assert!(battle.result.is_none(), "Lil is still there");
    let mut on = battle.clone();
    on.side_mut(LIL).die = Some(1);
    (on.phase, on.order) = (Phase::Next, vec![Mover::Side(LIL)]);
    let flow = cast(&[], &[], |play| Atzr::step(&mut on, play).unwrap()).0;
    assert_eq!((flow, on.phase), (Flow::Goes, Phase::Groups { side: LIL }), "and has her turn");
    let told = call_it(&mut battle, p(2));
    assert_eq!(succeeded(&battle), [p(0), p(1)]);
    assert!(battle.result.as_ref().unwrap().success);
    let name = battle.side(RAY).name.clone();
    let ends = |success, side: String| Happened::Ends { success, side: Some(side.into()) };
    assert_eq!(told, [ends(true, name), ends(false, "Lil's crew".to_owned())]);
}

#[test]
fn alone_on_the_map_whoever_calls_it_ends_it() {
    let mut battle = rivals(Encounter::Search {});
    battle.set_up().person(p(2)).state = State::Left;
    call_it(&mut battle, p(0));
    assert!(!battle.result.as_ref().unwrap().success);
    assert_eq!(battle.person(p(0)).state, State::Functioning, "nobody has to walk off");
}

#[test]
fn what_is_raided_belongs_to_whoever_found_it() {
    let mut battle = rivals(Encounter::Raid { class: Class::Militia, purpose: Purpose::Items });
    (battle.progress.objective, battle.progress.found_by) = (Objective::Found, Some(LIL));
    assert!(!encounter::is_reached(&battle, RAY));
    call_it(&mut battle, p(2));
    call_it(&mut battle, p(0));
    assert_eq!(succeeded(&battle), [p(2)]);
}

#[test]
fn a_map_is_taken_back_by_those_who_still_hold_it() {
    let mut battle = rivals(Encounter::TakeBack {});
    battle.set_up().places.clear();
    assert!(encounter::is_reached(&battle, RAY) && encounter::is_reached(&battle, LIL), "side by side");
    battle.set_stance(RAY, LIL, Stance::Hostile);
    assert!(!encounter::is_reached(&battle, RAY) && !encounter::is_reached(&battle, LIL));
    battle.set_up().person(p(2)).state = State::Left;
    assert!(encounter::is_reached(&battle, RAY));
    assert!(!encounter::is_reached(&battle, LIL), "they have left it to the others");
}

#[test]
fn two_sides_with_one_each_have_not_found_two() {
    let mut battle = rivals(Encounter::Search {});
    battle.progress.wanted = Some(2);
    cast(&[], &[], |play| {
        [p(0), p(2)]
            .into_iter()
            .for_each(|it| encounter::found(&mut battle, play, it, CounterThing::SuppliesB));
    });
    assert!(!encounter::is_reached(&battle, RAY) && !encounter::is_reached(&battle, LIL));
    cast(&[], &[], |play| encounter::recruited(&mut battle, play, p(1)));
    assert!(encounter::is_reached(&battle, RAY), "his own Supplies and his own recruit");
    assert!(!encounter::is_reached(&battle, LIL));
}

#[test]
fn a_rival_who_has_yet_to_come_on_plays_on() {
    let _proof = Proof::of(rule!("atzr.ruling.rivals"));
    let mut battle = rivals(Encounter::Search {});
    battle.set_up().person(p(2)).state = State::Waiting;
    call_it(&mut battle, p(0));
    assert_eq!(battle.person(p(0)).state, State::Left);
    assert!(!battle.progress.called);
}

#[test]
fn a_lost_talk_of_one_side_is_not_the_others() {
    let mut battle = rivals(Encounter::Chillin {});
    cast(&[], &[], |play| {
        for (side, success) in [(RAY, true), (LIL, true), (LIL, false)] {
            encounter::talked(&mut battle, play, side, Some(success));
        }
    });
    assert!(encounter::is_reached(&battle, RAY));
    assert!(!encounter::is_reached(&battle, LIL));
}

#[test]
fn who_comes_to_harm_under_attack_fails_for_his_own_side_alone() {
    let mut battle = rivals(Encounter::Bushwhack {});
    battle.set_up().person(p(1)).deeds.out_of_the_fight = true;
    battle.progress.called = true;
    cast(&[], &[], |play| encounter::check(&mut battle, play).unwrap());
    assert_eq!(succeeded(&battle), [p(0), p(2)], "each for himself");
    assert!(battle.result.as_ref().unwrap().success, "Lil's crew is unharmed");
}
