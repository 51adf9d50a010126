//! An Encounter that is over, as far as the campaign has to know it (18.3, 26).
use kernel::{Event, What};
use serde::{Deserialize, Serialize};

use super::{home::state, outcome::EndState};
use crate::battle::{
    Battle, FigureId, Person, PersonId,
    encounter::{self, Objective},
};

/// The end of an Encounter.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ended {
    pub result: encounter::EncounterResult,
    /// Everybody who was there, in the order of the scenario, and whoever came later.
    pub people: Vec<Person>,
    /// Who was to be rescued, and whether what was looked for was found.
    pub hostage: Option<PersonId>,
    pub found: bool,
    /// Who brought each death about, as the journal tells it.
    #[serde(default)]
    pub killers: Vec<Option<String>>,
}

impl Ended {
    /// How an Encounter ended; nothing if it is not over. The journal tells who killed whom.
    pub fn of(battle: &Battle, journal: &[Event]) -> Option<Ended> {
        let killers = match journal {
            [] => Vec::new(),
            _ => {
                (0..).zip(&battle.people).map(|(id, it)| killer(battle, PersonId(id), it, journal)).collect()
            }
        };
        Some(Ended {
            result: battle.result.clone()?,
            people: battle.people.to_vec(),
            hostage: battle.progress.hostage,
            found: battle.progress.objective == Objective::Found,
            killers,
        })
    }
}

fn killer(battle: &Battle, who: PersonId, person: &Person, journal: &[Event]) -> Option<String> {
    if state(person.state) != EndState::Dead {
        return None;
    }
    let whom = FigureId::Person(who).token();
    let by = journal.iter().rev().find_map(|it| match &it.what {
        What::Removed { token, by, .. } if *token == whom => Some(*by),
        What::Fell { token, by } if *token == whom => Some(*by),
        _ => None,
    })??;
    match FigureId::from_token(by) {
        FigureId::Person(it) => Some(battle.people.get(usize::from(it.0))?.name.clone()),
        FigureId::Zombie(_) => Some("zombies".to_owned()),
        FigureId::Marker(_) => None,
    }
}
