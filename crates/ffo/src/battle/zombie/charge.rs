//! Charges of zombies (p. 48): from within 6 inches, over a way that they can go, and all that are after one human together.
use ground::open::{Path, measure::at_most};
use kernel::{Dice, Pause, Play, Seat, ask};
use smallvec::SmallVec;

use super::{
    floor::{Floor, PACE, Past},
    walk, window,
};
use crate::{
    battle::{Battle, FigureId, PersonId, ZombieId, change, charge::by_zombies, group::NamedPerson},
    table::weapon::INCH_MM,
};

/// From so far they charge, and so near the test is taken.
const CHARGE_MM: i32 = 6 * INCH_MM;
const TEST_MM: i32 = 3 * INCH_MM;

/// So many can be upon one human.
const MOST: usize = 4;

/// So many places round somebody are tried.
const TRIES: usize = 8;

/// A zombie at the place where its charge is tested, and whom it charges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Charging {
    pub which: ZombieId,
    pub whom: PersonId,
}

/// Near enough to be charged, on the same floor and on foot.
pub(super) fn is_near(battle: &Battle, which: ZombieId, whom: PersonId) -> bool {
    let person = battle.person(whom);
    at_most(battle.zombie(which).at, person.at, CHARGE_MM)
        && person.level == battle.zombie(which).level
        && person.seated.is_none()
}

/// Whether as many others as can be are upon somebody, or about to be.
pub(super) fn is_crowded(battle: &Battle, which: ZombieId, whom: PersonId, charges: &[Charging]) -> bool {
    let upon = |it: ZombieId| {
        battle.in_contact(it.into(), FigureId::from(whom)) || charges.contains(&Charging { which: it, whom })
    };
    MOST <= battle.undead().filter(|it| it.0 != which && it.1.stands() && upon(it.0)).count()
}

/// A way into contact that one activation is enough for.
pub(super) fn contact_way(battle: &Battle, which: ZombieId, whom: FigureId) -> Option<Path> {
    let (from, me) = (battle.zombie(which).at, FigureId::from(which));
    let floor = Floor::new(battle, battle.zombie(which).level);
    if battle.in_contact(me, whom) {
        return Some(Path { places: vec![from, from], length_mm: 0, crossings: 0 });
    }
    let places = floor.contact_places(me, whom, walk::MOVE_MM);
    let mut tried: SmallVec<[_; TRIES]> = SmallVec::new();
    for place in places {
        if tried.iter().any(|&it| at_most(it, place, INCH_MM / 2)) {
            continue;
        }
        if tried.len() == TRIES {
            return None;
        }
        tried.push(place);
        let way = floor.walk(Some(me), Past::Fallen, |walk| {
            let path = walk.path_mm(from, place, PACE, Some(walk::MOVE_MM))?;
            (floor.allowed(walk, &path, 0).end() == place).then_some(path)
        });
        if way.is_some() {
            return way;
        }
    }
    None
}

/// It comes up to the place where the charge is tested: 3 inches from the human, or where it is.
pub(super) fn come_up(
    battle: &mut Battle,
    play: &mut Play<'_>,
    which: ZombieId,
    whom: PersonId,
    charges: &mut Vec<Charging>,
) -> Result<(), Pause> {
    play.cite(rule!("ffo.ruling.zombie-charge-reach"));
    play.cite(rule!("ffo.zombie.frenzy"));
    let to = battle.person(whom).at;
    if let Some(path) = contact_way(battle, which, whom.into()) {
        let floor = Floor::new(battle, battle.zombie(which).level);
        let spot = floor.bare(|walk| walk.until(&path, &|at| at_most(at, to, TEST_MM)));
        walk::go(battle, play, rule!("ffo.zombie.act-charge"), which, &spot.unwrap_or(path))?;
    } else if let Some(path) = window::way(battle, which, whom) {
        walk::go(battle, play, rule!("ffo.zombie.move-windows"), which, &path)?;
        window::reach(battle, play, which, whom);
    }
    if walk::is_free(battle, which) {
        change::turn_to(battle, which.into(), to);
        charges.push(Charging { which, whom });
    }
    Ok(())
}

/// The charges of all of them, one human after the other.
pub(super) fn all(battle: &mut Battle, play: &mut Play<'_>, mut charges: Vec<Charging>) -> Result<(), Pause> {
    loop {
        charges.retain(|it| battle.person(it.whom).carries_on() && walk::is_free(battle, it.which));
        let mut whom: Vec<PersonId> = charges.iter().map(|it| it.whom).collect();
        whom.sort_unstable();
        whom.dedup();
        let Some(whom) = first(battle, play, &whom)? else { return Ok(()) };
        let upon: Vec<ZombieId> = charges.iter().filter(|it| it.whom == whom).map(|it| it.which).collect();
        charges.retain(|it| it.whom != whom);
        play.cite(rule!("ffo.zombie.no-reactions"));
        by_zombies(battle, play, whom, &upon)?;
    }
}

/// Whose charges are tested first: their players say so, each for their own people.
fn first(battle: &Battle, play: &mut Play<'_>, whom: &[PersonId]) -> Result<Option<PersonId>, Pause> {
    let Some(seat) = whom.iter().map(|&it| battle.seat_for(it)).min() else { return Ok(None) };
    let is_theirs = |who: PersonId, seat: Seat| battle.seat_for(who) == seat;
    let own: Vec<NamedPerson> =
        whom.iter().filter(|&&it| is_theirs(it, seat)).map(|&it| NamedPerson(it)).collect();
    match own.as_slice() {
        [] => Ok(None),
        [only] => Ok(Some(only.0)),
        [..] => Ok(Some(play.pick(battle, ask(rule!("ffo.ruling.zombie-order"), seat), &own)?.0)),
    }
}
