//! All Things Zombie: Reloaded as the shelf shows it.
mod campaign;
mod own;

use crate::{
    account,
    battle::{Atzr, Battle, FigureId, State},
    bot::Steady,
    journal, phrases,
    rules::switch,
    setup::{
        self,
        generate::Generator,
        scenario::{Scenario, ScenarioFile},
    },
};
use kernel::{
    Answer, LiveQuestion, Question, Token,
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
    id: "atzr",
    title: "All Things Zombie: Reloaded",
    maker: "Ed Teixeira (Two Hour Wargames; Lock 'n Load Publishing)",
    short: "All Things Zombie: Reloaded",
    ground: "hex maps, cards",
    units: crate::view::UNITS,
    cover: BookCover { motif: Motif::Hexes, title: &["ALL THINGS", "ZOMBIE"], band: Some("RELOADED") },
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
        drawn: phrases::drawn,
        reached: phrases::reached,
        befalls: phrases::befalls,
        because: phrases::because,
        interrupt: phrases::interrupt,
        notice: phrases::notice,
        ledger: Some(&crate::ledger::LEDGER),
    },
    fates: Fates { rank: journal::rank, ranks: journal::RANKS, is_bad: journal::is_bad },
    account: Account {
        deed: account::deed,
        throw: account::throw,
        high: account::high,
        won: account::won,
        verdict: account::verdict,
        fared: account::fared,
        side: account::side,
        ours: |side| matches!(side, view::Allegiance::Players | view::Allegiance::Rivals),
        told: account::told,
        shot: account::shot,
        attack: account::attack,
        came: account::came,
        grave: account::grave,
        shaken: Shaken { one: "ducked back", many: "ducked back", short: "ducked back" },
        foretold: Foretold { out: "goes down", left: "leaves the map", fell: "falls", shaken: "ducks back" },
        dead: "zombies",
    },
    procedures: crate::table::procedures::PROCEDURES,
    scenarios: setup::scenarios,
    scenario_schema: setup::scenario::schema,
    scenario_fields: kernel::written::names::<ScenarioFile>,
    read: prepared::read::<Atzr>,
    set: prepared::set::<Atzr>,
    generate: |values| prepared::generate(&setup::generate::schema(), values, Generator::scenario),
    generator_schema: setup::generate::schema,
    switches: switch::SWITCHES,
    switched: switch::set,
    shared: setup::share::share,
    open: prepared::open::<Atzr>,
    bots: &[Bot::steady::<Atzr>(), Bot::RANDOM, Bot::thinker::<Atzr>()],
    campaigns: Some(campaign::CAMPAIGNS),
    own: Some(own::OWN_BOX),
};

impl LookAhead for Atzr {
    const ACCOUNT: Account = SHELVED.account;
    const SEARCH: Search<Atzr> = Search {
        player: |seed| Box::new(Steady::new(seed)),
        turn: |battle| u32::from(battle.turn),
        worth: crate::value::worth,
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

impl Sets for Atzr {
    type File = ScenarioFile;

    fn switched(file: &ScenarioFile) -> Vec<(&'static str, String)> {
        switch::values(&file.rules)
    }

    fn people(scenario: &Scenario) -> usize {
        setup::share::people(scenario)
    }

    fn seats(scenario: &Scenario) -> Vec<String> {
        let people: Vec<_> = scenario.file().teams.iter().flat_map(|it| &it.people).collect();
        let played_by = |seat: u8| {
            let names: Vec<&str> =
                people.iter().filter(|it| it.seat == seat).map(|it| it.name.as_str()).collect();
            names.join(", ")
        };
        (0..scenario.file().seats()).map(played_by).collect()
    }

    fn teams(file: &ScenarioFile) -> Option<Vec<Vec<u8>>> {
        let seats = |it: &setup::forces::TeamFile| {
            let mut seats: Vec<u8> = it.people.iter().map(|it| it.seat).collect();
            seats.sort_unstable();
            seats.dedup();
            seats
        };
        Some(file.teams.iter().map(seats).collect())
    }

    fn result(battle: &Battle) -> Option<Value> {
        battle.result.as_ref().map(|it| json!(it))
    }

    fn row(played: Playout<Atzr>, seed: u64) -> Result<GameRow, String> {
        let Playout { battle, decisions, counted } = played;
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
        Ok(GameRow {
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
}

impl Counts for Atzr {
    fn turn(battle: &Battle) -> u16 {
        battle.turn
    }

    fn side(battle: &Battle, token: Token) -> Allegiance {
        match FigureId::from_token(token) {
            FigureId::Person(it) if battle.person(it).seat.is_some() => Allegiance::Players,
            FigureId::Person(_) | FigureId::Marker(_) => Allegiance::Others,
            FigureId::Zombie(_) => Allegiance::Dead,
        }
    }

    fn name(battle: &Battle, token: Token) -> String {
        battle.name(FigureId::from_token(token))
    }
}
