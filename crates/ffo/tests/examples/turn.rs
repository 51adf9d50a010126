//! The book's examples of groups and of the turn (p. 11, 13 and 14).
use super::example;
use ffo::{
    rule,
    table::{
        group::{Between, Cohesion, State},
        r#move::{FastMove, FastMover},
        turn::{
            Activating,
            Faction::{self, Npcs, Players, Zombies},
            Side, TurnStart,
        },
    },
};
use kernel::Given;

/// Figures in a chain, each near the next and in sight of it.
fn chain(figures: Vec<State>) -> Cohesion {
    let between =
        (1..figures.len()).map(|at| Between { one: at - 1, other: at, ..Between::default() }).collect();
    Cohesion { figures, between }
}

#[test]
fn group_link_broken() {
    let mut example = example(rule!("ffo.example.group-link-broken"));
    let mut figures = vec![State::CarryingOn; 5];
    let whole = chain(figures.clone()).groups(&mut example);
    example.comes_to(whole);
    figures[3] = State::OutOfTheFight;
    let broken = chain(figures).groups(&mut example);
    example.comes_to(broken);
}

#[test]
fn group_join() {
    let mut example = example(rule!("ffo.example.group-join"));
    let joined = chain(vec![State::CarryingOn; 4]).groups(&mut example);
    example.comes_to(joined);
    let mover = |moved_mm| FastMover { moved_mm, ..FastMover::default() };
    let movers = [0, 0, 0, 100].map(mover).to_vec();
    let moved = FastMove { movers }.resolve(&mut example);
    example.comes_to(moved.iter().map(|it| it.left_mm / 25).collect::<Vec<_>>());
}

fn side(faction: Faction, reps: &[i32]) -> Side {
    let group = |&rep| Activating { rep, ..Activating::default() };
    Side { faction, groups: reps.iter().map(group).collect() }
}

#[test]
fn activation_5_4() {
    let mut example = example(rule!("ffo.example.activation-5-4"));
    let turn = TurnStart { sides: vec![side(Players, &[4, 5]), side(Npcs, &[4, 3])] };
    let turn = turn.resolve(&mut example);
    example.comes_to(turn);
}

/// Police, a gang of NPCs, the player's gang, and zombies.
fn four() -> TurnStart {
    TurnStart { sides: [Npcs, Npcs, Players, Zombies].map(|it| side(it, &[])).to_vec() }
}

#[test]
fn four_factions() {
    let mut example = example(rule!("ffo.example.four-factions"));
    let rolled = four().roll(&mut example);
    example.comes_to(rolled);
}

#[test]
fn four_factions_doubles() {
    let mut example = example(rule!("ffo.example.four-factions-doubles"));
    let rolled = four().roll(&mut example);
    example.comes_to(rolled);
}
