//! `shamble campaign`: a team kept in the library from scenario to scenario.
mod change;
mod course;
mod play;

use std::path::Path;

use clap::{Args, Subcommand};
use kernel::Origin;
use shelf::{Campaigns, Look, Shelved, Told};
use store::Library;

use super::own::Own;
use crate::{failure::Failure, folder::Data, say};

#[derive(Debug, Subcommand)]
pub enum Campaign {
    /// Lists the campaigns
    List(List),
    /// Begins a campaign with an empty team
    New(New),
    /// Shows the team, what it has played and what can be done now
    Show(Show),
    /// Creates a character and adds them to the team
    Add(change::Add),
    /// Plays a scenario with the team, or continues the game in progress
    Play(play::Play),
    /// Learns a skill that a level has brought
    Learn(change::Learn),
    /// Lets a medic try to save somebody who turned in the last game
    Treat(change::Treat),
    /// Takes in a survivor found in the last game
    Join(change::Join),
    /// Takes somebody, dead or alive, off the team
    Dismiss(change::Dismiss),
    /// Abandons the game in progress, as if it had never begun
    Abandon(change::Abandon),
    /// Answers what the campaign asks (see `shamble campaign show`)
    Answer(course::Answer),
    /// Undoes the last answer
    Undo(course::Undo),
    /// Makes the rolls that the last game left open
    Roll(course::Roll),
    /// Hands something from one to another, or to or from the common store
    Hand(course::Hand),
    /// Gives somebody one of the team's remedies
    Cure(course::Cure),
    /// Prints the JSON Schema of a campaign
    Schema(Schema),
}

