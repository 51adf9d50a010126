//! Campaigns from outside: what is accepted can be looked at, and goes on or says why not.
use std::{
    collections::BTreeSet,
    panic::{AssertUnwindSafe, catch_unwind},
};

use kernel::{Viewer, dice::Seeded};
use serde_json::{Map, Value};
use shelf::{Campaigns, Game, Players, Shelved, Source, State};
use store::Place;

use super::{
    change::{others, pattern, places, with},
    file::sealed,
};

/// Looks at a campaign and goes on with it for a while; whether it was accepted.
fn goes_on(game: Result<Box<dyn Game>, String>) -> bool {
    let Ok(mut game) = game else { return false };
    for _ in 0..4 {
        let _ = (game.view(Viewer::Watcher), game.desk());
        let Ok(State::Asking(question)) = game.advance() else { return true };
        let _ = shelf::due(&*game);
        let _ = game.preview(question.seat, Some(&question.default));
        if game.answer(question.seat, question.default.clone()).is_err() {
            return true;
        }
    }
    true
}

fn started(campaigns: Campaigns, text: &str) -> Result<Box<dyn Game>, String> {
    (campaigns.start)(text, Players::people(), Source::Seeded(Seeded::new(3)))
}

/// The campaign with this position, as an export has it.
fn opened(book: &Shelved, header: &str, position: &Value) -> Result<Box<dyn Game>, String> {
    let file = sealed([header, position.to_string().as_str()]);
    let opened = book.take_up(Place::Text(&file), Players::people());
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
                let Ok(State::Asking(question)) = game.advance() else { break };
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
