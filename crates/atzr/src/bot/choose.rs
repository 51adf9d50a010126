//! One action of one of its people: every option gets a worth, and the highest is taken.
use ground::hex::Hex;
use kernel::Asked;

use super::goal;
use crate::{
    battle::{
        Battle, PersonId, State,
        act::Action,
        building::BuildingAction,
        charge::ChargeAction,
        encounter::EncounterAction,
        item::ItemAction,
        meet::MeetAction,
        r#move::MoveAction,
        recovery::RecoveryAction,
        shoot::{self, ShootAction},
    },
    printed::Terrain,
};

/// How near the dead are a danger.
const NEAR: u8 = 4;

/// The place of "done" among the options.
pub fn done(asked: &Asked<'_>) -> usize {
    (0..asked.len()).find(|&it| asked.item::<Action>(it) == Some(&Action::Done)).unwrap_or(0)
}

/// The option that is worth most.
pub fn choose(battle: &Battle, asked: &Asked<'_>, who: PersonId) -> usize {
    let goal = goal::target(battle, who);
    let worth = |at: usize| asked.item::<Action>(at).map_or(i32::MIN, |it| value(battle, who, goal, it));
    (0..asked.len()).max_by_key(|&it| (worth(it), std::cmp::Reverse(it))).unwrap_or(0)
}

/// What an action is worth to somebody now; done is worth nothing.
fn value(battle: &Battle, who: PersonId, goal: Option<Hex>, action: &Action) -> i32 {
    match action {
        Action::Move(it) => movement(battle, who, goal, *it),
        Action::Building(BuildingAction::Barricade { .. }) => -10,
        Action::Shoot(it) => fire(battle, who, it),
        Action::Charge(it) => charge(battle, who, it),
        Action::Item(it) => item(battle, it),
        Action::Recovery(it) => recovery(it),
        Action::Meet(it) => meet(battle, it),
        Action::Challenge(_) => -10,
        Action::Encounter(EncounterAction::CallIt) => {
            if goal::has_had_enough(battle) {
                200
            } else {
                -200
            }
        }
        Action::Switch(_) => -5,
        Action::Done => 0,
    }
}

/// Nearer to the goal, away from the dead, in cover rather than in the open.
fn movement(battle: &Battle, who: PersonId, goal: Option<Hex>, action: MoveAction) -> i32 {
    let here = battle.person(who).at;
    match action {
        MoveAction::Go { to } => place(battle, who, goal, to) - place(battle, who, goal, here) - 1,
        MoveAction::Leave => {
            if goal.is_none() {
                50
            } else {
                -100
            }
        }
        MoveAction::Fast => -3,
        MoveAction::PopUp => 5,
    }
}

fn place(battle: &Battle, who: PersonId, goal: Option<Hex>, hex: Hex) -> i32 {
    let far = goal
        .map_or_else(|| i32::from(battle.scene.board.grid().to_edge(hex)), |it| i32::from(it.distance(hex)));
    let cover = i32::from(battle.scene.board.terrain(hex) != Terrain::Clear);
    let dead: i32 = battle.undead().map(|it| i32::from(NEAR.saturating_sub(it.1.at.distance(hex)))).sum();
    let person = battle.person(who);
    let leader = battle.functioning().filter(|it| it.1.star && it.1.side == person.side).map(|it| it.1.at);
    let astray = leader.map(|it| i32::from(it.distance(hex)).saturating_sub(1)).min().unwrap_or(0);
    2 * cover - 4 * far - 3 * dead - if person.star { 0 } else { astray }
}

/// Enemies always, the dead when they are near: every shot brings more of them.
fn fire(battle: &Battle, who: PersonId, action: &ShootAction) -> i32 {
    let ShootAction::Fire(guns) = action else { return -10 };
    let here = battle.person(who).at;
    let side = battle.person(who).side;
    let worth = |it| match it {
        crate::battle::FigureId::Person(other) if battle.hostile(side, battle.person(other).side) => 40,
        crate::battle::FigureId::Person(_) => -100,
        crate::battle::FigureId::Zombie(which) => {
            let near = battle.zombie(which).at.distance(here);
            if near <= NEAR { 20 - 2 * i32::from(near) } else { -5 }
        }
        crate::battle::FigureId::Marker(_) => -100,
    };
    let rush = if matches!(guns, shoot::Guns::Both) { -3 } else { 0 };
    shoot::targets(battle, who, *guns).map(worth).max().unwrap_or(-10) + rush
}

/// One zombie can be fought; more cannot, and people rather not.
fn charge(battle: &Battle, who: PersonId, action: &ChargeAction) -> i32 {
    let zombies = battle.zombies_at(action.hex).count() as i32;
    let rep = i32::from(battle.person(who).rep());
    let people = battle.standing_at(action.hex).count() as i32;
    if 0 < people {
        return -5;
    }
    6 + 2 * (rep - 4) - 12 * (zombies - 1)
}

fn item(_battle: &Battle, action: &ItemAction) -> i32 {
    match action {
        ItemAction::Search => 60,
        ItemAction::Reload { .. } => 25,
        ItemAction::SpendAmmo { .. } => 30,
        ItemAction::TakeCard { .. } | ItemAction::Take { .. } => 8,
        ItemAction::PickUp { .. } => 4,
        ItemAction::Cure { .. } => 50,
        ItemAction::Wear { .. } | ItemAction::Attach { .. } => 6,
        ItemAction::Ready { .. }
        | ItemAction::Stow { .. }
        | ItemAction::Give { .. }
        | ItemAction::Drop { .. }
        | ItemAction::PlaceTank { .. } => -5,
    }
}

fn recovery(action: &RecoveryAction) -> i32 {
    match action {
        RecoveryAction::Medikit { .. } | RecoveryAction::Doctor { .. } => 45,
        RecoveryAction::PickUp { .. } => 15,
        RecoveryAction::Capture { .. } => 3,
        RecoveryAction::PutDown
        | RecoveryAction::Shoot { .. }
        | RecoveryAction::Strike { .. }
        | RecoveryAction::Release { .. } => -10,
    }
}

/// Words before bullets.
fn meet(battle: &Battle, action: &MeetAction) -> i32 {
    match action {
        MeetAction::Talk { .. } => 55,
        MeetAction::Barter { .. } => -2,
        MeetAction::Gift { .. } | MeetAction::Walk { .. } => -20,
        MeetAction::Surrender { .. } => {
            let left = battle.people.iter().filter(|it| it.seat.is_some() && it.state == State::Functioning);
            if left.count() == 1 { -15 } else { -40 }
        }
    }
}