impl Campaign {
    pub fn run(self) -> Result<(), Failure> {
        match self {
            Campaign::List(it) => it.run(),
            Campaign::New(it) => it.run(),
            Campaign::Show(it) => it.run(),
            Campaign::Add(it) => it.run(),
            Campaign::Play(it) => it.run(),
            Campaign::Learn(it) => it.run(),
            Campaign::Treat(it) => it.run(),
            Campaign::Join(it) => it.run(),
            Campaign::Dismiss(it) => it.run(),
            Campaign::Abandon(it) => it.run(),
            Campaign::Answer(it) => it.run(),
            Campaign::Undo(it) => it.run(),
            Campaign::Roll(it) => it.run(),
            Campaign::Hand(it) => it.run(),
            Campaign::Cure(it) => it.run(),
            Campaign::Schema(it) => it.run(),
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
            say::line("There is no campaign yet; see `shamble campaign new`");
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
pub struct New {
    /// A short name to call it by on this command line: home
    campaign: String,
    /// What the campaign is called
    #[arg(long, required_unless_present = "ready")]
    name: Option<String>,
    /// The book it is played by
    #[arg(long)]
    book: Option<String>,
    /// Begins one that comes with the program, with somebody ready to go: see `shamble campaign list`
    #[arg(long, value_name = "ID", conflicts_with = "book")]
    ready: Option<String>,
    #[command(flatten)]
    own: Own,
    #[command(flatten)]
    data: Data,
}

impl New {
    fn run(self) -> Result<(), Failure> {
        let (book, name, text) = match &self.ready {
            Some(id) => self.ready(id)?,
            None => {
                let (book, campaigns) = campaigns(self.book.as_deref())?;
                self.own.take_for(book)?;
                let name = self.name.clone().unwrap_or_default();
                let text = (campaigns.new)(&name).map_err(|it| Failure::usage(format!("--name: {it}")))?;
                (book, name, text)
            }
        };
        let library = self.data.library()?;
        library.new_campaign(&self.campaign, book.id, &name, &text).map_err(Failure::usage)?;
        say::line(format!("{name} is kept in the library as {}", self.campaign));
        Ok(())
    }

    /// One that comes with the program, called as it is unless it was given a name.
    fn ready(&self, id: &str) -> Result<(&'static Shelved, String, String), Failure> {
        let Some((book, ready)) = shelf::ready().find(|it| it.1.id == id) else {
            let known: Vec<&str> = shelf::ready().map(|it| it.1.id).collect();
            let known = known.join(", ");
            return Err(Failure::usage(format!("--ready: there is no campaign `{id}`; there is {known}")));
        };
        self.own.take_for(book)?;
        let name = self.name.clone().unwrap_or_else(|| (ready.told)().0);
        let text = (ready.new)(&name).map_err(|it| Failure::usage(format!("--ready {id}: {it}")))?;
        Ok((book, name, text))
    }
}

#[derive(Debug, Args)]
pub struct Show {
    /// The campaign
    campaign: String,
    /// The whole campaign as one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    data: Data,
}

impl Show {
    fn run(self) -> Result<(), Failure> {
        let look = Kept::open(&self.campaign, &self.data)?.look()?;
        if self.json {
            say::json(&look.value);
            return Ok(());
        }
        say::line(&look.name);
        if look.sheets.is_empty() {
            say::line("  nobody is in the team yet; see `shamble campaign add`");
        }
        for sheet in &look.sheets {
            say::line(format!("\n{}", sheet.name));
            for (name, value) in &sheet.lines {
                say::line(format!("  {name:<14} {value}"));
            }
        }
        if !look.remarks.is_empty() {
            say::line("");
        }
        look.remarks.iter().for_each(|it| say::line(format!("  {it}")));
        if let Some(own) = &look.own_tables {
            say::line(format!("  plays by your own tables: {}", own.name));
        }
        course::show(&self.campaign, &look);
        Ok(())
    }
}

#[derive(Debug, Args)]
pub struct Schema {
    /// Prints the schema of what `add --given` takes instead
    #[arg(long)]
    character: bool,
    /// The book that the campaign is played by
    #[arg(long)]
    book: Option<String>,
}

impl Schema {
    fn run(self) -> Result<(), Failure> {
        let (_, campaigns) = campaigns(self.book.as_deref())?;
        let schema = if self.character { campaigns.schema_of_new } else { campaigns.schema };
        say::line(schema().trim_end());
        Ok(())
    }
}

/// A campaign as it was read from the library.
pub struct Kept {
    pub library: Library,
    pub row: store::Campaign,
    pub book: &'static Shelved,
    pub campaigns: Campaigns,
}

impl Kept {
    pub fn open(id: &str, data: &Data) -> Result<Kept, Failure> {
        let library = data.library()?;
        let row = library.campaign(id).map_err(Failure::trouble)?.ok_or_else(|| unknown(id, &library))?;
        let (book, campaigns) =
            campaigns(Some(&row.book)).map_err(|it| Failure::usage(format!("{id}: {}", it.message)))?;
        Ok(Kept { library, row, book, campaigns })
    }

    pub fn look(&self) -> Result<Look, Failure> {
        (self.campaigns.look)(&self.row.text).map_err(|it| self.wrong(it))
    }

    /// Puts the changed text in the place of the one that was read; if somebody else was faster, nothing changes.
    pub fn change(&self, text: &str) -> Result<(), Failure> {
        let changed = self.library.change_campaign(&self.row.id, &self.row.text, text);
        changed.map_err(|it| Failure::trouble(format!("{}: {it}", self.row.id)))
    }

    /// What is wrong with what was asked of this campaign.
    pub fn wrong(&self, why: String) -> Failure {
        Failure::usage(format!("{}: {why}", self.row.id))
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
        false => Failure::usage(format!("there is no campaign `{id}`; there is {}", known.join(", "))),
    }
}

fn tell(told: &[Told]) {
    let mut last = "";
    for it in told {
        let name = if it.name == last { "" } else { &it.name };
        let yours = if it.origin == Origin::Yours { ", your tables" } else { "" };
        say::line(format!("  {name:<16} {:<44} {}{yours}", it.words, it.rule));
        last = &it.name;
    }
}

/// How a book keeps its campaigns: the book that is named, or the first that has any.
fn campaigns(id: Option<&str>) -> Result<(&'static Shelved, Campaigns), Failure> {
    shelf::campaigns(id).map_err(Failure::usage)
}
