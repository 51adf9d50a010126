//! Cover, concealment and crowds (p. 27), as the board has them.
use ground::open::{Circle, Obstacle, Piece, PieceId, line, measure};
use kernel::{Point, rule::hit};
use smallvec::SmallVec;

use super::{
    Battle, FigureId, building,
    looking::Looking,
    person::BASE_MM,
    scene::{PieceKind, RegionKind},
    sight::region,
    vehicle::{Exposure, exposure},
};
use crate::table::{
    cover::{Beside, Place, Position, Side, is_crowd},
    weapon::INCH_MM,
};

/// How somebody is placed against whoever looks from there.
pub fn position(battle: &Battle, target: FigureId, from: Point) -> Position {
    Position {
        place: place(battle, target, from),
        has_moved: has_moved(battle, target),
        obstacle_mm: obstacle_mm(battle, target, from, &|_| true),
    }
}

fn place(battle: &Battle, target: FigureId, from: Point) -> Place {
    let stand = battle.stand(target);
    if let Some(who) = target.person().filter(|_| stand.vehicle.is_some()) {
        return match exposure(battle, who) {
            Exposure::RidesInTheOpen => Place::RidesInTheOpen,
            Exposure::Inside | Exposure::OutOfSight => Place::InVehicle,
        };
    }
    let is_vehicle = |it: Obstacle| matches!(it, Obstacle::Extra(_));
    if building::floor_of(battle, &stand).is_some() {
        Place::InBuilding
    } else if region::is_in(battle, RegionKind::Woods, stand.at) {
        Place::InWoods
    } else if obstacle_mm(battle, target, from, &is_vehicle).is_some() {
        Place::BehindVehicle
    } else if region::is_seen_across_crest(battle, stand.at, from) {
        Place::OnCrest
    } else if !target.is_zombie() && is_crowd(&beside(battle, target, from), &mut Looking) {
        Place::InCrowd
    } else {
        Place::Open
    }
}

/// In their activation of this turn; a vehicle takes its occupants along.
fn has_moved(battle: &Battle, target: FigureId) -> bool {
    hit(rule!("ffo.ruling.stationary-moving"));
    let Some(who) = target.person() else { return false };
    let drives = battle.vehicle_of(who).is_some_and(|it| it.1.speed_mm != 0);
    drives || battle.person(who).turn.moved
}

/// How far from a target, at most an inch, the line of sight crosses something of these kinds that does not block it.
fn obstacle_mm(
    battle: &Battle,
    target: FigureId,
    from: Point,
    counts: &dyn Fn(Obstacle) -> bool,
) -> Option<i32> {
    hit(rule!("ffo.ruling.cover-geometry"));
    let (at, scene) = (battle.at(target), &battle.scene);
    let ground = &scene.ground;
    let own = battle.stand(target).vehicle.map(|it| u32::from(it.0));
    let shelters = |it: Obstacle| match it {
        Obstacle::Piece(PieceId(id)) => scene.pieces.get(id as usize) != Some(&PieceKind::Floor),
        Obstacle::Extra(id) => own != Some(id),
        Obstacle::Opening(_) => false,
    };
    let all = |_: &Piece| true;
    let near = |mm: i32| {
        let found = line::cut_near(ground, battle.state(), (from, at), mm, &all);
        found.into_iter().any(|it| shelters(it) && counts(it))
    };
    (0..=INCH_MM).find(|&mm| near(mm))
}

/// The others who stand about a target, and on which side of the line.
fn beside(battle: &Battle, target: FigureId, from: Point) -> SmallVec<[Beside; 4]> {
    hit(rule!("ffo.ruling.crowd-geometry"));
    let at = battle.at(target);
    neighbours(battle, target).map(|it| beside_line(from, at, battle.at(it))).collect()
}

fn beside_line(from: Point, at: Point, other: Point) -> Beside {
    let (x, y) = (i64::from(at.x - from.x), i64::from(at.y - from.y));
    let (right, down) = (i64::from(other.x - at.x), i64::from(other.y - at.y));
    let side = match (x * down - y * right).signum() {
        1 => Side::Right,
        0 => Side::Behind,
        _ => Side::Left,
    };
    Beside { mm: measure::distance(at, other), side }
}

fn neighbours(battle: &Battle, target: FigureId) -> impl Iterator<Item = FigureId> {
    let near = move |it: &FigureId| {
        *it != target && battle.is_standing(*it) && battle.level(*it) == battle.level(target)
    };
    battle.figures().filter(near).filter(move |&it| battle.is_at_most(target, it, 2 * INCH_MM))
}

/// Those close to a target who can be hit in its stead.
pub fn crowd(battle: &Battle, target: FigureId, from: Point) -> SmallVec<[FigureId; 2]> {
    let foes = battle.foes(target);
    if !foes.is_empty() {
        let base = Circle::new(battle.at(target), BASE_MM);
        let touch = neighbours(battle, target).filter(|&it| measure::contact(base, battle.base(it)));
        return touch.collect();
    }
    let carried = target.person().and_then(|it| battle.person(it).carries);
    if let Some(carried) = carried {
        return SmallVec::from_iter([carried.into()]);
    }
    if position(battle, target, from).place != Place::InCrowd || has_moved(battle, target) {
        return SmallVec::new();
    }
    neighbours(battle, target).collect()
}
