//! `shamble backup`: the whole library as one file.
use std::path::PathBuf;

use clap::Args;
use store::{BackupSummary, Error};

use crate::{failure::Failure, folder::Data, say};

#[derive(Debug, Args)]
pub struct Backup {
    /// The file to write; put into a data folder as `shamble.db`, it is the library again
    file: PathBuf,
    /// Replaces a file of that name
    #[arg(long)]
    overwrite: bool,
    #[command(flatten)]
    data: Data,
}

impl Backup {
    pub fn run(self) -> Result<(), Failure> {
        let copied = self.data.as_it_is()?.backup(&self.file, self.overwrite);
        let BackupSummary { games, campaigns, bytes } = copied.map_err(|it| match it {
            Error::Exists { .. } => Failure::usage(format!("{it}; --overwrite replaces it")),
            Error::LibraryItself { .. } => Failure::usage(it),
            other => Failure::trouble(other),
        })?;
        let of = |n: usize, what: &str| format!("{n} {what}{}", if n == 1 { "" } else { "s" });
        let (games, campaigns, kb) = (of(games, "game"), of(campaigns, "campaign"), bytes.div_ceil(1024));
        say::line(format!("Copied {games} and {campaigns} to {} ({kb} KB).", self.file.display()));
        Ok(())
    }
}
