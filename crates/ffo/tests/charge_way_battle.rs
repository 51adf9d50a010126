//! The way of a charge (p. 2 and 30): from where, through what, and how many get there.
use ffo::{
    battle::{
        Battle, Bout, FigureId, PersonId, charge,
        exchange::{Rush, RushManner},
        shoot,
    },
    rule,
    table::{class::Class, melee::Guard, weapon::Gun},
};
use ground::open::PieceId;
use kernel::{Point, Proof};

use crate::board::{
    Board,
    acting::{activate, whatever, within},
    board, gun, house, p,
};

/// Three dice each, and as many successes.
const EVEN: [u16; 6] = [1, 6, 6, 1, 6, 6];

fn charge(battle: &mut Battle, dice: &[u16], answers: &[&str]) {
    let rush = Rush { who: PersonId(0), whom: p(1), manner: RushManner::Active };
    within(battle, dice, answers, |battle, play| charge::by_people(battle, play, &[rush]));
}

fn fight(battle: &Battle) -> Vec<(FigureId, FigureId)> {
    battle.bouts.iter().map(|it| (it.one, it.other)).collect()
}

fn reach(battle: &Battle) -> bool {
    charge::can_reach(battle, p(0), p(1), 200)
}

/// Ann in the house, and Eve before its window, who have seen each other.
fn at_the_window() -> Battle {
    let board = house().person("Ann", 600, 350).enemy("Eve", 600, 250).who(|it| it.facing = 180);
    let board = board.with(|it| it.arrange().buildings[0].entered = 1);
    board.with(|it| it.seen.push((PersonId(0), PersonId(1)))).done()
}

