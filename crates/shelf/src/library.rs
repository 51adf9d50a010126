//! The library with the books at hand: what comes in is opened by its book before it is kept, and what an earlier version
//! left as loose files is taken over.
mod brought;
mod old;
mod take_over;

pub use brought::{Brought, brought};
pub use old::{about, games_of, read_campaign};
pub use take_over::with_games;

use std::path::Path;

use kernel::{
    flaw::{self, Flaw},
    written::short_name,
};
use serde_json::Value;
use store::{Body, Bundle, Header, Kind, Library, NewGame, Note, Place};

use crate::{Campaigns, Players, Shelved, Trouble};

/// What has come in, and under which id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Imported {
    Game(String),
    Campaign(String),
}

/// Opens the library of a folder and takes over loose games and campaigns that lie there; what has to be said about
/// them comes with it.
pub fn open(folder: &Path) -> Result<(Library, Vec<String>), Trouble> {
    let library = Library::open(folder)?;
    let found = library.remark().map(str::to_owned);
    let old = old::take_over_all(&library)?;
    let remarks = found.into_iter().chain(old).chain(take_over::all(&library, folder)).collect();
    Ok((library, remarks))
}

/// Takes in a game or a campaign that was handed on; nothing is kept of one that its book cannot open.
pub fn import(library: &Library, bytes: &[u8]) -> Result<Imported, Trouble> {
    match Kind::of(bytes) {
        Some(Kind::Game) => {
            let (header, note) = check(bytes)?;
            let id = library.free(&stem(&header))?;
            let campaign = is_campaign(&header);
            let kind = if campaign { Kind::Campaign } else { Kind::Game };
            let new = NewGame { id: &id, text: bytes, note, chairs: None, written: None, kind };
            let id = library.add(&new)?;
            Ok(if campaign { Imported::Campaign(id) } else { Imported::Game(id) })
        }
        Some(Kind::Campaign) => {
            let bundle = Bundle::read(bytes)?;
            flaw::called("the campaign's name", &bundle.name).map_err(unfit)?;
            let id = store::plain(&bundle.name);
            Ok(Imported::Campaign(import_campaign(library, &id, &bundle)?))
        }
        None => match read_campaign(bytes) {
            Some(bundle) => {
                let id = store::plain(&bundle.name);
                Ok(Imported::Campaign(import_campaign(library, &id, &bundle)?))
            }
            None => Err(neither()),
        },
    }
}

/// Whether a file can be imported at all, for whoever has no library yet and should not get one for nothing.
pub fn can_import(bytes: &[u8]) -> Result<(), Trouble> {
    match Kind::of(bytes) {
        Some(Kind::Game) => check(bytes).map(drop),
        Some(Kind::Campaign) => Ok(Bundle::read(bytes).map(drop)?),
        None => read_campaign(bytes).map(drop).ok_or_else(neither),
    }
}

fn neither() -> Trouble {
    Trouble::Other("this is neither a game nor a campaign of shamble".to_owned())
}

/// Puts a campaign with its games into the library; all or nothing.
pub fn import_campaign(library: &Library, id: &str, bundle: &Bundle) -> Result<String, Trouble> {
    let book = crate::book(&bundle.book).map_or(bundle.book.as_str(), |it| it.id);
    let (lines, names) = match &bundle.body {
        Body::Lines(lines) => (lines.clone(), None),
        Body::Text(text) => old::taken_over(library, book, &bundle.name, text)?,
    };
    let (header, note) = check(&lines)?;
    if !is_campaign(&header) || crate::book(&header.book).is_none_or(|it| it.id != book) {
        return Err(Trouble::Other("its first part is not a campaign of this book".to_owned()));
    }
    let mut notes = Vec::new();
    for (name, text) in &bundle.games {
        let (header, note) = check(text).map_err(|it| Trouble::Other(format!("the game {name}: {it}")))?;
        if header.book != book {
            return Err(Trouble::Other(format!("the game {name} is of another book than the campaign")));
        }
        notes.push(note);
    }
    let mut bundle = bundle.clone();
    if let Some((old, new)) = names {
        bundle.games.iter_mut().filter(|it| it.0 == old).for_each(|it| it.0.clone_from(&new));
    }
    let kind = Kind::Game;
    let ids: Vec<String> = bundle.games.iter().map(|it| old::id_of_game(id, &it.0)).collect();
    let games = bundle.games.iter().zip(&ids).zip(notes);
    let games: Vec<NewGame<'_>> = games
        .map(|((it, id), note)| NewGame { id, text: &it.1, note, chairs: None, written: None, kind })
        .collect();
    let campaign = NewGame { id, text: &lines, note, chairs: None, written: None, kind: Kind::Campaign };
    Ok(library.add_campaign(&campaign, &bundle, &games)?)
}

