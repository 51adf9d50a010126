//! Fire on the map: exchanges, two weapons, who may be a target (10.1 to 10.8).
#![allow(clippy::unwrap_used)]

mod board;
mod said;

use atzr::{
    battle::{
        Battle, FigureId, PersonId, SideId, Stance, State, ZombieId,
        reaction::Missed,
        shoot::{self, Exchange, Fired, Firing, Guns, Manner, Shot},
    },
    printed::{Attribute, Class, DayPart, Thing},
    rule,
};
use board::{at, board, p};
use kernel::{Nobody, Play, Proof, question::Shape, scripted};
use said::{activate, does, menu, offers, play, refused, throws};

const ONE: Guns = Guns::One { hand: 0, dice: None };

fn at_person(battle: &Battle, who: u16, whom: u16, manner: Manner) -> Firing {
    shoot::all_at(battle, p(who), ONE, FigureId::Person(p(whom)), manner)
}

fn fight(battle: &mut Battle, fires: Vec<Firing>, faces: &[u16], answers: &[&str]) -> Vec<kernel::Event> {
    let (done, told) = play(faces, answers, |play| shoot::firefight(battle, play, fires));
    done.unwrap();
    told
}

/// Ray, a Star, with these in hand; zombies in these hexes.
fn against(things: &[Thing], zombies: &[&str]) -> Battle {
    let mut board = board().star("Ray", 5, "0803").holds(things);
    for hex in zombies {
        board = board.zombie(hex);
    }
    let mut battle = board.done();
    activate(&mut battle, p(0));
    battle
}

/// The options of the question that comes after these answers, and whether they are open.
fn options(battle: &Battle, answers: &[&str]) -> Vec<kernel::Offered> {
    let mut battle = battle.clone();
    let mut left = answers.to_vec();
    let mut said = |asked: &kernel::Asked<'_>| {
        if left.is_empty() {
            return None;
        }
        let word = left.remove(0);
        let kernel::question::AskedFor::One(of) = asked.shape else { panic!("{asked:?}") };
        let at = (0..of.open()).find(|&it| of.describe(it).label == word);
        Some(kernel::Answer::One(at.unwrap_or_else(|| panic!("no `{word}` in {asked:?}"))))
    };
    let mut dice = scripted(&[]);
    let mut play = Play::new(Vec::new(), &mut dice, &mut said);
    let pause = atzr::battle::act::act(&mut battle, &mut play, p(0), p(0)).unwrap_err();
    match &pause.question().unwrap().shape {
        Shape::One { options } => options.clone(),
        other => panic!("{other:?}"),
    }
}

fn labels(of: &[kernel::Offered]) -> Vec<&str> {
    of.iter().filter(|it| it.refused.is_none()).map(|it| it.label.as_str()).collect()
}

#[test]
fn dice_are_put_on_targets_in_the_same_or_adjacent_hexes_before_they_are_rolled() {
    let _proof = Proof::of_all(&[rule!("atzr.ranged.targets"), rule!("atzr.ranged.allocation")]);
    let battle = against(&[Thing::AssaultRifle], &["0806", "0807", "0809"]);
    let first = options(&battle, &["Fire the Assault Rifle"]);
    // The zombie in 0806 stands before the others.
    assert_eq!(labels(&first), ["Fire at zombie 1, all 3 dice"][..0].iter().copied().chain(labels(&first)).collect::<Vec<_>>());
    let battle = against(&[Thing::AssaultRifle], &["0806", "0907", "0909"]);
    let first = options(&battle, &["Fire the Assault Rifle"]);
    let all: Vec<String> = (1..=3)
        .flat_map(|it| ["all 3 dice", "2 dice", "1 die"].map(|dice| format!("Fire at zombie {it}, {dice}")))
        .collect();
    assert_eq!(labels(&first), all);
    // After the first, only those within a hex of it, and the rest of the dice.
    let next = options(&battle, &["Fire the Assault Rifle", "Fire at zombie 1, 1 die"]);
    assert_eq!(labels(&next), ["Fire at zombie 2, 2 dice"]
        .into_iter()
        .filter(|_| at("0806").distance(at("0907")) <= 1)
        .collect::<Vec<_>>());
    let far = next.iter().find(|it| it.label.starts_with("Fire at zombie 3")).unwrap();
    assert_eq!(far.refused, Some(rule!("atzr.ranged.targets")));
}
