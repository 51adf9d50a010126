//! What a vehicle drives into (p. 42 and 43): walls, trees and wrecks, and other vehicles.
use ground::open::{Obstacle, PieceId, angle, measure};
use kernel::{Given, Pause, Play, Text, Throw, ask};

use super::{
    course, fate, people,
    run::{self, Manner, Run, Went},
    turn,
};
use crate::{
    battle::{
        Battle, FigureId, PersonId, VehicleId, change, charge::contender, harm::By, place::VehicleFate,
        scene::PieceKind,
    },
    journal::Driving,
    table::{
        vehicle::{self, Bash, Bashed, Ram, Rammed},
        zombie::Source,
    },
};

/// It has come to something that does not give way.
pub(super) fn into(
    battle: &mut Battle,
    play: &mut Play<'_>,
    run: &mut Run,
    hit: Obstacle,
    (bearing, left): (i32, &mut i32),
) -> Result<Went, Pause> {
    let other = match hit {
        Obstacle::Extra(it) => course::of_body(battle, it),
        Obstacle::Piece(_) | Obstacle::Opening(_) => None,
    };
    match (hit, other) {
        (_, Some(other)) if battle.vehicle(other).fate == VehicleFate::Sound => {
            vehicle(battle, play, run, (hit, other), (bearing, left))
        }
        (_, Some(other)) => {
            let what = Fixed { hit, obstacle: vehicle::Obstacle::Wreck, other, dv: 0 };
            let name = battle.vehicle(other).name.clone();
            fixed(battle, play, run, (what, name.into()), (bearing, *left))
        }
        (Obstacle::Piece(piece), None) => {
            let name = battle.scene.ground.piece(piece).name.clone();
            fixed(battle, play, run, (of_piece(battle, run, piece), name.into()), (bearing, *left))
        }
        (Obstacle::Extra(_) | Obstacle::Opening(_), None) => {
            change::halt(battle, run.vehicle);
            Ok(Went::Over)
        }
    }
}

/// A vehicle that goes on past another comes to stand no farther on than this.
const FARTHER_MM: i32 = 800;

/// Something that stands there, for the Bash.
#[derive(Clone, Copy, Debug)]
struct Fixed {
    hit: Obstacle,
    obstacle: vehicle::Obstacle,
    /// What a wreck was.
    other: VehicleId,
    dv: i32,
}

fn of_piece(battle: &Battle, run: &Run, piece: PieceId) -> Fixed {
    let building = battle.scene.buildings.iter().find(|it| it.walls == piece);
    let obstacle = match battle.scene.pieces.get(piece.0 as usize) {
        Some(PieceKind::Building) => vehicle::Obstacle::Building,
        Some(PieceKind::Wall | PieceKind::Rock) => vehicle::Obstacle::HeavyWall,
        Some(PieceKind::LowWall | PieceKind::Crates) => vehicle::Obstacle::LightWall,
        Some(PieceKind::Tree) => vehicle::Obstacle::SmallTree,
        Some(PieceKind::Wreck) => vehicle::Obstacle::Wreck,
        Some(PieceKind::Fence | PieceKind::Hedge | PieceKind::Furniture | PieceKind::Floor) | None => {
            vehicle::Obstacle::LightFence
        }
    };
    let dv = building.map_or(1, |it| it.dv.into());
    Fixed { hit: Obstacle::Piece(piece), obstacle, other: run.vehicle, dv }
}

/// A Bash with something that stands there. A wreck that the ground has counts as large as what runs into it.
fn fixed(
    battle: &mut Battle,
    play: &mut Play<'_>,
    run: &mut Run,
    (what, name): (Fixed, Text),
    (bearing, left): (i32, i32),
) -> Result<Went, Pause> {
    let rule = rule!("ffo.ruling.bash-building");
    play.note(rule, run.token(), Driving::CrashesInto { what: name });
    let given = Bash {
        vehicle: battle.vehicle(run.vehicle).kind.listed(),
        obstacle: what.obstacle,
        other: battle.vehicle(what.other).kind.listed(),
        defensive_value: what.dv.clamp(0, 6),
        ..Bash::default()
    };
    match given.resolve(&mut play.by(run.token())) {
        Bashed::Vehicle(met) => {
            fate::lose(battle, play, run, (met, By::Nobody(rule)), (bearing, left))?;
        }
        Bashed::Other(_) if what.obstacle == vehicle::Obstacle::Wreck => {
            // There is no hole to stand in: it stops where it has struck.
            change::halt(battle, run.vehicle);
            run::make_noise(battle, play, run.vehicle, Source::VehicleWrecked);
        }
        Bashed::Other(_) => {
            run.past.push(what.hit);
            breach(battle, play, run, bearing)?;
        }
        Bashed::NearMiss | Bashed::StopsShort => change::halt(battle, run.vehicle),
    }
    Ok(Went::Over)
}

