//! What each action would come to.
use kernel::{LiveQuestion, question::Anchor};
use view::OverlayKind;

use super::{area, shot, sketch::Sketch, vehicle, way};
use crate::battle::{
    FigureId,
    act::{ActAction, Action},
    ap,
    cc::{CcAction, free_path},
    grenade::Thrown,
    item::ItemAction,
    mg::CircleFire,
    r#move::{MoveAction, climb_end, landing, stunt_end},
    psychosis::deed,
    search::{SearchAction, zombies_come},
    shoot::{Announced, ShootAction},
    shotgun::Pointed,
};
use crate::table::ap::Action as Priced;

/// Whom an action is aimed at.
pub(super) fn target(action: &Action) -> Option<FigureId> {
    match *action {
        Action::Shoot(
            ShootAction::Fire { target, .. }
            | ShootAction::FireBoth { target }
            | ShootAction::FireAutomatic { target, .. }
            | ShootAction::Finish { target, .. },
        ) => Some(target),
        Action::Cc(CcAction::Strike { zombie, .. } | CcAction::Fire { zombie, .. }) => {
            Some(FigureId::Zombie(zombie))
        }
        Action::Shoot(_) | Action::Cc(_) => None,
        Action::Move(_) | Action::Act(_) | Action::Ammo(_) | Action::Search(_) => None,
        Action::Item(_) | Action::Vehicle(_) | Action::Skill(_) | Action::Done => None,
    }
}

/// Whether walking is among what may be chosen.
pub(super) fn walks(asked: &LiveQuestion<'_>) -> bool {
    (0..asked.len()).any(|it| asked.item(it) == Some(&Action::Move(MoveAction::Walk)))
}

pub(super) fn show(sketch: &mut Sketch<'_>, human: u16, action: &Action) {
    // His mind decides before anything more is announced.
    sketch.mind = deed::is_fire(action).then_some((human, aimed(action)));
    announced(sketch, human, action, Announced::PLAIN);
}

/// The weapon and the target of a shot that another shot at the same target would be no different from.
fn aimed(action: &Action) -> Option<(u8, FigureId)> {
    let Action::Shoot(ShootAction::Fire { place, target } | ShootAction::FireAutomatic { place, target }) =
        *action
    else {
        return None;
    };
    Some((place, target))
}

/// What an action would come to that is an attack announced like this.
pub(super) fn announced(sketch: &mut Sketch<'_>, human: u16, action: &Action, manner: Announced) {
    match action {
        Action::Move(it) => moves(sketch, human, it),
        Action::Act(it) => manipulates(sketch, human, it),
        Action::Shoot(it) => shoots(sketch, human, it, manner),
        Action::Cc(it) => fights(sketch, human, it, manner.bursts),
        Action::Search(it) => searches(sketch, it),
        Action::Item(it) => uses(sketch, it),
        Action::Vehicle(it) => vehicle::show(sketch, human, it),
        Action::Ammo(_) | Action::Skill(_) | Action::Done => (),
    }
}

fn moves(sketch: &mut Sketch<'_>, human: u16, action: &MoveAction) {
    let battle = sketch.battle;
    let to = match *action {
        MoveAction::Walk => {
            let price = ap::price(battle, human, Priced::Move);
            sketch.line("each 5 cm", format!("{price} AP"), Some(rule!("dwa.move.distance")));
            return way::reach(sketch, human);
        }
        MoveAction::Climb(it) => climb_end(battle, human, it),
        MoveAction::Jump(to) => landing(battle, human, to),
        MoveAction::Stunt(over) => stunt_end(battle, human, over),
        MoveAction::Leave => {
            let at = battle.at(FigureId::Human(human));
            return sketch.circle(OverlayKind::Mark, at, 2 * crate::battle::figure::BASE_MM, None);
        }
        MoveAction::Turn | MoveAction::LieDown | MoveAction::StandUp | MoveAction::Use(_) => None,
    };
    if let Some(to) = to {
        way::straight(sketch, human, to, None);
    }
}

