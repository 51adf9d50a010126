//! Mercy, surrender, and those who are left behind (16.4).

use crate::board::{at, board, p};
use crate::steps::{roll, roll_and_answer};
use atzr::{
    battle::{
        Battle, Phase, SideId, Stance, State,
        act::{self, Action},
        encounter,
        meet::{self, MeetAction},
    },
    printed::{Class, CounterThing},
    rule,
};
use kernel::{Answer, Proof};

/// Ray with a Pistol and 1 Supplies, two Militia down the road and one behind a house.
fn cornered(class: Class) -> Battle {
    let ours = board().star("Ray", 3, "0306").holds(&[CounterThing::Pistol]).last(|it| {
        it.gear.push(CounterThing::SuppliesA.into());
        it.star_power = 3;
    });
    let mut battle =
        ours.enemies(class).enemy("A", 2, "0706").enemy("B", 4, "0806").enemy("C", 5, "1412").done();
    battle.phase = Phase::Active { side: SideId(0), leader: p(0), acting: Some(p(0)) };
    battle
}

fn surrenders_to(battle: &Battle) -> Option<u16> {
    let menu = act::menu(battle, p(0), p(0));
    menu.open.iter().find_map(|it| match it {
        Action::Meet(MeetAction::Surrender { to }) => Some(to.0),
        _ => None,
    })
}

#[test]
fn one_surrenders_to_the_nearest_hostile_group_in_sight_or_not_at_all() {
    let _proof = Proof::of(rule!("atzr.mercy.surrender")).facts([3]);
    let _details = Proof::of(rule!("atzr.ruling.surrender-details"));
    let mut battle = cornered(Class::Militia);
    assert_eq!(surrenders_to(&battle), Some(1));
    // A is of Rep 2, but B beside him leads: four dice against three and one for giving up.
    roll(&[4, 4, 4, 1, 4, 4, 4, 4], |play| meet::surrender(&mut battle, play, p(0), p(1)).unwrap());
    let mut hidden = cornered(Class::Militia);
    for it in [1, 2] {
        hidden.set_up().person(p(it)).at = at("1412");
    }
    hidden.recount();
    assert_eq!(surrenders_to(&hidden), None);
    // Zombies take no prisoners, and there is nothing to give up for before people who are no enemies.
    let mut zombies = board().star("Ray", 3, "0306").zombie("0706").done();
    zombies.phase = Phase::Active { side: SideId(0), leader: p(0), acting: Some(p(0)) };
    assert_eq!(surrenders_to(&zombies), None);
    let mut peace = cornered(Class::Militia);
    peace.set_stance(SideId(0), SideId(1), Stance::Neutral);
    assert_eq!(surrenders_to(&peace), None);
}

#[test]
fn who_gives_up_is_out_of_the_encounter_and_his_captors_take_what_the_table_says() {
    let _proof = Proof::of(rule!("atzr.mercy.surrender"));
    // More: everything is taken.
    let mut battle = cornered(Class::Militia);
    roll(&[1, 1, 1, 1, 4, 4, 4, 4], |play| meet::surrender(&mut battle, play, p(0), p(1)).unwrap());
    let ray = battle.person(p(0));
    assert_eq!((ray.state, ray.hands.len(), ray.gear.len()), (State::LetGo, 0, 0));
    // The same: Militia take only the weapons of Survivors.
    let mut battle = cornered(Class::Militia);
    roll(&[1, 4, 4, 4, 1, 4, 4, 4], |play| meet::surrender(&mut battle, play, p(0), p(1)).unwrap());
    let ray = battle.person(p(0));
    assert_eq!((ray.state, ray.hands.len(), ray.gear.len()), (State::LetGo, 0, 1));
    // The same from Survivors: 1 Supplies is left.
    let mut battle = cornered(Class::Survivor);
    battle.set_up().person(p(0)).gear.push(CounterThing::SuppliesA.into());
    roll(&[1, 4, 4, 4, 1, 4, 4, 4], |play| meet::surrender(&mut battle, play, p(0), p(1)).unwrap());
    assert_eq!(battle.person(p(0)).gear.len(), 1);
}

#[test]
fn a_star_whom_they_kill_may_use_star_power_and_lives_without_his_things() {
    let _proof = Proof::of(rule!("atzr.star-power.mercy")).facts([1, 2]);
    // Gangers kill whoever scores fewer; then three dice of Star Power.
    let fewer = [4, 4, 4, 4, 1, 4, 4, 4];
    let killed = |power: &[u16]| {
        let mut battle = cornered(Class::Ganger);
        let dice: Vec<u16> = fewer.iter().chain(power).copied().collect();
        roll_and_answer(&dice, [Answer::One(0)], |play| {
            meet::surrender(&mut battle, play, p(0), p(1)).unwrap();
        });
        let ray = battle.person(p(0));
        assert!(ray.hands.is_empty() && ray.gear.is_empty());
        (matches!(ray.state, State::ObviouslyDead { .. }), ray.state, ray.deeds.out_of_the_fight)
    };
    assert!(killed(&[4, 4, 4]).0);
    assert_eq!(killed(&[1, 4, 4]), (false, State::LetGo, true));
    assert_eq!(killed(&[1, 1, 4]), (false, State::LetGo, false));
}

/// Ray lies on the map when nobody of his side stands any more; what became of him.
fn left(battle: &mut Battle, dice: &[u16], answers: &[Answer]) -> State {
    battle.set_up().person(p(0)).state = State::OutOfTheFight;
    battle.recount();
    roll_and_answer(dice, answers.iter().cloned(), |play| encounter::check(battle, play).unwrap());
    assert!(battle.result.is_some());
    battle.person(p(0)).state
}

#[test]
fn who_is_left_behind_is_at_the_mercy_of_enemies_or_eaten_or_found_later() {
    let _proof = Proof::of(rule!("atzr.ruling.left-behind"));
    let _mercy = Proof::of(rule!("atzr.mercy.roll"));
    let dead = |it: State| matches!(it, State::ObviouslyDead { .. });
    // Enemies anywhere on the map, and no die for giving up: three against the four of B.
    let mut battle = cornered(Class::Ganger);
    assert!(dead(left(&mut battle, &[4, 4, 4, 1, 4, 4, 4], &[Answer::One(1)])));
    let mut battle = cornered(Class::Ganger);
    assert_eq!(left(&mut battle, &[1, 1, 1, 4, 4, 4, 4], &[]), State::OutOfTheFight);
    // He gets up when Star Power saves him altogether.
    let mut battle = cornered(Class::Ganger);
    let dice = [4, 4, 4, 1, 4, 4, 4, /* Star Power */ 1, 1, 4];
    assert_eq!(left(&mut battle, &dice, &[Answer::One(0)]), State::LetGo);
    // A zombie within six hexes that sees him, one farther off, none.
    for (hex, eaten) in [("0906", true), ("1006", false), ("0608", true)] {
        let mut battle = board().star("Ray", 3, "0306").zombie(hex).done();
        assert_eq!(dead(left(&mut battle, &[], &[])), eaten, "{hex}");
    }
    let mut battle = board().star("Ray", 3, "0306").done();
    assert_eq!(left(&mut battle, &[], &[]), State::OutOfTheFight);
}
