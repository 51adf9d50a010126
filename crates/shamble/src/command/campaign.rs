//! `shamble campaign`: a team kept in one file from scenario to scenario.
mod change;
mod play;

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use shelf::{Campaigns, Look, Shelved, Told};

use crate::{failure::Failure, say};

#[derive(Debug, Subcommand)]
pub enum Campaign {
    /// Begins a campaign with an empty team
    New(New),
    /// Shows the team, what it has played and what can be done now
    Show(Show),
    /// Makes a character and takes him into the team
    Add(change::Add),
    /// Plays a scenario with the team, or goes on with the game under way
    Play(play::Play),
    /// Learns a skill that a level has brought
    Learn(change::Learn),
    /// A medic's try after a game for one who turned in it
    Treat(change::Treat),
    /// Takes in a survivor whom the last game found
    Join(change::Join),
    /// Takes somebody, dead or alive, off the team
    Dismiss(change::Dismiss),
    /// Gives the game under way up, as if it had never begun
    Abandon(change::Abandon),
    /// Prints the JSON Schema of campaign files
    Schema(Schema),
}

impl Campaign {
    pub fn run(self) -> Result<(), Failure> {
        match self {
            Campaign::New(it) => it.run(),
            Campaign::Show(it) => it.run(),
            Campaign::Add(it) => it.run(),
            Campaign::Play(it) => it.run(),
            Campaign::Learn(it) => it.run(),
            Campaign::Treat(it) => it.run(),
            Campaign::Join(it) => it.run(),
            Campaign::Dismiss(it) => it.run(),
            Campaign::Abandon(it) => it.run(),
            Campaign::Schema(it) => it.run(),
        }
    }
}

#[derive(Debug, Args)]
pub struct New {
    /// The file to keep it in; there must be none yet
    file: PathBuf,
    /// What the campaign is called
    #[arg(long)]
    name: String,
    /// The book it is played by
    #[arg(long)]
    book: Option<String>,
}

impl New {
    fn run(self) -> Result<(), Failure> {
        let (_, campaigns) = campaigns(self.book.as_deref())?;
        if self.file.exists() {
            return Err(Failure::usage(format!("{}: there is such a file already", self.file.display())));
        }
        let text = (campaigns.new)(&self.name).map_err(|it| Failure::usage(format!("--name: {it}")))?;
        write(&self.file, &text)?;
        say::line(format!("{} is kept in {}", self.name, self.file.display()));
        Ok(())
    }
}

#[derive(Debug, Args)]
pub struct Show {
    /// The campaign's file
    file: PathBuf,
    /// The whole campaign as one JSON object
    #[arg(long)]
    json: bool,
}

impl Show {
    fn run(self) -> Result<(), Failure> {
        let look = Kept::open(&self.file)?.look()?;
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
        Ok(())
    }
}

#[derive(Debug, Args)]
pub struct Schema {
    /// Of what `add --given` takes instead
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

/// A campaign's file as it was read.
pub struct Kept {
    pub path: PathBuf,
    pub book: &'static Shelved,
    pub campaigns: Campaigns,
    pub text: String,
}

impl Kept {
    pub fn open(path: &Path) -> Result<Kept, Failure> {
        let wrong = |it: &dyn std::fmt::Display| Failure::usage(format!("{}: {it}", path.display()));
        let text = std::fs::read_to_string(path).map_err(|it| wrong(&it))?;
        let (book, campaigns) = shelf::campaigns_of(&text).map_err(|it| wrong(&it))?;
        Ok(Kept { path: path.to_owned(), book, campaigns, text })
    }

    pub fn look(&self) -> Result<Look, Failure> {
        (self.campaigns.look)(&self.text).map_err(|it| self.wrong(it))
    }

    /// What is wrong with what was asked of this campaign.
    pub fn wrong(&self, why: String) -> Failure {
        Failure::usage(format!("{}: {why}", self.path.display()))
    }
}

/// Puts a campaign in its file: after a crash there is the old one or the new one.
fn write(path: &Path, text: &str) -> Result<(), Failure> {
    store::replace_atomically(path, text.as_bytes())
        .map_err(|it| Failure::trouble(format!("{}: {it}", path.display())))
}

fn tell(told: &[Told]) {
    let mut last = "";
    for it in told {
        let name = if it.name == last { "" } else { &it.name };
        say::line(format!("  {name:<16} {:<44} {}", it.words, it.rule));
        last = &it.name;
    }
}

/// How a book keeps its campaigns: the book that is named, or the first that has any.
fn campaigns(id: Option<&str>) -> Result<(&'static Shelved, Campaigns), Failure> {
    shelf::campaigns(id).map_err(Failure::usage)
}
