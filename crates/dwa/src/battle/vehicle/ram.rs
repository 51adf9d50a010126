//! What a moving vehicle meets (16.3): zombies, people, walls, the edge of the table.
use ground::open::{Circle, Corridor, Crowd, Obstacle, Piece, Polygon, angle, drive, measure};
use kernel::{Dice, Play, Point, RuleId, Text};

use super::{aboard::is_free, driver, occupants, wheel};
use crate::{
    battle::{
        Battle, FigureId,
        change::{self, By, Cause},
        figure::BASE_MM,
    },
    journal::{self, Incident},
    table::vehicle::{Crash, Ram, RamZombies, Speed},
};

/// The move of one vehicle in one turn.
pub struct Run {
    pub vehicle: u8,
    pub speed: Speed,
    /// The die of this move, once something was met.
    ram: Option<Ram>,
}

/// How far those who are flung off land.
const FLUNG_MM: i32 = 50;

impl Run {
    pub fn new(battle: &Battle, vehicle: u8) -> Self {
        let cm = battle.vehicles[usize::from(vehicle)].speed_cm;
        Run { vehicle, speed: Speed::of(u16::from(cm)), ram: None }
    }

    fn rule(&self) -> RuleId {
        match self.speed {
            Speed::Slow => rule!("dwa.vehicle.ram-slow"),
            Speed::Fast => rule!("dwa.vehicle.ram-fast"),
        }
    }
}

/// What a straight way of a vehicle comes to before any die: how far it goes, what ends it, and whom it meets.
pub(crate) struct Course {
    pub mm: i32,
    pub leaves: bool,
    pub hit: Option<Obstacle>,
    /// How far it has gone by then, and who.
    pub met: Vec<(i32, FigureId)>,
}

/// The way of a vehicle straight at a bearing, whatever way it faces.
pub(crate) fn course(battle: &Battle, vehicle: u8, bearing: i32, mm: i32) -> Course {
    let (mm, leaves) = to_the_edge(battle, vehicle, bearing, mm);
    let (mm, hit) = obstacle(battle, vehicle, bearing, mm);
    Course { mm, leaves, hit, met: figures_met(battle, vehicle, bearing, mm) }
}

/// Moves a vehicle straight at a bearing, whatever way it faces; false if that ended its move.
pub fn advance(battle: &mut Battle, play: &mut Play<'_>, run: &mut Run, bearing: i32, mm: i32) -> bool {
    let Course { mut mm, leaves, hit, met } = course(battle, run.vehicle, bearing, mm);
    let stalls = match met.first() {
        None => false,
        Some(&(at, first)) => {
            let stalls = meet(battle, play, run, first) == Ram::Stalls;
            mm = if stalls { at } else { mm };
            stalls
        }
    };
    if !stalls {
        run_over(battle, play, run, bearing, mm, &met);
    }
    let target = &battle.vehicles[usize::from(run.vehicle)];
    let (to, facing) = (measure::polar(target.at, bearing, mm), target.facing);
    change::place_vehicle(battle, run.vehicle, to, facing);
    tell_move(battle, play, run.vehicle, bearing, mm, to);
    if stalls {
        stall(battle, play, run.vehicle);
    } else if hit.is_some() {
        crash(battle, play, run.vehicle);
    } else if leaves {
        leave(battle, play, run.vehicle, bearing);
    } else {
        return true;
    }
    false
}

/// The first contact: what the die of this move says, rolled now if it was not before.
fn meet(battle: &Battle, play: &mut Play<'_>, run: &mut Run, first: FigureId) -> Ram {
    if run.ram.is_none() {
        let (vehicle, at) = (called(battle, play, run.vehicle), journal::tokens(&[first]));
        tell_ram(battle, play, run, Incident::Rams { vehicle, at });
    }
    *ram(battle, play, run)
}

