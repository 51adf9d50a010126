//! People on the way of a vehicle (p. 43): the driver charges them, they fire and dodge, or there is a Bash.
use ground::open::{Circle, Crowd, Piece, Walk, measure::polar};
use kernel::{Given, Pause, Play, Point, Throw, Token};

use super::{
    fate,
    run::{Manner, Run, Went},
};
use crate::{
    battle::{
        Battle, FigureId, PersonId, change,
        charge::{self, defend},
        harm::{self, Blow, By},
        person::BASE_MM,
        shoot,
    },
    journal::Driving,
    table::{
        charge::{Allowed, Contender},
        damage::{Hits, Victim},
        status::{Hit, Status},
        vehicle::{Bash, Bashed, Hand, Met, Obstacle, ROLL_OVER_IMPACT, RunOver, RunOverEnd},
        weapon::INCH_MM,
    },
};

/// How far somebody dodges.
const DODGE_MM: i32 = 3 * INCH_MM;

/// Whoever drives, in the test against somebody.
pub(super) fn contender(battle: &Battle, run: &Run, whom: FigureId) -> Contender {
    let at = battle.vehicle(run.vehicle).at;
    let driver = run.driver.unwrap_or_default();
    Contender { from_rear: battle.is_rear(whom, run.began, at), ..charge::contender(battle, driver.into()) }
}

/// The vehicle has come to somebody.
pub(super) fn meet(
    battle: &mut Battle,
    play: &mut Play<'_>,
    run: &mut Run,
    who: PersonId,
    (bearing, left): (i32, &mut i32),
) -> Result<Went, Pause> {
    run.dealt.push(who.into());
    play.note(run.rule, run.token(), Driving::RunsInto { what: who.token() });
    let (fires, dodges) = match test(battle, play, run, who) {
        RunOverEnd::Nothing => {
            change::halt(battle, run.vehicle);
            return Ok(Went::Over);
        }
        RunOverEnd::Hit(fires) => (fires, None),
        RunOverEnd::Dodges { fires, to } => (fires, Some(to)),
    };
    if let (Some(driver), true) = (run.driver, fires != Allowed::Nothing) {
        defend(battle, play, who, &[(driver.into(), fires)])?;
    }
    if run.went(battle) == Went::Over {
        return Ok(Went::Over);
    }
    match dodges {
        None => bash(battle, play, run, who, (bearing, left)),
        Some(to) => {
            aside(battle, play, run, who.into(), (bearing, to));
            Ok(Went::On)
        }
    }
}

/// Whoever cannot act is hit, and so is everybody by a vehicle that nobody drives.
fn test(battle: &Battle, play: &mut Play<'_>, run: &Run, who: PersonId) -> RunOverEnd {
    let driver = run.driver.filter(|_| run.manner != Manner::Adrift && battle.person(who).carries_on());
    let Some(driver) = driver else { return RunOverEnd::Hit(Allowed::Nothing) };
    let given = RunOver {
        driver: contender(battle, run, who.into()),
        target: charge::contender(battle, who.into()),
        target_can_fire: shoot::can_fire(battle, who) && shoot::reaches(battle, who, driver.into()),
    };
    let parties =
        || vec![Throw::by(who.token()).at(driver.token()), Throw::by(driver.token()).at(who.token())];
    given.resolve(&mut play.by(driver.token()).at(who.token()).parties(parties))
}

/// The vehicle hits somebody.
pub(super) fn bash(
    battle: &mut Battle,
    play: &mut Play<'_>,
    run: &mut Run,
    who: PersonId,
    (bearing, left): (i32, &mut i32),
) -> Result<Went, Pause> {
    let vehicle = battle.vehicle(run.vehicle).kind.listed();
    let parties = || vec![Throw::by(run.token()).at(who.token()), Throw::by(who.token())];
    let bashed = Bash { vehicle, obstacle: Obstacle::Person, ..Bash::default() }
        .resolve(&mut play.by(run.token()).at(who.token()).parties(parties));
    match bashed {
        Bashed::Other(met) => {
            let hit = hit(battle, play, run, who, met);
            let by = fate::by(run);
            let blows: Vec<Blow> =
                hit.into_iter().map(|hit| Blow { whom: who.into(), hit, by, in_melee: false }).collect();
            harm::suffer(battle, play, &blows)?;
            Ok(run.went(battle))
        }
        Bashed::NearMiss => {
            *left = run.speed_mm / 2;
            Ok(Went::On)
        }
        Bashed::StopsShort => Ok(Went::On),
        Bashed::Vehicle(met) => {
            fate::lose(battle, play, run, (met, By::Person(who)), (bearing, *left))?;
            Ok(Went::Over)
        }
    }
}

