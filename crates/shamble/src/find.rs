//! Finding what a name on the command line means: a scenario that comes with the program, or a file.
use std::{io::Read, path::Path};

use shelf::{Prepared, Shelved};

use crate::{command, failure::Failure};

/// The longest file that is read.
const MOST_BYTES: u64 = 16 << 20;

/// A scenario by its id or its file, with parameters set as `name=value`.
pub fn scenario(name: &str, set: &[String]) -> Result<(&'static Shelved, Box<dyn Prepared>), Failure> {
    let set = settings(set)?;
    let set: Vec<(&str, u16)> = set.iter().map(|it| (it.0.as_str(), it.1)).collect();
    for book in shelf::BOOKS {
        if let Some((_, text)) = (book.scenarios)().iter().find(|it| it.0 == name) {
            return read(book, name, text, &set);
        }
    }
    let path = Path::new(name);
    if !path.exists() {
        let known: Vec<&str> = shelf::BOOKS.iter().flat_map(|it| (it.scenarios)()).map(|it| it.0).collect();
        return Err(Failure::usage(format!(
            "there is no scenario `{name}` and no such file; there is {}",
            known.join(", ")
        )));
    }
    let text = text(path)?;
    read(&shelf::BOOKS[0], name, &text, &set)
}

/// The text of a file that somebody named; not of one without an end.
pub fn text(path: &Path) -> Result<String, Failure> {
    let wrong = |it: &dyn std::fmt::Display| Failure::usage(format!("{}: {it}", path.display()));
    let file = std::fs::File::open(path).map_err(|it| wrong(&it))?;
    let mut bytes = Vec::new();
    file.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(|it| wrong(&it))?;
    if MOST_BYTES < bytes.len() as u64 {
        return Err(wrong(&"more than 16 MB are no scenario"));
    }
    String::from_utf8(bytes).map_err(|_| wrong(&"this is not text"))
}

fn read(
    book: &'static Shelved,
    name: &str,
    text: &str,
    set: &[(&str, u16)],
) -> Result<(&'static Shelved, Box<dyn Prepared>), Failure> {
    let scenario =
        (book.read)(text, set).map_err(|it| Failure::usage(format!("{name}: {}", command::said(&it))))?;
    Ok((book, scenario))
}

fn settings(set: &[String]) -> Result<Vec<(String, u16)>, Failure> {
    let setting = |it: &String| {
        let (name, value) = it.split_once('=').ok_or(())?;
        Ok((name.to_owned(), value.parse().map_err(|_| ())?))
    };
    set.iter()
        .map(|it| {
            setting(it).map_err(|()| {
                Failure::usage(format!("--set {it}: takes NAME=NUMBER, a whole number up to 65535"))
            })
        })
        .collect()
}
