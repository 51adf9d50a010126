//! Dead Walk Again as the shelf shows it.
mod campaign;

use crate::{
    account,
    battle::{Battle, Dwa, FigureId},
    bot::Steady,
    campaign::xp::ScenarioResult,
    journal, phrases,
    rules::switch,
    setup::{self, Generator, Scenario, ScenarioFile},
};
use kernel::{
    Answer, Book, LiveQuestion, Question, Token, Viewer,
    search::{Effort, Search},
};
use serde_json::{Value, json};
use shelf::{
    Allegiance, Bot, Counts, Fates, GameRow, GroupOrder, LookAhead, Playout, Rulebook, Sets, prepared,
};
use view::{
    account::{Account, Foretold, Shaken},
    cover::{BookCover, Motif},
    telling::Phrases,
};

pub const SHELVED: Rulebook = Rulebook {
    id: "dwa",
    title: "Dead Walk Again 2.05",
    maker: "Eric Laurent-Nauguet, Jörgen Bengtsson and Staffan Raupach (PM-Production, 2007)",
    short: "Dead Walk Again",
    ground: "open table, centimetres",
    units: crate::view::UNITS,
    cover: BookCover { motif: Motif::Crowd, title: &["DEAD WALK", "AGAIN"], band: None },
    ledger: &crate::ledger::LEDGER,
    terms: crate::journal::TERMS,
    phrases: Phrases {
        rules: &crate::words::WORDS,
        outcome: phrases::outcome,
        labels: phrases::LABELS,
        figure: phrases::figure,
        many: phrases::many,
        event: phrases::event,
        again: phrases::again,
        alone: phrases::alone,
        drawn: |_| None,
        reached: phrases::reached,
        befalls: phrases::befalls,
        because: phrases::because,
        interrupt: phrases::interrupt,
        notice: |_, _| None,
        ledger: Some(&crate::ledger::LEDGER),
    },
    fates: Fates { rank: journal::rank, ranks: journal::RANKS, is_bad: journal::is_bad },
    account: Account {
        deed: account::deed,
        throw: account::throw,
        high: account::high,
        won: account::won,
        verdict: account::verdict,
        fared: |_| Vec::new(),
        side: account::side,
        ours: |side| side != view::Allegiance::Dead,
        told: account::told,
        shot: account::shot,
        attack: account::attack,
        came: account::came,
        grave: account::grave,
        shaken: Shaken { one: "was afraid", many: "were afraid", short: "afraid" },
        foretold: Foretold {
            out: "is eliminated",
            left: "leaves the table",
            fell: "falls",
            shaken: "is afraid",
        },
        dead: "zombies",
    },
    procedures: crate::table::procedures::PROCEDURES,
    scenarios: setup::scenarios,
    scenario_schema: setup::scenario::schema,
    scenario_fields: kernel::written::names::<ScenarioFile>,
    read: prepared::read::<Dwa>,
    set: prepared::set::<Dwa>,
    generate: |values| prepared::generate(&setup::generate::schema(), values, Generator::scenario),
    generator_schema: setup::generate::schema,
    switches: switch::SWITCHES,
    switched: switch::set,
    shared: setup::share::share,
    open: prepared::open::<Dwa>,
    bots: &[Bot::steady::<Dwa>(), Bot::RANDOM, Bot::thinker::<Dwa>()],
    campaigns: Some(campaign::CAMPAIGNS),
    own: None,
};

impl LookAhead for Dwa {
    const ACCOUNT: Account = SHELVED.account;
    const SEARCH: Search<Dwa> = Search {
        player: |seed| Box::new(Steady::new(seed)),
        turn: |battle| u32::from(battle.turn),
        worth: crate::bot::value::worth,
        effort: Effort { playouts: 320, least: 8, turns: 8, options: 12 },
    };

    fn company(battle: &Battle, question: &Question) -> Vec<Token> {
        crate::company::company(battle, question)
    }

    fn lead(asked: &LiveQuestion<'_>, order: &GroupOrder) -> Option<Answer> {
        crate::company::lead(asked, order)
    }

    fn unspent(battle: &Battle, who: kernel::Token) -> i64 {
        crate::company::unspent(battle, who)
    }

    fn why_stays(battle: &Battle, who: kernel::Token) -> String {
        crate::company::why_stays(battle, who)
    }

    fn is_turn_of(battle: &Battle, seat: kernel::Seat) -> bool {
        crate::company::is_turn_of(battle, seat)
    }
}

impl Sets for Dwa {
    type File = ScenarioFile;

    fn switched(file: &ScenarioFile) -> Vec<(&'static str, String)> {
        switch::values(&file.rules)
    }

    fn people(scenario: &Scenario) -> usize {
        setup::share::people(scenario)
    }

    fn seats(scenario: &Scenario) -> Vec<String> {
        let humans = &scenario.begins().humans;
        let played_by = |seat: u8| {
            let names: Vec<&str> =
                humans.iter().filter(|it| it.seat.0 == seat).map(|it| it.name.as_ref()).collect();
            names.join(", ")
        };
        (0..scenario.file().seats.max(1)).map(played_by).collect()
    }

    fn result(battle: &Battle) -> Option<Value> {
        battle.result.as_ref().map(|it| json!(it))
    }

    fn row(played: Playout<Dwa>, seed: u64) -> Result<GameRow, String> {
        let Playout { battle, decisions, counted } = played;
        let result = battle.result.as_ref().ok_or_else(|| format!("game {seed} ended without a result"))?;
        let turned = battle.zombies.iter().filter(|it| it.was.is_some()).count() as u16;
        let mut winners: Vec<u8> = battle.humans.iter().filter(|it| it.member).map(|it| it.seat.0).collect();
        winners.sort_unstable();
        winners.dedup();
        winners.retain(|_| result.reached);
        Ok(GameRow {
            seed,
            reached: result.reached,
            winners,
            outcome: kept(result.outcome).into(),
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
}

/// How a row names an outcome: a name among thousands of games, whatever players read.
const fn kept(outcome: ScenarioResult) -> &'static str {
    match outcome {
        ScenarioResult::MajorHero => "a major victory for the heroes",
        ScenarioResult::MinorHero => "a minor victory for the heroes",
        ScenarioResult::MinorZombie => "a minor victory for the zombies",
        ScenarioResult::MajorZombie => "a major victory for the zombies",
    }
}

impl Counts for Dwa {
    fn turn(battle: &Battle) -> u16 {
        battle.turn
    }

    fn side(battle: &Battle, token: Token) -> Allegiance {
        match FigureId::from_token(token) {
            FigureId::Zombie(_) => Allegiance::Dead,
            FigureId::Human(it) if battle.humans.get(usize::from(it)).is_some_and(|it| it.member) => {
                Allegiance::Players
            }
            FigureId::Human(_) => Allegiance::Others,
        }
    }

    fn name(battle: &Battle, token: Token) -> String {
        Dwa::called(battle, Viewer::Watcher, token).unwrap_or_default()
    }
}
