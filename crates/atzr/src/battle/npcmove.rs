//! What strangers do when they are active (17): the NPC Movement Table, group by group.
use ground::hex::Hex;
use kernel::{Dice, Pause, Play};

use super::{
    Battle, FigureId, PersonId, SideId, Stance, State, change, charge, encounter, insight, item, meet,
    r#move,
    place::Group,
    shoot::{self, Manner},
    side::Role,
    turn::can_act,
};
use crate::{
    journal::{Conduct, Happened},
    printed::{Terrain, people::NpcMove},
    table::npcmove::{Bent, NpcMovement},
};

/// How far enemies confront (17.1).
const NEAR: u8 = 6;

/// Whether a side has more groups to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goes {
    On,
    Done,
}

/// The next group of a side that can act: the highest Leader's first.
pub fn act(battle: &mut Battle, play: &mut Play<'_>, side: SideId) -> Result<Goes, Pause> {
    let ready = |it: &&Group| it.members.iter().any(|&who| can_act(battle, who));
    let Some(group) = battle.groups.iter().find(ready).cloned() else { return Ok(Goes::Done) };
    let members: Vec<PersonId> = group.members.iter().copied().filter(|&it| can_act(battle, it)).collect();
    for &who in &members {
        if battle.person(who).ducked {
            play.cite(rule!("atzr.ruling.table-npc-movement"));
            change::pop_up(battle, play, rule!("atzr.react.popping-up"), who);
            insight::forget_one(battle, who);
            insight::come_into_sight(battle, play, who)?;
        }
    }
    match to_talk_to(battle, side) {
        Some(other) => approach_to_talk(battle, play, &members, other)?,
        None => by_table(battle, play, side, &group, &members)?,
    }
    for who in group.members {
        battle.turn_mut(who).done = true;
        battle.turn_mut(who).moving = false;
    }
    Ok(Goes::On)
}

/// A players' side that they walk up to.
fn to_talk_to(battle: &Battle, side: SideId) -> Option<SideId> {
    let talks = |&it: &SideId| battle.stance(side, it) == Stance::ToTalk && !battle.side(side).talks.done;
    let there = |it: &SideId| battle.functioning().any(|person| person.1.side == *it);
    (0..battle.sides.len() as u8).map(SideId).filter(|it| *it != side).find(|it| talks(it) && there(it))
}

/// Towards the other group until they are beside it; then they talk at once (16.2).
fn approach_to_talk(
    battle: &mut Battle,
    play: &mut Play<'_>,
    members: &[PersonId],
    other: SideId,
) -> Result<(), Pause> {
    for &who in members {
        let here = battle.person(who).at;
        let hexes = battle.functioning().filter(|it| it.1.side == other).map(|it| it.1.at);
        let Some(target) = hexes.min_by_key(|it| it.distance(here)) else { return Ok(()) };
        if here.distance(target) <= 1 {
            continue;
        }
        let to = best(battle, who, |hex| u16::from(hex.distance(target).max(1)));
        go(battle, play, who, to)?;
    }
    let Some((with, them)) = beside(battle, members, other) else { return Ok(()) };
    meet::parley(battle, play, them, battle.person(with).side)
}

/// One of them who stands beside one of a players' side to whom they still want to talk, and that one.
fn beside(battle: &Battle, members: &[PersonId], other: SideId) -> Option<(PersonId, PersonId)> {
    let near = |it: PersonId| {
        let here = battle.person(it).at;
        let theirs = battle.functioning().filter(|it| it.1.side == other && it.1.at.distance(here) <= 1);
        theirs.map(|it| it.0).min()
    };
    let first = *members.first()?;
    let talks = battle.stance(battle.person(first).side, other) == Stance::ToTalk;
    let able = members.iter().copied().filter(|&it| talks && can_act(battle, it));
    able.filter_map(|it| Some((it, near(it)?))).next()
}

