//! `shamble export` and `shamble import`: games and campaigns handed on as files.
use std::path::{Path, PathBuf};

use clap::Args;
use shelf::{
    GameFault,
    library::{self, ImportedItem},
};

use crate::{failure::Failure, find, folder::Data, say};

#[derive(Debug, Args)]
pub struct Export {
    /// The name of a game or of a campaign
    what: String,
    /// The file to write; it must not exist yet
    file: PathBuf,
    #[command(flatten)]
    data: Data,
}

impl Export {
    pub fn run(self) -> Result<(), Failure> {
        let unknown = || Failure::usage(library::no_such(&self.what));
        let library = self.data.known()?.ok_or_else(unknown)?;
        let (_, bytes) = library::export(&library, &self.what).map_err(Failure::usage)?;
        store::create_whole(&self.file, &bytes).map_err(Failure::trouble)?;
        say::line(format!("Exported {} to {}", self.what, self.file.display()));
        Ok(())
    }
}

#[derive(Debug, Args)]
pub struct Import {
    /// An exported file, a game's file, or a campaign file of an earlier version with its games beside it
    file: PathBuf,
    #[command(flatten)]
    data: Data,
}

impl Import {
    pub fn run(self) -> Result<(), Failure> {
        let bytes = find::bytes(&self.file)?;
        let wrong = |it: GameFault| match it {
            GameFault::Disk(words) => Failure::trouble(words),
            GameFault::GoneOn | GameFault::Diverged(_) | GameFault::Other(_) => {
                Failure::usage(format!("{}: {it}", self.file.display()))
            }
        };
        let library = match self.data.known()? {
            Some(library) => library,
            // What cannot be imported makes no library.
            None => library::can_import(&bytes).map_err(wrong).and_then(|()| self.data.library())?,
        };
        let imported = match loose_campaign(&library, &self.file, &bytes) {
            Some(done) => done.map(ImportedItem::Campaign),
            None => library::import(&library, &bytes),
        };
        match imported.map_err(wrong)? {
            ImportedItem::Game(id) => {
                say::line(format!("Imported as {id}; `shamble play {id}` continues it."))
            }
            ImportedItem::Campaign(id) => {
                say::line(format!("Imported as {id}; `shamble campaign show {id}` shows it."));
            }
        }
        Ok(())
    }
}

/// A campaign as an earlier version kept it, taken in under the name of its file.
fn loose_campaign(library: &store::Library, file: &Path, bytes: &[u8]) -> Option<Result<String, GameFault>> {
    let bundle = library::read_campaign(bytes)?;
    let stem = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let id = if store::is_plain(&stem) { stem } else { store::plain(&stem) };
    let whole = library::with_games(bundle, file);
    Some(whole.and_then(|(bundle, _)| library::import_campaign(library, &id, &bundle)))
}
