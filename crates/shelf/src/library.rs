//! The library with the books at hand: what comes in is opened by its book before it is kept, and what an earlier version
//! left as loose files is taken over.
mod brought;
mod old;
mod take_over;

pub use brought::{CampaignGain, brought};
pub use old::{about, games_of, read_campaign};
pub use take_over::with_games;

use std::path::Path;

use kernel::{
    flaw::{self, Flaw},
    written::short_name,
};
use serde_json::Value;
use store::{Body, Bundle, BundleKind, GamePlace, Header, Library, NewGame, Note};

use crate::{Campaigns, Game, GameFault, Players, Rulebook, due};

/// What has come in, and under which id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportedItem {
    Game(String),
    Campaign(String),
}

/// Opens the library of a folder and takes over loose games and campaigns that lie there; what has to be said about
/// them comes with it.
pub fn open(folder: &Path) -> Result<(Library, Vec<String>), GameFault> {
    let library = Library::open(folder)?;
    let found = library.remark().map(str::to_owned);
    let old = old::take_over_all(&library)?;
    let remarks = found.into_iter().chain(old).chain(take_over::all(&library, folder)).collect();
    Ok((library, remarks))
}

/// Takes in a game or a campaign that was handed on; nothing is kept of one that its book cannot open.
pub fn import(library: &Library, bytes: &[u8]) -> Result<ImportedItem, GameFault> {
    match BundleKind::of(bytes) {
        Some(BundleKind::Game) => {
            let (header, note) = check(bytes)?;
            let id = library.free(&stem(&header))?;
            let campaign = is_campaign(&header);
            let kind = if campaign { BundleKind::Campaign } else { BundleKind::Game };
            let new = NewGame { id: &id, text: bytes, note, chairs: None, written: None, kind };
            let id = library.add(&new)?;
            Ok(if campaign { ImportedItem::Campaign(id) } else { ImportedItem::Game(id) })
        }
        Some(BundleKind::Campaign) => {
            let bundle = Bundle::read(bytes)?;
            flaw::called("the campaign's name", &bundle.name).map_err(unfit)?;
            let id = store::plain(&bundle.name);
            Ok(ImportedItem::Campaign(import_campaign(library, &id, &bundle)?))
        }
        None => match read_campaign(bytes) {
            Some(bundle) => {
                let id = store::plain(&bundle.name);
                Ok(ImportedItem::Campaign(import_campaign(library, &id, &bundle)?))
            }
            None => Err(neither()),
        },
    }
}

/// Whether a file can be imported at all, for whoever has no library yet and should not get one for nothing.
pub fn can_import(bytes: &[u8]) -> Result<(), GameFault> {
    match BundleKind::of(bytes) {
        Some(BundleKind::Game) => check(bytes).map(drop),
        Some(BundleKind::Campaign) => Ok(Bundle::read(bytes).map(drop)?),
        None => read_campaign(bytes).map(drop).ok_or_else(neither),
    }
}

fn neither() -> GameFault {
    GameFault::Other("this is neither a game nor a campaign of shamble".to_owned())
}

/// Puts a campaign with its games into the library; all or nothing.
pub fn import_campaign(library: &Library, id: &str, bundle: &Bundle) -> Result<String, GameFault> {
    let book = crate::book(&bundle.book).map_or(bundle.book.as_str(), |it| it.id);
    let (lines, names) = match &bundle.body {
        Body::Lines(lines) => (lines.clone(), None),
        Body::Text(text) => old::taken_over(library, book, &bundle.name, text)?,
    };
    let (header, note) = check(&lines)?;
    if !is_campaign(&header) || crate::book(&header.book).is_none_or(|it| it.id != book) {
        return Err(GameFault::Other("its first part is not a campaign of this book".to_owned()));
    }
    let mut notes = Vec::new();
    for (name, text) in &bundle.games {
        let (header, note) = check(text).map_err(|it| of_game(name, it))?;
        if header.book != book {
            return Err(GameFault::Other(format!("the game {name} is of another book than the campaign")));
        }
        notes.push(note);
    }
    let mut bundle = bundle.clone();
    if let Some((old, new)) = names {
        bundle.games.iter_mut().filter(|it| it.0 == old).for_each(|it| it.0.clone_from(&new));
    }
    let kind = BundleKind::Game;
    let ids: Vec<String> = bundle.games.iter().map(|it| old::id_of_game(id, &it.0)).collect();
    let games = bundle.games.iter().zip(&ids).zip(notes);
    let games: Vec<NewGame<'_>> = games
        .map(|((it, id), note)| NewGame { id, text: &it.1, note, chairs: None, written: None, kind })
        .collect();
    let campaign =
        NewGame { id, text: &lines, note, chairs: None, written: None, kind: BundleKind::Campaign };
    Ok(library.add_campaign(&campaign, &bundle, &games)?)
}

/// Whether a header is that of a campaign.
pub fn is_campaign(header: &Header) -> bool {
    header.book.ends_with(crate::campaign::SUFFIX)
}

/// A game or a campaign with its games as one file, and what that file is called.
pub fn export(library: &Library, id: &str) -> Result<(String, Vec<u8>), GameFault> {
    if let Some(bundle) = library.bundle(id)? {
        return Ok((format!("{id}.campaign.shamble"), bundle.write()?));
    }
    match library.text(id)? {
        Some(text) => Ok((format!("{id}.shamble"), text)),
        None => Err(no_such(id)),
    }
}

