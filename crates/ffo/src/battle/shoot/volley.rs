//! All fire of one step, each part of it for all who fire before the next: noise, shots, hits, damage, empty weapons (p. 25 to 28).
use kernel::{Dice, Pause, Play, Point};

use super::{
    Firing, Manner, Target, aim,
    measure::{Measured, measure},
};
use crate::{
    battle::{
        Battle, FigureId, PersonId, change,
        harm::{self, Blow, By, Left},
        item,
        person::{Main, Reloads},
        reaction::{Aftermath, ShotAt},
        vehicle, zombie,
    },
    journal,
    table::{
        damage,
        outgun::Guns,
        shoot::{Fate, Struck},
        status::Hit,
        weapon::{Fired, Weapon},
    },
};

/// A weapon whose dice lie on the table.
struct Rolled<'a> {
    firing: &'a Firing,
    measured: Measured,
    fired: Fired,
}

/// All fire of one step, in the book's order of dice.
pub fn volley(battle: &mut Battle, play: &mut Play<'_>, firings: &[Firing]) -> Result<Aftermath, Pause> {
    play.cite(rule!("ffo.shoot.exchange"));
    play.cite(rule!("ffo.ruling.battle-dice-order"));
    let mut measured = Vec::new();
    for firing in firings {
        begin(battle, play, firing);
        let arms = 0..firing.arms.len() as u8;
        measured.extend(arms.filter_map(|of| Some((firing, measure(battle, firing, of, play)?))));
    }
    for firing in firings {
        face(battle, play, firing);
        noise(battle, play, firing);
    }
    let rolled: Vec<Rolled<'_>> =
        measured.into_iter().map(|(firing, measured)| roll(battle, play, firing, measured)).collect();
    let mut blows = Vec::new();
    for it in &rolled {
        strike(battle, play, it, &mut blows);
    }
    let left = harm::suffer(battle, play, &blows)?;
    for it in &rolled {
        let Measured { arm, volley, at } = &it.measured;
        let who = it.firing.who;
        let there = at.first().map_or(battle.person(who).at, |it| battle.at(it.0));
        run_dry(battle, play, (who, *arm), volley.firing.weapon, there, it.fired.out_of_ammo);
    }
    let drivers = at_vehicles(battle, play, firings)?;
    let mut after = aftermath(battle, play, &rolled, &left);
    after.shot_at.extend(drivers);
    Ok(after)
}

/// What firing costs somebody in this turn, and that it is told.
fn begin(battle: &mut Battle, play: &mut Play<'_>, firing: &Firing) {
    let turn = battle.turn_mut(firing.who);
    match firing.manner {
        Manner::Active => {
            turn.main.get_or_insert(Main::Fire);
            turn.fired = true;
            play.cite(rule!("ffo.action.active-fire"));
        }
        Manner::InSight => turn.fired_in_sight = true,
        Manner::Answer
        | Manner::RushShot
        | Manner::ChargedAt
        | Manner::Surprise
        | Manner::OneShot
        | Manner::Leaving => (),
    }
    play.cite(rule!("ffo.ruling.active-fire-per-figure"));
    play.cite(rule!("ffo.shoot.los"));
    if play.is_read() {
        let me = FigureId::from(firing.who);
        let at = firing.aims.iter().map(|it| match it.at {
            Target::Figure(whom) => (whom.token(), battle.distance(me, whom)),
            Target::Vehicle(it) => {
                (it.token(), ground::open::measure::distance(battle.at(me), battle.vehicle(it).at))
            }
        });
        let (at, range) = at.unzip();
        let with = firing.arms.iter().map(|&it| item::called(battle, firing.who, it).into()).collect();
        let note = journal::Fire::Fires { with, at, range };
        play.note(rule!("ffo.shoot.declare"), firing.who.token(), note);
    }
}

/// Whoever fires turns to their first target.
fn face(battle: &mut Battle, play: &mut Play<'_>, firing: &Firing) {
    if battle.person(firing.who).seated.is_some() {
        return;
    }
    let to = match firing.aims.first().map(|it| it.at) {
        Some(Target::Figure(whom)) => battle.at(whom),
        Some(Target::Vehicle(it)) => battle.vehicle(it).at,
        None => return,
    };
    play.cite(rule!("ffo.ruling.facing-change"));
    change::turn_to(battle, firing.who.into(), to);
}

/// The shots draw the dead before anybody is hit.
fn noise(battle: &mut Battle, play: &mut Play<'_>, firing: &Firing) {
    let mut shots = 0;
    for of in 0..firing.arms.len() as u8 {
        shots += shots_heard(battle, play, firing, of);
    }
    if shots != 0 {
        play.cite(rule!("ffo.zombie.gen-before-hits"));
        let at = battle.person(firing.who).at;
        zombie::hear(battle, play, at, shots, Some(firing.who.token()));
    }
}

fn shots_heard(battle: &Battle, play: &mut Play<'_>, firing: &Firing, of: u8) -> u16 {
    if let Some(it) = measure(battle, firing, of, &mut crate::battle::looking::Looking) {
        return it.volley.firing.noise(play);
    }
    // At a vehicle there are as many as are fired.
    let at_vehicle = firing.aims.iter().filter(|it| it.of == of).map(|it| u16::from(it.shots)).sum();
    let weapon = weapon_of(battle, firing.who, firing.arms.get(usize::from(of)));
    if weapon.is_some_and(|it| !it.numbers().silent) { at_vehicle } else { 0 }
}

fn weapon_of(battle: &Battle, who: PersonId, arm: Option<&u8>) -> Option<Weapon> {
    aim::weapon(battle, battle.person(who).arms.get(usize::from(*arm?))?)
}

