//! A move of a vehicle under way: stretch by stretch, with everything that comes of it.
use ground::open::{Obstacle, measure};
use kernel::{Dice, Pause, Play, Point, RuleId, Token};
use smallvec::SmallVec;
use stage::Parked;

use super::{
    course::{self, Straight},
    crash, people, undead,
};
use crate::{
    battle::{
        Battle, FigureId, PersonId, State, VehicleId, ZombieId, change, insight, place::VehicleFate, zombie,
    },
    journal::Driving,
    table::{weapon::INCH_MM, zombie::Source},
};

/// Why a vehicle moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// As its driver wants.
    Active,
    /// On by itself, while others are active, or in a reaction.
    Carried,
    /// With nobody at the wheel.
    Adrift,
}

/// What is left of a move after a part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Went {
    On,
    /// It has stopped, crashed or left, or somebody else has taken it over.
    Over,
}

/// One move.
#[derive(Debug)]
pub(super) struct Run {
    pub vehicle: VehicleId,
    pub driver: Option<PersonId>,
    /// How far it is to go in all: its current speed.
    pub speed_mm: i32,
    pub rule: RuleId,
    pub manner: Manner,
    pub began: Point,
    /// What it is through with.
    pub past: SmallVec<[Obstacle; 2]>,
    pub dealt: SmallVec<[FigureId; 8]>,
    /// Those who are to be in one Bash at the last of them.
    pub zombies: Vec<ZombieId>,
    pub dodged: Option<undead::Dodged>,
    at: Point,
}

impl Run {
    pub fn new(battle: &Battle, vehicle: VehicleId, speed_mm: i32, rule: RuleId, manner: Manner) -> Run {
        let it = battle.vehicle(vehicle);
        Run {
            vehicle,
            driver: it.driver.filter(|_| manner != Manner::Adrift),
            speed_mm,
            rule,
            manner,
            began: it.at,
            past: SmallVec::new(),
            dealt: SmallVec::new(),
            zombies: Vec::new(),
            dodged: None,
            at: it.at,
        }
    }

    /// Whether it is still where this move has brought it, and whoever drove it drives it.
    pub fn holds(&self, battle: &Battle) -> bool {
        let it = battle.vehicle(self.vehicle);
        let same = self.manner == Manner::Adrift || it.driver == self.driver;
        it.fate == VehicleFate::Sound && it.at == self.at && same
    }

    pub fn went(&self, battle: &Battle) -> Went {
        if self.holds(battle) { Went::On } else { Went::Over }
    }

    /// Whoever drives, else the vehicle itself: whose dice they are.
    pub fn token(&self) -> Token {
        self.driver.map_or(self.vehicle.token(), PersonId::token)
    }
}

/// A stretch at a bearing; with `last` nothing comes after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stretch {
    pub bearing: i32,
    pub mm: i32,
    pub last: bool,
}

/// Goes straight, whichever way it faces, and has everything played that comes in between.
pub(super) fn advance(
    battle: &mut Battle,
    play: &mut Play<'_>,
    run: &mut Run,
    Stretch { bearing, mm, last }: Stretch,
) -> Result<Went, Pause> {
    let mut left = mm;
    loop {
        let ahead = ahead(battle, run, bearing, left);
        let zombies = ahead.met.iter().any(|it| it.1.is_zombie());
        let ends = last || ahead.hit.is_some() || ahead.leaves;
        if ends && !zombies && !run.zombies.is_empty() {
            if undead::bash(battle, play, run, (bearing, &mut left))? == Went::Over {
                return Ok(Went::Over);
            }
            continue;
        }
        let reach = ahead.met.first().map_or(ahead.mm, |it| it.0);
        let seen = first_sight(battle, run.vehicle, bearing, reach);
        let goes = seen.unwrap_or(reach);
        step(battle, play, run, bearing, goes);
        left -= goes;
        if seen.is_some() {
            notice(battle, play, run.vehicle)?;
        }
        let came = match (seen, ahead.met.first()) {
            (Some(_), _) => run.went(battle),
            (None, Some(_)) => meet(battle, play, run, &ahead, (bearing, &mut left))?,
            (None, None) => match end(battle, play, run, &ahead, (bearing, &mut left))? {
                Some(went) => return Ok(went),
                None => Went::On,
            },
        };
        if came == Went::Over {
            return Ok(Went::Over);
        }
    }
}

/// Nothing comes any more: those it has run down and not rolled for are in its Bash now.
pub(super) fn finish(battle: &mut Battle, play: &mut Play<'_>, run: &mut Run) -> Result<(), Pause> {
    let bearing = battle.vehicle(run.vehicle).facing.into();
    advance(battle, play, run, Stretch { bearing, mm: 0, last: true })?;
    Ok(())
}

/// What lies ahead of it, but for those with whom it is through.
fn ahead(battle: &Battle, run: &Run, bearing: i32, left: i32) -> Straight {
    let mut ahead = course::straight(battle, run.vehicle, (bearing, left), &run.past);
    ahead.met.retain(|it| !run.dealt.contains(&it.1));
    ahead
}

/// The first on its way.
fn meet(
    battle: &mut Battle,
    play: &mut Play<'_>,
    run: &mut Run,
    ahead: &Straight,
    on: (i32, &mut i32),
) -> Result<Went, Pause> {
    match ahead.met.first().map(|it| it.1) {
        Some(FigureId::Person(who)) => people::meet(battle, play, run, who, on),
        Some(FigureId::Zombie(which)) => undead::meet(battle, play, run, which, on.0),
        None => Ok(Went::On),
    }
}

