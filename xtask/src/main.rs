//! The project's own tools: `cargo xtask` lists them.

mod book;
mod generate;

use std::path::PathBuf;
use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  generate [--check]               write each book's src/ledger.rs from its ledger.toml
";

/// What a command that could do its work found.
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
            print!("{USAGE}");
            Ok(Verdict::Fine)
        }
        ["generate"] => generate::write(&workspace()?),
        ["generate", "--check"] => generate::check(&workspace()?),
        _ => {
            eprintln!("not understood: {}\n\n{USAGE}", words.join(" "));
            Ok(Verdict::Unusable)
        }
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
