//! Files that are replaced as a whole: after a crash there is the old one or the new one.
use std::{
    fs::{self, File},
    io::Write,
    path::{Path, PathBuf},
    time::SystemTime,
};

use crate::Error;

/// Writes a file so that it is never seen half written.
pub fn replace_atomically(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    let (beside, _) = write_beside(path, bytes)?;
    let placed = into_place(&beside, path, true);
    if placed.is_err() {
        let _ = fs::remove_file(&beside);
    }
    placed
}

/// Writes a new file whole, under a name that must not be taken yet.
pub fn create_whole(path: &Path, bytes: &[u8]) -> Result<File, Error> {
    let (beside, file) = write_beside(path, bytes)?;
    let placed = into_place(&beside, path, false);
    let _ = fs::remove_file(&beside);
    placed.map(|()| file)
}

/// Gives a file that is written and synced its name, which is taken from another only if that is to be replaced.
pub(crate) fn into_place(beside: &Path, path: &Path, replace: bool) -> Result<(), Error> {
    let place = || {
        if replace {
            return fs::rename(beside, path);
        }
        match fs::hard_link(beside, path) {
            // A link does not overwrite, a rename does; some file systems have no links.
            Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists && !path.exists() => {
                fs::rename(beside, path)
            }
            linked => linked,
        }
    };
    place().map_err(|it| Error::of(it, path))?;
    sync_folder(path)
}

/// An empty file in the same folder, under a name of its own.
pub(crate) fn empty_beside(path: &Path) -> Result<PathBuf, Error> {
    Ok(write_beside(path, b"")?.0)
}

/// A synced file in the same folder, under a name of its own.
fn write_beside(path: &Path, bytes: &[u8]) -> Result<(PathBuf, File), Error> {
    let name = path.file_name().map_or_else(String::new, |it| it.to_string_lossy().into_owned());
    for attempt in 0.. {
        let beside = path.with_file_name(format!(".{name}.{}-{attempt}.new", std::process::id()));
        let mut file = match File::options().read(true).write(true).create_new(true).open(&beside) {
            Ok(file) => file,
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists && attempt < 1000 => continue,
            Err(error) => return Err(Error::of(error, path)),
        };
        let written = file.write_all(bytes).and_then(|()| file.sync_all());
        if let Err(error) = written {
            let _ = fs::remove_file(&beside);
            return Err(Error::of(error, path));
        }
        return Ok((beside, file));
    }
    Err(Error::Exists { path: path.to_owned() })
}

/// Makes a new name in a folder last. Where folders cannot be opened (Windows), it lasts without.
pub(crate) fn sync_folder(path: &Path) -> Result<(), Error> {
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty()).unwrap_or(Path::new("."));
    match File::open(folder) {
        Ok(folder) => folder.sync_all().map_err(|it| Error::of(it, path)),
        Err(_) if cfg!(windows) => Ok(()),
        Err(error) => Err(Error::of(error, path)),
    }
}

/// How long ago a file was written, in words.
pub fn ago(written: Option<SystemTime>) -> String {
    let seconds = written.and_then(|it| it.elapsed().ok()).map_or(0, |it| it.as_secs());
    let of = |n: u64, what: &str| format!("{n} {what}{} ago", if n == 1 { "" } else { "s" });
    match seconds {
        0..60 => "just now".to_owned(),
        60..3600 => of(seconds / 60, "minute"),
        3600..86_400 => of(seconds / 3600, "hour"),
        _ => of(seconds / 86_400, "day"),
    }
}
