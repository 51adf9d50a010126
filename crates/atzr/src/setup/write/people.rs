//! Sides and people as a scenario has them.
use kernel::scripted;

use super::{Keys, stances};
use crate::{
    battle::{Battle, Counter, Person, PersonId, Phase, Role, SideId, State, person::Turn},
    printed::{GenericId, NamedId},
    setup::{
        forces::{PersonFile, TeamFile},
        position::{StateFile, TurnFile},
    },
    table::star_power,
};

/// The numbers of all people as a file lists them: side by side.
pub fn listed(battle: &Battle) -> Vec<PersonId> {
    let mut all: Vec<PersonId> = battle.everybody().map(|it| it.0).collect();
    all.sort_by_key(|&it| battle.person(it).side);
    all
}

/// Every side, and whether players lead it; theirs come first.
pub fn teams(battle: &Battle, keys: &Keys) -> Result<Vec<(bool, TeamFile)>, String> {
    let plays: Vec<bool> = battle.sides.iter().map(|it| it.is_players()).collect();
    if !plays.is_sorted_by_key(|it| !it) {
        return Err("a side of strangers comes before one of players".to_owned());
    }
    let each = (0..battle.sides.len()).map(|at| (plays[at], team(battle, keys, SideId(at as u8))));
    Ok(each.collect())
}

fn team(battle: &Battle, keys: &Keys, side: SideId) -> TeamFile {
    let (of, begun) = (battle.side(side), battle.phase != Phase::Begin);
    let people: Vec<(PersonId, &Person)> = battle.everybody().filter(|it| it.1.side == side).collect();
    let (strength, key) = (usize::from(of.strength), keys.side(side));
    let progress = &battle.progress;
    TeamFile {
        name: of.name.clone(),
        id: (key != of.name).then_some(key),
        class: of.class,
        strength: (begun && strength != people.len()).then_some(of.strength),
        people: people.into_iter().map(|(who, _)| person(battle, keys, who)).collect(),
        role: (![Role::Players, Role::Strangers].contains(&of.role)).then_some(of.role),
        stances: stances(battle, keys, side),
        die: of.die,
        talks: of.talks,
        supplies: progress.supplies.of(side),
        recruits: progress.recruits.of(side),
        talks_won: progress.talks_won.of(side),
        talks_lost: progress.talks_lost.of(side),
    }
}

fn person(battle: &Battle, keys: &Keys, who: PersonId) -> PersonFile {
    let (it, key) = (battle.person(who), keys.person(who));
    let characters = &battle.scene.printed.characters;
    let (card, generic) = match it.counter {
        Counter::Named(at) => (Some(characters.card(NamedId(at))), None),
        Counter::Generic(at) => (None, Some(at)),
        Counter::Own => (None, None),
    };
    let movement = match generic {
        Some(at) => characters.generic(GenericId { class: it.class, at }).movement,
        None => card.map_or(3, |it| it.movement),
    };
    let printed = card.map(|it| it.attributes.as_slice()).unwrap_or_default();
    let file = PersonFile {
        name: it.name.clone(),
        pronoun: it.pronoun.filter(|said| card.and_then(|it| it.pronoun) != Some(*said)),
        counter: card.map(|it| it.name.clone()).filter(|name| *name != it.name),
        generic: generic.map(|at| at + 1),
        seat: it.seat.map_or(0, |it| it.0),
        star: it.star,
        rep: Some(it.rep),
        movement: (it.movement != movement).then_some(it.movement),
        attributes: (it.attributes.as_slice() != printed).then(|| it.attributes.to_vec()),
        hands: it.hands.to_vec(),
        gear: it.gear.to_vec(),
        wears_vest: it.wears_vest,
        infected: it.infected,
        immune: it.immune,
        less: it.less,
        class: (it.class != battle.side(it.side).class).then_some(it.class),
        doses: it.doses,
        hostage: battle.progress.hostage == Some(who),
        id: (key != it.name).then_some(key),
        knows_the_cure: Some(it.knows_the_cure)
            .filter(|knows| *knows != card.is_some_and(|it| it.knows_the_cure)),
        ..PersonFile::default()
    };
    match battle.phase {
        Phase::Begin => file,
        _ => under_way(battle, keys, who, file),
    }
}

/// With what has become of somebody so far.
fn under_way(battle: &Battle, keys: &Keys, who: PersonId, file: PersonFile) -> PersonFile {
    let it = battle.person(who);
    let dice = if it.star { star_power::dice_of(it.rep().into(), &mut scripted(&[])) } else { 0 };
    let deeds = it.deeds.clone().called(|it| Ok::<_, ()>(keys.person(it)));
    PersonFile {
        at: (it.state != State::Waiting || it.at != Default::default()).then_some(it.at),
        state: state(keys, it.state),
        ducked: it.ducked,
        star_power: (u16::from(it.star_power) != dice).then_some(it.star_power),
        carries: it.carries.map(|it| keys.person(it)),
        follows: it.follows.map(|it| keys.person(it)),
        turn: turn(battle, keys, who),
        deeds: deeds.unwrap_or_default(),
        ..file
    }
}

fn state(keys: &Keys, state: State) -> Option<StateFile> {
    Some(match state {
        State::Waiting => StateFile::Waiting,
        // Where they stand says it, and whoever turned is named by his zombie.
        State::Functioning | State::Turned { .. } => return None,
        State::OutOfTheFight => StateFile::OutOfTheFight,
        State::ObviouslyDead { turn, fresh } => StateFile::ObviouslyDead { turn, fresh },
        State::TakenOff => StateFile::TakenOff,
        State::RanAway => StateFile::RanAway,
        State::Left => StateFile::Left,
        State::Captive { of } => StateFile::Captive { of: keys.side(of) },
        State::LetGo => StateFile::LetGo,
    })
}

/// What somebody has done in this turn; always said of those of whom a file would otherwise suppose something.
fn turn(battle: &Battle, keys: &Keys, who: PersonId) -> Option<TurnFile> {
    let it = &battle.person(who).turn;
    let supposed = battle.groups.iter().any(|group| group.members.contains(&who));
    let file = TurnFile {
        points: Some(it.points),
        moving: it.moving,
        fast: it.fast,
        fired: it.fired,
        action: it.action,
        came_from: it.came_from,
        treated: keys.everyone(&it.treated),
        tried: it.tried.to_vec(),
        done: Some(it.done),
    };
    (supposed || *it != Turn::default()).then_some(file)
}
