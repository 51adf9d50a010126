//! A copy of the whole library in one file, made while anybody reads and writes.
use std::{
    fs::{self, File},
    path::{Path, PathBuf},
};

use rusqlite::{Connection, OpenFlags};

use super::{FILE, Library};
use crate::{
    Error,
    whole::{empty_beside, into_place},
};

/// What a copy holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BackupSummary {
    pub games: usize,
    pub campaigns: usize,
    pub bytes: u64,
}

const CAMPAIGNS: &str =
    "SELECT (SELECT count(*) FROM games WHERE kind = 'campaign') + (SELECT count(*) FROM campaigns)";

impl Library {
    /// Copies everything as it stands at one moment into a file of its own, which is on disk and whole when it gets its name. A
    /// file of that name is replaced only if that is wanted.
    pub fn backup(&self, to: &Path, replace: bool) -> Result<BackupSummary, Error> {
        if self.is_itself(to) {
            return Err(Error::LibraryItself { path: to.to_owned() });
        }
        if !replace && to.exists() {
            return Err(Error::Exists { path: to.to_owned() });
        }
        let beside = empty_beside(to)?;
        let copied = self.copy_into(&beside).and_then(|it| into_place(&beside, to, replace).map(|()| it));
        let _ = fs::remove_file(&beside);
        copied
    }

    fn copy_into(&self, new: &Path) -> Result<BackupSummary, Error> {
        let name = new.to_str().ok_or_else(|| Error::NotPlain { id: new.display().to_string() })?;
        self.connection().execute("VACUUM INTO ?1", [name])?;
        let file = File::open(new).map_err(|it| Error::of(it, new))?;
        file.sync_all().map_err(|it| Error::of(it, new))?;
        let bytes = file.metadata().map_err(|it| Error::of(it, new))?.len();
        let copy = Connection::open_with_flags(new, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        let whole: String = copy.query_row("PRAGMA quick_check(1)", [], |it| it.get(0))?;
        if whole != "ok" {
            return Err(Error::DamagedLibrary);
        }
        let count =
            |sql| copy.query_row(sql, [], |it| it.get::<_, i64>(0)).map(|it| it.unsigned_abs() as usize);
        let (games, campaigns) =
            (count("SELECT count(*) FROM games WHERE kind = 'game'")?, count(CAMPAIGNS)?);
        Ok(BackupSummary { games, campaigns, bytes })
    }

    /// Whether a path names a file of the library itself.
    fn is_itself(&self, path: &Path) -> bool {
        let (Some(name), Some(there)) = (path.file_name(), folder(path)) else { return false };
        let here = self.connection().path().and_then(|it| folder(Path::new(it)));
        here == Some(there)
            && ["", "-wal", "-shm", "-journal"].iter().any(|it| *name == *format!("{FILE}{it}"))
    }
}

/// The folder of a file by the one name that it has on this machine.
fn folder(path: &Path) -> Option<PathBuf> {
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty()).unwrap_or(Path::new("."));
    folder.canonicalize().ok()
}