fn manipulates(sketch: &mut Sketch<'_>, human: u16, action: &ActAction) {
    let place = |at| Some(Anchor::Place(at));
    let token = |it: u16| Some(Anchor::Token(FigureId::Human(it).token()));
    let anchor = match *action {
        ActAction::Open(id) | ActAction::Close(id) => return area::opening(sketch, id),
        ActAction::PickUp(at) => sketch.battle.lying.get(at).and_then(|it| place(it.at)),
        ActAction::Give { to, .. } => token(to),
        ActAction::Heal { whom, .. } => token(whom),
        ActAction::Drop(_) => place(sketch.battle.at(FigureId::Human(human))),
        ActAction::Switch { .. } => None,
    };
    if let Some(anchor) = anchor {
        area::mark(sketch, anchor);
    }
}

fn shoots(sketch: &mut Sketch<'_>, human: u16, action: &ShootAction, manner: Announced) {
    match *action {
        ShootAction::Fire { place, target } => shot::single(sketch, human, place, target, manner),
        ShootAction::Finish { place, target } => {
            shot::single(sketch, human, place, target, Announced::PLAIN);
        }
        ShootAction::FireBoth { target } => shot::both_hands(sketch, human, target),
        ShootAction::FireAutomatic { place, target } => shot::burst(sketch, human, place, target, manner),
        ShootAction::FireShotgun { place, shells } => {
            area::best_cone(sketch, Pointed { human, place, shells });
        }
        ShootAction::Flame { place } => area::best_cone(sketch, Pointed { human, place, shells: 1 }),
        ShootAction::FireMachineGun { place } | ShootAction::FireLikeMachineGun { place } => {
            area::best_circle(sketch, CircleFire::plain(sketch.battle, human, place));
        }
        ShootAction::Throw { place } | ShootAction::Launch { place } => {
            area::best_blast(sketch, Thrown { human, place });
        }
        ShootAction::Brace { .. } | ShootAction::ClearJam { .. } => (),
    }
}

fn fights(sketch: &mut Sketch<'_>, human: u16, action: &CcAction, bursts: u8) {
    match *action {
        CcAction::Strike { place, zombie } => shot::strike(sketch, human, place, zombie),
        CcAction::Fire { place, zombie, shells } => {
            shot::close(sketch, human, (place, shells), zombie, bursts);
        }
        CcAction::Break => {
            if let Some(to) = free_path(sketch.battle, human) {
                way::straight(sketch, human, to, None);
            }
        }
        CcAction::RestartChainsaw { .. } => (),
    }
}

fn searches(sketch: &mut Sketch<'_>, action: &SearchAction) {
    if let Some(p) = zombies_come(sketch.battle, action) {
        sketch.line("zombies come", p.to_string(), Some(rule!("dwa.search.zombies")));
    }
    match *action {
        SearchAction::Room(room) => {
            let area = sketch.battle.scene.ground.table().rooms[room.0 as usize].area.clone();
            sketch.area(OverlayKind::Mark, area, None);
        }
        SearchAction::Vehicle(vehicle) => vehicle::mark(sketch, vehicle),
    }
}

fn uses(sketch: &mut Sketch<'_>, action: &ItemAction) {
    let anchor = match *action {
        ItemAction::Antiseptic(body) => Anchor::Place(sketch.battle.at(FigureId::Human(body))),
        ItemAction::Extinguish(figure) => Anchor::Token(figure.token()),
        ItemAction::RadioThere { at, .. } => match sketch.battle.lying.get(at) {
            Some(lying) => Anchor::Place(lying.at),
            None => return,
        },
        ItemAction::RefuelVehicle(it) | ItemAction::ReplaceBattery(it) => return vehicle::mark(sketch, it),
        ItemAction::Radio { .. } | ItemAction::RefuelChainsaw(_) => return,
    };
    area::mark(sketch, anchor);
}
