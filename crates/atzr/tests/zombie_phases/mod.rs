//! Phases, charges and places for tests about zombies and melee.

use atzr::battle::{
    Battle, PersonId, State, ZombieId,
    act::{self, Action},
    charge::{self, ChargeAction},
    insight,
    r#move::MoveAction,
    place::Group,
    zombie,
};
use ground::hex::{Hex, Side};
use kernel::{Answer, Menu};

use crate::{
    board::{at, p},
    steps::roll_and_answer,
};

/// The zombies' phase on this die; nobody is asked.
pub fn zombies_act(battle: &mut Battle, die: u8, faces: &[u16]) {
    zombies_act_and_answer(battle, die, faces, []);
}

pub fn zombies_act_and_answer(
    battle: &mut Battle,
    die: u8,
    faces: &[u16],
    answers: impl IntoIterator<Item = Answer>,
) {
    battle.zombie_die = Some(die);
    roll_and_answer(faces, answers, |play| zombie::activate(battle, play).unwrap());
}

/// These are one group in its activation, with all their Movement Points.
pub fn activate(battle: &mut Battle, who: &[u16]) {
    let members = who.iter().map(|&it| p(it)).collect();
    battle.groups = vec![Group { leader: p(who[0]), members }];
    for &it in who {
        battle.set_up().person(p(it)).turn.points = battle.person(p(it)).movement;
    }
    insight::forget(battle);
}

/// Everybody who charges at once.
pub fn charge(
    battle: &mut Battle,
    charges: &[(u16, &str)],
    faces: &[u16],
    answers: impl IntoIterator<Item = Answer>,
) {
    let charges: Vec<(PersonId, Hex)> = charges.iter().map(|it| (p(it.0), at(it.1))).collect();
    roll_and_answer(faces, answers, |play| charge::by_people(battle, play, &charges).unwrap());
}

pub fn menu(battle: &Battle, who: u16) -> Menu<Action> {
    act::menu(battle, battle.groups[0].leader, p(who))
}

/// Whether a charge into this hex is on the menu.
pub fn may_charge(battle: &Battle, who: u16, hex: &str) -> bool {
    menu(battle, who).open.contains(&Action::Charge(ChargeAction { hex: at(hex) }))
}

/// Whether this hex can be walked to.
pub fn may_go(battle: &Battle, who: u16, hex: &str) -> bool {
    menu(battle, who).open.contains(&Action::Move(MoveAction::Go { to: at(hex) }))
}

/// So many steps through the side with this number.
pub fn off(hex: &str, side: u8, steps: u8) -> String {
    at(hex).steps(Side::numbered(side).unwrap(), steps).to_string()
}

pub fn z(n: u16) -> ZombieId {
    ZombieId(n)
}

/// Where a zombie is.
pub fn zombie_at(battle: &Battle, n: u16) -> String {
    battle.zombie(z(n)).at.to_string()
}

/// Where somebody is.
pub fn place_of(battle: &Battle, n: u16) -> String {
    battle.person(p(n)).at.to_string()
}

pub fn is_out(battle: &Battle, n: u16) -> bool {
    battle.person(p(n)).state == State::OutOfTheFight
}

/// Down and dead.
pub fn is_dead(battle: &Battle, n: u16) -> bool {
    matches!(battle.person(p(n)).state, State::ObviouslyDead { .. })
}

pub fn one(n: usize) -> [Answer; 1] {
    [Answer::One(n)]
}
