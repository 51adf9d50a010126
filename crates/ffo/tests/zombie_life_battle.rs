//! The first zombie of a life (p. 49), those who meet some indoors (p. 47), and those who become one (p. 50).
use ffo::{
    battle::{
        Battle, PersonId, Phase, State, Zombie, ZombieId,
        person::Stun,
        scene::{BuildingKind, BuildingState},
        zombie::{activate, bitten, end_turn, infection, last_tests, notice, surprise},
    },
    rule,
};
use ground::open::{PieceId, Polygon, measure::distance};
use kernel::{Point, Proof, rule::set_up};

use crate::board::{
    BAND, Board,
    acting::{plays_until, whatever, within},
    board,
};

const fn at(x: i32, y: i32) -> Point {
    Point::new(x, y)
}

fn looks(battle: &mut Battle, dice: &[u16]) {
    within(battle, dice, &[], notice);
}

#[test]
fn the_first_zombie_within_six_inches_is_tested_for_once_in_a_life() {
    let _proof = Proof::of(rule!("ffo.zombie.zed-when")).facts([1, 2]);
    let _ruling = Proof::of(rule!("ffo.ruling.zed-test-timing"));
    let before = |mm| board().person("Ann", 600, 600).zombie(600, 600 - mm).done();
    let mut far = before(151);
    looks(&mut far, &[]);
    assert!(!far.people[0].zed_proof);
    for dice in [[1, 2], [4, 5], [5, 6], [2, 2]] {
        let mut near = before(150);
        whatever(&mut near, &dice, &[], notice);
        assert!(near.people[0].zed_proof);
        looks(&mut near, &[]);
    }
    let mut behind = before(-100);
    looks(&mut behind, &[]);
}

