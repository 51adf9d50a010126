//! The end of a game, as far as the campaign has to know it (16.4).
use kernel::{Event, Term, Text, Token, What};
use serde::{Deserialize, Serialize};

use super::{roster::Fate, settlement::fate};
use crate::battle::{Battle, FigureId, Human, figure::Life, victory};

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameOutcome {
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
    /// The turn in which a member was lost, as the journal tells it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<u16>,
}

impl Fared {
    /// The turn in which a member was lost, as far as that is known.
    pub fn lost_in(&self) -> Option<u16> {
        self.turn.or(match self.human.life {
            Life::Eliminated { turn } => Some(turn),
            Life::Alive | Life::Turned { .. } | Life::Left => None,
        })
    }
}

impl GameOutcome {
    /// How a game ended; nothing if it is not over.
    pub fn of(battle: &Battle) -> Option<GameOutcome> {
        let result = battle.result.clone()?;
        let at_start = usize::from(battle.humans_at_start);
        let started = battle.humans.iter().take(at_start).filter(|it| it.member);
        let team = started
            .map(|it| Fared { human: it.clone(), fate: fate(battle, it), by: None, turn: None })
            .collect();
        let strangers = battle.humans.iter().skip(at_start);
        let found = strangers.filter(|it| !it.member && fate(battle, it) == Fate::Alive).cloned().collect();
        Some(GameOutcome { result, team, found })
    }

    /// The same with who killed whom, and when.
    pub fn told(battle: &Battle, journal: &[Event]) -> Option<GameOutcome> {
        let mut outcome = GameOutcome::of(battle)?;
        for fared in outcome.team.iter_mut().filter(|it| it.human.life != Life::Alive) {
            let at = battle.humans.iter().position(|it| it.name == fared.human.name);
            let lost = at.and_then(|at| lost(at, journal));
            fared.by = lost.and_then(|(_, by)| name(battle, by?));
            fared.turn = lost.map(|it| it.0).filter(|it| *it != 0);
        }
        Some(outcome)
    }

    /// Somebody of the team in this game.
    pub fn of_member(&self, name: &str) -> Option<&Fared> {
        self.team.iter().find(|it| it.human.name == name)
    }
}

/// The turn in which somebody was lost, and by whom.
fn lost(human: usize, journal: &[Event]) -> Option<(u16, Option<Token>)> {
    let whom = FigureId::Human(u16::try_from(human).ok()?).token();
    let (mut turn, mut lost) = (0, None);
    for event in journal {
        match &event.what {
            What::Counted { token: None, what: Term::TURN, n } => turn = u16::try_from(*n).unwrap_or(0),
            What::Removed { token, by, .. } if *token == whom => lost = Some((turn, *by)),
            _ => (),
        }
    }
    lost
}

fn name(battle: &Battle, by: Token) -> Option<Text> {
    match FigureId::from_token(by) {
        FigureId::Human(it) => Some(battle.humans.get(usize::from(it))?.name.clone().into()),
        FigureId::Zombie(_) => Some("a zombie".into()),
    }
}