fn hit(battle: &Battle, play: &mut Play<'_>, run: &Run, who: PersonId, met: Met) -> Option<Hit> {
    match met {
        Met::Destroyed => Some(Hit::ObviouslyDead),
        Met::Breached => None,
        Met::Wrecked => impact(battle, play, who.into(), (run.token(), 0)),
    }
}

/// The damage dice of a crash for somebody, by whose Rep they are read for a zombie.
pub(super) fn impact(
    battle: &Battle,
    play: &mut Play<'_>,
    whom: FigureId,
    (by, shooter_rep): (Token, i32),
) -> Option<Hit> {
    let victim = match whom {
        FigureId::Zombie(_) => Victim::Zombie,
        FigureId::Person(it) if battle.person(it).status() == Status::OutOfTheFight => Victim::OutOfTheFight,
        FigureId::Person(_) => Victim::Human,
    };
    let hits = Hits { victim, impact: ROLL_OVER_IMPACT, hits: 1, shooter_rep, shooter_charged: false };
    Hit::of_fire(hits.resolve(&mut play.by(by).at(whom.token())))
}

/// Straight aside first, then slanting more and more, forward before back.
const SLANTS: [i32; 11] = [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75];

/// Gets out of the way of the vehicle to one side of it, and lies there in Carry On.
pub(super) fn aside(
    battle: &mut Battle,
    play: &mut Play<'_>,
    run: &mut Run,
    who: FigureId,
    (bearing, to): (i32, Hand),
) {
    let rule = rule!("ffo.vehicle.charge-person");
    run.dealt.push(who);
    let place = beside(battle, run, who, (bearing, to));
    change::enter(battle, play, rule, who, place);
    change::fall(battle, play, rule, who, Some(run.token()));
}

/// The first free place that far from where they were, or farther where the vehicle still passes.
fn beside(battle: &Battle, run: &Run, who: FigureId, (bearing, to): (i32, Hand)) -> Point {
    let (side, forward) = match to {
        Hand::Left => (bearing - 90, 1),
        Hand::Right => (bearing + 90, -1),
    };
    let from = battle.at(who);
    let swept = battle.vehicle(run.vehicle).parked().sweep(bearing, run.speed_mm);
    let is_clear = |at: Point| !swept.touches_circle(Circle::new(at, BASE_MM));
    free(battle, who, |walk| {
        let out = (DODGE_MM..8 * DODGE_MM).step_by(5);
        let mut places = out.flat_map(|mm| SLANTS.map(|slant| polar(from, side + forward * slant, mm)));
        places.find(|&it| is_clear(it) && walk.free_at(it))
    })
    .unwrap_or(from)
}

/// The ground for somebody who has to end where nobody else is.
pub(super) fn free<T>(battle: &Battle, who: FigureId, within: impl FnOnce(&Walk<'_>) -> T) -> T {
    let takes_room =
        |it: &FigureId| *it != who && it.person().is_none_or(|it| battle.person(it).seated.is_none());
    let crowd = Crowd::new(battle.figures().filter(takes_room).map(|it| battle.base(it)).collect::<Vec<_>>());
    within(&Walk {
        ground: &battle.scene.ground,
        state: battle.state(),
        diameter: BASE_MM,
        level: battle.level(who),
        stays_on_table: true,
        crowd: &crowd,
        passes: &|_| false,
        blocks: &|it: &Piece| it.blocks_move,
    })
}