/// Whether a header is that of a campaign.
pub fn is_campaign(header: &Header) -> bool {
    header.book.ends_with(crate::campaign::SUFFIX)
}

/// A game or a campaign with its games as one file, and what that file is called.
pub fn export(library: &Library, id: &str) -> Result<(String, Vec<u8>), Trouble> {
    if let Some(bundle) = library.bundle(id)? {
        return Ok((format!("{id}.campaign.shamble"), bundle.write()?));
    }
    match library.text(id)? {
        Some(text) => Ok((format!("{id}.shamble"), text)),
        None => Err(no_such(id)),
    }
}

/// That nothing in the library has this name.
pub fn no_such(id: &str) -> Trouble {
    Trouble::Other(format!("there is no game and no campaign {}", short_name(id)))
}

/// Who plays what is told in a list of names.
const MOST_LETTERS_OF_A_SEAT: usize = 4_000;

fn unfit(flaw: Flaw) -> Trouble {
    Trouble::Other(flaw.to_string())
}

/// What the header says of a game: its name and its chairs, as pages will show them.
fn named(header: &Header) -> flaw::Checked {
    for key in ["name", "scenario"] {
        let words = header.about.get(key).and_then(Value::as_str);
        flaw::called(key, words.unwrap_or_default())?;
    }
    for key in ["seats", "bots", "friends"] {
        let these = header.about.get(key).and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let letters = |it: &Value| it.as_str().map_or(0, |it| it.chars().count());
        flaw::each(key, 255, these, |it| {
            flaw::number("its letters", letters(it), 0..=MOST_LETTERS_OF_A_SEAT)
        })?;
    }
    Ok(())
}

/// Has its book open a game, which goes through all of it, and says what a list tells of it.
fn check(text: &[u8]) -> Result<(Header, Note), Trouble> {
    let header = store::first(text)?;
    named(&header).map_err(unfit)?;
    let unknown = || Trouble::Other(format!("there is no book {} on this shelf", short_name(&header.book)));
    let book: &Shelved = crate::book(&header.book).ok_or_else(unknown)?;
    let game = book.take_up(Place::Text(text), Players::people())?.game;
    let result = game.result().map(|it| it.to_string());
    Ok((header, Note { over: game.is_over(), decisions: game.decisions(), result }))
}

/// How a book keeps its campaigns.
pub fn campaigns(book: &str) -> Result<Campaigns, Trouble> {
    let shelved = crate::book(book)
        .ok_or_else(|| Trouble::Other(format!("there is no book {} on this shelf", short_name(book))))?;
    shelved.campaigns.ok_or_else(|| Trouble::Other(format!("{} has no campaigns", shelved.title)))
}

/// What the ids of such games begin with.
fn stem(header: &Header) -> String {
    let about = |key| header.about.get(key).and_then(Value::as_str);
    match about("scenario").filter(|it| store::is_plain(it)) {
        Some(scenario) => scenario.to_owned(),
        None => store::plain(about("name").unwrap_or("game")),
    }
}

/// The name of a file or of a game in a campaign as an id.
fn id_of(name: &str) -> String {
    let name = name.strip_suffix(".shamble").unwrap_or(name);
    if store::is_plain(name) { name.to_owned() } else { store::plain(name) }
}
