//! `shamble campaign`: a team kept in the library from game to game.
mod play;
mod show;

use std::path::Path;

use clap::{Args, Subcommand};
use kernel::dice::{SeededDice, TypedDice};
use shelf::{Campaigns, Game, Players, Rulebook, Source};
use store::Library;

use super::own::Own;
use crate::{failure::Failure, folder::Data, say, seed};

#[derive(Debug, Subcommand)]
pub enum CampaignCommand {
    /// Lists the campaigns
    List(List),
    /// Begins a campaign
    New(NewCampaign),
    /// Shows the team, what has happened and what is asked now
    Show(show::Show),
    /// Continues a campaign: answer its questions and play its games
    Play(play::Play),
    /// Undoes the last answer
    Undo(play::Undo),
    /// Prints the JSON Schema of a campaign's text
    Schema(Schema),
}

impl CampaignCommand {
    pub fn run(self) -> Result<(), Failure> {
        match self {
            CampaignCommand::List(it) => it.run(),
            CampaignCommand::New(it) => it.run(),
            CampaignCommand::Show(it) => it.run(),
            CampaignCommand::Play(it) => it.run(),
            CampaignCommand::Undo(it) => it.run(),
            CampaignCommand::Schema(it) => it.run(),
        }
    }
}

#[derive(Debug, Args)]
pub struct List {
    #[command(flatten)]
    data: Data,
}

impl List {
    fn run(self) -> Result<(), Failure> {
        let all = self.data.library()?.campaigns().map_err(Failure::trouble)?;
        if all.is_empty() {
            say::line("No campaigns yet; `shamble campaign new` starts one");
        }
        for it in all {
            let games =
                if it.games.len() == 1 { "1 game".to_owned() } else { format!("{} games", it.games.len()) };
            say::line(format!("  {:<20} {} ({games}, {})", it.id, it.name, store::ago(Some(it.written))));
        }
        say::line("\nReady to begin, with `shamble campaign new NAME --ready ID`:");
        for (book, it) in shelf::ready() {
            let (title, about) = (it.told)();
            say::line(format!("  {:<20} {title} ({})", it.id, book.short));
            say::indented(&about, "    ");
        }
        Ok(())
    }
}

#[derive(Debug, Args)]
pub struct NewCampaign {
    /// A short name to call it by on this command line: home
    campaign: String,
    /// What the campaign is called
    #[arg(long, required_unless_present = "ready")]
    name: Option<String>,
    /// The book it is played by
    #[arg(long)]
    book: Option<String>,
    /// Starts a ready-made campaign: see `shamble campaign list`
    #[arg(long, value_name = "ID", conflicts_with = "book")]
    ready: Option<String>,
    /// Roll your own dice between the games: the campaign says which, and you type what you rolled
    #[arg(long, conflicts_with = "seed")]
    my_dice: bool,
    /// Rolls from this seed instead of at random
    #[arg(long)]
    seed: Option<u64>,
    #[command(flatten)]
    own: Own,
    #[command(flatten)]
    data: Data,
}

impl NewCampaign {
    fn run(self) -> Result<(), Failure> {
        if !store::is_plain(&self.campaign) {
            let plain = store::plain(&self.campaign);
            return Err(Failure::usage(format!(
                "a campaign's id has letters, digits and dashes only, 80 at most: for example `{plain}`"
            )));
        }
        let (book, campaigns, name, text) = match &self.ready {
            Some(id) => self.ready(id)?,
            None => {
                let (book, campaigns) = campaigns(self.book.as_deref())?;
                self.own.take_for(book)?;
                let name = self.name.clone().unwrap_or_default();
                let text = (campaigns.new)(&name).map_err(|it| Failure::usage(format!("--name: {it}")))?;
                (book, campaigns, name, text)
            }
        };
        let source = match self.my_dice {
            true => Source::Typed(TypedDice::new([])),
            false => Source::Seeded(SeededDice::new(self.seed.unwrap_or_else(seed::fresh))),
        };
        let started = (campaigns.start)(&text, Players::people(), source);
        let mut game = started.map_err(|it| Failure::usage(format!("{}: {it}", book.id)))?;
        let library = self.data.library()?;
        let place = library.row(&self.campaign).as_campaign();
        let about = shelf::library::about(&name, campaigns.chairs);
        game.keep_in(place.into(), about).map_err(Failure::usage)?;
        say::line(format!("{name} is saved in the library as {}", self.campaign));
        say::line(format!("`shamble campaign play {}` plays it.", self.campaign));
        Ok(())
    }

