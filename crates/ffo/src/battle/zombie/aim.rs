//! What a zombie is after when it activates (p. 48): the first priority that applies.
use ground::open::measure::{at_most, dist2};
use kernel::{Dice, Play, Point, Roll};
use smallvec::SmallVec;

use super::{
    charge::{self, Charging},
    senses::{self, Senses},
    vehicle, window,
};
use crate::{
    battle::{Battle, FigureId, PersonId, VehicleId, ZombieId, change},
    journal::Undead,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    Feast,
    /// Nothing is left of the body.
    Disperse,
    Body(PersonId),
    Charge(PersonId),
    Vehicle(VehicleId),
    /// As many as can be are upon them already.
    Crowd(PersonId),
    Seen(PersonId),
    LastSeen(Point),
    Noise(Point),
    Ahead,
}

impl Aim {
    /// Where it wants to get to, if it does not charge.
    pub fn place(self, battle: &Battle) -> Option<Point> {
        match self {
            Aim::Body(who) | Aim::Crowd(who) | Aim::Seen(who) => Some(battle.person(who).at),
            Aim::LastSeen(at) | Aim::Noise(at) => Some(at),
            Aim::Feast | Aim::Disperse | Aim::Charge(_) | Aim::Vehicle(_) | Aim::Ahead => None,
        }
    }
}

pub(super) fn of(
    battle: &Battle,
    play: &mut Play<'_>,
    senses: &Senses,
    which: ZombieId,
    charges: &[Charging],
) -> Aim {
    let zombie = battle.zombie(which);
    if let Some(feast) = zombie.feasts.and_then(|it| battle.feasts.get(usize::from(it))) {
        return if feast.left == Some(0) { Aim::Disperse } else { Aim::Feast };
    }
    let seen = senses.humans(battle, which);
    let touches = |&who: &PersonId| battle.in_contact(which.into(), FigureId::from(who));
    if !seen.iter().any(touches)
        && let Some(body) = closest(battle, play, which, senses.bodies(battle, which))
    {
        return Aim::Body(body);
    }
    if let Some(aim) = upon(battle, play, which, &seen, charges) {
        return aim;
    }
    if let Some(nearest) = closest(battle, play, which, seen.iter().copied()) {
        return Aim::Seen(nearest);
    }
    let away = |at: &Point| dist2(zombie.at, *at) != 0;
    if let Some(at) = zombie.last_seen.filter(away) {
        return Aim::LastSeen(at);
    }
    let heard = senses::loudest(battle, which).or(zombie.heard);
    heard.filter(|at| !at_most(zombie.at, *at, 1)).map_or(Aim::Ahead, Aim::Noise)
}

/// Whom or what it charges of those whom it sees, or whom it crowds round.
fn upon(
    battle: &Battle,
    play: &mut Play<'_>,
    which: ZombieId,
    seen: &[PersonId],
    charges: &[Charging],
) -> Option<Aim> {
    let far = |who: PersonId| dist2(battle.zombie(which).at, battle.person(who).at);
    let near = |&&who: &&PersonId| charge::is_near(battle, which, who);
    let crowded = |&&who: &&PersonId| charge::is_crowded(battle, which, who, charges);
    let charges_at = |&&who: &&PersonId| {
        let way =
            || charge::contact_way(battle, which, who.into()).or_else(|| window::way(battle, which, who));
        near(&&who) && !crowded(&&who) && way().is_some()
    };
    if let Some(&first) = seen.iter().find(charges_at) {
        let equal = seen.iter().filter(|&&it| it == first || far(it) == far(first) && charges_at(&&it));
        let whom = closest(battle, play, which, equal.copied());
        return Some(Aim::Charge(whom.unwrap_or(first)));
    }
    if let Some(vehicle) = seen.iter().find_map(|&who| vehicle::to_charge(battle, which, who)) {
        return Some(Aim::Vehicle(vehicle));
    }
    seen.iter().filter(near).find(crowded).map(|&who| Aim::Crowd(who))
}

/// The closest of these; dice say which of those who are equally close, the highest.
fn closest(
    battle: &Battle,
    play: &mut Play<'_>,
    which: ZombieId,
    of: impl IntoIterator<Item = PersonId>,
) -> Option<PersonId> {
    let far = |who: PersonId| dist2(battle.zombie(which).at, battle.person(who).at);
    let mut left: SmallVec<[PersonId; 4]> = of.into_iter().collect();
    let least = left.iter().map(|&it| far(it)).min()?;
    left.retain(|it| far(*it) == least);
    while 1 < left.len() {
        play.cite(rule!("ffo.ruling.ties-and-choices"));
        let roll = |who: PersonId| {
            let mut dice = play.by(which.token()).at(who.token());
            (dice.d6(rule!("ffo.zombie.act-priority")), who)
        };
        let rolled: SmallVec<[(i32, PersonId); 4]> = left.into_iter().map(roll).collect();
        let most = rolled.iter().map(|it| it.0).max();
        left = rolled.into_iter().filter(|it| Some(it.0) == most).map(|it| it.1).collect();
    }
    left.first().copied()
}

/// Keeps in mind what it goes for, and tells why.
pub(super) fn tell(battle: &mut Battle, play: &mut Play<'_>, which: ZombieId, aim: Aim) {
    let (last_seen, came_for) = (battle.zombie(which).last_seen, battle.zombie(which).heard);
    // What it came for is news no longer once it has something better to do.
    let heard = if let Aim::Noise(at) = aim { Some(at) } else { None };
    change::remember(battle, which, last_seen, heard);
    let note = match aim {
        Aim::Feast | Aim::Disperse | Aim::Ahead => return,
        Aim::Vehicle(vehicle) => {
            let range = battle.vehicle(vehicle).body().gap(battle.zombie(which).base());
            Undead::Pursues { whom: vehicle.token(), range }
        }
        Aim::Body(body) => {
            play.cite(rule!("ffo.zombie.feast-attract"));
            play.cite(rule!("ffo.ruling.feast-priority"));
            Undead::DrawnByBody { at: battle.person(body).at }
        }
        Aim::Charge(whom) | Aim::Crowd(whom) | Aim::Seen(whom) => {
            let range = battle.distance(which.into(), whom.into());
            Undead::Pursues { whom: whom.token(), range }
        }
        Aim::LastSeen(at) => Undead::LastSaw { at },
        Aim::Noise(at) => {
            play.cite(rule!("ffo.ruling.noise-memory"));
            if came_for == Some(at) {
                play.cite(rule!("ffo.zombie.place-building"));
            }
            Undead::Hears { at }
        }
    };
    play.note(rule!("ffo.zombie.act-priority"), which.token(), note);
}