#[test]
fn it_is_taken_at_the_moment_a_zombie_comes_near_on_its_own_move() {
    let _proof = Proof::of(rule!("ffo.zombie.zed-when")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.zed-test-timing"));
    let mut battle = board().person("Ann", 600, 600).zombie(600, 350).done();
    set_up(|| battle.arrange().zombies[0].facing = 180);
    battle.dead_die = Some(1);
    let (_, told) = within(&mut battle, &[1, 2], &[], activate);
    let tested = told.iter().position(|it| it.rule == rule!("ffo.react.universal.zed-or-no-zed")).unwrap();
    let moves: Vec<usize> = (0..told.len()).filter(|&it| told[it].rule == rule!("ffo.zombie.move")).collect();
    assert!(moves.iter().any(|&it| it < tested) && moves.iter().any(|&it| tested < it));
    assert_eq!(battle.zombies[0].at, at(600, 500));
}

fn stunned() -> State {
    State::Stunned(Stun { left: 1, counts: false, feast: false })
}

/// Ann of Rep 4, whom a zombie has bitten.
fn bite(state: State) -> Battle {
    let mut battle = board().person("Ann", 600, 600).who(|it| it.state = state).done();
    set_up(|| bitten(&mut battle, PersonId(0)));
    battle
}

fn activates(battle: &mut Battle, dice: &[u16]) {
    within(battle, dice, &[], |battle, play| infection(battle, play, PersonId(0)));
}

#[test]
fn the_infection_test_waits_for_the_next_activation() {
    let _proof = Proof::of(rule!("ffo.zombie.infection-test")).facts([1, 2]);
    let _ruling = Proof::of(rule!("ffo.ruling.infection-after"));
    let mut battle = bite(stunned());
    activates(&mut battle, &[5]);
    assert_eq!(battle.people[0].infected, None);
    let mut battle = bite(stunned());
    activates(&mut battle, &[4]);
    assert_eq!(battle.people[0].infected, Some(1));
    let mut healthy = board().person("Ann", 600, 600).done();
    activates(&mut healthy, &[]);
}

#[test]
fn whoever_is_out_of_the_fight_tests_when_their_rep_would_activate() {
    let _proof = Proof::of(rule!("ffo.zombie.infection-test")).facts([6]);
    let _ruling = Proof::of(rule!("ffo.ruling.infection-after"));
    let ends = |die, dice: &[u16]| {
        let mut battle = bite(State::OutOfTheFight);
        battle.side_mut(BAND).die = Some(die);
        within(&mut battle, dice, &[], end_turn);
        battle.people[0].infected
    };
    assert_eq!((ends(4, &[1]), ends(5, &[])), (Some(1), Some(0)));
}

#[test]
fn whoever_turns_gets_up_as_a_zombie_where_they_are_and_acts_from_the_next_turn_on() {
    let _proof = Proof::of(rule!("ffo.zombie.infection-turning")).facts([1, 2, 3, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.infection-after"));
    let mut battle = bite(stunned());
    set_up(|| battle.arrange().people[0].rep = 5);
    activates(&mut battle, &[3]);
    activates(&mut battle, &[2]);
    assert_eq!(battle.people[0].infected, Some(2), "a 2 is more than the first roll");
    activates(&mut battle, &[2]);
    assert_eq!(battle.people[0].state, State::Turned { zombie: ZombieId(0) });
    let Zombie { at: here, was, placed, prone, .. } = battle.zombies[0];
    assert_eq!((here, was, placed, prone), (at(600, 600), Some(PersonId(0)), 1, false));
    let acts = |battle: &mut Battle, die| {
        battle.dead_die = Some(die);
        within(battle, &[], &[], activate);
        battle.zombies[0].at
    };
    assert_eq!(acts(&mut battle, 1), at(600, 600));
    battle.turn = 2;
    assert_eq!((acts(&mut battle, 4), acts(&mut battle, 3)), (at(600, 600), at(600, 450)), "it is Rep 3");
}

#[test]
fn the_dead_do_not_turn() {
    let _proof = Proof::of(rule!("ffo.zombie.infection-test"));
    let mut battle = bite(stunned());
    activates(&mut battle, &[1]);
    set_up(|| battle.arrange().people[0].state = State::ObviouslyDead { turn: 1, fresh: true });
    activates(&mut battle, &[]);
    assert!(battle.zombies.is_empty());
}

/// A house of 20 by 20 inches around (600, 600).
fn house() -> Board {
    let (name, area) = ("house".to_owned(), Polygon::rectangle(350, 350, 500, 500));
    let house = BuildingKind { name, dv: 3, area, floors: [None].into_iter().collect(), walls: PieceId(0) };
    board()
        .scene(|it| it.buildings.push(house))
        .with(|it| it.arrange().buildings.push(BuildingState { entered: 1, ..BuildingState::default() }))
}

fn veteran(board: Board, name: &str, x: i32, rep: u8) -> Board {
    board.person(name, x, 600).who(|it| {
        it.zed_proof = true;
        it.rep = rep;
    })
}

fn enters(battle: &mut Battle, dice: &[u16], answers: &[&str]) {
    let all: Vec<PersonId> = battle.person_ids().collect();
    whatever(battle, dice, answers, |battle, play| surprise(battle, play, (0, 0), &all));
}

#[test]
fn six_dice_say_who_waits_inside_and_they_stand_two_inches_from_their_human() {
    let _proof = Proof::of(rule!("ffo.zombie.building-check")).facts([3, 6]);
    let _match = Proof::of(rule!("ffo.zombie.building-match")).facts([1]);
    let _ruling = Proof::of(rule!("ffo.ruling.building-interior"));
    let pair = || veteran(veteran(house(), "Ann", 500, 4), "Bob", 700, 4);
    // Both beat the zombies' total, and move away on a 6: where they cannot, the zombies come no nearer than they have to.
    let mut battle = pair().done();
    enters(
        &mut battle,
        &[5, 6, 1, 2, 3, 4, /* zombies */ 1, /* Ann */ 6, 6, /* Bob */ 6, 6],
        &["Walk", "500,480", "Walk", "700,480"],
    );
    assert_eq!(battle.zombies.len(), 2, "in the suburbs 5 and 6 bring one");
    let mut empty = pair().done();
    enters(&mut empty, &[1, 1, 2, 2, 3, 4], &[]);
    assert!(empty.zombies.is_empty() && empty.noises.is_empty());
}

#[test]
fn whoever_is_surprised_has_their_zombies_upon_them_and_the_others_have_not() {
    let _proof = Proof::of(rule!("ffo.zombie.surprise-zombies-win")).facts([1, 2]);
    let pair = veteran(veteran(house(), "Ann", 500, 4), "Bob", 700, 3);
    let mut battle = pair.done();
    let dice = [
        5, 6, 1, 2, 3, 4, /* zombies: 5 */ 3, /* Ann: 10, and moves away */ 6, 6,
        /* Bob: 5 */ 2,
    ];
    enters(&mut battle, &dice, &["Move fast", "500,480"]);
    let (ann, bob) = (at(500, 600), at(700, 600));
    let near = |to, mm| battle.zombies.iter().any(|it| distance(it.at, to) <= mm);
    assert!(near(bob, 26) && !near(ann, 26));
}

#[test]
fn a_star_chooses_what_to_do_about_them() {
    let _proof = Proof::of(rule!("ffo.zombie.surprise-human-wins")).facts([3]);
    let star = || veteran(house(), "Ann", 600, 4).who(|it| it.star = true);
    let dice = [5, 1, 1, 2, 3, 4, /* zombies */ 1, /* Ann */ 6];
    let mut battle = star().done();
    enters(&mut battle, &dice, &["Fight hand to hand"]);
    assert!(distance(battle.zombies[0].at, at(600, 600)) <= 26);
    let mut battle = star().done();
    enters(&mut battle, &dice, &["Move away", "Walk", "600,480"]);
    assert!(26 < distance(battle.zombies[0].at, at(600, 600)));
}

#[test]
fn when_the_encounter_is_over_those_who_were_bitten_are_tested_at_once() {
    let _proof = Proof::of(rule!("ffo.zombie.infection-test")).facts([4]);
    let _ruling = Proof::of(rule!("ffo.ruling.infection-after"));
    let over = |battle: &mut Battle, dice: &[u16]| {
        within(battle, dice, &[], |battle, play| {
            last_tests(battle, play);
            Ok(())
        });
        battle.people[0].infected
    };
    assert_eq!(over(&mut bite(State::OutOfTheFight), &[4]), Some(1));
    assert_eq!(over(&mut bite(State::Functioning), &[5]), None);
    let mut dead = bite(State::ObviouslyDead { turn: 1, fresh: true });
    assert_eq!(over(&mut dead, &[]), Some(0));
}

#[test]
fn the_last_turn_ends_with_the_tests_that_are_due() {
    let _proof = Proof::of(rule!("ffo.zombie.infection-test")).facts([4]);
    let mut battle = bite(State::Functioning);
    set_up(|| {
        std::sync::Arc::make_mut(&mut battle.scene).last_turn = Some(1);
        battle.phase = Phase::End;
    });
    plays_until(&mut battle, &[4], &[], |it| it == Phase::Over);
    assert_eq!(battle.people[0].infected, Some(1));
}

#[test]
fn zombies_that_have_come_near_otherwise_than_on_a_move_are_seen_after_the_step() {
    let _proof = Proof::of(rule!("ffo.zombie.zed-when")).facts([1]);
    let mut battle = board().person("Ann", 600, 600).zombie(600, 450).done();
    battle.phase = Phase::Next;
    let dice = [/* Zed or No Zed? */ 1, 1, /* melee, the zombie */ 1, 1, 6, /* Ann */ 1, 6, 6];
    plays_until(&mut battle, &dice, &[], |it| it == Phase::End);
    assert!(battle.people[0].zed_proof);
}

#[test]
fn a_zombie_that_lies_or_feasts_does_not_come_at_somebody_whom_it_frightens() {
    let _proof = Proof::of(rule!("ffo.zombie.zed-when")).facts([4]);
    let _ruling = Proof::of(rule!("ffo.ruling.zed-test-timing"));
    let here = || board().person("Ann", 600, 600).zombie(600, 500);
    let mut lies = here().with(|it| it.arrange().zombies[0].prone = true).done();
    looks(&mut lies, &[5, 6]);
    assert!(lies.bouts.is_empty() && lies.people[0].zed_proof);
    // One on its feet is upon her out of its phase: three dice and a success more, against three.
    let mut stands = here().done();
    whatever(&mut stands, &[5, 6, 1, 1, 6, 1, 6, 6], &[], notice);
    assert_eq!(stands.zombies[0].at, at(600, 575));
}
