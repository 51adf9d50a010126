//! The people of a scenario: where they are, what has become of them, what they have done.
use ground::hex::Hex;
use kernel::{scripted, written::Fault};

use super::{
    names::{ListedPerson, Names},
    on_the_board,
};
use crate::{
    battle::{Encounter, EncounterScene, Person, State, person::Turn},
    setup::{
        forces::PersonFile,
        layout::Board,
        position::{StateFile, TurnFile},
        scenario::ScenarioFile,
    },
    table::star_power,
};

/// Everybody in the order of their numbers.
pub fn people(file: &ScenarioFile, names: &Names<'_>, scene: &EncounterScene) -> Result<Vec<Person>, Fault> {
    names.people.iter().map(|it| person(file, names, scene, it)).collect()
}

fn person(
    scenario: &ScenarioFile,
    names: &Names<'_>,
    scene: &EncounterScene,
    listed: &ListedPerson<'_>,
) -> Result<Person, Fault> {
    let ListedPerson { path, file, side } = listed;
    let of = &names.sides[usize::from(side.0)];
    let mut person = file.person(path, *side, of.file.class, &scene.printed, &scenario.rules)?;
    if !of.plays {
        if file.seat != 0 {
            let found = format!("player {}", file.seat);
            return Err(Fault::new(format!("{path}/seat"), found, "nobody, for no player leads strangers"));
        }
        person.seat = None;
    }
    if scenario.begin.is_none() {
        return Ok(person);
    }
    person.at = place(&scene.board, path, file)?;
    person.state = state(scenario, names, path, file)?;
    person.ducked = file.ducked;
    let dice =
        if person.star { star_power::dice_of(person.rep().into(), &mut scripted(&[])) as u8 } else { 0 };
    person.star_power = file.star_power.unwrap_or(dice);
    let known = |field: &str, name: &Option<String>| match name {
        Some(name) => names.person(&format!("{path}/{field}"), name).map(Some),
        None => Ok(None),
    };
    person.carries = known("carries", &file.carries)?;
    person.follows = known("follows", &file.follows)?;
    person.deeds = file.deeds.clone().called(|name| names.person(&format!("{path}/deeds"), &name))?;
    if let Some(turn) = &file.turn {
        person.turn = done_so_far(names, &scene.board, &format!("{path}/turn"), turn)?;
    }
    Ok(person)
}

fn place(board: &Board, path: &str, file: &PersonFile) -> Result<Hex, Fault> {
    let path = format!("{path}/at");
    let lies = match &file.state {
        Some(StateFile::OutOfTheFight | StateFile::ObviouslyDead { .. } | StateFile::Captive { .. }) => true,
        Some(StateFile::Functioning) => true,
        Some(
            StateFile::Waiting
            | StateFile::TakenOff
            | StateFile::RanAway
            | StateFile::Left
            | StateFile::LetGo,
        )
        | None => false,
    };
    match file.at {
        Some(hex) => on_the_board(board, &path, hex),
        None if lies => Err(Fault::new(path, "no `at`", "the hex where they stand or lie")),
        None => Ok(Hex::default()),
    }
}

/// What has become of somebody; who is nowhere and of whom nothing is said may still come in a Defend alone.
fn state(scenario: &ScenarioFile, names: &Names<'_>, path: &str, file: &PersonFile) -> Result<State, Fault> {
    let comes_later = matches!(scenario.encounter, Encounter::Defend {});
    Ok(match &file.state {
        None if file.at.is_some() => State::Functioning,
        None if file.hostage => State::Left,
        None if comes_later => State::Waiting,
        None if scenario.zombies.iter().any(|it| it.was.as_deref() == Some(file.key())) => State::Waiting,
        None => {
            let found = format!("no place of `{}`", file.key());
            return Err(Fault::new(path, found, "`at`, or a `state` such as `left`"));
        }
        Some(StateFile::Waiting) => State::Waiting,
        Some(StateFile::Functioning) => State::Functioning,
        Some(StateFile::OutOfTheFight) => State::OutOfTheFight,
        Some(StateFile::ObviouslyDead { turn, fresh }) => State::ObviouslyDead { turn: *turn, fresh: *fresh },
        Some(StateFile::TakenOff) => State::TakenOff,
        Some(StateFile::RanAway) => State::RanAway,
        Some(StateFile::Left) => State::Left,
        Some(StateFile::Captive { of }) => {
            State::Captive { of: names.side(&format!("{path}/state/captive/of"), of)? }
        }
        Some(StateFile::LetGo) => State::LetGo,
    })
}

fn done_so_far(names: &Names<'_>, board: &Board, path: &str, file: &TurnFile) -> Result<Turn, Fault> {
    let came_from = file.came_from.map(|it| on_the_board(board, &format!("{path}/came_from"), it));
    for (i, hex) in file.tried.iter().enumerate() {
        on_the_board(board, &format!("{path}/tried/{i}"), *hex)?;
    }
    Ok(Turn {
        points: file.points.unwrap_or(0),
        moving: file.moving,
        fast: file.fast,
        fired: file.fired,
        action: file.action,
        came_from: came_from.transpose()?,
        treated: names.everyone(&format!("{path}/treated"), &file.treated)?.into_iter().collect(),
        tried: file.tried.iter().copied().collect(),
        done: file.done.unwrap_or(false),
    })
}
