//! The end of a game, as far as the campaign has to know it (16.4).
use kernel::{Event, Text, What};
use serde::{Deserialize, Serialize};

use super::{roster::Fate, settlement::fate};
use crate::battle::{Battle, FigureId, Human, figure::Life, victory};

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    pub result: victory::Result,
    /// How everybody of the team fared who was there from the start.
    pub team: Vec<Fared>,
    /// Survivors who were found and are alive.
    pub found: Vec<Human>,
}

/// How one of the team fared.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fared {
    pub human: Human,
    pub fate: Fate,
    /// Who brought a death about, as the journal tells it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Text>,
}

impl Ending {
    /// How a game ended; nothing if it is not over.
    pub fn of(battle: &Battle) -> Option<Ending> {
        let result = battle.result.clone()?;
        let at_start = usize::from(battle.humans_at_start);
        let started = battle.humans.iter().take(at_start).filter(|it| it.member);
        let team = started.map(|it| Fared { human: it.clone(), fate: fate(battle, it), by: None }).collect();
        let strangers = battle.humans.iter().skip(at_start);
        let found = strangers.filter(|it| !it.member && fate(battle, it) == Fate::Alive).cloned().collect();
        Some(Ending { result, team, found })
    }

    /// The same with who killed whom.
    pub fn told(battle: &Battle, journal: &[Event]) -> Option<Ending> {
        let mut ending = Ending::of(battle)?;
        for fared in ending.team.iter_mut().filter(|it| it.human.life != Life::Alive) {
            let at = battle.humans.iter().position(|it| it.name == fared.human.name);
            fared.by = at.and_then(|at| killer(battle, at, journal));
        }
        Some(ending)
    }

    /// Somebody of the team in this game.
    pub fn of_member(&self, name: &str) -> Option<&Fared> {
        self.team.iter().find(|it| it.human.name == name)
    }
}

fn killer(battle: &Battle, human: usize, journal: &[Event]) -> Option<Text> {
    let whom = FigureId::Human(u16::try_from(human).ok()?).token();
    let by = journal.iter().rev().find_map(|it| match &it.what {
        What::Removed { token, by, .. } if *token == whom => Some(*by),
        _ => None,
    })??;
    match FigureId::from_token(by) {
        FigureId::Human(it) => Some(battle.humans.get(usize::from(it))?.name.clone().into()),
        FigureId::Zombie(_) => Some("a zombie".into()),
    }
}