/// Everybody in the way takes the result, the first one at once; the others are told when the vehicle gets to them.
fn run_over(
    battle: &mut Battle,
    play: &mut Play<'_>,
    run: &Run,
    bearing: i32,
    mm: i32,
    met: &[(i32, FigureId)],
) {
    for (n, &(_, figure)) in met.iter().enumerate() {
        if n == 1 {
            let others: Vec<FigureId> = met[1..].iter().map(|it| it.1).collect();
            let (vehicle, at) = (called(battle, play, run.vehicle), journal::tokens(&others));
            tell_ram(battle, play, run, Incident::RamsOn { vehicle, at });
        }
        strike(battle, play, run, bearing, mm, figure);
    }
}

/// A vehicle goes where it faces; whatever else it does is a slide.
fn tell_move(battle: &Battle, play: &mut Play<'_>, vehicle: u8, bearing: i32, mm: i32, to: Point) {
    let facing = i32::from(battle.vehicles[usize::from(vehicle)].facing);
    let name = called(battle, play, vehicle);
    if bearing == facing {
        play.note(rule!("dwa.vehicle.speed"), None, Incident::VehicleMoves { vehicle: name, to });
        return;
    }
    let left = angle::apart(bearing, facing - 90) == 0;
    let slides = Incident::VehicleSlides { vehicle: name, left, range: mm, to };
    play.note(rule!("dwa.ruling.vehicle-turning"), None, slides);
}

/// Whoever sits at the wheel drives into somebody.
fn tell_ram(battle: &Battle, play: &mut Play<'_>, run: &Run, rams: Incident) {
    let driver = driver(battle, run.vehicle).map(|it| FigureId::Human(it).token());
    play.note(run.rule(), driver, rams);
}

/// What a vehicle is called, if anybody reads it.
pub(super) fn called(battle: &Battle, play: &Play<'_>, vehicle: u8) -> Text {
    let name = play.is_read().then(|| battle.vehicles[usize::from(vehicle)].name.clone());
    name.map_or(Text::default(), Text::from)
}

/// How far its middle stays on the table, and whether it goes over the edge.
fn to_the_edge(battle: &Battle, vehicle: u8, bearing: i32, mm: i32) -> (i32, bool) {
    let at = battle.vehicles[usize::from(vehicle)].at;
    let table = battle.scene.ground.table();
    if table.contains(measure::polar(at, bearing, mm)) {
        return (mm, false);
    }
    (measure::distance(at, table.edge_at(at, bearing)), true)
}

fn obstacle(battle: &Battle, vehicle: u8, bearing: i32, mm: i32) -> (i32, Option<Obstacle>) {
    let itself = |it: Obstacle| it == Obstacle::Extra(u32::from(vehicle));
    let outline = outline(battle, vehicle, 0);
    drive::stop(&battle.scene.ground, battle.state(), &outline, bearing, mm, &stops, &itself)
}

/// A wall, building, tree, vehicle or other obstacle.
fn stops(piece: &Piece) -> bool {
    piece.stands_on.is_none() && (piece.blocks_move || piece.solid || piece.crossing.is_some())
}

/// Its outline, smaller by so much all round.
fn outline(battle: &Battle, vehicle: u8, smaller: i32) -> Polygon {
    let target = &battle.vehicles[usize::from(vehicle)];
    target.kind.hull().grown(-smaller).outline(target.at, i32::from(target.facing))
}

/// Who is in the way, nearest first. Those who only touch its side are not: hence the smaller outline.
fn figures_met(battle: &Battle, vehicle: u8, bearing: i32, mm: i32) -> Vec<(i32, FigureId)> {
    let figures: Vec<FigureId> = battle.figures().filter(|&it| battle.level(it).is_none()).collect();
    let crowd = Crowd::new(figures.iter().map(|&it| battle.base(it)));
    let met = drive::run_into(&crowd, &outline(battle, vehicle, 1), bearing, mm, &|_| false);
    met.into_iter().map(|(mm, index)| (mm, figures[index])).collect()
}

/// One die for the whole move, thrown at the first contact.
fn ram<'a>(battle: &Battle, play: &mut Play<'_>, run: &'a mut Run) -> &'a Ram {
    let (speed, vehicle) = (run.speed, run.vehicle);
    run.ram.get_or_insert_with(|| RamZombies { speed }.roll(&mut wheel(battle, play, vehicle)))
}