#[test]
fn a_window_on_the_way_of_a_charge_is_opened_and_paid_for() {
    let _proof = Proof::of(rule!("ffo.charge.conditions")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.charge-geometry"));
    let mut battle = at_the_window();
    activate(&mut battle, 0);
    charge(&mut battle, &[[1, 1, 1, 1, 1].as_slice(), &EVEN].concat(), &[]);
    assert_eq!(fight(&battle), [(p(0), p(1))]);
    assert!(battle.openings[1].open);
    // The 3 inches into contact, and the inches that a shut window costs.
    assert!(75 < battle.people[0].turn.spent_mm);
}

#[test]
fn nobody_charges_where_the_way_into_contact_is_blocked() {
    let _proof = Proof::of(rule!("ffo.charge.conditions")).facts([4]);
    let mut barred = at_the_window();
    assert!(reach(&barred));
    // Both are broken into and can be entered in the next turn.
    barred.arrange().openings.iter_mut().for_each(|it| it.since = 2);
    assert!(battle_sees(&barred));
    assert!(!reach(&barred));
    charge(&mut barred, &[], &[]);
    assert!(barred.bouts.is_empty());
}

fn battle_sees(battle: &Battle) -> bool {
    battle.sees(p(0), p(1))
}

#[test]
fn nobody_charges_from_one_floor_to_another() {
    let _proof = Proof::of(rule!("ffo.charge.conditions")).facts([4]);
    let ann = house().person("Ann", 520, 400).who(|it| (it.level, it.facing) = (Some(PieceId(1)), 270));
    let mut battle = ann.enemy("Eve", 440, 400).who(|it| it.facing = 90).done();
    assert!(battle_sees(&battle));
    assert!(!reach(&battle));
    charge(&mut battle, &[], &[]);
    assert!(battle.bouts.is_empty());
}

/// Ann behind Eve, who looks the other way.
fn behind() -> Board {
    board().person("Ann", 600, 550).who(|it| it.facing = 180).enemy("Eve", 600, 600).who(|it| {
        it.facing = 180;
        it.arms.push(gun(Gun::Pistol));
        it.held.push(0);
    })
}

#[test]
fn whoever_runs_round_somebody_in_their_activation_does_not_charge_their_rear() {
    let _proof = Proof::of(rule!("ffo.table.rear-attack")).facts([1, 2]);
    let mut battle = behind().done();
    activate(&mut battle, 0);
    battle.turn_mut(PersonId(0)).began_at = Point::new(600, 700);
    // Eve has both her dice.
    charge(&mut battle, &[[1, 1, 1, 5, 5].as_slice(), &EVEN].concat(), &[]);
    // From where she was all the time it is the rear.
    let mut battle = behind().done();
    activate(&mut battle, 0);
    charge(&mut battle, &[[1, 1, 1].as_slice(), &EVEN].concat(), &[]);
    assert_eq!(fight(&battle), [(p(0), p(1))]);
}

#[test]
fn whoever_is_charged_turns_to_the_charger_before_they_fire() {
    let _proof = Proof::of(rule!("ffo.table.facing-front")).facts([4]);
    let mut battle = behind().done();
    activate(&mut battle, 0);
    battle.turn_mut(PersonId(0)).began_at = Point::new(600, 700);
    let rush = Rush { who: PersonId(0), whom: p(1), manner: RushManner::Active };
    let dice = [5, 5, 5, /* Eve passes more */ 1, 1];
    let fire = "Fire the pistol, 2 shots at Ann";
    whatever(&mut battle, &dice, &[fire], |battle, play| charge::by_people(battle, play, &[rush]));
    assert_eq!(battle.people[1].facing, 0);
}

#[test]
fn whoever_fires_turns_to_whom_they_fire_at() {
    let _proof = Proof::of(rule!("ffo.table.facing-front")).facts([4]);
    let ann = board().armed("Ann", 600, 600, Gun::Pistol);
    let mut battle = ann.enemy("Eve", 800, 590).who(|it| it.facing = 0).done();
    // Ann looks north, and Eve is to her right.
    let firing = shoot::mechanical(&battle, PersonId(0), &[p(1)], shoot::Manner::Active).unwrap();
    whatever(&mut battle, &[], &[], |battle, play| shoot::volley(battle, play, &[firing]));
    assert_eq!(battle.people[0].facing, 87);
}

#[test]
fn there_is_no_room_for_a_fifth() {
    let _proof = Proof::of(rule!("ffo.melee.max-four")).facts([1]);
    let mut battle = board().person("Ann", 600, 700).enemy("Eve", 600, 600).who(|it| it.facing = 180).done();
    let free = reach(&battle);
    for (at, (x, y)) in [(575, 600), (625, 600), (600, 575), (618, 618)].into_iter().enumerate() {
        battle = Board(battle).person(["Bob", "Cat", "Dan", "Fay"][at], x, y).done();
        let one = p(at as u16 + 2);
        let bout = Bout { one, other: p(1), even: 1, fought: true, guard: Guard::Ready };
        assert!(reach(&battle));
        battle.arrange().bouts.push(bout);
    }
    assert!(free && !reach(&battle));
    // Where three are upon her, one of two has room.
    battle.arrange().bouts.pop();
    battle = Board(battle).person("Gus", 570, 640).done();
    let rush = |it: u16| Rush { who: PersonId(it), whom: p(1), manner: RushManner::Active };
    whatever(&mut battle, &[], &[], |battle, play| charge::by_people(battle, play, &[rush(0), rush(6)]));
    assert!(battle.foes(p(1)).len() <= 4);
    assert!(!battle.in_contact(p(6), p(1)));
}

#[test]
fn a_citizen_with_nowhere_to_go_does_not_get_away_from_a_charge() {
    let _proof = Proof::of(rule!("ffo.breakoff.when")).facts([2]);
    let eve = board().person("Ann", 60, 60).enemy("Eve", 13, 13);
    let mut battle = eve.who(|it| (it.facing, it.class) = (180, Class::Citizen)).done();
    charge(&mut battle, &[[/* nerve */ 5].as_slice(), &EVEN].concat(), &[]);
    assert_eq!(fight(&battle), [(p(0), p(1))]);
}
