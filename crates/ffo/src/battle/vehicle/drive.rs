//! What a driver does in the active move (p. 41): how far, when to turn, reversing and turning around.
use kernel::{Choice, Dice, Menu, Note, OptionView, Pause, Play, RuleId, ask, question::Then};

use super::{
    VehicleAction, VehicleKind, course,
    run::{Manner, Run, Stretch, Went, advance, be_heard, finish},
    skid,
    turn::{self, Needs, Risk, Turned},
};
use crate::{
    battle::{
        Battle, PersonId, SideId, Vehicle, VehicleId, act::Action, change, looking::Looking,
        person::SeatPlace, place::VehicleFate,
    },
    journal::{Choosing, Driving},
    table::{
        vehicle::{FastTurn, Hand, TurnPoint},
        weapon::INCH_MM,
    },
};

/// What a driver makes of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manoeuvre {
    Stand,
    /// So many inches.
    Drive(i32),
    Reverse(i32),
    Bootlegger(Hand),
}

/// The active moves of a side's vehicles, before its groups.
pub fn active_moves(battle: &mut Battle, play: &mut Play<'_>, side: SideId) -> Result<(), Pause> {
    for vehicle in (0..battle.vehicles.len() as u8).map(VehicleId) {
        if let Some(driver) = driver(battle, vehicle).filter(|&it| battle.person(it).side == side) {
            play.cite(rule!("ffo.ruling.vehicle-phases"));
            play.cite(rule!("ffo.ruling.vehicle-occupants-active"));
            drive(battle, play, (vehicle, driver))?;
        }
    }
    Ok(())
}

/// Whoever can drive a vehicle that has its active move of this turn before it.
fn driver(battle: &Battle, vehicle: VehicleId) -> Option<PersonId> {
    let it = battle.vehicle(vehicle);
    let ready = it.running && !it.moved_active && it.fate == VehicleFate::Sound;
    let able = |it: &PersonId| battle.person(*it).carries_on() && battle.person(*it).ducked.is_none();
    it.driver.filter(|_| ready).filter(able)
}

/// For whoever has just started it: at once, at half its speed.
pub(super) fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let Some((vehicle, it)) = battle.vehicle_of(who) else { return };
    let at_wheel = battle.person(who).seated.is_some_and(|it| it.place == SeatPlace::Wheel);
    if at_wheel && it.just_started && driver(battle, vehicle) == Some(who) {
        menu.offer(Action::Vehicle(VehicleAction::Drive));
    }
}

/// Asks what the driver makes of the move, and has it driven.
pub(super) fn drive(
    battle: &mut Battle,
    play: &mut Play<'_>,
    (vehicle, driver): (VehicleId, PersonId),
) -> Result<(), Pause> {
    let rule = rule!("ffo.vehicle.active-move");
    let menu = manoeuvres(battle, vehicle, driver);
    let usual = |it: &Manoeuvre| *it == Manoeuvre::Drive(battle.vehicle(vehicle).active_mm / INCH_MM);
    let or = menu.open.iter().position(|it| usual(&it.what)).unwrap_or(0);
    let asking = ask(rule, battle.seat_for(driver)).or(or).about(driver.token());
    let chosen = play.pick_from(&*battle, asking, &menu)?.what;
    play.cite(rule!("ffo.vehicle.speed"));
    match chosen {
        Manoeuvre::Stand => change::count_move(battle, vehicle, 0, true),
        Manoeuvre::Drive(inches) => return ahead(battle, play, (vehicle, driver), inches * INCH_MM),
        Manoeuvre::Reverse(inches) => return reverse(battle, play, vehicle, inches * INCH_MM),
        Manoeuvre::Bootlegger(hand) => return skid::bootlegger(battle, play, (vehicle, driver), hand),
    }
    Ok(())
}

