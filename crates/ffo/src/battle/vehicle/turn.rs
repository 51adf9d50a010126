//! Turning (p. 41 and 42): up to 45 degrees, and at speed only for whoever keeps control.
use ground::open::measure;
use kernel::{Field, Given, Odds, Pause, Play, Point, RuleId, ask, odds, question::Chance};

use super::{
    course, people,
    run::{self, Run, Stretch, Went, advance},
    undead,
};
use crate::{
    battle::{Battle, FigureId, PersonId, VehicleId, looking::Looking},
    journal::{Driving, Ending},
    table::{
        vehicle::{CrashTurn, FastTurn, Swerve, Wheel},
        weapon::INCH_MM,
    },
};

/// The widest turn.
const WIDEST: i32 = 45;
/// Turns that are proposed to those who would rather not click.
const PROPOSED: [i32; 7] = [0, -15, 15, -30, 30, -45, 45];
/// Places that are proposed are at least so far away, so that they say exactly how far it turns.
const AWAY_MM: i32 = 400;

/// How many degrees it turns from one bearing to another: to the left if they are negative.
pub(super) fn between(from: i32, to: i32) -> i32 {
    (to - from + 180).rem_euclid(360) - 180
}

/// The widest turn away from what is at that bearing.
pub(super) fn away(facing: i32, from: i32) -> i32 {
    if between(facing, from) < 0 { WIDEST } else { -WIDEST }
}

/// The ways that a vehicle can turn to where it stands.
#[derive(Clone, Copy, Debug)]
struct Turning<'a> {
    battle: &'a Battle,
    vehicle: VehicleId,
    /// It goes on so far then.
    then_mm: i32,
    rule: RuleId,
    needs: Needs,
    risk: Risk,
}

/// What a turn is rolled for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Risk {
    /// Only if it is too fast.
    Fast(FastTurn),
    Crash(CrashTurn),
}

impl Risk {
    /// How it may end; nothing where no die is rolled.
    fn odds(self) -> Vec<Chance> {
        match self {
            Risk::Fast(turn) if !turn.is_fast(&mut Looking) => Vec::new(),
            Risk::Fast(turn) => {
                let kept = odds(|dice| turn.take(dice) == Wheel::Turns);
                let ends = [(true, Ending::KeepsControl, "keeps control"), (false, Ending::Skids, "skids")];
                chances(&kept, ends)
            }
            Risk::Crash(turn) => {
                let turned = odds(|dice| turn.resolve(dice) == Swerve::Turns);
                let ends = [(true, Ending::TurnsAside, "turns aside"), (false, Ending::Crashes, "crashes")];
                chances(&turned, ends)
            }
        }
    }
}

fn chances(odds: &Odds<bool>, ends: [(bool, Ending, &str); 2]) -> Vec<Chance> {
    let each = ends
        .into_iter()
        .filter_map(|(came, end, what)| Some(Chance::new(end, what, odds.outcomes.get(&came)?.clone())));
    each.collect()
}

/// What a turn has to lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Needs {
    Nothing,
    /// The move may end on a road: straight on, or after another turn and so far.
    Road(Option<i32>),
    /// Nothing is in the way; straight on it is.
    WayRound,
}

