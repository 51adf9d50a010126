//! The book's examples of In Sight (p. 17 to 21).
use super::example;
use crate::board::{
    Board, GANG,
    acting::{activate, within},
    board, board_on, survivor,
};
use ffo::{
    battle::{
        Battle, Person, PersonId,
        insight::come_into_sight,
        person::{Arm, ArmKind, Reloads},
        scene::PieceKind,
    },
    rule,
    table::{
        class::Class,
        insight::{Acts, Enemy, SightAction, order},
        react::{Reaction, ReactionTest},
        star::StarPower,
        status::Status,
        weapon::{Gun, GunLine, Weapon},
    },
};
use ground::open::{Piece, Shape, Table};
use kernel::{Event, Given, Point, Token, What, scripted};

#[test]
fn insight_order() {
    let mut example = example(rule!("ffo.example.insight-order"));
    // A, B and C.
    let order = order(&[1, 3, 2], &mut scripted(&[]));
    let steps: Vec<Vec<usize>> = order.into_iter().map(|it| it.figures.to_vec()).collect();
    example.comes_to(steps);
    let grunt = SightAction::default();
    let b = grunt.act(&mut example);
    example.comes_to(b);
    let c = SightAction { hit: Some(Status::Stunned), ..grunt }.act(&mut example);
    example.comes_to(c);
}

#[test]
fn insight_star_keeps_action() {
    let mut example = example(rule!("ffo.example.insight-star-keeps-action"));
    let power = StarPower { dice: 4, taken: vec![Status::Stunned], ..StarPower::default() };
    let left = power.use_all(&mut example).status;
    example.comes_to(left);
    let c = SightAction { star: true, successes: 2, hit: Some(left), ..SightAction::default() };
    let acts = c.act(&mut example);
    example.comes_to(acts);
}

#[test]
fn insight_postponed() {
    let mut example = example(rule!("ffo.example.insight-postponed"));
    let billy = Enemy { distance_mm: 25 * 24, ..Enemy::default() };
    let action =
        SightAction { class: Class::Ganger, fired_at: true, enemies: vec![billy], ..SightAction::default() };
    let acts = action.act(&mut example);
    let already_ducked_back = acts == Acts::DucksBack;
    example.comes_to(acts);
    let test = ReactionTest {
        class: Class::Ganger,
        already_ducked_back,
        able_to_fire: false,
        ..ReactionTest::default()
    };
    let reaction: Reaction = test.resolve(&mut example);
    example.comes_to(reaction);
}

/// With a rifle that draws no zombies.
fn armed(mut person: Person) -> Person {
    let line = GunLine { silent: true, ..Gun::BoltActionRifle.line() };
    person.arms.push(Arm { what: ArmKind::Gun(Weapon::Own(line)), loaded: true, reloads: Reloads::Usual });
    person.held.push(0);
    person
}

fn white(name: &str, x: i32, y: i32) -> Person {
    let mut person = armed(survivor(name, x, y));
    (person.turn.active, person.turn.began_at) = (true, Point::new(x, y));
    person
}

fn black(name: &str, x: i32, y: i32) -> Person {
    Person { side: GANG, facing: 180, ..armed(survivor(name, x, y)) }
}

fn on(board: Board) -> Board {
    board.rules(|it| it.custom_weapons = true)
}

/// Somebody comes into sight.
fn comes(battle: &mut Battle, who: u16, dice: &[u16], answers: &[&str]) -> (bool, Vec<Event>) {
    activate(battle, who);
    within(battle, dice, answers, |battle, play| come_into_sight(battle, play, PersonId(who)))
}

/// A wall that nobody looks over.
fn walled(from: (i32, i32), to: (i32, i32)) -> Board {
    let wall = Piece {
        name: "barn".to_owned(),
        shape: Shape::Wall { line: vec![Point::new(from.0, from.1), Point::new(to.0, to.1)], thickness: 2 },
        height_mm: 60,
        blocks_sight: true,
        blocks_move: true,
        solid: true,
        crossing: None,
        roof_mm: None,
        stands_on: None,
    };
    let table = Table { width: 1200, height: 1200, pieces: vec![wall], ..Table::default() };
    on(board_on(table).scene(|it| it.pieces = vec![PieceKind::Wall]))
}

#[test]
fn insight_two_inches() {
    let mut example = example(rule!("ffo.example.insight-two-inches"));
    // A; C, who sees them; B behind the barn.
    let board = walled((630, 500), (700, 500)).add(white("A", 600, 600)).add(black("C", 600, 400));
    let mut battle = board.add(white("B", 690, 600)).done();
    let dice = example.rest();
    comes(&mut battle, 0, dice, &["600,600", "640,600"]);
    let seen: Vec<(u16, u16)> = battle.seen.iter().map(|it| (it.0.0, it.1.0)).collect();
    example.comes_to(seen);
}

/// Who fires, and who drops where they are, in this order.
fn course(told: &[Event]) -> Vec<String> {
    let person = |token: Token| token.0;
    let each = told.iter().filter_map(|it| match it.what {
        What::Noted { token: Some(token), .. } if it.rule == rule!("ffo.shoot.declare") => {
            Some(format!("fires {}", person(token)))
        }
        What::Fell { token, .. } if it.rule == rule!("ffo.move.duck-back") => {
            Some(format!("ducks {}", person(token)))
        }
        _ => None,
    });
    each.collect()
}

#[test]
fn insight_extended() {
    let mut example = example(rule!("ffo.example.insight-extended"));
    // White 1, 2 and 3, each before one of Black A, B and C, so far from the others that nobody tests for them.
    let five = |name: &str, x: i32| Person { rep: 5, ..white(name, x, 600) };
    let whites = on(board()).add(five("1", 100)).add(five("2", 600)).add(five("3", 1000));
    let blacks = whites.add(black("A", 100, 400)).add(black("B", 600, 400)).add(black("C", 1000, 400));
    let mut battle = blacks.done();
    let dice = example.rest();
    let (_, told) = comes(&mut battle, 0, dice, &["100,600", "600,600", "1000,600"]);
    example.comes_to(course(&told));
    let dead: Vec<bool> = battle.people.iter().map(|it| it.status() == Status::ObviouslyDead).collect();
    example.comes_to(dead);
}

#[test]
fn insight_new() {
    let mut example = example(rule!("ffo.example.insight-new"));
    // D is behind a barn until A has gone on.
    let board = walled((700, 560), (700, 700)).add(white("A", 600, 700)).add(black("C", 600, 500));
    let mut battle = board.add(black("D", 900, 500)).done();
    let dice = example.rest();
    let (first, _) = comes(&mut battle, 0, &dice[..9], &["600,700"]);
    battle.arrange().people[0].at = Point::new(600, 550);
    let (second, _) = comes(&mut battle, 0, &dice[9..], &["600,550"]);
    example.comes_to([first, second]);
    let dead: Vec<bool> = battle.people.iter().map(|it| it.status() == Status::ObviouslyDead).collect();
    example.comes_to(dead);
}
