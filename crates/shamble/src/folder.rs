//! Where games and campaigns are kept.
use std::path::{Path, PathBuf};

use clap::Args;
use etcetera::BaseStrategy;
use store::Library;

use crate::{failure::Failure, say};

/// The folder of the library, as it is named on the command line.
#[derive(Clone, Debug, Default, Args)]
pub struct Data {
    /// The folder for games and campaigns
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Data {
    /// Opens the library, which is made if it is not there.
    pub fn library(&self) -> Result<Library, Failure> {
        let folder = self.folder()?;
        let (library, remarks) = shelf::library::open(&folder).map_err(|it| in_folder(&folder, &it))?;
        remarks.iter().for_each(|it| say::trouble(it));
        library.write_back_when_quiet();
        Ok(library)
    }

    /// Opens the library to look for something; none where nothing was ever kept, so that a wrong name does not make one.
    pub fn known(&self) -> Result<Option<Library>, Failure> {
        let folder = self.folder()?;
        let is_bare = std::fs::read_dir(&folder).map_or(!folder.exists(), |mut it| it.next().is_none());
        if is_bare { Ok(None) } else { self.library().map(Some) }
    }

    /// Opens the library as it is; nothing is made and nothing taken over.
    pub fn as_it_is(&self) -> Result<Library, Failure> {
        let folder = self.folder()?;
        if !Library::is_in(&folder) {
            return Err(in_folder(&folder, &"there is no shamble.db here yet"));
        }
        let library = Library::open(&folder).map_err(|it| in_folder(&folder, &it))?;
        library.remark().into_iter().for_each(say::trouble);
        Ok(library)
    }

    fn folder(&self) -> Result<PathBuf, Failure> {
        if let Some(data) = &self.data {
            if data.exists() && !data.is_dir() {
                return Err(Failure::usage(format!("{}: this is a file, not a folder", data.display())));
            }
            return Ok(data.clone());
        }
        let base = etcetera::choose_base_strategy()
            .map_err(|it| Failure::trouble(format!("no folder for games ({it}); name one with --data")))?;
        Ok(base.data_dir().join("shamble"))
    }
}

/// What is wrong with a folder, which is named once.
fn in_folder(folder: &Path, trouble: &dyn std::fmt::Display) -> Failure {
    let (name, text) = (folder.display().to_string(), trouble.to_string());
    Failure::trouble(if text.contains(&name) { text } else { format!("{name}: {text}") })
}
