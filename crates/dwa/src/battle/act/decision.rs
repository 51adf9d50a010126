//! What somebody chose from the menu, for whoever reads the journal as data.
use kernel::Text;

use super::{ActAction, Action, Means, things};
use crate::{
    battle::{
        Battle, FigureId,
        ammo::AmmoAction,
        cc::{self, CcAction},
        item::{self, ItemAction},
        r#move::{Climb, MoveAction, stunt_name},
        psychosis::deed,
        search::{SearchAction, place_name},
        shoot::{ShootAction, held},
        skill::SkillAction,
        vehicle::{self, VehicleAction},
    },
    journal::Decision,
    table::{skill::Skill, weapons::Weapon},
};

pub fn decision(battle: &Battle, human: u16, action: &Action) -> Decision {
    match action {
        Action::Move(it) => moves(battle, it),
        Action::Act(it) => manipulates(battle, human, it),
        Action::Ammo(it) => loads(battle, human, it),
        Action::Shoot(it) => unless_diverted(battle, human, action, shoots(battle, human, it)),
        Action::Cc(it) => unless_diverted(battle, human, action, fights(battle, human, it)),
        Action::Search(it) => searches(battle, it),
        Action::Item(it) => uses(battle, it),
        Action::Vehicle(it) => drives(battle, it),
        Action::Skill(SkillAction::Cover) => Decision::Covers,
        Action::Done => Decision::Done,
    }
}

fn moves(battle: &Battle, action: &MoveAction) -> Decision {
    let ground = &battle.scene.ground;
    let piece = |id| Text::from(ground.piece(id).name.to_string());
    match *action {
        MoveAction::Walk => Decision::Walks,
        MoveAction::Turn => Decision::Turns,
        MoveAction::Climb(Climb::Up(onto)) => Decision::ClimbsOnto { what: piece(onto) },
        MoveAction::Climb(Climb::Down) => Decision::ClimbsDown,
        MoveAction::Climb(Climb::Over(over)) => Decision::ClimbsOver { what: piece(over) },
        MoveAction::Climb(Climb::Way { at, up }) => {
            let what = ground.table().climbs[at].name.to_string().into();
            if up { Decision::GoesUp { what } } else { Decision::GoesDown { what } }
        }
        MoveAction::Jump(to) => Decision::Jumps { to: piece(to) },
        MoveAction::Stunt(over) => Decision::SlidesOver { what: stunt_name(battle, over).into() },
        MoveAction::LieDown => Decision::LiesDown,
        MoveAction::StandUp => Decision::StandsUp,
        MoveAction::Leave => Decision::Leaves,
        MoveAction::Use(skill) => Decision::Uses { skill: Some(skill.name().into()) },
    }
}

fn manipulates(battle: &Battle, human: u16, action: &ActAction) -> Decision {
    let opening = |id| Text::from(battle.scene.ground.opening(id).name.to_string());
    match *action {
        ActAction::Open(id) => Decision::Opens { what: opening(id) },
        ActAction::Close(id) => Decision::Closes { what: opening(id) },
        ActAction::PickUp(at) => Decision::PicksUp { things: things::called(battle.lying[at].what) },
        ActAction::Give { what, to } => {
            let things = things::called(things::thing(battle, human, what));
            Decision::Gives { things, to: FigureId::Human(to).token() }
        }
        ActAction::Drop(what) => {
            Decision::Drops { things: things::called(things::thing(battle, human, what)) }
        }
        ActAction::Switch { first, second } => {
            let weapons = things::weapons(&battle.humans[usize::from(human)], first, second);
            Decision::TakesInHand { weapons }
        }
        ActAction::Heal { whom, with } => {
            let with = match with {
                Means::Kit(kit) => item::printed(kit),
                Means::Skill => Skill::FirstAid.name(),
            };
            Decision::Heals { whom: FigureId::Human(whom).token(), with: with.into() }
        }
    }
}

fn loads(battle: &Battle, human: u16, action: &AmmoAction) -> Decision {
    let weapon = |slot| held(battle, human, slot).weapon;
    match *action {
        AmmoAction::Reload { slot, fast } => Decision::Reloads { weapon: weapon(slot), fast },
        AmmoAction::Pockets { slot } => Decision::SearchesPockets { weapon: weapon(slot) },
    }
}

