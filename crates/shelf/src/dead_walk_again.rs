//! Dead Walk Again as the shelf shows it.
mod campaign;

use dwa::{
    account,
    battle::{Battle, Dwa, FigureId},
    bot::Steady,
    phrases,
    rules::switch,
    setup::{self, generate::Generator, scenario::Scenario},
};
use kernel::{
    Book, Seat, Token, Whim,
    search::{Effort, Search, Thinker},
};
use serde_json::{Value, json};
use store::Place;
use view::{
    account::{Account, Shaken},
    cover::Cover,
    telling::Phrases,
};

use crate::{
    Bot, Choice, Game, Opened, Parameter, Players, Prepared, Row, Shelved, Side, Source, Trouble,
    advice::Ahead,
    game::Table,
    simulate::{Counts, PlayedOut, simulate},
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
        labels: phrases::LABELS,
        figure: phrases::figure,
        dice: phrases::dice,
        event: phrases::event,
        lesson: phrases::lesson,
        refusal: |_| None,
    },
    fates: &[&["eliminated"], &["falls"], &["stunned"], &["on fire"], &["missed", "unharmed"]],
    account: Account {
        deed: account::deed,
        throw: account::throw,
        high: account::high,
        won: account::won,
        verdict: account::verdict,
        fared: |_| Vec::new(),
        side: account::side,
        ours: |side| matches!(side, "human" | "survivor"),
        told: account::told,
        shaken: Shaken { one: "was afraid", many: "were afraid", short: "afraid" },
    },
    procedures: dwa::table::procedures::PROCEDURES,
    scenarios: setup::scenarios,
    scenario_schema: setup::scenario::schema,
    read,
    set,
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
        Bot {
            name: "thinker",
            about: "plays its options out and takes the best; slow",
            make: |seed| Box::new(Thinker::new(Dwa::SEARCH, seed)),
        },
    ],
    campaigns: Some(campaign::CAMPAIGNS),
    own: None,
};

impl Ahead for Dwa {
    const ACCOUNT: Account = SHELVED.account;
    const SEARCH: Search<Dwa> = Search {
        player: |seed| Box::new(Steady::new(seed)),
        turn: |battle| u32::from(battle.turn),
        worth: dwa::bot::value::worth,
        effort: Effort { playouts: 320, least: 8, turns: 8, options: 12 },
    };
}

/// A scenario of Dead Walk Again.
#[derive(Debug)]
struct DwaScenario(Scenario);

fn read(text: &str, set: &[(&str, u16)]) -> Result<Box<dyn Prepared>, String> {
    let scenario = Scenario::read_with(text, set).map_err(|it| it.to_string())?;
    Ok(Box::new(DwaScenario(scenario)))
}

fn set(text: &str, set: &[(&str, &str)]) -> Result<String, String> {
    Scenario::set(text, set).map_err(|it| it.to_string())
}

fn generate(values: &str) -> Result<String, String> {
    let values: Value = serde_json::from_str(values).map_err(|it| format!("this is not JSON: {it}"))?;
    let generator: Generator = kernel::written::fit(&values).map_err(|it| it.to_string())?;
    Ok(generator.scenario()?.file().text())
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

    fn choices(&self) -> Vec<Choice> {
        self.0.choices().iter().map(Choice::from).collect()
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

    fn play_out(&self, seed: u64, bots: &[&Bot]) -> Result<Row, String> {
        row(simulate::<Dwa>(self.0.battle(), seed, bots, &SHELVED.account)?, seed)
    }

    fn start(&self, players: Players, source: Source) -> Box<dyn Game> {
        Box::new(Table::<Dwa>::new(self.0.battle(), players, source, result))
    }
}

impl Counts for Dwa {
    fn turn(battle: &Battle) -> u16 {
        battle.turn
    }

    fn side(battle: &Battle, token: Token) -> Side {
        match FigureId::from_token(token) {
            FigureId::Zombie(_) => Side::Dead,
            FigureId::Human(it) if battle.humans.get(usize::from(it)).is_some_and(|it| it.member) => {
                Side::Players
            }
            FigureId::Human(_) => Side::Others,
        }
    }

    fn name(battle: &Battle, token: Token) -> String {
        Dwa::called(battle, Seat(0), token).unwrap_or_default()
    }
}

fn row(played: PlayedOut<Dwa>, seed: u64) -> Result<Row, String> {
    let PlayedOut { battle, decisions, counted } = played;
    let result = battle.result.as_ref().ok_or_else(|| format!("game {seed} ended without a result"))?;
    let turned = battle.zombies.iter().filter(|it| it.was.is_some()).count() as u16;
    let mut winners: Vec<u8> = battle.humans.iter().filter(|it| it.member).map(|it| it.seat.0).collect();
    winners.sort_unstable();
    winners.dedup();
    winners.retain(|_| result.reached);
    Ok(Row {
        seed,
        reached: result.reached,
        winners,
        outcome: result.outcome.words().into(),
        turns: result.turn,
        started: result.started,
        survivors: result.alive,
        kills: result.zombies_destroyed,
        turned,
        luck: counted.luck(),
        dice: counted.dice,
        lost: counted.lost,
        shots: counted.shots,
        first_blood: counted.first_blood,
        deaths: counted.deaths,
        decisions,
    })
}
