//! `shamble play`: a game in the terminal, or line by line with another program.
use std::path::{Path, PathBuf};

use clap::Args;
use kernel::{
    Seat,
    dice::{SeededDice, TypedDice},
};
use serde_json::{Map, Value, json};
use shelf::{Game, Players, Rulebook, Source};
use store::{GamePlace, Header, Library};

use super::{own::Own, start};
use crate::{
    failure::Failure,
    find,
    folder::Data,
    play::{json as lines, terminal},
    say, seed,
};

#[derive(Debug, Args)]
pub struct Play {
    /// A scenario (see `shamble scenarios`), a scenario file, or a saved game; leave it out to choose from a list
    what: Option<String>,
    /// Speaks JSON, one object per line each way, for another program
    #[arg(long)]
    json: bool,
    /// The dice to use, in order: 3,6; the game stops when they run out
    #[arg(long, value_delimiter = ',', value_parser = super::face)]
    dice: Option<Vec<u16>>,
    /// Roll your own dice: the game says which, and you type what you rolled
    #[arg(long, conflicts_with_all = ["dice", "seed"])]
    my_dice: bool,
    /// Rolls from this seed instead of at random
    #[arg(long, conflicts_with = "dice")]
    seed: Option<u64>,
    /// Sets a parameter of the scenario: zombies=20
    #[arg(long, value_name = "NAME=VALUE")]
    set: Vec<String>,
    /// Seats a bot: steady (in every seat) or 1=steady (in seat 1)
    #[arg(long, value_name = "[SEAT=]BOT")]
    bot: Vec<String>,
    /// Saves the game in this file instead of the library
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Does not save the game
    #[arg(long, conflicts_with = "save")]
    no_save: bool,
    #[command(flatten)]
    own: Own,
    #[command(flatten)]
    data: Data,
}

impl Play {
    pub fn run(self) -> Result<(), Failure> {
        let Some(what) = self.what.clone() else {
            return match start::choose(&self.data)? {
                Some(what) => Play { what: Some(what), ..self }.run(),
                None => Ok(()),
            };
        };
        let mut game = match self.kept(&what)? {
            Some(kept) => self.go_on(&kept)?,
            None => self.begin(&what)?,
        };
        match self.json {
            true => lines::play(&mut *game, self.dice.is_some())?,
            false => terminal::play(&mut *game, self.dice.is_some())?,
        };
        Ok(())
    }

    /// The game that is meant, if it is one and not a scenario.
    fn kept(&self, what: &str) -> Result<Option<EarlierGame>, Failure> {
        if is_file_of_a_game(what) {
            return Ok(Some(EarlierGame::File(PathBuf::from(what))));
        }
        let a_scenario = shelf::books().iter().any(|it| (it.scenarios)().iter().any(|it| it.0 == what));
        if a_scenario || !store::is_plain(what) || Path::new(what).exists() {
            return Ok(None);
        }
        let Some(library) = self.data.known()? else { return Ok(None) };
        if library.campaign(what).map_err(Failure::trouble)?.is_some() {
            return Err(Failure::usage(format!(
                "{what} is a campaign; `shamble campaign play {what}` goes on with it"
            )));
        }
        let found = library.game(what).map_err(Failure::trouble)?;
        Ok(found.map(|it| EarlierGame::Row(library, it.id)))
    }

    fn begin(&self, what: &str) -> Result<Box<dyn Game>, Failure> {
        self.own.take()?;
        let (book, scenario) = find::scenario(what, &self.set)?;
        self.own.fits(book)?;
        let source = match &self.dice {
            Some(faces) => Source::Typed(TypedDice::new(faces.iter().copied())),
            None if self.my_dice => Source::Typed(TypedDice::new([])),
            None => Source::Seeded(SeededDice::new(self.seed.unwrap_or_else(seed::fresh))),
        };
        let mut game = scenario.start(self.players(book, &scenario.seats())?, source);
        let mut about = Map::new();
        about.insert("name".to_owned(), json!(scenario.title()));
        about.insert("scenario".to_owned(), json!(stem(what)));
        about.insert("seats".to_owned(), json!(scenario.seats()));
        // Whoever sits at this terminal plays every chair.
        about.insert("friends".to_owned(), json!([]));
        self.keep(&mut *game, what, about)?;
        Ok(game)
    }

    /// Gives the game its place; none with `--no-save`, nor for another program that did not ask.
    fn keep(&self, game: &mut dyn Game, what: &str, about: Map<String, Value>) -> Result<(), Failure> {
        let place = match &self.save {
            Some(path) => {
                game.keep_in(path.into(), about).map_err(Failure::trouble)?;
                path.display().to_string()
            }
            None if self.no_save || self.json || self.dice.is_some() => return Ok(()),
            None => {
                let library = self.data.library()?;
                let id = library.free(&stem(what)).map_err(Failure::trouble)?;
                game.keep_in(library.row(&id).into(), about).map_err(Failure::trouble)?;
                format!("the library as {id}")
            }
        };
        if !self.json {
            say::line(format!("This game is saved in {place}"));
        }
        Ok(())
    }

    fn go_on(&self, kept: &EarlierGame) -> Result<Box<dyn Game>, Failure> {
        let name = kept.name();
        self.only_for_a_new_game(&name)?;
        let book = kept.book()?;
        let opened = book.take_up(kept.place(), self.players(book, &kept.chairs()?)?);
        let mut opened = opened.map_err(|it| kept.wrong(&it))?;
        for remark in &opened.remarks {
            say::trouble(remark);
        }
        if let Some(faces) = &self.dice {
            if !opened.game.takes_dice() {
                return Err(Failure::usage(format!("--dice: the game in {name} rolls its own")));
            }
            opened.game.lay_out(faces.clone());
        }
        Ok(opened.game)
    }

