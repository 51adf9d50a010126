//! Fast Move: one set of dice for those of a group who try.
use ground::open::{Piece, sight};
use kernel::{Dice, Given, Pause, Play, Throw, ask};
use stage::Tabletop;

use super::normal_mm;
use crate::{
    battle::{Battle, FigureId, PersonId, act, group::NamedPerson, scene::RegionKind, sight::region},
    journal::{Mark, Moving},
    table::{
        class::Class,
        r#move::{FastMove, FastMover, Pace, Underfoot},
    },
};

/// Asks who of the group tries with them, and has all of them try.
pub(super) fn with_others(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<(), Pause> {
    let may = |&it: &PersonId| it != who && super::may_try_fast(battle, it).is_none();
    let others: Vec<NamedPerson> = act::members(battle).filter(may).map(NamedPerson).collect();
    let mut all = vec![who];
    if !others.is_empty() {
        let asking = ask(rule!("ffo.move.fast-roll"), battle.seat_for(who)).about(who.token());
        let with = play.some(&*battle, asking.or(0), &others, 0..=others.len())?;
        all.extend(with.into_iter().map(|it| it.0));
    }
    fast(battle, play, &all);
    Ok(())
}

/// One test: each of the group's dice against the Rep of each of them.
pub(super) fn fast(battle: &mut Battle, play: &mut Play<'_>, group: &[PersonId]) {
    let test = FastMove { movers: group.iter().map(|&it| mover(battle, it)).collect() };
    let each = || group.iter().map(|it| Throw::by(it.token())).collect();
    let moved = test.resolve(&mut play.thrown().parties(each));
    play.cite(rule!("ffo.ruling.moved-fast-duration"));
    for (&who, moved) in group.iter().zip(moved) {
        let times = if battle.person(who).prone { 2 } else { 1 };
        let normal = normal_mm(battle, who);
        let turn = battle.turn_mut(who);
        let more = turn.spent_mm + times * moved.left_mm - normal;
        (turn.fast, turn.granted_mm) = (true, more.max(0));
        play.mark(rule!("ffo.move.fast-status"), who.token(), Mark::MovesFast, true);
        let note = Moving::MovesFast { passed: moved.passed as u8, more: more.max(0) };
        play.note(rule!("ffo.move.fast-distance"), who.token(), note);
    }
}

fn mover(battle: &Battle, who: PersonId) -> FastMover {
    let person = battle.person(who);
    let times = if person.prone { 2 } else { 1 };
    FastMover {
        rep: person.rep(),
        class: person.class,
        pace: Pace::of(&person.attributes),
        scenario_mm: super::scenario_mm(battle, who),
        crawls: person.prone,
        underfoot: underfoot(battle, who),
        faces_threat: person.class == Class::Citizen && faces_threat(battle, who),
        carries_wounded: person.carries.is_some(),
        moved_mm: person.turn.spent_mm / times,
    }
}

/// Whoever begins on a road has to end on it.
fn underfoot(battle: &Battle, who: PersonId) -> Underfoot {
    let person = battle.person(who);
    let on_road = |at| region::is_in(battle, RegionKind::Road, at);
    let road = on_road(person.at) && on_road(person.turn.began_at);
    match (region::is_in(battle, RegionKind::Woods, person.at), road) {
        (false, false) => Underfoot::Open,
        (true, false) => Underfoot::Woods,
        (false, true) => Underfoot::Road,
        (true, true) => Underfoot::RoadInWoods,
    }
}

/// Whether an enemy or a zombie is in sight and nothing is on the line, not even something low.
fn faces_threat(battle: &Battle, who: PersonId) -> bool {
    let standing = battle.standing();
    let open = |whom: FigureId| {
        let things = |it: &Piece| it.roof_mm.is_none();
        sight::cut(battle.ground(), battle.state(), battle.person(who).at, battle.at(whom), &things)
            .is_empty()
    };
    let fights = |it: &FigureId| it.person().is_none_or(|it| battle.person(it).carries_on());
    let mut threats = battle.figures().filter(|it| fights(it) && battle.are_enemies(who, *it));
    threats.any(|it| battle.sees_among(who.into(), it, &standing) && open(it))
}