/// It stops in the hole that it has made, and hits those whom it touches there.
fn breach(battle: &mut Battle, play: &mut Play<'_>, run: &mut Run, bearing: i32) -> Result<(), Pause> {
    change::halt(battle, run.vehicle);
    run::make_noise(battle, play, run.vehicle, Source::VehicleWrecked);
    let half = battle.vehicle(run.vehicle).kind.hull().length / 2;
    let mm = course::straight(battle, run.vehicle, (bearing, half), &run.past).mm;
    run::step(battle, play, run, bearing, mm);
    let mut left = 0;
    for whom in course::under(battle, run.vehicle) {
        if run.dealt.contains(&whom) || run.went(battle) == Went::Over {
            continue;
        }
        run.dealt.push(whom);
        match whom {
            FigureId::Person(who) => {
                people::bash(battle, play, run, who, (bearing, &mut left))?;
            }
            FigureId::Zombie(which) => {
                run.zombies.push(which);
                super::undead::bash(battle, play, run, (bearing, &mut left))?;
            }
        }
    }
    Ok(())
}

/// Another vehicle: rammed if that was meant and somebody drives it, else crashed into.
fn vehicle(
    battle: &mut Battle,
    play: &mut Play<'_>,
    run: &mut Run,
    (hit, other): (Obstacle, VehicleId),
    (bearing, left): (i32, &mut i32),
) -> Result<Went, Pause> {
    play.note(run.rule, run.token(), Driving::RunsInto { what: other.token() });
    let target = battle.vehicle(other).driver.filter(|&it| battle.person(it).carries_on());
    if let (Some(driver), Some(target), Manner::Active) = (run.driver, target, run.manner) {
        match ram(battle, play, (run, driver), (other, target), bearing) {
            Rammed::StaysBack => {
                change::halt(battle, run.vehicle);
                return Ok(Went::Over);
            }
            Rammed::Misses => return Ok(pass(battle, play, run, (hit, other), (bearing, left))),
            Rammed::Strikes => (),
            Rammed::StrikesOrIsStruck => {
                let asking = ask(rule!("ffo.vehicle.ram"), battle.seat_for(target)).about(target.token());
                if play.yes_no(&*battle, asking)? {
                    answer(battle, play, run, other)?;
                }
            }
        }
    }
    if run.went(battle) == Went::On && battle.vehicle(other).fate == VehicleFate::Sound {
        strike(battle, play, run, other, (bearing, *left))?;
    }
    if battle.vehicle(run.vehicle).fate == VehicleFate::Sound && run.went(battle) == Went::On {
        change::halt(battle, run.vehicle);
    }
    Ok(Went::Over)
}

fn ram(
    battle: &Battle,
    play: &mut Play<'_>,
    (run, driver): (&Run, PersonId),
    (other, target): (VehicleId, PersonId),
    bearing: i32,
) -> Rammed {
    let across = angle::apart(bearing, battle.vehicle(other).facing.into());
    let given = Ram {
        charger: contender(battle, driver.into()),
        target: contender(battle, target.into()),
        target_star: battle.person(target).star,
        head_to_side: (45..=135).contains(&across)
            && bearing == i32::from(battle.vehicle(run.vehicle).facing),
    };
    let parties =
        || vec![Throw::by(target.token()).at(driver.token()), Throw::by(driver.token()).at(target.token())];
    given.resolve(&mut play.by(driver.token()).at(target.token()).parties(parties))
}

