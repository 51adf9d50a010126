//! `shamble replay`: a saved game told from its beginning.
use std::path::{Path, PathBuf};

use clap::Args;
use kernel::Seat;
use serde_json::{Value, json};
use shelf::Players;
use view::{story, telling};

use super::{play::in_file, words};
use crate::{failure::Failure, play::page, say};

#[derive(Debug, Args)]
pub struct Replay {
    /// A saved game
    file: PathBuf,
    /// One JSON object: the events and the result
    #[arg(long)]
    json: bool,
}

impl Replay {
    pub fn run(self) -> Result<(), Failure> {
        let path: &Path = &self.file;
        let wrong = |it: &dyn std::fmt::Display| in_file(path, it);
        let header = store::peek(path).map_err(|it| wrong(&it))?;
        let book =
            shelf::book(&header.book).ok_or_else(|| wrong(&format!("there is no book `{}`", header.book)))?;
        let opened = (book.open)(path, Players::people()).map_err(|it| wrong(&it))?;
        let game = opened.game;
        if self.json {
            say::json(
                &json!({ "events": game.journal(), "result": game.result(), "decisions": game.decisions() }),
            );
            return Ok(());
        }
        let mut names = story::Names::of(&game.view(Seat(0)));
        let journal = game.journal();
        names.recall(&journal, book.phrases.figure);
        telling::tell(&journal, &names, &book.phrases).iter().for_each(page::told);
        if let Some(Value::Object(result)) = game.result() {
            say::line(format!("\n{}", say::bold("The game is over.")));
            for (name, value) in result {
                say::line(format!("  {:<20} {}", name.replace('_', " "), words(&value, &book.phrases)));
            }
        }
        Ok(())
    }
}
