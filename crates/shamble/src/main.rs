//! The command line. With no arguments it starts a game in the terminal.
mod command;
mod failure;
mod find;
mod folder;
mod play;
mod say;
mod seed;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    match command::Cli::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("shamble: {}", failure.message);
            ExitCode::from(failure.code)
        }
    }
}
