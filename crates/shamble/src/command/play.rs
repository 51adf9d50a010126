//! `shamble play`: a game in the terminal, or line by line with another program.
use std::path::{Path, PathBuf};

use clap::Args;
use kernel::{
    Seat,
    dice::{Seeded, Typed},
};
use serde_json::{Map, json};
use shelf::{Game, Players, Shelved, Source};

use crate::{
    failure::Failure,
    find,
    play::{json as lines, terminal},
    say, seed,
};

#[derive(Debug, Args)]
pub struct Play {
    /// A scenario (see `shamble scenarios`), a scenario file, or a saved game to go on with
    what: String,
    /// One JSON object a line each way, for another program
    #[arg(long)]
    json: bool,
    /// The dice to use, in order: 3,6; the game stops when they run out
    #[arg(long, value_delimiter = ',', value_parser = super::face)]
    dice: Option<Vec<u16>>,
    /// Roll your own dice: the game says which and takes what you rolled
    #[arg(long, conflicts_with_all = ["dice", "seed"])]
    my_dice: bool,
    /// Rolls from this seed instead of at random
    #[arg(long, conflicts_with = "dice")]
    seed: Option<u64>,
    /// Sets a parameter of the scenario: zombies=20
    #[arg(long, value_name = "NAME=NUMBER")]
    set: Vec<String>,
    /// Seats a bot: steady (in every chair) or 1=steady (in chair 1)
    #[arg(long, value_name = "[CHAIR=]BOT")]
    bot: Vec<String>,
    /// Keeps the game in this file instead of the folder for games
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Does not keep the game
    #[arg(long, conflicts_with = "save")]
    no_save: bool,
    /// The folder for games
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Play {
    /// A scenario played as a new user would.
    pub fn scenario(what: String) -> Self {
        Play {
            what,
            json: false,
            dice: None,
            my_dice: false,
            seed: None,
            set: Vec::new(),
            bot: Vec::new(),
            save: None,
            no_save: false,
            data: None,
        }
    }

    pub fn run(self) -> Result<(), Failure> {
        let mut game = if is_saved_game(&self.what) { self.go_on()? } else { self.begin()? };
        if self.json {
            return lines::play(&mut *game, self.dice.is_some());
        }
        terminal::play(&mut *game, self.dice.is_some())
    }

    fn begin(&self) -> Result<Box<dyn Game>, Failure> {
        let (book, scenario) = find::scenario(&self.what, &self.set)?;
        let source = match &self.dice {
            Some(faces) => Source::Typed(Typed::new(faces.iter().copied())),
            None if self.my_dice => Source::Typed(Typed::new([])),
            None => Source::Seeded(Seeded::new(self.seed.unwrap_or_else(seed::fresh))),
        };
        let mut game = scenario.start(self.players(book)?, source);
        if let Some(path) = self.file()? {
            let mut about = Map::new();
            about.insert("name".to_owned(), json!(scenario.title()));
            about.insert("scenario".to_owned(), json!(self.what));
            game.keep_in(&path, about).map_err(Failure::trouble)?;
            if !self.json {
                say::line(format!("This game is kept in {}", path.display()));
            }
        }
        Ok(game)
    }

    fn go_on(&self) -> Result<Box<dyn Game>, Failure> {
        self.only_for_a_new_game()?;
        let path = Path::new(&self.what);
        let header = store::peek(path).map_err(|it| in_file(path, &it))?;
        let book = shelf::book(&header.book)
            .ok_or_else(|| Failure::usage(format!("{}: there is no book `{}`", self.what, header.book)))?;
        let opened = (book.open)(path, self.players(book)?);
        let mut opened = opened.map_err(|it| in_file(path, &it))?;
        for remark in &opened.remarks {
            say::trouble(remark);
        }
        if let Some(faces) = &self.dice {
            if !opened.game.takes_dice() {
                return Err(Failure::usage(format!("--dice: the game in {} rolls its own", self.what)));
            }
            opened.game.give_dice(faces.clone());
        }
        Ok(opened.game)
    }

    /// What a saved game has settled already cannot be asked for again.
    fn only_for_a_new_game(&self) -> Result<(), Failure> {
        let given = [
            (self.seed.is_some(), "--seed"),
            (self.my_dice, "--my-dice"),
            (!self.set.is_empty(), "--set"),
            (self.save.is_some(), "--save"),
            (self.no_save, "--no-save"),
        ];
        match given.iter().find(|it| it.0) {
            Some((_, option)) => Err(Failure::usage(format!(
                "{option}: only for a new game; {} goes on as it was begun",
                self.what
            ))),
            None => Ok(()),
        }
    }

    fn players(&self, book: &Shelved) -> Result<Players, Failure> {
        players(book, &self.bot, self.seed)
    }

    /// Where the game is to be kept; nowhere with `--no-save`, nor for another program that did not ask.
    fn file(&self) -> Result<Option<PathBuf>, Failure> {
        if let Some(path) = &self.save {
            return Ok(Some(path.clone()));
        }
        if self.no_save || self.json || self.dice.is_some() {
            return Ok(None);
        }
        let folder = crate::folder::games(self.data.as_deref())?;
        let stem = Path::new(&self.what).file_stem().map_or("game".into(), |it| it.to_string_lossy());
        let free = |n: &u32| !folder.join(format!("{stem}-{n}.shamble")).exists();
        let n = (1..).find(free).unwrap_or(0);
        Ok(Some(folder.join(format!("{stem}-{n}.shamble"))))
    }
}

/// Who sits where, as it is typed: `steady`, `1=steady`.
pub(super) fn players(book: &Shelved, bots: &[String], seed: Option<u64>) -> Result<Players, Failure> {
    let mut players = Players::people();
    for it in bots {
        let (chair, name) =
            it.split_once('=').map_or((None, it.as_str()), |(chair, name)| (Some(chair), name));
        let bot = book.bots.iter().find(|it| it.name == name).ok_or_else(|| {
            let known: Vec<&str> = book.bots.iter().map(|it| it.name).collect();
            Failure::usage(format!("--bot: there is no bot `{name}`; there is {}", known.join(", ")))
        })?;
        let seed = seed.unwrap_or_else(seed::fresh);
        match chair.map(str::parse::<u8>) {
            None => return Ok(Players::all(bot, seed)),
            Some(Ok(chair)) if 1 <= chair => players.0.push((Seat(chair - 1), (bot.make)(seed))),
            Some(_) => {
                return Err(Failure::usage(format!("--bot {it}: a chair is a number from 1 to 255")));
            }
        }
    }
    Ok(players)
}

fn is_saved_game(what: &str) -> bool {
    Path::new(what).extension().is_some_and(|it| it == "shamble")
}

/// What is wrong with a file, which is named once.
pub fn in_file(path: &Path, trouble: &dyn std::fmt::Display) -> Failure {
    let (name, text) = (path.display().to_string(), trouble.to_string());
    Failure::usage(if text.contains(&name) { text } else { format!("{name}: {text}") })
}
