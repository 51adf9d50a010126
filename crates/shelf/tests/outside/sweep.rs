//! Every kind of field of real positions, at its extremes, one at a time.
use std::collections::BTreeSet;

use serde_json::Value;
use shelf::Rulebook;

use super::{
    change::{others, pattern, places, with},
    file::{file_of, position_after},
    play::{Depth, Fate, tried},
};

/// Positions of every scenario: in the middle of things and before the first answer.
const AFTER: [usize; 2] = [40, 0];

#[derive(Default)]
struct Sweep {
    seen: BTreeSet<String>,
    refused: usize,
    played: usize,
    /// Panics, and refusals that nobody could read.
    wrong: Vec<String>,
}

impl Sweep {
    /// One place with all that could stand there: each is refused or opens, and the least and the most that open are played.
    fn place(&mut self, book: &Rulebook, position: &Value, place: &str) {
        let file = |other: &Value| file_of(book, &with(position, place, other.clone()));
        let mut open = Vec::new();
        for other in others(position.pointer(place).unwrap()) {
            match self.fate(book, &file(&other), place, &other, Depth::Opened) {
                Some(Fate::Refused(words)) => {
                    if words.is_empty() || 2_000 <= words.len() {
                        let head: String = words.chars().take(300).collect();
                        self.wrong.push(format!("{place}: {} letters: {head}", words.len()));
                    }
                    self.refused += 1;
                }
                Some(Fate::Stands) => open.push(other),
                None => (),
            }
        }
        if open.first().is_some_and(Value::is_number) && 2 < open.len() {
            open.drain(1..open.len() - 1);
        }
        for other in open {
            self.played += 1;
            self.fate(book, &file(&other), place, &other, Depth::Played);
        }
    }

    fn fate(
        &mut self,
        book: &Rulebook,
        file: &[u8],
        place: &str,
        other: &Value,
        depth: Depth,
    ) -> Option<Fate> {
        let said = |panic: &str| {
            let other: String = other.to_string().chars().take(40).collect();
            format!("{place} = {other}, {}", panic.chars().take(300).collect::<String>())
        };
        tried(book, file, depth).map_err(|panic| self.wrong.push(said(&panic))).ok()
    }
}

fn sweep(id: &str) {
    let book = books::book(id).unwrap();
    let mut sweep = Sweep::default();
    for (scenario, text) in (book.scenarios)() {
        for after in AFTER {
            let position = position_after(book, text, after);
            assert_eq!(tried(book, &file_of(book, &position), Depth::Played), Ok(Fate::Stands), "{scenario}");
            for place in places(&position) {
                if !place.is_empty() && sweep.seen.insert(pattern(&place)) {
                    sweep.place(book, &position, &place);
                }
            }
        }
    }
    let Sweep { refused, played, wrong, .. } = sweep;
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert!(1_000 < refused && 100 < played, "{refused} refused, {played} played");
}

#[test]
fn a_field_of_dwa_at_its_extremes_is_refused_or_can_be_played() {
    sweep("dwa");
}

#[test]
fn a_field_of_atzr_at_its_extremes_is_refused_or_can_be_played() {
    sweep("atzr");
}

#[test]
fn a_position_that_was_played_is_never_refused() {
    for book in books::stock() {
        for (scenario, text) in (book.scenarios)() {
            for after in [1, 15, 90, 250, usize::MAX] {
                let file = file_of(book, &position_after(book, text, after));
                assert_eq!(tried(book, &file, Depth::Opened), Ok(Fate::Stands), "{scenario} after {after}");
            }
        }
    }
}

#[test]
fn no_book_is_left_out() {
    let ids: Vec<&str> = books::stock().iter().map(|it| it.id).collect();
    assert_eq!(ids, ["dwa", "atzr"], "a new book has a sweep of its own");
}
