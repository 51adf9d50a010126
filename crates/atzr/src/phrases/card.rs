//! Words for Event Cards.
use kernel::Note;

use crate::{journal::Card, printed::Class};

/// What a card shows, and its number.
pub fn drawn(note: &Note) -> Option<String> {
    let card = Card::read(note)?;
    let number = match &card {
        Card::Zombies { card, .. } | Card::Humans { card, .. } | Card::Reshuffle { card } => card,
    };
    Some(format!("{} (card {number})", shows(&card)))
}

/// What a card shows.
pub fn shows(card: &Card) -> String {
    match card {
        Card::Zombies { number: 0, .. } => "nobody".to_owned(),
        Card::Zombies { number: 1, .. } => "1 zombie".to_owned(),
        Card::Zombies { number, .. } => format!("{number} zombies"),
        Card::Humans { number, class, .. } => people(*number, *class),
        Card::Reshuffle { .. } => "reshuffle".to_owned(),
    }
}

/// So many of a Class.
fn people(number: u8, class: Class) -> String {
    let one = number == 1;
    let word = match class {
        Class::Ganger if one => "Ganger",
        Class::Ganger => "Gangers",
        Class::Militia => "Militia",
        Class::Survivor if one => "Survivor",
        Class::Survivor => "Survivors",
    };
    format!("{number} {word}")
}
