//! `shamble report`: a game that is over, told as Markdown or as one page to keep.
use std::path::PathBuf;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use kernel::Seat;
use report::Effort;
use serde_json::json;
use shelf::{Players, TableState, library::brought};

use super::play::EarlierGame;
use crate::{failure::Failure, folder::Data, say};

#[derive(Debug, Args)]
pub struct ReportCommand {
    /// A finished game: its name in the library, or its file
    game: String,
    /// As one page with its pictures, to keep or to post
    #[arg(long, conflicts_with_all = ["markdown", "json"])]
    html: bool,
    /// As Markdown (the default)
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
    /// As one JSON object
    #[arg(long)]
    json: bool,
    /// Writes to this file instead of the terminal
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// How many games to play on from each turn, to see what decided it
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    games: u32,
    /// The seed of those games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    data: Data,
}

impl ReportCommand {
    pub fn run(self) -> Result<(), Failure> {
        let kept = EarlierGame::find(&self.game, &self.data)?;
        let book = kept.book()?;
        let wrong = |it: &dyn std::fmt::Display| kept.wrong(it);
        let mut game = book.take_up(kept.place(), Players::people()).map_err(|it| wrong(&it))?.game;
        if !game.is_over() && !matches!(game.advance().map_err(|it| wrong(&it))?, TableState::Over) {
            return Err(wrong(&"the game is not over; play it to its end first"));
        }
        let past = game.past().map_err(|it| wrong(&it))?;
        let mut told = report::Report::of(book, &*past, Seat(0).into())
            .ok_or_else(|| wrong(&"the game is not over; play it to its end first"))?;
        let bar = ProgressBar::new(100);
        bar.set_style(
            ProgressStyle::with_template("{wide_bar} {pos} of 100 worked out")
                .unwrap_or_else(|_| ProgressStyle::default_bar()),
        );
        let effort = Effort { games: self.games, seed: self.seed, ..Effort::default() };
        let told_how_far = &mut |part| bar.set_position(u64::from(part));
        let done = told.reckon(book, &*past, Seat(0).into(), effort, &lab::Threads(0), told_how_far);
        bar.finish_and_clear();
        done.map_err(|it| wrong(&it))?;
        if let EarlierGame::Row(library, id) = &kept {
            let brought = brought(library, id).map_err(|it| wrong(&it))?;
            told.carried = brought.as_ref().map(report::CampaignAftermath::of);
        }
        self.write(&told)
    }

    fn write(&self, told: &report::Report) -> Result<(), Failure> {
        let text = match (self.html, self.json) {
            (true, _) => report::page(told),
            (_, true) => json!(told).to_string(),
            (false, false) => report::markdown(told),
        };
        match &self.output {
            None => say::plain(text.trim_end()),
            // What is wrong names the file.
            Some(path) => store::replace_atomically(path, text.as_bytes()).map_err(Failure::trouble)?,
        }
        Ok(())
    }
}
