//! Where games and campaigns are kept.
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;

use crate::failure::Failure;

/// The folder for games, made if it is not there.
pub fn games(data: Option<&Path>) -> Result<PathBuf, Failure> {
    let folder = data_folder(data)?.join("games");
    std::fs::create_dir_all(&folder).map_err(|it| Failure::trouble(format!("{}: {it}", folder.display())))?;
    Ok(folder)
}

fn data_folder(data: Option<&Path>) -> Result<PathBuf, Failure> {
    if let Some(data) = data {
        return Ok(data.to_owned());
    }
    let base = etcetera::choose_base_strategy()
        .map_err(|it| Failure::trouble(format!("no folder for games ({it}); name one with --data")))?;
    Ok(base.data_dir().join("shamble"))
}

/// The games that can be gone on with, the latest first.
pub fn saved(data: Option<&Path>) -> Vec<PathBuf> {
    let Ok(folder) = games(data) else { return Vec::new() };
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut found: Vec<(std::time::SystemTime, PathBuf)> = entries
        .flatten()
        .filter(|it| it.path().extension().is_some_and(|it| it == "shamble"))
        .filter_map(|it| Some((it.metadata().ok()?.modified().ok()?, it.path())))
        .collect();
    found.sort_unstable_by(|a, b| b.cmp(a));
    found.into_iter().map(|it| it.1).collect()
}

/// How long ago a file was written, in words.
pub fn age(path: &Path) -> String {
    store::ago(std::fs::metadata(path).and_then(|it| it.modified()).ok())
}
