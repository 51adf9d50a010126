//! Victory (8): goals, the end of the game, the four degrees.
use crate::board::{Board, board, board_on};
use dwa::{
    battle::{
        Battle, Phase, Zombie,
        figure::Life,
        turn,
        victory::{Edge, Goal, Result, TableArea, decided, is_over, judge, nearest_edge},
    },
    campaign::xp::ScenarioResult,
    rule,
    table::search::Item,
};
use ground::open::{Polygon, Room, Table};
use kernel::{Flow, Play, Point, Proof, dice::SeededDice, play::Nobody, scripted};

/// Four humans and a goal, in turn 3 of 5.
fn team(goal: Goal) -> Board {
    let mut board = board().scene(|it| {
        it.goal = goal;
        it.last_turn = Some(5);
    });
    for (i, name) in ["Ann", "Bob", "Cid", "Dot"].into_iter().enumerate() {
        board = board.human(name, 300 + 100 * i as i32, 600);
    }
    board.with(|it| it.turn = 3)
}

/// The end of a turn: whether the game is over, and how.
fn end(battle: &mut Battle) -> Option<Result> {
    let (mut dice, mut nobody) = (SeededDice::new(1), Nobody);
    let over = is_over(battle, &mut Play::new(Vec::new(), &mut dice, &mut nobody)).unwrap();
    assert_eq!(over, battle.result.is_some());
    battle.result.clone()
}

fn leaves(battle: &mut Battle, human: usize, x: i32, y: i32) {
    battle.arrange().humans[human].life = Life::Left;
    battle.arrange().humans[human].at = Point::new(x, y);
}

fn dies(battle: &mut Battle, human: usize) {
    battle.arrange().humans[human].life = Life::Eliminated { turn: 1 };
}

#[test]
fn the_game_goes_on_until_the_conditions_fixed_before_it_are_met() {
    let _proof = Proof::of(rule!("dwa.setup.victory-conditions")).facts([1]);
    let mut battle = team(Goal::Kill { zombies: 2 }).zombie(900, 900).zombie(950, 900).done();
    battle.arrange().zombies[0].out = true;
    assert_eq!((decided(&battle), end(&mut battle)), (None, None));
    let mut endless = battle.clone();
    std::sync::Arc::make_mut(&mut endless.scene).last_turn = None;
    endless.turn = 99;
    assert_eq!(end(&mut endless), None, "no number of turns ends it");
    (battle.arrange().zombies[1].out, battle.arrange().zombies[1].left) = (true, true);
    assert_eq!(decided(&battle), None, "it wandered off and was not destroyed");
    battle.arrange().zombies[1].left = false;
    assert_eq!(decided(&battle), Some(true));
    let result = end(&mut battle).unwrap();
    assert!(result.reached && result.turn == 3 && result.zombies_destroyed == 2);
}

#[test]
fn to_survive_is_judged_when_the_last_turn_ends_and_not_before() {
    let mut battle = team(Goal::Survive).done();
    for turn in [3, 4] {
        battle.turn = turn;
        assert_eq!((decided(&battle), end(&mut battle)), (None, None));
    }
    battle.turn = 5;
    assert!(end(&mut battle).unwrap().reached);
}

#[test]
fn the_game_is_over_when_nobody_is_left_on_the_table() {
    let mut battle = team(Goal::Survive).done();
    (0..4).for_each(|it| dies(&mut battle, it));
    let result = end(&mut battle).unwrap();
    assert_eq!((result.reached, result.alive, result.outcome), (false, 0, ScenarioResult::MajorZombie));
    let mut battle = team(Goal::Survive).done();
    (0..3).for_each(|it| dies(&mut battle, it));
    leaves(&mut battle, 3, 600, 0);
    let result = end(&mut battle).unwrap();
    assert!(result.reached, "he got away and is alive");
    assert_eq!((result.alive, result.left), (1, 1));
    let mut battle = team(Goal::Kill { zombies: 1 }).done();
    (0..4).for_each(|it| leaves(&mut battle, it, 600, 0));
    let result = end(&mut battle).unwrap();
    assert_eq!((result.reached, result.outcome), (false, ScenarioResult::MinorZombie));
}

