//! A straight way of a vehicle before any die is rolled: how far it goes, what stops it, and whom it touches.
use ground::open::{Body, Circle, Crowd, Obstacle, Piece, PieceId, Polygon, drive, measure};
use kernel::Point;
use smallvec::SmallVec;
use stage::{Parked, Rig};

use super::{Course, VehicleKind};
use crate::battle::{
    Battle, FigureId, State, VehicleId, Who,
    place::Trailer,
    scene::{PieceKind, RegionKind},
    sight::region,
};

/// What a straight way comes to.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Straight {
    /// As far as nothing stops it.
    pub mm: i32,
    pub hit: Option<Obstacle>,
    /// Its front passes the edge of the table there.
    pub leaves: bool,
    /// How far it has gone by then, and who.
    pub met: Vec<(i32, FigureId)>,
}

/// The way at a bearing, whichever way it faces, past what it is through with.
pub(super) fn straight(
    battle: &Battle,
    vehicle: VehicleId,
    (bearing, mm): (i32, i32),
    past: &[Obstacle],
) -> Straight {
    kernel::rule::hit(rule!("ffo.ruling.vehicle-footprint"));
    let (mm, leaves) = to_the_edge(battle, vehicle, bearing, mm);
    let parked = battle.vehicle(vehicle).parked();
    let skips = Skips::new(battle, vehicle, past);
    let (ground, outline) = (&battle.scene.ground, parked.outline());
    let all = |_: &Piece| true;
    let (free, hit) = drive::stop(ground, battle.state(), &outline, bearing, mm, &all, &|it| skips.skips(it));
    let met = figures_met(battle, vehicle, bearing, free);
    Straight { mm: free, leaves: leaves && hit.is_none(), hit, met }
}

/// What does not stop it: itself and its trailer, floors, what it is through with, and what it stands in already.
struct Skips<'a> {
    battle: &'a Battle,
    own: SmallVec<[u32; 2]>,
    past: SmallVec<[Obstacle; 4]>,
}

impl<'a> Skips<'a> {
    fn new(battle: &'a Battle, vehicle: VehicleId, past: &[Obstacle]) -> Self {
        let outline = battle.vehicle(vehicle).outline();
        let inside = |it: &Body| it.overlaps_polygon(&outline);
        let pieces = battle.scene.ground.bodies().filter(|it| inside(it.1)).map(|it| Obstacle::Piece(it.0));
        let extra = (0..).zip(battle.bodies.iter()).filter(|it| inside(it.1)).map(|it| Obstacle::Extra(it.0));
        let past = past.iter().copied().chain(pieces).chain(extra).collect();
        Skips { battle, own: bodies_of(battle, vehicle), past }
    }

    fn skips(&self, it: Obstacle) -> bool {
        self.past.contains(&it)
            || match it {
                Obstacle::Extra(it) => self.own.contains(&it),
                Obstacle::Piece(PieceId(it)) => {
                    self.battle.scene.pieces.get(it as usize) == Some(&PieceKind::Floor)
                }
                Obstacle::Opening(_) => false,
            }
    }
}

/// The places of its body and of that of its trailer among those of all vehicles.
fn bodies_of(battle: &Battle, vehicle: VehicleId) -> SmallVec<[u32; 2]> {
    let mut all = SmallVec::new();
    all.push(u32::from(vehicle.0));
    if battle.vehicle(vehicle).trailer.is_some() {
        let before = battle.vehicles.iter().take(usize::from(vehicle.0)).filter(|it| it.trailer.is_some());
        all.push((battle.vehicles.len() + before.count()) as u32);
    }
    all
}

/// Whose body, or whose trailer's, that is.
pub(super) fn of_body(battle: &Battle, body: u32) -> Option<VehicleId> {
    (0..battle.vehicles.len() as u8).map(VehicleId).find(|&it| bodies_of(battle, it).contains(&body))
}

/// How far its front stays on the table, and whether it goes over the edge.
fn to_the_edge(battle: &Battle, vehicle: VehicleId, bearing: i32, mm: i32) -> (i32, bool) {
    let parked = battle.vehicle(vehicle).parked();
    let ahead = measure::polar(parked.at, bearing, parked.hull.length / 2);
    let table = battle.scene.ground.table();
    if !table.contains(ahead) || table.contains(measure::polar(ahead, bearing, mm)) {
        return (mm, !table.contains(ahead));
    }
    (measure::distance(ahead, table.edge_at(ahead, bearing)), true)
}