/// What ends a stretch that nobody is on any more; nothing if it goes on past what was in the way.
fn end(
    battle: &mut Battle,
    play: &mut Play<'_>,
    run: &mut Run,
    ahead: &Straight,
    (bearing, left): (i32, &mut i32),
) -> Result<Option<Went>, Pause> {
    if let Some(hit) = ahead.hit {
        let came = crash::into(battle, play, run, hit, (bearing, left))?;
        return Ok((came == Went::Over).then_some(came));
    }
    if ahead.leaves {
        leave(battle, play, run.rule, run.vehicle, bearing);
        return Ok(Some(Went::Over));
    }
    Ok(Some(Went::On))
}

/// So far without anything in between.
pub(super) fn step(battle: &mut Battle, play: &mut Play<'_>, run: &mut Run, bearing: i32, mm: i32) {
    let parked = battle.vehicle(run.vehicle).parked().moved(bearing, mm);
    put(battle, play, run, parked);
}

/// It is there now, with its trailer and all who are in it.
pub(super) fn put(battle: &mut Battle, play: &mut Play<'_>, run: &mut Run, parked: Parked) {
    let from = battle.vehicle(run.vehicle).at;
    let trailer = course::trailer(battle, run.vehicle, parked);
    let facing = parked.facing.rem_euclid(360) as i16;
    change::place_vehicle(battle, play, run.rule, run.vehicle, (parked.at, facing, trailer));
    run.at = parked.at;
    if from != parked.at {
        for who in riders(battle, run.vehicle) {
            zombie::watch(battle, who, from);
        }
    }
}

/// Those in it who are in Carry On.
pub(super) fn riders(battle: &Battle, vehicle: VehicleId) -> SmallVec<[PersonId; 4]> {
    let inside = super::occupants(battle, vehicle).filter(|it| it.1.carries_on());
    inside.map(|it| it.0).collect()
}

/// After how many of these millimetres somebody in it sees or is seen who has not been in this phase, looked at each inch.
fn first_sight(battle: &Battle, vehicle: VehicleId, bearing: i32, mm: i32) -> Option<i32> {
    if battle.in_sight.is_some() || !is_news(battle, vehicle) {
        return None;
    }
    let inches = (INCH_MM..mm).step_by(INCH_MM as usize);
    inches.chain([mm]).filter(|it| 0 < *it).find(|&mm| {
        let there = battle.supposing(|it| {
            let moved = &mut it.vehicles[usize::from(vehicle.0)];
            moved.at = measure::polar(moved.at, bearing, mm);
            let at = moved.at;
            it.people.iter_mut().filter(|it| it.vehicle() == Some(vehicle)).for_each(|it| it.at = at);
        });
        comes_into_sight(&there, vehicle)
    })
}

/// Whether there is anybody to be seen who has not been.
fn is_news(battle: &Battle, vehicle: VehicleId) -> bool {
    let riders = riders(battle, vehicle);
    battle.functioning().any(|(it, _)| {
        riders.iter().any(|&who| {
            let pair = (who.min(it), who.max(it));
            battle.are_enemies(who, it.into()) && !battle.seen.contains(&pair)
        })
    })
}

fn comes_into_sight(battle: &Battle, vehicle: VehicleId) -> bool {
    let sees = |&who: &PersonId| insight::foreseen(battle, who, battle.stand(who.into())).is_some();
    riders(battle, vehicle).iter().any(sees)
}

/// Whoever in it has come into sight of somebody tests, and all act.
pub(super) fn notice(battle: &mut Battle, play: &mut Play<'_>, vehicle: VehicleId) -> Result<(), Pause> {
    for who in riders(battle, vehicle) {
        if battle.person(who).carries_on() && battle.person(who).vehicle() == Some(vehicle) {
            play.cite(rule!("ffo.vehicle.react-insight"));
            insight::come_into_sight(battle, play, who)?;
        }
    }
    Ok(())
}

/// An engine that runs is heard once in a turn, from where its first move of it begins.
pub(super) fn be_heard(battle: &mut Battle, play: &mut Play<'_>, vehicle: VehicleId) {
    if battle.vehicle(vehicle).noisy != battle.turn {
        change::count_noise(battle, vehicle);
        make_noise(battle, play, vehicle, Source::Vehicle);
    }
}

pub(super) fn make_noise(battle: &mut Battle, play: &mut Play<'_>, vehicle: VehicleId, source: Source) {
    let at = battle.vehicle(vehicle).at;
    zombie::sound(battle, play, at, source, Some(vehicle.token()));
}

/// It is gone, and those inside are off the table alive.
pub(super) fn leave(
    battle: &mut Battle,
    play: &mut Play<'_>,
    rule: RuleId,
    vehicle: VehicleId,
    bearing: i32,
) {
    play.note(rule, vehicle.token(), Driving::LeavesTheTable);
    let inside: SmallVec<[PersonId; 4]> = super::occupants(battle, vehicle).map(|it| it.0).collect();
    for who in inside {
        change::remove(battle, play, rule, who, State::Left);
    }
    change::drive_off(battle, play, rule, vehicle, bearing);
}