fn by_table(
    battle: &mut Battle,
    play: &mut Play<'_>,
    side: SideId,
    group: &Group,
    members: &[PersonId],
) -> Result<(), Pause> {
    let confronting = confronting(battle, members);
    if confronting.is_some() {
        play.cite(rule!("atzr.npcmove.confronted"));
    }
    let bent = match battle.side(side).role {
        Role::Players | Role::Strangers | Role::Raided | Role::Robbers => Bent::PassingBy,
        Role::Raiders | Role::Bushwhackers => Bent::OnHarm,
        Role::Leaving => {
            play.cite(rule!("atzr.robbery.escape"));
            Bent::OnEscape
        }
    };
    let rep = battle.person(group.leader).rep().into();
    let test = NpcMovement { rep, confronted: confronting.is_some(), bent };
    let printed = battle.scene.printed.clone();
    let moves = test.roll(&printed.people, &mut play.by(group.leader.token()));
    let how = match moves {
        NpcMove::Stay => Conduct::StaysPut,
        NpcMove::LeaveTheMap => Conduct::MakesForTheEdge,
        NpcMove::GetAway => Conduct::GetsAway,
        NpcMove::Advance => Conduct::Advances,
        NpcMove::Fire => how_they_fire(battle, members, confronting),
    };
    play.note(rule!("atzr.npcmove.roll"), group.leader.token(), Happened::Conducts { how });
    if moves == NpcMove::Fire {
        return fire(battle, play, members, confronting);
    }
    for &who in members {
        if !can_act(battle, who) {
            continue;
        }
        match moves {
            NpcMove::Stay | NpcMove::Fire => (),
            NpcMove::LeaveTheMap => leave(battle, play, who)?,
            NpcMove::GetAway => get_away(battle, play, who, confronting)?,
            NpcMove::Advance => advance(battle, play, who)?,
        }
    }
    Ok(())
}

/// The nearest zombie or hostile human within 6 hexes who sees one of them (17.1).
pub fn confronting(battle: &Battle, members: &[PersonId]) -> Option<FigureId> {
    let side = battle.person(*members.first()?).side;
    let far = |hex: Hex| members.iter().map(|&it| battle.person(it).at.distance(hex)).min();
    let near = |hex: Hex| far(hex).is_some_and(|it| it <= NEAR);
    let people = battle
        .functioning()
        .filter(|it| battle.hostile(side, it.1.side) && near(it.1.at))
        .filter(|it| members.iter().any(|&member| battle.sees(member, it.0)))
        .map(|it| FigureId::Person(it.0));
    let zombies = battle
        .undead()
        .filter(|it| near(it.1.at) && members.iter().any(|&member| battle.zombie_sees(it.0, member)))
        .map(|it| FigureId::Zombie(it.0));
    people.chain(zombies).min_by_key(|it| (far(battle.at(*it)), *it))
}

/// What a group that is to fire comes to, by what [`fire`] will have its people do.
fn how_they_fire(battle: &Battle, members: &[PersonId], confronting: Option<FigureId>) -> Conduct {
    let Some(enemy) = confronting else { return Conduct::StaysPut };
    let able = || members.iter().copied().filter(|&it| can_act(battle, it));
    if able().any(|it| shoot::mechanical_at(battle, it, enemy, Manner::Active).is_some()) {
        return Conduct::OpensFire;
    }
    if able().any(|it| battle.person(it).hands.iter().any(|it| it.empty)) {
        return Conduct::Reloads;
    }
    match able().any(|it| to_charge(battle, it).is_some()) {
        true => Conduct::Charges,
        false => Conduct::CannotFireAndGetsAway,
    }
}

/// Everybody who can fires at the nearest who confronts them; who cannot reloads, gets away, or charges with the others.
fn fire(
    battle: &mut Battle,
    play: &mut Play<'_>,
    members: &[PersonId],
    confronting: Option<FigureId>,
) -> Result<(), Pause> {
    let Some(enemy) = confronting else { return Ok(()) };
    let mut fires = Vec::new();
    let mut others = Vec::new();
    for &who in members.iter().filter(|&&it| can_act(battle, it)) {
        match shoot::mechanical_at(battle, who, enemy, Manner::Active) {
            Some(firing) => fires.push(firing),
            None => others.push(who),
        }
    }
    for firing in &fires {
        battle.turn_mut(firing.shooter).fired = true;
    }
    shoot::firefight(battle, play, fires)?;
    let mut charges = Vec::new();
    for who in others {
        if !can_act(battle, who) {
            continue;
        }
        let empty = battle.person(who).hands.iter().position(|it| it.empty);
        if let Some(hand) = empty {
            item::loaded(battle, play, rule!("atzr.ammo.reload-active"), who, hand as u8);
            continue;
        }
        match to_charge(battle, who) {
            Some(hex) => charges.push((who, hex)),
            None => get_away(battle, play, who, Some(enemy))?,
        }
    }
    charges.retain(|it| can_act(battle, it.0));
    // A group that charges comes all at the same time (11.2.1).
    charge::by_people(battle, play, &charges)
}

