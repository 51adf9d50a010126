//! Dead Walk Again as the shelf shows it.
mod campaign;

use dwa::{
    account,
    battle::{Battle, Dwa},
    bot::Steady,
    phrases,
    rules::switch,
    setup::{self, generate::Generator, scenario::Scenario},
};
use kernel::Whim;
use serde_json::{Value, json};
use store::Place;
use view::{account::Account, cover::Cover, telling::Phrases};

use crate::{
    Bot, Game, Opened, Parameter, Players, Prepared, Row, Shelved, Source, Trouble, game::Table,
    simulate::simulate,
};

pub(crate) const SHELVED: Shelved = Shelved {
    id: "dwa",
    title: "Dead Walk Again 2.05",
    maker: "Eric Laurent-Nauguet, Jörgen Bengtsson and Staffan Raupach (PM-Production, 2007)",
    short: "Dead Walk Again",
    ground: "open table, centimetres",
    cover: Cover { motif: "crowd", title: &["DEAD WALK", "AGAIN"], band: None },
    ledger: &dwa::ledger::LEDGER,
    phrases: Phrases {
        prompt: phrases::prompt,
        modifier: phrases::modifier,
        outcome: phrases::outcome,
        figure: phrases::figure,
        lesson: phrases::lesson,
    },
    account: Account {
        deed: account::deed,
        throw: account::throw,
        won: account::won,
        verdict: account::verdict,
    },
    procedures: dwa::table::procedures::PROCEDURES,
    scenarios: setup::scenarios,
    scenario_schema: setup::scenario::schema,
    read,
    generate,
    generator_schema: setup::generate::schema,
    switches: switch::SWITCHES,
    switched: switch::set,
    shared: setup::share::share,
    open,
    bots: &[
        Bot { name: "steady", about: "plays sensibly", make: |seed| Box::new(Steady::new(seed)) },
        Bot {
            name: "random",
            about: "does anything that is allowed",
            make: |seed| Box::new(Whim::new(seed)),
        },
    ],
    campaigns: Some(campaign::CAMPAIGNS),
    own: None,
};

/// A scenario of Dead Walk Again.
#[derive(Debug)]
struct DwaScenario(Scenario);

fn read(text: &str, set: &[(&str, u16)]) -> Result<Box<dyn Prepared>, String> {
    let scenario = Scenario::read_with(text, set).map_err(|it| it.to_string())?;
    Ok(Box::new(DwaScenario(scenario)))
}

fn generate(values: &str) -> Result<String, String> {
    let values: Value = serde_json::from_str(values).map_err(|it| format!("this is not JSON: {it}"))?;
    let generator: Generator =
        serde_path_to_error::deserialize(values).map_err(|it| format!("{}: {}", it.path(), it.inner()))?;
    Ok(generator.scenario().map_err(|it| it.to_string())?.file().text())
}

fn open(place: Place<'_>, players: Players) -> Result<Opened, Trouble> {
    let (table, remarks) = Table::<Dwa>::open(place, players, result)?;
    Ok(Opened { game: Box::new(table), remarks })
}

fn result(battle: &Battle) -> Option<Value> {
    battle.result.as_ref().map(|it| json!(it))
}

impl Prepared for DwaScenario {
    fn title(&self) -> &str {
        &self.0.file().title
    }

    fn about(&self) -> &str {
        &self.0.file().about
    }

    fn teaches(&self) -> &str {
        &self.0.file().teaches
    }

    fn minutes(&self) -> Option<u16> {
        self.0.file().minutes
    }

    fn parameters(&self) -> Vec<Parameter> {
        self.0.parameters().iter().map(Parameter::from).collect()
    }

    fn switched(&self) -> Vec<(&'static str, String)> {
        switch::values(&self.0.file().rules)
    }

    fn people(&self) -> usize {
        setup::share::people(&self.0)
    }

    fn seats(&self) -> Vec<String> {
        let battle = self.0.battle();
        let played_by = |seat: u8| {
            let names: Vec<&str> =
                battle.humans.iter().filter(|it| it.seat.0 == seat).map(|it| it.name.as_ref()).collect();
            names.join(", ")
        };
        (0..self.0.file().seats.max(1)).map(played_by).collect()
    }

    fn simulate(&self, seed: u64, bot: &Bot) -> Result<Row, String> {
        let (battle, decisions) = simulate::<Dwa>(self.0.battle(), seed, bot)?;
        row(&battle, seed, decisions)
    }

    fn start(&self, players: Players, source: Source) -> Box<dyn Game> {
        Box::new(Table::<Dwa>::new(self.0.battle(), players, source, result))
    }
}

fn row(battle: &Battle, seed: u64, decisions: u32) -> Result<Row, String> {
    let result = battle.result.as_ref().ok_or_else(|| format!("game {seed} ended without a result"))?;
    let turned = battle.zombies.iter().filter(|it| it.was.is_some()).count() as u16;
    Ok(Row {
        seed,
        reached: result.reached,
        outcome: result.outcome.words(),
        turns: result.turn,
        started: result.started,
        survivors: result.alive,
        kills: result.zombies_destroyed,
        turned,
        decisions,
    })
}
