//! `shamble campaign play`: a game of the campaign, from the muster of the team to the settlement.
//!
//! The campaign says that a game is under way before the game has a file, and that it is settled in the same write
//! that no longer says so: whenever the program stops, the same command goes on, and nothing counts twice.
use std::path::{Path, PathBuf};

use clap::Args;
use kernel::dice::{Seeded, Typed};
use serde_json::json;
use shelf::{Game, Look, Prepared, Source, UnderWay};

use super::{Kept, tell, write};
use crate::{
    command::play::players,
    failure::Failure,
    find,
    play::{json as lines, terminal},
    say, seed,
};

#[derive(Debug, Args)]
pub struct Play {
    /// The campaign's file
    file: PathBuf,
    /// A scenario (see `shamble scenarios`) or a scenario file; none to go on with the game under way
    scenario: Option<String>,
    /// One JSON object a line each way, for another program
    #[arg(long)]
    json: bool,
    /// Roll your own dice: the game says which and takes what you rolled
    #[arg(long, conflicts_with = "seed")]
    my_dice: bool,
    /// Rolls from this seed instead of at random
    #[arg(long)]
    seed: Option<u64>,
    /// Sets a parameter of the scenario: zombies=20
    #[arg(long, value_name = "NAME=NUMBER", requires = "scenario")]
    set: Vec<String>,
    /// Seats a bot: steady (in every chair) or 1=steady (in chair 1)
    #[arg(long, value_name = "[CHAIR=]BOT")]
    bot: Vec<String>,
}

impl Play {
    pub fn run(self) -> Result<(), Failure> {
        let kept = Kept::open(&self.file)?;
        let look = kept.look()?;
        let (name, mut game) = match (&look.under_way, &self.scenario) {
            (Some(under_way), None) => self.go_on(&kept, &look, under_way)?,
            (None, Some(scenario)) => self.begin(&kept, &look, scenario)?,
            (Some(under_way), Some(_)) => {
                let title = under_way.scenario.title();
                return Err(kept.wrong(format!(
                    "{title} is being played: name no scenario to go on with it, or `shamble campaign abandon` it"
                )));
            }
            (None, None) => return Err(kept.wrong("no game is under way: name a scenario".to_owned())),
        };
        match self.json {
            true => lines::play(&mut *game, false)?,
            false => terminal::play(&mut *game, false)?,
        }
        if game.is_over() {
            return self.settle(&name, &*game);
        }
        if !self.json {
            say::line(format!("`shamble campaign play {}` goes on with this game.", self.file.display()));
        }
        Ok(())
    }

    /// Puts the team into a scenario; the campaign knows of the game before there is one.
    fn begin(&self, kept: &Kept, look: &Look, scenario: &str) -> Result<(String, Box<dyn Game>), Failure> {
        let (book, text) = find::text(scenario)?;
        if let Some(book) = book.filter(|it| it.id != kept.book.id) {
            return Err(kept.wrong(format!("{scenario} is a scenario of {}", book.title)));
        }
        let set = find::settings(&self.set)?;
        let set: Vec<(&str, u16)> = set.iter().map(|it| (it.0.as_str(), it.1)).collect();
        // A wrong chair or bot is refused before anything is written.
        players(kept.book, &self.bot, self.seed)?;
        let name = self.free_name(look);
        let begun = (kept.campaigns.begin)(&kept.text, &text, &set, &name);
        let begun = begun.map_err(|it| kept.wrong(format!("{scenario}: {it}")))?;
        write(&kept.path, &begun.text)?;
        let game = self.sit_down(kept, look, &*begun.scenario, &name)?;
        Ok((name, game))
    }

    fn go_on(
        &self,
        kept: &Kept,
        look: &Look,
        under_way: &UnderWay,
    ) -> Result<(String, Box<dyn Game>), Failure> {
        let path = self.beside(&under_way.game);
        let name = under_way.game.clone();
        if !path.exists() {
            eprintln!("shamble: {} is not there; the game begins anew", path.display());
            let game = self.sit_down(kept, look, &*under_way.scenario, &name)?;
            return Ok((name, game));
        }
        let wrong = |it: &dyn std::fmt::Display| Failure::usage(format!("{}: {it}", path.display()));
        let header = store::peek(&path).map_err(|it| wrong(&it))?;
        if header.book != kept.book.id || !look.is_game(&header.about) {
            return Err(wrong(&format!("it is not game {} of {}", look.number, look.name)));
        }
        let opened = (kept.book.open)(&path, players(kept.book, &self.bot, self.seed)?);
        let opened = opened.map_err(|it| wrong(&it))?;
        opened.remarks.iter().for_each(|it| eprintln!("shamble: {it}"));
        Ok((name, opened.game))
    }

    fn sit_down(
        &self,
        kept: &Kept,
        look: &Look,
        scenario: &dyn Prepared,
        name: &str,
    ) -> Result<Box<dyn Game>, Failure> {
        let source = match self.my_dice {
            true => Source::Typed(Typed::new([])),
            false => Source::Seeded(Seeded::new(self.seed.unwrap_or_else(seed::fresh))),
        };
        let mut game = scenario.start(players(kept.book, &self.bot, self.seed)?, source);
        let path = self.beside(name);
        game.keep_in(&path, look.about_game(scenario))
            .map_err(|it| Failure::trouble(format!("{}: {it}", path.display())))?;
        if !self.json {
            say::line(format!("This game is kept in {}", path.display()));
        }
        Ok(game)
    }

    /// Writes what the game has brought; the game is held against other programs until then.
    fn settle(&self, name: &str, game: &dyn Game) -> Result<(), Failure> {
        let kept = Kept::open(&self.file)?;
        let position = game.position().map_err(Failure::trouble)?;
        let settled = (kept.campaigns.settle)(&kept.text, name, &position).map_err(|it| kept.wrong(it))?;
        write(&kept.path, &settled.text)?;
        if self.json {
            say::json(&json!({ "type": "settled", "game": name, "changes": settled.told }));
            return Ok(());
        }
        say::line("\nWhat it has brought:");
        tell(&settled.told);
        Ok(())
    }

    fn beside(&self, name: &str) -> PathBuf {
        self.file.with_file_name(name)
    }

    fn free_name(&self, look: &Look) -> String {
        let stem = self.file.file_stem().map_or(Path::new("campaign"), Path::new);
        look.free_name(&stem.display().to_string(), |it| self.beside(it).exists())
    }
}