/// The nearest hex in reach with a human enemy in it.
fn to_charge(battle: &Battle, who: PersonId) -> Option<Hex> {
    let (here, side) = (battle.person(who).at, battle.person(who).side);
    let human = |hex: &Hex| battle.standing_at(*hex).any(|it| battle.hostile(side, it.1.side));
    charge::in_reach(battle, who).into_iter().filter(human).min_by_key(|it| it.distance(here))
}

/// How far it is to where a side leaves the map: the nearest edge, for raiders the one they came by (ruling on the markers).
fn to_the_edge(battle: &Battle, side: SideId, hex: Hex) -> u16 {
    let grid = battle.scene.board.grid();
    let flight = battle.progress.flight.filter(|_| battle.side(side).role == Role::Raiders);
    let far = match flight {
        Some(edge) => grid.edge(edge).map(|it| it.distance(hex)).min(),
        None => Some(grid.to_edge(hex)),
    };
    far.unwrap_or_default().into()
}

/// A full move towards the nearest edge, and off it from an edge hex with a point left.
fn leave(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<(), Pause> {
    let side = battle.person(who).side;
    let to = best(battle, who, |hex| to_the_edge(battle, side, hex));
    go(battle, play, who, to)?;
    let (grid, person) = (battle.scene.board.grid(), battle.person(who));
    if person.functions() && grid.is_edge(person.at) && 0 < person.turn.points {
        change::remove(battle, play, rule!("atzr.ruling.leave-map"), who, State::Left);
    }
    Ok(())
}

/// Away from the enemy: into cover or out of his sight if that can be reached, otherwise towards the nearest edge.
fn get_away(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    enemy: Option<FigureId>,
) -> Result<(), Pause> {
    let Some(enemy) = enemy else { return leave(battle, play, who) };
    let (from, side) = (battle.at(enemy), battle.person(who).side);
    let here = battle.person(who).at.distance(from);
    let safe = |hex: Hex| {
        here < hex.distance(from)
            && (battle.scene.board.terrain(hex) != Terrain::Clear || !in_line(battle, who, hex, from))
    };
    if r#move::free(battle, who).into_iter().any(safe) {
        let to =
            best(
                battle,
                who,
                |hex| if safe(hex) { u16::from(u8::MAX - hex.distance(from)) } else { u16::MAX },
            );
        return go(battle, play, who, to);
    }
    let away = |hex: Hex| if hex.distance(from) < here { 1000 } else { to_the_edge(battle, side, hex) };
    let to = best(battle, who, away);
    go(battle, play, who, to)
}

/// Whether somebody who goes to a hex is still seen from another; he stands in nobody's way himself.
fn in_line(battle: &Battle, who: PersonId, hex: Hex, from: Hex) -> bool {
    let (board, person) = (&battle.scene.board, battle.person(who));
    let own = |it: Hex| u8::from(it == person.at && person.blocks());
    hex.distance(from) <= battle.sees_as_far_as()
        && board.sights().sees_past(from, hex, |it| own(it) < battle.crowd[board.grid().index(it)])
}

/// Through cover towards the nearest player's character, raiders to a home that nobody defends if that is nearer (ruling on
/// bushwhackers and raiders).
fn advance(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<(), Pause> {
    let here = battle.person(who).at;
    let raids = battle.side(battle.person(who).side).role == Role::Raiders;
    let players = battle.functioning().filter(|it| battle.side(it.1.side).is_players()).map(|it| it.1.at);
    let doors = encounter::undefended_doors(battle).filter(|_| raids);
    let Some(target) = players.chain(doors).min_by_key(|it| it.distance(here)) else { return Ok(()) };
    let open = |hex: Hex| u16::from(battle.scene.board.terrain(hex) == Terrain::Clear);
    let to = best(battle, who, |hex| 2 * u16::from(hex.distance(target)) + open(hex));
    go(battle, play, who, to)
}

/// The hex he can stop in that scores least; of equals the cheapest.
fn best(battle: &Battle, who: PersonId, score: impl Fn(Hex) -> u16) -> Hex {
    let here = battle.person(who).at;
    let (ways, full) = (r#move::reach(battle, who), r#move::full(battle, who));
    let stops = |it: &Hex| *it == here || !full.contains(*it);
    let shut = |it: &Hex| *it == here || !super::building::stops(battle, *it);
    ways.hexes()
        .filter(|it| stops(it) && shut(it))
        .min_by_key(|&it| (score(it), ways.cost(it)))
        .unwrap_or(here)
}

fn go(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, to: Hex) -> Result<(), Pause> {
    if to == battle.person(who).at {
        return Ok(());
    }
    r#move::go(battle, play, who, to)
}
