//! Loose games, chairs and campaigns of an earlier version: taken into the library once, then put aside.
use std::{
    fs,
    path::{Path, PathBuf},
};

use store::{Body, Bundle, BundleKind, Library, NewGame};

use super::{check, games_of, id_of, import_campaign, read_campaign};
use crate::GameFault;

/// The folder for what was taken over; nothing is ever deleted.
const ASIDE: &str = "taken-over";

/// Takes over what lies in the folder and in its folder for games; what has to be said about it.
pub fn all(library: &Library, folder: &Path) -> Vec<String> {
    let places = [folder.to_owned(), folder.join("games")];
    let is_loose = |it: &PathBuf| !files(it, "json").is_empty() || !files(it, "shamble").is_empty();
    if !places.iter().any(is_loose) {
        return Vec::new();
    }
    // Of two programs that start at once, one takes over and the other waits for it.
    let turn = match turn(folder) {
        Ok(turn) => turn,
        Err(why) => return vec![format!("loose games were left where they are: {why}")],
    };
    let remarks = places.iter().flat_map(|it| from(library, folder, it)).collect();
    drop(turn);
    remarks
}

fn turn(folder: &Path) -> std::io::Result<fs::File> {
    fs::create_dir_all(folder.join(ASIDE))?;
    let file = fs::File::create(folder.join(ASIDE).join(".lock"))?;
    file.lock()?;
    Ok(file)
}

fn from(library: &Library, folder: &Path, place: &Path) -> Vec<String> {
    let mut remarks = Vec::new();
    // Campaigns first: they bring their games along.
    for file in files(place, "json") {
        let told = campaign(library, &file).and_then(|all| aside(folder, &all));
        remarks.extend(told.err().map(|it| left(&file, &it)));
    }
    for file in files(place, "shamble") {
        let told = game(library, &file).and_then(|all| aside(folder, &all));
        remarks.extend(told.err().map(|it| left(&file, &it)));
    }
    remarks
}

fn left(file: &Path, why: &GameFault) -> String {
    let name = file.file_name().map_or_else(String::new, |it| it.to_string_lossy().into_owned());
    format!("{name} was left where it is: {why}")
}

/// The files of a folder whose names end so, in their order.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut found: Vec<PathBuf> = entries.flatten().map(|it| it.path()).collect();
    found.retain(|it| it.extension().is_some_and(|it| it == extension) && it.is_file());
    found.sort();
    found
}

fn read(file: &Path) -> Result<Vec<u8>, GameFault> {
    // A game that an older program still plays is not taken from under its hands.
    let locked = || GameFault::Other("it is open in another program".to_owned());
    let open = fs::File::open(file).map_err(|it| GameFault::Other(it.to_string()))?;
    open.try_lock().map_err(|_| locked())?;
    fs::read(file).map_err(|it| GameFault::Other(it.to_string()))
}

/// Takes over one game with its chairs; the files that go aside.
fn game(library: &Library, file: &Path) -> Result<Vec<PathBuf>, GameFault> {
    let text = read(file)?;
    let seats = file.with_extension("seats");
    let id = id_of(&file.file_name().unwrap_or_default().to_string_lossy());
    // A stop between taking in and putting aside leaves both.
    if !library.holds(&id, &text)? {
        let chairs = fs::read_to_string(&seats).ok();
        let (_, note) = check(&text)?;
        let written = fs::metadata(file).and_then(|it| it.modified()).ok();
        let kind = BundleKind::Game;
        library.add(&NewGame { id: &id, text: &text, note, chairs: chairs.as_deref(), written, kind })?;
    }
    Ok([file.to_owned(), seats].into_iter().filter(|it| it.exists()).collect())
}

/// Takes over one campaign with the games beside it; the files that go aside. A file that is something else stays.
fn campaign(library: &Library, file: &Path) -> Result<Vec<PathBuf>, GameFault> {
    let Some(bundle) = read_campaign(&read(file)?) else { return Ok(Vec::new()) };
    let id = id_of(&file.file_stem().unwrap_or_default().to_string_lossy());
    let (bundle, mut files) = with_games(bundle, file)?;
    // A stop between taking in and putting aside leaves both.
    if !is_known(library, &id, &bundle)? {
        import_campaign(library, &id, &bundle)?;
    }
    files.push(file.to_owned());
    Ok(files)
}

/// Whether the library has the campaign that this text begins.
fn is_known(library: &Library, id: &str, bundle: &Bundle) -> Result<bool, GameFault> {
    let (Body::Text(text), Some(kept)) = (&bundle.body, library.text(id)?) else { return Ok(false) };
    let (lines, _) = super::old::taken_over(library, &bundle.book, &bundle.name, text)?;
    let start = |it: &[u8]| {
        it.split(|it| *it == b'\n')
            .nth(1)
            .and_then(|it| it.split(|it| *it == b'\t').next().map(<[u8]>::to_vec))
    };
    Ok(start(&kept) == start(&lines))
}

/// The campaign with those of its games that lie beside its file, and their files.
pub fn with_games(mut bundle: Bundle, file: &Path) -> Result<(Bundle, Vec<PathBuf>), GameFault> {
    let mut files = Vec::new();
    for name in games_of(&bundle) {
        let beside = file.with_file_name(&name);
        if beside.is_file() && !files.contains(&beside) {
            bundle.games.push((name, read(&beside)?));
            files.push(beside);
        }
    }
    Ok((bundle, files))
}

/// Puts files into the folder for what was taken over, under names of their own.
fn aside(folder: &Path, files: &[PathBuf]) -> Result<(), GameFault> {
    if files.is_empty() {
        return Ok(());
    }
    let said = |it: std::io::Error| GameFault::Other(it.to_string());
    let aside = folder.join(ASIDE);
    for file in files {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let others = (2..).map(|n| format!("{n}-{name}"));
        let free = [name.clone()].into_iter().chain(others).map(|it| aside.join(it)).find(|it| !it.exists());
        fs::rename(file, free.unwrap_or_else(|| aside.join(&name))).map_err(said)?;
    }
    Ok(())
}
