//! Game files as somebody could write them who knows the format: any position, sealed like a real one.
use kernel::{Seat, dice::SeededDice};
use serde_json::{Value, json};
use shelf::{Rulebook, Source, TableState};

/// The checksum of a line after this one.
fn checksum(before: u32, text: &str) -> u32 {
    let turned = |sum: u32| if sum & 1 == 1 { 0xEDB8_8320 ^ (sum >> 1) } else { sum >> 1 };
    !text.bytes().fold(!before, |sum, byte| (0..8).fold(sum ^ u32::from(byte), |sum, _| turned(sum)))
}

/// A file of these lines.
pub fn sealed<'a>(lines: impl IntoIterator<Item = &'a str>) -> Vec<u8> {
    let (mut sum, mut file) = (0, String::new());
    for line in lines {
        sum = checksum(sum, line);
        file.push_str(&format!("{line}\t{sum:08x}\n"));
    }
    file.into_bytes()
}

/// A game of this book that begins in this position.
pub fn file_of(book: &Rulebook, position: &Value) -> Vec<u8> {
    let header = json!({ "shamble": 1, "book": book.id, "schema": 1, "name": "From outside", "seed": 7 });
    sealed([header.to_string().as_str(), position.to_string().as_str()])
}

/// Where a game of a scenario stands after so many answers, by the bot that plays sensibly.
pub fn position_after(book: &Rulebook, scenario: &str, answers: usize) -> Value {
    let prepared = (book.read)(scenario, &[]).unwrap();
    let bot = super::play::stopping(book, 5, answers);
    let mut game = prepared.start(bot, Source::Seeded(SeededDice::new(5)));
    let state = game.advance().unwrap();
    assert!(matches!(state, TableState::Asking(_) | TableState::Over), "{state:?}");
    assert!(game.view(Seat(0).into()).tokens.len() < 5_000);
    serde_json::from_str(&game.position().unwrap()).unwrap()
}