/// A shot is told as it is made: where a die comes first, it may go elsewhere or not be made at all.
fn unless_diverted(battle: &Battle, human: u16, action: &Action, made: Decision) -> Decision {
    if !deed::is_fire(action) || !deed::may_divert(battle, human) {
        return made;
    }
    match made {
        Decision::Fires { with, at }
        | Decision::Finishes { with, at }
        | Decision::FiresClose { with, at, .. } => {
            Decision::MeansToFire { with: with.name().into(), at: Some(at) }
        }
        Decision::FiresBoth { at } => Decision::MeansToFire { with: "handguns".into(), at: Some(at) },
        Decision::FiresAtPlace { with, .. } | Decision::Empties { with } | Decision::Throws { with } => {
            Decision::MeansToFire { with: with.name().into(), at: None }
        }
        other => other,
    }
}

fn shoots(battle: &Battle, human: u16, action: &ShootAction) -> Decision {
    let with = |place| held(battle, human, place).weapon;
    match *action {
        ShootAction::Fire { place, target } | ShootAction::FireAutomatic { place, target } => {
            Decision::Fires { with: with(place), at: target.token() }
        }
        ShootAction::FireBoth { target } => Decision::FiresBoth { at: target.token() },
        ShootAction::FireShotgun { place, shells } => Decision::FiresAtPlace { with: with(place), shells },
        ShootAction::FireMachineGun { .. } => Decision::FiresAtPlace { with: Weapon::MachineGun, shells: 1 },
        ShootAction::FireLikeMachineGun { place } => Decision::Empties { with: with(place) },
        ShootAction::Launch { place } | ShootAction::Flame { place } => {
            Decision::FiresAtPlace { with: with(place), shells: 1 }
        }
        ShootAction::Brace { .. } => Decision::Braces,
        ShootAction::Throw { place } => Decision::Throws { with: with(place) },
        ShootAction::Finish { place, target } => Decision::Finishes { with: with(place), at: target.token() },
        ShootAction::ClearJam { place } => Decision::ClearsJam { weapon: with(place) },
    }
}

fn fights(battle: &Battle, human: u16, action: &CcAction) -> Decision {
    match *action {
        CcAction::Strike { place, zombie } => {
            let with = cc::struck_with(battle, human, place);
            Decision::Strikes { at: FigureId::Zombie(zombie).token(), with }
        }
        CcAction::Fire { place, zombie, shells } => {
            let with = held(battle, human, place).weapon;
            Decision::FiresClose { with, at: FigureId::Zombie(zombie).token(), shells }
        }
        CcAction::Break => Decision::Breaks,
        CcAction::RestartChainsaw { .. } => Decision::RestartsChainsaw,
    }
}

fn searches(battle: &Battle, action: &SearchAction) -> Decision {
    Decision::Searches { place: place_name(battle, action).to_owned().into() }
}

fn uses(battle: &Battle, action: &ItemAction) -> Decision {
    let called = |id: u8| Text::from(battle.vehicles[usize::from(id)].name.clone());
    match *action {
        ItemAction::Antiseptic(body) => Decision::UsesAntiseptic { on: FigureId::Human(body).token() },
        ItemAction::Extinguish(figure) => Decision::PutsOut { whom: figure.token() },
        ItemAction::Radio { on } | ItemAction::RadioThere { on, .. } => Decision::TurnsRadio { on },
        ItemAction::RefuelChainsaw(_) => Decision::RefuelsChainsaw,
        ItemAction::RefuelVehicle(id) => Decision::Refuels { vehicle: called(id) },
        ItemAction::ReplaceBattery(id) => Decision::ReplacesBattery { vehicle: called(id) },
    }
}

fn drives(battle: &Battle, action: &VehicleAction) -> Decision {
    match *action {
        VehicleAction::GetIn { vehicle, driver } => {
            let vehicle = battle.vehicles[usize::from(vehicle)].name.clone().into();
            Decision::GetsIn { vehicle, drives: driver }
        }
        VehicleAction::GetOut => Decision::GetsOut,
        VehicleAction::TakeWheel => Decision::TakesWheel,
        VehicleAction::Start(vehicle::Means::Keys) => Decision::StartsWithKeys,
        VehicleAction::Start(vehicle::Means::Hotwire) => Decision::Hotwires { with: None },
        VehicleAction::Start(vehicle::Means::Mechanics) => {
            Decision::Hotwires { with: Some(Skill::Mechanics.name().into()) }
        }
        VehicleAction::Drive => Decision::Drives,
    }
}