/// That nothing in the library has this name.
pub fn no_such(id: &str) -> GameFault {
    GameFault::Other(format!("there is no game and no campaign {}", short_name(id)))
}

/// Who plays what is told in a list of names.
const MOST_LETTERS_OF_A_SEAT: usize = 4_000;

fn unfit(flaw: Flaw) -> GameFault {
    GameFault::Other(flaw.to_string())
}

/// What the header says of a game: its name and its chairs, as pages will show them.
fn named(header: &Header) -> flaw::CheckResult {
    for key in ["name", "scenario"] {
        let words = header.about.get(key).and_then(Value::as_str);
        flaw::called(key, words.unwrap_or_default())?;
    }
    for key in ["seats", "bots", "friends"] {
        let these = header.about.get(key).and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        flaw::each(key, 255, these, |it| {
            flaw::named("", it.as_str().unwrap_or_default(), MOST_LETTERS_OF_A_SEAT)
        })?;
    }
    Ok(())
}

/// What is wrong with one game of a campaign.
fn of_game(name: &str, why: GameFault) -> GameFault {
    match why {
        GameFault::Diverged(words) | GameFault::Other(words) => {
            GameFault::Other(format!("the game {}: {words}", short_name(name)))
        }
        disk @ (GameFault::Disk(_) | GameFault::GoneOn) => disk,
    }
}

/// Whether every bot that sat at a game is one of its book: otherwise nobody could sit down to it again.
fn knows_bots(header: &Header, book: &Rulebook) -> Result<(), GameFault> {
    let seated = header.about.get("bots").and_then(Value::as_array).into_iter().flatten();
    let known = |name: &str| book.bots.iter().any(|it| it.name == name);
    match seated.filter_map(Value::as_str).find(|it| !known(it)) {
        Some(name) => Err(GameFault::Other(format!("there is no bot {}", short_name(name)))),
        None => Ok(()),
    }
}

/// Whom each chair of a game plays, as its header says, or else the scenario that it names.
pub fn chairs(header: &Header, book: &Rulebook) -> Vec<String> {
    let about = |key: &str| header.about.get(key).cloned().unwrap_or_default();
    let plays: Option<Vec<String>> = serde_json::from_value(about("seats")).ok();
    let of_scenario = || {
        let scenario = (book.scenarios)().iter().find(|it| about("scenario") == it.0)?;
        Some((book.read)(scenario.1, &[]).ok()?.seats())
    };
    let plays = plays.filter(|it| !it.is_empty()).or_else(of_scenario);
    plays.unwrap_or_else(|| vec!["everybody".to_owned()])
}

/// Whether a game has a chair for everybody who is asked in it, and none for somebody who never is.
fn has_chairs(header: &Header, book: &Rulebook, game: &dyn Game) -> Result<(), GameFault> {
    let chairs = chairs(header, book);
    let needed = match book.campaigns {
        Some(campaigns) if is_campaign(header) => campaigns.chairs.into(),
        Some(_) | None => game.chairs(),
    };
    // A chair may be there of which nobody is led; and a scenario that is named alone may have been shared by fewer.
    let is_named = header.about.contains_key("seats");
    if chairs.get(needed..).is_some_and(|more| !is_named || more.iter().all(String::is_empty)) {
        return Ok(());
    }
    let counted = |n: usize| view::words::counted(n, "chair", "chairs");
    let (has, needed) = (counted(chairs.len()), counted(needed));
    Err(GameFault::Other(format!("the first line names {has}, and the game is played from {needed}")))
}

/// Whether a campaign can be gone on with from where it stands: its page shows the game that is due. What is played on the way
/// there is not kept.
fn opens(campaign: &mut dyn Game) -> Result<(), GameFault> {
    let mut more = campaign.play()?.is_some();
    while more {
        more = campaign.written(Ok(()))?.is_some();
    }
    due(campaign).transpose().map(drop).map_err(GameFault::Other)
}

/// Has its book open a game, which goes through all of it, and says what a list tells of it.
fn check(text: &[u8]) -> Result<(Header, Note), GameFault> {
    let header = store::first(text)?;
    named(&header).map_err(unfit)?;
    let unknown = || GameFault::Other(format!("there is no book {} on this shelf", short_name(&header.book)));
    let book: &Rulebook = crate::book(&header.book).ok_or_else(unknown)?;
    knows_bots(&header, book)?;
    let mut game = book.take_up(GamePlace::Text(text), Players::people())?.game;
    has_chairs(&header, book, &*game)?;
    let result = game.result().map(|it| it.to_string());
    let note = Note { over: game.is_over(), decisions: game.decisions(), result };
    if is_campaign(&header) {
        opens(&mut *game)?;
    }
    Ok((header, note))
}

/// How a book keeps its campaigns.
pub fn campaigns(book: &str) -> Result<Campaigns, GameFault> {
    let shelved = crate::book(book)
        .ok_or_else(|| GameFault::Other(format!("there is no book {} on this shelf", short_name(book))))?;
    shelved.campaigns.ok_or_else(|| GameFault::Other(format!("{} has no campaigns", shelved.title)))
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
