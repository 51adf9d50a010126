//! What the firer, the target and the ground between them come to.
use ground::open::{Obstacle, Piece, Share, sight::Stretch};
use smallvec::SmallVec;
use stage::Tabletop;

use crate::{
    battle::{
        Battle, FigureId,
        board::{FIGURE_MM, OpeningKind, hides_width},
        figure::{Human, Posture as Lies},
        quirk,
    },
    table::{
        char::Archetype,
        handling::Handling,
        psychosis::Psychosis,
        quirk::Quirk,
        shoot::{Cover, Posture, Shot, Target},
        vehicle::Speed,
    },
};

/// How close behind an obstacle one has to stand to be hidden by it.
const CLOSE_BEHIND_MM: i32 = 25;

/// The shot as the board has it now, unaimed and without a skill.
pub fn measure(battle: &Battle, firer: u16, place: u8, target: FigureId) -> Shot {
    let weapon = battle.humans[usize::from(firer)].weapons[usize::from(place)].weapon;
    let target = measure_target(battle, FigureId::Human(firer), target);
    Shot { weapon, target, handling: handling(battle, firer), aim: 0, skill: None }
}

/// The target as anybody sees it who fires at it.
pub fn measure_target(battle: &Battle, firer: FigureId, target: FigureId) -> Target {
    Target {
        range_mm: battle.gap(firer, target),
        cover: cover(battle, firer, target),
        posture: posture(battle, firer, target),
        fights_friend: !friends_in_contact(battle, firer, target).is_empty(),
    }
}

/// What a human brings to every die of an attack.
pub fn handling(battle: &Battle, human: u16) -> Handling {
    let figure = &battle.humans[usize::from(human)];
    let rules = &battle.rules;
    Handling {
        moved: figure.turn.ap_on_movement != 0,
        civilian: rules.archetypes && figure.archetype == Archetype::Civilian,
        flinch: rules.quirks && figure.quirks.contains(&Quirk::Flinch),
        depressive: rules.trauma && figure.psychoses.contains(&Psychosis::Depressive),
        fast_vehicle: is_in_fast_vehicle(battle, figure).then_some(rules.passenger_fire),
        distraction: quirk::distraction(battle, human),
    }
}

fn is_in_fast_vehicle(battle: &Battle, figure: &Human) -> bool {
    let vehicle = figure.vehicle.and_then(|it| battle.vehicles.get(usize::from(it)));
    vehicle.is_some_and(|it| Speed::of(u16::from(it.speed_cm)) == Speed::Fast)
}

fn posture(battle: &Battle, firer: FigureId, target: FigureId) -> Posture {
    if !battle.is_fallen(target) {
        return Posture::Standing;
    }
    if battle.in_contact(firer, target) { Posture::FallenInContact } else { Posture::Fallen }
}

/// The humans in close combat with a zombie that somebody else fires at.
pub fn friends_in_contact(battle: &Battle, firer: FigureId, target: FigureId) -> SmallVec<[u16; 2]> {
    let (FigureId::Human(_), FigureId::Zombie(_)) = (firer, target) else { return SmallVec::new() };
    if !battle.is_standing(target) || battle.in_contact(firer, target) {
        return SmallVec::new();
    }
    let humans = battle.humans().filter(|it| FigureId::Human(it.0) != firer);
    humans.map(|it| it.0).filter(|&it| battle.in_contact(FigureId::Human(it), target)).collect()
}

/// What hides more than half of the target (ruling on cover).
pub fn cover(battle: &Battle, firer: FigureId, target: FigureId) -> Cover {
    if let FigureId::Human(it) = target
        && battle.humans[usize::from(it)].posture == Lies::Prone
    {
        return Cover::Prone;
    }
    if is_behind_solid_cover(battle, firer, target) {
        return Cover::Solid;
    }
    if share(battle, firer, target).more_than_half() {
        return Cover::Soft;
    }
    behind_obstacle(battle, firer, target)
}

/// How much of the target high terrain and standing figures hide.
pub fn share(battle: &Battle, firer: FigureId, target: FigureId) -> Share {
    let figures = battle.standing_others(firer, target);
    battle.hidden((battle.at(firer), firer), target, &hides_width, &figures)
}

/// The same part by part, for a drawing.
pub fn look(battle: &Battle, firer: FigureId, target: FigureId) -> Vec<Stretch> {
    battle.hidden_parts(firer, target, &hides_width, &battle.standing_others(firer, target))
}

/// The same test with solid cover only.
pub fn is_behind_solid_cover(battle: &Battle, firer: FigureId, target: FigureId) -> bool {
    battle.hidden((battle.at(firer), firer), target, &is_solid_and_high, &[]).more_than_half()
        || behind_obstacle(battle, firer, target) == Cover::Solid
}

/// What stops bullets or sight and is as high as a figure.
pub(super) fn is_solid_and_high(piece: &Piece) -> bool {
    piece.blocks_sight || piece.solid && hides_width(piece)
}

/// The obstacle close before the target that the line between the centres crosses.
fn behind_obstacle(battle: &Battle, firer: FigureId, target: FigureId) -> Cover {
    let ground = &battle.scene.ground;
    let solidity = |solid: bool| if solid { Cover::Solid } else { Cover::Soft };
    let near = battle.crossed_close_to(firer, target, CLOSE_BEHIND_MM, &hides_height);
    let given = near.map(|thing| match thing {
        Obstacle::Piece(it) => solidity(ground.piece(it).solid),
        Obstacle::Extra(it) => solidity(battle.bodies[it as usize].piece().solid),
        Obstacle::Opening(it) => {
            battle.scene.openings.get(it.0 as usize).map_or(Cover::Open, |&kind| opening_cover(kind))
        }
    });
    given.max().unwrap_or_default()
}

/// Whether it hides more than half of the height of a figure.
fn hides_height(piece: &Piece) -> bool {
    FIGURE_MM < 2 * piece.height_mm
}

/// Glass is soft; an open way hides nothing.
fn opening_cover(kind: OpeningKind) -> Cover {
    match kind {
        OpeningKind::Window | OpeningKind::BoardedWindow => Cover::Soft,
        OpeningKind::Barricade => Cover::Solid,
        OpeningKind::Door | OpeningKind::LockedDoor | OpeningKind::Hatch | OpeningKind::Gap => Cover::Open,
    }
}