/// All that a driver can do, and what is too fast.
fn manoeuvres(battle: &Battle, vehicle: VehicleId, driver: PersonId) -> Menu<Offered> {
    let mut menu = Menu { open: Vec::new(), closed: Vec::new() };
    let it = battle.vehicle(vehicle);
    let offered = |what| Offered { what, driver };
    menu.offer(offered(Manoeuvre::Stand));
    for inches in 1..=most_in(battle, vehicle) {
        let refused = too_fast(battle, vehicle, inches * INCH_MM).then_some(rule!("ffo.vehicle.speed"));
        menu.offer_unless(refused, offered(Manoeuvre::Drive(inches)));
    }
    if it.speed_mm == 0 {
        let most = it.kind.listed().half_speed_in(false, &mut Looking);
        (1..=most).for_each(|inches| menu.offer(offered(Manoeuvre::Reverse(inches))));
    } else {
        for hand in [Hand::Left, Hand::Right] {
            let possible = skid::may_turn_around(battle, vehicle, driver, hand);
            let refused = (!possible).then_some(rule!("ffo.vehicle.bootlegger"));
            menu.offer_unless(refused, offered(Manoeuvre::Bootlegger(hand)));
        }
    }
    menu
}

/// The most inches by the road, half as many for one that has just been started.
pub(super) fn most_in(battle: &Battle, vehicle: VehicleId) -> i32 {
    let it = battle.vehicle(vehicle);
    let on_road = course::on_road(battle, it.parked().front());
    let listed = it.kind.listed();
    if it.just_started {
        listed.half_speed_in(on_road, &mut Looking)
    } else {
        listed.speed_in(on_road, &mut Looking)
    }
}

/// Whether a move so far has to end on a road and cannot.
fn too_fast(battle: &Battle, vehicle: VehicleId, mm: i32) -> bool {
    let it = battle.vehicle(vehicle);
    if mm <= off_road_mm(it) {
        return false;
    }
    let parked = it.parked();
    let points = points(it.kind);
    let (first, then) = legs(&points, mm);
    let begins = match points.contains(&TurnPoint::Beginning) {
        true => (-45..=45).step_by(15).collect(),
        false => vec![0],
    };
    !begins.into_iter().any(|by: i32| {
        let turned = stage::Parked { facing: parked.facing + by, ..parked };
        turn::may_end_on_road(battle, turned.moved(turned.facing, first), then)
    })
}

/// How far it moves at once by the off-road speed.
fn off_road_mm(it: &Vehicle) -> i32 {
    let listed = it.kind.listed();
    let inches = match it.just_started {
        true => listed.half_speed_in(false, &mut Looking),
        false => listed.speed_in(false, &mut Looking),
    };
    inches * INCH_MM
}

fn points(kind: VehicleKind) -> smallvec::SmallVec<[TurnPoint; 3]> {
    kind.listed().turn_rating().points(&mut Looking)
}

/// The stretches of a move: up to its middle, and from there on, or all at once.
fn legs(points: &[TurnPoint], mm: i32) -> (i32, Option<i32>) {
    if points.contains(&TurnPoint::Middle) { (mm / 2, Some(mm - mm / 2)) } else { (mm, None) }
}

/// A move ahead with the turns that its Rating allows.
fn ahead(
    battle: &mut Battle,
    play: &mut Play<'_>,
    (vehicle, driver): (VehicleId, PersonId),
    mm: i32,
) -> Result<(), Pause> {
    let rule = rule!("ffo.vehicle.active-move");
    let it = battle.vehicle(vehicle);
    let needs_road = off_road_mm(it) < mm;
    let points = it.kind.listed().turn_rating().points(play);
    let ends_on_road = course::on_road(battle, it.parked().moved(it.facing.into(), mm).front());
    let on_road = course::on_road(battle, it.parked().front()) && (needs_road || ends_on_road);
    it.kind.listed().speed_in(on_road, play);
    be_heard(battle, play, vehicle);
    change::count_move(battle, vehicle, mm, true);
    play.note(rule, driver.token(), Driving::Drives { mm });
    let mut run = Run::new(battle, vehicle, mm, rule, Manner::Active);
    let (first, then) = legs(&points, mm);
    let fast = FastTurn { on_road, ducks_back: false, tries_again: true, ..FastTurn::default() };
    let at = |point| points.contains(&point);
    if at(TurnPoint::Beginning) {
        let needs = if needs_road { Needs::Road(then) } else { Needs::Nothing };
        if turns(battle, play, &mut run, (driver, first, needs, fast))? == Went::Over {
            return Ok(());
        }
    }
    if go(battle, play, &mut run, first, then.is_none())? == Went::Over {
        return Ok(());
    }
    if let Some(then) = then {
        let needs = if needs_road { Needs::Road(None) } else { Needs::Nothing };
        if turns(battle, play, &mut run, (driver, then, needs, fast))? == Went::Over
            || go(battle, play, &mut run, then, true)? == Went::Over
        {
            return Ok(());
        }
    }
    match turns(battle, play, &mut run, (driver, 0, Needs::Nothing, fast))? {
        Went::On => finish(battle, play, &mut run),
        Went::Over => Ok(()),
    }
}

