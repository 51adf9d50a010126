//! `shamble replay`: a saved game told from its beginning.
use clap::Args;
use kernel::Seat;
use serde_json::json;
use shelf::Players;
use view::{story, telling};

use super::play::EarlierGame;
use crate::{failure::Failure, folder::Data, play::page, say};

#[derive(Debug, Args)]
pub struct Replay {
    /// A game: its name in the library, or its file
    game: String,
    /// Prints one JSON object: the events and the result
    #[arg(long)]
    json: bool,
    /// Says below each line why it was so
    #[arg(long)]
    why: bool,
    #[command(flatten)]
    data: Data,
}

impl Replay {
    pub fn run(self) -> Result<(), Failure> {
        let kept = EarlierGame::find(&self.game, &self.data)?;
        let book = kept.book()?;
        let opened = book.take_up(kept.place(), Players::people()).map_err(|it| kept.wrong(&it))?;
        let game = opened.game;
        if self.json {
            say::json(&json!({
                "events": game.people_hear(),
                "result": game.result(),
                "decisions": game.decisions(),
                "own_tables": game.own_tables(),
            }));
            return Ok(());
        }
        let mut names = story::Names::of(&game.view(Seat(0).into()));
        let journal = game.people_hear();
        names.recall(&journal, book.phrases.figure);
        for line in telling::tell(&journal, &names, &book.phrases) {
            page::told(&line, game.own_tables());
            if self.why {
                page::because(&line);
            }
        }
        page::over(game.as_ref(), &names);
        Ok(())
    }
}
