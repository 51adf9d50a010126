//! Charges as they are played: the way to the spot, the test, the fire, the melee.
use kernel::{Dice, Pause, Play, Throw, ask};
use smallvec::SmallVec;

use super::{
    fire::{At, defend},
    reach::{Rusher, can_reach, is_there, may_charge, measure_from, spot_mm},
};
use crate::{
    battle::{
        Battle, FigureId, PersonId, ZombieId, change,
        exchange::{Rush, RushManner},
        melee,
        r#move::{self, Purpose, Went},
        vehicle, zombie,
    },
    journal::Struggle,
    table::charge::{Allowed, Met},
};

/// All charges of one step: everybody goes to their spot, and then each target meets all who have come at it.
pub fn by_people(battle: &mut Battle, play: &mut Play<'_>, rushes: &[Rush]) -> Result<(), Pause> {
    play.cite(rule!("ffo.charge.any-time"));
    let mut come: Vec<(FigureId, SmallVec<[Rusher; 4]>)> = Vec::new();
    for rush in rushes {
        if vehicle::can_run_at(battle, rush.who, rush.whom) {
            vehicle::charge(battle, play, rush.who, rush.whom)?;
            continue;
        }
        let at = come.iter().find(|it| it.0 == rush.whom).map_or(0, |it| it.1.len());
        if melee::room(battle, rush.whom) <= at {
            continue;
        }
        let Some(rusher) = approach(battle, play, *rush)? else { continue };
        match come.iter_mut().find(|it| it.0 == rush.whom) {
            Some(it) => it.1.push(rusher),
            None => come.push((rush.whom, SmallVec::from_slice(&[rusher]))),
        }
    }
    for (whom, rushers) in come {
        meet(battle, play, whom, &rushers)?;
    }
    Ok(())
}

