//! The project's own tools: `cargo xtask` lists them.

mod book;
mod facts;
mod generate;
mod ledger;
mod mutate;
mod playthrough;
mod ran;
mod source;
mod tidy;
mod token;
mod where_;
mod words;

use std::io::{ErrorKind, Write};
use std::path::PathBuf;
use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  generate [--check]               write each book's src/ledger.rs and src/words.rs from its .toml files
  ledger [--json] [BOOK]           what is cited in code and proved by the tests that ran
  ledger --missing [CHAPTER]       the facts that no test has proved, of a book, a chapter, a rule or all
  ledger --check                   the chapters of xtask/done.toml are cited and proved
  where RULE                       an entry, its facts and words, the code that cites it, the tests that prove it
  mutate BOOK [--chapter C] [--kind K] [--sample N] [--within SECONDS] [--seed S]
                                   changes rules one at a time and says which changes no test notices; a kind is `measured`,
                                   `cell`, `guard` …, and tests slower than SECONDS are left out
  playthrough                      write down anew the games that tests hold still
  tidy                             what the compiler and clippy do not check
";

/// What a command that could do its work found.
#[derive(Debug)]
pub enum Verdict {
    Fine,
    /// A check failed; what failed has been printed.
    Failed,
    /// The command line asks for something that does not exist.
    Unusable,
}

/// Why a command could not do its work, with the file and line where there is one.
pub type Error = String;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&words) {
        Ok(Verdict::Fine) => ExitCode::SUCCESS,
        Ok(Verdict::Failed) => ExitCode::from(1),
        Ok(Verdict::Unusable) => ExitCode::from(2),
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

fn run(words: &[&str]) -> Result<Verdict, Error> {
    match words {
        [] | ["help" | "-h" | "--help"] => {
            print(USAGE)?;
            Ok(Verdict::Fine)
        }
        ["generate"] => generate::write(&workspace()?),
        ["generate", "--check"] => generate::check(&workspace()?),
        ["ledger", "--check"] => ledger::check(&workspace()?),
        ["ledger", "--json"] => ledger::report(&workspace()?, None, true),
        ["ledger", "--json", book] | ["ledger", book, "--json"] => {
            ledger::report(&workspace()?, Some(book), true)
        }
        ["ledger", "--missing"] => ledger::missing(&workspace()?, None),
        ["ledger", "--missing", of] => ledger::missing(&workspace()?, Some(of)),
        ["ledger"] => ledger::report(&workspace()?, None, false),
        ["ledger", book] => ledger::report(&workspace()?, Some(book), false),
        ["where", id] => where_::find(&workspace()?, id),
        ["mutate", book, options @ ..] => mutate::run(&workspace()?, book, options),
        ["playthrough"] => playthrough::write(&workspace()?),
        ["tidy"] => tidy::check(&workspace()?),
        _ => {
            eprintln!("not understood: {}\n\n{USAGE}", words.join(" "));
            Ok(Verdict::Unusable)
        }
    }
}

/// Prints what was asked for; a reader that has read enough, such as `head`, is no error.
pub fn print(text: &str) -> Result<(), Error> {
    match std::io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(format!("cannot print: {error}")),
        _ => Ok(()),
    }
}

/// The nearest folder upwards whose Cargo.toml declares a workspace.
fn workspace() -> Result<PathBuf, Error> {
    let here = std::env::current_dir().map_err(|error| format!("no current folder: {error}"))?;
    let declares_one = |folder: &&std::path::Path| {
        std::fs::read_to_string(folder.join("Cargo.toml"))
            .is_ok_and(|text| text.lines().any(|line| line.trim() == "[workspace]"))
    };
    match here.ancestors().find(declares_one) {
        Some(folder) => Ok(folder.to_path_buf()),
        None => Err(format!("{}: not inside a Cargo workspace", here.display())),
    }
}
