//! A position written down as a scenario that begins in it.
mod people;

use std::collections::BTreeMap;

use ground::hex::Hex;

use super::{
    build,
    layout::BuildingId,
    position::{BoxFile, FeastFile, HeardFile, PhaseFile, PlaceFile, PositionFile, ProgressFile, ZombieFile},
    scenario::ScenarioFile,
};
use crate::{
    battle::{Battle, Mover, PersonId, Phase, SideId, Stance, Zombie, encounter, place::BuildingHex},
    printed::{CardId, Class, CounterThing, NamedId, Printed},
};

/// The scenario that begins in this very position, or why there is none.
pub fn file(battle: &Battle) -> Result<ScenarioFile, String> {
    let keys = Keys::of(battle);
    let teams = people::teams(battle, &keys)?;
    let (teams, strangers) = teams.into_iter().partition(|it| it.0);
    let bare = |these: Vec<(bool, _)>| these.into_iter().map(|it| it.1).collect();
    let scene = &battle.scene;
    let tables = scene.printed.text();
    let own = (tables != Printed::in_use().text()).then(|| tables.to_owned());
    let layout = scene.board.layout().clone();
    let mut file = ScenarioFile {
        day: (!scene.random_day).then_some(scene.day),
        rules: battle.rules,
        mustered: battle.progress.mustered,
        wanted: battle.progress.wanted,
        strangers: bare(strangers),
        zombies: battle.zombies.iter().map(|it| zombie(battle, &keys, it)).collect(),
        feasts: feasts(battle, &keys),
        places: places(battle, &keys),
        lying: battle.lying.to_vec(),
        tanks: battle.tanks.to_vec(),
        noises: battle.noises.clone(),
        markers: battle.markers.to_vec(),
        discards: discards(battle),
        begin: begin(battle, &keys)?,
        tables: own,
        ..ScenarioFile::new(scene.title.clone(), scene.encounter, layout, bare(teams))
    };
    let built =
        |file: &ScenarioFile| build::battle(file).map_err(|it| format!("{}: {}", it.path, it.words()));
    file.in_box = in_box(battle, &built(&file)?);
    match built(&file)? == *battle {
        true => Ok(file),
        false => Err("there is something in it that a scenario file cannot say".to_owned()),
    }
}

/// What a file calls everybody and every side: by name, or otherwise where two have the same.
struct Keys {
    people: Vec<String>,
    sides: Vec<String>,
}

impl Keys {
    fn of(battle: &Battle) -> Keys {
        let people: Vec<&str> = battle.people.iter().map(|it| it.name.as_str()).collect();
        let sides: Vec<&str> = battle.sides.iter().map(|it| it.name.as_str()).collect();
        Keys { people: distinct(&people), sides: distinct(&sides) }
    }

    fn person(&self, who: PersonId) -> String {
        self.people[usize::from(who.0)].clone()
    }

    fn everyone<'a>(&self, these: impl IntoIterator<Item = &'a PersonId>) -> Vec<String> {
        these.into_iter().map(|it| self.person(*it)).collect()
    }

    fn side(&self, side: SideId) -> String {
        self.sides[usize::from(side.0)].clone()
    }
}

/// The first of a name is called by it, the others with a number.
fn distinct(names: &[&str]) -> Vec<String> {
    let key = |(at, name): (usize, &&str)| match names[..at].contains(name) {
        true => format!("{name} #{}", at + 1),
        false => (*name).to_owned(),
    };
    names.iter().enumerate().map(key).collect()
}

fn begin(battle: &Battle, keys: &Keys) -> Result<Option<PositionFile>, String> {
    let (side, leader, acting) = match battle.phase {
        Phase::Groups { side } | Phase::Strangers { side } => (Some(side), None, None),
        Phase::Active { side, leader, acting } => (Some(side), Some(leader), acting),
        Phase::Begin
        | Phase::Dice
        | Phase::Doubles
        | Phase::Next
        | Phase::Markers
        | Phase::Zombies
        | Phase::End
        | Phase::Over => (None, None, None),
    };
    let phase = match battle.phase {
        Phase::Begin => return Ok(None),
        Phase::Dice => PhaseFile::Dice,
        Phase::Doubles => PhaseFile::Doubles,
        Phase::Next => PhaseFile::Next,
        Phase::Groups { .. } => PhaseFile::Groups,
        Phase::Active { .. } => PhaseFile::Active,
        Phase::Strangers { .. } => PhaseFile::Strangers,
        Phase::Markers => PhaseFile::Markers,
        Phase::Zombies => PhaseFile::Zombies,
        Phase::End => PhaseFile::End,
        Phase::Over => return Err("the Encounter is over".to_owned()),
    };
    let listed = people::listed(battle);
    let in_order = listed.is_sorted();
    let mover = |it: &Mover| match *it {
        Mover::Side(side) => keys.side(side),
        Mover::Markers => build::MARKERS.to_owned(),
        Mover::Zombies => build::ZOMBIES.to_owned(),
    };
    let group = |it: &crate::battle::place::Group| keys.everyone(&it.members);
    Ok(Some(PositionFile {
        turn: battle.turn,
        phase,
        side: side.map(|it| keys.side(it)),
        leader: leader.map(|it| keys.person(it)),
        acting: acting.map(|it| keys.person(it)),
        order: Some(battle.order.iter().map(mover).collect()),
        zombie_die: battle.zombie_die,
        marker_die: battle.marker_die,
        groups: Some(battle.groups.iter().map(group).collect()),
        seen: Some(battle.seen.iter().map(|it| [keys.person(it.0), keys.person(it.1)]).collect()),
        vision: battle.vision.filter(|_| battle.scene.day == crate::printed::DayPart::Night),
        shots_fired: battle.shots_fired,
        people: if in_order { Vec::new() } else { keys.people.clone() },
        progress: progress(battle, keys),
    }))
}

