//! Campaigns from outside: what is accepted can be looked at, and goes on or says why not.
use std::{
    collections::BTreeSet,
    panic::{AssertUnwindSafe, catch_unwind},
};

use kernel::{Viewer, dice::SeededDice, question::Shape};
use serde_json::{Map, Value, json};
use shelf::{Campaigns, Game, Players, Rulebook, Source, TableState, library};
use store::{GamePlace, Library};

use super::{
    change::{others, pattern, places, with},
    file::sealed,
};

/// Looks at a campaign and goes on with it for a while; whether it was accepted.
fn goes_on(game: Result<Box<dyn Game>, String>) -> bool {
    let Ok(mut game) = game else { return false };
    for _ in 0..4 {
        let _ = (game.view(Viewer::Watcher), game.desk());
        let Ok(TableState::Asking(question)) = game.advance() else { return true };
        let _ = shelf::due(&*game);
        let _ = game.preview(question.seat, Some(&question.default));
        if game.answer(question.seat, question.default.clone()).is_err() {
            return true;
        }
    }
    true
}

fn started(campaigns: Campaigns, text: &str) -> Result<Box<dyn Game>, String> {
    (campaigns.start)(text, Players::people(), Source::Seeded(SeededDice::new(3)))
}

/// The campaign with this position, as an export has it.
fn opened(book: &Rulebook, header: &str, position: &Value) -> Result<Box<dyn Game>, String> {
    let file = sealed([header, position.to_string().as_str()]);
    let opened = book.take_up(GamePlace::Text(&file), Players::people());
    opened.map(|it| it.game).map_err(|it| it.to_string())
}

#[test]
fn a_campaign_with_a_field_at_its_extremes_is_refused_or_goes_on() {
    let (mut refused, mut panics) = (0, Vec::new());
    for book in books::stock() {
        let Some(campaigns) = book.campaigns else { continue };
        let mut seen = BTreeSet::new();
        let plain = (campaigns.new)("From outside").unwrap();
        let ready = campaigns.ready.iter().map(|it| (it.new)("From outside").unwrap());
        for text in ready.chain([plain]) {
            let mut game = started(campaigns, &text).unwrap();
            let lines = String::from_utf8(game.first_lines(Map::new()).unwrap()).unwrap();
            let header = lines.split('\t').next().unwrap().to_owned();
            for _ in 0..12 {
                let Ok(TableState::Asking(question)) = game.advance() else { break };
                if game.answer(question.seat, question.default.clone()).is_err() {
                    break;
                }
            }
            let later: Value = serde_json::from_str(&game.position().unwrap()).unwrap();
            let texts: [(&str, Value); 2] =
                [("text", serde_json::from_str(&text).unwrap()), ("position", later)];
            for (kind, whole) in texts {
                let goes = |value: &Value| match kind {
                    "text" => goes_on(started(campaigns, &value.to_string())),
                    _ => goes_on(opened(book, &header, value)),
                };
                assert!(goes(&whole), "{} {kind}", book.id);
                for place in places(&whole) {
                    if place.is_empty() || !seen.insert((kind, pattern(&place))) {
                        continue;
                    }
                    for other in others(whole.pointer(&place).unwrap()) {
                        let said: String = other.to_string().chars().take(40).collect();
                        let changed = with(&whole, &place, other);
                        match catch_unwind(AssertUnwindSafe(|| goes(&changed))) {
                            Ok(accepted) => refused += usize::from(!accepted),
                            Err(_) => panics.push(format!("{} {kind} {place} = {said}", book.id)),
                        }
                    }
                }
            }
        }
    }
    assert!(panics.is_empty(), "{} panics:\n{}", panics.len(), panics.join("\n"));
    assert!(300 < refused, "{refused} refused");
}

/// A campaign of this book whose game is due: its header and its position.
fn with_game_due(book: &Rulebook) -> (String, Value) {
    let campaigns = book.campaigns.unwrap();
    let mut game = started(campaigns, &(campaigns.ready[0].new)("From outside").unwrap()).unwrap();
    let about = library::about("From outside", campaigns.chairs);
    let lines = String::from_utf8(game.first_lines(about).unwrap()).unwrap();
    for _ in 0..100 {
        let TableState::Asking(question) = game.advance().unwrap() else { panic!("nothing is asked") };
        if matches!(question.shape, Shape::Game { .. }) {
            let position = serde_json::from_str(&game.position().unwrap()).unwrap();
            return (lines.split('\t').next().unwrap().to_owned(), position);
        }
        game.answer(question.seat, question.default.clone()).unwrap();
    }
    panic!("no game is due");
}

/// Whether a campaign opens as its page does: its desk, and the game that it waits for.
fn opens(book: &Rulebook, file: &[u8]) -> Result<(), String> {
    let opened = book.take_up(GamePlace::Text(file), Players::people());
    let mut game = opened.map_err(|it| it.to_string())?.game;
    game.play().map_err(|it| it.to_string())?;
    game.desk().ok_or("it has no desk")?;
    shelf::due(&*game).transpose().map(drop)
}

#[test]
fn a_campaign_that_is_taken_in_opens_with_the_game_that_is_due() {
    for book in books::stock().iter().filter(|it| it.campaigns.is_some()) {
        let (header, whole) = with_game_due(book);
        let (mut taken, mut refused, mut shut, mut seen) = (0, 0, Vec::new(), BTreeSet::new());
        for place in places(&whole).into_iter().filter(|it| !it.is_empty()) {
            if !seen.insert(pattern(&place)) {
                continue;
            }
            for other in others(whole.pointer(&place).unwrap()) {
                let said: String = other.to_string().chars().take(40).collect();
                let file = sealed([header.as_str(), with(&whole, &place, other).to_string().as_str()]);
                match library::can_import(&file) {
                    Ok(()) => {
                        taken += 1;
                        shut.extend(opens(book, &file).err().map(|it| format!("{place} = {said}: {it}")));
                    }
                    Err(_) => refused += 1,
                }
            }
        }
        assert!(
            shut.is_empty(),
            "{}: {} are taken in and do not open:\n{}",
            book.id,
            shut.len(),
            shut.join("\n")
        );
        assert!(20 < taken && 50 < refused, "{}: {taken} taken in, {refused} refused", book.id);
    }
}

#[test]
fn a_campaign_that_cannot_be_gone_on_with_is_refused_in_words_and_nothing_of_it_is_kept() {
    let book = books::stock().iter().find(|it| it.id == "atzr").unwrap();
    let (header, whole) = with_game_due(book);
    let group = "/campaign/groups/0";
    for (place, other, words) in [
        (format!("{group}/members/0/rep"), json!(0), "0 is out of range; it goes from 1 to 20"),
        (format!("{group}/members/0/name"), json!(" "), "everybody has a name"),
        (format!("{group}/seat"), json!(8), "8 is out of range; it goes from 0 to 7"),
        (format!("{group}/members"), json!([]), "an Encounter is to be played, and nobody is there for it"),
        (
            "/campaign/groups".to_owned(),
            json!([]),
            "an Encounter is to be played, and nobody is there for it",
        ),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let kept = Library::open(folder.path()).unwrap();
        let file = |it: &Value| sealed([header.as_str(), it.to_string().as_str()]);
        let why = library::import(&kept, &file(&with(&whole, &place, other))).unwrap_err().to_string();
        assert!(why.contains(words), "{place}: {why}");
        assert!(kept.campaigns().unwrap().is_empty() && kept.games().unwrap().is_empty(), "{place}");
        library::import(&kept, &file(&whole)).unwrap();
    }
}
