//! A scenario of any book, ready to be played or simulated.
use std::fmt::Debug;

use kernel::{
    Book, OwnTables,
    procedure::within_limits,
    written::{Card, Scenario, ValueFault, Written, fit, json},
};
use serde::de::DeserializeOwned;
use serde_json::Value;
use store::GamePlace;
use view::{Preview, View, account::Account};

use crate::{
    Bot, Choice, Game, GameFault, GameRow, OpenedGame, Parameter, PlayableScenario, Players, Source,
    advice::LookAhead,
    game::Table,
    simulate::{Counts, Playout, simulate},
};

/// What a book says of its scenarios and of how their games end.
pub trait Sets: LookAhead + Counts + Book<Battle: Send + Sync, View = View, Preview = Preview> {
    type File: Written<Battle = Self::Battle> + Debug + Send + Sync + 'static;

    /// What each optional rule is set to.
    fn switched(file: &Self::File) -> Vec<(&'static str, String)>;
    /// How many people there are to play.
    fn people(scenario: &Scenario<Self::File>) -> usize;
    /// Whom each chair plays, the first chair first.
    fn seats(scenario: &Scenario<Self::File>) -> Vec<String>;
    /// The chairs that win and lose together; nothing where all do.
    fn teams(_file: &Self::File) -> Option<Vec<Vec<u8>>> {
        None
    }
    /// How a game has ended, once it has.
    fn result(battle: &Self::Battle) -> Option<Value>;
    /// A game that was played out, as a row among thousands.
    fn row(played: Playout<Self>, seed: u64) -> Result<GameRow, String>;
}

/// The one implementation of [`PlayableScenario`].
#[derive(Debug)]
struct Laid<B: Sets>(Scenario<B::File>);

/// A scenario that has been read already.
pub fn lay<B: Sets>(scenario: Scenario<B::File>) -> Box<dyn PlayableScenario> {
    Box::new(Laid::<B>(scenario))
}

/// See [`Rulebook::read`](crate::Rulebook::read).
pub fn read<B: Sets>(text: &str, set: &[(&str, u16)]) -> Result<Box<dyn PlayableScenario>, String> {
    Scenario::read_with(text, set).map(lay::<B>).map_err(|it| it.to_string())
}

/// See [`Rulebook::set`](crate::Rulebook::set).
pub fn set<B: Sets>(text: &str, set: &[(&str, &str)]) -> Result<String, String> {
    Scenario::<B::File>::set(text, set).map_err(|it| it.to_string())
}

/// See [`Rulebook::open`](crate::Rulebook::open).
pub fn open<B: Sets>(place: GamePlace<'_>, players: Players) -> Result<OpenedGame, GameFault> {
    let (table, remarks) = Table::<B>::open(place, players, B::result)?;
    Ok(OpenedGame { game: Box::new(table), remarks })
}

/// See [`Rulebook::generate`](crate::Rulebook::generate); a generator of the book makes the scenario. Numbers are held against the
/// limits of its schema, which are narrower than those of their types.
pub fn generate<G: DeserializeOwned, F: Written>(
    schema: &str,
    values: &str,
    make: fn(&G) -> Result<Scenario<F>, ValueFault>,
) -> Result<String, ValueFault> {
    let values = json(values, "place").map_err(|it| ValueFault::whole(it.to_string()))?;
    within_limits(&serde_json::from_str(schema).unwrap_or_default(), &values)?;
    let generator: G = fit(&values)?;
    Ok(make(&generator)?.file().text())
}

impl<B: Sets> Laid<B> {
    fn card(&self) -> Card<'_> {
        self.0.file().card()
    }
}

impl<B: Sets> PlayableScenario for Laid<B> {
    fn title(&self) -> &str {
        self.card().title
    }

    fn about(&self) -> &str {
        self.card().about
    }

    fn teaches(&self) -> &str {
        self.card().teaches
    }

    fn minutes(&self) -> Option<u16> {
        self.card().minutes
    }

    fn parameters(&self) -> Vec<Parameter> {
        self.0.parameters().iter().map(Parameter::from).collect()
    }

    fn choices(&self) -> Vec<Choice> {
        self.0.choices().iter().map(Choice::from).collect()
    }

    fn switched(&self) -> Vec<(&'static str, String)> {
        B::switched(self.0.file())
    }

    fn people(&self) -> usize {
        B::people(&self.0)
    }

    fn seats(&self) -> Vec<String> {
        B::seats(&self.0)
    }

    fn teams(&self) -> Vec<Vec<u8>> {
        let all = || vec![(0..self.seats().len() as u8).collect()];
        B::teams(self.0.file()).unwrap_or_else(all)
    }

    fn play_out(&self, seed: u64, bots: &[&Bot]) -> Result<GameRow, String> {
        self.counted_by(&B::ACCOUNT, seed, bots)
    }

    fn counted_by(&self, account: &Account, seed: u64, bots: &[&Bot]) -> Result<GameRow, String> {
        B::row(simulate::<B>(self.0.battle(), seed, bots, account)?, seed)
    }

    fn own_tables(&self) -> Option<&OwnTables> {
        B::own_tables(self.0.begins())
    }

    fn start(&self, players: Players, source: Source) -> Box<dyn Game> {
        Box::new(Table::<B>::new(self.0.battle(), players, source, B::result))
    }
}