fn go(battle: &mut Battle, play: &mut Play<'_>, run: &mut Run, mm: i32, last: bool) -> Result<Went, Pause> {
    let bearing = battle.vehicle(run.vehicle).facing.into();
    advance(battle, play, run, Stretch { bearing, mm, last })
}

/// A turn at one of the points of its move, if the driver wants one; so far it goes on then.
fn turns(
    battle: &mut Battle,
    play: &mut Play<'_>,
    run: &mut Run,
    (driver, then_mm, needs, fast): (PersonId, i32, Needs, FastTurn),
) -> Result<Went, Pause> {
    let vehicle = battle.vehicle(run.vehicle).kind.listed();
    let rep = battle.person(driver).rep();
    let asked = FastTurn { rep, vehicle, moves_mm: run.speed_mm, ..fast };
    let by = turn::choose(battle, play, (run.vehicle, driver), (then_mm, needs, Risk::Fast(asked)))?;
    if by == 0 {
        return Ok(Went::On);
    }
    let tries_again = !asked.is_fast(&mut Looking) || skid::tries_again(battle, play, driver)?;
    Ok(match turn::turn(battle, play, run, (by, FastTurn { tries_again, ..fast }))? {
        Turned::Over => Went::Over,
        Turned::AtOnce | Turned::Straight | Turned::Late => Went::On,
    })
}

/// Straight back.
fn reverse(battle: &mut Battle, play: &mut Play<'_>, vehicle: VehicleId, mm: i32) -> Result<(), Pause> {
    let rule = rule!("ffo.ruling.vehicle-reverse");
    be_heard(battle, play, vehicle);
    change::count_move(battle, vehicle, mm, true);
    change::count_reverse(battle, vehicle);
    let mut run = Run::new(battle, vehicle, mm, rule, Manner::Active);
    play.note(rule, run.token(), Driving::Drives { mm: -mm });
    let bearing = i32::from(battle.vehicle(vehicle).facing) + 180;
    advance(battle, play, &mut run, Stretch { bearing, mm, last: true })?;
    Ok(())
}

/// One thing that a driver can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Offered {
    what: Manoeuvre,
    driver: PersonId,
}

impl Choice for Offered {
    type Table = Battle;

    fn offered(&self, _: &Battle) -> OptionView {
        let inches = |n: i32| if n == 1 { "1 inch".to_owned() } else { format!("{n} inches") };
        let view = OptionView::new(match self.what {
            Manoeuvre::Stand => "Stand still".to_owned(),
            Manoeuvre::Drive(n) => format!("Drive {}", inches(n)),
            Manoeuvre::Reverse(n) => format!("Reverse {}", inches(n)),
            Manoeuvre::Bootlegger(Hand::Left) => "Bootlegger turn to the left".to_owned(),
            Manoeuvre::Bootlegger(Hand::Right) => "Bootlegger turn to the right".to_owned(),
        });
        match self.what {
            Manoeuvre::Drive(_) => view.then(Then::Place),
            Manoeuvre::Stand | Manoeuvre::Reverse(_) | Manoeuvre::Bootlegger(_) => view,
        }
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        let deed = match self.what {
            Manoeuvre::Stand => Choosing::StandsStill,
            Manoeuvre::Drive(n) => Choosing::Drives { mm: n * INCH_MM },
            Manoeuvre::Reverse(n) => Choosing::Reverses { mm: n * INCH_MM },
            Manoeuvre::Bootlegger(_) => Choosing::TriesBootleggerTurn,
        };
        Some(deed.into())
    }

    fn forbidden(&self, battle: &Battle, by: RuleId) -> Option<String> {
        crate::words::WORDS.refusal(by, Some(&battle.person(self.driver).name))
    }
}
