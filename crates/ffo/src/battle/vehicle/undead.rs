//! Zombies on the way of a vehicle (p. 43 and 51): one test against all of them, and one Bash at the last.
use kernel::{Dice, Given, Pause, Play, Throw};
use smallvec::SmallVec;

use super::{
    fate,
    people::{aside, contender, impact},
    run::{Manner, Run, Went},
};
use crate::{
    battle::{
        Battle, FigureId, ZombieId, change,
        harm::{self, Blow, By},
    },
    journal::Driving,
    table::{
        status::Hit,
        vehicle::{Bash, Bashed, Hand, Met, Obstacle, RunDown, Zombies},
    },
};

/// The most that the table knows of.
const MOST_IN_BASH: usize = 20;

/// What the driver's one test of this move has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dodged {
    /// They are all in the Bash.
    Nobody,
    /// Each gets out of the way.
    Everybody,
}

/// One of those on its way; the test is taken at the first of a whole move.
pub(super) fn meet(
    battle: &mut Battle,
    play: &mut Play<'_>,
    run: &mut Run,
    which: ZombieId,
    bearing: i32,
) -> Result<Went, Pause> {
    run.dealt.push(which.into());
    let dodged = match run.dodged {
        Some(Dodged::Nobody) => None,
        Some(Dodged::Everybody) => {
            let why = rule!("ffo.vehicle.charge-person");
            Some(Hand::roll(why, &mut play.by(which.token())))
        }
        None => match test(battle, play, run, which) {
            Zombies::NoCharge => {
                change::halt(battle, run.vehicle);
                return Ok(Went::Over);
            }
            Zombies::OneBash => {
                run.dodged = Some(Dodged::Nobody);
                None
            }
            Zombies::Dodge(hands) => {
                run.dodged = Some(Dodged::Everybody);
                hands.first().copied()
            }
        },
    };
    match dodged {
        None => run.zombies.push(which),
        Some(to) => aside(battle, play, run, which.into(), (bearing, to)),
    }
    Ok(Went::On)
}

/// The driver's test; with nobody at the wheel there is none. The dice for the sides of those behind the first are rolled as it
/// comes to them.
fn test(battle: &Battle, play: &mut Play<'_>, run: &Run, which: ZombieId) -> Zombies {
    let Some(driver) = run.driver.filter(|_| run.manner != Manner::Adrift) else { return Zombies::OneBash };
    play.note(run.rule, driver.token(), Driving::RunsInto { what: which.token() });
    let given = RunDown { driver: contender(battle, run, which.into()), zombies: 1 };
    let parties = || vec![Throw::by(which.token()), Throw::by(driver.token()).at(which.token())];
    given.resolve(&mut play.by(driver.token()).at(which.token()).parties(parties))
}

/// All of them at once, where the last of them is.
pub(super) fn bash(
    battle: &mut Battle,
    play: &mut Play<'_>,
    run: &mut Run,
    (bearing, left): (i32, &mut i32),
) -> Result<Went, Pause> {
    let all = std::mem::take(&mut run.zombies).into_iter().filter(|&it| !battle.zombie(it).out);
    let zombies: SmallVec<[ZombieId; 8]> = all.collect();
    let Some(&last) = zombies.last() else { return Ok(Went::On) };
    play.cite(rule!("ffo.zombie.vehicle-run-down"));
    play.cite(rule!("ffo.ruling.vehicle-zombie-charge"));
    match roll(battle, play, run, &zombies) {
        Bashed::Other(met) => {
            let blows = blows(battle, play, run, &zombies, met);
            harm::suffer(battle, play, &blows)?;
            Ok(run.went(battle))
        }
        Bashed::NearMiss => {
            *left = run.speed_mm / 2;
            Ok(Went::On)
        }
        Bashed::StopsShort => Ok(Went::On),
        Bashed::Vehicle(met) => {
            fate::lose(battle, play, run, (met, By::Zombies(Some(last))), (bearing, *left))?;
            Ok(Went::Over)
        }
    }
}

pub(super) fn roll(battle: &Battle, play: &mut Play<'_>, run: &Run, zombies: &[ZombieId]) -> Bashed {
    let Some(first) = zombies.first().map(|it| it.token()) else { return Bashed::StopsShort };
    let given = Bash {
        vehicle: battle.vehicle(run.vehicle).kind.listed(),
        obstacle: Obstacle::Zombies,
        zombies: zombies.len().min(MOST_IN_BASH) as i32,
        ..Bash::default()
    };
    let parties = || vec![Throw::by(run.token()).at(first), Throw::by(first)];
    given.resolve(&mut play.by(run.token()).at(first).parties(parties))
}

/// What becomes of zombies that have lost.
pub(super) fn blows(
    battle: &Battle,
    play: &mut Play<'_>,
    run: &Run,
    zombies: &[ZombieId],
    met: Met,
) -> Vec<Blow> {
    let by = fate::by(run);
    let shooter_rep = run.driver.map_or(0, |it| battle.person(it).rep());
    let mut hit = |which: ZombieId| match met {
        Met::Destroyed => Some(Hit::ObviouslyDead),
        Met::Breached => None,
        Met::Wrecked => impact(battle, play, which.into(), (run.token(), shooter_rep)),
    };
    let each = zombies.iter().filter_map(|&it| Some((it, hit(it)?)));
    each.map(|(it, hit)| Blow { whom: FigureId::from(it), hit, by, in_melee: false }).collect()
}
