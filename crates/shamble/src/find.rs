//! Finding what a name on the command line means: a scenario that comes with the program, or a file.
use std::{borrow::Cow, io::Read, path::Path};

use shelf::{PlayableScenario, Rulebook};

use crate::failure::Failure;

/// The longest file that is read.
const MOST_BYTES: u64 = 16 << 20;

/// A scenario by its id or its file, with parameters set as `name=value`.
pub fn scenario(
    name: &str,
    set: &[String],
) -> Result<(&'static Rulebook, Box<dyn PlayableScenario>), Failure> {
    let set = worded(set)?;
    let set: Vec<(&str, &str)> = set.iter().map(|it| (it.0.as_str(), it.1.as_str())).collect();
    let (book, text) = text(name)?;
    let book = book.map_or_else(|| book_of(name, &text), Ok)?;
    let wrong = |it: String| Failure::usage(format!("{name}: {it}"));
    let text = (book.set)(&text, &set).map_err(wrong)?;
    let scenario = (book.read)(&text, &[]).map_err(wrong)?;
    Ok((book, scenario))
}

/// The text of a scenario by its id or its file; one that comes with the program is of a known book.
pub fn text(name: &str) -> Result<(Option<&'static Rulebook>, Cow<'static, str>), Failure> {
    for book in shelf::books() {
        if let Some((_, text)) = (book.scenarios)().iter().find(|it| it.0 == name) {
            return Ok((Some(book), Cow::Borrowed(text)));
        }
    }
    let path = Path::new(name);
    if !path.exists() {
        let known: Vec<&str> = shelf::books().iter().flat_map(|it| (it.scenarios)()).map(|it| it.0).collect();
        return Err(Failure::usage(format!(
            "there is no scenario or file `{name}`; the scenarios are {}",
            known.join(", ")
        )));
    }
    Ok((None, Cow::Owned(file(path)?)))
}

/// The text of a file that somebody named; not of one without an end.
pub fn file(path: &Path) -> Result<String, Failure> {
    String::from_utf8(bytes(path)?)
        .map_err(|_| Failure::usage(format!("{}: this is not text", path.display())))
}

pub fn bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    let wrong = |it: &dyn std::fmt::Display| Failure::usage(format!("{}: {it}", path.display()));
    let file = std::fs::File::open(path).map_err(|it| wrong(&store::of_system(&it)))?;
    let mut bytes = Vec::new();
    file.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(|it| wrong(&store::of_system(&it)))?;
    if MOST_BYTES < bytes.len() as u64 {
        return Err(wrong(&"files of more than 16 MB are not read"));
    }
    Ok(bytes)
}

/// Parameters as they are typed: `name=value`.
pub fn worded(set: &[String]) -> Result<Vec<(String, String)>, Failure> {
    let each = set.iter().map(|it| match it.split_once('=') {
        Some((name, value)) => Ok((name.trim().to_owned(), value.trim().to_owned())),
        None => Err(Failure::usage(format!("--set {it}: takes NAME=VALUE"))),
    });
    each.collect()
}

/// The book whose scenario a file is; it alone says what is wrong with it.
pub fn book_of(name: &str, text: &str) -> Result<&'static Rulebook, Failure> {
    shelf::book_of(text).map_err(|it| Failure::usage(format!("{name}: {it}")))
}