    /// One that comes with the program, called as it is unless it was given a name.
    fn ready(&self, id: &str) -> Result<(&'static Rulebook, Campaigns, String, String), Failure> {
        let Some((book, ready)) = shelf::ready().find(|it| it.1.id == id) else {
            let known: Vec<&str> = shelf::ready().map(|it| it.1.id).collect();
            let known = known.join(", ");
            return Err(Failure::usage(format!("--ready: there is no campaign `{id}`; there are {known}")));
        };
        self.own.take_for(book)?;
        let (_, campaigns) = campaigns(Some(book.id))?;
        let name = self.name.clone().unwrap_or_else(|| (ready.told)().0);
        let text = (ready.new)(&name).map_err(|it| Failure::usage(format!("--ready {id}: {it}")))?;
        Ok((book, campaigns, name, text))
    }
}

#[derive(Debug, Args)]
pub struct Schema {
    /// The book that the campaign is played by
    #[arg(long)]
    book: Option<String>,
}

impl Schema {
    fn run(self) -> Result<(), Failure> {
        let (_, campaigns) = campaigns(self.book.as_deref())?;
        say::line((campaigns.schema)().trim_end());
        Ok(())
    }
}

/// A campaign that was taken up from the library.
pub struct OpenCampaign {
    pub library: Library,
    pub id: String,
    pub book: &'static Rulebook,
    pub game: Box<dyn Game>,
}

impl OpenCampaign {
    /// Takes a campaign up and goes to where it stands.
    pub fn open(id: &str, data: &Data) -> Result<OpenCampaign, Failure> {
        let library = data.library()?;
        let row = library.campaign(id).map_err(Failure::trouble)?.ok_or_else(|| unknown(id, &library))?;
        let none = || Failure::usage(format!("{id}: there is no book `{}`", row.book));
        let book = shelf::book(&row.book).ok_or_else(none)?;
        let opened = book.take_up(library.row(id).into(), Players::people());
        let opened = opened.map_err(|it| Failure::usage(format!("{id}: {it}")))?;
        opened.remarks.iter().for_each(|it| say::trouble(it));
        let mut game = opened.game;
        game.advance().map_err(Failure::trouble)?;
        Ok(OpenCampaign { library, id: id.to_owned(), book, game })
    }

    /// What is wrong with what was asked of this campaign.
    pub fn wrong(&self, why: impl std::fmt::Display) -> Failure {
        Failure::usage(format!("{}: {why}", self.id))
    }
}

/// Campaigns used to be files.
fn unknown(id: &str, library: &Library) -> Failure {
    if Path::new(id).is_file() {
        return Failure::usage(format!(
            "{id}: campaigns are kept in the library now; `shamble import {id}` takes it in"
        ));
    }
    let known: Vec<String> = library.campaigns().unwrap_or_default().into_iter().map(|it| it.id).collect();
    match known.is_empty() {
        true => Failure::usage(format!("there is no campaign `{id}`; `shamble campaign new` begins one")),
        false => Failure::usage(format!("there is no campaign `{id}`; yours: {}", known.join(", "))),
    }
}

/// How a book keeps its campaigns: the book that is named, or the first that has any.
fn campaigns(id: Option<&str>) -> Result<(&'static Rulebook, Campaigns), Failure> {
    shelf::campaigns(id).map_err(Failure::usage)
}