    /// What a saved game has settled already cannot be asked for again.
    fn only_for_a_new_game(&self, name: &str) -> Result<(), Failure> {
        let given = [
            (self.seed.is_some(), "--seed"),
            (self.my_dice, "--my-dice"),
            (!self.set.is_empty(), "--set"),
            (self.own.is_given(), "--tables"),
            (self.save.is_some(), "--save"),
            (self.no_save, "--no-save"),
        ];
        match given.iter().find(|it| it.0) {
            Some((_, option)) => Err(Failure::usage(format!(
                "{option} is only for a new game; {name} continues as it was started"
            ))),
            None => Ok(()),
        }
    }

    fn players(&self, book: &Rulebook, chairs: &[String]) -> Result<Players, Failure> {
        players(book, &self.bot, self.seed, chairs)
    }
}

/// A game that was begun before.
#[derive(Debug)]
pub enum EarlierGame {
    File(PathBuf),
    Row(Library, String),
}

impl EarlierGame {
    /// A game by its file or its id.
    pub fn find(what: &str, data: &Data) -> Result<EarlierGame, Failure> {
        if is_file_of_a_game(what) || Path::new(what).is_file() {
            return Ok(EarlierGame::File(PathBuf::from(what)));
        }
        let unknown = || {
            Failure::usage(format!("there is no game `{what}` and no such file; `shamble play` lists games"))
        };
        let library = data.known()?.ok_or_else(unknown)?;
        match library.game(what).map_err(Failure::trouble)? {
            Some(it) => Ok(EarlierGame::Row(library, it.id)),
            None => Err(unknown()),
        }
    }

    pub fn place(&self) -> GamePlace<'_> {
        match self {
            EarlierGame::File(path) => path.into(),
            EarlierGame::Row(library, id) => library.row(id).into(),
        }
    }

    fn header(&self) -> Result<Header, Failure> {
        match self {
            EarlierGame::File(path) => store::peek(path).map_err(|it| self.wrong(&it)),
            EarlierGame::Row(library, id) => {
                let found = library.game(id).map_err(|it| self.wrong(&it))?;
                Ok(found.ok_or_else(|| self.wrong(&"it is gone"))?.header)
            }
        }
    }

    /// Whom each of its chairs plays, where that was written down.
    fn chairs(&self) -> Result<Vec<String>, Failure> {
        let header = self.header()?;
        let seats = header.about.get("seats").and_then(Value::as_array);
        let name = |it: &Value| it.as_str().unwrap_or_default().to_owned();
        Ok(seats.map(|it| it.iter().map(name).collect()).unwrap_or_default())
    }

    pub fn book(&self) -> Result<&'static Rulebook, Failure> {
        let id = self.header()?.book;
        shelf::book(&id).ok_or_else(|| self.wrong(&format!("there is no book `{id}`")))
    }

    fn name(&self) -> String {
        match self {
            EarlierGame::File(path) => path.display().to_string(),
            EarlierGame::Row(_, id) => id.clone(),
        }
    }

    /// What is wrong with it, which is named once.
    pub fn wrong(&self, trouble: &dyn std::fmt::Display) -> Failure {
        let (name, text) = (self.name(), trouble.to_string());
        Failure::usage(if text.contains(&name) { text } else { format!("{name}: {text}") })
    }
}

/// Who sits where, as it is typed: `steady`, `1=steady`. Of a game of which no chairs are known any may be meant.
pub(super) fn players(
    book: &Rulebook,
    bots: &[String],
    seed: Option<u64>,
    chairs: &[String],
) -> Result<Players, Failure> {
    let most = if chairs.is_empty() { usize::from(u8::MAX) } else { chairs.len() };
    let mut players = Players::people();
    for it in bots {
        let (chair, name) =
            it.split_once('=').map_or((None, it.as_str()), |(chair, name)| (Some(chair), name));
        let bot = book.bots.iter().find(|it| it.name == name).ok_or_else(|| {
            let known: Vec<&str> = book.bots.iter().map(|it| it.name).collect();
            Failure::usage(format!("--bot: there is no bot `{name}`; the bots are {}", known.join(", ")))
        })?;
        let seed = seed.unwrap_or_else(seed::fresh);
        match chair.map(str::parse::<u8>) {
            None => return Ok(Players::all(bot, seed)),
            Some(Ok(chair)) if (1..=most).contains(&usize::from(chair)) => {
                players.0.push((Seat(chair - 1), (bot.make)(seed)))
            }
            Some(_) => return Err(Failure::usage(format!("--bot {it}: {}", no_chair(chairs)))),
        }
    }
    Ok(players)
}

/// Which chairs there are, for whoever named another.
fn no_chair(chairs: &[String]) -> String {
    let each = |(at, plays): (usize, &String)| match plays.as_str() {
        "" => format!("{}", at + 1),
        plays => format!("{} ({plays})", at + 1),
    };
    let all: Vec<String> = chairs.iter().enumerate().map(each).collect();
    match &all[..] {
        [] => "a seat is a number from 1 to 255".to_owned(),
        [only] => format!("there is only seat {only} here"),
        all => format!("there is no such seat here; there are {}", all.join(", ")),
    }
}

fn is_file_of_a_game(what: &str) -> bool {
    Path::new(what).extension().is_some_and(|it| it == "shamble")
}

/// What the id of a game of this scenario begins with.
fn stem(what: &str) -> String {
    let stem = Path::new(what).file_stem().map_or("game".into(), |it| it.to_string_lossy());
    if store::is_plain(&stem) { stem.into_owned() } else { store::plain(&stem) }
}
