//! Campaigns that an earlier version kept as one text: what such a text begins is a campaign of today.
use kernel::dice::SeededDice;
use serde_json::{Map, Value, json};
use store::{Body, Bundle, BundleKind, Library, NewGame, OldCampaign};

use super::{campaigns, check, id_of};
use crate::{Game, GameFault, Players, Source, due};

/// The name that the text has for the game under way, and the one that it has from now on.
type Renamed = Option<(String, String)>;

/// Takes over every campaign of the library that is still a text; what could not be is said, and stays as it is.
pub fn take_over_all(library: &Library) -> Result<Vec<String>, GameFault> {
    let mut remarks = Vec::new();
    for old in library.old_campaigns()? {
        if let Err(why) = take_over(library, &old) {
            let name = &old.name;
            remarks.push(format!("The campaign {name} of an earlier version was left as it is: {why}."));
        }
    }
    Ok(remarks)
}

fn take_over(library: &Library, old: &OldCampaign) -> Result<(), GameFault> {
    let (lines, renamed) = taken_over(library, &old.book, &old.name, &old.text)?;
    let (_, note) = check(&lines)?;
    let kind = BundleKind::Campaign;
    let new = NewGame { id: &old.id, text: &lines, note, chairs: None, written: None, kind };
    let mut old = old.clone();
    if let Some((before, after)) = renamed {
        old.games.iter_mut().filter(|it| it.0 == before).for_each(|it| it.0.clone_from(&after));
    }
    Ok(library.take_over(&old, &new)?)
}

/// The lines of the campaign that a text begins.
pub fn taken_over(
    library: &Library,
    book: &str,
    name: &str,
    text: &str,
) -> Result<(Vec<u8>, Renamed), GameFault> {
    let campaigns = campaigns(book)?;
    let source = Source::Seeded(SeededDice::new(library.chance()?));
    let mut game = (campaigns.start)(text, Players::people(), source).map_err(GameFault::Other)?;
    let lines = game.first_lines(about(name, campaigns.chairs))?;
    game.advance()?;
    Ok((lines, renamed(text, &*game)))
}

/// What a campaign says of itself, for whoever lists campaigns.
pub fn about(name: &str, chairs: u8) -> Map<String, Value> {
    let seats: Vec<String> = match chairs {
        1 => vec!["the team".to_owned()],
        n => (1..=n).map(|it| format!("player {it}")).collect(),
    };
    let mut about = Map::new();
    about.insert("name".to_owned(), json!(name));
    about.insert("seats".to_owned(), json!(seats));
    // Whoever keeps the campaign plays every chair.
    about.insert("friends".to_owned(), json!([]));
    about
}

fn renamed(text: &str, campaign: &dyn Game) -> Renamed {
    let value: Value = serde_json::from_str(text).ok()?;
    let before = value["under_way"]["game"].as_str()?.to_owned();
    let due = due(campaign)?.ok()?;
    Some((before, due.name))
}

/// A campaign in a file of its own, as an earlier version kept it.
pub fn read_campaign(bytes: &[u8]) -> Option<Bundle> {
    let text = std::str::from_utf8(bytes).ok()?;
    let value: Value = serde_json::from_str(text).ok()?;
    let (book, name) = (value.get("book")?.as_str()?, value.get("name")?.as_str()?);
    let source = Source::Seeded(SeededDice::new(0));
    (campaigns(book).ok()?.start)(text, Players::people(), source).ok()?;
    let body = Body::Text(text.to_owned());
    Some(Bundle { book: book.to_owned(), name: name.to_owned(), body, games: Vec::new() })
}

/// The names of the games that the text of a campaign speaks of.
pub fn games_of(bundle: &Bundle) -> Vec<String> {
    let Body::Text(text) = &bundle.body else { return Vec::new() };
    let value: Value = serde_json::from_str(text).unwrap_or_default();
    let played = value["played"].as_array().into_iter().flatten().map(|it| &it["game"]);
    let all = played.chain([&value["under_way"]["game"]]);
    all.filter_map(Value::as_str).map(str::to_owned).collect()
}

/// An id for a game of a campaign, by the name that the campaign has for it: `3-9f…` of `home` is `home-3`.
pub fn id_of_game(campaign: &str, name: &str) -> String {
    match name.split_once('-') {
        Some((number, digest)) if digest.len() == 16 && number.bytes().all(|it| it.is_ascii_digit()) => {
            format!("{campaign}-{number}")
        }
        _ => id_of(name),
    }
}
