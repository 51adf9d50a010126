//! What the program can be told to do.
mod backup;
mod balance;
mod campaign;
mod compare;
mod exchange;
mod generate;
mod ledger;
mod odds;
pub mod own;
mod play;
mod replay;
mod report;
mod resolve;
mod scenarios;
mod serve;
mod sim;
mod start;
mod sweep;
mod tables;
pub mod why;

use std::{
    ffi::OsString,
    num::{IntErrorKind, ParseIntError},
};

use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::failure::Failure;

/// Plays zombie tabletop games by their books: table, referee, opponent, scribe and lab.
///
/// Without a command it opens the table in the browser, as `shamble serve` does.
#[derive(Debug, Parser)]
#[command(version, about)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Lists the scenarios: what each teaches, how long it takes, what can be set
    Scenarios(scenarios::Scenarios),
    /// Plays in the terminal: a new game, or one you began earlier
    Play(play::Play),
    /// Opens the table in the browser
    Serve(serve::Serve),
    /// Keeps a team from scenario to scenario: experience, skills, nerves and gear
    #[command(subcommand)]
    Campaign(campaign::CampaignCommand),
    /// Retells a game from the beginning
    Replay(replay::Replay),
    /// Exports a game, or a campaign with all its games, to one file
    Export(exchange::Export),
    /// Imports a game or a campaign from a file
    Import(exchange::Import),
    /// Copies the whole library to one file, even while somebody plays
    Backup(backup::Backup),
    /// Writes the report of a finished game: story, deeds, luck, what decided it
    Report(report::ReportCommand),
    /// Generates a scenario, as a file to play or to edit
    Generate(generate::Generate),
    /// Plays a scenario many times with bots and counts what happens
    Sim(sim::Sim),
    /// Varies one or two settings of a scenario and shows how the win chance changes
    Sweep(sweep::SweepArgs),
    /// Finds the number that makes a scenario even, or as hard as you want it
    Balance(balance::BalanceArgs),
    /// Compares bots on the same games
    Compare(compare::CompareArgs),
    /// Lists every test and lookup of a book, with what each takes
    Tables(tables::TablesCommand),
    /// Resolves one test or lookup and explains each die and modifier
    Resolve(resolve::Resolve),
    /// Works out the exact odds of a test or lookup
    Odds(odds::OddsCommand),
    /// Quotes a rule: its text, its section, the rulings on it
    Why(why::Why),
    /// Counts a book's rules, rulings and examples, or lists them
    Ledger(ledger::Ledger),
}

/// A number below 0 is a value and no option, so that whatever takes numbers says what it takes.
fn with_negative_numbers(command: clap::Command) -> clap::Command {
    command.allow_negative_numbers(true).mut_subcommands(with_negative_numbers)
}

impl Cli {
    /// What was typed.
    pub fn read() -> Result<Cli, clap::Error> {
        Cli::from_arg_matches(&Cli::matches(std::env::args_os())?)
    }

    /// What these arguments are taken for.
    pub fn matches(typed: impl Iterator<Item = OsString>) -> Result<ArgMatches, clap::Error> {
        with_negative_numbers(Cli::command()).try_get_matches_from(typed)
    }

    pub fn run(self) -> Result<(), Failure> {
        match self.command {
            None => serve::Serve::default().run(),
            Some(Command::Scenarios(it)) => it.run(),
            Some(Command::Play(it)) => it.run(),
            Some(Command::Serve(it)) => it.run(),
            Some(Command::Campaign(it)) => it.run(),
            Some(Command::Replay(it)) => it.run(),
            Some(Command::Export(it)) => it.run(),
            Some(Command::Import(it)) => it.run(),
            Some(Command::Backup(it)) => it.run(),
            Some(Command::Report(it)) => it.run(),
            Some(Command::Generate(it)) => it.run(),
            Some(Command::Sim(it)) => it.run(),
            Some(Command::Sweep(it)) => it.run(),
            Some(Command::Balance(it)) => it.run(),
            Some(Command::Compare(it)) => it.run(),
            Some(Command::Tables(it)) => it.run(),
            Some(Command::Resolve(it)) => it.run(),
            Some(Command::Odds(it)) => it.run(),
            Some(Command::Why(it)) => it.run(),
            Some(Command::Ledger(it)) => it.run(),
        }
    }
}

/// A die as it is typed after `--dice`.
fn face(text: &str) -> Result<u16, String> {
    text.trim().parse().map_err(|error: ParseIntError| match error.kind() {
        IntErrorKind::PosOverflow => format!("takes what was rolled; a die has 1 to {} on it", u16::MAX),
        _ => "takes what was rolled, with commas between: 3,6".to_owned(),
    })
}

/// The books to speak of: the one named, or all of them.
fn books(id: Option<&str>) -> Result<Vec<&'static shelf::Rulebook>, Failure> {
    match id {
        Some(id) => Ok(vec![book(id)?]),
        None => Ok(shelf::books().iter().collect()),
    }
}

fn book(id: &str) -> Result<&'static shelf::Rulebook, Failure> {
    shelf::book(id).ok_or_else(|| {
        let known: Vec<&str> = shelf::books().iter().map(|it| it.id).collect();
        Failure::usage(format!("there is no book `{id}`; the books are {}", known.join(", ")))
    })
}

/// The book that is meant where none is named.
fn first_book() -> Result<&'static shelf::Rulebook, Failure> {
    shelf::books().first().ok_or_else(|| Failure::usage("there is no book on the shelf".to_owned()))
}

/// The names nearest to one that does not exist.
fn near<'a>(name: &str, names: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut ranked: Vec<(usize, &str)> = names.map(|it| (strsim::osa_distance(name, it), it)).collect();
    ranked.sort_unstable();
    ranked.into_iter().take(3).map(|it| it.1).collect()
}