#[test]
fn the_degree_is_major_with_half_of_the_team_alive() {
    let _victory_conditions = Proof::of(rule!("dwa.setup.victory-conditions")).facts([3, 4, 5]);
    let _proof = Proof::of(rule!("dwa.ruling.victory-degrees"));
    let graded = |killed: u16, dead: usize| {
        let mut battle = team(Goal::Kill { zombies: 1 }).zombie(900, 900).done();
        battle.arrange().zombies[0].out = killed == 1;
        battle.turn = 5;
        (0..dead).for_each(|it| dies(&mut battle, it));
        end(&mut battle).unwrap().outcome
    };
    assert_eq!(graded(1, 0), ScenarioResult::MajorHero);
    assert_eq!(graded(1, 2), ScenarioResult::MajorHero, "two of four are half");
    assert_eq!(graded(1, 3), ScenarioResult::MinorHero);
    assert_eq!(graded(0, 2), ScenarioResult::MinorZombie);
    assert_eq!(graded(0, 3), ScenarioResult::MajorZombie);
}

#[test]
fn survivors_who_were_found_on_the_way_are_not_of_the_team() {
    let mut battle = team(Goal::Survive).done();
    let found = battle.humans[0].clone();
    battle.arrange().humans.push(dwa::battle::Human { member: false, ..found });
    (0..3).for_each(|it| dies(&mut battle, it));
    battle.turn = 5;
    let result = judge(&battle);
    assert_eq!((result.alive, result.started, result.outcome), (1, 4, ScenarioResult::MinorHero));
}

#[test]
fn enough_humans_must_leave_and_over_the_right_edge() {
    let goal = Goal::Leave { humans: 2, edge: Some(Edge::East) };
    let mut battle = team(goal).done();
    leaves(&mut battle, 0, 1200, 500);
    assert_eq!(decided(&battle), None, "one of two");
    leaves(&mut battle, 1, 600, 0);
    assert_eq!(decided(&battle), None, "north is not east");
    leaves(&mut battle, 2, 1210, 40);
    assert_eq!(decided(&battle), Some(true));
    let mut anywhere = team(Goal::Leave { humans: 2, edge: None }).done();
    leaves(&mut anywhere, 0, 1200, 500);
    leaves(&mut anywhere, 1, 600, 0);
    assert_eq!(decided(&anywhere), Some(true));
    let edge = |x, y| nearest_edge(&anywhere, Point::new(x, y));
    let all = [edge(600, 3), edge(1190, 600), edge(600, 1199), edge(0, 600)];
    assert_eq!(all, [Edge::North, Edge::East, Edge::South, Edge::West]);
}

#[test]
fn a_place_is_reached_by_the_middle_of_the_base() {
    let goal = |humans| Goal::Reach { humans, place: TableArea::Box([300, 500, 100, 100]) };
    // Ann stands on the corner of the box at 300, 600, Bob on the other at 400, 600.
    assert_eq!(decided(&team(goal(2)).done()), Some(true));
    assert_eq!(decided(&team(goal(3)).done()), None);
    let mut battle = team(goal(2)).done();
    battle.arrange().humans[0].at = Point::new(299, 600);
    assert_eq!(decided(&battle), None);
    battle.arrange().humans[0].at = Point::new(300, 600);
    dies(&mut battle, 0);
    assert_eq!(decided(&battle), None, "the dead reach nothing");
}

#[test]
fn a_room_is_held_by_those_in_it_when_the_last_turn_ends() {
    let area = Polygon::rectangle(250, 550, 200, 100);
    let rooms = vec![Room { name: "cellar".to_owned(), area, confined: true }];
    let goal = Goal::Hold { humans: 1, place: TableArea::Room("cellar".to_owned()) };
    let mut battle = board_on(Table { width: 1200, height: 1200, rooms, ..Table::default() })
        .human("Ann", 300, 600)
        .human("Bob", 700, 600)
        .scene(|it| {
            it.goal = goal;
            it.last_turn = Some(4);
        })
        .done();
    battle.turn = 3;
    assert_eq!(decided(&battle), None, "there is a turn to come");
    battle.turn = 4;
    assert_eq!(decided(&battle), Some(true));
    battle.arrange().humans[0].at = Point::new(500, 600);
    assert_eq!(decided(&battle), Some(false), "the cellar is empty");
}