/// Who is on the way, the nearest first. Those who only touch its side are not: hence the smaller outline.
fn figures_met(battle: &Battle, vehicle: VehicleId, bearing: i32, mm: i32) -> Vec<(i32, FigureId)> {
    let (figures, crowd) = in_the_way(battle, vehicle);
    let it = battle.vehicle(vehicle);
    let outline = it.kind.hull().grown(-1).outline(it.at, it.facing.into());
    let met = drive::run_into(&crowd, &outline, bearing, mm, &|_| false);
    met.into_iter().map(|(mm, index)| (mm, figures[index])).collect()
}

/// Those whom it touches as it turns in place.
pub(super) fn touched(battle: &Battle, vehicle: VehicleId, by: i32) -> Vec<FigureId> {
    let (figures, crowd) = in_the_way(battle, vehicle);
    let parked = battle.vehicle(vehicle).parked();
    let smaller = Parked { hull: parked.hull.grown(-1), ..parked };
    smaller.swing(by).run_into(&crowd, &|_| false).into_iter().map(|it| figures[it.1]).collect()
}

/// How many of these degrees it turns in place before something stops it.
pub(super) fn swings(battle: &Battle, vehicle: VehicleId, by: i32) -> i32 {
    let skips = Skips::new(battle, vehicle, &[]);
    let swing = battle.vehicle(vehicle).parked().swing(by);
    let (degrees, _) = swing.stop(&battle.scene.ground, battle.state(), &|_| true, &|it| skips.skips(it));
    by.signum() * degrees
}

/// Everybody on the ground whom a vehicle can run into.
fn in_the_way(battle: &Battle, vehicle: VehicleId) -> (Vec<FigureId>, Crowd) {
    let figures: Vec<FigureId> = battle.figures().filter(|&it| is_in_the_way(battle, vehicle, it)).collect();
    let bases: Vec<Circle> = figures.iter().map(|&it| battle.base(it)).collect();
    (figures, Crowd::new(bases))
}

/// Not the dead, those who are carried, and those who hang on to it.
fn is_in_the_way(battle: &Battle, vehicle: VehicleId, who: FigureId) -> bool {
    battle.level(who).is_none()
        && match who {
            FigureId::Zombie(it) => battle.zombie(it).clings != Some(vehicle),
            FigureId::Person(it) => {
                let person = battle.person(it);
                let dead = matches!(person.state, State::ObviouslyDead { .. });
                let carried = battle.people.iter().any(|by| by.carries == Some(it));
                person.seated.is_none() && !dead && !carried
            }
        }
}

/// Those whom its outline touches where it stands.
pub(super) fn under(battle: &Battle, vehicle: VehicleId) -> Vec<FigureId> {
    touched(battle, vehicle, 0)
}

/// What it would come to if it went straight on.
pub(super) fn course(battle: &Battle, vehicle: VehicleId, mm: i32) -> Course {
    let parked = battle.vehicle(vehicle).parked();
    let found = straight(battle, vehicle, (parked.facing, mm), &[]);
    let figure = found.met.first().map(|it| Who::Figure(it.1));
    let other = match found.hit {
        Some(Obstacle::Extra(it)) => of_body(battle, it).map(Who::Vehicle),
        Some(Obstacle::Piece(_) | Obstacle::Opening(_)) | None => None,
    };
    let way = vec![parked, parked.moved(parked.facing, found.mm)];
    Course { way, runs_into: figure.or(other) }
}

/// Whether the middle of a front is on a road.
pub(super) fn on_road(battle: &Battle, front: Point) -> bool {
    region::is_in(battle, RegionKind::Road, front)
}

/// Where its trailer is once it is there itself.
pub(super) fn trailer(battle: &Battle, vehicle: VehicleId, cab: Parked) -> Option<Trailer> {
    let it = battle.vehicle(vehicle);
    let Trailer { at, facing } = it.trailer?;
    let pulled = Parked { hull: VehicleKind::TRAILER, at, facing: facing.into() };
    let rig = Rig { cab: it.parked(), trailer: pulled }.follow(cab);
    Some(Trailer { at: rig.trailer.at, facing: rig.trailer.facing as i16 })
}

/// Millimetres between two vehicles.
pub(super) fn gap_mm(battle: &Battle, one: VehicleId, other: VehicleId) -> i32 {
    let (a, b) = (battle.vehicle(one).outline(), battle.vehicle(other).outline());
    let corners = |of: &Polygon, to: &Polygon| {
        of.corners.iter().map(|&it| to.gap(Circle::new(it, 0))).min().unwrap_or(i32::MAX)
    };
    corners(&a, &b).min(corners(&b, &a))
}