impl Turning<'_> {
    fn facing(&self) -> i32 {
        self.battle.vehicle(self.vehicle).facing.into()
    }

    fn at(&self) -> Point {
        self.battle.vehicle(self.vehicle).at
    }

    /// How far it turns to face that place.
    fn by(&self, to: Point) -> i32 {
        measure::bearing(self.at(), to).map_or(0, |it| between(self.facing(), it))
    }

    /// Whether it gets so far round, and to where it has to.
    fn suits(&self, by: i32) -> Result<(), RuleId> {
        if WIDEST < by.abs() {
            return Err(rule!("ffo.vehicle.turn-rating"));
        }
        if by != 0 && course::swings(self.battle, self.vehicle, by) != by {
            return Err(rule!("ffo.vehicle.crash-avoid"));
        }
        match self.needs {
            Needs::Nothing => Ok(()),
            Needs::Road(then) if self.ends_on_road(by, then) => Ok(()),
            Needs::Road(_) => Err(rule!("ffo.vehicle.speed")),
            Needs::WayRound if by == 0 || self.is_way_round(by) => Ok(()),
            Needs::WayRound => Err(rule!("ffo.vehicle.crash-avoid")),
        }
    }

    fn ends_on_road(&self, by: i32, then: Option<i32>) -> bool {
        let turned = self.battle.vehicle(self.vehicle).parked();
        let turned = stage::Parked { facing: turned.facing + by, ..turned };
        may_end_on_road(self.battle, turned.moved(turned.facing, self.then_mm), then)
    }

    fn is_way_round(&self, by: i32) -> bool {
        let there = self.battle.supposing(|it| {
            let turned = &mut it.vehicles[usize::from(self.vehicle.0)];
            turned.facing = (i32::from(turned.facing) + by).rem_euclid(360) as i16;
        });
        let bearing = there.vehicle(self.vehicle).facing.into();
        course::straight(&there, self.vehicle, (bearing, self.then_mm), &[]).hit.is_none()
    }
}

/// Whether a vehicle there is on a road, or would be after one more turn and so far.
pub(super) fn may_end_on_road(battle: &Battle, there: stage::Parked, then: Option<i32>) -> bool {
    let Some(mm) = then else { return course::on_road(battle, there.front()) };
    (-WIDEST..=WIDEST).step_by(5).any(|by| {
        let turned = stage::Parked { facing: there.facing + by, ..there };
        course::on_road(battle, turned.moved(turned.facing, mm).front())
    })
}

impl Field for Turning<'_> {
    fn check(&self, point: Point) -> Result<(), RuleId> {
        self.suits(self.by(point))
    }

    fn reason(&self, point: Point, by: RuleId) -> Option<String> {
        let degrees = self.by(point).abs();
        if by == rule!("ffo.vehicle.turn-rating") {
            return Some(format!("That is a turn of {degrees} degrees; the limit is {WIDEST}."));
        }
        (by == rule!("ffo.vehicle.speed"))
            .then(|| "At this speed it has to end its move on a road.".to_owned())
    }

    fn propose(&self) -> Vec<Point> {
        let place = |by: i32| measure::polar(self.at(), self.facing() + by, AWAY_MM.max(self.then_mm));
        PROPOSED.into_iter().map(place).filter(|&it| self.check(it).is_ok()).collect()
    }

    fn odds(&self, point: Point) -> Vec<Chance> {
        if self.by(point) == 0 { Vec::new() } else { self.risk.odds() }
    }

    fn label(&self, point: Point) -> String {
        match self.by(point) {
            0 => "straight on".to_owned(),
            by @ 1.. => format!("{by}° to the right"),
            by => format!("{}° to the left", -by),
        }
    }
}

/// Asks the driver how far to turn; not at all where nothing else is possible.
pub(super) fn choose(
    battle: &Battle,
    play: &mut Play<'_>,
    (vehicle, driver): (VehicleId, PersonId),
    (then_mm, needs, risk): (i32, Needs, Risk),
) -> Result<i32, Pause> {
    let rule = match risk {
        Risk::Fast(_) => rule!("ffo.vehicle.turn-rating"),
        Risk::Crash(_) => rule!("ffo.vehicle.crash-avoid"),
    };
    let turning = Turning { battle, vehicle, then_mm, rule, needs, risk };
    let proposed = turning.propose().len();
    if proposed == 0 || proposed == 1 && turning.suits(0).is_ok() {
        return Ok(0);
    }
    let asking = ask(turning.rule, battle.seat_for(driver)).about(driver.token());
    let to = play.point(battle, asking, &turning)?;
    Ok(turning.by(to))
}