fn progress(battle: &Battle, keys: &Keys) -> ProgressFile {
    let progress = &battle.progress;
    let first = |it: &BuildingId| battle.scene.board.building(*it).hexes[0];
    let buildings = |these: &[BuildingId]| -> Vec<Hex> { these.iter().map(first).collect() };
    ProgressFile {
        edge: progress.edge,
        part: progress.part,
        entered: buildings(&progress.entered),
        objective: progress.objective,
        found_by: progress.found_by.map(|it| keys.side(it)),
        homes: buildings(&progress.homes),
        flight: progress.flight,
        raiders: progress.raiders.map(|it| keys.side(it)),
        undead_raiders: progress.undead_raiders,
        robbed: keys.everyone(&progress.robbed),
        been_inside: progress.been_inside,
        met_inside: keys.everyone(&progress.met_inside),
        way_home: progress.way_home,
        absent: keys.everyone(&progress.absent),
    }
}

fn zombie(battle: &Battle, keys: &Keys, it: &Zombie) -> ZombieFile {
    let body = |at: u8| keys.person(battle.feasts[usize::from(at)].body);
    ZombieFile {
        at: it.at,
        number: Some(it.number),
        placed: it.placed,
        frenzied: it.frenzied,
        last_seen: it.last_seen,
        follows: it.follows,
        heading: it.heading,
        heard: it.heard.map(|(at, turn)| HeardFile { at, turn }),
        feasts: it.feasts.map(body),
        was: it.was.map(|it| keys.person(it)),
        out: it.out,
    }
}

fn feasts(battle: &Battle, keys: &Keys) -> Vec<FeastFile> {
    let each = battle.feasts.iter().map(|it| FeastFile {
        body: keys.person(it.body),
        at: (battle.person(it.body).at != it.at).then_some(it.at),
        began: it.began,
        turns_left: it.turns_left,
        over: it.over,
    });
    each.collect()
}

/// The places that are not as the Encounter has them at its beginning.
fn places(battle: &Battle, keys: &Keys) -> Vec<PlaceFile> {
    let mut fresh = battle.clone();
    fresh.set_up().places.fill(BuildingHex::default());
    encounter::furnish(&mut fresh);
    let all = battle.scene.board.entrances().iter().zip(battle.places.iter().zip(&fresh.places));
    let changed = all.filter(|(_, (now, then))| now != then).map(|(entrance, (now, then))| PlaceFile {
        at: entrance.hex,
        open: Some(now.open),
        barricaded: now.barricaded,
        card: now.card.map(|it| battle.scene.printed.cards.card(CardId(it)).id.clone()),
        draws: (now.draws != then.draws).then_some(now.draws),
        search: now.search,
        held_by: now.held_by.map(|it| keys.side(it)),
    });
    changed.collect()
}

fn discards(battle: &Battle) -> Vec<String> {
    let name = |it: u8| battle.scene.printed.cards.card(CardId(it)).id.clone();
    battle.deck.discards().iter().map(name).collect()
}

/// What is in the box otherwise than a file without a word about it would have it.
fn in_box(battle: &Battle, built: &Battle) -> BoxFile {
    let (cups, other) = (&battle.cups, &built.cups);
    let characters = &battle.scene.printed.characters;
    let differs = |it: &CounterThing| cups.left(*it) != other.left(*it);
    let things = CounterThing::ALL.into_iter().filter(differs).map(|it| (it, cups.left(it)));
    let name = |it: u8| characters.card(NamedId(it)).name.clone();
    let generic = Class::ALL.into_iter().filter(|it| cups.generic_left(*it) != other.generic_left(*it));
    BoxFile {
        things: things.collect(),
        zombies: (cups.zombies() != other.zombies()).then(|| cups.zombies()),
        named: (cups.unused() != other.unused()).then(|| cups.unused().iter().map(name).collect()),
        generic: generic.map(|it| (it, cups.generic_left(it).iter().map(|at| at + 1).collect())).collect(),
    }
}

/// How a side stands to those before it; those who have not met are left out.
fn stances(battle: &Battle, keys: &Keys, side: SideId) -> BTreeMap<String, Stance> {
    let others = (0..side.0).map(|it| (SideId(it), battle.stance(SideId(it), side)));
    others.filter(|it| it.1 != Stance::Unmet).map(|(it, stance)| (keys.side(it), stance)).collect()
}
