//! All Things Zombie: Reloaded as the shelf shows it.
mod campaign;
mod own;

use atzr::{
    account,
    battle::{Atzr, Battle, FigureId, State},
    bot::Steady,
    phrases,
    rules::switch,
    setup::{self, generate::Generator, scenario::Scenario},
};
use kernel::{
    OwnTables, Token, Whim,
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
    id: "atzr",
    title: "All Things Zombie: Reloaded",
    maker: "Ed Teixeira (Two Hour Wargames; Lock 'n Load Publishing)",
    short: "All Things Zombie: Reloaded",
    ground: "hex maps, cards",
    cover: Cover { motif: "hexes", title: &["ALL THINGS", "ZOMBIE"], band: Some("RELOADED") },
    ledger: &atzr::ledger::LEDGER,
    phrases: Phrases {
        prompt: phrases::prompt,
        modifier: phrases::modifier,
        outcome: phrases::outcome,
        labels: phrases::LABELS,
        figure: phrases::figure,
        dice: phrases::dice,
        event: phrases::event,
        lesson: phrases::lesson,
        refusal: phrases::refusal,
    },
    fates: &[&["dead"], &["Out of the Fight"], &["Duck Back"], &["no effect", "Carry On"], &["missed"]],
    account: Account {
        deed: account::deed,
        throw: account::throw,
        high: account::high,
        won: account::won,
        verdict: account::verdict,
        fared: account::fared,
        side: account::side,
        ours: |side| matches!(side, "human" | "rival"),
        told: account::told,
        shaken: Shaken { one: "ducked back", many: "ducked back", short: "ducked back" },
    },
    procedures: atzr::table::procedures::PROCEDURES,
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
            make: |seed| Box::new(Thinker::new(Atzr::SEARCH, seed)),
        },
    ],
    campaigns: Some(campaign::CAMPAIGNS),
    own: Some(own::OWN_BOX),
};

impl Ahead for Atzr {
    const ACCOUNT: Account = SHELVED.account;
    const SEARCH: Search<Atzr> = Search {
        player: |seed| Box::new(Steady::new(seed)),
        turn: |battle| u32::from(battle.turn),
        worth: atzr::value::worth,
        effort: Effort { playouts: 320, least: 8, turns: 8, options: 12 },
    };
}

/// An Encounter of All Things Zombie.
#[derive(Debug)]
struct AtzrScenario(Scenario);

fn read(text: &str, set: &[(&str, u16)]) -> Result<Box<dyn Prepared>, String> {
    let scenario = Scenario::read_with(text, set).map_err(|it| it.to_string())?;
    Ok(Box::new(AtzrScenario(scenario)))
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
    let (table, remarks) = Table::<Atzr>::open(place, players, result)?;
    Ok(Opened { game: Box::new(table), remarks })
}

fn result(battle: &Battle) -> Option<Value> {
    battle.result.as_ref().map(|it| json!(it))
}

impl Prepared for AtzrScenario {
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

    fn teams(&self) -> Vec<Vec<u8>> {
        let seats = |it: &setup::forces::TeamFile| {
            let mut seats: Vec<u8> = it.people.iter().map(|it| it.seat).collect();
            seats.sort_unstable();
            seats.dedup();
            seats
        };
        self.0.file().teams.iter().map(seats).collect()
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
        let people: Vec<_> = self.0.file().teams.iter().flat_map(|it| &it.people).collect();
        let played_by = |seat: u8| {
            let names: Vec<&str> =
                people.iter().filter(|it| it.seat == seat).map(|it| it.name.as_str()).collect();
            names.join(", ")
        };
        (0..self.0.seats()).map(played_by).collect()
    }

    fn play_out(&self, seed: u64, bots: &[&Bot]) -> Result<Row, String> {
        row(simulate::<Atzr>(self.0.battle(), seed, bots, &SHELVED.account)?, seed)
    }

    fn own_tables(&self) -> Option<&OwnTables> {
        self.0.printed().own()
    }

    fn start(&self, players: Players, source: Source) -> Box<dyn Game> {
        Box::new(Table::<Atzr>::new(self.0.battle(), players, source, result))
    }
}

impl Counts for Atzr {
    fn turn(battle: &Battle) -> u16 {
        battle.turn
    }

    fn side(battle: &Battle, token: Token) -> Side {
        match FigureId::from_token(token) {
            FigureId::Person(it) if battle.person(it).seat.is_some() => Side::Players,
            FigureId::Person(_) | FigureId::Marker(_) => Side::Others,
            FigureId::Zombie(_) => Side::Dead,
        }
    }

    fn name(battle: &Battle, token: Token) -> String {
        battle.name(FigureId::from_token(token))
    }
}

fn row(played: PlayedOut<Atzr>, seed: u64) -> Result<Row, String> {
    let PlayedOut { battle, decisions, counted } = played;
    let result = battle.result.as_ref().ok_or_else(|| format!("game {seed} ended without a result"))?;
    let ours: Vec<_> = battle.people.iter().filter(|it| it.seat.is_some()).collect();
    let alive = |state: State| !matches!(state, State::ObviouslyDead { .. } | State::Turned { .. });
    let count = |it: usize| u16::try_from(it).unwrap_or(u16::MAX);
    let achieved = result.each.iter().filter(|it| it.1).map(|it| battle.seat_for(it.0).0);
    let mut winners: Vec<u8> = achieved.collect();
    if winners.is_empty() {
        winners.extend(ours.iter().filter_map(|it| it.seat).map(|it| it.0));
    }
    winners.sort_unstable();
    winners.dedup();
    winners.retain(|_| result.success);
    Ok(Row {
        seed,
        reached: result.success,
        winners,
        outcome: if result.success { "success" } else { "failure" }.into(),
        turns: result.turn,
        started: count(ours.len()),
        survivors: count(ours.iter().filter(|it| alive(it.state)).count()),
        kills: battle.zombies.iter().filter(|it| it.out).count() as u32,
        turned: count(battle.zombies.iter().filter(|it| it.was.is_some()).count()),
        luck: counted.luck(),
        dice: counted.dice,
        lost: counted.lost,
        shots: counted.shots,
        first_blood: counted.first_blood,
        deaths: counted.deaths,
        decisions,
    })
}