fn strike(battle: &mut Battle, play: &mut Play<'_>, run: &Run, bearing: i32, mm: i32, figure: FigureId) {
    let by = By::human(driver(battle, run.vehicle), false);
    match run.ram {
        None | Some(Ram::Stalls) => (),
        Some(Ram::Killed) => {
            change::eliminate(battle, play, run.rule(), figure, by);
        }
        Some(Ram::Flung) => {
            if let FigureId::Human(human) = figure {
                change::wound(battle, play, rule!("dwa.ruling.vehicle-ram"), human, 1, Cause::Other, by);
            }
            let to = aside(battle, run.vehicle, bearing, mm, battle.at(figure));
            change::enter(battle, play, run.rule(), figure, to);
            change::fall(battle, play, run.rule(), figure, by);
        }
    }
}

/// Straight aside first, then slanting more and more, forward before back.
const SLANTS: [i32; 11] = [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75];

/// 5 cm off to the nearer side of the path; only where all of that is taken, the first place with room farther on.
fn aside(battle: &Battle, vehicle: u8, bearing: i32, mm: i32, from: Point) -> Point {
    let start = battle.vehicles[usize::from(vehicle)].at;
    let path = Corridor { from: start, through: measure::polar(start, bearing, 1000), half_width: 0 };
    let (side, forward) = if path.aside_mm(from) < 0 { (bearing - 90, 1) } else { (bearing + 90, -1) };
    let swept = drive::sweep(&outline(battle, vehicle, 0), bearing, mm);
    let is_open = |at: Point| is_free(battle, at) && !swept.touches_circle(Circle::new(at, BASE_MM));
    let mut places = (FLUNG_MM..8 * FLUNG_MM)
        .step_by(5)
        .flat_map(|out| SLANTS.map(|slant| measure::polar(from, side + forward * slant, out)));
    places.find(|&it| is_open(it)).unwrap_or_else(|| measure::polar(from, side, FLUNG_MM))
}

/// It stands still and has to be started again.
fn stall(battle: &mut Battle, play: &mut Play<'_>, vehicle: u8) {
    change::stop_engine(battle, vehicle);
    let stalls = Incident::VehicleStalls { vehicle: called(battle, play, vehicle) };
    play.note(rule!("dwa.vehicle.stall"), None, stalls);
}

/// Out of order for good; everybody inside is hurt.
fn crash(battle: &mut Battle, play: &mut Play<'_>, vehicle: u8) {
    change::wreck(battle, vehicle);
    play.cite(rule!("dwa.ruling.vehicle-turning"));
    let crashes = Incident::VehicleCrashes { vehicle: called(battle, play, vehicle) };
    play.note(rule!("dwa.vehicle.crash"), None, crashes);
    let inside: Vec<u16> = occupants(battle, vehicle).map(|it| it.0).collect();
    for human in inside {
        let wounds = Crash {}.wounds(&mut play.by(FigureId::Human(human).token()));
        let by = By::NOBODY;
        change::wound(battle, play, rule!("dwa.vehicle.crash"), human, wounds, Cause::Other, by);
    }
}

/// It is gone, and those inside are off the table alive.
fn leave(battle: &mut Battle, play: &mut Play<'_>, vehicle: u8, bearing: i32) {
    change::stop_engine(battle, vehicle);
    let target = &battle.vehicles[usize::from(vehicle)];
    let (edge, facing) = (target.at, target.facing);
    let leaves = Incident::VehicleLeaves { vehicle: called(battle, play, vehicle) };
    play.note(rule!("dwa.vehicle.speed"), None, leaves);
    let inside: Vec<u16> = occupants(battle, vehicle).map(|it| it.0).collect();
    for &human in &inside {
        change::leave(battle, play, rule!("dwa.vehicle.speed"), human);
    }
    change::place_vehicle(battle, vehicle, measure::polar(edge, bearing, 1000), facing);
}