/// It goes on past, at least until it is free of the other; where it cannot, it stops before it.
fn pass(
    battle: &mut Battle,
    play: &mut Play<'_>,
    run: &mut Run,
    (hit, other): (Obstacle, VehicleId),
    (bearing, left): (i32, &mut i32),
) -> Went {
    play.note(rule!("ffo.vehicle.ram"), run.token(), Driving::Misses { what: other.token() });
    let body = battle.vehicle(other).body();
    let parked = battle.vehicle(run.vehicle).parked();
    let middle = battle.vehicle(other).at;
    // One that stands exactly where the other does touches it, and overlaps it nowhere.
    let is_free = |mm: &i32| {
        let outline = parked.moved(bearing, *mm).outline();
        !body.overlaps_polygon(&outline) && !outline.contains(middle)
    };
    run.past.push(hit);
    let past = (1..FARTHER_MM).skip_while(is_free).find(is_free);
    let ahead = past.map(|mm| (mm, course::straight(battle, run.vehicle, (bearing, mm), &run.past)));
    match ahead {
        Some((mm, ahead)) if ahead.hit.is_none() && ahead.met.is_empty() && !ahead.leaves => {
            run::step(battle, play, run, bearing, mm);
            *left = (*left - mm).max(0);
            Went::On
        }
        Some(_) | None => {
            change::halt(battle, run.vehicle);
            Went::Over
        }
    }
}

/// The Star at the other wheel drives into whoever rams them.
fn answer(battle: &mut Battle, play: &mut Play<'_>, run: &Run, other: VehicleId) -> Result<(), Pause> {
    let speed = battle.vehicle(other).speed_mm;
    let mut back = Run::new(battle, other, speed, rule!("ffo.vehicle.ram"), Manner::Carried);
    let bearing = battle.vehicle(other).facing.into();
    strike(battle, play, &mut back, run.vehicle, (bearing, 0))
}

/// The Bash of two vehicles.
fn strike(
    battle: &mut Battle,
    play: &mut Play<'_>,
    run: &mut Run,
    other: VehicleId,
    (bearing, left): (i32, i32),
) -> Result<(), Pause> {
    let theirs = battle.vehicle(other).driver;
    let them = theirs.map_or(other.token(), PersonId::token);
    let given = Bash {
        vehicle: battle.vehicle(run.vehicle).kind.listed(),
        obstacle: vehicle::Obstacle::Vehicle,
        other: battle.vehicle(other).kind.listed(),
        ..Bash::default()
    };
    let parties = || vec![Throw::by(run.token()).at(them), Throw::by(them)];
    match given.resolve(&mut play.by(run.token()).at(them).parties(parties)) {
        Bashed::Vehicle(met) => {
            let by = theirs.map_or(By::Nobody(rule!("ffo.vehicle.bash-roll")), |it| By::Driver(it, other));
            fate::lose(battle, play, run, (met, by), (bearing, left))
        }
        Bashed::Other(met) => fate::destroy(battle, play, other, (met, fate::by(run))),
        Bashed::NearMiss | Bashed::StopsShort => {
            let speed = battle.vehicle(other).speed_mm;
            veer_off(battle, play, other, run.vehicle, speed);
            veer_off(battle, play, run.vehicle, other, run.speed_mm);
            Ok(())
        }
    }
}

/// Away from the other, for half its current speed: to one side, or back where it cannot turn at all.
fn veer_off(battle: &mut Battle, play: &mut Play<'_>, vehicle: VehicleId, from: VehicleId, speed_mm: i32) {
    if speed_mm == 0 {
        return;
    }
    let it = battle.vehicle(vehicle);
    let facing = i32::from(it.facing);
    let to = measure::bearing(it.at, battle.vehicle(from).at).unwrap_or(facing);
    let by = turn::away(facing, to);
    let mut run = Run::new(battle, vehicle, speed_mm, rule!("ffo.vehicle.bash-tie"), Manner::Adrift);
    turn::swing(battle, play, &mut run, by);
    let now = i32::from(battle.vehicle(vehicle).facing);
    let bearing = if now == facing { facing + 180 } else { now };
    fate::slide(battle, play, &mut run, bearing, speed_mm / 2);
}