fn roll<'a>(battle: &Battle, play: &mut Play<'_>, firing: &'a Firing, measured: Measured) -> Rolled<'a> {
    if 1 < firing.arms.len() {
        play.cite(rule!("ffo.shoot.two-weapons"));
    }
    let named = || item::called(battle, firing.who, measured.arm);
    let mut dice = play.by(firing.who.token()).with(named);
    if let [(whom, _)] = measured.at.as_slice() {
        dice = dice.at(whom.token());
    }
    let fired = measured.volley.roll(&mut dice);
    Rolled { firing, measured, fired }
}

/// What the dice of one weapon do to its targets and those beside them.
fn strike(battle: &Battle, play: &mut Play<'_>, rolled: &Rolled<'_>, blows: &mut Vec<Blow>) {
    let (who, volley) = (rolled.firing.who, &rolled.measured.volley);
    let by = By::Person(who);
    for (at, (whom, beside)) in rolled.measured.at.iter().enumerate() {
        if whom.is_zombie() {
            play.cite(rule!("ffo.zombie.no-reactions"));
            play.cite(rule!("ffo.zombie.no-insight"));
            play.cite(rule!("ffo.ruling.zombies-in-insight"));
        }
        let named = || item::called(battle, who, rolled.measured.arm);
        let mut dice = play.by(who.token()).at(whom.token()).with(named);
        let faces = volley.dice_on(at, &rolled.fired, &mut dice);
        let Struck { target, strays } = volley.strike(at, faces, &mut dice);
        if target == Fate::Missed {
            play.note(rule!("ffo.shoot.score"), who.token(), journal::Fire::Misses { whom: whom.token() });
        }
        let struck = hit(target).map(|hit| Blow { whom: *whom, hit, by, in_melee: false });
        blows.extend(struck);
        let stray = |it: &crate::table::shoot::StrayHit| {
            let whom = *beside.get(usize::from(it.whom))?;
            Some(Blow { whom, hit: Hit::of_fire(it.blow)?, by, in_melee: false })
        };
        blows.extend(strays.iter().filter_map(stray));
    }
}

pub(super) const fn hit(fate: Fate) -> Option<Hit> {
    match fate {
        Fate::Missed | Fate::Unaffected => None,
        Fate::KnockedDown => Hit::of_fire(damage::Blow::KnockedDown),
        Fate::OutOfTheFight => Hit::of_fire(damage::Blow::OutOfTheFight),
        Fate::ObviouslyDead => Hit::of_fire(damage::Blow::ObviouslyDead),
    }
}

/// What is empty now, and what has left the hand: a thrown weapon lies where its target is.
pub fn run_dry(
    battle: &mut Battle,
    play: &mut Play<'_>,
    (who, arm): (PersonId, u8),
    weapon: Weapon,
    at: Point,
    out_of_ammo: bool,
) {
    let line = weapon.numbers();
    if line.thrown {
        play.cite(rule!("ffo.ruling.thrown-weapons"));
        change::drop_arm(battle, who, arm, Some(at));
        return;
    }
    if !out_of_ammo {
        return;
    }
    let rule = if line.single_shot { rule!("ffo.weapon.custom") } else { rule!("ffo.ammo.tight") };
    change::load(battle, play, rule, who, arm, false);
    let reloads = battle.person(who).arms.get(usize::from(arm)).map(|it| it.reloads);
    if battle.rules.really_tight_ammo && reloads == Some(Reloads::Last) {
        play.cite(rule!("ffo.ammo.really-tight"));
        change::leave_reloads(battle, who, arm, Reloads::None);
    }
}

/// The drivers of vehicles that were hit and not harmed.
fn at_vehicles(battle: &mut Battle, play: &mut Play<'_>, firings: &[Firing]) -> Result<Vec<ShotAt>, Pause> {
    let mut drivers = Vec::new();
    for firing in firings {
        for aim in &firing.aims {
            if let Target::Vehicle(it) = aim.at {
                drivers.extend(vehicle::fired_at(battle, play, firing, it)?);
            }
        }
    }
    Ok(drivers)
}

/// Those who were fired at and may test for it, each once.
fn aftermath(battle: &Battle, play: &mut Play<'_>, rolled: &[Rolled<'_>], left: &Left) -> Aftermath {
    let mut shot_at: Vec<ShotAt> = Vec::new();
    for it in rolled.iter().filter(|it| it.firing.manner.is_answered()) {
        let fired = fired_with(battle, it.firing);
        for ((whom, _), aim) in it.measured.at.iter().zip(&it.measured.volley.aims) {
            let (Some(who), true) = (whom.person(), aim.target.reacts(play)) else { continue };
            let hit = left.iter().find(|it| it.0 == *whom).map(|it| it.1);
            let in_sight = it.firing.manner == Manner::InSight;
            let at = shot_at.iter().position(|it| it.who == who).unwrap_or_else(|| {
                let none = ShotAt { who, by: Default::default(), guns: Vec::new(), hit, in_sight };
                shot_at.push(none);
                shot_at.len() - 1
            });
            let test = &mut shot_at[at];
            if !test.by.contains(&it.firing.who) {
                test.by.push(it.firing.who);
                test.guns.extend(fired);
            }
        }
    }
    Aftermath { shot_at, held: Vec::new() }
}

/// What outguns others, by the arms that were fired.
fn fired_with(battle: &Battle, firing: &Firing) -> Option<Guns> {
    let mut fired = firing.arms.iter().filter_map(|it| weapon_of(battle, firing.who, Some(it)));
    let ratings = |it: Weapon| it.numbers().ratings;
    let first = ratings(fired.next()?);
    Some(fired.next().map_or_else(|| Guns::of(first), |it| Guns::both(first, ratings(it))))
}