/// A turn that the driver wants, or has to make; what it leaves of the move.
pub(super) fn turn(
    battle: &mut Battle,
    play: &mut Play<'_>,
    run: &mut Run,
    (by, fast): (i32, FastTurn),
) -> Result<Turned, Pause> {
    let Some(driver) = run.driver.filter(|_| by != 0) else { return Ok(Turned::Straight) };
    let vehicle = battle.vehicle(run.vehicle).kind.listed();
    let given = FastTurn { rep: battle.person(driver).rep(), vehicle, moves_mm: run.speed_mm, ..fast };
    match given.take(&mut play.by(driver.token())) {
        Wheel::Turns => Ok(match swing_into(battle, play, run, by)? {
            Went::On => Turned::AtOnce,
            Went::Over => Turned::Over,
        }),
        Wheel::GoesStraight => Ok(Turned::Straight),
        Wheel::SkidsAndTurns(inches) => skid(battle, play, run, (by, inches * INCH_MM)),
    }
}

/// How a turn has come out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turned {
    AtOnce,
    /// It goes on as before.
    Straight,
    /// After it had skidded.
    Late,
    /// The move is over.
    Over,
}

/// Farther than it was to go, and then the turn.
fn skid(
    battle: &mut Battle,
    play: &mut Play<'_>,
    run: &mut Run,
    (by, mm): (i32, i32),
) -> Result<Turned, Pause> {
    play.note(rule!("ffo.vehicle.turn-fast"), run.token(), Driving::Skids { mm });
    if evade(battle, play, run, mm)? == Went::Over {
        return Ok(Turned::Over);
    }
    let bearing = battle.vehicle(run.vehicle).facing.into();
    if advance(battle, play, run, Stretch { bearing, mm, last: false })? == Went::Over {
        return Ok(Turned::Over);
    }
    Ok(match swing_into(battle, play, run, by)? {
        Went::On => Turned::Late,
        Went::Over => Turned::Over,
    })
}

/// Turns it where it stands, as far as nothing stops it; those whom its sides sweep over.
pub(super) fn swing(battle: &mut Battle, play: &mut Play<'_>, run: &mut Run, by: i32) -> Vec<FigureId> {
    let by = course::swings(battle, run.vehicle, by);
    let met = course::touched(battle, run.vehicle, by);
    let parked = battle.vehicle(run.vehicle).parked();
    play.note(run.rule, run.token(), Driving::Turns { degrees: by });
    run::put(battle, play, run, stage::Parked { facing: parked.facing + by, ..parked });
    met
}

/// The same where those whom its sides sweep over are on its way.
pub(super) fn swing_into(
    battle: &mut Battle,
    play: &mut Play<'_>,
    run: &mut Run,
    by: i32,
) -> Result<Went, Pause> {
    let met = swing(battle, play, run, by);
    let bearing = battle.vehicle(run.vehicle).facing.into();
    let mut left = 0;
    for whom in met {
        if run.dealt.contains(&whom) {
            continue;
        }
        let came = match whom {
            FigureId::Person(who) => people::meet(battle, play, run, who, (bearing, &mut left))?,
            FigureId::Zombie(which) => undead::meet(battle, play, run, which, bearing)?,
        };
        if came == Went::Over {
            return Ok(Went::Over);
        }
    }
    Ok(Went::On)
}

/// If a crash is ahead, the driver of a vehicle that goes on by itself may try to turn aside from it.
pub(super) fn evade(battle: &mut Battle, play: &mut Play<'_>, run: &mut Run, mm: i32) -> Result<Went, Pause> {
    let able = |it: &PersonId| battle.person(*it).carries_on();
    let Some(driver) = run.driver.filter(able) else { return Ok(Went::On) };
    let bearing = i32::from(battle.vehicle(run.vehicle).facing);
    if course::straight(battle, run.vehicle, (bearing, mm), &run.past).hit.is_none() {
        return Ok(Went::On);
    }
    let turn = CrashTurn { rep: battle.person(driver).rep() };
    let by = choose(battle, play, (run.vehicle, driver), (mm, Needs::WayRound, Risk::Crash(turn)))?;
    if by == 0 {
        return Ok(Went::On);
    }
    match turn.resolve(&mut play.by(driver.token())) {
        Swerve::Turns => swing_into(battle, play, run, by),
        Swerve::Crashes => Ok(Went::On),
    }
}