#[test]
fn items_count_when_they_are_off_the_table_and_of_the_kind() {
    let goal = |of: Vec<Item>| Goal::CarryOut { items: 2, of, edge: None };
    let carried = |of: Vec<Item>, left: bool| {
        let mut battle = team(goal(of)).done();
        battle.arrange().humans[0].items.extend([Item::Radio, Item::GasCan]);
        if left {
            leaves(&mut battle, 0, 600, 0);
        }
        decided(&battle)
    };
    assert_eq!(carried(Vec::new(), false), None);
    assert_eq!(carried(Vec::new(), true), Some(true));
    assert_eq!(carried(vec![Item::Radio], true), None);
    assert_eq!(carried(vec![Item::Radio, Item::GasCan], true), Some(true));
}

#[test]
fn whoever_walks_has_not_driven_off() {
    let mut battle = team(Goal::DriveOff { humans: 2, edge: None }).done();
    leaves(&mut battle, 0, 600, 0);
    leaves(&mut battle, 1, 610, 0);
    battle.arrange().humans[0].vehicle = Some(0);
    assert_eq!(decided(&battle), None);
    battle.arrange().humans[1].vehicle = Some(0);
    assert_eq!(decided(&battle), Some(true));
}

#[test]
fn goals_combine() {
    let kill = || Goal::Kill { zombies: 1 };
    let leave = || Goal::Leave { humans: 1, edge: None };
    let reached = |goal: Goal, killed: bool, left: bool| {
        let mut battle = team(goal).done();
        battle.arrange().zombies.push(Zombie { out: killed, ..Zombie::new(Point::new(900, 900)) });
        if left {
            leaves(&mut battle, 0, 600, 0);
        }
        decided(&battle).is_some()
    };
    assert!(!reached(Goal::All(vec![kill(), leave()]), true, false));
    assert!(reached(Goal::All(vec![kill(), leave()]), true, true));
    assert!(reached(Goal::Any(vec![kill(), leave()]), false, true));
    assert!(!reached(Goal::Any(vec![kill(), leave()]), false, false));
    let words = Goal::All(vec![kill(), Goal::Leave { humans: 2, edge: Some(Edge::West) }]).words();
    assert_eq!(words, "destroy 1 zombie and get two of them off the table over the west edge");
}

#[test]
fn the_last_turn_ends_the_game_through_the_turn_sequence() {
    let mut battle = team(Goal::Survive).done();
    battle.phase = Phase::End;
    let step = |battle: &mut Battle| {
        let (mut dice, mut nobody) = (SeededDice::new(1), Nobody);
        turn::step(battle, &mut Play::bulk(&mut dice, &mut nobody)).unwrap()
    };
    assert_eq!(step(&mut battle), Flow::Goes);
    assert_eq!((battle.turn, battle.phase), (4, Phase::Arrivals));
    (battle.turn, battle.phase) = (5, Phase::End);
    assert_eq!(step(&mut battle), Flow::Ends);
    assert_eq!(battle.result.unwrap().outcome, ScenarioResult::MajorHero);
}

#[test]
fn who_dies_of_his_last_wounds_has_not_survived() {
    let _victory_conditions = Proof::of(rule!("dwa.setup.victory-conditions")).facts([6]);
    let _proof = Proof::of_all(&[rule!("dwa.ruling.victory-degrees"), rule!("dwa.wound.test")]);
    let ends = |untested: u8, faces: &[u16]| {
        let mut battle = board().human("Ann", 300, 600).scene(|it| it.last_turn = Some(5)).done();
        battle.turn = 5;
        (battle.arrange().humans[0].wounds, battle.arrange().humans[0].untested) = (3, untested);
        let (mut dice, mut nobody) = (scripted(faces), Nobody);
        assert!(is_over(&mut battle, &mut Play::new(Vec::new(), &mut dice, &mut nobody)).unwrap());
        battle.result.map(|it| (it.reached, it.alive, it.outcome)).unwrap()
    };
    assert_eq!(ends(1, &[2]), (false, 0, ScenarioResult::MajorZombie));
    assert_eq!(ends(1, &[3]), (true, 1, ScenarioResult::MajorHero));
    assert_eq!(ends(0, &[]), (true, 1, ScenarioResult::MajorHero), "old wounds are not tested again");
}