/// The way to the spot of the test; nothing if it leads nowhere or something stops it.
fn approach(battle: &mut Battle, play: &mut Play<'_>, rush: Rush) -> Result<Option<Rusher>, Pause> {
    let (who, me) = (rush.who, FigureId::from(rush.who));
    let (purpose, limit) = match rush.manner {
        RushManner::Active => (Purpose::Active, r#move::left_mm(battle, who)),
        RushManner::InSight => (Purpose::InSight, in_sight_mm(battle, who)),
        RushManner::Reaction => (Purpose::Reaction, r#move::normal_mm(battle, who)),
    };
    play.cite(rule!("ffo.charge.conditions"));
    play.cite(rule!("ffo.ruling.charge-reach"));
    let able = battle.person(who).carries_on() && may_charge(battle, who, rush.whom);
    if !able || !can_reach(battle, me, rush.whom, limit) {
        return Ok(None);
    }
    let rusher = Rusher::person(battle, who, rush.manner == RushManner::InSight);
    if is_there(battle, me, rush.whom) {
        return Ok(Some(rusher));
    }
    let Some(path) = r#move::spot_before(battle, me, rush.whom, spot_mm(me), limit) else { return Ok(None) };
    let went = r#move::go(battle, play, who, &path, purpose)?;
    Ok((went == Went::Arrived && is_there(battle, me, rush.whom)).then_some(rusher))
}

/// Whoever is active has what is left of their move, and anybody else their normal move.
fn in_sight_mm(battle: &Battle, who: PersonId) -> i32 {
    if battle.person(who).turn.active { r#move::left_mm(battle, who) } else { r#move::normal_mm(battle, who) }
}

/// Zombies who stand at their spots charge one human.
pub fn by_zombies(
    battle: &mut Battle,
    play: &mut Play<'_>,
    whom: PersonId,
    zombies: &[ZombieId],
) -> Result<(), Pause> {
    let rushers: SmallVec<[Rusher; 4]> = zombies.iter().map(|&it| Rusher::here(battle, it.into())).collect();
    meet(battle, play, whom.into(), &rushers)
}

/// A zombie charges somebody who was surprised: no test, and so many shots at it.
pub fn untested(
    battle: &mut Battle,
    play: &mut Play<'_>,
    zombie: ZombieId,
    whom: PersonId,
    shots: u16,
) -> Result<(), Pause> {
    let allowed = match shots {
        0 => Allowed::Nothing,
        1 => Allowed::OneShot,
        2.. => Allowed::Full,
    };
    drop_wounded(battle, play, whom.into())?;
    defend(battle, play, whom, &[(zombie.into(), allowed)])?;
    close_in(battle, play, whom.into(), &[(zombie.into(), Met::TargetMore(allowed))])
}

/// The test of one target and all who have come at it, and what follows.
fn meet(battle: &mut Battle, play: &mut Play<'_>, whom: FigureId, rushers: &[Rusher]) -> Result<(), Pause> {
    let by = rushers.iter().map(|it| it.who.token()).collect();
    play.note(rule!("ffo.charge.roll"), None, Struggle::Charge { by, whom: whom.token() });
    play.cite(rule!("ffo.charge.only-way"));
    play.cite(rule!("ffo.ruling.charge-geometry"));
    drop_wounded(battle, play, whom)?;
    let given = measure_from(battle, whom, rushers);
    let parties = || {
        let each = rushers.iter().map(|it| Throw::by(it.who.token()).at(whom.token()));
        std::iter::once(Throw::by(whom.token())).chain(each).collect()
    };
    let met = given.test(&mut play.by(whom.token()).parties(parties));
    let at: SmallVec<[At; 4]> = rushers.iter().zip(&met).map(|(it, met)| (it.who, met.allowed())).collect();
    face(battle, play, whom, rushers, &met);
    if let FigureId::Person(it) = whom {
        let before = battle.fallen.len();
        let fired = defend(battle, play, it, &at)?;
        battle.fallen.iter_mut().skip(before).for_each(|it| it.in_charge_test = true);
        if fired && rushers.iter().any(|it| it.in_sight) {
            battle.turn_mut(it).fired_in_sight = true;
        }
    }
    if let Some(who) = whom.person().filter(|_| met.contains(&Met::Evaded)) {
        return get_away(battle, play, who, rushers);
    }
    let met: SmallVec<[(FigureId, Met); 4]> = rushers.iter().map(|it| it.who).zip(met).collect();
    close_in(battle, play, whom, &met)
}

/// Whoever is charged turns to the nearest who comes, unless a melee holds them.
fn face(battle: &mut Battle, play: &mut Play<'_>, whom: FigureId, rushers: &[Rusher], met: &[Met]) {
    let coming = rushers.iter().zip(met).filter(|it| it.1.moves_in()).map(|it| it.0.who);
    let nearest = coming.min_by_key(|&it| (battle.distance(it, whom), it));
    if let Some(to) = nearest.filter(|_| battle.foes(whom).is_empty()).map(|it| battle.at(it)) {
        play.cite(rule!("ffo.ruling.facing-change"));
        change::turn_to(battle, whom, to);
    }
}

/// A Citizen whom all who charge have failed to hold: the charge ends where it was tested.
fn get_away(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    rushers: &[Rusher],
) -> Result<(), Pause> {
    let from: SmallVec<[FigureId; 4]> = rushers.iter().map(|it| it.who).collect();
    let tokens = from.iter().map(|it| it.token()).collect();
    let note = Struggle::BreaksOff { from: tokens, succeeds: true };
    play.note(rule!("ffo.charge.brown-pants"), who.token(), note);
    // Whoever is locked in melee with others is still held by them.
    let free = battle.foes(who.into()).is_empty() && battle.person(who).seated.is_none();
    if free { r#move::evade(battle, play, who, &from) } else { Ok(()) }
}

/// Whoever is charged with somebody wounded in their arms drops them; a Star may hold on.
fn drop_wounded(battle: &mut Battle, play: &mut Play<'_>, whom: FigureId) -> Result<(), Pause> {
    let rule = rule!("ffo.retrieve.charged");
    let Some(who) = whom.person().filter(|&it| battle.person(it).carries.is_some()) else { return Ok(()) };
    let star = battle.person(who).star;
    let holds_on = star && play.yes_no(&*battle, ask(rule, battle.seat_for(who)).about(who.token()))?;
    if !holds_on {
        change::drop_carried(battle, play, rule, who);
    }
    Ok(())
}

/// Those who still can go on into contact, however far it is, and fight.
fn close_in(
    battle: &mut Battle,
    play: &mut Play<'_>,
    whom: FigureId,
    met: &[(FigureId, Met)],
) -> Result<(), Pause> {
    let mut fights: SmallVec<[(FigureId, Met); 4]> = SmallVec::new();
    for &(who, met) in met {
        let able = met.moves_in() && battle.is_standing(who) && may_still_fight(battle, whom);
        let has_room = fights.len() < melee::room(battle, whom);
        if able && has_room && come_into_contact(battle, play, who, whom)? {
            fights.push((who, met));
        }
    }
    if let Some(&(first, _)) = fights.first()
        && battle.foes(whom).is_empty()
    {
        change::turn_to(battle, whom, battle.at(first));
    }
    melee::begin(battle, play, &fights, whom)
}

fn may_still_fight(battle: &Battle, whom: FigureId) -> bool {
    match whom {
        FigureId::Person(it) => battle.person(it).carries_on(),
        FigureId::Zombie(it) => !battle.zombie(it).out,
    }
}

/// Whether they get there.
fn come_into_contact(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: FigureId,
    whom: FigureId,
) -> Result<bool, Pause> {
    if is_at(battle, who, whom) {
        change::turn_to(battle, who, battle.at(whom));
        return Ok(true);
    }
    match who {
        FigureId::Person(it) => {
            let Some(path) = r#move::into_contact(battle, who, whom) else { return Ok(false) };
            r#move::go(battle, play, it, &path, Purpose::Contact)?;
        }
        // The dead have looked for their way before.
        FigureId::Zombie(_) => {
            let Some(to) = r#move::contact(battle, who, whom) else { return Ok(false) };
            r#move::dash(battle, play, rule!("ffo.charge.roll"), who, to);
        }
    }
    let there = is_at(battle, who, whom) && battle.is_standing(who);
    if there {
        change::turn_to(battle, who, battle.at(whom));
    }
    Ok(there)
}

/// Whether they can fight somebody from where they are: in contact, or a zombie through a window.
fn is_at(battle: &Battle, who: FigureId, whom: FigureId) -> bool {
    let through_window = match (who, whom) {
        (FigureId::Zombie(which), FigureId::Person(who)) => zombie::reaches_through(battle, which, who),
        (FigureId::Zombie(_) | FigureId::Person(_), _) => false,
    };
    through_window || battle.in_contact(who, whom)
}
